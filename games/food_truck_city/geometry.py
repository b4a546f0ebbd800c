"""The city's fixed geometry: blocks, street segments, adjacency, distances to the centre (section 2)."""

from __future__ import annotations

from msgspec import Struct

from games.food_truck_city.data import LAYOUTS

NORTH, EAST, SOUTH, WEST = range(4)

Sides = tuple[tuple[str, int], tuple[str, int]]
"""The two blocks a segment lies between, each with the side that faces the segment; north or west block first."""


class City(Struct, frozen=True):
    """The tables of one city size.

    `sides`, `between` (the two blocks alone) and `neighbours` are by segment; `distance` is the least number
    of moves to a start segment; `rings` are the segments by distance, in order of naming.
    """

    size: int
    blocks: tuple[str, ...]
    segments: tuple[str, ...]
    sides: dict[str, Sides]
    between: dict[str, tuple[str, str]]
    neighbours: dict[str, tuple[str, ...]]
    distance: dict[str, int]
    rings: tuple[tuple[str, ...], ...]


def _city(size: int) -> City:
    blocks = tuple(f"{r}-{c}" for r in range(size) for c in range(size))
    sides = _sides(size)
    ends = {segment: _intersections(segment, size) for segment in sides}
    neighbours = {
        segment: tuple(other for other in sides if other != segment and ends[other] & ends[segment])
        for segment in sides
    }
    # Traffic, closures and face-down blocks do not count: distances never change (section 2.4).
    distance = _distances(neighbours, tuple(LAYOUTS[size].starts.values()))
    rings = tuple(
        tuple(segment for segment in sides if distance[segment] == ring) for ring in range(max(distance.values()) + 1)
    )
    between = {segment: (one, other) for segment, ((one, _), (other, _)) in sides.items()}
    return City(size, blocks, tuple(sides), sides, between, neighbours, distance, rings)


def _sides(size: int) -> dict[str, Sides]:
    """Return every segment: `Vr-c` lies east of block (r,c), `Hr-c` south of it. The outer edge is no street."""
    upright = {f"V{r}-{c}": ((f"{r}-{c}", EAST), (f"{r}-{c + 1}", WEST)) for r in range(size) for c in range(size - 1)}
    level = {f"H{r}-{c}": ((f"{r}-{c}", SOUTH), (f"{r + 1}-{c}", NORTH)) for r in range(size - 1) for c in range(size)}
    return upright | level


def _intersections(segment: str, size: int) -> set[tuple[int, int]]:
    """Return the intersections at the ends of a segment; an end at the city limit is none."""
    r, c = (int(number) for number in segment[1:].split("-"))
    both = {(r, c + 1), (r + 1, c + 1)} if segment[0] == "V" else {(r + 1, c), (r + 1, c + 1)}
    return {(i, j) for i, j in both if 0 < i < size and 0 < j < size}


def _distances(neighbours: dict[str, tuple[str, ...]], starts: tuple[str, ...]) -> dict[str, int]:
    found = dict.fromkeys(starts, 0)
    edge = list(starts)
    while edge:
        here = edge.pop(0)
        for other in neighbours[here]:
            if other not in found:
                found[other] = found[here] + 1
                edge.append(other)
    return found


CITIES = {size: _city(size) for size in LAYOUTS}
"""The tables of every city size."""


def turned(sides: tuple[str, str, str, str], rotation: int) -> tuple[str, ...]:
    """Return the customers on the four sides of a block at `rotation` quarter turns clockwise (section 2.6)."""
    return tuple(sides[(side - rotation) % 4] for side in range(4))
