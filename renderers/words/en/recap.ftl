# What is left of a game to keep: an animation, a page, a picture of how it went, a review.

## The buttons

keepsake-button-film = Film
keepsake-button-gif = As a GIF
keepsake-button-page = As a page
keepsake-button-course = How it went
keepsake-button-review = What would a bot have played?

## While it is made, and when it is done

keepsake-making-film = 🎬 The film of table { $table } is being made: **{ $percent } %**
keepsake-making-gif = 🎬 The GIF of table { $table } is being made: **{ $percent } %**
keepsake-making-page = 📄 The page of table { $table } is being made: **{ $percent } %**
keepsake-making-course = 📈 Analysing the game at table { $table }: **{ $percent } %**
keepsake-making-review = 🔎 Analysing the game at table { $table }: **{ $percent } %**
keepsake-done-film = 🎬 The film of table { $table } ({ $title }), as { $who } saw it. It is yours to keep and to show.
keepsake-done-page = 📄 Table { $table } ({ $title }) as a page, as { $who } saw it: save the file and open it in any browser; it needs no network. Arrow keys turn it.
keepsake-too-large = Table { $table } is too long a game for that: it would be larger than Discord takes here ({ $megabytes } MB).
keepsake-failed = That could not be made of table { $table }. Press the button again to try once more.
keepsake-busy = Something is being made for you already. Wait until it is done.
keepsake-only-over = That is told only once the game at table { $table } is over.

## The film

keepsake-table = Table { $table }
keepsake-steps = { $steps ->
    [one] One step
   *[other] { $steps } steps
 }
keepsake-step = step { $step } of { $steps }
keepsake-decided = ◆ a turning point
keepsake-closed = The game was closed
keepsake-goes-on = The game goes on
keepsake-so-far = This is how far it has come.
keepsake-won = { $who } wins!
keepsake-draw = A draw between { $who }
keepsake-nobody = Nobody has won
keepsake-film-alt = An animation of a game of { $title }, played by { $who }

## The page

keepsake-page-first = First step
keepsake-page-back = Back
keepsake-page-on = Next
keepsake-page-last = Last step
keepsake-page-slider = Step
keepsake-page-turn = Jump to
keepsake-page-beginning = the beginning
keepsake-page-log = What happened
keepsake-page-words = The board in words
keepsake-page-keys = Arrow keys turn the steps, Home and End lead to the first and the last one.
keepsake-page-eyes = As { $who } saw it
keepsake-page-script = This page needs JavaScript, which your browser has switched off.
keepsake-page-undrawn = This board cannot be shown here; below it stands in words.

## How it went

keepsake-course-head = How it went
keepsake-course-high = ahead
keepsake-course-low = behind
keepsake-course-first = start
keepsake-course-place = place { $place }
keepsake-course-luck = luck { $share } of 100
keepsake-course-alt = A line for each seat shows how the analysis judged its standing after every step of { $title }; the middle of the table is level.
keepsake-course-alt-seat = { $who }: { $ended }; at a third of the game { $first }, at two thirds { $second }, at the end { $third }.
keepsake-course-alt-ahead = ahead
keepsake-course-alt-level = level
keepsake-course-alt-behind = behind
keepsake-course-alt-point = Turning point { $number } at step { $step }, { $best }.
keepsake-course-best = best for { $who }
keepsake-course-better = good for the seat
keepsake-course-worse = bad for the seat
keepsake-course-intro = **How it went** at table { $table } ({ $title }), as the analysis judges it: each seat from its own view, after every step.
keepsake-course-point = **{ $number }** · step { $step }, { $stage }: { $what } *– { $best }*
keepsake-luck-head = **🍀 Luck** – what dice, decks and things face down gave, against what the same moves bring on average:
keepsake-luck-line = { $who }: of 100 players with the same chances, about { $share } would have had less luck – { $how }.
keepsake-luck-great = much luck
keepsake-luck-good = some luck
keepsake-luck-usual = about as usual
keepsake-luck-bad = some bad luck
keepsake-luck-awful = much bad luck
keepsake-luck-none = 🍀 Nothing was drawn in this game after its beginning that the analysis could weigh: what happened was play.
keepsake-luck-words = -# Measured by a bot’s own judgement, which can be wrong. What was dealt before the first move is not counted.

## The review

keepsake-review-head = **The moves that changed the analysis most** at table { $table }, luck left out. What it says comes from what each seat could know at that moment; it is not always right.
keepsake-review-line = **Step { $step }** ({ $stage }), { $who }: **{ $action }** – { $how }. { $other }
keepsake-review-gained = gained
keepsake-review-lost = lost
keepsake-review-same = A bot would have done the same.
keepsake-review-other = A bot would have played **{ $action }**{ $why }.
keepsake-review-none = There was no move in this game about which the analysis has anything to say.
