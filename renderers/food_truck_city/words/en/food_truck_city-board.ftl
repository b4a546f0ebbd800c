# Words in and beside the pictures of Food Truck City: header, alt text, text board, labels of choices, hand.

food_truck_city-board-turn = Turn { $turn }
food_truck_city-board-setup = First trucks
food_truck_city-board-last-turn = Last turns
food_truck_city-board-finished = The end
food_truck_city-board-wanted = in demand
food_truck_city-board-hungry = hungry
food_truck_city-board-no-die = not rolled
food_truck_city-board-to-move = { $seats } to move
food_truck_city-board-window = Cards? { $seat }
food_truck_city-board-won = { $seats } won

food_truck_city-board-title = Food Truck City, { $size } by { $size } blocks, turn { $turn }.
food_truck_city-board-window-waiting = You can play cards now. Asked: { $seats }.
food_truck_city-board-waiting = { $seats } to move.
food_truck_city-board-active = It is { POSSESSIVE($seat) } turn.
food_truck_city-board-over = Game over: { $seats } won.
food_truck_city-board-last-turns = Last turns: one more turn for { $seats }.
food_truck_city-board-dice = { $customer } are hungry; in demand: { $food }.
food_truck_city-board-discarded = Discarded: { $cards }.
food_truck_city-board-window-when = { $when ->
    [pre_roll] The dice have not been rolled yet.
    [pre_collect] Nobody has collected yet.
   *[other] No fine has been paid yet.
}
food_truck_city-board-revealed = A block was revealed this turn.
food_truck_city-board-quiet = { $turns ->
    [one] { $turns } turn in a row without a new block; at { $limit } the last turns begin.
   *[other] { $turns } turns in a row without a new block; at { $limit } the last turns begin.
}
food_truck_city-board-no-dice = The dice have not been rolled this turn.
food_truck_city-board-hidden = { $count ->
    [0] All blocks are face up.
    [one] { $count } block is face down.
   *[other] { $count } blocks are face down.
}
food_truck_city-board-cards = { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}, { $discard } discarded.

food_truck_city-board-trucks = { $count ->
    [one] { $count } truck in play
   *[other] { $count } trucks in play
}
food_truck_city-board-held-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
food_truck_city-board-fines = { $count ->
    [0] no fines
    [one] { $count } fine
   *[other] { $count } fines
}
food_truck_city-board-seat = { $seat }: { $trucks }, ${ $money }, { $cards }, { $fines }.
food_truck_city-board-left = { $seat } left the game; their trucks stay.
food_truck_city-board-fleet = On the board: { $trucks }.
food_truck_city-board-no-fleet = No truck on the board.
food_truck_city-board-truck = { $food } on { $segment }
food_truck_city-board-truck-with = { $food } on { $segment } ({ $notes })
food_truck_city-board-short = { $food } { $segment }
food_truck_city-board-facing = faced by { $customers }
food_truck_city-board-moved = has moved
food_truck_city-board-ticket = has a ticket
food_truck_city-board-impounded = Impounded: { $trucks }.
food_truck_city-board-debt = { $food } (${ $debt })
food_truck_city-board-debt-fresh = { $food } (${ $debt }, impounded this turn)
food_truck_city-board-garage = In the garage: { $trucks }.
food_truck_city-board-awards = Awards: { $foods }.

food_truck_city-board-billboard = Billboard for { $food } on block { $block }.
food_truck_city-board-festival = Festival on block { $block }, until { POSSESSIVE($seat) } next turn.
food_truck_city-board-closure = { $segment } is closed ({ $card }) by { $seat }, for { $left ->
    [one] { $left } more turn
   *[other] { $left } more turns
}.

food_truck_city-board-city = The city by rows from the north; customers on the north, east, south and west side of each block.
food_truck_city-board-row = Row { $row }: { $blocks }.
food_truck_city-board-block = { $block } { $customers }
food_truck_city-board-face-down = { $block } face down

food_truck_city-board-hand = Your hand: { $cards }.
food_truck_city-board-resting = You pass until your next turn.
food_truck_city-board-no-hand = Your hand is empty.
food_truck_city-board-times = { $card } ×{ $count }
food_truck_city-board-held-title = Your hand
food_truck_city-board-held-secret = Hands are secret. Players see their own here.
food_truck_city-board-held-secret-title = Hands
food_truck_city-board-held-card = { $card }: { $text } { $when }.
food_truck_city-board-distances = Distances of the streets from the centre of the city, in moves.
food_truck_city-board-distance = { $distance ->
    [0] The centre: { $segments }.
   *[other] { $distance } away: { $segments }.
}
food_truck_city-board-city-page = The whole city with the names of its free streets.

food_truck_city-board-drawn-when = When: { $when }.

food_truck_city-board-foreseen-income = With these dice you collect ${ $total }.
food_truck_city-board-foreseen-average = Your trucks now earn about ${ $amount } per roll.
food_truck_city-board-foreseen-no-fines = If you stop moving now, no fine is due.
food_truck_city-board-foreseen-fines = If you stop moving now, you pay ${ $total } in fines and have ${ $left } left.
food_truck_city-board-foreseen-impounded = { $count ->
    [one] { $trucks } would be impounded: you cannot pay the fine.
   *[other] { $trucks } would be impounded: you cannot pay the fines.
}
food_truck_city-board-foreseen-debts = { $count ->
    [one] Your impounded truck costs
   *[other] Your impounded trucks cost
} ${ $debts } to release, and you cannot buy until then.{ $price ->
    [0] {""}
   *[other] {" "}After that, your next truck costs ${ $price }.
}
food_truck_city-board-foreseen-price = { $left ->
    [0] Your next truck costs ${ $price }, all you have.
   *[other] Your next truck costs ${ $price }.
}

food_truck_city-timing-any = Your turn and card windows
food_truck_city-timing-with-move = While your trucks move
food_truck_city-timing-pre-collect = Before everyone collects
food_truck_city-timing-pre-fine = Before others’ fines
food_truck_city-timing-own-fine = When you are fined

food_truck_city-choice-at = { $food } (on { $segment })
food_truck_city-choice-segment = { $segment }: { $customers }
food_truck_city-choice-unknown = ?
food_truck_city-choice-block = Block { $block }: { $customers }
food_truck_city-choice-truck = { $truck } (on { $segment })
food_truck_city-choice-price = Costs ${ $price }
food_truck_city-choice-debt = Debt of ${ $debt }
food_truck_city-choice-way = { $way } (${ $amount })
food_truck_city-choice-segment-gain = { $segment }: { $customers } ({ $gain })
food_truck_city-choice-place-gain = { $customers } ({ $gain })
food_truck_city-choice-average = On average +${ $average } per roll
food_truck_city-choice-per-roll = { $gain } per roll
food_truck_city-board-gain = +${ $amount }
food_truck_city-choice-faced = Faced by { $customers }

food_truck_city-board-face-down-place = Face-down block
food_truck_city-quarter-nw = North-west
food_truck_city-quarter-ne = North-east
food_truck_city-quarter-sw = South-west
food_truck_city-quarter-se = South-east

food_truck_city-page-board = Players and city
food_truck_city-page-hand = My hand
food_truck_city-page-city = City
food_truck_city-page-distances = Distances
