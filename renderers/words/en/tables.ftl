tables-seats-taken = { $have ->
    [one] You can’t go lower: one seat is taken.
   *[other] You can’t go lower: { $have } seats are taken. Someone has to leave first.
}
tables-not-invited = You have no invitation to table { $table }.
tables-reserved = The free seats of table { $table } are reserved for invited people, who have a day to join.
tables-private = Table { $table } is private: ask its owner to invite you.
tables-has-room = Table { $table } has a free seat for you: `/table join`.
tables-waits-already = You are already on the waiting list of table { $table }. `/table leave` takes you off it.
tables-time-over = That time has already passed. Choose a later one.
tables-kept-apart = You can’t join table { $table }: someone you blocked is playing there or is invited. `/block` shows your list.
tables-no-seat = You can’t join table { $table }; I keep the reason private. `/find` shows tables with a seat for you.
tables-already-seated = You already have a seat at table { $table }.
tables-already-resigned = You already resigned at table { $table }.
tables-full = Table { $table } is full.
tables-no-guest-bots = Table { $table } is not open to other people’s bots. Its owner can change that under *Settings* › *More…* › *Who can join*.
tables-guest-seated = { $name } already has a seat there.
tables-guest-invited = { $name } is already invited to table { $table } and has a reserved seat.
tables-guest-apart = You can’t invite { $name }: you have blocked them. `/block` with `remove:True` unblocks them.
tables-guest-refused = You can’t invite { $name } to table { $table }. I keep the reason private.
tables-invites-self = You can’t invite yourself to table { $table }; join with `/table join`.
tables-is-open = Table { $table } has not started yet. Its owner starts it with `/table start`.
tables-is-running = The game at table { $table } has already started.
tables-is-finished = The game at table { $table } is over. Open a new one with `/table new`.
tables-is-abandoned = Table { $table } is closed. Open a new one with `/table new`.
tables-is-suspended = Table { $table } is suspended. `/table status` says why and how to continue.
tables-no-proposal = Table { $table } has no open proposal any more.
tables-other-proposal = That proposal is over. Table { $table } has a newer one; use the buttons below its message.
tables-no-such-player = There is no bot level “{ $kind }”. Choose from: { $known }.
tables-no-such-table = There is no table “{ $table }”. `/table list` shows yours.
tables-no-such-title = There is no game “{ $title }”. `/table new` lists them all.
tables-not-asked = This proposal doesn’t need your consent.
tables-not-owner = Only the owner of table { $table } can do that.
tables-not-bot = { $name } is a person, not a bot.
tables-not-seated = You are not playing at table { $table }. Watch with `/board`.
tables-not-your-seat = That is { POSSESSIVE($name) } seat, not yours.
tables-nothing-to-redo = Nothing to redo at table { $table }.
tables-nothing-to-undo = Nothing to undo: you have made no move at table { $table } yet.
tables-stale = Nothing was done: table { $table } has moved on. See it with `/board`.
tables-too-few =
    { $have ->
        [one] Only one seat is taken; this game needs { $need }.
       *[other] Only { $have } seats are taken; this game needs { $need }.
    } Invite with `/table invite` or add a bot with `/table add-player`.
tables-plan-now = You can move now, so there is nothing to keep for later.
tables-no-such-preference = You can’t list “{ $preference }” here.
