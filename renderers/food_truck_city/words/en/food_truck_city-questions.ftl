## What each link of an action answers (`-more`: from the second time on)

food_truck_city-question-move-truck = Which truck moves?
food_truck_city-question-move-segment = Where does { $truck } drive?
food_truck_city-question-bonus-truck = Which truck makes the bonus move?
food_truck_city-question-bonus-segment = Where does { $truck } drive?
food_truck_city-question-buy-truck = Which truck do you buy?
food_truck_city-question-buy-segment = Where do you place { $truck }?
food_truck_city-question-release-truck = Which truck do you release?
food_truck_city-question-release-segment = Release { $truck } for ${ $debt }: where do you place it?
food_truck_city-question-bailout-truck = Which truck do you place for free?
food_truck_city-question-bailout-segment = Where do you place { $truck }?
food_truck_city-question-settle-truck = Which truck’s fine do you settle first?
food_truck_city-question-settle-way = How do you settle the fine for { $truck }?
food_truck_city-question-repair-truck = Which truck do you repair?
food_truck_city-question-repair-card = What do you repair on { $truck }?
food_truck_city-question-start-truck = Which truck do you start with?
food_truck_city-question-play-card = Which card do you play?
food_truck_city-question-play-first = Which target for “{ $card }”?
food_truck_city-question-play-second = What next for “{ $card }”?
food_truck_city-question-play-second-more = What next for “{ $card }”?

## What somebody has to decide, without giving anything away

food_truck_city-task-start = choose the first truck
food_truck_city-task-bailout = place another truck
food_truck_city-task-pre-roll = play a card before the roll, or pass
food_truck_city-task-bonus = make a bonus move, or not
food_truck_city-task-pre-collect = play a card before collecting, or pass
food_truck_city-task-move = move trucks
food_truck_city-task-pre-fine = play a card before the fines, or pass
food_truck_city-task-fine = settle fines
food_truck_city-task-buy = buy a truck, or not
food_truck_city-task-go-on = continue
