# Critter Kitchen

critter_kitchen-name = Critter Kitchen
critter_kitchen-tagline = Schick deine Köche heimlich los, kauf klüger ein als die anderen und begeistere die Kritik.
critter_kitchen-pitch = Schick heimlich drei Köche einkaufen, dann koch. Die meisten Sterne gewinnen.

## Verbs

critter_kitchen-verb-plan = Runde planen
critter_kitchen-verb-plan-about = Schick heimlich jeden deiner Köche an einen anderen Ort
critter_kitchen-verb-take = Ware nehmen
critter_kitchen-verb-take-about = Nimm eine der Waren am Ort deines Kochs
critter_kitchen-verb-leave = Mit Suppe heimgehen
critter_kitchen-verb-leave-about = Statt der ersten Ware nimmt dein Koch { $consolation_soup ->
    [one] { $consolation_soup } Suppe
   *[other] { $consolation_soup } Suppen
} und geht heim
critter_kitchen-verb-stop = Jetzt heimgehen
critter_kitchen-verb-stop-about = Beende den Einkauf mit dem, was dein Koch hat; ohne Suppe
critter_kitchen-verb-serve = Gerichte kochen
critter_kitchen-verb-serve-about = Aufgabe, ihre Teile, die nächste Aufgabe …, am Ende: end
critter_kitchen-verb-keep = Kühlschrank füllen
critter_kitchen-verb-keep-about = Behalte genau so viele Zutaten und Gewürze, wie der Kühlschrank fasst
critter_kitchen-verb-dine = Kritik bekochen
critter_kitchen-verb-dine-about = Stell das Menü Teil für Teil zusammen, am Ende: end
critter_kitchen-verb-suggested = Vorschlag nehmen
critter_kitchen-verb-suggested-about = Serviere die vorgeschlagenen Gerichte oder behalte das Wertvollste
critter_kitchen-verb-place = Joker-Gerücht anlegen
critter_kitchen-verb-place-about = Leg ein Joker-Gerücht auf eines deiner freien Felder und lies diese Karte
critter_kitchen-verb-send = Basil versetzen
critter_kitchen-verb-send-about = Schick Basil an einen Ort, an dem du keinen Koch hast
critter_kitchen-verb-exchange = Zwei Köche tauschen
critter_kitchen-verb-exchange-about = Tansy: Tausche die Orte zweier deiner Köche
critter_kitchen-verb-trade = Suppe eintauschen
critter_kitchen-verb-trade-about = Penny: Tausche eine Suppe gegen eine Bisque
critter_kitchen-verb-peek = Gerücht ansehen
critter_kitchen-verb-peek-about = Juniper: Sieh dir einmal eine verdeckte Gerüchtekarte an
critter_kitchen-verb-decline = Nicht nutzen
critter_kitchen-verb-decline-about = Lass die Fähigkeit deines Souschefs ungenutzt
critter_kitchen-verb-choose = Gastronomen behalten
critter_kitchen-verb-choose-about = Behalte einen der beiden Gastronomen, die du bekommen hast
critter_kitchen-verb-cart = Vom Karren nehmen
critter_kitchen-verb-cart-about = Nimm einen Marker vom Straßenkarren, den du noch nicht hattest

critter_kitchen-param-mouse = Wohin die Maus geht
critter_kitchen-param-lizard = Wohin die Echse geht
critter_kitchen-param-boar = Wohin der Eber geht
critter_kitchen-param-helper = Wohin dein Souschef geht, falls einer für dich arbeitet
critter_kitchen-param-item = Die Ware
critter_kitchen-param-part = Aufgaben mit ihren Teilen, am Ende: end
critter_kitchen-param-token = Die Marker, die bleiben
critter_kitchen-param-space = Das Gerüchtefeld
critter_kitchen-param-location = Der Ort
critter_kitchen-param-chef = Der erste Koch
critter_kitchen-param-other = Der andere Koch
critter_kitchen-param-restaurateur = Der Gastronom
critter_kitchen-param-cart = Der Marker vom Karren

critter_kitchen-end-nothing = Nichts servieren
critter_kitchen-end-end = Fertig
critter_kitchen-together-plan = Ein Ort für jeden deiner Köche
critter_kitchen-location-two = { $location }, trägt { $otis_osprey_mouse }
critter_kitchen-location-coffee = { $location }, mit Kaffee (kommt zuerst dran)
critter_kitchen-part-spiced = { $item } mit { $spice }
critter_kitchen-part-doubled = { $item } verdoppelt mit { $spice }
critter_kitchen-part-as = Tofu als { $type }
critter_kitchen-part-beside = { $item } neben dem Gang { $type }
critter_kitchen-part-about = Qualität { $quality }

## Prompts

critter_kitchen-ask-restaurateur = Zwei Gastronomen wollen für dich arbeiten. Wen behältst du?
critter_kitchen-ask-plan = Runde { $round }: Schick { $chefs } los, jeden an einen anderen Ort.
critter_kitchen-ask-take = { $chef } ({ $location }) kann noch { $left } tragen. Was nimmst du?
critter_kitchen-take-now = { $chef }, jetzt
critter_kitchen-take-later = { $chef }, sobald dran, falls noch da
critter_kitchen-take-ahead = Plane gleich für deine anderen Köche: Jeder nimmt die erste Ware deiner Liste, die noch da ist, oder fragt dich.
critter_kitchen-ask-place = Wohin legst du das Joker-Gerücht?
critter_kitchen-ask-basil = Basil woandershin schicken?
critter_kitchen-ask-tansy = Zwei deiner Köche tauschen?
critter_kitchen-ask-penny = Eine Suppe gegen eine Bisque eintauschen?
critter_kitchen-ask-juniper = Eine Gerüchtekarte ansehen?
critter_kitchen-ask-cart = Welchen Marker nimmst du vom Straßenkarren?
critter_kitchen-ask-challenge = Der Tag ist vorbei. Was servierst du für { $challenges }?
critter_kitchen-ask-refrigerate = Dein Kühlschrank fasst { $limit ->
    [one] { $limit } Zutat oder Gewürz
   *[other] { $limit } Zutaten und Gewürze
}. Welche behältst du?
critter_kitchen-ask-critic = { $critic } nimmt Platz. Was steht auf dem Menü?

## Events

critter_kitchen-event-opened = Kritik: { $critic }. Vorrang: { $seats }.
critter_kitchen-event-kept = { $seat } arbeitet mit { $restaurateur }{ $stars ->
    [0] .
    [one] {" "}und bekommt { $stars } Stern.
   *[other] {" "}und bekommt { $stars } Sterne.
}
critter_kitchen-event-round-began = 🌅 Runde { $round }, Tag { $day }.
critter_kitchen-event-challenge-revealed = Neue Aufgabe: { $challenge } verlangt { $needs }.{ $hidden ->
    [none] {""}
   *[other] {" "}Der Haltemarker verdeckt { $hidden }.
}
critter_kitchen-event-laid-out = { $location }: { $items }.
critter_kitchen-event-purged = { $item } kennen schon alle: Der Marker verlässt das Spiel, ein neuer wird gezogen.
critter_kitchen-event-sent = { $seat } schickt { $locations }.
critter_kitchen-event-boosted = { $boost ->
    [coffee] { $chef } von { $seat } hat einen Kaffee und kommt zuerst dran.
   *[two] { $chef } von { $seat } trägt in dieser Runde { $otis_osprey_mouse }.
}
critter_kitchen-event-moved = { $chef } von { $seat } wechselt den Ort: { $location }.
critter_kitchen-event-took = { $chef } von { $seat } nimmt { $item } ({ $location }).
critter_kitchen-event-went-home = { $why ->
    [early] { $chef } von { $seat } geht vorzeitig ({ $location })
    [stopped] { $chef } von { $seat } hört auf ({ $location })
   *[nothing] { $chef } von { $seat } findet nichts mehr ({ $location })
}{ $soup ->
    [0] .
   *[other] {" "}und bringt eine Suppe heim.
}
critter_kitchen-event-hat-moved = { $where ->
    [front] Der Hut von { $seat } rückt nach vorn.
    [one_back] Der Hut von { $seat } rückt einen Platz zurück.
   *[back] Der Hut von { $seat } rückt ans Ende.
}
critter_kitchen-event-rumor-placed = { $seat } legt ein Gerücht an ({ $icon }) und liest diese Karte.
critter_kitchen-event-rumor-seen = 🤫 Gerücht ({ $icon }): { $rumor }.
critter_kitchen-event-peeked = { $seat } sieht sich eine Gerüchtekarte an ({ $icon }).
critter_kitchen-event-rumor-opened = Aufgedecktes Gerücht ({ $icon }): { $rumor }.
critter_kitchen-event-own-rumor-shown = Das eigene Gerücht von { $seat } war { $rumor }.
critter_kitchen-event-gained = { $cause }: { $seat } bekommt { $what ->
    [star] { $amount ->
        [one] { $amount } Stern
       *[other] { $amount } Sterne
    }
    [bisque] { $amount ->
        [one] { $amount } Bisque
       *[other] { $amount } Bisques
    }
   *[soup] { $amount ->
        [one] { $amount } Suppe
       *[other] { $amount } Suppen
    }
}.
critter_kitchen-event-drew = { $item ->
    [none] { $cause }: { $seat } findet nichts Passendes im Beutel.
   *[other] { $cause }: { $seat } zieht { $item } aus dem Beutel.
}
critter_kitchen-event-added = { $cause } legt { $item } dazu ({ $location }).
critter_kitchen-event-declined = { $seat } verzichtet auf { $cause }.
critter_kitchen-event-left-over = Reste ({ $location }{ $items ->
    [none] )
   *[other] {" "}→ { $to }): { $items }
}{ $gone ->
    [none] .
   *[other] ; aus dem Spiel: { $gone }.
}
critter_kitchen-event-served = { $seat } serviert { $challenge }: { $parts }. Qualität { $quality }, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}.
critter_kitchen-event-served-nothing = { $seat } serviert heute nichts.
critter_kitchen-event-returned = { $seat } legt { $tokens ->
    [one] { $tokens } Marker
   *[other] { $tokens } Marker
} in den Beutel zurück.
critter_kitchen-event-cart-taken = { $seat } nimmt vom Straßenkarren: { $item }.
critter_kitchen-event-dined = { $seat } tischt auf: { $parts ->
    [none] gar nichts
   *[other] { $parts }
}. Qualität { $quality }.
critter_kitchen-event-managed = { $order ->
    [go] Die Leitung schickt { $chef } von McDogald’s los: { $location }.
    [crowd] Die Leitung schickt { $chef } von McDogald’s deinen Köchen nach: { $location }.
    [hat] Die Leitung rückt den Hut von McDogald’s nach vorn.
   *[none] Die Leitung hat keine Anweisung.
}
critter_kitchen-rival-rumor = McDogald’s legt ein Gerücht an ({ $icon }), liest die Karte aber nicht.
critter_kitchen-event-rival-star = McDogald’s bekommt einen Stern bei { $challenge } für { $course }.
critter_kitchen-event-rival-served = McDogald’s bekommt { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
} für Tag { $day }.
critter_kitchen-event-scored = { $seat }: { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, { $track } auf der Wertungsleiste.
critter_kitchen-event-game-over = { $seats ->
    [none] Die Küchen schließen. McDogald’s blieb ungeschlagen.
   *[other] Die Küchen schließen. Der Sieg geht an { $seats }!
}

## Hinweise beim Entscheiden

critter_kitchen-sent-to = { $chef } → { $location }
critter_kitchen-note-plan = Dein Plan: { $plan }
critter_kitchen-note-chef = { $chef }: { $text }
critter_kitchen-note-best = Vorschlag:
critter_kitchen-note-nothing = Nichts, was du servieren könntest.
critter_kitchen-note-none = Du servierst nichts.
critter_kitchen-note-dish = { $challenge }: { $parts }. Qualität { $quality }, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}.
critter_kitchen-note-dish-open = { $challenge }: { $parts }. Qualität { $quality }, noch nicht servierfertig.
critter_kitchen-note-fridge = ⚠️ Danach fasst der Kühlschrank { $limit }; du würdest { $tokens } verlieren.
critter_kitchen-note-keep = Bisher behalten: { $tokens }.
critter_kitchen-note-keep-best = Vorschlag: Behalte { $tokens }.
critter_kitchen-note-meal = { $parts }. { $total } auf der Wertungsleiste, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}.

## Refusals

critter_kitchen-no-now = „{ $verb }“ geht gerade nicht.
critter_kitchen-no-leave = Dein Koch hat schon eine Ware und macht weiter, solange er kann.
critter_kitchen-no-leave-stop = Dein Koch hat schon eine Ware, also gibt es keine Suppe. Nimm mehr oder geh jetzt heim.
critter_kitchen-no-stop = Köche kaufen ein, bis die Hände voll sind oder nichts mehr da ist. Mit der Option „{ critter_kitchen-option-may-stop-early }“ wäre das anders.
critter_kitchen-no-stop-empty = Dein Koch hat noch nichts. Nimm eine Ware oder geh mit Suppe heim.
critter_kitchen-no-dish-possible = Aus dem, was du hast, wird kein Gericht. Serviere nichts.
critter_kitchen-no-meal-possible = Du hast keine Zutaten für das Menü. Serviere nichts.
critter_kitchen-no-place-closed = { $location } ist in diesem Spiel nicht geöffnet.
critter_kitchen-no-place-twice = { $location } ist schon das Ziel von { $chef }. Schick jeden Koch an einen anderen Ort.
critter_kitchen-no-place-own = Dort hast du schon einen Koch: { $location }.
critter_kitchen-no-boost-two = Nur die Maus von Otis Osprey trägt { $otis_osprey_mouse }, einmal am Tag und nicht in der Pause.
critter_kitchen-no-boost-coffee = Du brauchst einen unbenutzten Kaffee und einen Koch, der nicht ohnehin zuerst drankommt.
critter_kitchen-no-rumor-known = Das geht nicht: { $item }. Dieses Gerüchtefeld ist bei dir schon belegt.
critter_kitchen-no-item-here = { $item } gibt es dort nicht ({ $location }).
critter_kitchen-no-space-filled = { $space } ist schon belegt. Wähle ein freies Feld.
critter_kitchen-no-rumor-open = Dieses Gerücht liegt schon offen: { $space }. Wähle ein verdecktes.
critter_kitchen-no-chef-same = Wähle zwei verschiedene Köche.
critter_kitchen-no-chef-out = { $chef } ist in dieser Runde nicht für dich unterwegs.
critter_kitchen-no-chef-resting = { $chef } macht Pause und hat keinen Ort zum Tauschen.
critter_kitchen-no-dish-unfinished = { $challenge } ist nicht fertig: { $least ->
    [0] Es braucht eine Zutat und für jede fehlende Sorte eine Suppe oder Bisque.
   *[other] Es braucht eine Zutat, für jede fehlende Sorte eine Suppe oder Bisque und mindestens Qualität { $least }.
}
critter_kitchen-no-dish-first = Wähle erst eine Aufgabe, dann ihre Teile.
critter_kitchen-no-dish-type = { $type } gehört nicht in dieses Gericht, nur { $types }.
critter_kitchen-no-dish-gap = Mit { $part } könntest du dieses Gericht nicht servieren: Jede Sorte ohne Zutat braucht eine Suppe oder Bisque, und du hast nicht genug.
critter_kitchen-no-dish-quality = Mit { $part } könntest du dieses Gericht nicht servieren: Nichts, was du noch hast, brächte es auf Qualität { $least }.
critter_kitchen-no-spice = { $spice } passt nicht zu { $type }: Zu jeder Zutat passt nur ihr eigenes Gewürz oder Allgewürz.
critter_kitchen-no-spice-alone = { $spice } braucht eine Zutat in einem Gang oder Gericht.
critter_kitchen-no-spice-ingredient = Nur in den Aufgaben von Herón Sanchez dient eine Zutat als Gewürz: für eine andere derselben Sorte, einmal je Sorte.
critter_kitchen-no-challenge-closed = { $challenge } ist heute nicht offen.
critter_kitchen-no-challenge-twice = { $challenge } servierst du schon; zu jeder Aufgabe gehört nur ein Gericht.
critter_kitchen-no-challenge-possible = Aus dem, was du noch hast, wird kein Gericht für { $challenge }.
critter_kitchen-no-token = Das hast du nicht (mehr): { $token }.
critter_kitchen-no-meal-soup = Suppe gehört in die Aufgaben, nicht ins Menü für die Kritik.
critter_kitchen-no-meal-soup-once = Im Menü ist schon eine Suppe oder Bisque, und mehr als eine geht nicht.
critter_kitchen-no-meal-soup-where = Sag, welchen Gang das ersetzt ({ $part }), etwa `{ $example }`.
critter_kitchen-no-meal-soup-course = In den Gang { $type } kommt eine Zutat oder eine Suppe oder Bisque, nicht beides.
critter_kitchen-no-meal-beside = Neben einem Gang steht nur Wein, und nur für den Flughund.
critter_kitchen-no-meal-beside-twice = Neben dem Gang { $type } steht schon ein Wein.
critter_kitchen-no-meal-beside-empty = Der Gang { $type } braucht eine Zutat, bevor ein Wein daneben stehen kann.
critter_kitchen-no-meal-course = Der Gang { $type } ist voll: { $most ->
    [one] Er fasst eine Zutat.
   *[other] Er fasst { $most } Zutaten.
}
critter_kitchen-no-meal-course-cow = Nur ein Gang darf bis zu { $most ->
    [one] { $most } Zutat
   *[other] { $most } Zutaten
} haben; alle anderen fassen eine.
critter_kitchen-no-meal-part = { $critic } erlaubt das nicht.
critter_kitchen-no-keep-soup = Deine Suppe behältst du ganz: Sie braucht keinen Kühlschrank.
critter_kitchen-no-card-dealt = { $card } hast du nicht bekommen.
critter_kitchen-no-cart-twice = Das hattest du schon: { $item }.
critter_kitchen-no-cart-alone = Der Straßenkarren braucht mindestens zwei Personen. Lass das Modul weg.

## Chefs and locations

critter_kitchen-chef-mouse = Maus
critter_kitchen-chef-lizard = Echse
critter_kitchen-chef-boar = Eber
critter_kitchen-chef-carol = Carol
critter_kitchen-chef-newton = Newton
critter_kitchen-chef-otto = Otto
critter_kitchen-chef-penny = Penny
critter_kitchen-chef-ming = Ming
critter_kitchen-chef-basil = Basil
critter_kitchen-chef-tansy = Tansy
critter_kitchen-chef-bramble = Bramble
critter_kitchen-chef-olive = Olive
critter_kitchen-chef-pepper = Pepper
critter_kitchen-chef-juniper = Juniper
critter_kitchen-chef-rusk = Rusk
critter_kitchen-chef-mouse-text = ist zuerst dran, trägt { $mouse_hands }
critter_kitchen-chef-lizard-text = ist danach dran, trägt { $lizard_hands }
critter_kitchen-chef-boar-text = ist zuletzt dran, trägt { $boar_hands }
critter_kitchen-chef-about = Schlange { $speed }, trägt { $capacity }
critter_kitchen-chef-carol-text = Beim Gehen: { $carol_amount ->
    [one] { $carol_amount } Stern
   *[other] { $carol_amount } Sterne
}, wenn dein Hut der letzte ist.
critter_kitchen-chef-newton-text = Zu Beginn: Du bekommst { $newton_amount ->
    [one] { $newton_amount } Suppe
   *[other] { $newton_amount } Suppen
}, alle anderen dort { $newton_others }.
critter_kitchen-chef-otto-text = Zu Beginn: Wer dort einen Koch hat, der { $otto_hands } trägt, zieht einen Marker und behält ihn.
critter_kitchen-chef-penny-text = Vor dem Nehmen: Du darfst eine Suppe in eine Bisque verwandeln.
critter_kitchen-chef-ming-text = Kommt zuerst dran, obwohl sie { $ming_capacity } trägt.
critter_kitchen-chef-basil-text = Nach dem Aufdecken: Du darfst Basil an einen Ort schicken, an dem du keinen Koch hast.
critter_kitchen-chef-tansy-text = Nach dem Aufdecken: Du darfst die Orte zweier deiner Köche tauschen.
critter_kitchen-chef-bramble-text = Nach dem Aufdecken: Dein Hut rückt nach vorn.
critter_kitchen-chef-olive-text = Beim Gehen: Zieh einen Marker und behalte ihn.
critter_kitchen-chef-pepper-text = Vor dem Nehmen: Ein Marker aus dem Beutel kommt am Ort dazu.
critter_kitchen-chef-juniper-text = Beim Gehen: Du darfst dir einmal eine verdeckte Gerüchtekarte ansehen.
critter_kitchen-chef-rusk-text = Kommt als Zweiter dran, obwohl er { $rusk_capacity } trägt.

critter_kitchen-location-soup-truck = Suppenwagen
critter_kitchen-location-garden-top-shop = Dachgartenladen
critter_kitchen-location-desert-vendor = Wüstenstand
critter_kitchen-location-water-market = Wassermarkt
critter_kitchen-location-air-docks = Luftdocks
critter_kitchen-location-lantern-lane = Laternengasse
critter_kitchen-location-midnight-merchant = Nachthändler
critter_kitchen-location-chef-academy = Kochakademie
critter_kitchen-location-break-time = Pause
critter_kitchen-location-soup-truck-text = Suppe ohne Ende, eine Bisque und die Reste der Akademie.
critter_kitchen-location-midnight-merchant-text = Wird erst gefüllt, wenn die Köche kommen: eine Überraschung.
critter_kitchen-location-chef-academy-text = Ein Souschef und was an den anderen Orten übrig bleibt.
critter_kitchen-location-break-time-text = Kein Einkauf: Nimm einen Marker vom Straßenkarren.

## Items

critter_kitchen-type-bread = Brot
critter_kitchen-type-carrot = Karotte
critter_kitchen-type-cheese = Käse
critter_kitchen-type-fish = Fisch
critter_kitchen-type-meat = Fleisch
critter_kitchen-type-mushroom = Pilz
critter_kitchen-type-wine = Wein
critter_kitchen-space-exclamation = Ausrufezeichen
critter_kitchen-space-question = Fragezeichen
critter_kitchen-space-heart = Herz
critter_kitchen-space-extra = deine eigene Karte
critter_kitchen-item-ingredient = { $type } { $value }
critter_kitchen-item-spice = Gewürz für { $type }
critter_kitchen-item-rumor = Gerücht { $space }
critter_kitchen-item-allspice = Allgewürz
critter_kitchen-item-rumor-wild = Joker-Gerücht
critter_kitchen-item-soup = Suppe
critter_kitchen-item-bisque = Bisque
critter_kitchen-item-tofu = Tofu
critter_kitchen-item-cookbook = Kochbuch
critter_kitchen-item-coffee = Kaffee
critter_kitchen-item-trophy = Pokal
critter_kitchen-cart-cookbook = Kochbuch
critter_kitchen-cart-coffee = Kaffee
critter_kitchen-cart-tofu = Tofu
critter_kitchen-cart-trophy = Pokal
critter_kitchen-cart-cookbook-text = Einmal: ersetzt in einem Gericht eine fehlende Zutat, zählt selbst nichts.
critter_kitchen-cart-coffee-text = Einmal, mit deinem Plan: Ein Koch kommt in dieser Runde zuerst dran.
critter_kitchen-cart-tofu-text = Eine Zutat beliebiger Sorte mit Wert { $tofu_value }.
critter_kitchen-cart-trophy-text = Sofort { $trophy_stars ->
    [one] { $trophy_stars } Stern
   *[other] { $trophy_stars } Sterne
}.
critter_kitchen-cause-carol = { critter_kitchen-chef-carol }
critter_kitchen-cause-newton = { critter_kitchen-chef-newton }
critter_kitchen-cause-otto = { critter_kitchen-chef-otto }
critter_kitchen-cause-penny = { critter_kitchen-chef-penny }
critter_kitchen-cause-basil = { critter_kitchen-chef-basil }
critter_kitchen-cause-tansy = { critter_kitchen-chef-tansy }
critter_kitchen-cause-olive = { critter_kitchen-chef-olive }
critter_kitchen-cause-pepper = { critter_kitchen-chef-pepper }
critter_kitchen-cause-juniper = { critter_kitchen-chef-juniper }
critter_kitchen-cause-anthony-boardain = { critter_kitchen-restaurateur-anthony-boardain }
critter_kitchen-cause-graham-elephant = { critter_kitchen-restaurateur-graham-elephant }
critter_kitchen-cause-rumor = Gerücht
critter_kitchen-cause-soup = Tagessuppe
critter_kitchen-rival = McDogald’s

## Challenges

critter_kitchen-challenge-ultimate-melt = Schmelzkönig
critter_kitchen-challenge-tasty-tapas = Feine Tapas
critter_kitchen-challenge-wine-and-dine = Wein & Braten
critter_kitchen-challenge-savory-stack = Herzhafter Turm
critter_kitchen-challenge-harbor-picnic = Hafenpicknick
critter_kitchen-challenge-surf-and-turf = Wald & Wellen
critter_kitchen-challenge-cellar-platter = Kellerplatte

## Critics

critter_kitchen-critic-mouse = Die Maus
critter_kitchen-critic-cow = Die Kuh
critter_kitchen-critic-kangaroo = Das Känguru
critter_kitchen-critic-tree-shrew = Das Spitzhörnchen
critter_kitchen-critic-jerboa = Die Springmaus
critter_kitchen-critic-rabbit = Das Kaninchen
critter_kitchen-critic-fruit-bat = Der Flughund
critter_kitchen-critic-capybara = Das Capybara
critter_kitchen-critic-badger = Der Dachs
critter_kitchen-critic-magpie = Die Elster
critter_kitchen-critic-tortoise = Die Schildkröte
critter_kitchen-critic-raccoon = Der Waschbär
critter_kitchen-critic-mouse-text = Ihr Käsegang fasst beliebig viel Käse, jedes Stück mit eigenem Gewürz.
critter_kitchen-critic-cow-text = Ein Gang deiner Wahl fasst von seinen Zutaten bis zu { $cow_roomiest }, jede mit eigenem Gewürz.
critter_kitchen-critic-kangaroo-text = Jede { $kangaroo_printed } im Menü zählt { $kangaroo_worth }.
critter_kitchen-critic-tree-shrew-text = Im Menü verdreifacht ein Gewürz, statt zu verdoppeln.
critter_kitchen-critic-jerboa-text = Im Menü darf jeder deiner Gerüchtemarker als Allgewürz dienen; er zählt weiter als Gerücht.
critter_kitchen-critic-rabbit-text = Karotten im Menü zählen doppelt, zusätzlich zum Gewürz.
critter_kitchen-critic-fruit-bat-text = Neben jeden Gang außer dem Wein darfst du einen ungewürzten Wein legen, dessen Wert dazuzählt.
critter_kitchen-critic-capybara-text = Jedes Gericht mit Suppe oder Bisque darin bringt { $capybara_stars ->
    [one] { $capybara_stars } Stern
   *[other] { $capybara_stars } Sterne
} mehr.
critter_kitchen-critic-badger-text = Zutaten im Brotgang: { $badger_bread }, im Fleischgang: { $badger_meat }, jede mit eigenem Gewürz.
critter_kitchen-critic-magpie-text = Ein Stern für jeden Gang mit einer aufgedruckten { $magpie_printed }.
critter_kitchen-critic-tortoise-text = Kühlschränke fassen { $tortoise_fridge_1 } und { $tortoise_fridge_2 } statt { $fridge_1 } und { $fridge_2 }.
critter_kitchen-critic-raccoon-text = Ein Gang ohne Zutat darf eine Suppe (Qualität { $soup_value }) oder Bisque (Qualität { $bisque_value }) sein.

## Rumors

critter_kitchen-rumor-bread-fanatic = Brotfan
critter_kitchen-rumor-carrot-fanatic = Karottenfan
critter_kitchen-rumor-cheese-fanatic = Käsefan
critter_kitchen-rumor-fish-fanatic = Fischfan
critter_kitchen-rumor-meat-fanatic = Fleischfan
critter_kitchen-rumor-mushroom-fanatic = Pilzfan
critter_kitchen-rumor-wine-fanatic = Weinfan
critter_kitchen-rumor-extremely-pampered = Völlig verwöhnt
critter_kitchen-rumor-hibernator = Winterschläfer
critter_kitchen-rumor-psychedelic-flavor = Bunte Träume
critter_kitchen-rumor-spice-lover = Würzfreund
critter_kitchen-rumor-tender = Zartfühlend
critter_kitchen-rumor-big-cheese = Großer Käse
critter_kitchen-rumor-big-dipper = Große Kelle
critter_kitchen-rumor-odd-tastes = Ungerader Geschmack
critter_kitchen-rumor-simple-palate = Schlichter Gaumen
critter_kitchen-rumor-subtle-flavors = Leise Töne
critter_kitchen-rumor-super-chatty = Plaudertasche
critter_kitchen-rumor-to-go = Zum Mitnehmen
critter_kitchen-rumor-wine-cellar = Weinkeller
critter_kitchen-rumor-mercurial = Sprunghaft
critter_kitchen-rumor-nocturnal = Nachtaktiv
critter_kitchen-rumor-picky = Wählerisch
critter_kitchen-rumor-shortsighted = Kurzsichtig
critter_kitchen-rumor-sommelier = Weinkenner
critter_kitchen-rumor-unsophisticated = Bodenständig
critter_kitchen-rumor-varied-leftovers = Bunte Reste
critter_kitchen-rumor-varied-servings = Bunte Teller
critter_kitchen-rumor-bread-fanatic-text = Der Brotgang zählt auf der Wertungsleiste doppelt.
critter_kitchen-rumor-carrot-fanatic-text = Der Karottengang zählt auf der Wertungsleiste doppelt.
critter_kitchen-rumor-cheese-fanatic-text = Der Käsegang zählt auf der Wertungsleiste doppelt.
critter_kitchen-rumor-fish-fanatic-text = Der Fischgang zählt auf der Wertungsleiste doppelt.
critter_kitchen-rumor-meat-fanatic-text = Der Fleischgang zählt auf der Wertungsleiste doppelt.
critter_kitchen-rumor-mushroom-fanatic-text = Der Pilzgang zählt auf der Wertungsleiste doppelt.
critter_kitchen-rumor-wine-fanatic-text = Der Weingang zählt auf der Wertungsleiste doppelt.
critter_kitchen-rumor-extremely-pampered-text = { $extremely_pampered_stars ->
    [one] { $extremely_pampered_stars } Stern
   *[other] { $extremely_pampered_stars } Sterne
} für mindestens { $extremely_pampered_courses ->
    [one] { $extremely_pampered_courses } Gang
   *[other] { $extremely_pampered_courses } Gänge
} mit je einer aufgedruckten { $extremely_pampered_value } oder mehr.
critter_kitchen-rumor-hibernator-text = { $hibernator_stars ->
    [one] { $hibernator_stars } Stern
   *[other] { $hibernator_stars } Sterne
}, wenn kein Gang von dir den letzten an Qualität übertrifft.
critter_kitchen-rumor-psychedelic-flavor-text = { $psychedelic_flavor_stars ->
    [one] { $psychedelic_flavor_stars } Stern
   *[other] { $psychedelic_flavor_stars } Sterne
}, wenn kein Gang von dir deine Pilze an Qualität übertrifft.
critter_kitchen-rumor-spice-lover-text = { $spice_lover_stars ->
    [one] { $spice_lover_stars } Stern
   *[other] { $spice_lover_stars } Sterne
} für die meisten servierten Gewürze.
critter_kitchen-rumor-tender-text = { $tender_stars ->
    [one] { $tender_stars } Stern
   *[other] { $tender_stars } Sterne
}, wenn Brot und Wein ohne Gewürz zusammen genau { $tender_value } wert sind.
critter_kitchen-rumor-big-cheese-text = { $big_cheese_stars ->
    [one] { $big_cheese_stars } Stern
   *[other] { $big_cheese_stars } Sterne
} für den besten Käsegang.
critter_kitchen-rumor-big-dipper-text = { $big_dipper_stars ->
    [one] { $big_dipper_stars } Stern
   *[other] { $big_dipper_stars } Sterne
} für die meiste Suppe.
critter_kitchen-rumor-odd-tastes-text = { $odd_tastes_stars ->
    [one] { $odd_tastes_stars } Stern
   *[other] { $odd_tastes_stars } Sterne
} für die meisten servierten Zutaten mit ungeradem Wert.
critter_kitchen-rumor-simple-palate-text = { $simple_palate_stars ->
    [one] { $simple_palate_stars } Stern
   *[other] { $simple_palate_stars } Sterne
} für die wenigsten servierten Gewürze unter allen mit mindestens { $simple_palate_courses ->
    [one] { $simple_palate_courses } Gang
   *[other] { $simple_palate_courses } Gängen
}.
critter_kitchen-rumor-subtle-flavors-text = { $subtle_flavors_stars ->
    [one] { $subtle_flavors_stars } Stern
   *[other] { $subtle_flavors_stars } Sterne
} für die meisten servierten Zutaten mit aufgedruckter { $subtle_flavors_value } oder weniger.
critter_kitchen-rumor-super-chatty-text = { $super_chatty_stars ->
    [one] { $super_chatty_stars } Stern
   *[other] { $super_chatty_stars } Sterne
} für jeden Gerüchtemarker, den du hast.
critter_kitchen-rumor-to-go-text = { $to_go_stars ->
    [one] { $to_go_stars } Stern
   *[other] { $to_go_stars } Sterne
} für die meisten nicht servierten Zutaten.
critter_kitchen-rumor-wine-cellar-text = { $wine_cellar_stars ->
    [one] { $wine_cellar_stars } Stern
   *[other] { $wine_cellar_stars } Sterne
} für den meisten nicht servierten Wein.
critter_kitchen-rumor-mercurial-text = { $mercurial_stars ->
    [one] { $mercurial_stars } Stern
   *[other] { $mercurial_stars } Sterne
} für jeden Punkt, um den dein höchster servierter Wert den niedrigsten übersteigt.
critter_kitchen-rumor-nocturnal-text = { $nocturnal_stars ->
    [one] { $nocturnal_stars } Stern
   *[other] { $nocturnal_stars } Sterne
}, wenn von links nach rechts kein Gang weniger wert ist als der davor; ohne Gewürz, mindestens { $nocturnal_courses ->
    [one] { $nocturnal_courses } Gang
   *[other] { $nocturnal_courses } Gänge
}.
critter_kitchen-rumor-picky-text = { $picky_stars ->
    [one] { $picky_stars } Stern
   *[other] { $picky_stars } Sterne
} für mindestens { $picky_courses ->
    [one] { $picky_courses } Gang
   *[other] { $picky_courses } Gänge
} ohne aufgedruckten Wert unter { $picky_value }.
critter_kitchen-rumor-shortsighted-text = { $shortsighted_stars ->
    [one] { $shortsighted_stars } Stern
   *[other] { $shortsighted_stars } Sterne
} für die meiste Qualität in Brot, Karotte und Käse zusammen.
critter_kitchen-rumor-sommelier-text = { $sommelier_stars ->
    [one] { $sommelier_stars } Stern
   *[other] { $sommelier_stars } Sterne
} für jeden Gang, der ohne Gewürz weniger wert ist als dein Wein, höchstens { $sommelier_cap }.
critter_kitchen-rumor-unsophisticated-text = { $unsophisticated_stars ->
    [one] { $unsophisticated_stars } Stern
   *[other] { $unsophisticated_stars } Sterne
} für jeden Gang aus Zutaten mit aufgedruckter { $unsophisticated_value } oder weniger, ohne Gewürz, höchstens { $unsophisticated_cap }.
critter_kitchen-rumor-varied-leftovers-text = { $varied_leftovers_stars ->
    [one] { $varied_leftovers_stars } Stern
   *[other] { $varied_leftovers_stars } Sterne
} für jede nicht servierte Sorte, höchstens { $varied_leftovers_cap }.
critter_kitchen-rumor-varied-servings-text = { $varied_servings_stars ->
    [one] { $varied_servings_stars } Stern
   *[other] { $varied_servings_stars } Sterne
} für jeden weiteren verschiedenen aufgedruckten Wert, den du servierst, nach den ersten { $varied_servings_less }, höchstens { $varied_servings_cap }.

## Restaurateurs

critter_kitchen-restaurateur-anthony-boardain = Anthony Boardain
critter_kitchen-restaurateur-goatn-ramsey = Goat’N Ramsey
critter_kitchen-restaurateur-graham-elephant = Graham Elephant
critter_kitchen-restaurateur-heron-sanchez = Herón Sanchez
critter_kitchen-restaurateur-jamie-owliver = Jamie Owliver
critter_kitchen-restaurateur-saffron-stoat = Saffron Stoat
critter_kitchen-restaurateur-bruno-badgerson = Bruno Badgerson
critter_kitchen-restaurateur-pia-pangolin = Pia Pangolin
critter_kitchen-restaurateur-otis-osprey = Otis Osprey
critter_kitchen-restaurateur-lola-lynx = Lola Lynx
critter_kitchen-restaurateur-anthony-boardain-text = Kommt einer deiner Köche mit einer Trostsuppe heim, bekommst du noch { $anthony_boardain_soup ->
    [one] { $anthony_boardain_soup } Suppe
   *[other] { $anthony_boardain_soup } Suppen
}.
critter_kitchen-restaurateur-goatn-ramsey-text = Jede deiner Zutaten mit aufgedruckter { $goatn_ramsey_printed } zählt { $goatn_ramsey_worth }.
critter_kitchen-restaurateur-graham-elephant-text = { $graham_elephant_soup ->
    [one] { $graham_elephant_soup } Suppe
   *[other] { $graham_elephant_soup } Suppen
} für jeden deiner Köche, der an seinem Ort allein ist.
critter_kitchen-restaurateur-heron-sanchez-text = In jedem Gericht, einmal je Sorte: Eine Zutat darf als Gewürz für eine andere ihrer Sorte dienen.
critter_kitchen-restaurateur-jamie-owliver-text = Eine eigene Gerüchtekarte, die nur du siehst und die nur für dich zählt.
critter_kitchen-restaurateur-saffron-stoat-text = Alle deine Gewürze gelten als Allgewürz.
critter_kitchen-restaurateur-bruno-badgerson-text = Dein Kühlschrank fasst { $bruno_badgerson_fridge } mehr.
critter_kitchen-restaurateur-pia-pangolin-text = Dein Hut rückt nur einen Platz zurück statt ans Ende.
critter_kitchen-restaurateur-otis-osprey-text = Einmal am Tag, mit deinem Plan: Deine Maus trägt { $otis_osprey_mouse }.
critter_kitchen-restaurateur-lola-lynx-text = Du beginnst mit einer Bisque.

## Options

critter_kitchen-option-critic = Kritik
critter_kitchen-critic-random = zufällig
critter_kitchen-option-first-game-rumors = Nur einfache Gerüchte
critter_kitchen-option-restaurateur-deal = Gastronomen austeilen
critter_kitchen-option-restaurateur-deal-seed = je einen
critter_kitchen-option-restaurateur-deal-published = je zwei, einer bleibt
critter_kitchen-option-restaurateur-stars = Sterne der Gastronomen
critter_kitchen-option-restaurateur-stars-seed = zu Beginn
critter_kitchen-option-restaurateur-stars-published = am Ende
critter_kitchen-option-truck-leftovers = Reste am Suppenwagen
critter_kitchen-option-truck-leftovers-academy = gehen an die Kochakademie
critter_kitchen-option-truck-leftovers-stay = bleiben am Wagen
critter_kitchen-option-known-rumor-purge = Gerüchte entfernen, die alle kennen
critter_kitchen-option-min-quality-to-present = Gerichte brauchen Qualität { $least_quality }
critter_kitchen-option-may-stop-early = Köche dürfen früher aufhören
critter_kitchen-module-restaurateurs = Gastronomen
critter_kitchen-module-restaurateurs-text = alle haben einen Gastronomen: eine Fähigkeit für das ganze Spiel und bis zu zwei Sterne
critter_kitchen-module-a-la-cart = À la Cart (unsere eigene Fassung)
critter_kitchen-module-a-la-cart-text = eine Pausenkarte: Ein Koch dort nimmt einen Marker, statt einzukaufen

## Standing orders

critter_kitchen-order-take = Einkaufen
critter_kitchen-order-take-preferences = nach meiner Liste, sonst frag mich
critter_kitchen-order-take-preferences-best = nach meiner Liste, sonst die beste Ware
critter_kitchen-order-take-best = die beste Ware für meine Küche
critter_kitchen-preference-at = { $preference } ({ $location })
critter_kitchen-preference-now = { $preference } (diese Runde: { $location })
critter_kitchen-preference-type = { $type } (jeder Wert)
critter_kitchen-preference-spice = irgendein Gewürz
critter_kitchen-preference-rumor = irgendein Gerücht
critter_kitchen-preference-zous = irgendein Souschef
critter_kitchen-preference-7 = irgendeine Sieben
critter_kitchen-preference-best = beste übrige Ware
critter_kitchen-preference-leave = mit einer Suppe heimgehen
critter_kitchen-order-challenge = Aufgaben
critter_kitchen-order-challenge-suggested = die vorgeschlagenen Gerichte
critter_kitchen-order-refrigerate = Kühlschrank
critter_kitchen-order-refrigerate-suggested = das Wertvollste behalten
critter_kitchen-order-critic = Menü für die Kritik
critter_kitchen-order-critic-suggested = das Menü mit der höchsten Qualität
critter_kitchen-order-place = Joker-Gerüchte
critter_kitchen-order-place-first = auf mein erstes freies Feld
critter_kitchen-order-penny = Penny
critter_kitchen-order-penny-always = immer tauschen
critter_kitchen-order-penny-never = nie tauschen
critter_kitchen-order-basil = Basil
critter_kitchen-order-basil-never = bleibt, wo er ist
critter_kitchen-order-tansy = Tansy
critter_kitchen-order-tansy-never = tauscht niemanden
critter_kitchen-order-juniper = Juniper
critter_kitchen-order-juniper-first = sieht sich die erste Karte an, die ich nicht kenne
critter_kitchen-order-juniper-never = sieht sich nichts an

## Result

critter_kitchen-score-sum = { $points ->
    [one] { $points } Stern
   *[other] { $points } Sterne
}
critter_kitchen-score-critic = Vorsprung durch die Kritik
critter_kitchen-score-challenges-1 = Aufgaben von Tag 1
critter_kitchen-score-challenges-2 = Aufgaben von Tag 2
critter_kitchen-score-capybara-1 = Capybara-Suppe, Tag 1
critter_kitchen-score-capybara-2 = Capybara-Suppe, Tag 2
critter_kitchen-score-carol = Carol
critter_kitchen-score-trophy = Pokal
critter_kitchen-score-rumors = Gerüchtemarker
critter_kitchen-score-restaurateur = { $card }
critter_kitchen-score-soup = Meiste Suppe ({ $soup })
critter_kitchen-score-courses = Alle sieben Gänge
critter_kitchen-score-magpie = Siebenen für die Elster
critter_kitchen-score-best = Bester Gang: { $type } ({ $quality })
critter_kitchen-score-rumor = { $rumor } (Gerücht)
critter_kitchen-score-own-rumor = { $rumor } (eigenes Gerücht)
critter_kitchen-score-track = Wertungsleiste ({ $total })
critter_kitchen-result-stars = Die Kritik hat gegessen, die Sterne sind gezählt.
critter_kitchen-result-solo-won = { $stars } zu { $rival ->
    [one] { $rival } Stern
   *[other] { $rival } Sterne
}: McDogald’s ist geschlagen!
critter_kitchen-result-solo-lost = { $stars } zu { $rival ->
    [one] { $rival } Stern
   *[other] { $rival } Sterne
}: McDogald’s behauptet sich.

## Pictures and the text board

critter_kitchen-round = Runde { $round } von { $rounds }
critter_kitchen-phase = Runde { $round }/{ $rounds }
critter_kitchen-day = Tag { $day }
critter_kitchen-priority = Vorrang
critter_kitchen-challenges = Aufgaben
critter_kitchen-challenge-hidden = noch verdeckt
critter_kitchen-held = verdeckt
critter_kitchen-critic = Kritik
critter_kitchen-rumors = Gerüchte
critter_kitchen-rumor-unknown = verdeckt
critter_kitchen-kitchen-of = Küche von { $seat }
critter_kitchen-storage = Vorrat
critter_kitchen-storage-hidden = { $tokens ->
    [one] { $tokens } Marker hinter dem Schirm
   *[other] { $tokens } Marker hinter dem Schirm
}
critter_kitchen-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
critter_kitchen-planned = hat geplant
critter_kitchen-planning = plant noch
critter_kitchen-empty = leer
critter_kitchen-fridge-warning = Der Kühlschrank fasst { $limit }; { $tokens ->
    [one] { $tokens } Marker würde
   *[other] { $tokens } Marker würden
} verloren gehen.
critter_kitchen-waiting = Wartet auf { $seats }
critter_kitchen-won = Gewonnen: { $seats }

## Rules

critter_kitchen-rules-goal-title = Ziel des Spiels
critter_kitchen-rules-goal = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } an drei Tagen: Deine Köche holen Zutaten, am Ende der Tage 1 und 2 kochst du für **Aufgaben**, und an Tag 3 servierst du der **Kritik** ein Menü. Die meisten Sterne gewinnen. Bei Gleichstand gewinnt die höhere Summe auf der Wertungsleiste, dann der vordere Hut.
critter_kitchen-rules-round-title = Eine Runde
critter_kitchen-rules-round = 1. **Vorbereiten.** Der Wagen bekommt seine Bisque, eine Aufgabe wird aufgedeckt (Runde 1 bis { $challenges }), die Orte werden gefüllt, und ein Souschef kommt an die Akademie (in Runde { $rounds } ein Allgewürz).
    2. **Planen.** Alle schicken heimlich jeden Koch an einen anderen Ort.
    3. Alle Pläne **aufdecken.**
    4. **Einkaufen,** ein Ort nach dem anderen, von links nach rechts.
    Aufgaben und Kühlschrank folgen auf die Runden { $hold_1 } und { $hold_2 }, die Kritik auf Runde { $rounds }.
critter_kitchen-rules-planning-title = Planen
critter_kitchen-rules-planning = Schick Maus, Echse, Eber und einen in der letzten Runde angeheuerten Souschef jeweils an einen anderen Ort; alle müssen los. Köche verschiedener Küchen dürfen sich treffen. Du kannst deinen Plan ändern, bis alle Pläne da sind; im Kanal sieht man nur, wer fertig ist.
critter_kitchen-rules-shopping-title = Einkaufen
critter_kitchen-rules-shopping = An jedem Ort sind zuerst die **Mäuse** ({ $mouse_hands ->
        [one] { $mouse_hands } Ware
       *[other] { $mouse_hands } Waren
    }) dran, dann die **Echsen** ({ $lizard_hands }), dann die **Eber** ({ $boar_hands }). Köche in derselben Schlange wechseln sich ab, eine Ware nach der anderen, in der Reihenfolge der Hüte. Nimmst du die **erste Ware eines Ortes im Gleichstand**, rückt dein Hut ans Ende. Statt der ersten Ware darf ein Koch mit { $consolation_soup ->
        [one] { $consolation_soup } Suppe
       *[other] { $consolation_soup } Suppen
    } heimgehen; findet er nichts, bekommt er genauso viel. Hat er eine Ware, macht er weiter, bis die Hände voll sind oder nichts mehr da ist. Reste gehen an die Kochakademie, von dort zum nächsten Suppenwagen. Die Suppe am Wagen geht nie aus.
critter_kitchen-rules-rumors-title = Gerüchte
critter_kitchen-rules-rumors = Ein Gerüchtemarker kommt auf sein Feld in deiner Küche, und nur du darfst diese Karte lesen, jetzt und später. Marker für ein Feld, das du belegt hast, gibt es für dich nicht. Ein Joker kommt auf ein beliebiges freies Feld. Kennen alle eine Karte, wird sie aufgedeckt, und ihre Marker werden nicht mehr gezogen. Alle drei Gerüchte zählen am Ende für **alle**, bekannt oder nicht.
critter_kitchen-rules-challenges-title = Aufgaben
critter_kitchen-rules-challenges = Nach den Runden { $hold_1 } und { $hold_2 } darfst du für jede Aufgabe des Tages ein Gericht servieren. Hinein kommen Zutaten der gezeigten Sorten, beliebig viele, mindestens eine; jede fehlende Sorte braucht eine Suppe oder Bisque an ihrer Stelle. Ein Gewürz verdoppelt eine Zutat seiner Sorte, Allgewürz eine beliebige. Suppe zählt { $soup_value }, Bisque { $bisque_value }. Qualität { $quality_1 } bringt { $quality_stars_1 ->
        [one] { $quality_stars_1 } Stern
       *[other] { $quality_stars_1 } Sterne
    }, { $quality_2 } bringt { $quality_stars_2 }, { $quality_3 } bringt { $quality_stars_3 }; unter { $least_quality } darf nicht serviert werden. In den Runden { $hold_1 } und { $hold_2 } ist die letzte Sorte der neuen Aufgabe verdeckt und zählt nicht.
critter_kitchen-rules-fridge-title = Der Kühlschrank
critter_kitchen-rules-fridge = Nach den Aufgaben behältst du an Zutaten und Gewürzen genau { $fridge_1 } am ersten Tag und { $fridge_2 } am zweiten; der Rest geht zurück in den Beutel. Suppe und Gerüchte brauchen keinen Kühlschrank.
critter_kitchen-rules-critic-title = Das Menü für die Kritik
critter_kitchen-rules-critic = Bis zu sieben Gänge: Brot, Karotte, Käse, Fisch, Fleisch, Pilz, Wein. In jeden kommt eine Zutat seiner Sorte und höchstens ein Gewürz; keine Suppe. Die Karte der Kritik kann das ändern: Lies sie. Alle Menüs werden gleichzeitig aufgedeckt.
critter_kitchen-rules-scoring-title = Wertung
critter_kitchen-rules-scoring = { $stars_most_soup ->
        [one] { $stars_most_soup } Stern
       *[other] { $stars_most_soup } Sterne
    } für die meiste Suppe; { $stars_all_courses } für alle sieben Gänge; { $stars_best_course } für den besten Gang jeder Sorte, bei Gleichstand für alle; dann die Gerüchte. Zuletzt zähl die Qualität aller Gänge auf der **Wertungsleiste** zusammen, den Gang eines Fans doppelt: bis { $row_end_1 } gibt es { $row_stars_1 ->
        [one] { $row_stars_1 } Stern
       *[other] { $row_stars_1 } Sterne
    }, { $row_end_2 }: { $row_stars_2 }, { $row_end_3 }: { $row_stars_3 }, { $row_end_4 }: { $row_stars_4 }, { $row_end_5 }: { $row_stars_5 }, { $row_end_6 }: { $row_stars_6 }, { $row_end_7 }: { $row_stars_7 }; über { $row_end_7 } gibt es { $loop_stars ->
        [one] { $loop_stars } Stern
       *[other] { $loop_stars } Sterne
    }, und die Zählung beginnt von vorn.
critter_kitchen-rules-zous-title = Souschefs
critter_kitchen-rules-zous = In jeder Runde kannst du an der Kochakademie einen Souschef anheuern, wie eine Ware. Er arbeitet in der nächsten Runde für dich: Du musst ihn irgendwohin schicken, danach geht er. Manche handeln nach dem Aufdecken, andere, wenn ihr Ort an die Reihe kommt, vor dem Nehmen oder beim Gehen.
critter_kitchen-rules-restaurateurs-title = Gastronomen
critter_kitchen-rules-restaurateurs = Mit diesem Modul haben alle einen Gastronomen: eine Fähigkeit für das ganze Spiel und { $restaurateur_least } bis { $restaurateur_most } Sterne.
critter_kitchen-rules-solo-title = Allein gegen McDogald’s
critter_kitchen-rules-solo = McDogald’s spielt die zweite Küche. Seine Köche folgen Karten: erst die Leitung, dann je eine Karte für Maus, Echse und Eber. Es nimmt, was seine Zeile für den Tag sagt: Gerüchte, Waren zu offenen Aufgaben (je ein Stern), Souschefs, Gewürze, Siebenen und so weiter. Gerüchte bringen ihm feste Sterne. Du gewinnst nur mit mehr Sternen.
critter_kitchen-rules-cart-title = À la Cart
critter_kitchen-rules-cart = Unsere eigene Fassung der Erweiterung, nur auf Wunsch. Eine Karte mehr, die Pause: Ein Koch dort kauft nicht ein; nach der Kochakademie nimmst du einen Marker, den du noch nicht hattest. **Kochbuch**: füllt eine fehlende Sorte in einem Gericht. **Kaffee**: ein Koch deines Plans kommt zuerst dran. **Tofu**: Wert { $tofu_value }, beliebige Sorte. **Pokal**: { $trophy_stars ->
        [one] { $trophy_stars } Stern
       *[other] { $trophy_stars } Sterne
    }.
critter_kitchen-rules-mistakes-title = Zehn Anfängerfehler
critter_kitchen-rules-mistakes =
    - Einfach die höchste Zahl nehmen: Kauf die Sorten, die die Aufgaben brauchen.
    - Die Maus dorthin schicken, wo sonst niemand ist: Zuerst dran zu sein lohnt sich, wo sich viele treffen.
    - Den Eber ins Gedränge schicken: Dort bleibt oft nichts übrig; wo wenige sind, nimmt er drei Waren.
    - Die Hüte nicht beachten: Der vorderste gewinnt Gleichstände und rückt nach hinten, wenn du zuerst nimmst.
    - Über eine Stufe hinaus kochen: Mehr als Qualität { $quality_2 } bringt vor { $quality_3 } nichts; heb den Rest für ein anderes Gericht auf.
    - Ein Gericht auslassen, weil eine Sorte fehlt: Suppe oder Bisque springt dafür ein.
    - Horten: Der Kühlschrank fasst nach Tag 1 nur { $fridge_1 } Marker, nach Tag 2 nur { $fridge_2 }.
    - Die Kritik vergessen: An Tag 3 zählt jede Sorte einmal, heb also hohe Einzelstücke auf.
    - Nie auf Gerüchte hören: Sie zählen für alle, und wer sie früh kennt, plant danach.
    - Souschefs übersehen: Ein Koch mehr für eine Runde ist oft mehr wert als eine Zutat.
critter_kitchen-rules-notation-title = Züge tippen
critter_kitchen-rules-notation = `plan garden_top_shop soup_truck chef_academy` · `take wine5` · `take spice-meat` · `take rumor-wild` · `leave` · `place heart`
    `serve ultimate_melt fish6+spice-fish soup soup end` · `suggested` · `keep cheese7 bread6 …`
    `dine bread5+allspice fish4 end` · `trade` · `peek heart` · `send air_docks` · `decline`
    Schreib ein Gewürz mit einem Plus hinter seine Zutat. Wünsche für `/orders` sind Waren, Arten (`wine`, `spice`, `rumor`, `7`) oder `leave`, auf einen Ort beschränkt wie in `desert_vendor/wine5`.

## Spielarten mit Namen

critter_kitchen-preset-first-game = Erstes Spiel
critter_kitchen-preset-first-game-text = nur einfache Gerüchte
critter_kitchen-preset-whole-kitchen = Die ganze Küche
critter_kitchen-preset-whole-kitchen-text = mit Gastronomen und dem Straßenkarren
