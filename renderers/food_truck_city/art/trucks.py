"""Food trucks: from above, as in the streets, and from the side, as a sign for a count."""

from __future__ import annotations

from renderers.food_truck_city import colours as c
from renderers.kit.marks import MARKS
from renderers.kit.palette import CREAM, INK, RGB, WHITE, mix, rgb, seat_style
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, ellipse, moved, rounded, scaled, turned

LONG = 1.62  # a truck from above is this many times as long as it is wide
DISC = (50.0, 72.0, 37.0)  # the food on the roof: centre and radius, in hundredths of the width
MARK = (50.0, 131.0, 0.34)  # the seat's mark on the bonnet, and its share of the width


def from_above(pen: Pen, seat: int, degrees: float) -> None:
    """Draw a truck facing south, with a place for its food; the seat's mark stays upright when the truck is turned."""
    colour = seat_style(seat).colour
    dark, edge = mix(colour, INK, 0.28), mix(colour, INK, 0.72)
    for x in (3.0, 83.0):
        for y in (22.0, 112.0):
            pen.fill(rounded(x, y, 14, 24, 5), INK)
    cab = rounded(14, 92, 72, 64, 20)
    body = rounded(8, 6, 84, 110, 13)
    pen.solid([cab], dark, edge, 3.5)
    pen.fill(rounded(20, 116, 60, 38, 15), colour)
    pen.fill([(20, 106), (80, 106), (74, 121), (26, 121)], c.GLASS)
    for x in (22.0, 68.0):
        pen.fill(rounded(x, 149, 10, 5, 2.5), rgb("FFF2B8"))
    pen.solid([body], colour, edge, 3.5)
    pen.shade([body], [rounded(8, 104, 84, 14, 0)], dark)
    for index in range(6):
        pen.shade([body], [rounded(8 + index * 14, 0, 14, 18, 0)], WHITE if index % 2 else dark)
    x, y, radius = DISC
    pen.solid([ellipse(x, y - 10, radius)], CREAM, edge, 2.5)
    x, y, share = MARK
    mark = [turned(scaled(moved(shape, x - 50, y - 50), share, (x, y)), degrees, (x, y)) for shape in _mark(seat)]
    pen.solid(mark, INK, WHITE, 4)


def _mark(seat: int) -> list[Shape]:
    return MARKS[seat_style(seat).mark]


def from_the_side(pen: Pen, colour: RGB) -> None:
    """Draw a food truck with an awning, for a count of trucks."""
    dark, edge = mix(colour, INK, 0.3), INK
    cab: Shape = [(66, 36), (82, 36), (95, 56), (95, 78), (66, 78)]
    body = rounded(5, 20, 64, 58, 6)
    pen.solid([body, cab], colour, edge, 4)
    pen.shade([body, cab], [rounded(0, 66, 100, 14, 0)], dark)
    pen.fill([(72, 42), (80, 42), (88, 56), (72, 56)], c.GLASS)
    pen.fill(rounded(14, 40, 44, 22, 2), c.GLASS)
    pen.fill(rounded(14, 56, 44, 6, 1), CREAM)
    for index in range(5):
        left = 10 + index * 10.4
        pen.solid(
            [[(left, 28), (left + 10.4, 28), (left + 10.4, 41), (left + 5.2, 45), (left, 41)]],
            rgb("D9483B") if index % 2 else WHITE,
            INK,
            1.4,
        )
    for x in (24.0, 78.0):
        pen.solid([ellipse(x, 80, 11)], INK, INK, 2)
        pen.fill(ellipse(x, 80, 5), CREAM)
