"""Things and signs: the four campaigns, bank, price tag, star, tools of the trades."""

from __future__ import annotations

from collections.abc import Callable

from renderers.food_chain_magnate import colours as c
from renderers.kit.palette import CREAM, INK, NOW, WHITE, mix, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, crescent, curve, ellipse, mirrored, rounded, star, turned


def billboard(pen: Pen) -> None:
    """Draw a panel on two posts."""
    for x in (24, 66):
        pen.solid([rounded(x, 56, 10, 40, 2)], c.WOOD_DARK, INK, 3)
    pen.solid([rounded(5, 10, 90, 54, 6)], c.WOOD, INK, 4)
    pen.fill(rounded(13, 18, 74, 38, 3), WHITE)
    pen.fill(star(34, 37, 15, 7, 5), c.LABEL)
    for y in (29, 37, 45):
        pen.stroke([(56, y), (79, y)], c.STEEL_DARK, 4)


def mailbox(pen: Pen) -> None:
    """Draw a letter box on a post, its flag up."""
    pen.solid([rounded(43, 60, 14, 36, 2)], c.WOOD, INK, 4)
    tube: Shape = [(36, 14), *arc(66, 42, 26, 28, 270, 360), (92, 66), (36, 66)]
    front: Shape = [*arc(34, 42, 26, 28, 180, 360), (60, 66), (8, 66)]
    pen.solid([tube, front], rgb("3D7FC4"), INK, 4)
    pen.shade([tube], [tube], rgb("2A5D96"))
    pen.fill(front, rgb("4E92D6"))
    pen.stroke([(19, 44), (49, 44)], INK, 7)
    pen.solid([[(72, 34), (72, 6), (92, 6), (92, 17), (79, 17), (79, 34)]], c.LABEL, INK, 3)


def airplane(pen: Pen) -> None:
    """Draw a plane from above, flying to the upper right."""
    body = turned(ellipse(50, 50, 9, 45), 45)
    wings = turned([(50, 32), (96, 54), (96, 64), (50, 56), (4, 64), (4, 54)], 45)
    tail = turned([(50, 78), (70, 90), (70, 96), (50, 92), (30, 96), (30, 90)], 45)
    pen.solid([wings, tail, body], c.STEEL, INK, 4)
    pen.shade([wings], [turned([(50, 44), (96, 59), (96, 66), (50, 58), (4, 66), (4, 59)], 45)], c.LABEL)
    pen.fill(turned(ellipse(50, 24, 5, 9), 45), c.GLASS)


def radio(pen: Pen) -> None:
    """Draw a transmitting mast."""
    for radius in (18, 33):
        for start in (-50, 130):
            pen.stroke(arc(50, 26, radius, radius, start, start + 100), INK, 12)
    for radius in (18, 33):
        for start in (-50, 130):
            pen.stroke(arc(50, 26, radius, radius, start, start + 100), NOW, 6)
    legs: Shape = [(50, 26), (30, 94)]
    struts: list[Shape] = [legs, mirrored(legs), [(42, 54), (58, 54)], [(36, 74), (64, 74)]]
    for line in struts:
        pen.stroke(line, INK, 9)
    pen.solid([ellipse(50, 25, 9)], c.LABEL, INK, 4)


def bank(pen: Pen) -> None:
    """Draw a temple of money."""
    pen.solid([[(50, 6), (94, 32), (94, 40), (6, 40), (6, 32)]], c.STEEL, INK, 4)
    for x in (14, 35, 53, 74):
        pen.solid([rounded(x, 42, 12, 34, 2)], WHITE, INK, 3.5)
    pen.solid([rounded(6, 78, 88, 15, 3)], c.STEEL, INK, 4)
    pen.solid([ellipse(50, 27, 8)], c.GOLD, INK, 3)


def tag(pen: Pen) -> None:
    """Draw a price tag."""
    body = turned([(8, 50), (32, 22), (90, 22), (90, 78), (32, 78)], -24)
    pen.solid([body], c.GOLD, INK, 4.5)
    pen.shade([body], [turned(rounded(0, 66, 100, 16, 0), -24)], c.GOLD_DARK)
    pen.solid([turned(ellipse(32, 50, 7), -24)], WHITE, INK, 4)
    pen.stroke(turned([(54, 42), (78, 42)], -24), INK, 6)
    pen.stroke(turned([(54, 56), (72, 56)], -24), INK, 6)


def medal(pen: Pen) -> None:
    """Draw a milestone: a star."""
    shape = star(50, 54, 47, 22, 5)
    pen.solid([shape], c.GOLD, INK, 5)
    pen.shade([shape], [crescent(shape, -7, -6)], c.GOLD_DARK)


def hourglass(pen: Pen) -> None:
    """Draw an hourglass: waited for."""
    glass: Shape = [(22, 14), (78, 14), (78, 24), (56, 50), (78, 76), (78, 86), (22, 86), (22, 76), (44, 50), (22, 24)]
    pen.solid([glass], WHITE, INK, 4)
    pen.fill([(30, 24), (70, 24), (52, 45), (48, 45)], NOW)
    pen.fill([(28, 82), (72, 82), (50, 62)], NOW)
    for y in (6, 82):
        pen.solid([rounded(14, y, 72, 12, 4)], c.WOOD, INK, 4)


def lock(pen: Pen) -> None:
    """Draw a padlock: secret."""
    pen.stroke(arc(50, 44, 21, 27, 180, 360), INK, 19)
    pen.stroke(arc(50, 44, 21, 27, 180, 360), c.STEEL, 10)
    pen.solid([rounded(16, 42, 68, 52, 9)], c.GOLD, INK, 4)
    pen.fill(ellipse(50, 62, 8), INK)
    pen.stroke([(50, 62), (50, 80)], INK, 7)


def snow(pen: Pen) -> None:
    """Draw a freezer."""
    for degrees in (0, 60, 120):
        pen.stroke(turned([(50, 8), (50, 92)], degrees), INK, 16)
    for degrees in range(0, 180, 60):
        pen.stroke(turned([(50, 8), (50, 92)], degrees), c.GLASS, 8)


def briefcase(pen: Pen) -> None:
    """Draw the briefcase of managers."""
    pen.stroke([(36, 34), (36, 18), (64, 18), (64, 34)], INK, 13)
    pen.stroke([(36, 34), (36, 18), (64, 18), (64, 34)], c.WOOD_DARK, 6)
    pen.solid([rounded(8, 30, 84, 58, 8)], c.WOOD, INK, 4.5)
    pen.shade([rounded(8, 30, 84, 58, 8)], [rounded(0, 62, 100, 30, 0)], c.WOOD_DARK)
    pen.solid([rounded(42, 50, 16, 16, 3)], c.GOLD, INK, 4)


def tray(pen: Pen) -> None:
    """Draw a covered dish on a tray."""
    pen.solid([ellipse(50, 24, 7), [*arc(50, 70, 36, 44, 180, 360)]], c.STEEL, INK, 4.5)
    pen.shade([[*arc(50, 70, 36, 44, 180, 360)]], [ellipse(70, 62, 14, 26, 20)], c.STEEL_DARK)
    pen.solid([rounded(4, 70, 92, 13, 6)], c.GOLD, INK, 4.5)


def house(pen: Pen) -> None:
    """Draw a house from the front."""
    pen.solid([rounded(66, 14, 12, 26, 2)], c.ROOF_DARK, INK, 4)
    pen.solid([[(18, 46), (82, 46), (82, 94), (18, 94)]], c.WALL, INK, 4)
    pen.solid([[(50, 8), (97, 50), (88, 58), (50, 25), (12, 58), (3, 50)]], c.ROOF, INK, 4)
    pen.fill([(50, 27), (80, 53), (20, 53)], c.WALL)
    pen.solid([rounded(55, 62, 17, 32, 2)], c.DOOR, INK, 3)
    pen.solid([rounded(27, 60, 19, 18, 2)], c.GLASS, INK, 3)


def shop(pen: Pen) -> None:
    """Draw a restaurant from the front, with an awning."""
    pen.solid([rounded(12, 34, 76, 60, 3)], c.WALL, INK, 4)
    pen.solid([rounded(22, 60, 30, 22, 2)], c.GLASS, INK, 3)
    pen.solid([rounded(60, 58, 18, 36, 2)], c.DOOR, INK, 3)
    awning: Shape = [(14, 12), (86, 12), (96, 44), (4, 44)]
    pen.solid([awning], WHITE, INK, 4)
    tops, feet = (14, 38, 62), (4, 35, 66)
    stripes: list[Shape] = [[(a, 10), (a + 12, 10), (b + 16, 46), (b, 46)] for a, b in zip(tops, feet, strict=True)]
    pen.shade([awning], stripes, c.LABEL)


def chart(pen: Pen) -> None:
    """Draw a chart of rising numbers."""
    pen.solid([rounded(8, 8, 84, 84, 8)], WHITE, INK, 4)
    for x, top in ((20, 62), (42, 46), (64, 26)):
        pen.solid([rounded(x, top, 16, 82 - top, 2)], c.LETTUCE, INK, 3)


def gem(pen: Pen) -> None:
    """Draw a gem: luxury."""
    body: Shape = [(26, 14), (74, 14), (95, 42), (50, 92), (5, 42)]
    pen.solid([body], rgb("7FD3E6"), INK, 4.5)
    pen.shade([body], [[(50, 92), (66, 42), (95, 42)]], rgb("3F9DB8"))
    pen.shade([body], [[(5, 42), (34, 42), (26, 14)]], WHITE)
    pen.stroke([(6, 42), (94, 42)], INK, 3.5)


def discount(pen: Pen) -> None:
    """Draw a coin on its way down."""
    pen.solid([ellipse(38, 40, 32)], c.GOLD, INK, 4.5)
    pen.stroke(ellipse(38, 40, 18), c.GOLD_DARK, 5, closed=True)
    arrow: Shape = [(62, 40), (80, 40), (80, 68), (95, 68), (71, 96), (47, 68), (62, 68)]
    pen.solid([arrow], c.LABEL, INK, 4)


def papers(pen: Pen) -> None:
    """Draw an application on a clipboard."""
    pen.solid([rounded(14, 12, 72, 82, 6)], c.WOOD, INK, 4.5)
    pen.fill(rounded(22, 24, 56, 62, 2), WHITE)
    pen.solid([rounded(36, 5, 28, 16, 4)], c.STEEL, INK, 4)
    pen.fill(ellipse(37, 42, 8), c.STEEL_DARK)
    for y, x in ((38, 52), (48, 52), (62, 30), (74, 30)):
        pen.stroke([(x, y), (71, y)], c.STEEL_DARK, 4.5)


def whistle(pen: Pen) -> None:
    """Draw a trainer's whistle."""
    body = ellipse(36, 62, 29)
    pipe: Shape = [(36, 33), (94, 33), (94, 54), (60, 58)]
    pen.solid([body, pipe], c.LABEL, INK, 4.5)
    pen.solid([ellipse(36, 62, 12)], WHITE, INK, 4)
    pen.stroke(curve([(20, 36), (12, 18), (30, 8)]), INK, 5)


def book(pen: Pen) -> None:
    """Draw an open book."""
    left: Shape = [(50, 28), (34, 18), (6, 20), (6, 82), (34, 80), (50, 90)]
    pen.solid([left, mirrored(left)], WHITE, INK, 4.5)
    pen.stroke([(50, 28), (50, 90)], INK, 4)
    for y in (38, 52, 66):
        for x in (16, 60):
            pen.stroke([(x, y), (x + 24, y + 2)], c.STEEL_DARK, 4)


def gourmet_guide(pen: Pen) -> None:
    """Draw a closed guide book with a fork on its cover."""
    pen.solid([rounded(16, 6, 68, 88, 6)], c.LABEL, INK, 4.5)
    pen.solid([rounded(16, 6, 13, 88, 5)], mix(c.LABEL, INK, 0.35), INK, 3)
    pen.stroke([(57, 44), (57, 82)], WHITE, 7)
    for x in (46, 57, 68):
        pen.stroke([(x, 20), (x, 38)], WHITE, 5)
    pen.stroke([(46, 38), (50, 46), (64, 46), (68, 38)], WHITE, 5)


def bag(pen: Pen) -> None:
    """Draw a shopping bag."""
    pen.stroke(arc(50, 36, 17, 24, 180, 360), INK, 7)
    pen.solid([[(14, 34), (86, 34), (80, 94), (20, 94)]], c.LETTUCE, INK, 4.5)
    pen.stroke(curve([(34, 56), (50, 66), (66, 56)]), WHITE, 6)


def cart(pen: Pen) -> None:
    """Draw a hand cart."""
    pen.stroke([(4, 18), (20, 22), (30, 66)], INK, 8)
    pen.solid([[(20, 28), (96, 28), (86, 66), (30, 66)]], c.WOOD, INK, 4.5)
    pen.stroke([(26, 46), (90, 46)], c.WOOD_DARK, 5)
    for x in (40, 76):
        pen.solid([ellipse(x, 80, 12)], c.STEEL, INK, 5)


def truck(pen: Pen) -> None:
    """Draw a lorry."""
    pen.solid([rounded(3, 22, 58, 50, 4)], c.LETTUCE, INK, 4.5)
    pen.solid([[(61, 36), (82, 36), (97, 54), (97, 72), (61, 72)]], WHITE, INK, 4.5)
    pen.fill([(67, 42), (80, 42), (89, 54), (67, 54)], c.GLASS)
    for x in (24, 78):
        pen.solid([ellipse(x, 76, 13)], c.STEEL, INK, 5)


def zeppelin(pen: Pen) -> None:
    """Draw an airship."""
    pen.solid([[(70, 30), (97, 16), (97, 68), (70, 52)]], c.LABEL, INK, 4)
    hull = ellipse(45, 42, 41, 25)
    pen.solid([hull], c.STEEL, INK, 4.5)
    pen.shade([hull], [rounded(0, 40, 100, 8, 0)], c.LABEL)
    pen.solid([rounded(30, 68, 30, 15, 6)], c.WOOD, INK, 4)


def spatula(pen: Pen) -> None:
    """Draw a cook's spatula."""
    pen.solid([turned(rounded(44, 48, 12, 48, 5), 35)], c.WOOD, INK, 4.5)
    pen.solid([turned(rounded(32, 4, 36, 46, 6), 35)], c.STEEL, INK, 4.5)
    for x in (42, 50, 58):
        pen.stroke(turned([(x, 14), (x, 38)], 35), INK, 4)


def fries(pen: Pen) -> None:
    """Draw a bag of chips."""
    for x, y, degrees in ((30, 10, -8), (42, 4, -3), (54, 6, 3), (66, 12, 8)):
        pen.solid([turned(rounded(x - 5, y, 11, 60, 2), degrees, (x, 60))], c.CHEESE, INK, 3.5)
    pen.solid([[(14, 42), (86, 42), (76, 94), (24, 94)]], c.LABEL, INK, 4.5)


def people(pen: Pen) -> None:
    """Draw people: staff."""
    for x, y, colour in ((32, 40, c.STEEL), (64, 44, CREAM)):
        pen.solid([[*arc(x, y + 54, 27, 36, 180, 360)]], colour, INK, 4.5)
        pen.solid([ellipse(x, y - 8, 15)], colour, INK, 4.5)


def cards(pen: Pen) -> None:
    """Draw a hand of cards."""
    for degrees, colour in ((-16, mix(CREAM, INK, 0.2)), (14, CREAM)):
        pen.solid([turned(rounded(30, 16, 42, 62, 8), degrees, (50, 92))], colour, INK, 4)


def tree(pen: Pen) -> None:
    """Draw a tree from above."""
    crown = blob([(50, 8), (78, 18), (92, 46), (82, 76), (54, 92), (24, 82), (8, 54), (20, 22)])
    pen.fill([(x + 6, y + 7) for x, y in crown], mix(c.GRASS_LINE, INK, 0.25))
    pen.fill(crown, c.HEDGE_LIGHT)
    pen.shade([crown], [crescent(crown, -12, -12)], c.HEDGE)


def giant_billboard(pen: Pen) -> None:
    """Draw a panel as wide as possible on four posts, in a field."""
    for x in (12, 34, 58, 80):
        pen.solid([rounded(x, 60, 8, 32, 2)], c.WOOD_DARK, INK, 3)
    pen.solid([rounded(0, 84, 100, 14, 3)], c.LAWN, c.HEDGE, 3)
    pen.solid([rounded(2, 16, 96, 48, 4)], c.WOOD, INK, 4)
    pen.fill(rounded(9, 23, 82, 34, 2), WHITE)
    for x in (24, 50, 76):
        pen.fill(star(x, 40, 12, 5, 5), c.LABEL)


SIGNS: dict[str, Callable[[Pen], None]] = {
    function.__name__: function
    for function in (
        *(billboard, mailbox, airplane, radio, bank, tag, medal, hourglass, lock, snow, briefcase, tray, house, shop),
        *(
            chart,
            gem,
            discount,
            papers,
            whistle,
            book,
            gourmet_guide,
            bag,
            cart,
            truck,
            zeppelin,
            spatula,
            fries,
            people,
            cards,
            tree,
        ),
    )
}
SIGNS_OF_MODULES: dict[str, Callable[[Pen], None]] = {"giant_billboard": giant_billboard}
"""Signs whose colours the palette need not include."""
