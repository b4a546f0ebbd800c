"""Component data, loaded and validated once: numbers, city layouts, the 36 blocks and the 52 action cards."""

from __future__ import annotations

from importlib import resources
from typing import Literal

import msgspec
from msgspec import Struct

Timing = Literal["any", "with_move", "pre_collect", "pre_fine", "own_fine"]
Effect = Literal[
    "award",
    "billboard",
    "festival",
    "nitrous",
    "flat",
    "ticket",
    "strike",
    "closure",
    "tow",
    "food",
    "customer",
    "rotate",
    "money",
    "permit",
]


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of sections 1, 3 and 5 to 11."""

    min_players: int
    max_players: int
    foods: tuple[str, ...]
    customers: tuple[str, ...]
    truck_prices: tuple[int, ...]
    fine_step: int
    bonus_move_price: int
    first_reveal_gain: int
    demand_gain: int
    festival_tiles: int
    stall_limit_rounds: int
    minutes: int
    seats: dict[str, list[str]]


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """A city's blocks that begin face up, and the start segment of each side of the table (section 3)."""

    open: list[str]
    starts: dict[str, str]


class Print(Struct, frozen=True, forbid_unknown_fields=True):
    """A printed block: the customers on its north, east, south and west side, and its art family."""

    sides: tuple[str, str, str, str]
    art: str


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """An action card (section 9). `food` is set on cards that exist once for each food."""

    id: str
    copies: int
    timing: Timing
    effect: Effect
    source: str
    amount: int = 0
    repair: int = 0
    turn_starts: int = 0
    path: int = 0
    per_food: bool = False
    food: str = ""


class _Constants(Struct, frozen=True, forbid_unknown_fields=True):
    game: Constants
    city: dict[str, Layout]


class _Blocks(Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    block: dict[str, Print]


class _Cards(Struct, frozen=True, forbid_unknown_fields=True):
    card: list[Card]


def _read(name: str) -> bytes:
    return (resources.files(__package__) / "data" / name).read_bytes()


def _expanded(card: Card) -> list[Card]:
    if not card.per_food:
        return [card]
    return [msgspec.structs.replace(card, id=f"{card.id}_{food}", food=food) for food in FOODS]


_constants = msgspec.toml.decode(_read("constants.toml"), type=_Constants)

GAME = _constants.game
FOODS = GAME.foods
CUSTOMERS = GAME.customers
LAYOUTS = {int(size): layout for size, layout in _constants.city.items()}
BLOCKS = msgspec.toml.decode(_read("blocks.toml"), type=_Blocks).block
CARDS = {
    card.id: card for kind in msgspec.toml.decode(_read("cards.toml"), type=_Cards).card for card in _expanded(kind)
}
DECK = tuple(card.id for card in CARDS.values() for _ in range(card.copies))
"""Every action card, in the order of the data."""


def award_of(food: str) -> Card | None:
    """The award card of a food, if the data has one."""
    return _AWARDS.get(food)


def billboard_of(food: str) -> Card | None:
    """The billboard card of a food, if the data has one."""
    return _BILLBOARDS.get(food)


_AWARDS = {card.food: card for card in CARDS.values() if card.effect == "award"}
_BILLBOARDS = {card.food: card for card in CARDS.values() if card.effect == "billboard"}
