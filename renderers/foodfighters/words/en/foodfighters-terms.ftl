# What bots judge a position by: reasons of hints.

foodfighters-term-sets = the set you collect
foodfighters-term-beans = your Beans
foodfighters-term-items = items
foodfighters-term-cards = Power cards
foodfighters-term-threat = what you threaten
foodfighters-term-danger = safety from the enemy’s attacks
foodfighters-term-quiet = turns without an attack
foodfighters-term-result = the end of the game
