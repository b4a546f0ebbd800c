# Clocks of tables: pace, deadlines, pauses, and what happens when somebody's time is up.
# Ids ending in -name are names of parameters: lower case, no spaces, at most 32 characters.

command-table-time-about = See a table’s time limit; propose another one, or a pause
command-table-time-pace = New time limit, e.g. “2 a day”, “48h+8h” or “none”; add “bot” to let a bot answer when time is up
command-table-time-pace-name = pace

clock-title = { $table } · time limit
clock-button-wait = Keep waiting
clock-button-bot = Let a bot play this once
clock-done-wait = { $who } gets the same amount of time again.
clock-done-bot = A bot plays for { $who } this once.
clock-choose-pace = Time per decision…
clock-choose-pace-end = When time is up…
clock-asked = I asked the others to agree.
clock-set = Done.
table-button-pause = Pause
table-button-go-on = Resume

host-pace-proposed = { $table } — { $who } proposes a new time limit: **{ $pace }**. { $needed } must agree.
host-pause-proposed = { $table } — { $who } proposes a pause: all clocks stop until someone presses *Resume* in `/table time`. { $needed } must agree.
host-note-pace = { $table } — New time limit: **{ $pace }**. Everyone’s time starts over.
host-note-paused = ⏸ { $table } — Paused: all clocks stop until someone resumes with `/table time`.
host-note-goes-on = { $table } — { $name } resumed the game: the clocks are running again.
tables-same-pace = Table { $table } already has this time limit.
tables-is-paused = Table { $table } is already paused.
tables-not-paused = Table { $table } is not paused.
tables-own-time = It is your own time that is up: just make your move.

command-table-nudge-about = Send a polite reminder to whoever a table is waiting for, at most once a day
clock-nudged = I’ll remind { $who } in waking hours, unless reminders are off. Thanks for your patience!
tables-nobody-to-nudge = Nobody to remind: table { $table } is not waiting for a player.
tables-nudged-already = Too early for a reminder at table { $table }: wait six hours first, and send at most one a day.

# Substitutes: seats of running games that are offered, taken and given back.

command-table-substitute-about = Find a substitute for your seat or stop looking; take a seat back or return it
table-list-none-seats = No free seats on this server. Open a table with `/table new`.
clock-button-seat = Find a substitute
clock-done-seat = Looking for a substitute. { $who } can still play.
seat-offered = 👋 { $table } — { $name } needs a substitute. Press *Stand in* to volunteer; the other players decide.
seat-button-take = Stand in
seat-button-take-of = Stand in for { $name } ({ $title })
seat-button-back = Take seat back
seat-taken = { $table } — { $by } stands in for { $name }, who can take the seat back at any time.
seat-returned = { $table } — { $by } is back. Thanks for standing in, { $name }!
seat-offered-done = I am looking for a substitute for you at table { $table }. Until there is one, you can keep playing or cancel; afterwards, you can take your seat back at any time.
seat-offer-over = { $table } — { $name } no longer needs a substitute.
seat-withdrawn = Cancelled: you keep your seat at table { $table }.
table-button-seat-withdraw = Cancel search
seat-asked = I asked the players at table { $table } whether you may stand in.
seat-yours = You are now playing at table { $table } as a substitute.
seat-back = You have your seat at table { $table } back.
seat-given-back = You returned the seat at table { $table }.
seat-list = **Free seats here**
seat-line-open = { $table } · { $free ->
        [one] one seat is free
       *[other] { $free } seats are free
    } · { $where }
seat-line-offered = { $table } · substitute wanted for { $name } · { $where }
host-substitute-proposed = { $table } — { $name } wants to stand in for { $whose }. { $needed } must agree.
host-left-substitute = { $by } stood in for { $name }.
host-left-returned = { $name } returned the seat to { $by }.
tables-offered-already = I am already looking for a substitute for this seat at table { $table }.
tables-not-offered = This seat at table { $table } no longer needs a substitute.
tables-no-substitute = You have no substitute at table { $table }.
