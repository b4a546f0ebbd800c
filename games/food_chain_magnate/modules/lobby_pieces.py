"""The roads and parks of lobbyists (expansion 4.2): their shapes in every orientation, and where each may lie."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from operator import or_

from msgspec import Struct

from games.kernel import Seat

from .. import data
from ..city.squares import EAST, STEPS, STRIDE, Mask, Square, mask
from ..jobs.reach import borders, origins
from ..rules.registry import State

CARD = "lobbyist"
_TURNED = {"n": "e", "e": "s", "s": "w", "w": "n"}
_MIRRORED = {"n": "n", "e": "w", "s": "s", "w": "e"}
Place = tuple[int, int]


class Arrow(Struct, frozen=True, forbid_unknown_fields=True):
    """An open end of a road: on which square of the piece, and where it points."""

    at: Place
    way: str


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece as printed."""

    copies: int
    turns: int
    squares: tuple[Place, ...]
    arrows: tuple[Arrow, ...] = ()
    flip: bool = False


class LobbyData(Struct, frozen=True, forbid_unknown_fields=True):
    """The data file of the module."""

    cards: dict[str, data.Employee]
    milestones: dict[str, data.Milestone]
    roads: dict[str, Shape]
    parks: dict[str, Shape]


READ: LobbyData = data.read("lobbyists.toml", LobbyData, __package__)


class Piece(Struct, frozen=True):
    """A shape in one orientation. `key` names it: the shape and its quarter-turns, with an m where it is mirrored."""

    key: str
    shape: str
    squares: tuple[Place, ...]
    arrows: tuple[Arrow, ...]

    def at(self, square: Square) -> tuple[Square, ...]:
        """The squares it covers with the top left of its box at a square."""
        return tuple(square + row * STRIDE + column for row, column in self.squares)

    def ends(self, square: Square) -> list[tuple[Square, Square]]:
        """For each arrow its square and the square at which it points."""
        found = []
        for arrow in self.arrows:
            end = square + arrow.at[0] * STRIDE + arrow.at[1] * EAST
            found.append((end, end + STEPS[arrow.way]))
        return found

    @property
    def drawing(self) -> str:
        """The shape in signs, row by row."""
        rows = range(1 + max(row for row, _ in self.squares))
        columns = range(1 + max(column for _, column in self.squares))
        return " / ".join("".join("■" if (r, c) in self.squares else "□" for c in columns) for r in rows)


def _orientations(name: str, shape: Shape) -> Iterator[Piece]:
    for face in ("", "m") if shape.flip else ("",):
        squares, arrows = shape.squares, shape.arrows
        if face:
            wide = max(c for _, c in squares)
            squares = tuple(sorted((r, wide - c) for r, c in squares))
            arrows = tuple(Arrow((a.at[0], wide - a.at[1]), _MIRRORED[a.way]) for a in arrows)
        for turns in range(shape.turns):
            yield Piece(f"{name}-{face}{turns}", name, squares, arrows)
            high = max(r for r, _ in squares)
            squares = tuple(sorted((c, high - r) for r, c in squares))
            arrows = tuple(Arrow((a.at[1], high - a.at[0]), _TURNED[a.way]) for a in arrows)


ROADS = {piece.key: piece for name, shape in READ.roads.items() for piece in _orientations(name, shape)}
PARKS = {piece.key: piece for name, shape in READ.parks.items() for piece in _orientations(name, shape)}
"""Every orientation of every piece, by key."""


def _fitting(piece: Piece, free: Mask) -> Mask:
    """The top left squares at which all squares of a piece are free."""
    found = ~0
    for row, column in piece.squares:
        found &= free >> row * STRIDE + column
    return found


def _touching(piece: Piece, wanted: Mask) -> Mask:
    """The top left squares at which some square of a piece is one of those wanted."""
    found = 0
    for row, column in piece.squares:
        found |= wanted >> row * STRIDE + column
    return found


def park_sites(state: State, seat: Seat, piece: Piece) -> Mask:
    """Where a park may lie: on free squares, touching a road in reach."""
    beside = reduce(or_, _ends_at_roads(state, seat).values())
    return _fitting(piece, state.city.free) & _touching(piece, beside)


def road_sites(state: State, seat: Seat, piece: Piece) -> Mask:
    """Where a road may lie: on free squares, one arrow at a road in reach or at an entrance of an own restaurant."""
    ends = _ends_at_roads(state, seat)
    doors = mask(state.entrances(seat))
    found = 0
    # One arrow is enough; at an own entrance it needs no road in reach (expansion Q-L6).
    for arrow in piece.arrows:
        shift = arrow.at[0] * STRIDE + arrow.at[1]
        step = STEPS[arrow.way]
        at_door = doors >> step if step > 0 else doors << -step
        found |= (ends[arrow.way] | at_door) >> shift
    return _fitting(piece, state.city.free) & found


def _ends_at_roads(state: State, seat: Seat) -> Mapping[str, Mask]:
    """For each direction, the squares from which an arrow points at a finished road in reach."""
    limit = borders(state, seat, CARD)
    assert limit is not None
    return state.city.ground.ends(origins(state, seat), limit)
