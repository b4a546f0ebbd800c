# Hilfe, wo man gerade steht.

command-help-about = Was du gerade tun kannst und warum etwas nicht geht
table-button-help = Hilfe
table-button-orders = Daueraufträge
table-form-ask = Nach einem Zug fragen
help-home = **Brettspiele, gleich hier.** Spiel mit anderen oder gegen Bots, Zug um Zug, wann es dir passt. Ich sage Bescheid, wenn du dran bist.
help-home-privacy = Datenschutz und Nutzungsbedingungen: `/privacy policy`
help-home-play = Spielen
help-home-learn = Lernen
help-home-games = Meine Partien
help-home-find = Tisch finden
help-home-settings = Einstellungen
help-home-commands = Alle Befehle
help-home-button = Start
help-all-commands = **Alle Befehle**
help-command = `/{ $name }` — { $about }
help-open = Nimm Platz, lade mit `/table invite` jemanden ein oder lies die Regeln. Wer den Tisch eröffnet hat, wählt unter seiner Nachricht die Einstellungen und startet die Partie.
help-over = Diese Partie ist zu Ende. `/table log` zeigt, was geschah, `/table new` öffnet einen neuen Tisch.
help-head = { $table } · { $stage }
help-may = Du kannst jetzt: { $actions }.
help-commands =
    Drück *Dein Zug* oder tippe: `/play` nimmt jeden Zug, `/{ $title }` hat für jede Aktion einen Befehl. `/board` und `/hand` zeigen den Tisch, `/table undo` macht rückgängig, `/orders` antwortet im Voraus.
help-watching = Du spielst hier nicht mit. Schau mit `/board` zu oder lies `/table log`.
help-why = Warum kann ich nicht…?
help-ask-title = Warum kann ich nicht…?
help-ask-line = Dein Zug
help-ask-about = Wie in den Menüs oder wie du ihn tippen würdest; gespielt wird er nicht
help-possible = **Das geht:** { $action }. Drück *Dein Zug* oder tippe den Zug mit `/play`.
