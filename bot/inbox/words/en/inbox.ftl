# Catching up, and following tables of others.

command-catch-up-about = See what happened since your last visit and what is waiting for you
command-table-follow-about = Follow a table you are not playing at, or unfollow it; /me sets how you get news
catch-up-title = { $table } · new since your last visit
catch-up-again = { $table } · nothing new. Last time:
catch-up-nothing = { $table } · nothing new.
catch-up-nothing-new = Nothing new at your tables since your last visit.
catch-up-lost = **What you had seen was undone**, from here: { $stage }.
catch-up-waits = **It is your move here.**
catch-up-more = … and more: `/catch-up` again shows the rest.
catch-up-closer = Pick a table to see its picture…
catch-up-button = Catch me up
catch-up-button-all = Catch me up
table-button-follow = Follow
table-button-unfollow = Unfollow
follow-on = You are following table { $table }. Choose how you get news in `/me`.
follow-off = You no longer follow table { $table }.
tables-plays-here = You are playing at table { $table }, so you get its news anyway.
inbox-your-move-until = **your move**, asked { $when }; your time is up { $until }

command-me-last = Last reminder before your time is up, e.g. “4h”; “never”
command-me-last-name = last
me-last-line = Last reminder before my time is up: **{ $wait }**
me-button-more = More settings…
inbox-nudged = The others at your table would like to continue: { $tables }

# All tables of a person, and what waits for them.

command-games-about = All your tables on every server, and where it is your move
command-games-show = Which tables
command-games-show-name = show

inbox-title = { $waiting ->
    [0] **Your tables: { $tables }.** No moves waiting.
    [one] **Your tables: { $tables }.** Your move at one.
   *[other] **Your tables: { $tables }.** Your move at { $waiting }.
}
inbox-none = You have no tables. Open one with `/table new`.
inbox-line = { $table } · { $how } · { $where }
inbox-your-move = **your move**, asked { $when }
inbox-waits-for = waiting for { $who }
inbox-nothing-waits = All done: no move is waiting for you.
inbox-here = { $table } · { $where }
inbox-button-next = Next move
inbox-show-all = All tables
inbox-show-mine = My move
inbox-show-running = Running games
inbox-show-open = Waiting for players
inbox-reminder = Your move:
inbox-button-later = Remind in 4 hours
inbox-button-tomorrow = Remind tomorrow
inbox-later = Reminders paused until { $when }. I’ll then remind you of what is still waiting.
inbox-more = { $count ->
    [one] … and one more table.
   *[other] … and { $count } more tables.
}
inbox-live = Always up to date; turn it off in `/me`.

digest-title = { $waiting ->
    [0] **Your day at a glance.** No moves waiting.
    [one] **Your day at a glance.** It is your move at one table:
   *[other] **Your day at a glance.** It is your move at { $waiting } tables:
}
digest-more = … and more: `/catch-up` shows the rest.

# A person's own settings: time, reminders, language.

command-me-about = Your settings: time zone, waking hours, days away, reminders, language
command-me-zone = Your time zone, e.g. “Europe/Berlin” or just “Berlin”
command-me-zone-name = zone
command-me-hours = When I may notify you, e.g. “mon-fri 8-22, sat-sun 10-24”
command-me-hours-name = hours
command-me-away = Days away, e.g. “2026-12-24 to 2027-01-02”; “no” when you are back
command-me-away-name = away
command-me-notify = How I notify you when it is your move
command-me-notify-name = notify
command-me-first = When to remind you first, e.g. “4h” or “2 days”; “never”
command-me-first-name = first
command-me-again = How often to remind you after that, e.g. “1 day”; “never”
command-me-again-name = again
command-me-inbox = Keep one direct message with all your tables up to date
command-me-inbox-name = inbox
command-me-digest = When to send a daily summary of what’s waiting and new, e.g. “7:30”; “never”
command-me-digest-name = digest
command-me-language = Your language in private messages
command-me-language-name = language

me-title = **Your settings**
me-zone = Time zone: **{ $zone }** (it is { $time } there)
me-hours = Notify me: **{ $hours }**
me-away = Away: **{ $days }**
me-away-no = no
me-away-still = Your clocks are stopped on these days.
me-away-clocks =
    { $slow ->
        [one] Your clocks are stopped on one of these days
       *[other] Your clocks are stopped on { $slow } of these days
    } (at tables with 2 or more moves a day or a bank under 48 hours: { $fast }). After that they run, and the others may go on without you.
me-notify = When it is your move: **{ $how }**
me-notify-ping = ping me in the channel
me-notify-private = send me a direct message
me-notify-quiet = don’t notify me
me-remind = First reminder: **{ $first }** · then: **{ $again }**
me-inbox = Inbox: **{ $how }**
me-inbox-on = one direct message with all my tables
me-inbox-off = off
me-digest = Daily summary: **{ $when }**
me-digest-at = at { $time }
me-digest-never = off
me-language = My language: **{ $language }**
me-language-discord = same as Discord
me-typed = Only you can see this. You can also type all of it with `/me`.

me-button-home = I am back

me-unreadable-zone = There is no time zone “{ $given }”. Pick a suggestion, such as `Europe/Berlin`, or type a large city in your time zone.
me-unreadable-hours = I can’t read “{ $given }” as hours. Type them like `mon-fri 8-22, sat-sun 10-24`, or `always`; at least one day needs hours.
me-unreadable-away = I can’t read “{ $given }” as days away. Type them like `2026-12-24 to 2027-01-02`, a year at most; `no` when you are back.
me-unreadable-wait = I can’t read “{ $given }” as a time. Type it like `4h` or `2 days`, from half an hour to two weeks; or `never`.
me-unreadable-digest = I can’t read “{ $given }” as a time of day. Type it like `7`, `19:30` or `7 pm`; or `never`.

me-button-form = Edit
me-form-title = Your settings
me-field-zone = Time zone
me-field-zone-about = A large city in your time zone, e.g. Berlin
me-field-hours = When I may notify you
me-field-hours-about = E.g. mon-fri 8-22, sat-sun 10-24; or: always
me-field-notify = When it is your move
me-field-first = First reminder
me-field-again = Remind again
me-field-away = Days away
me-field-away-about = E.g. 2026-12-24 to 2027-01-02; leave empty if you are not away
me-field-last = Last reminder before your time is up
me-field-inbox = Inbox
me-field-inbox-about = One direct message with all your tables, always up to date
me-field-digest = Daily summary
me-field-locale = Language in private messages
