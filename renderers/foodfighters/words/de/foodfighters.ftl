# Foodfighters

foodfighters-name = Foodfighters
foodfighters-tagline = Zwei Teams aus Essen stehen sich gegenüber: Wer drei gleiche Gegner ausschaltet, gewinnt.
foodfighters-pitch = Kämpfer greifen nur an, woran sie denken. Schalte drei Gegner einer Sorte aus.

## Befehle

foodfighters-verb-roll = Um Bohnen würfeln
foodfighters-verb-roll-about = Würfle und nimm die gezeigten Bohnen; Kleckse werden neu gewürfelt
foodfighters-verb-swap = Zwei Kämpfer tauschen
foodfighters-verb-swap-about = Vertausche zwei deiner Kämpfer und nimm { $swap_beans ->
        [one] { $swap_beans } Bohne
       *[other] { $swap_beans } Bohnen
    }
foodfighters-verb-move = Kämpfer ziehen
foodfighters-verb-move-about = Zieh einen Kämpfer auf ein leeres Feld seiner Reihe und nimm { $swap_beans ->
        [one] { $swap_beans } Bohne
       *[other] { $swap_beans } Bohnen
    }
foodfighters-verb-attack = Angreifen
foodfighters-verb-attack-about = Greif den Gegner an, an den einer deiner Kämpfer denkt
foodfighters-verb-buy = Etwas kaufen
foodfighters-verb-buy-about = Kauf eine Sache aus der Speisekammer: Gegenstand, Bonuswürfel oder Machtkarte
foodfighters-verb-play = Machtkarte spielen
foodfighters-verb-play-about = Spiel eine Machtkarte, die du auf der Hand hast
foodfighters-verb-fill = Lücke füllen
foodfighters-verb-fill-about = Füll eine Lücke mit einem Kämpfer aus deiner hintersten Reihe
foodfighters-verb-pass = Passen
foodfighters-verb-pass-about = Tu hier nichts und mach weiter

foodfighters-param-attacker = Das Feld deines Angreifers, F0 bis B2
foodfighters-param-target = Das Feld des Gegners, F0 bis B2
foodfighters-param-fighter = Das Feld deines Kämpfers, F0 bis B2
foodfighters-param-other = Das Feld des anderen Kämpfers, F0 bis B2
foodfighters-param-space = Das leere Feld in derselben Reihe
foodfighters-param-thing = Ein Gegenstand, der Bonuswürfel oder eine Machtkarte
foodfighters-param-bearer = Wer es bekommt: das Feld deines Kämpfers
foodfighters-param-card = Eine Machtkarte auf deiner Hand
foodfighters-param-first = Das Ziel der Karte
foodfighters-param-second = Das zweite Feld der Karte
foodfighters-param-gap = Das leere Feld, das gefüllt wird
foodfighters-param-filler = Der Kämpfer, der nachrückt

## Namen

foodfighters-team-meats = Fleisch
foodfighters-team-veggies = Gemüse
foodfighters-team-grains = Getreide
foodfighters-team-seafood = Meeresfrüchte
foodfighters-team-custom = Eigenes Team

foodfighters-type-chicken = Hähnchen
foodfighters-type-bacon = Speck
foodfighters-type-steak = Steak
foodfighters-type-cabbage = Kohl
foodfighters-type-onion = Zwiebel
foodfighters-type-broccoli = Brokkoli
foodfighters-type-bread = Brot
foodfighters-type-rice = Reis
foodfighters-type-pasta = Pasta
foodfighters-type-salmon = Lachs
foodfighters-type-shrimp = Garnele
foodfighters-type-crab = Krabbe

foodfighters-item-spoon = Löffel
foodfighters-item-spoon-short = Greift auf jede Entfernung an, gerade oder schräg; kehrt nach weitem Wurf zurück.
foodfighters-item-cracker = Cracker
foodfighters-item-cracker-short = Fängt einen Klecks ab.
foodfighters-item-pan = Pfanne
foodfighters-item-pan-short = Greift jede Sorte an, bis zum ersten Treffer.
foodfighters-item-bonus-die = Bonuswürfel
foodfighters-item-bonus-die-short = Ein dritter Würfel für deinen nächsten Wurf.

foodfighters-row-f = vordere Reihe
foodfighters-row-m = mittlere Reihe
foodfighters-row-b = hintere Reihe

foodfighters-card-meat-shield = Fleischschild
foodfighters-card-meat-shield-text = Einmal, wenn einer deiner Kämpfer getroffen wird: Ein anderer aus seiner Reihe steckt den Treffer ein, mit denselben Würfeln. Sein eigener Cracker schützt ihn.
foodfighters-card-meat-shield-short = Einmal, bei einem Treffer: Ein anderer Kämpfer derselben Reihe steckt ihn ein.
foodfighters-card-sizzle = Brutzeln
foodfighters-card-sizzle-text = Wenn dein Angriff keinen Klecks zeigt: Würfle alle Würfel neu; das zweite Ergebnis zählt. Danach ist die Karte wieder zu kaufen.
foodfighters-card-sizzle-short = Kein Klecks im Angriff: Würfle alle Würfel neu. Danach wieder zu kaufen.
foodfighters-card-drippings = Bratensaft
foodfighters-card-drippings-text = Immer: Trifft dein Angriff, nimmst du auch die Bohnen auf den Würfeln, selbst wenn nur ein Cracker zerbricht.
foodfighters-card-drippings-short = Immer: Trifft dein Angriff, nimmst du auch die Bohnen auf den Würfeln.
foodfighters-card-bean-boost = Bohnenschub
foodfighters-card-bean-boost-text = Immer: Nimm { $bean_boost_amount ->
        [one] { $bean_boost_amount } Bohne
       *[other] { $bean_boost_amount } Bohnen
    } mehr, wenn du Bohnen durch Würfel bekommst, einmal je Wurf.
foodfighters-card-bean-boost-short = Immer: { $bean_boost_amount ->
        [one] { $bean_boost_amount } Bohne
       *[other] { $bean_boost_amount } Bohnen
    } mehr, wenn du Bohnen durch Würfel bekommst.
foodfighters-card-tossed-salad = Gemischter Salat
foodfighters-card-tossed-salad-text = Vor deiner Aktion: Tausche oder zieh einmal, ohne die Bohne zu nehmen. Danach ist die Karte wieder zu kaufen.
foodfighters-card-tossed-salad-short = Vor deiner Aktion: Tausche oder zieh einmal, ohne Bohne. Danach wieder zu kaufen.
foodfighters-card-onion-tears = Zwiebeltränen
foodfighters-card-onion-tears-text = Einmal, wenn ein Angriff auf dich einen Klecks zeigt: Der Angreifer würfelt jeden Klecks neu. Neue Kleckse zählen.
foodfighters-card-onion-tears-short = Einmal, wenn du angegriffen wirst: Der Angreifer würfelt jeden Klecks neu.
foodfighters-card-rising-dough = Hefeteig
foodfighters-card-rising-dough-text = Einmal, nach deiner Aktion: Einer deiner ausgeschalteten Kämpfer kommt ohne Gegenstände zurück, auf ein leeres Feld deiner vordersten Reihe mit Platz.
foodfighters-card-rising-dough-short = Einmal, nach deiner Aktion: Ein ausgeschalteter Kämpfer kommt zurück.
foodfighters-card-sticky-rice = Klebreis
foodfighters-card-sticky-rice-text = Nach deiner Aktion: Wähl einen gegnerischen Kämpfer; er kann im nächsten Zug nicht angreifen. Danach ist die Karte wieder zu kaufen.
foodfighters-card-sticky-rice-short = Nach deiner Aktion: Ein Gegner greift im nächsten Zug nicht an. Wieder zu kaufen.
foodfighters-card-whole-grain = Vollkorn
foodfighters-card-whole-grain-text = Immer: Tauschen oder Ziehen bringt dir { $whole_grain_amount ->
        [one] { $whole_grain_amount } Bohne
       *[other] { $whole_grain_amount } Bohnen
    } statt { $swap_beans }.
foodfighters-card-whole-grain-short = Immer: Tauschen oder Ziehen bringt dir { $whole_grain_amount ->
        [one] { $whole_grain_amount } Bohne
       *[other] { $whole_grain_amount } Bohnen
    } statt { $swap_beans }.
foodfighters-card-undertow = Sog
foodfighters-card-undertow-text = Einmal, vor deiner Aktion: Vertausche zwei beliebige gegnerische Kämpfer samt Gegenständen.
foodfighters-card-undertow-short = Einmal, vor deiner Aktion: Vertausche zwei Gegner samt Gegenständen.
foodfighters-card-second-wave = Zweite Welle
foodfighters-card-second-wave-text = Nach deinem Fehlschlag: Greif sofort mit einem anderen Kämpfer an. Danach ist die Karte wieder zu kaufen.
foodfighters-card-second-wave-short = Nach deinem Fehlschlag: Greif sofort mit einem anderen an. Wieder zu kaufen.
foodfighters-card-hard-shell = Harte Schale
foodfighters-card-hard-shell-text = Immer: Deine Cracker kosten { $hard_shell_price ->
        [one] { $hard_shell_price } Bohne
       *[other] { $hard_shell_price } Bohnen
    }, und ein zerbrochener kommt zurück in deine Speisekammer, statt das Spiel zu verlassen.
foodfighters-card-hard-shell-short = Immer: Deine Cracker kosten { $hard_shell_price ->
        [one] { $hard_shell_price } Bohne
       *[other] { $hard_shell_price } Bohnen
    }; zerbrochene kommen in die Speisekammer zurück.

## Fragen

foodfighters-ask-action = Deine Aktion: angreifen, um Bohnen würfeln, tauschen oder ziehen.
foodfighters-ask-pre-action = Vor deiner Aktion: { $cards } ausspielen?
foodfighters-ask-reroll = { $fighter } hat gegen { $target } ({ $target_cell }) { $dice } gewürfelt: kein Klecks. { $cards } ausspielen?
foodfighters-ask-react-tears = { $fighter } greift bei dir { $target } ({ $target_cell }) an und hat { $dice } gewürfelt. { $cards } ausspielen?
foodfighters-ask-after-miss = { $fighter } hat { $target } ({ $target_cell }) verfehlt. { $cards } ausspielen?
foodfighters-ask-react-shield = { $splats ->
    [one] { $fighter } trifft bei dir { $target } ({ $target_cell }) mit einem Klecks.
   *[other] { $fighter } trifft bei dir { $target } ({ $target_cell }) mit { $splats } Klecksen.
} { $cards } ausspielen?
foodfighters-ask-buy = { $then ->
    [play] Nach deiner Aktion: { $cards } ausspielen?
    [either] { $beans ->
        [one] Du hast 1 Bohne. Kauf eine Sache, spiel { $cards } oder passe.
       *[other] Du hast { $beans } Bohnen. Kauf eine Sache, spiel { $cards } oder passe.
    }
   *[buy] { $beans ->
        [one] Du hast 1 Bohne. Kauf eine Sache oder passe.
       *[other] Du hast { $beans } Bohnen. Kauf eine Sache oder passe.
    }
}
foodfighters-ask-fill = Schließ die Reihen: Wer füllt { $gaps }?

## Was geschehen ist

foodfighters-event-team-chosen = { $how ->
    [coin] Münzwurf: { $seat } spielt das Team { $team }.
   *[other] { $seat } spielt das Team { $team }.
}
foodfighters-event-deployed = Die Kämpfer von { $seat } stellen sich auf.
foodfighters-event-start-rolled = { $beans ->
    [one] { $seat } würfelt um den ersten Zug: { $dice }, also 1 Bohne.
   *[other] { $seat } würfelt um den ersten Zug: { $dice }, also { $beans } Bohnen.
}
foodfighters-event-start-tied = Gleichstand bei { $beans }: Beide würfeln neu.
foodfighters-event-goes-first = { $seat } beginnt.
foodfighters-event-compensated = { $seat } ist danach dran und startet mit { $beans ->
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
}.
foodfighters-event-turn-started = Zug { $turn }: { $seat }.
foodfighters-event-rolled = { $purpose ->
    [beans] { $seat } würfelt um Bohnen: { $dice }.
   *[other] Die Würfel: { $dice }.
}
foodfighters-event-rerolled = { $why ->
    [sizzle] Brutzeln! Alle Würfel neu: { $dice }.
    [onion_tears] Zwiebeltränen! Kleckse neu gewürfelt: { $dice }.
   *[other] Kleckse neu gewürfelt: { $dice }.
}
foodfighters-event-beans-taken = { $lost ->
    [0] { $beans ->
        [one] { $seat } nimmt 1 Bohne.
       *[other] { $seat } nimmt { $beans } Bohnen.
    }
   *[other] { $beans ->
        [0] { $seat } geht leer aus: Der Vorrat ist verbraucht.
        [one] { $seat } nimmt nur 1 Bohne: Der Vorrat ist verbraucht.
       *[other] { $seat } nimmt nur { $beans } Bohnen: Der Vorrat ist verbraucht.
    }
}
foodfighters-event-bonus-die-returned = Der Bonuswürfel kommt zurück in die Speisekammer.
foodfighters-event-swapped = { $seat } tauscht { $fighter } (jetzt { $cell }) und { $other } (jetzt { $other_cell }).
foodfighters-event-moved = { $seat } zieht { $fighter } von { $cell } nach { $to }.
foodfighters-event-attacked = { $how ->
    [far] { $fighter } ({ $cell }) von { $seat } schleudert einen Löffel auf { $target } ({ $target_cell })!
   *[other] { $fighter } ({ $cell }) von { $seat } greift { $target } ({ $target_cell }) an!
}
foodfighters-event-spoon-thrown = Der Löffel kommt zurück in die Speisekammer von { $seat }.
foodfighters-event-missed = { $fighter } verfehlt { $target }.
foodfighters-event-hit = { $splats ->
    [one] Klecks! { $fighter } trifft { $target }.
   *[other] { $splats } Kleckse! { $fighter } trifft { $target } mit voller Wucht.
}
foodfighters-event-pan-returned = Die Pfanne von { $fighter } kommt zurück in die Speisekammer.
foodfighters-event-redirected = { $fighter } ({ $cell }) wirft sich vor { $target }.
foodfighters-event-cracker-smashed = { $fate ->
    [returned] Der Cracker von { $fighter } zerbricht, kommt aber dank Harter Schale zurück in die Speisekammer von { $seat }.
   *[other] Knack! Der Cracker von { $fighter } ist zerbrochen.
}
foodfighters-event-knocked-out = { $count ->
    [one] { $fighter } ({ $cell }) ist ausgeschaltet: { $seat } hat jetzt 1 × { $kind }.
   *[other] { $fighter } ({ $cell }) ist ausgeschaltet: { $seat } hat jetzt { $count } × { $kind }.
}
foodfighters-event-items-returned = Zurück in die Speisekammer von { $seat }: { $items }.
foodfighters-event-item-bought = { $seat } zahlt { $price ->
    [one] { $price } Bohne
   *[other] { $price } Bohnen
}: { $item } für { $fighter } ({ $cell }).
foodfighters-event-bonus-die-bought = { $seat } kauft den Bonuswürfel für { $price ->
    [one] { $price } Bohne
   *[other] { $price } Bohnen
}.
foodfighters-event-card-bought = { $seat } kauft die Machtkarte { $card } für { $price ->
    [one] { $price } Bohne
   *[other] { $price } Bohnen
}.
foodfighters-event-card-played = { $seat } spielt { $card }.
foodfighters-event-revived = { $fighter } ist zurück, auf { $cell }.
foodfighters-event-blocked = { $fighter } ({ $cell }) klebt fest und kann im nächsten Zug nicht angreifen.
foodfighters-event-filled = { $fighter } rückt von { $cell } in die Lücke auf { $to }.
foodfighters-event-quiet-warning = { $left ->
    [one] Noch ein Zug ohne Angriff, und das Spiel endet.
   *[other] Noch { $left } Züge ohne Angriff, und das Spiel endet.
}
foodfighters-event-three-of-a-kind = Drei Gleiche: { $seat } hat dreimal { $kind } ausgeschaltet!
foodfighters-event-stalemate = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} ohne Angriff: Patt. { $by ->
    [set] Das größere Set einer Sorte entscheidet.
    [total] Die größten Sets sind gleich groß; es zählt, wer insgesamt mehr ausgeschaltet hat.
    [none] Gleichstand bei den Sets und insgesamt.
   *[other] Die Zahl der Ausgeschalteten entscheidet.
}
foodfighters-event-conceded = { $seat } gibt auf.
foodfighters-event-won = { $seat } gewinnt die Essensschlacht!
foodfighters-event-drawn = Niemand gewinnt die Essensschlacht.

## Was nicht erlaubt ist

foodfighters-no-fighter-there = Auf { $cell } steht kein Kämpfer. Wähl ein Feld mit einem Kämpfer.
foodfighters-no-attack-possible = Keiner deiner Kämpfer kann angreifen: Kein Gegner, an den er denkt, ist in Reichweite, oder er klebt fest. Würfle, tausche oder zieh stattdessen.
foodfighters-no-attack-blocked = { $fighter } ({ $cell }) klebt im Klebreis fest und kann in diesem Zug nicht angreifen. Wähl einen anderen Kämpfer.
foodfighters-no-attack-from-behind = { $fighter } ({ $cell }) steht nicht vorn und hat keinen Löffel. Greif aus der vorderen Reihe an.
foodfighters-no-target-in-mind = { $fighter } ({ $cell }) denkt an { $thought }, aber davon ist nichts in Reichweite. Wähl einen anderen Kämpfer oder tausche zuerst.
foodfighters-no-reach = { $fighter } erreicht { $cell } nicht: Ohne Löffel erreichst du nur die gegnerische Vorderreihe, geradeaus oder schräg.
foodfighters-no-reach-but-spoon = { $fighter } erreicht { $cell } nur mit Löffel. Wähl einen Gegner geradeaus oder schräg gegenüber oder kauf einen Löffel.
foodfighters-no-spoon-line = { $fighter } kann nicht bis { $cell } werfen: Ein Löffel fliegt nur gerade die Spalte entlang oder genau diagonal.
foodfighters-no-thought = { $fighter } denkt an { $thought } und kann { $target } ({ $cell }) nicht angreifen. Mit einer Pfanne ginge es.
foodfighters-no-swap-with-itself = { $cell } hast du schon gewählt. Wähl zum Tauschen einen anderen Kämpfer.
foodfighters-no-swap-with-empty = { $cell } ist leer, da ist niemand zum Tauschen. Für ein leeres Feld derselben Reihe wähle „{ foodfighters-verb-move }“.
foodfighters-no-empty-space = In keiner deiner Reihen ist ein Feld leer. Tausche stattdessen zwei Kämpfer.
foodfighters-no-space-in-row = Der Kämpfer auf { $cell } kann nicht ziehen: In seiner Reihe ist kein Feld frei ({ $row }). Tausche stattdessen.
foodfighters-no-move-onto-fighter = Auf { $cell } steht schon ein Kämpfer. Wähl ein leeres Feld.
foodfighters-no-move-to-other-row = { $cell } liegt in einer anderen Reihe; gezogen wird nur innerhalb der eigenen. Tausche, um die Reihe zu wechseln.
foodfighters-no-action-before-cards = Zuerst deine Machtkarten: Spiel jetzt eine oder passe, dann folgt deine Aktion.
foodfighters-no-action-left = Deine Aktion hast du in diesem Zug schon gemacht. Kauf etwas, spiel eine Karte oder passe.
foodfighters-no-action-while-filling = Füll zuerst die Lücke in deiner Aufstellung; danach bist du gleich am Zug.
foodfighters-no-action-in-attack = Gerade läuft ein Angriff. Spiel die Karte, nach der du gefragt wirst, oder passe.
foodfighters-no-pass-in-action = Passen geht hier nicht. Mach eine Aktion: angreifen, würfeln, tauschen oder ziehen.
foodfighters-no-pass-in-fill = Du musst die Lücke füllen. Wähl einen Kämpfer aus deiner hintersten Reihe.
foodfighters-no-gap-now = Du hast keine Lücke zu füllen. Gefüllt wird nach dem gegnerischen Zug.
foodfighters-no-gap-there = { $cell } ist keine Lücke: Eine Lücke ist ein leeres Feld mit einem Kämpfer in einer Reihe dahinter.
foodfighters-no-filler = { $cell } liegt nicht in der richtigen Reihe (nötig: { $row }). Nur Kämpfer aus der hintersten besetzten Reihe füllen Lücken.
foodfighters-no-buying-before-action = Gekauft wird nach der Aktion. Greif an, würfle, tausche oder zieh zuerst.
foodfighters-no-buying-now = Kaufen kannst du nur nach der Aktion deines eigenen Zuges.
foodfighters-no-second-purchase = Du kannst nur eine Sache je Zug kaufen. Kauf im nächsten Zug weiter.
foodfighters-no-purchase-possible = { $beans ->
    [one] Für 1 Bohne bekommst du hier nichts. Spiel deine Karte oder passe.
   *[other] Für { $beans } Bohnen bekommst du hier nichts. Spiel deine Karte oder passe.
}
foodfighters-no-beans = { $thing } kostet { $price ->
    [one] { $price } Bohne
   *[other] { $price } Bohnen
}, du hast { $beans }. Wähl etwas Billigeres oder passe.
foodfighters-no-bearer = Alle deine Kämpfer tragen schon eins davon, und zwei darf keiner tragen. Wähl etwas anderes.
foodfighters-no-second-in-hand = { $fighter } hat das schon: { $item }. Zwei davon trägt keiner; wähl einen anderen Kämpfer.
foodfighters-no-spoon-left = Deine beiden Löffel sind vergeben. Einer kommt zurück, wenn er weit geworfen oder sein Träger ausgeschaltet wird.
foodfighters-no-cracker-left = In deiner Speisekammer ist kein Cracker mehr. Wähl etwas anderes.
foodfighters-no-pan-left = Deine Pfanne ist vergeben. Sie kommt zurück, wenn ihr Träger trifft oder ausgeschaltet wird.
foodfighters-no-spoon-after-throw = Du hast in diesem Zug einen Löffel weit geworfen. Kaufen kannst du erst im nächsten Zug wieder einen.
foodfighters-no-cracker-after-smash = Im gegnerischen Zug ist dir ein Cracker zerbrochen, also kannst du jetzt keinen kaufen. Warte einen Zug.
foodfighters-no-pan-after-hit = Deine Pfanne hat in diesem Zug getroffen. Zurückkaufen kannst du sie erst im nächsten Zug.
foodfighters-no-bonus-die-after-roll = Du hast den Bonuswürfel in diesem Zug gewürfelt. Zurückkaufen kannst du ihn erst im nächsten Zug.
foodfighters-no-bonus-die-yours = Du hast den Bonuswürfel schon; dein nächster Wurf nutzt ihn.
foodfighters-no-bonus-die-theirs = Die Gegenseite hat den Bonuswürfel. Nach ihrem nächsten Wurf ist er wieder zu kaufen.
foodfighters-no-card-sold = { $thing } hast du schon gekauft.
foodfighters-no-card-after-play = { $thing } hast du in diesem Zug gespielt. Zurückkaufen kannst du die Karte erst im nächsten Zug.
foodfighters-no-card-of-other-team = { $card } gehört zum Team { $team }. Deine Speisekammer führt nur die Machtkarten deines Teams.
foodfighters-no-card-of-other-side = { $card } ist keine Machtkarte deines Teams.
foodfighters-no-card-held = Du hast keine Machtkarte auf der Hand. Kauf eine nach deiner Aktion.
foodfighters-no-card-now = { $cards } kannst du jetzt nicht spielen. Siehe /rules cards.
foodfighters-no-card-ongoing = { $card } wirkt immer von selbst; die Karte wird nie gespielt.
foodfighters-no-card-gone = { $card } ist verbraucht und aus dem Spiel.
foodfighters-no-card-not-bought = Du hast { $card } nicht. Kauf die Karte nach deiner Aktion.
foodfighters-no-window-pre-action = Spiel { $card } vor deiner Aktion.
foodfighters-no-window-attacker-reroll = Spiel { $card } gleich nach deinem Angriffswurf.
foodfighters-no-window-defender-reroll = Spiel { $card } im gegnerischen Zug, gleich nach einem Angriffswurf gegen dich.
foodfighters-no-window-after-miss = Spiel { $card } gleich nach deinem Fehlschlag.
foodfighters-no-window-defender-hit = Spiel { $card } im gegnerischen Zug, wenn einer deiner Kämpfer getroffen wird.
foodfighters-no-window-post-action = Spiel { $card } nach deiner Aktion, beim Kaufen.
foodfighters-no-effect-meat-shield = Für Fleischschild brauchst du einen weiteren Kämpfer in der Reihe des getroffenen.
foodfighters-no-effect-sizzle = Brutzeln geht nur, solange kein Würfel einen Klecks zeigt.
foodfighters-no-effect-onion-tears = Für Zwiebeltränen muss ein Klecks auf den Würfeln liegen.
foodfighters-no-effect-second-wave = Für Zweite Welle brauchst du einen anderen Kämpfer, der jetzt angreifen kann.
foodfighters-no-effect-rising-dough = Keiner deiner Kämpfer ist ausgeschaltet, also kann niemand zurückkommen.
foodfighters-no-shield-there = Der Kämpfer auf { $cell } kann diesen Treffer nicht einstecken. Wähl einen anderen aus der getroffenen Reihe.
foodfighters-no-same-attacker = Der Kämpfer auf { $cell } hat gerade angegriffen. Greif mit einem anderen an.
foodfighters-no-revival = { $fighter } ist nicht ausgeschaltet. Wähl einen deiner ausgeschalteten Kämpfer.
foodfighters-no-revival-there = { $cell } liegt nicht in der vordersten Reihe mit einem leeren Feld. Wähl ein Feld dieser Reihe.

## Optionen

foodfighters-option-team = Team
foodfighters-option-team-auto = Ein Grundteam, per Münzwurf
foodfighters-option-team-meats = { foodfighters-team-meats }
foodfighters-option-team-veggies = { foodfighters-team-veggies }
foodfighters-option-team-grains = { foodfighters-team-grains } (unser Entwurf)
foodfighters-option-team-seafood = { foodfighters-team-seafood } (unser Entwurf)
foodfighters-option-team-custom = Eigenes Team: drei Sorten nach Wahl
foodfighters-option-second-beans = Bohnen für den zweiten Platz
foodfighters-option-second-beans-0 = keine
foodfighters-option-second-beans-2 = 2 Bohnen
foodfighters-option-custom-south = Eigenes Team des ersten Platzes (Süd)
foodfighters-option-custom-south-chicken = { foodfighters-type-chicken }
foodfighters-option-custom-south-bacon = { foodfighters-type-bacon }
foodfighters-option-custom-south-steak = { foodfighters-type-steak }
foodfighters-option-custom-south-cabbage = { foodfighters-type-cabbage }
foodfighters-option-custom-south-onion = { foodfighters-type-onion }
foodfighters-option-custom-south-broccoli = { foodfighters-type-broccoli }
foodfighters-option-custom-south-bread = { foodfighters-type-bread }
foodfighters-option-custom-south-rice = { foodfighters-type-rice }
foodfighters-option-custom-south-pasta = { foodfighters-type-pasta }
foodfighters-option-custom-south-salmon = { foodfighters-type-salmon }
foodfighters-option-custom-south-shrimp = { foodfighters-type-shrimp }
foodfighters-option-custom-south-crab = { foodfighters-type-crab }
foodfighters-option-custom-north = Eigenes Team des zweiten Platzes (Nord)
foodfighters-option-custom-north-chicken = { foodfighters-type-chicken }
foodfighters-option-custom-north-bacon = { foodfighters-type-bacon }
foodfighters-option-custom-north-steak = { foodfighters-type-steak }
foodfighters-option-custom-north-cabbage = { foodfighters-type-cabbage }
foodfighters-option-custom-north-onion = { foodfighters-type-onion }
foodfighters-option-custom-north-broccoli = { foodfighters-type-broccoli }
foodfighters-option-custom-north-bread = { foodfighters-type-bread }
foodfighters-option-custom-north-rice = { foodfighters-type-rice }
foodfighters-option-custom-north-pasta = { foodfighters-type-pasta }
foodfighters-option-custom-north-salmon = { foodfighters-type-salmon }
foodfighters-option-custom-north-shrimp = { foodfighters-type-shrimp }
foodfighters-option-custom-north-crab = { foodfighters-type-crab }
foodfighters-option-custom-cards = Eigenes Team: Machtkarten
foodfighters-option-custom-cards-none = vom Team der ersten Sorte
foodfighters-option-custom-cards-meats = { foodfighters-team-meats }
foodfighters-option-custom-cards-veggies = { foodfighters-team-veggies }
foodfighters-option-custom-cards-grains = { foodfighters-team-grains }
foodfighters-option-custom-cards-seafood = { foodfighters-team-seafood }

foodfighters-option-custom-missing = Das eigene Team von { $seat } braucht drei verschiedene Sorten: Wähl sie in { $option }.
foodfighters-option-custom-cards-wrong = Das eigene Team von { $seat } hat keine Sorte aus dem Team { $team } und kann dessen Machtkarten nicht nutzen. Wähl ein Team, aus dem eine seiner Sorten stammt.
foodfighters-option-custom-unused = Sorten und Karten eines eigenen Teams gelten nur für ein eigenes Team: Wähl das für { $seat } oder lass sie weg.

## Daueraufträge

foodfighters-order-react-tears = Zwiebeltränen, wenn du angegriffen wirst
foodfighters-order-react-tears-never = nie spielen
foodfighters-order-react-tears-game = nur um das Spiel zu retten
foodfighters-order-react-tears-pair = wenn die Gegenseite zwei oder drei Gleiche hätte
foodfighters-order-react-tears-knockout = wenn ein Kämpfer ausgeschaltet würde
foodfighters-order-react-tears-always = beim ersten Klecks
foodfighters-order-react-shield = Fleischschild bei einem Treffer
foodfighters-order-react-shield-never = nie spielen
foodfighters-order-react-shield-game = nur um das Spiel zu retten
foodfighters-order-react-shield-pair = wenn die Gegenseite zwei oder drei Gleiche hätte
foodfighters-order-react-shield-knockout = wenn es einen Verlust mildert
foodfighters-order-react-shield-always = immer, wenn es hilft
foodfighters-order-reroll = Brutzeln nach deinem Fehlschlag
foodfighters-order-reroll-never = nie spielen
foodfighters-order-reroll-always = immer spielen
foodfighters-order-pre-action = Karten vor deiner Aktion
foodfighters-order-pre-action-never = nicht fragen, keine spielen
foodfighters-order-after-miss = Zweite Welle nach einem Fehlschlag
foodfighters-order-after-miss-never = nicht fragen, keine spielen
foodfighters-order-buy = Kaufen und Karten nach deiner Aktion
foodfighters-order-buy-never = nicht fragen, nichts kaufen oder spielen
foodfighters-order-fill = Lücken
foodfighters-order-fill-first = automatisch füllen, mit dem Kämpfer ganz links in der hintersten Reihe
foodfighters-standing-defence = **Und ab jetzt?** Jeder Angriff, auf den du mit einer Karte antworten kannst, wartet auf dich. Leg es unten einmal fest; mit `/orders` änderst du es.
foodfighters-order-defence = Karten, wenn du angegriffen wirst
foodfighters-order-defence-ask = Jedes Mal fragen
foodfighters-order-defence-ask-about = Du entscheidest bei jedem Angriff; die Gegenseite wartet auf dich.
foodfighters-order-defence-never = Karten behalten
foodfighters-order-defence-never-about = Du spielst nie Zwiebeltränen oder Fleischschild.
foodfighters-order-defence-game = Nur spielen, um das Spiel zu retten
foodfighters-order-defence-game-about = Wenn die Gegenseite drei Gleiche hätte.
foodfighters-order-defence-pair = Vor dem zweiten oder dritten Verlust einer Sorte spielen
foodfighters-order-defence-pair-about = Für den ersten Verlust einer Sorte gibst du keine Karte her.
foodfighters-order-defence-knockout = Spielen, wenn ich einen Kämpfer verlieren würde
foodfighters-order-defence-knockout-about = Fleischschild wird der Kämpfer, dessen Verlust am wenigsten schadet.
foodfighters-order-defence-always = Spielen, sobald es helfen kann
foodfighters-order-defence-always-about = Zwiebeltränen beim ersten Klecks, Fleischschild bei jedem Treffer, den er mildert.
foodfighters-standing-gaps = **Und ab jetzt?** Lücken in deinen vorderen Reihen warten auf dich. Leg es unten einmal fest; mit `/orders` änderst du es.
foodfighters-order-gaps = Lücken
foodfighters-order-gaps-ask = Jedes Mal fragen
foodfighters-order-gaps-ask-about = Du wählst für jede Lücke, wer nachrückt.
foodfighters-order-gaps-first = Lücken für mich füllen
foodfighters-order-gaps-first-about = Mit dem Kämpfer ganz links in der hintersten Reihe.

## Das Ende

foodfighters-score-sum = { $points } ausgeschaltet
foodfighters-score-type = { $kind } ausgeschaltet
foodfighters-score-total = Insgesamt ausgeschaltet
foodfighters-result-three-of-a-kind = { $winner } hat drei gleiche Gegner ausgeschaltet.
foodfighters-result-stalemate-set = Kein Angriff in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}. Das größere Set entschied: { $winner } hat { $more } von einer Sorte ausgeschaltet, { $loser } höchstens { $fewer }.
foodfighters-result-stalemate-total = Kein Angriff in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}, und die größten Sets sind gleich groß. Insgesamt ausgeschaltet: { $winner } { $more }, { $loser } { $fewer }.
foodfighters-result-concede = { $loser } hat aufgegeben.
foodfighters-result-draw = Kein Angriff in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}, und Gleichstand bei den Sets und insgesamt.

## Die Regeln

foodfighters-rules-goal-title = Ziel
foodfighters-rules-goal =
    Zwei Neunerteams stehen sich gegenüber: drei Sorten mit je drei Kämpfern. **Wer drei Gegner derselben Sorte ausschaltet, gewinnt sofort**, gleich nach der Aktion.

    Jeder Kämpfer hat eine Sorte und einen *Gedanken*: die eine gegnerische Sorte, die er angreifen kann. Die drei Kämpfer einer Sorte denken an drei verschiedene Sorten. Der Gedanke des Ziels ist egal.

    Nichts ist verborgen: Aufstellungen, Gedanken, Bohnen, Karten und ausgeschaltete Kämpfer liegen offen. Nur die Würfel sind ungewiss.
foodfighters-rules-turn-title = Ein Zug
foodfighters-rules-turn =
    1. Spiel Machtkarten, auf denen „vor deiner Aktion“ steht, wenn du magst.
    2. **Genau eine Aktion, Passen geht nicht:** um Bohnen würfeln, tauschen, ziehen oder angreifen.
    3. Drei Gegner einer Sorte? Dann hast du gewonnen.
    4. Du darfst **eine Sache kaufen** und Karten spielen, auf denen „nach deiner Aktion“ steht.
    5. Die Gegenseite füllt die Lücken in ihrer Aufstellung.

    Dann ist sie am Zug. Um den ersten Zug würfeln beide mit allen drei Würfeln: Wer mehr Bohnen wirft, beginnt; Kleckse zählen nichts, bei Gleichstand wird neu gewürfelt. Die Aufstellungen werden gemischt. Beide beginnen ohne Bohnen; eine Option gibt dem zweiten Platz { $second_beans }.
foodfighters-rules-roll-title = Bohnen und Würfel
foodfighters-rules-roll =
    Es gibt zwei normale Würfel und einen Bonuswürfel. Jede Seite zeigt einen **Klecks** oder Bohnen, von { $least_beans } bis { $most_beans }.

    - Erster Würfel: { $normal1_1 ->
        [0] Klecks
       *[other] { $normal1_1 }
    }, { $normal1_2 ->
        [0] Klecks
       *[other] { $normal1_2 }
    }, { $normal1_3 ->
        [0] Klecks
       *[other] { $normal1_3 }
    }, { $normal1_4 ->
        [0] Klecks
       *[other] { $normal1_4 }
    }, { $normal1_5 ->
        [0] Klecks
       *[other] { $normal1_5 }
    }, { $normal1_6 ->
        [0] Klecks
       *[other] { $normal1_6 }
    }
    - Zweiter Würfel: { $normal2_1 ->
        [0] Klecks
       *[other] { $normal2_1 }
    }, { $normal2_2 ->
        [0] Klecks
       *[other] { $normal2_2 }
    }, { $normal2_3 ->
        [0] Klecks
       *[other] { $normal2_3 }
    }, { $normal2_4 ->
        [0] Klecks
       *[other] { $normal2_4 }
    }, { $normal2_5 ->
        [0] Klecks
       *[other] { $normal2_5 }
    }, { $normal2_6 ->
        [0] Klecks
       *[other] { $normal2_6 }
    }
    - Bonuswürfel: { $bonus_1 ->
        [0] Klecks
       *[other] { $bonus_1 }
    }, { $bonus_2 ->
        [0] Klecks
       *[other] { $bonus_2 }
    }, { $bonus_3 ->
        [0] Klecks
       *[other] { $bonus_3 }
    }, { $bonus_4 ->
        [0] Klecks
       *[other] { $bonus_4 }
    }, { $bonus_5 ->
        [0] Klecks
       *[other] { $bonus_5 }
    }, { $bonus_6 ->
        [0] Klecks
       *[other] { $bonus_6 }
    }

    {""}**Um Bohnen würfeln:** Würfle, wirf jeden Klecks neu, bis alle Würfel Bohnen zeigen, und nimm die Summe: im Schnitt { $mean_whole },{ $mean_tenths }, mit dem Bonuswürfel { $mean_bonus_whole },{ $mean_bonus_tenths }.

    Insgesamt gibt es { $beans_in_all ->
        [one] { $beans_in_all } Bohne
       *[other] { $beans_in_all } Bohnen
    }. Reicht der Vorrat nicht, nimmst du den Rest; was fehlt, verfällt.
foodfighters-rules-swap-title = Tauschen und Ziehen
foodfighters-rules-swap =
    {""}**Tauschen:** Vertausche zwei beliebige eigene Kämpfer, egal, wo sie stehen.

    {""}**Ziehen:** Zieh einen eigenen Kämpfer auf ein leeres Feld seiner Reihe, nie in eine andere.

    Kämpfer behalten alles, was sie tragen. Danach nimm **{ $swap_beans ->
        [one] { $swap_beans } Bohne
       *[other] { $swap_beans } Bohnen
    }**. So bringst du den richtigen Gedanken nach vorn oder einen Bedrohten aus der Schusslinie.
foodfighters-rules-attack-title = Angreifen
foodfighters-rules-attack =
    Wähl einen deiner Kämpfer und einen Gegner in Reichweite, an den er denkt: **von vorderer Reihe zu vorderer Reihe, geradeaus oder schräg daneben**. Von weiter hinten geht es nur mit Löffel.

    Dann würfelst du:
    - **Kein Klecks:** daneben. Du nimmst die gezeigten Bohnen.
    - **Mindestens ein Klecks:** getroffen. Du nimmst keine Bohnen. Das Ziel ist ausgeschaltet und gehört zu deiner Sammlung.
    - Hat das Ziel einen **Cracker**, zerbricht ein Klecks nur den Cracker; zwei Kleckse zerbrechen ihn und schalten den Kämpfer aus.

    Zwei Würfel treffen in { $hits } % der Fälle und zeigen in { $double_hits } % zwei Kleckse; mit dem Bonuswürfel sind es { $bonus_hits } % und { $bonus_double_hits } %. Löffel und Pfanne eines ausgeschalteten Kämpfers kommen zurück in die Speisekammer seiner Seite.
foodfighters-rules-items-title = Gegenstände
foodfighters-rules-items =
    Du darfst je Zug eine Sache kaufen, nach deiner Aktion. Ein Kämpfer trägt höchstens einen Löffel, einen Cracker und die Pfanne; weitergegeben wird nichts.

    - **Löffel** ({ $spoon_price ->
        [one] { $spoon_price } Bohne
       *[other] { $spoon_price } Bohnen
    }, { $spoon_each } pro Team): greift auch auf jede Entfernung an, in der eigenen Spalte oder genau diagonal; nichts blockiert den Weg. Jenseits der normalen Reichweite wird er geworfen und kommt, Treffer oder nicht, in deine Speisekammer zurück; in diesem Zug kannst du keinen kaufen.
    - **Cracker** ({ $cracker_price ->
        [one] { $cracker_price } Bohne
       *[other] { $cracker_price } Bohnen
    }, { $cracker_each } pro Team): fängt einen Klecks ab und verlässt dann das Spiel. Ist im gegnerischen Zug einer zerbrochen, kannst du in deinem nächsten keinen kaufen.
    - **Pfanne** ({ $pan_price ->
        [one] { $pan_price } Bohne
       *[other] { $pan_price } Bohnen
    }, { $pan_each } pro Team): greift jede Sorte an. Nach einem Fehlschlag bleibt sie; nach einem Treffer kommt sie zurück und ist in diesem Zug nicht zu kaufen.

    Löffel und Pfanne lassen sich kombinieren.
foodfighters-rules-bonus-die-title = Bonuswürfel
foodfighters-rules-bonus-die =
    Der Bonuswürfel kostet { $bonus_die_price ->
        [one] { $bonus_die_price } Bohne
       *[other] { $bonus_die_price } Bohnen
    }; es gibt nur einen im Spiel. Wer ihn hat, **muss** ihn beim nächsten Wurf nutzen, um Bohnen oder im Angriff. Dann kommt er zurück in die Speisekammer: Im selben Zug kannst du ihn nicht zurückkaufen, die Gegenseite in ihrem schon.

    Solange ihn eine Seite hat, würfelt die andere mit zwei Würfeln. Du darfst ihn auch nur kaufen, um ihn ihr wegzuschnappen. Im Angriff bewirkt ein dritter Klecks nicht mehr als zwei.
foodfighters-rules-cards-title = Machtkarten
foodfighters-rules-cards =
    Jedes Team hat drei Machtkarten. Du kaufst sie wie alles andere und behältst sie offen, bis ihr Moment kommt. Sie zu spielen kostet nichts.
foodfighters-rules-card-moments-title = Wann Karten gespielt werden
foodfighters-rules-card-moments =
    - **Einmal:** danach aus dem Spiel.
    - **Immer wieder:** kommt danach zurück in deine Speisekammer; in diesem Zug kannst du sie nicht zurückkaufen.
    - **Immer:** wirkt von selbst, sobald du sie gekauft hast.

    Jede Karte sagt, wann sie gespielt wird: vor der Aktion (Gemischter Salat, Sog), nach deinem Angriffswurf ohne Klecks (Brutzeln), bei einem gegnerischen Angriffswurf mit Klecks (Zwiebeltränen), nach deinem Fehlschlag (Zweite Welle), wenn du getroffen wirst (Fleischschild) oder nach der Aktion (Hefeteig, Klebreis). Die Reihenfolge in einem Angriff: Brutzeln, Zwiebeltränen, dann bei einem Fehlschlag Zweite Welle, bei einem Treffer Bratensaft und Fleischschild. Gefragt wirst du nur, wenn du eine spielen kannst. Mit `/orders` kannst du im Voraus antworten.
foodfighters-rules-gaps-title = Lücken
foodfighters-rules-gaps =
    Eine **Lücke** ist ein leeres Feld, wenn in einer Reihe dahinter noch ein eigener Kämpfer steht, egal in welcher Spalte. Nach dem gegnerischen Zug musst du sie füllen: Stell einen Kämpfer aus deiner **hintersten besetzten Reihe** samt Gegenständen in die Lücke, aus beliebiger Spalte.

    Ein leeres Feld in der hintersten besetzten Reihe ist keine Lücke. So bleibt die vordere Reihe voll, und die Aufstellung schrumpft von hinten. Nur die letzte Reihe kann leere Felder haben, also kann nur dort gezogen werden.
foodfighters-rules-end-title = Spielende
foodfighters-rules-end =
    Drei ausgeschaltete Gegner **einer** Sorte gewinnen sofort, nach der Aktion und allen ihren Karten. Verschiedene Sorten zählen nicht zusammen: Je zwei gewinnen nicht, der siebte Ausgeschaltete aber immer.

    {""}**Patt:** Nach { $quiet_turns ->
        [one] { $quiet_turns } Zug
       *[other] { $quiet_turns } Zügen
    } in Folge ohne Angriff endet das Spiel. Es gewinnt, wer von einer Sorte mehr ausgeschaltet hat, bei Gleichstand, wer insgesamt mehr hat; sonst endet es unentschieden. Du wirst rechtzeitig gewarnt. Wer aufgibt, verliert.
foodfighters-rules-teams-title = Teams
foodfighters-rules-teams =
    - **Fleisch:** Hähnchen, Speck, Steak. Karten: Fleischschild, Brutzeln, Bratensaft.
    - **Gemüse:** Kohl, Zwiebel, Brokkoli. Karten: Bohnenschub, Gemischter Salat, Zwiebeltränen.
    - **Getreide:** Brot, Reis, Pasta. Karten: Hefeteig, Klebreis, Vollkorn.
    - **Meeresfrüchte:** Lachs, Garnele, Krabbe. Karten: Sog, Zweite Welle, Harte Schale.

    Getreide und Meeresfrüchte sind unsere eigenen Entwürfe, nicht die veröffentlichten Erweiterungen. Wählt ihr nicht, verteilt ein Münzwurf Fleisch und Gemüse. Beide dürfen dasselbe Team spielen.

    {""}**Eigenes Team:** drei beliebige verschiedene Sorten, mit den Machtkarten eines ihrer Teams. Die Gedanken richten sich nach dem Gegner: Die drei Kämpfer jeder Sorte denken an seine drei Sorten.
foodfighters-rules-mistakes-title = Zehn Anfängerfehler
foodfighters-rules-mistakes =
    - Alle Ausgeschalteten zusammenzählen: Nur drei **einer** Sorte gewinnen.
    - Die eigenen Verluste vergessen: Schau, welche deiner Sorten der Gegner fast komplett hat.
    - Angreifen, nur weil es geht: Frag dich erst, wen die gegnerische Vorderreihe danach treffen kann.
    - Den Letzten einer bedrohten Sorte vorn stehen lassen: Ein Tausch bringt ihn außer Reichweite und sogar eine Bohne ein.
    - Lücken mit dem Erstbesten füllen: Wichtiger ist, welcher Gedanke nach vorn kommt.
    - Schrägen übersehen: Du erreichst Gegner geradeaus **und** schräg daneben.
    - Zug um Zug sparen: Gesparte Bohnen bringen nichts, und je Zug kaufst du nur eine Sache.
    - Den Löffel werfen, wo die normale Reichweite genügt: Nach einem weiten Wurf geht er zurück in die Speisekammer.
    - Den Bonuswürfel aufheben wollen: Wer ihn hat, muss ihn beim nächsten Wurf benutzen, egal wofür.
    - Einem Cracker zu sehr vertrauen: Zwei Kleckse zerbrechen ihn und schalten trotzdem aus.
foodfighters-rules-notation-title = Schreibweise
foodfighters-rules-notation =
    Reihen: **F** vorn, **M** Mitte, **B** hinten, von der Linie zwischen den Teams aus. Spalten: **0, 1, 2** für den ganzen Tisch, auf jedem Bild von links nach rechts, egal, wessen Seite unten liegt. F0 der einen Seite liegt F0 der anderen gegenüber.

    `roll` · `swap F0 B2` · `move B0 B1` · `attack F0 F1` (dein Feld, gegnerisches Feld) · `buy spoon F0` · `buy bonus_die` · `buy sizzle` · `fill F1 B0` (Lücke, Nachrücker) · `pass`

    Karten: `play sizzle` · `play onion_tears` · `play meat_shield F2` · `play tossed_salad F0 B2` · `play undertow F0 B1` (beide gegnerisch) · `play second_wave F1 F2` · `play sticky_rice F0` · `play rising_dough KC B0` (Kämpfer: Buchstaben von Sorte und Gedanke, dann das Feld)
