# Food Chain Magnate

food_chain_magnate-name = Food Chain Magnate
food_chain_magnate-tagline = Build a restaurant chain: hire, train, advertise, cook, and feed the hungry before the bank breaks twice.
food_chain_magnate-pitch = Hire, train, advertise, undercut your rivals. The most cash at the end wins.

## Verbs

food_chain_magnate-verb-place = Place first restaurant
food_chain_magnate-verb-place-about = Put your first restaurant on the map, with its entrance next to a road
food_chain_magnate-verb-pass = Pass for now
food_chain_magnate-verb-pass-about = Place your first restaurant after everyone who did not pass
food_chain_magnate-verb-reserve = Choose reserve card
food_chain_magnate-verb-reserve-about = Secretly choose what you add to the bank at its first break
food_chain_magnate-verb-work = Plan my company
food_chain_magnate-verb-work-about = Secretly choose who works this turn; all others go to the beach
food_chain_magnate-verb-same = As last turn
food_chain_magnate-verb-same-about = Put the same people to work as last turn
food_chain_magnate-verb-position = Choose my position
food_chain_magnate-verb-position-about = Take a free position in the order of business
food_chain_magnate-verb-hire = Hire
food_chain_magnate-verb-hire-about = Take an entry card to the beach; it starts work next turn
food_chain_magnate-verb-train = Train
food_chain_magnate-verb-train-about = Turn a card on the beach into a better one
food_chain_magnate-verb-campaign = Start a campaign
food_chain_magnate-verb-campaign-about = Choose a marketeer, a tile, a place, a good and a duration
food_chain_magnate-verb-cook = Cook
food_chain_magnate-verb-cook-about = Let a kitchen card make its food
food_chain_magnate-verb-fetch = Fetch drinks
food_chain_magnate-verb-fetch-about = Send a buyer for drinks
food_chain_magnate-verb-house = Build a house
food_chain_magnate-verb-house-about = A new house with its garden, beside a road
food_chain_magnate-verb-garden = Plant a garden
food_chain_magnate-verb-garden-about = A garden beside a house that has none: the house then pays double
food_chain_magnate-verb-open = Place a restaurant
food_chain_magnate-verb-open-about = Put one of your restaurants on the map
food_chain_magnate-verb-move = Move a restaurant
food_chain_magnate-verb-move-about = Pick up one of your restaurants and place it anywhere
food_chain_magnate-verb-next = Next step
food_chain_magnate-verb-next-about = Skip the rest of this step
food_chain_magnate-verb-done = End my day
food_chain_magnate-verb-done-about = End the day; after this nothing can be undone
food_chain_magnate-verb-pay = Pay everyone
food_chain_magnate-verb-pay-about = Fire nobody and pay all salaries
food_chain_magnate-verb-fire = Fire
food_chain_magnate-verb-fire-about = Return cards to the stock, then pay the rest
food_chain_magnate-verb-keep = Keep goods
food_chain_magnate-verb-keep-about = Choose how many of each good go into the freezer

food_chain_magnate-param-square = The top left square, such as G7
food_chain_magnate-param-corner = The corner with the entrance: nw, ne, sw or se
food_chain_magnate-param-side = The side of the garden: n, e, s or w
food_chain_magnate-param-reserve = The reserve card, by its first number
food_chain_magnate-param-card = The employee card
food_chain_magnate-param-position = The position, from 1
food_chain_magnate-param-teacher = Who trains
food_chain_magnate-param-recruiter = Who hires
food_chain_magnate-param-into = What the card becomes
food_chain_magnate-param-number = The number of the campaign tile
food_chain_magnate-param-place = The top left square, or an edge with its lowest line, such as top-C
food_chain_magnate-param-good = The food or drink
food_chain_magnate-param-duration = How many turns the campaign runs
food_chain_magnate-param-what = The drink, or the squares of the sources joined by +
food_chain_magnate-param-house = The number of the house
food_chain_magnate-param-restaurant = The top left square of the restaurant to move
food_chain_magnate-param-amount = A good and how many to keep, such as burger-4

## Prompts

food_chain_magnate-ask-first-restaurant = Where do you place your first restaurant?
food_chain_magnate-ask-reserve = Which reserve card do you play face down? After the bank’s first break, every CEO gets the number of slots named most often.
food_chain_magnate-prompt-reserve-prices = Which reserve card do you play face down? After the bank’s first break, the base price named most often applies to every item.
food_chain_magnate-ask-restructure = Plan your company: { $cards } { $cards ->
    [one] card
   *[other] cards
} in hand, { $slots ->
    [one] { $slots } CEO slot
   *[other] { $slots } CEO slots
}. Secret until all are ready.
food_chain_magnate-ask-position = You have { $slots } open { $slots ->
    [one] slot
   *[other] slots
}. Which position do you take?
food_chain_magnate-ask-work = { $job }.
food_chain_magnate-ask-work-end = All work is done. End your day, or undo to change it.
food_chain_magnate-ask-payday = Payday: ${ $due } is due, you have ${ $cash }. Who do you fire?
food_chain_magnate-ask-freezer = Your freezer holds { $room } goods. What do you keep? To choose from: { $goods }.

## Steps of the working day

food_chain_magnate-job-3-1 = Recruit
food_chain_magnate-job-3-2 = Train
food_chain_magnate-job-3-3 = Campaigns
food_chain_magnate-job-3-4 = Food and drinks
food_chain_magnate-job-3-5 = Houses and gardens
food_chain_magnate-job-3-6 = Restaurants
food_chain_magnate-job-end = End of the day

## Events

food_chain_magnate-event-opened = 🏙️ The city is set up; the bank holds ${ $bank }. Order: { $order }; the last player places first.
food_chain_magnate-event-restaurant-placed = { $seat } places a restaurant at { $square }{ $opens ->
    [now] .
   *[other] ; it opens next turn.
}
food_chain_magnate-event-restaurant-moved = { $seat } moves a restaurant from { $moved } to { $square }.
food_chain_magnate-event-placement-passed = { $seat } passes and places later.
food_chain_magnate-event-reserves-laid = All reserve cards are face down.
food_chain_magnate-event-reserve-seen = You may look at the reserve cards: { $cards }.
food_chain_magnate-event-turn-began = 📅 Turn { $turn }
food_chain_magnate-event-restructured = { $outcome ->
    [legal] { $seat }: { $count ->
        [0] only the CEO
       *[other] { $cards_named }
    } at work, { $slots } open { $slots ->
        [one] slot
       *[other] slots
    }.
   *[other] { $seat } planned more than fits: only the CEO is at work.
}
food_chain_magnate-event-position-taken = { $seat } takes position { $position }.
food_chain_magnate-event-work-began = { $seat } begins the working day.
food_chain_magnate-event-hired = { $seat } hires { $card }.
food_chain_magnate-event-trained = { $seat } trains { $card } into { $into }.
food_chain_magnate-event-cards-gained = { $seat } gains { $count } × { $card }.
food_chain_magnate-event-campaign-placed = 📣 { $seat } starts { $campaign_type } { $number } at { $place }: { $goods_named }{ $duration ->
    [0] , forever.
    [one] , { $duration } turn.
   *[other] , { $duration } turns.
}
food_chain_magnate-event-cooked = { $seat } makes { $amount } × { $good }.
food_chain_magnate-event-fetched = { $seat } fetches { $goods }.
food_chain_magnate-event-house-built = { $seat } builds house { $house } at { $square }.
food_chain_magnate-event-garden-planted = { $seat } plants a garden at house { $house }.
food_chain_magnate-event-work-ended = { $seat } goes home.
food_chain_magnate-event-house-fed = 🍽️ House { $house } eats { $goods } at { POSSESSIVE($seat) } for ${ $income }: { $offers }{ $why ->
    [only] ; nobody else could serve.
    [liked] . It likes { $goods } best.
    [total] .
    [tie] . Tie: { $tie }.
   *[order] . Tie: the order of business decides.
}
food_chain_magnate-event-house-hungry = House { $house } stays hungry: no chain in reach has { $goods }.
food_chain_magnate-event-waitresses-paid = { POSSESSIVE($seat) } waitresses bring ${ $amount }.
food_chain_magnate-event-cfo-paid = { POSSESSIVE($seat) } CFO brings ${ $amount }.
food_chain_magnate-event-bank-broke = { $time ->
    [1] { $added ->
        [0] 🏦 The bank breaks! The game ends after this dinnertime.
       *[other] 🏦 The bank breaks for the first time! ${ $added } comes in; from next turn every CEO has { $slots ->
           [one] { $slots } slot
          *[other] { $slots } slots
       }.
    }
   *[other] 🏦 The bank breaks again! The game ends after this dinnertime.
}
food_chain_magnate-event-went-bankrupt = 💥 { $seat } cannot pay and is bankrupt.
food_chain_magnate-event-chain-left = { $seat } is out of the game.
food_chain_magnate-event-restaurants-given-up = What { $seat } was building at { $closed } stays where it is and never opens.
food_chain_magnate-tie-waitresses = more waitresses decide
food_chain_magnate-event-fired = { $seat } fires { $cards_named }.
food_chain_magnate-event-salaries-paid = { $seat } pays ${ $amount } in salaries.
food_chain_magnate-event-marketed = { $campaign_type } { $number } reaches { $count ->
    [0] nobody
    [one] house { $houses } ({ $good })
   *[other] houses { $houses } ({ $good })
}{ $left ->
    [-1] .
    [0] ; this was its last turn.
   *[other] .
}
food_chain_magnate-event-campaign-ended = Campaign { $number } is over.
food_chain_magnate-event-goods-kept = { $seat } freezes { $goods }.
food_chain_magnate-event-goods-thrown = { $seat } throws away { $goods }.
food_chain_magnate-event-restaurants-opened = New restaurants open: { $seats }.
food_chain_magnate-event-milestone-won = ⭐ { $seat } earns: { $milestone }.
food_chain_magnate-event-milestones-closed = No longer available: { $milestones }.
food_chain_magnate-event-game-over = 🏁 { $why ->
    [nobody] Every chain is bankrupt: nobody wins.
   *[other] The game is over: { $seats } won.
}

## Refusals

food_chain_magnate-no-now = “{ $verb }” is not possible right now.
food_chain_magnate-no-job-later = “{ $verb }” belongs to a later step, { $job }. Choose “{ food_chain_magnate-verb-next }” to get there.
food_chain_magnate-no-job-over = The step { $job } is over for today. Undo to go back.
food_chain_magnate-no-next-at-end = This was the last step: end your working day.
food_chain_magnate-no-hires-left = You have no hires left today. The CEO hires one; recruiters hire more.
food_chain_magnate-no-hires-possible = There is nobody left in the stock to hire.
food_chain_magnate-no-entry-card = You cannot hire { $card }: only entry cards, or others if their entry pile is empty and you train them immediately.
food_chain_magnate-no-recruiter = { $card } cannot hire instead of your usual recruiter: it is not at work, has already hired, or would earn no other milestone.
food_chain_magnate-no-recruiters-alike = It makes no difference who hires today: just hire.
food_chain_magnate-no-hire-teacher = { $teacher } does not have enough training steps to turn a new hire into { $card }.
food_chain_magnate-no-cards-left = There is no { $card } left in the stock.
food_chain_magnate-no-second-copy = You may not own another { $card }: it is limited to one, or one of your milestones forbids it.
food_chain_magnate-no-lessons-left = You have no training steps left today.
food_chain_magnate-no-pupil = Nobody on your beach can be trained into a card still in stock.
food_chain_magnate-no-on-beach = There is no { $card } on your beach. Cards at work and busy marketeers cannot be trained.
food_chain_magnate-no-career-now = { $card } cannot be trained now: it has nothing further to become, its next cards are gone, or another trainer has trained it today.
food_chain_magnate-no-career = { $card } never becomes { $into }.
food_chain_magnate-no-training-steps = Training { $card } into { $into } takes { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; one trainer must have that many left, and no other may have trained the card today.
food_chain_magnate-no-teacher = This trainer cannot train { $card } into { $into } today.
food_chain_magnate-no-marketeer-left = You have no marketeer at work who can start a campaign.
food_chain_magnate-no-campaign-possible = No campaign tile that your marketeers may use fits within their range.
food_chain_magnate-no-marketeer = { $card } cannot start a campaign now.
food_chain_magnate-no-campaign-type = { $card } cannot run this type of campaign: { $type }.
food_chain_magnate-no-campaign-left = Campaign tile { $number } is already in use or not in this game.
food_chain_magnate-no-campaign-place = Tile { $number } has no place within { POSSESSIVE($card) } range.
food_chain_magnate-no-campaign-free = Tile { $number } does not fit at { $square }: all its squares must be empty and on the board.
food_chain_magnate-no-campaign-road = Tile { $number } would not touch a road at { $square }.
food_chain_magnate-no-campaign-range = No road beside { $square } is within this marketeer’s range of your open restaurants.
food_chain_magnate-no-flight = The airplane cannot fly there ({ $line }): all its { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} must exist; an option may also forbid sharing them.
food_chain_magnate-no-marketable = You cannot advertise { $good }. Choose another good.
food_chain_magnate-no-duration = { $card } runs campaigns for 1 to { $longest } turns.
food_chain_magnate-no-cook-left = No kitchen card can cook any more.
food_chain_magnate-no-fetch-left = No buyer can fetch anything more.
food_chain_magnate-no-cook-card = { $card } cannot cook now.
food_chain_magnate-no-fetch-card = { $card } cannot fetch anything now.
food_chain_magnate-no-good = { $card } cannot provide { $good }.
food_chain_magnate-no-route = No single route of { $card } collects exactly { $sources }. A route never turns around, and takes everything it passes.
food_chain_magnate-no-developer-left = You have no new business developer at work who can still build.
food_chain_magnate-no-room-for-house = There is no house tile left, or no room for one next to a road.
food_chain_magnate-no-room-for-garden = There is no garden left, or no house that has room for one.
food_chain_magnate-no-house-left = House { $house } is not in the stock.
food_chain_magnate-no-house-there = No house with a garden fits at { $square }: it needs 2×3 empty squares, one of them next to a road.
food_chain_magnate-no-house-side = The house does not fit at { $square } with its garden on that side.
food_chain_magnate-no-second-garden = House { $house } already has a garden.
food_chain_magnate-no-garden-room = There is no room for a garden beside house { $house }.
food_chain_magnate-no-garden-side = A garden does not fit on that side of house { $house }.
food_chain_magnate-no-manager-left = You have no manager at work who can place a restaurant now.
food_chain_magnate-no-mover-left = You have no regional manager at work who can move a restaurant now.
food_chain_magnate-no-restaurants-left = All { $most } of your restaurants are on the map.
food_chain_magnate-no-restaurant-room = There is no legal place for a restaurant.
food_chain_magnate-no-restaurant-card = { $card } cannot place a restaurant now.
food_chain_magnate-no-own-restaurant = None of your restaurants has its top left square at { $square }.
food_chain_magnate-no-restaurant-site = No restaurant fits at { $square }: it needs 2×2 empty squares and an entrance next to a road.
food_chain_magnate-no-restaurant-there = No restaurant fits at { $square }: it needs 2×2 empty squares and an entrance next to a road, within the manager’s range.
food_chain_magnate-no-entrance = The entrance cannot be at that corner of { $square }: it must touch a road and be in range.
food_chain_magnate-no-entrance-tile = At { $square } the entrance would share a map tile with another one, which is not allowed for first restaurants.
food_chain_magnate-no-pass-twice = You have already passed; place your restaurant now.
food_chain_magnate-no-reserve-card = Choose one of these reserve cards: { $there }.
food_chain_magnate-no-same = Last turn’s plan does not fit, or nobody was at work. Choose the cards yourself.
food_chain_magnate-no-in-hand = You have no more { $card } in hand.
food_chain_magnate-no-work-order = Name { $card } before { $before }: managers first, then all others, each kind together.
food_chain_magnate-no-manager-slot = { $card } needs a CEO slot, and all { $slots } are taken by managers.
food_chain_magnate-no-slot = There is no open slot left for { $card }. Managers add slots.
food_chain_magnate-no-position = Position { $position } is taken.
food_chain_magnate-no-salaries = ${ $due } is due and you have ${ $cash }: you must fire someone.
food_chain_magnate-no-keep-banned = One of your milestones forbids { $cards }: fire it.
food_chain_magnate-no-fire-anybody = You have nobody to fire.
food_chain_magnate-no-fire-busy = You can fire busy marketeers only when no other salary is left and you still cannot pay.
food_chain_magnate-no-fire-there = You have no { $card } left at work or on the beach.
food_chain_magnate-no-fire-nobody = Choose who to fire; to fire nobody, choose “{ $verb }”.
food_chain_magnate-no-fire-before = Name { $card } before { $before }, or all at once in any order.
food_chain_magnate-no-fire-order = { $card } cannot be fired yet: first name cards without a salary, then enough others that you can pay the rest (${ $due } due, ${ $cash } in cash).
food_chain_magnate-no-keep-order = Choose how many you keep: first { $now }, then { $good }.
food_chain_magnate-no-freezer-room = The freezer has no room for that ({ $good }): it holds up to { $room } of the goods you have, and kimchi only by itself.
food_chain_magnate-option-seats = A game with { $seats } players needs a module made for that many.
food_chain_magnate-option-needs-milestones = This module needs milestones, and the introductory game has none. Play the full or the second game, or leave the module out.

## Goods, campaigns, places

food_chain_magnate-good-burger = burger
food_chain_magnate-good-pizza = pizza
food_chain_magnate-good-soft-drink = soft drink
food_chain_magnate-good-lemonade = lemonade
food_chain_magnate-good-beer = beer
food_chain_magnate-good-kimchi = kimchi
food_chain_magnate-type-billboard = billboard
food_chain_magnate-type-mailbox = mailbox
food_chain_magnate-type-airplane = airplane
food_chain_magnate-type-radio = radio
food_chain_magnate-corner-nw = entrance at the upper left
food_chain_magnate-corner-ne = entrance at the upper right
food_chain_magnate-corner-sw = entrance at the lower left
food_chain_magnate-corner-se = entrance at the lower right
food_chain_magnate-side-n = garden above
food_chain_magnate-side-e = garden to the right
food_chain_magnate-side-s = garden below
food_chain_magnate-side-w = garden to the left
food_chain_magnate-edge-top = upper edge
food_chain_magnate-edge-right = right edge
food_chain_magnate-edge-bottom = lower edge
food_chain_magnate-edge-left = left edge
food_chain_magnate-end-end = Done
food_chain_magnate-reserve-100 = $100, votes for { $reserve_100_slots ->
    [one] { $reserve_100_slots } CEO slot
   *[other] { $reserve_100_slots } CEO slots
}
food_chain_magnate-reserve-200 = $200, votes for { $reserve_200_slots ->
    [one] { $reserve_200_slots } CEO slot
   *[other] { $reserve_200_slots } CEO slots
}
food_chain_magnate-reserve-300 = $300, votes for { $reserve_300_slots ->
    [one] { $reserve_300_slots } CEO slot
   *[other] { $reserve_300_slots } CEO slots
}

## Employees

food_chain_magnate-card-ceo = CEO
food_chain_magnate-card-all = all trainers together
food_chain_magnate-card-management-trainee = Management Trainee
food_chain_magnate-card-management-trainee-text = manager with { $management_trainee_slots ->
    [one] { $management_trainee_slots } slot
   *[other] { $management_trainee_slots } slots
}
food_chain_magnate-card-junior-vice-president = Junior Vice President
food_chain_magnate-card-junior-vice-president-text = manager with { $junior_vice_president_slots ->
    [one] { $junior_vice_president_slots } slot
   *[other] { $junior_vice_president_slots } slots
}
food_chain_magnate-card-vice-president = Vice President
food_chain_magnate-card-vice-president-text = manager with { $vice_president_slots ->
    [one] { $vice_president_slots } slot
   *[other] { $vice_president_slots } slots
}
food_chain_magnate-card-senior-vice-president = Senior Vice President
food_chain_magnate-card-senior-vice-president-text = manager with { $senior_vice_president_slots ->
    [one] { $senior_vice_president_slots } slot
   *[other] { $senior_vice_president_slots } slots
}
food_chain_magnate-card-executive-vice-president = Executive Vice President
food_chain_magnate-card-executive-vice-president-text = manager with { $executive_vice_president_slots ->
    [one] { $executive_vice_president_slots } slot
   *[other] { $executive_vice_president_slots } slots
}
food_chain_magnate-card-waitress = Waitress
food_chain_magnate-card-waitress-text = ${ $waitress_tip } after dinner; more waitresses win ties
food_chain_magnate-card-new-business-developer = New Business Developer
food_chain_magnate-card-new-business-developer-text = builds a house or plants a garden
food_chain_magnate-card-cfo = CFO
food_chain_magnate-card-cfo-text = adds half of your dinner earnings
food_chain_magnate-card-local-manager = Local Manager
food_chain_magnate-card-local-manager-text = restaurant within range { $local_manager_range }, opens next turn; drive-ins
food_chain_magnate-card-regional-manager = Regional Manager
food_chain_magnate-card-regional-manager-text = places or moves a restaurant anywhere, open immediately; drive-ins
food_chain_magnate-card-pricing-manager = Pricing Manager
food_chain_magnate-card-pricing-manager-text = unit price ${ $pricing_manager_price } lower
food_chain_magnate-card-luxuries-manager = Luxuries Manager
food_chain_magnate-card-luxuries-manager-text = unit price ${ $luxuries_manager_price } higher
food_chain_magnate-card-discount-manager = Discount Manager
food_chain_magnate-card-discount-manager-text = unit price ${ $discount_manager_price } lower
food_chain_magnate-card-recruiting-girl = Recruiting Girl
food_chain_magnate-card-recruiting-girl-text = hires { $recruiting_girl_recruit }
food_chain_magnate-card-recruiting-manager = Recruiting Manager
food_chain_magnate-card-recruiting-manager-text = hires { $recruiting_manager_recruit }, or saves ${ $recruit_discount } salary each
food_chain_magnate-card-hr-director = HR Director
food_chain_magnate-card-hr-director-text = hires { $hr_director_recruit }, or saves ${ $recruit_discount } salary each
food_chain_magnate-card-trainer = Trainer
food_chain_magnate-card-trainer-text = { $trainer_train ->
    [one] { $trainer_train } training step
   *[other] { $trainer_train } training steps
}
food_chain_magnate-card-coach = Coach
food_chain_magnate-card-coach-text = { $coach_train ->
    [one] { $coach_train } training step
   *[other] { $coach_train } training steps
}
food_chain_magnate-card-guru = Guru
food_chain_magnate-card-guru-text = { $guru_train ->
    [one] { $guru_train } training step
   *[other] { $guru_train } training steps
}
food_chain_magnate-card-errand-boy = Errand Boy
food_chain_magnate-card-errand-boy-text = { $errand_boy_buy_any ->
    [one] { $errand_boy_buy_any } drink
   *[other] { $errand_boy_buy_any } drinks
} of any kind
food_chain_magnate-card-cart-operator = Cart Operator
food_chain_magnate-card-cart-operator-text = { $cart_operator_buy ->
    [one] { $cart_operator_buy } drink
   *[other] { $cart_operator_buy } drinks
} per source, range { $cart_operator_range } by road
food_chain_magnate-card-truck-driver = Truck Driver
food_chain_magnate-card-truck-driver-text = { $truck_driver_buy ->
    [one] { $truck_driver_buy } drink
   *[other] { $truck_driver_buy } drinks
} per source, range { $truck_driver_range } by road
food_chain_magnate-card-zeppelin-pilot = Zeppelin Pilot
food_chain_magnate-card-zeppelin-pilot-text = { $zeppelin_pilot_buy ->
    [one] { $zeppelin_pilot_buy } drink
   *[other] { $zeppelin_pilot_buy } drinks
} per source, range { $zeppelin_pilot_range } by air
food_chain_magnate-card-marketing-trainee = Marketing Trainee
food_chain_magnate-card-marketing-trainee-text = billboard, range { $marketing_trainee_range } by road, up to { $marketing_trainee_duration ->
    [one] { $marketing_trainee_duration } turn
   *[other] { $marketing_trainee_duration } turns
}
food_chain_magnate-card-campaign-manager = Campaign Manager
food_chain_magnate-card-campaign-manager-text = billboard or mailbox, range { $campaign_manager_range } by road, up to { $campaign_manager_duration ->
    [one] { $campaign_manager_duration } turn
   *[other] { $campaign_manager_duration } turns
}
food_chain_magnate-card-brand-manager = Brand Manager
food_chain_magnate-card-brand-manager-text = also airplane, anywhere, up to { $brand_manager_duration ->
    [one] { $brand_manager_duration } turn
   *[other] { $brand_manager_duration } turns
}
food_chain_magnate-card-brand-director = Brand Director
food_chain_magnate-card-brand-director-text = any campaign, anywhere, up to { $brand_director_duration ->
    [one] { $brand_director_duration } turn
   *[other] { $brand_director_duration } turns
}
food_chain_magnate-card-kitchen-trainee = Kitchen Trainee
food_chain_magnate-card-kitchen-trainee-text = { $kitchen_trainee_amount ->
    [one] { $kitchen_trainee_amount } burger
   *[other] { $kitchen_trainee_amount } burgers
} or { $kitchen_trainee_amount ->
    [one] { $kitchen_trainee_amount } pizza
   *[other] { $kitchen_trainee_amount } pizzas
}
food_chain_magnate-card-burger-cook = Burger Cook
food_chain_magnate-card-burger-cook-text = { $burger_cook_amount ->
    [one] { $burger_cook_amount } burger
   *[other] { $burger_cook_amount } burgers
}
food_chain_magnate-card-burger-chef = Burger Chef
food_chain_magnate-card-burger-chef-text = { $burger_chef_amount ->
    [one] { $burger_chef_amount } burger
   *[other] { $burger_chef_amount } burgers
}
food_chain_magnate-card-pizza-cook = Pizza Cook
food_chain_magnate-card-pizza-cook-text = { $pizza_cook_amount ->
    [one] { $pizza_cook_amount } pizza
   *[other] { $pizza_cook_amount } pizzas
}
food_chain_magnate-card-pizza-chef = Pizza Chef
food_chain_magnate-card-pizza-chef-text = { $pizza_chef_amount ->
    [one] { $pizza_chef_amount } pizza
   *[other] { $pizza_chef_amount } pizzas
}
food_chain_magnate-card-fry-chef = Fry Chef
food_chain_magnate-card-fry-chef-text = +${ $fry_chef_per_sale } for each building you sell to
food_chain_magnate-card-kimchi-master = Kimchi Master
food_chain_magnate-card-kimchi-master-text = { $kimchi_master_amount } kimchi at the end of the turn

## Milestones

food_chain_magnate-milestone-first-billboard-placed = First billboard placed
food_chain_magnate-milestone-first-billboard-placed-text = marketeers above trainee level cost no salary; campaigns last forever
food_chain_magnate-milestone-first-to-train-someone = First to train someone
food_chain_magnate-milestone-first-to-train-someone-text = ${ $first_to_train_someone_discount } off the salaries of every payday
food_chain_magnate-milestone-first-to-hire-3 = First to hire { $first_to_hire_3_least ->
    [one] { $first_to_hire_3_least } person
   *[other] { $first_to_hire_3_least } people
} in one turn
food_chain_magnate-milestone-first-to-hire-3-text = get { $first_to_hire_3_management_trainee ->
    [one] { $first_to_hire_3_management_trainee } management trainee
   *[other] { $first_to_hire_3_management_trainee } management trainees
} immediately
food_chain_magnate-milestone-first-burger-marketed = First burger advertised
food_chain_magnate-milestone-first-burger-marketed-text = ${ $first_burger_marketed_item_bonus } more for every burger sold
food_chain_magnate-milestone-first-pizza-marketed = First pizza advertised
food_chain_magnate-milestone-first-pizza-marketed-text = ${ $first_pizza_marketed_item_bonus } more for every pizza sold
food_chain_magnate-milestone-first-drink-marketed = First drink advertised
food_chain_magnate-milestone-first-drink-marketed-text = ${ $first_drink_marketed_item_bonus } more for every drink sold
food_chain_magnate-milestone-first-errand-boy-played = First errand boy at work
food_chain_magnate-milestone-first-errand-boy-played-text = every buyer brings one more drink per source
food_chain_magnate-milestone-first-to-have-20 = First to have ${ $first_to_have_20_least }
food_chain_magnate-milestone-first-to-have-20-text = you may look at the reserve cards
food_chain_magnate-milestone-first-burger-produced = First burger made
food_chain_magnate-milestone-first-burger-produced-text = get a burger cook immediately
food_chain_magnate-milestone-first-pizza-produced = First pizza made
food_chain_magnate-milestone-first-pizza-produced-text = get a pizza cook immediately
food_chain_magnate-milestone-first-waitress-played = First waitress at work
food_chain_magnate-milestone-first-waitress-played-text = each waitress brings ${ $first_waitress_played_tip } more
food_chain_magnate-milestone-first-to-throw-away = First to throw food or drinks away
food_chain_magnate-milestone-first-to-throw-away-text = a freezer for { $first_to_throw_away_freezer ->
    [one] { $first_to_throw_away_freezer } good
   *[other] { $first_to_throw_away_freezer } goods
} from next turn
food_chain_magnate-milestone-first-to-lower-prices = First to lower prices
food_chain_magnate-milestone-first-to-lower-prices-text = unit price ${ $first_to_lower_prices_price } lower forever
food_chain_magnate-milestone-first-cart-operator-played = First cart operator at work
food_chain_magnate-milestone-first-cart-operator-played-text = your buyers’ range is { $first_cart_operator_played_range } longer
food_chain_magnate-milestone-first-airplane-campaign = First airplane campaign
food_chain_magnate-milestone-first-airplane-campaign-text = you count { $first_airplane_campaign_open_slots ->
    [one] { $first_airplane_campaign_open_slots } more open slot
   *[other] { $first_airplane_campaign_open_slots } more open slots
} in the order of business
food_chain_magnate-milestone-first-radio-campaign = First radio campaign
food_chain_magnate-milestone-first-radio-campaign-text = your radios put { $first_radio_campaign_tokens ->
    [one] { $first_radio_campaign_tokens } more good
   *[other] { $first_radio_campaign_tokens } more goods
} on each house
food_chain_magnate-milestone-first-to-have-100 = First to have ${ $first_to_have_100_least }
food_chain_magnate-milestone-first-to-have-100-text = your CEO acts as a CFO from next turn; you may not own a CFO
food_chain_magnate-milestone-first-to-pay-20 = First to pay ${ $first_to_pay_20_least } in salaries
food_chain_magnate-milestone-first-to-pay-20-text = several trainers may train one card in one turn

## Options and modules

food_chain_magnate-option-game = Game
food_chain_magnate-option-game-full = the full game
food_chain_magnate-option-game-introductory = introductory: no milestones, salaries or reserve
food_chain_magnate-option-game-second = introductory, with milestones
food_chain_magnate-option-turn-limit = Last turn (0: no limit)
food_chain_magnate-option-links = Roads connect across map tiles
food_chain_magnate-option-links-exits = at the exits in the middle of an edge
food_chain_magnate-option-links-adjacent = wherever road squares touch
food_chain_magnate-option-airplanes = Airplanes at one edge
food_chain_magnate-option-airplanes-overlap = may share rows and columns
food_chain_magnate-option-airplanes-apart = share no row or column
food_chain_magnate-option-bank-break = The bank breaks
food_chain_magnate-option-bank-break-cannot-pay = when it cannot pay
food_chain_magnate-option-bank-break-at-zero = as soon as it is empty
food_chain_magnate-option-all-drinks = All three drinks on the map
food_chain_magnate-option-park-tile = Parks always on the map
food_chain_magnate-option-apartment = An apartment always on the map
food_chain_magnate-option-roadworks-slow-cards = Roadworks also slow cards at work
food_chain_magnate-option-cfo-on-marketing-income = The CFO also counts money from demand tokens
food_chain_magnate-option-price-at-once = A new base price applies from the next building on
food_chain_magnate-option-alone = “{ $option }” comes with { $module }. Choose that module, or keep the standard setting.
food_chain_magnate-module-kimchi = Kimchi
food_chain_magnate-module-kimchi-text = customers prefer chains that add kimchi to their order
food_chain_magnate-module-fry-chefs = Fry Chefs
food_chain_magnate-module-fry-chefs-text = +${ $fry_chef_per_sale } for each building you sell to
food_chain_magnate-module-hard-choices = Hard Choices
food_chain_magnate-module-hard-choices-text = five milestones leave early, earned or not (not with New Milestones)

## Standing orders

food_chain_magnate-order-restructure = Planning the company
food_chain_magnate-order-restructure-same = as last turn, if it fits
food_chain_magnate-order-restructure-grow = as last turn, plus everyone else who fits
food_chain_magnate-order-restructure-plan = the cards I name, most wanted first, as many as fit
food_chain_magnate-order-payday = Payday
food_chain_magnate-order-payday-free = fire nobody while nothing is due
food_chain_magnate-order-payday-pay = fire nobody, if I can pay everyone
food_chain_magnate-order-payday-fire = if I cannot pay everyone, fire those I name, as few as possible
food_chain_magnate-order-freezer = Freezer
food_chain_magnate-order-freezer-all = keep everything, if it fits
food_chain_magnate-order-freezer-most = keep as much as fits
food_chain_magnate-order-position = Order of business
food_chain_magnate-order-position-first = the earliest free position
food_chain_magnate-order-position-last = the latest free position

## Result

food_chain_magnate-score-sum = ${ $points }
food_chain_magnate-score-cash = Cash
food_chain_magnate-result-bank = The bank broke for the last time.
food_chain_magnate-note-answer = Your answer: **{ $answer }**
food_chain_magnate-result-limit = The agreed last turn ({ $turn }) is over.
food_chain_magnate-result-last = Only one chain is left.
food_chain_magnate-result-nobody = Every chain is bankrupt, so nobody wins.

## Rules

food_chain_magnate-rules-goal-title = Aim of the game
food_chain_magnate-rules-goal = Run a restaurant chain. Nobody wants anything until someone advertises it; then houses buy where **unit price plus distance** is lowest. Most cash wins when the bank breaks for good; ties go to the chain that is earlier in the order of business.
food_chain_magnate-rules-turn-title = A turn
food_chain_magnate-rules-turn = 1. **Restructure**: everyone secretly plans who is at work.
    2. **Order of business**: most open slots choose first.
    3. **Working 9 to 5**: one chain after another recruits, trains, advertises, cooks and fetches, builds, and opens restaurants.
    4. **Dinnertime**: houses eat, money comes in.
    5. **Payday**: fire, then pay ${ $salary } per salaried card.
    6. **Marketing**: campaigns make houses want things.
    7. **Clean-up**: goods are thrown away, cards come home.
food_chain_magnate-rules-structure-title = The company
food_chain_magnate-rules-structure = The CEO has { $ceo_slots ->
        [one] { $ceo_slots } slot
       *[other] { $ceo_slots } slots
    }. Managers take CEO slots only and bring their own slots; everyone else fits any slot. Cards not at work are on the beach and can be trained. A plan that does not fit is not accepted.
food_chain_magnate-rules-work-title = Working 9 to 5
food_chain_magnate-rules-work = Steps come in a fixed order; within a step you are free. You can undo everything until you end your day. **Hire** entry cards to the beach (the CEO hires one). **Train** cards on the beach; several steps on one card need a single trainer. If an entry pile is empty, you may still hire from it by training immediately. **Cooks** make all or nothing. **Buyers** drive a route that never turns around and take drinks from every source they pass. Range counts the map-tile borders crossed.
food_chain_magnate-rules-campaigns-title = Campaigns
food_chain_magnate-rules-campaigns = A **billboard** reaches the houses it touches, a **mailbox** all houses in its block up to the next roads, an **airplane** the rows or columns it flies over, a **radio** its map tile and the eight around it. Each turn a campaign puts one good on every house it reaches: at most { $demand_most } per house, { $demand_most_garden } with a garden. Its marketeer is busy until it ends.
food_chain_magnate-rules-dinner-title = Dinnertime
food_chain_magnate-rules-dinner = Houses eat in number order, everything they want at one chain: connected by road, with all of it in stock. The lowest unit price plus distance wins; then most waitresses; then the order of business. The unit price is ${ $unit_price }, changed by pricing, discount and luxuries managers. A garden doubles the price; milestone bonuses come on top. Then waitresses bring ${ $waitress_tip } each, and the CFO adds half of the total.
food_chain_magnate-rules-bank-title = The bank
food_chain_magnate-rules-bank = The first time the bank cannot pay, the reserve cards are revealed: their sum comes in, and the slots named most often (the highest if tied) become every CEO’s slots from next turn. The second time, the game ends after that dinnertime, with everything paid in full. The introductory games have no reserve cards: there the first time ends the game.
food_chain_magnate-rules-payday-title = Payday
food_chain_magnate-rules-payday = Fire anyone except busy marketeers, then pay ${ $salary } for every card with a salary, busy ones included. Unused actions of recruiting managers and HR directors save ${ $recruit_discount } each. If you cannot pay, you must fire until you can. The introductory games have no payday.
food_chain_magnate-rules-cleanup-title = Clean-up
food_chain_magnate-rules-cleanup = Goods are thrown away unless you have a freezer. Restaurants “coming soon” open. Milestones earned this turn are closed to everyone else.
food_chain_magnate-rules-milestones-title = Milestones
food_chain_magnate-rules-milestones = Each milestone goes to everyone who meets its condition in the first turn that anyone does. Its effect lasts all game. `/board milestones` lists them.
food_chain_magnate-rules-modules-title = Modules
food_chain_magnate-rules-modules = **Kimchi**: houses prefer chains that add one kimchi to their order; a kimchi master makes one each turn. **Fry Chefs**: ${ $fry_chef_per_sale } more for every building you sell to. **Hard Choices**: the “advertised” and “train” milestones leave after turn { $hard_choices_out }, “hire” after turn { $hard_choices_out_last }. **Sushi**: houses with a garden take sushi instead of what they asked for, if anyone has enough. **Noodles**: a house that nobody can serve takes noodles. **Ketchup**: once another chain sells what your campaign advertised, you count as { $someone_sells_your_demand_distance } nearer. **Night Shift Managers**: everyone without a salary on their card works twice. **Mass Marketeers**: each one at work runs all campaigns once more. **Gourmet Food Critics**: guides reach every house with a garden. **Movie Stars** choose their position first and win ties. **New Districts**: five more tiles; apartments take two tokens at a time, without limit. **Reserve Prices**: the reserve cards vote on the price of an item. **Six Players** needs the new districts.
food_chain_magnate-rules-mistakes-title = Ten beginner mistakes
food_chain_magnate-rules-mistakes =
    - Hiring without managers: cards without a slot stay on the beach.
    - Missing the first milestones: they last all game and are gone after the turn they are first earned.
    - Advertising without food: your rival feeds the demand you make.
    - Cooking without demand: without a freezer it all goes in the bin that evening.
    - Looking only at the price: unit price **and** distance decide.
    - Forgetting the order: dinner comes before campaigns, so today’s campaign is tomorrow’s dinner.
    - Training everyone: every salaried card costs ${ $salary } each payday, at work or on the beach.
    - Leaving no slot open when the order of business matters: most open slots choose first.
    - Forgetting the bank: it is the clock, and its first break changes every CEO’s slots.
    - Serving half an order: a house eats everything it wants at one chain, or goes elsewhere.
food_chain_magnate-rules-notation-title = Typing moves
food_chain_magnate-rules-notation = Squares are column and row (G7); name pieces by their top left square.
    `place G7 ne` · `reserve 200` · `work management_trainee waitress end` · `same` · `position 2` · `hire trainer` · `train kitchen_trainee burger_cook trainer` · `campaign marketing_trainee 12 G7 pizza 2` · `cook burger_cook burger` · `fetch errand_boy beer` · `fetch truck_driver F8+S7` · `house 14 G7 n` · `garden 12 e` · `open local_manager G7 se` · `move G7 K2 nw` · `next` · `done` · `pay` · `fire trainer end` · `keep burger-4 beer-6`
    Tiles that are not square add `-wide` or `-tall`; airplanes lie at `top-C` or `left-7`.
    Short forms: a company in any order (`work 2 waitress, trainer`), changes to the draft (`+waitress -trainer`), a campaign by its tile (`billboard 12 at G7 pizza 2`).

## Ways to play that have a name

food_chain_magnate-preset-introductory = Introductory game
food_chain_magnate-preset-introductory-text = the shortest: no milestones, no salaries, no reserve; ends when the bank first breaks
food_chain_magnate-preset-second = Second game
food_chain_magnate-preset-second-text = like the introductory game, with milestones
food_chain_magnate-preset-full = The full base game
food_chain_magnate-preset-full-text = milestones, salaries, reserve cards; ends when the bank breaks twice
food_chain_magnate-preset-new-milestones = New Milestones
food_chain_magnate-preset-new-milestones-text = a good start into the expansion: seventeen other milestones
food_chain_magnate-preset-first-cup-of-coffee = First Cup of Coffee
food_chain_magnate-preset-first-cup-of-coffee-text = a good start too: coffee sold on the way to dinner; New Milestones go well with it
food_chain_magnate-preset-korean-city = Korean City
food_chain_magnate-preset-korean-city-text = kimchi, and always an apartment on the map
food_chain_magnate-preset-nightlife = Nightlife
food_chain_magnate-preset-nightlife-text = new milestones, and unpaid employees also work at night
food_chain_magnate-preset-sustenance = Sustenance
food_chain_magnate-preset-sustenance-text = coffee on the way, fries with every meal
food_chain_magnate-preset-upmarket-area = Upmarket Area
food_chain_magnate-preset-upmarket-area-text = sushi, gourmet guides, new milestones, and always parks on the map
food_chain_magnate-preset-city-builder = City Builder
food_chain_magnate-preset-city-builder-text = lobbyists, new districts and the rural area: the map grows as you play
food_chain_magnate-preset-asian-fusion = Asian Fusion
food_chain_magnate-preset-asian-fusion-text = sushi, kimchi, noodles and ketchup: many ways to serve a house
food_chain_magnate-preset-first-mover = First Mover
food_chain_magnate-preset-first-mover-text = milestones leave early, stars choose first: speed is everything
food_chain_magnate-preset-overtime = Overtime
food_chain_magnate-preset-overtime-text = everything works twice: night shifts, mass marketing, a rural area without limit
food_chain_magnate-preset-henri-lo-menu = Henri Lo’s menu
food_chain_magnate-preset-henri-lo-menu-text = fifteen modules at once: all but Hard Choices and Six Players
