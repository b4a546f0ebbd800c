"""Foodies: every seat runs a food court; every roll feeds everybody. Rules in `steps`, data in `data/*.toml`."""

from games.foodies.ai.play import FoodiesPlay
from games.foodies.testing import FoodiesTesting
from games.foodies.title import Foodies

TITLE = Foodies(FoodiesPlay(), FoodiesTesting())
