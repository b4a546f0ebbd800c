"""Things round the game: stars, hats, bags, hands, signs."""

from __future__ import annotations

from collections.abc import Callable

from renderers.critter_kitchen import colours
from renderers.critter_kitchen.art.critters import toque
from renderers.critter_kitchen.art.tokens import sign
from renderers.kit.palette import BAD, CREAM, INK, MIST, NOW, PAPER, RGB, TRAY, WHITE, mix, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, crescent, curve, ellipse, rounded, star, turned


def star_(pen: Pen) -> None:
    """Draw a star, which wins the game."""
    body = star(50, 54, 46, 21, 5)
    pen.solid([body], colours.STAR, INK, 3.4)
    pen.shade([body], [crescent(body, -6, -5)], colours.STAR_DARK)


def sack(pen: Pen) -> None:
    """Draw a sack: tokens behind a shield."""
    body = blob([(36, 34), (64, 34), (84, 58), (86, 84), (68, 94), (32, 94), (14, 84), (16, 58)])
    neck: Shape = [(38, 34), (28, 10), (44, 18), (52, 8), (60, 18), (74, 10), (62, 34)]
    pen.solid([neck, body], rgb("CDA874"), INK, 4)
    pen.shade([body], [crescent(body, -8, -4)], rgb("A27F4F"))
    pen.stroke([(35, 34), (65, 34)], BAD, 7)


def hold(pen: Pen) -> None:
    """Draw a raised paw: the hold token, under which an ingredient does not exist."""
    pen.solid([ellipse(50, 50, 44)], BAD, INK, 4)
    palm = ellipse(50, 62, 18, 15)
    pen.solid([palm], CREAM, INK, 2)
    for x, y in ((27, 44), (42, 32), (58, 32), (73, 44)):
        pen.solid([ellipse(x, y, 7.4, 9.4)], CREAM, INK, 2)


def face_down(pen: Pen) -> None:
    """Draw the back of a card: a cloche on a chequered ground."""
    pen.solid([arc(50, 66, 34, 34, 180, 360)], MIST, INK, 3.4)
    pen.solid([ellipse(50, 28, 6), rounded(10, 66, 80, 9, 4)], MIST, INK, 3.4)
    pen.stroke(arc(50, 66, 24, 24, 200, 250), WHITE, 4)


def planned(pen: Pen) -> None:
    """Draw a sealed letter with a tick: the plan is in."""
    body = rounded(8, 24, 84, 58, 6)
    pen.solid([body], CREAM, INK, 4)
    pen.stroke([(10, 28), (50, 58), (90, 28)], INK, 4)
    pen.solid([ellipse(72, 72, 22)], colours.LEAF, INK, 3.4)
    pen.stroke([(61, 73), (69, 81), (84, 63)], WHITE, 7)


def planning(pen: Pen) -> None:
    """Draw a quill over paper: somebody is still planning."""
    pen.solid([rounded(12, 34, 60, 58, 5)], CREAM, INK, 4)
    for y in (52, 66, 80):
        pen.stroke([(22, y), (50, y)], mix(CREAM, INK, 0.4), 4)
    quill = blob([(46, 72), (58, 44), (84, 6), (92, 16), (78, 46), (54, 68)])
    pen.solid([quill], NOW, INK, 3.4)
    pen.stroke([(46, 76), (84, 18)], INK, 2.4)


def pot(pen: Pen) -> None:
    """Draw a pot on the fire: challenges and meals being cooked."""
    for x in (36, 62):
        pen.stroke(curve([(x, 30), (x - 5, 22), (x + 4, 14), (x, 5)]), INK, 8)
        pen.stroke(curve([(x, 30), (x - 5, 22), (x + 4, 14), (x, 5)]), WHITE, 3.6)
    body = rounded(16, 42, 68, 46, 10)
    pen.solid([body, rounded(4, 50, 92, 10, 5), rounded(10, 36, 80, 11, 5)], colours.STEEL, INK, 4)
    pen.shade([body], [crescent(body, -8, 0)], colours.STEEL_DARK)


def fridge(pen: Pen) -> None:
    """Draw a fridge with its door a little open."""
    body = rounded(20, 5, 60, 90, 9)
    pen.solid([body], rgb("CFE6EC"), INK, 4)
    pen.shade([body], [rounded(64, 0, 30, 100, 0)], rgb("A5CBD5"))
    pen.stroke([(20, 38), (80, 38)], INK, 3.4)
    pen.stroke([(31, 18), (31, 30)], INK, 5)
    pen.stroke([(31, 48), (31, 66)], INK, 5)


def cloche(pen: Pen) -> None:
    """Draw a silver cloche: the critic's meal."""
    face_down(pen)


def bridge(pen: Pen) -> None:
    """Draw the bridge at the front of the priority track."""
    pen.stroke(arc(50, 92, 42, 52, 180, 360), INK, 17)
    pen.stroke(arc(50, 92, 42, 52, 180, 360), colours.PLANK, 10)
    for angle in range(195, 360, 22):
        (x, y), *_ = arc(50, 92, 42, 52, angle, angle)
        pen.stroke([(x, y - 2), (x, y - 22)], INK, 4)
    pen.stroke(arc(50, 72, 42, 52, 190, 350), INK, 4)


def seal(pen: Pen) -> None:
    """Draw a ring of laurel: a course that was the best."""
    for turn in range(0, 360, 30):
        pen.solid([turned(ellipse(50, 12, 6, 11), turn, (50, 52))], colours.LEAF_LIGHT, colours.LEAF_DARK, 2.4)


def flag(pen: Pen) -> None:
    """Draw the flag at the end of the score track."""
    pen.stroke([(22, 6), (22, 96)], INK, 8)
    cloth: Shape = [(24, 10), (88, 20), (70, 36), (88, 54), (24, 60)]
    pen.solid([cloth], colours.CLOTH, INK, 3.4)
    pen.shade([cloth], [rounded(24, 34, 80, 40, 0)], rgb("A83D33"))


def dollar(pen: Pen) -> None:
    """Draw McDogald: a dog in a paper hat."""
    ear = blob([(20, 34), (6, 44), (8, 74), (22, 70), (28, 50)])
    pen.solid([ellipse(50, 58, 30, 30)], rgb("E8C08A"), INK, 3.4)
    pen.solid([ear, [(100 - x, y) for x, y in ear]], rgb("A66A38"), INK, 3)
    pen.solid([[(26, 34), (34, 8), (66, 8), (74, 34)]], BAD, INK, 3)
    pen.fill(ellipse(50, 21, 7), NOW)
    for x in (40, 60):
        pen.fill(ellipse(x, 54, 4.6, 5.6), INK)
    pen.solid([ellipse(50, 74, 14, 10)], PAPER, INK, 2.4)
    pen.fill(ellipse(50, 69, 6, 4.4), INK)


THINGS: dict[str, Callable[[Pen], None]] = {
    "star": star_,
    "sack": sack,
    "hold": hold,
    "face_down": face_down,
    "planned": planned,
    "planning": planning,
    "pot": pot,
    "fridge": fridge,
    "cloche": cloche,
    "bridge": bridge,
    "seal": seal,
    "flag": flag,
    "rival": dollar,
}


def hat(pen: Pen, colour: RGB) -> None:
    """Draw a hat of the priority track, whole, in its seat's colour."""
    toque(pen, colour, 50, 4, 2.35)


def space(pen: Pen, icon: str, filled: bool, wild: bool) -> None:
    """Draw a rumor space of a kitchen: a bubble with its sign, bright if it holds a token; a wild has a star."""
    tail: Shape = [(22, 66), (16, 97), (48, 74)]
    bubble = [tail, rounded(4, 6, 92, 70, 26)]
    if filled:
        pen.solid(bubble, colours.BUBBLE, colours.RUMOR_DARK, 4)
        sign(pen, icon)
    else:
        pen.solid(bubble, TRAY, colours.FAINT, 3)
        sign(pen, icon, colours.FAINT)
    if wild:
        pen.solid([star(82, 76, 20, 9, 5)], NOW, INK, 3)
