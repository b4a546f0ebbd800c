# Was der Host selbst sagt: Auswahlfelder, Nachrichten im Kanal, Absagen. Plätze kommen als Namen.

## Die private Auswahl

host-panel-done = Fertig. Der Tisch wartet auf { $who }.
host-panel-waiting = Für dich ist gerade nichts zu tun. Der Tisch wartet auf { $who }.
host-panel-over = Die Partie ist zu Ende.
host-panel-answered = Antwort gespeichert. Du kannst sie noch ändern.
host-panel-change = Antwort ändern
host-panel-orders = Ab jetzt immer…
host-panel-page = Seite { $page } von { $pages }
host-awaited = { $who } ({ $task })
host-panel-skip = Oder gleich weiter: { $question }
host-panel-select = { $about } → { $answer }
host-panel-about = { $choice } — { $about }
host-task = etwas entscheiden
picture-number = { $number } { $name }
picture-numbers = Nummern: { $places }.
host-panel-part = In welchem Teil des Plans?
host-panel-part-number = Teil { $number }
host-panel-number = { $number } · { $answer }
host-panel-now = Jetzt: { $task }
host-panel-copy = { $thing } ({ $number })
host-panel-first = Wähle auch aus, was du jetzt nimmst.
host-panel-noted = -# Vorgemerkt: { $preferences }. Ändern mit `/orders`.
host-panel-late = Deine letzte Auswahl kam erst nach dieser Anzeige. Ausgewählt ist jetzt:
host-panel-no-room = ⚠️ Das passt nicht zum Rest: { $things }.
host-panel-stale = Seit diesem Knopf ist die Partie weitergegangen. So steht es jetzt:
host-panel-undone = Rückgängig gemacht.

## Knöpfe

host-back = Zurück
host-previous = Vorige
host-next = Nächste
host-undo = Rückgängig
host-undo-ask = Rücknahme anfragen
host-show-board = Brett zeigen
host-your-move = Dein Zug
host-board-text = Brett als Text
host-log-open = Details zeigen
host-agree = Zustimmen
host-decline = Ablehnen
host-secret-open = Nur mir zeigen

## Nachrichten im Kanal

host-heading = **{ $title }** · { $stage }{ $count ->
    [0] {""}
   *[other] { " · " }{ $who } am Zug
}
host-everybody = **alle**
host-phase = { $turn ->
    [0] Aufbau
   *[other] Zug { $turn }
}
host-origin = { $title } ab { $stage } von { $of }
host-to-move = { $who }, du bist dran: { $ask }
host-to-move-secretly = { $who }, du bist dran: { $task }.
host-to-move-many = { $who }: { $task }.
host-to-move-quietly = { $who }, bitte geheim antworten: { $ask }
host-to-move-aside = { $ask } Privat gefragt: { $who }.
host-more-before = … { $line }
more-head = **{ $title }** · { $who } · `{ $table }`
host-log-cut = … alles davor steht in `/table log`.
host-text-cut = … gekürzt.
host-picture-missing = Ohne Bild: Ich brauche hier das Recht, Dateien anzuhängen.
host-setup-players = { $count ->
    [0] Viel Spaß!
   *[other] { $who }: viel Spaß!
}
host-setup-option = { $option }: { $value }
host-fair = 🎲 Nachweislich fair ✓
host-result-winner = 🏆 { $who } gewinnt **{ $title }**!
host-result-draw = 🏆 { $who } teilen sich den Sieg bei **{ $title }**!
host-result-nobody = **{ $title }** ist zu Ende: Diesmal gewinnt niemand.
host-result-rank = { $rank }. { $who }
host-result-rank-total = { $rank }. { $who }: { $total }
host-result-line = { $what }: { $points }
host-undo-proposed = { $table } — { $who } möchte den eigenen letzten Zug und alles danach rückgängig machen. Zustimmen müssen: { $needed }.
host-undo-done = Die letzten Züge wurden rückgängig gemacht.
host-redo-done = Die rückgängig gemachten Züge gelten wieder.
host-undo-drawn = { $count ->
    [one] Bei einem dieser Züge wurde gezogen oder aufgedeckt: Ab hier wird neu gewürfelt und gezogen.
   *[other] Bei { $count } dieser Züge wurde gezogen oder aufgedeckt: Ab hier wird neu gewürfelt und gezogen.
}
host-undo-seed = 🎲 Der Startwert war öffentlich, darum gilt ein neuer. Weiterhin nachweislich fair ✓
host-result-undone = { $count ->
    [one] Rückgängig gemacht: ein Zug, bei dem etwas gezogen oder aufgedeckt wurde.
   *[other] Rückgängig gemacht: { $count } Züge, bei denen etwas gezogen oder aufgedeckt wurde.
}
host-abandoned = { $table } — Der Tisch wurde vor dem Ende geschlossen. `/table log` zeigt die Partie weiterhin.

## Private Nachrichten

host-secret-turn = { $table } in { $where }
host-direct-answered = ✓ Du hast geantwortet.
host-direct-nothing = Im Moment hast du hier nichts zu tun.
host-direct-over = Diese Partie ist zu Ende.
host-direct-left = Du spielst an diesem Tisch nicht mehr mit.
host-call-closed = { $table } — { $who }, du bist dran. Ich kann dir nicht schreiben: Deine Direktnachrichten sind geschlossen.
host-secret-closed =
    { $table } — { $who }, das ist nur für dich, aber du nimmst von mir keine Direktnachrichten an. Drück den Knopf und lies es hier; nur du siehst es.
host-where-dm = einer Direktnachricht an { $who }
host-undeliverable =
    { $table } — Ich konnte in { $where } nichts posten: { $why }. Die Partie ist sicher; weiter geht es mit `/board` und `/play`.
host-uninvited = { $table } — { $who } hat deine Einladung nicht bekommen: Direktnachrichten sind geschlossen. Ein Platz bleibt einen Tag reserviert. Gib bitte selbst Bescheid: Dort genügt ein Klick auf *Platz nehmen* oder `/table join`.
host-why-gone = den Kanal gibt es nicht mehr
host-why-forbidden = Discord lässt mich dort nicht schreiben
host-why-locked = der Thread ist gesperrt, und ich darf keine Threads verwalten
host-why-lacks = mir fehlen dort diese Rechte: { $missing }
host-why-away = ich bin nicht mehr auf diesem Server
host-why-unreached = Direktnachrichten sind geschlossen, und auch im Kanal kann ich nicht schreiben
host-undeliverable-called = Bis das behoben ist, schreibe ich allen, die dran sind, eine Direktnachricht; dort können sie auch ziehen.
host-why-closed = Direktnachrichten sind geschlossen
host-why-other = Discord hat abgelehnt ({ $code })

## Absagen

host-error-not-seated = Du spielst an Tisch { $table } nicht mit. Mit `/board` schaust du zu.
host-error-watching = Du spielst an Tisch { $table } nicht mit. Mit `/board` schaust du zu. Der Tisch wartet auf { $who }.
host-error-not-yours = { $who } ist dran, nicht du.
host-error-stale = Zu spät: Die Partie war schon weiter, darum ist nichts passiert. So steht es jetzt:
host-done-already = Das ist an Tisch { $table } eben schon passiert. So steht es jetzt:
host-done-already-lobby = Das ist an Tisch { $table } schon passiert; nichts geschah doppelt.
host-error-but-done = An Tisch { $table } erledigt, nur konnte ich dir das Ergebnis nicht zeigen. Du siehst es mit `/play` oder `/table status`.
host-answer-owed = { $table } in { $where }: Deine Aktion ist ausgeführt, nur kam meine Antwort nicht bei dir an. So steht es jetzt:
host-answer-owed-alone = Deine Aktion ist ausgeführt, nur kam meine Antwort nicht bei dir an.
host-answer-lost = { $table } in { $where }: Meine Antwort kam nicht bei dir an. So steht es jetzt:
host-answer-lost-alone = Meine Antwort kam nicht bei dir an. Versuch es bitte noch einmal.
host-error-refused = **Geht nicht:** { $reason }
host-error-instead = Stattdessen geht: { $list }
host-error-more = { $many } weitere
host-error-expired = Dieser Knopf ist veraltet. Nimm `/play` oder `/board`.
host-error-proposal-expired = Dieser Knopf ist veraltet und hat nichts bewirkt. Bitte um einen neuen Vorschlag; seine Nachricht hat neue Knöpfe.
host-error-busy = Nichts ist passiert: Die Datenbank hat zu lange gebraucht. Versuch es gleich noch einmal.
host-error-uncertain = Die Datenbank ist beim Speichern ausgefallen; ich weiß nicht, ob es geklappt hat. Sieh am Tisch nach, bevor du es noch einmal versuchst.
host-error-unexpected =
    Bei mir ist etwas schiefgegangen; es wurde nichts verändert. Versuch es noch einmal. Passiert es wieder, melde dem Betreiber dieses Bots den Fehler { $number }.
host-error-suspended = Eine neuere Version dieses Bots hat diesen Tisch gespeichert. Weiter geht es, sobald der Bot aktualisiert ist.

## Vorschläge, Hinweise, Einladungen und weitere Absagen

host-redo-proposed = { $table } — { $who } möchte wiederherstellen, was zuletzt rückgängig gemacht wurde. Zustimmen müssen: { $needed }.
host-abandon-proposed = { $table } — { $who } möchte den Tisch vor dem Ende schließen. Zustimmen müssen: { $needed }.
host-hints-proposed = { $table } — { $who } möchte Tipps erlauben; die Partie wird dann nicht gewertet. Zustimmen müssen: { $needed }.
host-note-hints = 💡 { $table } — Tipps sind ab jetzt erlaubt; die Partie wird nicht gewertet.
host-undo-asked = Das betrifft die anderen, darum habe ich sie gefragt.
host-note-withdrawn = { $table } — { $name } hat den Vorschlag zurückgezogen.
host-note-declined = { $table } — { $name } ist dagegen: Die Partie geht unverändert weiter.
host-note-resigned = { $table } — { $name } gibt auf und verliert. { $by } übernimmt den Platz.
host-note-plan = { $table } — Aus deinem Plan gespielt: { $done } von { $count }. Der Rest war nicht mehr möglich.
host-left-resigned = { $name } gab auf; { $by } übernahm.
host-left-replaced = { $by } ersetzte { $name }.
host-result-resigned = Aufgegeben: { $who }.
host-result-unrated = Nicht gewertet: { $why }.
host-unrated-bot = ein Bot hat mitgespielt
host-unrated-left = jemand hat den Platz verlassen
host-unrated-hints = Tipps waren erlaubt
host-unrated-undone = Aufgedecktes wurde rückgängig gemacht
host-unrated-imported = die Partie wurde importiert
host-you-agreed = Du hast zugestimmt.
host-you-declined = Du hast abgelehnt: Die Partie geht unverändert weiter.
host-error-too-fast = Das war zu schnell, darum ist nichts passiert. Versuch es in { $seconds } s noch einmal.
host-error-crowded = An diesem Tisch klicken gerade zu viele auf einmal, darum ist nichts passiert. Versuch es in { $seconds } s noch einmal.
host-error-closing = Ich starte gerade neu, darum ist nichts passiert. Versuch es in ein paar Sekunden noch einmal.
host-error-command-changed = Dieser Befehl hat sich geändert. Gib ihn gleich noch einmal ein; vielleicht musst du Discord neu starten.
host-error-value = „{ $given }“ passt dort nicht.
host-error-not-here = Das geht hier nicht.
host-error-forbidden = Discord erlaubt mir das hier nicht. Ich muss den Kanal sehen, darin schreiben und Dateien anhängen dürfen.
host-joined = Du hast einen Platz an Tisch { $table } in { $where }. Ich schreibe dir, wenn du dran bist.
host-not-joined = Du hast die Einladung an Tisch { $table } in { $where } abgelehnt. Doch Lust? Drück dort *Platz nehmen*.
host-note-not-coming = { $table } — { $name } hat deine Einladung abgelehnt.
host-note-moved-up = { $table } — Du bist von der Warteliste auf einen freien Platz gerückt. Doch keine Lust? `/table leave` gibt ihn frei.
host-result-timeouts = Zeit abgelaufen; ein Bot hat geantwortet: { $who }.
host-result-timeouts-seat = { $count ->
    [one] { $name } (einmal)
   *[other] { $name } ({ $count }-mal)
}
server-unanswered = Nichts ist passiert: Discord hat die Einstellungen dieses Servers nicht geliefert. Versuch es gleich noch einmal.

# Formulare
form-again = Erneut bearbeiten
form-wrong = **{ $field }:** { $reason }
form-not-offered = „{ $given }“ lässt sich nicht mehr wählen. Öffne das Formular erneut und wähle etwas anderes.
