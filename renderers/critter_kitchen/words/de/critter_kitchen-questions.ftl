## Was jedes Glied einer Aktion beantwortet (`-more`: ab dem zweiten Mal)

critter_kitchen-question-plan-mouse = Wohin geht deine Maus?
critter_kitchen-question-plan-lizard = Wohin geht deine Echse?
critter_kitchen-question-plan-boar = Wohin geht dein Eber?
critter_kitchen-question-plan-helper = Wohin geht { $helper }?
critter_kitchen-question-take-item = Was nimmst du?
critter_kitchen-question-serve-part = Welches Gericht kochst du?
critter_kitchen-question-serve-part-more = Was kommt in { $dish }?
critter_kitchen-question-keep-token = Was bleibt im Kühlschrank?
critter_kitchen-question-dine-part = Was kommt ins Menü?
critter_kitchen-question-dine-part-more = Was kommt noch ins Menü?
critter_kitchen-question-place-space = Wohin legst du es?
critter_kitchen-question-send-location = Wohin geht Basil?
critter_kitchen-question-exchange-chef = Welche zwei Köche tauschen?
critter_kitchen-question-exchange-other = Mit wem?
critter_kitchen-question-peek-space = Welches Gerücht siehst du dir an?
critter_kitchen-question-choose-restaurateur = Wen behältst du?
critter_kitchen-question-cart-cart = Welchen Marker nimmst du?

## Was jemand zu entscheiden hat, ohne etwas zu verraten

critter_kitchen-task-restaurateur = einen Gastronomen wählen
critter_kitchen-task-plan = die Runde planen
critter_kitchen-task-take = eine Ware nehmen
critter_kitchen-task-place = das Joker-Gerücht legen
critter_kitchen-task-basil = Basil versetzen oder nicht
critter_kitchen-task-tansy = zwei Köche tauschen oder nicht
critter_kitchen-task-penny = eine Suppe gegen eine Bisque tauschen oder nicht
critter_kitchen-task-juniper = ein Gerücht ansehen oder nicht
critter_kitchen-task-cart = vom Straßenkarren nehmen
critter_kitchen-task-challenge = Gerichte servieren
critter_kitchen-task-refrigerate = wählen, was im Kühlschrank bleibt
critter_kitchen-task-critic = für die Kritik auftischen
