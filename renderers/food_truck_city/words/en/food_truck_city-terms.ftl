# What bots judge a position by: reasons of hints.

food_truck_city-term-growth = trucks you can still buy
food_truck_city-term-trucks = trucks on the board
food_truck_city-term-money = money
food_truck_city-term-rivals = your rivals’ position
food_truck_city-term-result = the end of the game
