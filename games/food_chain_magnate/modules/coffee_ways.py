"""Which way people walk to dinner where coffee is to be had, and at which counters they stop (expansion 5.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from games.kernel import Seat

from ..city.pieces import City, House
from ..city.squares import Square
from ..city.tiles import Node
from ..city.walks import Walk, walks


class Counter(Struct, frozen=True):
    """Where coffee may be sold: whose it is, its doors, and the top left square of a restaurant (0 for a shop)."""

    seat: Seat
    doors: tuple[Square, ...]
    restaurant: Square = 0


class Round(Struct, frozen=True):
    """The cups that each chain can sell on a walk, and the squares of one such walk."""

    cups: dict[Seat, int]
    way: tuple[Square, ...]


def round_of(
    city: City, house: House, seller: Seat, distance: int, counters: Sequence[Counter], stocks: Mapping[Seat, int]
) -> Round | None:
    """Of all walks of the least distance the one with most coffee; what equally good ones do not share is skipped.

    A walk passes every counter beside its roads whose owner has coffee, except the restaurant to which it leads. One
    that passes only some of what another passes is never taken. None where no walk passes any counter.
    """
    ground = city.dinner_ground
    doors = {door: n for n, c in enumerate(counters) if c.seat == seller and c.restaurant for door in c.doors}
    passing = _passing(city, counters, stocks)
    begins = ground.begins(house.area, house.contacts)
    # The restaurant to which a walk leads never sells coffee on it (expansion 5.2).
    found = [
        (walk, walk.passed & ~(1 << doors[walk.door])) for walk in walks(ground, begins, list(doors), distance, passing)
    ]
    sets = {passed for _, passed in found}
    # Before any value is compared: where stock is short, fewer counters may be worth as much (expansion 5.2).
    whole = [(walk, passed) for walk, passed in found if not any(passed != o and passed & o == passed for o in sets)]
    worth = {passed: sum(_cups(counters, passed, stocks).values()) for _, passed in whole}
    best = [(walk, passed) for walk, passed in whole if worth[passed] == max(worth.values())]
    common = _common([passed for _, passed in best])
    cups = _cups(counters, common, stocks)
    return Round(cups, _shortest([walk for walk, _ in best]).roads) if cups else None


def _passing(city: City, counters: Sequence[Counter], stocks: Mapping[Seat, int]) -> dict[Node, int]:
    """For each road, the counters beside it, as bits, of chains that have coffee."""
    found: dict[Node, int] = {}
    for number, counter in enumerate(counters):
        # Counters without coffee are left out from the start: they must not make two walks differ.
        for door in counter.doors if stocks.get(counter.seat) else ():
            for node, _ in city.dinner_ground.touches.get(door, ()):
                found[node] = found.get(node, 0) | 1 << number
    return found


def _cups(counters: Sequence[Counter], passed: int, stocks: Mapping[Seat, int]) -> dict[Seat, int]:
    """How many cups each chain sells at some counters: one at each, as long as there is coffee."""
    found: dict[Seat, int] = {}
    for number, counter in enumerate(counters):
        if passed >> number & 1:
            found[counter.seat] = min(found.get(counter.seat, 0) + 1, stocks[counter.seat])
    return found


def _common(sets: Sequence[int]) -> int:
    found = sets[0] if sets else 0
    for passed in sets:
        found &= passed
    return found


def _shortest(found: Sequence[Walk]) -> Walk:
    # Only told and drawn: among equally good walks it changes nobody's income. By squares, to be repeatable.
    return min(found, key=lambda walk: (len(walk.roads), walk.roads))
