"""Foodfighters (Josh and Helaina Cappel, Kids Table Board Gaming): two teams of food, three of a kind to win."""

from .title import Foodfighters

TITLE = Foodfighters()

__all__ = ["TITLE", "Foodfighters"]
