# A server's own settings, for those who manage it.

command-server-about = Server settings: games, channels, who opens tables, board, announcements, language
command-server-setting = Which setting; leave it out for the panel
command-server-setting-name = setting
command-server-value = The new value; “none” resets it
command-server-value-name = value

server-title = **Settings of this server**
server-welcome =
    👋 **Hello! I bring board games to this server:** { $titles } and more. Play with people or bots, one move at a time.
    Press *Play* to start in seconds, or type `/help` anywhere. Server managers find my settings in `/server`.
server-line = { $name }: **{ $value }**
server-now = Now: **{ $value }**
server-more = and { $count } more
server-at-most = at most { $number }
server-somebody = a deleted user
server-typed = Change them with the buttons below, or type `/server setting:… value:…`. The log shows every change.
server-all-well = ✅ I have all the permissions I need in these channels.
server-only-managers = Only server managers can do that (Discord’s permission *Manage Server*).
server-no-such-setting = There is no such setting. `/server` shows them all.
server-unreadable = “{ $given }” is not a possible value. Pick one in `/server`; “none” resets the setting.
server-no-such-channel = I can’t see a channel “{ $given }” on this server. Pick a suggestion, or give me access to it first.
server-no-such-role = This server has no role “{ $given }”. Pick a suggestion.

## Settings

server-setting-titles = Games
server-setting-titles-about = Which games people can open here.
server-setting-channels = Channels for tables
server-setting-channels-about = Where people can open tables, including threads of these channels.
server-setting-channels-title = Channels for { $title }
server-setting-channels-title-about = Where people can open { $title }; by default, in the channels for all games.
server-setting-openers = Who can open tables
server-setting-openers-about = Any of these roles is enough. Managers always can.
server-setting-tables = Tables at once
server-setting-tables-about = How many can be open or running on this server; leave empty for no limit.
server-setting-each = Tables per person
server-setting-each-about = How many open or running tables one person can own; leave empty for no limit.
server-setting-threads = Threads
server-setting-threads-about = Give each table its own thread?
server-setting-pace = Default time limit
server-setting-pace-about = Time limit per decision, unless the person who opens a table sets another.
server-setting-hints = Default hints
server-setting-hints-about = Whether new tables allow hints, unless the person who opens one decides otherwise.
server-setting-board = Board of open tables
server-setting-board-about = A channel where one message lists every table that needs players, with a menu to join.
server-setting-vacancies = Announce open seats
server-setting-vacancies-about = A message for every new table, in the channel where people look for games.
server-setting-results = Announce results
server-setting-results-about = A message for every finished game, except at private tables.
server-setting-records = Announce records
server-setting-records-about = A message when someone earns a badge or takes the lead in a rating here.
server-setting-reports = Reports
server-setting-reports-about = Where /report sends reports. Choose a channel only managers can read.
server-setting-weekly = Weekly summary
server-setting-weekly-about = One line every Monday: games finished, people who played, tables in trouble.
server-setting-language = Language
server-setting-language-about = The language I use in channels here; in private, everyone gets their own.
server-setting-preset = Preset
server-setting-preset-usual = Default preset for its game

server-usual-titles = all
server-usual-channels = everywhere
server-usual-channels-title = same as for all games
server-usual-openers = everyone
server-usual-tables = no limit
server-usual-each = no limit
server-usual-threads = up to the table’s owner
server-usual-pace = unlimited
server-usual-hints = no
server-usual-board = none
server-usual-vacancies = off
server-usual-results = off
server-usual-records = off
server-usual-reports = no channel
server-usual-weekly = off
server-usual-language = Discord’s language for this server
server-switch-on = yes
server-threads-always = one for every table
server-threads-never = no threads

## The panel

server-menu-preset = Choose a preset…
server-menu-save = Save a table’s settings as a preset…
server-button-presets = Presets
server-button-log = Log
server-button-reports-on = Send me reports
server-button-reports-off = Stop sending reports
server-button-make-usual = Make it default
server-button-drop-usual = Remove as default
server-button-delete = Delete

server-problem-lacks = ⚠ { $setting }: in { $where } I need { $missing }. Allow it in that channel’s settings under *Permissions*.
server-problem-gone = ⚠ { $setting }: I can’t find { $where }. Choose another channel or give me access to it (*View Channel*).
server-problem-public = ⚠ { $setting }: everyone can read { $where }, and reports name people. Choose a channel only managers can see.

server-log-title = **Changes, newest first**
server-log-none = No changes yet.
server-log-line = { $when } · { $who } · { $name }: { $before } → { $after }

server-presets = **Presets.** `/table new` offers them as scenarios; a game’s default preset applies unless another is chosen.
server-presets-none = No presets yet. Set up a table as you like it, choose it below and name it: `/table new` will offer it.
server-preset-line = - **{ $name }**: { $title }, for { $seats }
server-preset-usual = (default)
server-preset-offered = ★ { $name } (this server)
server-preset-name = Name
server-preset-form = Save table { $table } as a preset
server-no-such-preset = There is no preset “{ $given }” here.
server-too-many-presets = You can’t have more than { $most } presets here. Delete one first.

## Reports

command-report-about = Report a person or a table to the managers of this server; nobody else reads it
command-report-reason = What happened, in your own words
command-report-reason-name = reason
command-report-person = Who it is about
command-report-person-name = person
report-sent = Reported to the managers of this server, with your words and your name; nobody else sees it. To avoid meeting someone at tables from now on, use `/block`.
report-no-server = Reports go to the managers of a server, so use this command there. Only you see what you type.
report-about-nothing = Please name a person, a table or both.
report-yourself = You can’t report yourself.
report-no-reason = Please say what happened.
report-nobody-reads = This server doesn’t take reports yet (managers can change that with `/server`). Please write to a manager directly, or report a message to Discord with a right-click.
report-too-many = You already sent { $most } reports here today. If it is urgent, please write to a manager directly.
report-head = 🚩 **Report** by { $by } about { $about } on { $server }:
report-table = { $table } (`{ $id }`, { $where })
report-foot = { $when } · The reported person is not told. See a table with `/table status`, close one with `/table close`.

## Refused by a rule

server-refuses-titles = You can’t open { $title } on this server. Choose from: { $titles }. { $by ->
    [nobody] Managers
   *[other] { $by }
} set this with `/server`.
server-refuses-channels = You can’t open { $title } in this channel. Use { $channels }. { $by ->
    [nobody] Managers
   *[other] { $by }
} set this with `/server`.
server-refuses-openers = Only { $roles } can open tables here. Ask one of them, or join a table with `/find`. { $by ->
    [nobody] Managers
   *[other] { $by }
} set this with `/server`.
server-refuses-tables = This server is full: at most { $most ->
    [one] one table
   *[other] { $most } tables
} at once. Join one with `/find`. { $by ->
    [nobody] Managers
   *[other] { $by }
} set this with `/server`.
server-refuses-each = You can’t own more than { $most ->
    [one] one table
   *[other] { $most } tables
} at once here. Close one (`/table close`) or join another (`/find`). { $by ->
    [nobody] Managers
   *[other] { $by }
} set this with `/server`.
server-refuses-threads-always = Every table gets its own thread here: leave `thread` out. { $by ->
    [nobody] Managers
   *[other] { $by }
} set this with `/server`.
server-refuses-threads-never = Tables get no threads here: leave `thread` out to open yours in the channel. { $by ->
    [nobody] Managers
   *[other] { $by }
} set this with `/server`.

server-setting-board-note = It is always up to date. I pin it if I have permission, and repost it if it is deleted.
server-setting-records-note = People who hide their results are left out.
server-setting-reports-note = Managers can also get them by direct message.
server-form-setup = Set up
server-form-limits = Limits
server-form-news = Announcements
server-form-managers = For managers
server-form-games = Channels per game
server-button-change = Change
server-button-preview = Preview
server-button-all = All settings

server-preview = **What members of { $server } see**
server-preview-play = *Play* and `/table new` offer:
server-preview-title = - **{ $title }** · { $seats } players · ~{ $minutes } min
server-preview-where = { $line } · only in { $where }
server-preview-new = At a new table:

server-weekly = 📅 **The last seven days**: { $games ->
    [0] no games finished
    [one] 1 game finished, with { $who }
   *[other] { $games } games finished, with { $who }
}; { $running } running now.
server-weekly-people = { $people ->
    [one] 1 person
   *[other] { $people } people
}
server-weekly-faults = ⚠ { $faults ->
    [one] 1 table is
   *[other] { $faults } tables are
} suspended after an error. The person who runs this bot can find it in the log.
