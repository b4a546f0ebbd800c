"""Highway ramps: pieces of three squares outside the map that connect something off the map."""

from __future__ import annotations

from collections.abc import Iterator

from games.food_chain_magnate.city.squares import NAMES, STEPS, Square, column_of, name_of, row_of
from games.food_chain_magnate.city.tiles import Contact, Tiles

LONG = 3
_EDGES = {"s": "top", "n": "bottom", "e": "left", "w": "right"}
"""The edge of the map at which a ramp lies, by its direction."""
Ramp = tuple[Square, ...]


def name(ramp: Ramp) -> str:
    """Return the name of a place for a ramp: its top left square and its orientation."""
    return f"{name_of(ramp[0])}-{'wide' if ramp[1] - ramp[0] == 1 else 'tall'}"


def facings(ground: Tiles, ramp: Ramp) -> Iterator[tuple[str, tuple[Square, ...]]]:
    """Yield the ways a ramp faces the map, each with its squares there: all three along its long side, or one end."""
    along = ("n", "s") if ramp[1] - ramp[0] == 1 else ("w", "e")
    for way in along:
        if all(square + STEPS[way] in ground.cells for square in ramp):
            yield way, ramp
    for way, end in (("w", ramp[0]), ("e", ramp[-1])) if along[0] == "n" else (("n", ramp[0]), ("s", ramp[-1])):
        if end + STEPS[way] in ground.cells:
            yield way, (end,)


def contacts(ground: Tiles, ramp: Ramp) -> tuple[Contact, ...]:
    """Return the roads that a ramp faces; entering the map costs one."""
    found: dict[int, None] = {}
    for way, squares in facings(ground, ramp):
        for square in squares:
            road = square + STEPS[way]
            if road in ground.roads:
                crossing = ground.cells[road] == "+" and way in ("w", "e")
                found[-road if crossing else road] = None
    # Equal for every chain, so it never decides who sells (expansion 4.12).
    return tuple((node, 1) for node in found)


def edges(ground: Tiles, ramp: Ramp) -> Iterator[tuple[str, int]]:
    """Yield the edges of the map at which a ramp lies, each with the columns or rows it takes there."""
    for way, squares in facings(ground, ramp):
        for square in squares:
            yield _EDGES[way], column_of(square) if way in ("n", "s") else row_of(square)


def sites(ground: Tiles) -> list[Ramp]:
    """Return every place for a ramp that faces some road, in the order of their squares."""
    beside = {road + step for road in ground.roads for step in STEPS.values()} - ground.cells.keys()
    found: dict[Ramp, None] = {}
    for square in sorted(beside):
        for step in (1, STEPS["s"]):
            for back in range(LONG):
                ramp = tuple(square + (n - back) * step for n in range(LONG))
                if all(s in NAMES and s not in ground.cells for s in ramp) and contacts(ground, ramp):
                    found[ramp] = None
    return list(found)
