## What each link of an action answers (`-more`: from the second time on)

food_chain_magnate-question-place-square = Where do you place your first restaurant (top left square)?
food_chain_magnate-question-place-corner = At which corner of { $square } is the entrance?
food_chain_magnate-question-reserve-reserve = Which reserve card do you choose?
food_chain_magnate-question-work-card = Who is at work this turn?
food_chain_magnate-question-position-position = Which position do you take?
food_chain_magnate-question-hire-card = Who do you hire?
food_chain_magnate-question-hire-teacher = Who trains { $card }?
food_chain_magnate-question-hire-by-recruiter = Who hires?
food_chain_magnate-question-hire-by-card = Who does { $recruiter } hire?
food_chain_magnate-question-hire-by-teacher = Who trains { $card }?
food_chain_magnate-question-train-card = Who do you train?
food_chain_magnate-question-train-into = What does { $card } become?
food_chain_magnate-question-train-teacher = Who trains { $card }?
food_chain_magnate-question-campaign-card = Who starts a campaign?
food_chain_magnate-question-campaign-number = Which campaign tile does { $card } use?
food_chain_magnate-question-campaign-place = Where does { $number } go?
food_chain_magnate-question-campaign-good = What do you advertise with { $number }?
food_chain_magnate-question-campaign-duration = How long does the { $good } campaign run?
food_chain_magnate-question-cook-card = Who cooks?
food_chain_magnate-question-cook-good = What does { $card } cook?
food_chain_magnate-question-fetch-card = Who fetches drinks?
food_chain_magnate-question-fetch-what = What does { $card } fetch?
food_chain_magnate-question-house-house = Which house do you build?
food_chain_magnate-question-house-square = Where do you build { $house } (house and garden, top left square)?
food_chain_magnate-question-house-side = On which side of { $house } is the garden?
food_chain_magnate-question-garden-house = Which house gets a garden?
food_chain_magnate-question-garden-side = On which side of { $house } is the garden?
food_chain_magnate-question-open-card = Who opens a restaurant?
food_chain_magnate-question-open-square = Where do you place the restaurant (top left square)?
food_chain_magnate-question-open-corner = At which corner of { $square } is the entrance?
food_chain_magnate-question-move-restaurant = Which restaurant moves?
food_chain_magnate-question-move-square = Where do you move it (top left square)?
food_chain_magnate-question-move-corner = At which corner of { $square } is the entrance?
food_chain_magnate-question-fire-card = Who do you fire?
food_chain_magnate-question-keep-amount = How much do you keep?
food_chain_magnate-question-keep-amount-more = And how much of the next good?

## What somebody has to decide, without giving anything away

food_chain_magnate-task-first-restaurant = place the first restaurant
food_chain_magnate-task-reserve = choose a reserve card
food_chain_magnate-task-restructure = plan the company
food_chain_magnate-task-position = choose a position in the order of business
food_chain_magnate-task-work = do the day’s work
food_chain_magnate-task-work-end = end the working day
food_chain_magnate-task-payday = decide who to fire
food_chain_magnate-task-freezer = choose what the freezer keeps

## Modules

food_chain_magnate-question-second-tile-number = Which second tile?
food_chain_magnate-question-second-tile-place = Where does { $number } go?
food_chain_magnate-question-second-good-good = Which second good do you advertise?
food_chain_magnate-question-free-mailbox-number = Which free mailbox?
food_chain_magnate-question-free-mailbox-place = Where does { $number } go?
food_chain_magnate-question-free-mailbox-good = What do you advertise with { $number }?
food_chain_magnate-question-pizza-radio-square = Where do you put the pizza radio?
food_chain_magnate-question-road-piece = Which road do you build?
food_chain_magnate-question-road-square = Where does the road go?
food_chain_magnate-question-park-piece = Which park do you plant?
food_chain_magnate-question-park-square = Where does the park go?
food_chain_magnate-question-add-tile-tile = Which map tile do you add?
food_chain_magnate-question-add-tile-square = Where does the tile go?
food_chain_magnate-question-shop-square = Where do you place the coffee shop?
food_chain_magnate-question-move-shop-old = Which coffee shop moves?
food_chain_magnate-question-move-shop-square = Where do you move the coffee shop?
food_chain_magnate-question-offramp-place = Where does the highway ramp go?
food_chain_magnate-task-coffee-shop = place or move a coffee shop, or pass
food_chain_magnate-task-extra-tile = add a map tile, or not
food_chain_magnate-task-free-mailbox = place a free mailbox, or not
food_chain_magnate-task-offramp = place a highway ramp, or not
food_chain_magnate-task-pizza-radio = put up a pizza radio
food_chain_magnate-task-second-good = add a second good, or not
food_chain_magnate-task-second-tile = place a second tile, or not
