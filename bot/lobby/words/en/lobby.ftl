command-table-new-pace = How much time there is for a decision, such as “2 a day” or “48h+8h”; none if left out
command-table-new-pace-name = pace
command-table-new-about = Open a table here or in a new thread
command-table-new-title = What is played
command-table-new-title-name = title
command-table-new-seats = How many play at most
command-table-new-seats-name = seats
command-table-new-scenario = What game has a name: pick what is played, then the suggestions show its scenarios
command-table-new-scenario-name = scenario
command-table-new-options = Options such as team=meats,veggies; suggestions show what there is
command-table-new-options-name = options
command-table-new-thread = Open it in a thread of its own
command-table-new-thread-name = thread
command-table-join-about = Take a seat at a table that has not started
command-table-leave-about = Give your seat back before the start
command-table-start-about = Start the game with those who sit
command-table-invite-about = Ask somebody to join, by direct message
command-table-invite-person = Whom you invite
command-table-invite-person-name = person
command-table-add-player-about = Add a bot
command-table-add-player-kind = Its level
command-table-add-player-kind-name = kind
command-table-list-about = The tables that are open or running
command-table-list-where = Which tables
command-table-list-where-name = where
command-table-list-mine = Where I play
command-table-list-here = In this channel or thread
command-table-list-server = On this server
table-button-join = Join
table-button-leave = Leave
table-button-start = Start
table-opened-in = Table { $table } is open in { $where }.
table-thread-name = { $title } with { $who }
table-joined = { $who } takes a seat.
table-left = { $who } gives the seat back.
table-added = { $who } joins the table.
table-started = { $who } starts the game.
table-invited = I have written to { $who }.
table-list-none-mine = You have no seat at any table. `/table new` opens one.
table-list-none-here = No table is open in this channel. `/table new` opens one.
table-list-none-server = No table is open on this server. `/table new` opens one.
table-list-more = … and { $count } more.

options-modules = Modules
options-no-value = “{ $given }” is no option. Write for example `{ $example }`; several in any order, values with commas between them.
command-table-new-hints = Whether players may ask for hints on their turn
command-table-new-hints-name = hints
table-form-hints-on = Allow hints
table-form-hints-off = No hints
table-lobby-hints = 💡 Hints are allowed.
host-join = Join

# A table before its game: its message, its menus, the private form, invitations.

table-lobby-set = Set: { $options }
table-lobby-usual = Everything is set as usual.
table-lobby-scenario = **{ $scenario }** ({ $options })
table-lobby-length = About { $minutes ->
        [one] { $minutes } minute of play
       *[other] { $minutes } minutes of play
    }{ $least ->
        [0] { "" }
       *[other] { " " }({ $least } with as few as can play)
    }, spread over as many days as you like.
table-lobby-rules = The rules: press *Rules*, or type `/rules`.
table-lobby-rules-typed = The rules: type `/rules`.
table-lobby-owner = { $owner } opened this table, sets it up and starts it; those who manage the server may change it too.
table-missing = { $seats ->
    [one] One more player is needed: press *Join*, or add a bot.
   *[other] { $seats } more players are needed: press *Join*, or add a bot.
}
table-ready = { $free ->
    [0] All seats are taken: the game can start.
    [one] The game can start; one seat is still free.
   *[other] The game can start; { $free } seats are still free.
}
table-not-with = ⚠️ With { $seats ->
        [one] one player
       *[other] { $seats } players
    } it cannot start like this: { $reason }

## Menus and buttons

table-form-seats = { $seats ->
    [one] One player
   *[other] Up to { $seats } players
}
table-form-seats-choose = How many play?
table-form-bot-choose = Add a bot…
table-form-add = Add a bot: { $level }
table-form-dismiss = Remove { $name }
table-form-modules-choose = Modules: any number, or none
table-form-scenario-choose = Scenario, or modules by chance…
table-form-draw = { $modules ->
    [one] One module drawn by chance
   *[other] { $modules } modules drawn by chance
}
table-form-settings = Settings
table-form-type = Type it all
table-form-usual = Everything as usual
table-form-thread = Into a thread
bot-random-level = Random
bot-easy-level = Easy
bot-normal-level = Normal
bot-hard-level = Hard
bot-expert-level = Expert

## The private form

table-form = **Settings of { $title }**, table { $table }. Pick what to set, then how; everybody's message shows it at once.
table-form-of-seat = { $option }, seat { $number } ({ $who })
table-form-free = free
table-form-choose = What do you want to set?
table-form-by-chance = drawn by chance
table-form-typed = This one is a list in order: press *Type it all* to write it.
table-form-title = Settings of table { $table }
table-form-line = Settings in one line
table-form-line-about = Like { $example }, or in the words of the menus; empty for everything as usual
table-set = { $who } has changed the settings.
table-set-seats = { $who } has set this table for { $seats ->
        [one] one player
       *[other] up to { $seats } players
    }.
table-started-there = The game at table { $table } begins in { $where }.
options-line = { $option }: { $value }
options-yes = yes
options-no = no
tables-no-such-scenario = “{ $given }” is no scenario of this game. The suggestions of `scenario` list what there is.

## Invitations, and word to the owner

host-invitation = { $who } invites you to **{ $title }** at table { $table } in { $where }.
host-invitation-with = At the table so far: { $who } ({ $taken } of { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }).
host-not-join = Decline
host-note-full = All seats of your table { $table } ({ $title }) in { $where } are taken. You can start the game now.
table-lobby-reliable = { $name }: resigned or out of time in { $broken } of { $games ->
    [one] 1 game
   *[other] { $games } games
}

# The same people once more.

command-rematch-about = Play again with the people of a finished game: same options, seats turned
table-button-rematch = Rematch

rematch-asked = **{ $who } wants to play again**, as at table { $of }: the same options, each seat one place further.
rematch-missing = { $who }: one press on *Join* is enough; with the last of you the game begins by itself.
rematch-opened = Table { $table } is open for your rematch in { $where }. The others are asked there; the game begins by itself with the last of them.
rematch-begun = Your rematch has begun: table { $table } in { $where }.
rematch-joined = You have your seat at table { $table } in { $where }.
tables-not-over = The game at table { $table } is not over yet.

# Finding tables and people: open seats, for whom they are, who waits, who is kept apart.

command-find-about = Tables of this server that wait for players
command-find-title = Which game; all of them if you leave it out
command-find-title-name = title
command-find-scenario = Which scenario of the game
command-find-scenario-name = scenario
command-find-pace = How much time there is for a decision
command-find-pace-name = pace
command-find-seats = How many play
command-find-seats-name = seats
command-find-language = In which language people talk
command-find-language-name = language
command-find-experience = For whom the table is meant
command-find-experience-name = experience
command-find-bots = With bots, or only without
command-find-bots-name = bots
command-seats-about = For whom your table is, when it starts by itself; or wait for a seat
command-seats-start = Whether you start it, or it starts by itself once it is full
command-seats-start-name = start
command-seats-hours = In how many hours it starts by itself
command-seats-hours-name = hours
command-seats-private = Only invited people may come, and it is on no list
command-seats-private-name = private
command-seats-language = In which language people talk
command-seats-language-name = language
command-seats-experience = For whom it is meant
command-seats-experience-name = experience
command-seats-wait = Wait for a seat of a full table
command-seats-wait-name = wait

table-button-wait = Waiting list
table-form-seats-of = Who and when
host-note-not-begun = Table { $table } was to start by now, but cannot yet: too few have come, or its options do not fit so many. Start it with `/table start` when you like.

seats-private = 🔒 Private: only invited people may come.
seats-language = Language: { $language }
seats-experience-new = For people who are new to the game
seats-experience-known = For people who know the game
seats-start-full = Starts by itself once all seats are taken.
seats-start-at = Starts by itself { $when } ({ $wait }).
seats-invited = Seats are kept for { $who }.
seats-waiting = Waiting for a seat: { $who }.
seats-you-wait = You are on the waiting list of table { $table }. When a seat becomes free, it is yours and I tell you. `/table leave` takes you off the list.
seats-panel = **{ $title }, table { $table }: who may come, and when it starts**
seats-panel-usual = For everybody; its owner starts it.
seats-choose-start = When it starts…
seats-choose-who = Who may come…
seats-choose-language = Language…
seats-choose-experience = For whom…
seats-pick-hand = I start it by hand
seats-pick-full = By itself once it is full
seats-pick-hours =
    { $hours ->
        [one] By itself in 1 hour
       *[other] By itself in { $hours } hours
    }
seats-pick-all = Everybody on this server
seats-pick-invited = Only people who are invited
seats-pick-language-any = Any language
seats-pick-experience-any = Everybody
seats-pick-experience-new = People who are new to the game
seats-pick-experience-known = People who know the game

find-no-server = Tables are found on a server. Please use `/find` in one of its channels.
find-scenario-needs-title = Scenarios belong to a game. Please say which with `title`.
find-none = No table like that is waiting for players here. `/table new` opens one.
find-found =
    { $tables ->
        [one] **1 table is waiting for players**
       *[other] **{ $tables } tables are waiting for players**
    }
find-line =
    - **{ $title }** · { $table } · { $who } · { $free ->
        [0] no seat free
        [one] 1 of { $seats } seats free
       *[other] { $free } of { $seats } seats free
    } · { $where }
find-join = Take a seat at…
command-table-list-seats = seats that can be taken on this server
