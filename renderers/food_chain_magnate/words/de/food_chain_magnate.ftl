# Food Chain Magnate

food_chain_magnate-name = Food Chain Magnate
food_chain_magnate-tagline = Baue eine Restaurantkette auf: einstellen, ausbilden, werben, kochen – und alle satt machen, ehe die Bank zweimal pleite ist.
food_chain_magnate-pitch = Stelle ein, bilde aus, wirb und unterbiete die anderen. Am Ende gewinnt das meiste Geld.

## Verben

food_chain_magnate-verb-place = Erstes Restaurant setzen
food_chain_magnate-verb-place-about = Setze dein erstes Restaurant auf den Plan, mit dem Eingang an einer Straße
food_chain_magnate-verb-pass = Vorerst passen
food_chain_magnate-verb-pass-about = Setze dein erstes Restaurant nach allen, die nicht gepasst haben
food_chain_magnate-verb-reserve = Reservekarte wählen
food_chain_magnate-verb-reserve-about = Wähle geheim, was bei der ersten Pleite in die Bank kommt
food_chain_magnate-verb-work = Firma planen
food_chain_magnate-verb-work-about = Wähle geheim, wer diese Runde arbeitet; alle anderen gehen an den Strand
food_chain_magnate-verb-same = Wie letzte Runde
food_chain_magnate-verb-same-about = Dieselben Leute arbeiten wie in der letzten Runde
food_chain_magnate-verb-position = Platz wählen
food_chain_magnate-verb-position-about = Nimm einen freien Platz in der Reihenfolge
food_chain_magnate-verb-hire = Einstellen
food_chain_magnate-verb-hire-about = Nimm eine Einstiegskarte an den Strand; sie arbeitet ab nächster Runde
food_chain_magnate-verb-train = Ausbilden
food_chain_magnate-verb-train-about = Mache aus einer Karte am Strand eine bessere
food_chain_magnate-verb-campaign = Kampagne beginnen
food_chain_magnate-verb-campaign-about = Werber, Plättchen, Ort, Ware und Dauer
food_chain_magnate-verb-cook = Kochen
food_chain_magnate-verb-cook-about = Lass eine Küchenkarte ihr Essen machen
food_chain_magnate-verb-fetch = Getränke holen
food_chain_magnate-verb-fetch-about = Schicke einen Einkäufer nach Getränken
food_chain_magnate-verb-house = Haus bauen
food_chain_magnate-verb-house-about = Ein neues Haus mit Garten, an einer Straße
food_chain_magnate-verb-garden = Garten anlegen
food_chain_magnate-verb-garden-about = Ein Garten an einem Haus ohne Garten: Es zahlt doppelt
food_chain_magnate-verb-open = Restaurant setzen
food_chain_magnate-verb-open-about = Setze eines deiner Restaurants auf den Plan
food_chain_magnate-verb-move = Restaurant versetzen
food_chain_magnate-verb-move-about = Nimm eines deiner Restaurants und setze es irgendwohin
food_chain_magnate-verb-next = Nächster Schritt
food_chain_magnate-verb-next-about = Lass den Rest dieses Schritts aus
food_chain_magnate-verb-done = Arbeitstag beenden
food_chain_magnate-verb-done-about = Beende den Tag; danach gibt es kein Zurück
food_chain_magnate-verb-pay = Alle bezahlen
food_chain_magnate-verb-pay-about = Niemanden entlassen und alle Gehälter zahlen
food_chain_magnate-verb-fire = Entlassen
food_chain_magnate-verb-fire-about = Karten zurück in den Vorrat, dann die übrigen bezahlen
food_chain_magnate-verb-keep = Waren behalten
food_chain_magnate-verb-keep-about = Wähle, wie viel von jeder Ware in die Kühltruhe kommt

food_chain_magnate-param-square = Das Feld oben links, etwa G7
food_chain_magnate-param-corner = Die Ecke mit dem Eingang: nw, ne, sw oder se
food_chain_magnate-param-side = Die Seite des Gartens: n, e, s oder w
food_chain_magnate-param-reserve = Die Reservekarte, nach ihrer ersten Zahl
food_chain_magnate-param-card = Die Personalkarte
food_chain_magnate-param-position = Der Platz, ab 1
food_chain_magnate-param-teacher = Wer ausbildet
food_chain_magnate-param-recruiter = Wer einstellt
food_chain_magnate-param-into = Was aus der Karte wird
food_chain_magnate-param-number = Die Nummer des Kampagnenplättchens
food_chain_magnate-param-place = Das Feld oben links oder ein Rand mit der niedrigsten Linie, etwa top-C
food_chain_magnate-param-good = Die Speise oder das Getränk
food_chain_magnate-param-duration = Wie viele Runden die Kampagne läuft
food_chain_magnate-param-what = Das Getränk oder die Felder der Quellen, mit + verbunden
food_chain_magnate-param-house = Die Nummer des Hauses
food_chain_magnate-param-restaurant = Das Feld oben links des Restaurants, das versetzt wird
food_chain_magnate-param-amount = Eine Ware und wie viel davon, etwa burger-4

## Fragen

food_chain_magnate-ask-first-restaurant = Wo setzt du dein erstes Restaurant?
food_chain_magnate-ask-reserve = Welche Reservekarte spielst du verdeckt? Nach der ersten Bankpleite hat jeder CEO so viele Stellen, wie am häufigsten genannt wurden.
food_chain_magnate-prompt-reserve-prices = Welche Reservekarte spielst du verdeckt? Nach der ersten Bankpleite gilt der am häufigsten genannte Grundpreis für jede Ware.
food_chain_magnate-ask-restructure = Plane deine Firma: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} auf der Hand, { $slots } CEO-Stellen. Geheim, bis alle fertig sind.
food_chain_magnate-ask-position = Du hast { $slots } freie { $slots ->
    [one] Stelle
   *[other] Stellen
}. Welchen Platz nimmst du?
food_chain_magnate-ask-work = { $job }.
food_chain_magnate-ask-work-end = Alle Arbeit ist getan. Beende den Tag oder mach etwas rückgängig, um ihn zu ändern.
food_chain_magnate-ask-payday = Zahltag: { $due } $ sind fällig, du hast { $cash } $. Wen entlässt du?
food_chain_magnate-ask-freezer = Deine Kühltruhe fasst { $room ->
    [one] { $room } Ware
   *[other] { $room } Waren
}. Was behältst du? Zur Wahl: { $goods }.

## Schritte des Arbeitstags

food_chain_magnate-job-3-1 = Einstellen
food_chain_magnate-job-3-2 = Ausbilden
food_chain_magnate-job-3-3 = Kampagnen
food_chain_magnate-job-3-4 = Speisen und Getränke
food_chain_magnate-job-3-5 = Häuser und Gärten
food_chain_magnate-job-3-6 = Restaurants
food_chain_magnate-job-end = Feierabend

## Ereignisse

food_chain_magnate-event-opened = 🏙️ Die Stadt ist aufgebaut, die Bank hat { $bank } $. Reihenfolge: { $order }; wer zuletzt kommt, setzt zuerst.
food_chain_magnate-event-restaurant-placed = { $seat } setzt ein Restaurant auf { $square }{ $opens ->
    [now] .
   *[other] ; es öffnet nächste Runde.
}
food_chain_magnate-event-restaurant-moved = { $seat } versetzt ein Restaurant von { $moved } nach { $square }.
food_chain_magnate-event-placement-passed = { $seat } passt und setzt später.
food_chain_magnate-event-reserves-laid = Alle Reservekarten sind verdeckt gespielt.
food_chain_magnate-event-reserve-seen = Du darfst die Reservekarten ansehen: { $cards }.
food_chain_magnate-event-turn-began = 📅 Runde { $turn }
food_chain_magnate-event-restructured = { $outcome ->
    [legal] { $seat }: { $count ->
        [0] nur der CEO
       *[other] { $cards_named }
    } bei der Arbeit, { $slots } freie { $slots ->
        [one] Stelle
       *[other] Stellen
    }.
   *[other] { $seat } hat mehr geplant, als passt: Nur der CEO arbeitet.
}
food_chain_magnate-event-position-taken = { $seat } wählt Platz { $position }.
food_chain_magnate-event-work-began = { $seat } beginnt den Arbeitstag.
food_chain_magnate-event-hired = { $seat } stellt ein: { $card }.
food_chain_magnate-event-trained = { $seat } bildet aus: { $card } zu { $into }.
food_chain_magnate-event-cards-gained = { $seat } bekommt { $count } × { $card }.
food_chain_magnate-event-campaign-placed = 📣 { $seat } beginnt { $campaign_type } { $number } ({ $place }) für { $goods_named }{ $duration ->
    [0] , für immer.
    [one] , { $duration } Runde.
   *[other] , { $duration } Runden.
}
food_chain_magnate-event-cooked = { $seat } macht { $amount } × { $good }.
food_chain_magnate-event-fetched = { $seat } holt { $goods }.
food_chain_magnate-event-house-built = { $seat } baut Haus { $house } auf { $square }.
food_chain_magnate-event-garden-planted = { $seat } legt bei Haus { $house } einen Garten an.
food_chain_magnate-event-work-ended = { $seat } hat Feierabend.
food_chain_magnate-event-house-fed = 🍽️ Haus { $house } isst { $goods } bei { $seat } für { $income } $: { $offers }{ $why ->
    [only] ; niemand sonst konnte liefern.
    [liked] . Am liebsten mag es { $goods }.
    [total] .
    [tie] . Gleichstand: { $tie }.
   *[order] . Gleichstand: Die Reihenfolge entscheidet.
}
food_chain_magnate-event-house-hungry = Haus { $house } bleibt hungrig: Keine Kette in Reichweite hat { $goods }.
food_chain_magnate-event-waitresses-paid = { $seat }: Die Kellnerinnen bringen { $amount } $.
food_chain_magnate-event-cfo-paid = { $seat }: Der CFO bringt { $amount } $.
food_chain_magnate-event-bank-broke = { $time ->
    [1] { $added ->
        [0] 🏦 Die Bank ist pleite! Nach diesem Abendessen ist Schluss.
       *[other] 🏦 Die Bank ist zum ersten Mal pleite! { $added } $ kommen hinein; ab nächster Runde hat jeder CEO { $slots ->
           [one] { $slots } Stelle
          *[other] { $slots } Stellen
       }.
    }
   *[other] 🏦 Die Bank ist wieder pleite! Nach diesem Abendessen ist Schluss.
}
food_chain_magnate-event-went-bankrupt = 💥 { $seat } kann nicht zahlen und ist bankrott.
food_chain_magnate-event-chain-left = { $seat } ist aus dem Spiel.
food_chain_magnate-event-restaurants-given-up = Was { $seat } bei { $closed } im Bau hatte, bleibt stehen und öffnet nie.
food_chain_magnate-tie-waitresses = mehr Kellnerinnen entscheiden
food_chain_magnate-event-fired = { $seat } entlässt { $cards_named }.
food_chain_magnate-event-salaries-paid = { $seat } zahlt { $amount } $ Gehälter.
food_chain_magnate-event-marketed = { $campaign_type } { $number }: { $count ->
    [0] Niemand will deswegen { $good }
    [one] Haus { $houses } will jetzt { $good }
   *[other] Die Häuser { $houses } wollen jetzt { $good }
}{ $left ->
    [-1] .
    [0] ; das war die letzte Runde.
   *[other] .
}
food_chain_magnate-event-campaign-ended = Kampagne { $number } ist zu Ende.
food_chain_magnate-event-goods-kept = { $seat } friert ein: { $goods }.
food_chain_magnate-event-goods-thrown = { $seat } wirft weg: { $goods }.
food_chain_magnate-event-restaurants-opened = Neue Restaurants öffnen: { $seats }.
food_chain_magnate-event-milestone-won = ⭐ { $seat } erreicht: { $milestone }.
food_chain_magnate-event-milestones-closed = Nicht mehr zu haben: { $milestones }.
food_chain_magnate-event-game-over = 🏁 { $why ->
    [nobody] Alle Ketten sind bankrott: Niemand gewinnt.
   *[other] Das Spiel ist aus. Der Sieg geht an { $seats }.
}

## Ablehnungen

food_chain_magnate-no-now = „{ $verb }“ geht gerade nicht.
food_chain_magnate-no-job-later = „{ $verb }“ gehört zu einem späteren Schritt: { $job }. Mit „{ food_chain_magnate-verb-next }“ kommst du dorthin.
food_chain_magnate-no-job-over = Der Schritt { $job } ist für heute vorbei. Mach Züge rückgängig, um dorthin zurückzukehren.
food_chain_magnate-no-next-at-end = Das war der letzte Schritt: Beende deinen Arbeitstag.
food_chain_magnate-no-hires-left = Du kannst heute niemanden mehr einstellen. Der CEO stellt eine Person ein, Personaler stellen weitere ein.
food_chain_magnate-no-hires-possible = Im Vorrat ist niemand mehr zum Einstellen.
food_chain_magnate-no-entry-card = { $card } kannst du so nicht einstellen: Wähle eine Einstiegskarte. Andere gehen nur, wenn ihr Einstiegsstapel leer ist und du sie sofort ausbildest.
food_chain_magnate-no-recruiter = { $card } kann nicht statt der üblichen Karte einstellen: Sie arbeitet heute nicht, hat schon eingestellt oder brächte keinen anderen Meilenstein.
food_chain_magnate-no-recruiters-alike = Wer heute einstellt, ist egal: Stelle einfach ein.
food_chain_magnate-no-hire-teacher = { $teacher } hat nicht genug Ausbildungsschritte, um jemand Neuen gleich zu { $card } zu machen.
food_chain_magnate-no-cards-left = Im Vorrat nicht mehr da: { $card }.
food_chain_magnate-no-second-copy = Die Karte „{ $card }“ darfst du nicht noch einmal haben: Nur eine ist erlaubt, oder ein Meilenstein verbietet es.
food_chain_magnate-no-lessons-left = Du hast heute keinen Ausbildungsschritt mehr.
food_chain_magnate-no-pupil = Niemand an deinem Strand kann zu einer Karte werden, die noch im Vorrat ist.
food_chain_magnate-no-on-beach = Nicht an deinem Strand: { $card }. Wer arbeitet oder wirbt, wird nicht ausgebildet.
food_chain_magnate-no-career-now = { $card } kann jetzt nicht ausgebildet werden: Die Laufbahn endet hier, die nächsten Karten sind weg, oder jemand anders hat heute schon daran ausgebildet.
food_chain_magnate-no-career = Aus { $card } wird nie { $into }.
food_chain_magnate-no-training-steps = Von { $card } zu { $into } braucht es { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}; ein Ausbilder muss so viele übrig haben, und kein anderer darf die Karte heute ausgebildet haben.
food_chain_magnate-no-teacher = Diese Person kann heute { $card } nicht zu { $into } ausbilden.
food_chain_magnate-no-marketeer-left = Keiner deiner Werber bei der Arbeit kann eine Kampagne beginnen.
food_chain_magnate-no-campaign-possible = Kein Plättchen, das deine Werber nutzen dürfen, passt in ihre Reichweite.
food_chain_magnate-no-marketeer = { $card } kann jetzt keine Kampagne beginnen.
food_chain_magnate-no-campaign-type = { $card } darf kein Plättchen der Art { $type } nutzen.
food_chain_magnate-no-campaign-left = Kampagnenplättchen { $number } ist schon in Gebrauch oder nicht im Spiel.
food_chain_magnate-no-campaign-place = Plättchen { $number } passt nirgends in die Reichweite von { $card }.
food_chain_magnate-no-campaign-free = Plättchen { $number } passt nicht auf { $square }: Alle Felder müssen leer sein und auf dem Plan liegen.
food_chain_magnate-no-campaign-road = Plättchen { $number } auf { $square } läge an keiner Straße.
food_chain_magnate-no-campaign-range = Keine Straße bei { $square } liegt in Reichweite deiner offenen Restaurants.
food_chain_magnate-no-flight = Dort ({ $line }) kann das Flugzeug nicht fliegen: Jede seiner Reihen oder Spalten ({ $lines }) muss auf dem Plan liegen, und je nach Option darf keine schon ein Flugzeug haben.
food_chain_magnate-no-marketable = Für { $good } kann nicht geworben werden.
food_chain_magnate-no-duration = { $card } wirbt 1 bis { $longest } Runden lang.
food_chain_magnate-no-cook-left = Keine Küchenkarte kann noch kochen.
food_chain_magnate-no-fetch-left = Kein Einkäufer kann noch etwas holen.
food_chain_magnate-no-cook-card = { $card } kann jetzt nicht kochen.
food_chain_magnate-no-fetch-card = { $card } kann jetzt nichts holen.
food_chain_magnate-no-good = { $good } bringt diese Karte nicht: { $card }.
food_chain_magnate-no-route = Keine Fahrt von { $card } sammelt genau { $sources }. Eine Fahrt wendet nie und nimmt alles mit, woran sie vorbeikommt.
food_chain_magnate-no-developer-left = Kein Bauherr bei der Arbeit kann noch bauen.
food_chain_magnate-no-room-for-house = Es ist kein Haus mehr da oder kein Platz an einer Straße.
food_chain_magnate-no-room-for-garden = Es ist kein Garten mehr da oder kein Haus mit Platz dafür.
food_chain_magnate-no-house-left = Haus { $house } ist nicht im Vorrat.
food_chain_magnate-no-house-there = Auf { $square } passt kein Haus mit Garten: Es braucht 2×3 leere Felder, eines davon an einer Straße.
food_chain_magnate-no-house-side = Mit dem Garten auf dieser Seite passt das Haus nicht auf { $square }.
food_chain_magnate-no-second-garden = Haus { $house } hat schon einen Garten.
food_chain_magnate-no-garden-room = Bei Haus { $house } ist kein Platz für einen Garten.
food_chain_magnate-no-garden-side = Auf dieser Seite von Haus { $house } passt kein Garten.
food_chain_magnate-no-manager-left = Kein Manager bei der Arbeit kann jetzt ein Restaurant setzen.
food_chain_magnate-no-mover-left = Kein Regionalmanager bei der Arbeit kann jetzt ein Restaurant versetzen.
food_chain_magnate-no-restaurants-left = Alle { $most } deiner Restaurants stehen auf dem Plan.
food_chain_magnate-no-restaurant-room = Es gibt keinen erlaubten Platz für ein Restaurant.
food_chain_magnate-no-restaurant-card = { $card } kann jetzt kein Restaurant setzen.
food_chain_magnate-no-own-restaurant = Keines deiner Restaurants hat sein Feld oben links auf { $square }.
food_chain_magnate-no-restaurant-site = Auf { $square } passt kein Restaurant: Es braucht 2×2 leere Felder und einen Eingang an einer Straße.
food_chain_magnate-no-restaurant-there = Auf { $square } passt kein Restaurant: Es braucht 2×2 leere Felder und einen Eingang an einer Straße, in Reichweite des Managers.
food_chain_magnate-no-entrance = Auf { $square } kann der Eingang nicht in dieser Ecke sein: Er muss an einer Straße und in Reichweite liegen.
food_chain_magnate-no-entrance-tile = Auf { $square } läge der Eingang im selben Stadtteil wie ein anderer. Für erste Restaurants ist das nicht erlaubt.
food_chain_magnate-no-pass-twice = Du hast schon gepasst; setze jetzt dein Restaurant.
food_chain_magnate-no-reserve-card = Wähle eine dieser Reservekarten: { $there }.
food_chain_magnate-no-same = Der Plan der letzten Runde passt nicht, oder niemand hat gearbeitet.
food_chain_magnate-no-in-hand = Nicht (mehr) auf deiner Hand: { $card }.
food_chain_magnate-no-work-order = Nenne { $card } vor { $before }: erst die Manager, dann alle anderen, jede Art zusammen.
food_chain_magnate-no-manager-slot = { $card } braucht eine CEO-Stelle, und alle { $slots } sind mit Managern besetzt.
food_chain_magnate-no-slot = Für { $card } ist keine Stelle mehr frei. Manager bringen Stellen mit.
food_chain_magnate-no-position = Platz { $position } ist vergeben.
food_chain_magnate-no-salaries = { $due } $ sind fällig, du hast { $cash } $: Du musst jemanden entlassen.
food_chain_magnate-no-keep-banned = Ein Meilenstein verbietet dir { $cards }: Entlasse diese Karte.
food_chain_magnate-no-fire-anybody = Du hast niemanden zum Entlassen.
food_chain_magnate-no-fire-busy = Werber im Einsatz kannst du nur entlassen, wenn kein anderes Gehalt übrig ist und es trotzdem nicht reicht.
food_chain_magnate-no-fire-there = Nicht (mehr) bei der Arbeit oder am Strand: { $card }.
food_chain_magnate-no-fire-nobody = Wähle, wen du entlässt; für niemanden wähle „{ $verb }“.
food_chain_magnate-no-fire-before = Nenne { $card } vor { $before } oder alle auf einmal in beliebiger Reihenfolge.
food_chain_magnate-no-fire-order = { $card } geht hier nicht: Nenne zuerst Karten ohne Gehalt, dann genug andere, um den Rest zu bezahlen ({ $due } $ fällig, { $cash } $ da).
food_chain_magnate-no-keep-order = Wähle erst, wie viel { $now } du behältst, dann { $good }.
food_chain_magnate-no-freezer-room = So viel { $good } kannst du nicht behalten: Die Kühltruhe fasst { $room ->
    [one] { $room } Ware
   *[other] { $room } Waren
} einer Sorte, und nur, was du hast.
food_chain_magnate-option-seats = Für { $seats } Personen braucht ihr ein Modul, das dafür gemacht ist.
food_chain_magnate-option-needs-milestones = Dieses Modul braucht Meilensteine, und das Einführungsspiel hat keine. Spielt das volle oder das zweite Spiel oder lasst das Modul weg.

## Waren, Kampagnen, Orte

food_chain_magnate-good-burger = Burger
food_chain_magnate-good-pizza = Pizza
food_chain_magnate-good-soft-drink = Limo
food_chain_magnate-good-lemonade = Zitronenlimonade
food_chain_magnate-good-beer = Bier
food_chain_magnate-good-kimchi = Kimchi
food_chain_magnate-type-billboard = Plakat
food_chain_magnate-type-mailbox = Postwurf
food_chain_magnate-type-airplane = Flugzeug
food_chain_magnate-type-radio = Radio
food_chain_magnate-corner-nw = Eingang oben links
food_chain_magnate-corner-ne = Eingang oben rechts
food_chain_magnate-corner-sw = Eingang unten links
food_chain_magnate-corner-se = Eingang unten rechts
food_chain_magnate-side-n = Garten oben
food_chain_magnate-side-e = Garten rechts
food_chain_magnate-side-s = Garten unten
food_chain_magnate-side-w = Garten links
food_chain_magnate-edge-top = oberer Rand
food_chain_magnate-edge-right = rechter Rand
food_chain_magnate-edge-bottom = unterer Rand
food_chain_magnate-edge-left = linker Rand
food_chain_magnate-end-end = Fertig
food_chain_magnate-reserve-100 = 100 $, stimmt für { $reserve_100_slots ->
    [one] { $reserve_100_slots } CEO-Stelle
   *[other] { $reserve_100_slots } CEO-Stellen
}
food_chain_magnate-reserve-200 = 200 $, stimmt für { $reserve_200_slots ->
    [one] { $reserve_200_slots } CEO-Stelle
   *[other] { $reserve_200_slots } CEO-Stellen
}
food_chain_magnate-reserve-300 = 300 $, stimmt für { $reserve_300_slots ->
    [one] { $reserve_300_slots } CEO-Stelle
   *[other] { $reserve_300_slots } CEO-Stellen
}

## Personal

food_chain_magnate-card-ceo = CEO
food_chain_magnate-card-all = alle Ausbilder zusammen
food_chain_magnate-card-management-trainee = Management-Trainee
food_chain_magnate-card-management-trainee-text = Manager mit { $management_trainee_slots ->
    [one] { $management_trainee_slots } Stelle
   *[other] { $management_trainee_slots } Stellen
}
food_chain_magnate-card-junior-vice-president = Junior-Vizepräsident
food_chain_magnate-card-junior-vice-president-text = Manager mit { $junior_vice_president_slots ->
    [one] { $junior_vice_president_slots } Stelle
   *[other] { $junior_vice_president_slots } Stellen
}
food_chain_magnate-card-vice-president = Vizepräsident
food_chain_magnate-card-vice-president-text = Manager mit { $vice_president_slots ->
    [one] { $vice_president_slots } Stelle
   *[other] { $vice_president_slots } Stellen
}
food_chain_magnate-card-senior-vice-president = Senior-Vizepräsident
food_chain_magnate-card-senior-vice-president-text = Manager mit { $senior_vice_president_slots ->
    [one] { $senior_vice_president_slots } Stelle
   *[other] { $senior_vice_president_slots } Stellen
}
food_chain_magnate-card-executive-vice-president = Exekutiv-Vizepräsident
food_chain_magnate-card-executive-vice-president-text = Manager mit { $executive_vice_president_slots ->
    [one] { $executive_vice_president_slots } Stelle
   *[other] { $executive_vice_president_slots } Stellen
}
food_chain_magnate-card-waitress = Kellnerin
food_chain_magnate-card-waitress-text = { $waitress_tip } $ nach dem Essen; bei Gleichstand gewinnen mehr Kellnerinnen
food_chain_magnate-card-new-business-developer = Bauherr
food_chain_magnate-card-new-business-developer-text = baut ein Haus oder legt einen Garten an
food_chain_magnate-card-cfo = CFO
food_chain_magnate-card-cfo-text = bringt die Hälfte deiner Einnahmen beim Essen noch dazu
food_chain_magnate-card-local-manager = Ortsmanager
food_chain_magnate-card-local-manager-text = Restaurant in Reichweite { $local_manager_range }, öffnet nächste Runde; Drive-ins
food_chain_magnate-card-regional-manager = Regionalmanager
food_chain_magnate-card-regional-manager-text = setzt oder versetzt ein Restaurant irgendwohin, gleich offen; Drive-ins
food_chain_magnate-card-pricing-manager = Preismanager
food_chain_magnate-card-pricing-manager-text = Stückpreis { $pricing_manager_price } $ niedriger
food_chain_magnate-card-luxuries-manager = Luxusmanager
food_chain_magnate-card-luxuries-manager-text = Stückpreis { $luxuries_manager_price } $ höher
food_chain_magnate-card-discount-manager = Rabattmanager
food_chain_magnate-card-discount-manager-text = Stückpreis { $discount_manager_price } $ niedriger
food_chain_magnate-card-recruiting-girl = Personalerin
food_chain_magnate-card-recruiting-girl-text = stellt { $recruiting_girl_recruit ->
    [one] { $recruiting_girl_recruit } Person
   *[other] { $recruiting_girl_recruit } Personen
} ein
food_chain_magnate-card-recruiting-manager = Personalmanager
food_chain_magnate-card-recruiting-manager-text = stellt { $recruiting_manager_recruit ->
    [one] { $recruiting_manager_recruit } Person
   *[other] { $recruiting_manager_recruit } Personen
} ein oder spart je { $recruit_discount } $ Gehalt
food_chain_magnate-card-hr-director = Personaldirektor
food_chain_magnate-card-hr-director-text = stellt { $hr_director_recruit ->
    [one] { $hr_director_recruit } Person
   *[other] { $hr_director_recruit } Personen
} ein oder spart je { $recruit_discount } $ Gehalt
food_chain_magnate-card-trainer = Ausbilder
food_chain_magnate-card-trainer-text = { $trainer_train ->
    [one] { $trainer_train } Ausbildungsschritt
   *[other] { $trainer_train } Ausbildungsschritte
}
food_chain_magnate-card-coach = Coach
food_chain_magnate-card-coach-text = { $coach_train ->
    [one] { $coach_train } Ausbildungsschritt
   *[other] { $coach_train } Ausbildungsschritte
}
food_chain_magnate-card-guru = Guru
food_chain_magnate-card-guru-text = { $guru_train ->
    [one] { $guru_train } Ausbildungsschritt
   *[other] { $guru_train } Ausbildungsschritte
}
food_chain_magnate-card-errand-boy = Laufbursche
food_chain_magnate-card-errand-boy-text = { $errand_boy_buy_any ->
    [one] { $errand_boy_buy_any } Getränk
   *[other] { $errand_boy_buy_any } Getränke
} beliebiger Art
food_chain_magnate-card-cart-operator = Karrenfahrer
food_chain_magnate-card-cart-operator-text = { $cart_operator_buy ->
    [one] { $cart_operator_buy } Getränk
   *[other] { $cart_operator_buy } Getränke
} je Quelle, Reichweite { $cart_operator_range } (Straße)
food_chain_magnate-card-truck-driver = Lastwagenfahrer
food_chain_magnate-card-truck-driver-text = { $truck_driver_buy ->
    [one] { $truck_driver_buy } Getränk
   *[other] { $truck_driver_buy } Getränke
} je Quelle, Reichweite { $truck_driver_range } (Straße)
food_chain_magnate-card-zeppelin-pilot = Zeppelinpilot
food_chain_magnate-card-zeppelin-pilot-text = { $zeppelin_pilot_buy ->
    [one] { $zeppelin_pilot_buy } Getränk
   *[other] { $zeppelin_pilot_buy } Getränke
} je Quelle, Reichweite { $zeppelin_pilot_range } (Luft)
food_chain_magnate-card-marketing-trainee = Werbe-Trainee
food_chain_magnate-card-marketing-trainee-text = Plakat, Reichweite { $marketing_trainee_range } (Straße), bis zu { $marketing_trainee_duration ->
    [one] { $marketing_trainee_duration } Runde
   *[other] { $marketing_trainee_duration } Runden
}
food_chain_magnate-card-campaign-manager = Kampagnenmanager
food_chain_magnate-card-campaign-manager-text = Plakat oder Postwurf, Reichweite { $campaign_manager_range } (Straße), bis zu { $campaign_manager_duration ->
    [one] { $campaign_manager_duration } Runde
   *[other] { $campaign_manager_duration } Runden
}
food_chain_magnate-card-brand-manager = Markenmanager
food_chain_magnate-card-brand-manager-text = auch Flugzeug, überall, bis zu { $brand_manager_duration ->
    [one] { $brand_manager_duration } Runde
   *[other] { $brand_manager_duration } Runden
}
food_chain_magnate-card-brand-director = Markendirektor
food_chain_magnate-card-brand-director-text = jede Kampagne, überall, bis zu { $brand_director_duration ->
    [one] { $brand_director_duration } Runde
   *[other] { $brand_director_duration } Runden
}
food_chain_magnate-card-kitchen-trainee = Küchen-Trainee
food_chain_magnate-card-kitchen-trainee-text = { $kitchen_trainee_amount } Burger oder { $kitchen_trainee_amount ->
    [one] { $kitchen_trainee_amount } Pizza
   *[other] { $kitchen_trainee_amount } Pizzas
}
food_chain_magnate-card-burger-cook = Burgerkoch
food_chain_magnate-card-burger-cook-text = { $burger_cook_amount } Burger
food_chain_magnate-card-burger-chef = Burger-Küchenchef
food_chain_magnate-card-burger-chef-text = { $burger_chef_amount } Burger
food_chain_magnate-card-pizza-cook = Pizzakoch
food_chain_magnate-card-pizza-cook-text = { $pizza_cook_amount ->
    [one] { $pizza_cook_amount } Pizza
   *[other] { $pizza_cook_amount } Pizzas
}
food_chain_magnate-card-pizza-chef = Pizza-Küchenchef
food_chain_magnate-card-pizza-chef-text = { $pizza_chef_amount ->
    [one] { $pizza_chef_amount } Pizza
   *[other] { $pizza_chef_amount } Pizzas
}
food_chain_magnate-card-fry-chef = Frittenkoch
food_chain_magnate-card-fry-chef-text = { $fry_chef_per_sale } $ mehr je beliefertes Gebäude
food_chain_magnate-card-kimchi-master = Kimchi-Meister
food_chain_magnate-card-kimchi-master-text = { $kimchi_master_amount } Kimchi am Ende der Runde

## Meilensteine

food_chain_magnate-milestone-first-billboard-placed = Erstes Plakat
food_chain_magnate-milestone-first-billboard-placed-text = Werber außer Trainees kosten kein Gehalt; Kampagnen laufen für immer
food_chain_magnate-milestone-first-to-train-someone = Erste Ausbildung
food_chain_magnate-milestone-first-to-train-someone-text = { $first_to_train_someone_discount } $ weniger Gehälter an jedem Zahltag
food_chain_magnate-milestone-first-to-hire-3 = Erste { $first_to_hire_3_least ->
    [one] { $first_to_hire_3_least } Einstellung
   *[other] { $first_to_hire_3_least } Einstellungen
} in einer Runde
food_chain_magnate-milestone-first-to-hire-3-text = sofort { $first_to_hire_3_management_trainee ->
    [one] { $first_to_hire_3_management_trainee } Management-Trainee
   *[other] { $first_to_hire_3_management_trainee } Management-Trainees
}
food_chain_magnate-milestone-first-burger-marketed = Erste Burgerwerbung
food_chain_magnate-milestone-first-burger-marketed-text = { $first_burger_marketed_item_bonus } $ mehr für jeden verkauften Burger
food_chain_magnate-milestone-first-pizza-marketed = Erste Pizzawerbung
food_chain_magnate-milestone-first-pizza-marketed-text = { $first_pizza_marketed_item_bonus } $ mehr für jede verkaufte Pizza
food_chain_magnate-milestone-first-drink-marketed = Erste Getränkewerbung
food_chain_magnate-milestone-first-drink-marketed-text = { $first_drink_marketed_item_bonus } $ mehr für jedes verkaufte Getränk
food_chain_magnate-milestone-first-errand-boy-played = Erster Laufbursche bei der Arbeit
food_chain_magnate-milestone-first-errand-boy-played-text = alle Einkäufer bringen je Quelle ein Getränk mehr
food_chain_magnate-milestone-first-to-have-20 = Erste { $first_to_have_20_least } $
food_chain_magnate-milestone-first-to-have-20-text = du darfst die Reservekarten ansehen
food_chain_magnate-milestone-first-burger-produced = Erster Burger
food_chain_magnate-milestone-first-burger-produced-text = sofort ein Burgerkoch
food_chain_magnate-milestone-first-pizza-produced = Erste Pizza
food_chain_magnate-milestone-first-pizza-produced-text = sofort ein Pizzakoch
food_chain_magnate-milestone-first-waitress-played = Erste Kellnerin bei der Arbeit
food_chain_magnate-milestone-first-waitress-played-text = jede Kellnerin bringt { $first_waitress_played_tip } $ mehr
food_chain_magnate-milestone-first-to-throw-away = Erstes Wegwerfen
food_chain_magnate-milestone-first-to-throw-away-text = Kühltruhe für { $first_to_throw_away_freezer ->
    [one] { $first_to_throw_away_freezer } Ware
   *[other] { $first_to_throw_away_freezer } Waren
} ab nächster Runde
food_chain_magnate-milestone-first-to-lower-prices = Erste Preissenkung
food_chain_magnate-milestone-first-to-lower-prices-text = Stückpreis für immer { $first_to_lower_prices_price } $ niedriger
food_chain_magnate-milestone-first-cart-operator-played = Erster Karrenfahrer bei der Arbeit
food_chain_magnate-milestone-first-cart-operator-played-text = Reichweite der Einkäufer um { $first_cart_operator_played_range } größer
food_chain_magnate-milestone-first-airplane-campaign = Erste Flugzeugkampagne
food_chain_magnate-milestone-first-airplane-campaign-text = zählt { $first_airplane_campaign_open_slots ->
    [one] { $first_airplane_campaign_open_slots } freie Stelle
   *[other] { $first_airplane_campaign_open_slots } freie Stellen
} mehr bei der Reihenfolge
food_chain_magnate-milestone-first-radio-campaign = Erste Radiokampagne
food_chain_magnate-milestone-first-radio-campaign-text = Radios legen { $first_radio_campaign_tokens ->
    [one] { $first_radio_campaign_tokens } Ware
   *[other] { $first_radio_campaign_tokens } Waren
} mehr auf jedes Haus
food_chain_magnate-milestone-first-to-have-100 = Erste { $first_to_have_100_least } $
food_chain_magnate-milestone-first-to-have-100-text = der CEO ist ab nächster Runde auch CFO; CFO-Karten sind dir verboten
food_chain_magnate-milestone-first-to-pay-20 = Erste { $first_to_pay_20_least } $ Gehälter
food_chain_magnate-milestone-first-to-pay-20-text = mehrere Ausbilder dürfen in einer Runde dieselbe Karte ausbilden

## Optionen und Module

food_chain_magnate-option-game = Spiel
food_chain_magnate-option-game-full = das volle Spiel
food_chain_magnate-option-game-introductory = Einführung: ohne Meilensteine, Gehälter, Reserve
food_chain_magnate-option-game-second = Einführung mit Meilensteinen
food_chain_magnate-option-turn-limit = Letzte Runde (0: keine)
food_chain_magnate-option-links = Straßen verbinden Stadtteile
food_chain_magnate-option-links-exits = an den Ausgängen in der Mitte einer Seite
food_chain_magnate-option-links-adjacent = überall, wo Straßenfelder sich berühren
food_chain_magnate-option-airplanes = Flugzeuge an einem Rand
food_chain_magnate-option-airplanes-overlap = dürfen Reihen und Spalten teilen
food_chain_magnate-option-airplanes-apart = teilen keine Reihe oder Spalte
food_chain_magnate-option-bank-break = Die Bank ist pleite
food_chain_magnate-option-bank-break-cannot-pay = wenn sie nicht zahlen kann
food_chain_magnate-option-bank-break-at-zero = sobald sie leer ist
food_chain_magnate-option-all-drinks = Alle drei Getränke auf dem Plan
food_chain_magnate-option-park-tile = Immer Parks auf dem Plan
food_chain_magnate-option-apartment = Immer ein Wohnblock auf dem Plan
food_chain_magnate-option-roadworks-slow-cards = Baustellen bremsen auch Karten bei der Arbeit
food_chain_magnate-option-cfo-on-marketing-income = Der CFO zählt auch Geld für Nachfragemarken mit
food_chain_magnate-option-price-at-once = Ein neuer Grundpreis gilt schon beim nächsten Gebäude
food_chain_magnate-option-alone = „{ $option }“ gehört zu { $module }. Wählt das Modul oder lasst die Standardeinstellung.
food_chain_magnate-module-kimchi = Kimchi
food_chain_magnate-module-kimchi-text = Kundschaft isst lieber, wo es Kimchi dazu gibt
food_chain_magnate-module-fry-chefs = Frittenköche
food_chain_magnate-module-fry-chefs-text = { $fry_chef_per_sale } $ mehr für jedes belieferte Gebäude
food_chain_magnate-module-hard-choices = Harte Entscheidungen
food_chain_magnate-module-hard-choices-text = fünf Meilensteine verschwinden früh, erreicht oder nicht (nicht mit Neuen Meilensteinen)

## Daueraufträge

food_chain_magnate-order-restructure = Firma planen
food_chain_magnate-order-restructure-same = wie letzte Runde, wenn es passt
food_chain_magnate-order-restructure-grow = wie letzte Runde, und wer sonst noch passt
food_chain_magnate-order-restructure-plan = die Karten, die ich nenne, wichtigste zuerst, so viele wie passen
food_chain_magnate-order-payday = Zahltag
food_chain_magnate-order-payday-free = niemanden entlassen, solange nichts fällig ist
food_chain_magnate-order-payday-pay = niemanden entlassen, wenn ich alle bezahlen kann
food_chain_magnate-order-payday-fire = wenn das Geld nicht reicht, entlassen, wen ich nenne, so wenige wie möglich
food_chain_magnate-order-freezer = Kühltruhe
food_chain_magnate-order-freezer-all = alles behalten, wenn es passt
food_chain_magnate-order-freezer-most = so viel behalten, wie hineinpasst
food_chain_magnate-order-position = Reihenfolge
food_chain_magnate-order-position-first = der früheste freie Platz
food_chain_magnate-order-position-last = der späteste freie Platz

## Ergebnis

food_chain_magnate-score-sum = { $points } $
food_chain_magnate-score-cash = Geld
food_chain_magnate-result-bank = Die Bank ist endgültig pleite.
food_chain_magnate-note-answer = Deine Antwort: **{ $answer }**
food_chain_magnate-result-limit = Die vereinbarte letzte Runde ({ $turn }) ist vorbei.
food_chain_magnate-result-last = Nur eine Kette ist übrig.
food_chain_magnate-result-nobody = Alle Ketten sind bankrott, also gewinnt niemand.

## Regeln

food_chain_magnate-rules-goal-title = Ziel des Spiels
food_chain_magnate-rules-goal = Führe eine Restaurantkette. Niemand will etwas, bevor jemand dafür wirbt; dann kaufen die Häuser dort, wo **Stückpreis plus Weg** am kleinsten ist. Ist die Bank endgültig pleite, gewinnt das meiste Geld; bei Gleichstand, wer früher in der Reihenfolge ist.
food_chain_magnate-rules-turn-title = Eine Runde
food_chain_magnate-rules-turn = 1. **Umbau**: Alle planen geheim, wer arbeitet.
    2. **Reihenfolge**: Wer die meisten freien Stellen hat, wählt zuerst.
    3. **Arbeitstag**: Eine Kette nach der anderen stellt ein, bildet aus, wirbt, kocht und holt, baut, eröffnet.
    4. **Abendessen**: Die Häuser essen, Geld kommt herein.
    5. **Zahltag**: Entlassen, dann { $salary } $ je Karte mit Gehalt.
    6. **Werbung**: Kampagnen wecken Wünsche.
    7. **Aufräumen**: Waren kommen weg, Karten zurück.
food_chain_magnate-rules-structure-title = Die Firma
food_chain_magnate-rules-structure = Der CEO hat { $ceo_slots ->
        [one] { $ceo_slots } Stelle
       *[other] { $ceo_slots } Stellen
    }. Manager kommen nur auf CEO-Stellen und bringen eigene Stellen mit; alle anderen passen auf jede Stelle. Wer nicht arbeitet, ist am Strand und kann ausgebildet werden. Ein Plan, der nicht passt, wird nicht angenommen.
food_chain_magnate-rules-work-title = Der Arbeitstag
food_chain_magnate-rules-work = Die Schritte kommen in fester Reihenfolge; innerhalb eines Schritts bist du frei. Bis du den Tag beendest, kannst du alles zurücknehmen. **Stelle** Einstiegskarten ein (der CEO eine). **Bilde** Karten am Strand **aus**; mehrere Schritte an einer Karte brauchen denselben Ausbilder. Ist ein Einstiegsstapel leer, darfst du darüber hinaus einstellen, wenn du gleich ausbildest. **Köche** machen alles oder nichts. **Einkäufer** fahren eine Strecke, die nie wendet, und nehmen von jeder Quelle am Weg Getränke mit. Für die Reichweite zählen überquerte Stadtteilgrenzen.
food_chain_magnate-rules-campaigns-title = Kampagnen
food_chain_magnate-rules-campaigns = Ein **Plakat** erreicht die Häuser, die es berührt, **Postwurf** alle Häuser des Blocks bis zu den nächsten Straßen, ein **Flugzeug** die überflogenen Reihen oder Spalten, ein **Radio** seinen Stadtteil und die acht ringsum. Jede Runde legt eine Kampagne eine Ware auf jedes erreichte Haus: höchstens { $demand_most } je Haus, { $demand_most_garden } mit Garten. Ihr Werber ist beschäftigt, bis sie endet.
food_chain_magnate-rules-dinner-title = Abendessen
food_chain_magnate-rules-dinner = Die Häuser essen nach ihren Nummern, alles, was sie wollen, bei einer Kette, die durch Straßen verbunden ist und alles im Lager hat. Der kleinste Stückpreis plus Weg gewinnt; dann die meisten Kellnerinnen; dann die Reihenfolge. Der Stückpreis ist { $unit_price } $, geändert durch Preis-, Rabatt- und Luxusmanager. Ein Garten verdoppelt den Preis; Boni von Meilensteinen kommen dazu. Danach bringen Kellnerinnen je { $waitress_tip } $ und der CFO die Hälfte von allem dazu.
food_chain_magnate-rules-bank-title = Die Bank
food_chain_magnate-rules-bank = Kann die Bank zum ersten Mal nicht zahlen, werden die Reservekarten aufgedeckt: Ihre Summe kommt hinein, und die am häufigsten genannte Zahl der Stellen (bei Gleichstand die höchste) gilt ab nächster Runde für jeden CEO. Beim zweiten Mal endet das Spiel nach diesem Abendessen; alles wird voll bezahlt. Die Einführungsspiele haben keine Reservekarten: Dort endet das Spiel schon beim ersten Mal.
food_chain_magnate-rules-payday-title = Zahltag
food_chain_magnate-rules-payday = Entlasse, wen du willst, außer Werber im Einsatz; dann zahle { $salary } $ für jede Karte mit Gehalt, auch die im Einsatz. Unbenutzte Schritte von Personalmanagern und -direktoren sparen je { $recruit_discount } $. Reicht es nicht, musst du entlassen, bis es reicht. In den Einführungsspielen gibt es keinen Zahltag.
food_chain_magnate-rules-cleanup-title = Aufräumen
food_chain_magnate-rules-cleanup = Waren kommen weg, außer du hast eine Kühltruhe. Angekündigte Restaurants öffnen. In dieser Runde erreichte Meilensteine sind für alle anderen nicht mehr zu haben.
food_chain_magnate-rules-milestones-title = Meilensteine
food_chain_magnate-rules-milestones = Jeder Meilenstein geht an die Ersten, die seine Bedingung erfüllen: an alle, die es in derselben Runde schaffen. Er wirkt bis zum Spielende. `/board milestones` zeigt sie.
food_chain_magnate-rules-modules-title = Module
food_chain_magnate-rules-modules = **Kimchi**: Häuser bevorzugen Ketten, die ein Kimchi dazugeben; ein Kimchi-Meister macht jede Runde eines. **Frittenköche**: { $fry_chef_per_sale } $ mehr für jedes belieferte Gebäude. **Harte Entscheidungen**: Die Meilensteine für Speise- und Getränkewerbung und Ausbildung verschwinden nach Runde { $hard_choices_out }, der für Einstellungen nach Runde { $hard_choices_out_last }. **Sushi**: Häuser mit Garten nehmen Sushi statt des Bestellten, wenn jemand genug hat. **Nudeln**: Ein Haus, das niemand bedienen kann, nimmt Nudeln. **Ketchup**: Sobald eine andere Kette verkauft, wofür deine Kampagne geworben hat, giltst du als { $someone_sells_your_demand_distance } näher. **Nachtschicht**: Alle, deren Karte kein Gehalt zeigt, arbeiten doppelt. **Massenwerber**: Mit jedem bei der Arbeit laufen alle Kampagnen einmal mehr. **Restaurantkritiker**: Restaurantführer erreichen jedes Haus mit Garten. **Filmstars** wählen ihren Platz zuerst und gewinnen Gleichstände. **Neue Viertel**: fünf Stadtteile mehr; Wohnblöcke nehmen zwei Marken auf einmal, beliebig viele. **Reservepreise**: Die Reservekarten stimmen über den Preis einer Ware ab. **Sechs Spieler**: nur mit den Neuen Vierteln.
food_chain_magnate-rules-mistakes-title = Zehn Anfängerfehler
food_chain_magnate-rules-mistakes =
    - Einstellen ohne Manager: Wer keine Stelle hat, bleibt am Strand.
    - Die ersten Meilensteine verpassen: Sie gelten die ganze Partie und sind nach der Runde weg, in der sie jemand erreicht.
    - Werben ohne Essen: Den Appetit, den du weckst, stillt die Konkurrenz.
    - Kochen ohne Nachfrage: Ohne Kühltruhe landet alles noch am selben Abend im Müll.
    - Nur auf den Preis schauen: Stückpreis **und** Weg entscheiden.
    - Die Reihenfolge vergessen: Gegessen wird vor den Kampagnen; was du heute bewirbst, ist das Abendessen von morgen.
    - Alle ausbilden: Jede Karte mit Gehalt kostet an jedem Zahltag { $salary } $, bei der Arbeit wie am Strand.
    - Keine Stelle frei lassen, wenn die Reihenfolge zählt: Wer die meisten hat, wählt zuerst.
    - Die Bank vergessen: Sie ist die Uhr, und ihre erste Pleite ändert die Stellen jedes CEO.
    - Halbe Bestellungen: Ein Haus isst alles, was es will, bei einer Kette, oder es geht woandershin.
food_chain_magnate-rules-notation-title = Züge tippen
food_chain_magnate-rules-notation = Felder sind Spalte und Zeile (G7); Teile nennst du nach ihrem Feld oben links.
    `place G7 ne` · `reserve 200` · `work management_trainee waitress end` · `same` · `position 2` · `hire trainer` · `train kitchen_trainee burger_cook trainer` · `campaign marketing_trainee 12 G7 pizza 2` · `cook burger_cook burger` · `fetch errand_boy beer` · `fetch truck_driver F8+S7` · `house 14 G7 n` · `garden 12 e` · `open local_manager G7 se` · `move G7 K2 nw` · `next` · `done` · `pay` · `fire trainer end` · `keep burger-4 beer-6`
    Plättchen, die nicht quadratisch sind, haben `-wide` oder `-tall`; Flugzeuge liegen bei `top-C` oder `left-7`.
    Es geht auch kürzer: die Firma in beliebiger Reihenfolge (`work 2 Kellnerin, Ausbilder`), als Änderung des Entwurfs (`+Kellnerin -Ausbilder`), eine Kampagne nach ihrem Plättchen (`Plakat 12 auf G7 Pizza 2`).

## Spielarten mit Namen

food_chain_magnate-preset-introductory = Einführungsspiel
food_chain_magnate-preset-introductory-text = kürzeste Variante: ohne Meilensteine, Gehälter und Reserve; Ende mit der ersten Bankpleite
food_chain_magnate-preset-second = Zweites Spiel
food_chain_magnate-preset-second-text = wie das Einführungsspiel, mit Meilensteinen
food_chain_magnate-preset-full = Das volle Grundspiel
food_chain_magnate-preset-full-text = Meilensteine, Gehälter, Reservekarten; die zweite Bankpleite beendet es
food_chain_magnate-preset-new-milestones = Neue Meilensteine
food_chain_magnate-preset-new-milestones-text = ein guter Einstieg in die Erweiterung: siebzehn andere Meilensteine
food_chain_magnate-preset-first-cup-of-coffee = Der erste Kaffee
food_chain_magnate-preset-first-cup-of-coffee-text = auch ein guter Einstieg: Kaffee auf dem Weg zum Essen; die Neuen Meilensteine passen dazu
food_chain_magnate-preset-korean-city = Koreanische Stadt
food_chain_magnate-preset-korean-city-text = Kimchi, und immer ein Wohnblock auf dem Plan
food_chain_magnate-preset-nightlife = Nachtleben
food_chain_magnate-preset-nightlife-text = Neue Meilensteine, und wer kein Gehalt hat, arbeitet auch nachts
food_chain_magnate-preset-sustenance = Leibliches Wohl
food_chain_magnate-preset-sustenance-text = Kaffee unterwegs, Fritten zu jedem Essen
food_chain_magnate-preset-upmarket-area = Gehobene Gegend
food_chain_magnate-preset-upmarket-area-text = Sushi, Restaurantführer, Neue Meilensteine, und immer Parks auf dem Plan
food_chain_magnate-preset-city-builder = Städtebau
food_chain_magnate-preset-city-builder-text = Lobbyisten, Neue Viertel und das Land: Der Plan wächst im Spiel
food_chain_magnate-preset-asian-fusion = Asiatische Küche
food_chain_magnate-preset-asian-fusion-text = Sushi, Kimchi, Nudeln und Ketchup: viele Wege, ein Haus zu bedienen
food_chain_magnate-preset-first-mover = Wer zuerst kommt
food_chain_magnate-preset-first-mover-text = Meilensteine verschwinden früh, Stars wählen zuerst: Tempo ist alles
food_chain_magnate-preset-overtime = Überstunden
food_chain_magnate-preset-overtime-text = alles wirkt doppelt: Nachtschicht, Massenwerbung, ländliche Gegend mit unbegrenztem Hunger
food_chain_magnate-preset-henri-lo-menu = Henri Los Menü
food_chain_magnate-preset-henri-lo-menu-text = fünfzehn Module auf einmal: alle außer Harten Entscheidungen und Sechs Spielern
