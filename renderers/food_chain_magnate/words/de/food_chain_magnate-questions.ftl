## Was jedes Glied einer Aktion beantwortet (`-more`: ab dem zweiten Mal)

food_chain_magnate-question-place-square = Wo setzt du dein erstes Restaurant (Feld oben links)?
food_chain_magnate-question-place-corner = { $square }: An welcher Ecke ist der Eingang?
food_chain_magnate-question-reserve-reserve = Welche Reservekarte wählst du?
food_chain_magnate-question-work-card = Wer arbeitet in dieser Runde?
food_chain_magnate-question-position-position = Welchen Platz nimmst du?
food_chain_magnate-question-hire-card = Wen stellst du ein?
food_chain_magnate-question-hire-teacher = { $card }: Wer bildet aus?
food_chain_magnate-question-hire-by-recruiter = Wer stellt ein?
food_chain_magnate-question-hire-by-card = Wen stellt { $recruiter } ein?
food_chain_magnate-question-hire-by-teacher = { $card }: Wer bildet aus?
food_chain_magnate-question-train-card = Wen bildest du aus?
food_chain_magnate-question-train-into = Was wird aus { $card }?
food_chain_magnate-question-train-teacher = { $card }: Wer bildet aus?
food_chain_magnate-question-campaign-card = Wer beginnt eine Kampagne?
food_chain_magnate-question-campaign-number = { $card }: Welches Kampagnenplättchen?
food_chain_magnate-question-campaign-place = Wohin kommt { $number }?
food_chain_magnate-question-campaign-good = { $number }: Wofür wirbst du?
food_chain_magnate-question-campaign-duration = { $good }: Wie lange läuft die Kampagne?
food_chain_magnate-question-cook-card = Wer kocht?
food_chain_magnate-question-cook-good = Was kocht { $card }?
food_chain_magnate-question-fetch-card = Wer holt Getränke?
food_chain_magnate-question-fetch-what = Was holt { $card }?
food_chain_magnate-question-house-house = Welches Haus baust du?
food_chain_magnate-question-house-square = { $house }: Wo baust du es (Haus und Garten, Feld oben links)?
food_chain_magnate-question-house-side = { $house }: Auf welcher Seite ist der Garten?
food_chain_magnate-question-garden-house = Welches Haus bekommt einen Garten?
food_chain_magnate-question-garden-side = { $house }: Auf welcher Seite ist der Garten?
food_chain_magnate-question-open-card = Wer eröffnet ein Restaurant?
food_chain_magnate-question-open-square = Wo setzt du das Restaurant (Feld oben links)?
food_chain_magnate-question-open-corner = { $square }: An welcher Ecke ist der Eingang?
food_chain_magnate-question-move-restaurant = Welches Restaurant versetzt du?
food_chain_magnate-question-move-square = Wohin versetzt du es (Feld oben links)?
food_chain_magnate-question-move-corner = { $square }: An welcher Ecke ist der Eingang?
food_chain_magnate-question-fire-card = Wen entlässt du?
food_chain_magnate-question-keep-amount = Wie viel behältst du?
food_chain_magnate-question-keep-amount-more = Und wie viel von der nächsten Ware?

## Was jemand zu entscheiden hat, ohne etwas zu verraten

food_chain_magnate-task-first-restaurant = das erste Restaurant setzen
food_chain_magnate-task-reserve = eine Reservekarte wählen
food_chain_magnate-task-restructure = die Firma planen
food_chain_magnate-task-position = einen Platz in der Reihenfolge wählen
food_chain_magnate-task-work = die Arbeit des Tages erledigen
food_chain_magnate-task-work-end = den Arbeitstag beenden
food_chain_magnate-task-payday = entscheiden, wer gehen muss
food_chain_magnate-task-freezer = wählen, was in der Kühltruhe bleibt

## Module

food_chain_magnate-question-second-tile-number = Welches zweite Plättchen?
food_chain_magnate-question-second-tile-place = Wohin kommt { $number }?
food_chain_magnate-question-second-good-good = Für welche zweite Ware wirbst du?
food_chain_magnate-question-free-mailbox-number = Welcher Gratis-Postwurf?
food_chain_magnate-question-free-mailbox-place = Wohin kommt { $number }?
food_chain_magnate-question-free-mailbox-good = { $number }: Wofür wirbst du?
food_chain_magnate-question-pizza-radio-square = Wohin stellst du das Pizza-Radio?
food_chain_magnate-question-road-piece = Welche Straße baust du?
food_chain_magnate-question-road-square = Wohin kommt die Straße?
food_chain_magnate-question-park-piece = Welchen Park legst du an?
food_chain_magnate-question-park-square = Wohin kommt der Park?
food_chain_magnate-question-add-tile-tile = Welchen Stadtteil legst du an?
food_chain_magnate-question-add-tile-square = Wohin kommt der Stadtteil?
food_chain_magnate-question-shop-square = Wo eröffnest du das Café?
food_chain_magnate-question-move-shop-old = Welches Café versetzt du?
food_chain_magnate-question-move-shop-square = Wohin versetzt du das Café?
food_chain_magnate-question-offramp-place = Wohin kommt die Autobahnrampe?
food_chain_magnate-task-coffee-shop = ein Café eröffnen oder versetzen oder nicht
food_chain_magnate-task-extra-tile = einen Stadtteil anlegen oder nicht
food_chain_magnate-task-free-mailbox = einen Gratis-Postwurf setzen oder nicht
food_chain_magnate-task-offramp = eine Autobahnrampe legen oder nicht
food_chain_magnate-task-pizza-radio = ein Pizza-Radio aufstellen
food_chain_magnate-task-second-good = eine zweite Ware hinzufügen oder nicht
food_chain_magnate-task-second-tile = ein zweites Plättchen legen oder nicht
