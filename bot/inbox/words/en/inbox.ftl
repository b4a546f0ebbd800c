# Catching up, and following tables of others.

command-catch-up-about = What has happened since you looked last, and what is waiting for you
command-table-follow-about = Hear of a table without playing there, told as your settings say; or no more
catch-up-title = **What has happened since you looked last: { $title }**, table { $table }
catch-up-again = **Nothing new. What you were told last: { $title }**, table { $table }
catch-up-nothing = Nothing has happened yet that you have not seen: { $title }, table { $table }.
catch-up-nothing-new = Nothing has happened at your tables since you looked last.
catch-up-lost = **What you had seen was taken back**, from here on: { $stage }.
catch-up-waits = **This table is waiting for your decision.**
catch-up-more = … and there is more: `/catch-up` again tells the rest.
catch-up-closer = See one closer, with its picture…
catch-up-button = What has happened?
catch-up-button-all = What has happened?
table-button-follow = Follow
table-button-unfollow = Do not follow any more
follow-on = You follow table { $table }: you are told of it as your settings in `/me` say.
follow-off = You do not follow table { $table } any more.
tables-plays-here = You play at table { $table }, so you hear of it anyway.
host-call-closed = { $who }, this table is waiting for you. I could not write to you: your direct messages are closed.
inbox-your-move-until = **your move** { $when }, your time is up { $until }

command-me-last = How long before your time is up you are reminded once more, such as “4h”; “never”
command-me-last-name = last
me-last = Before my time is up: { $wait }
me-menu-last = Before my time is up…
me-last-line = Before my time is up: **{ $wait }**
me-button-more = More
inbox-nudged = The others at your table would be glad to go on: { $tables }

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

# A person's own settings: time, reminders, language.

command-me-about = Your settings: time zone, waking hours, days away, reminders, language
command-me-zone = Your time zone, such as “Europe/Berlin” or just “Berlin”
command-me-zone-name = zone
command-me-hours = When you may be disturbed, such as “mon-fri 8-22, sat-sun 10-24”
command-me-hours-name = hours
command-me-away = Days away, such as “2026-12-24 to 2027-01-02”; “no” when you are back
command-me-away-name = away
command-me-notify = How you are told that it is your move
command-me-notify-name = notify
command-me-first = When you are reminded first, such as “4h” or “2 days”; “never”
command-me-first-name = first
command-me-again = How often you are reminded after that, such as “1 day”; “never”
command-me-again-name = again
command-me-inbox = Whether one direct message shows all your tables, always as they are
command-me-inbox-name = inbox
command-me-digest = When you are told once a day what waits and what is new, such as “7:30”; “never”
command-me-digest-name = digest
command-me-language = In which language you are told things in private
command-me-language-name = language

me-title = **Your settings**
me-zone = Time zone: **{ $zone }** (it is { $time } there)
me-hours = You may be disturbed: **{ $hours }**
me-away = Away: **{ $days }**
me-away-no = no
me-away-still = Your clocks stand still on these days.
me-away-clocks =
    { $slow ->
        [one] Your clocks stand still on one of these days
       *[other] Your clocks stand still on { $slow } of these days
    } ({ $fast } at a pace of 2 moves a day or more, or with a bank under 48 hours). After that your time runs, and the others may go on without you.
me-notify = When it is your move: **{ $how }**
me-notify-as = On my move: { $how }
me-notify-ping = ping me in the channel
me-notify-private = write me a direct message
me-notify-quiet = do not tell me
me-remind = First reminder: **{ $first }** · further ones: **{ $again }**
me-first = First reminder: { $wait }
me-again = Further reminders: { $wait }
me-inbox = Inbox: **{ $how }**
me-inbox-as = Inbox: { $how }
me-inbox-on = one direct message shows all my tables
me-inbox-off = none
me-digest = Daily digest: **{ $when }**
me-digest-as = Daily digest: { $when }
me-digest-at = at { $time }
me-digest-never = none
me-language = Language in private: **{ $language }**
me-language-as = Language: { $language }
me-language-discord = as in your Discord
me-typed = Everything can be typed as well: `/me` takes it all. Only you see this.

me-menu-notify = How you are told…
me-menu-first = First reminder…
me-menu-again = Further reminders…
me-menu-inbox = Inbox…
me-menu-digest = Daily digest…
me-menu-language = Language…
me-menu-region = Which part of the world…
me-menu-place = Which place… (page { $page } of { $pages })
me-menu-days = Which days…
me-menu-from = Awake from…
me-menu-to = Until…
me-menu-leave = First day away…
me-menu-return = Last day away…
me-button-zone = Time zone
me-button-hours = Waking hours
me-button-away = Days away
me-button-home = I am back
me-region-africa = Africa
me-region-america = America
me-region-antarctica = Antarctica
me-region-asia = Asia
me-region-atlantic = Atlantic
me-region-australia = Australia
me-region-europe = Europe
me-region-indian = Indian Ocean
me-region-pacific = Pacific

me-unreadable-zone = There is no time zone “{ $given }”. Name one such as `Europe/Berlin`, or the largest city that shares your clock; the suggestions show all.
me-unreadable-hours = “{ $given }” are no hours of a week. Type them such as `mon-fri 8-22, sat-sun 10-24`, or `always`; at least one day needs some.
me-unreadable-away = “{ $given }” are no days to be away. Type them such as `2026-12-24 to 2027-01-02`, at most a year; `no` when you are back.
me-unreadable-wait = “{ $given }” is no time to wait. Type it such as `4h` or `2 days`, from half an hour to two weeks; or `never`.
me-unreadable-digest = “{ $given }” is no time of the day. Type it such as `7`, `19:30` or `7 pm`; or `never`.
