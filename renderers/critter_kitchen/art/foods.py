"""The seven ingredients, each with a distinct silhouette: loaf, root, wedge, fish, ham, cap, bottle."""

from __future__ import annotations

from collections.abc import Callable

from renderers.critter_kitchen.colours import BROTH, BROTH_DARK, GLASS, LEAF, LEAF_DARK, TYPE
from renderers.kit.palette import CREAM, INK, RGB, WHITE, mix, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, crescent, curve, ellipse, rounded, turned


def deep(colour: RGB, share: float = 0.28) -> RGB:
    """Return the shadow of a colour."""
    return mix(colour, INK, share)


def bread(pen: Pen) -> None:
    """Draw a round-topped loaf with three cuts."""
    crust = TYPE["bread"]
    loaf = blob([(8, 62), (10, 42), (24, 27), (50, 21), (76, 27), (90, 42), (92, 62), (84, 78), (50, 81), (16, 78)])
    pen.solid([loaf], crust, INK, 4)
    pen.shade([loaf], [crescent(loaf, -5, -8)], deep(crust))
    for x in (28, 50, 72):
        cut = blob([(x - 9, 52), (x - 2, 36), (x + 8, 31), (x + 4, 46), (x - 4, 56)])
        pen.solid([cut], rgb("F8DDA6"), deep(crust), 1.8)


def carrot(pen: Pen) -> None:
    """Draw a root, its tip to the lower left, with leaves."""
    root_colour = TYPE["carrot"]
    for turn in (-26, 4, 34):
        leaf = turned(ellipse(74, 12, 6, 18), turn + 26, (70, 30))
        pen.solid([leaf], LEAF if turn else LEAF_DARK, INK, 3)
    root = blob([(58, 26), (76, 32), (80, 46), (62, 66), (36, 86), (12, 95), (20, 70), (38, 42)])
    pen.solid([root], root_colour, INK, 4)
    pen.shade([root], [crescent(root, -6, -6)], deep(root_colour, 0.2))
    lines: list[Shape] = [
        [(44, 44), (54, 52)],
        [(62, 44), (70, 51)],
        [(32, 64), (41, 70)],
        [(52, 62), (58, 67)],
        [(24, 78), (30, 82)],
    ]
    for line in lines:
        pen.stroke(line, deep(root_colour, 0.35), 3)


def cheese(pen: Pen) -> None:
    """Draw a wedge with holes."""
    rind = TYPE["cheese"]
    top: Shape = [(6, 52), (60, 18), (94, 44)]
    side: Shape = [(6, 52), (94, 44), (94, 76), (6, 84)]
    pen.solid([top, side], rind, INK, 4)
    pen.fill(top, mix(rind, WHITE, 0.45))
    pen.stroke([(6, 52), (94, 44)], deep(rind, 0.3), 2.4)
    holes = [ellipse(28, 66, 8, 8.5), ellipse(56, 74, 6.5), ellipse(74, 56, 8, 7), ellipse(90, 70, 7)]
    pen.shade([side], holes, deep(rind, 0.3))
    pen.shade([top], [ellipse(62, 34, 9, 5)], rind)


def fish(pen: Pen) -> None:
    """Draw a fish swimming to the left."""
    scale = TYPE["fish"]
    tail: Shape = [(70, 50), (95, 26), (90, 50), (95, 76)]
    fins: list[Shape] = [[(36, 34), (54, 14), (66, 36)], [(44, 64), (56, 84), (62, 60)]]
    body = blob([(5, 52), (18, 36), (40, 28), (62, 34), (80, 50), (62, 68), (40, 73), (18, 67)])
    pen.solid([tail, *fins, body], scale, INK, 4)
    pen.shade([body], [blob([(6, 56), (30, 58), (60, 58), (80, 50), (62, 70), (40, 76), (16, 68)])], rgb("D6ECF5"))
    pen.stroke(arc(30, 51, 8, 14, -70, 70), deep(scale), 3)
    for x, y in ((52, 44), (64, 48), (50, 56)):
        pen.stroke(arc(x, y, 4, 5, -70, 70), deep(scale), 2.6)
    pen.solid([ellipse(20, 47, 5.6)], WHITE, INK, 1.6)
    pen.fill(ellipse(19, 48, 3), INK)


def meat(pen: Pen) -> None:
    """Draw a ham on the bone."""
    skin = TYPE["meat"]
    bone = [ellipse(86, 12, 9), ellipse(93, 24, 8), turned(rounded(62, 24, 30, 11, 5), -42, (77, 30))]
    pen.solid(bone, CREAM, INK, 4)
    ham = blob([(70, 26), (76, 40), (72, 62), (58, 82), (34, 90), (13, 78), (10, 54), (26, 34), (48, 24)])
    pen.solid([ham], skin, INK, 4)
    pen.shade([ham], [crescent(ham, -7, -6)], deep(skin))
    cut = ellipse(34, 62, 17, 19, 30)
    pen.solid([cut], rgb("F3B3A6"), rgb("FBE6DC"), 3.2)
    pen.solid([ellipse(34, 62, 5)], CREAM, deep(skin, 0.1), 1.6)
    pen.stroke(curve([(46, 32), (58, 32), (66, 38)]), mix(skin, WHITE, 0.45), 3.4)


def mushroom(pen: Pen) -> None:
    """Draw a broad spotted cap on a stem."""
    cap_colour = TYPE["mushroom"]
    stem = blob([(38, 52), (62, 52), (63, 70), (70, 88), (50, 93), (30, 88), (37, 70)])
    pen.solid([stem], rgb("F6EAD8"), INK, 4)
    pen.shade([stem], [rounded(55, 40, 30, 60, 2)], rgb("DCC7AA"))
    cap: Shape = [*arc(50, 54, 43, 44, 180, 360), (92, 60), (80, 65), (50, 61), (20, 65), (8, 60)]
    pen.solid([cap], cap_colour, INK, 4)
    pen.shade([cap], [crescent(cap, -8, -5)], deep(cap_colour))
    pen.shade([cap], [ellipse(34, 32, 9, 7), ellipse(60, 24, 8, 6), ellipse(74, 44, 7), ellipse(22, 50, 6, 5)], CREAM)


def wine(pen: Pen) -> None:
    """Draw a bottle and a glass."""
    grape = TYPE["wine"]
    bottle = blob([(24, 6), (40, 6), (40, 26), (51, 42), (51, 88), (44, 94), (20, 94), (13, 88), (13, 42), (24, 26)], 4)
    pen.solid([bottle], rgb("3E5B46"), INK, 4)
    pen.shade([bottle], [rounded(14, 50, 40, 28, 0)], CREAM)
    pen.shade([bottle], [rounded(10, 0, 40, 16, 0)], grape)
    pen.fill(ellipse(32, 64, 8), grape)
    stand = [rounded(70, 66, 6, 24, 2), rounded(57, 86, 32, 7, 3)]
    pen.solid(stand, GLASS, INK, 3)
    cup: Shape = [(56, 40), (90, 40), *arc(73, 50, 17, 20, 0, 180)]
    pen.solid([cup], GLASS, INK, 3.6)
    pen.shade([cup], [rounded(50, 50, 50, 30, 0)], grape)


def tofu(pen: Pen) -> None:
    """Draw a block of tofu with a leaf."""
    front = rounded(14, 40, 60, 46, 4)
    top: Shape = [(14, 42), (30, 24), (92, 24), (74, 42)]
    side: Shape = [(74, 42), (92, 24), (92, 68), (74, 86)]
    pen.solid([front, top, side], rgb("FFF8E6"), INK, 4)
    pen.fill(side, rgb("DCCDAA"))
    pen.stroke([(14, 42), (74, 42), (92, 24)], rgb("B8A67E"), 2.4)
    pen.stroke([(74, 42), (74, 86)], rgb("B8A67E"), 2.4)
    pen.solid([blob([(38, 70), (40, 54), (56, 52), (54, 66)])], LEAF, LEAF_DARK, 2)


def soup(pen: Pen) -> None:
    """Draw a bowl of soup, steaming."""
    for x in (36, 52, 68):
        pen.stroke(curve([(x, 34), (x - 5, 25), (x + 4, 16), (x, 6)]), INK, 9)
        pen.stroke(curve([(x, 34), (x - 5, 25), (x + 4, 16), (x, 6)]), WHITE, 4)
    dish: Shape = [(5, 48), (95, 48), *arc(50, 48, 45, 42, 0, 180)]
    pen.solid([dish, rounded(34, 82, 32, 11, 4)], rgb("3F7FA8"), INK, 4)
    pen.shade([dish], [crescent(dish, -9, -4)], rgb("2C5C7E"))
    pen.solid([ellipse(50, 48, 43, 9)], BROTH, INK, 3)
    pen.hatch([dish], [[(8, 66), (92, 66)]], WHITE, 4)


def bisque(pen: Pen) -> None:
    """Draw a handled tureen of bisque under its lid."""
    for x in (9, 91):
        pen.stroke(ellipse(x, 58, 8, 9), INK, 9, closed=True)
        pen.stroke(ellipse(x, 58, 8, 9), rgb("E0603A"), 4, closed=True)
    pot = rounded(12, 46, 76, 44, 16)
    pen.solid([pot], rgb("E0603A"), INK, 4)
    pen.shade([pot], [crescent(pot, -8, -6)], rgb("A8401F"))
    lid: Shape = [*arc(50, 44, 42, 24, 180, 360), (92, 48), (8, 48)]
    pen.solid([ellipse(50, 14, 7), lid], rgb("F28C63"), INK, 4)
    pen.shade([lid], [crescent(lid, -7, -3)], rgb("CE6238"))
    pen.fill(ellipse(34, 66, 8, 4, -20), rgb("F7B79C"))


def cookbook(pen: Pen) -> None:
    """Draw a closed book with a spoon on its cover."""
    cover = rounded(16, 8, 68, 84, 7)
    pen.solid([cover], rgb("2F7A6B"), INK, 4)
    pen.shade([cover], [rounded(16, 80, 68, 9, 0)], CREAM)
    pen.shade([cover], [rounded(16, 0, 11, 100, 0)], rgb("205A4E"))
    pen.solid([ellipse(56, 30, 10, 13), rounded(53.5, 40, 5, 32, 2)], BROTH, BROTH_DARK, 2)


def coffee(pen: Pen) -> None:
    """Draw a cup of coffee with its handle."""
    pen.stroke(ellipse(80, 54, 12, 12), INK, 13, closed=True)
    pen.stroke(ellipse(80, 54, 12, 12), WHITE, 6, closed=True)
    for x in (34, 54):
        pen.stroke(curve([(x, 28), (x - 5, 20), (x + 4, 12), (x, 4)]), INK, 5)
    cup: Shape = [(12, 36), (76, 36), (72, 78), (62, 92), (26, 92), (16, 78)]
    pen.solid([cup], WHITE, INK, 4)
    pen.shade([cup], [crescent(cup, -8, 0)], rgb("CFD6DC"))
    pen.solid([ellipse(44, 37, 31, 7)], rgb("6B432C"), INK, 3)


def trophy(pen: Pen) -> None:
    """Draw a two-handled cup."""
    for x in (18, 82):
        pen.stroke(ellipse(x, 34, 12, 14), INK, 11, closed=True)
        pen.stroke(ellipse(x, 34, 12, 14), rgb("F4BE3C"), 5, closed=True)
    cup: Shape = [(22, 10), (78, 10), (76, 34), (66, 52), (50, 60), (34, 52), (24, 34)]
    pen.solid([cup, rounded(44, 56, 12, 20, 2), rounded(26, 74, 48, 18, 4)], rgb("F4BE3C"), INK, 4)
    pen.shade([cup], [crescent(cup, -8, -2)], rgb("C98F1A"))


FOODS: dict[str, Callable[[Pen], None]] = {
    drawn.__name__: drawn
    for drawn in (
        bread, carrot, cheese, fish, meat, mushroom, wine, tofu, soup, bisque, cookbook, coffee, trophy
    )
}  # fmt: skip
