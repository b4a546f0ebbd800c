# Was der Host selbst sagt: Auswahlfelder, Nachrichten im Kanal, Absagen. Plätze kommen als Namen.

## Die private Auswahl

host-panel-done = Fertig. Jetzt warten alle auf { $who }.
host-panel-waiting = Für dich ist gerade nichts zu entscheiden. Alle warten auf { $who }.
host-panel-over = Dieses Spiel ist zu Ende.
host-panel-answered = Deine Antwort steht. Du kannst sie noch ändern.
host-panel-change = Antwort ändern
host-panel-orders = Von jetzt an…
host-panel-page = Seite { $page } von { $pages }
host-awaited = { $who } ({ $task })
host-panel-select = { $about } → { $answer }
host-panel-about = { $choice } — { $about }
host-task = etwas entscheiden
host-panel-copy = { $thing } ({ $number })
host-panel-first = Wähle auch etwas, das jetzt genommen wird.
host-panel-noted = -# Vorgemerkt: { $preferences }. Mit `/orders` änderst du es.
host-panel-late = Deine letzte Auswahl kam, nachdem dieser Knopf gezeichnet war. Ausgewählt ist jetzt:
host-panel-no-room = ⚠️ Kein Platz für: { $things }.
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
host-log-open = Schritt für Schritt
host-agree = Einverstanden
host-decline = Ablehnen
host-secret-open = Zeig es mir

## Nachrichten im Kanal

host-turn-line = { $title } · Tisch { $table } · { $stage }
host-phase = { $turn ->
    [0] der Anfang
   *[other] Zug { $turn }
}
host-to-move = { $who }, du bist dran: { $ask }
host-to-move-secretly = { $who }, du hast etwas zu entscheiden: { $task }.
host-to-move-many = Jetzt entscheiden { $who }: { $task }.
host-to-move-quietly = { $who }, bitte geheim antworten: { $ask }
host-to-move-aside = { $ask } Privat gefragt: { $who }.
host-log-cut = … was davor geschah, steht in `/table log`.
host-text-cut = … gekürzt, damit es passt.
host-picture-missing = Ohne Bild: Ich darf hier keine Dateien anhängen.
host-files-missing = Ohne Bild und Datei: Ich darf hier keine Dateien anhängen. Was sich nachprüfen lässt, zeigt *Festlegungen*.
host-setup-starts = **{ $title }** beginnt an Tisch { $table }.
host-setup-seat = { $number }. { $name }
host-setup-seat-bot = { $number }. { $name } ({ $kind })
host-setup-option = { $option }: { $value }
host-setup-commitment = 🎲 Die Würfel stehen schon fest; das SHA-256 ihres geheimen Startwerts ist `{ $hash }`.
host-result-over = **Das Spiel ist zu Ende.** { $reason }
host-result-winner = 🏆 { $who } gewinnt!
host-result-draw = 🏆 Unentschieden zwischen { $who }.
host-result-nobody = Dieses Spiel hat niemand gewonnen.
host-result-rank = { $rank }. { $who }
host-result-rank-total = { $rank }. { $who }: { $total }
host-result-line = { $what }: { $points }
host-result-table = { $title } · Tisch { $table } · Startwert und alles, was sich nachprüfen lässt, stehen in der angehängten Datei
host-undo-proposed = { $who } möchte den eigenen letzten Zug zurücknehmen und alles, was danach kam. Zustimmen müssen: { $needed }.
host-undo-done = Die letzten Züge wurden zurückgenommen.
host-redo-done = Das Zurückgenommene gilt wieder.
host-undo-drawn = { $count ->
    [one] Einer dieser Züge hatte etwas gezogen oder aufgedeckt: Was als Nächstes kommt, wird neu gezogen.
   *[other] { $count } dieser Züge hatten etwas gezogen oder aufgedeckt: Was als Nächstes kommt, wird neu gezogen.
}
host-undo-seed =
    Der geheime Startwert war mit dem Ergebnis gezeigt worden, darum folgen die Würfel einem neuen. Sein SHA-256 ist `{ $hash }`.
host-result-undone = { $count ->
    [one] In diesem Spiel wurde ein Zug zurückgenommen, der etwas gezogen oder aufgedeckt hatte.
   *[other] In diesem Spiel wurden { $count } Züge zurückgenommen, die etwas gezogen oder aufgedeckt hatten.
}
host-abandoned = Der Tisch wurde vor dem Ende geschlossen. In `/table log` bleibt das Spiel lesbar.

## Private Nachrichten

host-secret-turn = Tisch { $table } ({ $title }) in { $where }:
host-secret-closed =
    { $who }, es gibt etwas für dich allein, aber du nimmst von mir keine Direktnachrichten an. Mit dem Knopf liest du es hier, nur für dich sichtbar.
host-where-dm = einer Direktnachricht an { $who }
host-undeliverable =
    Eine Nachricht von Tisch { $table } konnte nicht in { $where } erscheinen: { $why }. Das Spiel selbst ist sicher; `/board` und `/play` gehen dort oder hier weiterhin.
host-uninvited = Meine Einladung an Tisch { $table } hat { $who } nicht erreicht: Direktnachrichten sind geschlossen. Ein Platz bleibt trotzdem einen Tag lang frei. Sag Bescheid: *Platz nehmen* unter der Nachricht des Tisches genügt, oder `/table join`.
host-why-gone = den Kanal gibt es nicht mehr
host-why-forbidden = Discord lässt mich dort nicht schreiben
host-why-locked = der Thread ist gesperrt, und ich darf keine Threads verwalten
host-why-lacks = mir fehlen dort Rechte: { $missing }
host-why-away = ich bin nicht mehr auf diesem Server
host-why-unreached = Direktnachrichten sind geschlossen, und auch im Kanal kann ich nicht schreiben
host-undeliverable-called = Bis das behoben ist, rufe ich alle, die dran sind, per Direktnachricht; dort können sie auch ziehen.
host-why-closed = Direktnachrichten sind geschlossen
host-why-other = Discord hat sie abgelehnt ({ $code })

## Absagen

host-error-not-seated = Du hast keinen Platz an Tisch { $table }, kannst aber mit `/board` zuschauen.
host-error-watching = Du hast keinen Platz an Tisch { $table }, kannst aber mit `/board` zuschauen. Alle warten auf { $who }.
host-error-not-yours = { $who } ist dran, nicht du.
host-error-stale = Das Spiel ging weiter, bevor dieser Druck ankam, darum hat er nichts bewirkt. So steht es jetzt:
host-done-already = Das ist eben schon geschehen, an Tisch { $table }; es ist nicht noch einmal geschehen. So steht es:
host-done-already-lobby = Das ist an Tisch { $table } schon geschehen, nichts wurde doppelt ausgeführt.
host-error-but-done = Was du wolltest, ist an Tisch { $table } geschehen, aber ich konnte dir nicht zeigen, wie es steht. Das tun `/play` oder `/table status`.
host-answer-owed = Was du an Tisch { $table } ({ $title }) in { $where } wolltest, ist geschehen; nur meine Antwort kam nicht bei dir an. So steht es:
host-answer-owed-alone = Was du wolltest, ist geschehen; nur meine Antwort kam nicht bei dir an.
host-answer-lost = Meine Antwort zu Tisch { $table } ({ $title }) in { $where } kam nicht bei dir an. So steht es:
host-answer-lost-alone = Meine Antwort kam nicht bei dir an. Versuch es bitte noch einmal.
host-error-refused = **Geht nicht:** { $reason }
host-error-instead = Stattdessen geht: { $list }
host-error-more = { $many } weitere
host-error-expired = Dieser Knopf stammt aus einer älteren Version. `/play` und `/board` zeigen, wie es steht.
host-error-proposal-expired = Dieser Knopf stammt aus einer älteren Version und zählt nicht. Wer gefragt hat, kann noch einmal fragen: Die neue Nachricht hat neue Knöpfe.
host-error-busy = Die Datenbank hat nicht rechtzeitig geantwortet, darum ist nichts geschehen. Versuch es gleich noch einmal.
host-error-uncertain = Die Datenbank ist beim Schreiben stehen geblieben, darum weiß ich nicht, ob das geschehen ist. Sieh dir den Tisch an, bevor du es noch einmal versuchst.
host-error-unexpected =
    Bei mir ist etwas schiefgegangen, und nichts wurde verändert. Versuch es noch einmal; wenn es so bleibt, nenne der Person, die diesen Bot betreibt, die Nummer { $number }.
host-error-suspended = Eine neuere Version dieses Bots hat diesen Tisch gespeichert. Er geht weiter, sobald der Bot aktualisiert ist.

## Vorschläge, Hinweise, Einladungen und weitere Absagen

host-redo-proposed = { $who } möchte, dass wieder gilt, was zuletzt zurückgenommen wurde. Zustimmen müssen: { $needed }.
host-abandon-proposed = { $who } möchte diesen Tisch vor dem Ende schließen. Zustimmen müssen: { $needed }.
host-undo-asked = Das geht nicht ohne die anderen: Ich habe sie gefragt.
host-note-withdrawn = { $name } hat den Vorschlag zurückgezogen.
host-note-declined = { $name } ist nicht einverstanden: Das Spiel geht weiter, wie es steht.
host-note-resigned = { $name } gibt auf und hat damit verloren. Den Platz spielt von jetzt an { $by }.
host-left-resigned = { $name } hat aufgegeben; { $by } hat den Platz übernommen.
host-left-replaced = Der Platz von { $name } ging an { $by }.
host-result-resigned = Aufgegeben: { $who }.
host-result-bots = Am Ende von Bots gespielt: { $who }.
host-result-apart = `/champions` führt dieses Spiel getrennt von denen auf, die nur Menschen zu Ende gespielt haben und in denen nichts zurückgenommen wurde, was schon gezogen oder aufgedeckt war.
host-you-agreed = Du bist einverstanden.
host-you-declined = Du hast abgelehnt: Das Spiel geht weiter, wie es steht.
host-error-too-fast = Das war sehr viel auf einmal, deshalb ist dies nicht geschehen. Versuch es in { $seconds } s noch einmal.
host-error-crowded = An diesem Tisch drücken gerade sehr viele auf einmal, deshalb ist dies nicht geschehen. Versuch es in { $seconds } s noch einmal.
host-error-closing = Ich starte gerade neu. Es ist nichts geschehen; versuch es in ein paar Sekunden noch einmal.
host-error-command-changed = Dieser Befehl hat sich geändert. Gib ihn gleich noch einmal ein; vielleicht musst du die App neu starten.
host-error-value = „{ $given }“ passt dort nicht.
host-error-not-here = Das geht hier nicht.
host-error-forbidden = Discord erlaubt mir das hier nicht. Ich muss den Kanal sehen, darin schreiben und Dateien anhängen dürfen.
host-joined = Du hast einen Platz an Tisch { $table } in { $where }. Ich schreibe dir, wenn du am Zug bist.
host-not-joined = Du hast die Einladung an Tisch { $table } in { $where } abgesagt. Falls du es dir anders überlegst, drück dort *Platz nehmen*.
host-note-not-coming = { $name } kann an Tisch { $table } nicht mitspielen und hat deine Einladung abgesagt.
host-note-moved-up = An Tisch { $table } ist ein Platz frei geworden, und er gehört dir: Du warst als Nächstes auf der Warteliste. `/table leave` gibt ihn zurück.
host-result-timeouts = Zeit abgelaufen, ein Bot hat geantwortet: { $who }.
host-result-timeouts-seat = { $count ->
    [one] { $name } (einmal)
   *[other] { $name } ({ $count }-mal)
}
server-unanswered = Discord hat nicht gesagt, wie dieser Server eingerichtet ist; es ist nichts geschehen. Bitte gleich noch einmal versuchen.
