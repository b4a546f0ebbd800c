## Was jedes Glied einer Aktion beantwortet (`-more`: ab dem zweiten Mal)

foodfighters-question-attack-attacker = Wer greift an?
foodfighters-question-attack-target = Wen greift { $attacker } an?
foodfighters-question-swap-fighter = Welche zwei Kämpfer tauschen die Plätze?
foodfighters-question-swap-other = Mit wem tauscht { $fighter } den Platz?
foodfighters-question-move-fighter = Wer zieht?
foodfighters-question-move-space = Wohin zieht { $fighter }?
foodfighters-question-buy-thing = Was kaufst du?
foodfighters-question-buy-bearer = { $thing }: Wer bekommt das?
foodfighters-question-play-card = Welche Machtkarte spielst du?
foodfighters-question-play-first = { $card }: auf wen oder wohin?
foodfighters-question-play-second = { $card }: und auf wen oder wohin noch?
foodfighters-question-fill-gap = Welche Lücke füllst du zuerst?
foodfighters-question-fill-filler = Wer rückt nach { $gap } auf?

## Was jemand zu entscheiden hat, ohne etwas zu verraten

foodfighters-task-action = eine Aktion wählen
foodfighters-task-pre-action = vor der Aktion eine Karte spielen oder nicht
foodfighters-task-reroll = die Würfel mit einer Karte ändern oder nicht
foodfighters-task-react-tears = auf den Angriff mit einer Karte antworten oder nicht
foodfighters-task-after-miss = nach dem Fehlwurf eine Karte spielen oder nicht
foodfighters-task-react-shield = den Treffer mit einer Karte ablenken oder nicht
foodfighters-task-buy = nach der Aktion etwas kaufen oder eine Karte spielen, oder nicht
foodfighters-task-fill = die Lücken füllen
