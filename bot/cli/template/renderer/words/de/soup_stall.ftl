# Soup Stall. Die Kennungen folgen aus den Regeln: Verben, Parameter, Optionen, Arten von Fragen, Namen der Ereignisse.

soup_stall-name = Soup Stall
soup_stall-tagline = Ein Topf für alle, ein geheimes Rezept für jeden: Serviere, bevor er überkocht.

## Verben

soup_stall-verb-keep = Rezept behalten
soup_stall-verb-keep-about = Behalte eines der Rezepte, die du bekommen hast
soup_stall-verb-stir = Rühren
soup_stall-verb-stir-about = Eine Karte vom Stapel kommt in den Topf
soup_stall-verb-serve = Servieren
soup_stall-verb-serve-about = Nimm alle Karten einer Zutat aus dem Topf in deine Schüssel

soup_stall-param-recipe = Eines der Rezepte, die du bekommen hast
soup_stall-param-food = Eine Zutat aus dem Topf

soup_stall-option-rounds = Runden

soup_stall-page-board = Brett

## Namen

soup_stall-food-carrot = Möhre
soup_stall-food-leek = Lauch
soup_stall-food-bean = Bohne
soup_stall-food-mushroom = Pilz
soup_stall-food-pepper = Scharfe Paprika

soup_stall-recipe-carrot = Möhrencreme
soup_stall-recipe-leek = Lauchbrühe
soup_stall-recipe-bean = Bohneneintopf
soup_stall-recipe-mushroom = Pilzsuppe

## Fragen

soup_stall-ask-keep = Welches Rezept behältst du? Vor dem Ende sieht es niemand.
soup_stall-ask-cook = { $peppers ->
    [0] Rühren oder servieren? Im Topf ist keine Paprika.
   *[other] Rühren oder servieren? Im Topf ist eine Paprika: Mit der nächsten kocht er über.
}

soup_stall-task-keep = ein Rezept behalten
soup_stall-task-cook = rühren oder servieren

soup_stall-question-keep-recipe = Welches Rezept behältst du?
soup_stall-question-serve-food = Was servierst du?

## Was geschehen ist

soup_stall-event-dealt = { $seat } hat die Wahl: { $recipes }.
soup_stall-event-kept = { $seat } behält { $recipe }.
soup_stall-event-stirred = { $seat } rührt: { $food }.
soup_stall-event-boiled-over = Der Topf kocht über! { $cards ->
    [one] { $cards } Karte ist verloren.
   *[other] { $cards } Karten sind verloren.
}
soup_stall-event-served = { $seat } serviert { $cards } × { $food }.
soup_stall-event-recipe-shown = { $seat } hatte dieses Rezept: { $recipe }.

## Was nicht erlaubt ist

soup_stall-not-yet = Zuerst behalten alle ein Rezept.
soup_stall-kept-already = Du hast schon ein Rezept behalten.
soup_stall-no-recipe = Dieses Rezept hast du nicht bekommen: { $recipe }.
soup_stall-no-pepper = Paprika wird nicht serviert: Sie bleibt im Topf.
soup_stall-no-food = Davon ist nichts im Topf: { $food }.
soup_stall-no-cards = Der Stapel ist leer: Rühren geht nicht mehr.
soup_stall-nothing-to-serve = Noch lässt sich nichts aus dem Topf servieren. Rühr zuerst.

## Das Ende

soup_stall-over = Die Küche schließt.
soup_stall-score-bowl = Karten in der Schüssel
soup_stall-score-recipe = Für das Rezept: { $recipe }

## Das Brett in Worten

soup_stall-board-stage = Runde { $round } von { $rounds }
soup_stall-board-title = Soup Stall, Runde { $round } von { $rounds }.
soup_stall-board-pot = Im Topf: { $cards }. { $deck ->
    [one] { $deck } Karte liegt im Stapel.
   *[other] { $deck } Karten liegen im Stapel.
}
soup_stall-board-seat = { $seat }: { $cards }; { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
soup_stall-board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
soup_stall-board-recipe = Rezept: { $recipes }.
soup_stall-board-cards = { $count } × { $food }
soup_stall-board-nothing = nichts
soup_stall-board-waiting = Der Tisch wartet auf { $seats }.

## Die Regeln, Thema für Thema (`/rules`): jedes hat einen Namen (`-title`) und einen Text

soup_stall-rules-goal-title = Ziel des Spiels
soup_stall-rules-goal = Alle kochen in einem Topf. Serviere, was darin ist, bevor ihn jemand überkochen lässt, und denk an dein Rezept. Die meisten Punkte gewinnen.
soup_stall-rules-recipes-title = Rezepte
soup_stall-rules-recipes = Du bekommst zwei Rezepte und behältst insgeheim eines. Vor dem Ende sieht es sonst niemand.
soup_stall-rules-turn-title = Ein Zug
soup_stall-rules-turn = **Rühren**: Die oberste Karte des Stapels kommt in den Topf. Du darfst rühren, sooft du willst.
    Oder **servieren**: Alle Karten einer Zutat kommen aus dem Topf in deine Schüssel, und dein Zug endet. Der Rest bleibt für die Nächsten.
soup_stall-rules-pepper-title = Scharfe Paprika
soup_stall-rules-pepper = Paprika wird nie serviert. Mit der zweiten kocht der Topf über: Er wird geleert, dein Zug endet, und du gehst leer aus.
soup_stall-rules-points-title = Punkte
soup_stall-rules-points = Jede Karte in deiner Schüssel zählt 1 Punkt und 2 Punkte mehr, wenn dein Rezept diese Zutat verlangt. Wer gleichauf liegt, teilt sich den Platz.
soup_stall-rules-notation-title = Züge tippen
soup_stall-rules-notation = Zum Beispiel `keep carrot` · `stir` · `serve leek`
