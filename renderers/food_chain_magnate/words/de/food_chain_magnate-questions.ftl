## Was jedes Glied einer Aktion beantwortet (`-more`: ab dem zweiten Mal)

food_chain_magnate-question-place-square = Wo steht dein erstes Restaurant (sein Feld oben links)?
food_chain_magnate-question-place-corner = { $square }: An welcher Ecke ist der Eingang?
food_chain_magnate-question-reserve-reserve = Welche Reservekarte legst du?
food_chain_magnate-question-work-card = Wer arbeitet in dieser Runde?
food_chain_magnate-question-position-position = Welchen Platz nimmst du?
food_chain_magnate-question-hire-card = Wen stellst du ein?
food_chain_magnate-question-hire-teacher = { $card }: Wer bildet aus?
food_chain_magnate-question-hire-by-recruiter = Wer stellt ein?
food_chain_magnate-question-hire-by-card = { $recruiter }: Wen einstellen?
food_chain_magnate-question-hire-by-teacher = { $card }: Wer bildet aus?
food_chain_magnate-question-train-card = Wen bildest du aus?
food_chain_magnate-question-train-into = Was wird aus { $card }?
food_chain_magnate-question-train-teacher = { $card }: Wer bildet aus?
food_chain_magnate-question-campaign-card = Wer startet eine Kampagne?
food_chain_magnate-question-campaign-number = { $card }: Welches Kampagnenplättchen?
food_chain_magnate-question-campaign-place = Wohin kommt { $number }?
food_chain_magnate-question-campaign-good = { $number }: Wofür wird geworben?
food_chain_magnate-question-campaign-duration = { $good }: Wie lange läuft die Kampagne?
food_chain_magnate-question-cook-card = Wer kocht?
food_chain_magnate-question-cook-good = Was kocht { $card }?
food_chain_magnate-question-fetch-card = Wer holt Getränke?
food_chain_magnate-question-fetch-what = Was holt { $card }?
food_chain_magnate-question-house-house = Welches Haus baust du?
food_chain_magnate-question-house-square = { $house }: Wo steht es (Haus und Garten, Feld oben links)?
food_chain_magnate-question-house-side = { $house }: Auf welcher Seite ist der Garten?
food_chain_magnate-question-garden-house = Welches Haus bekommt einen Garten?
food_chain_magnate-question-garden-side = { $house }: Auf welcher Seite ist der Garten?
food_chain_magnate-question-open-card = Wer eröffnet ein Restaurant?
food_chain_magnate-question-open-square = Wo steht das Restaurant (sein Feld oben links)?
food_chain_magnate-question-open-corner = { $square }: An welcher Ecke ist der Eingang?
food_chain_magnate-question-move-restaurant = Welches Restaurant zieht um?
food_chain_magnate-question-move-square = Wohin zieht es um (sein Feld oben links)?
food_chain_magnate-question-move-corner = { $square }: An welcher Ecke ist der Eingang?
food_chain_magnate-question-fire-card = Wen entlässt du?
food_chain_magnate-question-keep-amount = Wie viel von der ersten Ware behältst du?
food_chain_magnate-question-keep-amount-more = Und wie viel von der nächsten Ware?

## Was jemand zu entscheiden hat, ohne etwas zu verraten

food_chain_magnate-task-first-restaurant = das erste Restaurant aufstellen
food_chain_magnate-task-reserve = eine Reservekarte legen
food_chain_magnate-task-restructure = das Unternehmen planen
food_chain_magnate-task-position = einen Platz in der Reihenfolge wählen
food_chain_magnate-task-work = das Tagewerk erledigen
food_chain_magnate-task-work-end = den Arbeitstag beenden
food_chain_magnate-task-payday = entscheiden, wen zu entlassen
food_chain_magnate-task-freezer = wählen, was in der Kühltruhe bleibt

## Module

food_chain_magnate-question-second-tile-number = Welches zweite Plättchen?
food_chain_magnate-question-second-tile-place = Wohin kommt { $number }?
food_chain_magnate-question-second-good-good = Wofür wird außerdem geworben?
food_chain_magnate-question-free-mailbox-number = Welcher kostenlose Briefkasten?
food_chain_magnate-question-free-mailbox-place = Wohin kommt { $number }?
food_chain_magnate-question-free-mailbox-good = { $number }: Wofür wird geworben?
food_chain_magnate-question-pizza-radio-square = Wohin stellst du das Pizza-Radio?
food_chain_magnate-question-road-piece = Welche Straße baust du?
food_chain_magnate-question-road-square = Wohin kommt die Straße?
food_chain_magnate-question-park-piece = Welchen Park legst du an?
food_chain_magnate-question-park-square = Wohin kommt der Park?
food_chain_magnate-question-add-tile-tile = Welches Stadtplättchen fügst du an?
food_chain_magnate-question-add-tile-square = Wohin kommt das Plättchen?
food_chain_magnate-question-shop-square = Wo steht der Coffeeshop?
food_chain_magnate-question-move-shop-old = Welcher Coffeeshop zieht um?
food_chain_magnate-question-move-shop-square = Wohin zieht der Coffeeshop um?
food_chain_magnate-question-offramp-place = Wohin kommt die Autobahnabfahrt?
food_chain_magnate-task-coffee-shop = einen Coffeeshop aufstellen oder versetzen oder nicht
food_chain_magnate-task-extra-tile = ein Stadtplättchen anfügen oder nicht
food_chain_magnate-task-free-mailbox = einen kostenlosen Briefkasten aufstellen oder nicht
food_chain_magnate-task-offramp = eine Autobahnabfahrt bauen oder nicht
food_chain_magnate-task-pizza-radio = ein Pizza-Radio aufstellen
food_chain_magnate-task-second-good = eine zweite Ware hinzufügen oder nicht
food_chain_magnate-task-second-tile = ein zweites Plättchen legen oder nicht
