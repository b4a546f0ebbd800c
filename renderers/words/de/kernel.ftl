# Was der Kern über jedes Spiel sagt: Absagen, die keine Spielregel sind.

kernel-not-your-turn = Du bist nicht dran; der Tisch wartet auf { $waiting }. Ich pinge dich an.
kernel-game-over = Die Partie ist zu Ende. Einen neuen Tisch öffnest du mit `/table new`.
kernel-unknown-verb = Dieses Spiel kennt keine Aktion „{ $given }“.
kernel-unknown-link = „{ $given }“ passt hier nicht.
kernel-unfinished = Dein Zug ist unvollständig. Tippe den Rest.
kernel-too-many = Dein Zug ist vor „{ $given }“ schon vollständig. Lass das weg.

## Optionen eines neuen Spiels

kernel-seats-wrong = Dieses Spiel ist für { $low } bis { $high } Leute, nicht für { $seats }.
kernel-option-unknown = Dieses Spiel hat keine Option „{ $option }“. Nimm einen Vorschlag von `optionen`.
kernel-option-wrong = Die Option { $option } kann nicht „{ $value }“ sein. Zur Wahl: { $allowed }.
kernel-module-unknown = Dieses Spiel hat kein Modul „{ $module }“.
kernel-module-needs = Das Modul { $module } braucht { $other }. Nimm es dazu.
kernel-module-excludes = Die Module { $module } und { $other } gehen nicht zusammen. Lass eins weg.

## Daueraufträge

kernel-order-unknown = Nach „{ $kind }“ fragt dieses Spiel nie; im Voraus antworten geht hier nicht.
kernel-order-policy = „{ $policy }“ kannst du nicht im Voraus antworten. Zur Wahl: { $allowed }.
kernel-order-amount = Gib eine Zahl von { $low } bis { $high } an.
kernel-order-preferences = Zu „{ $policy }“ gehört keine Wunschliste. Lass sie weg.
