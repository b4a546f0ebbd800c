"""Food Chain Magnate: restaurant chains compete for hungry houses. Rules in steps, data in `data/*.toml`, the expansion
in `modules`."""

from .title import FoodChainMagnate

TITLE = FoodChainMagnate()
"""Food Chain Magnate as the kernel knows it."""
