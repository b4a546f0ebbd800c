# Wörter im und zum Spielplanbild von Foodfighters: Marken, Bildbeschreibung, Textbrett, Auswahlbeschriftungen.

foodfighters-page-board = Brett

foodfighters-board-to-move = am Zug
foodfighters-board-wins = gewinnt!
foodfighters-board-draws = unentschieden

foodfighters-board-title = Foodfighters, Zug { $turn }.
foodfighters-board-active = { $seat } ist am Zug.
foodfighters-board-attack = { $seat } greift an: { $attacker } gegen { $target }{ $far ->
    [yes] , mit geworfenem Löffel.
   *[other] .
}
foodfighters-board-bought = { $seat } hat in diesem Zug schon gekauft.
foodfighters-board-quiet = { $turns ->
    [one] { $turns } Zug in Folge ohne Angriff; bei { $limit } endet das Spiel.
   *[other] { $turns } Züge in Folge ohne Angriff; bei { $limit } endet das Spiel.
}
foodfighters-board-waiting = Am Zug: { $seats }.
foodfighters-board-won = Spielende: { $seat } gewinnt{ $by ->
    [three_of_a_kind] {" "}mit drei Gleichen.
    [set] {" "}das Patt mit dem größeren Set.
    [total] {" "}das Patt mit mehr Ausgeschalteten.
   *[other] .
}
foodfighters-board-drawn = Spielende: unentschieden.
foodfighters-board-beans = { $beans ->
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
}
foodfighters-board-supply = Vorrat: { $beans }.
foodfighters-board-bonus-pantry = Der Bonuswürfel ist in der Speisekammer.
foodfighters-board-bonus-owned = { $seat } hat den Bonuswürfel.
foodfighters-board-roll = Letzter Wurf ({ $seat }, { $purpose ->
    [beans] um Bohnen
    [attack] für einen Angriff
   *[other] um den ersten Zug
}): { $dice }.
foodfighters-board-splat = Klecks

foodfighters-board-south = Süd
foodfighters-board-north = Nord
foodfighters-board-seat = { $side }: { $seat }, { $team }, { $beans }.
foodfighters-board-row-f = Vorn: { $cells }.
foodfighters-board-row-m = Mitte: { $cells }.
foodfighters-board-row-b = Hinten: { $cells }.
foodfighters-board-fighter = { $cell } { $type } denkt an { $thought }
foodfighters-board-fighter-with = { $cell } { $type } denkt an { $thought }, hat { $items }
foodfighters-board-short = { $cell } { $type } ({ $thought })
foodfighters-board-short-with = { $cell } { $type } ({ $thought }, { $items })
foodfighters-board-stuck = klebt fest: kein Angriff
foodfighters-board-empty = { $cell } leer
foodfighters-board-no-row = niemand
foodfighters-board-fallen = Ausgeschaltet: { $fallen }.
foodfighters-board-fallen-none = Ausgeschaltet: noch niemand.
foodfighters-board-count = { $type } { $count } von { $fighters_each }
foodfighters-board-count-thoughts = { $type } { $count } von { $fighters_each } (Gedanken: { $thoughts })
foodfighters-board-stock = In der Speisekammer: { $stock }.
foodfighters-board-stock-item = { $item } { $count }
foodfighters-board-smashed = { $count ->
    [one] { $count } Cracker ist aus dem Spiel.
   *[other] { $count } Cracker sind aus dem Spiel.
}
foodfighters-board-no-cracker-next = Ein Cracker ist zerbrochen: Im nächsten Zug ist keiner zu kaufen.
foodfighters-board-not-for-sale = In diesem Zug nicht zu kaufen: { $things }.
foodfighters-board-card = Machtkarte { $card } — { $text }
foodfighters-board-card-in-full = - **{ $card }** ({ $beans }): { $text }
foodfighters-board-card-pantry = { $card } (zu kaufen, { $beans })
foodfighters-board-card-held = { $card } (auf der Hand)
foodfighters-board-card-ongoing = { $card } (aktiv)
foodfighters-board-card-removed = { $card } (verbraucht)

foodfighters-choice-attacker = { $cell } { $type }
foodfighters-choice-fighter = { $cell } { $type } (denkt an { $thought })
foodfighters-choice-empty = { $cell } (leeres Feld)
foodfighters-odds-cracker = { $hit } %: Cracker weg, { $double } %: ausgeschaltet
foodfighters-choice-target = { $cell } { $type } (K.-o.-Chance { $chance } %)
foodfighters-action-attack = { $target } mit { $attacker } angreifen
foodfighters-choice-about = Denkt an { $thought }
foodfighters-choice-about-with = Denkt an { $thought }, hat { $items }
foodfighters-choice-with = Hat { $items }
foodfighters-choice-card = { $beans }. { $text }
