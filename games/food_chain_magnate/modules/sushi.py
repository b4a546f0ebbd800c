"""Sushi (expansion 4.6): buildings with a garden prefer it to what they asked for."""

from __future__ import annotations

from games.food_chain_magnate import data
from games.food_chain_magnate.city.pieces import House
from games.food_chain_magnate.modules.module import Module
from games.food_chain_magnate.rules.registry import Basket, Rules
from games.kernel import ModuleSpec

_CARDS: dict[str, data.Employee] = data.read("sushi.toml", dict[str, data.Employee], __package__)
_GOOD = "sushi"


class Sushi(Module):
    """The cards, the arrow to them, the good, and its place as the first choice of buildings with a garden."""

    spec = ModuleSpec("sushi")

    def register(self, rules: Rules) -> None:
        """Register sushi: never demanded, and before the exact goods."""
        rules.add_employees(_CARDS)
        rules.add_arrow("kitchen_trainee", "sushi_cook")
        rules.plus_one.add("luxuries_manager")
        rules.goods[_GOOD] = data.Good("food", marketable=False)
        # The base game's exact goods are at 2, noodles at 3 (expansion 5.1).
        rules.menus.add("1", _instead)


def _instead(house: House, demand: Basket) -> Basket | None:
    """Return one for each token, if there is a garden."""
    return {_GOOD: sum(demand.values())} if house.garden else None
