# What the host itself says: panels, messages in the channel, refusals. Seats arrive as names.

## The private panel

host-panel-done = Done. Waiting for { $who }.
host-panel-waiting = Nothing to do right now. Waiting for { $who }.
host-panel-over = The game is over.
host-panel-answered = Answer saved. You can still change it.
host-panel-change = Change answer
host-panel-orders = From now on…
host-panel-page = Page { $page } of { $pages }
host-awaited = { $who } ({ $task })
host-panel-skip = Or skip ahead: { $question }
host-panel-select = { $about } → { $answer }
host-panel-about = { $choice } — { $about }
host-task = make a decision
picture-number = { $number } { $name }
picture-numbers = Numbers: { $places }.
host-panel-part = Which part of the map?
host-panel-part-number = Part { $number }
host-panel-number = { $number } · { $answer }
host-panel-now = Now: { $task }
host-panel-copy = { $thing } ({ $number })
host-panel-first = So far you have only planned ahead. Pick something to take now as well.
host-panel-noted = -# Planned: { $preferences }. Change it with `/orders`.
host-panel-late = That button did not include your latest pick, so nothing was played. Picked now:
host-panel-no-room = ⚠️ These don’t go with the rest: { $things }.
host-panel-stale = That button is out of date: the game has moved on. Here is the table now:
host-panel-undone = Undone.

## Buttons

host-back = Back
host-previous = Previous
host-next = Next
host-undo = Undo
host-undo-ask = Ask to undo
host-show-board = Show the board
host-your-move = Your move
host-board-text = Board as text
host-log-open = Show details
host-agree = Agree
host-decline = Decline
host-secret-open = Show privately

## Messages in the channel

host-heading = **{ $title }** · { $stage }{ $count ->
    [0] {""}
   *[other] { " · " }{ $who } to move
}
host-everybody = **all**
host-phase = { $turn ->
    [0] setup
   *[other] turn { $turn }
}
host-origin = { $title } from { $stage } of { $of }
host-to-move = { $who }, your move: { $ask }
host-to-move-secretly = { $who }, your move: { $task }.
host-to-move-many = { $who }, your move: { $task }.
host-to-move-quietly = { $who }, answer in secret: { $ask }
host-to-move-aside = { $ask } Asked in private: { $who }.
host-more-before = … { $line }
more-head = **{ $title }** · { $who } · `{ $table }`
host-log-cut = … for what came before, see `/table log`.
host-text-cut = … shortened.
host-picture-missing = No picture: I need permission to attach files here.
host-setup-players = { $count ->
    [0] Have fun!
   *[other] { $who }: have fun!
}
host-setup-option = { $option }: { $value }
host-fair = 🎲 Provably fair ✓
host-result-winner = 🏆 { $who } wins **{ $title }**!
host-result-draw = 🏆 { $who } share the win in **{ $title }**!
host-result-nobody = **{ $title }** is over: nobody wins this time.
host-result-rank = { $rank }. { $who }
host-result-rank-total = { $rank }. { $who }: { $total }
host-result-line = { $what }: { $points }
host-undo-proposed = { $table } — { $who } wants to undo their last move and everything after it. { $needed } must agree.
host-undo-done = The last moves were undone.
host-redo-done = The undone moves are back.
host-undo-drawn = { $count ->
    [one] One undone move had drawn or revealed something: the next draws are re-rolled.
   *[other] { $count } undone moves had drawn or revealed something: the next draws are re-rolled.
}
host-undo-seed = 🎲 The seed was public, so a new one takes over. Still provably fair ✓
host-result-undone = { $count ->
    [one] One move that had drawn or revealed something was undone.
   *[other] { $count } moves that had drawn or revealed something were undone.
}
host-abandoned = { $table } — The table was closed before the end. `/table log` still shows the game.

## Messages in private

host-secret-turn = { $table } in { $where }
host-direct-answered = ✓ You have answered.
host-direct-nothing = Nothing to do for you right now.
host-direct-over = This game is over.
host-direct-left = You no longer play at this table.
host-call-closed = { $table } — { $who }, it is your move. I can’t message you: your direct messages are closed.
host-secret-closed =
    { $table } — { $who }, this is for you only, but you don’t accept direct messages from me. Press the button to read it here; only you will see it.
host-where-dm = a direct message to { $who }
host-undeliverable =
    { $table } — I could not post a message in { $where }: { $why }. The game is safe; continue with `/board` and `/play`.
host-uninvited = { $table } — { $who } did not get your invitation: their direct messages are closed. A seat stays reserved for a day. Ask them to press *Join* there or type `/table join`.
host-why-gone = the channel no longer exists
host-why-forbidden = Discord does not let me post there
host-why-locked = the thread is locked, and I am not allowed to manage threads
host-why-lacks = I need these permissions there: { $missing }
host-why-away = I am no longer on that server
host-why-unreached = direct messages are closed, and I cannot post in the channel either
host-undeliverable-called = Until this is fixed, I’ll send players a direct message when it is their move; they can play there.
host-why-closed = direct messages are closed
host-why-other = Discord refused it ({ $code })

## Refusals

host-error-not-seated = You are not playing at table { $table }. Watch with `/board`.
host-error-watching = You are not playing at table { $table }. Watch with `/board`. Waiting for { $who }.
host-error-not-yours = It is { POSSESSIVE($who) } move, not yours.
host-error-stale = Too late: the game had moved on, so nothing happened. Here is the table now:
host-done-already = That was already done at table { $table } a moment ago. Here is the table now:
host-done-already-lobby = That was already done at table { $table }, so nothing happened this time.
host-error-but-done = Done at table { $table }, but I could not show you the result. Use `/play` or `/table status`.
host-answer-owed = { $table } in { $where }: your action went through, but my reply did not reach you. Here is the table now:
host-answer-owed-alone = Your action went through, but my reply did not reach you.
host-answer-lost = { $table } in { $where }: my reply did not reach you. Here is the table now:
host-answer-lost-alone = My reply did not reach you. Please try again.
host-error-refused = **Not possible:** { $reason }
host-error-instead = Possible instead: { $list }
host-error-more = { $many } more
host-error-expired = This button is out of date. Use `/play` or `/board`.
host-error-proposal-expired = This button is out of date and did nothing. Ask for a new proposal; its message has new buttons.
host-error-busy = Nothing was done: the database took too long. Please try again in a moment.
host-error-uncertain = The database failed while saving, so I don’t know if this was done. Please check the table before you try again.
host-error-unexpected =
    Something went wrong on my side; nothing was changed. Please try again. If it keeps happening, report error { $number } to the person who runs this bot.
host-error-suspended = A newer version of this bot saved this table. The game continues once the bot is updated.

## Proposals, notes, invitations, and more refusals

host-redo-proposed = { $table } — { $who } wants to redo what was last undone. { $needed } must agree.
host-abandon-proposed = { $table } — { $who } wants to close the table before the end. { $needed } must agree.
host-hints-proposed = { $table } — { $who } wants to allow hints; the game is then unrated. { $needed } must agree.
host-note-hints = 💡 { $table } — Hints are allowed from now on; the game is unrated.
host-undo-asked = This affects the others, so I asked them.
host-note-withdrawn = { $table } — { $name } withdrew the proposal.
host-note-declined = { $table } — { $name } declined: the game continues unchanged.
host-note-resigned = { $table } — { $name } resigns and loses. { $by } takes over the seat.
host-note-plan = { $table } — Played from your plan: { $done } of { $count }. The rest was no longer possible.
host-left-resigned = { $name } resigned; { $by } took over.
host-left-replaced = { $by } replaced { $name }.
host-result-resigned = Resigned: { $who }.
host-result-unrated = Unrated: { $why }.
host-unrated-bot = a bot played
host-unrated-left = someone left their seat
host-unrated-hints = hints were allowed
host-unrated-undone = something revealed was undone
host-unrated-imported = the game was imported
host-you-agreed = You agreed.
host-you-declined = You declined: the game continues unchanged.
host-error-too-fast = That was too fast, so nothing was done. Please try again in { $seconds } s.
host-error-crowded = Too many people are acting at this table at once, so nothing was done. Please try again in { $seconds } s.
host-error-closing = I am restarting, so nothing was done. Please try again in a few seconds.
host-error-command-changed = This command has changed. Please type it again in a moment; you may have to restart Discord.
host-error-value = “{ $given }” is not a valid value there. Please check it and try again.
host-error-not-here = That doesn’t work here. Try it in a channel of a server.
host-error-forbidden = Discord does not let me do that here. I need to see the channel, write in it and attach files.
host-joined = You have a seat at table { $table } in { $where }. I’ll message you when it is your move.
host-not-joined = You declined the invitation to table { $table } in { $where }. Changed your mind? Press *Join* there.
host-note-not-coming = { $table } — { $name } declined your invitation.
host-note-moved-up = { $table } — You got a free seat from the waiting list. Don’t want it? `/table leave` gives it up.
host-result-timeouts = Out of time; a bot answered: { $who }.
host-result-timeouts-seat = { $count ->
    [one] { $name } (once)
   *[other] { $name } ({ $count } times)
}
server-unanswered = Nothing was done: Discord did not send this server’s settings. Please try again in a moment.

# Forms
form-again = Edit again
form-wrong = **{ $field }:** { $reason }
form-not-offered = “{ $given }” can’t be chosen any more. Open the form again and choose something else.
