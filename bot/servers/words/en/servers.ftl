# A server's own settings, for those who manage it.

command-server-about = This server's rules: titles, channels, who opens tables, board, announcements, language
command-server-setting = What to set; leave it out for the panel
command-server-setting-name = setting
command-server-value = How it is to be; “none” for as usual
command-server-value-name = value

server-title = **The rules of this server**
server-line = { $name }: **{ $value }**
server-now = Now: **{ $value }**
server-more = and { $count } more
server-at-most = at most { $number }
server-somebody = somebody who has deleted their data
server-typed = A menu for each below, or typed: `/server setting:… value:…`. Every change is in the log.
server-all-well = ✅ I may do all of this in the channels that are named.
server-only-managers = Only those who manage this server may do that: Discord calls the permission *Manage Server*.
server-no-such-setting = There is no such setting. `/server` shows them all.
server-unreadable = “{ $given }” cannot be read here. `/server` offers what can be picked; “none” is as usual.
server-no-such-channel = “{ $given }” is no channel of this server that I can see. Pick one from the suggestions, or let me see it first.
server-no-such-role = “{ $given }” is no role of this server. Pick one from the suggestions.

## Settings

server-setting-titles = Titles
server-setting-titles-about = Which games may be opened here.
server-setting-channels = Channels for tables
server-setting-channels-about = Where tables may be opened, threads of these channels included.
server-setting-channels-title = Channels for { $title }
server-setting-channels-title-about = Where { $title } may be opened, threads of these channels included; as usual where all titles may.
server-setting-openers = Who may open tables
server-setting-openers-about = Roles, of which one is enough. Managers always may.
server-setting-tables = Tables at once
server-setting-tables-about = How many tables may be open or running on this server.
server-setting-each = Tables of one person
server-setting-each-about = How many open or running tables may have been opened by the same person.
server-setting-threads = Threads
server-setting-threads-about = Whether each table gets a thread of its own.
server-setting-pace = Usual pace
server-setting-pace-about = How much time there is for a decision, where whoever opens a table says nothing.
server-setting-hints = Usual hints
server-setting-hints-about = Whether players may ask for hints at new tables, unless whoever opens one says otherwise.
server-setting-board = Board of open tables
server-setting-board-about = One message in this channel shows every table that waits for players, always as it is, with a menu to sit down. I pin it if I may; if it is deleted, I post it anew.
server-setting-vacancies = Open seats are announced
server-setting-vacancies-about = A message for every new table, where people who look for one will see it.
server-setting-results = Results are announced
server-setting-results-about = A message for every game that has ended. Private tables are left out.
server-setting-records = Records are announced
server-setting-records-about = A message when somebody earns a badge here, or takes the lead in a rating of this server. Who hides their records is left out.
server-setting-reports = Reports
server-setting-reports-about = Where reports by `/report` arrive. Choose a channel that only managers read. Managers can have them as direct messages, too.
server-setting-language = Language
server-setting-language-about = In which language I speak to everybody here; in private each reads their own.
server-setting-preset = Ready-made table
server-setting-preset-usual = Usual table of its title

server-usual-titles = all
server-usual-channels = everywhere
server-usual-channels-title = as for all titles
server-usual-openers = everybody
server-usual-tables = no limit
server-usual-each = no limit
server-usual-threads = as whoever opens a table wants
server-usual-pace = as long as anybody likes
server-usual-hints = no
server-usual-board = none
server-usual-vacancies = nowhere
server-usual-results = nowhere
server-usual-records = nowhere
server-usual-reports = to no channel
server-usual-language = as Discord says of this server
server-switch-on = yes
server-threads-always = a thread for every table
server-threads-never = no threads

## The panel

server-menu-setting = What do you want to set?
server-menu-preset = Choose a ready-made table…
server-menu-save = Make one from a table as it is set…
server-button-presets = Ready-made tables
server-button-log = Log
server-button-reports-on = Send me reports
server-button-reports-off = No reports to me
server-button-usual = As usual
server-button-make-usual = Make it the usual one
server-button-drop-usual = No longer the usual one
server-button-delete = Delete

server-problem-lacks = ⚠ { $setting }: in { $where } I lack { $missing }. Give it to me in that channel's settings, under *Permissions*.
server-problem-gone = ⚠ { $setting }: the channel { $where } is gone, or I cannot see it. Choose another one, or let me see it (*View Channel*).
server-problem-public = ⚠ { $setting }: everybody can read { $where }. Reports name people: choose a channel that only managers see.

server-log-title = **What was changed here, the latest first**
server-log-none = Nothing has been changed here yet.
server-log-line = { $when } · { $who } · { $name }: { $before } → { $after }

server-presets = **Ready-made tables.** `/table new` offers them as scenarios; the usual one of a title is taken where nothing else is said.
server-presets-none = No ready-made tables yet. Set a table up as you like it, then choose it below and give it a name: `/table new` offers it from then on.
server-preset-line = - **{ $name }**: { $title }, for { $seats }
server-preset-usual = (the usual one)
server-preset-offered = ★ { $name } (this server)
server-preset-name = Name
server-preset-form = How table { $table } is set, as
server-no-such-preset = There is no ready-made table called “{ $given }” here.
server-too-many-presets = There is no room for more than { $most } of them here. Delete one first.

## Reports

command-report-about = Tell the managers of this server about a person or a table; nobody else reads it
command-report-reason = What has happened, in your own words
command-report-reason-name = reason
command-report-person = Whom it is about
command-report-person-name = person
report-sent = The managers of this server are told, in your words and with your name; nobody else is. If you do not want to sit at a table with somebody any more, `/block` keeps you apart at once.
report-no-server = Reports go to the managers of a server: please type it there. Only you see what you type.
report-about-nothing = Please say what it is about: a person, a table, or both.
report-yourself = You cannot report yourself.
report-no-reason = Please say what has happened.
report-nobody-reads = The managers of this server have not said where reports are to arrive (`/server` does that). Please write to one of them directly; Discord itself takes reports by right-clicking a message.
report-too-many = You have made { $most } reports within a day here. If it cannot wait, please write to a manager directly.
report-head = 🚩 **Report** by { $by } about { $about } on { $server }:
report-table = table { $table } ({ $title }, { $where })
report-foot = { $when } · The person reported is not told. `/table status` shows a table, `/table close` closes one.

## Refused by a rule

server-refuses-titles = { $title } is not played on this server, only: { $titles }. { $by ->
    [nobody] Managers have
   *[other] { $by } has
} set that with `/server`.
server-refuses-channels = No table of { $title } in this channel: open it in { $channels }. { $by ->
    [nobody] Managers have
   *[other] { $by } has
} set that with `/server`.
server-refuses-openers = Here only { $roles } may open tables. Ask somebody who has that role to open one; `/find` shows tables to join. { $by ->
    [nobody] Managers have
   *[other] { $by } has
} set that with `/server`.
server-refuses-tables = At most { $most ->
    [one] one table
   *[other] { $most } tables
} at once on this server, and so many there are. `/find` shows those with a free seat. { $by ->
    [nobody] Managers have
   *[other] { $by } has
} set that with `/server`.
server-refuses-each = Nobody may have more than { $most ->
    [one] one table
   *[other] { $most } tables
} of their own at once here. Close one (`/table close`), or join another (`/find`). { $by ->
    [nobody] Managers have
   *[other] { $by } has
} set that with `/server`.
server-refuses-threads-always = Here every table gets a thread of its own: leave `thread` out. { $by ->
    [nobody] Managers have
   *[other] { $by } has
} set that with `/server`.
server-refuses-threads-never = No threads for tables here: leave `thread` out, and the table is opened in the channel. { $by ->
    [nobody] Managers have
   *[other] { $by } has
} set that with `/server`.
