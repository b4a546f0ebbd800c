"""Small things: coin, heart, flyer, star and half-star, cloche, die, the signs of the culture effects."""

from __future__ import annotations

from PIL import Image

from renderers.foodies.colours import (
    COIN,
    COIN_DARK,
    COIN_LIGHT,
    FLYER,
    FLYER_DARK,
    HALF,
    HEART,
    HEART_DARK,
    HEART_LIGHT,
    STAR,
    STAR_DARK,
    STAR_LIGHT,
)
from renderers.kit import type as lettering
from renderers.kit.palette import CREAM, INK, NOW, RGB, SAND, WHITE, mix, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, crescent, ellipse, moved, rounded, scaled, star, turned
from renderers.kit.type import Face

HEART_SHAPE = blob(
    [(50, 30), (64, 15), (84, 18), (92, 38), (80, 62), (50, 89), (20, 62), (8, 38), (16, 18), (36, 15)], 8
)
STAR_SHAPE = star(50, 53, 48, 24, 5)
SAMPLES: tuple[RGB, RGB, RGB] = (rgb("2459A8"), rgb("B34700"), rgb("16743C"))  # any three cultures
DIE, DIE_DARK, DIE_LIGHT = rgb("FFFDF7"), rgb("D5CCBD"), rgb("EFE8DA")


def coin(pen: Pen) -> None:
    """Draw a gold coin with a rim."""
    disc = ellipse(50, 50, 44)
    pen.solid([disc], COIN, line=4)
    pen.shade([disc], [crescent(disc, -7, -7)], COIN_DARK)
    pen.stroke(ellipse(50, 50, 29), COIN_DARK, 5, closed=True)
    pen.stroke(arc(50, 50, 29, 29, 190, 265), COIN_LIGHT, 6)


def coin_token(pen: Pen) -> None:
    """Draw a coin without its inner rim: room for a number."""
    disc = ellipse(50, 50, 44)
    pen.solid([disc], COIN, line=5)
    pen.shade([disc], [crescent(disc, -5, -5)], COIN_DARK)


def heart(pen: Pen) -> None:
    """Draw a heart: popularity."""
    pen.solid([HEART_SHAPE], HEART, line=4)
    pen.shade([HEART_SHAPE], [crescent(HEART_SHAPE, -7, -6)], HEART_DARK)
    pen.stroke(arc(32, 36, 11, 11, 180, 265), HEART_LIGHT, 6)


def heart_token(pen: Pen) -> None:
    """Draw a heart without its light: room for a number."""
    pen.solid([HEART_SHAPE], HEART, line=5)


def flyer(pen: Pen) -> None:
    """Draw a leaflet with a folded corner, a picture and lines."""
    sheet = turned([(20, 8), (64, 8), (82, 26), (82, 92), (20, 92)], 6)
    pen.solid([sheet], WHITE, line=4)
    pen.shade([sheet], [turned(rounded(0, 72, 100, 30, 0), 6)], FLYER)
    pen.fill(turned([(64, 8), (82, 26), (64, 26)], 6), FLYER_DARK)
    pen.fill(turned(scaled(HEART_SHAPE, 0.34, (44, 32)), 6), HEART)
    for y in (50, 61):
        pen.stroke(turned([(31, y), (70, y)], 6), FLYER_DARK, 5)


def whole_star(pen: Pen) -> None:
    """Draw a complete star, lit from above."""
    pen.solid([STAR_SHAPE], STAR, line=5)
    pen.shade([STAR_SHAPE], [crescent(STAR_SHAPE, -6, -6)], STAR_DARK)
    pen.shade([STAR_SHAPE], [ellipse(38, 38, 9, 5, -35)], STAR_LIGHT)


def pale_star(pen: Pen) -> None:
    """Draw a half star; its other half is missing."""
    pen.solid([STAR_SHAPE], HALF, mix(INK, HALF, 0.25), 4.4)


def cloche(pen: Pen) -> None:
    """Draw a covered dish: any stall."""
    dome = [*arc(50, 70, 40, 46, 180, 360)]
    pen.solid([ellipse(50, 20, 7), dome], rgb("C9D4DC"), line=4)
    pen.shade([dome], [crescent(dome, -10, -8)], rgb("93A3B0"))
    pen.solid([rounded(4, 70, 92, 12, 6)], rgb("E4EBF0"), line=4)
    pen.stroke(arc(50, 70, 27, 32, 200, 250), WHITE, 6)


def hourglass(pen: Pen) -> None:
    """Draw an hourglass: somebody is waited for."""
    glass: Shape = [(24, 14), (76, 14), (74, 34), (56, 50), (74, 66), (76, 86), (24, 86), (26, 66), (44, 50), (26, 34)]
    pen.solid([glass], CREAM, line=4)
    pen.shade([glass], [rounded(0, 28, 100, 20, 0), [(20, 90), (50, 62), (80, 90)]], NOW)
    pen.solid([rounded(16, 6, 68, 12, 5), rounded(16, 82, 68, 12, 5)], rgb("A8703A"), line=3.4)


def burst(pen: Pen) -> None:
    """Draw a green burst with a plus: newly built."""
    spikes = star(50, 50, 48, 38, 12)
    pen.solid([spikes], rgb("1E7F5C"), line=3)
    pen.fill(rounded(43, 24, 14, 52, 3), WHITE)
    pen.fill(rounded(24, 43, 52, 14, 3), WHITE)


def flag(pen: Pen) -> None:
    """Draw a chequered flag: the goal."""
    pen.solid([rounded(14, 6, 9, 90, 3)], rgb("A8703A"), line=3)
    cloth: Shape = [(23, 10), (90, 10), (90, 58), (23, 58)]
    pen.solid([cloth], WHITE, line=3.4)
    squares = [rounded(23 + 16.75 * i, 10 + 16 * j, 16.75, 16, 0) for i in range(4) for j in range(3) if (i + j) % 2]
    pen.shade([cloth], squares, INK)


def arrow(pen: Pen) -> None:
    """Draw an arrow to the right: becomes, goes to."""
    pen.solid([[(10, 38), (54, 38), (54, 18), (92, 50), (54, 82), (54, 62), (10, 62)]], INK, line=1)


def per(pen: Pen) -> None:
    """Draw a slanting stroke: for each."""
    pen.stroke([(34, 88), (66, 12)], INK, 12)


def beside(pen: Pen) -> None:
    """Draw a space and its four neighbours, the neighbours marked."""
    _cross(pen, CREAM, STAR)


def surrounded(pen: Pen) -> None:
    """Draw a space with every neighbour built."""
    _cross(pen, STAR, STAR)


def here(pen: Pen) -> None:
    """Draw a space and its neighbours, the space itself marked."""
    _cross(pen, STAR, CREAM)


def twin(pen: Pen) -> None:
    """Draw two cards, one a copy of the other."""
    pen.solid([turned(rounded(34, 10, 46, 60, 8), 8)], SAND, line=4)
    pen.solid([rounded(18, 28, 46, 62, 8)], WHITE, line=4)
    pen.fill(rounded(27, 40, 28, 8, 3), COIN_DARK)
    pen.fill(scaled(HEART_SHAPE, 0.28, (41, 66)), HEART)


def different(pen: Pen) -> None:
    """Draw three different shapes: different ones."""
    pen.solid([ellipse(26, 68, 19)], SAMPLES[0], line=3.4)
    pen.solid([[(50, 6), (72, 44), (28, 44)]], SAMPLES[1], line=3.4)
    pen.solid([rounded(56, 50, 36, 36, 5)], SAMPLES[2], line=3.4)


def card_back(pen: Pen) -> None:
    """Draw the back of a card: the next one, unknown."""
    pen.solid([rounded(16, 6, 68, 88, 12)], rgb("7C3B4B"), line=3.4)
    pen.stroke(rounded(24, 14, 52, 72, 8), rgb("D9A05B"), 3, closed=True)
    dome = moved(arc(50, 58, 19, 21, 180, 360), 0, 0)
    pen.fill(dome, rgb("D9A05B"))
    pen.fill(ellipse(50, 34, 4.4), rgb("D9A05B"))
    pen.fill(rounded(27, 61, 46, 6, 3), rgb("D9A05B"))


def disc(pen: Pen) -> None:
    """Draw a disc: any culture."""
    pen.solid([ellipse(50, 50, 38)], SAMPLES[0], line=4)


def peak(pen: Pen) -> None:
    """Draw a triangle: another culture."""
    pen.solid([[(50, 10), (92, 84), (8, 84)]], SAMPLES[1], line=4)


def block(pen: Pen) -> None:
    """Draw a square: a third culture."""
    pen.solid([rounded(16, 16, 68, 68, 8)], SAMPLES[2], line=4)


def cross_of_spaces(pen: Pen) -> None:
    """Draw a court whose middle cross is built."""
    for index in range(9):
        x, y = 6 + index % 3 * 31, 6 + index // 3 * 31
        pen.solid([rounded(x, y, 26, 26, 5)], STAR if index % 2 or index == 4 else SAND, line=2.6)


SIGNS = {
    sign.__name__: sign
    for sign in (
        coin, coin_token, heart, heart_token, flyer, whole_star, pale_star, cloche, hourglass, burst, flag,
        arrow, per, beside, surrounded, here, twin, different, card_back, disc, peak, block, cross_of_spaces,
    )
}  # fmt: skip


def die(face: int | None, size: int) -> Image.Image:
    """Return a ten-sided die, a number on its kite; without a face, waiting to be rolled."""
    pen = Pen(size)
    body: Shape = [(50, 3), (96, 40), (96, 60), (50, 97), (4, 60), (4, 40)]
    kite: Shape = [(50, 3), (82, 56), (50, 76), (18, 56)]
    pen.solid([body], DIE, line=3.4)
    pen.shade([body], [[(50, 97), (96, 60), (96, 40), (82, 56), (50, 76)]], DIE_DARK)
    pen.shade([body], [[(50, 97), (4, 60), (4, 40), (18, 56), (50, 76)]], DIE_LIGHT)
    for line in ([(50, 3), (82, 56), (50, 76), (18, 56), (50, 3)], [(82, 56), (96, 48)], [(18, 56), (4, 48)]):
        pen.stroke([(float(x), float(y)) for x, y in line], SAND, 1.8)
    pen.stroke([(50, 76), (50, 97)], SAND, 1.8)
    pen.fill(scaled(kite, 0.93, (50, 48)), WHITE)
    image = pen.picture()
    if face is not None:
        cover, dx, dy = lettering.label(str(face), Face.DISPLAY, round(size * 0.46))
        wide = lettering.width(str(face), Face.DISPLAY, round(size * 0.46))
        image.paste(INK, (round(size * 0.5 - wide / 2) + dx, round(size * 0.615) + dy), cover)
    return image


def _cross(pen: Pen, middle: RGB, arms: RGB) -> None:
    for x, y in ((50, 20), (20, 50), (80, 50), (50, 80)):
        pen.solid([rounded(x - 13, y - 13, 26, 26, 5)], arms, line=3)
    pen.solid([rounded(37, 37, 26, 26, 5)], middle, line=3)
