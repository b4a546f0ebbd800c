# Die Tafel der offenen Tische eines Servers, und Ankündigungen.

server-board-title = **Tische, die auf Mitspieler warten**
server-board-none = Im Moment keiner. `/table new` eröffnet einen.
server-board-more = … und { $count ->
    [one] ein weiterer
   *[other] { $count } weitere
}: `/find` zeigt sie.
server-board-seats = **Gesucht: jemand, der weiterspielt**
server-board-foot = Immer aktuell. Das Menü gibt dir sofort einen Platz; `/find` sucht, `/table new` eröffnet einen Tisch.
server-vacancy = **Ein neuer Tisch wartet auf Mitspieler**
news-outcome = 🏁 **{ $title }** an Tisch { $table } ist zu Ende: { $places }. Mehr dazu in { $where }.
news-place = { $place }. { $name }
news-somebody = jemand
news-records = 🎉 **{ $title }**, Tisch { $table }:
news-badge = - { $name }: { $badge }
news-lead = - { $name } führt jetzt die Wertung von { $title } zu { $seats } auf diesem Server an.
find-board = Alle Tische dieses Servers, die auf Leute warten: { $where }
