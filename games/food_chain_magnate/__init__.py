"""Food Chain Magnate: restaurant chains compete for hungry houses. Rules in steps, data in `data/*.toml`, the expansion
in `modules`."""

from games.food_chain_magnate.ai.play import FoodChainMagnatePlay
from games.food_chain_magnate.testing import FoodChainMagnateTesting
from games.food_chain_magnate.title import FoodChainMagnate

TITLE = FoodChainMagnate(FoodChainMagnatePlay(), FoodChainMagnateTesting())
"""Food Chain Magnate as the kernel knows it."""
