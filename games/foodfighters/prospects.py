"""How likely a side is to win, as the one that moves at the beginning of a turn: a small net over what stands there.

The net was trained on games that it played against itself (`prospects.toml` says how); `FEATURES` are what it is told
of each side, first of the side that moves, then of the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import exp

from msgspec import Struct

from games.kernel import Seat, data_files

from .data import POWERS
from .geometry import NORMAL_REACH, SPOON_REACH
from .state import Board, Fighter, Side


class Prospects(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `prospects.toml`: a net with one hidden layer, and which cards it takes for which."""

    direct: tuple[float, ...]
    direct_bias: float
    hidden: tuple[tuple[float, ...], ...]
    hidden_bias: tuple[float, ...]
    out: tuple[float, ...]
    bean: float
    options: float
    thinker: float
    spare_cracker: float
    beans_for: tuple[int, ...]
    kept: int
    plenty: int
    likened: dict[str, str]


NET = data_files.read(__package__, "prospects.toml", Prospects)

_KNOWN_CARDS = sorted(set(NET.likened.values()), key=list(POWERS).index)
_STANDING, _TWOS, _ONES, _CAN_HIT, _OPTIONS, _THINKERS = 0, 18, 21, 24, 33, 34
_DIE, _DIE_FOR_TWO, _DIE_FOR_ONE, _BEANS, _BEANS_FOR, _SPOONS, _PAN = 43, 44, 45, 46, 47, 51, 54
_SPARE_CRACKERS, _BANNED, _CARD_AT_HAND, _CARD_GONE, _IN_FRONT, _OF_A_SIDE = 57, 58, 59, 65, 71, 74
"""Where each kind of feature begins among those of a side; how many there are.

By the number of enemies of a type already knocked out (0 to 2) are told apart: those standing, by row and Cracker;
whom an own fighter can hit, plainly, behind a Cracker, or by throwing a Spoon; own fighters that think of them, by
row; and whether one of them stands in front, within reach of somebody who thinks of them, once he is swapped there.
"""
FEATURES = 2 * _OF_A_SIDE

Found = list[tuple[int, float]]


def chance_of_winning(board: Board, mover: Seat) -> float:
    """The chance of the side that is about to move; the turn before is over, gaps are filled."""
    found: Found = []
    _tell(board, mover, 0, found)
    _tell(board, 1 - mover, _OF_A_SIDE, found)
    direct, *hidden = map(sum, zip(_BIAS, *[_row(at, value) for at, value in found], strict=True))
    total = direct + sum(one * weight for one, weight in zip(hidden, NET.out, strict=True) if one > 0.0)
    return 1.0 / (1.0 + exp(-total))


_BIAS = (NET.direct_bias, *NET.hidden_bias)


@cache
def _row(at: int, value: float) -> tuple[float, ...]:
    """What a feature of some value adds: to the result at once, then to each hidden unit. Few values occur."""
    return (NET.direct[at] * value, *(weight * value for weight in NET.hidden[at]))


def _tell(board: Board, who: Seat, base: int, found: Found) -> None:
    """The features of one side that are not zero, each with its place and value."""
    side, enemy = board.sides[who], board.sides[1 - who]
    fallen = dict.fromkeys(enemy.types, 0)
    for fighter in side.knocked_out:
        fallen[fighter.type] = min(fallen[fighter.type] + 1, 2)
    counts = list(fallen.values())
    if twos := counts.count(2):
        found.append((base + _TWOS + twos - 1, 1.0))
    if ones := counts.count(1):
        found.append((base + _ONES + ones - 1, 1.0))
    _tell_standing(enemy, fallen, base, found)
    hits = _tell_attacks(side, enemy, fallen, base, found)
    if board.bonus_die == who:
        found.append((base + _DIE, 1.0))
        if 2 in hits or 8 in hits:
            found.append((base + _DIE_FOR_TWO, 1.0))
        elif 1 in hits or 7 in hits:
            found.append((base + _DIE_FOR_ONE, 1.0))
    _tell_belongings(side, base, found)


def _tell_standing(enemy: Side, fallen: dict[str, int], base: int, found: Found) -> None:
    places: dict[int, float] = {}
    for cell, foe in enumerate(enemy.grid):
        if foe is not None:
            place = base + _STANDING + (3 * fallen[foe.type] + cell // 3) * 2 + foe.cracker
            places[place] = places.get(place, 0.0) + 1.0
    found.extend(places.items())


def _tell_attacks(side: Side, enemy: Side, fallen: dict[str, int], base: int, found: Found) -> dict[int, int]:
    """What the fighters of a side can hit and might hit; how many ways there are of each kind."""
    foes = enemy.grid
    in_front = {foe.type for foe in foes[:3] if foe is not None}
    hits: dict[int, int] = {}
    places: dict[int, float] = {}
    near: set[int] = set()
    for cell, fighter in enumerate(side.grid):
        if fighter is None:
            continue
        row = cell // 3
        thinks_of = fallen[fighter.thought]
        place = base + _THINKERS + 3 * thinks_of + row
        places[place] = places.get(place, 0.0) + NET.thinker
        if fighter.thought in in_front:
            near.add(thinks_of)
        if fighter.spoon:
            place = base + _SPOONS + row
            places[place] = places.get(place, 0.0) + 1.0
        if fighter.pan:
            found.append((base + _PAN + row, 1.0))
        if (row == 0 or fighter.spoon) and not fighter.blocked:
            for kind in _hits(cell, fighter, foes, fallen):
                hits[kind] = hits.get(kind, 0) + 1
    found.extend((base + _CAN_HIT + kind, 1.0) for kind in hits)
    found.extend((base + _IN_FRONT + count, 1.0) for count in near)
    if hits:
        found.append((base + _OPTIONS, NET.options * sum(hits.values())))
    found.extend(places.items())
    return hits


def _hits(cell: int, fighter: Fighter, foes: list[Fighter | None], fallen: dict[str, int]) -> Iterator[int]:
    """Of each enemy that a fighter may attack: how many like it have fallen, 3 more behind a Cracker, 6 if thrown."""
    normal = NORMAL_REACH[cell]
    for target in SPOON_REACH[cell] if fighter.spoon else normal:
        foe = foes[target]
        if foe is not None and (fighter.pan or fighter.thought == foe.type):
            yield fallen[foe.type] + (3 if foe.cracker else 0 if target in normal else 6)


def _tell_belongings(side: Side, base: int, found: Found) -> None:
    beans = side.beans
    if beans:
        found.append((base + _BEANS, NET.bean * beans))
        found.extend((base + _BEANS_FOR + at, 1.0) for at, least in enumerate(NET.beans_for) if beans >= least)
    if side.crackers:
        found.append((base + _SPARE_CRACKERS, NET.spare_cracker * side.crackers))
    if side.cracker_smashed:
        found.append((base + _BANNED, 1.0))
    found.extend((base + _CARD_AT_HAND + _number(card), 1.0) for card in (*side.held, *side.ongoing))
    found.extend((base + _CARD_GONE + _number(card), 1.0) for card in side.removed)


@cache
def _number(card: str) -> int:
    return _KNOWN_CARDS.index(NET.likened.get(card, card))
