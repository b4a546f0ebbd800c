# Commitments to secret answers

sealing-standing = 🔒 Committed: { $list }{ $open ->
    [none] .
   *[other] . Still open: { $open }.
}
sealing-one = { $who } `{ $hash }`

command-table-commitments-about = What has been committed to in secret, and how to check it
sealing-none = Nothing has been committed to at table { $table }.
sealing-head = **Commitments at table { $table }**
sealing-how = Each commitment is the SHA-256 of one line: salt, table, number of the move, seat, question, answer. Take a line below as it stands, without a line break at its end, and compare: `printf %s "…" | sha256sum`. All commitments of the game are in its file: /table export, checked by `python -m bot verify`.
sealing-hidden = { $who } `{ $hash }` – not uncovered yet
sealing-shown = { $who } `{ $hash }`
    `{ $text }`
sealing-own = { $who } `{ $hash }` – yours, which only you see:
    `{ $text }`
sealing-dice = All draws come from a secret seed. Its SHA-256 is `{ $hash }`; the seed is shown here once the game is over.
sealing-seed = All draws came from the seed `{ $seed }`, whose SHA-256 is `{ $hash }`. To check every draw: `/table export`, then `python -m bot verify FILE`.
sealing-proof =
    { $title }, table { $table }

    All draws came from this seed:
    { $seed }
    Its SHA-256, as shown at the start:
    { $hash }
    To check every draw: /table export, then python -m bot verify FILE
sealing-proof-commitments = Commitments, each the SHA-256 of the line behind it (salt, table, number of the move, seat, question, answer):
