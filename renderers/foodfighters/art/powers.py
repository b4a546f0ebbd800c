"""The glyph of each power card, in a square of 100 units on the card's face."""

from __future__ import annotations

from collections.abc import Callable

from renderers.foodfighters.art.items import STEEL, draw_bean
from renderers.kit.palette import CREAM, INK, WHITE, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, curve, ellipse, mirrored, moved, rounded, turned

FLAME, FLAME_HEART = rgb("E4572E"), rgb("FFC24B")
WATER, WATER_DARK = rgb("4FA6D8"), rgb("2C6F9E")
LEAF = rgb("6FB04A")
WHEAT, WHEAT_DARK = rgb("E0A83A"), rgb("A8741C")
SHELL, SHELL_DARK = rgb("E8957C"), rgb("B85F4B")
DROP = blob([(50, 10), (62, 32), (72, 54), (64, 76), (50, 82), (36, 76), (28, 54), (38, 32)])


def meat_shield(pen: Pen) -> None:
    """Draw a shield of meat."""
    shield = blob([(50, 8), (66, 16), (86, 18), (86, 48), (72, 76), (50, 92), (28, 76), (14, 48), (14, 18), (34, 16)])
    pen.solid([shield], rgb("C2453F"), line=4)
    pen.shade([shield], [[(50, 0), (100, 0), (100, 100), (50, 100)]], rgb("962C33"))
    pen.solid([rounded(24, 27, 52, 13, 6.5), blob([(43, 36), (57, 36), (55, 58), (50, 70), (45, 58)])], CREAM, line=2.4)


def sizzle(pen: Pen) -> None:
    """Draw a flame."""
    flame = blob(
        [(52, 6), (62, 24), (76, 40), (84, 64), (70, 88), (50, 93), (28, 88), (16, 66), (24, 44), (34, 52), (40, 30)]
    )
    pen.solid([flame], FLAME, line=4)
    pen.fill(blob([(52, 44), (62, 58), (66, 74), (58, 86), (48, 88), (36, 82), (34, 68), (42, 64)]), FLAME_HEART)


def drippings(pen: Pen) -> None:
    """Draw gravy that drips on a bean."""
    gravy: Shape = [
        *arc(50, 22, 40, 12, 180, 360),
        *curve(
            [
                (90, 22),
                (86, 44),
                (78, 30),
                (66, 34),
                (62, 58),
                (52, 36),
                (40, 34),
                (34, 48),
                (26, 32),
                (14, 36),
                (10, 22),
            ],
            6,
        ),
    ]
    pen.solid([gravy], rgb("A8662B"), line=4)
    pen.shade([gravy], [ellipse(40, 18, 20, 4)], rgb("D69A5B"))
    draw_bean(pen, 58, 78, 0.42)


def bean_boost(pen: Pen) -> None:
    """Draw a bean with a plus."""
    draw_bean(pen, 42, 56, 0.82)
    plus = [rounded(69, 6, 13, 40, 4), rounded(55.5, 19.5, 40, 13, 4)]
    pen.solid(plus, rgb("3FAE5A"), line=4)


def tossed_salad(pen: Pen) -> None:
    """Draw a salad bowl in the air, two leaves changing places."""
    bowl: Shape = [*arc(50, 56, 40, 34, 0, 180)]
    for leaf in (_leaf(30, 36, -20), _leaf(68, 34, 24)):
        pen.solid([leaf], LEAF, line=4)
    pen.solid([ellipse(49, 46, 11)], rgb("E0523F"), line=4)
    pen.solid([bowl], rgb("C98B4A"), line=4)
    pen.shade([bowl], [rounded(0, 72, 100, 40, 0)], rgb("9C6631"))
    for tip in ([(14, 20), (30, 8), (46, 14)], [(86, 20), (70, 8), (56, 14)]):
        pen.stroke(curve(tip), INK, 4)


def onion_tears(pen: Pen) -> None:
    """Draw three tears."""
    for dx, dy, size in ((-22, 14, 0.62), (24, 18, 0.55), (0, -8, 0.95)):
        drop = [(50 + (x - 50) * size * 0.8 + dx, 46 + (y - 46) * size * 0.9 + dy) for x, y in DROP]
        pen.solid([drop], WATER, line=4)
        pen.shade([drop], [ellipse(44 + dx, 54 + dy, 5 * size, 9 * size, 15)], WHITE)


def rising_dough(pen: Pen) -> None:
    """Draw a loaf that rises."""
    pen.solid(
        [blob([(10, 66), (18, 46), (50, 38), (82, 46), (90, 66), (86, 88), (50, 91), (14, 88)])], rgb("EBC78B"), line=4
    )
    for x in (32, 50, 68):
        pen.stroke(curve([(x - 4, 56), (x + 3, 62), (x + 4, 72)]), rgb("B8742D"), 4)
    arrow: Shape = [(50, 4), (68, 22), (57, 22), (57, 34), (43, 34), (43, 22), (32, 22)]
    pen.solid([arrow], rgb("3FAE5A"), line=3.4)


def sticky_rice(pen: Pen) -> None:
    """Draw a fighter's foot in a sticky puddle: a padlock of rice."""
    shackle = [*arc(50, 42, 20, 28, 180, 360), *reversed(arc(50, 42, 30, 38, 180, 360))]
    pen.solid([shackle], STEEL, line=3.6)
    body = rounded(14, 42, 72, 50, 20)
    pen.solid([body], rgb("FFFDF6"), line=4)
    for x, y, turn in ((30, 54, 30), (68, 52, -30), (28, 78, -20), (72, 78, 40), (50, 84, 0)):
        pen.fill(ellipse(x, y, 5, 2.8, turn), rgb("CFC7B4"))
    pen.fill(ellipse(50, 63, 7), INK)
    pen.stroke([(50, 64), (50, 76)], INK, 6)


def whole_grain(pen: Pen) -> None:
    """Draw an ear of wheat."""
    pen.stroke(curve([(50, 94), (50, 60), (50, 20)]), INK, 10)
    pen.stroke(curve([(50, 94), (50, 60), (50, 20)]), WHEAT_DARK, 4)
    for y in (70, 52, 34):
        grain = blob([(53, y), (60, y - 20), (78, y - 24), (76, y - 8), (66, y + 2)])
        pen.solid([grain, mirrored(grain)], WHEAT, line=3.4)
    pen.solid([blob([(50, 4), (59, 16), (50, 30), (41, 16)])], WHEAT, line=3.4)


def undertow(pen: Pen) -> None:
    """Draw a wave that curls over."""
    wave = blob(
        [
            (8, 74),
            (15, 40),
            (42, 14),
            (74, 18),
            (89, 42),
            (78, 57),
            (66, 51),
            (69, 38),
            (54, 36),
            (46, 56),
            (60, 72),
            (88, 77),
            (88, 90),
            (10, 90),
        ]
    )
    pen.solid([wave], WATER, line=4)
    pen.shade([wave], [rounded(0, 82, 100, 20, 0)], WATER_DARK)
    pen.stroke(curve([(20, 62), (28, 42), (44, 26)]), WHITE, 5)


def second_wave(pen: Pen) -> None:
    """Draw two waves, one behind the other."""
    crest = blob(
        [(4, 60), (16, 30), (36, 16), (54, 22), (58, 36), (46, 34), (42, 46), (58, 58), (96, 60), (96, 74), (4, 74)]
    )
    for wave, colour in ((moved(crest, 6, -4), WATER_DARK), (moved(crest, -4, 20), WATER)):
        pen.solid([[(max(5, min(95, x)), y) for x, y in wave]], colour, line=4)
    pen.stroke(curve([(12, 70), (20, 52), (32, 42)]), WHITE, 4)


def hard_shell(pen: Pen) -> None:
    """Draw a scallop shell."""
    fan: Shape = [(42, 84), *arc(50, 48, 43, 38, 165, 375), (58, 84)]
    pen.solid([rounded(32, 78, 36, 14, 4), fan], SHELL, line=4)
    for x in (18, 34, 50, 66, 82):
        pen.hatch([fan], [[(50 + (x - 50) * 0.15, 82), (x, 16 + abs(x - 50) * 0.5)]], SHELL_DARK, 4)


POWERS: dict[str, Callable[[Pen], None]] = {
    drawn.__name__: drawn
    for drawn in (
        meat_shield,
        sizzle,
        drippings,
        bean_boost,
        tossed_salad,
        onion_tears,
        rising_dough,
        sticky_rice,
        whole_grain,
        undertow,
        second_wave,
        hard_shell,
    )
}


def _leaf(x: float, y: float, turn: float) -> Shape:
    leaf = blob([(x, y - 30), (x + 17, y - 12), (x + 14, y + 14), (x, y + 26), (x - 14, y + 14), (x - 17, y - 12)])
    return turned(leaf, turn, (x, y))
