# Words in and beside the pictures of Food Chain Magnate: headings, alt text, the text board, labels of choices.

food_chain_magnate-board-turn = Turn { $turn }: { $phase }
food_chain_magnate-board-setup = Setting up
food_chain_magnate-board-over = Game over
food_chain_magnate-stage = { $turn ->
    [0] setup
   *[other] turn { $turn }
}
food_chain_magnate-board-phase-1 = Restructuring
food_chain_magnate-board-phase-2 = Order of business
food_chain_magnate-board-phase-3 = Working 9 to 5
food_chain_magnate-board-phase-4 = Dinnertime
food_chain_magnate-board-phase-5 = Payday
food_chain_magnate-board-phase-6 = Marketing
food_chain_magnate-board-phase-7 = Clean-up
food_chain_magnate-board-waiting = { $seats } to move.
food_chain_magnate-board-waiting-many = { $count ->
    [one] { $count } player
   *[other] { $count } players
} to move.
food_chain_magnate-board-dots = Dots mark where its top left square can go.
food_chain_magnate-board-won = { $count ->
    [one] { $seats } wins!
   *[other] { $seats } win!
}

food_chain_magnate-board-bank = The bank holds ${ $cash } ({ $note }); CEO slots: { $slots }.
food_chain_magnate-board-bank-note = { $breaks ->
    [0] not broken yet
    [1] broken once
   *[other] broken for good
}
food_chain_magnate-board-order = Order of business: { $seats }.
food_chain_magnate-board-dinner = Dinner: { $takings }.
food_chain_magnate-board-money = ${ $amount }
food_chain_magnate-board-taking = { $seat } ${ $amount }

food_chain_magnate-board-seat = { $seat }: ${ $cash }, unit price ${ $price }, stock: { $goods }.
food_chain_magnate-board-amount = { $count } × { $thing }
food_chain_magnate-board-nothing = nothing
food_chain_magnate-board-nobody = nobody
food_chain_magnate-board-at-work = At work: { $cards }.
food_chain_magnate-board-beach = On the beach or in hand: { $cards }.
food_chain_magnate-board-busy = Busy: { $cards }.
food_chain_magnate-board-card-at-work = { $card } (at work)
food_chain_magnate-board-busy-card = { $card } (campaign { $number })
food_chain_magnate-board-restaurants-left = { $count ->
    [one] { $count } restaurant not on the map yet.
   *[other] { $count } restaurants not on the map yet.
}
food_chain_magnate-board-reserve-card = Reserve card: { $card }.
food_chain_magnate-board-out-of-business = Out of business.
food_chain_magnate-board-milestones = Milestones: { $milestones }.
food_chain_magnate-board-open-milestones = Milestones still available: { $milestones }.
food_chain_magnate-board-plan = Your plan, still secret: { $cards }.
food_chain_magnate-board-draft = Proposed, not yet committed: { $cards }.

food_chain_magnate-board-house-label = House { $house }
food_chain_magnate-house-pi = π
food_chain_magnate-board-house = House { $house } at { $square } ({ $garden }): wants { $wants }; distances: { $far }.
food_chain_magnate-board-with-garden = garden
food_chain_magnate-board-no-garden = no garden
food_chain_magnate-board-far = { $seat } { $distance }
food_chain_magnate-board-no-way = no road to anyone
food_chain_magnate-board-wanting = Wanted: { $houses }.
food_chain_magnate-board-wants = house { $house } { $goods }
food_chain_magnate-board-restaurant = { POSSESSIVE($seat) } restaurant at { $square }, entrance { $entrance }{ $open ->
    [yes] .
   *[no] , coming soon.
}
food_chain_magnate-board-campaign = { $type } { $number } ({ $seat }) at { $place }: { $goods }, { $left ->
    [-1] forever
    [one] { $left } turn left
   *[other] { $left } turns left
}, reaches { $houses }.
food_chain_magnate-board-sources = Drinks: { $sources }.
food_chain_magnate-board-left = Left: campaigns { $campaigns }; houses { $houses }; gardens { $gardens }.
food_chain_magnate-board-legend = Map: # road, + bridge, h house, g garden, c campaign, B beer, L lemonade, S soft drink, . empty; restaurants: { $seats }.
food_chain_magnate-board-map = { $rows }

food_chain_magnate-board-company-of = { POSSESSIVE($seat) } company
food_chain_magnate-board-slots = { $slots ->
    [one] { $slots } open slot
   *[other] { $slots } open slots
}
food_chain_magnate-board-planning = Your plan, still secret: { $slots ->
    [one] { $slots } open slot
   *[other] { $slots } open slots
}
food_chain_magnate-board-planning-hidden = Planned in secret
food_chain_magnate-board-hand-title = In hand
food_chain_magnate-board-beach-title = On the beach
food_chain_magnate-board-busy-title = Busy with campaigns
food_chain_magnate-board-no-stock = nothing in stock
food_chain_magnate-board-milestones-title = Milestones
food_chain_magnate-board-milestone-open = { $milestone }: { $effect }.
food_chain_magnate-board-milestone-held = { $milestone }: { $seats }.
food_chain_magnate-board-milestone-shared = { $milestone }: { $seats }; still available this turn.
food_chain_magnate-board-milestone-gone = { $milestone }: no longer available.
food_chain_magnate-board-employees-title = Employees in stock

food_chain_magnate-board-tile = { $type } { $number }
food_chain_magnate-board-tile-size = { $long } × { $short } squares
food_chain_magnate-board-tile-lines = Flies over { $lines ->
    [one] { $lines } row or column
   *[other] { $lines } rows or columns
}
food_chain_magnate-board-flight = the { $edge }, from { $line } on
food_chain_magnate-board-reaches-wide = { $reaches } (wide)
food_chain_magnate-board-reaches-tall = { $reaches } (tall)
food_chain_magnate-board-place-wide = { $square }, wide
food_chain_magnate-board-place-tall = { $square }, tall
food_chain_magnate-board-duration = { $turns ->
    [0] forever
    [one] { $turns } turn
   *[other] { $turns } turns
}
food_chain_magnate-board-position = Position { $position }
food_chain_magnate-board-lessons = { $card } ({ $steps ->
    [one] { $steps } step left
   *[other] { $steps } steps left
})
food_chain_magnate-board-in-stock = { $text } ({ $count } in stock)
food_chain_magnate-board-near = Houses by distance: { $houses }
food_chain_magnate-board-near-none = No house nearby
food_chain_magnate-board-reaches = { $count ->
    [0] Reaches no house
    [one] Reaches house { $houses }
   *[other] Reaches houses { $houses }
}

food_chain_magnate-page-board = Board
food_chain_magnate-page-city = City
food_chain_magnate-page-city-nw = North-west quarter
food_chain_magnate-page-city-ne = North-east quarter
food_chain_magnate-page-city-sw = South-west quarter
food_chain_magnate-page-city-se = South-east quarter
food_chain_magnate-page-company = Company
food_chain_magnate-page-company-of = Company of { $seat }
food_chain_magnate-page-campaigns = Campaigns and their reach
food_chain_magnate-page-dinner = Dinner forecast
food_chain_magnate-page-milestones = Milestones
food_chain_magnate-page-employees = Employees

## Digests and notes

food_chain_magnate-board-place = { $position }. { $seat }
food_chain_magnate-board-places = Order of business: { $places }.
food_chain_magnate-board-hired = { $seat } hires { $cards }.
food_chain_magnate-board-career = { $card } → { $into }
food_chain_magnate-board-trained = { $seat } trains: { $careers }.
food_chain_magnate-board-made = { $seat } makes and fetches { $goods }.
food_chain_magnate-board-won-by = { $milestone } ({ $seats })
food_chain_magnate-board-won-milestones = ⭐ { $milestones }.
food_chain_magnate-board-taking-houses = { $seat } ${ $amount }{ $count ->
    [0] {""}
    [one] {" "}(house { $houses })
   *[other] {" "}(houses { $houses })
}
food_chain_magnate-board-proposal = Proposed: { $cards }.
food_chain_magnate-board-hungry = { $count ->
    [one] House { $houses } stays hungry.
   *[other] Houses { $houses } stay hungry.
}
food_chain_magnate-board-salaries = Salaries: { $salaries }.
food_chain_magnate-board-wanted-by = { $good } for { $houses }
food_chain_magnate-board-marketed = 📣 Campaigns: { $goods }.
food_chain_magnate-board-marketed-none = 📣 The campaigns reach nobody.
food_chain_magnate-board-ended = { $count ->
    [one] Campaign { $campaigns } is over.
   *[other] Campaigns { $campaigns } are over.
}
food_chain_magnate-board-thrown-by = { $seat } { $goods }
food_chain_magnate-board-thrown = Thrown away: { $goods }.
food_chain_magnate-board-offer = { $seat } ${ $price } + { $distance }{ $nearer } = { $score }
food_chain_magnate-board-nearer = {" "}− { $nearer }
food_chain_magnate-board-offer-less = { $offer } (only what the house likes less)
food_chain_magnate-board-offer-nothing = { $offer } (lacks goods)
food_chain_magnate-board-proposed = Proposed, not yet committed: { $slots ->
    [one] { $slots } open slot
   *[other] { $slots } open slots
}
food_chain_magnate-board-only-ceo = only the CEO
food_chain_magnate-board-plan-brings = Open slots { $slots } · hires { $hires } · training steps { $lessons } · unit price ${ $price } · salaries ${ $due }
food_chain_magnate-board-plan-earns = ⭐ Would earn, if nobody has it: { $milestones }.
food_chain_magnate-board-concern-missing = ⚠️ Not in hand: { $cards }.
food_chain_magnate-board-concern-managers = ⚠️ { $count ->
    [one] { $count } manager
   *[other] { $count } managers
}, but the CEO has only { $limit ->
    [one] { $limit } slot
   *[other] { $limit } slots
}.
food_chain_magnate-board-concern-reports = ⚠️ { $count } people for { $limit ->
    [one] { $limit } place
   *[other] { $limit } places
}: remove some, or add a manager.
food_chain_magnate-board-concern-idle = ⚠️ { $count ->
    [one] 1 slot stays
   *[other] { $count } slots stay
} open while these stay on the beach: { $cards }.
food_chain_magnate-board-concern-slots = ⚠️ { $count ->
    [0] No open slots
    [one] Only { $count } open slot
   *[other] Only { $count } open slots
} (last turn: { $limit }): others may choose their position first.
food_chain_magnate-board-concern-salaries = ⚠️ Salaries of ${ $count } are due this turn; you have ${ $limit } before dinner.
food_chain_magnate-board-commit = { $count ->
    [0] Commit: only the CEO
    [one] Commit: 1 at work
   *[other] Commit: { $count } at work
}
food_chain_magnate-board-commit-fire = Fire { $count }, pay ${ $due }
food_chain_magnate-board-later = Then: { $jobs }.
food_chain_magnate-board-given-up = Left undone: { $cards }.
food_chain_magnate-board-todo = { $job } ({ $cards })
food_chain_magnate-board-hires = { $count ->
    [one] 1 hire
   *[other] { $count } hires
}
food_chain_magnate-board-hires-left = { $count } left
food_chain_magnate-board-foreseen = As things stand – { $dinner }
food_chain_magnate-board-due-ahead = Payday will cost ${ $due }; you have ${ $cash } before dinner.
food_chain_magnate-board-bill = Fired: { $cards }. Then ${ $due } is due and you keep ${ $left }.
food_chain_magnate-board-bill-short = ⚠️ Fired: { $cards }. Then ${ $due } is due; you are ${ $short } short.
food_chain_magnate-board-salary = { $amount ->
    [0] No salary
   *[other] Salary ${ $amount }
}
food_chain_magnate-board-no-demand = nobody wants anything.
food_chain_magnate-board-under-way = { $tile } at { $place }: { $reaches }.
food_chain_magnate-board-campaigns = Numbers on a house are the campaigns that reach it.
food_chain_magnate-board-stock = Employees in stock: { $cards }.
food_chain_magnate-board-coffee-shops = { POSSESSIVE($seat) } coffee shops: { $squares }.
food_chain_magnate-board-legend-coffee = k coffee shop.
food_chain_magnate-board-ways = Coffee on the way – { $walks }.
food_chain_magnate-board-walk = { $house }: { $stops }
food_chain_magnate-board-walk-stop = { $seat } { $count }
food_chain_magnate-board-no-ways = As things stand, nobody drinks coffee on the way.
food_chain_magnate-page-ways = Coffee on the way
food_chain_magnate-board-token-salary = { $good } for a salary
food_chain_magnate-board-piece-road = Road { $drawing }
food_chain_magnate-board-piece-park = Park { $drawing }
food_chain_magnate-board-tile-turned = Tile { $tile }, turned { $degrees }°
food_chain_magnate-board-tile-about = Houses: { $houses }; drinks: { $drinks }
food_chain_magnate-board-building = Roads under construction at { $squares }.
food_chain_magnate-board-roadworks = Roadworks at { $squares }: each makes the way to dinner one longer.
food_chain_magnate-board-new-roads = New roads at { $squares }.
food_chain_magnate-board-parks = Parks at { $squares }.
food_chain_magnate-board-tiles-left = Map tiles left over: { $tiles }.
food_chain_magnate-board-pieces-left = Pieces left for lobbyists: roads { $roads }, parks { $parks }.
food_chain_magnate-board-legend-parks = p park.
food_chain_magnate-board-legend-lobbyists = = road under construction, ! roadworks.
food_chain_magnate-board-off-map = the rural area, off the map
food_chain_magnate-board-rural-ramps = Ramps to the rural area: { $places }.
food_chain_magnate-board-rural-no-ramp = No ramp leads to the rural area { $area } yet.
food_chain_magnate-board-legend-rural-marketeers = R is the rural area, off the map.
food_chain_magnate-board-ramp-about = Faces the road at { $roads }
food_chain_magnate-board-ramp-label = { $road } ({ $place })

food_chain_magnate-district-n = North
food_chain_magnate-district-s = South
food_chain_magnate-district-w = West
food_chain_magnate-district-e = East
food_chain_magnate-district-nw = North-west
food_chain_magnate-district-ne = North-east
food_chain_magnate-district-sw = South-west
food_chain_magnate-district-se = South-east
food_chain_magnate-district-all = Middle
