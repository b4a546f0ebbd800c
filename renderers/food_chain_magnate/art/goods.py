"""Food and drink, each with a distinct silhouette: burger, slice, bottle, glass with a lemon, mug, jar."""

from __future__ import annotations

from collections.abc import Callable

from renderers.food_chain_magnate import colours as c
from renderers.kit.palette import INK, WHITE, mix
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, crescent, ellipse, rounded, turned


def burger(pen: Pen) -> None:
    """Draw a bun with lettuce, tomato and meat."""
    top: Shape = [*arc(50, 45, 41, 35, 180, 360), (90, 49), (10, 49)]
    bottom = rounded(12, 70, 76, 20, 10)
    pen.solid([bottom], c.BUN, INK, 4)
    pen.shade([bottom], [rounded(12, 81, 76, 12, 4)], c.BUN_DARK)
    pen.solid([rounded(8, 57, 84, 15, 7)], c.PATTY, INK, 4)
    frill = blob([(6, 50), (20, 46), (50, 47), (80, 46), (94, 50), (84, 60), (70, 54), (54, 61), (38, 54), (20, 61)], 6)
    pen.solid([frill], c.LETTUCE, INK, 3)
    pen.solid([top], c.BUN, INK, 4)
    pen.shade([top], [crescent(top, -8, -6)], c.BUN_DARK)
    for x, y in ((34, 29), (50, 22), (64, 31), (46, 37)):
        pen.fill(ellipse(x, y, 3.6, 2.6), c.FOAM)


def pizza(pen: Pen) -> None:
    """Draw a slice, its tip below."""
    body: Shape = [(12, 22), (88, 22), (50, 96)]
    pen.solid([body], c.CHEESE, INK, 4)
    pen.shade([body], [[(88, 22), (50, 96), (50, 80), (77, 22)]], mix(c.CHEESE, c.CRUST, 0.5))
    for x, y, r in ((36, 41, 9), (62, 42, 9), (49, 65, 8.5)):
        pen.solid([ellipse(x, y, r)], c.SALAMI, mix(c.SALAMI, INK, 0.4), 1.8)
    pen.solid([rounded(5, 7, 90, 21, 10)], c.CRUST, INK, 4)
    pen.shade([rounded(5, 7, 90, 21, 10)], [rounded(12, 11, 70, 5, 2.5)], mix(c.CRUST, WHITE, 0.4))


def soft_drink(pen: Pen) -> None:
    """Draw a dark bottle with a red label."""
    half: Shape = [(40, 14), (39, 26), (34, 38), (28, 50), (30, 62), (27, 74), (28, 90), (32, 95)]
    body = [*half, *((100 - x, y) for x, y in reversed(half))]
    pen.solid([body], c.COLA, INK, 4)
    pen.shade([body], [[(34, 36), (42, 36), (38, 94), (30, 94)]], c.COLA_LIGHT)
    pen.shade([body], [rounded(20, 52, 60, 20, 0)], c.LABEL)
    pen.hatch([body], [[(26, 66), (42, 58), (56, 66), (74, 57)]], WHITE, 5)
    pen.solid([rounded(37, 4, 26, 12, 4)], c.LABEL, INK, 3.5)


def lemonade(pen: Pen) -> None:
    """Draw a pale glass with a straw and a slice of lemon."""
    pen.stroke([(44, 60), (30, 4)], INK, 11)
    pen.stroke([(44, 60), (30, 4)], WHITE, 5)
    glass: Shape = [(16, 32), (74, 32), (66, 95), (24, 95)]
    pen.solid([glass], WHITE, INK, 4)
    pen.shade([glass], [rounded(0, 44, 100, 60, 0)], c.LEMON)
    pen.shade([glass], [[(24, 46), (34, 46), (36, 90), (29, 90)]], c.LEMON_PALE)
    wheel = ellipse(71, 32, 24)
    pen.solid([wheel], c.LEMON, INK, 4)
    pen.fill(ellipse(71, 32, 18), c.LEMON_PALE)
    for degrees in range(0, 180, 45):
        pen.stroke(turned([(54, 32), (88, 32)], degrees, (71, 32)), c.LEMON_DARK, 3)


def beer(pen: Pen) -> None:
    """Draw a mug with a head of foam."""
    pen.stroke(arc(70, 58, 20, 19, -80, 80), INK, 17)
    pen.stroke(arc(70, 58, 20, 19, -80, 80), c.BEER_DARK, 9)
    mug = rounded(13, 28, 58, 66, 8)
    pen.solid([mug], c.BEER, INK, 4)
    pen.shade([mug], [rounded(58, 28, 14, 70, 0)], c.BEER_DARK)
    for x in (26, 40, 54):
        pen.stroke([(x, 50), (x, 84)], mix(c.BEER, WHITE, 0.45), 5)
    foam = [ellipse(x, y, r) for x, y, r in ((20, 26, 13), (36, 19, 15), (54, 20, 14), (66, 29, 11))]
    pen.solid([*foam, rounded(12, 24, 60, 15, 7)], c.FOAM, INK, 4)


def kimchi(pen: Pen) -> None:
    """Draw a jar of red cabbage."""
    jar = rounded(16, 26, 68, 68, 16)
    pen.solid([jar], WHITE, INK, 4)
    pen.shade([jar], [rounded(22, 40, 56, 48, 12)], c.CABBAGE)
    for x, y, turn in ((36, 54, 30), (60, 52, -30), (46, 72, 80), (66, 74, 20), (34, 76, -40)):
        pen.fill(ellipse(x, y, 10, 5, turn), c.CABBAGE_DARK)
    pen.solid([rounded(20, 8, 60, 20, 6)], c.STEEL, INK, 4)


def sushi(pen: Pen) -> None:
    """Draw a slice of salmon on rice, held by a belt of seaweed."""
    rice = rounded(8, 48, 84, 40, 18)
    pen.solid([rice], WHITE, INK, 4)
    for x, y in ((22, 74), (36, 80), (64, 80), (80, 72)):
        pen.fill(ellipse(x, y, 4, 2.4, 30), mix(WHITE, c.STEEL_DARK, 0.35))
    fish = blob([(5, 46), (14, 26), (40, 17), (70, 20), (93, 34), (96, 52), (70, 58), (34, 60), (10, 58)], 6)
    pen.solid([fish], c.SALMON, INK, 4)
    for x in (26, 68, 82):
        pen.stroke([(x - 8, 54), (x + 4, 27)], WHITE, 4)
    pen.solid([rounded(40, 14, 20, 76, 4)], c.SEAWEED, INK, 3)


def noodles(pen: Pen) -> None:
    """Draw a steaming bowl with sticks in it."""
    for x in (62, 76):
        pen.stroke([(x, 4), (x - 16, 48)], INK, 9)
        pen.stroke([(x, 4), (x - 16, 48)], c.WOOD, 4)
    for x in (20, 34, 48):
        pen.stroke([(x, 40), (x + 6, 30), (x - 2, 20), (x + 4, 9)], c.STEEL_DARK, 4)
    pen.solid([ellipse(50, 50, 42, 13)], c.CRUST, INK, 4)
    for x in (22, 38, 54, 70):
        pen.stroke(arc(x, 52, 10, 7, 180, 360), c.CHEESE, 5)
    pen.solid([[(8, 52), (92, 52), (84, 76), (66, 93), (34, 93), (16, 76)]], c.LABEL, INK, 4)
    pen.hatch([[(10, 56), (90, 56), (86, 70), (14, 70)]], [[(8, 64), (92, 64)]], WHITE, 5)


def coffee(pen: Pen) -> None:
    """Draw a paper cup with a lid and a band, steam above it."""
    for x in (36, 52, 66):
        pen.stroke([(x, 22), (x + 5, 15), (x - 3, 9), (x + 3, 2)], c.STEEL_DARK, 4)
    pen.solid([[(20, 36), (80, 36), (71, 96), (29, 96)]], WHITE, INK, 4)
    pen.hatch([[(20, 36), (80, 36), (71, 96), (29, 96)]], [[(14, 65), (86, 65)]], c.PATTY, 24)
    pen.solid([rounded(13, 24, 74, 15, 6)], c.PATTY, INK, 4)


def crate(pen: Pen) -> None:
    """Draw a wooden crate for any other goods."""
    box = rounded(10, 22, 80, 66, 4)
    pen.solid([box], c.WOOD, INK, 4)
    pen.hatch([box], [[(8, 44), (92, 44)], [(8, 66), (92, 66)], [(30, 20), (30, 90)], [(70, 20), (70, 90)]], INK, 3)


GOODS: dict[str, Callable[[Pen], None]] = {
    "burger": burger,
    "pizza": pizza,
    "soft_drink": soft_drink,
    "lemonade": lemonade,
    "beer": beer,
    "kimchi": kimchi,
    "sushi": sushi,
    "noodles": noodles,
}
GOODS_OF_MODULES: dict[str, Callable[[Pen], None]] = {"coffee": coffee}
"""Goods whose colours the palette need not include."""
