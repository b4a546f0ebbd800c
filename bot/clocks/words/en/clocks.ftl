# Clocks of tables: pace, deadlines, pauses, and what happens when somebody's time is up.
# Ids ending in -name are names of parameters: lower case, no spaces, at most 32 characters.

command-table-time-about = How much time there is at a table; propose another pace, or a pause
command-table-time-pace = Another pace, such as “2 a day” or “48h+8h”; “none”. “bot” behind it: a bot answers on timeout
command-table-time-pace-name = pace

clock-title = **Time** at table { $table } ({ $title })
clock-button-wait = Wait on
clock-button-bot = Let a bot play this once
clock-done-wait = There is as much time again for { $who }.
clock-done-bot = A bot answers this once for { $who }.
clock-choose-pace = How much time for a decision…
clock-choose-pace-end = When a time is up…
clock-asked = The others are asked whether they agree.
clock-set = Done.
table-button-pause = Pause
table-button-go-on = Go on

host-pace-proposed = { $who } proposes another pace: **{ $pace }**. { $needed } must agree.
host-pause-proposed = { $who } proposes a pause: no clock runs until somebody presses *Go on* in `/table time`. { $needed } must agree.
host-note-pace = From now on there is another pace: **{ $pace }**. All clocks begin anew.
host-note-paused = ⏸ This table is paused: no clock runs until somebody lets it go on with `/table time`.
host-note-goes-on = { $name } lets the clocks of this table run again.
tables-same-pace = That is the pace of table { $table } already.
tables-is-paused = Table { $table } is paused already.
tables-not-paused = Table { $table } is not paused.
tables-own-time = It is your own time that is up. Just decide: your seat is yours.

command-table-nudge-about = Have those reminded politely whom a table waits for, at most once a day
clock-nudged = { $who } will be asked to go on once awake, unless they want no reminders at all. Thank you for your patience!
tables-nobody-to-nudge = Table { $table } waits for nobody who could be reminded.
tables-nudged-already = It is too early to have anybody reminded at table { $table }: after six hours of waiting, and then once a day.

# Substitutes: seats of running games that are offered, taken and given back.

command-table-substitute-about = Offer your seat to others for a while, or no more; have it back, or give it back
table-list-none-seats = No seat can be taken on this server now. `/table new` opens a table.
clock-button-seat = Find a substitute
clock-done-seat = The seat is offered to others. { $who } can still play.
seat-offered = Somebody is wanted to play on for { $name } at table { $table } ({ $title }). Whoever wants to presses the button; then those who play there are asked.
seat-button-take = Stand in
seat-button-take-of = Stand in for { $name } ({ $table })
seat-button-back = Take my seat back
seat-taken = { $by } stands in for { $name } from now on. { $name } can take the seat back at any time.
seat-returned = { $by } is back, and { $name } has given the seat back. Thank you!
seat-offered-done = Your seat at table { $table } is offered to others. You can go on playing until somebody has taken it, offer it no more, and have it back at any time.
seat-offer-over = Nobody is wanted to play on for { $name } any more.
seat-withdrawn = Your seat at table { $table } is not offered any more: it is yours alone.
table-button-seat-withdraw = Offer it no more
seat-asked = Those who play at table { $table } are asked whether you may stand in.
seat-yours = The seat at table { $table } is yours for now.
seat-back = The seat at table { $table } is yours again.
seat-given-back = You have given the seat at table { $table } back.
seat-list = **Seats that can be taken here**
seat-line-open = { $title } { $table } · { $free ->
        [one] one seat is free
       *[other] { $free } seats are free
    } · { $where }
seat-line-offered = { $title } { $table } · somebody is wanted to play on for { $name } · { $where }
host-substitute-proposed = { $name } offers to stand in for { $whose }. { $needed } must agree.
host-left-substitute = { $name } was stood in for by { $by }.
host-left-returned = { $name } gave the seat back to { $by }.
tables-offered-already = This seat at table { $table } is offered already.
tables-not-offered = This seat at table { $table } is not offered any more.
tables-no-substitute = Nobody stands in for you at table { $table }.
