# Diagramme, Tabellen und Lektionen, wie sie gezeichnet werden.

learn-first-game = Deine erste Partie
learn-any = Sieh dir Brett und Frage an, dann mach den Zug, den ein Bot machen würde; *Zeig es mir* spielt ihn für dich.
learn-any-after = Erledigt, und der Bot hat geantwortet. Sieh dir an, was sich auf dem Brett geändert hat.

rating-chart-title = Wertungen von { $name }
rating-chart-alt-title = Wertungen von { $name }:
rating-chart-line = { $title }, { $seats } Plätze
rating-chart-value = { $points } ± { $spread }
rating-chart-alt =
    { $line }: jetzt { $points } ± { $spread } nach { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }; { $first } nach der ersten.
rating-chart-foot = Partie für Partie; das Band zeigt, wo die wahre Wertung in 95 % der Fälle liegt
standings-alt = Tabelle von { $name }:
standings-alt-line = { $place }. { $name } ({ $values }).
