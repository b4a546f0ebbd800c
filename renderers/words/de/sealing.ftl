# Festlegungen auf geheime Antworten

sealing-standing = 🔒 Festgelegt: { $list }{ $open ->
    [none] .
   *[other] . Noch offen: { $open }.
}
sealing-one = { $who } `{ $hash }`
sealing-opened = 🔓 { $who } `{ $hash }…` · Salz `{ $salt }`
sealing-check = Das kann jeder nachprüfen: /table commitments.

command-table-commitments-about = Worauf sich wer im Geheimen festgelegt hat, und wie man es nachprüft
sealing-none = An Tisch { $table } hat sich noch niemand festgelegt.
sealing-head = **Festlegungen an Tisch { $table }**
sealing-how = Jede Festlegung ist das SHA-256 einer Zeile: Salz, Tisch, Nummer des Zugs, Platz, Frage, Antwort. Nimm eine Zeile von unten, wie sie dasteht, ohne Zeilenumbruch am Ende, und vergleiche: `printf %s "…" | sha256sum`. Alle Festlegungen des Spiels stehen in seiner Datei: /table export, nachgeprüft mit `python -m bot verify`.
sealing-hidden = { $who } `{ $hash }` – noch nicht aufgedeckt
sealing-shown = { $who } `{ $hash }`
    `{ $text }`
sealing-own = { $who } `{ $hash }` – deine, die nur du siehst:
    `{ $text }`
