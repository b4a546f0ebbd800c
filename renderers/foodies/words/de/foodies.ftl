# Foodies

foodies-name = Foodies
foodies-tagline = Führe einen Food-Court: Jeder Wurf versorgt alle, und der beliebteste Court gewinnt.
foodies-pitch = Würfel bringen Kundschaft: Kaufe Stände, heuere Köche an. Der beliebteste Court gewinnt.

## Verbs

foodies-verb-buy = Stand kaufen
foodies-verb-buy-about = Kaufe einen Stand vom Markt und stelle ihn in deinen Court
foodies-verb-pass = Nichts kaufen
foodies-verb-pass-about = Kaufe in diesem Zug keinen Stand
foodies-verb-flyer = Flyer einsetzen
foodies-verb-flyer-about = Besuche mit einem Flyer ein Feld neben dem gewürfelten
foodies-verb-stay = Flyer behalten
foodies-verb-stay-about = Besuche das gewürfelte Feld und behalte den Flyer
foodies-verb-hire = Koch anheuern ({ $hire_cost ->
    [one] { $hire_cost } Münze
   *[other] { $hire_cost } Münzen
})
foodies-verb-hire-about = Zahle { $hire_cost ->
    [one] { $hire_cost } Münze
   *[other] { $hire_cost } Münzen
} für { $hire_popularity } Beliebtheit, einmal pro Zug
foodies-verb-special = Meisterkoch anheuern
foodies-verb-special-about = Heuere einen Meisterkoch an, dessen Wunsch dein Court erfüllt
foodies-verb-done = Zug beenden
foodies-verb-done-about = Heuere niemanden mehr an und beende deinen Zug
foodies-verb-face = Feld wählen
foodies-verb-face-about = Nach einer 0: Wähle das Feld, das alle besuchen
foodies-verb-pay = { $brazilian_cost ->
    [one] { $brazilian_cost } Münze
   *[other] { $brazilian_cost } Münzen
} zahlen
foodies-verb-pay-about = Brasilianischer Stand: Zahle { $brazilian_cost ->
    [one] { $brazilian_cost } Münze
   *[other] { $brazilian_cost } Münzen
} für { $brazilian_amount } Beliebtheit
foodies-verb-keep = Münzen behalten
foodies-verb-keep-about = Brasilianischer Stand: Zahle nichts
foodies-verb-target = Stand wählen
foodies-verb-target-about = Italienischer oder japanischer Stand: Wähle den Nachbarn, auf den er wirkt
foodies-verb-targets = Zwei Stände wählen
foodies-verb-targets-about = Mexikanischer Stand: Wähle die zwei Nachbarn, die eine Münze bekommen

foodies-param-stall = Der Stand, mit Namen oder Kartennummer
foodies-param-space = Das Feld, 1 bis 9
foodies-param-chef = Der Meisterkoch
foodies-param-face = Das Feld, das alle besuchen, 1 bis 9
foodies-param-first = Das niedrigere Feld, 1 bis 9
foodies-param-second = Das höhere Feld, 1 bis 9

foodies-space = Feld { $space }
foodies-space-built = Feld { $space }: { $stall }
foodies-space-empty = Feld { $space }: leer
foodies-space-bare = Feld { $space }: { $coins ->
    [0] nichts
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}{ $hearts ->
    [0] {""}
   *[other] {" "}und { $hearts } Beliebtheit
}
foodies-place-built = { $stall }
foodies-place-empty = Leer
foodies-place-bare = { $coins ->
    [0] { $hearts ->
        [0] nichts
       *[other] { $hearts } Beliebtheit
    }
    [one] { $coins } Münze{ $hearts ->
        [0] {""}
       *[other] {" "}und { $hearts } Beliebtheit
    }
   *[other] { $coins } Münzen{ $hearts ->
        [0] {""}
       *[other] {" "}und { $hearts } Beliebtheit
    }
}
foodies-space-covers = Überdeckt { $stall }; die Karte verlässt das Spiel
foodies-space-printed = { $coins ->
    [0] Überdeckt keine Münze
    [one] Überdeckt { $coins } aufgedruckte Münze
   *[other] Überdeckt { $coins } aufgedruckte Münzen
}
foodies-space-visit = Bringt { $coins ->
    [0] { $popularity ->
        [0] nichts
       *[other] { $popularity } Beliebtheit
    }
    [one] { $coins } Münze{ $popularity ->
        [0] {""}
       *[other] {" "}und { $popularity } Beliebtheit
    }
   *[other] { $coins } Münzen{ $popularity ->
        [0] {""}
       *[other] {" "}und { $popularity } Beliebtheit
    }
}
foodies-stall-price = { $stall } für { $price }
foodies-stall-about = { $culture }: { $coins ->
    [0] {""}
    [one] { $coins } Münze,{" "}
   *[other] { $coins } Münzen,{" "}
}{ $popularity ->
    [0] {""}
   *[other] { $popularity } Beliebtheit,{" "}
}{ $halves }
foodies-stall-effect = { $about }; { $effect }
foodies-halves = halbe Sterne { $sides }
foodies-halves-none = keine halben Sterne
foodies-halves-all = halbe Sterne ringsum
foodies-side-n = oben
foodies-side-e = rechts
foodies-side-s = unten
foodies-side-w = links

## Prompts

foodies-ask-face = Eine 0! Welches Feld besuchen alle?
foodies-ask-flyer = Alle besuchen Feld { $space }. Mit einem Flyer lieber auf ein Nachbarfeld?
foodies-flyer-mine = Alle besuchen Feld { $space }. Mit { $flyers ->
    [one] deinem einzigen Flyer
   *[other] einem deiner { $flyers } Flyer
} lieber auf ein Nachbarfeld?
foodies-ask-pay = Dein Stand auf Feld { $space } ({ $culture }): { $brazilian_cost ->
    [one] { $brazilian_cost } Münze
   *[other] { $brazilian_cost } Münzen
} für { $brazilian_amount } Beliebtheit zahlen?
foodies-ask-target = Dein Stand auf Feld { $space } ({ $culture }): { $effect }. { $targets ->
    [one] Welcher Nachbar?
   *[other] Welche { $targets } Nachbarn?
}
foodies-note-answer = Deine Antwort: **{ $answer }**
foodies-note-odds = -# Die Chance auf jedes Feld ist { $percent } %; bei einer 0 ({ $percent } %) wählt, wer am Zug ist.
foodies-ask-buy = Einen Stand kaufen? Du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
foodies-ask-hire = Noch jemanden anheuern, bevor dein Zug endet?

## Events

foodies-event-first-seat = { $seat } beginnt.
foodies-event-opened = Im Spiel: { $cultures }. Meisterköche: { $chefs }. Wer { $goal } Beliebtheit erreicht, löst die letzte Runde aus.
foodies-event-rolled = { $face ->
    [0] 🎲 { $seat } würfelt eine 0 und bestimmt das Feld.
   *[other] 🎲 { $seat } würfelt { $face }: Alle besuchen Feld { $face }.
}
foodies-event-face-chosen = { $seat } schickt alle zu Feld { $face }.
foodies-event-flyer-used = { $seat } setzt einen Flyer ein und besucht stattdessen { $space }.
foodies-digest-flyers = Mit Flyer: { $visits }.
foodies-digest-flyer = { $seat } besucht { $space }
foodies-event-collected = { $seat } bekommt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}{ $popularity ->
    [0] {""}
   *[other] {" "}und { $popularity } Beliebtheit
}{ $stars ->
    [0] {""}
    [one] {" "}({ $stars } Stern)
   *[other] {" "}({ $stars } Sterne)
}{ $flyers ->
    [0] {""}
   *[other] , dazu einen Flyer
}{ $stall ->
    [none] .
   *[other] {" "}bei { $stall }.
}
foodies-event-paid = { $seat } zahlt { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
} für { $popularity } Beliebtheit.
foodies-event-kept = { $seat } behält die Münzen.
foodies-event-copied = { $seat } kopiert { $space }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} und { $popularity } Beliebtheit.
foodies-event-laid-coins = { $seat } legt { $each ->
    [one] eine Münze
   *[other] { $each } Münzen
} auf { $spaces }.
foodies-event-laid-popularity = { $seat } legt einen Beliebtheitsmarker auf { $spaces }.
foodies-event-bought = { $seat } kauft { $stall } für { $price } und stellt den Stand auf { $space }{ $covered ->
    [none] .
   *[other] , über { $covered }.
}
foodies-event-buy-passed = { $seat } kauft nichts.
foodies-event-chef-hired = { $seat } heuert für { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
} einen Koch an: +{ $popularity } Beliebtheit.
foodies-event-special-hired = ⭐ Neu bei { $seat }: { $chef }, +{ $popularity } Beliebtheit!
foodies-event-end-triggered = 🏁 { $seat } hat { $popularity } Beliebtheit: Das ist die letzte Runde!
foodies-event-game-over = Der Food-Court schließt. Der Sieg geht an { $seats }.

## Refusals

foodies-no-now = „{ $verb }“ geht gerade nicht.
foodies-no-coins-any = Der billigste Stand kostet { $least ->
    [one] { $least } Münze
   *[other] { $least } Münzen
}; du hast { $coins }.
foodies-no-stalls-left = Der Markt ist ausverkauft.
foodies-no-coins = Für { $stall } brauchst du { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}; du hast { $coins }.
foodies-no-in-market = Nicht auf dem Markt: { $stall }.
foodies-no-coins-chef = Der Koch kostet { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}; du hast { $coins }.
foodies-no-second-hire = Den Koch kannst du nur einmal pro Zug anheuern.
foodies-no-chef-free = Dein Court erfüllt noch keinen Wunsch eines freien Meisterkochs.
foodies-no-chef-in-play = In dieser Partie nicht dabei: { $chef }.
foodies-no-chef-twice = Schon angeheuert: { $chef }.
foodies-no-chef-requirement = Dein Court erfüllt den Wunsch noch nicht: { $chef }.
foodies-no-such-effect = „{ $verb }“ gehört zu einer anderen Kultur; dein Stand fragt etwas anderes.
foodies-no-flyer-space = Von Feld { $face } kommst du mit einem Flyer nur zu { $near }.
foodies-no-space = Feld { $space } kannst du nicht wählen.
foodies-no-target = Auf Feld { $space } steht kein Nachbarstand. Zur Wahl für den Effekt ({ $culture }): { $near }.
foodies-no-targets = Wähle { $targets ->
    [one] { $targets } verschiedenes Feld
   *[other] { $targets } verschiedene Felder
} auf einmal; die Reihenfolge ist egal.
foodies-no-such-first = Platz { $first } gibt es an einem Tisch mit { $seats } Plätzen nicht.
foodies-deck-needs-cultures = Einen Stapel kannst du nur zusammen mit seinen fünf Kulturen vorgeben.
foodies-deck-foreign = Diese Karten gehören zu Kulturen, die nicht im Spiel sind: { $stalls }.

## Names

foodies-culture-american = Amerikanisch
foodies-culture-brazilian = Brasilianisch
foodies-culture-chinese = Chinesisch
foodies-culture-german = Deutsch
foodies-culture-indian = Indisch
foodies-culture-italian = Italienisch
foodies-culture-japanese = Japanisch
foodies-culture-mexican = Mexikanisch
foodies-culture-russian = Russisch
foodies-culture-thai = Thailändisch
foodies-culture-american-text = { $american_amount ->
    [one] { $american_amount } Münze
   *[other] { $american_amount } Münzen
} für jeden anderen amerikanischen Stand in deinem Court, höchstens { $american_cap }
foodies-culture-brazilian-text = du darfst { $brazilian_cost ->
    [one] { $brazilian_cost } Münze
   *[other] { $brazilian_cost } Münzen
} für { $brazilian_amount } Beliebtheit zahlen
foodies-culture-chinese-text = { $chinese_amount ->
    [one] { $chinese_amount } Münze
   *[other] { $chinese_amount } Münzen
} für jede verschiedene Kultur daneben, höchstens { $chinese_cap }
foodies-culture-german-text = { $german_amount ->
    [one] { $german_amount } Flyer
   *[other] { $german_amount } Flyer
}
foodies-culture-indian-text = { $indian_amount } Beliebtheit, wenn auf jedem Feld daneben ein Stand steht
foodies-culture-italian-text = lege { $italian_amount ->
    [one] { $italian_amount } Beliebtheitsmarker
   *[other] { $italian_amount } Beliebtheitsmarker
} auf einen Stand daneben
foodies-culture-japanese-text = bekomme, was auf einem Stand daneben an Münzen und Beliebtheit aufgedruckt ist
foodies-culture-mexican-text = lege je { $mexican_amount ->
    [one] { $mexican_amount } Münze
   *[other] { $mexican_amount } Münzen
} auf zwei Stände daneben
foodies-culture-russian-text = lege { $russian_amount ->
    [one] { $russian_amount } Münze
   *[other] { $russian_amount } Münzen
} auf dieses Feld für den nächsten Besuch
foodies-culture-thai-text = { $thai_amount ->
    [one] { $thai_amount } Münze
   *[other] { $thai_amount } Münzen
} für jeden ganzen Stern dieses Standes

foodies-culture-american-short = { $american_amount ->
    [one] { $american_amount } Münze
   *[other] { $american_amount } Münzen
} je weiterem US-Stand
foodies-culture-brazilian-short = { $brazilian_amount } Beliebtheit für { $brazilian_cost ->
    [one] { $brazilian_cost } Münze
   *[other] { $brazilian_cost } Münzen
}
foodies-culture-chinese-short = { $chinese_amount ->
    [one] { $chinese_amount } Münze
   *[other] { $chinese_amount } Münzen
} je Kultur daneben
foodies-culture-german-short = { $german_amount ->
    [one] { $german_amount } Flyer
   *[other] { $german_amount } Flyer
}
foodies-culture-indian-short = { $indian_amount } Beliebtheit, wenn ringsum bebaut ist
foodies-culture-italian-short = { $italian_amount ->
    [one] { $italian_amount } Beliebtheitsmarker
   *[other] { $italian_amount } Beliebtheitsmarker
} daneben
foodies-culture-japanese-short = kopiert einen Stand daneben
foodies-culture-mexican-short = je { $mexican_amount ->
    [one] { $mexican_amount } Münze
   *[other] { $mexican_amount } Münzen
} auf zwei Stände daneben
foodies-culture-russian-short = { $russian_amount ->
    [one] { $russian_amount } Münze
   *[other] { $russian_amount } Münzen
} für den nächsten Besuch
foodies-culture-thai-short = { $thai_amount ->
    [one] { $thai_amount } Münze
   *[other] { $thai_amount } Münzen
} je ganzem Stern

foodies-chef-same4 = der Spezialist
foodies-chef-diverse5 = die Weltenbummlerin
foodies-chef-stars6 = die Sternguckerin
foodies-chef-cross5 = der Kreuzungskoch
foodies-chef-pairs3 = die Ehestifterin
foodies-chef-same4-text = vier Stände einer Kultur
foodies-chef-diverse5-text = Stände von fünf Kulturen
foodies-chef-stars6-text = sechs ganze Sterne
foodies-chef-cross5-text = Stände auf den Feldern 2, 4, 5, 6 und 8
foodies-chef-pairs3-text = je zwei Stände von drei Kulturen

## Options

foodies-option-first = Erster Platz
foodies-option-first-random = wird ausgelost
foodies-option-first-1 = Platz 1
foodies-option-first-2 = Platz 2
foodies-option-first-3 = Platz 3
foodies-option-first-4 = Platz 4
foodies-option-first-5 = Platz 5
foodies-option-dashboards = Tableaus
foodies-option-dashboards-random = werden ausgelost
foodies-option-dashboards-a = Tableau A
foodies-option-dashboards-b = Tableau B
foodies-option-dashboards-c = Tableau C
foodies-option-dashboards-d = Tableau D
foodies-option-dashboards-e = Tableau E
foodies-option-cultures = Kulturen im Spiel
foodies-option-chefs = Meisterköche im Spiel
foodies-option-deck = Reihenfolge des Stapels
foodies-option-special-chef-scope = Meisterköche können angeheuert werden
foodies-option-special-chef-scope-game = einmal im Spiel
foodies-option-special-chef-scope-player = einmal je Person

## Standing orders

foodies-order-flyer = Flyer
foodies-order-flyer-never = nie einsetzen
foodies-standing-flyers = **Und ab jetzt?** Solange du einen Flyer hast, wartet jeder Wurf auf deine Antwort. Leg es unten einmal fest; mit `/orders` änderst du es, dort auch genauer.
foodies-order-flyers = Flyer
foodies-order-flyers-ask = Frag mich jedes Mal
foodies-order-flyers-ask-about = Du verpasst nichts, aber die anderen warten bei jedem Wurf auf dich, solange du einen Flyer hast.
foodies-order-flyers-never = Immer behalten
foodies-order-flyers-never-about = Du besuchst das gewürfelte Feld; niemand wartet auf dich.
foodies-order-flyers-worth = Einsetzen, wenn es mindestens { $flyer_gain ->
    [one] { $flyer_gain } Münze
   *[other] { $flyer_gain } Münzen
} mehr wert ist
foodies-order-flyers-worth-about = Du besuchst das beste Nachbarfeld, sonst das gewürfelte. Niemand wartet auf dich.
foodies-order-flyer-worth = einsetzen, wenn es mindestens { $flyer_gain ->
    [one] { $flyer_gain } Münze
   *[other] { $flyer_gain } Münzen
} mehr wert ist
foodies-order-flyer-gain = einsetzen ab einem Gewinn im Wert von so vielen Münzen
foodies-order-pay = Brasilianische Stände
foodies-order-pay-always = immer zahlen
foodies-order-pay-never = nie zahlen
foodies-order-target = Nachbarn wählen
foodies-order-target-first = die niedrigsten Felder
foodies-order-target-best = die wertvollsten Felder
foodies-order-buy = Käufe
foodies-order-buy-never = nichts kaufen
foodies-order-hire = Köche
foodies-order-hire-never = niemanden anheuern
foodies-order-hire-special = nur Meisterköche

## Result

foodies-score-sum = { $points } Beliebtheit
foodies-score-popularity = Beliebtheit
foodies-score-coins = Übrige Münzen (bei Gleichstand)
foodies-result-goal = Das Ziel von { $goal } Beliebtheit wurde erreicht.
foodies-result-round-cap = { $round_cap ->
    [one] { $round_cap } Runde wurde gespielt.
   *[other] { $round_cap } Runden wurden gespielt.
}

## Pictures and the text board

foodies-page-board = Ganzer Tisch
foodies-page-court = Dein Court
foodies-court-of = Food-Court von { $seat }
foodies-market = Markt
foodies-market-next = nächste Karte
foodies-market-empty = ausverkauft
foodies-rolled = gewürfelt
foodies-round = Runde { $round }
foodies-over = Spielende
foodies-goal = Ziel { $goal }
foodies-chefs = Meisterköche
foodies-chef-free = frei
foodies-chef-taken = angeheuert von { $seats }
foodies-waiting = Wartet auf { $seats }
foodies-to-move = { $seat } ist am Zug
foodies-won = Gewonnen: { $seats }
foodies-deck-left = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
foodies-phase = Runde { $round }
foodies-text-head = Runde { $round }, Ziel { $goal } Beliebtheit. Der Würfel zeigt { $face }.
foodies-text-head-no-die = Runde { $round }, Ziel { $goal } Beliebtheit.
foodies-text-seat = { $seat }: { $popularity } Beliebtheit, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $flyers } Flyer, { $stars ->
    [one] { $stars } ganzer Stern
   *[other] { $stars } ganze Sterne
}.
foodies-text-space = { $space }: { $what }
foodies-text-tokens = darauf { $coins } Münzmarker und { $popularity } Beliebtheitsmarker
foodies-text-printed = leer, { $coins } aufgedruckt
foodies-text-stall = { $stall } ({ $culture }), { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $popularity } Beliebtheit, { $halves }, ganze Sterne: { $stars }
foodies-text-market = Markt, teuerste zuerst: { $stalls }
foodies-text-offers = Markt, teuerste zuerst, { $left }:
foodies-text-offer = { $stall } ({ $about })
foodies-text-removed = Aus dem Spiel: { $stalls }
foodies-text-last-round = Das ist die letzte Runde.
foodies-text-scope = Jeden Meisterkoch kann man { $scope } anheuern.
foodies-text-chef = { $chef }: { $wish }, { $pays } Beliebtheit, { $state }

## Rules

foodies-rules-goal-title = Ziel des Spiels
foodies-rules-goal = Alle führen einen Food-Court mit neun Feldern. In jedem Zug wird einmal gewürfelt, und **alle** kassieren von diesem Feld im eigenen Court. Bessere Stände bringen mehr. Erreicht ein Court das Ziel ({ $goal_2 } Beliebtheit zu zweit, { $goal_3 } zu dritt, { $goal_4 } zu viert, { $goal_5 } zu fünft), wird die Runde zu Ende gespielt; die meiste Beliebtheit gewinnt, dann die meisten Münzen; sonst wird der Sieg geteilt. Nach { $round_cap ->
    [one] { $round_cap } Runde
   *[other] { $round_cap } Runden
} endet das Spiel in jedem Fall.
foodies-rules-turn-title = Ein Zug
foodies-rules-turn = 1. **Würfeln.** 1 bis 9 ist das Feld, das alle besuchen; bei einer 0 bestimmt es, wer am Zug ist.
    2. **Besuchen.** Mit einem Flyer kannst du heimlich stattdessen ein Nachbarfeld besuchen. Dann kassieren alle gleichzeitig.
    3. **Kaufen:** höchstens einen Stand vom Markt, der sofort aufgestellt wird.
    4. **Anheuern:** Köche, wenn du magst.
    Gezogen wird im Uhrzeigersinn; alle haben gleich viele Züge.
foodies-rules-visit-title = Ein Feld besuchen
foodies-rules-visit = In dieser Reihenfolge: Nimm die Marker, die auf dem Feld liegen; dann die aufgedruckten Münzen eines leeren Feldes oder die Münzen und Beliebtheit des Standes; dann 1 Beliebtheit für jeden **ganzen Stern** dieses Standes; dann den Effekt seiner **Kultur**. Ein Stern ist ganz, wo sich die halben Sterne zweier Nachbarstände treffen. Er zählt bei jedem Besuch an einem der beiden Stände.
foodies-rules-flyers-title = Flyer
foodies-rules-flyers = Ein Flyer verlegt nur deinen eigenen Besuch auf ein Feld neben dem gewürfelten (nie schräg). Ein Flyer pro Besuch; einen neuen kannst du ab dem nächsten Besuch nutzen. Die Antworten bleiben verdeckt, bis alle da sind. Mit `/orders` kannst du im Voraus antworten, und niemand merkt es. Flyer zu Beginn, in Zugreihenfolge: { $flyers_1 }, { $flyers_2 }, { $flyers_3 }, { $flyers_4 } und { $flyers_5 }.
foodies-rules-market-title = Der Markt
foodies-rules-market = Von links nach rechts kosten die fünf Plätze in Münzen { $price_1 }, { $price_2 }, { $price_3 }, { $price_4 } und { $price_5 }. Stelle den Stand auf ein beliebiges Feld deines Courts. Ein alter Stand dort verlässt das Spiel; Marker bleiben auf dem Feld. Karten links der Lücke rutschen nach rechts, und links kommt eine neue dazu. Ein Stand wirkt erst, wenn er besucht wird.
foodies-rules-cultures-title = Kulturen
foodies-rules-cultures = Fünf von zehn Kulturen sind im Spiel.
    • Amerikanisch: { foodies-culture-american-text }
    • Brasilianisch: { foodies-culture-brazilian-text }
    • Chinesisch: { foodies-culture-chinese-text }; auch ein chinesischer Stand zählt dazu
    • Deutsch: { foodies-culture-german-text }
    • Indisch: { foodies-culture-indian-text }
    • Italienisch: { foodies-culture-italian-text }
    • Japanisch: { foodies-culture-japanese-text }
    • Mexikanisch: { foodies-culture-mexican-text }, oder auf den einzigen
    • Russisch: { foodies-culture-russian-text }
    • Thailändisch: { foodies-culture-thai-text }
foodies-rules-chefs-title = Köche
foodies-rules-chefs = Einmal pro Zug kannst du { $hire_cost ->
        [one] { $hire_cost } Münze
       *[other] { $hire_cost } Münzen
    } für { $hire_popularity } Beliebtheit zahlen. Zwei **Meisterköche** sind im Spiel: Erfüllt dein Court ihren Wunsch, heuerst du sie in deinem Zug kostenlos an, für je { $special_popularity } Beliebtheit. Jeden kann man nur einmal im Spiel anheuern, mit einer Option einmal je Person. Die Wünsche: vier Stände einer Kultur; Stände von fünf Kulturen; sechs ganze Sterne; Stände auf den Feldern 2, 4, 5, 6 und 8; oder je zwei Stände von drei Kulturen.
foodies-rules-mistakes-title = Zehn Anfängerfehler
foodies-rules-mistakes =
    - Auf einen teuren Stand sparen: Ein billiger zahlt sofort und bei jedem weiteren Wurf.
    - Weit auseinander bauen: Ein Stand ohne Nachbarn macht nie einen Stern voll.
    - Nur an die eigenen Würfe denken: Alle kassieren bei jedem Wurf, deine Stände zahlen also auch in fremden Zügen.
    - Einen alten Stand überbauen, solange Felder frei sind: Der alte ist aus dem Spiel.
    - Flyer für eine einzige Münze mehr ausgeben: Heb sie für Würfe auf, die deine Sterne verfehlen.
    - Den Markt aus den Augen verlieren: Was du liegen lässt, wird für den Nächsten billiger.
    - Die Meisterköche vergessen: Wer ihren Wunsch zuerst erfüllt, bekommt sie umsonst.
    - Am Ende keinen Koch anheuern: Übrige Münzen zählen nur bei Gleichstand, Beliebtheit gewinnt.
    - Die ganze Partie Münzen sammeln: Ab der Mitte sollte jeder Kauf Beliebtheit bringen.
    - Nur auf die eigene Beliebtheit achten: Sobald irgendwer das Ziel erreicht, läuft die letzte Runde.
foodies-rules-notation-title = Züge tippen
foodies-rules-notation = Die Felder sind so nummeriert: 1 2 3 / 4 5 6 / 7 8 9.
    `buy ramen 5` · `pass` · `flyer 6` · `stay` · `hire` · `special cross5` · `done` · `face 4` · `pay` · `keep` · `target 8` · `targets 2 8`
    Stände kannst du mit dem Gericht oder der Kartennummer nennen, mit oder ohne Akzente.

## Dishes

foodies-stall-am01 = Cheeseburger
foodies-stall-am02 = Hotdog
foodies-stall-am03 = Hähnchenflügel
foodies-stall-am04 = Pfannkuchenstapel
foodies-stall-am05 = Apfelkuchen
foodies-stall-am06 = Käsemakkaroni
foodies-stall-am07 = Zwiebelringe
foodies-stall-am08 = Muschelsuppe
foodies-stall-am09 = Grillrippchen
foodies-stall-am10 = Pulled-Pork-Brötchen
foodies-stall-br01 = Feijoada
foodies-stall-br02 = Pão de queijo
foodies-stall-br03 = Coxinha
foodies-stall-br04 = Moqueca
foodies-stall-br05 = Brigadeiro
foodies-stall-br06 = Picanha-Spieß
foodies-stall-br07 = Açaí-Schale
foodies-stall-br08 = Pastel
foodies-stall-br09 = Farofa-Teller
foodies-stall-br10 = Acarajé
foodies-stall-cn01 = Frühlingsrollen
foodies-stall-cn02 = Dim-Sum-Korb
foodies-stall-cn03 = Kung-Pao-Huhn
foodies-stall-cn04 = Gebratener Reis
foodies-stall-cn05 = Pekingente
foodies-stall-cn06 = Mapo-Tofu
foodies-stall-cn07 = Wantansuppe
foodies-stall-cn08 = Chow Mein
foodies-stall-cn09 = Sesambällchen
foodies-stall-cn10 = Feuertopf
foodies-stall-de01 = Bratwurst
foodies-stall-de02 = Brezel
foodies-stall-de03 = Currywurst
foodies-stall-de04 = Schnitzel
foodies-stall-de05 = Sauerkraut
foodies-stall-de06 = Kartoffelsalat
foodies-stall-de07 = Schwarzwälder Kirschtorte
foodies-stall-de08 = Spätzle
foodies-stall-de09 = Sauerbraten
foodies-stall-de10 = Apfelstrudel
foodies-stall-in01 = Samosa
foodies-stall-in02 = Butterhuhn
foodies-stall-in03 = Palak Paneer
foodies-stall-in04 = Biryani
foodies-stall-in05 = Masala Dosa
foodies-stall-in06 = Tandoori-Spieß
foodies-stall-in07 = Naan-Korb
foodies-stall-in08 = Chana Masala
foodies-stall-in09 = Gulab Jamun
foodies-stall-in10 = Vindaloo
foodies-stall-it01 = Pizza Margherita
foodies-stall-it02 = Lasagne
foodies-stall-it03 = Carbonara
foodies-stall-it04 = Gnocchi
foodies-stall-it05 = Risotto
foodies-stall-it06 = Minestrone
foodies-stall-it07 = Tiramisu
foodies-stall-it08 = Bruschetta
foodies-stall-it09 = Gelato
foodies-stall-it10 = Calzone
foodies-stall-jp01 = Sushi-Set
foodies-stall-jp02 = Ramen
foodies-stall-jp03 = Tempura
foodies-stall-jp04 = Udon
foodies-stall-jp05 = Okonomiyaki
foodies-stall-jp06 = Takoyaki
foodies-stall-jp07 = Yakitori
foodies-stall-jp08 = Onigiri
foodies-stall-jp09 = Misosuppe
foodies-stall-jp10 = Mochi
foodies-stall-mx01 = Taco
foodies-stall-mx02 = Burrito
foodies-stall-mx03 = Quesadilla
foodies-stall-mx04 = Enchilada
foodies-stall-mx05 = Nachos
foodies-stall-mx06 = Tamales
foodies-stall-mx07 = Guacamole
foodies-stall-mx08 = Churros
foodies-stall-mx09 = Pozole
foodies-stall-mx10 = Fajitas
foodies-stall-ru01 = Borschtsch
foodies-stall-ru02 = Pelmeni
foodies-stall-ru03 = Blini
foodies-stall-ru04 = Bœuf Stroganoff
foodies-stall-ru05 = Piroggen
foodies-stall-ru06 = Soljanka
foodies-stall-ru07 = Olivier-Salat
foodies-stall-ru08 = Schaschlik
foodies-stall-ru09 = Sülze
foodies-stall-ru10 = Syrniki
foodies-stall-th01 = Pad Thai
foodies-stall-th02 = Grünes Curry
foodies-stall-th03 = Tom Yam
foodies-stall-th04 = Satay
foodies-stall-th05 = Papayasalat
foodies-stall-th06 = Massaman-Curry
foodies-stall-th07 = Mango-Klebreis
foodies-stall-th08 = Tom Kha
foodies-stall-th09 = Pad Krapao
foodies-stall-th10 = Fischküchlein
