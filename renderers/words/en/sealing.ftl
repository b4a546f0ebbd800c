# Commitments to secret answers

sealing-standing = 🔒 Committed: { $list }{ $open ->
    [none] .
   *[other] . Still open: { $open }.
}
sealing-one = { $who } `{ $hash }`
sealing-opened = 🔓 { $who } `{ $hash }…` · salt `{ $salt }`
sealing-check = Anybody can check this: /table commitments.

command-table-commitments-about = What has been committed to in secret, and how to check it
sealing-none = Nothing has been committed to at table { $table }.
sealing-head = **Commitments at table { $table }**
sealing-how = Each commitment is the SHA-256 of one line: salt, table, number of the move, seat, question, answer. Take a line below as it stands, without a line break at its end, and compare: `printf %s "…" | sha256sum`. All commitments of the game are in its file: /table export, checked by `python -m bot verify`.
sealing-hidden = { $who } `{ $hash }` – not uncovered yet
sealing-shown = { $who } `{ $hash }`
    `{ $text }`
sealing-own = { $who } `{ $hash }` – yours, which only you see:
    `{ $text }`
