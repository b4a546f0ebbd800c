"""Squares of the map as numbers, sets of squares as bits of one number, and their names on the picture.

A square is `(row + MARGIN) * STRIDE + column + MARGIN`: the map may grow to every side without renumbering, neighbours
are sums, and a shape fits where a few shifts of bit sets say so.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

Square = int
"""A square of the map; those outside of all tiles are simply not on it."""
Mask = int
"""A set of squares: bit n represents square n."""

STRIDE = 86
MARGIN = 28
"""Room at every side for as many more tiles as players can add in a turn, five, with a ramp beyond the last."""
TILE = 5
NORTH, EAST, SOUTH, WEST = -STRIDE, 1, STRIDE, -1
STEPS = {"n": NORTH, "e": EAST, "s": SOUTH, "w": WEST}
"""What is added to a square to go one step, by direction."""
CORNERS = {"nw": 0, "ne": EAST, "sw": SOUTH, "se": SOUTH + EAST}
"""What is added to the top left square of a 2x2 piece to come to a corner."""
_ROWS = 2 * MARGIN + 26


def at(row: int, column: int) -> Square:
    """The square in a row and column of the board, counted from 0 at its top left."""
    return (row + MARGIN) * STRIDE + column + MARGIN


def numbered(row: int, column: int) -> bool:
    """Whether there is a square in a row and column, on the map or not."""
    return -MARGIN <= row < _ROWS - MARGIN and -MARGIN <= column < STRIDE - MARGIN


def renumbered(square: Square, stride: int, margin: int) -> Square:
    """A square, or the east-west road of a bridge (negative), that was numbered with another stride and margin."""
    row, column = divmod(abs(square), stride)
    return at(row - margin, column - margin) * (-1 if square < 0 else 1)


def row_of(square: Square) -> int:
    """The row of a square, from 0 at the top."""
    return square // STRIDE - MARGIN


def column_of(square: Square) -> int:
    """The column of a square, from 0 at the left."""
    return square % STRIDE - MARGIN


def column_name(column: int) -> str:
    """Columns are called A to Z, then AA, AB, …; those west of the first -A, -B, …"""
    if column < 0:
        return "-" + column_name(-1 - column)
    return (chr(64 + column // 26) if column >= 26 else "") + chr(65 + column % 26)


def row_name(row: int) -> str:
    """Rows are counted from 1; those north of the first are -1, -2, …"""
    return str(row + 1 if row >= 0 else row)


def name_of(square: Square) -> str:
    """The name of a square on the picture: column, then row, such as G7."""
    return NAMES[square]


NAMES = {
    at(row, column): column_name(column) + row_name(row)
    for row in range(-MARGIN, _ROWS - MARGIN)
    for column in range(-MARGIN, STRIDE - MARGIN)
}
SQUARES = {name: square for square, name in NAMES.items()}
"""Names to squares."""


def lying(place: str) -> tuple[str, str]:
    """The name of a place as the name of its top left square (which may have a hyphen), and how the piece lies."""
    square, _, way = place.rpartition("-")
    return (square, way) if way in ("wide", "tall") else (place, "")


def mask(squares: Iterable[Square]) -> Mask:
    """A set of squares."""
    made = 0
    for square in squares:
        made |= 1 << square
    return made


@lru_cache(16384)
def members(squares: Mask) -> tuple[Square, ...]:
    """The squares of a set, from the top left on."""
    found = []
    while squares:
        low = squares & -squares
        found.append(low.bit_length() - 1)
        squares ^= low
    return tuple(found)


def beside(squares: Mask) -> Mask:
    """All squares that touch a set of squares along an edge; some of the set itself may be among them."""
    # No guard at the ends of rows: the margin keeps the map so far from them that nothing wraps round onto it.
    return squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE


@lru_cache(256)
def rectangle(rows: int, columns: int) -> tuple[int, ...]:
    """What is added to the top left square of a rectangle to come to each of its squares."""
    return tuple(row * STRIDE + column for row in range(rows) for column in range(columns))


def fitting(free: Mask, rows: int, columns: int) -> Mask:
    """The top left squares at which a rectangle lies on free squares only."""
    found = free
    for offset in rectangle(rows, columns):
        found &= free >> offset
    return found


def covering(wanted: Mask, rows: int, columns: int) -> Mask:
    """The top left squares at which a rectangle has at least one of the wanted squares."""
    found = 0
    for offset in rectangle(rows, columns):
        found |= wanted >> offset
    return found


def shape(top_left: Square, rows: int, columns: int) -> tuple[Square, ...]:
    """The squares of a rectangle."""
    return tuple(top_left + offset for offset in rectangle(rows, columns))
