"""Squares of the map as numbers, sets of squares as bits of one number, and their names on the picture.

A square is `(row + MARGIN) * STRIDE + column + MARGIN`: the map may grow to every side without renumbering, neighbours
are sums, and a shape fits where a few shifts of bit sets say so.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

Square = int
"""A square of the map; those outside all tiles are not on it."""
Mask = int
"""A set of squares: bit n represents square n."""

STRIDE = 86
MARGIN = 28
"""Room at every side for as many tiles as players can add in a turn, five, with a ramp beyond the last."""
TILE = 5
NORTH, EAST, SOUTH, WEST = -STRIDE, 1, STRIDE, -1
STEPS = {"n": NORTH, "e": EAST, "s": SOUTH, "w": WEST}
"""The offset of one step, by direction."""
CORNERS = {"nw": 0, "ne": EAST, "sw": SOUTH, "se": SOUTH + EAST}
"""The offset of each corner from the top left square of a 2x2 piece."""
_ROWS = 2 * MARGIN + 26


def at(row: int, column: int) -> Square:
    """Return the square in a row and column of the board, counted from 0 at its top left."""
    return (row + MARGIN) * STRIDE + column + MARGIN


def numbered(row: int, column: int) -> bool:
    """Return whether a row and column have a square number, on the map or not."""
    return -MARGIN <= row < _ROWS - MARGIN and -MARGIN <= column < STRIDE - MARGIN


def renumbered(square: Square, stride: int, margin: int) -> Square:
    """Renumber a square, or the east-west road of a bridge (negative), from another stride and margin."""
    row, column = divmod(abs(square), stride)
    return at(row - margin, column - margin) * (-1 if square < 0 else 1)


def row_of(square: Square) -> int:
    """Return the row of a square, from 0 at the top."""
    return square // STRIDE - MARGIN


def column_of(square: Square) -> int:
    """Return the column of a square, from 0 at the left."""
    return square % STRIDE - MARGIN


def column_name(column: int) -> str:
    """Return a column's name: A to Z, then AA, AB, …; those west of the first -A, -B, …"""
    if column < 0:
        return "-" + column_name(-1 - column)
    return (chr(64 + column // 26) if column >= 26 else "") + chr(65 + column % 26)


def row_name(row: int) -> str:
    """Return a row's name: counted from 1; those north of the first are -1, -2, …"""
    return str(row + 1 if row >= 0 else row)


def name_of(square: Square) -> str:
    """Return the name of a square on the picture: column, then row, such as G7."""
    return NAMES[square]


NAMES = {
    at(row, column): column_name(column) + row_name(row)
    for row in range(-MARGIN, _ROWS - MARGIN)
    for column in range(-MARGIN, STRIDE - MARGIN)
}
SQUARES = {name: square for square, name in NAMES.items()}
"""Names to squares."""


def lying(place: str) -> tuple[str, str]:
    """Return the name of a place: its top left square (which may have a hyphen), and the piece's orientation."""
    square, _, way = place.rpartition("-")
    return (square, way) if way in ("wide", "tall") else (place, "")


def mask(squares: Iterable[Square]) -> Mask:
    """Return the set of some squares."""
    made = 0
    for square in squares:
        made |= 1 << square
    return made


@lru_cache(16384)
def members(squares: Mask) -> tuple[Square, ...]:
    """Return the squares of a set, from the top left on."""
    found = []
    while squares:
        low = squares & -squares
        found.append(low.bit_length() - 1)
        squares ^= low
    return tuple(found)


def beside(squares: Mask) -> Mask:
    """Return all squares that touch a set along an edge; some of the set itself may be among them."""
    # No guard at the ends of rows: with the margin nothing wraps round onto the map.
    return squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE


@lru_cache(256)
def rectangle(rows: int, columns: int) -> tuple[int, ...]:
    """Return the offsets of a rectangle's squares from its top left one."""
    return tuple(row * STRIDE + column for row in range(rows) for column in range(columns))


def fitting(free: Mask, rows: int, columns: int) -> Mask:
    """Return the top left squares at which a rectangle lies on free squares only."""
    found = free
    for offset in rectangle(rows, columns):
        found &= free >> offset
    return found


def covering(wanted: Mask, rows: int, columns: int) -> Mask:
    """Return the top left squares at which a rectangle has at least one of the wanted squares."""
    found = 0
    for offset in rectangle(rows, columns):
        found |= wanted >> offset
    return found


def shape(top_left: Square, rows: int, columns: int) -> tuple[Square, ...]:
    """Return the squares of a rectangle."""
    return tuple(top_left + offset for offset in rectangle(rows, columns))
