"""Component data, loaded and validated once: constants, dashboards, cultures, chefs and the 100 stalls."""

from __future__ import annotations

from importlib import resources

import msgspec
from msgspec import Struct

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
    cultures_in_play: int
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


class Culture(Struct, frozen=True, forbid_unknown_fields=True):
    """What the stalls of a culture do when they are visited (section 4)."""

    id: str
    effect: str
    source: str
    amount: int = 0
    cap: int = 0
    cost: int = 0
    targets: int = 0


class Chef(Struct, frozen=True, forbid_unknown_fields=True):
    """A special chef: what a court must show, with the number in it (section 5.5)."""

    id: str
    needs: str
    amount: int
    source: str


class Stall(Struct, frozen=True, forbid_unknown_fields=True):
    """A stall card: printed rewards, and the borders that carry a half-star."""

    id: str
    culture: str
    coins: int
    popularity: int
    halves: str


class _Components(Struct, frozen=True, forbid_unknown_fields=True):
    game: Constants
    dashboards: dict[str, list[int]]
    culture: list[Culture]
    chef: list[Chef]


class _Stalls(Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    stall: list[Stall]


def _read(name: str) -> bytes:
    return (resources.files(__package__) / "data" / name).read_bytes()


_components = msgspec.toml.decode(_read("constants.toml"), type=_Components)

GAME = _components.game
DASHBOARDS = {name: tuple(printed) for name, printed in _components.dashboards.items()}
CULTURES = {culture.id: culture for culture in _components.culture}
CHEFS = {chef.id: chef for chef in _components.chef}
STALLS = {stall.id: stall for stall in msgspec.toml.decode(_read("stalls.toml"), type=_Stalls).stall}
PRICES = tuple(GAME.prices)


def goal(seats: int) -> int:
    """The popularity that triggers the end (section 3)."""
    return GAME.goal[str(seats)]


def _stars() -> dict[tuple[int, int], tuple[str, str]]:
    """For each pair of touching spaces, the borders whose half-stars meet there."""
    right = {(s, s + 1): ("E", "W") for s in SPACES if s % 3}
    below = {(s, s + 3): ("S", "N") for s in SPACES if s <= 6}
    both = right | below
    return both | {(b, a): (y, x) for (a, b), (x, y) in both.items()}


BORDERS = _stars()
"""(space, neighbour) -> (border of the space, border of the neighbour)."""


def star(card: str, other: str, space: int, neighbour: int) -> bool:
    """Whether the half-stars of two stalls on touching spaces meet as a complete star."""
    here, there = BORDERS[(space, neighbour)]
    return here in STALLS[card].halves and there in STALLS[other].halves
