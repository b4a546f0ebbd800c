tables-seats-taken = { $have ->
    [one] One seat is taken already, so it cannot be fewer.
   *[other] { $have } seats are taken already, so it cannot be fewer. Somebody has to leave first.
}
tables-not-invited = I know of no invitation for you to table { $table }.
tables-reserved = The free seats of table { $table } are kept for people who were invited. Whoever has not come within a day gives their seat up.
tables-private = Table { $table } is private: only people who are invited may come.
tables-has-room = Table { $table } has a free seat for you: `/table join`.
tables-waits-already = You are on the list of table { $table } already. `/table leave` takes you off it.
tables-time-over = That time is over already.
tables-kept-apart = Somebody from whom you keep apart sits at table { $table }, or is expected there. `/block` shows your list.
tables-no-seat = You cannot take a seat at table { $table }, and I tell nobody why. `/find` shows tables that have a seat for you.
tables-already-seated = You already have a seat at table { $table }.
tables-already-resigned = You have given up at table { $table } already.
tables-full = Table { $table } is full.
tables-guest-seated = { $name } already has a seat there.
tables-guest-invited = { $name } is invited to table { $table } already, and a seat is kept for them.
tables-guest-apart = You keep apart from { $name }, so you cannot invite them. `/block` with `remove:True` takes them off your list.
tables-guest-refused = { $name } cannot be invited to table { $table }. I tell nobody why.
tables-invites-self = You cannot invite yourself to table { $table }; `/table join` takes a seat.
tables-is-open = Table { $table } has not started yet. Its owner starts it with `/table start`.
tables-is-running = The game at table { $table } is running already.
tables-is-finished = The game at table { $table } is over. `/table new` opens another one.
tables-is-abandoned = Table { $table } was closed. `/table new` opens another one.
tables-is-suspended = Table { $table } is suspended as it last stood. `/table status` says why and how it goes on.
tables-no-proposal = There is no open proposal at table { $table } any more.
tables-other-proposal = That is not asked any more: something else is now, at table { $table }, by a newer message.
tables-no-such-player = There is no bot level “{ $kind }”. Choose one of { $known }.
tables-no-such-table = I know no table “{ $table }”. `/table list` shows yours.
tables-no-such-title = I know no game “{ $title }”. `/table new` offers what there is.
tables-not-asked = Your consent is not needed for this proposal.
tables-not-owner = Only the person who opened table { $table } can do that.
tables-not-bot = { $name } is a person.
tables-not-seated = You have no seat at table { $table }; you can watch with `/board`.
tables-not-your-seat = That is { POSSESSIVE($name) } seat, not yours.
tables-nothing-to-redo = Nothing was taken back at table { $table } that could stand again.
tables-nothing-to-undo = You have made no move at table { $table } that could be taken back.
tables-stale = Table { $table } has moved on since you looked, so nothing was done. Please look again with `/board`.
tables-too-few =
    { $have ->
        [one] Only one seat is taken; this game needs { $need }.
       *[other] Only { $have } seats are taken; this game needs { $need }.
    } `/table invite` asks somebody, `/table add-player` seats a bot.
tables-no-such-preference = “{ $preference }” is nothing you can list as a preference here.
