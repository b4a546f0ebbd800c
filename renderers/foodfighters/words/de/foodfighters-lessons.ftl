# Die geführten ersten Partien: was jede Szene zeigt, und nach ihrem Zug, was geschehen ist und warum.

foodfighters-lesson-first-teams = **Zwei Teams zu neunt.** Deines steht unten, drei Reihen zu dritt; vorn ist die Reihe, die dem Gegner am nächsten ist. Es gibt drei Sorten mit je drei Kämpfern. Verdeckt sind nur die Würfel. Der Bot beginnt und greift an.
foodfighters-lesson-first-gap = Dein Kohl in der vordersten Reihe ist ausgeschaltet, dort klafft eine Lücke. Jemand aus deiner **hintersten Reihe** muss sie füllen. Schick den **Brokkoli von B2 nach F1**.
foodfighters-lesson-first-gap-after = Deine vorderste Reihe ist immer sofort wieder voll, deine Aufstellung schmilzt von hinten. Wer nachrückt, bringt seinen Gedanken mit: Überleg dir, wen du vorn haben willst.
foodfighters-lesson-first-gap-wrong = Auch der könnte die Lücke füllen, aber in dieser Szene ist der Brokkoli gefragt. Es ist nichts passiert; schick **B2 nach F1**.
foodfighters-lesson-first-thought = Jeder Kämpfer **denkt an eine gegnerische Sorte**: Nur die kann er angreifen. Deine Zwiebel auf F0 denkt an Speck, und genau gegenüber steht Speck. Die Reichweite geht von Vorderreihe zu Vorderreihe, geradeaus oder schräg daneben.
foodfighters-lesson-first-attack = Jetzt bist du dran: angreifen, um Bohnen würfeln, tauschen oder ziehen; nichts tun geht nicht. **Greif von F0 nach F0 an**, Zwiebel gegen Speck.
foodfighters-lesson-first-attack-after = Die Würfel zeigten Kleckse: Einer genügt für einen Treffer. Der Speck ist draußen und liegt nun bei dir. Dann hat der Bot seine Lücke gefüllt, seinerseits angegriffen und getroffen, und du hast deine Reihe wieder geschlossen.
foodfighters-lesson-first-sets = **Drei ausgeschaltete Gegner einer Sorte gewinnen sofort.** Hier siehst du, was bei dir liegt: ein Speck. Verschiedene Sorten zählen nicht zusammen. Achte also darauf, welche Sorte der Gegner von dir schon gesammelt hat.
foodfighters-lesson-first-roll = Manchmal lohnt sich Vorbereitung. **Würfle um Bohnen**: Kleckse werden neu gewürfelt, bis alle Würfel Bohnen zeigen, und du nimmst sie alle.
foodfighters-lesson-first-roll-after = Bohnen sind Geld. Nach jeder Aktion darfst du eine Sache aus der Speisekammer kaufen, egal was du getan hast.
foodfighters-lesson-first-shop = Rechts neben deinem Team siehst du die Speisekammer: Löffel, Cracker, eine Pfanne, Machtkarten. Kaufe den **Löffel für den Kämpfer auf F1**: Damit erreicht er Gegner in jeder Entfernung, geradeaus oder genau schräg.
foodfighters-lesson-first-shop-after = Der Löffel liegt bei deinem Kohl. Dann griff der Bot ihn an, doch die Würfel zeigten keinen Klecks: daneben. Wer verfehlt, nimmt die Bohnen auf den Würfeln; so bringt selbst Pech etwas ein.
foodfighters-lesson-first-miss = Der Kohl denkt an Steak. **Greif von F1 nach F0 an.**
foodfighters-lesson-first-miss-after = Kein Klecks, also daneben; aber die Bohnen gehören dir, und du hast damit eine Karte gekauft. Danach traf der Bot deinen Kohl, schon den zweiten: Noch einer, und er hat gewonnen. Der Löffel kam zurück in deine Speisekammer.
foodfighters-lesson-first-swap = Deine Kohlköpfe sind in Gefahr: Halte sie von vorn fern. **Tausche F1 und M2**: Zwei beliebige deiner Kämpfer wechseln die Plätze, und du nimmst dafür eine Bohne.
foodfighters-lesson-first-swap-after = Der letzte Kohl steht jetzt außer Reichweite, vorn steht eine Zwiebel. Mit einem Tausch rettest du eine bedrohte Sorte und bringst den richtigen Gedanken nach vorn.
foodfighters-lesson-first-goal = **So gewinnt und verliert man**: Dem Bot fehlt noch ein Kohl. Schau in jedem Zug auf beide Zähler: Welche deiner Sorten ist fast vollständig, und wer vom Gegner, der an diese Sorte denkt, steht in Reichweite?
