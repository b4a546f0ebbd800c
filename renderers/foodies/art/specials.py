"""Dishes with individual drawings: the pretzel, the pizza, the taco boat and their like."""

from __future__ import annotations

from renderers.foodies.art.bowls import (
    CRUST,
    DOUGH,
    DOUGH_DARK,
    GOLDEN,
    GREEN,
    GREEN_DARK,
    MEAT,
    MEAT_DARK,
    PINK,
    PINK_DARK,
    RED,
    RED_DARK,
    WOOD,
)
from renderers.foodies.art.forms import CHEESE, board, deep, plate, wedge
from renderers.kit.palette import INK, WHITE, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, crescent, curve, ellipse, moved, rounded, scaled, turned

NORI = rgb("25453A")


def hot_dog(pen: Pen) -> None:
    """Draw a sausage in a long bun, mustard in waves."""
    back, front = turned(rounded(8, 34, 84, 30, 15), -24), turned(rounded(10, 52, 84, 28, 14), -24)
    pen.solid([back], GOLDEN)
    pen.solid([turned(rounded(2, 42, 96, 22, 11), -24)], rgb("C2543A"))
    pen.solid([front], GOLDEN)
    pen.shade([front], [turned(rounded(0, 67, 110, 20, 0), -24)], CRUST)
    wave = [(4 + 11.5 * i, 50 + (4 if i % 2 else -4)) for i in range(9)]
    pen.stroke(turned(curve(wave), -24), CHEESE, 5)


def wings(pen: Pen) -> None:
    """Draw two drumsticks, crossed."""
    for turn in (-42, 42):
        bone = [turned(s, turn) for s in (rounded(45, 60, 10, 30, 4), ellipse(44, 91, 6.4), ellipse(56, 91, 6.4))]
        pen.solid(bone, DOUGH)
        meat = turned(blob([(50, 4), (68, 14), (72, 38), (60, 60), (50, 68), (40, 60), (28, 38), (32, 14)]), turn)
        pen.solid([meat], rgb("C9622B"))
        pen.shade([meat], [crescent(meat, -6, -6)], rgb("96421A"))
        pen.shade([meat], [turned(ellipse(42, 22, 6, 10), turn)], rgb("EE9A57"))


def pie(pen: Pen) -> None:
    """Draw a slice of apple pie with its lattice."""
    wedge(GOLDEN, rgb("F2CE84"), rgb("D98B3F"), rgb("F2CE84"), CRUST)(pen)
    lid: Shape = [(6, 44), (60, 20), (95, 36), (95, 44)]
    pen.hatch([lid], [[(30, 44), (62, 20)], [(55, 46), (84, 28)], [(30, 30), (70, 48)], [(52, 22), (95, 42)]], CRUST, 4)
    pen.solid([blob([(88, 30), (96, 32), (98, 60), (96, 88), (88, 88), (86, 60)])], CRUST, line=3)


def hoops(pen: Pen) -> None:
    """Draw onion rings."""
    for x, y, r in ((33, 66, 21), (68, 66, 21), (50, 34, 24)):
        pen.stroke(ellipse(x, y, r), INK, 18, closed=True)
        pen.stroke(ellipse(x, y, r), GOLDEN, 12, closed=True)
        pen.stroke(arc(x, y, r, r, 20, 110), CRUST, 4)
        pen.stroke(arc(x, y, r - 2, r - 2, 190, 270), DOUGH, 3)


def ribs(pen: Pen) -> None:
    """Draw a rack of ribs, bones up."""
    for x in (20, 36, 52, 68, 84):
        pen.solid([turned(rounded(x - 4, 8, 8, 40, 4), 8)], DOUGH, line=2.8)
    slab = blob([(8, 40), (30, 30), (70, 28), (93, 38), (92, 74), (68, 86), (30, 86), (8, 72)])
    pen.solid([slab], rgb("8C3B22"))
    pen.shade([slab], [crescent(slab, -7, -8)], rgb("602514"))
    pen.hatch([slab], [curve([(x, 36), (x - 3, 58), (x + 1, 82)]) for x in (28, 44, 60, 76)], rgb("C46A3C"), 3.4)


def burrito(pen: Pen) -> None:
    """Draw a burrito in its wrapper."""
    body = turned(rounded(28, 4, 44, 92, 20), 32)
    pen.solid([body], DOUGH, line=3.4)
    pen.shade([body], [turned(rounded(58, 0, 30, 100, 0), 32)], DOUGH_DARK)
    for x, y in ((46, 16), (58, 24), (44, 34), (56, 40)):
        pen.fill(turned(ellipse(x, y, 4, 3), 32), CRUST)
    foil = turned(
        [(26, 50), (36, 58), (46, 48), (56, 58), (66, 48), (74, 56), (74, 84), (66, 98), (34, 98), (26, 84)], 32
    )
    pen.solid([foil], rgb("D9E2E8"), line=3)
    pen.shade([foil], [turned([(60, 46), (80, 46), (80, 100), (56, 100)], 32)], rgb("A9B8C4"))


def pretzel(pen: Pen) -> None:
    """Draw a pretzel with salt."""
    rope = curve(
        [
            (30, 86),
            (44, 66),
            (60, 44),
            (78, 26),
            (88, 38),
            (84, 62),
            (66, 78),
            (50, 80),
            (34, 78),
            (16, 62),
            (12, 38),
            (22, 26),
            (40, 44),
            (56, 66),
            (70, 86),
        ]
    )
    pen.stroke(rope, INK, 21)
    pen.stroke(rope, rgb("A5612A"), 15)
    pen.stroke([(x - 1.4, y - 2) for x, y in rope], rgb("CB8745"), 5)
    for x, y in ((14, 46), (30, 30), (72, 30), (86, 46), (50, 79), (34, 75), (66, 75)):
        pen.fill(turned(rounded(x - 3, y - 2, 6, 4, 1), 9 * x, (x, y)), WHITE)


def schnitzel(pen: Pen) -> None:
    """Draw a schnitzel larger than its plate, with lemon and parsley."""
    plate(pen)
    slab = blob([(6, 52), (20, 28), (46, 24), (70, 18), (94, 36), (92, 62), (70, 76), (44, 72), (20, 76)])
    pen.solid([slab], GOLDEN)
    pen.shade([slab], [crescent(slab, -6, -7)], CRUST)
    for x, y in ((26, 50), (40, 38), (72, 32), (78, 54), (50, 64), (32, 64)):
        pen.fill(ellipse(x, y, 4, 2.6, 30), CRUST)
    pen.solid([[*arc(56, 52, 17, 16, 180, 360)]], rgb("FFE26B"), line=2.6)
    pen.solid([ellipse(34, 34, 6, 5), ellipse(42, 30, 6, 5), ellipse(40, 38, 5, 4)], GREEN, line=2)


def roast(pen: Pen) -> None:
    """Draw slices of braised meat with gravy and a dumpling."""
    plate(pen)
    for x in (18, 34, 50):
        piece = rounded(x, 36, 32, 36, 13)
        pen.solid([piece], MEAT, line=2.8)
        pen.shade([piece], [crescent(piece, -7, -4)], MEAT_DARK)
    pen.fill(blob([(16, 66), (40, 58), (74, 64), (76, 76), (44, 82), (18, 78)]), MEAT_DARK)
    pen.solid([ellipse(78, 60, 17, 15)], DOUGH, line=2.8)
    pen.fill(ellipse(73, 53, 5, 3, -30), WHITE)


def steamer(pen: Pen) -> None:
    """Draw a bamboo basket with three dumplings."""
    body = rounded(8, 56, 84, 32, 8)
    for x in (28, 72, 50):
        dumpling = blob([(x - 19, 58), (x - 15, 40), (x - 3, 28), (x + 3, 28), (x + 15, 40), (x + 19, 58)])
        pen.solid([dumpling], DOUGH, line=2.8)
        pen.shade([dumpling], [crescent(dumpling, -5, -3)], DOUGH_DARK)
        for dx in (-7, 0, 7):
            pen.stroke([(x + dx * 0.3, 32), (x + dx, 44)], DOUGH_DARK, 2)
    pen.solid([body], rgb("D9A863"))
    pen.shade([body], [rounded(0, 76, 100, 20, 0)], rgb("AE7B3C"))
    for x in range(20, 90, 15):
        pen.stroke([(x, 58), (x, 86)], rgb("AE7B3C"), 2.4)
    pen.stroke([(10, 66), (90, 66)], rgb("F2CE94"), 3)


def takeaway(pen: Pen) -> None:
    """Draw noodles in a paper box with chopsticks."""
    for a, b in (((48, 36), (82, 2)), ((42, 34), (68, 0))):
        pen.stroke([a, b], INK, 8)
        pen.stroke([a, b], RED_DARK, 4)
    heap = blob([(16, 44), (26, 26), (50, 20), (72, 26), (84, 44), (50, 52)])
    pen.solid([heap], CHEESE, line=2.8)
    loops = (ellipse(32, 36, 8, 6), ellipse(50, 32, 9, 7), ellipse(66, 37, 8, 6))
    pen.hatch([heap], [[*loop, loop[0]] for loop in loops], CRUST, 2.2)
    box: Shape = [(10, 40), (90, 40), (78, 94), (22, 94)]
    pen.solid([box], WHITE)
    pen.shade([box], [[(68, 40), (90, 40), (78, 94), (62, 94)]], rgb("D5DCE4"))
    pen.solid([ellipse(47, 66, 12)], RED, line=1.6)


def duck(pen: Pen) -> None:
    """Draw a whole roast bird, legs up."""
    plate(pen)
    for x, turn in ((24, -28), (76, 28)):
        bone = turned(rounded(x - 4, 10, 8, 34, 4), turn, (x, 40))
        pen.solid([bone, ellipse(x + turn / 2.6, 12, 6)], DOUGH, line=2.6)
    body = blob([(10, 62), (16, 40), (34, 30), (50, 34), (66, 30), (84, 40), (90, 62), (72, 78), (28, 78)])
    pen.solid([body], rgb("B5502A"))
    pen.shade([body], [crescent(body, -7, -8)], rgb("833315"))
    pen.shade([body], [ellipse(32, 44, 11, 6, -30)], rgb("E08C55"))
    pen.stroke(curve([(50, 36), (48, 52), (50, 66)]), rgb("833315"), 3)


def samosas(pen: Pen) -> None:
    """Draw two pointed pasties."""
    plate(pen)
    for x, y, size in ((64, 52, 0.86), (36, 52, 1.0)):
        body = blob(
            [
                (x, y - 40 * size),
                (x + 16 * size, y),
                (x + 30 * size, y + 26 * size),
                (x, y + 30 * size),
                (x - 30 * size, y + 26 * size),
                (x - 16 * size, y),
            ]
        )
        pen.solid([body], GOLDEN)
        pen.shade([body], [crescent(body, -7, -5)], CRUST)
        pen.stroke(curve([(x - 3, y - 24 * size), (x + 5, y), (x - 2, y + 22 * size)]), CRUST, 3)


def dosa(pen: Pen) -> None:
    """Draw a long crisp roll with two little bowls."""
    body = turned(rounded(3, 32, 94, 32, 16), -16)
    pen.solid([body], rgb("DFA050"))
    pen.shade([body], [turned(rounded(-10, 52, 120, 20, 0), -16)], CRUST)
    pen.solid([turned(ellipse(12, 48, 9, 15), -16)], rgb("F2D36B"), line=2.6)
    for x, colour in ((38, GREEN), (72, rgb("D9622B"))):
        pen.solid([arc(x, 78, 15, 15, 0, 180), ellipse(x, 78, 15, 5.4)], rgb("D9E2E8"), line=2.8)
        pen.fill(ellipse(x, 78, 11, 3.6), colour)


def naan(pen: Pen) -> None:
    """Draw flat breads in a basket."""
    for turn in (-22, 20, 0):
        bread = turned(blob([(50, 2), (70, 14), (74, 44), (66, 74), (34, 74), (26, 44), (30, 14)]), turn, (50, 80))
        pen.solid([bread], DOUGH)
        pen.shade([bread], [crescent(bread, -5, -4)], DOUGH_DARK)
        for x, y in ((42, 24), (57, 36), (44, 48)):
            pen.fill(turned(ellipse(x, y, 5, 3.6), turn, (50, 80)), CRUST)
    basket: Shape = [(10, 58), (90, 58), (78, 94), (22, 94)]
    pen.solid([basket], WOOD)
    weave = [[(x, y), (x + 14, y)] for y, shift in ((66, 0), (76, 8), (86, 0)) for x in range(14 + shift, 84, 20)]
    pen.hatch([basket], [[(float(a), float(b)) for a, b in line] for line in weave], rgb("DDAA6A"), 4)


def pizza(pen: Pen) -> None:
    """Draw a slice of pizza, tip down."""
    tip: Shape = [(14, 24), (86, 24), (52, 96), (48, 96)]
    pen.solid([tip], CHEESE)
    pen.shade([tip], [[(64, 24), (90, 24), (52, 98)]], rgb("E5A92F"))
    crust = blob([(6, 20), (20, 8), (50, 4), (80, 8), (94, 20), (86, 31), (50, 26), (14, 31)])
    pen.solid([crust], rgb("D08A44"))
    pen.shade([crust], [crescent(crust, -4, -5)], CRUST)
    for x, y, r in ((38, 42, 9), (62, 46, 8.4), (50, 66, 7.4)):
        pen.solid([ellipse(x, y, r)], RED, line=2)
    pen.fill(ellipse(50, 36, 5, 2.8, 30), GREEN_DARK)
    pen.fill(ellipse(46, 55, 4.4, 2.4, -40), GREEN_DARK)


def toast(pen: Pen) -> None:
    """Draw two slices of bread with tomato and basil."""
    for x, y in ((34, 40), (62, 62)):
        slice_ = ellipse(x, y, 33, 21, -18)
        pen.solid([moved(slice_, 0, 6), slice_], CRUST)
        pen.fill(scaled(slice_, 0.86, (x, y)), DOUGH)
        for dx, dy in ((-15, 4), (-2, -3), (12, -6), (4, 8)):
            pen.solid([rounded(x + dx - 5, y + dy - 4, 10, 8, 2)], RED, line=1.6)
        pen.fill(ellipse(x + 2, y - 2, 7, 3.4, -50), GREEN_DARK)


def gelato(pen: Pen) -> None:
    """Draw three scoops in a cone."""
    cone: Shape = [(26, 50), (74, 50), (52, 98), (48, 98)]
    for x, y, colour in ((35, 40, rgb("F2A0B5")), (65, 40, rgb("A8D59B")), (50, 22, rgb("FFF1CF"))):
        scoop = ellipse(x, y, 19)
        pen.solid([scoop], colour, line=3)
        pen.shade([scoop], [crescent(scoop, -5, -5)], deep(colour))
    pen.solid([cone], GOLDEN)
    waffle: list[Shape] = [[(x, 46), (x + 24, 98)] for x in (10, 26, 42)]
    waffle += [[(x, 46), (x - 24, 98)] for x in (58, 74, 90)]
    pen.hatch([cone], waffle, CRUST, 2.6)


def sushi(pen: Pen) -> None:
    """Draw salmon on rice, and a roll."""
    board(pen)
    rice = rounded(8, 48, 54, 27, 11)
    pen.solid([rice], rgb("FFFDF6"))
    fish = blob([(3, 50), (8, 30), (34, 24), (60, 29), (68, 46), (64, 56), (36, 50), (10, 58)])
    pen.solid([fish], PINK)
    pen.hatch([fish], [curve([(x, 26), (x - 5, 38), (x - 2, 54)]) for x in (22, 38, 54)], rgb("FFD9C7"), 4)
    roll = [rounded(64, 44, 32, 31, 5), ellipse(80, 45, 16, 8)]
    pen.solid(roll, NORI)
    pen.fill(ellipse(80, 45, 13, 6), rgb("FFFDF6"))
    pen.fill(ellipse(80, 45, 5.4, 2.8), RED)


def fried(pen: Pen) -> None:
    """Draw battered shrimps, tails up."""
    plate(pen)
    for x, turn in ((30, -14), (52, 2), (74, 16)):
        tail = turned(blob([(x, 24), (x - 10, 4), (x, 10), (x + 10, 4)]), turn, (x, 70))
        pen.solid([tail], PINK_DARK, line=2.6)
        body = turned(
            blob(
                [
                    (x - 6, 22),
                    (x + 6, 22),
                    (x + 13, 40),
                    (x + 11, 60),
                    (x + 13, 74),
                    (x, 80),
                    (x - 13, 74),
                    (x - 11, 58),
                    (x - 13, 40),
                ]
            ),
            turn,
            (x, 70),
        )
        pen.solid([body], GOLDEN, line=3)
        pen.shade([body], [crescent(body, -5, -3)], CRUST)
        for y in (36, 50, 64):
            pen.fill(turned(ellipse(x - 4, y, 3, 2), turn, (x, 70)), DOUGH)


def pancake(pen: Pen) -> None:
    """Draw a savoury pancake with zigzags of sauce."""
    disc = ellipse(50, 56, 45, 34)
    pen.solid([moved(disc, 0, 6), disc], CRUST)
    pen.fill(scaled(disc, 0.92, (50, 56)), MEAT)
    for dy, colour in ((0, DOUGH), (9, WHITE)):
        zigzag: Shape = [(18 + 9 * i, 50 + dy + (13 if i % 2 else -13)) for i in range(8)]
        pen.stroke(zigzag, colour, 3.4)
    for x, y in ((36, 46), (56, 66), (66, 42), (40, 70)):
        pen.fill(ellipse(x, y, 6, 2.4, 30), GREEN)


def octopus_balls(pen: Pen) -> None:
    """Draw takoyaki in a boat, with picks."""
    pen.stroke([(66, 46), (88, 6)], INK, 6)
    pen.stroke([(66, 46), (88, 6)], WOOD, 3)
    for x in (24, 50, 76):
        ball = ellipse(x, 48, 18)
        pen.solid([ball], rgb("C77A35"))
        pen.shade([ball], [crescent(ball, -5, -5)], MEAT_DARK)
        pen.stroke(curve([(x - 11, 42), (x - 4, 36), (x + 2, 44), (x + 9, 38)]), DOUGH, 3)
        pen.fill(ellipse(x + 2, 36, 3, 1.8), GREEN)
    boat: Shape = [(2, 56), (98, 56), (86, 86), (14, 86)]
    pen.solid([boat], rgb("E8CF9C"))
    pen.shade([boat], [[(10, 74), (90, 74), (86, 86), (14, 86)]], rgb("C4A468"))


def onigiri(pen: Pen) -> None:
    """Draw a rice ball with its strip of seaweed."""
    ball = blob([(50, 6), (62, 11), (82, 46), (93, 72), (84, 89), (50, 91), (16, 89), (7, 72), (18, 46), (38, 11)])
    pen.solid([ball], rgb("FFFDF6"))
    pen.shade([ball], [crescent(ball, -6, -5)], rgb("DDD6C6"))
    pen.shade([ball], [rounded(32, 56, 36, 50, 3)], NORI)
    for x, y, turn in ((42, 26, 30), (58, 32, -40), (34, 46, 60), (68, 50, -20), (20, 72, 15), (80, 74, 70)):
        pen.fill(ellipse(x, y, 3.4, 1.8, turn), rgb("DDD6C6"))


def nachos(pen: Pen) -> None:
    """Draw a heap of chips under cheese."""
    plate(pen)
    for x, y, turn in ((28, 58, -30), (72, 58, 34), (50, 34, 4), (38, 52, 60), (64, 50, -50), (50, 66, 10)):
        chip = turned([(x - 20, y + 16), (x + 20, y + 16), (x, y - 22)], turn, (x, y))
        pen.solid([chip], GOLDEN, line=2.8)
        pen.shade([chip], [crescent(chip, -5, -5)], CRUST)
    pen.solid(
        [blob([(28, 48), (50, 34), (72, 48), (68, 64), (60, 56), (50, 70), (42, 58), (34, 64)])], CHEESE, line=2.2
    )
    for x, y in ((42, 50), (58, 52), (50, 44)):
        pen.fill(ellipse(x, y, 3.6), RED)


def tamales(pen: Pen) -> None:
    """Draw a parcel of corn husk, tied."""
    husk = blob([(16, 66), (24, 40), (50, 20), (76, 40), (84, 66), (72, 88), (28, 88)])
    for turn in (-26, 26, 0):
        pen.solid([turned([(42, 34), (36, 4), (50, 14), (64, 4), (58, 34)], turn, (50, 60))], rgb("D8CB7A"), line=2.8)
    pen.solid([husk], rgb("EADF9A"))
    pen.shade([husk], [crescent(husk, -7, -6)], rgb("C2B25C"))
    pen.hatch(
        [husk],
        [curve([(50 + dx, 22), (50 + 2 * dx, 60), (50 + 1.6 * dx, 90)]) for dx in (-14, -5, 5, 14)],
        rgb("C2B25C"),
        2.4,
    )
    pen.stroke([(20, 54), (80, 54)], RED_DARK, 6)


def churros(pen: Pen) -> None:
    """Draw sugared sticks in a paper cup."""
    for x, turn in ((34, -12), (50, 2), (67, 14)):
        stick = turned(rounded(x - 8, 4, 16, 66, 8), turn, (x, 70))
        pen.solid([stick], rgb("C98745"))
        pen.shade([stick], [turned(rounded(x + 2, 0, 16, 90, 0), turn, (x, 70))], rgb("97602A"))
        for y in (14, 26, 38):
            pen.fill(turned(ellipse(x - 2, y, 2.4), turn, (x, 70)), WHITE)
    cup: Shape = [(18, 50), (82, 50), (72, 95), (28, 95)]
    pen.solid([cup], WHITE)
    pen.shade([cup], [[(x, 46.0), (x + 9, 46.0), (x + 7, 98.0), (x + 1, 98.0)] for x in (20.0, 40.0, 60.0, 80.0)], RED)


def glazed_buns(pen: Pen) -> None:
    """Draw two glazed oval buns."""
    plate(pen)
    for x, y, turn in ((60, 42, 14), (40, 62, -10)):
        bun = ellipse(x, y, 34, 19, turn)
        pen.solid([bun], GOLDEN)
        pen.shade([bun], [crescent(bun, -5, -7)], CRUST)
        seam = turned([(x - 22 + 5.5 * i, y + (3 if i % 2 else -3)) for i in range(9)], turn, (x, y))
        pen.stroke(seam, CRUST, 3)
        pen.fill(ellipse(x - 14, y - 9, 7, 3, turn - 20), DOUGH)


def aspic(pen: Pen) -> None:
    """Draw a trembling dome of jelly."""
    plate(pen)
    dome = blob([(16, 76), (20, 44), (34, 28), (50, 24), (66, 28), (80, 44), (84, 76), (50, 82)])
    pen.solid([dome], rgb("E9CE93"))
    pen.shade([dome], [crescent(dome, -7, -6)], rgb("C4A05A"))
    for x, y, colour in ((36, 60, MEAT), (56, 50, rgb("E0742E")), (66, 66, MEAT), (46, 70, GREEN), (44, 44, GREEN)):
        pen.solid([ellipse(x, y, 7, 5, 3 * x)], colour, line=1.4)
    pen.stroke(arc(46, 54, 22, 24, 195, 255), WHITE, 4)


def mango(pen: Pen) -> None:
    """Draw mango beside sticky rice."""
    plate(pen)
    dome: Shape = [*arc(32, 70, 26, 32, 180, 360), *arc(32, 70, 26, 7, 0, 180)]
    pen.solid([dome], rgb("FFFCF2"))
    pen.shade([dome], [crescent(dome, -6, -4)], rgb("DDD6C6"))
    fruit = blob([(50, 66), (58, 36), (76, 22), (92, 34), (94, 56), (80, 76), (58, 78)])
    pen.solid([fruit], rgb("FFB52E"))
    pen.shade([fruit], [crescent(fruit, -6, -6)], rgb("D98613"))
    cuts: list[Shape] = [[(60, 44), (92, 62)], [(70, 30), (96, 46)], [(58, 60), (80, 76)], [(84, 26), (62, 72)]]
    pen.hatch([fruit], cuts, rgb("FFE08A"), 3)


def drops(pen: Pen) -> None:
    """Draw coxinhas: drops of dough, crisp all round."""
    plate(pen)
    for x, y, size in ((68, 50, 0.82), (36, 48, 1.05)):
        body = blob(
            [
                (x, y - 42 * size),
                (x + 7 * size, y - 22 * size),
                (x + 24 * size, y + 2),
                (x + 24 * size, y + 22 * size),
                (x, y + 32 * size),
                (x - 24 * size, y + 22 * size),
                (x - 24 * size, y + 2),
                (x - 7 * size, y - 22 * size),
            ]
        )
        pen.solid([body], rgb("D98B3F"))
        pen.shade([body], [crescent(body, -7, -6)], rgb("A85F20"))
        for dx, dy in ((-9, 2), (3, -8), (8, 10), (-3, 16)):
            pen.fill(ellipse(x + dx * size, y + dy * size, 3, 2), rgb("F3C480"))


def filled_ball(pen: Pen) -> None:
    """Draw acarajé: a fried ball cut open and filled."""
    plate(pen)
    ball = ellipse(50, 50, 37, 32)
    pen.solid([ball], rgb("B5642B"))
    pen.shade([ball], [crescent(ball, -8, -7)], rgb("7F3F16"))
    gap = blob([(12, 44), (30, 36), (50, 40), (70, 34), (88, 42), (72, 58), (50, 54), (30, 60)])
    pen.solid([gap], rgb("F2B64A"), line=2.6)
    for x, y in ((30, 46), (52, 47), (72, 45)):
        pen.stroke(arc(x, y, 8, 6, 180, 380), INK, 8)
        pen.stroke(arc(x, y, 8, 6, 180, 380), PINK, 5)
    for x in (41, 62):
        pen.fill(ellipse(x, 50, 4, 2.6), GREEN)


def split_pot(pen: Pen) -> None:
    """Draw a hot pot in two halves, red and pale, steaming."""
    for x in (32, 52, 72):
        line = curve([(x, 28), (x + 6, 20), (x - 2, 12), (x + 4, 3)])
        pen.stroke(line, INK, 6.4)
        pen.stroke(line, rgb("E6EEF3"), 3.4)
    pen.solid([rounded(0, 52, 16, 10, 4), rounded(84, 52, 16, 10, 4)], rgb("7C8C99"))
    body = [rounded(8, 44, 84, 44, 16)]
    pen.solid(body, rgb("B7C4CE"))
    pen.shade(body, [rounded(0, 70, 100, 30, 0)], rgb("7C8C99"))
    soup = ellipse(50, 46, 40, 14)
    pen.solid([soup], rgb("F2DFB0"), line=3)
    half = [*arc(50, 46, 40, 14, 90, 270), *curve([(50, 32), (58, 40), (42, 50), (50, 60)])]
    pen.shade([soup], [half], RED)
    for x, y, colour in ((28, 44, GREEN), (36, 52, rgb("FFE08A")), (66, 42, GREEN), (72, 50, PINK)):
        pen.fill(ellipse(x, y, 6, 3.4), colour)


def quesadilla(pen: Pen) -> None:
    """Draw two wedges of a grilled tortilla, cheese between."""
    plate(pen)
    for x, y, turn in ((62, 44, 16), (40, 56, -12)):
        wedge: Shape = [*arc(x - 26, y + 20, 62, 62, -62, 0)]
        body = turned([(x - 28, y + 20), *wedge], turn, (x, y))
        pen.solid([moved(body, 0, 7)], DOUGH_DARK)
        pen.solid([moved(body, 0, 4)], CHEESE, line=1)
        pen.solid([body], rgb("EBC06B"))
        for dx, dy in ((-4, 4), (8, -8), (10, 8), (-12, 14), (20, 8)):
            pen.shade([body], [ellipse(x + dx, y + dy, 5, 3.4, 30)], CRUST)


def crown_egg(pen: Pen) -> None:
    """Draw a fried egg over a heap."""
    white = blob([(24, 44), (34, 28), (50, 22), (68, 28), (78, 44), (68, 54), (56, 48), (44, 56), (34, 50)])
    pen.solid([white], WHITE)
    pen.solid([ellipse(51, 37, 11, 9)], CHEESE, line=1.8)
    pen.fill(ellipse(47, 33, 3, 2), WHITE)


def pastel(pen: Pen) -> None:
    """Draw a crisp pillow of pastry, its rim pressed with a fork."""
    plate(pen)
    outer, inner = turned(rounded(8, 22, 84, 54, 7), -8), turned(rounded(18, 32, 64, 34, 12), -8)
    pen.solid([outer], GOLDEN)
    pen.shade([outer], [crescent(outer, -5, -6)], CRUST)
    teeth = [[(x, y), (x, y + 7)] for x in range(14, 90, 8) for y in (23, 68)]
    pen.hatch([outer], [turned(line, -8) for line in teeth], CRUST, 2.6)
    pen.fill(inner, rgb("EFC46A"))
    pen.shade([inner], [crescent(inner, -4, -5)], GOLDEN)
    for x, y in ((32, 46), (46, 40), (60, 50), (70, 40)):
        pen.fill(ellipse(x, y, 4, 2.8), CRUST)
