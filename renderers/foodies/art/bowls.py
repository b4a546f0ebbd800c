"""Dishes in vessels: the vessels of the cultures, and their contents.

A served dish is a vessel, the colour of its filling, and bits laid on it from back to front. A bit draws itself
round the middle of the surface, which every vessel has at the same place.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from renderers.kit.palette import INK, RGB, WHITE, mix, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, crescent, curve, ellipse, mirrored, moved, rounded, turned

Dish = Callable[[Pen], None]

X, Y = 50.0, 46.0  # the middle of the surface
RX, RY = 37.0, 12.0
GREEN, GREEN_DARK = rgb("5DAA3E"), rgb("3C7A2B")
RED, RED_DARK = rgb("D23B33"), rgb("97292B")
WOOD, WOOD_DARK = rgb("A8703A"), rgb("7A4E26")
MEAT, MEAT_DARK = rgb("9A5231"), rgb("6E3520")
GOLDEN, CRUST = rgb("E3A94F"), rgb("B5742C")
DOUGH, DOUGH_DARK = rgb("F6E3BC"), rgb("D9BC85")
PINK, PINK_DARK = rgb("F5A184"), rgb("D96A4F")
YOLK = rgb("F7B733")
NOODLE, NOODLE_DARK = rgb("F4CF6B"), rgb("C08A2E")


@dataclass(frozen=True, slots=True)
class Ware:
    """A vessel: its colours and its form (`foot`, `handles`, `legs`, `plate`, `husk` or `mug`)."""

    colour: RGB
    dark: RGB
    light: RGB
    form: str = "foot"


DINER = Ware(rgb("4E86C6"), rgb("2F5F99"), WHITE, "mug")
CLAY = Ware(rgb("5A3B33"), rgb("3C2521"), rgb("8A6355"), "handles")
PORCELAIN = Ware(rgb("F3F6FA"), rgb("C3CEDA"), WHITE, "foot")
STONEWARE = Ware(rgb("B9A98E"), rgb("8B7A5F"), rgb("E4D9C4"), "mug")
COPPER = Ware(rgb("D08A4E"), rgb("96592A"), rgb("F2C08F"), "handles")
PLATE = Ware(rgb("EEF1F4"), rgb("B9C4CE"), WHITE, "plate")
LACQUER = Ware(rgb("2F2A33"), rgb("1B181E"), rgb("B3202A"), "foot")
TERRACOTTA = Ware(rgb("C4643A"), rgb("8E4022"), rgb("E39A70"), "legs")
PAINTED = Ware(rgb("E9E1D2"), rgb("B9AD97"), rgb("C9384A"), "foot")
COCONUT = Ware(rgb("7A5436"), rgb("553721"), rgb("FBF3E2"), "husk")
IRON = Ware(rgb("4A4F5C"), rgb("31343E"), rgb("7B8292"), "plate")


def served(ware: Ware, fill: RGB, *bits: Dish, behind: Dish | None = None) -> Dish:
    """Return a vessel filled with a colour, with bits on it; `behind` is drawn first, such as a spoon in it."""

    def draw(pen: Pen) -> None:
        if behind:
            behind(pen)
        _vessel(pen, ware)
        surface = ellipse(X, Y, RX, RY)
        pen.solid([surface], fill, line=1.6)
        pen.shade([surface], [crescent(surface, 3, 5)], mix(fill, INK, 0.22))
        for bit in bits:
            bit(pen)

    return draw


def _vessel(pen: Pen, ware: Ware) -> None:
    depth = 26 if ware.form == "plate" else 43
    body: Shape = arc(X, Y + 1, 43, depth, 0, 180)
    _stand(pen, ware)
    pen.solid([body], ware.colour, line=3.4)
    pen.shade([body], [crescent(body, -9, -5)], ware.dark)
    if ware.form in ("foot", "mug") and ware is not LACQUER:
        pen.hatch([body], [arc(X, Y + 6, 47, 20, 10, 170)], ware.dark if ware.light == WHITE else ware.light, 4)
    if ware.form == "husk":
        pen.hatch([body], [curve([(x, 62), (x + 3, 70), (x + 1, 80)]) for x in (24, 38, 54, 68)], ware.dark, 2.4)
    pen.solid([ellipse(X, Y, 43, 15.5)], ware.light, line=3)


def _stand(pen: Pen, ware: Ware) -> None:
    if ware.form in ("foot", "plate"):
        low = 69 if ware.form == "plate" else 83
        pen.solid([rounded(33, low, 34, 10, 3)], ware.dark, line=3)
    elif ware.form == "handles":
        for colour, width in ((INK, 9), (ware.dark, 4)):
            for x in (9, 91):
                pen.stroke(ellipse(x, 51, 4, 5), colour, width, closed=True)
    elif ware.form == "legs":
        pen.solid([rounded(x, 78, 13, 17, 4) for x in (20, 44, 67)], ware.dark, line=3)
    elif ware.form == "mug":
        pen.stroke(arc(87, 60, 8, 10, -90, 90), INK, 9)
        pen.stroke(arc(87, 60, 8, 10, -90, 90), ware.colour, 4)


def noodles(colour: RGB = NOODLE, dark: RGB = NOODLE_DARK) -> Dish:
    """Return a heap of curly noodles."""

    def draw(pen: Pen) -> None:
        heap = blob([(18, 47), (22, 34), (36, 26), (52, 23), (68, 27), (79, 36), (82, 47), (66, 54), (34, 54)])
        pen.solid([heap], colour, line=2.4)
        loops = [ellipse(x, y, 8, 6, 20) for x, y in ((32, 40), (46, 34), (60, 36), (69, 43), (42, 46), (56, 47))]
        pen.hatch([heap], [[*loop, loop[0]] for loop in loops], dark, 2)

    return draw


def rice(colour: RGB, specks: RGB) -> Dish:
    """Return a dome of rice with specks."""

    def draw(pen: Pen) -> None:
        dome = [*arc(X, 50, 32, 33, 180, 360), *arc(X, 50, 32, 6, 0, 180)]
        pen.solid([dome], colour, line=2.6)
        pen.shade([dome], [crescent(dome, -7, -5)], mix(colour, INK, 0.14))
        for x, y, turn in ((34, 34, 20), (46, 25, -30), (60, 30, 40), (40, 44, -10), (55, 42, 15), (68, 42, -40)):
            pen.fill(ellipse(x, y, 4, 2.4, turn), specks)

    return draw


def chunks(*colours: RGB) -> Dish:
    """Return rough pieces in alternating colours."""

    def draw(pen: Pen) -> None:
        places = ((30, 42), (48, 37), (67, 41), (39, 49), (58, 49))
        for index, (x, y) in enumerate(places):
            piece = blob(
                [(x - 9, y), (x - 4, y - 8), (x + 6, y - 7), (x + 9, y + 1), (x + 2, y + 6), (x - 6, y + 5)], 5
            )
            colour = colours[index % len(colours)]
            pen.solid([piece], colour, line=2)
            pen.shade([piece], [crescent(piece, -3, -3)], mix(colour, INK, 0.25))

    return draw


def cubes(colour: RGB) -> Dish:
    """Return square pieces: tofu, cheese."""

    def draw(pen: Pen) -> None:
        for x, y in ((33, 42), (53, 38), (70, 44), (44, 49), (60, 50)):
            pen.solid([turned(rounded(x - 7, y - 7, 14, 12, 2), 8, (x, y))], colour, line=2)
            pen.fill(turned(rounded(x - 7, y, 14, 5, 2), 8, (x, y)), mix(colour, INK, 0.18))

    return draw


def peas(colour: RGB) -> Dish:
    """Return round pieces: beans, chickpeas, berries."""

    def draw(pen: Pen) -> None:
        for x, y in ((26, 44), (40, 39), (55, 38), (70, 42), (33, 50), (48, 48), (63, 50)):
            pen.solid([ellipse(x, y, 6, 5.4)], colour, line=1.8)
            pen.fill(ellipse(x - 2, y - 2, 1.8), mix(colour, WHITE, 0.55))

    return draw


def dumplings(pen: Pen) -> None:
    """Draw pleated dumplings."""
    for x, y in ((32, 41), (66, 41), (49, 46)):
        body = blob([(x - 15, y + 5), (x - 9, y - 6), (x, y - 10), (x + 9, y - 6), (x + 15, y + 5), (x, y + 9)])
        pen.solid([body], DOUGH, line=2.4)
        pen.shade([body], [crescent(body, -4, -3)], mix(DOUGH, INK, 0.18))
        pen.stroke(arc(x, y, 6, 6, 200, 340), mix(DOUGH, INK, 0.4), 1.8)


def shrimp(pen: Pen) -> None:
    """Draw a curled shrimp on top."""
    body = [*arc(48, 38, 19, 16, 150, 400), *reversed(arc(50, 40, 8, 6, 150, 400))]
    pen.solid([body], PINK, line=2.6)
    for angle in (190, 230, 270, 310, 350):
        a, b = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        pen.stroke([(49 + 10 * a, 39 + 8 * b), (49 + 17 * a, 39 + 14 * b)], PINK_DARK, 2.4)
    pen.solid([blob([(30, 44), (18, 42), (14, 50), (24, 54), (32, 50)])], PINK_DARK, line=2.4)


def egg(pen: Pen) -> None:
    """Draw half a boiled egg."""
    white = ellipse(66, 40, 14, 11, -12)
    pen.solid([white], WHITE, line=2.4)
    pen.fill(ellipse(66, 40, 7.4, 6), YOLK)


def greens(pen: Pen) -> None:
    """Draw two leaves."""
    leaf = blob([(46, 40), (52, 26), (68, 22), (66, 34), (56, 42)])
    pen.solid([leaf, mirrored(moved(leaf, 4, 2), 48)], GREEN, line=2.2)
    pen.stroke([(48, 40), (63, 26)], GREEN_DARK, 1.8)


def leaves(pen: Pen) -> None:
    """Draw a pinch of chopped herbs."""
    for x, y, turn in ((36, 40, 20), (47, 46, -30), (58, 39, 50), (66, 47, 0), (30, 48, 70), (50, 36, 10)):
        pen.fill(ellipse(x, y, 4.6, 2.4, turn), GREEN_DARK)


def chili(pen: Pen) -> None:
    """Draw a red chili."""
    pod = blob([(30, 34), (42, 30), (60, 36), (74, 48), (56, 46), (38, 42)])
    pen.solid([pod], RED, line=2.4)
    pen.stroke([(32, 35), (24, 28)], GREEN_DARK, 5)


def cream(pen: Pen) -> None:
    """Draw a spoonful of cream."""
    dollop = blob([(36, 46), (38, 36), (46, 34), (50, 26), (56, 34), (64, 37), (64, 47), (50, 51)])
    pen.solid([dollop], WHITE, line=2.2)
    pen.stroke(arc(50, 42, 7, 4, 20, 160), mix(WHITE, INK, 0.25), 2)


def swirl(colour: RGB) -> Dish:
    """Return a thin swirl of cream or sauce."""

    def draw(pen: Pen) -> None:
        pen.stroke(curve([(28, 48), (40, 39), (54, 39), (66, 44), (60, 51), (48, 49), (48, 44)]), colour, 4)

    return draw


def lemon(pen: Pen) -> None:
    """Draw a slice of lemon."""
    pen.solid([ellipse(64, 40, 12, 10)], YOLK, line=2.2)
    pen.fill(ellipse(64, 40, 8.6, 7), rgb("FFF0B0"))
    for angle in (0, 60, 120):
        pen.stroke([turned([(64 + d, 40)], angle, (64, 40))[0] for d in (-7, 7)], YOLK, 1.8)


def rings_of(colour: RGB, rim: RGB) -> Dish:
    """Return round slices side by side: banana, sausage, olives."""

    def draw(pen: Pen) -> None:
        for x, y in ((32, 42), (50, 38), (68, 42)):
            pen.solid([ellipse(x, y, 9.4, 8)], rim, line=2)
            pen.fill(ellipse(x, y, 6.4, 5.2), colour)

    return draw


def chopsticks(pen: Pen) -> None:
    """Draw two chopsticks in the bowl."""
    for a, b in (((62, 48), (92, 4)), ((56, 46), (78, 2))):
        pen.stroke([a, b], INK, 8)
        pen.stroke([a, b], RED_DARK, 4)


def spoon(pen: Pen) -> None:
    """Draw the handle of a wooden spoon."""
    pen.stroke([(60, 46), (90, 8)], INK, 11)
    pen.stroke([(60, 46), (90, 8)], WOOD, 6)


def steam(pen: Pen) -> None:
    """Draw two wisps of steam."""
    for x in (36, 56):
        line = curve([(x, 30), (x + 6, 22), (x - 2, 14), (x + 4, 5)])
        pen.stroke(line, INK, 6.4)
        pen.stroke(line, rgb("E6EEF3"), 3.4)


def chips(pen: Pen) -> None:
    """Draw three corn chips stuck in."""
    for x, y, turn in ((30, 28, -18), (50, 20, 0), (70, 28, 18)):
        pen.solid([turned([(x - 12, y + 16), (x + 12, y + 16), (x, y - 12)], turn, (x, y))], GOLDEN, line=2.6)


def together(*parts: Dish) -> Dish:
    """Return several drawings one upon the other."""

    def draw(pen: Pen) -> None:
        for part in parts:
            part(pen)

    return draw
