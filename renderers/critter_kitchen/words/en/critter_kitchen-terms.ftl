# What bots judge a position by: reasons of hints.

critter_kitchen-term-stars = stars
critter_kitchen-term-dishes = the dishes of the day
critter_kitchen-term-kitchen = your kitchen and the critic
critter_kitchen-term-plan = what the plan earns
critter_kitchen-term-rivals = your rivals’ position
critter_kitchen-term-result = the end of the game
