"""Where squares of the city stand in a picture: a window of squares, rulers round it, and room for airplanes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.food_chain_magnate.city.squares import Square, at, column_of, row_of
from renderers.kit.layout import Box

RULER, SKY = 44, 52


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the city: rows and columns from the first to before the last."""

    top: int
    left: int
    bottom: int
    right: int

    @property
    def rows(self) -> int:
        """How many rows it shows."""
        return self.bottom - self.top

    @property
    def columns(self) -> int:
        """How many columns it shows."""
        return self.right - self.left

    def holds(self, square: Square) -> bool:
        """Whether a square is in it."""
        return self.top <= row_of(square) < self.bottom and self.left <= column_of(square) < self.right

    def beyond(self, square: Square) -> tuple[str, int]:
        """The edge beyond which a square outside lies, with the column or row next to it."""
        row, column = row_of(square), column_of(square)
        if not self.top <= row < self.bottom:
            edge = "top" if row < self.top else "bottom"
            return edge, min(max(column, self.left), self.right - 1)
        return "left" if column < self.left else "right", row


@dataclass(frozen=True, slots=True)
class Plan:
    """A window at `edge` pixels a square; `city` is the box of its squares, `skies` the edges with airplanes."""

    window: Window
    edge: int
    city: Box
    skies: tuple[str, ...]

    def box(self, square: Square, rows: int = 1, columns: int = 1) -> Box:
        """The box of a rectangle of squares with its top left at a square."""
        return self.at(row_of(square), column_of(square), rows, columns)

    def at(self, row: int, column: int, rows: int = 1, columns: int = 1) -> Box:
        """The box of a rectangle by its first row and column."""
        return Box(
            self.city.x + (column - self.window.left) * self.edge,
            self.city.y + (row - self.window.top) * self.edge,
            columns * self.edge,
            rows * self.edge,
        )

    def around(self, squares: Sequence[Square]) -> Box:
        """The box round some squares."""
        rows, columns = [row_of(s) for s in squares], [column_of(s) for s in squares]
        top, left = min(rows), min(columns)
        return self.box(at(top, left), 1 + max(rows) - top, 1 + max(columns) - left)

    @property
    def whole(self) -> Box:
        """City and rulers, without the skies."""
        return self.city.inset(-RULER)

    def sky(self, edge: str, line: int, lines: int) -> Box:
        """Where an airplane lies that flies over some lines."""
        across = edge in ("top", "bottom")
        first, last = (self.window.left, self.window.right) if across else (self.window.top, self.window.bottom)
        low, high = max(line, first), min(line + lines, last)
        near = self.at(self.window.top, low, 1, high - low) if across else self.at(low, self.window.left, high - low, 1)
        whole = self.whole
        if edge == "top":
            return Box(near.x, whole.y - SKY, near.width, SKY)
        if edge == "bottom":
            return Box(near.x, whole.bottom, near.width, SKY)
        if edge == "left":
            return Box(whole.x - SKY, near.y, SKY, near.height)
        return Box(whole.right, near.y, SKY, near.height)


def room(window: Window, edge: int, skies: Sequence[str]) -> tuple[int, int]:
    """Width and height of a window with rulers and skies."""
    wide = window.columns * edge + 2 * RULER + SKY * sum(sky in skies for sky in ("left", "right"))
    high = window.rows * edge + 2 * RULER + SKY * sum(sky in skies for sky in ("top", "bottom"))
    return wide, high


def fitted(window: Window, box: Box, skies: Sequence[str], most: int = 96) -> Plan:
    """The window as large as it fits into a box, in its middle."""
    wide, high = room(window, 0, skies)
    edge = min(most, (box.width - wide) // window.columns, (box.height - high) // window.rows)
    wide, high = room(window, edge, skies)
    place = box.middle(wide, high)
    x = place.x + RULER + (SKY if "left" in skies else 0)
    y = place.y + RULER + (SKY if "top" in skies else 0)
    return Plan(window, edge, Box(x, y, window.columns * edge, window.rows * edge), tuple(skies))
