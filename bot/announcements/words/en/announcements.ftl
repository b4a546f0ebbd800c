# The board of open tables on a server, and announcements.

server-board-title = **Tables looking for players**
server-board-none = None right now. Open one with `/table new`.
server-board-more = … and { $count ->
    [one] one more
   *[other] { $count } more
}: see `/find`.
server-board-seats = **Substitutes wanted**
server-board-foot = Always up to date. Pick a table below to join; search with `/find`, open one with `/table new`.
server-vacancy = **New table: players wanted**
news-outcome = 🏁 **{ $title }**: { $places }. Game over; see { $where }.
news-place = { $place }. { $name }
news-somebody = someone
news-records = 🎉 **{ $title }**:
news-badge = - { $name }: { $badge }
news-lead = - { $name } now leads the { $title } rating ({ $seats }-player games) on this server.
find-board = All tables on this server that are looking for players: { $where }
