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

# The name of a bot's seat: its level.
bot-random-seat = Random bot { $number }
bot-easy-seat = Easy bot { $number }
bot-normal-seat = Normal bot { $number }
bot-hard-seat = Hard bot { $number }
bot-expert-seat = Expert bot { $number }

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
options-seat = seat { $number }
tables-seats-taken = { $have ->
    [one] One seat is taken already, so it cannot be fewer.
   *[other] { $have } seats are taken already, so it cannot be fewer. Somebody has to leave first.
}
tables-not-invited = I know of no invitation for you to table { $table }.
tables-no-such-scenario = “{ $given }” is no scenario of this game. The suggestions of `scenario` list what there is.

## Invitations, and word to the owner

host-invitation = { $who } invites you to **{ $title }** at table { $table } in { $where }.
host-invitation-with = At the table so far: { $who } ({ $taken } of { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }).
host-not-join = Decline
host-joined = You have a seat at table { $table } in { $where }. I write to you when it is your move.
host-not-joined = You declined the invitation to table { $table } in { $where }. If you change your mind, press *Join* there.
host-note-not-coming = { $name } cannot join table { $table } and has declined your invitation.
host-note-full = All seats of your table { $table } ({ $title }) in { $where } are taken. You can start the game now.
table-lobby-reliable = { $name }: resigned or out of time in { $broken } of { $games ->
    [one] 1 game
   *[other] { $games } games
}
