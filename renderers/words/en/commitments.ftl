# Commitments to secret answers

commitments-active = 🔒 Committed: { $list }{ $open ->
    [none] .
   *[other] . Still open: { $open }.
}
commitments-one = { $who } `{ $hash }`

command-table-fairness-about = See why this game is fair: verify its draws and secret choices
commitments-none = No secret choices committed yet.
fairness-head =
    { $table } · 🎲 provably fair ✓
    All draws were fixed by a seed before the first move, so nobody can steer them. Its hash proves that the seed has not been changed since.
fairness-file = Open this file in any browser, even offline: it checks every draw and every secret choice by itself. It must show the hash `{ $hash }`.
commitments-head = **Committed secret choices**
commitments-how = A commitment is the SHA-256 of one line: salt, table, move number, seat, question, answer. To verify one, copy its line below without the line break and compare: `printf %s "…" | sha256sum`. `/table export` has every commitment of the game; `python -m bot verify` checks that file.
commitments-hidden = { $who } `{ $hash }` – not revealed yet
commitments-shown = { $who } `{ $hash }`
    `{ $text }`
commitments-own = { $who } `{ $hash }` – yours, visible only to you:
    `{ $text }`
commitments-dice = 🎲 Every draw comes from a secret seed with the SHA-256 `{ $hash }`. The seed appears here once the game is over.
commitments-seed = 🎲 Every draw came from the seed `{ $seed }` (SHA-256 `{ $hash }`). Verify them: `/table export`, then `python -m bot verify FILE`.
commitments-dice-joint = 🎲 Every draw comes from a secret number that this host committed to when the table opened (SHA-256 `{ $hash }`) and from the IDs that Discord assigned when people opened, joined and started it: { $numbers ->
        [none] none so far
       *[other] `{ $numbers }`
    }. So nobody could choose the draws, not even the host. The secret number appears here once the game is over.
commitments-seed-joint = 🎲 Every draw came from the seed `{ $seed }`. It is the SHA-256 of this line, the host’s secret number followed by the IDs that Discord assigned to your clicks: `{ $line }`. The host committed to its number when the table opened (SHA-256 `{ $hash }`).

# The file that checks a game in a browser

fairness-page-title = { $title } · table { $table } · provably fair
fairness-page-busy = Checking…
fairness-page-good = ✓ Everything checks out: every draw and every secret choice is as promised.
fairness-page-bad = ✗ Something is wrong; it is marked ✗ below. If nothing is marked, the file itself is damaged.
fairness-page-explained = This page contains all the numbers of the game and recalculates them offline. Compare the hashes with those you saw on Discord: the host’s when the table opened, the file’s when you got it.
fairness-page-script = This page needs JavaScript. Please turn it on in your browser.
fairness-page-seeds = The seed
fairness-page-moves = Draws and secret choices, move by move
fairness-page-draw = Draw
fairness-page-number = Number in its sequence:
fairness-page-commitment = Secret choice, as committed
fairness-page-committed = The host’s secret number is the one it committed to when the table opened.
fairness-page-drawn = The seed follows from the host’s secret number and the players’ clicks.
fairness-page-whole = The file is exactly as the host gave it to you.
fairness-page-everything = everything in this file
fairness-page-hashed = The SHA-256 of
fairness-page-gives = must be
fairness-page-setup = Setup
fairness-page-undo = Undo
fairness-page-redo = Redo
