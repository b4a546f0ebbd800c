"""Component data, loaded and validated once. A misspelt key in the file is rejected when it is read."""

from __future__ import annotations

from msgspec import Struct

from games.kernel import data_files


class Food(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card: its number of copies, and whether it is hot (hot cards are never served)."""

    id: str
    copies: int
    hot: bool = False


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in `data/cards.toml`."""

    source: str
    recipes_dealt: int
    too_hot: int
    worth: int
    recipe_worth: int
    food: list[Food]


CARDS = data_files.read(__package__, "cards.toml", Cards)
SERVED = tuple(food.id for food in CARDS.food if not food.hot)
"""What can be served, in the order of the file; there is a recipe for each."""
HOT = tuple(food.id for food in CARDS.food if food.hot)
DECK = tuple(food.id for food in CARDS.food for _ in range(food.copies))
"""Every card of the game."""
