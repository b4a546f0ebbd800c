# Critter Kitchen

critter_kitchen-name = Critter Kitchen
critter_kitchen-tagline = Send your chefs out in secret, shop better than your rivals and please the critic.
critter_kitchen-pitch = Secretly send three chefs shopping each round, then cook. The most stars win.

## Verbs

critter_kitchen-verb-plan = Plan the round
critter_kitchen-verb-plan-about = Secretly send each of your chefs to a different location
critter_kitchen-verb-take = Take an item
critter_kitchen-verb-take-about = Take one of the items at your chef’s location
critter_kitchen-verb-leave = Leave with soup
critter_kitchen-verb-leave-about = Instead of its first item, your chef takes { $consolation_soup } soup and goes home
critter_kitchen-verb-stop = Go home now
critter_kitchen-verb-stop-about = Stop shopping and keep what your chef has; no soup
critter_kitchen-verb-serve = Cook dishes
critter_kitchen-verb-serve-about = A challenge, its parts, the next challenge …, and “end” to finish
critter_kitchen-verb-keep = Fill the fridge
critter_kitchen-verb-keep-about = Keep exactly as many ingredients and spices as the fridge holds
critter_kitchen-verb-dine = Serve the critic
critter_kitchen-verb-dine-about = Lay out the critic’s meal part by part, and “end” to finish
critter_kitchen-verb-suggested = Take the suggestion
critter_kitchen-verb-suggested-about = Serve the suggested dishes, or keep the most valuable tokens
critter_kitchen-verb-place = Place wild rumor
critter_kitchen-verb-place-about = Place a wild rumor token on one of your free spaces and read that card
critter_kitchen-verb-send = Move Basil
critter_kitchen-verb-send-about = Move Basil to a location where you have no chef
critter_kitchen-verb-exchange = Swap two chefs
critter_kitchen-verb-exchange-about = Tansy: swap the locations of two of your chefs
critter_kitchen-verb-trade = Trade for bisque
critter_kitchen-verb-trade-about = Penny: trade a soup for a bisque
critter_kitchen-verb-peek = See a rumor
critter_kitchen-verb-peek-about = Juniper: look once at a face-down rumor card
critter_kitchen-verb-decline = Don’t use it
critter_kitchen-verb-decline-about = Don’t use your zous chef’s ability
critter_kitchen-verb-choose = Keep a restaurateur
critter_kitchen-verb-choose-about = Keep one of the two restaurateurs dealt to you
critter_kitchen-verb-cart = Take cart token
critter_kitchen-verb-cart-about = Take a token from the street cart that you have not had yet

critter_kitchen-param-mouse = Where the mouse goes
critter_kitchen-param-lizard = Where the lizard goes
critter_kitchen-param-boar = Where the boar goes
critter_kitchen-param-helper = Where your zous chef goes, if one works for you
critter_kitchen-param-item = The item
critter_kitchen-param-part = Challenges with their parts, then “end”
critter_kitchen-param-token = The tokens to keep
critter_kitchen-param-space = The rumor space
critter_kitchen-param-location = The location
critter_kitchen-param-chef = The first chef
critter_kitchen-param-other = The other chef
critter_kitchen-param-restaurateur = The restaurateur
critter_kitchen-param-cart = The cart token

critter_kitchen-end-nothing = Serve nothing
critter_kitchen-end-end = Done
critter_kitchen-together-plan = A place for each of your chefs
critter_kitchen-location-two = { $location }, carrying { $otis_osprey_mouse }
critter_kitchen-location-coffee = { $location }, with coffee (goes first)
critter_kitchen-part-spiced = { $item } with { $spice }
critter_kitchen-part-doubled = { $item } doubled with { $spice }
critter_kitchen-part-as = tofu as { $type }
critter_kitchen-part-beside = { $item } beside the { $type } course
critter_kitchen-part-about = Quality { $quality }

## Prompts

critter_kitchen-ask-restaurateur = Two restaurateurs want to work for you. Which one do you keep?
critter_kitchen-ask-plan = Round { $round }: send out { $chefs }, each to a different location.
critter_kitchen-ask-take = Your { $chef } at { $location } can carry { $left } more. What do you take?
critter_kitchen-take-now = { $chef }, now
critter_kitchen-take-later = { $chef }, on its turn, if still there
critter_kitchen-take-ahead = Plan ahead for your other chefs: each takes the first item on your list that is left, or asks you.
critter_kitchen-ask-place = Where do you place the wild rumor?
critter_kitchen-ask-basil = Move Basil somewhere else?
critter_kitchen-ask-tansy = Swap two of your chefs?
critter_kitchen-ask-penny = Trade a soup for a bisque?
critter_kitchen-ask-juniper = Look at a rumor card?
critter_kitchen-ask-cart = Which token do you take from the street cart?
critter_kitchen-ask-challenge = The day is over. What do you serve for { $challenges }?
critter_kitchen-ask-refrigerate = Your fridge holds { $limit ->
    [one] { $limit } ingredient or spice
   *[other] { $limit } ingredients and spices
}. Which ones do you keep?
critter_kitchen-ask-critic = { $critic } sits down. What is on the menu?

## Events

critter_kitchen-event-opened = { $critic } will judge the kitchens. Priority: { $seats }.
critter_kitchen-event-kept = { $seat } works with { $restaurateur }{ $stars ->
    [0] .
    [one] {" "}and gains { $stars } star.
   *[other] {" "}and gains { $stars } stars.
}
critter_kitchen-event-round-began = 🌅 Round { $round }, day { $day }.
critter_kitchen-event-challenge-revealed = New challenge: { $challenge } needs { $needs }.{ $hidden ->
    [none] {""}
   *[other] {" "}The hold token covers { $hidden }.
}
critter_kitchen-event-laid-out = { $location }: { $items }.
critter_kitchen-event-purged = Already known to everyone: { $item }. It leaves the game, and a new token is drawn.
critter_kitchen-event-sent = { $seat } sends { $locations }.
critter_kitchen-event-boosted = { $boost ->
    [coffee] { POSSESSIVE($seat) } { $chef } has a coffee and goes first.
   *[two] { POSSESSIVE($seat) } { $chef } carries { $otis_osprey_mouse } this round.
}
critter_kitchen-event-moved = { POSSESSIVE($seat) } { $chef } moves to { $location }.
critter_kitchen-event-took = { POSSESSIVE($seat) } { $chef } takes { $item } at { $location }.
critter_kitchen-event-went-home = { $why ->
    [early] { POSSESSIVE($seat) } { $chef } leaves { $location } early
    [stopped] { POSSESSIVE($seat) } { $chef } stops at { $location }
   *[nothing] { POSSESSIVE($seat) } { $chef } finds nothing more at { $location }
}{ $soup ->
    [0] .
   *[other] {" "}and takes a soup home.
}
critter_kitchen-event-hat-moved = { $where ->
    [front] { POSSESSIVE($seat) } hat moves to the front.
    [one_back] { POSSESSIVE($seat) } hat moves one place back.
   *[back] { POSSESSIVE($seat) } hat moves to the back.
}
critter_kitchen-event-rumor-placed = { $seat } places a rumor token on { $icon } and reads that card.
critter_kitchen-event-rumor-seen = 🤫 The rumor of { $icon } is { $rumor }.
critter_kitchen-event-peeked = { $seat } looks at the rumor card of { $icon }.
critter_kitchen-event-rumor-opened = The rumor of { $icon } is revealed: { $rumor }.
critter_kitchen-event-own-rumor-shown = { POSSESSIVE($seat) } own rumor was { $rumor }.
critter_kitchen-event-gained = { $cause }: { $seat } gains { $what ->
    [star] { $amount ->
        [one] { $amount } star
       *[other] { $amount } stars
    }
    [bisque] { $amount } bisque
   *[soup] { $amount } soup
}.
critter_kitchen-event-drew = { $item ->
    [none] { $cause }: { $seat } finds nothing suitable in the bag.
   *[other] { $cause }: { $seat } draws { $item } from the bag.
}
critter_kitchen-event-added = { $cause } adds { $item } to { $location }.
critter_kitchen-event-declined = { $seat } does not use { $cause }.
critter_kitchen-event-left-over = Left over at { $location }{ $items ->
    [none] {""}
   *[other] , now at { $to }: { $items }
}{ $gone ->
    [none] .
   *[other] ; out of the game: { $gone }.
}
critter_kitchen-event-served = { $seat } serves { $challenge }: { $parts }. Quality { $quality }, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}.
critter_kitchen-event-served-nothing = { $seat } serves nothing today.
critter_kitchen-event-returned = { $seat } returns { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} to the bag.
critter_kitchen-event-cart-taken = { $seat } takes { $item } from the street cart.
critter_kitchen-event-dined = { $seat } serves the critic: { $parts ->
    [none] nothing at all
   *[other] { $parts }
}. Quality { $quality }.
critter_kitchen-event-managed = { $order ->
    [go] The manager sends McDogald’s { $chef } to { $location }.
    [crowd] The manager sends McDogald’s { $chef } after your chefs, to { $location }.
    [hat] The manager moves McDogald’s hat to the front.
   *[none] The manager has no orders.
}
critter_kitchen-rival-rumor = McDogald’s places a rumor token on { $icon }, but reads no card.
critter_kitchen-event-rival-star = McDogald’s gains a star on { $challenge } for { $course }.
critter_kitchen-event-rival-served = McDogald’s scores { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} for day { $day }.
critter_kitchen-event-scored = { $seat }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, { $track } on the score track.
critter_kitchen-event-game-over = { $seats ->
    [none] The kitchens close. McDogald’s was not beaten.
   *[other] The kitchens close. { $seats } won!
}

## Notes while deciding

critter_kitchen-sent-to = { $chef } → { $location }
critter_kitchen-note-plan = Your plan: { $plan }
critter_kitchen-note-chef = { $chef }: { $text }
critter_kitchen-note-best = Suggested:
critter_kitchen-note-nothing = There is nothing you could serve.
critter_kitchen-note-none = You serve nothing.
critter_kitchen-note-dish = { $challenge }: { $parts }. Quality { $quality }, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}.
critter_kitchen-note-dish-open = { $challenge }: { $parts }. Quality { $quality }, not ready to serve.
critter_kitchen-note-fridge = ⚠️ After that, the fridge holds only { $limit }; you would lose { $tokens }.
critter_kitchen-note-keep = Kept so far: { $tokens }.
critter_kitchen-note-keep-best = Suggested: keep { $tokens }.
critter_kitchen-note-meal = { $parts }. { $total } on the score track, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}.

## Refusals

critter_kitchen-no-now = “{ $verb }” is not possible right now.
critter_kitchen-no-leave = Your chef has already taken an item, so it continues as long as it can.
critter_kitchen-no-leave-stop = Your chef has already taken an item, so there is no soup. Take more, or go home now.
critter_kitchen-no-stop = Chefs shop until their hands are full or nothing is left. The option “{ critter_kitchen-option-may-stop-early }” would let them go home earlier.
critter_kitchen-no-stop-empty = Your chef has nothing yet. Take an item, or go home with a soup.
critter_kitchen-no-dish-possible = You cannot make a dish from what you have. Serve nothing.
critter_kitchen-no-meal-possible = You have no ingredients for the meal. Serve nothing.
critter_kitchen-no-place-closed = { $location } is not open in this game.
critter_kitchen-no-place-twice = Your { $chef } is already going to { $location }. Send each chef to a different location.
critter_kitchen-no-place-own = You already have a chef at { $location }.
critter_kitchen-no-boost-two = Only Otis Osprey’s mouse can carry { $otis_osprey_mouse }: once a day, and not on a break.
critter_kitchen-no-boost-coffee = You need an unused coffee, and a chef that does not go first anyway.
critter_kitchen-no-rumor-known = You cannot take { $item }: you have already filled that rumor space.
critter_kitchen-no-item-here = There is no { $item } at { $location }.
critter_kitchen-no-space-filled = You have already filled { $space }. Choose a free space.
critter_kitchen-no-rumor-open = The rumor of { $space } is already face up.
critter_kitchen-no-chef-same = Choose two different chefs.
critter_kitchen-no-chef-out = { $chef } is not out shopping for you this round.
critter_kitchen-no-chef-resting = { $chef } is on a break and has no location to swap.
critter_kitchen-no-dish-unfinished = { $challenge } is not ready: { $least ->
    [0] add an ingredient, and a soup or bisque for each missing type.
   *[other] it needs an ingredient, a soup or bisque for each missing type, and quality { $least } or more.
}
critter_kitchen-no-dish-first = Choose a challenge first, then its parts.
critter_kitchen-no-dish-type = This dish does not take { $type }, only { $types }.
critter_kitchen-no-dish-gap = With { $part } you could not serve this dish: each type without an ingredient needs a soup or bisque, and you do not have enough.
critter_kitchen-no-dish-quality = With { $part } you could not serve this dish: nothing you have left would raise it to quality { $least }.
critter_kitchen-no-spice = You cannot use { $spice } with { $type }: each ingredient takes its own spice or allspice.
critter_kitchen-no-spice-alone = You must use { $spice } with an ingredient in a course or dish.
critter_kitchen-no-spice-ingredient = Only in Herón Sanchez’s challenge dishes can an ingredient serve as a spice: for another of its type, once per type.
critter_kitchen-no-challenge-closed = { $challenge } is not open today.
critter_kitchen-no-challenge-twice = You are already serving { $challenge }; each challenge takes one dish.
critter_kitchen-no-challenge-possible = You cannot make a dish for { $challenge } from what you have left.
critter_kitchen-no-token = You have no { $token } left.
critter_kitchen-no-meal-soup = Soup is for challenges, not for the critic’s meal.
critter_kitchen-no-meal-soup-once = The meal already has a soup or bisque, and one is the limit.
critter_kitchen-no-meal-soup-where = Say which course { $part } replaces, as in `{ $example }`.
critter_kitchen-no-meal-soup-course = The { $type } course takes an ingredient or a soup or bisque, not both.
critter_kitchen-no-meal-beside = Only wine can go beside a course, and only for the Fruit Bat.
critter_kitchen-no-meal-beside-twice = The { $type } course already has a wine beside it.
critter_kitchen-no-meal-beside-empty = The { $type } course needs an ingredient before wine can go beside it.
critter_kitchen-no-meal-course = The { $type } course is full: { $most ->
    [one] it takes one ingredient.
   *[other] it takes { $most } ingredients.
}
critter_kitchen-no-meal-course-cow = Only one course may hold up to { $most ->
    [one] { $most } ingredient
   *[other] { $most } ingredients
}; all others take one.
critter_kitchen-no-meal-part = { $critic } does not allow that. Read the critic’s card for what is allowed.
critter_kitchen-no-keep-soup = You keep all your soup: it needs no fridge.
critter_kitchen-no-card-dealt = { $card } was not dealt to you.
critter_kitchen-no-cart-twice = You have already had { $item }. Choose another token.
critter_kitchen-no-cart-alone = The street cart needs at least two players. Leave the module out.

## Chefs and locations

critter_kitchen-chef-mouse = Mouse
critter_kitchen-chef-lizard = Lizard
critter_kitchen-chef-boar = Boar
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
critter_kitchen-chef-mouse-text = goes first, carries { $mouse_hands }
critter_kitchen-chef-lizard-text = goes second, carries { $lizard_hands }
critter_kitchen-chef-boar-text = goes last, carries { $boar_hands }
critter_kitchen-chef-about = queue { $speed }, carries { $capacity }
critter_kitchen-chef-carol-text = On leaving: { $carol_amount ->
    [one] { $carol_amount } star
   *[other] { $carol_amount } stars
} if your hat is last.
critter_kitchen-chef-newton-text = At the start: you gain { $newton_amount } soup, everyone else there { $newton_others }.
critter_kitchen-chef-otto-text = At the start: everyone with a chef there that carries { $otto_hands } takes a token from the bag and keeps it.
critter_kitchen-chef-penny-text = Before picking: you may turn a soup into a bisque.
critter_kitchen-chef-ming-text = Shops first, although she carries { $ming_capacity ->
        [one] { $ming_capacity } item
       *[other] { $ming_capacity } items
    }.
critter_kitchen-chef-basil-text = After the reveal: you may move Basil to a location where you have no chef.
critter_kitchen-chef-tansy-text = After the reveal: you may swap the locations of two of your chefs.
critter_kitchen-chef-bramble-text = After the reveal: your hat goes to the front.
critter_kitchen-chef-olive-text = On leaving: draw a token and keep it.
critter_kitchen-chef-pepper-text = Before picking: a token from the bag is added to the location.
critter_kitchen-chef-juniper-text = On leaving: you may look once at a face-down rumor card.
critter_kitchen-chef-rusk-text = Shops second, although he carries { $rusk_capacity ->
        [one] { $rusk_capacity } item
       *[other] { $rusk_capacity } items
    }.

critter_kitchen-location-soup-truck = Soup Truck
critter_kitchen-location-garden-top-shop = Garden Top Shop
critter_kitchen-location-desert-vendor = Desert Vendor
critter_kitchen-location-water-market = Water Market
critter_kitchen-location-air-docks = Air Docks
critter_kitchen-location-lantern-lane = Lantern Lane
critter_kitchen-location-midnight-merchant = Midnight Merchant
critter_kitchen-location-chef-academy = Chef Academy
critter_kitchen-location-break-time = Break Time
critter_kitchen-location-soup-truck-text = Endless soup, a bisque, and the academy’s leftovers.
critter_kitchen-location-midnight-merchant-text = Filled only when the chefs arrive: a surprise.
critter_kitchen-location-chef-academy-text = A zous chef, and everyone’s leftovers.
critter_kitchen-location-break-time-text = No shopping: take a token from the street cart.

## Items

critter_kitchen-type-bread = bread
critter_kitchen-type-carrot = carrot
critter_kitchen-type-cheese = cheese
critter_kitchen-type-fish = fish
critter_kitchen-type-meat = meat
critter_kitchen-type-mushroom = mushroom
critter_kitchen-type-wine = wine
critter_kitchen-space-exclamation = the exclamation mark
critter_kitchen-space-question = the question mark
critter_kitchen-space-heart = the heart
critter_kitchen-space-extra = your own card
critter_kitchen-item-ingredient = { $type } { $value }
critter_kitchen-item-spice = { $type } spice
critter_kitchen-item-rumor = rumor of { $space }
critter_kitchen-item-allspice = allspice
critter_kitchen-item-rumor-wild = wild rumor
critter_kitchen-item-soup = soup
critter_kitchen-item-bisque = bisque
critter_kitchen-item-tofu = tofu
critter_kitchen-item-cookbook = cookbook
critter_kitchen-item-coffee = coffee
critter_kitchen-item-trophy = trophy
critter_kitchen-cart-cookbook = Cookbook
critter_kitchen-cart-coffee = Coffee
critter_kitchen-cart-tofu = Tofu
critter_kitchen-cart-trophy = Trophy
critter_kitchen-cart-cookbook-text = Once: replaces a missing ingredient in a dish, but is worth nothing itself.
critter_kitchen-cart-coffee-text = Once, with your plan: one chef goes first this round.
critter_kitchen-cart-tofu-text = An ingredient of any one type, worth { $tofu_value }.
critter_kitchen-cart-trophy-text = { $trophy_stars ->
    [one] { $trophy_stars } star
   *[other] { $trophy_stars } stars
} immediately.
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
critter_kitchen-cause-rumor = Rumor
critter_kitchen-cause-soup = Soup of the day
critter_kitchen-rival = McDogald’s

## Challenges

critter_kitchen-challenge-ultimate-melt = Ultimate Melt
critter_kitchen-challenge-tasty-tapas = Tasty Tapas
critter_kitchen-challenge-wine-and-dine = Wine & Dine
critter_kitchen-challenge-savory-stack = Savory Stack
critter_kitchen-challenge-harbor-picnic = Harbor Picnic
critter_kitchen-challenge-surf-and-turf = Surf & Turf
critter_kitchen-challenge-cellar-platter = Cellar Platter

## Critics

critter_kitchen-critic-mouse = The Mouse
critter_kitchen-critic-cow = The Cow
critter_kitchen-critic-kangaroo = The Kangaroo
critter_kitchen-critic-tree-shrew = The Tree Shrew
critter_kitchen-critic-jerboa = The Jerboa
critter_kitchen-critic-rabbit = The Rabbit
critter_kitchen-critic-fruit-bat = The Fruit Bat
critter_kitchen-critic-capybara = The Capybara
critter_kitchen-critic-badger = The Badger
critter_kitchen-critic-magpie = The Magpie
critter_kitchen-critic-tortoise = The Tortoise
critter_kitchen-critic-raccoon = The Raccoon
critter_kitchen-critic-mouse-text = Her cheese course may hold any amount of cheese, each piece with its own spice.
critter_kitchen-critic-cow-text = One course of your choice may hold up to { $cow_roomiest } of its ingredients, each with its own spice.
critter_kitchen-critic-kangaroo-text = Every { $kangaroo_printed } in the meal is worth { $kangaroo_worth }.
critter_kitchen-critic-tree-shrew-text = In the meal, a spice triples its ingredient instead of doubling it.
critter_kitchen-critic-jerboa-text = In the meal, each of your rumor tokens may serve as allspice; it still counts as a rumor.
critter_kitchen-critic-rabbit-text = Carrots in the meal count double, on top of spice.
critter_kitchen-critic-fruit-bat-text = Beside each course except wine you may put one plain wine, which adds its value.
critter_kitchen-critic-capybara-text = Every challenge dish with soup or bisque in it earns { $capybara_stars ->
    [one] { $capybara_stars } more star
   *[other] { $capybara_stars } more stars
}.
critter_kitchen-critic-badger-text = The bread course may hold { $badger_bread } of its ingredients, the meat course { $badger_meat }, each with its own spice.
critter_kitchen-critic-magpie-text = A star for each course with a printed { $magpie_printed } in it.
critter_kitchen-critic-tortoise-text = Fridges hold { $tortoise_fridge_1 } and { $tortoise_fridge_2 } instead of { $fridge_1 } and { $fridge_2 }.
critter_kitchen-critic-raccoon-text = One course without an ingredient may be a soup (quality { $soup_value }) or a bisque (quality { $bisque_value }).

## Rumors

critter_kitchen-rumor-bread-fanatic = Bread Fanatic
critter_kitchen-rumor-carrot-fanatic = Carrot Fanatic
critter_kitchen-rumor-cheese-fanatic = Cheese Fanatic
critter_kitchen-rumor-fish-fanatic = Fish Fanatic
critter_kitchen-rumor-meat-fanatic = Meat Fanatic
critter_kitchen-rumor-mushroom-fanatic = Mushroom Fanatic
critter_kitchen-rumor-wine-fanatic = Wine Fanatic
critter_kitchen-rumor-extremely-pampered = Extremely Pampered
critter_kitchen-rumor-hibernator = Hibernator
critter_kitchen-rumor-psychedelic-flavor = Psychedelic Flavor
critter_kitchen-rumor-spice-lover = Spice Lover
critter_kitchen-rumor-tender = Tender
critter_kitchen-rumor-big-cheese = Big Cheese
critter_kitchen-rumor-big-dipper = Big Dipper
critter_kitchen-rumor-odd-tastes = Odd Tastes
critter_kitchen-rumor-simple-palate = Simple Palate
critter_kitchen-rumor-subtle-flavors = Subtle Flavors
critter_kitchen-rumor-super-chatty = Super Chatty
critter_kitchen-rumor-to-go = To Go
critter_kitchen-rumor-wine-cellar = Wine Cellar
critter_kitchen-rumor-mercurial = Mercurial
critter_kitchen-rumor-nocturnal = Nocturnal
critter_kitchen-rumor-picky = Picky
critter_kitchen-rumor-shortsighted = Shortsighted
critter_kitchen-rumor-sommelier = Sommelier
critter_kitchen-rumor-unsophisticated = Unsophisticated
critter_kitchen-rumor-varied-leftovers = Varied Leftovers
critter_kitchen-rumor-varied-servings = Varied Servings
critter_kitchen-rumor-bread-fanatic-text = The bread course counts twice on the score track.
critter_kitchen-rumor-carrot-fanatic-text = The carrot course counts twice on the score track.
critter_kitchen-rumor-cheese-fanatic-text = The cheese course counts twice on the score track.
critter_kitchen-rumor-fish-fanatic-text = The fish course counts twice on the score track.
critter_kitchen-rumor-meat-fanatic-text = The meat course counts twice on the score track.
critter_kitchen-rumor-mushroom-fanatic-text = The mushroom course counts twice on the score track.
critter_kitchen-rumor-wine-fanatic-text = The wine course counts twice on the score track.
critter_kitchen-rumor-extremely-pampered-text = { $extremely_pampered_stars ->
    [one] { $extremely_pampered_stars } star
   *[other] { $extremely_pampered_stars } stars
} for at least { $extremely_pampered_courses ->
    [one] { $extremely_pampered_courses } course
   *[other] { $extremely_pampered_courses } courses
}, each with a printed { $extremely_pampered_value } or more in it.
critter_kitchen-rumor-hibernator-text = { $hibernator_stars ->
    [one] { $hibernator_stars } star
   *[other] { $hibernator_stars } stars
} if none of your courses beats your last one in quality.
critter_kitchen-rumor-psychedelic-flavor-text = { $psychedelic_flavor_stars ->
    [one] { $psychedelic_flavor_stars } star
   *[other] { $psychedelic_flavor_stars } stars
} if none of your courses beats your mushrooms in quality.
critter_kitchen-rumor-spice-lover-text = { $spice_lover_stars ->
    [one] { $spice_lover_stars } star
   *[other] { $spice_lover_stars } stars
} for the most spices served.
critter_kitchen-rumor-tender-text = { $tender_stars ->
    [one] { $tender_stars } star
   *[other] { $tender_stars } stars
} if bread and wine together are worth exactly { $tender_value } before spice.
critter_kitchen-rumor-big-cheese-text = { $big_cheese_stars ->
    [one] { $big_cheese_stars } star
   *[other] { $big_cheese_stars } stars
} for the best cheese course.
critter_kitchen-rumor-big-dipper-text = { $big_dipper_stars ->
    [one] { $big_dipper_stars } star
   *[other] { $big_dipper_stars } stars
} for the most soup.
critter_kitchen-rumor-odd-tastes-text = { $odd_tastes_stars ->
    [one] { $odd_tastes_stars } star
   *[other] { $odd_tastes_stars } stars
} for the most ingredients of odd value served.
critter_kitchen-rumor-simple-palate-text = { $simple_palate_stars ->
    [one] { $simple_palate_stars } star
   *[other] { $simple_palate_stars } stars
} for the fewest spices served, among those with at least { $simple_palate_courses ->
    [one] { $simple_palate_courses } course
   *[other] { $simple_palate_courses } courses
}.
critter_kitchen-rumor-subtle-flavors-text = { $subtle_flavors_stars ->
    [one] { $subtle_flavors_stars } star
   *[other] { $subtle_flavors_stars } stars
} for the most ingredients served with a printed { $subtle_flavors_value } or less.
critter_kitchen-rumor-super-chatty-text = { $super_chatty_stars ->
    [one] { $super_chatty_stars } star
   *[other] { $super_chatty_stars } stars
} for each rumor token you hold.
critter_kitchen-rumor-to-go-text = { $to_go_stars ->
    [one] { $to_go_stars } star
   *[other] { $to_go_stars } stars
} for the most ingredients left unserved.
critter_kitchen-rumor-wine-cellar-text = { $wine_cellar_stars ->
    [one] { $wine_cellar_stars } star
   *[other] { $wine_cellar_stars } stars
} for the most wine left unserved.
critter_kitchen-rumor-mercurial-text = { $mercurial_stars ->
    [one] { $mercurial_stars } star
   *[other] { $mercurial_stars } stars
} for each point by which your highest served value exceeds your lowest.
critter_kitchen-rumor-nocturnal-text = { $nocturnal_stars ->
    [one] { $nocturnal_stars } star
   *[other] { $nocturnal_stars } stars
} for at least { $nocturnal_courses ->
    [one] { $nocturnal_courses } course
   *[other] { $nocturnal_courses } courses
} if, left to right and before spice, none is worth less than the one before it.
critter_kitchen-rumor-picky-text = { $picky_stars ->
    [one] { $picky_stars } star
   *[other] { $picky_stars } stars
} for at least { $picky_courses ->
    [one] { $picky_courses } course
   *[other] { $picky_courses } courses
} without any printed value below { $picky_value }.
critter_kitchen-rumor-shortsighted-text = { $shortsighted_stars ->
    [one] { $shortsighted_stars } star
   *[other] { $shortsighted_stars } stars
} for the most quality in bread, carrot and cheese together.
critter_kitchen-rumor-sommelier-text = { $sommelier_stars ->
    [one] { $sommelier_stars } star
   *[other] { $sommelier_stars } stars
} for each course worth less than your wine before spice, at most { $sommelier_cap }.
critter_kitchen-rumor-unsophisticated-text = { $unsophisticated_stars ->
    [one] { $unsophisticated_stars } star
   *[other] { $unsophisticated_stars } stars
} for each course of ingredients with a printed { $unsophisticated_value } or less, without spice, at most { $unsophisticated_cap }.
critter_kitchen-rumor-varied-leftovers-text = { $varied_leftovers_stars ->
    [one] { $varied_leftovers_stars } star
   *[other] { $varied_leftovers_stars } stars
} for each type left unserved, at most { $varied_leftovers_cap }.
critter_kitchen-rumor-varied-servings-text = { $varied_servings_stars ->
    [one] { $varied_servings_stars } star
   *[other] { $varied_servings_stars } stars
} for each different printed value served beyond { $varied_servings_less }, at most { $varied_servings_cap }.

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
critter_kitchen-restaurateur-anthony-boardain-text = Whenever your chef comes home with a consolation soup, take { $anthony_boardain_soup } more soup.
critter_kitchen-restaurateur-goatn-ramsey-text = Each of your ingredients with a printed { $goatn_ramsey_printed } is worth { $goatn_ramsey_worth }.
critter_kitchen-restaurateur-graham-elephant-text = { $graham_elephant_soup } soup for each of your chefs that is alone at its location.
critter_kitchen-restaurateur-heron-sanchez-text = In a challenge dish, once for each type: one ingredient may serve as a spice for another of its type.
critter_kitchen-restaurateur-jamie-owliver-text = A rumor card of your own: only you see it, and it scores only for you.
critter_kitchen-restaurateur-saffron-stoat-text = All your spices are allspice.
critter_kitchen-restaurateur-bruno-badgerson-text = Your fridge holds { $bruno_badgerson_fridge } more.
critter_kitchen-restaurateur-pia-pangolin-text = Your hat moves back one place instead of to the back.
critter_kitchen-restaurateur-otis-osprey-text = Once a day, with your plan: your mouse carries { $otis_osprey_mouse }.
critter_kitchen-restaurateur-lola-lynx-text = You start with a bisque.

## Options

critter_kitchen-option-critic = Critic
critter_kitchen-critic-random = random
critter_kitchen-option-first-game-rumors = Simple rumors only
critter_kitchen-option-restaurateur-deal = Restaurateurs dealt
critter_kitchen-option-restaurateur-deal-seed = one each
critter_kitchen-option-restaurateur-deal-published = two each, keep one
critter_kitchen-option-restaurateur-stars = Restaurateur stars
critter_kitchen-option-restaurateur-stars-seed = at the start
critter_kitchen-option-restaurateur-stars-published = at the end
critter_kitchen-option-truck-leftovers = Soup Truck leftovers
critter_kitchen-option-truck-leftovers-academy = go to the Chef Academy
critter_kitchen-option-truck-leftovers-stay = stay at the truck
critter_kitchen-option-known-rumor-purge = Remove rumors everyone knows
critter_kitchen-option-min-quality-to-present = Dishes need quality { $least_quality }
critter_kitchen-option-may-stop-early = Chefs may stop early
critter_kitchen-module-restaurateurs = Restaurateurs
critter_kitchen-module-restaurateurs-text = everyone has a restaurateur: an ability for the whole game and up to two stars
critter_kitchen-module-a-la-cart = À la Cart (our own version)
critter_kitchen-module-a-la-cart-text = a Break Time card: a chef sent there takes a token instead of shopping

## Standing orders

critter_kitchen-order-take = Shopping
critter_kitchen-order-take-preferences = from my list, else ask me
critter_kitchen-order-take-preferences-best = from my list, else the best item left
critter_kitchen-order-take-best = the best item for my kitchen
critter_kitchen-preference-at = { $preference } at { $location }
critter_kitchen-preference-now = { $preference } at { $location } (this round)
critter_kitchen-preference-type = any { $type }
critter_kitchen-preference-spice = any spice
critter_kitchen-preference-rumor = any rumor
critter_kitchen-preference-zous = any zous chef
critter_kitchen-preference-7 = any seven
critter_kitchen-preference-best = best item left
critter_kitchen-preference-leave = go home with a soup
critter_kitchen-order-challenge = Challenges
critter_kitchen-order-challenge-suggested = the suggested dishes
critter_kitchen-order-refrigerate = Fridge
critter_kitchen-order-refrigerate-suggested = keep the most valuable tokens
critter_kitchen-order-critic = Critic’s meal
critter_kitchen-order-critic-suggested = the highest-quality meal
critter_kitchen-order-place = Wild rumors
critter_kitchen-order-place-first = on my first free space
critter_kitchen-order-penny = Penny
critter_kitchen-order-penny-always = always trade
critter_kitchen-order-penny-never = never trade
critter_kitchen-order-basil = Basil
critter_kitchen-order-basil-never = stays where he is
critter_kitchen-order-tansy = Tansy
critter_kitchen-order-tansy-never = swaps no chefs
critter_kitchen-order-juniper = Juniper
critter_kitchen-order-juniper-first = looks at the first card I do not know
critter_kitchen-order-juniper-never = looks at nothing

## Result

critter_kitchen-score-sum = { $points ->
    [one] { $points } star
   *[other] { $points } stars
}
critter_kitchen-score-critic = Critic’s head start
critter_kitchen-score-challenges-1 = Challenges of day 1
critter_kitchen-score-challenges-2 = Challenges of day 2
critter_kitchen-score-capybara-1 = Capybara’s soup, day 1
critter_kitchen-score-capybara-2 = Capybara’s soup, day 2
critter_kitchen-score-carol = Carol
critter_kitchen-score-trophy = Trophy
critter_kitchen-score-rumors = Rumor tokens
critter_kitchen-score-restaurateur = { $card }
critter_kitchen-score-soup = Most soup ({ $soup })
critter_kitchen-score-courses = All seven courses
critter_kitchen-score-magpie = Sevens for the Magpie
critter_kitchen-score-best = Best { $type } ({ $quality })
critter_kitchen-score-rumor = { $rumor } (rumor)
critter_kitchen-score-own-rumor = { $rumor } (own rumor)
critter_kitchen-score-track = Score track ({ $total })
critter_kitchen-result-stars = The critic has eaten; the stars are counted.
critter_kitchen-result-solo-won = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} to { $rival }: McDogald’s is beaten!
critter_kitchen-result-solo-lost = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} to { $rival }: McDogald’s holds out.

## Pictures and the text board

critter_kitchen-round = Round { $round } of { $rounds }
critter_kitchen-phase = round { $round }/{ $rounds }
critter_kitchen-day = Day { $day }
critter_kitchen-priority = Priority
critter_kitchen-challenges = Challenges
critter_kitchen-challenge-hidden = not revealed yet
critter_kitchen-held = on hold
critter_kitchen-critic = Critic
critter_kitchen-rumors = Rumors
critter_kitchen-rumor-unknown = face down
critter_kitchen-kitchen-of = { POSSESSIVE($seat) } kitchen
critter_kitchen-storage = Storage
critter_kitchen-storage-hidden = { $tokens ->
    [one] { $tokens } token behind the shield
   *[other] { $tokens } tokens behind the shield
}
critter_kitchen-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
critter_kitchen-planned = has planned
critter_kitchen-planning = is planning
critter_kitchen-empty = empty
critter_kitchen-fridge-warning = The fridge will hold { $limit }; { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} will be lost.
critter_kitchen-waiting = { $seats } to answer
critter_kitchen-won = { $seats } won

## Rules

critter_kitchen-rules-goal-title = Aim of the game
critter_kitchen-rules-goal = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } over three days: your chefs fetch ingredients, you cook for **challenges** at the end of days 1 and 2, and on day 3 you serve a meal to the **critic**. Most stars win. Ties go to the higher total on the score track, then to the hat nearer the front.
critter_kitchen-rules-round-title = A round
critter_kitchen-rules-round = 1. **Prepare.** The truck gets its bisque, a challenge is revealed (rounds 1 to { $challenges }), the locations are filled, and a zous chef comes to the academy (in round { $rounds } an allspice).
    2. **Plan.** Everyone secretly sends each chef to a different location.
    3. **Reveal** all plans.
    4. **Shop** at one location after another, left to right.
    Challenges and the fridge follow rounds { $hold_1 } and { $hold_2 }, the critic round { $rounds }.
critter_kitchen-rules-planning-title = Planning
critter_kitchen-rules-planning = Send your mouse, lizard and boar, and a zous chef hired last round, each to a different location; all must go. Chefs of different players may meet. You can change your plan until the last one is in; the channel shows only who is done.
critter_kitchen-rules-shopping-title = Shopping
critter_kitchen-rules-shopping = At each location the **mice** ({ $mouse_hands ->
        [one] { $mouse_hands } item
       *[other] { $mouse_hands } items
    }) go first, then the **lizards** ({ $lizard_hands }), then the **boars** ({ $boar_hands }). Chefs in the same queue alternate, one item at a time, in the order of the priority track. If you take the **first item of a location in a tie**, your hat moves to the back. Instead of its first item, a chef may go home with { $consolation_soup } soup; one that finds nothing gets the same. Once it has an item, it continues until its hands are full or nothing is left. Leftovers go to the Chef Academy, and from there to the next Soup Truck. Soup at the truck never runs out.
critter_kitchen-rules-rumors-title = Rumors
critter_kitchen-rules-rumors = A rumor token goes on its space in your kitchen, and only you may read that card, now and later. Ignore tokens of a space that you have filled. A wild goes on any free space. Once everyone knows a card, it is turned face up and its tokens are no longer drawn. All three rumors score for **everyone** at the end, known or not.
critter_kitchen-rules-challenges-title = Challenges
critter_kitchen-rules-challenges = After rounds { $hold_1 } and { $hold_2 } you may serve one dish for each challenge of that day. A dish holds any number of ingredients of the types shown, at least one; each missing type needs a soup or bisque in its place. A spice doubles one ingredient of its type, allspice one of any type. Soup is worth { $soup_value }, bisque { $bisque_value }. Quality { $quality_1 } earns { $quality_stars_1 ->
        [one] { $quality_stars_1 } star
       *[other] { $quality_stars_1 } stars
    }, { $quality_2 } earns { $quality_stars_2 }, { $quality_3 } earns { $quality_stars_3 }; a dish below { $least_quality } may not be served. In rounds { $hold_1 } and { $hold_2 } the last type of the new challenge is covered and does not count.
critter_kitchen-rules-fridge-title = The fridge
critter_kitchen-rules-fridge = After the challenges you keep ingredients and spices, exactly { $fridge_1 } on day 1 and { $fridge_2 } on day 2; the rest goes back into the bag. Soup and rumors need no fridge.
critter_kitchen-rules-critic-title = The critic’s meal
critter_kitchen-rules-critic = Up to seven courses: bread, carrot, cheese, fish, meat, mushroom, wine. Each takes one ingredient of its type and at most one spice; no soup. The critic may change that: read the card. All meals are revealed together.
critter_kitchen-rules-scoring-title = Scoring
critter_kitchen-rules-scoring = { $stars_most_soup ->
        [one] { $stars_most_soup } star
       *[other] { $stars_most_soup } stars
    } for the most soup; { $stars_all_courses } for all seven courses; { $stars_best_course } for the best course of each type, ties included; then the rumors. Finally add up the quality of all courses on the **score track**, a Fanatic’s course twice: up to { $row_end_1 } earn { $row_stars_1 ->
        [one] { $row_stars_1 } star
       *[other] { $row_stars_1 } stars
    }, { $row_end_2 }: { $row_stars_2 }, { $row_end_3 }: { $row_stars_3 }, { $row_end_4 }: { $row_stars_4 }, { $row_end_5 }: { $row_stars_5 }, { $row_end_6 }: { $row_stars_6 }, { $row_end_7 }: { $row_stars_7 }; past { $row_end_7 } it is { $loop_stars ->
        [one] { $loop_stars } star
       *[other] { $loop_stars } stars
    } and you start over.
critter_kitchen-rules-zous-title = Zous chefs
critter_kitchen-rules-zous = Each round you can hire a zous chef at the Chef Academy, like an item. It works for you in the next round, when you must send it somewhere; then it leaves. Some act after the reveal, others at the start of their location, before picking or on leaving.
critter_kitchen-rules-restaurateurs-title = Restaurateurs
critter_kitchen-rules-restaurateurs = With this module everyone has a restaurateur with an ability for the whole game and { $restaurateur_least } to { $restaurateur_most } stars.
critter_kitchen-rules-solo-title = Alone against McDogald’s
critter_kitchen-rules-solo = McDogald’s is the second player. Its chefs follow cards: a manager first, then one card each for mouse, lizard and boar. It takes what its row for the day says: rumors, items that match open challenges (a star each), zous chefs, spices, sevens and so on. Rumors give it a fixed number of stars. You win only with more stars.
critter_kitchen-rules-cart-title = À la Cart
critter_kitchen-rules-cart = Our own version of the expansion, off unless you choose it. One more card, Break Time: a chef there does not shop; after the Chef Academy you take a token you have not had before. **Cookbook**: fills one missing type in a dish. **Coffee**: one chef of your plan goes first. **Tofu**: value { $tofu_value }, any type. **Trophy**: { $trophy_stars ->
        [one] { $trophy_stars } star
       *[other] { $trophy_stars } stars
    }.
critter_kitchen-rules-mistakes-title = Ten beginner mistakes
critter_kitchen-rules-mistakes =
    - Taking the highest number: shop for the types the challenges need.
    - Sending the mouse where nobody else goes: going first is worth most in a crowd.
    - Sending the boar to a crowded shop: often nothing is left; where few go, it takes three items.
    - Ignoring the hats: the front one wins ties, and taking first sends it to the back.
    - Cooking past a step: quality above { $quality_2 } earns nothing more until { $quality_3 }; save the rest for another dish.
    - Skipping a dish because a type is missing: a soup or bisque fills in.
    - Hoarding: the fridge holds only { $fridge_1 } tokens after day 1, and { $fridge_2 } after day 2.
    - Forgetting the critic: on day 3 each type counts once, so keep high single ingredients.
    - Never listening to rumors: they score for everyone, and you can plan for those you know early.
    - Overlooking zous chefs: an extra chef for a round often beats an ingredient.
critter_kitchen-rules-notation-title = Typing moves
critter_kitchen-rules-notation = `plan garden_top_shop soup_truck chef_academy` · `take wine5` · `take spice-meat` · `take rumor-wild` · `leave` · `place heart`
    `serve ultimate_melt fish6+spice-fish soup soup end` · `suggested` · `keep cheese7 bread6 …`
    `dine bread5+allspice fish4 end` · `trade` · `peek heart` · `send air_docks` · `decline`
    Write a spice after its ingredient, with a plus. Preferences for `/orders` are items, kinds (`wine`, `spice`, `rumor`, `7`) or `leave`, limited to a location as in `desert_vendor/wine5`.

## Ways to play that have a name

critter_kitchen-preset-first-game = First game
critter_kitchen-preset-first-game-text = simple rumors only
critter_kitchen-preset-whole-kitchen = The whole kitchen
critter_kitchen-preset-whole-kitchen-text = with restaurateurs and the street cart
