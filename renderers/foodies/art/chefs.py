"""The five special chefs, head and shoulders, each with headgear that shows the requirement."""

from __future__ import annotations

from collections.abc import Callable

from renderers.foodies.art.signs import HEART_SHAPE
from renderers.foodies.colours import CULTURE, HEART, STAR
from renderers.kit.palette import CREAM, INK, RGB, WHITE, mix, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, crescent, ellipse, mirrored, moved, rounded, scaled, star

Portrait = Callable[[Pen], None]

BLUSH, MOUTH = rgb("F08A8A"), rgb("7A1F2B")
STARCH, STARCH_DARK = WHITE, rgb("D3DAE2")


def same4(pen: Pen) -> None:
    """Draw the specialist: a tall hat, a great moustache, a stern brow."""
    skin, hair = rgb("F0C09A"), rgb("4B2A22")
    _shoulders(pen, WHITE, CULTURE["chinese"])
    _head(pen, skin)
    hat = [*(ellipse(x, y, 15) for x, y in ((30, 20), (50, 14), (70, 20))), rounded(27, 16, 46, 26, 4)]
    pen.solid(hat, STARCH)
    pen.shade(hat, [rounded(62, 0, 30, 50, 0)], STARCH_DARK)
    pen.hatch(hat, [[(40, 24), (40, 38)], [(50, 22), (50, 38)], [(60, 24), (60, 38)]], STARCH_DARK, 2.4)
    _eyes(pen, 52)
    for x, lean in ((38, 3), (62, -3)):
        pen.stroke([(x - 6, 45 - lean), (x + 6, 45 + lean)], hair, 4.4)
    pen.solid([ellipse(50, 58, 6, 5)], mix(skin, BLUSH, 0.5), line=2)
    wing = blob([(50, 63), (62, 61), (74, 66), (82, 58), (78, 73), (62, 74), (51, 70)])
    pen.solid([wing, mirrored(wing)], hair, line=2.4)


def diverse5(pen: Pen) -> None:
    """Draw the globetrotter: a sun hat with a globe on it, freckles, a scarf."""
    skin, hair = rgb("D99A6C"), rgb("B5562B")
    _shoulders(pen, rgb("D9C08A"), CULTURE["mexican"])
    for plait in (blob([(22, 50), (30, 54), (28, 78), (18, 84), (14, 70)]),):
        pen.solid([plait, mirrored(plait)], hair, line=2.8)
    _head(pen, skin)
    brim = blob([(4, 42), (24, 32), (50, 28), (76, 32), (96, 42), (76, 46), (50, 43), (24, 46)])
    dome: Shape = [*arc(50, 36, 29, 30, 180, 360)]
    pen.solid([dome], rgb("E3C27A"))
    pen.shade([dome], [crescent(dome, -8, -3)], rgb("BF9850"))
    pen.solid([brim], rgb("E3C27A"))
    globe = ellipse(50, 20, 13)
    pen.solid([globe], rgb("4E9BD0"), line=2.6)
    land = [blob([(40, 14), (48, 12), (51, 20), (44, 25)]), blob([(54, 22), (61, 18), (62, 28), (54, 31)])]
    pen.shade([globe], land, rgb("5DAA3E"))
    _eyes(pen, 56)
    for x, y in ((33, 64), (38, 66), (62, 66), (67, 64)):
        pen.fill(ellipse(x, y, 1.7), rgb("A85F30"))
    _smile(pen, 68)


def stars6(pen: Pen) -> None:
    """Draw the stargazer: a night-blue hat with stars, round glasses."""
    skin, night = rgb("8E5A3C"), rgb("2C3A78")
    _shoulders(pen, night, STAR)
    _head(pen, skin)
    hat = blob([(24, 42), (28, 26), (40, 8), (58, 2), (76, 10), (66, 16), (72, 28), (76, 42), (50, 46)])
    pen.solid([hat], night)
    pen.shade([hat], [crescent(hat, -7, -3)], mix(night, INK, 0.4))
    for x, y, r in ((44, 20, 8), (60, 31, 6.4), (37, 35, 5)):
        pen.fill(star(x, y, r, r * 0.46, 5), STAR)
    pen.solid([star(80, 13, 11, 5.4, 5)], STAR, line=2.2)
    _eyes(pen, 57)
    for x in (37, 63):
        pen.stroke(ellipse(x, 57, 12), rgb("F0D28A"), 3, closed=True)
    pen.stroke([(49, 56), (51, 56)], rgb("F0D28A"), 3)
    _smile(pen, 72)


def cross5(pen: Pen) -> None:
    """Draw the crossroads cook: a kerchief with a crossing on it and a full beard."""
    skin, hair, green = rgb("F3CBA6"), rgb("D98A3D"), CULTURE["brazilian"]
    _shoulders(pen, rgb("3E4A56"), WHITE)
    beard = blob(
        [
            (20, 50),
            (26, 62),
            (38, 62),
            (50, 60),
            (62, 62),
            (74, 62),
            (80, 50),
            (78, 76),
            (64, 92),
            (50, 96),
            (36, 92),
            (22, 76),
        ]
    )
    _head(pen, skin)
    pen.solid([beard], hair, line=2.8)
    pen.shade([beard], [crescent(beard, -6, -4)], mix(hair, INK, 0.25))
    knot = [blob([(78, 38), (92, 30), (96, 40), (86, 46)]), blob([(78, 40), (94, 48), (90, 58), (80, 48)])]
    pen.solid(knot, green, line=2.6)
    cloth = blob([(20, 44), (22, 22), (50, 10), (78, 22), (80, 44), (50, 36)])
    pen.solid([cloth], green)
    pen.shade([cloth], [crescent(cloth, -8, -3)], mix(green, INK, 0.3))
    for x, y in ((50, 16), (40, 25), (50, 25), (60, 25), (50, 34)):
        pen.fill(rounded(x - 4, y - 4, 8, 8, 1.5), CREAM)
    _eyes(pen, 52)
    mouth = [*arc(50, 68, 10, 9, 0, 180)]
    pen.solid([mouth], MOUTH, line=1.8)
    pen.shade([mouth], [ellipse(50, 77, 7, 4)], BLUSH)


def pairs3(pen: Pen) -> None:
    """Draw the matchmaker: two buns, a heart in the hair, red cheeks."""
    skin, hair = rgb("F6D3B3"), rgb("3A2B3F")
    _shoulders(pen, rgb("F2B8C6"), HEART)
    for x in (22, 78):
        bun = ellipse(x, 20, 16)
        pen.solid([bun], hair)
        pen.stroke(arc(x, 20, 9, 9, 190, 290), mix(hair, WHITE, 0.35), 2.6)
    back = blob([(16, 46), (26, 20), (50, 12), (74, 20), (84, 46), (82, 72), (18, 72)])
    pen.solid([back], hair)
    _head(pen, skin)
    fringe = blob([(20, 52), (20, 28), (50, 14), (80, 28), (80, 52), (70, 38), (54, 32), (34, 38)])
    pen.solid([fringe], hair, line=2.4)
    pen.stroke(arc(50, 40, 22, 18, 215, 275), mix(hair, WHITE, 0.3), 3)
    pen.solid([moved(scaled(HEART_SHAPE, 0.24), 16, -24)], HEART, line=2.4)
    _eyes(pen, 57, lashes=True)
    _smile(pen, 70)


CHEFS: dict[str, Portrait] = {chef.__name__: chef for chef in (same4, diverse5, stars6, cross5, pairs3)}


def _shoulders(pen: Pen, coat: RGB, scarf: RGB) -> None:
    body = blob([(8, 100), (14, 86), (32, 78), (50, 80), (68, 78), (86, 86), (92, 100)])
    pen.solid([[*body, (92, 110), (8, 110)]], coat)
    pen.solid([[(34, 78), (50, 94), (66, 78), (58, 74), (42, 74)]], scarf, line=2.6)


def _head(pen: Pen, skin: RGB) -> None:
    for x in (20, 80):
        pen.solid([ellipse(x, 58, 6, 7)], skin, line=2.8)
    head = ellipse(50, 55, 30, 31)
    pen.solid([head], skin)
    pen.shade([head], [crescent(head, -5, -5)], mix(skin, INK, 0.16))
    for x in (29, 71):
        pen.fill(ellipse(x, 66, 5.6, 3.8), mix(skin, BLUSH, 0.7))


def _eyes(pen: Pen, y: float, lashes: bool = False) -> None:
    for x in (38, 62):
        pen.solid([ellipse(x, y, 7, 8)], WHITE, line=1.8)
        inward = 1 if x < 50 else -1
        pen.fill(ellipse(x + inward, y + 1, 4.6, 5.6), INK)
        pen.fill(ellipse(x + inward - 1.6, y - 2, 1.8), CREAM)
        if lashes:
            out = 2 * inward
            pen.stroke([(x - 3.5 * out, y - 3), (x - 5.5 * out, y - 7)], INK, 3)


def _smile(pen: Pen, y: float) -> None:
    pen.stroke(arc(50, y - 5, 10, 8, 25, 155), INK, 3.4)
