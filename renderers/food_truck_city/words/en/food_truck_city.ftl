# Food Truck City

food_truck_city-name = Food Truck City
food_truck_city-tagline = Drive your food trucks to hungry customers, explore the city and own the biggest fleet.
food_truck_city-pitch = Two dice say who is hungry and for what. Sell and explore; the largest fleet wins.

## Verbs

food_truck_city-verb-move = Move a truck
food_truck_city-verb-move-about = Drive one of your trucks to an open street segment next to it
food_truck_city-verb-end-move = Finish moving
food_truck_city-verb-end-move-about = Move no more trucks; unmoved trucks are fined
food_truck_city-compound-end-turn = Finish my turn
food_truck_city-compound-impound = Impound all
food_truck_city-compound-pay = Pay all
food_truck_city-compound-pay-end = Pay all, end turn
food_truck_city-verb-play = Play a card
food_truck_city-verb-play-about = Play an action card from your hand
food_truck_city-verb-pass = Pass
food_truck_city-verb-pass-about = Play nothing now; after another player’s card you are asked again
food_truck_city-verb-pass-all = Pass this window
food_truck_city-verb-pass-all-about = Play nothing until this window closes, whatever others play
food_truck_city-verb-rest = Pass until my turn
food_truck_city-verb-rest-about = Play nothing in any window until your own turn starts
food_truck_city-verb-bonus = Bonus move (${ $bonus_price })
food_truck_city-verb-bonus-about = Pay ${ $bonus_price } and drive one truck to an adjacent revealed segment before collecting
food_truck_city-verb-skip-bonus = No bonus move
food_truck_city-verb-skip-bonus-about = Leave your trucks where they are and continue
food_truck_city-verb-buy = Buy a truck
food_truck_city-verb-buy-about = Buy one truck from your garage and place it
food_truck_city-verb-release = Release a truck
food_truck_city-verb-release-about = Pay the debt of an impounded truck and place it
food_truck_city-verb-end-buy = End my turn
food_truck_city-verb-end-buy-about = Buy and release nothing more, draw a card and end your turn
food_truck_city-verb-settle = Settle a fine
food_truck_city-verb-settle-about = Pay a City Fine, cancel it, or lose the truck
food_truck_city-verb-repair = Repair a truck
food_truck_city-verb-repair-about = Pay to remove a Flat Tire (${ $flat_tire_repair }) or Staff Strike (${ $staff_strike_repair }) from your truck
food_truck_city-verb-start = Choose first truck
food_truck_city-verb-start-about = Put one of your six trucks on your start segment
food_truck_city-verb-bailout = Bail out
food_truck_city-verb-bailout-about = Hand in all your money and place another truck for free
food_truck_city-verb-go-on = Continue
food_truck_city-verb-go-on-about = A player left the game: continue the turn

food_truck_city-param-truck = One of your trucks, by its food
food_truck_city-param-segment = The street segment, such as H1-2
food_truck_city-param-card = The action card
food_truck_city-param-first = The card’s target
food_truck_city-param-second = The card’s second choice
food_truck_city-param-way = Pay, use a City Permit, or let the truck be impounded

## Names

food_truck_city-food-bbq = BBQ
food_truck_city-food-ice = Ice Cream
food_truck_city-food-noo = Noodles
food_truck_city-food-piz = Pizza
food_truck_city-food-sus = Sushi
food_truck_city-food-tac = Tacos
food_truck_city-customer-hi = Hipsters
food_truck_city-customer-se = Seniors
food_truck_city-customer-st = Students
food_truck_city-customer-su = Suits
food_truck_city-customer-to = Tourists
food_truck_city-customer-ve = Vegans
food_truck_city-truck = { POSSESSIVE($seat) } { $food }
food_truck_city-quarters-1 = a quarter turn clockwise
food_truck_city-quarters-2 = a half turn
food_truck_city-quarters-3 = a quarter turn counter-clockwise
food_truck_city-way-pay = Pay it
food_truck_city-way-impound = Let it be impounded
food_truck_city-way-permit = Play City Permit

## Action cards

food_truck_city-card-award = Award Winning card
food_truck_city-card-billboard = Billboard
food_truck_city-card-award-bbq = Award Winning { food_truck_city-food-bbq }
food_truck_city-card-award-bbq-text = Keep it face up for the rest of the game: whenever the demand is for { food_truck_city-food-bbq } and your { food_truck_city-food-bbq } truck is on the board, collect ${ $award_bbq_amount } more.
food_truck_city-card-award-ice = Award Winning { food_truck_city-food-ice }
food_truck_city-card-award-ice-text = Keep it face up for the rest of the game: whenever the demand is for { food_truck_city-food-ice } and your { food_truck_city-food-ice } truck is on the board, collect ${ $award_ice_amount } more.
food_truck_city-card-award-noo = Award Winning { food_truck_city-food-noo }
food_truck_city-card-award-noo-text = Keep it face up for the rest of the game: whenever the demand is for { food_truck_city-food-noo } and your { food_truck_city-food-noo } truck is on the board, collect ${ $award_noo_amount } more.
food_truck_city-card-award-piz = Award Winning { food_truck_city-food-piz }
food_truck_city-card-award-piz-text = Keep it face up for the rest of the game: whenever the demand is for { food_truck_city-food-piz } and your { food_truck_city-food-piz } truck is on the board, collect ${ $award_piz_amount } more.
food_truck_city-card-award-sus = Award Winning { food_truck_city-food-sus }
food_truck_city-card-award-sus-text = Keep it face up for the rest of the game: whenever the demand is for { food_truck_city-food-sus } and your { food_truck_city-food-sus } truck is on the board, collect ${ $award_sus_amount } more.
food_truck_city-card-award-tac = Award Winning { food_truck_city-food-tac }
food_truck_city-card-award-tac-text = Keep it face up for the rest of the game: whenever the demand is for { food_truck_city-food-tac } and your { food_truck_city-food-tac } truck is on the board, collect ${ $award_tac_amount } more.
food_truck_city-card-billboard-bbq = Billboard: { food_truck_city-food-bbq }
food_truck_city-card-billboard-bbq-text = Put the { food_truck_city-food-bbq } billboard on a face-up block without a tile, or move it there. Every { food_truck_city-food-bbq } truck beside it that makes a sale collects ${ $billboard_bbq_amount } more.
food_truck_city-card-billboard-ice = Billboard: { food_truck_city-food-ice }
food_truck_city-card-billboard-ice-text = Put the { food_truck_city-food-ice } billboard on a face-up block without a tile, or move it there. Every { food_truck_city-food-ice } truck beside it that makes a sale collects ${ $billboard_ice_amount } more.
food_truck_city-card-billboard-noo = Billboard: { food_truck_city-food-noo }
food_truck_city-card-billboard-noo-text = Put the { food_truck_city-food-noo } billboard on a face-up block without a tile, or move it there. Every { food_truck_city-food-noo } truck beside it that makes a sale collects ${ $billboard_noo_amount } more.
food_truck_city-card-billboard-piz = Billboard: { food_truck_city-food-piz }
food_truck_city-card-billboard-piz-text = Put the { food_truck_city-food-piz } billboard on a face-up block without a tile, or move it there. Every { food_truck_city-food-piz } truck beside it that makes a sale collects ${ $billboard_piz_amount } more.
food_truck_city-card-billboard-sus = Billboard: { food_truck_city-food-sus }
food_truck_city-card-billboard-sus-text = Put the { food_truck_city-food-sus } billboard on a face-up block without a tile, or move it there. Every { food_truck_city-food-sus } truck beside it that makes a sale collects ${ $billboard_sus_amount } more.
food_truck_city-card-billboard-tac = Billboard: { food_truck_city-food-tac }
food_truck_city-card-billboard-tac-text = Put the { food_truck_city-food-tac } billboard on a face-up block without a tile, or move it there. Every { food_truck_city-food-tac } truck beside it that makes a sale collects ${ $billboard_tac_amount } more.
food_truck_city-card-festival = Food Truck Festival
food_truck_city-card-festival-text = Put a festival on a face-up block without a tile. { $festival_starts ->
    [one] Until your next turn starts
   *[other] Until { $festival_starts } of your turns have started
}, every truck beside it that makes a sale collects ${ $festival_amount } more.
food_truck_city-card-nitrous = Nitrous Tank
food_truck_city-card-nitrous-text = While you move: one of your trucks drives up to { $nitrous_path ->
    [one] { $nitrous_path } segment
   *[other] { $nitrous_path } segments
}, even past other trucks, over revealed streets. Only the last may be half revealed.
food_truck_city-card-flat-tire = Flat Tire
food_truck_city-card-flat-tire-text = Put it on another player’s truck: it cannot move until its owner pays ${ $flat_tire_repair } on their own turn.
food_truck_city-card-speeding-ticket = Speeding Ticket
food_truck_city-card-speeding-ticket-text = Before the fines on another player’s turn: a truck that moved this turn gets a City Fine.
food_truck_city-card-staff-strike = Staff Strike
food_truck_city-card-staff-strike-text = Put it on another player’s truck: it earns nothing until its owner pays ${ $staff_strike_repair } on their own turn.
food_truck_city-card-sinkhole = Sinkhole
food_truck_city-card-sinkhole-text = Close an open segment beside a face-up block until { $sinkhole_starts ->
    [one] your next turn starts
   *[other] { $sinkhole_starts } of your turns have started
}.
food_truck_city-card-road-closed = Road Closed
food_truck_city-card-road-closed-text = Close an open segment beside a face-up block until { $road_closed_starts ->
    [one] your next turn starts
   *[other] { $road_closed_starts } of your turns have started
}.
food_truck_city-card-tow-truck = Tow Truck
food_truck_city-card-tow-truck-text = Move another player’s truck to an adjacent open, fully revealed segment. It may still make its own move.
food_truck_city-card-food-craze = Food Craze
food_truck_city-card-food-craze-text = After the roll: choose another food to be in demand this turn.
food_truck_city-card-lunch-rush = Lunch Rush
food_truck_city-card-lunch-rush-text = After the roll: choose other customers to be hungry this turn.
food_truck_city-card-moving-day = Moving Day
food_truck_city-card-moving-day-text = Turn a face-up block one, two or three quarters clockwise. Trucks and tiles stay.
food_truck_city-card-big-tip = Big Tip
food_truck_city-card-big-tip-text = Take ${ $big_tip_amount } immediately.
food_truck_city-card-city-permit = City Permit
food_truck_city-card-city-permit-text = Cancel a City Fine you have just received. It does not count.

## Prompts

food_truck_city-ask-start = Which truck do you start with? It starts on the outlined street ({ $segment }).
food_truck_city-ask-bailout = You have no truck on the board. Hand in your ${ $money } and place another one for free: which, and where?
food_truck_city-ask-pre-roll = { $played ->
    [0] Before { $active } rolls: play a card?
   *[other] Before { $active } rolls: play another card?
}
food_truck_city-ask-pre-collect = { $played ->
    [0] { $customer } want { $food } ({ POSSESSIVE($active) } turn). Play a card before everyone collects?
   *[other] Now { $customer } want { $food } ({ POSSESSIVE($active) } turn). Play another card before everyone collects?
}
food_truck_city-ask-pre-fine = { $played ->
    [0] { $active } has finished moving. Play a card before the fines?
   *[other] { $active } has finished moving. Play another card before the fines?
}
food_truck_city-ask-bonus = { $customer } want { $food }. { $money ->
    [0] You have no money for a bonus move. Continue?
   *[other] Pay ${ $bonus_price } for a bonus move before everyone collects? You have ${ $money }.
}
food_truck_city-ask-move = { $unmoved ->
    [0] All your trucks have moved. Finish moving?
    [one] Move your trucks. Still to move: { $trucks }. Unmoved trucks are fined.
   *[other] Move your trucks. Still to move: { $trucks }. Unmoved trucks are fined.
}
food_truck_city-ask-fine = City Fine of ${ $amount } for { $trucks }. You have ${ $money }. { $count ->
    [one] How do you settle it?
   *[other] Which truck first, and how?
}
food_truck_city-ask-buy = { $money ->
    [0] You have no money left. End your turn?
   *[other] You have ${ $money }. Buy or release a truck, or end your turn?
}
food_truck_city-ask-go-on = A player left the game. Continue your turn.

## What happened

food_truck_city-event-opened = { $size ->
    [5] The city is 5 by 5 blocks. { $seat } goes first.
   *[other] The city is { $size } by { $size } blocks. { $seat } goes first.
}
food_truck_city-windows-pass = You can also play cards on other players’ turns, in three windows. Everyone who holds a card is asked there, whichever card it is. The first time, you also choose what happens from then on: ask every time, ask only where it matters, or pass. Nobody else sees your choice; `/orders` changes it.
food_truck_city-event-start-chosen = { $seat } starts with { $food } on { $segment }.
food_truck_city-event-turn-started = Turn { $turn }: { $seat }.
food_truck_city-event-festival-ended = The festival on block { $block } is over.
food_truck_city-event-reopened = { $segment } is open again.
food_truck_city-event-bailed-out = { $seat } hands in ${ $money } and places { $food } on { $segment } for free.
food_truck_city-event-no-bailout = { $seat } has no truck on the board, and there is no space for one.
food_truck_city-event-rolled = 🎲 { $seat } rolls: { $customer } are hungry; in demand: { $food }.
food_truck_city-event-bonus-moved = { $seat } pays ${ $price } and drives { $food } from { $origin } to { $segment }.
food_truck_city-event-bonus-skipped = { $seat } makes no bonus move.
food_truck_city-event-collected = 💵 { $seat } collects ${ $total }{ $demand ->
    [0] {""}
   *[other] , ${ $demand } of it for the food in demand
}{ $bonus ->
    [0] {""}
   *[other] {" "}and ${ $bonus } in bonus bucks
}{ $tiles ->
    [0] {""}
   *[other] , ${ $tiles } from festivals and billboards
}{ $award ->
    [0] {""}
   *[other] , ${ $award } for an award
}.
food_truck_city-brief-start-chosen = { $seat } starts with { $food }.
food_truck_city-brief-bonus-moved = { $seat } pays ${ $price } for a bonus move with { $food }.
food_truck_city-brief-moved = { $passed ->
    [0] { $seat } drives { $food }.
   *[other] { $seat } races { $food } through the city.
}
food_truck_city-brief-bought = 🚚 { $seat } buys { $food } for ${ $price }: { $number ->
    [one] { $number } truck
   *[other] { $number } trucks
} now.
food_truck_city-collected-demand = 💵 { $seat } collects ${ $total } for the food in demand.
food_truck_city-event-nothing-sold = Nobody sells anything.
food_truck_city-event-moved = { $passed ->
    [0] { $seat } drives { $food } from { $origin } to { $segment }.
   *[other] { $seat } races { $food } from { $origin } via { $path } to { $segment }.
}
food_truck_city-event-revealed = { $gain ->
    [0] Block { $block } is revealed.
   *[other] Block { $block } is revealed: ${ $gain } for { $seat }.
}{ $left ->
    [0] {" "}The whole city is revealed!
   *[other] {""}
}
food_truck_city-event-repaired = { $seat } pays ${ $price } to remove { $card } from { $food }.
food_truck_city-event-fined = { $seat } pays City Fine #{ $number } for { $food }: ${ $amount }.
food_truck_city-event-impounded = { $seat } cannot pay City Fine #{ $number }: the { $food } truck is impounded until its debt of ${ $debt } is paid.
food_truck_city-event-permitted = The fine for { POSSESSIVE($seat) } { $food } truck is cancelled.
food_truck_city-event-released = { $seat } pays ${ $debt }: the { $food } truck is back, on { $segment }.
food_truck_city-event-bought = 🚚 { $seat } buys { $food } for ${ $price } and places it on { $segment }: { $number ->
    [one] { $number } truck
   *[other] { $number } trucks
} now.
food_truck_city-event-card-drawn = { $seat } draws a card.
food_truck_city-event-drew = You drew { $card }.
food_truck_city-event-reshuffled = { $cards ->
    [one] The discard pile ({ $cards } card) becomes the new deck.
   *[other] The discard pile ({ $cards } cards) becomes the new deck.
}
food_truck_city-event-card-played = 🃏 { $seat } plays { $card }.
food_truck_city-event-award-won = { POSSESSIVE($seat) } { $food } truck collects ${ $amount } more whenever it is in demand.
food_truck_city-event-billboard-built = The { $food } billboard stands on block { $block }.
food_truck_city-event-festival-opened = A festival opens on block { $block }.
food_truck_city-event-truck-hit = { $card } for { POSSESSIVE($target) } { $food }.
food_truck_city-event-ticketed = { POSSESSIVE($target) } { $food } truck was speeding: City Fine!
food_truck_city-event-closed = { $segment } is closed.
food_truck_city-event-towed = { POSSESSIVE($target) } { $food } truck is towed from { $origin } to { $segment }.
food_truck_city-event-food-changed = Now everyone wants { $food }.
food_truck_city-event-customer-changed = Now { $customer } are hungry.
food_truck_city-event-block-turned = { $quarters ->
    [1] Block { $block } makes a quarter turn clockwise.
    [2] Block { $block } makes a half turn.
   *[other] Block { $block } makes a quarter turn counter-clockwise.
}
food_truck_city-event-tipped = { $seat } takes ${ $amount }.
food_truck_city-event-last-turns = { $why ->
    [explored] 🏁 { $seat } has revealed the last block. One more turn for { $seats }.
   *[stalled] 🏁 Nobody has explored for a long time. One more turn for { $seats }.
}
food_truck_city-event-left = { $seat } leaves the game. Their trucks stay where they are.
food_truck_city-event-game-over = The trucks stop. { $seats } won!

## What is not legal

food_truck_city-no-now-start = Choose your first truck; “{ $verb }” is not possible now.
food_truck_city-no-now-bailout = You have no truck on the board: place one for free first. “{ $verb }” is not possible now.
food_truck_city-no-now-pre-roll = The dice have not been rolled yet. Play a card or pass; “{ $verb }” is not possible now.
food_truck_city-no-now-pre-collect = Everyone is about to collect. Play a card or pass; “{ $verb }” is not possible now.
food_truck_city-no-now-pre-fine = Fines are about to be settled. Play a card or pass; “{ $verb }” is not possible now.
food_truck_city-no-now-go-on = A player left. Choose “Continue”; “{ $verb }” is not possible now.
food_truck_city-no-now-bonus = Decide about the bonus move first; “{ $verb }” is not possible now.
food_truck_city-no-now-move = Move your trucks, then finish moving. “{ $verb }” is not possible now.
food_truck_city-no-now-fines = Settle your City Fines first; “{ $verb }” is not possible now.
food_truck_city-no-now-buy = Release or buy trucks, or end your turn. “{ $verb }” is not possible now.
food_truck_city-no-cards = You have no action cards. You draw one at the end of each turn.
food_truck_city-no-card-now = You cannot play any of your cards now: { $cards }.
food_truck_city-no-card-held = You do not have { $card }.
food_truck_city-no-timing-with-move = Play { $card } on your own turn, while your trucks move.
food_truck_city-no-timing-pre-collect = Play { $card } after the roll, before everyone collects.
food_truck_city-no-timing-pre-fine = Play { $card } before the fines on another player’s turn.
food_truck_city-no-timing-own-fine = Play { $card } when you settle a City Fine.
food_truck_city-no-effect-billboard = { $card } needs a face-up block without a tile, and there is none.
food_truck_city-no-effect-festival = { $card } needs a free festival tile and a face-up block without a tile.
food_truck_city-no-effect-nitrous = { $card } needs one of your trucks that can still move this turn.
food_truck_city-no-effect-flat = { $card } needs another player’s truck without one, and there is none.
food_truck_city-no-effect-strike = { $card } needs another player’s truck without one, and there is none.
food_truck_city-no-effect-ticket = { $card } needs a truck that moved this turn and has no ticket yet.
food_truck_city-no-effect-closure = { $card } needs an open segment beside a face-up block, and there is none.
food_truck_city-no-effect-tow = { $card } needs another player’s truck with an open, fully revealed segment beside it.
food_truck_city-no-repair-others-turn = You can repair only on your own turn.
food_truck_city-no-repair-nothing = None of your trucks has a Flat Tire or a Staff Strike.
food_truck_city-no-repair-money = A repair costs ${ $price }; you have ${ $money }.
food_truck_city-no-repair-truck = The { $food } truck has no such card on it.
food_truck_city-no-bonus-money = A bonus move costs ${ $bonus_price }, and you cannot afford it.
food_truck_city-no-bonus-flat = { $trucks } cannot make the bonus move: { $card }. “{ $verb }” costs ${ $price }, the bonus move ${ $bonus }: ${ $total } in total, and you have ${ $money }. You can also repair later this turn, until you finish moving.
food_truck_city-no-bonus-space = None of your trucks has an open, fully revealed segment beside it.
food_truck_city-no-bonus-truck = The { $food } truck has no open, fully revealed segment beside it. Choose another truck.
food_truck_city-no-all-moved = All your trucks have moved. Finish moving, or play a card.
food_truck_city-no-no-truck = You have no truck on the board.
food_truck_city-no-move-space = None of your unmoved trucks has an open street beside it. Finish moving.
food_truck_city-no-second-move = The { $food } truck has already moved this turn; each truck moves once.
food_truck_city-no-flat = { $trucks } cannot move: { $card }. “{ $verb }” removes it for ${ $price } on your own turn, until you finish moving; you have ${ $money }.
food_truck_city-no-way-out = The { $food } truck has no open street beside it. Move another truck out of its way first.
food_truck_city-no-no-way = The { $food } truck has no open street beside it. Move another truck, or finish moving.
food_truck_city-no-impounded = The { $food } truck is impounded. Release it for ${ $debt } after moving.
food_truck_city-no-in-garage = The { $food } truck is still in your garage. Buy it first, after moving.
food_truck_city-no-same-segment = The truck is already on { $segment }.
food_truck_city-no-adjacent = { $segment } is not next to the truck. Next to it: { $near }.
food_truck_city-no-taken = { POSSESSIVE($seat) } { $food } truck is on { $segment }. Choose an open segment.
food_truck_city-no-closed = { $segment } is closed ({ $card }). Choose an open segment.
food_truck_city-no-unrevealed = Both blocks beside { $segment } are face down. Choose a segment beside a face-up block.
food_truck_city-no-half-revealed = One block beside { $segment } is face down; here both must be face up.
food_truck_city-no-closest = { $segment } is not one of the open segments closest to the centre. Choose from: { $near }.
food_truck_city-no-path = No path of up to { $longest } segments leads to { $segment }: every street on the way must be revealed and not closed.
food_truck_city-no-own-target = The { $food } truck is yours. Choose another player’s.
food_truck_city-no-target-off-board = { POSSESSIVE($seat) } { $food } truck is not on the board.
food_truck_city-no-target-left = { $seat } has left the game; their trucks can only be towed.
food_truck_city-no-second-of-kind = { POSSESSIVE($seat) } { $food } truck already has one: { $card }. Choose another truck.
food_truck_city-no-ticket-not-active = Only { POSSESSIVE($seat) } trucks can get a ticket now.
food_truck_city-no-ticket-twice = { POSSESSIVE($seat) } { $food } truck already has a ticket this turn.
food_truck_city-no-ticket-unmoved = { POSSESSIVE($seat) } { $food } truck has not moved this turn, so it was not speeding.
food_truck_city-no-tow-space = There is no open, fully revealed segment beside { POSSESSIVE($seat) } { $food }.
food_truck_city-no-face-down = Block { $block } is face down. Choose a face-up one.
food_truck_city-no-second-tile = Block { $block } already has a billboard or festival. Choose another block.
food_truck_city-no-quarters = Turn the block by 1, 2 or 3 quarters.
food_truck_city-no-same-food = The demand is already for { $food }. Choose another food.
food_truck_city-no-same-customer = { $customer } are already hungry. Choose others.
food_truck_city-no-fine = No City Fine is due for { $food }.
food_truck_city-no-permit = You have no City Permit.
food_truck_city-no-way-pay = The fine is ${ $amount } and you have only ${ $money }: the truck will be impounded.
food_truck_city-no-way-impound = You have ${ $money }, so you must pay the ${ $amount }.
food_truck_city-no-impounded-none = None of your trucks is impounded.
food_truck_city-no-release-free = The { $food } truck is not impounded.
food_truck_city-no-release-same-turn = The { $food } truck was impounded this turn. Release it on a later turn.
food_truck_city-no-release-money = The debt is ${ $debt }; you have ${ $money }.
food_truck_city-no-space = There is no open, fully revealed segment for a truck.
food_truck_city-no-second-purchase = You can buy only one truck per turn.
food_truck_city-no-buy-impounded = Release your impounded trucks before you buy: { $trucks }.
food_truck_city-no-buy-all = All six of your trucks are in play.
food_truck_city-no-buy-none-in-play = You need a truck in play before you can buy one.
food_truck_city-no-buy-money = Your next truck costs ${ $price }; you have ${ $money }.
food_truck_city-no-buy-owned = The { $food } truck is already in play.
food_truck_city-no-bailout-impounded = The { $food } truck is impounded. Take a truck from your garage.

## Options

food_truck_city-option-city = City
food_truck_city-option-city-5 = 5 by 5 blocks (short game)
food_truck_city-option-city-6 = 6 by 6 blocks (long game)
food_truck_city-option-windows = Card windows
food_truck_city-option-windows-full = all three, for everyone
food_truck_city-option-windows-short = before the roll, only for the active player
food_truck_city-option-stall-limit-rounds = End after rounds without exploring (0: never)

## Standing orders

food_truck_city-standing-windows = **And from now on?** Until you choose, every card window waits for your answer. Choose once below; your choice stays secret, and `/orders` changes it.
food_truck_city-order-windows = All card windows
food_truck_city-order-windows-ask = Ask me every time
food_truck_city-order-windows-ask-about = You never miss a chance, but the others wait for you up to three times a turn.
food_truck_city-order-windows-cards = Ask me where some card could help
food_truck_city-order-windows-cards-about = Based on what everyone sees, not on your hand. Often; before fines, whenever a truck has moved.
food_truck_city-order-windows-played = Pass until someone plays a card in the window
food_truck_city-order-windows-played-about = You can respond to cards, but never play first. A Speeding Ticket will usually stay in your hand.
food_truck_city-order-windows-targeted = Pass unless one of my trucks becomes a target
food_truck_city-order-windows-targeted-about = Fast for everyone. You rarely get to play a Speeding Ticket; other cards wait for your turn.
food_truck_city-order-windows-own-turn = Ask me on my own turn, pass on others’ turns
food_truck_city-order-windows-own-turn-about = You can never play a Speeding Ticket: it needs another player’s turn.
food_truck_city-order-windows-never = Always pass
food_truck_city-order-windows-never-about = You play cards only between windows on your own turn, and never a Speeding Ticket.
food_truck_city-order-pre-roll = Cards before the roll
food_truck_city-order-pre-collect = Cards before everyone collects
food_truck_city-order-pre-fine = Cards before the fines
food_truck_city-order-pre-roll-never = always pass
food_truck_city-order-pre-roll-own-turn = ask me only on my own turn
food_truck_city-order-pre-roll-targeted = pass, unless one of my trucks was targeted in this window
food_truck_city-order-pre-roll-played = pass, unless someone has played a card in this window
food_truck_city-order-pre-roll-cards = ask me only where one of these cards would help, whether I hold it or not
food_truck_city-order-pre-collect-never = always pass
food_truck_city-order-pre-collect-own-turn = ask me only on my own turn
food_truck_city-order-pre-collect-targeted = pass, unless one of my trucks was targeted in this window
food_truck_city-order-pre-collect-played = pass, unless someone has played a card in this window
food_truck_city-order-pre-collect-cards = ask me only where one of these cards would help, whether I hold it or not
food_truck_city-order-pre-fine-never = always pass
food_truck_city-order-pre-fine-own-turn = ask me only on my own turn
food_truck_city-order-pre-fine-targeted = pass, unless one of my trucks was targeted in this window
food_truck_city-order-pre-fine-played = pass, unless someone has played a card in this window
food_truck_city-order-pre-fine-cards = ask me only where one of these cards would help, whether I hold it or not
food_truck_city-order-bonus = Bonus move
food_truck_city-order-bonus-never = never make one
food_truck_city-order-bonus-gain = make the best one if it gains at least this many dollars net
food_truck_city-order-fine = City Fines
food_truck_city-order-fine-first = settle them in alphabetical order
food_truck_city-order-fine-pay = pay them in alphabetical order, but ask me when a truck would be impounded
food_truck_city-order-buy = Buying
food_truck_city-order-buy-never = don’t ask; buy and release nothing
food_truck_city-order-buy-idle = end my turn when nothing is left to buy or release
food_truck_city-order-move = Moving trucks
food_truck_city-order-move-idle = finish moving when no truck is left to move or repair
food_truck_city-standing-buying = **And from now on?** While you hold a card, your turn waits for you even with nothing left to move or buy. Choose once below; `/orders` changes it.
food_truck_city-order-buying = The end of my turn
food_truck_city-order-buying-ask = Ask me every time
food_truck_city-order-buying-ask-about = You can still play cards after moving and buying; you end each turn yourself.
food_truck_city-order-buying-idle = End my turn when nothing is left to move or buy
food_truck_city-order-buying-idle-about = Play your cards before your last truck moves: after that you are asked only about buying.
food_truck_city-order-bonus-worth = make the best one if it earns more than it costs
food_truck_city-standing-bonuses = **And from now on?** Each turn asks for a bonus move. Choose once below; `/orders` changes it.
food_truck_city-order-bonuses = Bonus moves
food_truck_city-order-bonuses-ask = Ask me every time
food_truck_city-order-bonuses-ask-about = You choose each bonus move, and can play cards first.
food_truck_city-order-bonuses-worth = Make the best one if it pays off
food_truck_city-order-bonuses-worth-about = Only if it earns more this turn than it costs.
food_truck_city-order-bonuses-never = Never make one
food_truck_city-order-bonuses-never-about = You keep the money; everyone collects right away.
food_truck_city-standing-fines = **And from now on?** Each City Fine asks how you settle it. Choose once below; `/orders` changes it.
food_truck_city-order-fines = City Fines
food_truck_city-order-fines-ask = Ask me every time
food_truck_city-order-fines-ask-about = You choose the order of the trucks, and when to play a City Permit.
food_truck_city-order-fines-pay = Pay while I can
food_truck_city-order-fines-pay-about = In alphabetical order. You are asked when a truck would be impounded.
food_truck_city-order-fines-first = Settle them in alphabetical order
food_truck_city-order-fines-first-about = Trucks are impounded when your money runs out; a City Permit stays in your hand.

## Result

food_truck_city-score-sum = { $points ->
    [one] { $points } truck
   *[other] { $points } trucks
}
food_truck_city-score-trucks = Trucks in play
food_truck_city-score-money = Money (tiebreaker)
food_truck_city-result-explored = The whole city has been explored.
food_truck_city-result-stalled = Nobody explored for too long.
food_truck_city-result-alone = Everyone else left the game.

## The rules

food_truck_city-rules-goal-title = Aim of the game
food_truck_city-rules-goal = Drive food trucks through an unknown city, sell to its customers and buy more trucks. Once the last block is revealed, everyone else has one more turn. Then the **most trucks on the board** win; ties go to the most money, then the victory is shared. Impounded trucks and trucks in the garage do not count.
food_truck_city-rules-turn-title = A turn
food_truck_city-rules-turn = 1. **Roll** both dice: a food in demand and a hungry customer.
    2. **Bonus move**, if you like: pay ${ $bonus_price } and drive one truck to an adjacent revealed segment.
    3. **Everyone collects.**
    4. **Move** each of your trucks once. The first block you reveal in a turn brings ${ $reveal_gain }.
    5. **Fines** for trucks that did not move.
    6. **Release and buy** trucks.
    7. **Draw** an action card.
    Before the roll, before collecting and before the fines everyone may play action cards.
food_truck_city-rules-collect-title = Collecting
food_truck_city-rules-collect = Everyone collects on every turn, not just the active player:
    • ${ $icon_gain } for each icon of the hungry customer facing one of your trucks;
    • ${ $demand_gain } if your truck of the food in demand is on the board;
    • bonus bucks: ${ $bonus_gain } more for each such icon facing that truck.
    A truck on its street segment is faced by one icon of each block beside it: at most two. A truck that collects anything has made a **sale**; then a festival, or a billboard of its food, on a block beside it brings more: its card says how much.
food_truck_city-rules-streets-title = Streets
food_truck_city-rules-streets = Each segment lies between two blocks and holds one truck. From there you can drive to any segment that meets it at a crossing, straight on or around the corner. A segment is **open** if it has no truck and no closure, and fully revealed if both its blocks are face up. You may drive to an open segment with at least one face-up block; a face-down block beside it is revealed immediately. The edge of the city is not a street.
food_truck_city-rules-bonus-title = Bonus move
food_truck_city-rules-bonus = After the roll you may pay ${ $bonus_price }, once, and drive one truck to an adjacent open segment with two face-up blocks. It does not replace the truck’s move: it must still move later, or it is fined.
food_truck_city-rules-fines-title = Fines and impounding
food_truck_city-rules-fines = A truck that did not move is fined, even if it could not. Your first City Fine of the game costs ${ $fine_first }, the second ${ $fine_second }, and so on. If you have the money, you must pay. If not, the truck is **impounded** with that amount as its debt. On a later turn you may pay the debt and place the truck again. You cannot buy while you have an impounded truck. If you have no truck on the board when your turn starts, hand in all your money and place another one for free.
food_truck_city-rules-buying-title = Buying
food_truck_city-rules-buying = One truck per turn. The 2nd truck in play costs ${ $truck_price_2 }, the 3rd ${ $truck_price_3 }, the 4th ${ $truck_price_4 }, the 5th ${ $truck_price_5 }, the 6th ${ $truck_price_6 }. A bought or released truck goes to an open, fully revealed segment as close to the city centre as possible.
food_truck_city-rules-cards-title = Action cards
food_truck_city-rules-cards = You draw one card at the end of each turn; there is no hand limit. Hands are secret, but their size is not. Play most cards at any time on your own turn, except while settling fines, and on other turns in three windows. Some cards say when to play them. Flat Tires and Staff Strikes stay on a truck until its owner pays (${ $flat_tire_repair } and ${ $staff_strike_repair }), on their own turn before they finish moving. The card texts are our own.
food_truck_city-rules-windows-title = Card windows
food_truck_city-rules-windows = Before the roll, before collecting and before the fines, you can play cards out of turn. Everyone with a card answers secretly, at the same time. Then answers are read in turn order, starting with the active player: the first card is played, and everyone is asked again. When all pass, the window closes. If you type, `pass_all` passes until the window closes, and `rest` passes in all windows until your next turn.

    {""}**Nobody passes for you unless you say so.** In your first window you also choose, once for all windows, when to be asked: every time, where some card could help, once someone plays a card, when one of your trucks is a target, on your own turn, or never. Until then every window waits for everyone with a card. `/orders` changes it at any time, also for single windows or certain cards (name them as `preferences`). None of this depends on your hand, so a window’s length gives nothing away. A Speeding Ticket needs another player’s turn: if you always pass there, you never play it.
food_truck_city-rules-tiles-title = Festivals, billboards, closures
food_truck_city-rules-tiles = A **festival** lasts as long as its card says, a **billboard** for the rest of the game; each block holds one tile. **Road Closed** and **Sinkhole** end at the start of one of their player’s turns; the card says which. No truck may drive over or be placed on a closed segment.
food_truck_city-rules-leaving-title = Leaving
food_truck_city-rules-leaving = If a player leaves, their trucks stay as obstacles that can be towed; nothing else of theirs counts. They rank last. The last player left wins.
food_truck_city-rules-mistakes-title = Ten beginner mistakes
food_truck_city-rules-mistakes =
    - Hoarding money: trucks win; money only breaks ties.
    - Forgetting to move a truck: every truck that stands still is fined, and each fine costs more than the last.
    - Driving into a dead end: a truck boxed in by others cannot move and is fined anyway.
    - Parking two trucks beside the same customers: different ones pay on more rolls.
    - Looking only at the demand: hungry customers beside a truck usually pay more.
    - Paying for a bonus move that earns a dollar: it must earn more than it costs.
    - Not exploring: the first block you reveal in a turn brings ${ $reveal_gain }, and explorers decide when the game ends.
    - Finishing the map while behind: after the last block everyone else has just one more turn.
    - Opting out of all windows on turn one: cards like the Speeding Ticket need them.
    - Running out of money before the fines: a fine you cannot pay impounds the truck, and then you cannot buy.
food_truck_city-rules-notation-title = Typing moves
food_truck_city-rules-notation = Blocks are `row-column`, counted from 0 at the top left. `V1-2` is the segment to the right of block 1-2, `H1-2` the one below it. Other players’ trucks are `seat-food`, like `2-piz`.
    `move pizza H1-2` · `end_move` · `bonus sushi V2-2` · `skip_bonus` · `buy tacos H2-2` · `release bbq V2-1` · `end_buy` · `settle bbq pay` · `repair bbq flat_tire` · `play festival 2-2` · `play tow_truck 2-piz H1-1` · `play moving_day 2-2 1` · `play nitrous piz H3-2` · `pass` · `pass_all` · `rest`

## Ways to play that have a name

food_truck_city-preset-fast-game = Fast game
food_truck_city-preset-fast-game-text = before a roll only the active player may play cards
food_truck_city-preset-long-game = Long game
food_truck_city-preset-long-game-text = a city of 6 by 6 blocks
