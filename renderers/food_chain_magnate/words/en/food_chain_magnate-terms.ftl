# What bots judge a position by: reasons of hints.

food_chain_magnate-term-cash = cash
food_chain_magnate-term-milestones = milestones
food_chain_magnate-term-goods = goods in stock
food_chain_magnate-term-staff = your staff
food_chain_magnate-term-sales = expected sales
food_chain_magnate-term-rivals = your rivals’ position
food_chain_magnate-term-result = the end of the game

## Lists between bars

# Before which parts a long name on a card may be broken
food_chain_magnate-page-second-halves = manager
# What may be typed before a company (“plan 2 waitress, trainer”), and between a campaign's tile and its place
food_chain_magnate-typed-work = work | plan
food_chain_magnate-typed-at = at | on
