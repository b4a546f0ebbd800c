"""Component data, loaded and validated once: constants, dashboards, cultures, chefs and the 100 stalls.

Every value names its source: `seed` (the rulebook), `public` (a public page) or `assumed` (designed here). A true value
replaces an assumed value in the file, without a change of code; an unknown word is refused on reading.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from games.kernel import Length, data_files

Effect = Literal[
    "coins_per_other_same_culture",
    "pay_coins_for_popularity",
    "coins_per_distinct_adjacent_culture",
    "gain_flyer",
    "popularity_if_all_adjacent_built",
    "lay_popularity_on_adjacent",
    "copy_printed_of_adjacent",
    "lay_coin_on_adjacent",
    "lay_coins_on_self",
    "coins_per_own_star",
]
"""The possible effects of a culture; `cultures` has a class for each."""
Requirement = Literal["one_culture", "cultures", "stars", "spaces", "pairs"]
"""The possible requirements of a special chef; `chefs` has a class for each."""
Halves = Annotated[str, Meta(pattern="^N?E?S?W?$")]
"""The borders with a half-star, clockwise from the north."""

SPACES = range(1, 10)
NEIGHBOURS: dict[int, tuple[int, ...]] = {
    1: (2, 4),
    2: (1, 3, 5),
    3: (2, 6),
    4: (1, 5, 7),
    5: (2, 4, 6, 8),
    6: (3, 5, 9),
    7: (4, 8),
    8: (5, 7, 9),
    9: (6, 8),
}
"""Spaces that share an edge; never diagonal, no wrap-around (section 2)."""


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of section 3."""

    min_players: int
    max_players: int
    length: Length
    cultures_in_play: int
    cards_per_culture: int
    market_slots: int
    start_coins: int
    start_popularity: int
    blank_space_setup_coins: int
    flyers_by_seat: list[int]
    special_chefs_in_play: int
    special_chef_popularity: int
    hire_cost: int
    hire_popularity: int
    round_cap: int
    die_faces: int
    goal: dict[str, int]
    prices: list[int]


class Race(Struct, frozen=True, forbid_unknown_fields=True):
    """The share of an effect that will come true before the end (`race`)."""

    laid: float
    paid: float


class Worth(Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of bots and standing orders, in coins (section 8.1); the file explains each."""

    popularity: float
    flyer: float
    laid: float
    flyer_gain: int
    flyer_gain_most: int
    chef_progress: float
    rival: float
    won: float
    visits: float
    coin_late: float
    coin_visits: float
    income_least: float
    income_more: float
    income_visits: float
    race: Race


class Culture(Struct, frozen=True, forbid_unknown_fields=True):
    """The effect of a culture's stalls when they are visited (section 4)."""

    id: str
    effect: Effect
    source: str
    amount: int = 0
    cap: int = 0
    cost: int = 0
    targets: int = 0


class Chef(Struct, frozen=True, forbid_unknown_fields=True):
    """A special chef: the requirement of a court with its number (section 5.5), and for `spaces` on which."""

    id: str
    needs: Requirement
    amount: int
    source: str
    spaces: list[int] = []


class Stall(Struct, frozen=True, forbid_unknown_fields=True):
    """A stall card: printed rewards, and the borders that carry a half-star (section 8)."""

    id: str
    culture: str
    coins: int
    popularity: int
    halves: Halves


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `constants.toml`."""

    game: Constants
    dashboards: dict[str, list[int]]
    culture: list[Culture]
    chef: list[Chef]


class Stalls(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `stalls.toml`."""

    source: str
    stall: list[Stall]


def read(constants: bytes, stalls: bytes) -> tuple[Components, Stalls]:
    """Read both files, checked. Raise ValueError (of msgspec, or with all problems at once) for errors."""
    components = msgspec.toml.decode(constants, type=Components)
    cards = msgspec.toml.decode(stalls, type=Stalls)
    if wrong := _problems(components, cards.stall):
        raise ValueError("Foodies data: " + "; ".join(wrong))
    return components, cards


def _problems(components: Components, stalls: list[Stall]) -> list[str]:
    game, wrong = components.game, []
    cultures = [culture.id for culture in components.culture]
    per_culture = Counter(stall.culture for stall in stalls)
    wrong += [f"no culture {culture}" for culture in per_culture if culture not in cultures]
    wrong += [
        f"{culture} has {per_culture[culture]} stalls, not {game.cards_per_culture}"
        for culture in cultures
        if per_culture[culture] != game.cards_per_culture
    ]
    wrong += _doubled("culture", cultures)
    wrong += _doubled("stall", [stall.id for stall in stalls])
    wrong += _doubled("chef", [chef.id for chef in components.chef])
    wrong += [
        f"chef {chef.id}: {chef.amount} of the spaces {chef.spaces}"
        for chef in components.chef
        if chef.needs == "spaces" and (len(chef.spaces) != chef.amount or not set(chef.spaces) <= set(SPACES))
    ]
    wrong += [f"dashboard {name} needs 9 spaces" for name, row in components.dashboards.items() if len(row) != 9]
    if len(game.prices) != game.market_slots:
        wrong.append("every market slot needs a price")
    if len(game.flyers_by_seat) != game.max_players:
        wrong.append("every seat needs its flyers")
    if set(game.goal) != {str(seats) for seats in range(game.min_players, game.max_players + 1)}:
        wrong.append("every number of players needs a goal")
    return wrong


def _doubled(kind: str, ids: list[str]) -> list[str]:
    return [f"{kind} {name} stands there {count} times" for name, count in Counter(ids).items() if count > 1]


_components, _stalls = read(*(data_files.raw(__package__, name) for name in ("constants.toml", "stalls.toml")))

GAME = _components.game
WORTH = data_files.read(__package__, "evaluation.toml", Worth)
DASHBOARDS = {name: tuple(printed) for name, printed in _components.dashboards.items()}
"""The printed coins of the spaces 1 to 9, by the name of the dashboard."""
CULTURES = {culture.id: culture for culture in _components.culture}
CHEFS = {chef.id: chef for chef in _components.chef}
STALLS = {stall.id: stall for stall in _stalls.stall}
PRICES = tuple(GAME.prices)
"""The prices of the market's slots, the dearest first."""


FIGURES = {
    "flyer_gain": WORTH.flyer_gain,
    "hire_cost": GAME.hire_cost,
    "hire_popularity": GAME.hire_popularity,
    "special_popularity": GAME.special_chef_popularity,
    "round_cap": GAME.round_cap,
    **{f"goal_{seats}": number for seats, number in GAME.goal.items()},
    **{f"price_{slot}": price for slot, price in enumerate(GAME.prices, start=1)},
    **{f"flyers_{place}": flyers for place, flyers in enumerate(GAME.flyers_by_seat, start=1)},
    **{f"{culture.id}_amount": culture.amount for culture in CULTURES.values() if culture.amount},
    **{f"{culture.id}_cap": culture.cap for culture in CULTURES.values() if culture.cap},
    **{f"{culture.id}_cost": culture.cost for culture in CULTURES.values() if culture.cost},
}
"""The numbers of the data that sentences quote."""


def deck_of(cultures: list[str]) -> list[str]:
    """Return the cards of the cultures in play, in the order of the data."""
    return [stall.id for stall in STALLS.values() if stall.culture in cultures]


def goal(seats: int) -> int:
    """Return the popularity that triggers the end (section 3)."""
    return GAME.goal[str(seats)]


def _borders() -> dict[tuple[int, int], tuple[str, str]]:
    """Return, for each pair of touching spaces, the borders whose half-stars meet there."""
    right = {(s, s + 1): ("E", "W") for s in SPACES if s % 3}
    below = {(s, s + 3): ("S", "N") for s in SPACES if s <= 6}
    both = right | below
    return both | {(b, a): (y, x) for (a, b), (x, y) in both.items()}


BORDERS = _borders()
"""(space, neighbour) -> (border of the space, border of the neighbour)."""


# Stalls are never turned (R3), so a border of the card is a border of the space.
def star(card: str, other: str, space: int, neighbour: int) -> bool:
    """Return whether the half-stars of two stalls on touching spaces meet as a complete star."""
    here, there = BORDERS[(space, neighbour)]
    return here in STALLS[card].halves and there in STALLS[other].halves
