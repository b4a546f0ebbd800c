# Die geführten ersten Partien: was jede Szene zeigt, und nach ihrem Zug, was geschehen ist und warum.

foodfighters-lesson-first-teams = **Zwei Teams mit je neun Kämpfern.** Deines steht unten, in drei Dreierreihen; vorn ist die Reihe, die dem Gegner am nächsten ist. Es gibt drei Sorten mit je drei Kämpfern. Ungewiss sind nur die Würfel. Der Bot beginnt und greift an.
foodfighters-lesson-first-gap = Dein Kohl in der vorderen Reihe ist ausgeschaltet und hinterlässt eine Lücke. Ein Kämpfer aus deiner **hintersten Reihe** muss sie füllen. Schick den **Brokkoli von B2 nach F1**.
foodfighters-lesson-first-gap-after = Deine vordere Reihe wird immer sofort aufgefüllt, deine Aufstellung schrumpft von hinten. Wer nachrückt, bringt seinen Gedanken mit: Überleg dir, wen du vorn haben willst.
foodfighters-lesson-first-gap-wrong = Auch dieser Kämpfer könnte die Lücke füllen, aber diese Lektion braucht den Brokkoli. Es ist nichts passiert; schick **B2 nach F1**.
foodfighters-lesson-first-thought = Jeder Kämpfer **denkt an eine gegnerische Sorte**: Nur die kann er angreifen. Deine Zwiebel auf F0 denkt an Speck, und genau gegenüber steht Speck. Angegriffen wird von Vorderreihe zu Vorderreihe, geradeaus oder schräg.
foodfighters-lesson-first-attack = Deine Aktion: angreifen, um Bohnen würfeln, tauschen oder ziehen; passen geht nicht. **Greif von F0 nach F0 an**, Zwiebel gegen Speck.
foodfighters-lesson-first-attack-after = Die Würfel zeigen Kleckse, und einer genügt für einen Treffer. Der Speck ist ausgeschaltet und gehört dir. Dann hat der Bot seine Lücke gefüllt, angegriffen und getroffen, und du hast deine Reihe wieder geschlossen.
foodfighters-lesson-first-sets = **Drei ausgeschaltete Gegner einer Sorte gewinnen sofort.** Bisher hast du einmal Speck. Verschiedene Sorten zählen nicht zusammen. Achte also darauf, welche deiner Sorten der Gegner sammelt.
foodfighters-lesson-first-roll = Manchmal lohnt sich Vorbereitung. **Würfle um Bohnen**: Kleckse werden neu gewürfelt, bis alle Würfel Bohnen zeigen, und du nimmst sie alle.
foodfighters-lesson-first-roll-after = Bohnen sind Geld. Nach jeder Aktion darfst du eine Sache aus der Speisekammer kaufen, egal, was du getan hast.
foodfighters-lesson-first-shop = Rechts neben deinem Team siehst du die Speisekammer: Löffel, Cracker, eine Pfanne, Machtkarten. Kaufe den **Löffel für den Kämpfer auf F1**: Damit erreicht er Gegner in jeder Entfernung, geradeaus oder genau schräg.
foodfighters-lesson-first-shop-after = Dein Kohl hat den Löffel. Dann griff der Bot ihn an, würfelte aber keinen Klecks: daneben. Ein Fehlschlag bringt die Bohnen auf den Würfeln; so zahlt sich selbst Pech etwas aus.
foodfighters-lesson-first-miss = Der Kohl denkt an Steak. **Greif von F1 nach F0 an.**
foodfighters-lesson-first-miss-after = Kein Klecks, also daneben; aber du nimmst die Bohnen und hast damit eine Karte gekauft. Danach schaltete der Bot deinen Kohl aus, schon den zweiten: Noch einer, und er gewinnt. Der Löffel kam zurück in deine Speisekammer.
foodfighters-lesson-first-swap = Deine Kohlköpfe sind in Gefahr: Hol sie von vorn weg. **Tausche F1 und M2**: Zwei beliebige deiner Kämpfer tauschen die Plätze, und du nimmst eine Bohne.
foodfighters-lesson-first-swap-after = Der letzte Kohl steht jetzt außer Reichweite, vorn steht eine Zwiebel. Mit einem Tausch rettest du eine bedrohte Sorte und bringst den richtigen Gedanken nach vorn.
foodfighters-lesson-first-goal = **So gewinnt und verliert man**: Dem Bot fehlt noch ein Kohl. Schau in jedem Zug auf beide Zähler: Welche deiner Sorten ist fast komplett, und welcher Gegner, der an sie denkt, ist in Reichweite?
