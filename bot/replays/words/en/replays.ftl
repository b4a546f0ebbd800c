command-table-log-about = See what has happened at a table, except what is secret from you
command-table-log-page = Which page; leave it out for the last one
command-table-log-page-name = page
table-button-log = Log
table-log = { $table } · log, page { $page } of { $pages }{ $parts ->
    [1] { "" }
   *[other] , part { $part } of { $parts }
}
table-log-nothing = Nothing to show yet.
table-log-undo = { $who } undid moves.
table-log-redo = { $who } redid moves.
table-log-mended = The last record was damaged: the game went back to the last intact one.

# What is left of a game to keep: an animation, a page, a picture of how it went, a review.

## The buttons

recap-button-film = Film
recap-button-gif = Get GIF
recap-button-page = Get web page
recap-button-course = Game analysis
recap-button-review = Compare with a bot

## While it is made, and when it is done

recap-making-film = 🎬 Making the film of table { $table }… **{ $percent }%**
recap-making-gif = 🎬 Making the GIF of table { $table }… **{ $percent }%**
recap-making-page = 📄 Making the page of table { $table }… **{ $percent }%**
recap-making-course = 📈 Analysing the game at table { $table }… **{ $percent }%**
recap-making-review = 🔎 Analysing the game at table { $table }… **{ $percent }%**
recap-done-film = 🎬 { $table }, as { $who } saw it. Keep it and share it.
recap-done-page = 📄 { $table }, as { $who } saw it: save the file and open it in any browser, even offline. Use the arrow keys to step.
recap-too-large = The game at table { $table } is too long: its file would exceed Discord’s limit here ({ $megabytes } MB).
recap-failed = That failed for table { $table }. Press the button again to retry.
recap-busy = I am still making something for you. Please wait until it is done.
recap-only-over = You can see that once the game at table { $table } is over.

## The film

recap-table = Table { $table }
recap-steps = { $steps ->
    [one] One step
   *[other] { $steps } steps
 }
recap-step = step { $step } of { $steps }
recap-decided = ◆ turning point
recap-closed = Game closed
recap-goes-on = To be continued
recap-so-far = That’s it so far.
recap-won = { $who } wins!
recap-draw = { $who } tie
recap-nobody = No winner
recap-film-alt = Animation of a game of { $title } with { $who }

## The page

recap-page-first = First step
recap-page-back = Back
recap-page-on = Next
recap-page-last = Last step
recap-page-slider = Step
recap-page-turn = Jump to
recap-page-beginning = setup
recap-page-log = Log
recap-page-words = The board as text
recap-page-keys = Arrow keys: previous and next step. Home and End: first and last step.
recap-page-eyes = As { $who } saw it
recap-page-script = Please turn on JavaScript in your browser: this page needs it.
recap-page-undrawn = This board can’t be drawn here; see the text below.

## How it went

recap-course-head = Game analysis
recap-course-high = ahead
recap-course-low = behind
recap-course-first = start
recap-course-place = place { $place }
recap-course-luck = luckier than { $share }%
recap-course-alt = Chart of { $title }: one line per seat shows how far ahead or behind it was after every step, as a bot judges it; the middle is even.
recap-course-alt-seat = { $who }: { $ended }; after a third of the game { $first }, after two thirds { $second }, at the end { $third }.
recap-course-alt-ahead = ahead
recap-course-alt-level = even
recap-course-alt-behind = behind
recap-course-alt-point = Turning point { $number } at step { $step }, { $best }.
recap-course-best = best for { $who }
recap-course-better = good for this seat
recap-course-worse = bad for this seat
recap-course-intro = **Game analysis** of { $table }: who was ahead after every step, judged by what each seat knew.
recap-course-point = **{ $number }** · step { $step }, { $stage }: { $what } *– { $best }*
recap-luck-head = **🍀 Luck** – what the dice, decks and face-down pieces gave each player, compared with the average for the same moves:
recap-luck-line = { $who }: luckier than { $share }% – { $how }.
recap-luck-great = very lucky
recap-luck-good = lucky
recap-luck-usual = average
recap-luck-bad = unlucky
recap-luck-awful = very unlucky
recap-luck-none = 🍀 No luck to measure: after the start, nothing was drawn that the analysis can judge.
recap-luck-words = -# Judged by a bot, which can be wrong. What was dealt before the first move doesn’t count.

## The review

recap-review-head = **The most important moves** at { $table }, luck aside. The analysis uses only what each seat could know at the time, and can be wrong.
recap-review-line = **Step { $step }** ({ $stage }), { $who }: **{ $action }** – { $how }. { $other }
recap-review-gained = gained
recap-review-lost = lost
recap-review-same = A bot would have done the same.
recap-review-other = A bot would have played **{ $action }**{ $why }.
recap-review-none = The analysis has nothing to say about the moves of this game.

# Looking back on a game, step by step.

## Looking back

command-replay-about = Watch a game step by step: as you saw it, or with everything revealed once it is over
menu-board = Show the board from here
replay-no-board = This message shows no board. Use this on a message that shows the board of a game.
command-replay-turn = Which turn; leave it out for the start or the latest
command-replay-turn-name = turn
replay-open = Replay
replay-first = ⏮ Start
replay-back = ◀ Back
replay-on = Next ▶
replay-last = End ⏭
replay-play = Play on from here
replay-played-on = { $table } — Your new table is below: you have { POSSESSIVE($seat) } seat, and bots have the others. Use `/table replace` to give a bot’s seat to someone.
replay-note = { $table } — This game continues from step { $step } of the replay. Hidden cards stay as they were, but the decks are reshuffled. It is not rated.
replay-mine = My moves only
replay-theirs = { POSSESSIVE($who) } moves only
replay-decided = Show turning point
replay-decided-here = 💥 *Turning point: this step did the most to help { $who } win.*
replay-jump = Jump to…
replay-eyes = View as…
replay-log = Show the board after…
replay-beginning = Before the first turn
replay-at-step = Step { $step }
replay-spectator = a spectator
replay-seat = { $who }
replay-step = **Step { $step } of { $steps }**, as { $who } saw it
replay-taken-back = *This was undone later. “Next” follows the game as it really went.*
replay-unreadable = This step of table { $table } can’t be read any more; the others can.
table-log-timeout = *(out of time; a bot answered)*

# A table from a file

command-import-about = Look at a finished game again from its table file
command-import-file = The file from /table export; leave it out for a form
command-import-file-name = file
import-title = Import a finished game
import-file = Table file
import-about = The JSON file that /table export gives once a game is over
import-done = **{ $title } · { $names }** is back as table { $table }. Look at it with the buttons below or `/replay`.
import-wrong = This file can’t be imported: { $given }. Use a file that `/table export` gives once a game is over.
import-too-large = The file is too large: { $most } MB at most.
import-too-fast = One file a minute, please. Try again soon.
import-no-server = Import a file in the server channel where you want the table.
