# Hilfe, wo man gerade steht.

command-help-about = Was du hier und jetzt tun kannst und warum etwas nicht geht
table-button-help = Hilfe: warum nicht?
table-button-orders = Daueraufträge
table-form-ask = Nach einem Zug fragen
help-nothing =
    Ich leite in diesem Kanal Brettspiele. `/table new` eröffnet einen Tisch, `/table join` nimmt an einem offenen Platz, `/find` sucht auf dem ganzen Server einen, `/rules` erklärt die Spiele, `/table list` zeigt, wo du mitspielst. Wenn du am Zug bist, rufe ich dich; den Rest tun die Knöpfe unter meinen Nachrichten.
help-open = Du kannst Platz nehmen, mit `/table invite` jemanden einladen oder die Regeln lesen. Wer den Tisch eröffnet hat, stellt ihn mit den Menüs unter seiner Nachricht ein und beginnt das Spiel.
help-over = Hier lässt sich nichts mehr tun. `/table log` erzählt, was geschah, `/table new` eröffnet einen anderen Tisch.
help-head = **{ $title }** · Tisch { $table } · { $stage }
help-may = Du darfst jetzt: { $actions }.
help-commands =
    Drück *Dein Zug* oder tippe: `/play` nimmt jeden Zug, `/{ $title }` hat für jede Aktion einen Befehl. `/board` und `/hand` zeigen, `/table undo` nimmt zurück, `/orders` antwortet im Voraus.
help-watching = Du hast hier keinen Platz. `/board` zeigt das Spiel, `/table log` erzählt, was geschah.
help-why = Warum kann ich nicht…
help-ask-title = Warum kann ich nicht…?
help-ask-line = Der Zug, an den du denkst
help-ask-about = Wie in den Menüs oder wie du ihn tippen würdest; es geschieht nichts
help-possible = **Das geht:** { $action }. Drück *Dein Zug* oder tippe es mit `/play`.
