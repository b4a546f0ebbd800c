# What bots judge a position by: reasons of hints.

foodies-term-popularity = popularity
foodies-term-coins = coins in hand
foodies-term-flyers = flyers
foodies-term-visits = what visits will pay
foodies-term-chefs = the chefs’ wishes
foodies-term-rivals = your rivals’ position
foodies-term-result = the end of the game
