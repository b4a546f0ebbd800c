"""Houses, gardens, restaurants, depots and campaign tiles on the map."""

from __future__ import annotations

from PIL import Image

from renderers.food_chain_magnate import colours as c
from renderers.food_chain_magnate.art.signs import SIGNS
from renderers.kit.palette import CREAM, INK, RGB, WHITE, mix, seat_style
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, ellipse, rounded, turned

CORNER_TURN = {"nw": 0, "ne": 90, "se": 180, "sw": 270}


def plot(pen: Pen) -> None:
    """Draw the plot of a house: 2 by 2 squares with a house on it; its number and tokens are drawn elsewhere."""
    ground = rounded(2.5, 2.5, 95, 95, 9)
    pen.solid([ground], c.PLOT, c.PLOT_DARK, 2.4)
    pen.fill([(30, 96), (44, 96), (62, 80), (50, 80)], c.PLOT_DARK)
    SIGNS["house"](_Inner(pen, 30, 26, 0.64))  # type: ignore[arg-type]


def block(pen: Pen) -> None:
    """Draw a block of flats on its plot, 3 by 3 squares: two towers; its number and tokens are drawn elsewhere."""
    ground = rounded(1.8, 1.8, 96.4, 96.4, 7)
    pen.solid([ground], c.PLOT, c.PLOT_DARK, 1.8)
    for left, top, wide in ((40, 8, 24), (68, 20, 24)):
        tower = rounded(left, top, wide, 92 - top, 2)
        pen.fill(
            [(left + wide, 92), (left + wide + 5, 92), (left + wide + 5, top + 10), (left + wide, top + 4)], c.PLOT_DARK
        )
        pen.solid([tower], c.WALL, INK, 1.8)
        pen.shade([tower], [rounded(left, top, wide, 6, 0)], c.ROOF)
        for row in range(top + 11, 84, 12):
            for column in (left + 4, left + 14):
                pen.solid([rounded(column, row, 6, 7, 1)], c.GLASS, INK, 0.9)


def garden(pen: Pen, tall: bool) -> None:
    """Draw a garden of two squares: lawn, hedge, flowers. A sprite of 100 by 50 units, or 100 by 200 if `tall`."""
    width, height = (100.0, 200.0) if tall else (100.0, 50.0)
    edge = 7.0 if tall else 3.5
    lawn = rounded(edge / 2, edge / 2, width - edge, height - edge, 2 * edge)
    pen.solid([lawn], c.LAWN, c.HEDGE, edge * 0.9)
    long = max(width, height) / 7
    for n in range(1, 7):
        for side in (0.24, 0.76):
            x, y = (side * width, n * long) if tall else (n * long, side * height)
            radius = 8.0 if tall else 4.0
            colour = (c.LABEL, WHITE, c.LEMON)[n % 3]
            pen.fill(ellipse(x, y, radius), c.HEDGE_LIGHT)
            pen.fill(ellipse(x, y, radius * 0.55), colour)


def coffee_shop(pen: Pen, seat: int) -> None:
    """Draw a kiosk under an awning in its chain's colour, with a cup on its counter."""
    colour = seat_style(seat).colour
    pen.solid([rounded(12, 30, 76, 64, 5)], c.WALL, INK, 5)
    pen.solid([[(16, 8), (84, 8), (96, 40), (4, 40)]], colour, INK, 5)
    for x in (24, 50, 76):
        pen.stroke([(x, 10), (50 + (x - 50) * 1.35, 39)], INK, 3)
    pen.solid([[(34, 50), (66, 50), (61, 86), (39, 86)]], c.PATTY, INK, 4)
    pen.solid([rounded(30, 46, 40, 8, 3)], WHITE, INK, 3)


def park(pen: Pen) -> None:
    """Draw grass with a tree and a bench."""
    pen.solid([rounded(2, 2, 96, 96, 8)], c.LAWN, c.HEDGE, 3)
    pen.solid([rounded(42, 52, 12, 34, 2)], c.WOOD_DARK, INK, 3)
    pen.solid([ellipse(48, 38, 30, 28)], c.HEDGE, INK, 4)
    pen.fill(ellipse(40, 30, 12), c.HEDGE_LIGHT)
    pen.solid([rounded(60, 74, 32, 9, 2)], c.WOOD, INK, 3)
    pen.stroke([(66, 83), (66, 92)], INK, 4)
    pen.stroke([(86, 83), (86, 92)], INK, 4)


def building_site(pen: Pen) -> None:
    """Draw sand with tracks between dashed kerbs."""
    pen.solid([rounded(0, 0, 100, 100, 0)], c.PLOT_DARK, c.WOOD_DARK, 2)
    pen.hatch([rounded(10, 10, 80, 80, 4)], [[(x, 100), (x + 60, 0)] for x in (-40, -10, 20, 50, 80)], c.WOOD, 7)
    pen.stroke([(12, 12), (88, 12), (88, 88), (12, 88)], c.WOOD_DARK, 5, closed=True)


def barrier(pen: Pen) -> None:
    """Draw a striped barrier on two feet."""
    for x in (24, 68):
        pen.solid([rounded(x, 40, 8, 44, 2)], c.STEEL_DARK, INK, 3)
    bar = rounded(8, 30, 84, 26, 4)
    pen.solid([bar], WHITE, INK, 5)
    pen.hatch([bar], [[(x, 60), (x + 20, 26)] for x in (2, 32, 62, 92)], c.LABEL, 11)
    for x in (24, 76):
        pen.solid([ellipse(x, 22, 9)], c.GOLD, INK, 4)


def restaurant(pen: Pen, seat: int, corners: tuple[str, ...], printed: str, closed: bool) -> None:
    """Draw a restaurant in its chain's colour, a door at each open corner, the printed one the largest.

    A closed one, coming soon, is striped.
    """
    colour = seat_style(seat).colour
    body = rounded(4, 4, 92, 92, 14)
    pen.solid([body], colour, INK, 3.2)
    dark = mix(colour, INK, 0.28)
    pen.shade([body], [rounded(4, 80, 92, 20, 0), rounded(84, 4, 20, 92, 0)], dark)
    if closed:
        pen.hatch([body], [[(x, -10), (x - 110, 100)] for x in range(10, 220, 26)], mix(colour, WHITE, 0.62), 9)
    for corner in corners:
        _door(pen, corner, 36 if corner == printed else 24)
    pen.solid([ellipse(50, 50, 28)], CREAM, INK, 2.6)


def _door(pen: Pen, corner: str, size: float) -> None:
    mat: Shape = [(2, 2), (2 + size, 2), (2, 2 + size)]
    step: Shape = [(7, 7), (size * 0.62, 7), (7, size * 0.62)]
    pen.solid([turned(mat, CORNER_TURN[corner])], CREAM, INK, 2.6)
    pen.fill(turned(step, CORNER_TURN[corner]), INK)


def depot(pen: Pen) -> None:
    """Draw a source of drinks: a blue loading place with a crate's edge."""
    pen.solid([rounded(6, 6, 88, 88, 12)], c.DEPOT, c.DEPOT_DARK, 5)


def panel(kind: str, seat: int, width: int, height: int) -> Image.Image:
    """Return a campaign's tile, `width` by `height` pixels: its outline shows the type, its colour the owner."""
    pen = Pen(width, height)
    tall = 100 * height / width
    colour = seat_style(seat).colour
    line = 3.0 * min(1.0, 84 / width) if width > height else 3.2
    edge = min(100.0, tall)
    shape = _outline(kind, tall, edge)
    pen.solid(shape, colour, INK, line)
    inner = edge * 0.13
    if kind == "radio":
        return pen.picture()
    pen.solid([rounded(inner, inner, 100 - 2 * inner, tall - 2 * inner, edge * 0.1)], CREAM, mix(colour, INK, 0.5), 1)
    return pen.picture()


def _outline(kind: str, tall: float, edge: float) -> list[Shape]:
    gap = edge * 0.05
    if kind == "mailbox":
        return [rounded(gap, gap, 100 - 2 * gap, tall - 2 * gap, edge * 0.34)]
    if kind == "radio":
        return [ellipse(50, tall / 2, 50 - gap, tall / 2 - gap)]
    return [rounded(gap, gap, 100 - 2 * gap, tall - 2 * gap, edge * 0.04)]


class _Inner:
    """A pen that draws into a part of another pen's sheet: everything moved to (x, y) and scaled."""

    def __init__(self, pen: Pen, x: float, y: float, scale: float) -> None:
        self._pen, self._x, self._y, self._scale = pen, x, y, scale

    def _at(self, shape: Shape) -> Shape:
        return [(self._x + px * self._scale, self._y + py * self._scale) for px, py in shape]

    def fill(self, shape: Shape, colour: RGB) -> None:
        """Fill like the pen."""
        self._pen.fill(self._at(shape), colour)

    def solid(self, shapes: list[Shape], colour: RGB, ink: RGB = INK, line: float = 3.0) -> None:
        """Draw solid like the pen."""
        self._pen.solid([self._at(shape) for shape in shapes], colour, ink, line * self._scale)
