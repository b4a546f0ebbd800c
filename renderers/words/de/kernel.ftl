# Was der Kern über jedes Spiel sagt: Absagen, die keine Spielregel sind.

kernel-not-your-turn = Du bist nicht am Zug; der Tisch wartet auf { $waiting }. Sobald du gefragt bist, wirst du angepingt.
kernel-game-over = Das Spiel ist zu Ende. Mit `/table new` öffnest du ein neues.
kernel-unknown-verb = Dieses Spiel kennt keine Aktion „{ $given }“.
kernel-unknown-link = „{ $given }“ bezeichnet nichts, was hier stehen könnte.
kernel-unfinished = Das ist erst der Anfang einer Aktion. Sag, wie sie weitergeht.
kernel-too-many = Die Aktion ist vor „{ $given }“ schon vollständig. Lass das weg.

## Optionen eines neuen Spiels

kernel-seats-wrong = Dieses Spiel ist für { $low } bis { $high } Leute, nicht für { $seats }.
kernel-option-unknown = Dieses Spiel hat keine Option „{ $option }“. Die Vorschläge zu `options` nennen alle.
kernel-option-wrong = Die Option { $option } kann nicht „{ $value }“ sein. Möglich: { $allowed }.
kernel-module-unknown = Dieses Spiel hat kein Modul „{ $module }“.
kernel-module-needs = Das Modul { $module } braucht das Modul { $other } neben sich.
kernel-module-excludes = Die Module { $module } und { $other } gehen nicht zusammen. Lass eines weg.

## Daueraufträge

kernel-order-unknown = Nach „{ $kind }“ fragt dieses Spiel nie, also gibt es nichts im Voraus zu beantworten.
kernel-order-policy = „{ $policy }“ ist keine Antwort im Voraus. Möglich: { $allowed }.
kernel-order-amount = Die Zahl muss von { $low } bis { $high } gehen.
kernel-order-preferences = „{ $policy }“ nimmt keine Wunschliste.
