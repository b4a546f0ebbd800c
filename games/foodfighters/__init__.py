"""Foodfighters (Josh and Helaina Cappel, Kids Table Board Gaming): two teams of food, three of a kind to win."""

from games.foodfighters.ai.play import FoodfightersPlay
from games.foodfighters.testing import FoodfightersTesting
from games.foodfighters.title import Foodfighters

TITLE = Foodfighters(FoodfightersPlay(), FoodfightersTesting())

__all__ = ["TITLE", "Foodfighters"]
