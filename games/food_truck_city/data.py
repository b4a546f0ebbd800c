"""Component data, loaded and validated once: numbers, city layouts, the 36 blocks and the 52 action cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec import Struct

from games.kernel import Length, data_files

Source = Literal["public", "public_name", "public_picture", "public_pattern", "assumed"]
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
    icon_gain: int
    demand_gain: int
    bonus_gain: int
    festival_tiles: int
    stall_limit_rounds: int
    stall_limit_most: int
    order_gain_most: int
    length: Length
    seats: dict[str, list[str]]


class CityLayout(Struct, frozen=True, forbid_unknown_fields=True):
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
    source: Source
    amount: int = 0
    repair: int = 0
    turn_starts: int = 0
    path: int = 0
    per_food: bool = False
    food: str = ""


class _Constants(Struct, frozen=True, forbid_unknown_fields=True):
    game: Constants
    city: dict[str, CityLayout]


class _Blocks(Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    block: dict[str, Print]


class _Cards(Struct, frozen=True, forbid_unknown_fields=True):
    card: list[Card]


def read_constants(raw: bytes) -> tuple[Constants, dict[int, CityLayout]]:
    """Return the numbers and the layouts by city size. Raise ValueError for an unknown key or side."""
    read = msgspec.toml.decode(raw, type=_Constants)
    for seats in read.game.seats.values():
        for layout in read.city.values():
            _only(layout.starts, seats, "side of the table")
    for size, layout in read.city.items():
        places = {f"{r}-{c}" for r in range(int(size)) for c in range(int(size))}
        _only(places, layout.open, "block")
        _only({f"{way}{place}" for way in "VH" for place in places}, layout.starts.values(), "segment")
    return read.game, {int(size): layout for size, layout in read.city.items()}


def read_blocks(raw: bytes) -> dict[str, Print]:
    """Return the block cards by id. Raise ValueError for an unknown key or customer."""
    blocks = msgspec.toml.decode(raw, type=_Blocks).block
    for block in blocks.values():
        _only(CUSTOMERS, block.sides, "customer")
    return blocks


def read_cards(raw: bytes) -> dict[str, Card]:
    """Return the action cards by id. Raise ValueError for an unknown key, effect, timing or mark, or a duplicate id."""
    cards = [card for kind in msgspec.toml.decode(raw, type=_Cards).card for card in _expanded(kind)]
    found = {card.id: card for card in cards}
    if len(found) < len(cards):
        raise ValueError("two action cards have the same id")
    return found


def _only(known: Iterable[str], named: Iterable[str], what: str) -> None:
    unknown = set(named) - set(known)
    if unknown:
        raise ValueError(f"the data name no such {what}: {', '.join(sorted(unknown))}")


def _expanded(card: Card) -> list[Card]:
    if not card.per_food:
        return [card]
    return [msgspec.structs.replace(card, id=f"{card.id}_{food}", food=food) for food in FOODS]


GAME, LAYOUTS = read_constants(data_files.raw(__package__, "constants.toml"))
FOODS = GAME.foods
CUSTOMERS = GAME.customers
BLOCKS = read_blocks(data_files.raw(__package__, "blocks.toml"))
CARDS = read_cards(data_files.raw(__package__, "cards.toml"))
DECK = tuple(card.id for card in CARDS.values() for _ in range(card.copies))
"""Every action card, in the order of the data."""


FIGURES = {
    "bonus_price": GAME.bonus_move_price,
    "reveal_gain": GAME.first_reveal_gain,
    "icon_gain": GAME.icon_gain,
    "demand_gain": GAME.demand_gain,
    "bonus_gain": GAME.bonus_gain,
    "fine_first": GAME.fine_step,
    "fine_second": 2 * GAME.fine_step,
    **{f"truck_price_{number}": price for number, price in enumerate(GAME.truck_prices, start=2)},
    **{f"{card.id}_amount": card.amount for card in CARDS.values() if card.amount},
    **{f"{card.id}_repair": card.repair for card in CARDS.values() if card.repair},
    **{f"{card.id}_starts": card.turn_starts for card in CARDS.values() if card.turn_starts},
    **{f"{card.id}_path": card.path for card in CARDS.values() if card.path},
}
"""The numbers of the data that sentences quote."""


def award_of(food: str) -> Card | None:
    """Return the award card of a food, if the data has one."""
    return _AWARDS.get(food)


def billboard_of(food: str) -> Card | None:
    """Return the billboard card of a food, if the data has one."""
    return _BILLBOARDS.get(food)


_AWARDS = {card.food: card for card in CARDS.values() if card.effect == "award"}
_BILLBOARDS = {card.food: card for card in CARDS.values() if card.effect == "billboard"}
