# How much time there is at a table, and times as they are said.

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
clock-button-of = { $what }: { $who }
clock-everybody = all who are asked
clock-end-ask = On timeout the others decide
clock-end-bot = On timeout a bot answers
tables-unreadable-pace = “{ $given }” is not a pace. Type for example `2 a day` or `48h+8h` (hours at the start, and for each decision), with `bot` behind it if a bot is to answer on timeout; or `none`.
tables-not-late = This has been settled meanwhile: nobody's time is up any more.
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
tables-proposal-open = Something else is being asked at table { $table }. First it has to be answered, or withdrawn by whoever asked it: both with the buttons of its message.
me-hours-none = not at all
me-away-days = { $first } – { $last }
me-wait-never = never
me-wait-minutes = { $count ->
    [one] after one minute
   *[other] after { $count } minutes
}
me-wait-hours = { $count ->
    [one] after 1 hour
   *[other] after { $count } hours
}
me-wait-days = { $count ->
    [one] after 1 day
   *[other] after { $count } days
}
