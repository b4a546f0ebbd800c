"""Upgrades of games written under older rules, as plain data, to today's state. They continue; nothing is replayed.

Rules 2: squares have other numbers, so that a map may grow by as many tiles as players can add in one turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.food_chain_magnate.city import squares
from games.food_chain_magnate.rules.registry import Plugin

RULES = 3
"""The version of the rules for states written now."""
_GRID = {1: (48, 6)}
"""The numbering of squares under older rules: stride and margin."""


def upgraded(raw: dict[str, Any], rules: int, plugins: Iterable[Plugin]) -> dict[str, Any]:
    """Upgrade a state to today's numbers of squares, modules' data included."""
    if rules not in _GRID:  # under rules 2 only the end of a working day was asked for if nothing was left to do
        return raw
    _renumber_city(raw["city"], rules)
    for campaign in raw["campaigns"]:
        campaign["squares"] = renumber(campaign["squares"], rules)
    for plugin in plugins:
        if plugin.spec.id in raw["extra"]:
            plugin.upgrade(raw["extra"][plugin.spec.id], rules)
    return raw


def _renumber_city(city: dict[str, Any], rules: int) -> None:
    city["covered"] = renumber(city["covered"], rules)
    for house in city["houses"]:
        house["squares"] = renumber(house["squares"], rules)
        house["garden"] = renumber(house["garden"], rules)
        house["contacts"] = [[renumbered(node, rules), cost] for node, cost in house["contacts"]]
    for restaurant in city["restaurants"]:
        restaurant["square"] = renumbered(restaurant["square"], rules)
    city["works"] = {what: renumber(numbers, rules) for what, numbers in city["works"].items()}


def renumbered(square: int, rules: int) -> int:
    """Return today's number of a square, or of a bridge's east-west road, from older rules."""
    return squares.renumbered(square, *_GRID[rules])


def renumber(numbers: Iterable[int], rules: int) -> list[int]:
    """Return today's numbers of squares from older rules."""
    return [renumbered(square, rules) for square in numbers]


def renumber_all(pieces: list[list[int]], rules: int) -> None:
    """Renumber the squares of several pieces, in place."""
    pieces[:] = [renumber(piece, rules) for piece in pieces]
