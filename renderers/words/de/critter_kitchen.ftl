# Critter Kitchen

critter-kitchen-name = Critter Kitchen
critter-kitchen-tagline = Schick deine Köche heimlich los, kauf klüger ein als die anderen und begeistere die Kritik.

## Verbs

critter-kitchen-verb-plan = Runde planen
critter-kitchen-verb-plan-about = Schick jeden deiner Köche heimlich an einen eigenen Ort
critter-kitchen-verb-take = Etwas nehmen
critter-kitchen-verb-take-about = Nimm eines der Dinge am Ort deines Kochs
critter-kitchen-verb-leave = Mit Suppe heimgehen
critter-kitchen-verb-leave-about = Statt der ersten Zutat nimmt dein Koch 1 Suppe und geht heim
critter-kitchen-verb-stop = Jetzt heimgehen
critter-kitchen-verb-stop-about = Hör mit dem auf, was dein Koch hat, ohne Suppe
critter-kitchen-verb-serve = Gerichte kochen
critter-kitchen-verb-serve-about = Aufgabe, ihre Teile, die nächste Aufgabe …, am Ende: end
critter-kitchen-verb-keep = Auswählen, was bleibt
critter-kitchen-verb-keep-about = Behalte genau so viele Zutaten und Gewürze, wie der Kühlschrank fasst
critter-kitchen-verb-dine = Für die Kritik kochen
critter-kitchen-verb-dine-about = Stell das Menü Teil für Teil zusammen, am Ende: end
critter-kitchen-verb-suggested = Wie vorgeschlagen
critter-kitchen-verb-suggested-about = Serviere die besten gefundenen Gerichte oder behalte das Wertvollste
critter-kitchen-verb-place = Joker-Gerücht anlegen
critter-kitchen-verb-place-about = Leg ein Joker-Gerücht auf eines deiner freien Felder und lies diese Karte
critter-kitchen-verb-send = Basil versetzen
critter-kitchen-verb-send-about = Schick Basil an einen Ort, an dem du keinen Koch hast
critter-kitchen-verb-exchange = Zwei Köche tauschen
critter-kitchen-verb-exchange-about = Tansy: Tausche die Orte zweier deiner Köche
critter-kitchen-verb-trade = Suppe gegen Bisque
critter-kitchen-verb-trade-about = Penny: Gib 1 Suppe für 1 Bisque zurück
critter-kitchen-verb-peek = Gerücht ansehen
critter-kitchen-verb-peek-about = Juniper: Sieh dir einmal eine verdeckte Gerüchtekarte an
critter-kitchen-verb-decline = Nicht nutzen
critter-kitchen-verb-decline-about = Lass die Fähigkeit deines Souschefs ungenutzt
critter-kitchen-verb-choose = Gastronom behalten
critter-kitchen-verb-choose-about = Behalte einen der beiden Gastronomen, die du bekommen hast
critter-kitchen-verb-cart = Vom Karren nehmen
critter-kitchen-verb-cart-about = Nimm einen Marker vom Straßenkarren, den du noch nicht hattest

critter-kitchen-param-mouse = Wohin die Maus geht
critter-kitchen-param-lizard = Wohin die Echse geht
critter-kitchen-param-boar = Wohin der Eber geht
critter-kitchen-param-helper = Wohin dein Souschef geht, falls einer für dich arbeitet
critter-kitchen-param-item = Das Ding
critter-kitchen-param-part = Aufgaben und Teile der Reihe nach, am Ende: end
critter-kitchen-param-token = Die Marker, die bleiben
critter-kitchen-param-space = Das Gerüchtefeld
critter-kitchen-param-location = Der Ort
critter-kitchen-param-chef = Der eine Koch
critter-kitchen-param-other = Der andere Koch
critter-kitchen-param-restaurateur = Der Gastronom
critter-kitchen-param-cart = Der Marker vom Karren

critter-kitchen-end-end = Fertig
critter-kitchen-location-two = { $location }, trägt 2
critter-kitchen-location-coffee = { $location }, mit Kaffee (als Erster)
critter-kitchen-part-spiced = { $item } mit { $spice }
critter-kitchen-part-doubled = { $item } verdoppelt mit { $spice }
critter-kitchen-part-as = Tofu als { $type }
critter-kitchen-part-beside = { $item } neben dem Gang { $type }
critter-kitchen-part-about = Qualität { $quality }

## Prompts

critter-kitchen-ask-restaurateur = Zwei Gastronomen wollen für dich arbeiten. Wer bleibt?
critter-kitchen-ask-plan = Runde { $round }: Wohin gehen { $chefs }? Jeder an einen eigenen Ort.
critter-kitchen-ask-take = { $chef } bei { $location } kann noch { $left } tragen. Was nimmst du?
critter-kitchen-ask-place = Wohin legst du das Joker-Gerücht?
critter-kitchen-ask-basil = Willst du Basil woandershin schicken?
critter-kitchen-ask-tansy = Willst du zwei deiner Köche tauschen?
critter-kitchen-ask-penny = Eine Suppe gegen eine Bisque eintauschen?
critter-kitchen-ask-juniper = Willst du eine Gerüchtekarte ansehen?
critter-kitchen-ask-cart = Welchen Marker nimmst du vom Straßenkarren?
critter-kitchen-ask-challenge = Der Tag ist vorbei. Was servierst du für { $challenges }?
critter-kitchen-ask-refrigerate = Dein Kühlschrank fasst { $limit } Zutaten und Gewürze. Welche behältst du?
critter-kitchen-ask-critic = { $critic } nimmt Platz. Was steht auf der Karte?

## Events

critter-kitchen-event-opened = Die Küchen beurteilt: { $critic }. Vorrang: { $seats }.
critter-kitchen-event-kept = { $seat } arbeitet mit { $restaurateur }{ $stars ->
    [0] .
    [one] {" "}und bekommt { $stars } Stern.
   *[other] {" "}und bekommt { $stars } Sterne.
}
critter-kitchen-event-round-began = 🌅 Runde { $round }, Tag { $day }.
critter-kitchen-event-challenge-revealed = Neue Aufgabe: { $challenge } verlangt { $needs }.{ $hidden ->
    [none] {""}
   *[other] {" "}Der Haltemarker verdeckt { $hidden }.
}
critter-kitchen-event-laid-out = { $location }: { $items }.
critter-kitchen-event-purged = { $item } kennen alle; der Marker verlässt das Spiel, ein anderer wird gezogen.
critter-kitchen-event-sent = { $seat } schickt { $chefs } zu { $locations }, in dieser Reihenfolge.
critter-kitchen-event-boosted = { $boost ->
    [coffee] { $chef } von { $seat } hatte einen Kaffee und ist unter den Ersten.
   *[two] { $chef } von { $seat } trägt in dieser Runde 2.
}
critter-kitchen-event-moved = { $chef } von { $seat } geht zu { $location }.
critter-kitchen-event-took = { $chef } von { $seat } nimmt bei { $location }: { $item }.
critter-kitchen-event-went-home = { $why ->
    [early] { $chef } von { $seat } verlässt { $location } vorzeitig
    [stopped] { $chef } von { $seat } hört bei { $location } auf
   *[nothing] { $chef } von { $seat } findet bei { $location } nichts mehr
}{ $soup ->
    [0] .
   *[other] {" "}und bringt eine Suppe heim.
}
critter-kitchen-event-hat-moved = { $where ->
    [front] Der Hut von { $seat } rückt nach vorn.
    [one_back] Der Hut von { $seat } rückt einen Platz zurück.
   *[back] Der Hut von { $seat } rückt ans Ende.
}
critter-kitchen-event-rumor-placed = { $seat } legt ein Gerücht auf { $icon } und liest diese Karte.
critter-kitchen-event-rumor-seen = 🤫 Das Gerücht bei { $icon } lautet { $rumor }.
critter-kitchen-event-peeked = { $seat } sieht sich die Gerüchtekarte bei { $icon } an.
critter-kitchen-event-rumor-opened = Das Gerücht bei { $icon } ist heraus: { $rumor }.
critter-kitchen-event-own-rumor-shown = Das eigene Gerücht von { $seat } war { $rumor }.
critter-kitchen-event-gained = { $cause }: { $seat } bekommt { $what ->
    [star] { $amount ->
        [one] { $amount } Stern
       *[other] { $amount } Sterne
    }
    [bisque] { $amount } Bisque
   *[soup] { $amount } Suppe
}.
critter-kitchen-event-drew = { $item ->
    [none] { $cause }: { $seat } findet nichts Passendes im Beutel.
   *[other] { $cause }: { $seat } zieht { $item } aus dem Beutel.
}
critter-kitchen-event-added = { $cause } legt bei { $location } dazu: { $item }.
critter-kitchen-event-declined = { $seat } verzichtet auf { $cause }.
critter-kitchen-event-left-over = Übrig bei { $location }{ $items ->
    [none] {""}
   *[other] , unterwegs zu { $to }: { $items }
}{ $gone ->
    [none] .
   *[other] ; aus dem Spiel: { $gone }.
}
critter-kitchen-event-served = { $seat } serviert { $challenge }: { $parts }. Qualität { $quality }, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}.
critter-kitchen-event-served-nothing = { $seat } serviert heute nichts.
critter-kitchen-event-returned = { $seat } legt { $tokens ->
    [one] { $tokens } Marker
   *[other] { $tokens } Marker
} in den Beutel zurück.
critter-kitchen-event-cart-taken = { $seat } nimmt vom Straßenkarren: { $item }.
critter-kitchen-event-dined = { $seat } tischt auf: { $parts ->
    [none] gar nichts
   *[other] { $parts }
}. Qualität { $quality }.
critter-kitchen-event-managed = { $order ->
    [go] Die Leitung schickt von McDogald’s { $chef } zu { $location }.
    [crowd] Die Leitung schickt von McDogald’s { $chef } deinen Köchen nach, zu { $location }.
    [hat] Die Leitung rückt den Hut von McDogald’s nach vorn.
   *[none] Die Leitung hat keine Wünsche.
}
critter-kitchen-event-rival-star = McDogald’s bekommt einen Stern über { $challenge } für { $course }.
critter-kitchen-event-rival-served = McDogald’s bekommt { $stars } Sterne für Tag { $day }.
critter-kitchen-event-scored = { $seat }: { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, { $track } auf der Wertungsleiste.
critter-kitchen-event-game-over = { $seats ->
    [none] Die Küchen schließen. McDogald’s blieb ungeschlagen.
   *[other] Die Küchen schließen. Gewonnen: { $seats }!
}

## Refusals

critter-kitchen-no-now = „{ $verb }“ ist gerade nicht gefragt.
critter-kitchen-no-leave = Dein Koch hat schon etwas genommen und macht weiter, solange er kann.
critter-kitchen-no-stop = Köche machen weiter, bis die Hände voll sind oder nichts mehr da ist. Die Option „may_stop_early“ würde es erlauben.
critter-kitchen-no-stop-empty = Dein Koch hat noch nichts. Nimm etwas, oder geh mit einer Suppe.
critter-kitchen-no-dish-possible = Aus dem, was du hast, wird kein Gericht. Antworte mit einer leeren Karte.
critter-kitchen-no-meal-possible = Du hast nichts zu servieren. Antworte mit einer leeren Karte.
critter-kitchen-no-place-closed = { $location } ist in diesem Spiel nicht geöffnet.
critter-kitchen-no-place-twice = { $chef } geht schon zu { $location }. Jeder Koch braucht einen eigenen Ort.
critter-kitchen-no-place-own = Bei { $location } hast du schon einen Koch.
critter-kitchen-no-boost-two = Nur die Maus von Otis Osprey trägt 2, einmal am Tag und nicht in der Pause.
critter-kitchen-no-boost-coffee = Du brauchst einen unbenutzten Kaffee, für einen Koch, der nicht ohnehin unter den Ersten ist.
critter-kitchen-no-rumor-known = Das geht nicht: { $item }. Dieses Gerüchtefeld von dir ist belegt, also gibt es den Marker für dich nicht.
critter-kitchen-no-item-here = Bei { $location } liegt das nicht: { $item }.
critter-kitchen-no-space-filled = { $space } ist schon belegt. Wähle ein freies Feld.
critter-kitchen-no-rumor-open = Das Gerücht bei { $space } liegt schon offen.
critter-kitchen-no-chef-same = Nenne zwei verschiedene Köche.
critter-kitchen-no-chef-out = { $chef } ist in dieser Runde nicht für dich unterwegs.
critter-kitchen-no-dish-unfinished = { $challenge } ist nicht fertig: Es braucht eine Zutat, für jede fehlende Sorte eine Suppe oder Bisque, und mindestens Qualität { $least }.
critter-kitchen-no-dish-first = Nenne erst eine Aufgabe, dann ihre Teile.
critter-kitchen-no-dish-type = { $type } gehört nicht in dieses Gericht. Hinein kommt { $types }.
critter-kitchen-no-dish-part = Mit { $part } ließe sich dieses Gericht nicht servieren: Gewürze müssen passen, und es braucht Qualität { $least }.
critter-kitchen-no-challenge-closed = { $challenge } ist heute nicht offen.
critter-kitchen-no-challenge-twice = { $challenge } servierst du schon; ein Gericht für jede Aufgabe.
critter-kitchen-no-challenge-possible = Aus dem, was du noch hast, wird kein Gericht für { $challenge }.
critter-kitchen-no-token = Das hast du nicht (mehr): { $token }.
critter-kitchen-no-meal-soup = Suppe gehört in die Aufgaben, nicht ins Menü für die Kritik.
critter-kitchen-no-meal-course = In den Gang { $type } passt nichts mehr, so will es { $critic }.
critter-kitchen-no-meal-part = Dieses Teil erlaubt { $critic } nicht.
critter-kitchen-no-keep-soup = Suppe braucht keinen Kühlschrank: Du behältst sie ganz.
critter-kitchen-no-card-dealt = { $card } hast du nicht bekommen.
critter-kitchen-no-cart-twice = Das hattest du schon: { $item }.
critter-kitchen-no-cart-alone = Der Straßenkarren braucht mindestens zwei Personen. Lass das Modul weg.

## Chefs and locations

critter-kitchen-chef-mouse = Maus
critter-kitchen-chef-lizard = Echse
critter-kitchen-chef-boar = Eber
critter-kitchen-chef-carol = Carol
critter-kitchen-chef-newton = Newton
critter-kitchen-chef-otto = Otto
critter-kitchen-chef-penny = Penny
critter-kitchen-chef-ming = Ming
critter-kitchen-chef-basil = Basil
critter-kitchen-chef-tansy = Tansy
critter-kitchen-chef-bramble = Bramble
critter-kitchen-chef-olive = Olive
critter-kitchen-chef-pepper = Pepper
critter-kitchen-chef-juniper = Juniper
critter-kitchen-chef-rusk = Rusk
critter-kitchen-chef-mouse-text = geht zuerst, trägt 1
critter-kitchen-chef-lizard-text = geht danach, trägt 2
critter-kitchen-chef-boar-text = geht zuletzt, trägt 3
critter-kitchen-chef-about = Schlange { $speed }, trägt { $capacity }
critter-kitchen-chef-carol-text = Beim Gehen: 1 Stern, wenn dein Hut der letzte ist.
critter-kitchen-chef-newton-text = Zu Beginn: Du bekommst 2 Suppe, alle anderen dort 1.
critter-kitchen-chef-otto-text = Zu Beginn: Wer dort einen Koch hat, der 2 trägt, zieht einen Marker und behält ihn.
critter-kitchen-chef-penny-text = Vor dem Nehmen: Du darfst 1 Suppe in 1 Bisque verwandeln.
critter-kitchen-chef-ming-text = Nimmt unter den Ersten, obwohl sie 2 trägt.
critter-kitchen-chef-basil-text = Nach dem Aufdecken: Du darfst Basil an einen Ort schicken, an dem du keinen Koch hast.
critter-kitchen-chef-tansy-text = Nach dem Aufdecken: Du darfst die Orte zweier deiner Köche tauschen.
critter-kitchen-chef-bramble-text = Nach dem Aufdecken: Dein Hut rückt nach vorn.
critter-kitchen-chef-olive-text = Beim Gehen: Zieh einen Marker und behalte ihn.
critter-kitchen-chef-pepper-text = Vor dem Nehmen: Ein Marker aus dem Beutel kommt an den Ort dazu.
critter-kitchen-chef-juniper-text = Beim Gehen: Du darfst dir einmal eine verdeckte Gerüchtekarte ansehen.
critter-kitchen-chef-rusk-text = Nimmt unter den Zweiten, obwohl er 3 trägt.

critter-kitchen-location-soup-truck = Suppenwagen
critter-kitchen-location-garden-top-shop = Dachgartenladen
critter-kitchen-location-desert-vendor = Wüstenstand
critter-kitchen-location-water-market = Wassermarkt
critter-kitchen-location-air-docks = Luftdocks
critter-kitchen-location-lantern-lane = Laternengasse
critter-kitchen-location-midnight-merchant = Mitternachtshändler
critter-kitchen-location-chef-academy = Kochakademie
critter-kitchen-location-break-time = Pause
critter-kitchen-location-soup-truck-text = Endlos Suppe, eine Bisque und was die Akademie übrig hatte.
critter-kitchen-location-midnight-merchant-text = Wird erst gefüllt, wenn die Köche kommen: eine Überraschung.
critter-kitchen-location-chef-academy-text = Ein Souschef und was alle anderen übrig ließen.
critter-kitchen-location-break-time-text = Kein Einkauf: ein Marker vom Straßenkarren.

## Items

critter-kitchen-type-bread = Brot
critter-kitchen-type-carrot = Karotte
critter-kitchen-type-cheese = Käse
critter-kitchen-type-fish = Fisch
critter-kitchen-type-meat = Fleisch
critter-kitchen-type-mushroom = Pilz
critter-kitchen-type-wine = Wein
critter-kitchen-space-exclamation = Ausrufezeichen
critter-kitchen-space-question = Fragezeichen
critter-kitchen-space-heart = Herz
critter-kitchen-space-extra = deine eigene Karte
critter-kitchen-item-ingredient = { $type } { $value }
critter-kitchen-item-spice = Gewürz für { $type }
critter-kitchen-item-rumor = Gerücht { $space }
critter-kitchen-item-allspice = Allgewürz
critter-kitchen-item-rumor-wild = Joker-Gerücht
critter-kitchen-item-soup = Suppe
critter-kitchen-item-bisque = Bisque
critter-kitchen-item-tofu = Tofu
critter-kitchen-item-cookbook = Kochbuch
critter-kitchen-item-coffee = Kaffee
critter-kitchen-item-trophy = Pokal
critter-kitchen-cart-cookbook = Kochbuch
critter-kitchen-cart-coffee = Kaffee
critter-kitchen-cart-tofu = Tofu
critter-kitchen-cart-trophy = Pokal
critter-kitchen-cart-cookbook-text = Einmal: steht in einem Gericht für eine fehlende Zutat, zählt selbst nichts.
critter-kitchen-cart-coffee-text = Einmal, mit einem Plan: ein Koch ist in dieser Runde unter den Ersten.
critter-kitchen-cart-tofu-text = Eine Zutat vom Wert 3 und von beliebiger Sorte.
critter-kitchen-cart-trophy-text = Sofort 1 Stern.
critter-kitchen-cause-carol = { critter-kitchen-chef-carol }
critter-kitchen-cause-newton = { critter-kitchen-chef-newton }
critter-kitchen-cause-otto = { critter-kitchen-chef-otto }
critter-kitchen-cause-penny = { critter-kitchen-chef-penny }
critter-kitchen-cause-basil = { critter-kitchen-chef-basil }
critter-kitchen-cause-tansy = { critter-kitchen-chef-tansy }
critter-kitchen-cause-olive = { critter-kitchen-chef-olive }
critter-kitchen-cause-pepper = { critter-kitchen-chef-pepper }
critter-kitchen-cause-juniper = { critter-kitchen-chef-juniper }
critter-kitchen-cause-anthony-boardain = { critter-kitchen-restaurateur-anthony-boardain }
critter-kitchen-cause-graham-elephant = { critter-kitchen-restaurateur-graham-elephant }
critter-kitchen-cause-rumor = Gerücht
critter-kitchen-cause-soup = Tagessuppe
critter-kitchen-rival = McDogald’s

## Challenges

critter-kitchen-challenge-ultimate-melt = Schmelzkönig
critter-kitchen-challenge-tasty-tapas = Feine Tapas
critter-kitchen-challenge-wine-and-dine = Wein & Braten
critter-kitchen-challenge-savory-stack = Herzhafter Turm
critter-kitchen-challenge-harbor-picnic = Hafenpicknick
critter-kitchen-challenge-surf-and-turf = Wald & Wellen
critter-kitchen-challenge-cellar-platter = Kellerplatte

## Critics

critter-kitchen-critic-mouse = Die Maus
critter-kitchen-critic-cow = Die Kuh
critter-kitchen-critic-kangaroo = Das Känguru
critter-kitchen-critic-tree-shrew = Das Spitzhörnchen
critter-kitchen-critic-jerboa = Die Springmaus
critter-kitchen-critic-rabbit = Das Kaninchen
critter-kitchen-critic-fruit-bat = Der Flughund
critter-kitchen-critic-capybara = Das Wasserschwein
critter-kitchen-critic-badger = Der Dachs
critter-kitchen-critic-magpie = Die Elster
critter-kitchen-critic-tortoise = Die Schildkröte
critter-kitchen-critic-raccoon = Der Waschbär
critter-kitchen-critic-mouse-text = In ihrem Käsegang darf beliebig viel Käse liegen, jedes Stück mit eigenem Gewürz.
critter-kitchen-critic-cow-text = Ein Gang deiner Wahl darf bis zu 4 seiner Zutaten enthalten, jede mit eigenem Gewürz.
critter-kitchen-critic-kangaroo-text = Jede 6 im Menü zählt 9.
critter-kitchen-critic-tree-shrew-text = Im Menü verdreifacht ein Gewürz, statt zu verdoppeln.
critter-kitchen-critic-jerboa-text = Im Menü darf jeder deiner Gerüchtemarker als Allgewürz dienen; er zählt weiter als Gerücht.
critter-kitchen-critic-rabbit-text = Karotten im Menü zählen doppelt, zusätzlich zum Gewürz.
critter-kitchen-critic-fruit-bat-text = Neben jeden Gang außer dem Wein darfst du einen ungewürzten Wein legen, der seinen Wert dazugibt.
critter-kitchen-critic-capybara-text = Jedes Gericht mit Suppe oder Bisque darin bringt 1 Stern mehr.
critter-kitchen-critic-badger-text = Brot- und Fleischgang dürfen je 2 Zutaten enthalten, jede mit eigenem Gewürz.
critter-kitchen-critic-magpie-text = 1 Stern für jeden Gang mit einer aufgedruckten 7.
critter-kitchen-critic-tortoise-text = Kühlschränke fassen 7 und 12 statt 5 und 10.
critter-kitchen-critic-raccoon-text = Ein Gang ohne Zutat darf eine Suppe (Qualität 1) oder Bisque (Qualität 3) sein.

## Rumors

critter-kitchen-rumor-bread-fanatic = Brotfan
critter-kitchen-rumor-carrot-fanatic = Karottenfan
critter-kitchen-rumor-cheese-fanatic = Käsefan
critter-kitchen-rumor-fish-fanatic = Fischfan
critter-kitchen-rumor-meat-fanatic = Fleischfan
critter-kitchen-rumor-mushroom-fanatic = Pilzfan
critter-kitchen-rumor-wine-fanatic = Weinfan
critter-kitchen-rumor-extremely-pampered = Völlig verwöhnt
critter-kitchen-rumor-hibernator = Winterschläfer
critter-kitchen-rumor-psychedelic-flavor = Bunte Träume
critter-kitchen-rumor-spice-lover = Würzfreund
critter-kitchen-rumor-tender = Zartfühlend
critter-kitchen-rumor-big-cheese = Großer Käse
critter-kitchen-rumor-big-dipper = Große Kelle
critter-kitchen-rumor-odd-tastes = Ungerader Geschmack
critter-kitchen-rumor-simple-palate = Schlichter Gaumen
critter-kitchen-rumor-subtle-flavors = Leise Töne
critter-kitchen-rumor-super-chatty = Plaudertasche
critter-kitchen-rumor-to-go = Zum Mitnehmen
critter-kitchen-rumor-wine-cellar = Weinkeller
critter-kitchen-rumor-mercurial = Sprunghaft
critter-kitchen-rumor-nocturnal = Nachtaktiv
critter-kitchen-rumor-picky = Wählerisch
critter-kitchen-rumor-shortsighted = Kurzsichtig
critter-kitchen-rumor-sommelier = Weinkenner
critter-kitchen-rumor-unsophisticated = Bodenständig
critter-kitchen-rumor-varied-leftovers = Bunte Reste
critter-kitchen-rumor-varied-servings = Bunte Teller
critter-kitchen-rumor-bread-fanatic-text = Der Brotgang zählt auf der Wertungsleiste doppelt.
critter-kitchen-rumor-carrot-fanatic-text = Der Karottengang zählt auf der Wertungsleiste doppelt.
critter-kitchen-rumor-cheese-fanatic-text = Der Käsegang zählt auf der Wertungsleiste doppelt.
critter-kitchen-rumor-fish-fanatic-text = Der Fischgang zählt auf der Wertungsleiste doppelt.
critter-kitchen-rumor-meat-fanatic-text = Der Fleischgang zählt auf der Wertungsleiste doppelt.
critter-kitchen-rumor-mushroom-fanatic-text = Der Pilzgang zählt auf der Wertungsleiste doppelt.
critter-kitchen-rumor-wine-fanatic-text = Der Weingang zählt auf der Wertungsleiste doppelt.
critter-kitchen-rumor-extremely-pampered-text = 4 Sterne für mindestens 5 Gänge, jeder mit einer aufgedruckten 5 oder mehr.
critter-kitchen-rumor-hibernator-text = 3 Sterne, wenn kein Gang von dir den letzten an Qualität übertrifft.
critter-kitchen-rumor-psychedelic-flavor-text = 3 Sterne, wenn kein Gang von dir deine Pilze an Qualität übertrifft.
critter-kitchen-rumor-spice-lover-text = 2 Sterne für die meisten servierten Gewürze.
critter-kitchen-rumor-tender-text = 3 Sterne, wenn Brot und Wein ohne Gewürz zusammen genau 10 wert sind.
critter-kitchen-rumor-big-cheese-text = 2 Sterne für den besten Käsegang.
critter-kitchen-rumor-big-dipper-text = 2 Sterne für die meiste Suppe.
critter-kitchen-rumor-odd-tastes-text = 2 Sterne für die meisten servierten Zutaten mit ungeradem Wert.
critter-kitchen-rumor-simple-palate-text = 2 Sterne für die wenigsten Gewürze unter allen mit mindestens 5 Gängen.
critter-kitchen-rumor-subtle-flavors-text = 2 Sterne für die meisten servierten Zutaten mit aufgedruckter 3 oder weniger.
critter-kitchen-rumor-super-chatty-text = 1 Stern für jeden Gerüchtemarker, den du hast.
critter-kitchen-rumor-to-go-text = 2 Sterne für die meisten nicht servierten Zutaten.
critter-kitchen-rumor-wine-cellar-text = 2 Sterne für den meisten nicht servierten Wein.
critter-kitchen-rumor-mercurial-text = So viele Sterne, wie dein höchster servierter Wert den niedrigsten übertrifft.
critter-kitchen-rumor-nocturnal-text = 5 Sterne, wenn von links nach rechts kein Gang weniger wert ist als der davor; ohne Gewürz, mindestens 2 Gänge.
critter-kitchen-rumor-picky-text = 3 Sterne für mindestens 5 Gänge ohne aufgedruckten Wert unter 4.
critter-kitchen-rumor-shortsighted-text = 3 Sterne für die meiste Qualität in Brot, Karotte und Käse zusammen.
critter-kitchen-rumor-sommelier-text = 1 Stern für jeden Gang, der ohne Gewürz weniger wert ist als dein Wein, höchstens 4.
critter-kitchen-rumor-unsophisticated-text = 1 Stern für jeden Gang aus schlichten 2en und 3en ohne Gewürz, höchstens 4.
critter-kitchen-rumor-varied-leftovers-text = 1 Stern für jede nicht servierte Sorte, höchstens 4.
critter-kitchen-rumor-varied-servings-text = 1 Stern für jeden verschiedenen servierten Aufdruck über zwei hinaus, höchstens 4.

## Restaurateurs

critter-kitchen-restaurateur-anthony-boardain = Anthony Boardain
critter-kitchen-restaurateur-goatn-ramsey = Goat’N Ramsey
critter-kitchen-restaurateur-graham-elephant = Graham Elephant
critter-kitchen-restaurateur-heron-sanchez = Herón Sanchez
critter-kitchen-restaurateur-jamie-owliver = Jamie Owliver
critter-kitchen-restaurateur-saffron-stoat = Saffron Stoat
critter-kitchen-restaurateur-bruno-badgerson = Bruno Badgerson
critter-kitchen-restaurateur-pia-pangolin = Pia Pangolin
critter-kitchen-restaurateur-otis-osprey = Otis Osprey
critter-kitchen-restaurateur-lola-lynx = Lola Lynx
critter-kitchen-restaurateur-anthony-boardain-text = Kommt ein Koch von dir mit einer Trostsuppe heim, bekommst du noch 1 Suppe.
critter-kitchen-restaurateur-goatn-ramsey-text = Deine aufgedruckten 2en zählen 4.
critter-kitchen-restaurateur-graham-elephant-text = 1 Suppe für jeden Koch von dir, der an seinem Ort allein ist.
critter-kitchen-restaurateur-heron-sanchez-text = In jedem Gericht, einmal je Sorte: Eine Zutat darf als Gewürz für eine andere ihrer Sorte dienen.
critter-kitchen-restaurateur-jamie-owliver-text = Eine eigene Gerüchtekarte, die nur du siehst und die nur für dich zählt.
critter-kitchen-restaurateur-saffron-stoat-text = Alle deine Gewürze sind Allgewürz.
critter-kitchen-restaurateur-bruno-badgerson-text = Dein Kühlschrank fasst 2 mehr.
critter-kitchen-restaurateur-pia-pangolin-text = Statt ans Ende rückt dein Hut nur einen Platz zurück.
critter-kitchen-restaurateur-otis-osprey-text = Einmal am Tag, mit deinem Plan: Deine Maus trägt 2.
critter-kitchen-restaurateur-lola-lynx-text = Du beginnst mit einer Bisque.

## Options

critter-kitchen-option-critic = Kritik
critter-kitchen-option-critic-random = gezogen
critter-kitchen-option-first-game-rumors = Nur einfache Gerüchte
critter-kitchen-option-restaurateur-deal = Gastronomen austeilen
critter-kitchen-option-restaurateur-deal-seed = je einen
critter-kitchen-option-restaurateur-deal-published = je zwei, einer bleibt
critter-kitchen-option-restaurateur-stars = Sterne der Gastronomen
critter-kitchen-option-restaurateur-stars-seed = zu Beginn
critter-kitchen-option-restaurateur-stars-published = am Ende
critter-kitchen-option-truck-leftovers = Was am Suppenwagen übrig ist
critter-kitchen-option-truck-leftovers-academy = geht an die Kochakademie
critter-kitchen-option-truck-leftovers-stay = bleibt am Wagen
critter-kitchen-option-known-rumor-purge = Was alle wissen, wird nicht mehr gezogen
critter-kitchen-option-min-quality-to-present = Gerichte brauchen Qualität 6
critter-kitchen-option-may-stop-early = Köche dürfen mit freien Händen aufhören
critter-kitchen-module-restaurateurs = Gastronomen
critter-kitchen-module-a-la-cart = À la Cart (unser eigener Ersatz)

## Standing orders

critter-kitchen-order-take = Einkaufen
critter-kitchen-order-take-wishes = nach meiner Wunschliste, sonst frag mich
critter-kitchen-order-take-wishes-best = nach meiner Wunschliste, sonst das Wertvollste
critter-kitchen-order-take-best = was meiner Küche am meisten bringt
critter-kitchen-order-challenge = Aufgaben
critter-kitchen-order-challenge-suggested = die besten gefundenen Gerichte
critter-kitchen-order-refrigerate = Kühlschrank
critter-kitchen-order-refrigerate-suggested = das Wertvollste behalten
critter-kitchen-order-critic = Menü für die Kritik
critter-kitchen-order-critic-suggested = das Menü mit der höchsten Qualität
critter-kitchen-order-place = Joker-Gerüchte
critter-kitchen-order-place-first = auf mein erstes freies Feld
critter-kitchen-order-penny = Penny
critter-kitchen-order-penny-always = immer tauschen
critter-kitchen-order-penny-never = nie tauschen
critter-kitchen-order-basil = Basil
critter-kitchen-order-basil-never = bleibt, wo er ist
critter-kitchen-order-tansy = Tansy
critter-kitchen-order-tansy-never = tauscht niemanden
critter-kitchen-order-juniper = Juniper
critter-kitchen-order-juniper-first = sieht die erste Karte an, die ich nicht kenne
critter-kitchen-order-juniper-never = sieht nichts an

## Result

critter-kitchen-score-critic = Vorsprung durch die Kritik
critter-kitchen-score-challenges-1 = Aufgaben von Tag 1
critter-kitchen-score-challenges-2 = Aufgaben von Tag 2
critter-kitchen-score-capybara-1 = Suppe fürs Wasserschwein, Tag 1
critter-kitchen-score-capybara-2 = Suppe fürs Wasserschwein, Tag 2
critter-kitchen-score-carol = Carol
critter-kitchen-score-trophy = Pokal
critter-kitchen-score-rumors = Gerüchtemarker
critter-kitchen-score-restaurateur = { $card }
critter-kitchen-score-soup = Meiste Suppe ({ $soup })
critter-kitchen-score-courses = Alle sieben Gänge
critter-kitchen-score-magpie = Siebenen für die Elster
critter-kitchen-score-best = Bester Gang: { $type } ({ $quality })
critter-kitchen-score-rumor = Gerücht: { $rumor }
critter-kitchen-score-own-rumor = Eigenes Gerücht: { $rumor }
critter-kitchen-score-track = Wertungsleiste ({ $total })
critter-kitchen-result-stars = Die Kritik hat gegessen, die Sterne sind gezählt.
critter-kitchen-result-solo-won = { $stars } zu { $rival } Sterne: McDogald’s ist geschlagen!
critter-kitchen-result-solo-lost = { $stars } zu { $rival } Sterne: McDogald’s behauptet sich.

## Pictures and the text board

critter-kitchen-round = Runde { $round } von 7
critter-kitchen-day = Tag { $day }
critter-kitchen-priority = Vorrang
critter-kitchen-challenges = Aufgaben
critter-kitchen-challenge-hidden = noch verdeckt
critter-kitchen-held = angehalten
critter-kitchen-critic = Kritik
critter-kitchen-rumors = Gerüchte
critter-kitchen-rumor-unknown = verdeckt
critter-kitchen-kitchen-of = Küche von { $seat }
critter-kitchen-storage = Vorrat
critter-kitchen-storage-hidden = { $tokens ->
    [one] { $tokens } Marker hinter dem Schirm
   *[other] { $tokens } Marker hinter dem Schirm
}
critter-kitchen-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
critter-kitchen-planned = hat geplant
critter-kitchen-planning = plant noch
critter-kitchen-empty = leer
critter-kitchen-fridge-warning = Der Kühlschrank fasst { $limit }; { $tokens ->
    [one] { $tokens } Marker ginge
   *[other] { $tokens } Marker gingen
} verloren.
critter-kitchen-waiting = Antwort von { $seats }
critter-kitchen-won = Gewonnen: { $seats }

## Rules

critter-kitchen-rules-goal-title = Ziel des Spiels
critter-kitchen-rules-goal = Sieben Runden an drei Tagen: Deine Köche holen Zutaten, am Ende der Tage 1 und 2 kochst du für **Aufgaben**, und am Tag 3 servierst du der **Kritik** ein Menü. Die meisten Sterne gewinnen. Bei gleichen Sternen gewinnt die höhere Summe auf der Wertungsleiste, dann der vordere Hut.
critter-kitchen-rules-round-title = Eine Runde
critter-kitchen-rules-round = 1. **Vorbereiten.** Der Wagen bekommt seine Bisque, eine Aufgabe wird aufgedeckt (Runde 1 bis 6), die Orte werden gefüllt, und ein Souschef kommt an die Akademie (in Runde 7 ein Allgewürz).
    2. **Planen.** Alle schicken heimlich jeden Koch an einen anderen Ort.
    3. Alle Pläne **aufdecken.**
    4. **Einkaufen,** ein Ort nach dem anderen, von links nach rechts.
    Nach den Runden 3 und 6 kommen Aufgaben und Kühlschrank, nach Runde 7 die Kritik.
critter-kitchen-rules-planning-title = Planen
critter-kitchen-rules-planning = Maus, Echse und Eber, dazu ein in der letzten Runde angeheuerter Souschef, gehen jeder an einen eigenen Ort; alle müssen los. Köche verschiedener Küchen dürfen sich treffen. Du kannst deinen Plan ändern, bis der letzte da ist; im Kanal sieht man nur, wer fertig ist.
critter-kitchen-rules-shopping-title = Einkaufen
critter-kitchen-rules-shopping = An jedem Ort sind zuerst die **Mäuse** (1 Ding) dran, dann die **Echsen** (2), dann die **Eber** (3). Köche in derselben Schlange wechseln sich ab, ein Ding nach dem anderen, in der Reihenfolge der Hüte. Wer das **erste Ding eines Ortes im Gleichstand** nimmt, dessen Hut rückt ans Ende. Statt des ersten Dings darf ein Koch mit 1 Suppe heimgehen; wer nichts findet, bekommt ebenfalls 1 Suppe. Wer etwas hat, macht weiter, bis die Hände voll sind oder nichts mehr da ist. Reste gehen an die Kochakademie, von dort zum nächsten Suppenwagen. Die Suppe am Wagen geht nie aus.
critter-kitchen-rules-rumors-title = Gerüchte
critter-kitchen-rules-rumors = Ein Gerüchtemarker kommt auf sein Feld in deiner Küche, und nur du darfst diese Karte lesen, jetzt und später. Einen Marker, dessen Feld du belegt hast, gibt es für dich nicht. Ein Joker kommt auf ein beliebiges freies Feld. Kennen alle eine Karte, wird sie aufgedeckt, und ihre Marker werden nicht mehr gezogen. Alle drei Gerüchte zählen am Ende für **alle**, bekannt oder nicht.
critter-kitchen-rules-challenges-title = Aufgaben
critter-kitchen-rules-challenges = Nach den Runden 3 und 6 darfst du für jede Aufgabe des Tages ein Gericht servieren. Hinein kommen Zutaten der gezeigten Sorten, beliebig viele, mindestens eine; jede fehlende Sorte braucht eine Suppe oder Bisque an ihrer Stelle. Ein Gewürz verdoppelt eine Zutat seiner Sorte, Allgewürz eine beliebige. Suppe zählt 1, Bisque 3. Qualität 6 bringt 1 Stern, 12 bringt 2, 21 bringt 4; unter 6 darf nicht serviert werden. In den Runden 3 und 6 ist die letzte Sorte der neuen Aufgabe verdeckt; es gibt sie nicht.
critter-kitchen-rules-fridge-title = Der Kühlschrank
critter-kitchen-rules-fridge = Nach den Aufgaben behältst du am Tag 1 genau 5, am Tag 2 genau 10 Zutaten und Gewürze; die anderen gehen zurück in den Beutel. Suppe und Gerüchte brauchen keinen Kühlschrank.
critter-kitchen-rules-critic-title = Das Menü für die Kritik
critter-kitchen-rules-critic = Bis zu sieben Gänge: Brot, Karotte, Käse, Fisch, Fleisch, Pilz, Wein. In jeden kommt eine Zutat seiner Sorte und höchstens ein Gewürz; keine Suppe. Die Karte der Kritik kann das ändern: Lies sie. Alle Menüs werden zugleich aufgedeckt.
critter-kitchen-rules-scoring-title = Wertung
critter-kitchen-rules-scoring = 1 Stern für die meiste Suppe; 1 für alle sieben Gänge; 1 für den besten Gang jeder Sorte, bei Gleichstand für alle; dann die Gerüchte. Zuletzt werden die Qualitäten aller Gänge auf der **Wertungsleiste** addiert, die eines Fans doppelt: bis 10 gibt es 1 Stern, 20: 2, 30: 3, 40: 4, 50: 5, 60: 7, 70: 9; über 70 sind es 10 Sterne, und die Zählung beginnt von vorn.
critter-kitchen-rules-zous-title = Souschefs
critter-kitchen-rules-zous = In jeder Runde kann an der Kochakademie ein Souschef angeheuert werden, wie ein Ding. Er arbeitet in der nächsten Runde für dich, muss dann irgendwohin geschickt werden und geht danach. Manche handeln nach dem Aufdecken, andere zu Beginn ihres Ortes, vor dem Nehmen oder beim Gehen.
critter-kitchen-rules-restaurateurs-title = Gastronomen
critter-kitchen-rules-restaurateurs = Mit diesem Modul haben alle einen Gastronomen mit einer Fähigkeit für das ganze Spiel und 0 bis 2 Sternen.
critter-kitchen-rules-solo-title = Allein gegen McDogald’s
critter-kitchen-rules-solo = McDogald’s spielt die zweite Küche. Seine Köche folgen Karten: erst die Leitung, dann je eine Karte für Maus, Echse und Eber. Er nimmt, was seine Zeile für den Tag sagt: Gerüchte, Dinge zu offenen Aufgaben (je ein Stern), Souschefs, Gewürze, Siebenen und so weiter. Die Gerüchte bringen ihm feste Sterne. Du gewinnst mit echt mehr Sternen.
critter-kitchen-rules-cart-title = À la Cart
critter-kitchen-rules-cart = Unser eigener Ersatz für die Erweiterung, nur auf Wunsch. Eine Karte mehr, die Pause: Ein Koch dort kauft nicht ein; nach der Kochakademie nimmt seine Küche einen Marker, den sie noch nicht hatte. **Kochbuch**: füllt eine fehlende Sorte in einem Gericht. **Kaffee**: ein Koch ist in einem Plan unter den Ersten. **Tofu**: Wert 3, beliebige Sorte. **Pokal**: 1 Stern.
critter-kitchen-rules-notation-title = Züge tippen
critter-kitchen-rules-notation = `plan garden_top_shop soup_truck chef_academy` · `take wine5` · `take spice-meat` · `take rumor-wild` · `leave` · `place heart`
    `serve ultimate_melt fish6+spice-fish soup soup end` · `suggested` · `keep cheese7 bread6 …`
    `dine bread5+allspice fish4 end` · `trade` · `peek heart` · `send air_docks` · `decline`
    Ein Gewürz steht mit einem Plus hinter seiner Zutat. Wünsche für `/orders` sind Dinge, Arten (`wine`, `spice`, `rumor`, `7`) oder `leave`, auf einen Ort beschränkt wie in `desert_vendor/wine5`.
