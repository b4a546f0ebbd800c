"""The six foods, each with a distinct silhouette: head, cone, bowl, slice, roll, half moon."""

from __future__ import annotations

from collections.abc import Callable

from renderers.kit.palette import INK, WHITE, mix, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, crescent, curve, ellipse, mirrored, rounded

PINK, PINK_DARK = rgb("F4A3A0"), rgb("D7706F")
WAFFLE, WAFFLE_DARK = rgb("E5A852"), rgb("B5762A")
VANILLA, BERRY = rgb("FFF0CC"), rgb("EE7F96")
BOWL, BOWL_DARK, NOODLE = rgb("D9483B"), rgb("A62F26"), rgb("F7D774")
CHEESE, CRUST, SALAMI = rgb("F9CE58"), rgb("C9803A"), rgb("C33A2C")
NORI, RICE, SALMON = rgb("2F3B38"), rgb("FFFDF5"), rgb("F3814F")
SHELL, SHELL_DARK, LETTUCE, TOMATO = rgb("F2B33D"), rgb("C98618"), rgb("6DB33F"), rgb("D8402F")


def pig(pen: Pen) -> None:
    """Draw a pig's head: BBQ."""
    head = ellipse(50, 55, 37, 34)
    ears: list[Shape] = [[(13, 12), (42, 22), (18, 48)], [(87, 12), (58, 22), (82, 48)]]
    pen.solid([*ears, head], PINK, INK, 4)
    inner: Shape = [(20, 21), (34, 26), (22, 39)]
    for ear in (inner, mirrored(inner)):
        pen.fill(ear, PINK_DARK)
    pen.shade([head], [crescent(head, -4, -6)], mix(PINK, PINK_DARK, 0.5))
    pen.solid([ellipse(50, 66, 18, 13)], rgb("F8C1BB"), PINK_DARK, 2.5)
    for x in (43, 57):
        pen.fill(ellipse(x, 66, 3.6, 5.5), INK)
    for x in (32, 68):
        pen.fill(ellipse(x, 46, 5, 6), INK)
        pen.fill(ellipse(x + 1.6, 44, 1.8), WHITE)


def cone(pen: Pen) -> None:
    """Draw two scoops on a cone: ice cream."""
    wafer: Shape = [(27, 50), (73, 50), (50, 92)]
    pen.solid([wafer], WAFFLE, INK, 4)
    lines: list[Shape] = [[(27 + 15 * i, 46), (60 + 15 * i, 98)] for i in range(-2, 3)]
    lines += [[(73 - 15 * i, 46), (40 - 15 * i, 98)] for i in range(-2, 3)]
    pen.hatch([wafer], lines, WAFFLE_DARK, 2.6)
    upper = ellipse(50, 26, 20, 19)
    lower = [*arc(50, 44, 28, 22, 180, 360), (78, 50), (70, 57), (62, 51), (52, 58), (42, 51), (33, 57), (22, 50)]
    pen.solid([lower], BERRY, INK, 4)
    pen.shade([lower], [crescent(lower, -6, -5)], mix(BERRY, INK, 0.18))
    pen.solid([upper], VANILLA, INK, 4)
    pen.shade([upper], [crescent(upper, -6, -4)], mix(VANILLA, WAFFLE, 0.4))
    pen.solid([ellipse(58, 10, 5)], SALAMI, INK, 3)


def bowl(pen: Pen) -> None:
    """Draw a bowl with chopsticks: noodles."""
    for x in (64, 76):
        pen.stroke([(x + 14, 5), (x - 14, 46)], INK, 10)
        pen.stroke([(x + 14, 5), (x - 14, 46)], WAFFLE, 4.6)
    heap = blob([(12, 50), (20, 32), (36, 26), (52, 28), (70, 30), (86, 38), (88, 52)])
    pen.solid([heap], NOODLE, INK, 4)
    waves = [curve([(14 + d, 52), (26 + d, 34), (38 + d, 46), (50 + d, 32)]) for d in (0, 12, 24, 36)]
    pen.hatch([heap], waves, mix(NOODLE, WAFFLE_DARK, 0.6), 2.8)
    dish: Shape = [(5, 50), (95, 50), *arc(50, 50, 45, 41, 0, 180)]
    pen.solid([dish, rounded(34, 82, 32, 12, 4)], BOWL, INK, 4)
    pen.shade([dish], [crescent(dish, -9, -4)], BOWL_DARK)
    pen.hatch([dish], [[(8, 59), (92, 59)]], WHITE, 4)


def slice_(pen: Pen) -> None:
    """Draw a slice, its tip below: pizza."""
    body: Shape = [(14, 24), (86, 24), (50, 96)]
    pen.solid([body], CHEESE, INK, 4)
    pen.shade([body], [[(86, 24), (50, 96), (50, 80), (76, 24)]], mix(CHEESE, CRUST, 0.5))
    for x, y, r in ((36, 42, 8.5), (60, 40, 8), (49, 64, 8)):
        pen.solid([ellipse(x, y, r)], SALAMI, mix(SALAMI, INK, 0.4), 1.8)
    pen.solid([rounded(6, 9, 88, 20, 10)], CRUST, INK, 4)
    pen.shade([rounded(6, 9, 88, 20, 10)], [rounded(12, 12, 70, 5, 2.5)], mix(CRUST, WHITE, 0.35))


def roll(pen: Pen) -> None:
    """Draw a standing roll: sushi."""
    wall: Shape = [(10, 36), (10, 70), *arc(50, 70, 40, 24, 180, 0), (90, 70), (90, 36)]
    pen.solid([wall, ellipse(50, 36, 40, 26)], NORI, INK, 4)
    pen.shade([wall], [[(68, 40), (80, 40), (80, 96), (68, 96)]], mix(NORI, WHITE, 0.22))
    pen.fill(ellipse(50, 36, 35, 21.5), RICE)
    pen.solid([blob([(32, 36), (42, 25), (58, 26), (69, 36), (56, 47), (40, 46)])], SALMON, rgb("B9502A"), 2.2)
    pen.stroke(curve([(42, 33), (50, 30), (58, 33)]), rgb("FFC9A8"), 4)
    for x, y in ((24, 30), (76, 42), (27, 44), (70, 26), (50, 54)):
        pen.fill(ellipse(x, y, 2.2), rgb("D5D0BE"))


def taco(pen: Pen) -> None:
    """Draw a filled half moon: tacos."""
    frill = blob(
        [
            *((12, 58), (13, 42), (23, 42), (23, 27), (36, 30), (42, 16), (54, 26), (66, 18)),
            *((72, 32), (82, 33), (82, 45), (90, 50), (88, 62)),
        ],
        6,
    )
    pen.solid([frill], LETTUCE, INK, 4)
    for x, y in ((24, 40), (45, 30), (66, 34), (81, 47)):
        pen.solid([ellipse(x, y, 6.5)], TOMATO, mix(TOMATO, INK, 0.4), 1.8)
    shell: Shape = [*arc(50, 82, 43, 46, 180, 360), (93, 86), (89, 90), (11, 90), (7, 86)]
    pen.solid([shell], SHELL, INK, 4)
    pen.shade([shell], [crescent(shell, -8, -6)], SHELL_DARK)
    for x, y in ((30, 62), (48, 52), (60, 70), (38, 78), (70, 60)):
        pen.fill(ellipse(x, y, 2.4), SHELL_DARK)


FOODS: dict[str, Callable[[Pen], None]] = {
    "bbq": pig,
    "ice": cone,
    "noo": bowl,
    "piz": slice_,
    "sus": roll,
    "tac": taco,
}
