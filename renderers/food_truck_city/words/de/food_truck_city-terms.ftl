# Wonach Bots eine Stellung beurteilen: Gründe der Tipps.

food_truck_city-term-growth = Trucks, die du noch kaufen kannst
food_truck_city-term-trucks = Trucks auf dem Plan
food_truck_city-term-money = Geld
food_truck_city-term-rivals = der Stand der anderen
food_truck_city-term-result = das Ende der Partie
