"""Noodles (expansion 4.7): customers whom nobody can serve what they asked for take noodles instead."""

from __future__ import annotations

from games.food_chain_magnate import data
from games.food_chain_magnate.city.pieces import House
from games.food_chain_magnate.modules.module import Module
from games.food_chain_magnate.rules.registry import Basket, Rules
from games.kernel import ModuleSpec

_CARDS: dict[str, data.Employee] = data.read("noodles.toml", dict[str, data.Employee], __package__)
_GOOD = "noodles"


class Noodles(Module):
    """The cards, the arrow to them, the good, and its place as the last choice of every building."""

    spec = ModuleSpec("noodles")

    def register(self, rules: Rules) -> None:
        """Register noodles: never demanded, and after the exact goods."""
        rules.add_employees(_CARDS)
        rules.add_arrow("kitchen_trainee", "noodle_cook")
        rules.plus_one.add("luxuries_manager")
        rules.goods[_GOOD] = data.Good("food", marketable=False)
        rules.menus.add("3", _instead)


def _instead(house: House, demand: Basket) -> Basket:
    """Return one for each token."""
    return {_GOOD: sum(demand.values())}
