# Festlegungen auf geheime Antworten

commitments-active = 🔒 Festgelegt: { $list }{ $open ->
    [none] .
   *[other] . Noch offen: { $open }.
}
commitments-one = { $who } `{ $hash }`

command-table-commitments-about = Worauf sich wer im Geheimen festgelegt hat, und wie man es nachprüft
commitments-none = An Tisch { $table } hat sich noch niemand festgelegt.
commitments-head = **Festlegungen an Tisch { $table }**
commitments-how = Jede Festlegung ist das SHA-256 einer Zeile: Salz, Tisch, Nummer des Zugs, Platz, Frage, Antwort. Nimm eine Zeile von unten, wie sie dasteht, ohne Zeilenumbruch am Ende, und vergleiche: `printf %s "…" | sha256sum`. Alle Festlegungen des Spiels stehen in seiner Datei: /table export, nachgeprüft mit `python -m bot verify`.
commitments-hidden = { $who } `{ $hash }` – noch nicht aufgedeckt
commitments-shown = { $who } `{ $hash }`
    `{ $text }`
commitments-own = { $who } `{ $hash }` – deine, die nur du siehst:
    `{ $text }`
commitments-dice = Alle Ziehungen kommen aus einem geheimen Startwert. Sein SHA-256 ist `{ $hash }`; der Startwert steht hier, sobald das Spiel vorbei ist.
commitments-seed = Alle Ziehungen kamen aus dem Startwert `{ $seed }`, dessen SHA-256 `{ $hash }` ist. Jede Ziehung nachprüfen: `/table export`, dann `python -m bot verify DATEI`.
commitments-proof =
    { $title }, Tisch { $table }

    Alle Ziehungen kamen aus diesem Startwert:
    { $seed }
    Sein SHA-256, wie zu Beginn gezeigt:
    { $hash }
    Jede Ziehung nachprüfen: /table export, dann python -m bot verify DATEI
commitments-proof-commitments = Festlegungen, jede das SHA-256 der Zeile dahinter (Salz, Tisch, Nummer des Zugs, Platz, Frage, Antwort):
