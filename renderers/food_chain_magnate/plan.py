"""Squares of the city in a picture: a window of squares, rulers round it, and room for airplanes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from games.food_chain_magnate.city.squares import Square, at, column_of, row_of
from renderers.kit.layout import Box

RULER, SKY = 44, 52
WINDOW, EDGE, FLIGHT = "window:", "edge:", "flight:"
"""The prefix of places that are not squares."""
SIDES = ("top", "bottom", "left", "right")


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the city: rows and columns from the first to before the last."""

    top: int
    left: int
    bottom: int
    right: int

    @property
    def rows(self) -> int:
        """The number of rows."""
        return self.bottom - self.top

    @property
    def columns(self) -> int:
        """The number of columns."""
        return self.right - self.left

    def holds(self, square: Square) -> bool:
        """Return whether a square is in it."""
        return self.top <= row_of(square) < self.bottom and self.left <= column_of(square) < self.right

    @property
    def place(self) -> str:
        """The window as a place that a picture can number."""
        return f"{WINDOW}{self.top} {self.left} {self.bottom} {self.right}"

    @classmethod
    def named(cls, place: str) -> Window | None:
        """Return the window of such a place; None for a square."""
        return cls(*map(int, place.removeprefix(WINDOW).split())) if place.startswith(WINDOW) else None

    def side_of(self, whole: Window) -> str:
        """Return its position in the whole: `n`, `nw`, …; `all` in the middle."""
        row, column = (
            self.top + self.bottom - whole.top - whole.bottom,
            self.left + self.right - whole.left - whole.right,
        )
        up, across = ("" if abs(way) < 2 else sides[way > 0] for way, sides in ((row, "ns"), (column, "we")))
        return f"{up}{across}" or "all"

    def halves(self) -> tuple[Window, Window]:
        """Return the two halves of it across its longer side."""
        if self.rows > self.columns:
            middle = (self.top + self.bottom) // 2
            return replace(self, bottom=middle), replace(self, top=middle)
        middle = (self.left + self.right) // 2
        return replace(self, right=middle), replace(self, left=middle)

    def round(self, squares: Sequence[Square], margin: int) -> Window:
        """Return the part of it round some squares, with a margin."""
        rows, columns = [row_of(s) for s in squares], [column_of(s) for s in squares]
        return Window(
            max(self.top, min(rows) - margin),
            max(self.left, min(columns) - margin),
            min(self.bottom, max(rows) + margin + 1),
            min(self.right, max(columns) + margin + 1),
        )

    def beyond(self, square: Square) -> tuple[str, int]:
        """Return the edge beyond which an outside square lies, with the column or row next to it."""
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
        """Return the box of a rectangle of squares with its top left at a square."""
        return self.at(row_of(square), column_of(square), rows, columns)

    def at(self, row: int, column: int, rows: int = 1, columns: int = 1) -> Box:
        """Return the box of a rectangle by its first row and column."""
        return Box(
            self.city.x + (column - self.window.left) * self.edge,
            self.city.y + (row - self.window.top) * self.edge,
            columns * self.edge,
            rows * self.edge,
        )

    def around(self, squares: Sequence[Square]) -> Box:
        """Return the box round some squares."""
        rows, columns = [row_of(s) for s in squares], [column_of(s) for s in squares]
        top, left = min(rows), min(columns)
        return self.box(at(top, left), 1 + max(rows) - top, 1 + max(columns) - left)

    @property
    def whole(self) -> Box:
        """City and rulers, without the skies."""
        return self.city.inset(-RULER)

    def sky(self, edge: str, line: int, lines: int) -> Box:
        """Return where an airplane lies that flies over some lines."""
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


def districts(
    window: Window, places: Mapping[str, Square], answers: Mapping[str, int], most: int
) -> Iterator[tuple[Window, tuple[str, ...]]]:
    """Yield the parts of a window with at most a number of answers in each, by the keys of their places.

    A place counts as one answer unless `answers` gives another number.
    """
    inside = tuple(key for key, square in places.items() if window.holds(square))
    if sum(answers.get(key, 1) for key in inside) > most and max(window.rows, window.columns) > 1:
        for half in window.halves():
            yield from districts(half, places, answers, most)
    elif inside:
        yield window, inside


def room(window: Window, edge: int, skies: Sequence[str]) -> tuple[int, int]:
    """Return width and height of a window with rulers and skies."""
    wide = window.columns * edge + 2 * RULER + SKY * sum(sky in skies for sky in ("left", "right"))
    high = window.rows * edge + 2 * RULER + SKY * sum(sky in skies for sky in ("top", "bottom"))
    return wide, high


def fitted(window: Window, box: Box, skies: Sequence[str], most: int = 96) -> Plan:
    """Return the window as large as it fits into a box, centred."""
    wide, high = room(window, 0, skies)
    edge = min(most, (box.width - wide) // window.columns, (box.height - high) // window.rows)
    wide, high = room(window, edge, skies)
    place = box.middle(wide, high)
    x = place.x + RULER + (SKY if "left" in skies else 0)
    y = place.y + RULER + (SKY if "top" in skies else 0)
    return Plan(window, edge, Box(x, y, window.columns * edge, window.rows * edge), tuple(skies))
