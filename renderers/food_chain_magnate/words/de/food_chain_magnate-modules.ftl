# Food Chain Magnate: die Module der Erweiterung

food_chain_magnate-good-sushi = Sushi
food_chain_magnate-good-noodles = Nudeln
food_chain_magnate-card-sushi-cook = Sushikoch
food_chain_magnate-card-sushi-cook-text = { $sushi_cook_amount } Sushi
food_chain_magnate-card-sushi-chef = Sushimeister
food_chain_magnate-card-sushi-chef-text = { $sushi_chef_amount } Sushi
food_chain_magnate-card-noodle-cook = Nudelkoch
food_chain_magnate-card-noodle-cook-text = { $noodle_cook_amount } Nudeln
food_chain_magnate-card-noodle-chef = Nudelmeister
food_chain_magnate-card-noodle-chef-text = { $noodle_chef_amount } Nudeln
food_chain_magnate-card-mass-marketeer = Massenwerber
food_chain_magnate-card-mass-marketeer-text = Alle Kampagnen laufen jede Runde einmal mehr
food_chain_magnate-card-b-movie-star = B-Filmstar
food_chain_magnate-card-b-movie-star-text = Wählt zuerst den Platz, gewinnt jeden Gleichstand; ein Star je Kette
food_chain_magnate-card-c-movie-star = C-Filmstar
food_chain_magnate-card-c-movie-star-text = Wählt und gewinnt gleich nach dem B-Filmstar
food_chain_magnate-card-d-movie-star = D-Filmstar
food_chain_magnate-card-d-movie-star-text = Wählt und gewinnt nach B- und C-Filmstar
food_chain_magnate-card-night-shift-manager = Nachtschichtleiter
food_chain_magnate-card-night-shift-manager-text = Belegt eine CEO-Stelle; alle, deren Karte kein Gehalt zeigt, arbeiten doppelt
food_chain_magnate-milestone-someone-sells-your-demand = Jemand verkauft deine Nachfrage
food_chain_magnate-milestone-someone-sells-your-demand-text = Alle Wege zu deinen Restaurants zählen beim Abendessen { $someone_sells_your_demand_distance } weniger
food_chain_magnate-module-sushi = Sushi
food_chain_magnate-module-sushi-text = Häuser mit Garten mögen Sushi lieber als das Bestellte
food_chain_magnate-module-noodles = Nudeln
food_chain_magnate-module-noodles-text = Häuser, die niemand bedienen kann, nehmen Nudeln
food_chain_magnate-module-ketchup = Ketchup
food_chain_magnate-module-ketchup-text = deine Entfernung sinkt, wenn andere verkaufen, wofür du geworben hast
food_chain_magnate-module-night-shift-managers = Nachtschicht
food_chain_magnate-module-night-shift-managers-text = alle ohne Gehalt arbeiten doppelt
food_chain_magnate-module-mass-marketeers = Massenwerber
food_chain_magnate-module-mass-marketeers-text = alle Kampagnen laufen mehrmals je Runde
food_chain_magnate-module-movie-stars = Filmstars
food_chain_magnate-module-movie-stars-text = Stars wählen ihren Platz zuerst und gewinnen Gleichstände
food_chain_magnate-module-new-districts = Neue Viertel
food_chain_magnate-module-new-districts-text = fünf Stadtteile mehr: ein Kreisverkehr, neue Häuser, zwei Wohnblöcke
food_chain_magnate-module-reserve-prices = Reservepreise
food_chain_magnate-module-reserve-prices-text = die Reservekarten stimmen über den Preis einer Ware ab
food_chain_magnate-module-six-players = Sechs Spieler
food_chain_magnate-module-six-players-text = sechs Ketten auf einem größeren Plan (mit den Neuen Vierteln)
food_chain_magnate-reserve-5 = Grundpreis 5 $, { $reserve_5_dollars } $ für die Bank
food_chain_magnate-reserve-10 = Grundpreis 10 $, { $reserve_10_dollars } $ für die Bank
food_chain_magnate-reserve-20 = Grundpreis 20 $, { $reserve_20_dollars } $ für die Bank
food_chain_magnate-event-price-voted = 🏷️ Die Reservekarten haben abgestimmt: Ab dem nächsten Abendessen ist der Grundpreis { $price } $.
food_chain_magnate-option-needs-reserve = Dieses Modul ersetzt die Reservekarten, und im Einführungsspiel und im zweiten Spiel gibt es keine. Wählt das volle Spiel oder lasst das Modul weg.
food_chain_magnate-option-six-seats = „Sechs Spieler“ braucht sechs Ketten; ihr seid { $seats }. Lasst das Modul weg oder spielt zu sechst.
food_chain_magnate-card-gourmet-food-critic = Restaurantkritiker
food_chain_magnate-card-gourmet-food-critic-text = Schreibt einen Restaurantführer für bis zu { $gourmet_food_critic_duration ->
    [one] { $gourmet_food_critic_duration } Runde
   *[other] { $gourmet_food_critic_duration } Runden
}: Er erreicht jedes Haus mit Garten
food_chain_magnate-type-gourmet-guide = Restaurantführer
food_chain_magnate-place-beside = Platz neben dem Plan
food_chain_magnate-module-gourmet-food-critics = Restaurantkritiker
food_chain_magnate-module-gourmet-food-critics-text = Restaurantführer erreichen jedes Haus mit Garten
food_chain_magnate-tie-stars = der größere Filmstar entscheidet

## Was Module eine Kette sofort tun lassen

food_chain_magnate-verb-decline = Nein, danke
food_chain_magnate-verb-decline-about = Verzichte; es wird nicht noch einmal angeboten
food_chain_magnate-no-first = Entscheide vor „{ $verb }“ über dieses Angebot: „{ $now }“.
food_chain_magnate-no-must = Das kannst du nicht auslassen.
food_chain_magnate-param-old = Das Feld des Teils, das versetzt wird

## Kaffee

food_chain_magnate-module-coffee = Kaffee
food_chain_magnate-module-coffee-text = auf dem Weg zum Essen trinken die Gäste an jeder Theke einen Kaffee
food_chain_magnate-good-coffee = Kaffee
food_chain_magnate-card-barista-trainee = Barista-Lehrling
food_chain_magnate-card-barista-trainee-text = { $barista_trainee_amount } Kaffee
food_chain_magnate-card-barista = Barista
food_chain_magnate-card-barista-text = { $barista_amount } Kaffee; nach der Ausbildung ein Café
food_chain_magnate-card-lead-barista = Chef-Barista
food_chain_magnate-card-lead-barista-text = { $lead_barista_amount } Kaffee; nach der Ausbildung ein Café
food_chain_magnate-milestone-first-coffee-sold = Erster Kaffee verkauft
food_chain_magnate-milestone-first-coffee-sold-text = ein Café irgendwo, beim Aufräumen dieser Runde
food_chain_magnate-verb-shop = Café eröffnen
food_chain_magnate-verb-shop-about = Auf einem leeren Feld an einer Straße, in einem Stadtteil ohne Café
food_chain_magnate-verb-move-shop = Café versetzen
food_chain_magnate-verb-move-shop-about = Alle deine Cafés stehen auf dem Plan: Versetze eines
food_chain_magnate-ask-coffee-shop = Jetzt ein Café eröffnen oder versetzen? Wo?
food_chain_magnate-event-coffee-shop-placed = ☕ { $seat } eröffnet ein Café auf { $square }.
food_chain_magnate-event-coffee-shop-moved = ☕ { $seat } versetzt ein Café von { $moved } nach { $square }.
food_chain_magnate-event-coffee-sold = ☕ Auf dem Weg von Haus { $house } verkauft { $seat } { $count ->
    [one] { $count } Becher
   *[other] { $count } Becher
} Kaffee für { $amount } $.
food_chain_magnate-no-own-shop = Auf { $square } hast du kein Café.
food_chain_magnate-no-shop-site = Auf { $square } passt kein Café: Es braucht ein leeres Feld an einer Straße in einem Stadtteil ohne Café.
food_chain_magnate-no-shop-range = { $square } ist weiter als { $range } von deinen Restaurants und Cafés entfernt.
food_chain_magnate-rules-coffee-title = Kaffee
food_chain_magnate-rules-coffee = Baristas machen Kaffee; er wird nie aufbewahrt, und niemand verlangt ihn. Nach jedem Verkauf gehen die Leute vom Haus zu dem Restaurant, das den Zuschlag bekam. Unterwegs kaufen sie an jedem offenen Restaurant und Café, an dem sie vorbeikommen, einen Kaffee, wenn dessen Kette welchen hat, nur nicht dort, wo sie essen. Preis: der Stückpreis jener Kette, mehr bei Garten oder Park. Von allen kürzesten Wegen nehmen sie den mit dem meisten Kaffee; Stopps, die gleich gute Wege nicht gemeinsam haben, entfallen. Wer **Barista** oder **Chef-Barista** wird, bringt ein Café mit: ein leeres Feld an einer Straße, höchstens { $coffee_range } von deinen Restaurants und Cafés, eines je Stadtteil; jede Kette hat drei, danach versetzt sie eines. Reichweiten zählen auch von Cafés aus. Wer zuerst Kaffee verkauft, eröffnet beim Aufräumen irgendwo ein Café. `/board ways` zeigt, wer wo vorbeikäme.

## Neue Meilensteine

food_chain_magnate-module-new-milestones = Neue Meilensteine
food_chain_magnate-module-new-milestones-text = siebzehn andere Meilensteine, meist fürs Einsetzen von Personal (nicht mit Harten Entscheidungen)
food_chain_magnate-milestone-first-marketeer-used = Erster Werber im Einsatz
food_chain_magnate-milestone-first-marketeer-used-text = { $first_marketeer_used_cash_per_token } $ je Marke, die Kampagnen deiner Werber auslegen; Wege beim Essen zählen { $first_marketeer_used_distance } weniger
food_chain_magnate-milestone-first-marketing-trainee-used = Erster Werbe-Trainee im Einsatz
food_chain_magnate-milestone-first-marketing-trainee-used-text = sofort ein Küchen-Trainee und ein Laufbursche
food_chain_magnate-milestone-first-campaign-manager-used = Erster Kampagnenmanager im Einsatz
food_chain_magnate-milestone-first-campaign-manager-used-text = sofort ein zweites Plättchen derselben Art, Ware und Dauer
food_chain_magnate-milestone-first-brand-manager-used = Erster Markenmanager im Einsatz
food_chain_magnate-milestone-first-brand-manager-used-text = war das ein Flugzeug, darf es eine zweite Ware tragen
food_chain_magnate-milestone-first-brand-director-used = Erster Markendirektor im Einsatz
food_chain_magnate-milestone-first-brand-director-used-text = deine Radios laufen für immer
food_chain_magnate-milestone-first-burger-sold = Erster Burger verkauft
food_chain_magnate-milestone-first-burger-sold-text = dein CEO hat ab nächster Runde { $first_burger_sold_ceo_slots ->
    [one] { $first_burger_sold_ceo_slots } Stelle
   *[other] { $first_burger_sold_ceo_slots } Stellen
}
food_chain_magnate-milestone-first-pizza-sold = Erste Pizza verkauft
food_chain_magnate-milestone-first-pizza-sold-text = heute stellen die Verkäufer { $first_pizza_sold_pizza_radios ->
    [one] am ersten Pizza-Haus
   *[other] an den ersten { $first_pizza_sold_pizza_radios } Pizza-Häusern je
} ein Pizza-Radio auf
food_chain_magnate-milestone-first-lemonade-sold = Erste Zitronenlimonade verkauft
food_chain_magnate-milestone-first-lemonade-sold-text = du darfst Karten bei der Arbeit zu Karten derselben Farbe ausbilden
food_chain_magnate-milestone-first-beer-sold = Erstes Bier verkauft
food_chain_magnate-milestone-first-beer-sold-text = du darfst Gehälter mit Speisen und Getränken zahlen, je Gehalt eine Ware
food_chain_magnate-milestone-first-coke-sold = Erste Limo verkauft
food_chain_magnate-milestone-first-coke-sold-text = eine Kühltruhe für { $first_coke_sold_freezer ->
    [one] { $first_coke_sold_freezer } Ware
   *[other] { $first_coke_sold_freezer } Waren
} ab dieser Runde
food_chain_magnate-milestone-first-recruiting-girl-used = Erste Personalerin im Einsatz
food_chain_magnate-milestone-first-recruiting-girl-used-text = sofort ein Exekutiv-Vizepräsident, der nie Gehalt kostet
food_chain_magnate-milestone-first-trainer-used = Erster Ausbilder im Einsatz
food_chain_magnate-milestone-first-trainer-used-text = sofort noch ein Ausbilder; du musst niemanden entlassen, den du nicht bezahlen kannst
food_chain_magnate-milestone-first-discount-manager-used = Erster Rabattmanager im Einsatz
food_chain_magnate-milestone-first-discount-manager-used-text = senken deine Manager den Preis um { $price_cut } $ oder mehr, verschwinden in dieser Runde { $first_discount_manager_used_burn } $ aus der Bank
food_chain_magnate-milestone-first-house-built = Erstes Haus gebaut
food_chain_magnate-milestone-first-house-built-text = ab nächster Runde dürfen mehrere Ausbilder eine Karte ausbilden
food_chain_magnate-milestone-first-new-restaurant = Erstes neues Restaurant
food_chain_magnate-milestone-first-new-restaurant-text = sofort ein Gratis-Postwurf in seinem Block, für immer
food_chain_magnate-milestone-first-waitress-used = Erste Kellnerin im Einsatz
food_chain_magnate-milestone-first-waitress-used-text = ein Gehalt kostet dich { $first_waitress_used_salary } $
food_chain_magnate-milestone-first-cart-operator-used = Erster Karrenfahrer im Einsatz
food_chain_magnate-milestone-first-cart-operator-used-text = Karren, Laster und Zeppeline holen von jeder Quelle doppelt so viel
food_chain_magnate-verb-hire-by = Anders einstellen
food_chain_magnate-verb-hire-by-about = Jemand anders stellt ein, denn davon hängt ein Meilenstein ab
food_chain_magnate-verb-second-tile = Zweites Plättchen legen
food_chain_magnate-verb-second-tile-about = Gleiche Art, Ware und Dauer; der Kampagnenmanager ist bis zum Ende beider im Einsatz
food_chain_magnate-verb-second-good = Zweite Ware wählen
food_chain_magnate-verb-second-good-about = Das Flugzeug wirbt jede Runde auch für sie, nach der ersten Ware
food_chain_magnate-verb-free-mailbox = Gratis-Postwurf setzen
food_chain_magnate-verb-free-mailbox-about = Im Block deines neuen Restaurants, für immer, ohne Werber
food_chain_magnate-verb-pizza-radio = Pizza-Radio aufstellen
food_chain_magnate-verb-pizza-radio-about = Auf ein leeres Feld im Stadtteil des Hauses, für { $first_pizza_sold_radio_turns ->
    [one] { $first_pizza_sold_radio_turns } Runde
   *[other] { $first_pizza_sold_radio_turns } Runden
}
food_chain_magnate-ask-second-tile = Ein zweites Plättchen wie das erste legen? Wo?
food_chain_magnate-ask-second-good = Soll dein Flugzeug für eine zweite Ware werben, und für welche?
food_chain_magnate-ask-free-mailbox = Einen Gratis-Postwurf in den Block deines neuen Restaurants setzen? Er läuft für immer.
food_chain_magnate-ask-pizza-radio = Du hast Haus { $house } Pizza verkauft: Wo in seinem Stadtteil stellst du ein Pizza-Radio auf?
food_chain_magnate-event-good-added = ✈️ { $seat } nimmt { $good } in Kampagne { $number } auf.
food_chain_magnate-event-money-burnt = 🔥 { $seat } verkauft so billig, dass { $amount } $ aus Bank und Spiel verschwinden.
food_chain_magnate-event-tokens-paid = { $seat } bekommt { $amount } $ für { $count } { $count ->
    [one] Nachfragemarke
   *[other] Nachfragemarken
}.
food_chain_magnate-event-goods-paid = { $seat } zahlt Gehälter mit { $goods }.
food_chain_magnate-no-campaign-kind = Plättchen { $number } passt nicht. Gesucht: { $type }.
food_chain_magnate-no-other-good = { $good } geht nicht als zweite Ware: Wähle eine andere, für die man werben kann.
food_chain_magnate-no-block = Auf { $square } passt kein Postwurf: Er muss ganz im Block des neuen Restaurants liegen, an einer Straße.
food_chain_magnate-no-radio-site = { $square } ist kein leeres Feld im Stadtteil von Haus { $house }.
food_chain_magnate-no-goods-salary = Eine Ware ersetzt ein Gehalt von jemandem, der bleibt; nenne die Waren nach denen, die du entlässt.
food_chain_magnate-no-goods-first = Dein Geld reicht nicht: Nenne alle Waren, die ein Gehalt ersetzen können, in dieser Reihenfolge: { $goods }.
food_chain_magnate-no-colour = Bei der Arbeit kann { $card } nicht { $into } werden: Alle Karten auf dem Ausbildungsweg müssen dieselbe Farbe haben.
food_chain_magnate-rules-new-milestones-title = Neue Meilensteine
food_chain_magnate-rules-new-milestones = Sie ersetzen die des Grundspiels; `/board milestones` zeigt sie. **Im Einsatz** heißt: hat getan, was auf der Karte steht, Werber durch eine Kampagne. Drei verschwinden nach Runde { $new_milestones_out }, wenn niemand sie hat. Zweites Plättchen, zweite Ware, Gratis-Postwurf und Pizza-Radios werden sofort angeboten. Pizza-Radios und Gratis-Postwurf haben keinen Werber: Niemand wird dafür bezahlt. Schuldet die Bank außerhalb des Abendessens Geld, ist sie beim nächsten pleite. **Karten bei der Arbeit** (`train work-kitchen_trainee burger_cook trainer`) bleiben an ihrer Stelle und handeln heute noch, wenn sie es nicht schon getan haben. **Waren** ersetzen je ein Gehalt: `fire trainer token-beer end`. Musst du nicht entlassen, zahlst du alles Geld und alle Waren, die du hast.

## Lobbyisten

food_chain_magnate-module-lobbyists = Lobbyisten
food_chain_magnate-module-lobbyists-text = neue Straßen mit Baustellen, Parks und mehr Stadtteile
food_chain_magnate-card-lobbyist = Lobbyist
food_chain_magnate-card-lobbyist-text = baut eine Straße oder legt einen Park an, Reichweite { $lobbyist_range } (Straße)
food_chain_magnate-milestone-first-lobbyist-used = Erster Lobbyist im Einsatz
food_chain_magnate-milestone-first-lobbyist-used-text = sofort ein Stadtteil mehr, neben irgendeinem anderen
food_chain_magnate-job-3-5b = Lobbyisten
food_chain_magnate-verb-road = Straße bauen
food_chain_magnate-verb-road-about = Ein Pfeil zeigt auf eine Straße in Reichweite oder deine Tür; ab nächster Runde offen
food_chain_magnate-verb-park = Park anlegen
food_chain_magnate-verb-park-about = An einer Straße in Reichweite: Häuser daneben zahlen einmal mehr
food_chain_magnate-verb-add-tile = Stadtteil anlegen
food_chain_magnate-verb-add-tile-about = Neben einem beliebigen anderen, beliebig gedreht
food_chain_magnate-param-piece = Das Teil, wie es liegt, etwa corner-1 oder ell-m2
food_chain_magnate-param-tile = Der Stadtteil und seine Vierteldrehungen, etwa F-1
food_chain_magnate-ask-extra-tile = Einen Stadtteil an die Stadt anlegen? Welchen, und wo?
food_chain_magnate-event-road-begun = 🚧 { $seat } beginnt eine Straße auf { $squares }.
food_chain_magnate-event-park-planted = 🌳 { $seat } legt auf { $squares } einen Park an.
food_chain_magnate-event-roads-opened = 🚧 Die Straßen sind fertig.
food_chain_magnate-event-tile-added = 🗺️ { $seat } legt Stadtteil { $tile } bei { $square } an.
food_chain_magnate-no-lobbyist-left = Keiner deiner Lobbyisten bei der Arbeit kann noch bauen.
food_chain_magnate-no-lobby-room = Davon ist nichts mehr übrig, oder es passt nirgends in Reichweite { $lobbyist_range }.
food_chain_magnate-no-piece-left = { $piece } ist nicht mehr im Vorrat oder passt nirgends in Reichweite.
food_chain_magnate-no-road-site = Auf { $square } passt diese Straße nicht: Alle Felder müssen leer sein, und ein Ende muss auf eine Straße in Reichweite { $lobbyist_range } oder einen Eingang deines Restaurants zeigen.
food_chain_magnate-no-park-site = Auf { $square } passt dieser Park nicht: Alle Felder müssen leer sein, und eines muss eine Straße in Reichweite { $lobbyist_range } berühren.
food_chain_magnate-no-tile-left = Stadtteil { $tile } ist nicht verfügbar.
food_chain_magnate-no-tile-place = Bei { $square } kann kein Stadtteil liegen: Daneben muss einer liegen, und an seiner Stelle weder Flugzeug noch Rampe.
food_chain_magnate-option-needs-districts = Zu fünft und mehr reichen die Stadtteile nicht: Lobbyisten brauchen dann die Neuen Viertel.
food_chain_magnate-rules-lobbyists-title = Lobbyisten
food_chain_magnate-rules-lobbyists = Jeder Lobbyist bei der Arbeit legt **eine Straße oder einen Park** auf leere Felder, nach den Häusern und vor den Restaurants: `road corner-1 G7`, `park ell-m2 G7` (das Teil mit seinen Vierteldrehungen, dann das Feld oben links in seinem Rechteck). Ein Ende der **Straße** muss auf eine Straße in Reichweite { $lobbyist_range } oder einen Eingang deines offenen Restaurants zeigen. Bis zum Aufräumen ist sie im Bau: Niemand fährt dort, doch sie trennt Postwurf-Blöcke; und jedes Straßenfeld, auf das sie zeigt, ist **Baustelle** und kostet Kunden eins mehr. Danach ist sie eine Straße wie jede andere, verbunden mit allen, die sie berührt. Ein **Park** berührt eine Straße in Reichweite { $lobbyist_range }; Häuser und Wohnblöcke daneben (oder neben ihrem Garten) zahlen den Stückpreis einmal mehr, auch zusätzlich zum Garten. Der erste Lobbyist legt sofort einen übrigen Stadtteil an.

## Landwerber

food_chain_magnate-module-rural-marketeers = Landwerber
food_chain_magnate-module-rural-marketeers-text = Riesenplakate für eine ländliche Gegend, die unbegrenzt kauft
food_chain_magnate-card-rural-marketeer = Landwerber
food_chain_magnate-card-rural-marketeer-text = ein Riesenplakat für die ländliche Gegend, für immer
food_chain_magnate-type-giant-billboard = Riesenplakat
food_chain_magnate-milestone-first-rural-marketeer-used = Erster Landwerber im Einsatz
food_chain_magnate-milestone-first-rural-marketeer-used-text = sofort eine Autobahnrampe am Rand des Plans
food_chain_magnate-verb-offramp = Autobahnrampe legen
food_chain_magnate-verb-offramp-about = Außerhalb des Plans, vor einer Straße; alle dürfen sie benutzen
food_chain_magnate-ask-offramp = Eine Autobahnrampe legen? Wo?
food_chain_magnate-event-ramp-placed = 🛣️ { $seat } legt eine Autobahnrampe ({ $place }): Sie führt zur ländlichen Gegend R.
food_chain_magnate-no-ramp-site = Dort passt keine Rampe: Sie liegt außerhalb des Plans vor einer Straße, und weder Flugzeug noch andere Rampe darf im Weg sein.
food_chain_magnate-no-for-ever = Diese Kampagne läuft für immer: Ihre Dauer ist 0.
food_chain_magnate-rules-rural-title = Landwerber
food_chain_magnate-rules-rural = Ein Landwerber stellt ein **Riesenplakat** mit einer Ware an eine der vier Seiten der ländlichen Gegend, für immer (`campaign rural_marketeer 21 beside pizza 0`), und bleibt im Einsatz. Jede Runde legt jedes Riesenplakat **{ $rural_tokens }**-mal seine Ware in die Gegend, unbegrenzt. Die Gegend, **R** genannt, isst zuletzt, und zwar alles bei einer Kette. Man erreicht sie nur über **Autobahnrampen**: Teile von drei Feldern außerhalb des Plans, am Rand entlang oder mit einem Ende daran, vor einer Straße; weder ein Flugzeug noch ein neuer Stadtteil darf dort liegen. Der Schritt von der Rampe auf den Plan zählt eins. Der erste Landwerber legt sofort eine Rampe: `offramp F-1-wide`. Die Gegend hat weder Garten noch Park.
