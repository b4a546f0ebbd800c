## Was jedes Glied einer Aktion beantwortet (`-more`: ab dem zweiten Mal)

foodies-compound-end-turn = Zug beenden
foodies-question-buy-stall = Welchen Stand kaufst du, und für welches Feld? Wähle beides.
foodies-question-buy-space = Wohin kommt { $stall }?
foodies-question-flyer-space = Welches Nachbarfeld besuchst du stattdessen?
foodies-question-special-chef = Welchen Meisterkoch heuerst du an?
foodies-question-face-face = Welches Feld besuchen alle?
foodies-question-target-space = Welcher Nachbar?
foodies-question-targets-first = Welche zwei Nachbarn?
foodies-question-targets-second = Und welcher Nachbar noch?

## Was jemand zu entscheiden hat, ohne etwas zu verraten

foodies-task-face = das Feld wählen, das alle besuchen
foodies-task-flyer = einen Flyer einsetzen oder behalten
foodies-task-pay = für Beliebtheit zahlen oder nicht
foodies-task-target = Nachbarstände wählen
foodies-task-buy = einen Stand kaufen oder nicht
foodies-task-hire = jemanden anheuern oder den Zug beenden
