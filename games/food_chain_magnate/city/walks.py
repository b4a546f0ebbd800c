"""Walks of customers: every route of a given length along the roads, by what it passes (used where the way matters)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from games.food_chain_magnate.city.squares import Square
from games.food_chain_magnate.city.tiles import Contact, Node, Tiles

_Stand = tuple[Node, Node, int, int]
"""A walk's square, its previous square, its cost, and what it has passed, as bits."""


class Walk(Struct, frozen=True):
    """A walk to a door: what it passes, as bits, and the squares of its roads in order."""

    door: Square
    passed: int
    roads: tuple[Square, ...]


def walks(
    ground: Tiles, begins: Sequence[Contact], doors: Sequence[Square], cost: int, passing: Mapping[Node, int]
) -> list[Walk]:
    """Return all walks to any door with exactly this cost, one for each door and set of what is passed.

    A walk never goes straight back to the square just left, goes straight over bridges, and may revisit a square.
    """
    tolls = ground.works.tolls
    # The distance from a road to the nearest door prunes what cannot arrive; the road's own toll is spent already.
    left = {node: far - (abs(node) in tolls) for node, far in ground.ways(tuple(doors)).items()}
    seen: dict[_Stand, _Stand | None] = {}
    levels: list[list[_Stand]] = [[] for _ in range(cost + 3)]

    def stand_on(stand: _Stand, before: _Stand | None) -> None:
        if stand not in seen and stand[2] + left.get(stand[0], cost + 1) <= cost:
            seen[stand] = before
            levels[stand[2]].append(stand)

    for node, step in begins:
        stand_on((node, 0, step, passing.get(node, 0)), None)
    for level in levels[: cost + 1]:
        for stand in level:  # grows while being read
            node, before, spent, passed = stand
            for other, step in ground.links[node]:
                if other != before:
                    stand_on((other, node, spent + step, passed | passing.get(other, 0)), stand)
    return list(_walks(ground, seen, doors, cost))


def _walks(ground: Tiles, seen: Mapping[_Stand, _Stand | None], doors: Sequence[Square], cost: int) -> Iterator[Walk]:
    told: set[tuple[Square, int]] = set()
    tolls = ground.works.tolls
    for door in doors:
        # The toll of the last road was paid on entering it.
        last = {node: step - (abs(node) in tolls) for node, step in ground.touches.get(door, ())}
        for stand in seen:
            node, _, spent, passed = stand
            if node in last and spent + last[node] == cost and (door, passed) not in told:
                told.add((door, passed))
                yield Walk(door, passed, _roads(seen, stand))


def _roads(seen: Mapping[_Stand, _Stand | None], stand: _Stand | None) -> tuple[Square, ...]:
    found: list[Square] = []
    while stand is not None:
        found.append(abs(stand[0]))
        stand = seen[stand]
    return tuple(reversed(found))
