"""Food Truck City: explore a city, follow its customers, own the most trucks. Rules in `steps`, data in `data`."""

from games.food_truck_city.ai.play import FoodTruckCityPlay
from games.food_truck_city.testing import FoodTruckCityTesting
from games.food_truck_city.title import FoodTruckCity

TITLE = FoodTruckCity(FoodTruckCityPlay(), FoodTruckCityTesting())
