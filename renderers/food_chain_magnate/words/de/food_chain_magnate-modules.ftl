# Food Chain Magnate: die Module der Erweiterung

food_chain_magnate-good-sushi = Sushi
food_chain_magnate-good-noodles = Nudeln
food_chain_magnate-card-sushi-cook = Sushikoch
food_chain_magnate-card-sushi-cook-text = 2 Sushi
food_chain_magnate-card-sushi-chef = Sushimeister
food_chain_magnate-card-sushi-chef-text = 5 Sushi
food_chain_magnate-card-noodle-cook = Nudelkoch
food_chain_magnate-card-noodle-cook-text = 6 Nudeln
food_chain_magnate-card-noodle-chef = Nudelmeister
food_chain_magnate-card-noodle-chef-text = 16 Nudeln
food_chain_magnate-card-mass-marketeer = Massenwerber
food_chain_magnate-card-mass-marketeer-text = Alle Kampagnen aller Ketten laufen jede Runde einmal mehr
food_chain_magnate-card-b-movie-star = B-Filmstar
food_chain_magnate-card-b-movie-star-text = Wählt zuerst die Position, gewinnt jeden Gleichstand; ein Star je Kette
food_chain_magnate-card-c-movie-star = C-Filmstar
food_chain_magnate-card-c-movie-star-text = Wählt und gewinnt gleich nach dem B-Filmstar
food_chain_magnate-card-d-movie-star = D-Filmstar
food_chain_magnate-card-d-movie-star-text = Wählt und gewinnt nach B- und C-Filmstar
food_chain_magnate-card-night-shift-manager = Nachtschichtleiter
food_chain_magnate-card-night-shift-manager-text = Belegt einen CEO-Platz; alle, deren Karte kein Gehalt zeigt, arbeiten doppelt
food_chain_magnate-milestone-someone-sells-your-demand = Jemand verkauft deine Nachfrage
food_chain_magnate-milestone-someone-sells-your-demand-text = Alle Wege zu deinen Restaurants zählen beim Abendessen eins weniger
food_chain_magnate-module-sushi = Sushi
food_chain_magnate-module-sushi-text = Häuser mit Garten mögen Sushi lieber als das Bestellte
food_chain_magnate-module-noodles = Nudeln
food_chain_magnate-module-noodles-text = wer niemanden mit dem Richtigen findet, nimmt Nudeln
food_chain_magnate-module-ketchup = Ketchup
food_chain_magnate-module-ketchup-text = du rückst näher, wenn andere verkaufen, wofür du geworben hast
food_chain_magnate-module-night-shift-managers = Nachtschicht
food_chain_magnate-module-night-shift-managers-text = alle ohne Gehalt arbeiten doppelt
food_chain_magnate-module-mass-marketeers = Massenwerber
food_chain_magnate-module-mass-marketeers-text = alle Kampagnen laufen mehrmals je Runde
food_chain_magnate-module-movie-stars = Filmstars
food_chain_magnate-module-movie-stars-text = Stars wählen ihre Position zuerst und gewinnen Gleichstände
food_chain_magnate-module-new-districts = Neue Viertel
food_chain_magnate-module-new-districts-text = fünf Stadtteile mehr: ein Kreisverkehr, neue Häuser, zwei Wohnblöcke
food_chain_magnate-module-reserve-prices = Reservepreise
food_chain_magnate-module-reserve-prices-text = die Reservekarten stimmen über den Preis einer Ware ab
food_chain_magnate-module-six-players = Sechs Spieler
food_chain_magnate-module-six-players-text = sechs Ketten auf einer größeren Karte
food_chain_magnate-reserve-5 = Grundpreis 5 $, 200 $ für die Bank
food_chain_magnate-reserve-10 = Grundpreis 10 $, 200 $ für die Bank
food_chain_magnate-reserve-20 = Grundpreis 20 $, 200 $ für die Bank
food_chain_magnate-event-price-voted = 🏷️ Die Reservekarten haben abgestimmt: Ab dem nächsten Abendessen kostet eine Ware vor allen Managern { $price } $.
food_chain_magnate-option-needs-reserve = Dieses Modul ersetzt die Reservekarten, und ein Einführungs- oder zweites Spiel hat keine. Wählt das volle Spiel, oder lasst das Modul weg.
food_chain_magnate-option-six-seats = Sechs Spieler ist für sechs Ketten, und ihr seid { $seats }. Lasst es weg, oder findet sechs.
food_chain_magnate-card-gourmet-food-critic = Restaurantkritiker
food_chain_magnate-card-gourmet-food-critic-text = Schreibt einen Führer für bis zu 3 Runden: er erreicht jedes Haus mit Garten
food_chain_magnate-type-gourmet-guide = Restaurantführer
food_chain_magnate-place-beside = einem Platz neben dem Brett
food_chain_magnate-module-gourmet-food-critics = Restaurantkritiker
food_chain_magnate-module-gourmet-food-critics-text = Führer erreichen jedes Haus mit Garten
food_chain_magnate-tie-stars = der größere Filmstar entscheidet

## Was Module eine Kette sofort tun lassen

food_chain_magnate-verb-decline = Nein, danke
food_chain_magnate-verb-decline-about = Verzichte; es wird nicht noch einmal angeboten
food_chain_magnate-no-first = Sag vor „{ $verb }“, ob du nimmst, was jetzt angeboten wird: „{ $now }“.
food_chain_magnate-no-must = Das muss sein.
food_chain_magnate-param-old = Das Feld des Teils, das versetzt wird

## Kaffee

food_chain_magnate-module-coffee = Kaffee
food_chain_magnate-module-coffee-text = wer zum Essen geht, trinkt unterwegs an jeder Theke einen Kaffee
food_chain_magnate-good-coffee = Kaffee
food_chain_magnate-card-barista-trainee = Barista-Lehrling
food_chain_magnate-card-barista-trainee-text = 1 Kaffee
food_chain_magnate-card-barista = Barista
food_chain_magnate-card-barista-text = 2 Kaffee; nach der Ausbildung ein Café
food_chain_magnate-card-lead-barista = Chef-Barista
food_chain_magnate-card-lead-barista-text = 5 Kaffee; nach der Ausbildung ein Café
food_chain_magnate-milestone-first-coffee-sold = Erster Kaffee verkauft
food_chain_magnate-milestone-first-coffee-sold-text = ein Café irgendwo, beim Aufräumen dieser Runde
food_chain_magnate-verb-shop = Café eröffnen
food_chain_magnate-verb-shop-about = Auf einem leeren Feld an einer Straße, in einem Stadtteil ohne Café
food_chain_magnate-verb-move-shop = Café versetzen
food_chain_magnate-verb-move-shop-about = Alle deine stehen auf dem Plan: nimm eines und setze es neu
food_chain_magnate-ask-coffee-shop = Du kannst jetzt ein Café eröffnen oder versetzen. Wo steht es?
food_chain_magnate-event-coffee-shop-placed = ☕ { $seat } eröffnet ein Café auf { $square }.
food_chain_magnate-event-coffee-shop-moved = ☕ { $seat } versetzt ein Café von { $moved } nach { $square }.
food_chain_magnate-event-coffee-sold = ☕ Auf dem Weg von Haus { $house } verkauft { $seat } { $count ->
    [one] { $count } Becher
   *[other] { $count } Becher
} Kaffee für { $amount } $.
food_chain_magnate-no-own-shop = Auf { $square } steht keines deiner Cafés.
food_chain_magnate-no-shop-site = Auf { $square } passt kein Café: es braucht ein leeres Feld an einer Straße in einem Stadtteil ohne Café.
food_chain_magnate-no-shop-range = { $square } liegt weiter als { $range } von deinen Restaurants und Cafés.
food_chain_magnate-rules-coffee-title = Kaffee
food_chain_magnate-rules-coffee = Baristas machen Kaffee; er hält sich nie, und niemand verlangt ihn. Nach jedem Verkauf gehen die Leute vom Haus zum Restaurant, das gewonnen hat. Unterwegs kaufen sie an jedem offenen Restaurant und Café, an dem sie vorbeikommen, einen Kaffee, wenn dessen Kette welchen hat, nur nicht dort, wo sie essen. Preis: der Stückpreis jener Kette, mehr bei Garten oder Park. Von allen kürzesten Wegen nehmen sie den mit dem meisten Kaffee; was gleich gute Wege nicht gemeinsam haben, entfällt. Wer **Barista** oder **Chef-Barista** wird, bringt ein Café mit: ein leeres Feld an einer Straße, höchstens 2 von deinen Restaurants und Cafés, eines je Stadtteil; jede Kette hat drei, danach versetzt sie eines. Reichweiten zählen auch von Cafés aus. Wer zuerst Kaffee verkauft, eröffnet beim Aufräumen irgendwo ein Café. `/board ways` zeigt, wer wo ginge.
