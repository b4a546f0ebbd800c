# Wörter in und neben den Bildern von Food Chain Magnate: Überschriften, Alternativtext, Textbrett, Auswahlzeilen.

food_chain_magnate-board-turn = Runde { $turn }: { $phase }
food_chain_magnate-board-setup = Aufbau
food_chain_magnate-board-over = Spielende
food_chain_magnate-stage = { $turn ->
    [0] Aufbau
   *[other] Runde { $turn }
}
food_chain_magnate-board-phase-1 = Umbau
food_chain_magnate-board-phase-2 = Reihenfolge
food_chain_magnate-board-phase-3 = Arbeitstag
food_chain_magnate-board-phase-4 = Abendessen
food_chain_magnate-board-phase-5 = Zahltag
food_chain_magnate-board-phase-6 = Werbung
food_chain_magnate-board-phase-7 = Aufräumen
food_chain_magnate-board-waiting = Am Zug: { $seats }.
food_chain_magnate-board-waiting-many = { $count ->
    [one] { $count } Person ist
   *[other] { $count } Personen sind
} am Zug.
food_chain_magnate-board-dots = Punkte zeigen, wo sein Feld oben links liegen darf.
food_chain_magnate-board-won = { $count ->
    [one] { $seats } gewinnt!
   *[other] { $seats } gewinnen!
}

food_chain_magnate-board-bank = In der Bank liegen { $cash } $ ({ $note }); CEO-Stellen: { $slots }.
food_chain_magnate-board-bank-note = { $breaks ->
    [0] noch nie pleite
    [1] einmal pleite
   *[other] zweimal pleite
}
food_chain_magnate-board-order = Reihenfolge: { $seats }.
food_chain_magnate-board-dinner = Abendessen: { $takings }.
food_chain_magnate-board-money = { $amount } $
food_chain_magnate-board-taking = { $seat } { $amount } $

food_chain_magnate-board-seat = { $seat }: { $cash } $, Stückpreis { $price } $, Vorrat: { $goods }.
food_chain_magnate-board-amount = { $count } × { $thing }
food_chain_magnate-board-nothing = nichts
food_chain_magnate-board-nobody = niemand
food_chain_magnate-board-at-work = Bei der Arbeit: { $cards }.
food_chain_magnate-board-beach = Am Strand oder auf der Hand: { $cards }.
food_chain_magnate-board-busy = Beschäftigt: { $cards }.
food_chain_magnate-board-card-at-work = { $card } (bei der Arbeit)
food_chain_magnate-board-busy-card = { $card } (Kampagne { $number })
food_chain_magnate-board-restaurants-left = { $count ->
    [one] { $count } Restaurant noch nicht auf dem Plan.
   *[other] { $count } Restaurants noch nicht auf dem Plan.
}
food_chain_magnate-board-reserve-card = Reservekarte: { $card }.
food_chain_magnate-board-out-of-business = Nicht mehr im Geschäft.
food_chain_magnate-board-milestones = Meilensteine: { $milestones }.
food_chain_magnate-board-open-milestones = Noch zu haben: { $milestones }.
food_chain_magnate-board-plan = Dein Plan, noch geheim: { $cards }.
food_chain_magnate-board-draft = Vorschlag, noch nicht festgelegt: { $cards }.

food_chain_magnate-board-house-label = Haus { $house }
food_chain_magnate-house-pi = π
food_chain_magnate-board-house = Haus { $house } auf { $square } ({ $garden }): will { $wants }; Entfernungen: { $far }.
food_chain_magnate-board-with-garden = Garten
food_chain_magnate-board-no-garden = kein Garten
food_chain_magnate-board-far = { $seat } { $distance }
food_chain_magnate-board-no-way = für niemanden erreichbar
food_chain_magnate-board-wanting = Gewünscht: { $houses }.
food_chain_magnate-board-wants = Haus { $house } { $goods }
food_chain_magnate-board-restaurant = Restaurant von { $seat } auf { $square }, Eingang { $entrance }{ $open ->
    [yes] .
   *[no] , öffnet bald.
}
food_chain_magnate-board-campaign = { $type } { $number } von { $seat } ({ $place }): { $goods }, { $left ->
    [-1] für immer
    [one] noch { $left } Runde
   *[other] noch { $left } Runden
}, erreicht { $houses }.
food_chain_magnate-board-sources = Getränke: { $sources }.
food_chain_magnate-board-left = Übrig: Kampagnen { $campaigns }; Häuser { $houses }; Gärten { $gardens }.
food_chain_magnate-board-legend = Plan: # Straße, + Brücke, h Haus, g Garten, c Kampagne, B Bier, L Zitronenlimonade, S Limo, . leer; Restaurants: { $seats }.
food_chain_magnate-board-map = { $rows }

food_chain_magnate-board-company-of = Firma von { $seat }
food_chain_magnate-board-slots = { $slots ->
    [one] { $slots } freie Stelle
   *[other] { $slots } freie Stellen
}
food_chain_magnate-board-planning = Dein Plan, noch geheim: { $slots ->
    [one] { $slots } freie Stelle
   *[other] { $slots } freie Stellen
}
food_chain_magnate-board-planning-hidden = Plant im Geheimen
food_chain_magnate-board-hand-title = Auf der Hand
food_chain_magnate-board-beach-title = Am Strand
food_chain_magnate-board-busy-title = Mit Kampagnen beschäftigt
food_chain_magnate-board-no-stock = kein Vorrat
food_chain_magnate-board-milestones-title = Meilensteine
food_chain_magnate-board-milestone-open = { $milestone }: { $effect }.
food_chain_magnate-board-milestone-held = { $milestone }: { $seats }.
food_chain_magnate-board-milestone-shared = { $milestone }: { $seats }; in dieser Runde noch zu haben.
food_chain_magnate-board-milestone-gone = { $milestone }: nicht mehr zu haben.
food_chain_magnate-board-employees-title = Angestellte im Vorrat

food_chain_magnate-board-tile = { $type } { $number }
food_chain_magnate-board-tile-size = { $long } × { $short } Felder
food_chain_magnate-board-tile-lines = Überfliegt { $lines ->
    [one] { $lines } Reihe oder Spalte
   *[other] { $lines } Reihen oder Spalten
}
food_chain_magnate-board-flight = { $edge }, ab { $line }
food_chain_magnate-board-reaches-wide = { $reaches } (quer)
food_chain_magnate-board-reaches-tall = { $reaches } (hoch)
food_chain_magnate-board-place-wide = { $square }, quer
food_chain_magnate-board-place-tall = { $square }, hochkant
food_chain_magnate-board-duration = { $turns ->
    [0] für immer
    [one] { $turns } Runde
   *[other] { $turns } Runden
}
food_chain_magnate-board-position = Platz { $position }
food_chain_magnate-board-lessons = { $card } ({ $steps ->
    [one] noch { $steps } Schritt
   *[other] noch { $steps } Schritte
})
food_chain_magnate-board-in-stock = { $text } ({ $count } im Vorrat)
food_chain_magnate-board-near = Häuser nach Entfernung: { $houses }
food_chain_magnate-board-near-none = Kein Haus in der Nähe
food_chain_magnate-board-reaches = { $count ->
    [0] Erreicht kein Haus
    [one] Erreicht Haus { $houses }
   *[other] Erreicht die Häuser { $houses }
}

food_chain_magnate-page-board = Plan
food_chain_magnate-page-city = Stadt
food_chain_magnate-page-city-nw = Viertel Nordwest
food_chain_magnate-page-city-ne = Viertel Nordost
food_chain_magnate-page-city-sw = Viertel Südwest
food_chain_magnate-page-city-se = Viertel Südost
food_chain_magnate-page-company = Firma
food_chain_magnate-page-company-of = Firma von { $seat }
food_chain_magnate-page-campaigns = Kampagnen und Reichweite
food_chain_magnate-page-dinner = Abendessen-Vorschau
food_chain_magnate-page-milestones = Meilensteine
food_chain_magnate-page-employees = Angestellte

## Kurzfassungen und Hinweise

food_chain_magnate-board-place = { $position }. { $seat }
food_chain_magnate-board-places = Reihenfolge: { $places }.
food_chain_magnate-board-hired = { $seat } stellt ein: { $cards }.
food_chain_magnate-board-career = { $card } → { $into }
food_chain_magnate-board-trained = { $seat } bildet aus: { $careers }.
food_chain_magnate-board-made = { $seat } kocht und holt { $goods }.
food_chain_magnate-board-won-by = { $milestone } ({ $seats })
food_chain_magnate-board-won-milestones = ⭐ { $milestones }.
food_chain_magnate-board-taking-houses = { $seat } { $amount } ${ $count ->
    [0] {""}
    [one] {" "}(Haus { $houses })
   *[other] {" "}(Häuser { $houses })
}
food_chain_magnate-board-proposal = Vorschlag: { $cards }.
food_chain_magnate-board-hungry = { $count ->
    [one] Haus { $houses } bleibt hungrig.
   *[other] Die Häuser { $houses } bleiben hungrig.
}
food_chain_magnate-board-salaries = Gehälter: { $salaries }.
food_chain_magnate-board-wanted-by = { $good } für { $houses }
food_chain_magnate-board-marketed = 📣 Kampagnen: { $goods }.
food_chain_magnate-board-marketed-none = 📣 Die Kampagnen erreichen niemanden.
food_chain_magnate-board-ended = { $count ->
    [one] Kampagne { $campaigns } ist vorbei.
   *[other] Die Kampagnen { $campaigns } sind vorbei.
}
food_chain_magnate-board-thrown-by = { $seat } { $goods }
food_chain_magnate-board-thrown = Weggeworfen: { $goods }.
food_chain_magnate-board-offer = { $seat } { $price } $ + { $distance }{ $nearer } = { $score }
food_chain_magnate-board-nearer = {" "}− { $nearer }
food_chain_magnate-board-offer-less = { $offer } (nur, was das Haus weniger mag)
food_chain_magnate-board-offer-nothing = { $offer } (hat nicht alles)
food_chain_magnate-board-proposed = Vorschlag, noch nicht festgelegt: { $slots ->
    [one] { $slots } freie Stelle
   *[other] { $slots } freie Stellen
}
food_chain_magnate-board-only-ceo = nur der CEO
food_chain_magnate-board-plan-brings = Freie Stellen { $slots } · Einstellungen { $hires } · Ausbildungsschritte { $lessons } · Stückpreis { $price } $ · Gehälter { $due } $
food_chain_magnate-board-plan-earns = ⭐ Brächte, falls noch zu haben: { $milestones }.
food_chain_magnate-board-concern-missing = ⚠️ Nicht auf der Hand: { $cards }.
food_chain_magnate-board-concern-managers = ⚠️ { $count } Manager, aber der CEO hat nur { $limit ->
    [one] { $limit } Stelle
   *[other] { $limit } Stellen
}.
food_chain_magnate-board-concern-reports = ⚠️ { $count ->
    [one] { $count } Person
   *[other] { $count } Leute
} für { $limit ->
    [one] { $limit } Stelle
   *[other] { $limit } Stellen
}: Nimm jemanden heraus oder setz einen Manager ein.
food_chain_magnate-board-concern-idle = ⚠️ { $count ->
    [one] 1 Stelle bleibt
   *[other] { $count } Stellen bleiben
} frei, während diese am Strand liegen: { $cards }.
food_chain_magnate-board-concern-slots = ⚠️ { $count ->
    [0] Keine freie Stelle
    [one] Nur { $count } freie Stelle
   *[other] Nur { $count } freie Stellen
}, letzte Runde { $limit }: Andere wählen vielleicht vor dir.
food_chain_magnate-board-concern-salaries = ⚠️ Diese Runde werden { $count } $ Gehälter fällig; vor dem Abendessen hast du { $limit } $.
food_chain_magnate-board-commit = { $count ->
    [0] Festlegen: nur der CEO
    [one] Festlegen: 1 bei der Arbeit
   *[other] Festlegen: { $count } bei der Arbeit
}
food_chain_magnate-board-commit-fire = { $count } entlassen, { $due } $ zahlen
food_chain_magnate-board-later = Danach: { $jobs }.
food_chain_magnate-board-given-up = Liegen geblieben: { $cards }.
food_chain_magnate-board-todo = { $job } ({ $cards })
food_chain_magnate-board-hires = { $count ->
    [one] 1 Einstellung
   *[other] { $count } Einstellungen
}
food_chain_magnate-board-hires-left = noch { $count }
food_chain_magnate-board-foreseen = Stand jetzt – { $dinner }
food_chain_magnate-board-due-ahead = Der Zahltag kostet { $due } $; vor dem Abendessen hast du { $cash } $.
food_chain_magnate-board-bill = Entlassen: { $cards }. Dann sind { $due } $ fällig, und dir bleiben { $left } $.
food_chain_magnate-board-bill-short = ⚠️ Entlassen: { $cards }. Dann sind { $due } $ fällig; dir fehlen { $short } $.
food_chain_magnate-board-salary = { $amount ->
    [0] Kein Gehalt
   *[other] Gehalt { $amount } $
}
food_chain_magnate-board-no-demand = niemand will etwas.
food_chain_magnate-board-under-way = { $tile } ({ $place }): { $reaches }.
food_chain_magnate-board-campaigns = Nummern auf einem Haus sind die Kampagnen, die es erreichen.
food_chain_magnate-board-stock = Angestellte im Vorrat: { $cards }.
food_chain_magnate-board-coffee-shops = Cafés von { $seat }: { $squares }.
food_chain_magnate-board-legend-coffee = k Café.
food_chain_magnate-board-ways = Kaffee unterwegs – { $walks }.
food_chain_magnate-board-walk = { $house }: { $stops }
food_chain_magnate-board-walk-stop = { $seat } { $count }
food_chain_magnate-board-no-ways = Stand jetzt trinkt niemand unterwegs etwas.
food_chain_magnate-page-ways = Kaffee unterwegs
food_chain_magnate-board-token-salary = { $good } als Gehalt
food_chain_magnate-board-piece-road = Straße { $drawing }
food_chain_magnate-board-piece-park = Park { $drawing }
food_chain_magnate-board-tile-turned = Stadtteil { $tile }, { $degrees }° gedreht
food_chain_magnate-board-tile-about = Häuser: { $houses }; Getränke: { $drinks }
food_chain_magnate-board-building = Straßen im Bau auf { $squares }.
food_chain_magnate-board-roadworks = Baustellen auf { $squares }: Jede macht den Weg zum Essen um eins länger.
food_chain_magnate-board-new-roads = Neue Straßen auf { $squares }.
food_chain_magnate-board-parks = Parks auf { $squares }.
food_chain_magnate-board-tiles-left = Übrige Stadtteile: { $tiles }.
food_chain_magnate-board-pieces-left = Für Lobbyisten übrig: { $roads } Straßenteile, { $parks } Parkteile.
food_chain_magnate-board-legend-parks = p Park.
food_chain_magnate-board-legend-lobbyists = = Straße im Bau, ! Baustelle.
food_chain_magnate-board-off-map = dem Land, neben dem Plan
food_chain_magnate-board-rural-ramps = Rampen zur ländlichen Gegend: { $places }.
food_chain_magnate-board-rural-no-ramp = Noch führt keine Rampe zur ländlichen Gegend { $area }.
food_chain_magnate-board-legend-rural-marketeers = R ist die ländliche Gegend neben dem Plan.
food_chain_magnate-board-ramp-about = Mündet in die Straße auf { $roads }
food_chain_magnate-board-ramp-label = { $road } ({ $place })

food_chain_magnate-district-n = Norden
food_chain_magnate-district-s = Süden
food_chain_magnate-district-w = Westen
food_chain_magnate-district-e = Osten
food_chain_magnate-district-nw = Nordwesten
food_chain_magnate-district-ne = Nordosten
food_chain_magnate-district-sw = Südwesten
food_chain_magnate-district-se = Südosten
food_chain_magnate-district-all = Mitte
