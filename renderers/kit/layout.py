"""Layout: boxes cut from boxes. The numbers of the common grid are defined here only."""

from __future__ import annotations

from dataclasses import dataclass

WIDTH = 1200
MARGIN = 48
GAP = 24
GAP_SMALL = 12
RADIUS = 28
RADIUS_SMALL = 18
HEADLINE = 56  # sizes of type in pixels: 36 is 11 points on a phone
NUMBER = 52
BODY = 40
SMALL = 36
ASIDE = 28  # nothing is smaller, and nothing that matters is this small


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in whole pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column past it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row past it."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[int, int]:
        """Its middle, rounded up and left."""
        return self.x + self.width // 2, self.y + self.height // 2

    def inset(self, by: int, vertical: int | None = None) -> Box:
        """Return the box without a margin on each side."""
        down = by if vertical is None else vertical
        return Box(self.x + by, self.y + down, self.width - 2 * by, self.height - 2 * down)

    def moved(self, dx: int, dy: int) -> Box:
        """Return the box shifted."""
        return Box(self.x + dx, self.y + dy, self.width, self.height)

    def middle(self, width: int, height: int) -> Box:
        """Return a box of the given size in the middle of this one."""
        return Box(self.x + (self.width - width) // 2, self.y + (self.height - height) // 2, width, height)

    def top(self, height: int) -> Box:
        """Return its uppermost part."""
        return Box(self.x, self.y, self.width, height)

    def below(self, height: int) -> Box:
        """Return what is left under `top(height)`."""
        return Box(self.x, self.y + height, self.width, self.height - height)

    def left(self, width: int) -> Box:
        """Return its leftmost part."""
        return Box(self.x, self.y, width, self.height)

    def after(self, width: int) -> Box:
        """Return what is left beside `left(width)`."""
        return Box(self.x + width, self.y, self.width - width, self.height)


def columns(box: Box, count: int, gap: int) -> list[Box]:
    """Return the box cut into equal columns with gaps between; left-over pixels stay at the right."""
    width = (box.width - gap * (count - 1)) // count
    return [Box(box.x + i * (width + gap), box.y, width, box.height) for i in range(count)]


def rows(box: Box, count: int, gap: int) -> list[Box]:
    """Return the box cut into equal rows with gaps between; left-over pixels stay at the foot."""
    height = (box.height - gap * (count - 1)) // count
    return [Box(box.x, box.y + i * (height + gap), box.width, height) for i in range(count)]


def stacked(box: Box, heights: tuple[int, ...], gap: int) -> list[Box]:
    """Return rows of given heights from the top of the box, with gaps between."""
    tops = [box.y + sum(heights[:i]) + i * gap for i in range(len(heights))]
    return [Box(box.x, top, box.width, height) for top, height in zip(tops, heights, strict=True)]


def grid(box: Box, across: int, down: int, gap: int) -> list[list[Box]]:
    """Return equal cells, row by row."""
    return [columns(row, across, gap) for row in rows(box, down, gap)]
