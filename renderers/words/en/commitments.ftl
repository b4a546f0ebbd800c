# Commitments to secret answers

commitments-active = 🔒 Committed: { $list }{ $open ->
    [none] .
   *[other] . Still open: { $open }.
}
commitments-one = { $who } `{ $hash }`

command-table-fairness-about = Why this game is fair: the seed of every draw, and secret choices, to verify
commitments-none = No secret choices were committed yet.
fairness-head =
    { $table } · 🎲 provably fair ✓
    All draws were fixed by a secret seed before the game began, so nobody can steer them. Its hash proves that the seed is not changed later.
fairness-file = Everything to verify this game, as a file.
commitments-head = **Committed secret choices**
commitments-how = A commitment is the SHA-256 of one line: salt, table, move number, seat, question, answer. To verify one, copy its line below without the line break and compare: `printf %s "…" | sha256sum`. `/table export` has every commitment of the game; `python -m bot verify` checks that file.
commitments-hidden = { $who } `{ $hash }` – not revealed yet
commitments-shown = { $who } `{ $hash }`
    `{ $text }`
commitments-own = { $who } `{ $hash }` – yours, visible only to you:
    `{ $text }`
commitments-dice = 🎲 Every draw comes from a secret seed with the SHA-256 `{ $hash }`. The seed appears here once the game is over.
commitments-seed = 🎲 Every draw came from the seed `{ $seed }` (SHA-256 `{ $hash }`). Verify them: `/table export`, then `python -m bot verify FILE`.
commitments-proof =
    { $title }, table { $table }

    Every draw came from this seed:
    { $seed }
    Its SHA-256, as shown at the start:
    { $hash }
    Verify every draw: /table export, then python -m bot verify FILE
commitments-proof-commitments = Commitments, each the SHA-256 of the line after it (salt, table, move number, seat, question, answer):
