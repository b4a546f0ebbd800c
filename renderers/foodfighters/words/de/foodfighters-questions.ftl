## Was jedes Glied einer Aktion beantwortet (`-more`: ab dem zweiten Mal)

foodfighters-question-attack-attacker = Welcher Angriff?
foodfighters-question-attack-target = Wen greift { $attacker } an?
foodfighters-question-swap-fighter = Welche zwei Kämpfer tauschen?
foodfighters-question-swap-other = Mit wem tauscht { $fighter }?
foodfighters-question-move-fighter = Welcher Kämpfer zieht?
foodfighters-question-move-space = Wohin zieht { $fighter }?
foodfighters-question-buy-thing = Was kaufst du?
foodfighters-question-buy-bearer = { $thing } für wen?
foodfighters-question-play-card = Welche Machtkarte spielst du?
foodfighters-question-play-first = Welches Ziel für „{ $card }“?
foodfighters-question-play-second = „{ $card }“: und als Zweites?
foodfighters-question-fill-gap = Welche Lücke füllst du zuerst?
foodfighters-question-fill-filler = Wer rückt auf { $gap } nach?

## Was jemand zu entscheiden hat, ohne etwas zu verraten

foodfighters-task-action = eine Aktion wählen
foodfighters-task-pre-action = vor der Aktion eine Karte spielen oder passen
foodfighters-task-reroll = die Würfel mit einer Karte ändern oder passen
foodfighters-task-react-tears = auf den Angriff mit einer Karte antworten oder passen
foodfighters-task-after-miss = nach dem Fehlschlag eine Karte spielen oder passen
foodfighters-task-react-shield = den Treffer mit einer Karte umlenken oder passen
foodfighters-task-buy = etwas kaufen, eine Karte spielen oder passen
foodfighters-task-fill = die Lücken füllen
