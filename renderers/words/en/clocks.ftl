# Clocks of tables: pace, deadlines, pauses, and what happens when somebody's time is up.
# Ids ending in -name are names of parameters: lower case, no spaces, at most 32 characters.

command-table-time-about = How much time there is at a table; propose another pace, or a pause
command-table-time-pace = Another pace, such as “2 a day” or “48h+8h”; “none”. “bot” behind it: a bot answers on timeout
command-table-time-pace-name = pace
command-table-new-pace = How much time there is for a decision, such as “2 a day” or “48h+8h”; none if left out
command-table-new-pace-name = pace

clock-title = **Time** at table { $table } ({ $title })
clock-pace = Pace: **{ $pace }**
clock-pace-none = no clock
clock-pace-moves = { $moves ->
    [one] one move a day
   *[other] { $moves } moves a day
}, by everybody's own waking hours
clock-pace-bank = { $bank } { $bank ->
    [one] waking hour
   *[other] waking hours
} to begin with, { $more } more for each decision
clock-pace-bot = { $pace }; on timeout a bot answers
clock-until = ⏳ { $who }: { $when } ({ $at })
clock-up = ⌛ { $who }: the time is up
clock-paused = ⏸ This table is paused: no clock runs.
clock-bank = { $who } has { $hours ->
        [one] one waking hour
       *[other] { $hours } waking hours
    } left.
clock-late = ⌛ { $who }, your time for this decision is up. You can still decide. The others may now press:
clock-late-all = ⌛ The time for this question is up. All whom it asks: { $who }. Who has not answered still can. Who plays here may now press:
clock-settled = ✔ A time was up here. That has been settled.
clock-button-wait = Wait on
clock-button-bot = Let a bot play this once
clock-button-of = { $what }: { $who }
clock-everybody = all who are asked
clock-done-wait = There is as much time again for { $who }.
clock-done-bot = A bot answers this once for { $who }.
clock-choose-pace = How much time for a decision…
clock-choose-pace-end = When a time is up…
clock-end-ask = On timeout the others decide
clock-end-bot = On timeout a bot answers
clock-asked = The others are asked whether they agree.
clock-set = Done.
table-button-pause = Pause
table-button-go-on = Go on

host-pace-proposed = { $who } proposes another pace: **{ $pace }**. { $needed } must agree.
host-pause-proposed = { $who } proposes a pause: no clock runs until somebody presses *Go on* in `/table time`. { $needed } must agree.
host-note-pace = From now on there is another pace: **{ $pace }**. All clocks begin anew.
host-note-paused = ⏸ This table is paused: no clock runs until somebody lets it go on with `/table time`.
host-note-goes-on = { $name } lets the clocks of this table run again.
tables-unreadable-pace = “{ $given }” is not a pace. Type for example `2 a day` or `48h+8h` (hours at the start, and for each decision), with `bot` behind it if a bot is to answer on timeout; or `none`.
tables-same-pace = That is the pace of table { $table } already.
tables-is-paused = Table { $table } is paused already.
tables-not-paused = Table { $table } is not paused.
tables-not-late = This has been settled meanwhile: nobody's time is up any more.
tables-own-time = It is your own time that is up. Just decide: your seat is yours.
inbox-your-move-until = **your move** { $when }, your time is up { $until }

command-me-last = How long before your time is up you are reminded once more, such as “4h”; “never”
command-me-last-name = last
me-last = Before my time is up: { $wait }
me-menu-last = Before my time is up…
me-last-never = no reminder
me-last-hours = { $count ->
    [one] 1 hour before
   *[other] { $count } hours before
}
me-last-minutes = { $count ->
    [one] one minute before
   *[other] { $count } minutes before
}
me-last-days = { $count ->
    [one] 1 day before
   *[other] { $count } days before
}
me-last-line = Before my time is up: **{ $wait }**
me-button-more = More
tables-proposal-open = Something else is being asked at table { $table }. First it has to be answered, or withdrawn by whoever asked it: both with the buttons of its message.

command-table-nudge-about = Have those reminded politely whom a table waits for, at most once a day
clock-nudged = { $who } will be asked to go on once awake, unless they want no reminders at all. Thank you for your patience!
inbox-nudged = The others at your table would be glad to go on: { $tables }
tables-nobody-to-nudge = Table { $table } waits for nobody who could be reminded.
tables-nudged-already = It is too early to have anybody reminded at table { $table }: after six hours of waiting, and then once a day.
