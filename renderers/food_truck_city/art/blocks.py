"""City blocks from above, in six families, and the back of a face-down block.

A block has one of four rotations, and its buildings with it; light always comes from the north-west.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from renderers.food_truck_city import colours as c
from renderers.kit.palette import INK, RGB, WHITE, mix, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, blob, curve, ellipse, rounded, turned

GROUND = rounded(5, 5, 90, 90, 7)


class Plan:
    """A block being drawn: shapes are given at rotation 0 and turned with the block."""

    def __init__(self, size: int, rotation: int) -> None:
        self.pen = Pen(size)
        self._degrees = 90.0 * rotation

    def ground(self, colour: RGB) -> None:
        """Draw pavement all round, and the lot on it."""
        self.pen.fill(rounded(0, 0, 100, 100, 10), c.PAVEMENT_DARK)
        self.pen.fill(rounded(1.5, 1.5, 97, 97, 9), c.PAVEMENT)
        self.pen.fill(GROUND, colour)

    def flat(self, shape: Shape, colour: RGB) -> None:
        """Draw something flat: water, paths, lines."""
        self.pen.shade([GROUND], [self._lie(shape)], colour)

    def line(self, shape: Shape, colour: RGB, width: float) -> None:
        """Draw a line on the ground."""
        self.pen.hatch([GROUND], [self._lie(shape)], colour, width)

    def raised(self, shapes: Sequence[Shape], top: RGB, dark: RGB, height: float = 4) -> None:
        """Draw something with height: a shadow to the south-east, a wall, a roof."""
        lying = [self._lie(shape) for shape in shapes]
        for shape in lying:
            self.pen.fill([(x + height, y + height) for x, y in shape], mix(INK, dark, 0.35))
        self.pen.solid(lying, dark, mix(dark, INK, 0.45), 1.2)
        self.pen.shade(lying, [[(x - 1.8, y - 1.8) for x, y in shape] for shape in lying], top)

    def on(self, shape: Shape, colour: RGB, line: float = 1.0) -> None:
        """Draw something small on a roof."""
        self.pen.solid([self._lie(shape)], colour, mix(colour, INK, 0.55), line)

    def tree(self, x: float, y: float, radius: float = 6.5) -> None:
        """Draw a tree from above."""
        (px, py) = self._lie([(x, y)])[0]
        self.pen.fill(ellipse(px + 2, py + 2, radius), mix(c.LEAF, INK, 0.5))
        self.pen.fill(ellipse(px, py, radius), c.LEAF)
        self.pen.fill(ellipse(px - radius * 0.25, py - radius * 0.25, radius * 0.6), c.LEAF_LIGHT)

    def car(self, x: float, y: float, colour: RGB, across: bool = False) -> None:
        """Draw a parked car."""
        wide, high = (14.0, 8.0) if across else (8.0, 14.0)
        self.on(rounded(x, y, wide, high, 2.6), colour)
        pane = rounded(x + wide * 0.3, y + 1.4, wide * 0.34, high - 2.8, 1) if across else None
        self.on(pane or rounded(x + 1.4, y + high * 0.3, wide - 2.8, high * 0.34, 1), c.GLASS, 0.2)

    def _lie(self, shape: Shape) -> Shape:
        return turned(shape, self._degrees) if self._degrees else shape


def parking_lot(plan: Plan) -> None:
    """Draw a grey hall in the corner of a car park."""
    plan.ground(c.LOT)
    for x in (58, 69, 80, 91):
        plan.line([(x, 8), (x, 25)], c.LOT_LINE, 1.6)
    for y in (58, 69, 80, 91):
        plan.line([(8, y), (25, y)], c.LOT_LINE, 1.6)
    for x in (64, 75, 86):
        plan.line([(x, 78), (x, 94)], c.LOT_LINE, 1.6)
    plan.car(71, 9, rgb("C8362F"))
    plan.car(82, 9, rgb("F2C230"))
    plan.car(9, 71, rgb("2C5FA8"), across=True)
    plan.car(77, 80, WHITE)
    plan.raised([rounded(10, 10, 56, 52, 2)], c.ROOF_GREY, c.ROOF_GREY_DARK)
    plan.on(rounded(44, 42, 14, 12, 1.5), mix(c.ROOF_GREY, WHITE, 0.4))
    plan.on(ellipse(51, 48, 4), c.ROOF_GREY_DARK, 0.6)


def brown_building(plan: Plan) -> None:
    """Draw an L-shaped brown house with a small garden."""
    plan.ground(c.GRASS_LIGHT)
    plan.flat(rounded(44, 5, 8, 36, 0), c.PAVEMENT_DARK)
    house: Shape = [(9, 9), (40, 9), (40, 56), (91, 56), (91, 91), (9, 91)]
    plan.raised([house], c.ROOF_BROWN, c.ROOF_BROWN_DARK)
    plan.line([(24, 12), (24, 74), (88, 74)], c.ROOF_BROWN_DARK, 2)
    plan.line([(10, 90), (24, 74)], c.ROOF_BROWN_DARK, 2)
    plan.on(rounded(29, 60, 9, 9, 1), rgb("D98E6A"))
    for x, y in ((62, 22), (78, 30), (86, 13), (60, 40)):
        plan.tree(x, y)


def offices(plan: Plan) -> None:
    """Draw office towers with machines on their roofs."""
    plan.ground(mix(c.PAVEMENT, c.LOT, 0.5))
    plan.raised([rounded(9, 9, 36, 36, 2)], c.ROOF_BLUE, c.ROOF_BLUE_DARK, 6)
    plan.raised([rounded(53, 12, 38, 30, 2)], c.ROOF_GREY, c.ROOF_GREY_DARK, 5)
    plan.raised([rounded(10, 54, 30, 37, 2)], c.ROOF_GREY, c.ROOF_GREY_DARK, 5)
    plan.raised([rounded(50, 50, 40, 40, 2)], c.ROOF_BLUE, c.ROOF_BLUE_DARK, 7)
    plan.on(ellipse(74, 74, 10.5), mix(c.ROOF_BLUE, WHITE, 0.35))
    plan.line([(70, 69), (70, 79)], WHITE, 2.4)
    plan.line([(78, 69), (78, 79)], WHITE, 2.4)
    plan.line([(70, 74), (78, 74)], WHITE, 2.4)
    for x, y in ((14, 14), (26, 14), (80, 18), (15, 80)):
        plan.on(rounded(x, y, 7, 7, 1), mix(c.ROOF_GREY, WHITE, 0.45))


def yard(plan: Plan) -> None:
    """Draw brown houses round a yard."""
    plan.ground(c.PAVEMENT_DARK)
    ring: Shape = [(9, 9), (91, 9), (91, 91), (58, 91), (58, 66), (68, 66), (68, 34), (34, 34), (34, 66)]
    ring += [(42, 66), (42, 91), (9, 91)]
    plan.raised([ring], c.ROOF_RED, c.ROOF_RED_DARK)
    plan.line([(22, 88), (22, 22), (79, 22), (79, 88)], c.ROOF_RED_DARK, 2)
    plan.on(rounded(13, 13, 7, 7, 1), rgb("E0957C"))
    plan.on(rounded(82, 70, 7, 7, 1), rgb("E0957C"))
    plan.flat(rounded(37, 38, 28, 25, 3), c.GRASS)
    plan.tree(47, 49, 7)
    plan.tree(60, 56, 5)


def fountain(plan: Plan) -> None:
    """Draw a park whose paths meet at a fountain."""
    plan.ground(c.GRASS)
    for path in (rounded(45, 0, 10, 100, 0), rounded(0, 45, 100, 10, 0), ellipse(50, 50, 27)):
        plan.flat(path, c.PAVEMENT)
    plan.on(ellipse(50, 50, 19), c.LOT)
    plan.on(ellipse(50, 50, 15), c.WATER, 0.6)
    plan.on(ellipse(50, 50, 8), c.WATER_LIGHT, 0.4)
    plan.on(ellipse(50, 50, 3.5), WHITE, 0.4)
    for x, y in ((16, 16), (29, 13), (14, 30), (84, 16), (87, 30), (16, 84), (84, 84), (71, 87), (86, 72)):
        plan.tree(x, y)
    for x, y in ((72, 14), (30, 86), (14, 71)):
        plan.on(ellipse(x, y, 3), rgb("EE7F96"), 0.5)


def pond(plan: Plan) -> None:
    """Draw a park round a pond with a duck."""
    plan.ground(c.GRASS)
    shore = blob([(24, 36), (42, 22), (66, 26), (80, 46), (72, 70), (50, 78), (34, 66)])
    plan.flat([(50 + (x - 50) * 1.14, 50 + (y - 50) * 1.14) for x, y in shore], rgb("D8CD9A"))
    plan.flat(shore, c.WATER)
    plan.line(curve([(36, 42), (46, 36), (56, 40)]), c.WATER_LIGHT, 2.6)
    plan.line(curve([(52, 66), (62, 62), (70, 64)]), c.WATER_LIGHT, 2.6)
    plan.on(ellipse(50, 52, 7, 5), WHITE)
    plan.on(ellipse(57, 48, 3.4), WHITE)
    plan.on([(59.5, 47), (63.5, 48.4), (59.5, 49.6)], rgb("F2A03A"), 0.4)
    for x, y in ((14, 15), (27, 13), (86, 15), (88, 28), (13, 86), (25, 88), (14, 74), (86, 86), (73, 88)):
        plan.tree(x, y)


FAMILIES: dict[str, Callable[[Plan], None]] = {
    "parking_lot": parking_lot,
    "brown_building": brown_building,
    "offices": offices,
    "yard": yard,
    "fountain": fountain,
    "pond": pond,
}


def back(pen: Pen) -> None:
    """Draw a face-down block: still unexplored."""
    pen.fill(rounded(0, 0, 100, 100, 10), mix(c.BACK, INK, 0.45))
    card = rounded(1.5, 1.5, 97, 97, 9)
    pen.fill(card, c.BACK)
    for x, y, r in ((20, 26, 20), (40, 16, 17), (84, 30, 18), (12, 84, 20), (72, 88, 22), (92, 78, 16)):
        pen.shade([card], [ellipse(x, y, r)], c.BACK_LIGHT)
    for side in range(4):
        for start in (16, 36, 56, 76):
            pen.stroke(turned([(start - 2, 8), (start + 8, 8)], 90 * side), c.BACK_LINE, 2)


def tree(pen: Pen) -> None:
    """Draw a single tree, for the meadow."""
    pen.fill(ellipse(57, 57, 41), mix(c.LEAF, INK, 0.35))
    pen.fill(ellipse(47, 47, 41), c.LEAF)
    pen.fill(ellipse(38, 38, 24), c.LEAF_LIGHT)
