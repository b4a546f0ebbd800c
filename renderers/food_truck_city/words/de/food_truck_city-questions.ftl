## Was jedes Glied einer Aktion beantwortet (`-more`: ab dem zweiten Mal)

food_truck_city-question-move-truck = Welcher Truck fährt?
food_truck_city-question-move-segment = Wohin fährt { $truck }?
food_truck_city-question-bonus-truck = Welcher Truck macht die Bonusfahrt?
food_truck_city-question-bonus-segment = Wohin fährt { $truck }?
food_truck_city-question-buy-truck = Welchen Truck kaufst du?
food_truck_city-question-buy-segment = Wohin stellst du { $truck }?
food_truck_city-question-release-truck = Welchen Truck löst du aus?
food_truck_city-question-release-segment = { $truck } für { $debt } $ auslösen: Wohin stellst du den Truck?
food_truck_city-question-bailout-truck = Welchen Truck stellst du kostenlos auf?
food_truck_city-question-bailout-segment = Wohin stellst du { $truck }?
food_truck_city-question-settle-truck = Welches Bußgeld begleichst du zuerst?
food_truck_city-question-settle-way = { $truck }: Wie begleichst du das Bußgeld?
food_truck_city-question-repair-truck = Welchen Truck reparierst du?
food_truck_city-question-repair-card = { $truck }: Was reparierst du?
food_truck_city-question-start-truck = Mit welchem Truck beginnst du?
food_truck_city-question-play-card = Welche Karte spielst du?
food_truck_city-question-play-first = Welches Ziel für „{ $card }“?
food_truck_city-question-play-second = „{ $card }“: und dann?
food_truck_city-question-play-second-more = „{ $card }“: und dann?

## Was jemand zu entscheiden hat, ohne etwas zu verraten

food_truck_city-task-start = den ersten Truck wählen
food_truck_city-task-bailout = einen anderen Truck aufstellen
food_truck_city-task-pre-roll = vor dem Wurf eine Karte spielen oder passen
food_truck_city-task-bonus = eine Bonusfahrt machen oder nicht
food_truck_city-task-pre-collect = vor dem Kassieren eine Karte spielen oder passen
food_truck_city-task-move = Trucks bewegen
food_truck_city-task-pre-fine = vor den Bußgeldern eine Karte spielen oder passen
food_truck_city-task-fine = Bußgelder begleichen
food_truck_city-task-buy = einen Truck kaufen oder nicht
food_truck_city-task-go-on = weitermachen
