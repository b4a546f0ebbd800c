# What the house’s players judge a position by: reasons of hints.

food_chain_magnate-term-cash = cash
food_chain_magnate-term-milestones = milestones
food_chain_magnate-term-goods = goods in stock
food_chain_magnate-term-staff = your staff
food_chain_magnate-term-sales = sales to expect
food_chain_magnate-term-rivals = how the others stand
food_chain_magnate-term-result = the end of the game
