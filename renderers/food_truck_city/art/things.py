"""Pieces on blocks, streets and trucks, and the signs beside the city: tiles, closures, coins, papers, locks."""

from __future__ import annotations

from collections.abc import Callable

from renderers.food_truck_city import colours as c
from renderers.kit.palette import BAD, CREAM, GOOD, INK, NOW, STONE, WHITE, mix, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, curve, ellipse, moved, rounded, star, turned

CANVAS_RED, WOOD = rgb("D9483B"), rgb("C08A52")
STEEL, STEEL_DARK = rgb("C3CAD1"), rgb("7F8891")


def festival(pen: Pen) -> None:
    """Draw a striped tent with a flag."""
    pen.stroke([(50, 4), (50, 26)], INK, 5)
    pen.solid([[(52, 5), (76, 12), (52, 19)]], NOW, INK, 3)
    wall: Shape = [(16, 50), (84, 50), (88, 92), (12, 92)]
    top: Shape = [(50, 20), (94, 52), (86, 60), (77, 53), (68, 60), (59, 53), (50, 60), (41, 53), (32, 60), (23, 53)]
    top += [(14, 60), (6, 52)]
    pen.solid([wall], CREAM, INK, 4)
    for x in (24, 60):
        pen.shade([wall], [rounded(x, 50, 16, 50, 0)], mix(CANVAS_RED, CREAM, 0.15))
    pen.fill([(42, 92), (50, 62), (58, 92)], INK)
    pen.solid([top], CANVAS_RED, INK, 4)
    for left, right in ((14, 32), (50, 68)):
        pen.shade([top], [[(50, 20), (left, 62), (right, 62)]], CREAM)
    pen.shade([top], [[(50, 20), (86, 62), (100, 62)]], CREAM)


def billboard(pen: Pen) -> None:
    """Draw an empty board on two posts: its advertisement is pasted on it."""
    for x in (26.0, 66.0):
        pen.solid([rounded(x, 74, 8, 22, 2)], STEEL_DARK, INK, 3)
    pen.solid([rounded(6, 10, 88, 68, 8)], NOW, INK, 4)
    pen.fill(rounded(13, 17, 74, 54, 4), WHITE)
    for x in (20.0, 47.0, 74.0):
        pen.solid([rounded(x, 3, 7, 9, 2)], STEEL, INK, 2.4)


def sinkhole(pen: Pen) -> None:
    """Draw a hole in the road with a broken edge."""
    rim = blob([(8, 48), (20, 20), (48, 12), (78, 20), (94, 48), (80, 78), (50, 90), (20, 80)])
    pen.solid([rim], mix(c.ASPHALT, WHITE, 0.4), INK, 3.5)
    hole = blob([(18, 50), (28, 30), (50, 24), (72, 30), (84, 52), (72, 72), (50, 80), (28, 72)])
    pen.fill(hole, c.HOLE)
    pen.shade([hole], [moved(hole, 3, 17)], rgb("5A3C2A"))
    pen.shade([hole], [moved(hole, 4, 30)], rgb("7A5638"))
    cracks: list[Shape] = [[(20, 22), (6, 8)], [(80, 22), (96, 10)], [(84, 78), (95, 92)], [(20, 78), (6, 92)]]
    for line in cracks:
        pen.stroke(line, INK, 4)


def road_closed(pen: Pen) -> None:
    """Draw a striped barrier."""
    for x in (18.0, 72.0):
        pen.solid([rounded(x, 30, 10, 62, 2)], STEEL, INK, 3.5)
    for y in (24.0, 54.0):
        bar = rounded(6, y, 88, 23, 5)
        pen.solid([bar], WHITE, INK, 4)
        stripe: Shape = [(0, y + 30), (14, y + 30), (32, y - 6), (18, y - 6)]
        pen.shade([bar], [moved(stripe, x, 0) for x in (-20, 10, 40, 70)], BAD)
    for x in (23, 77):
        pen.solid([ellipse(x, 16, 8.5)], NOW, INK, 3.5)


def flat(pen: Pen) -> None:
    """Draw a flat tyre."""
    tyre = [*arc(50, 50, 42, 40, 150, 390), (92, 82), (84, 92), (16, 92), (8, 82)]
    pen.solid([tyre], INK, WHITE, 4)
    pen.fill(ellipse(50, 52, 24), STEEL)
    pen.fill(ellipse(50, 52, 9), INK)
    for degrees in range(0, 360, 72):
        pen.stroke(turned([(50, 40), (50, 30)], degrees, (50, 52)), INK, 5)
    pen.solid([rounded(70, 8, 7, 30, 3)], STEEL, INK, 3)
    pen.solid([ellipse(73.5, 10, 8, 4)], STEEL, INK, 3)


def strike(pen: Pen) -> None:
    """Draw a picket sign with a stop bar."""
    pen.solid([rounded(45, 48, 10, 48, 3)], WOOD, INK, 3.5)
    pen.solid([rounded(8, 6, 84, 54, 7)], WHITE, INK, 4)
    pen.fill(rounded(26, 23, 12, 26, 5), BAD)
    for x in (40.0, 52.0, 64.0):
        pen.fill(rounded(x - 2, 15 + abs(x - 52) * 0.2, 9, 24, 4), BAD)
    pen.fill(rounded(27, 31, 46, 21, 8), BAD)
    pen.stroke([(34, 40), (24, 28)], BAD, 8)


def paper(pen: Pen) -> None:
    """Draw a City Fine: a slip with a dollar sign."""
    slip: Shape = [(18, 6), (82, 6), (82, 94), (71, 86), (60.5, 94), (50, 86), (39.5, 94), (29, 86), (18, 94)]
    pen.solid([slip], rgb("FFE9E2"), INK, 4)
    pen.fill(rounded(18, 6, 64, 16, 0), BAD)
    _dollar(pen, 54, 0.9, BAD)


def speeding(pen: Pen) -> None:
    """Draw a speedometer with its needle in the red."""
    dial = ellipse(50, 52, 42)
    pen.solid([dial], WHITE, INK, 4.5)
    pen.stroke(arc(50, 56, 31, 31, 170, 310), STONE, 6)
    pen.stroke(arc(50, 56, 31, 31, 310, 370), BAD, 8)
    pen.stroke([(50, 60), (74, 40)], INK, 7)
    pen.fill(ellipse(50, 60, 8), INK)
    pen.fill(rounded(34, 74, 32, 8, 3), BAD)


def coin(pen: Pen) -> None:
    """Draw a dollar."""
    pen.solid([ellipse(50, 50, 43)], c.COIN, INK, 4)
    pen.stroke(ellipse(50, 50, 35), c.COIN_DARK, 4, closed=True)
    _dollar(pen, 50, 1.0, mix(c.COIN_DARK, INK, 0.45))


def _dollar(pen: Pen, y: float, scale: float, colour: tuple[int, int, int]) -> None:
    bow = curve([(64, 38), (55, 31), (43, 32), (37, 40), (44, 48), (56, 52), (63, 60), (57, 69), (45, 70), (35, 62)])
    for line in (bow, [(50, 24), (50, 77)]):
        pen.stroke([(50 + (px - 50) * scale, y + (py - 50) * scale) for px, py in line], colour, 7 * scale)


def bars(pen: Pen) -> None:
    """Draw a barred window."""
    pen.stroke(ellipse(50, 50, 45), INK, 8, closed=True)
    for x, half in ((30, 40), (50, 45), (70, 40)):
        pen.stroke([(x, 50 - half), (x, 50 + half)], INK, 8)


def wheel(pen: Pen) -> None:
    """Draw a steering wheel: whose turn it is to drive."""
    for colour, nib in ((INK, 19), (NOW, 11)):
        pen.stroke(ellipse(50, 50, 38), colour, nib, closed=True)
        for degrees in (0, 125, 235):
            pen.stroke(turned([(50, 50), (50, 84)], degrees), colour, nib)
    pen.solid([ellipse(50, 50, 12)], NOW, INK, 4)


def face_down(pen: Pen) -> None:
    """Draw a block nobody has seen."""
    card = rounded(8, 8, 84, 84, 12)
    pen.solid([card], c.BACK_LIGHT, INK, 4)
    pen.stroke(curve([(36, 38), (40, 27), (54, 25), (64, 33), (62, 44), (52, 52), (50, 60)]), CREAM, 9)
    pen.fill(ellipse(50, 75, 6), CREAM)


def trophy(pen: Pen) -> None:
    """Draw a rosette: award winning."""
    pen.solid(
        [[(34, 58), (22, 94), (38, 86), (50, 94), (50, 62)], [(66, 58), (78, 94), (62, 86), (50, 94), (50, 62)]],
        rgb("2C5FA8"),
        INK,
        3.5,
    )
    pen.solid([star(50, 41, 37, 31, 14)], NOW, INK, 4)
    pen.fill(ellipse(50, 41, 25), WHITE)


def nitrous(pen: Pen) -> None:
    """Draw a gas bottle with a flame behind."""
    pen.solid([blob([(30, 66), (8, 70), (16, 80), (4, 88), (20, 89), (23, 93), (40, 86)])], rgb("F0812E"), INK, 3.5)
    bottle = turned(rounded(34, 22, 34, 62, 15), 38)
    pen.solid([turned(rounded(44, 8, 14, 18, 3), 38)], STEEL, INK, 4)
    pen.solid([bottle], rgb("2C72B8"), INK, 4)
    pen.shade([bottle], [turned(rounded(34, 46, 34, 16, 0), 38)], WHITE)
    pen.shade([bottle], [turned(rounded(59, 22, 8, 62, 3), 38)], mix(rgb("2C72B8"), INK, 0.3))


def tow(pen: Pen) -> None:
    """Draw a tow hook on its chain."""
    for y in (9.0, 26.0):
        pen.stroke(ellipse(50, y + 8, 8, 11), INK, 11, closed=True)
        pen.stroke(ellipse(50, y + 8, 8, 11), STEEL, 5, closed=True)
    hook = [(50, 44), (50, 56), *arc(50, 70, 19, 19, -80, 170)]
    pen.stroke(hook, INK, 21)
    pen.stroke(hook, NOW, 12)


def turn(pen: Pen) -> None:
    """Draw a turning block."""
    pen.solid([rounded(29, 29, 42, 42, 6)], c.ROOF_BROWN, INK, 4)
    pen.fill(rounded(52, 34, 14, 32, 2), c.GRASS)
    for half in (0, 180):
        sweep = turned(arc(50, 50, 42, 42, 195, 315), half)
        pen.stroke(sweep, INK, 13)
        pen.stroke(sweep, NOW, 6.5)
        pen.solid([turned([(72, 8), (92, 28), (68, 30)], half)], NOW, INK, 3)


def tip(pen: Pen) -> None:
    """Draw a jar of coins."""
    glass = rounded(18, 28, 64, 66, 12)
    pen.solid([ellipse(62, 16, 11)], c.COIN, INK, 3.5)
    pen.solid([glass], rgb("DDEFF5"), INK, 4)
    coins = [ellipse(x, y, 13, 9) for x, y in ((34, 84), (60, 85), (74, 74), (30, 70), (52, 72))]
    pen.shade([glass], coins, c.COIN)
    for shape in coins:
        pen.hatch([glass], [[*shape, shape[0]]], c.COIN_DARK, 2.6)
    pen.solid([rounded(12, 22, 76, 12, 5)], STEEL, INK, 3.5)
    pen.fill(rounded(27, 42, 7, 24, 3), WHITE)


def permit(pen: Pen) -> None:
    """Draw a document with a seal."""
    pen.solid([rounded(16, 5, 60, 88, 5)], CREAM, INK, 4)
    for y in (20, 34, 48):
        pen.stroke([(28, y), (64, y)], STONE, 5)
    pen.solid([star(68, 72, 25, 20, 12)], GOOD, INK, 3.5)
    pen.stroke([(58, 72), (66, 80), (79, 63)], WHITE, 7)


def craze(pen: Pen) -> None:
    """Draw a fork and a spoon before rays: in demand now."""
    pen.solid([star(50, 50, 45, 33, 12)], NOW, INK, 3.5)
    pen.stroke([(38, 48), (38, 78)], INK, 8)
    for x in (31, 38, 45):
        pen.stroke([(x, 24), (x, 42)], INK, 5)
    pen.stroke([(31, 43), (45, 43)], INK, 6)
    pen.stroke([(62, 46), (62, 78)], INK, 8)
    pen.fill(ellipse(62, 35, 8.5, 12), INK)


def rush(pen: Pen) -> None:
    """Draw a queue of people."""
    colours = (c.CUSTOMER["to"], c.CUSTOMER["ve"], c.CUSTOMER["st"])
    for x, top, colour in ((26, 22, colours[0]), (74, 22, colours[1]), (50, 32, colours[2])):
        pen.solid([[(x - 20, 94), (x - 17, top + 34), (x, top + 24), (x + 17, top + 34), (x + 20, 94)]], colour, INK, 4)
        pen.solid([ellipse(x, top + 9, 14)], rgb("F1C39B"), INK, 4)


THINGS: dict[str, Callable[[Pen], None]] = {
    "billboard": billboard,
    "city_permit": permit,
    "coin": coin,
    "face_down": face_down,
    "award": trophy,
    "big_tip": tip,
    "festival": festival,
    "fine": paper,
    "flat_tire": flat,
    "food_craze": craze,
    "lunch_rush": rush,
    "moving_day": turn,
    "nitrous": nitrous,
    "road_closed": road_closed,
    "sinkhole": sinkhole,
    "speeding_ticket": speeding,
    "staff_strike": strike,
    "tow_truck": tow,
    "wheel": wheel,
}
