"""The critters: mouse, lizard and boar as chefs, the zous chefs, and the critics; heads with ears, snouts and hats.

All are in a square of 100 units. `HEADS` draws a head round (50, 58); chefs wear a coat and a hat, critics a bow tie.
"""

from __future__ import annotations

from collections.abc import Callable

from renderers.critter_kitchen.colours import STAR
from renderers.kit.palette import CREAM, INK, RGB, WHITE, mix, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, crescent, curve, ellipse, mirrored, moved, rounded

Drawing = Callable[[Pen], None]

GREY, PINK, BROWN, TAN = rgb("A8ADB8"), rgb("F2A9AE"), rgb("8A5A3B"), rgb("D9A873")
DARK, RED, GREEN = rgb("45404C"), rgb("C9592F"), rgb("6DB148")


def mouse(pen: Pen) -> None:
    """Draw great round ears, a small pink nose, whiskers."""
    _pair(pen, ellipse(22, 35, 17.5), GREY, ellipse(22, 36, 11), PINK)
    _face(pen, GREY, 27, 26)
    _eyes(pen, 55, 10)
    pen.solid([ellipse(50, 67, 6, 4.6)], rgb("E8788A"), INK, 2.4)
    pen.fill(rounded(46, 75, 4, 7, 1), WHITE)
    pen.fill(rounded(50.5, 75, 4, 7, 1), WHITE)
    _whiskers(pen)


def lizard(pen: Pen) -> None:
    """Draw a narrow green head in a spiked frill, eyes to the side, a forked tongue."""
    frill: Shape = []
    for step in range(13):
        angle = 160 + 220 * step / 12
        frill += [*arc(50, 60, 46, 40, angle, angle)[:1], *arc(50, 60, 35, 31, angle + 9, angle + 9)[:1]]
    pen.solid([[*frill[:-1], (66, 84), (34, 84)]], rgb("E8A23A"), INK, 3)
    tongue: Shape = [(52, 82), (70, 92), (64, 93), (68, 99), (50, 86)]
    pen.solid([tongue], rgb("E8566A"), INK, 1.6)
    head = blob([(50, 32), (66, 38), (72, 52), (64, 66), (60, 82), (50, 89), (40, 82), (36, 66), (28, 52), (34, 38)])
    bumps = [ellipse(31, 48, 12), ellipse(69, 48, 12)]
    pen.solid([head, *bumps], GREEN, INK, 3.4)
    pen.shade([head], [crescent(head, -6, -4)], rgb("4B8A31"))
    for x in (31, 69):
        pen.solid([ellipse(x, 48, 8.4)], rgb("FBE68A"), INK, 2)
        pen.fill(ellipse(x, 48, 2.8, 7.4), INK)
    pen.stroke(curve([(38, 72), (44, 79), (50, 81), (56, 79), (62, 72)]), INK, 3)
    for x in (46, 54):
        pen.fill(ellipse(x, 68, 1.9), INK)


def boar(pen: Pen) -> None:
    """Draw a shaggy brown head, a broad snout between two tusks, small ears."""
    mane: Shape = [(22, 40), (26, 18), (36, 26), (44, 10), (50, 22), (58, 10), (64, 26), (74, 18), (78, 40)]
    pen.solid([mane], mix(BROWN, INK, 0.4), INK, 3)
    ear = blob([(14, 28), (30, 32), (30, 46), (18, 50), (8, 40)])
    pen.solid([ear, mirrored(ear)], BROWN, INK, 3)
    _face(pen, BROWN, 33, 28)
    _eyes(pen, 48, 13, 5.4)
    for side in (-1, 1):
        pen.stroke([(50 + side * 7, 39), (50 + side * 20, 35)], INK, 4.6)
    snout = ellipse(50, 69, 20, 14)
    pen.solid([snout], rgb("D08E7A"), INK, 3)
    for x in (43, 57):
        pen.fill(ellipse(x, 68, 3.8, 5.6), INK)
    tusk: Shape = [(27, 80), (22, 60), (34, 72)]
    pen.solid([tusk, mirrored(tusk)], CREAM, INK, 2.4)


def cow(pen: Pen) -> None:
    """Draw horns, ears to the side, a patch, a broad pink muzzle."""
    horn = blob([(30, 34), (18, 28), (16, 12), (24, 20), (38, 28)])
    pen.solid([horn, mirrored(horn)], CREAM, INK, 3)
    ear = blob([(24, 44), (8, 36), (2, 46), (12, 54)])
    pen.solid([ear, mirrored(ear)], WHITE, INK, 3)
    head = _face(pen, WHITE, 27, 30, rgb("D6DAE0"))
    pen.shade([head], [ellipse(68, 46, 17, 19)], DARK)
    _eyes(pen, 50, 11)
    pen.solid([ellipse(50, 77, 24, 13)], PINK, INK, 3)
    for x in (42, 58):
        pen.fill(ellipse(x, 75, 3, 4.4), INK)


def kangaroo(pen: Pen) -> None:
    """Draw tall ears, a long narrow face with a dark nose."""
    _pair(pen, ellipse(30, 24, 10, 23, -14), TAN, ellipse(30, 25, 5, 15, -14), PINK)
    head = blob([(50, 34), (72, 40), (74, 56), (64, 74), (58, 90), (42, 90), (36, 74), (26, 56), (28, 40)])
    pen.solid([head], TAN, INK, 3.4)
    pen.shade([head], [ellipse(50, 82, 16, 14)], CREAM)
    _eyes(pen, 54, 12)
    pen.solid([ellipse(50, 77, 9, 6.4)], INK, INK, 1)


def tree_shrew(pen: Pen) -> None:
    """Draw a pointed snout, round ears, a tail like a brush."""
    tail = blob([(80, 92), (76, 60), (86, 30), (96, 40), (98, 70)])
    pen.solid([tail], BROWN, INK, 3)
    _pair(pen, ellipse(25, 38, 12), rgb("B98A5A"), ellipse(25, 39, 6.5), PINK)
    head = blob([(50, 32), (72, 42), (74, 60), (60, 76), (50, 94), (40, 76), (26, 60), (28, 42)])
    pen.solid([head], rgb("B98A5A"), INK, 3.4)
    pen.shade([head], [blob([(50, 66), (60, 76), (50, 96), (40, 76)])], CREAM)
    _eyes(pen, 55, 12)
    pen.fill(ellipse(50, 90, 4.6), INK)


def jerboa(pen: Pen) -> None:
    """Draw enormous upright ears over a small sandy face with great eyes."""
    _pair(pen, ellipse(26, 30, 13, 27, -16), rgb("E2BE8A"), ellipse(26, 31, 7.4, 20, -16), PINK)
    _face(pen, rgb("E2BE8A"), 25, 24, y=64)
    _eyes(pen, 60, 12, 8.2)
    pen.fill(ellipse(50, 74, 4, 3), rgb("D9657A"))
    _whiskers(pen, 76)


def rabbit(pen: Pen) -> None:
    """Draw two straight long ears, buck teeth."""
    _pair(pen, ellipse(36, 24, 9, 25, -4), WHITE, ellipse(36, 26, 4.6, 17, -4), PINK)
    _face(pen, WHITE, 27, 25, rgb("D3D9E0"), y=64)
    _eyes(pen, 58, 11)
    pen.fill([(45, 68), (55, 68), (50, 73)], rgb("E8788A"))
    pen.solid([rounded(44, 77, 6, 10, 1.4), rounded(50.6, 77, 6, 10, 1.4)], WHITE, INK, 1.8)
    _whiskers(pen, 72)


def fruit_bat(pen: Pen) -> None:
    """Draw wings spread behind a foxy face with pointed ears."""
    wing: Shape = [(34, 60), (4, 34), (2, 62), (10, 74), (16, 66), (22, 82), (28, 74), (36, 84)]
    pen.solid([wing, mirrored(wing)], rgb("5B4A63"), INK, 3)
    ear: Shape = [(28, 46), (22, 14), (46, 34)]
    pen.solid([ear, mirrored(ear)], RED, INK, 3)
    _face(pen, RED, 25, 26)
    _eyes(pen, 54, 10, 7)
    pen.fill(ellipse(50, 69, 5, 4), INK)
    fang: Shape = [(42, 77), (47, 77), (44.5, 84)]
    pen.stroke(arc(50, 70, 11, 8, 25, 155), INK, 2.8)
    for tooth in (fang, mirrored(fang)):
        pen.fill(tooth, WHITE)


def capybara(pen: Pen) -> None:
    """Draw a great blunt head, half asleep, with tiny ears."""
    ear = ellipse(26, 28, 8.6)
    pen.solid([ear, mirrored(ear)], BROWN, INK, 3)
    head = blob([(24, 34), (50, 26), (76, 34), (82, 60), (80, 84), (62, 92), (38, 92), (20, 84), (18, 60)])
    pen.solid([head], rgb("B57F4E"), INK, 3.4)
    pen.shade([head], [crescent(head, -8, -4)], rgb("8F5F36"))
    for x in (34, 66):
        pen.stroke([(x - 7, 48), (x + 7, 48)], INK, 4.6)
        pen.stroke(arc(x, 48, 6, 5, 10, 170), INK, 2.6)
    muzzle = blob([(32, 66), (50, 60), (68, 66), (70, 82), (50, 88), (30, 82)])
    pen.shade([head], [muzzle], rgb("7A5131"))
    for x in (42, 58):
        pen.fill(ellipse(x, 68, 3.4, 4.4), INK)
    pen.stroke([(50, 72), (50, 79), (42, 83)], INK, 2.8)
    pen.stroke([(50, 79), (58, 83)], INK, 2.8)


def badger(pen: Pen) -> None:
    """Draw a white face with two black stripes."""
    ear = ellipse(25, 34, 10)
    pen.solid([ear, mirrored(ear)], DARK, INK, 3)
    head = _face(pen, WHITE, 31, 30, rgb("D3D9E0"))
    stripe = blob([(28, 26), (40, 30), (45, 52), (42, 74), (32, 70), (26, 48)])
    pen.shade([head], [stripe, mirrored(stripe)], DARK)
    for x in (36, 64):
        pen.fill(ellipse(x, 54, 5), WHITE)
        pen.fill(ellipse(x, 54, 3), INK)
    pen.fill(ellipse(50, 76, 8, 6), INK)


def magpie(pen: Pen) -> None:
    """Draw a black and white head, a sharp beak to the side, a keen eye."""
    tail: Shape = [(66, 78), (98, 40), (98, 54), (78, 92)]
    pen.solid([tail], rgb("2B6C7A"), INK, 3)
    head = ellipse(46, 52, 28, 28)
    pen.solid([head], DARK, INK, 3.4)
    chest = blob([(26, 76), (46, 70), (70, 76), (74, 98), (22, 98)])
    pen.solid([chest], WHITE, INK, 3)
    beak: Shape = [(22, 46), (0, 57), (24, 64)]
    pen.solid([beak], rgb("6B6472"), INK, 3)
    pen.solid([ellipse(39, 48, 7.4)], WHITE, INK, 1.6)
    pen.fill(ellipse(37, 49, 4), INK)
    pen.solid([ellipse(80, 22, 9), ellipse(80, 22, 3)], STAR, INK, 2.6)


def tortoise(pen: Pen) -> None:
    """Draw a small wrinkled head before a great patterned shell."""
    shell: Shape = [*arc(50, 66, 46, 50, 180, 360), (96, 78), (4, 78)]
    pen.solid([shell], rgb("9A7B3E"), INK, 3.4)
    plates: list[Shape] = [[(50, 22), (66, 34), (60, 50), (40, 50), (34, 34)], [(74, 40), (88, 54), (82, 70), (68, 60)]]
    for plate in (plates[0], plates[1], mirrored(plates[1])):
        pen.solid([plate], rgb("C9A75C"), rgb("6E5526"), 2.4)
    head = ellipse(50, 70, 20, 22)
    pen.solid([head], rgb("A9B96A"), INK, 3.4)
    pen.shade([head], [crescent(head, -5, -4)], rgb("83944A"))
    _eyes(pen, 65, 9, 5.6)
    pen.stroke(arc(50, 73, 10, 8, 25, 155), INK, 3)
    pen.stroke(ellipse(41, 65, 8.4), STAR, 2.2, closed=True)
    pen.stroke(ellipse(59, 65, 8.4), STAR, 2.2, closed=True)


def raccoon(pen: Pen) -> None:
    """Draw a grey face behind a black mask."""
    ear: Shape = [(18, 44), (20, 20), (40, 32)]
    pen.solid([ear, mirrored(ear)], GREY, INK, 3.4)
    head = _face(pen, rgb("C3C7CE"), 33, 27)
    mask = blob([(20, 54), (34, 46), (46, 54), (44, 64), (28, 68), (18, 64)])
    pen.shade([head], [mask, mirrored(mask)], DARK)
    pen.shade([head], [ellipse(50, 78, 14, 11)], WHITE)
    for x in (35, 65):
        pen.fill(ellipse(x, 56, 5.4), WHITE)
        pen.fill(ellipse(x, 57, 3.2), INK)
    pen.fill(ellipse(50, 71, 6.4, 4.8), INK)


def squirrel(pen: Pen) -> None:
    """Draw Carol: tufted ears, a curled tail."""
    pen.solid([blob([(70, 92), (74, 60), (70, 34), (84, 20), (98, 36), (96, 74)])], RED, INK, 3)
    ear: Shape = [(28, 44), (24, 18), (42, 34)]
    pen.solid([ear, mirrored(ear)], RED, INK, 3)
    _plain(pen, RED, CREAM)


def newt(pen: Pen) -> None:
    """Draw Newton: a spotted newt with feathery gills."""
    for y in (44, 56, 68):
        for side in (-1, 1):
            pen.stroke([(50 + side * 28, y), (50 + side * 45, y - 9)], INK, 8)
            pen.stroke([(50 + side * 28, y), (50 + side * 45, y - 9)], PINK, 4)
    head = _face(pen, rgb("E9A23B"), 31, 26)
    pen.shade([head], [ellipse(32, 42, 5), ellipse(66, 40, 6), ellipse(74, 56, 4)], DARK)
    _eyes(pen, 54, 15)
    pen.stroke(arc(50, 64, 18, 10, 20, 160), INK, 3.2)


def otter(pen: Pen) -> None:
    """Draw Otto: sleek and brown with a pale whiskered muzzle."""
    ear = ellipse(24, 42, 7)
    pen.solid([ear, mirrored(ear)], BROWN, INK, 3)
    head = _face(pen, BROWN, 31, 28)
    pen.shade([head], [ellipse(50, 76, 24, 17)], rgb("E9D2B0"))
    _eyes(pen, 52, 13)
    pen.fill(ellipse(50, 66, 7, 5), INK)
    _whiskers(pen, 72)


def penguin(pen: Pen) -> None:
    """Draw Penny: black with a white face and an orange beak."""
    head = _face(pen, DARK, 30, 30)
    pen.shade([head], [ellipse(38, 62, 15, 19), ellipse(62, 62, 15, 19)], WHITE)
    _eyes(pen, 55, 11, 5.6)
    pen.solid([[(40, 66), (60, 66), (50, 80)]], rgb("EE9A2B"), INK, 2.6)


def red_panda(pen: Pen) -> None:
    """Draw Ming: russet with white cheeks and round white ears."""
    _pair(pen, ellipse(22, 38, 13), WHITE, ellipse(22, 39, 7), DARK)
    head = _face(pen, rgb("B9502C"), 32, 27)
    cheek = blob([(20, 64), (34, 52), (42, 64), (34, 80)])
    pen.shade([head], [cheek, mirrored(cheek), ellipse(50, 78, 12, 10)], WHITE)
    _eyes(pen, 55, 13, 5.6)
    pen.fill(ellipse(50, 70, 5.6, 4.4), INK)


def hare(pen: Pen) -> None:
    """Draw Basil: a brown hare, one ear bent."""
    straight = ellipse(34, 26, 9, 24, -8)
    bent = blob([(62, 46), (58, 20), (70, 8), (92, 18), (88, 28), (72, 24), (72, 44)])
    pen.solid([straight, bent], rgb("A9774B"), INK, 3)
    _plain(pen, rgb("A9774B"), CREAM)


def fox(pen: Pen) -> None:
    """Draw Tansy: pointed ears, white cheeks, a sly look."""
    ear: Shape = [(20, 50), (18, 16), (44, 36)]
    pen.solid([ear, mirrored(ear)], rgb("E07B2E"), INK, 3.4)
    head: Shape = blob([(50, 32), (78, 44), (86, 60), (62, 76), (50, 92), (38, 76), (14, 60), (22, 44)])
    pen.solid([head], rgb("E07B2E"), INK, 3.4)
    cheek = blob([(14, 60), (36, 62), (50, 92), (36, 78)])
    pen.shade([head], [cheek, mirrored(cheek)], WHITE)
    _eyes(pen, 57, 13, 5.4)
    pen.fill(ellipse(50, 86, 5), INK)


def hedgehog(pen: Pen) -> None:
    """Draw Bramble: a crown of spikes round a small pale face."""
    spikes: Shape = []
    for step in range(15):
        angle = 155 + 230 * step / 14
        spikes += [*arc(50, 60, 47, 47, angle, angle)[:1], *arc(50, 60, 35, 35, angle + 8, angle + 8)[:1]]
    pen.solid([[*spikes, (80, 84), (20, 84)]], rgb("6E5138"), INK, 3)
    _plain(pen, rgb("EAD0A6"), CREAM, 24)


def owl(pen: Pen) -> None:
    """Draw Olive: two great eyes and a hooked beak."""
    tuft: Shape = [(22, 46), (16, 18), (44, 34)]
    pen.solid([tuft, mirrored(tuft)], rgb("7D7A3A"), INK, 3)
    _face(pen, rgb("7D7A3A"), 33, 30)
    for x in (36, 64):
        pen.solid([ellipse(x, 54, 14)], rgb("F2E6C0"), INK, 2.6)
        pen.fill(ellipse(x, 54, 7.4), INK)
        pen.fill(ellipse(x - 2, 51, 2.4), WHITE)
    pen.solid([[(44, 64), (56, 64), (50, 78)]], rgb("EE9A2B"), INK, 2.4)


def skunk(pen: Pen) -> None:
    """Draw Pepper: black with a white blaze."""
    ear = ellipse(24, 38, 9)
    pen.solid([ear, mirrored(ear)], DARK, INK, 3)
    head = _face(pen, DARK, 31, 28)
    pen.shade([head], [blob([(42, 26), (58, 26), (54, 58), (50, 66), (46, 58)])], WHITE)
    for x in (36, 64):
        pen.fill(ellipse(x, 55, 6), WHITE)
        pen.fill(ellipse(x, 56, 3.6), INK)
    pen.fill(ellipse(50, 74, 6, 4.6), PINK)


def deer(pen: Pen) -> None:
    """Draw Juniper: antlers and soft ears."""
    for side in (-1, 1):
        for line in ([(10, 36), (16, 20), (12, 6)], [(15, 22), (28, 10)]):
            points: Shape = [(50 + side * x, y) for x, y in line]
            pen.stroke(points, INK, 8)
            pen.stroke(points, rgb("C7A06A"), 3.6)
    ear = blob([(28, 46), (10, 34), (4, 44), (18, 54)])
    pen.solid([ear, mirrored(ear)], rgb("B07A4A"), INK, 3)
    _plain(pen, rgb("B07A4A"), CREAM)


def bear(pen: Pen) -> None:
    """Draw Rusk: a big round bear."""
    _pair(pen, ellipse(22, 36, 12), rgb("7A4E30"), ellipse(22, 37, 6.4), TAN)
    head = _face(pen, rgb("7A4E30"), 35, 31)
    pen.shade([head], [ellipse(50, 74, 18, 14)], TAN)
    _eyes(pen, 52, 14, 5.4)
    pen.fill(ellipse(50, 67, 7.6, 5.4), INK)
    pen.stroke([(50, 72), (50, 78)], INK, 2.6)


CRITICS: dict[str, Drawing] = {
    drawn.__name__: drawn
    for drawn in (
        mouse, cow, kangaroo, tree_shrew, jerboa, rabbit, fruit_bat, capybara, badger, magpie, tortoise, raccoon
    )
}  # fmt: skip
"""The critics' heads by the ids of their cards."""

_ZOUS_HEADS: dict[str, Drawing] = {
    "carol": squirrel, "newton": newt, "otto": otter, "penny": penguin, "ming": red_panda, "basil": hare,
    "tansy": fox, "bramble": hedgehog, "olive": owl, "pepper": skunk, "juniper": deer, "rusk": bear,
}  # fmt: skip
HEADS: dict[str, Drawing] = {"mouse": mouse, "lizard": lizard, "boar": boar, **_ZOUS_HEADS}
"""The heads of all that shop, by chef."""
HATTED = ("mouse", "lizard", "boar")


def chef(pen: Pen, kind: str, coat: RGB) -> None:
    """Draw a chef: head over a coat in the colour of its seat; the three of every kitchen wear a toque."""
    body = blob([(6, 104), (12, 90), (30, 81), (50, 84), (70, 81), (88, 90), (94, 104)])
    pen.solid([body], coat, INK, 3.4)
    for y in (92, 100):
        pen.fill(ellipse(38, y, 2.2), INK)
        pen.fill(ellipse(62, y, 2.2), INK)
    HEADS[kind](pen)
    if kind in HATTED:
        toque(pen, coat)


def toque(pen: Pen, band: RGB, x: float = 50, y: float = 0, scale: float = 1.0) -> None:
    """Draw a chef's hat with a coloured band, its foot in the middle under (x, y + 38)."""

    def placed(shape: Shape) -> Shape:
        return [(x + (px - 50) * scale, y + py * scale) for px, py in shape]

    puffs = [placed(ellipse(px, py, r)) for px, py, r in ((37, 13, 9.5), (50, 10, 10), (63, 13, 9.5))]
    stem = placed(rounded(34, 14, 32, 20, 3))
    pen.solid([*puffs, stem], WHITE, INK, 3)
    pen.fill(placed(rounded(34, 25, 32, 11, 3)), band)
    pen.stroke(placed(rounded(34, 25, 32, 11, 3)), INK, 2.6, closed=True)


def _helper(kind: str) -> Drawing:
    def draw(pen: Pen) -> None:
        _ZOUS_HEADS[kind](pen)
        pen.solid([rounded(36, 20, 28, 8, 3), moved(ellipse(50, 18, 11, 8), 0, -3)], STAR, INK, 2.6)

    return draw


HELPERS: dict[str, Drawing] = {kind: _helper(kind) for kind in _ZOUS_HEADS}
"""Zous chefs for hire: with a small cap, no coat yet."""


def _face(pen: Pen, skin: RGB, rx: float, ry: float, shadow: RGB | None = None, y: float = 60) -> Shape:
    head = ellipse(50, y, rx, ry)
    pen.solid([head], skin, INK, 3.4)
    pen.shade([head], [crescent(head, -5, -4)], shadow or mix(skin, INK, 0.18))
    return head


def _plain(pen: Pen, skin: RGB, muzzle: RGB, rx: float = 28) -> None:
    """Draw a face with a pale muzzle, friendly eyes, a nose."""
    head = _face(pen, skin, rx, 26, y=62)
    pen.shade([head], [ellipse(50, 79, rx * 0.6, 13)], muzzle)
    _eyes(pen, 57, rx * 0.42)
    pen.fill(ellipse(50, 72, 5.4, 4.2), INK)
    pen.stroke(arc(50, 74, 7, 7, 25, 155), INK, 2.6)


def _pair(pen: Pen, ear: Shape, colour: RGB, inner: Shape, lining: RGB) -> None:
    """Draw two ears and their linings."""
    pen.solid([ear, mirrored(ear)], colour, INK, 3.4)
    for shape in (inner, mirrored(inner)):
        pen.fill(shape, lining)


def _eyes(pen: Pen, y: float, apart: float, size: float = 6.6) -> None:
    for side in (-1, 1):
        x = 50 + side * apart
        pen.solid([ellipse(x, y, size, size * 1.15)], WHITE, INK, 1.7)
        pen.fill(ellipse(x - side * 0.8, y + 0.8, size * 0.64, size * 0.78), INK)
        pen.fill(ellipse(x - side * 0.8 - size * 0.22, y - size * 0.28, size * 0.26), WHITE)


def _whiskers(pen: Pen, y: float = 70) -> None:
    for side in (-1, 1):
        for rise in (-5, 3):
            pen.stroke([(50 + side * 14, y), (50 + side * 36, y + rise)], INK, 1.8)
