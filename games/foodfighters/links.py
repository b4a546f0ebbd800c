"""The links of Foodfighters, built once: bots ask for them thousands of times a second."""

from __future__ import annotations

from collections.abc import Iterable

from games.foodfighters.data import ITEMS, POWERS
from games.foodfighters.geometry import CELLS
from games.kernel import Choice

ROLL = Choice("roll", "verb")
PASS = Choice("pass", "verb")
ATTACK = Choice("attack", "verb", more=True)
SWAP = Choice("swap", "verb", more=True)
MOVE = Choice("move", "verb", more=True)
BUY = Choice("buy", "verb", more=True)
PLAY = Choice("play", "verb", more=True)
FILL = Choice("fill", "verb", more=True)

OWN = tuple(Choice(name, "own_cell") for name in CELLS)
OWN_MORE = tuple(Choice(name, "own_cell", more=True) for name in CELLS)
ENEMY = tuple(Choice(name, "enemy_cell") for name in CELLS)
ENEMY_MORE = tuple(Choice(name, "enemy_cell", more=True) for name in CELLS)

THINGS = {
    **{item: Choice(item, "item", more=True) for item in ITEMS},
    "bonus_die": Choice("bonus_die", "item"),
    **{card: Choice(card, "card") for card in POWERS},
}
"""Everything for sale, as links of `buy`."""


def own(cells: Iterable[int], more: bool = False) -> list[Choice]:
    """Return own cells as links."""
    table = OWN_MORE if more else OWN
    return [table[cell] for cell in cells]


def enemy(cells: Iterable[int], more: bool = False) -> list[Choice]:
    """Return enemy cells as links."""
    table = ENEMY_MORE if more else ENEMY
    return [table[cell] for cell in cells]
