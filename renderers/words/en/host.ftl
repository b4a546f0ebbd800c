# What the host itself says: panels, messages in the channel, refusals. Seats arrive as names.

## The private panel

host-panel-done = Done. Waiting for { $who }.
host-panel-waiting = Nothing to decide for you now. Waiting for { $who }.
host-panel-over = This game is over.
host-panel-answered = Your answer is in. You may still change it.
host-panel-change = Change my answer
host-panel-orders = From now on…
host-panel-page = Page { $page } of { $pages }
host-awaited = { $who } ({ $task })
host-panel-select = { $about } → { $answer }
host-panel-about = { $choice } — { $about }
host-task = decide something
host-panel-copy = { $thing } ({ $number })
host-panel-first = Pick also what is to be taken now.
host-panel-noted = -# Noted for later: { $preferences }. `/orders` changes it.
host-panel-late = Your last pick came after that button was drawn. This is what is picked now:
host-panel-no-room = ⚠️ No room for: { $things }.
host-panel-stale = The table has moved on since that button was posted. This is how it stands now:
host-panel-undone = Taken back.

## Buttons

host-back = Back
host-previous = Previous
host-next = Next
host-undo = Undo
host-show-board = Show the board
host-your-move = Your move
host-board-text = Board as text
host-log-open = Step by step
host-agree = Agree
host-decline = Decline
host-secret-open = Show me

## Messages in the channel

host-turn-line = { $title } · table { $table } · { $stage }
host-phase = { $turn ->
    [0] the beginning
   *[other] turn { $turn }
}
host-to-move = { $who }, it is your move: { $ask }
host-to-move-secretly = { $who }, you have something to decide: { $task }.
host-to-move-many = It is up to { $who }: { $task }.
host-to-move-quietly = { $who }, answer in secret: { $ask }
host-to-move-aside = { $ask } Asked in private: { $who }.
host-log-cut = … what came before is in `/table log`.
host-text-cut = … shortened to fit.
host-picture-missing = Without the picture: I may not attach files here.
host-files-missing = Without picture and file: I may not attach files here. *Commitments* shows what can be checked.
host-setup-starts = **{ $title }** begins at table { $table }.
host-setup-seat = { $number }. { $name }
host-setup-seat-bot = { $number }. { $name } ({ $kind })
host-setup-option = { $option }: { $value }
host-setup-commitment = 🎲 The dice are fixed already; the SHA-256 of their secret seed is `{ $hash }`.
host-result-over = **The game is over.** { $reason }
host-result-winner = 🏆 { $who } wins!
host-result-draw = 🏆 It is a draw between { $who }.
host-result-nobody = Nobody has won this game.
host-result-rank = { $rank }. { $who }
host-result-rank-total = { $rank }. { $who }: { $total }
host-result-line = { $what }: { $points }
host-result-table = { $title } · table { $table } · the attached file holds the seed and all that can be checked
host-undo-proposed = { $who } asks to take back their last move and all that came after it. { $needed } must agree.
host-undo-done = The last moves were taken back.
host-redo-done = What was taken back stands again.
host-undo-drawn = { $count ->
    [one] One of these moves had drawn or revealed something: what is drawn next is drawn anew.
   *[other] { $count } of these moves had drawn or revealed something: what is drawn next is drawn anew.
}
host-undo-seed =
    The secret seed had been shown with the result, so the dice follow a new one. Its SHA-256 is `{ $hash }`.
host-result-undone = { $count ->
    [one] In this game, one move that had drawn or revealed something was taken back.
   *[other] In this game, { $count } moves that had drawn or revealed something were taken back.
}
host-abandoned = The table was closed before the end. The game stays readable in `/table log`.

## Messages in private

host-secret-turn = Table { $table } ({ $title }) in { $where }:
host-secret-closed =
    { $who }, there is something for you alone, and your direct messages are closed to me. Press the button to read it here, visible only to you.
host-where-dm = a direct message to { $who }
host-undeliverable =
    A message of table { $table } could not be posted in { $where }: { $why }. The game itself is safe; `/board` and `/play` still work there or here.
host-uninvited = My invitation to table { $table } did not reach { $who }: direct messages are closed. A seat is kept for them for a day all the same. Tell them to press *Join* below the table's message, or to type `/table join`.
host-why-gone = the channel no longer exists
host-why-forbidden = Discord does not let me write there
host-why-locked = the thread is locked, and I may not manage threads
host-why-lacks = I lack permissions there: { $missing }
host-why-away = I am no longer on that server
host-why-unreached = direct messages are closed, and I cannot write in the channel either
host-undeliverable-called = Until that is mended, whoever is to move is called by a direct message in which they can play.
host-why-closed = direct messages are closed
host-why-other = Discord refused it ({ $code })

## Refusals

host-error-not-seated = You have no seat at table { $table }, but you can watch with `/board`.
host-error-watching = You have no seat at table { $table }, but you can watch with `/board`. Waiting for { $who }.
host-error-not-yours = It is { POSSESSIVE($who) } move, not yours.
host-error-stale = The game went on before this press arrived, so it did nothing. This is how it stands now:
host-done-already = That was done already, a moment ago at table { $table }; it was not done again. This is how it stands:
host-done-already-lobby = That was done already, at table { $table }. Nothing was done twice.
host-error-but-done = What you asked for was done at table { $table }, but I could not show you how it stands. `/play` or `/table status` will.
host-answer-owed = What you asked for at table { $table } ({ $title }) in { $where } was done; my answer did not reach you. This is how it stands:
host-answer-owed-alone = What you asked for was done; my answer did not reach you.
host-answer-lost = My answer about table { $table } ({ $title }) in { $where } did not reach you. This is how it stands:
host-answer-lost-alone = My answer did not reach you. Please try again.
host-error-refused = **Not possible:** { $reason }
host-error-instead = Possible instead: { $list }
host-error-more = { $many } more
host-error-expired = This button is from an older version. `/play` and `/board` show how things stand.
host-error-proposal-expired = This button is from an older version and counts for nothing. Whoever asked may ask again: the new message has new buttons.
host-error-busy = The database did not answer in time, so nothing was done. Please try again in a moment.
host-error-uncertain = The database stopped while it was writing, so I cannot say whether this was done. Please look at the table before you try again.
host-error-unexpected =
    Something went wrong on my side, and nothing was changed. Please try again; if it stays, tell the person who runs this bot the number { $number }.
host-error-suspended = This table was written by a newer version of this bot. It continues as soon as the bot is updated.

## Proposals, notes, invitations, and more refusals

host-redo-proposed = { $who } asks to restore what was taken back last. { $needed } must agree.
host-abandon-proposed = { $who } asks to close this table before the end. { $needed } must agree.
host-undo-asked = That cannot be taken back without the others: I have asked them.
host-note-withdrawn = { $name } has withdrawn the proposal.
host-note-declined = { $name } does not agree: the game goes on as it is.
host-note-resigned = { $name } gives up, which is a loss. { $by } plays that seat from now on.
host-left-resigned = { $name } gave up; { $by } took the seat over.
host-left-replaced = { POSSESSIVE($name) } seat went to { $by }.
host-result-resigned = Gave up: { $who }.
host-result-bots = Played by bots at the end: { $who }.
host-result-apart = `/champions` lists this game apart from those that people alone played to the end, with nothing taken back that had been drawn or revealed.
host-you-agreed = You agreed.
host-you-declined = You declined: the game goes on as it is.
host-error-too-fast = That was a lot at once, so this was not done. Please try again in { $seconds } s.
host-error-crowded = Many people are pressing at this table at once, so this was not done. Please try again in { $seconds } s.
host-error-closing = I am restarting. Nothing was done; please try again in a few seconds.
host-error-command-changed = This command has changed. Please type it again in a moment; your app may need a restart.
host-error-value = “{ $given }” does not fit there.
host-error-not-here = This is not possible here.
host-error-forbidden = Discord does not let me do that here. I need to see the channel, write in it and attach files.
host-joined = You have a seat at table { $table } in { $where }. I write to you when it is your move.
host-not-joined = You declined the invitation to table { $table } in { $where }. If you change your mind, press *Join* there.
host-note-not-coming = { $name } cannot join table { $table } and has declined your invitation.
host-note-moved-up = A seat at table { $table } has become free, and it is yours: you were next on the waiting list. `/table leave` gives it back.
host-result-timeouts = Out of time, a bot answered: { $who }.
host-result-timeouts-seat = { $count ->
    [one] { $name } (once)
   *[other] { $name } ({ $count } times)
}
server-unanswered = Discord did not say how this server is set up, so nothing was done. Please try again in a moment.
