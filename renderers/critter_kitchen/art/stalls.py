"""The locations as stalls on the waterfront: a roof that shows what the place is known for, over a quay.

A roof fills a band of any width; everything in it is measured by the height of the band, so it repeats, not stretches.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from renderers.critter_kitchen import colours as c
from renderers.kit.palette import CREAM, INK, NOW, RGB, WHITE, mix, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, crescent, curve, ellipse, rounded, star

Roof = Callable[[Pen, float], None]
LINE = 0.035  # of the height of the band


def soup_truck(pen: Pen, high: float) -> None:
    """Draw the side of a truck: striped awning, a steaming pot and a lamp on its roof."""
    body = rounded(1, high * 0.34, 98, high, high * 0.16)
    pen.solid([body], c.BROTH, INK, high * LINE)
    pen.shade([body], [rounded(0, high * 0.56, 100, high * 0.1, 0)], CREAM)
    _awning(pen, high, (c.CLOTH, CREAM), 0.62)
    pot = rounded(72, high * 0.1, high * 0.7, high * 0.34, high * 0.08)
    middle = 72 + high * 0.35
    for dx in (-0.15, 0.1):
        steam = curve([(middle + dx * high, high * 0.08), (middle + (dx + 0.06) * high, -high * 0.06)])
        pen.stroke(steam, WHITE, high * 0.05)
    pen.solid([pot, ellipse(middle, high * 0.1, high * 0.36, high * 0.06)], c.STEEL, INK, high * LINE)
    for x in (8, 20):
        pen.solid([ellipse(x, high * 0.27, high * 0.09)], NOW, INK, high * LINE)


def garden_top_shop(pen: Pen, high: float) -> None:
    """Draw a brick house with a garden on its roof."""
    wall = rounded(2, high * 0.52, 96, high, 1)
    for n, x in enumerate(_steps(high * 0.62, high * 0.3)):
        top = high * (0.12 if n % 2 else 0.24)
        if n % 3 == 1:
            _flower(pen, x, high)
        else:
            bush = [ellipse(x, top + high * 0.2, high * 0.28), ellipse(x + high * 0.2, top + high * 0.3, high * 0.22)]
            pen.solid(bush, c.LEAF if n % 2 else c.LEAF_LIGHT, INK, high * LINE)
            pen.shade(bush[:1], [crescent(bush[0], -high * 0.06, -high * 0.05)], c.LEAF_DARK)
    pen.solid([wall], c.BRICK, INK, high * LINE)
    for row in range(3):
        y = high * (0.62 + 0.14 * row)
        pen.hatch([wall], [[(0, y), (100, y)]], c.BRICK_DARK, high * 0.03)
        for x in _steps(high * 0.4, high * (0.1 + 0.2 * (row % 2))):
            pen.hatch([wall], [[(x, y), (x, y + high * 0.14)]], c.BRICK_DARK, high * 0.03)


def desert_vendor(pen: Pen, high: float) -> None:
    """Draw dunes, cacti and a low sun under a striped cloth."""
    pen.solid([ellipse(84, high * 0.42, high * 0.3)], NOW, rgb("E9A02F"), high * 0.03)
    for x, wide in ((12, 34), (52, 40), (94, 30)):
        pen.fill(ellipse(x, high * 0.88, wide, high * 0.42), c.DUNE if x == 52 else c.DUNE_DARK)
    for x in (10, 32, 66):
        _cactus(pen, x, high)
    _awning(pen, high, (c.DUNE, rgb("C9762F")), 0.74)


def water_market(pen: Pen, high: float) -> None:
    """Draw boats on the water, a sail above each."""
    pen.fill(rounded(0, high * 0.58, 100, high, 0), c.SEA_LIGHT)
    for n, x in enumerate(_steps(high * 1.5, high * 0.8)):
        sail: Shape = [(x, high * 0.06), (x + high * 0.48, high * 0.5), (x, high * 0.5)]
        small: Shape = [(x - high * 0.08, high * 0.16), (x - high * 0.08, high * 0.5), (x - high * 0.4, high * 0.5)]
        pen.solid([sail], WHITE if n % 2 else c.CLOTH, INK, high * LINE)
        pen.solid([small], CREAM, INK, high * LINE)
        hull: Shape = [(x - high * 0.56, high * 0.55), (x + high * 0.6, high * 0.55), (x + high * 0.4, high * 0.82)]
        pen.solid([[*hull, (x - high * 0.36, high * 0.82)]], c.PLANK, INK, high * LINE)
    wave: Shape = [(x, high * (0.8 + 0.07 * math.sin(x / high * 9))) for x in range(101)]
    pen.fill([*wave, (100, high * 1.1), (0, high * 1.1)], c.SEA)
    pen.stroke(wave, c.SEA_DARK, high * 0.04)


def air_docks(pen: Pen, high: float) -> None:
    """Draw airships moored among clouds."""
    for x in (6.0, 46.0, 92.0):
        for dx, r in ((-0.2, 0.16), (0.06, 0.22), (0.3, 0.15)):
            pen.fill(ellipse(x + dx * high, high * 0.36, r * high), WHITE)
    for n, x in enumerate(_steps(high * 1.75, high * 0.9)):
        fin: Shape = [(x + high * 0.5, high * 0.4), (x + high * 0.86, high * 0.16), (x + high * 0.86, high * 0.66)]
        body = ellipse(x, high * 0.4, high * 0.66, high * 0.28)
        colour = (rgb("5E8FC0"), rgb("D9764A"), rgb("6DA36A"))[n % 3]
        pen.solid([fin, body], colour, INK, high * LINE)
        pen.shade([body], [ellipse(x, high * 0.4, high * 0.3, high * 0.3)], mix(colour, WHITE, 0.4))
        cabin = rounded(x - high * 0.2, high * 0.67, high * 0.4, high * 0.17, high * 0.05)
        pen.solid([cabin], c.PLANK, INK, high * LINE)
        pen.stroke([(x, high * 0.84), (x, high)], INK, high * 0.035)
    pen.solid([rounded(-2, high * 0.92, 104, high * 0.2, 0)], c.STEEL_DARK, INK, high * LINE)


def lantern_lane(pen: Pen, high: float) -> None:
    """Draw paper lanterns on a line under a curved roof."""
    roof: Shape = [(-4, high * 0.44), (4, high * 0.08), (96, high * 0.08), (104, high * 0.44)]
    pen.solid([roof], rgb("4F6E5D"), INK, high * LINE)
    for x in _steps(high * 0.3, 0):
        pen.hatch([roof], [[(x, high * 0.06), (x - high * 0.05, high * 0.46)]], rgb("3A5446"), high * 0.05)
    for n, x in enumerate(_steps(high * 0.86, high * 0.5)):
        pen.stroke([(x, high * 0.4), (x, high * 0.52)], INK, high * 0.04)
        lamp = ellipse(x, high * 0.72, high * 0.25, high * 0.21)
        pen.solid([lamp], c.LANTERN if n % 2 else rgb("F0A83C"), INK, high * LINE)
        pen.hatch(
            [lamp],
            [arc(x, high * 0.72, high * s, high * 0.23, 90, 270) for s in (0.04, 0.15)],
            c.LANTERN_DARK if n % 2 else rgb("C07F1E"),
            high * 0.025,
        )
        for y in (0.5, 0.9):
            pen.solid([rounded(x - high * 0.09, high * y, high * 0.18, high * 0.06, 0.2)], INK, INK, 0.1)


def midnight_merchant(pen: Pen, high: float) -> None:
    """Draw a tent under moon and stars."""
    pen.fill(rounded(0, 0, 100, high * 1.1, 0), c.NIGHT)
    moon = ellipse(86, high * 0.34, high * 0.25)
    pen.fill(moon, NOW)
    pen.fill(ellipse(86 - high * 0.14, high * 0.28, high * 0.22), c.NIGHT)
    for n, x in enumerate(_steps(high * 0.75, high * 0.3)):
        r = high * (0.11 if n % 2 else 0.07)
        if x < 84 - high * 0.3:
            pen.fill(star(x, high * (0.24 if n % 3 else 0.42), r, r * 0.42, 4), CREAM)
    tent: Shape = [(-2, high * 1.05), (18, high * 0.6), (44, high * 0.3), (70, high * 0.6), (102, high * 1.05)]
    pen.solid([tent], c.NIGHT_LIGHT, INK, high * LINE)
    for one, two in ((30, 14), (44, 36), (58, 66)):
        fold: Shape = [(44, high * 0.3), (one, high * 1.05), (two, high * 1.05)]
        pen.shade([tent], [fold], rgb("8A5FA6"))
    pen.solid([[(44, high * 0.3), (44, high * 0.06), (44 + high * 0.34, high * 0.16)]], c.CLOTH, INK, high * LINE)


def chef_academy(pen: Pen, high: float) -> None:
    """Draw columns and a gable with a chef's hat in it."""
    for x in _steps(high * 0.7, high * 0.3):
        column = rounded(x - high * 0.13, high * 0.58, high * 0.26, high * 0.5, 0.4)
        pen.solid([column], c.MARBLE, INK, high * LINE)
        pen.shade([column], [rounded(x + high * 0.02, 0, high * 0.2, high * 1.2, 0)], c.MARBLE_DARK)
    beam = rounded(0, high * 0.5, 100, high * 0.15, 0.4)
    gable: Shape = [(14, high * 0.5), (50, high * 0.02), (86, high * 0.5)]
    pen.solid([gable, beam], c.MARBLE, INK, high * LINE)
    pen.fill([(26, high * 0.46), (50, high * 0.13), (74, high * 0.46)], rgb("5A7FA6"))
    puffs = [ellipse(50 + dx * high, high * 0.28, r * high) for dx, r in ((-0.1, 0.07), (0, 0.08), (0.1, 0.07))]
    pen.solid([*puffs, rounded(50 - high * 0.09, high * 0.27, high * 0.18, high * 0.16, 0.2)], WHITE, INK, high * 0.025)
    for x in (5, 95):
        pen.stroke([(x, high * 0.5), (x, high * 0.1)], INK, high * 0.05)
        cloth: Shape = [(x, high * 0.1), (x + high * 0.3, high * 0.19), (x, high * 0.28)]
        pen.solid([cloth if x < 50 else [(2 * x - px, y) for px, y in cloth]], c.CLOTH, INK, high * LINE)


def break_time(pen: Pen, high: float) -> None:
    """Draw parasols over tables."""
    for n, x in enumerate(_steps(high * 1.5, high * 0.75)):
        pen.stroke([(x, high * 0.3), (x, high * 1.1)], INK, high * 0.06)
        top: Shape = [*arc(x, high * 0.62, high * 0.62, high * 0.5, 180, 360)]
        pen.solid([top], c.CLOTH if n % 2 else rgb("4F9CC9"), INK, high * LINE)
        pen.shade([top], [ellipse(x, high * 0.5, high * 0.18, high * 0.6)], CREAM)


ROOFS: dict[str, Roof] = {
    drawn.__name__: drawn
    for drawn in (
        soup_truck, garden_top_shop, desert_vendor, water_market, air_docks, lantern_lane, midnight_merchant,
        chef_academy, break_time,
    )
}  # fmt: skip


def quay(pen: Pen, high: float) -> None:
    """Draw the planks of the quay, water below their edge."""
    pen.fill(rounded(-1, 0, 102, high * 1.1, 0), c.PLANK)
    for row in range(4):
        y = high * (0.02 + row * 0.24)
        pen.stroke([(-2, y), (102, y)], c.PLANK_DARK, high * 0.025)
        for x in _steps(high * 1.1, high * (0.3 + 0.5 * (row % 2))):
            pen.stroke([(x, y), (x, y + high * 0.24)], c.PLANK_DARK, high * 0.02)
    wave: Shape = [(x, high * (0.93 + 0.035 * math.sin(x / high * 9))) for x in range(-1, 102)]
    pen.fill([*wave, (101, high * 1.1), (-1, high * 1.1)], c.SEA)
    pen.stroke(wave, c.SEA_DARK, high * 0.03)


def _steps(step: float, start: float) -> Iterator[float]:
    """Yield positions across the band."""
    count = int((100 - start) / step) + 1
    return (start + n * step for n in range(count))


def _awning(pen: Pen, high: float, stripes: tuple[RGB, RGB], top: float) -> None:
    """Draw a striped awning whose edge hangs in scallops over the foot of the band."""
    wide = high * 0.36
    for n, x in enumerate(_steps(wide, 0)):
        scallop = arc(x + wide / 2, high * 0.9, wide / 2, high * 0.09, 0, 180)
        flap: Shape = [(x, high * top), (x + wide, high * top), (x + wide, high * 0.9), *scallop]
        pen.solid([flap], stripes[n % 2], INK, high * 0.02)


def _flower(pen: Pen, x: float, high: float) -> None:
    pen.stroke([(x, high * 0.56), (x, high * 0.3)], c.LEAF_DARK, high * 0.06)
    pen.solid([star(x, high * 0.24, high * 0.19, high * 0.11, 7)], NOW, INK, high * LINE)
    pen.fill(ellipse(x, high * 0.24, high * 0.07), rgb("8A5A3B"))


def _cactus(pen: Pen, x: float, high: float) -> None:
    trunk = rounded(x - high * 0.09, high * 0.14, high * 0.18, high * 0.7, high * 0.09)
    arms = [
        rounded(x - high * 0.32, high * 0.3, high * 0.13, high * 0.26, high * 0.06),
        rounded(x - high * 0.32, high * 0.46, high * 0.3, high * 0.12, high * 0.05),
        rounded(x + high * 0.19, high * 0.24, high * 0.13, high * 0.26, high * 0.06),
        rounded(x + high * 0.02, high * 0.4, high * 0.3, high * 0.12, high * 0.05),
    ]
    pen.solid([trunk, *arms], c.LEAF, INK, high * LINE)
