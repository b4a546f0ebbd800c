# Festlegungen auf geheime Antworten

sealing-standing = 🔒 Festgelegt: { $list }{ $open ->
    [none] .
   *[other] . Noch offen: { $open }.
}
sealing-one = { $who } `{ $hash }`

command-table-commitments-about = Worauf sich wer im Geheimen festgelegt hat, und wie man es nachprüft
sealing-none = An Tisch { $table } hat sich noch niemand festgelegt.
sealing-head = **Festlegungen an Tisch { $table }**
sealing-how = Jede Festlegung ist das SHA-256 einer Zeile: Salz, Tisch, Nummer des Zugs, Platz, Frage, Antwort. Nimm eine Zeile von unten, wie sie dasteht, ohne Zeilenumbruch am Ende, und vergleiche: `printf %s "…" | sha256sum`. Alle Festlegungen des Spiels stehen in seiner Datei: /table export, nachgeprüft mit `python -m bot verify`.
sealing-hidden = { $who } `{ $hash }` – noch nicht aufgedeckt
sealing-shown = { $who } `{ $hash }`
    `{ $text }`
sealing-own = { $who } `{ $hash }` – deine, die nur du siehst:
    `{ $text }`
sealing-dice = Alle Ziehungen kommen aus einem geheimen Startwert. Sein SHA-256 ist `{ $hash }`; der Startwert steht hier, sobald das Spiel vorbei ist.
sealing-seed = Alle Ziehungen kamen aus dem Startwert `{ $seed }`, dessen SHA-256 `{ $hash }` ist. Jede Ziehung nachprüfen: `/table export`, dann `python -m bot verify DATEI`.
sealing-proof =
    { $title }, Tisch { $table }

    Alle Ziehungen kamen aus diesem Startwert:
    { $seed }
    Sein SHA-256, wie zu Beginn gezeigt:
    { $hash }
    Jede Ziehung nachprüfen: /table export, dann python -m bot verify DATEI
sealing-proof-commitments = Festlegungen, jede das SHA-256 der Zeile dahinter (Salz, Tisch, Nummer des Zugs, Platz, Frage, Antwort):
