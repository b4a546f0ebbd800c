command-table-new-pace = Time limit per decision, e.g. “2 a day” or “48h+8h”; unlimited if left out
command-table-new-pace-name = pace
command-table-new-about = Open a table in this channel or in a new thread
command-table-new-title = Which game
command-table-new-title-name = title
command-table-new-seats = Maximum number of players
command-table-new-seats-name = seats
command-table-new-scenario = Scenario (choose a game first)
command-table-new-scenario-name = scenario
command-table-new-options = Options, e.g. team=meats,veggies; see the suggestions
command-table-new-options-name = options
command-table-new-thread = Open the table in its own thread
command-table-new-thread-name = thread
command-table-join-about = Join a table that has not started
command-table-leave-about = Leave a table before it starts
command-table-start-about = Start the game with the players at the table
command-table-invite-about = Invite someone by direct message
menu-invite = Invite to my table
command-table-invite-person = Who to invite
command-table-invite-person-name = person
command-table-add-player-about = Add a bot to your table
command-table-add-player-kind = Level of the bot
command-table-add-player-kind-name = kind
command-table-list-about = List open and running tables
command-table-list-where = Which tables
command-table-list-where-name = where
command-table-list-mine = my tables
command-table-list-here = this channel or thread
command-table-list-server = this server
table-button-join = Join
table-button-leave = Leave
table-button-start = Start
table-opened-in = Table { $table } is open in { $where }.
table-thread-name = { $title } with { $who }
table-joined = { $who } joined.
table-left = { $who } left.
table-added = { $who } joined.
table-started = { $who } started the game.
table-invited = Invitation sent to { $who }.
table-list-none-mine = You have no tables. Open one with `/table new`.
table-list-none-here = No open tables in this channel. Open one with `/table new`.
table-list-none-server = No open tables on this server. Open one with `/table new`.
table-list-more = … and { $count } more.

options-modules = Modules
options-no-value = “{ $given }” is not an option. Type, for example, `{ $example }`: options in any order, values separated by commas.
command-table-new-hints = Let players ask for hints when it is their move
command-table-new-hints-name = hints
table-lobby-fair = -# 🎲 Provably fair ✓ – `/table fairness` shows how
table-lobby-hints = 💡 Hints allowed
host-join = Join

# A table before its game: its message, its menus, the private form, invitations.

table-lobby-set = Settings: { $options }
table-lobby-usual = Standard settings.
table-lobby-scenario = **{ $scenario }** ({ $options })
table-lobby-length = About { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }{ $least ->
        [0] { "" }
       *[other] { " " }({ $least } with the fewest players)
    }, spread over as many days as you like.
table-lobby-rules = New to the game? Press *Rules* or type `/rules`.
table-lobby-rules-typed = New to the game? Type `/rules`.
table-lobby-owner = { $owner } owns this table, sets it up and starts it; server managers can change it too.
table-missing = { $seats ->
    [one] One more player needed: press *Join* or add a bot.
   *[other] { $seats } more players needed: press *Join* or add a bot.
}
table-ready = { $free ->
    [0] Table full: ready to start.
    [one] Ready to start; one seat is still free.
   *[other] Ready to start; { $free } seats are still free.
}
table-not-with = ⚠️ Can’t start like this with { $seats ->
        [one] one player
       *[other] { $seats } players
    }: { $reason }

## Menus and buttons

table-form-seats = { $seats ->
    [one] One player
   *[other] Up to { $seats } players
}
table-form-seats-choose = How many players?
table-form-bot-choose = Add a bot…
table-form-add = Add a bot: { $level }
table-form-dismiss = Remove { $name }
table-form-modules-choose = Choose modules…
table-form-scenario-choose = None: set everything yourself
table-form-draw = { $modules ->
    [one] One random module
   *[other] { $modules } random modules
}
table-form-settings = Settings
table-form-type = Edit as text
table-form-usual = Reset
table-form-thread = Move to thread

## The private form

table-form = **Settings of { $title }**, table { $table }
table-form-of-seat = { $option }, seat { $number } ({ $who })
table-form-free = free
table-form-title = { $title }: settings
table-form-line = Settings in one line
table-form-line-about = E.g. { $example }, or words from the menus; leave empty for standard settings
table-set = { $who } changed the settings.
table-started-there = The game at table { $table } starts in { $where }.
options-line = { $option }: { $value }
options-yes = yes
options-no = no
tables-no-such-scenario = This game has no scenario “{ $given }”. Pick one from the suggestions of `scenario`.

## Invitations, and word to the owner

host-invitation = { $who } invites you to **{ $title }** in { $where }.
host-invitation-with = So far: { $who } ({ $taken } of { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }).
host-not-join = Decline
host-note-full = Your table { $table } in { $where } is full. You can start the game.
table-lobby-reliable = { $name }: resigned or timed out in { $broken } of { $games ->
    [one] 1 game
   *[other] { $games } games
}

# The same people once more.

command-rematch-about = Play again with the same people and options; seats rotate
table-button-rematch = Rematch

rematch-asked = **{ $who } wants a rematch of { $title }**: same options, seats rotated by one.
rematch-missing = { $who }: press *Join*. The game starts once everyone has.
rematch-opened = Your rematch is open: { $table } in { $where }. I asked the others there; the game starts once all have joined.
rematch-begun = Your rematch has started: { $table } in { $where }.
rematch-joined = You joined the rematch: { $table } in { $where }.
tables-not-over = No rematch yet: the game at table { $table } is not over.

# Finding tables and people: open seats, for whom they are, who waits, who is kept apart.

command-find-about = Find tables on this server that need players
command-find-title = Which game; leave it out for all
command-find-title-name = title
command-find-scenario = Which scenario
command-find-scenario-name = scenario
command-find-pace = Time limit per decision
command-find-pace-name = pace
command-find-seats = How many players
command-find-seats-name = seats
command-find-language = Language at the table
command-find-language-name = language
command-find-experience = Who the table is for
command-find-experience-name = experience
command-find-bots = With bots or without
command-find-bots-name = bots
command-seats-about = Choose who can join your table and when it starts, or wait for a seat
command-seats-start = Start it yourself, or automatically once it is full
command-seats-start-name = start
command-seats-hours = Start automatically in this many hours
command-seats-hours-name = hours
command-seats-private = Invited people only; the table is not listed anywhere
command-seats-private-name = private
command-seats-language = Language at the table
command-seats-language-name = language
command-seats-experience = Who the table is for
command-seats-experience-name = experience
command-seats-bots = Let others seat their own bots, where the server allows guest bots
command-seats-bots-name = bots
command-seats-wait = Join the waiting list of a full table
command-seats-wait-name = wait

table-button-wait = Join waiting list
table-form-seats-of = Who can join
host-note-not-begun = { $table } — I could not start on time: there are too few players, or the options don’t fit their number. Start with `/table start` when ready.

seats-private = 🔒 Private: by invitation only.
seats-language = Language: { $language }
seats-experience-new = For beginners
seats-experience-known = For experienced players
seats-guest-bots = 🤖 Bring your own bot: `/bots seat`
seats-start-full = Starts automatically once full.
seats-start-at = Starts automatically { $when } ({ $wait }).
seats-invited = Reserved for { $who }.
seats-waiting = Waiting list: { $who }.
seats-you-wait = You are on the waiting list of table { $table }. You get the next free seat, and I’ll tell you. Leave the list with `/table leave`.
seats-panel-usual = Open to everyone; the owner starts it.
seats-choose-start = When the game starts
seats-choose-who = Who can join
seats-choose-language = Language at the table
seats-choose-experience = Who the table is for
seats-choose-bots = Guest bots
seats-choose-bots-about = Others may seat their own bots. You always can: /bots seat
seats-pick-hand = I start it myself
seats-pick-full = Automatically once full
seats-pick-hours =
    { $hours ->
        [one] Automatically in 1 hour
       *[other] Automatically in { $hours } hours
    }
seats-pick-all = Everyone on this server
seats-pick-invited = Invited people only
seats-pick-language-any = Any language
seats-pick-experience-any = Everyone
seats-pick-experience-new = Beginners
seats-pick-experience-known = Experienced players

find-no-server = `/find` lists the tables of a server. Use it in one of its channels.
find-scenario-needs-title = A scenario needs a game. Choose it with `title`.
find-none = No table like that needs players here. Open one with `/table new`.
find-found =
    { $tables ->
        [one] **1 table needs players**
       *[other] **{ $tables } tables need players**
    }
find-line =
    - **{ $title }** · { $who } · { $free ->
        [0] full
        [one] 1 of { $seats } seats free
       *[other] { $free } of { $seats } seats free
    } · { $where }
find-join = Choose a table to join…
command-table-list-seats = free seats on this server

table-form-more = More…
table-form-part = { $part ->
    [0] Settings
   *[other] { $parts ->
        [2] More settings…
       *[other] More settings ({ $part })…
    }
}
table-form-scenario = Scenario
table-form-pace = Time per decision
table-form-switches = Options
table-form-hints = Allow hints
table-form-hints-about = The player to move can ask what a bot would do.
table-form-number = A number from { $low } to { $high }
table-form-list = In order, separated by commas; leave empty for random
table-form-elsewhere = For “{ $value }”, see More settings.
table-form-no-number = “{ $given }” is not a number from { $low } to { $high }.
seats-form-title = Who can join
seats-pick-kept = Automatically, at the time already set
table-form-some = { $low ->
    [0] Choose { $high }, or none for random.
   *[other] Choose { $low } to { $high }, or none for random.
}
table-form-random = Random
table-form-needed = Choose { $high } for “{ $value }”, or none.
play-which = Which game?
play-against = Who do you want to play against?
play-bot = Against an Easy bot
play-people = With others
play-begun = { $table } has started; the board is in { $where }.
