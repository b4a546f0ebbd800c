# Wörter in und bei den Bildern von Food Truck City: Kopfzeile, Bildbeschreibung, Textbrett, Auswahl, Hand.

food_truck_city-board-turn = Zug { $turn }
food_truck_city-board-setup = Erste Trucks
food_truck_city-board-last-turn = Letzte Züge
food_truck_city-board-finished = Ende
food_truck_city-board-wanted = gefragt
food_truck_city-board-hungry = hungrig
food_truck_city-board-no-die = offen
food_truck_city-board-to-move = { $seats } am Zug
food_truck_city-board-window = Karten? { $seat }
food_truck_city-board-won = Sieg: { $seats }

food_truck_city-board-title = Food Truck City, { $size } mal { $size } Blöcke, Zug { $turn }.
food_truck_city-board-window-waiting = Jetzt kannst du Karten spielen. Es antworten: { $seats }.
food_truck_city-board-waiting = Am Zug: { $seats }.
food_truck_city-board-active = { $seat } ist am Zug.
food_truck_city-board-over = Spielende. Der Sieg geht an { $seats }.
food_truck_city-board-last-turns = Letzte Züge: noch einer für { $seats }.
food_truck_city-board-dice = Hungrig: { $customer }. Gefragt: { $food }.
food_truck_city-board-discarded = Abgelegt: { $cards }.
food_truck_city-board-window-when = { $when ->
    [pre_roll] Es wurde noch nicht gewürfelt.
    [pre_collect] Noch hat niemand kassiert.
   *[other] Es wurde noch kein Bußgeld gezahlt.
}
food_truck_city-board-revealed = In diesem Zug wurde schon ein Block aufgedeckt.
food_truck_city-board-quiet = { $turns ->
    [one] { $turns } Zug in Folge ohne neuen Block; bei { $limit } beginnen die letzten Züge.
   *[other] { $turns } Züge in Folge ohne neuen Block; bei { $limit } beginnen die letzten Züge.
}
food_truck_city-board-no-dice = In diesem Zug wurde noch nicht gewürfelt.
food_truck_city-board-hidden = { $count ->
    [0] Alle Blöcke sind aufgedeckt.
    [one] { $count } Block ist verdeckt.
   *[other] { $count } Blöcke sind verdeckt.
}
food_truck_city-board-cards = { $deck ->
    [one] { $deck } Karte im Stapel
   *[other] { $deck } Karten im Stapel
}, { $discard } abgelegt.

food_truck_city-board-trucks = { $count ->
    [one] { $count } Truck im Spiel
   *[other] { $count } Trucks im Spiel
}
food_truck_city-board-held-size = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
food_truck_city-board-fines = { $count ->
    [0] keine Bußgelder
    [one] { $count } Bußgeld
   *[other] { $count } Bußgelder
}
food_truck_city-board-seat = { $seat }: { $trucks }, { $money } $, { $cards }, { $fines }.
food_truck_city-board-left = { $seat } ist ausgestiegen; die Trucks bleiben.
food_truck_city-board-fleet = Auf dem Plan: { $trucks }.
food_truck_city-board-no-fleet = Kein Truck auf dem Plan.
food_truck_city-board-truck = { $food } auf { $segment }
food_truck_city-board-truck-with = { $food } auf { $segment } ({ $notes })
food_truck_city-board-short = { $food } { $segment }
food_truck_city-board-facing = daneben { $customers }
food_truck_city-board-moved = schon gefahren
food_truck_city-board-ticket = mit Strafzettel
food_truck_city-board-impounded = Beschlagnahmt: { $trucks }.
food_truck_city-board-debt = { $food } ({ $debt } $)
food_truck_city-board-debt-fresh = { $food } ({ $debt } $, seit diesem Zug)
food_truck_city-board-garage = In der Garage: { $trucks }.
food_truck_city-board-awards = Auszeichnungen: { $foods }.

food_truck_city-board-billboard = Plakatwand für { $food } auf Block { $block }.
food_truck_city-board-festival = Festival auf Block { $block }, bis zum nächsten Zug von { $seat }.
food_truck_city-board-closure = { $segment } ist gesperrt ({ $card } von { $seat }), noch { $left ->
    [one] { $left } Zug
   *[other] { $left } Züge
} lang.

food_truck_city-board-city = Die Stadt, Reihe für Reihe von Norden; bei jedem Block die Kunden auf der Nord-, Ost-, Süd- und Westseite.
food_truck_city-board-row = Reihe { $row }: { $blocks }.
food_truck_city-board-block = { $block } { $customers }
food_truck_city-board-face-down = { $block } verdeckt

food_truck_city-board-hand = Deine Hand: { $cards }.
food_truck_city-board-resting = Du passt bis zu deinem nächsten Zug.
food_truck_city-board-no-hand = Deine Hand ist leer.
food_truck_city-board-times = { $card } ×{ $count }
food_truck_city-board-held-title = Deine Hand
food_truck_city-board-held-secret = Handkarten sind geheim. Wer mitspielt, sieht hier die eigenen.
food_truck_city-board-held-secret-title = Handkarten
food_truck_city-board-held-card = { $card }: { $text } { $when }.
food_truck_city-board-distances = Entfernungen der Straßen von der Stadtmitte, in Straßenstücken.
food_truck_city-board-distance = { $distance ->
    [0] Die Mitte: { $segments }.
   *[other] { $distance } entfernt: { $segments }.
}
food_truck_city-board-city-page = Die ganze Stadt mit den Namen der freien Straßen.

food_truck_city-board-drawn-when = Wann: { $when }.

food_truck_city-board-foreseen-income = Bei diesem Wurf kassierst du { $total } $.
food_truck_city-board-foreseen-average = Deine Trucks bringen zurzeit etwa { $amount } $ je Wurf.
food_truck_city-board-foreseen-no-fines = Wenn du jetzt nicht mehr fährst, ist kein Bußgeld fällig.
food_truck_city-board-foreseen-fines = Wenn du jetzt nicht mehr fährst, zahlst du { $total } $ Bußgeld und behältst { $left } $.
food_truck_city-board-foreseen-impounded = { $count ->
    [one] Dir droht die Beschlagnahme ({ $trucks }): Du kannst das Bußgeld nicht zahlen.
   *[other] Dir droht die Beschlagnahme ({ $trucks }): Du kannst die Bußgelder nicht zahlen.
}
food_truck_city-board-foreseen-debts = { $count ->
    [one] Deinen beschlagnahmten Truck
   *[other] Deine beschlagnahmten Trucks
} auszulösen kostet { $debts } $, und vorher kannst du keinen kaufen.{ $price ->
    [0] {""}
   *[other] {" "}Dein nächster Truck kostet dann { $price } $.
}
food_truck_city-board-foreseen-price = { $left ->
    [0] Dein nächster Truck kostet { $price } $, alles, was du hast.
   *[other] Dein nächster Truck kostet { $price } $.
}

food_truck_city-timing-any = In deinem Zug und in Kartenfenstern
food_truck_city-timing-with-move = Beim Fahren mit deinem Truck
food_truck_city-timing-pre-collect = Bevor alle kassieren
food_truck_city-timing-pre-fine = Vor den Bußgeldern anderer
food_truck_city-timing-own-fine = Wenn du ein Bußgeld bekommst

food_truck_city-choice-at = { $food } (auf { $segment })
food_truck_city-choice-segment = { $segment }: { $customers }
food_truck_city-choice-unknown = ?
food_truck_city-choice-block = Block { $block }: { $customers }
food_truck_city-choice-truck = { $truck } (auf { $segment })
food_truck_city-choice-price = Kostet { $price } $
food_truck_city-choice-debt = Schulden: { $debt } $
food_truck_city-choice-way = { $way } ({ $amount } $)
food_truck_city-choice-segment-gain = { $segment }: { $customers } ({ $gain })
food_truck_city-choice-place-gain = { $customers } ({ $gain })
food_truck_city-choice-average = Im Schnitt +{ $average } $ je Wurf
food_truck_city-choice-per-roll = { $gain } je Wurf
food_truck_city-board-gain = +{ $amount } $
food_truck_city-choice-faced = Daneben: { $customers }

food_truck_city-board-face-down-place = Verdeckter Block
food_truck_city-quarter-nw = Nordwesten
food_truck_city-quarter-ne = Nordosten
food_truck_city-quarter-sw = Südwesten
food_truck_city-quarter-se = Südosten

food_truck_city-page-board = Mitspieler und Stadt
food_truck_city-page-hand = Meine Hand
food_truck_city-page-city = Stadt
food_truck_city-page-distances = Entfernungen
