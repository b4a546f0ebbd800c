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
me-hours-none = not at all
me-away = Away: **{ $days }**
me-away-no = no
me-away-days = { $first } – { $last }
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
me-wait-never = never
me-wait-minutes = { $count ->
    [one] after one minute
   *[other] after { $count } minutes
}
me-wait-hours = { $count ->
    [one] after 1 hour
   *[other] after { $count } hours
}
me-wait-days = { $count ->
    [one] after 1 day
   *[other] after { $count } days
}
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
