"""The fighters, one function per type, in a square of 100 units; each silhouette is distinct.

Every function takes the pen and a mood, draws feet, body, face and hands, and leaves about three units
of air on each side. Hands are near (11, 64) and (89, 64), where items are put.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product

from renderers.foodfighters.art.faces import face, feet, hands
from renderers.kit.palette import INK, RGB, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, crescent, curve, ellipse, mirrored, moved, rounded, turned

Body = Callable[[Pen, str | None], None]


def chicken(pen: Pen, mood: str | None = "brave") -> None:
    """Draw a roast drumstick standing on its bone."""
    skin, deep, light, bone = rgb("DE9138"), rgb("B66A1F"), rgb("F3BC6B"), rgb("FBEBD0")
    knob = [ellipse(42, 88, 7.5), ellipse(58, 88, 7.5), rounded(42, 70, 16, 20, 4)]
    pen.solid(knob, bone)
    pen.shade(knob, [rounded(51, 60, 20, 40, 2)], rgb("E6CFA6"))
    meat = blob(
        [(50, 5), (72, 10), (85, 30), (82, 52), (66, 68), (56, 79), (44, 79), (34, 68), (18, 52), (15, 30), (28, 10)]
    )
    pen.solid([meat], skin)
    pen.shade([meat], [crescent(meat, -7, -6)], deep)
    pen.shade([meat], [ellipse(32, 20, 10, 5, -35)], light)
    pen.hatch([meat], [arc(64, 16, 7, 4, 200, 330), arc(38, 66, 7, 4, 20, 150)], deep, 2.2)
    _dress(pen, mood, (50, 36), [(11, 62), (89, 62)], skin)


def bacon(pen: Pen, mood: str | None = "grin") -> None:
    """Draw a wavy rasher, streaky and cheerful."""
    meat, dark, fat = rgb("C8463C"), rgb("97292B"), rgb("FBDDBB")
    feet(pen, (37, 91), (60, 91), dark)

    def wave(x: float, half: float) -> Shape:
        ys = [5 + 84 * i / 40 for i in range(41)]
        sway = [5 * math.sin((y - 5) / 8.9) for y in ys]
        left = [(x - half + dx, y) for dx, y in zip(sway, ys, strict=True)]
        right = [(x + half + dx, y) for dx, y in zip(sway, ys, strict=True)]
        return left + right[::-1]

    body = wave(50, 25)
    pen.solid([body], meat)
    pen.shade([body], [wave(30.5, 4.2), wave(64.5, 3.2)], fat)
    pen.shade([body], [wave(74, 5)], dark)
    pen.shade([body], [wave(43, 1.5)], rgb("DE6A58"))
    _dress(pen, mood, (50, 38), [(12, 62), (88, 60)], meat)


def steak(pen: Pen, mood: str | None = "tough") -> None:
    """Draw a T-bone steak: a broad slab that narrows to one side, with a rim of fat."""
    fat, meat, dark, bone = rgb("F8E3C2"), rgb("B9383F"), rgb("8E242F"), rgb("FFF8EA")
    feet(pen, (38, 90), (64, 90), dark)
    rim = blob(
        [(10, 20), (26, 9), (50, 14), (74, 12), (92, 27), (94, 50), (83, 74), (62, 88), (38, 86), (18, 70), (6, 45)]
    )
    pen.solid([rim], fat)
    inner = blob(
        [(16, 24), (28, 16), (50, 21), (73, 19), (86, 31), (87, 50), (77, 69), (60, 80), (40, 78), (23, 65), (13, 44)]
    )
    pen.fill(inner, meat)
    pen.shade([inner], [crescent(inner, -6, -6)], dark)
    tee = [turned(rounded(16, 21, 60, 8.5, 4), 4), blob([(47, 26), (55, 26), (54, 36), (51, 42), (48, 36)])]
    pen.solid(tee, bone, line=1.6)
    marbling = [curve([(22, 56), (28, 60), (30, 66)]), curve([(80, 54), (75, 58), (75, 64)])]
    pen.hatch([inner], marbling, rgb("E07A72"), 2.4)
    _dress(pen, mood, (51, 52), [(9, 66), (92, 66)], meat)


def cabbage(pen: Pen, mood: str | None = "cheeky") -> None:
    """Draw a round head wrapped in frilly leaves."""
    leaf, deep, pale, vein = rgb("86BE4C"), rgb("5A9436"), rgb("C6E38F"), rgb("EAF6CC")
    feet(pen, (38, 91), (62, 91), deep)
    collar = _frill(50, 56, 43, 35, 13, 2.4)
    head = ellipse(50, 47, 35, 39)
    pen.solid([collar], deep)
    pen.solid([head], pale)
    pen.shade([head], [crescent(head, -5, -6)], rgb("A5CF6C"))
    tuck = blob([(50, 8), (62, 4), (82, 20), (86, 44), (72, 26), (56, 20)])
    pen.solid([tuck, mirrored(moved(tuck, 3, 2))], leaf, line=1.8)
    pen.hatch(
        [tuck, mirrored(moved(tuck, 3, 2))],
        [curve([(58, 11), (72, 18), (82, 34)]), curve([(40, 13), (27, 20), (17, 36)])],
        vein,
        2,
    )
    left = blob([(4, 50), (14, 47), (26, 62), (44, 78), (50, 90), (30, 88), (12, 74)])
    pen.solid([left, mirrored(left)], leaf, line=1.8)
    stems = [curve([(9, 54), (20, 70), (40, 85)]), curve([(20, 70), (16, 76)]), curve([(28, 78), (26, 84)])]
    pen.hatch([left, mirrored(left)], [*stems, *map(mirrored, stems)], vein, 2)
    _dress(pen, mood, (50, 42), [(9, 68), (91, 68)], leaf)


def onion(pen: Pen, mood: str | None = "teary") -> None:
    """Draw a red onion with a sprout and a beard of roots; it cries even when it wins."""
    skin, deep, light, beard = rgb("A9529C"), rgb("7B3275"), rgb("CF8CC4"), rgb("EAD9B8")
    roots = [curve([(x, 82), ((x + end) / 2, 89), (end, 94)]) for x, end in ((38, 30), (46, 43), (54, 57), (62, 70))]
    for root, (colour, width) in product(roots, ((INK, 6.4), (beard, 3.0))):
        pen.stroke(root, colour, width)
    sprout = [blob([(46, 26), (43, 13), (36, 8), (45, 7), (50, 15), (54, 5), (62, 7), (56, 14), (54, 26)])]
    pen.solid(sprout, rgb("8CBF5A"))
    bulb = blob(
        [
            (50, 16),
            (58, 24),
            (76, 33),
            (87, 52),
            (82, 74),
            (64, 87),
            (50, 89),
            (36, 87),
            (18, 74),
            (13, 52),
            (24, 33),
            (42, 24),
        ]
    )
    pen.solid([bulb], skin)
    pen.shade([bulb], [crescent(bulb, -7, -3)], deep)
    grooves = [curve([(50, 18), (30, 40), (27, 62), (40, 86)]), curve([(50, 18), (70, 40), (73, 62), (60, 86)])]
    outer = [curve([(48, 19), (22, 42), (17, 60), (26, 78)]), curve([(52, 19), (78, 42), (83, 60), (74, 78)])]
    pen.hatch([bulb], [*grooves, *outer], light, 2)
    _dress(pen, mood, (50, 54), [(10, 68), (90, 68)], skin)


def broccoli(pen: Pen, mood: str | None = "fierce") -> None:
    """Draw a stalk with a great head of curls."""
    head, deep, light, stalk, shade = rgb("3F9A4B"), rgb("27703A"), rgb("6CC267"), rgb("B9DC83"), rgb("8FBB5C")
    feet(pen, (38, 91), (62, 91), shade)
    trunk = blob([(32, 46), (50, 42), (68, 46), (70, 62), (69, 80), (66, 91), (50, 93), (34, 91), (31, 80), (30, 62)])
    branches = [blob([(34, 60), (18, 48), (24, 40), (40, 48)]), blob([(66, 60), (82, 48), (76, 40), (60, 48)])]
    pen.solid([trunk, *branches], stalk)
    pen.shade([trunk], [rounded(62, 40, 20, 60, 2)], shade)
    curls = [
        (18, 37, 14),
        (31, 23, 15),
        (50, 19, 15),
        (69, 23, 15),
        (82, 37, 14),
        (36, 38, 13),
        (64, 38, 13),
        (50, 34, 14),
    ]
    pen.solid([ellipse(x, y, r) for x, y, r in curls], head)
    crown = [ellipse(x, y, r) for x, y, r in curls]
    pen.shade(crown, [ellipse(x + 1, y + 13, r, 5) for x, y, r in curls if y > 33], deep)
    for x, y, r in curls[:5]:
        pen.stroke(arc(x, y, r - 6, r - 6, 200, 290), light, 3)
    for x, y in ((40, 30), (60, 28), (24, 40), (77, 40), (50, 40)):
        pen.stroke(arc(x, y, 5, 4, 20, 150), deep, 2.4)
    _dress(pen, mood, (50, 60), [(15, 72), (85, 72)], stalk, 0.9)


def bread(pen: Pen, mood: str | None = "grin") -> None:
    """Draw a slice of toast."""
    crust, crumb, dark = rgb("B8742D"), rgb("F6DFB0"), rgb("E5C386")
    feet(pen, (34, 92), (66, 92), crust)
    slice_ = blob(
        [
            (20, 12),
            (50, 9),
            (80, 12),
            (92, 26),
            (86, 42),
            (84, 46),
            (84, 82),
            (80, 89),
            (50, 90),
            (20, 89),
            (16, 82),
            (16, 46),
            (14, 42),
            (8, 26),
        ],
        6,
    )
    pen.solid([slice_], crust)
    inner = [(50 + (x - 50) * 0.84, 50 + (y - 50) * 0.85) for x, y in slice_]
    pen.fill(inner, crumb)
    pen.shade([inner], [crescent(inner, -5, -5)], dark)
    for x, y in ((28, 24), (70, 22), (30, 74), (68, 76), (52, 20)):
        pen.fill(ellipse(x, y, 2.4, 1.7), dark)
    _dress(pen, mood, (50, 44), [(10, 66), (90, 66)], crust)


def rice(pen: Pen, mood: str | None = "smirk") -> None:
    """Draw a rice ball: a rounded triangle with its strip of seaweed."""
    grain, dark, nori = rgb("FFFDF6"), rgb("E4DECF"), rgb("25453A")
    feet(pen, (36, 91), (64, 91), nori)
    ball = blob([(50, 7), (62, 12), (82, 46), (93, 72), (84, 89), (50, 91), (16, 89), (7, 72), (18, 46), (38, 12)])
    pen.solid([ball], grain)
    pen.shade([ball], [crescent(ball, -6, -4)], dark)
    for x, y, turn in ((40, 24, 30), (58, 22, -40), (30, 46, 60), (72, 50, -20), (20, 70, 15), (80, 72, 70)):
        pen.fill(ellipse(x, y, 3, 1.6, turn), dark)
    band = [rounded(33, 70, 34, 30, 3)]
    pen.shade([ball], band, nori)
    pen.stroke([(33, 91), (33, 70), (67, 70), (67, 91)], INK, 2)
    _dress(pen, mood, (50, 47), [(10, 76), (90, 76)], grain, 0.94)


def pasta(pen: Pen, mood: str | None = "cheeky") -> None:
    """Draw a farfalle bow tie with pinked edges."""
    dough, dark, light = rgb("F4C443"), rgb("D3942A"), rgb("FBE08D")
    feet(pen, (42, 80), (60, 80), dark)
    edge = [(4 + (5 if i % 2 else 0), 16 + i * 8.6) for i in range(9)]
    wing: Shape = [*edge, *curve([(9, 85), (30, 77), (50, 72)]), *curve([(50, 29), (30, 24), (4, 16)])]
    pen.solid([wing, mirrored(wing)], dough)
    pen.shade([wing, mirrored(wing)], [[(0, 74), (50, 66), (100, 74), (100, 100), (0, 100)]], dark)
    folds = [curve([(14, 30), (28, 38), (34, 46)]), curve([(14, 70), (26, 64), (32, 58)])]
    pen.hatch([wing, mirrored(wing)], [*folds, *map(mirrored, folds)], dark, 2.6)
    middle = ellipse(50, 50, 25, 27)
    pen.solid([middle], light, line=1.6)
    pen.shade([middle], [crescent(middle, -4, -5)], dough)
    _dress(pen, mood, (50, 46), [(11, 50), (89, 50)], dough, 0.9)


def salmon(pen: Pen, mood: str | None = "brave") -> None:
    """Draw a plump leaping fish."""
    skin, deep, belly, fin = rgb("F28568"), rgb("CC5B4A"), rgb("FFE0CC"), rgb("D9654F")
    tail = blob([(74, 52), (86, 36), (97, 26), (93, 50), (97, 76), (86, 66)])
    top = blob([(34, 22), (46, 6), (62, 10), (70, 28)])
    low = blob([(40, 76), (48, 93), (60, 92), (60, 74)])
    pen.solid([tail, top, low], fin)
    pen.hatch(
        [tail, top],
        [[(80, 50), (92, 38)], [(80, 54), (92, 62)], [(46, 22), (50, 12)], [(56, 22), (60, 14)]],
        rgb("F5A58C"),
        2,
    )
    body = blob([(5, 50), (14, 32), (34, 21), (58, 23), (76, 38), (82, 50), (76, 64), (58, 77), (34, 79), (14, 68)])
    pen.solid([body], skin)
    pen.shade([body], [ellipse(36, 86, 46, 24)], belly)
    for x, y in ((62, 38), (70, 47), (62, 52)):
        pen.stroke(arc(x, y, 4.5, 4.5, -70, 70), deep, 2.2)
    _dress(pen, mood, (36, 46), [(16, 78), (66, 74)], fin)


def shrimp(pen: Pen, mood: str | None = "teary") -> None:
    """Draw a curled shrimp with feelers and a fan of a tail."""
    skin, deep, light = rgb("F79A74"), rgb("D96A4F"), rgb("FFD2B5")
    for feeler in (curve([(26, 24), (12, 8), (5, 18)]), curve([(34, 18), (27, 5), (16, 5)])):
        pen.stroke(feeler, INK, 7)
        pen.stroke(feeler, deep, 2.6)
    fan = [blob([(40, 80), (22, 70), (10, 72), (18, 82)]), blob([(40, 84), (22, 84), (12, 92), (26, 95), (40, 91)])]
    pen.solid(fan, deep)
    for k in range(3):
        pen.solid([ellipse(46 + 6 * k, 62 + 3 * k, 3.4, 7, 20 - 25 * k)], deep, line=2.2)
    head = ellipse(36, 37, 27, 25)
    tail = [*arc(46, 51, 47, 40, -80, 92), *reversed(arc(44, 57, 22, 16, -60, 96))]
    pen.solid([head, tail], skin)
    rings = [((64, 48), (91, 34)), ((66, 60), (93, 58)), ((60, 70), (80, 82))]
    bands = [curve([a, ((a[0] + b[0]) / 2 + 2, (a[1] + b[1]) / 2 - 4), b]) for a, b in rings]
    pen.hatch([tail], bands, deep, 2.6)
    pen.shade([tail], [[*arc(46, 51, 43, 36, -75, -5), *reversed(arc(46, 51, 38, 31, -75, -5))]], light)
    _dress(pen, mood, (35, 34), [(9, 58), (56, 62)], skin, 0.94)


def crab(pen: Pen, mood: str | None = "fierce") -> None:
    """Draw a broad crab, claws up."""
    shell, deep, light = rgb("D9483B"), rgb("A72C2D"), rgb("F07F6A")
    for k in range(3):
        leg = curve([(24, 66 + 6 * k), (10 - 1 * k, 68 + 8 * k), (8 + 4 * k, 80 + 7 * k)])
        for line in (leg, mirrored(leg)):
            pen.stroke(line, INK, 8)
        for line in (leg, mirrored(leg)):
            pen.stroke(line, deep, 3.6)
    arm = curve([(24, 54), (12, 46), (14, 34)])
    claw = [*arc(18, 20, 14, 16, -30, 250), (19, 20)]
    for line in (arm, mirrored(arm)):
        pen.stroke(line, INK, 11)
        pen.stroke(line, shell, 5.6)
    pen.solid([claw, mirrored(claw)], shell)
    body = blob([(50, 34), (76, 36), (90, 54), (82, 76), (50, 86), (18, 76), (10, 54), (24, 36)])
    pen.solid([body], shell)
    pen.shade([body], [crescent(body, -4, -7)], deep)
    pen.shade([body], [ellipse(30, 43, 9, 3.6, -25)], light)
    _dress(pen, mood, (50, 54), [], shell)


FIGHTERS: dict[str, Body] = {
    body.__name__: body
    for body in (chicken, bacon, steak, cabbage, onion, broccoli, bread, rice, pasta, salmon, shrimp, crab)
}


def _dress(
    pen: Pen,
    mood: str | None,
    between_eyes: tuple[float, float],
    at_hands: list[tuple[float, float]],
    colour: RGB,
    scale: float = 1.0,
) -> None:
    """Draw face and hands over a finished body; without a mood no face: that is the icon in a thought bubble."""
    if mood is None:
        return
    face(pen, *between_eyes, mood, scale)
    if at_hands:
        hands(pen, at_hands[0], at_hands[1], colour)


def _frill(cx: float, cy: float, rx: float, ry: float, waves: int, depth: float) -> Shape:
    steps = 96
    rim = []
    for i in range(steps):
        angle = 2 * math.pi * i / steps
        swell = depth * math.sin(waves * angle)
        rim.append((cx + (rx + swell) * math.cos(angle), cy + (ry + swell) * math.sin(angle)))
    return rim
