# The board of open tables on a server, and announcements.

server-board-title = **Tables that wait for players**
server-board-none = None at the moment. `/table new` opens one.
server-board-more = …and { $count ->
    [one] one more
   *[other] { $count } more
}: `/find` shows them.
server-board-seats = **Somebody is wanted to play on**
server-board-foot = Always as it is. The menu takes a seat at once; `/find` searches, `/table new` opens a table.
server-vacancy = **A new table is waiting for players**
news-outcome = 🏁 **{ $title }** is over at table { $table }: { $places }. The end is told in { $where }.
news-place = { $place }. { $name }
news-somebody = somebody
news-records = 🎉 **{ $title }**, table { $table }:
news-badge = - { $name }: { $badge }
news-lead = - { $name } leads the rating of { $title } for { $seats } on this server now.
find-board = All tables of this server that wait for players: { $where }
