"""Fry Chefs (expansion 4.9): cooks may become fry chefs, each worth a bonus for every building the chain sells to."""

from __future__ import annotations

from games.food_chain_magnate import data
from games.food_chain_magnate.ai.market import customers
from games.food_chain_magnate.city.pieces import House
from games.food_chain_magnate.modules.module import Module
from games.food_chain_magnate.rules.registry import Rules, State
from games.kernel import ModuleSpec, Seat

_CARDS: dict[str, data.Employee] = data.read("fry_chefs.toml", dict[str, data.Employee], __package__)
_COOKS = ("burger_cook", "pizza_cook", "sushi_cook", "noodle_cook")


class FryChefs(Module):
    """The card, and the arrows to it from all cooks in play."""

    spec = ModuleSpec("fry_chefs")

    def register(self, rules: Rules) -> None:
        """Register the bonus of every sale, outside the unit price and all factors."""
        rules.effects.add("per_sale")
        rules.add_employees(_CARDS)
        for cook in _COOKS:
            rules.add_arrow(cook, "fry_chef")
        rules.sale_bonuses.append(_fries)
        rules.promises |= dict.fromkeys(_CARDS, _worth_a_day)


def _fries(state: State, seat: Seat, house: House) -> int:
    return state.chains[seat].work.get("fry_chef", 0) * _CARDS["fry_chef"].do.extra["per_sale"]


def _worth_a_day(state: State, seat: Seat) -> float:
    """Return the bonus for every likely house."""
    return _CARDS["fry_chef"].do.extra["per_sale"] * customers(state, seat)
