# Food Chain Magnate: the modules of the expansion

food_chain_magnate-good-sushi = sushi
food_chain_magnate-good-noodles = noodles
food_chain_magnate-card-sushi-cook = Sushi Cook
food_chain_magnate-card-sushi-cook-text = { $sushi_cook_amount } sushi
food_chain_magnate-card-sushi-chef = Sushi Chef
food_chain_magnate-card-sushi-chef-text = { $sushi_chef_amount } sushi
food_chain_magnate-card-noodle-cook = Noodle Cook
food_chain_magnate-card-noodle-cook-text = { $noodle_cook_amount } noodles
food_chain_magnate-card-noodle-chef = Noodle Chef
food_chain_magnate-card-noodle-chef-text = { $noodle_chef_amount } noodles
food_chain_magnate-card-mass-marketeer = Mass Marketeer
food_chain_magnate-card-mass-marketeer-text = All chains’ campaigns run once more each turn
food_chain_magnate-card-b-movie-star = B-Movie Star
food_chain_magnate-card-b-movie-star-text = First choice of position, wins every tie; one star per chain
food_chain_magnate-card-c-movie-star = C-Movie Star
food_chain_magnate-card-c-movie-star-text = Chooses a position and wins ties right after the B-Movie Star
food_chain_magnate-card-d-movie-star = D-Movie Star
food_chain_magnate-card-d-movie-star-text = Chooses a position and wins ties after the B- and C-Movie Stars
food_chain_magnate-card-night-shift-manager = Night Shift Manager
food_chain_magnate-card-night-shift-manager-text = Takes a CEO slot; everyone without a salary on their card works twice
food_chain_magnate-milestone-someone-sells-your-demand = Someone sells your demand
food_chain_magnate-milestone-someone-sells-your-demand-text = Dinner distances to your restaurants count { $someone_sells_your_demand_distance } less
food_chain_magnate-module-sushi = Sushi
food_chain_magnate-module-sushi-text = houses with a garden prefer sushi to what they asked for
food_chain_magnate-module-noodles = Noodles
food_chain_magnate-module-noodles-text = houses that nobody can serve take noodles
food_chain_magnate-module-ketchup = Ketchup
food_chain_magnate-module-ketchup-text = your distance shrinks when others sell what you advertised
food_chain_magnate-module-night-shift-managers = Night Shift Managers
food_chain_magnate-module-night-shift-managers-text = everyone without a salary works twice
food_chain_magnate-module-mass-marketeers = Mass Marketeers
food_chain_magnate-module-mass-marketeers-text = all campaigns run more than once a turn
food_chain_magnate-module-movie-stars = Movie Stars
food_chain_magnate-module-movie-stars-text = stars choose their position first and win ties
food_chain_magnate-module-new-districts = New Districts
food_chain_magnate-module-new-districts-text = five more map tiles: a roundabout, new houses, two apartments
food_chain_magnate-module-reserve-prices = Reserve Prices
food_chain_magnate-module-reserve-prices-text = the reserve cards vote on the price of an item
food_chain_magnate-module-six-players = Six Players
food_chain_magnate-module-six-players-text = six chains on a larger map (with New Districts)
food_chain_magnate-reserve-5 = Base price $5, ${ $reserve_5_dollars } for the bank
food_chain_magnate-reserve-10 = Base price $10, ${ $reserve_10_dollars } for the bank
food_chain_magnate-reserve-20 = Base price $20, ${ $reserve_20_dollars } for the bank
food_chain_magnate-event-price-voted = 🏷️ The reserve cards have voted: from the next dinnertime on, the base price is ${ $price }.
food_chain_magnate-option-needs-reserve = This module replaces the reserve cards, and the introductory and second games have none. Choose the full game, or leave the module out.
food_chain_magnate-option-six-seats = Six Players needs six chains; there are { $seats } of you. Leave it out, or find six players.
food_chain_magnate-card-gourmet-food-critic = Gourmet Food Critic
food_chain_magnate-card-gourmet-food-critic-text = Writes a guide for up to { $gourmet_food_critic_duration ->
    [one] { $gourmet_food_critic_duration } turn
   *[other] { $gourmet_food_critic_duration } turns
}: it reaches every house with a garden
food_chain_magnate-type-gourmet-guide = gourmet guide
food_chain_magnate-place-beside = a place beside the board
food_chain_magnate-module-gourmet-food-critics = Gourmet Food Critics
food_chain_magnate-module-gourmet-food-critics-text = guides reach every house with a garden
food_chain_magnate-tie-stars = the better movie star decides

## What modules let a chain do at once

food_chain_magnate-verb-decline = No, thank you
food_chain_magnate-verb-decline-about = Decline; it is not offered again
food_chain_magnate-no-first = Before “{ $verb }”, decide whether to take this offer: “{ $now }”.
food_chain_magnate-no-must = You cannot skip this.
food_chain_magnate-param-old = The square of the piece to move

## Coffee

food_chain_magnate-module-coffee = Coffee
food_chain_magnate-module-coffee-text = guests buy a coffee at every counter on their way to dinner
food_chain_magnate-good-coffee = coffee
food_chain_magnate-card-barista-trainee = Barista Trainee
food_chain_magnate-card-barista-trainee-text = { $barista_trainee_amount } coffee
food_chain_magnate-card-barista = Barista
food_chain_magnate-card-barista-text = { $barista_amount } coffee; a coffee shop when trained
food_chain_magnate-card-lead-barista = Lead Barista
food_chain_magnate-card-lead-barista-text = { $lead_barista_amount } coffee; a coffee shop when trained
food_chain_magnate-milestone-first-coffee-sold = First coffee sold
food_chain_magnate-milestone-first-coffee-sold-text = a coffee shop anywhere in this turn’s clean-up
food_chain_magnate-verb-shop = Place coffee shop
food_chain_magnate-verb-shop-about = On an empty square next to a road, on a map tile without a coffee shop
food_chain_magnate-verb-move-shop = Move coffee shop
food_chain_magnate-verb-move-shop-about = All yours are on the map: move one
food_chain_magnate-ask-coffee-shop = Place or move a coffee shop now? Where?
food_chain_magnate-event-coffee-shop-placed = ☕ { $seat } opens a coffee shop at { $square }.
food_chain_magnate-event-coffee-shop-moved = ☕ { $seat } moves a coffee shop from { $moved } to { $square }.
food_chain_magnate-event-coffee-sold = ☕ On the way from house { $house }, { $seat } sells { $count ->
    [one] { $count } cup
   *[other] { $count } cups
} of coffee for ${ $amount }.
food_chain_magnate-no-own-shop = You have no coffee shop at { $square }.
food_chain_magnate-no-shop-site = No coffee shop fits at { $square }: it needs an empty square next to a road, on a map tile without a coffee shop.
food_chain_magnate-no-shop-range = { $square } is farther than { $range } from your restaurants and coffee shops.
food_chain_magnate-rules-coffee-title = Coffee
food_chain_magnate-rules-coffee = Baristas make coffee; it is never stored, and no campaign advertises it. After each sale people walk from the house to the restaurant that won. On the way they buy a coffee at every open restaurant and coffee shop they pass whose owner has any, except where they eat. Price: that chain’s unit price, more for a house with a garden or a park. Of all the shortest routes, they take the one with the most coffee; stops that equally good routes do not share are skipped. Each card trained to **barista** or **lead barista** brings a coffee shop: on an empty square beside a road, within range { $coffee_range } of your restaurants and coffee shops, one shop per map tile. Each chain has three; after that, it moves one. Ranges count from coffee shops too. The first to sell coffee places a shop anywhere in the clean-up. `/board ways` shows who would walk where.

## New Milestones

food_chain_magnate-module-new-milestones = New Milestones
food_chain_magnate-module-new-milestones-text = seventeen other milestones, most for using people (not with Hard Choices)
food_chain_magnate-milestone-first-marketeer-used = First marketeer used
food_chain_magnate-milestone-first-marketeer-used-text = ${ $first_marketeer_used_cash_per_token } per token your marketeers’ campaigns put on buildings; your dinner distances count { $first_marketeer_used_distance } less
food_chain_magnate-milestone-first-marketing-trainee-used = First marketing trainee used
food_chain_magnate-milestone-first-marketing-trainee-used-text = get a kitchen trainee and an errand boy immediately
food_chain_magnate-milestone-first-campaign-manager-used = First campaign manager used
food_chain_magnate-milestone-first-campaign-manager-used-text = immediately place a second tile of the same type, good and duration
food_chain_magnate-milestone-first-brand-manager-used = First brand manager used
food_chain_magnate-milestone-first-brand-manager-used-text = if that was an airplane, it may carry a second good
food_chain_magnate-milestone-first-brand-director-used = First brand director used
food_chain_magnate-milestone-first-brand-director-used-text = your radios run forever
food_chain_magnate-milestone-first-burger-sold = First burger sold
food_chain_magnate-milestone-first-burger-sold-text = your CEO has { $first_burger_sold_ceo_slots ->
    [one] { $first_burger_sold_ceo_slots } slot
   *[other] { $first_burger_sold_ceo_slots } slots
} from next turn
food_chain_magnate-milestone-first-pizza-sold = First pizza sold
food_chain_magnate-milestone-first-pizza-sold-text = today the sellers put a pizza radio at each of the first { $first_pizza_sold_pizza_radios ->
    [one] house
   *[other] { $first_pizza_sold_pizza_radios } houses
} that bought pizza
food_chain_magnate-milestone-first-lemonade-sold = First lemonade sold
food_chain_magnate-milestone-first-lemonade-sold-text = you may train cards at work into cards of the same colour
food_chain_magnate-milestone-first-beer-sold = First beer sold
food_chain_magnate-milestone-first-beer-sold-text = you may pay salaries with food and drinks, one each
food_chain_magnate-milestone-first-coke-sold = First soft drink sold
food_chain_magnate-milestone-first-coke-sold-text = a freezer for { $first_coke_sold_freezer ->
    [one] { $first_coke_sold_freezer } good
   *[other] { $first_coke_sold_freezer } goods
} from this turn on
food_chain_magnate-milestone-first-recruiting-girl-used = First recruiting girl used
food_chain_magnate-milestone-first-recruiting-girl-used-text = immediately get an executive vice president who never costs a salary
food_chain_magnate-milestone-first-trainer-used = First trainer used
food_chain_magnate-milestone-first-trainer-used-text = get another trainer immediately; you need not fire people you cannot pay
food_chain_magnate-milestone-first-discount-manager-used = First discount manager used
food_chain_magnate-milestone-first-discount-manager-used-text = each turn your managers cut prices by ${ $price_cut } or more, ${ $first_discount_manager_used_burn } leaves the bank
food_chain_magnate-milestone-first-house-built = First house built
food_chain_magnate-milestone-first-house-built-text = from next turn several trainers may train one card
food_chain_magnate-milestone-first-new-restaurant = First new restaurant
food_chain_magnate-milestone-first-new-restaurant-text = immediately place a free mailbox in its block; it runs forever
food_chain_magnate-milestone-first-waitress-used = First waitress used
food_chain_magnate-milestone-first-waitress-used-text = each salary costs you only ${ $first_waitress_used_salary }
food_chain_magnate-milestone-first-cart-operator-used = First cart operator used
food_chain_magnate-milestone-first-cart-operator-used-text = carts, trucks and zeppelins take twice as much from each source
food_chain_magnate-verb-hire-by = Let someone else hire
food_chain_magnate-verb-hire-by-about = Someone other than your recruiting girl hires: a milestone depends on it
food_chain_magnate-verb-second-tile = Place second tile
food_chain_magnate-verb-second-tile-about = Same type, good and duration; your campaign manager is busy until both are over
food_chain_magnate-verb-second-good = Add second good
food_chain_magnate-verb-second-good-about = The airplane advertises it after the first one, every turn
food_chain_magnate-verb-free-mailbox = Place free mailbox
food_chain_magnate-verb-free-mailbox-about = In your new restaurant’s block, forever, without a marketeer
food_chain_magnate-verb-pizza-radio = Place pizza radio
food_chain_magnate-verb-pizza-radio-about = On an empty square of the house’s map tile, for { $first_pizza_sold_radio_turns ->
    [one] { $first_pizza_sold_radio_turns } turn
   *[other] { $first_pizza_sold_radio_turns } turns
}
food_chain_magnate-ask-second-tile = Place a second tile like the first? Where?
food_chain_magnate-ask-second-good = Which second good does your airplane advertise, if any?
food_chain_magnate-ask-free-mailbox = Place a free mailbox in your new restaurant’s block? It runs forever.
food_chain_magnate-ask-pizza-radio = You sold pizza to house { $house }: where on its map tile do you place a pizza radio?
food_chain_magnate-event-good-added = ✈️ { $seat } adds { $good } to campaign { $number }.
food_chain_magnate-event-money-burnt = 🔥 { $seat } sells so cheaply that ${ $amount } leaves the bank and the game.
food_chain_magnate-event-tokens-paid = { $seat } earns ${ $amount } for { $count } { $count ->
    [one] demand token
   *[other] demand tokens
}.
food_chain_magnate-event-goods-paid = { $seat } pays salaries with { $goods }.
food_chain_magnate-no-campaign-kind = Tile { $number } is not of this type: { $type }.
food_chain_magnate-no-other-good = You cannot choose { $good } as the second good. Choose another one that can be advertised.
food_chain_magnate-no-block = No mailbox fits at { $square }: it must lie entirely in the new restaurant’s block, next to a road.
food_chain_magnate-no-radio-site = { $square } is not an empty square on the map tile of house { $house }.
food_chain_magnate-no-goods-salary = Each good pays one salary of someone you keep; name goods after the cards you fire.
food_chain_magnate-no-goods-first = You are short of cash: name every good that can pay a salary, in this order: { $goods }.
food_chain_magnate-no-colour = While at work, { $card } cannot become { $into }: all cards on the way must have the same colour.
food_chain_magnate-rules-new-milestones-title = New Milestones
food_chain_magnate-rules-new-milestones = They replace the milestones of the base game; `/board milestones` lists them. **Used** means that the card did what it says, a marketeer by placing a campaign. Three leave after turn { $new_milestones_out } if nobody has them. Second tile, second good, free mailbox and pizza radios are offered immediately. Pizza radios and the free mailbox have no marketeer: nobody is paid for them. A bank that owes money outside of dinner breaks at the next dinner. **Cards at work** (`train work-kitchen_trainee burger_cook trainer`) stay in their slot and still act today unless they have already done so. **Goods** pay one salary each: `fire trainer token-beer end`. If a milestone spares you from firing, you pay all the cash and goods you have.

## Lobbyists

food_chain_magnate-module-lobbyists = Lobbyists
food_chain_magnate-module-lobbyists-text = new roads with roadworks, parks, and more map tiles
food_chain_magnate-card-lobbyist = Lobbyist
food_chain_magnate-card-lobbyist-text = builds a road or plants a park, range { $lobbyist_range } by road
food_chain_magnate-milestone-first-lobbyist-used = First lobbyist used
food_chain_magnate-milestone-first-lobbyist-used-text = immediately add another map tile beside any tile
food_chain_magnate-job-3-5b = Lobbyists
food_chain_magnate-verb-road = Build a road
food_chain_magnate-verb-road-about = One arrow must point at a road in range or at your own entrance; open from next turn
food_chain_magnate-verb-park = Plant a park
food_chain_magnate-verb-park-about = Next to a road in range: houses beside it pay the unit price once more
food_chain_magnate-verb-add-tile = Add map tile
food_chain_magnate-verb-add-tile-about = Beside any tile, turned as you like
food_chain_magnate-param-piece = The piece as it is turned, like corner-1 or ell-m2
food_chain_magnate-param-tile = The tile and its quarter-turns, like F-1
food_chain_magnate-ask-extra-tile = Add a map tile to the city? Which, and where?
food_chain_magnate-event-road-begun = 🚧 { $seat } starts a road at { $squares }.
food_chain_magnate-event-park-planted = 🌳 { $seat } plants a park at { $squares }.
food_chain_magnate-event-roads-opened = 🚧 The roadworks are over.
food_chain_magnate-event-tile-added = 🗺️ { $seat } adds map tile { $tile } at { $square }.
food_chain_magnate-no-lobbyist-left = You have no lobbyist at work who can still build.
food_chain_magnate-no-lobby-room = None of these is left, or none fits within range { $lobbyist_range }.
food_chain_magnate-no-piece-left = { $piece } is not in the stock, or fits nowhere within range.
food_chain_magnate-no-road-site = That road does not fit at { $square }: all its squares must be empty, and one of its ends must point at a road within range { $lobbyist_range } or at an entrance of your restaurant.
food_chain_magnate-no-park-site = That park does not fit at { $square }: all its squares must be empty, and one must touch a road within range { $lobbyist_range }.
food_chain_magnate-no-tile-left = Map tile { $tile } is not available.
food_chain_magnate-no-tile-place = No tile can lie at { $square }: it needs a tile beside it, and no airplane or ramp may lie there.
food_chain_magnate-option-needs-districts = With five or more players the map tiles run out: Lobbyists then need New Districts.
food_chain_magnate-rules-lobbyists-title = Lobbyists
food_chain_magnate-rules-lobbyists = Each lobbyist at work places **a road or a park** on empty squares, after houses and before restaurants: `road corner-1 G7`, `park ell-m2 G7` (the piece with its quarter-turns, then the top left square of its box). A **road** needs an end that points at a road within range { $lobbyist_range } or at an entrance of your open restaurant. Until clean-up it is under construction: nobody drives there, but it splits mailbox blocks, and each road square it points at has **roadworks**, which make a customer’s way one longer. Then it is a road like any other, linked to every road it touches. A **park** touches a road within range { $lobbyist_range }; houses and apartments beside it (or whose gardens are) pay the unit price once more, on top of what a garden adds. The first lobbyist adds an unused map tile immediately.

## Rural Marketeers

food_chain_magnate-module-rural-marketeers = Rural Marketeers
food_chain_magnate-module-rural-marketeers-text = giant billboards for a rural area that buys without limit
food_chain_magnate-card-rural-marketeer = Rural Marketeer
food_chain_magnate-card-rural-marketeer-text = a giant billboard for the rural area, forever
food_chain_magnate-type-giant-billboard = giant billboard
food_chain_magnate-milestone-first-rural-marketeer-used = First rural marketeer used
food_chain_magnate-milestone-first-rural-marketeer-used-text = immediately place a highway ramp at an edge of the map
food_chain_magnate-verb-offramp = Place highway ramp
food_chain_magnate-verb-offramp-about = Outside the map, facing a road; everyone may use it
food_chain_magnate-ask-offramp = Place a highway ramp? Where?
food_chain_magnate-event-ramp-placed = 🛣️ { $seat } places a highway ramp at { $place }: it leads to the rural area R.
food_chain_magnate-no-ramp-site = No ramp fits there: it must lie outside the map and face a road, with no airplane or other ramp in its way.
food_chain_magnate-no-for-ever = This campaign runs forever: its duration is 0.
food_chain_magnate-rules-rural-title = Rural Marketeers
food_chain_magnate-rules-rural = A rural marketeer puts a **giant billboard** with one good on one of the four sides of the rural area, forever (`campaign rural_marketeer 21 beside pizza 0`), and stays busy. Each turn every giant billboard puts **{ $rural_tokens }** of its good on the area, without limit. The area, called **R**, eats last, everything it wants at one chain. Only **highway ramps** reach it: pieces of three squares outside the map, along its edge or with an end at it, facing a road; no airplane and no new tile may lie there. Going from the ramp onto the map counts one. The first rural marketeer places a ramp immediately: `offramp F-1-wide`. The area has neither garden nor park.
