"""Food Truck City: explore a city, follow its customers, own the most trucks. Rules in `steps`, data in `data`."""

from .title import FoodTruckCity

TITLE = FoodTruckCity()
