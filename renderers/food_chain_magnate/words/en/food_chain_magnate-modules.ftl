# Food Chain Magnate: the modules of the expansion

food_chain_magnate-good-sushi = sushi
food_chain_magnate-good-noodles = noodles
food_chain_magnate-card-sushi-cook = Sushi Cook
food_chain_magnate-card-sushi-cook-text = 2 sushi
food_chain_magnate-card-sushi-chef = Sushi Chef
food_chain_magnate-card-sushi-chef-text = 5 sushi
food_chain_magnate-card-noodle-cook = Noodle Cook
food_chain_magnate-card-noodle-cook-text = 6 noodles
food_chain_magnate-card-noodle-chef = Noodle Chef
food_chain_magnate-card-noodle-chef-text = 16 noodles
food_chain_magnate-card-mass-marketeer = Mass Marketeer
food_chain_magnate-card-mass-marketeer-text = All campaigns of all chains run once more each turn
food_chain_magnate-card-b-movie-star = B-Movie Star
food_chain_magnate-card-b-movie-star-text = First choice of position, wins every tie; one star per chain
food_chain_magnate-card-c-movie-star = C-Movie Star
food_chain_magnate-card-c-movie-star-text = Chooses a position and wins ties right after the B-Movie Star
food_chain_magnate-card-d-movie-star = D-Movie Star
food_chain_magnate-card-d-movie-star-text = Chooses a position and wins ties after the B- and C-Movie Stars
food_chain_magnate-card-night-shift-manager = Night Shift Manager
food_chain_magnate-card-night-shift-manager-text = Takes a CEO slot; everybody whose card shows no salary works twice
food_chain_magnate-milestone-someone-sells-your-demand = Somebody sells your demand
food_chain_magnate-milestone-someone-sells-your-demand-text = All distances of dinner to your restaurants count one less
food_chain_magnate-module-sushi = Sushi
food_chain_magnate-module-sushi-text = houses with a garden like sushi better than what they asked for
food_chain_magnate-module-noodles = Noodles
food_chain_magnate-module-noodles-text = who finds nobody with the right food takes noodles
food_chain_magnate-module-ketchup = Ketchup
food_chain_magnate-module-ketchup-text = you come nearer when others sell what you advertised
food_chain_magnate-module-night-shift-managers = Night Shift Managers
food_chain_magnate-module-night-shift-managers-text = everybody without a salary works twice
food_chain_magnate-module-mass-marketeers = Mass Marketeers
food_chain_magnate-module-mass-marketeers-text = all campaigns run more than once a turn
food_chain_magnate-module-movie-stars = Movie Stars
food_chain_magnate-module-movie-stars-text = stars choose their position first and win ties
food_chain_magnate-module-new-districts = New Districts
food_chain_magnate-module-new-districts-text = five more map tiles: a roundabout, new houses, two apartments
food_chain_magnate-module-reserve-prices = Reserve Prices
food_chain_magnate-module-reserve-prices-text = the reserve cards vote on the price of an item
food_chain_magnate-module-six-players = Six Players
food_chain_magnate-module-six-players-text = six chains on a larger map
food_chain_magnate-reserve-5 = Base price $5, $200 for the bank
food_chain_magnate-reserve-10 = Base price $10, $200 for the bank
food_chain_magnate-reserve-20 = Base price $20, $200 for the bank
food_chain_magnate-event-price-voted = 🏷️ The reserve cards have voted: from the next dinnertime on an item costs ${ $price } before all managers.
food_chain_magnate-option-needs-reserve = This module replaces the reserve cards, and an introductory or second game has none. Choose the full game, or leave the module out.
food_chain_magnate-option-six-seats = Six Players is for six chains, and you are { $seats }. Leave it out, or find six.
food_chain_magnate-card-gourmet-food-critic = Gourmet Food Critic
food_chain_magnate-card-gourmet-food-critic-text = Writes a guide for up to 3 turns: it reaches every house with a garden
food_chain_magnate-type-gourmet-guide = gourmet guide
food_chain_magnate-place-beside = a place beside the board
food_chain_magnate-module-gourmet-food-critics = Gourmet Food Critics
food_chain_magnate-module-gourmet-food-critics-text = guides reach every house with a garden
food_chain_magnate-tie-stars = the better movie star decides

## What modules let a chain do at once

food_chain_magnate-verb-decline = No, thank you
food_chain_magnate-verb-decline-about = Do without it; it is not offered again
food_chain_magnate-no-first = Before “{ $verb }” say whether you take what is offered now: “{ $now }”.
food_chain_magnate-no-must = This must be done.
food_chain_magnate-param-old = The square of the piece to move

## Coffee

food_chain_magnate-module-coffee = Coffee
food_chain_magnate-module-coffee-text = whoever walks to dinner drinks a coffee at every counter on the way
food_chain_magnate-good-coffee = coffee
food_chain_magnate-card-barista-trainee = Barista Trainee
food_chain_magnate-card-barista-trainee-text = 1 coffee
food_chain_magnate-card-barista = Barista
food_chain_magnate-card-barista-text = 2 coffee; a coffee shop when trained
food_chain_magnate-card-lead-barista = Lead Barista
food_chain_magnate-card-lead-barista-text = 5 coffee; a coffee shop when trained
food_chain_magnate-milestone-first-coffee-sold = First coffee sold
food_chain_magnate-milestone-first-coffee-sold-text = a coffee shop anywhere in this turn’s clean-up
food_chain_magnate-verb-shop = Place a coffee shop
food_chain_magnate-verb-shop-about = On an empty square beside a road, on a map tile without a coffee shop
food_chain_magnate-verb-move-shop = Move a coffee shop
food_chain_magnate-verb-move-shop-about = All yours are on the map: pick one up and place it again
food_chain_magnate-ask-coffee-shop = You may place or move a coffee shop now. Where does it stand?
food_chain_magnate-event-coffee-shop-placed = ☕ { $seat } opens a coffee shop at { $square }.
food_chain_magnate-event-coffee-shop-moved = ☕ { $seat } moves a coffee shop from { $moved } to { $square }.
food_chain_magnate-event-coffee-sold = ☕ On the way from house { $house } { $seat } sells { $count ->
    [one] { $count } cup
   *[other] { $count } cups
} of coffee for ${ $amount }.
food_chain_magnate-no-own-shop = None of your coffee shops stands at { $square }.
food_chain_magnate-no-shop-site = No coffee shop fits at { $square }: it needs an empty square beside a road, on a map tile without a coffee shop.
food_chain_magnate-no-shop-range = { $square } is farther than { $range } from your restaurants and coffee shops.
food_chain_magnate-rules-coffee-title = Coffee
food_chain_magnate-rules-coffee = Baristas make coffee; it is never kept, and nobody asks for it. After each sale people walk from the house to the restaurant that won. On the way they buy one coffee at every open restaurant and coffee shop that they pass whose owner has any, only not where they eat. Price: that chain’s unit price, more at a garden or a park. Of all ways as short as the best they take the one with most coffee; what equally good ways do not share is skipped. Whoever becomes a **barista** or **lead barista** brings a coffee shop: an empty square beside a road, within range 2 of your restaurants and coffee shops, one shop on a map tile; each chain has three, then it moves one. Ranges count from coffee shops too. The first to sell coffee places a shop anywhere in the clean-up. `/board ways` shows who would walk where.
