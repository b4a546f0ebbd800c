# Diagramme, Tabellen und Lektionen, wie sie gezeichnet werden.

learn-first-game = Deine erste Partie
learn-any = Schau dir das Brett an und das, was gefragt ist. Tu dann, was ein Bot täte: *Zeig es mir* erledigt es für dich.
learn-any-after = Das ist getan, und der Bot hat geantwortet. Vergleiche das Brett mit dem von vorhin.

rating-chart-title = Wertungen von { $name }
rating-chart-alt-title = Wertungen von { $name }:
rating-chart-line = { $title }, { $seats } Plätze
rating-chart-value = { $points } ± { $spread }
rating-chart-alt =
    { $line }: jetzt { $points }, auf { $spread } genau, nach { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    }; { $first } nach dem ersten.
rating-chart-foot = Spiel für Spiel; im Band der ersten liegt die wahre Stärke, in 19 von 20 Fällen
standings-alt = Stand von { $name }:
standings-alt-line = { $place }. { $name } ({ $values }).
