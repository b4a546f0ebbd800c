"""The six kinds of customers: moustache, grey head, cap, shirt and tie, camera, branch. Drawn as stickers."""

from __future__ import annotations

from collections.abc import Callable

from renderers.food_truck_city.colours import CUSTOMER, GLASS
from renderers.kit.palette import INK, WHITE, mix, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, crescent, curve, ellipse, mirrored, rounded, turned

LINE = 4.5
SKIN, HAIR = rgb("F1C39B"), rgb("B9BDC4")


def hipster(pen: Pen) -> None:
    """Draw a moustache with curled tips."""
    half = blob(
        [(50, 34), (60, 26), (73, 32), (82, 46), (87, 40), (83, 27), (92, 30), (94, 56), (80, 72), (62, 68), (50, 55)],
        8,
    )
    both = [half, mirrored(half)]
    pen.solid(both, CUSTOMER["hi"], INK, LINE)
    for side in (1, -1):
        lock = [(54, 40), (64, 38), (74, 46), (84, 58)]
        strand = curve(lock if side > 0 else mirrored(lock))
        pen.hatch(both, [strand], mix(CUSTOMER["hi"], WHITE, 0.45), 4)


def senior(pen: Pen) -> None:
    """Draw a grey head with glasses over a yellow collar."""
    pen.solid([[(20, 93), (26, 76), (50, 70), (74, 76), (80, 93)]], CUSTOMER["se"], INK, LINE)
    curls = [ellipse(x, y, 15) for x, y in ((22, 44), (28, 28), (43, 20), (60, 21), (74, 34), (78, 48))]
    pen.solid(curls, HAIR, INK, LINE)
    face = ellipse(50, 50, 28, 31)
    pen.solid([face], SKIN, INK, 3)
    pen.shade([face], [ellipse(50, 20, 30, 13)], HAIR)
    for x in (37, 63):
        pen.solid([ellipse(x, 49, 10.5)], WHITE, INK, 4)
        pen.fill(ellipse(x, 50, 3.6), INK)
    pen.stroke([(47, 47), (53, 47)], INK, 4)
    pen.stroke(curve([(39, 68), (50, 73), (61, 68)]), INK, 4)


def student(pen: Pen) -> None:
    """Draw a cap with a U."""
    dome: Shape = [*arc(43, 60, 36, 44, 180, 360), (79, 66), (7, 66)]
    peak = blob([(58, 58), (80, 60), (94, 70), (90, 78), (72, 72), (54, 70)])
    pen.solid([dome, peak], CUSTOMER["st"], INK, LINE)
    pen.fill(peak, mix(CUSTOMER["st"], INK, 0.35))
    pen.shade([dome], [crescent(dome, -6, -5)], mix(CUSTOMER["st"], INK, 0.22))
    pen.solid([ellipse(42, 15, 5)], CUSTOMER["st"], INK, 3)
    pen.stroke([(31, 30), (31, 46), *arc(41, 46, 10, 10, 180, 0), (51, 30)], WHITE, 8)


def suit(pen: Pen) -> None:
    """Draw a jacket, a shirt and a tie."""
    coat: Shape = [(32, 8), (68, 8), (86, 20), (90, 92), (10, 92), (14, 20)]
    pen.solid([coat], CUSTOMER["su"], INK, LINE)
    pen.fill([(32, 9), (68, 9), (50, 78)], WHITE)
    pen.fill([(32, 7), (50, 80), (36, 58), (38, 44), (25, 40), (25, 13)], mix(CUSTOMER["su"], INK, 0.3))
    pen.fill(mirrored([(32, 7), (50, 80), (36, 58), (38, 44), (25, 40), (25, 13)]), mix(CUSTOMER["su"], INK, 0.3))
    pen.solid([[(43, 12), (57, 12), (54, 24), (60, 56), (50, 70), (40, 56), (46, 24)]], rgb("C8362F"), INK, 2.6)


def tourist(pen: Pen) -> None:
    """Draw a camera."""
    body = rounded(5, 26, 90, 60, 10)
    hump: Shape = [(28, 28), (36, 12), (64, 12), (72, 28)]
    pen.solid([body, hump, rounded(76, 18, 13, 10, 3)], CUSTOMER["to"], INK, LINE)
    pen.shade([body], [rounded(5, 70, 90, 20, 0)], mix(CUSTOMER["to"], INK, 0.3))
    pen.shade([body], [rounded(5, 34, 90, 7, 0)], mix(CUSTOMER["to"], WHITE, 0.45))
    pen.solid([ellipse(50, 55, 24)], WHITE, INK, 3.5)
    pen.fill(ellipse(50, 55, 17), GLASS)
    pen.fill(ellipse(44, 48, 6), rgb("A9DDF0"))


def vegan(pen: Pen) -> None:
    """Draw a branch with leaves and berries."""
    green = CUSTOMER["ve"]
    leaf: Shape = blob([(0, 0), (10, -12), (28, -14), (42, 0), (28, 12), (10, 12)], 6)
    places = ((52, 66, -152), (48, 70, -28), (54, 50, -160), (50, 54, -22), (50, 48, -90))
    leaves = [turned([(x + px, y + py) for x, y in leaf], degrees, (px, py)) for px, py, degrees in places]
    pen.solid([*leaves, [(46, 40), (54, 40), (54, 95), (46, 95)]], green, INK, LINE)
    for px, py, degrees in places:
        pen.stroke(turned([(px + 6, py), (px + 32, py)], degrees, (px, py)), mix(green, WHITE, 0.5), 3.4)
    for x, y in ((28, 84), (70, 86), (82, 72)):
        pen.solid([ellipse(x, y, 8.5)], rgb("C8362F"), INK, 3.4)


CUSTOMERS: dict[str, Callable[[Pen], None]] = {
    "hi": hipster,
    "se": senior,
    "st": student,
    "su": suit,
    "to": tourist,
    "ve": vegan,
}
