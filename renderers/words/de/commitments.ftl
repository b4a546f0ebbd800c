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
    Alle Ziehungen standen mit einem Startwert vor dem ersten Zug fest; niemand kann sie beeinflussen. Der Hash des Startwerts beweist, dass ihn niemand nachträglich ändert.
fairness-file = Öffne diese Datei in einem beliebigen Browser, auch offline: Sie prüft jede Ziehung und jede geheime Antwort selbst. Sie muss den Hash `{ $hash }` zeigen.
commitments-head = **Festlegungen auf geheime Antworten**
commitments-how = Eine Festlegung ist das SHA-256 einer Zeile: Salt, Tisch, Zugnummer, Platz, Frage, Antwort. Zum Nachprüfen kopiere ihre Zeile von unten ohne Zeilenumbruch und vergleiche: `printf %s "…" | sha256sum`. `/table export` enthält alle Festlegungen der Partie; `python -m bot verify` prüft die Datei.
commitments-hidden = { $who } `{ $hash }` – noch nicht aufgedeckt
commitments-shown = { $who } `{ $hash }`
    `{ $text }`
commitments-own = { $who } `{ $hash }` – deine, nur du siehst sie:
    `{ $text }`
commitments-dice = 🎲 Jede Ziehung kommt aus einem geheimen Startwert mit dem SHA-256 `{ $hash }`. Nach der Partie steht er hier.
commitments-seed = 🎲 Jede Ziehung kam aus dem Startwert `{ $seed }` (SHA-256 `{ $hash }`). Nachprüfen: `/table export`, dann `python -m bot verify DATEI`.
commitments-dice-joint = 🎲 Jede Ziehung kommt aus einer geheimen Zahl, auf die ich mich beim Eröffnen des Tisches festgelegt habe (SHA-256 `{ $hash }`), und aus den Nummern, die Discord den Klicks zum Eröffnen, Beitreten und Starten gegeben hat: { $numbers ->
        [none] bisher keine
       *[other] `{ $numbers }`
    }. So konnte niemand die Würfel wählen, auch ich nicht. Nach der Partie steht die geheime Zahl hier.
commitments-seed-joint = 🎲 Jede Ziehung kam aus dem Startwert `{ $seed }`. Er ist das SHA-256 dieser Zeile aus meiner geheimen Zahl und den Nummern, die Discord euren Klicks gegeben hat: `{ $line }`. Auf meine Zahl habe ich mich beim Eröffnen des Tisches festgelegt (SHA-256 `{ $hash }`).

# Die Datei, die eine Partie im Browser prüft

fairness-page-title = { $title } · Tisch { $table } · nachweislich fair
fairness-page-busy = Wird geprüft…
fairness-page-good = ✓ Alles stimmt: Jede Ziehung und jede geheime Antwort ist so, wie sie zugesagt war.
fairness-page-bad = ✗ Etwas stimmt nicht. Es ist unten mit ✗ markiert; ohne Markierung ist die Datei selbst beschädigt.
fairness-page-explained = Diese Seite enthält alle Zahlen der Partie und rechnet sie hier nach, ohne Netz. Vergleiche die Hashes mit denen, die Discord gezeigt hat: den des Bots beim Eröffnen des Tisches, den der Datei, als du sie bekommen hast.
fairness-page-script = Diese Seite braucht JavaScript.
fairness-page-seeds = Der Startwert
fairness-page-moves = Ziehungen und geheime Antworten, Zug für Zug
fairness-page-draw = Ziehung
fairness-page-number = Nummer in ihrer Folge:
fairness-page-commitment = Geheime Antwort, wie sie festgelegt war
fairness-page-committed = Die geheime Zahl des Bots ist die, auf die er sich festgelegt hat. Ihren Hash hat er beim Eröffnen des Tisches gezeigt.
fairness-page-drawn = Der Startwert folgt aus der geheimen Zahl des Bots und den Klicks der Spieler.
fairness-page-whole = Die Datei ist so, wie der Bot sie dir gegeben hat.
fairness-page-everything = alles in dieser Datei
fairness-page-hashed = Das SHA-256 von
fairness-page-gives = muss lauten
fairness-page-setup = Aufbau
fairness-page-undo = Rückgängig
fairness-page-redo = Wiederhergestellt
