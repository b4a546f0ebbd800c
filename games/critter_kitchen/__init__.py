"""Critter Kitchen: chefs shop by secret plans, cook for challenges and please a critic. Data in `data/*.toml`."""

from games.critter_kitchen.ai.play import CritterKitchenPlay
from games.critter_kitchen.testing import CritterKitchenTesting
from games.critter_kitchen.title import CritterKitchen

TITLE = CritterKitchen(CritterKitchenPlay(), CritterKitchenTesting())
