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
host-panel-select = { $about } → { $answer }
host-panel-about = { $choice } — { $about }
host-task = make a decision
host-panel-copy = { $thing } ({ $number })
host-panel-first = Pick something to take now as well.
host-panel-noted = -# Planned: { $preferences }. Change it with `/orders`.
host-panel-late = Your last pick came after this panel was shown. Picked now:
host-panel-no-room = ⚠️ No room for: { $things }.
host-panel-stale = The game has moved on since that button. Here is the table now:
host-panel-undone = Undone.

## Buttons

host-back = Back
host-previous = Previous
host-next = Next
host-undo = Undo
host-show-board = Show the board
host-your-move = Your move
host-board-text = Board as text
host-log-open = Show details
host-agree = Agree
host-decline = Decline
host-secret-open = Show privately

## Messages in the channel

host-turn-line = { $title } · table { $table } · { $stage }
host-phase = { $turn ->
    [0] setup
   *[other] turn { $turn }
}
host-to-move = { $who }, your move: { $ask }
host-to-move-secretly = { $who }, your move: { $task }.
host-to-move-many = { $who }, your move: { $task }.
host-to-move-quietly = { $who }, answer in secret: { $ask }
host-to-move-aside = { $ask } Asked in private: { $who }.
host-log-cut = … for what came before, see `/table log`.
host-text-cut = … shortened.
host-picture-missing = No picture: I need permission to attach files here.
host-files-missing = No picture or file: I need permission to attach files here. *Commitments* shows what you can verify.
host-setup-starts = **{ $title }** starts at table { $table }.
host-setup-seat = { $number }. { $name }
host-setup-seat-bot = { $number }. { $name } ({ $kind })
host-setup-option = { $option }: { $value }
host-setup-commitment = 🎲 Provably fair ✓ Seed hash (SHA-256): `{ $hash }`
host-result-over = **The game is over.** { $reason }
host-result-winner = 🏆 { $who } wins!
host-result-draw = 🏆 { $who } tie for the win.
host-result-nobody = No winner this time.
host-result-rank = { $rank }. { $who }
host-result-rank-total = { $rank }. { $who }: { $total }
host-result-line = { $what }: { $points }
host-result-table = { $title } · table { $table } · 🎲 attached: the seed and the complete game to verify
host-undo-proposed = { $who } wants to undo their last move and everything after it. { $needed } must agree.
host-undo-done = The last moves were undone.
host-redo-done = The undone moves are back.
host-undo-drawn = { $count ->
    [one] One undone move had drawn or revealed something: the next draws are re-rolled.
   *[other] { $count } undone moves had drawn or revealed something: the next draws are re-rolled.
}
host-undo-seed =
    🎲 The seed was public, so a new one takes over. Its hash (SHA-256): `{ $hash }`
host-result-undone = { $count ->
    [one] One move that had drawn or revealed something was undone.
   *[other] { $count } moves that had drawn or revealed something were undone.
}
host-abandoned = The table was closed before the end. `/table log` still shows the game.

## Messages in private

host-secret-turn = { $title } · table { $table } in { $where }:
host-direct-answered = ✓ You have answered.
host-direct-nothing = Nothing to do for you right now.
host-direct-over = This game is over.
host-direct-left = You no longer play at this table.
host-call-closed = { $who }, it is your move here. I can't message you: your direct messages are closed.
host-secret-closed =
    { $who }, this is for you only, but you don't accept direct messages from me. Press the button to read it here; only you will see it.
host-where-dm = a direct message to { $who }
host-undeliverable =
    I could not post a message of table { $table } in { $where }: { $why }. The game is safe; continue with `/board` and `/play`.
host-uninvited = { $who } did not get your invitation to table { $table }: their direct messages are closed. A seat stays reserved for a day. Ask them to press *Join* there or type `/table join`.
host-why-gone = the channel no longer exists
host-why-forbidden = Discord does not let me post there
host-why-locked = the thread is locked, and I may not manage threads
host-why-lacks = I need these permissions there: { $missing }
host-why-away = I am no longer on that server
host-why-unreached = direct messages are closed, and I cannot post in the channel either
host-undeliverable-called = Until this is fixed, I send players a direct message when it is their move; they can play there.
host-why-closed = direct messages are closed
host-why-other = Discord refused it ({ $code })

## Refusals

host-error-not-seated = You don't play at table { $table }. Watch with `/board`.
host-error-watching = You don't play at table { $table }. Watch with `/board`. Waiting for { $who }.
host-error-not-yours = It is { POSSESSIVE($who) } move, not yours.
host-error-stale = Too late: the game had moved on, so nothing happened. Here is the table now:
host-done-already = That was already done at table { $table } a moment ago. Here is the table now:
host-done-already-lobby = This was already done at table { $table }; nothing was done twice.
host-error-but-done = Done at table { $table }, but I could not show you the result. Use `/play` or `/table status`.
host-answer-owed = { $title }, table { $table } in { $where }: your action was done, but my answer did not reach you. Here is the table now:
host-answer-owed-alone = Your action was done, but my answer did not reach you.
host-answer-lost = { $title }, table { $table } in { $where }: my answer did not reach you. Here is the table now:
host-answer-lost-alone = My answer did not reach you. Please try again.
host-error-refused = **Not possible:** { $reason }
host-error-instead = Possible instead: { $list }
host-error-more = { $many } more
host-error-expired = This button is out of date. Use `/play` or `/board`.
host-error-proposal-expired = This button is out of date and did nothing. Ask for a new proposal; its message has new buttons.
host-error-busy = Nothing was done: the database took too long. Please try again in a moment.
host-error-uncertain = The database failed while saving, so I don't know if this was done. Please check the table before you try again.
host-error-unexpected =
    Something went wrong on my side; nothing was changed. Please try again. If it keeps happening, report error { $number } to the person who runs this bot.
host-error-suspended = A newer version of this bot saved this table. The game continues once the bot is updated.

## Proposals, notes, invitations, and more refusals

host-redo-proposed = { $who } wants to redo what was last undone. { $needed } must agree.
host-abandon-proposed = { $who } wants to close this table before the end. { $needed } must agree.
host-undo-asked = This affects the others, so I asked them.
host-note-withdrawn = { $name } withdrew the proposal.
host-note-declined = { $name } declined: the game continues unchanged.
host-note-resigned = { $name } resigns and loses. { $by } takes over the seat.
host-left-resigned = { $name } resigned; { $by } took over.
host-left-replaced = { $by } replaced { $name }.
host-result-resigned = Resigned: { $who }.
host-result-bots = Finished by bots: { $who }.
host-result-apart = Unrated: `/champions` lists this game separately.
host-you-agreed = You agreed.
host-you-declined = You declined: the game continues unchanged.
host-error-too-fast = That was too fast, so nothing was done. Please try again in { $seconds } s.
host-error-crowded = Too many people are acting at this table at once, so nothing was done. Please try again in { $seconds } s.
host-error-closing = I am restarting, so nothing was done. Please try again in a few seconds.
host-error-command-changed = This command has changed. Please type it again in a moment; you may have to restart Discord.
host-error-value = “{ $given }” does not fit there.
host-error-not-here = That doesn't work here.
host-error-forbidden = Discord does not let me do that here. I need to see the channel, write in it and attach files.
host-joined = You have a seat at table { $table } in { $where }. I'll message you when it is your move.
host-not-joined = You declined the invitation to table { $table } in { $where }. Changed your mind? Press *Join* there.
host-note-not-coming = { $name } declined your invitation to table { $table }.
host-note-moved-up = You got a free seat at table { $table } from the waiting list. Don't want it? `/table leave` gives it up.
host-result-timeouts = Out of time; a bot answered: { $who }.
host-result-timeouts-seat = { $count ->
    [one] { $name } (once)
   *[other] { $name } ({ $count } times)
}
server-unanswered = Nothing was done: Discord did not send this server's settings. Please try again in a moment.
