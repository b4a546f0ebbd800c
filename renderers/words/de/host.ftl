# Was das Haus selbst sagt: Auswahlfelder, Nachrichten im Kanal, Absagen. Plätze kommen als Namen.

## Die private Auswahl
host-panel-done = Fertig. Jetzt warten alle auf { $who }.
host-panel-over = Dieses Spiel ist zu Ende.
host-panel-answered = Deine Antwort steht. Du kannst sie noch ändern.
host-panel-page = Seite { $page } von { $pages }
host-panel-choose = Wähle…
host-panel-stale = Seit dieser Knopf kam, ging das Spiel weiter. So steht es jetzt:
host-panel-undone = Zurückgenommen.

## Knöpfe
host-back = Zurück
host-previous = Vorige
host-next = Nächste
host-undo = Zurücknehmen
host-show-board = Brett zeigen
host-your-move = Dein Zug
host-board-text = Brett als Text
host-agree = Einverstanden
host-decline = Ablehnen
host-secret-open = Zeig es mir

## Nachrichten im Kanal
host-table-line = { $title } · Tisch { $table }
host-turn-line = { $title } · Tisch { $table } · Zug { $turn }
host-to-move = { $who }, du bist dran: { $ask }
host-to-move-secretly = { $who }, du hast etwas zu entscheiden.
host-to-move-many = Jetzt entscheiden { $who }.
host-story-cut = … der Rest steht in `/table log`.
host-text-cut = … gekürzt, damit es passt.
host-setup-starts = **{ $title }** beginnt an Tisch { $table }.
host-setup-seat = { $number }. { $name }
host-setup-seat-robot = { $number }. { $name } (automatisch, { $kind })
host-setup-option = { $option }: { $value }
host-setup-commitment =
    Die Würfel stehen schon fest: SHA-256 ihres geheimen Startwerts ist `{ $hash }`. Der Startwert wird am Ende gezeigt.
host-result-over = **Das Spiel ist zu Ende.** { $reason }
host-result-winner = { $who } gewinnt!
host-result-draw = Unentschieden zwischen { $who }.
host-result-rank = { $rank }. { $who }
host-result-line = { $what }: { $points }
host-result-seed =
    Der Startwert war `{ $seed }`; sein SHA-256 ist das am Anfang gezeigte `{ $hash }`. So prüfst du jeden Wurf: `/table export`, dann `python -m bot verify DATEI`.
host-undo-proposed = { $who } möchte das Spiel bis Zug { $to } zurücknehmen. Zustimmen müssen: { $needed }.
host-undo-agreed = { $who } ist einverstanden.
host-undo-declined = { $who } ist nicht einverstanden: Das Spiel geht weiter, wie es steht.
host-undo-done = Die letzten Züge wurden zurückgenommen.
host-redo-done = Das Zurückgenommene gilt wieder.
host-resigned = { $who } gibt auf.
host-seat-robot = Für { $who } spielt jetzt das Haus.
host-abandoned = Der Tisch wurde vor dem Ende geschlossen. In `/table log` bleibt das Spiel lesbar.
host-note-plain = { $text }

## Private Nachrichten
host-secret-turn = Tisch { $table } ({ $title }) in { $where }:
host-secret-closed =
    { $who }, es gibt etwas, das nur du sehen darfst, aber du nimmst von mir keine Direktnachrichten an. Mit dem Knopf liest du es hier, nur für dich sichtbar.
host-where-dm = einer Direktnachricht
host-undeliverable =
    Eine Nachricht von Tisch { $table } konnte nicht in { $where } erscheinen: { $why }. Das Spiel selbst ist sicher; `/board` und `/play` gehen dort oder hier weiterhin.
host-why-gone = den Kanal gibt es nicht mehr
host-why-forbidden = ich darf dort nicht schreiben oder keine Dateien anhängen
host-why-closed = Direktnachrichten sind geschlossen
host-why-other = Discord hat sie abgelehnt ({ $code })

## Absagen
host-error-no-table = Ich kenne keinen Tisch { $table }. `/table list` zeigt deine Tische.
host-error-not-seated = Du hast keinen Platz an Tisch { $table }. Mit `/board` kannst du zuschauen.
host-error-not-yours = { $who } ist dran, nicht du.
host-error-nobody = An diesem Tisch ist gerade niemand dran.
host-error-not-running = An Tisch { $table } läuft gerade kein Spiel.
host-error-stale = Jemand war schneller als dein Druck, darum ist nichts geschehen. Schau bitte noch einmal:
host-error-refused = **Geht nicht:** { $reason }
host-error-instead = Stattdessen geht: { $list }
host-error-expired = Dieser Knopf stammt aus einer älteren Version. `/play` und `/board` zeigen, wie es steht.
host-error-no-proposal = Dieser Vorschlag ist nicht mehr offen.
host-error-busy = Die Datenbank hat nicht rechtzeitig geantwortet, darum ist nichts geschehen. Versuch es gleich noch einmal.
host-error-unexpected =
    Bei mir ist etwas schiefgegangen, und nichts wurde verändert. Versuch es noch einmal; wenn es so bleibt, nenne der Person, die diesen Bot betreibt, die Nummer { $number }.
host-error-frozen =
    Tisch { $table } ist eingefroren: Eine neuere Version dieses Bots hat ihn gespeichert. Er geht weiter, sobald der Bot aktualisiert ist.
