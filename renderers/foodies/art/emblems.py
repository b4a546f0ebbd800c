"""One emblem for each culture: a plain silhouette, distinguishable in grey at thirty pixels."""

from __future__ import annotations

from collections.abc import Callable

from renderers.kit.palette import RGB
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, ellipse, mirrored, rounded, turned

Emblem = Callable[[Pen, RGB, RGB], None]


def american(pen: Pen, light: RGB, dark: RGB) -> None:
    """Draw a crown of seven rays."""
    for angle in range(-75, 76, 25):
        pen.fill(turned([(45, 54), (50, 4), (55, 54)], angle, (50, 72)), light)
    pen.fill([*arc(50, 80, 40, 38, 180, 360)], light)
    pen.fill(rounded(8, 78, 84, 14, 5), light)
    for x in (30, 50, 70):
        pen.fill(rounded(x - 5, 62, 10, 9, 3), dark)


def brazilian(pen: Pen, light: RGB, dark: RGB) -> None:
    """Draw a palm tree."""
    pen.stroke([(46, 92), (47, 70), (50, 52), (54, 38)], light, 10)
    leaf = blob([(54, 38), (66, 22), (84, 24), (94, 42), (78, 36), (66, 38)])
    low = blob([(54, 38), (72, 38), (84, 54), (82, 68), (72, 54), (62, 46)])
    top = blob([(52, 38), (46, 20), (54, 5), (64, 8), (60, 22)])
    pen.fill(top, light)
    for shape in (leaf, low):
        pen.fill(shape, light)
        pen.fill(mirrored(shape, 52), light)
    pen.fill(arc(50, 96, 36, 12, 180, 360), light)
    pen.stroke([(54, 38), (78, 30)], dark, 2.5)
    pen.stroke([(50, 38), (26, 30)], dark, 2.5)


def chinese(pen: Pen, light: RGB, dark: RGB) -> None:
    """Draw a lantern."""
    pen.fill(rounded(46, 2, 8, 16, 2), light)
    pen.fill(rounded(30, 12, 40, 10, 3), light)
    pen.fill(ellipse(50, 44, 43, 27), light)
    pen.fill(rounded(30, 66, 40, 10, 3), light)
    for x in (36, 50, 64):
        pen.stroke([(x, 78), (x, 96)], light, 6)
    for rx in (14, 30):
        pen.stroke(ellipse(50, 44, rx, 26), dark, 3.4, closed=True)


def german(pen: Pen, light: RGB, dark: RGB) -> None:
    """Draw a mug with a head of foam."""
    pen.stroke(arc(68, 58, 20, 18, -90, 90), light, 10)
    pen.fill(rounded(16, 30, 54, 64, 8), light)
    for x, y, r in ((22, 26, 13), (40, 18, 15), (60, 24, 14)):
        pen.fill(ellipse(x, y, r), light)
    for x in (30, 43, 56):
        pen.stroke([(x, 50), (x, 82)], dark, 5)
    pen.stroke([(18, 39), (68, 39)], dark, 3)


def indian(pen: Pen, light: RGB, dark: RGB) -> None:
    """Draw a lotus."""
    petal = blob([(50, 12), (64, 38), (60, 72), (50, 82), (40, 72), (36, 38)])
    for angle in (-72, 72, -38, 38, 0):
        turn = turned(petal, angle, (50, 80))
        pen.stroke(turn, dark, 5, closed=True)
        pen.fill(turn, light)
    pen.fill(rounded(22, 84, 56, 9, 4), light)


def italian(pen: Pen, light: RGB, dark: RGB) -> None:
    """Draw a column."""
    pen.fill(rounded(12, 6, 76, 12, 3), light)
    pen.fill([(20, 20), (80, 20), (68, 31), (32, 31)], light)
    for x in (32, 46, 60):
        pen.fill(rounded(x, 33, 9, 46, 2), light)
    pen.fill(rounded(22, 80, 56, 7, 2), light)
    pen.fill(rounded(12, 88, 76, 8, 2), light)


def japanese(pen: Pen, light: RGB, dark: RGB) -> None:
    """Draw a gate of two posts and two beams."""
    pen.fill([(2, 10), (26, 16), (74, 16), (98, 10), (94, 26), (6, 26)], light)
    pen.fill(rounded(14, 38, 72, 10, 2), light)
    pen.fill(rounded(45, 26, 10, 14, 0), light)
    pen.fill([(25, 26), (36, 26), (33, 95), (20, 95)], light)
    pen.fill([(64, 26), (75, 26), (80, 95), (67, 95)], light)


def mexican(pen: Pen, light: RGB, dark: RGB) -> None:
    """Draw a cactus."""
    pen.stroke([(50, 88), (50, 16)], light, 22)
    pen.stroke([(50, 66), (22, 64), (18, 58), (18, 36)], light, 13)
    pen.stroke([(50, 54), (78, 52), (82, 46), (82, 26)], light, 13)
    pen.fill(rounded(18, 86, 64, 10, 4), light)
    for x in (45, 55):
        pen.stroke([(x, 24), (x, 76)], dark, 2.6)


def russian(pen: Pen, light: RGB, dark: RGB) -> None:
    """Draw a nesting doll."""
    pen.fill(
        blob(
            [
                (50, 3),
                (72, 14),
                (74, 36),
                (84, 54),
                (82, 82),
                (70, 96),
                (30, 96),
                (18, 82),
                (16, 54),
                (26, 36),
                (28, 14),
            ]
        ),
        light,
    )
    pen.fill(ellipse(50, 27, 14, 14), dark)
    pen.stroke(arc(50, 58, 30, 16, 20, 160), dark, 4)
    for angle in range(0, 360, 72):
        pen.fill(ellipse(*turned([(50, 75)], angle, (50, 84))[0], 4.6), dark)


def thai(pen: Pen, light: RGB, dark: RGB) -> None:
    """Draw a temple spire in steps."""
    bell: Shape = blob([(50, 2), (53, 30), (60, 48), (74, 62), (78, 74), (22, 74), (26, 62), (40, 48), (47, 30)])
    pen.fill(bell, light)
    pen.fill(rounded(14, 74, 72, 9, 2), light)
    pen.fill(rounded(4, 85, 92, 10, 2), light)
    for half, y in ((9, 50), (17, 62)):
        pen.stroke([(50 - half, y), (50 + half, y)], dark, 3.6)


EMBLEMS: dict[str, Emblem] = {
    emblem.__name__: emblem
    for emblem in (american, brazilian, chinese, german, indian, italian, japanese, mexican, russian, thai)
}
