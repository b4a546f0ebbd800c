# Festlegungen auf geheime Antworten

commitments-active = 🔒 Festgelegt: { $list }{ $open ->
    [none] .
   *[other] . Noch offen: { $open }.
}
commitments-one = { $who } `{ $hash }`

command-table-fairness-about = Warum die Partie fair ist: Startwert aller Ziehungen und geheime Antworten, zum Nachprüfen
commitments-none = Noch keine Festlegungen auf geheime Antworten.
fairness-head =
    { $table } · 🎲 nachweislich fair ✓
    Alle Ziehungen standen mit einem geheimen Startwert fest, bevor die Partie begann; niemand kann sie lenken. Sein Hash beweist, dass er nicht nachträglich geändert wird.
fairness-file = Alles zum Nachprüfen dieser Partie, als Datei.
commitments-head = **Festlegungen auf geheime Antworten**
commitments-how = Eine Festlegung ist das SHA-256 einer Zeile: Salt, Tisch, Zugnummer, Platz, Frage, Antwort. Zum Nachprüfen kopiere ihre Zeile von unten ohne Zeilenumbruch und vergleiche: `printf %s "…" | sha256sum`. `/table export` enthält alle Festlegungen der Partie; `python -m bot verify` prüft die Datei.
commitments-hidden = { $who } `{ $hash }` – noch nicht aufgedeckt
commitments-shown = { $who } `{ $hash }`
    `{ $text }`
commitments-own = { $who } `{ $hash }` – deine, nur du siehst sie:
    `{ $text }`
commitments-dice = 🎲 Jede Ziehung kommt aus einem geheimen Startwert mit dem SHA-256 `{ $hash }`. Nach der Partie steht er hier.
commitments-seed = 🎲 Jede Ziehung kam aus dem Startwert `{ $seed }` (SHA-256 `{ $hash }`). Nachprüfen: `/table export`, dann `python -m bot verify DATEI`.
commitments-proof =
    { $title }, Tisch { $table }

    Jede Ziehung kam aus diesem Startwert:
    { $seed }
    Sein SHA-256, wie zu Beginn gezeigt:
    { $hash }
    Jede Ziehung nachprüfen: /table export, dann python -m bot verify DATEI
commitments-proof-commitments = Festlegungen, jede das SHA-256 der Zeile dahinter (Salt, Tisch, Zugnummer, Platz, Frage, Antwort):
