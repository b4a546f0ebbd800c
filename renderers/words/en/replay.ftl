# Looking back on a game, step by step.

## Looking back

command-replay-about = A game step by step: as your seat saw it then, or open once it is over
command-replay-turn = Which turn; leave it out to begin at the start, or at what happened last
command-replay-turn-name = turn
replay-open = Replay
replay-first = ⏮ Start
replay-back = ◀ Back
replay-on = Next ▶
replay-last = End ⏭
replay-mine = Only my moves
replay-theirs = Only moves of { $who }
replay-decided = Where was it decided?
replay-decided-here = 💥 *No other step moved the analysis as much towards { $who }, who won in the end.*
replay-jump = Jump to…
replay-eyes = Look through the eyes of…
replay-log = See the board as it stood after…
replay-beginning = Before the first turn
replay-at-step = Step { $step }
replay-spectator = a spectator
replay-seat = { $who }
replay-step = **Step { $step } of { $steps }**, as { $who } saw it
replay-taken-back = *This was taken back later. “Next” leads on to how the game really went.*
replay-unreadable = That step of table { $table } cannot be read any more. The others can.
