## Was jedes Glied einer Aktion beantwortet (`-more`: ab dem zweiten Mal)

critter_kitchen-question-plan-mouse = Wohin geht deine Maus?
critter_kitchen-question-plan-lizard = Wohin geht deine Echse?
critter_kitchen-question-plan-boar = Wohin geht dein Eber?
critter_kitchen-question-plan-helper = Wohin geht { $helper }?
critter_kitchen-question-take-item = Was nimmst du?
critter_kitchen-question-serve-part = Welches Gericht kochst du?
critter_kitchen-question-serve-part-more = Was kommt in { $dish }?
critter_kitchen-question-keep-token = Was bleibt im Kühlschrank?
critter_kitchen-question-dine-part = Was setzt du auf die Karte?
critter_kitchen-question-dine-part-more = Was steht noch auf der Karte?
critter_kitchen-question-place-space = Auf welches Gerüchtefeld legst du es?
critter_kitchen-question-send-location = Wohin geht Basil?
critter_kitchen-question-exchange-chef = Welche zwei Köche tauschen die Plätze?
critter_kitchen-question-exchange-other = Mit wem?
critter_kitchen-question-peek-space = Welches Gerücht siehst du dir an?
critter_kitchen-question-choose-restaurateur = Wer bleibt?
critter_kitchen-question-cart-cart = Welchen Chip nimmst du?

## Was jemand zu entscheiden hat, ohne etwas zu verraten

critter_kitchen-task-restaurateur = einen Gastronomen wählen
critter_kitchen-task-plan = die Runde planen
critter_kitchen-task-take = eine Ware nehmen
critter_kitchen-task-place = das wilde Gerücht legen
critter_kitchen-task-basil = Basil versetzen oder nicht
critter_kitchen-task-tansy = zwei Leute tauschen oder nicht
critter_kitchen-task-penny = eine Suppe für eine Bisque geben oder nicht
critter_kitchen-task-juniper = ein Gerücht ansehen oder nicht
critter_kitchen-task-cart = vom Straßenkarren nehmen
critter_kitchen-task-challenge = Gerichte servieren
critter_kitchen-task-refrigerate = wählen, was im Kühlschrank bleibt
critter_kitchen-task-critic = für die Kritik auftischen
