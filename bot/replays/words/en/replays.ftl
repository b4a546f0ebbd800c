command-table-log-about = What has happened at a table, as far as you may know it
command-table-log-page = Which page; the last one if you leave it out
command-table-log-page-name = page
table-button-log = Log
table-log = **Table { $table }**, page { $page } of { $pages }{ $parts ->
    [1] { "" }
   *[other] , part { $part } of { $parts }
}
table-log-nothing = Nothing that you may know of.
table-log-undo = { $who } took moves back.
table-log-redo = { $who } restored what was taken back.
table-log-mended = The last record was damaged: the game went back to a sound one.

# What is left of a game to keep: an animation, a page, a picture of how it went, a review.

## The buttons

recap-button-film = Film
recap-button-gif = As a GIF
recap-button-page = As a page
recap-button-course = How it went
recap-button-review = What would a bot have played?

## While it is made, and when it is done

recap-making-film = 🎬 The film of table { $table } is being made: **{ $percent } %**
recap-making-gif = 🎬 The GIF of table { $table } is being made: **{ $percent } %**
recap-making-page = 📄 The page of table { $table } is being made: **{ $percent } %**
recap-making-course = 📈 Analysing the game at table { $table }: **{ $percent } %**
recap-making-review = 🔎 Analysing the game at table { $table }: **{ $percent } %**
recap-done-film = 🎬 The film of table { $table } ({ $title }), as { $who } saw it. It is yours to keep and to show.
recap-done-page = 📄 Table { $table } ({ $title }) as a page, as { $who } saw it: save the file and open it in any browser; it needs no network. Arrow keys turn it.
recap-too-large = Table { $table } is too long a game for that: it would be larger than Discord takes here ({ $megabytes } MB).
recap-failed = That could not be made of table { $table }. Press the button again to try once more.
recap-busy = Something is being made for you already. Wait until it is done.
recap-only-over = That is told only once the game at table { $table } is over.

## The film

recap-table = Table { $table }
recap-steps = { $steps ->
    [one] One step
   *[other] { $steps } steps
 }
recap-step = step { $step } of { $steps }
recap-decided = ◆ a turning point
recap-closed = The game was closed
recap-goes-on = The game goes on
recap-so-far = This is how far it has come.
recap-won = { $who } wins!
recap-draw = A draw between { $who }
recap-nobody = Nobody has won
recap-film-alt = An animation of a game of { $title }, played by { $who }

## The page

recap-page-first = First step
recap-page-back = Back
recap-page-on = Next
recap-page-last = Last step
recap-page-slider = Step
recap-page-turn = Jump to
recap-page-beginning = the beginning
recap-page-log = What happened
recap-page-words = The board in words
recap-page-keys = Arrow keys turn the steps, Home and End lead to the first and the last one.
recap-page-eyes = As { $who } saw it
recap-page-script = This page needs JavaScript, which your browser has switched off.
recap-page-undrawn = This board cannot be shown here; below it stands in words.

## How it went

recap-course-head = How it went
recap-course-high = ahead
recap-course-low = behind
recap-course-first = start
recap-course-place = place { $place }
recap-course-luck = luck { $share } of 100
recap-course-alt = A line for each seat shows how the analysis judged its standing after every step of { $title }; the middle of the table is level.
recap-course-alt-seat = { $who }: { $ended }; at a third of the game { $first }, at two thirds { $second }, at the end { $third }.
recap-course-alt-ahead = ahead
recap-course-alt-level = level
recap-course-alt-behind = behind
recap-course-alt-point = Turning point { $number } at step { $step }, { $best }.
recap-course-best = best for { $who }
recap-course-better = good for the seat
recap-course-worse = bad for the seat
recap-course-intro = **How it went** at table { $table } ({ $title }), as the analysis judges it: each seat from its own view, after every step.
recap-course-point = **{ $number }** · step { $step }, { $stage }: { $what } *– { $best }*
recap-luck-head = **🍀 Luck** – what dice, decks and things face down gave, against what the same moves bring on average:
recap-luck-line = { $who }: of 100 players with the same chances, about { $share } would have had less luck – { $how }.
recap-luck-great = much luck
recap-luck-good = some luck
recap-luck-usual = about as usual
recap-luck-bad = some bad luck
recap-luck-awful = much bad luck
recap-luck-none = 🍀 Nothing was drawn in this game after its beginning that the analysis could weigh: what happened was play.
recap-luck-words = -# Measured by a bot’s own judgement, which can be wrong. What was dealt before the first move is not counted.

## The review

recap-review-head = **The moves that changed the analysis most** at table { $table }, luck left out. What it says comes from what each seat could know at that moment; it is not always right.
recap-review-line = **Step { $step }** ({ $stage }), { $who }: **{ $action }** – { $how }. { $other }
recap-review-gained = gained
recap-review-lost = lost
recap-review-same = A bot would have done the same.
recap-review-other = A bot would have played **{ $action }**{ $why }.
recap-review-none = There was no move in this game about which the analysis has anything to say.

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
table-log-timeout = *(out of time: a bot answered)*
