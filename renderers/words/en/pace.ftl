# How much time there is at a table, and times as they are said.

clock-pace = Time limit: **{ $pace }**
clock-pace-none = unlimited
clock-pace-moves = { $moves ->
    [one] one move a day
   *[other] { $moves } moves a day
} (waking hours)
clock-pace-bank = { $bank } { $bank ->
    [one] waking hour
   *[other] waking hours
} + { $more } per decision
clock-pace-bot = { $pace }, then a bot answers
clock-until = ⏳ { $who }: { $when } ({ $at })
clock-up = ⌛ { $who }: out of time
clock-paused = ⏸ Paused: the clocks are stopped.
clock-bank = { $who } has { $hours ->
        [one] one waking hour
       *[other] { $hours } waking hours
    } left.
clock-late = ⌛ { $table } — { $who } is out of time for *{ $task }*, but can still move. The others can now choose:
clock-late-all = ⌛ { $table } — { $who }: time is up for *{ $task }*. If you haven’t answered, you still can. Everyone at the table can now choose:
clock-settled = ✔ { $table } — Time ran out for { $who }; the game has moved on.
clock-settled-bot = ✔ { $table } — { $who } ran out of time; a bot answered.
clock-settled-moved = ✔ { $table } — { $who } ran out of time, then moved.
clock-settled-waited = ✔ { $table } — { $who } ran out of time and got extra time.
clock-button-of = { $what }: { $who }
clock-everybody = everyone asked
clock-end-ask = Time up: the others decide
clock-end-bot = Time up: a bot answers
tables-unreadable-pace = “{ $given }” is not a time limit. Type `2 a day`, `48h+8h` (hours at the start + hours per decision) or `none`; add `bot` to have a bot answer when time is up.
tables-not-late = Nothing to decide: nobody is out of time any more.
me-last-never = none
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
tables-proposal-open = Table { $table } has another open proposal. Answer or withdraw it first, with the buttons below its message.
me-hours-none = never
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
