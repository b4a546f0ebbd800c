# Food Truck City

food_truck_city-name = Food Truck City
food_truck_city-tagline = Fahre mit deinen Foodtrucks zu hungrigen Leuten, erkunde die Stadt und besitze die größte Flotte.
food_truck_city-pitch = Zwei Würfel sagen, wer worauf Hunger hat. Verkaufe, erkunde: Die größte Flotte gewinnt.

## Verbs

food_truck_city-verb-move = Truck bewegen
food_truck_city-verb-move-about = Fahre mit einem deiner Trucks auf ein freies Straßenstück daneben
food_truck_city-verb-end-move = Bewegen beenden
food_truck_city-verb-end-move-about = Keine Trucks mehr bewegen; jeder, der stehen bleibt, bekommt ein Bußgeld
food_truck_city-compound-end-turn = Ganzen Zug beenden
food_truck_city-compound-impound = Alle beschlagnahmen lassen
food_truck_city-compound-pay = Alle zahlen
food_truck_city-compound-pay-end = Alle zahlen, Zug beenden
food_truck_city-verb-play = Karte spielen
food_truck_city-verb-play-about = Spiele eine Aktionskarte aus deiner Hand
food_truck_city-verb-pass = Passen
food_truck_city-verb-pass-about = Spiele jetzt nichts; nach der Karte eines anderen wirst du wieder gefragt
food_truck_city-verb-pass-all = In diesem Fenster passen
food_truck_city-verb-pass-all-about = Spiele nichts, bis dieses Fenster schließt, egal, was andere spielen
food_truck_city-verb-rest = Bis zu meinem Zug passen
food_truck_city-verb-rest-about = Alle Kartenfenster auslassen, bis dein eigener Zug beginnt
food_truck_city-verb-bonus = Bonusfahrt ({ $bonus_price } $)
food_truck_city-verb-bonus-about = Zahle { $bonus_price } $ und fahre vor dem Kassieren auf ein aufgedecktes Straßenstück daneben
food_truck_city-verb-skip-bonus = Keine Bonusfahrt
food_truck_city-verb-skip-bonus-about = Lass deine Trucks stehen und mach weiter
food_truck_city-verb-buy = Truck kaufen
food_truck_city-verb-buy-about = Kaufe einen Truck aus deiner Garage und stelle ihn auf
food_truck_city-verb-release = Truck auslösen
food_truck_city-verb-release-about = Bezahle die Schuld eines beschlagnahmten Trucks und stelle ihn auf
food_truck_city-verb-end-buy = Zug beenden
food_truck_city-verb-end-buy-about = Nichts mehr kaufen oder auslösen, eine Karte ziehen, Zug beenden
food_truck_city-verb-settle = Bußgeld begleichen
food_truck_city-verb-settle-about = Zahle ein Bußgeld, lass es dir erlassen oder verliere den Truck
food_truck_city-verb-repair = Truck reparieren
food_truck_city-verb-repair-about = Zahle und entferne Reifenpanne ({ $flat_tire_repair } $) oder Streik ({ $staff_strike_repair } $) von deinem Truck
food_truck_city-verb-start = Ersten Truck wählen
food_truck_city-verb-start-about = Stelle einen deiner sechs Trucks auf dein Startstück
food_truck_city-verb-bailout = Neu anfangen
food_truck_city-verb-bailout-about = Gib dein ganzes Geld ab und stelle einen anderen Truck umsonst auf
food_truck_city-verb-go-on = Weiter
food_truck_city-verb-go-on-about = Jemand hat das Spiel verlassen: Setze den Zug fort

food_truck_city-param-truck = Einer deiner Trucks, nach seinem Essen
food_truck_city-param-segment = Das Straßenstück, zum Beispiel H1-2
food_truck_city-param-card = Die Aktionskarte
food_truck_city-param-first = Das Ziel der Karte
food_truck_city-param-second = Die zweite Wahl der Karte
food_truck_city-param-way = Zahlen, Sondergenehmigung spielen oder den Truck beschlagnahmen lassen

## Names

food_truck_city-food-bbq = Barbecue
food_truck_city-food-ice = Eis
food_truck_city-food-noo = Nudeln
food_truck_city-food-piz = Pizza
food_truck_city-food-sus = Sushi
food_truck_city-food-tac = Tacos
food_truck_city-customer-hi = Hipster
food_truck_city-customer-se = Senioren
food_truck_city-customer-st = Studierende
food_truck_city-customer-su = Büroleute
food_truck_city-customer-to = Touristen
food_truck_city-customer-ve = Veganer
food_truck_city-truck = { $food } von { $seat }
food_truck_city-quarters-1 = eine Vierteldrehung im Uhrzeigersinn
food_truck_city-quarters-2 = eine halbe Drehung
food_truck_city-quarters-3 = eine Vierteldrehung gegen den Uhrzeigersinn
food_truck_city-way-pay = Zahlen
food_truck_city-way-impound = Beschlagnahmen lassen
food_truck_city-way-permit = Sondergenehmigung spielen

## Action cards

food_truck_city-card-award = Auszeichnung
food_truck_city-card-billboard = Plakatwand
food_truck_city-card-award-bbq = Preisgekrönt: { food_truck_city-food-bbq }
food_truck_city-card-award-bbq-text = Bleibt bis Spielende offen vor dir liegen: Wird nach { food_truck_city-food-bbq } gefragt und steht dein Truck mit { food_truck_city-food-bbq } auf dem Plan, nimmst du { $award_bbq_amount } $ mehr ein.
food_truck_city-card-award-ice = Preisgekrönt: { food_truck_city-food-ice }
food_truck_city-card-award-ice-text = Bleibt bis Spielende offen vor dir liegen: Wird nach { food_truck_city-food-ice } gefragt und steht dein Truck mit { food_truck_city-food-ice } auf dem Plan, nimmst du { $award_ice_amount } $ mehr ein.
food_truck_city-card-award-noo = Preisgekrönt: { food_truck_city-food-noo }
food_truck_city-card-award-noo-text = Bleibt bis Spielende offen vor dir liegen: Wird nach { food_truck_city-food-noo } gefragt und steht dein Truck mit { food_truck_city-food-noo } auf dem Plan, nimmst du { $award_noo_amount } $ mehr ein.
food_truck_city-card-award-piz = Preisgekrönt: { food_truck_city-food-piz }
food_truck_city-card-award-piz-text = Bleibt bis Spielende offen vor dir liegen: Wird nach { food_truck_city-food-piz } gefragt und steht dein Truck mit { food_truck_city-food-piz } auf dem Plan, nimmst du { $award_piz_amount } $ mehr ein.
food_truck_city-card-award-sus = Preisgekrönt: { food_truck_city-food-sus }
food_truck_city-card-award-sus-text = Bleibt bis Spielende offen vor dir liegen: Wird nach { food_truck_city-food-sus } gefragt und steht dein Truck mit { food_truck_city-food-sus } auf dem Plan, nimmst du { $award_sus_amount } $ mehr ein.
food_truck_city-card-award-tac = Preisgekrönt: { food_truck_city-food-tac }
food_truck_city-card-award-tac-text = Bleibt bis Spielende offen vor dir liegen: Wird nach { food_truck_city-food-tac } gefragt und steht dein Truck mit { food_truck_city-food-tac } auf dem Plan, nimmst du { $award_tac_amount } $ mehr ein.
food_truck_city-card-billboard-bbq = Plakatwand: { food_truck_city-food-bbq }
food_truck_city-card-billboard-bbq-text = Stelle die Plakatwand für { food_truck_city-food-bbq } auf einen offenen Block ohne Plättchen oder versetze sie dorthin. Jeder Truck mit { food_truck_city-food-bbq } daneben, der verkauft, nimmt { $billboard_bbq_amount } $ mehr ein.
food_truck_city-card-billboard-ice = Plakatwand: { food_truck_city-food-ice }
food_truck_city-card-billboard-ice-text = Stelle die Plakatwand für { food_truck_city-food-ice } auf einen offenen Block ohne Plättchen oder versetze sie dorthin. Jeder Truck mit { food_truck_city-food-ice } daneben, der verkauft, nimmt { $billboard_ice_amount } $ mehr ein.
food_truck_city-card-billboard-noo = Plakatwand: { food_truck_city-food-noo }
food_truck_city-card-billboard-noo-text = Stelle die Plakatwand für { food_truck_city-food-noo } auf einen offenen Block ohne Plättchen oder versetze sie dorthin. Jeder Truck mit { food_truck_city-food-noo } daneben, der verkauft, nimmt { $billboard_noo_amount } $ mehr ein.
food_truck_city-card-billboard-piz = Plakatwand: { food_truck_city-food-piz }
food_truck_city-card-billboard-piz-text = Stelle die Plakatwand für { food_truck_city-food-piz } auf einen offenen Block ohne Plättchen oder versetze sie dorthin. Jeder Truck mit { food_truck_city-food-piz } daneben, der verkauft, nimmt { $billboard_piz_amount } $ mehr ein.
food_truck_city-card-billboard-sus = Plakatwand: { food_truck_city-food-sus }
food_truck_city-card-billboard-sus-text = Stelle die Plakatwand für { food_truck_city-food-sus } auf einen offenen Block ohne Plättchen oder versetze sie dorthin. Jeder Truck mit { food_truck_city-food-sus } daneben, der verkauft, nimmt { $billboard_sus_amount } $ mehr ein.
food_truck_city-card-billboard-tac = Plakatwand: { food_truck_city-food-tac }
food_truck_city-card-billboard-tac-text = Stelle die Plakatwand für { food_truck_city-food-tac } auf einen offenen Block ohne Plättchen oder versetze sie dorthin. Jeder Truck mit { food_truck_city-food-tac } daneben, der verkauft, nimmt { $billboard_tac_amount } $ mehr ein.
food_truck_city-card-festival = Streetfood-Festival
food_truck_city-card-festival-text = Stelle ein Festival auf einen offenen Block ohne Plättchen. { $festival_starts ->
    [one] Bis dein nächster Zug beginnt
   *[other] Bis { $festival_starts } deiner Züge begonnen haben
}, nimmt dort jeder Truck, der etwas verkauft, { $festival_amount } $ mehr ein.
food_truck_city-card-nitrous = Lachgas
food_truck_city-card-nitrous-text = Beim Bewegen: Einer deiner Trucks fährt bis zu { $nitrous_path ->
    [one] { $nitrous_path } Stück
   *[other] { $nitrous_path } Stücke
} weit, auch an anderen vorbei, über aufgedeckte Straßen. Nur das letzte darf halb aufgedeckt sein.
food_truck_city-card-flat-tire = Reifenpanne
food_truck_city-card-flat-tire-text = Lege sie auf einen fremden Truck: Er fährt nicht, bis sein Besitzer im eigenen Zug { $flat_tire_repair } $ zahlt.
food_truck_city-card-speeding-ticket = Strafzettel
food_truck_city-card-speeding-ticket-text = Vor den Bußgeldern in einem fremden Zug: Ein Truck, der in diesem Zug gefahren ist, bekommt ein Bußgeld.
food_truck_city-card-staff-strike = Streik
food_truck_city-card-staff-strike-text = Lege ihn auf einen fremden Truck: Er verdient nichts, bis sein Besitzer im eigenen Zug { $staff_strike_repair } $ zahlt.
food_truck_city-card-sinkhole = Erdloch
food_truck_city-card-sinkhole-text = Sperre ein freies Straßenstück an einem offenen Block, bis { $sinkhole_starts ->
    [one] dein nächster Zug beginnt
   *[other] { $sinkhole_starts } deiner Züge begonnen haben
}.
food_truck_city-card-road-closed = Straßensperre
food_truck_city-card-road-closed-text = Sperre ein freies Straßenstück an einem offenen Block, bis { $road_closed_starts ->
    [one] dein nächster Zug beginnt
   *[other] { $road_closed_starts } deiner Züge begonnen haben
}.
food_truck_city-card-tow-truck = Abschleppwagen
food_truck_city-card-tow-truck-text = Versetze einen fremden Truck auf ein freies, ganz aufgedecktes Straßenstück daneben. Er darf trotzdem noch selbst fahren.
food_truck_city-card-food-craze = Foodtrend
food_truck_city-card-food-craze-text = Nach dem Würfeln: Wähle ein anderes Essen, das in diesem Zug gefragt ist.
food_truck_city-card-lunch-rush = Mittagsansturm
food_truck_city-card-lunch-rush-text = Nach dem Würfeln: Wähle andere Leute, die in diesem Zug Hunger haben.
food_truck_city-card-moving-day = Umzugstag
food_truck_city-card-moving-day-text = Drehe einen offenen Block um ein, zwei oder drei Viertel im Uhrzeigersinn. Trucks und Plättchen bleiben.
food_truck_city-card-big-tip = Dickes Trinkgeld
food_truck_city-card-big-tip-text = Nimm dir sofort { $big_tip_amount } $.
food_truck_city-card-city-permit = Sondergenehmigung
food_truck_city-card-city-permit-text = Ein Bußgeld, das du gerade bekommen hast, wird erlassen. Es zählt nicht.

## Prompts

food_truck_city-ask-start = Mit welchem Truck beginnst du? Er startet auf der umrandeten Straße ({ $segment }).
food_truck_city-ask-bailout = Du hast keinen Truck auf dem Plan. Gib deine { $money } $ ab und stelle einen anderen umsonst auf: Welchen, und wohin?
food_truck_city-ask-pre-roll = { $played ->
    [0] Bevor { $active } würfelt: eine Karte spielen?
   *[other] Bevor { $active } würfelt: noch eine Karte spielen?
}
food_truck_city-ask-pre-collect = { $played ->
    [0] { $customer } wollen { $food } (Zug von { $active }). Eine Karte spielen, bevor alle kassieren?
   *[other] Jetzt wollen { $customer } { $food } (Zug von { $active }). Noch eine Karte spielen, bevor alle kassieren?
}
food_truck_city-ask-pre-fine = { $played ->
    [0] { $active } ist fertig gefahren. Vor den Bußgeldern eine Karte spielen?
   *[other] { $active } ist fertig gefahren. Vor den Bußgeldern noch eine Karte spielen?
}
food_truck_city-ask-bonus = { $customer } wollen { $food }. { $money ->
    [0] Für eine Bonusfahrt hast du kein Geld. Weiter?
   *[other] Für { $bonus_price } $ eine Bonusfahrt machen, bevor alle kassieren? Du hast { $money } $.
}
food_truck_city-ask-move = { $unmoved ->
    [0] Alle deine Trucks sind gefahren. Bewegen beenden?
    [one] Bewege deine Trucks. Noch nicht gefahren: { $trucks }. Jeder, der stehen bleibt, kostet Bußgeld.
   *[other] Bewege deine Trucks. Noch nicht gefahren: { $trucks }. Jeder, der stehen bleibt, kostet Bußgeld.
}
food_truck_city-ask-fine = Bußgeld von { $amount } $ für { $trucks }. Du hast { $money } $. { $count ->
    [one] Wie begleichst du es?
   *[other] Welcher Truck zuerst, und wie?
}
food_truck_city-ask-buy = { $money ->
    [0] Du hast kein Geld mehr. Zug beenden?
   *[other] Du hast { $money } $. Einen Truck kaufen oder auslösen, oder den Zug beenden?
}
food_truck_city-ask-go-on = Jemand hat das Spiel verlassen. Setze deinen Zug fort.

## What happened

food_truck_city-event-opened = Die Stadt hat { $size } mal { $size } Blöcke. { $seat } beginnt.
food_truck_city-windows-pass = Karten kannst du auch in fremden Zügen spielen, in drei Fenstern. Dort werden alle gefragt, die eine Karte haben, egal welche. Beim ersten Mal wählst du auch, was ab dann gilt: jedes Mal fragen, nur fragen, wenn es darauf ankommt, oder passen. Deine Wahl sieht niemand sonst; mit `/orders` änderst du sie.
food_truck_city-event-start-chosen = { $seat } startet mit { $food } auf { $segment }.
food_truck_city-event-turn-started = Zug { $turn }: { $seat }.
food_truck_city-event-festival-ended = Das Festival auf Block { $block } ist vorbei.
food_truck_city-event-reopened = { $segment } ist wieder offen.
food_truck_city-event-bailed-out = { $seat } gibt { $money } $ ab und stellt { $food } kostenlos auf { $segment }.
food_truck_city-event-no-bailout = { $seat } hat keinen Truck auf dem Plan, und es gibt keinen Platz für einen.
food_truck_city-event-rolled = 🎲 { $seat } würfelt: { $customer } haben Hunger; gefragt: { $food }.
food_truck_city-event-bonus-moved = { $seat } zahlt { $price } $ und fährt mit { $food } von { $origin } nach { $segment }.
food_truck_city-event-bonus-skipped = { $seat } macht keine Bonusfahrt.
food_truck_city-event-collected = 💵 { $seat } nimmt { $total } $ ein{ $demand ->
    [0] {""}
   *[other] , davon { $demand } $ für das gefragte Essen
}{ $bonus ->
    [0] {""}
   *[other] {" "}und { $bonus } $ Bonus
}{ $tiles ->
    [0] {""}
   *[other] , { $tiles } $ durch Festivals und Plakate
}{ $award ->
    [0] {""}
   *[other] , { $award } $ für eine Auszeichnung
}.
food_truck_city-brief-start-chosen = { $seat } startet mit { $food }.
food_truck_city-brief-bonus-moved = { $seat } zahlt { $price } $ für eine Bonusfahrt mit { $food }.
food_truck_city-brief-moved = { $passed ->
    [0] { $seat } fährt mit { $food }.
   *[other] { $seat } rast mit { $food } durch die Stadt.
}
food_truck_city-brief-bought = 🚚 { $seat } kauft { $food } für { $price } $: jetzt { $number } Trucks.
food_truck_city-collected-demand = 💵 { $seat } nimmt { $total } $ für das gefragte Essen ein.
food_truck_city-event-nothing-sold = Niemand verkauft etwas.
food_truck_city-event-moved = { $passed ->
    [0] { $seat } fährt mit { $food } von { $origin } nach { $segment }.
   *[other] { $seat } rast mit { $food } von { $origin } über { $path } nach { $segment }.
}
food_truck_city-event-revealed = { $gain ->
    [0] Block { $block } ist aufgedeckt.
   *[other] Block { $block } ist aufgedeckt: { $gain } $ für { $seat }.
}{ $left ->
    [0] {" "}Die ganze Stadt ist aufgedeckt!
   *[other] {""}
}
food_truck_city-event-repaired = { $seat } zahlt { $price } $ und entfernt { $card } von { $food }.
food_truck_city-event-fined = { $seat } zahlt Bußgeld Nr. { $number } für { $food }: { $amount } $.
food_truck_city-event-impounded = { $seat } kann Bußgeld Nr. { $number } nicht zahlen: Der Truck mit { $food } wird beschlagnahmt, bis die Schuld von { $debt } $ bezahlt ist.
food_truck_city-event-permitted = Das Bußgeld für { $food } von { $seat } ist erlassen.
food_truck_city-event-released = { $seat } zahlt { $debt } $: Der Truck mit { $food } ist zurück, auf { $segment }.
food_truck_city-event-bought = 🚚 { $seat } kauft { $food } für { $price } $ und stellt den Truck auf { $segment }: jetzt { $number } Trucks.
food_truck_city-event-card-drawn = { $seat } zieht eine Karte.
food_truck_city-event-drew = Du hast { $card } gezogen.
food_truck_city-event-reshuffled = { $cards ->
    [one] Der Ablagestapel ({ $cards } Karte) wird zum neuen Stapel.
   *[other] Der Ablagestapel ({ $cards } Karten) wird zum neuen Stapel.
}
food_truck_city-event-card-played = 🃏 { $seat } spielt { $card }.
food_truck_city-event-award-won = Der Truck mit { $food } von { $seat } nimmt { $amount } $ mehr ein, wenn danach gefragt wird.
food_truck_city-event-billboard-built = Die Plakatwand für { $food } steht auf Block { $block }.
food_truck_city-event-festival-opened = Auf Block { $block } beginnt ein Festival.
food_truck_city-event-truck-hit = { $card } für { $food } von { $target }.
food_truck_city-event-ticketed = Der Truck mit { $food } von { $target } war zu schnell: Bußgeld!
food_truck_city-event-closed = { $segment } ist gesperrt.
food_truck_city-event-towed = Der Truck mit { $food } von { $target } wird von { $origin } nach { $segment } abgeschleppt.
food_truck_city-event-food-changed = Jetzt wollen alle { $food }.
food_truck_city-event-customer-changed = Jetzt haben { $customer } Hunger.
food_truck_city-event-block-turned = { $quarters ->
    [1] Block { $block } wird um ein Viertel im Uhrzeigersinn gedreht.
    [2] Block { $block } wird halb gedreht.
   *[other] Block { $block } wird um ein Viertel gegen den Uhrzeigersinn gedreht.
}
food_truck_city-event-tipped = { $seat } nimmt { $amount } $.
food_truck_city-event-last-turns = { $why ->
    [explored] 🏁 { $seat } hat den letzten Block aufgedeckt. Noch je ein Zug: { $seats }.
   *[stalled] 🏁 Seit Langem hat niemand mehr etwas erkundet. Noch je ein Zug: { $seats }.
}
food_truck_city-event-left = { $seat } verlässt das Spiel. Die Trucks bleiben stehen, wo sie sind.
food_truck_city-event-game-over = Die Trucks halten an. Der Sieg geht an { $seats }!

## What is not legal

food_truck_city-no-now-start = Wähle deinen ersten Truck; „{ $verb }“ geht jetzt nicht.
food_truck_city-no-now-bailout = Du hast keinen Truck auf dem Plan: Stelle zuerst einen umsonst auf. „{ $verb }“ geht jetzt nicht.
food_truck_city-no-now-pre-roll = Es wurde noch nicht gewürfelt. Spiele eine Karte oder passe; „{ $verb }“ geht jetzt nicht.
food_truck_city-no-now-pre-collect = Gleich kassieren alle. Spiele eine Karte oder passe; „{ $verb }“ geht jetzt nicht.
food_truck_city-no-now-pre-fine = Gleich kommen die Bußgelder. Spiele eine Karte oder passe; „{ $verb }“ geht jetzt nicht.
food_truck_city-no-now-go-on = Jemand ist gegangen. Wähle „{ food_truck_city-verb-go-on }“; „{ $verb }“ geht jetzt nicht.
food_truck_city-no-now-bonus = Entscheide zuerst über die Bonusfahrt; „{ $verb }“ geht jetzt nicht.
food_truck_city-no-now-move = Bewege deine Trucks, dann wähle „{ food_truck_city-verb-end-move }“. „{ $verb }“ geht jetzt nicht.
food_truck_city-no-now-fines = Begleiche zuerst deine Bußgelder; „{ $verb }“ geht jetzt nicht.
food_truck_city-no-now-buy = Löse Trucks aus, kaufe einen oder beende den Zug. „{ $verb }“ geht jetzt nicht.
food_truck_city-no-cards = Du hast keine Aktionskarte. Am Ende jedes deiner Züge ziehst du eine.
food_truck_city-no-card-now = Keine deiner Karten kannst du jetzt spielen: { $cards }.
food_truck_city-no-card-held = Diese Karte hast du nicht: { $card }.
food_truck_city-no-timing-with-move = Spiele { $card } in deinem Zug, während deine Trucks fahren.
food_truck_city-no-timing-pre-collect = Spiele { $card } nach dem Würfeln, bevor alle kassieren.
food_truck_city-no-timing-pre-fine = Spiele { $card } in einem fremden Zug vor den Bußgeldern.
food_truck_city-no-timing-own-fine = Spiele { $card }, wenn du ein Bußgeld begleichst.
food_truck_city-no-effect-billboard = { $card } braucht einen offenen Block ohne Plättchen; es gibt keinen.
food_truck_city-no-effect-festival = { $card } braucht ein freies Festival-Plättchen und einen offenen Block ohne Plättchen.
food_truck_city-no-effect-nitrous = { $card } braucht einen deiner Trucks, der in diesem Zug noch fahren kann.
food_truck_city-no-effect-flat = { $card } braucht einen fremden Truck ohne eine solche Karte; es gibt keinen.
food_truck_city-no-effect-strike = { $card } braucht einen fremden Truck ohne eine solche Karte; es gibt keinen.
food_truck_city-no-effect-ticket = { $card } braucht einen Truck, der in diesem Zug gefahren ist und noch keinen hat.
food_truck_city-no-effect-closure = { $card } braucht ein freies Straßenstück an einem offenen Block; es gibt keines.
food_truck_city-no-effect-tow = { $card } braucht einen fremden Truck mit einem freien, ganz aufgedeckten Straßenstück daneben.
food_truck_city-no-repair-others-turn = Reparieren kannst du nur in deinem eigenen Zug.
food_truck_city-no-repair-nothing = Keiner deiner Trucks hat eine Reifenpanne oder einen Streik.
food_truck_city-no-repair-money = Eine Reparatur kostet { $price } $; du hast { $money } $.
food_truck_city-no-repair-truck = Auf { $food } liegt keine solche Karte.
food_truck_city-no-bonus-money = Eine Bonusfahrt kostet { $bonus_price } $; das kannst du dir nicht leisten.
food_truck_city-no-bonus-flat = Keine Bonusfahrt mit { $card }: { $trucks }. „{ $verb }“ kostet { $price } $, die Bonusfahrt { $bonus } $: zusammen { $total } $, und du hast { $money } $. Reparieren kannst du auch später in diesem Zug, bis du fertig gefahren bist.
food_truck_city-no-bonus-space = Neben keinem deiner Trucks ist ein freies, ganz aufgedecktes Straßenstück.
food_truck_city-no-bonus-truck = Neben { $food } ist kein freies, ganz aufgedecktes Straßenstück. Nimm einen anderen Truck.
food_truck_city-no-all-moved = Alle deine Trucks sind gefahren. Wähle „{ food_truck_city-verb-end-move }“ oder spiele eine Karte.
food_truck_city-no-no-truck = Du hast keinen Truck auf dem Plan.
food_truck_city-no-move-space = Neben keinem deiner übrigen Trucks ist eine Straße frei. Wähle „{ food_truck_city-verb-end-move }“.
food_truck_city-no-second-move = Der Truck mit { $food } ist in diesem Zug schon gefahren; jeder Truck fährt einmal.
food_truck_city-no-flat = Keine Fahrt mit { $card }: { $trucks }. „{ $verb }“ entfernt sie für { $price } $ in deinem Zug, bis du fertig gefahren bist; du hast { $money } $.
food_truck_city-no-way-out = Neben { $food } ist keine Straße frei. Fahre zuerst einen anderen Truck aus dem Weg.
food_truck_city-no-no-way = Neben { $food } ist keine Straße frei. Bewege einen anderen Truck oder wähle „{ food_truck_city-verb-end-move }“.
food_truck_city-no-impounded = Der Truck mit { $food } ist beschlagnahmt. Löse ihn nach dem Fahren für { $debt } $ aus.
food_truck_city-no-in-garage = Der Truck mit { $food } steht noch in deiner Garage. Nach dem Fahren kannst du ihn kaufen.
food_truck_city-no-same-segment = Der Truck steht schon auf { $segment }.
food_truck_city-no-adjacent = { $segment } liegt nicht neben dem Truck. Daneben liegen: { $near }.
food_truck_city-no-taken = Auf { $segment } steht { $food } von { $seat }. Wähle ein freies Straßenstück.
food_truck_city-no-closed = { $segment } ist gesperrt ({ $card }). Wähle ein freies Straßenstück.
food_truck_city-no-unrevealed = Beide Blöcke neben { $segment } sind verdeckt. Wähle ein Straßenstück an einem offenen Block.
food_truck_city-no-half-revealed = Ein Block neben { $segment } ist verdeckt; hier müssen beide offen sein.
food_truck_city-no-closest = { $segment } liegt nicht am nächsten zur Mitte. Am nächsten und frei: { $near }.
food_truck_city-no-path = Kein Weg von bis zu { $longest } Stücken führt nach { $segment }: Unterwegs muss alles aufgedeckt und nicht gesperrt sein.
food_truck_city-no-own-target = Der Truck mit { $food } ist deiner. Wähle einen fremden.
food_truck_city-no-target-off-board = Der Truck mit { $food } von { $seat } steht nicht auf dem Plan.
food_truck_city-no-target-left = { $seat } hat das Spiel verlassen; die Trucks kann man nur noch abschleppen.
food_truck_city-no-second-of-kind = Der Truck mit { $food } von { $seat } hat schon eine solche Karte: { $card }. Wähle einen anderen Truck.
food_truck_city-no-ticket-not-active = Einen Strafzettel können jetzt nur Trucks von { $seat } bekommen.
food_truck_city-no-ticket-twice = Der Truck mit { $food } von { $seat } hat in diesem Zug schon einen Strafzettel.
food_truck_city-no-ticket-unmoved = Der Truck mit { $food } von { $seat } ist in diesem Zug nicht gefahren, war also nicht zu schnell.
food_truck_city-no-tow-space = Neben { $food } von { $seat } ist kein freies, ganz aufgedecktes Straßenstück.
food_truck_city-no-face-down = Block { $block } ist verdeckt. Wähle einen offenen.
food_truck_city-no-second-tile = Auf Block { $block } liegt schon ein Plättchen. Wähle einen anderen Block.
food_truck_city-no-quarters = Drehe den Block um 1, 2 oder 3 Viertel.
food_truck_city-no-same-food = Nach { $food } wird schon gefragt. Wähle ein anderes Essen.
food_truck_city-no-same-customer = { $customer } haben schon Hunger. Wähle andere.
food_truck_city-no-fine = Für { $food } ist kein Bußgeld fällig.
food_truck_city-no-permit = Du hast keine Sondergenehmigung.
food_truck_city-no-way-pay = Das Bußgeld beträgt { $amount } $, und du hast nur { $money } $: Der Truck wird beschlagnahmt.
food_truck_city-no-way-impound = Du hast { $money } $, also musst du die { $amount } $ zahlen.
food_truck_city-no-impounded-none = Keiner deiner Trucks ist beschlagnahmt.
food_truck_city-no-release-free = Der Truck mit { $food } ist nicht beschlagnahmt.
food_truck_city-no-release-same-turn = Der Truck mit { $food } wurde in diesem Zug beschlagnahmt. Löse ihn in einem späteren Zug aus.
food_truck_city-no-release-money = Die Schuld beträgt { $debt } $; du hast { $money } $.
food_truck_city-no-space = Es gibt kein freies, ganz aufgedecktes Straßenstück für einen Truck.
food_truck_city-no-second-purchase = Du kannst nur einen Truck pro Zug kaufen.
food_truck_city-no-buy-impounded = Löse erst deine beschlagnahmten Trucks aus, bevor du kaufst: { $trucks }.
food_truck_city-no-buy-all = Alle sechs Trucks sind im Spiel.
food_truck_city-no-buy-none-in-play = Ohne einen Truck im Spiel kannst du keinen kaufen.
food_truck_city-no-buy-money = Dein nächster Truck kostet { $price } $; du hast { $money } $.
food_truck_city-no-buy-owned = Der Truck mit { $food } ist schon im Spiel.
food_truck_city-no-bailout-impounded = Der Truck mit { $food } ist beschlagnahmt. Nimm einen Truck aus deiner Garage.

## Options

food_truck_city-option-city = Stadt
food_truck_city-option-city-5 = 5 mal 5 Blöcke (kurzes Spiel)
food_truck_city-option-city-6 = 6 mal 6 Blöcke (langes Spiel)
food_truck_city-option-windows = Kartenfenster
food_truck_city-option-windows-full = alle drei, für alle
food_truck_city-option-windows-short = vor dem Würfeln nur, wer am Zug ist
food_truck_city-option-stall-limit-rounds = Ende nach Runden ohne Erkunden (0: nie)

## Standing orders

food_truck_city-standing-windows = **Und ab jetzt?** Bis du wählst, wartet jedes Kartenfenster auf deine Antwort. Leg es unten einmal fest; deine Wahl bleibt geheim, und mit `/orders` änderst du sie.
food_truck_city-order-windows = Alle Kartenfenster
food_truck_city-order-windows-ask = Frag mich jedes Mal
food_truck_city-order-windows-ask-about = Du verpasst nichts, aber die anderen warten bis zu dreimal in jedem Zug auf dich.
food_truck_city-order-windows-cards = Frag mich, wenn irgendeine Karte helfen könnte
food_truck_city-order-windows-cards-about = Es zählt, was alle sehen, nicht deine Hand. Fragt oft, vor Bußgeldern ab der ersten Fahrt.
food_truck_city-order-windows-played = Passen, bis im Fenster jemand eine Karte spielt
food_truck_city-order-windows-played-about = Du kannst auf Karten antworten, fängst aber nie selbst an. Ein Strafzettel bleibt meist auf der Hand.
food_truck_city-order-windows-targeted = Passen, außer einer meiner Trucks wird zum Ziel
food_truck_city-order-windows-targeted-about = Schnell für alle. Ein Strafzettel bleibt meist auf der Hand; andere Karten warten auf deinen Zug.
food_truck_city-order-windows-own-turn = In meinem Zug fragen, in fremden Zügen passen
food_truck_city-order-windows-own-turn-about = Einen Strafzettel spielst du dann nie: Er braucht einen fremden Zug.
food_truck_city-order-windows-never = Immer passen
food_truck_city-order-windows-never-about = Karten spielst du nur zwischen den Fenstern deines Zuges, einen Strafzettel nie.
food_truck_city-order-pre-roll = Karten vor dem Würfeln
food_truck_city-order-pre-collect = Karten vor dem Kassieren
food_truck_city-order-pre-fine = Karten vor den Bußgeldern
food_truck_city-order-pre-roll-never = immer passen
food_truck_city-order-pre-roll-own-turn = frag mich nur in meinem eigenen Zug
food_truck_city-order-pre-roll-targeted = passen, außer einer meiner Trucks war in diesem Fenster das Ziel
food_truck_city-order-pre-roll-played = passen, außer in diesem Fenster hat jemand eine Karte gespielt
food_truck_city-order-pre-roll-cards = frag mich nur, wenn eine dieser Karten helfen würde, egal, ob ich sie habe
food_truck_city-order-pre-collect-never = immer passen
food_truck_city-order-pre-collect-own-turn = frag mich nur in meinem eigenen Zug
food_truck_city-order-pre-collect-targeted = passen, außer einer meiner Trucks war in diesem Fenster das Ziel
food_truck_city-order-pre-collect-played = passen, außer in diesem Fenster hat jemand eine Karte gespielt
food_truck_city-order-pre-collect-cards = frag mich nur, wenn eine dieser Karten helfen würde, egal, ob ich sie habe
food_truck_city-order-pre-fine-never = immer passen
food_truck_city-order-pre-fine-own-turn = frag mich nur in meinem eigenen Zug
food_truck_city-order-pre-fine-targeted = passen, außer einer meiner Trucks war in diesem Fenster das Ziel
food_truck_city-order-pre-fine-played = passen, außer in diesem Fenster hat jemand eine Karte gespielt
food_truck_city-order-pre-fine-cards = frag mich nur, wenn eine dieser Karten helfen würde, egal, ob ich sie habe
food_truck_city-order-bonus = Bonusfahrt
food_truck_city-order-bonus-never = nie machen
food_truck_city-order-bonus-gain = die beste machen, wenn sie unterm Strich mindestens so viele Dollar bringt
food_truck_city-order-fine = Bußgelder
food_truck_city-order-fine-first = in der Reihenfolge der Trucks begleichen
food_truck_city-order-fine-pay = in der Reihenfolge der Trucks zahlen und mich fragen, wenn ein Truck beschlagnahmt würde
food_truck_city-order-buy = Einkauf
food_truck_city-order-buy-never = nicht fragen, nichts kaufen oder auslösen
food_truck_city-order-buy-idle = Zug beenden, wenn nichts mehr zu kaufen oder auszulösen ist
food_truck_city-order-move = Trucks bewegen
food_truck_city-order-move-idle = Bewegen beenden, wenn kein Truck mehr fahren oder repariert werden kann
food_truck_city-standing-buying = **Und ab jetzt?** Solange du eine Karte hast, wartet dein Zug auf dich, auch wenn nichts mehr zu tun ist. Leg es unten einmal fest; mit `/orders` änderst du es.
food_truck_city-order-buying = Ende meines Zuges
food_truck_city-order-buying-ask = Jedes Mal fragen
food_truck_city-order-buying-ask-about = Du kannst nach dem Bewegen und Kaufen noch Karten spielen und beendest jeden Zug selbst.
food_truck_city-order-buying-idle = Zug beenden, wenn nichts mehr zu bewegen oder zu kaufen ist
food_truck_city-order-buying-idle-about = Spiele Karten, bevor dein letzter Truck fährt: Danach wirst du nur noch nach dem Kaufen gefragt.
food_truck_city-order-bonus-worth = die beste machen, wenn sie mehr bringt, als sie kostet
food_truck_city-standing-bonuses = **Und ab jetzt?** In jedem Zug wirst du nach einer Bonusfahrt gefragt. Leg es unten einmal fest; mit `/orders` änderst du es.
food_truck_city-order-bonuses = Bonusfahrten
food_truck_city-order-bonuses-ask = Jedes Mal fragen
food_truck_city-order-bonuses-ask-about = Du wählst jede Bonusfahrt und kannst vorher Karten spielen.
food_truck_city-order-bonuses-worth = Die beste machen, wenn sie sich lohnt
food_truck_city-order-bonuses-worth-about = Nur wenn sie in diesem Zug mehr bringt, als sie kostet.
food_truck_city-order-bonuses-never = Nie machen
food_truck_city-order-bonuses-never-about = Du behältst das Geld; alle kassieren sofort.
food_truck_city-standing-fines = **Und ab jetzt?** Bei jedem Bußgeld wirst du gefragt, wie du es begleichst. Leg es unten einmal fest; mit `/orders` änderst du es.
food_truck_city-order-fines = Bußgelder
food_truck_city-order-fines-ask = Jedes Mal fragen
food_truck_city-order-fines-ask-about = Du wählst die Reihenfolge der Trucks und wann du eine Sondergenehmigung spielst.
food_truck_city-order-fines-pay = Zahlen, solange das Geld reicht
food_truck_city-order-fines-pay-about = In der Reihenfolge der Trucks. Du wirst gefragt, wenn ein Truck beschlagnahmt würde.
food_truck_city-order-fines-first = In der Reihenfolge der Trucks begleichen
food_truck_city-order-fines-first-about = Reicht das Geld nicht, werden Trucks beschlagnahmt; eine Sondergenehmigung bleibt auf der Hand.

## Result

food_truck_city-score-sum = { $points ->
    [one] { $points } Truck
   *[other] { $points } Trucks
}
food_truck_city-score-trucks = Trucks im Spiel
food_truck_city-score-money = Geld (bei Gleichstand)
food_truck_city-result-explored = Die ganze Stadt ist erkundet.
food_truck_city-result-stalled = Zu lange hat niemand mehr etwas erkundet.
food_truck_city-result-alone = Alle anderen haben das Spiel verlassen.

## The rules

food_truck_city-rules-goal-title = Ziel des Spiels
food_truck_city-rules-goal = Fahre mit Foodtrucks durch eine unbekannte Stadt, verkaufe an ihre Leute und kaufe weitere Trucks. Ist der letzte Block aufgedeckt, haben alle anderen noch einen Zug. Dann gewinnen die **meisten Trucks auf dem Plan**; bei Gleichstand das meiste Geld, sonst wird der Sieg geteilt. Beschlagnahmte Trucks und solche in der Garage zählen nicht.
food_truck_city-rules-turn-title = Ein Zug
food_truck_city-rules-turn = 1. **Würfle** mit beiden Würfeln: ein gefragtes Essen und hungrige Leute.
    2. **Bonusfahrt**, wenn du magst: Zahle { $bonus_price } $ und fahre mit einem Truck auf ein aufgedecktes Straßenstück daneben.
    3. **Alle kassieren.**
    4. **Bewege** jeden deiner Trucks einmal. Der erste Block, den du im Zug aufdeckst, bringt { $reveal_gain } $.
    5. **Bußgelder** für Trucks, die nicht gefahren sind.
    6. **Auslösen und kaufen.**
    7. **Ziehe** eine Aktionskarte.
    Vor dem Würfeln, vor dem Kassieren und vor den Bußgeldern dürfen alle Aktionskarten spielen.
food_truck_city-rules-collect-title = Kassieren
food_truck_city-rules-collect = In jedem Zug kassieren alle, nicht nur, wer am Zug ist:
    • { $icon_gain } $ für jedes Symbol der hungrigen Leute, das einem deiner Trucks zugewandt ist;
    • { $demand_gain } $, wenn dein Truck mit dem gefragten Essen auf dem Plan steht;
    • als Bonus noch { $bonus_gain } $ für jedes solche Symbol, das diesem Truck zugewandt ist.
    Ein Truck steht auf einem Straßenstück; jeder Block daneben wendet ihm ein Symbol zu, also höchstens zwei. Ein Truck, der etwas kassiert, hat **verkauft**; dann bringt ein Festival oder eine Plakatwand für sein Essen auf einem Block daneben noch mehr: Wie viel, sagt die Karte.
food_truck_city-rules-streets-title = Straßen
food_truck_city-rules-streets = Jedes Straßenstück liegt zwischen zwei Blöcken und fasst einen Truck. Von einem Stück kannst du auf jedes fahren, das an einer Kreuzung damit zusammentrifft, geradeaus oder um die Ecke. **Frei** ist es ohne Truck und Sperre; ganz aufgedeckt, wenn beide Blöcke offen sind. Fahren darfst du auf freie Stücke mit mindestens einem offenen Block; ein verdeckter daneben wird sofort aufgedeckt. Der Stadtrand ist keine Straße.
food_truck_city-rules-bonus-title = Bonusfahrt
food_truck_city-rules-bonus = Nach dem Würfeln darfst du einmal { $bonus_price } $ zahlen und mit einem Truck auf ein freies Straßenstück daneben fahren, dessen Blöcke beide offen sind. Sie ersetzt die Bewegung nicht: Der Truck muss später noch fahren, sonst kostet es Bußgeld.
food_truck_city-rules-fines-title = Bußgeld und Beschlagnahme
food_truck_city-rules-fines = Ein Truck, der nicht gefahren ist, kostet Bußgeld, auch wenn er nicht konnte. Dein erstes im Spiel beträgt { $fine_first } $, das zweite { $fine_second } $ und so weiter. Hast du das Geld, musst du zahlen. Sonst wird der Truck **beschlagnahmt**, und der Betrag bleibt als Schuld. In einem späteren Zug kannst du sie bezahlen und ihn wieder aufstellen. Solange einer deiner Trucks beschlagnahmt ist, kannst du keinen kaufen. Hast du zu Beginn deines Zuges keinen auf dem Plan, gibst du dein ganzes Geld ab und stellst einen anderen umsonst auf.
food_truck_city-rules-buying-title = Kaufen
food_truck_city-rules-buying = Ein Truck pro Zug. Der 2. Truck im Spiel kostet { $truck_price_2 } $, der 3. { $truck_price_3 } $, der 4. { $truck_price_4 } $, der 5. { $truck_price_5 } $, der 6. { $truck_price_6 } $. Ein gekaufter oder ausgelöster Truck kommt auf ein freies, ganz aufgedecktes Straßenstück, so nah wie möglich an der Stadtmitte.
food_truck_city-rules-cards-title = Aktionskarten
food_truck_city-rules-cards = Am Ende jedes Zuges ziehst du eine Karte; es gibt kein Handlimit. Die Hand ist geheim, ihre Größe nicht. Die meisten Karten darfst du in deinem Zug jederzeit spielen, außer bei den Bußgeldern, und in fremden Zügen in drei Fenstern. Manche Karten sagen selbst, wann man sie spielt. Reifenpannen und Streiks bleiben auf einem Truck, bis sein Besitzer im eigenen Zug, spätestens beim Bewegen, zahlt ({ $flat_tire_repair } und { $staff_strike_repair } $). Die Kartentexte sind unsere eigenen.
food_truck_city-rules-windows-title = Kartenfenster
food_truck_city-rules-windows = Vor dem Würfeln, vor dem Kassieren und vor den Bußgeldern kannst du Karten auch außerhalb deines Zuges spielen. Alle, die eine Karte haben, antworten geheim und gleichzeitig. Dann werden die Antworten in Zugreihenfolge gelesen, zuerst, wer am Zug ist: Die erste Karte wird gespielt, und alle werden neu gefragt. Passen alle, schließt das Fenster. Getippt gilt `pass_all`, bis es schließt, `rest` für alle Fenster vor deinem nächsten Zug.

    {""}**Niemand passt für dich, ohne dass du es sagst.** In deinem ersten Fenster wählst du auch, einmal für alle Fenster, wann du gefragt wirst: immer, nur wenn irgendeine Karte helfen könnte, sobald jemand eine Karte spielt, wenn einer deiner Trucks zum Ziel wird, in deinem Zug oder nie. Vorher wartet jedes Fenster auf alle, die eine Karte haben. Mit `/orders` änderst du das jederzeit, auch für einzelne Fenster oder bestimmte Karten (nenne sie als `wünsche`). Nichts davon hängt von deiner Hand ab; die Dauer eines Fensters verrät also nichts. Einen Strafzettel kann man nur in einem fremden Zug spielen: Wer dort immer passt, spielt ihn nie.
food_truck_city-rules-tiles-title = Festivals, Plakate, Sperren
food_truck_city-rules-tiles = Ein **Festival** steht so lange, wie seine Karte sagt, eine **Plakatwand** für den Rest des Spiels; auf jedem Block liegt höchstens ein Plättchen. **Straßensperre** und **Erdloch** enden zu Beginn eines Zuges der Person, die sie gespielt hat; die Karte sagt, welches. Auf ein gesperrtes Stück darf kein Truck fahren, und dort wird auch keiner aufgestellt.
food_truck_city-rules-leaving-title = Das Spiel verlassen
food_truck_city-rules-leaving = Wer geht, lässt die Trucks als Hindernisse stehen; sie können abgeschleppt werden, alles andere zählt nicht mehr. Wer geht, wird Letzter. Wer als Einziger übrig bleibt, gewinnt.
food_truck_city-rules-mistakes-title = Zehn Anfängerfehler
food_truck_city-rules-mistakes =
    - Geld horten: Trucks gewinnen, Geld entscheidet nur bei Gleichstand.
    - Einen Truck nicht bewegen: Jeder, der steht, kostet Bußgeld, und jedes ist höher als das letzte.
    - In eine Sackgasse fahren: Ein eingekeilter Truck kann nicht weg und kostet trotzdem.
    - Zwei Trucks zu denselben Leuten stellen: Verschiedene zahlen bei mehr Würfen.
    - Nur auf die Nachfrage schauen: Hungrige Leute am Truck bringen meist mehr.
    - Für eine Bonusfahrt zahlen, die einen Dollar bringt: Sie muss mehr einbringen, als sie kostet.
    - Nicht erkunden: Der erste Block im Zug bringt { $reveal_gain } $, und wer erkundet, bestimmt, wann Schluss ist.
    - Den letzten Block aufdecken, obwohl du zurückliegst: Danach haben alle anderen nur noch einen Zug.
    - Gleich im ersten Zug alle Fenster abwählen: Karten wie der Strafzettel brauchen sie.
    - Vor den Bußgeldern blank sein: Kannst du nicht zahlen, wird der Truck beschlagnahmt, und dann kannst du nicht kaufen.
food_truck_city-rules-notation-title = Züge tippen
food_truck_city-rules-notation = Blöcke heißen `Zeile-Spalte`, gezählt ab 0 von links oben. `V1-2` ist das Straßenstück rechts von Block 1-2, `H1-2` das darunter. Fremde Trucks heißen `Platz-Essen`, zum Beispiel `2-piz`.
    `move pizza H1-2` · `end_move` · `bonus sushi V2-2` · `skip_bonus` · `buy tacos H2-2` · `release bbq V2-1` · `end_buy` · `settle bbq pay` · `repair bbq flat_tire` · `play festival 2-2` · `play tow_truck 2-piz H1-1` · `play moving_day 2-2 1` · `play nitrous piz H3-2` · `pass` · `pass_all` · `rest`

## Spielarten mit Namen

food_truck_city-preset-fast-game = Schnelles Spiel
food_truck_city-preset-fast-game-text = vor einem Wurf darf nur Karten spielen, wer am Zug ist
food_truck_city-preset-long-game = Langes Spiel
food_truck_city-preset-long-game-text = eine Stadt aus 6 mal 6 Blöcken
