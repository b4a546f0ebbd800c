# What bots judge a position by: reasons of hints.

foodies-term-popularity = popularity
foodies-term-coins = coins in hand
foodies-term-flyers = flyers
foodies-term-visits = what visits will bring
foodies-term-chefs = the chefs’ wishes
foodies-term-rivals = how the others stand
foodies-term-result = the end of the game
