# All tables of a person, and what waits for them.

command-games-about = All your tables on every server: where it is your move, since when
command-games-show = Which of them
command-games-show-name = show

inbox-title = { $waiting ->
    [0] **Your tables: { $tables }.** None is waiting for you.
    [one] **Your tables: { $tables }.** One is waiting for you.
   *[other] **Your tables: { $tables }.** { $waiting } are waiting for you.
}
inbox-none = You sit at no table. `/table new` opens one.
inbox-line = **{ $title }** { $table } · { $names } · { $how } · { $where }
inbox-your-move = **your move** { $when }
inbox-waits-for = waiting for { $who }
inbox-nothing-waits = Nothing is waiting for you: you have answered everything.
inbox-here = { $title } { $table } · { $where }
inbox-button-next = Next decision
inbox-show-all = All tables
inbox-show-mine = Where it is my move
inbox-show-running = Running games
inbox-show-open = Tables that wait for players
inbox-reminder = This is waiting for you:
inbox-button-later = In four hours
inbox-button-tomorrow = Tomorrow
inbox-later = Until { $when } you are reminded of nothing that waits now. What you were reminded of comes again then, if it still waits.
inbox-more = { $count ->
    [one] … and one more table.
   *[other] … and { $count } more tables.
}
inbox-live = Kept up to date here; `/me` ends it.

digest-title = { $waiting ->
    [0] **Your day at a glance.** No table is waiting for you.
    [one] **Your day at a glance.** One table is waiting for you:
   *[other] **Your day at a glance.** { $waiting } tables are waiting for you:
}
digest-more = … and there is more: `/catch-up` tells the rest.
