# Die Tafel der offenen Tische eines Servers, und Ankündigungen.

server-board-title = **Tische, die Mitspieler suchen**
server-board-none = Zurzeit keine. Öffne einen mit `/table new`.
server-board-more = … und { $count ->
    [one] ein weiterer
   *[other] { $count } weitere
}: `/find` zeigt alle.
server-board-seats = **Ersatz gesucht**
server-board-foot = Immer aktuell. Wähle unten einen Tisch, um mitzuspielen; `/find` sucht weitere, `/table new` öffnet einen neuen.
server-vacancy = **Neuer Tisch: Mitspieler gesucht**
news-outcome = 🏁 **{ $title }**: { $places }. Partie beendet; mehr in { $where }.
news-place = { $place }. { $name }
news-somebody = jemand
news-records = 🎉 **{ $title }**:
news-badge = - { $name }: { $badge }
news-lead = - { $name } führt jetzt die Wertung für { $title } (Tische mit { $seats } Plätzen) auf diesem Server an.
find-board = Alle Tische dieses Servers, die Mitspieler suchen: { $where }
