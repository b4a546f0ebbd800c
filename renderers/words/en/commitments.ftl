# Commitments to secret answers

commitments-active = 🔒 Committed: { $list }{ $open ->
    [none] .
   *[other] . Still open: { $open }.
}
commitments-one = { $who } `{ $hash }`

command-table-commitments-about = What has been committed to in secret, and how to check it
commitments-none = Nothing has been committed to at table { $table }.
commitments-head = **Commitments at table { $table }**
commitments-how = Each commitment is the SHA-256 of one line: salt, table, number of the move, seat, question, answer. Take a line below as it stands, without a line break at its end, and compare: `printf %s "…" | sha256sum`. All commitments of the game are in its file: /table export, checked by `python -m bot verify`.
commitments-hidden = { $who } `{ $hash }` – not uncovered yet
commitments-shown = { $who } `{ $hash }`
    `{ $text }`
commitments-own = { $who } `{ $hash }` – yours, which only you see:
    `{ $text }`
commitments-dice = All draws come from a secret seed. Its SHA-256 is `{ $hash }`; the seed is shown here once the game is over.
commitments-seed = All draws came from the seed `{ $seed }`, whose SHA-256 is `{ $hash }`. To check every draw: `/table export`, then `python -m bot verify FILE`.
commitments-proof =
    { $title }, table { $table }

    All draws came from this seed:
    { $seed }
    Its SHA-256, as shown at the start:
    { $hash }
    To check every draw: /table export, then python -m bot verify FILE
commitments-proof-commitments = Commitments, each the SHA-256 of the line behind it (salt, table, number of the move, seat, question, answer):
