"""Forms shared by many dishes: rolls, skewers, slices, balls, heaps; colours and layers make the dish."""

from __future__ import annotations

from renderers.foodies.art.bowls import (
    CRUST,
    DOUGH,
    GOLDEN,
    MEAT_DARK,
    WOOD,
    WOOD_DARK,
    Dish,
)
from renderers.kit.palette import INK, RGB, WHITE, mix, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, crescent, curve, ellipse, moved, rounded, scaled, turned

CHEESE = rgb("F7C948")


def deep(colour: RGB) -> RGB:
    """Return a colour's shade."""
    return mix(colour, INK, 0.25)


def plate(pen: Pen) -> None:
    """Draw a flat plate at the foot of the picture."""
    rim = ellipse(50, 77, 46, 16)
    pen.solid([rim], rgb("EEF1F4"), line=3)
    pen.shade([rim], [crescent(rim, 0, -6)], rgb("B9C4CE"))
    pen.fill(ellipse(50, 75, 34, 9.4), rgb("DCE3E9"))


def board(pen: Pen) -> None:
    """Draw a wooden board at the foot of the picture."""
    pen.solid([rounded(4, 72, 92, 16, 7)], WOOD, line=3)
    pen.shade([rounded(4, 72, 92, 16, 7)], [rounded(0, 81, 100, 10, 0)], WOOD_DARK)


def sandwich(*layers: RGB, seeds: bool = True) -> Dish:
    """Return a round bun with layers between its halves, from the top down."""

    def draw(pen: Pen) -> None:
        height = 34 / len(layers)
        low = rounded(10, 74, 80, 19, 9)
        pen.solid([low], GOLDEN, line=3)
        pen.shade([low], [rounded(0, 84, 100, 20, 0)], CRUST)
        for index, colour in reversed(list(enumerate(layers))):
            pen.solid([rounded(6, 42 + index * height, 88, height + 3, 5)], colour, line=2.6)
        top: Shape = [*arc(50, 46, 41, 38, 180, 360)]
        pen.solid([top], GOLDEN, line=3)
        pen.shade([top], [crescent(top, -8, -6)], CRUST)
        for x, y in ((30, 28), (46, 18), (62, 26), (44, 33), (74, 36)) if seeds else ():
            pen.fill(ellipse(x, y, 3.2, 2, -20), DOUGH)

    return draw


def pile(colour: RGB, edge: RGB, top: RGB, *, layers: int = 4, drip: RGB | None = None) -> Dish:
    """Return a stack of flat round cakes with something on top."""

    def draw(pen: Pen) -> None:
        plate(pen)
        for index in range(layers):
            y = 74 - 12 * index
            pen.solid([rounded(14, y - 7, 72, 14, 7)], edge, line=2.8)
            pen.solid([ellipse(50, y - 6, 36, 8)], colour, line=1.4)
        y = 68 - 12 * (layers - 1)
        if drip:
            pen.fill(
                blob(
                    [
                        (22, y),
                        (50, y - 7),
                        (78, y),
                        (74, y + 16),
                        (68, y + 5),
                        (58, y + 24),
                        (52, y + 6),
                        (34, y + 14),
                        (30, y + 4),
                    ]
                ),
                drip,
            )
        pen.solid([rounded(38, y - 16, 24, 14, 4)], top, line=2.6)

    return draw


def wedge(top: RGB, body: RGB, *stripes: RGB, cherry: RGB | None = None) -> Dish:
    """Return a slice of cake or pie seen from the side, its layers as stripes."""

    def draw(pen: Pen) -> None:
        lid: Shape = [(6, 44), (60, 20), (95, 36), (95, 44)]
        side: Shape = [(6, 44), (95, 44), (95, 84), (6, 84)]
        pen.solid([lid, side], body, line=3.2)
        for index, colour in enumerate(stripes):
            y = 50 + index * 34 / len(stripes)
            pen.shade([side], [rounded(0, y, 100, 17 / len(stripes), 0)], colour)
        pen.fill(lid, top)
        pen.stroke([(6, 44), (95, 44)], deep(body), 2.2)
        if cherry:
            pen.solid([ellipse(62, 22, 11, 10)], cherry, line=2.8)
            pen.fill(ellipse(58, 18, 3, 2.2), WHITE)

    return draw


def balls(colour: RGB, specks: RGB | None = None, *, cup: RGB | None = None, shine: bool = False) -> Dish:
    """Return three balls on a plate, or in paper cups."""

    def draw(pen: Pen) -> None:
        plate(pen)
        for x, y in ((50, 34), (29, 60), (71, 60)):
            ball = ellipse(x, y, 20)
            pen.solid([ball], colour, line=3)
            pen.shade([ball], [crescent(ball, -6, -6)], deep(colour))
            for dx, dy in ((-7, -8), (4, -11), (9, -2), (-2, 1), (-11, 3), (3, 9)) if specks else ():
                pen.fill(ellipse(x + dx, y + dy, 2.8, 1.8, 40 * dx), specks or colour)
            if cup:
                pen.solid([[(x - 19, y + 5), (x + 19, y + 5), (x + 13, y + 21), (x - 13, y + 21)]], cup, line=2.4)
            if shine:
                pen.fill(ellipse(x - 7, y - 9, 5, 3, -35), WHITE)

    return draw


def skewer(*pieces: RGB, sauce: RGB | None = None) -> Dish:
    """Return two skewers, aslant; with sauce, a little bowl of it."""

    def draw(pen: Pen) -> None:
        for shift in (-17, 17):
            line = turned([(50 + shift, 6), (50 + shift, 94)], 40)
            pen.stroke(line, INK, 7)
            pen.stroke(line, WOOD, 3.4)
            for index in range(4):
                y, colour = 14 + 17 * index, pieces[index % len(pieces)]
                piece = turned(rounded(50 + shift - 13, y, 26, 16, 6), 40)
                pen.solid([piece], colour, line=2.8)
                pen.shade([piece], [crescent(piece, -4, -4)], deep(colour))
                pen.stroke(
                    turned([(50 + shift - 6, y + 4), (50 + shift + 2, y + 4)], 40), mix(colour, WHITE, 0.45), 2.4
                )
        if sauce:
            pen.solid([arc(76, 76, 20, 18, 0, 180), ellipse(76, 76, 20, 7)], WHITE, line=2.8)
            pen.fill(ellipse(76, 76, 15, 4.4), sauce)

    return draw


def rolls(colour: RGB, filling: RGB, *, count: int = 3, sauce: RGB | None = None) -> Dish:
    """Return rolls side by side, their cut ends to the front."""

    def draw(pen: Pen) -> None:
        plate(pen)
        width = 78 / count
        for index in range(count):
            x = 13 + width * index
            body = [turned(rounded(x, 26, width - 3, 52, 10), 12, (x + width / 2, 60))]
            pen.solid(body, colour, line=3)
            pen.shade(body, [crescent(body[0], -5, -2)], deep(colour))
            end = turned(ellipse(x + width / 2 - 1.5, 70, width / 2 - 2, 8), 12, (x + width / 2, 60))
            pen.solid([end], DOUGH, line=2.4)
            pen.fill(scaled(end, 0.62, (x + width / 2 - 3.5, 70)), filling)
        if sauce:
            pen.solid(
                [
                    blob(
                        [
                            (12, 36),
                            (30, 30),
                            (50, 33),
                            (72, 29),
                            (90, 36),
                            (86, 48),
                            (70, 44),
                            (52, 50),
                            (32, 45),
                            (18, 50),
                        ]
                    )
                ],
                sauce,
                line=2.4,
            )

    return draw


def folded(shell: RGB, *fillings: RGB, crimped: bool = False) -> Dish:
    """Return a half-moon: a taco with its fillings showing, or a closed and crimped pasty."""

    def draw(pen: Pen) -> None:
        moon: Shape = [*arc(50, 78, 43, 54, 180, 360)]
        if fillings:
            back = moved(moon, 3, -9)
            pen.solid([back], deep(shell), line=3)
            for i in range(7):
                x, y = 17 + i * 11.6, 60 - 34 * (1 - ((i - 3) / 3.6) ** 2)
                pen.solid([ellipse(x, y, 11, 10)], fillings[i % len(fillings)], line=2.4)
        pen.solid([moon], shell, line=3.4)
        pen.shade([moon], [crescent(moon, -6, -7)], deep(shell))
        for x, y in ((34, 52), (52, 42), (46, 62), (66, 56), (28, 68)):
            pen.fill(ellipse(x, y, 3.4, 2.4), mix(shell, WHITE, 0.4))
        for angle in range(190, 360, 17) if crimped else ():
            near = turned([(50 + 34, 78)], angle, (50, 78))[0]
            far = turned([(50 + 42, 78)], angle, (50, 78))[0]
            pen.stroke([(near[0], 78 + (near[1] - 78) * 1.2), (far[0], 78 + (far[1] - 78) * 1.2)], deep(shell), 3)

    return draw


def sausages(sauce: RGB | None = None) -> Dish:
    """Return two grilled sausages, with mustard on the plate or sauce over slices."""

    def draw(pen: Pen) -> None:
        plate(pen)
        for dy in (0, 22):
            body = [(x, y + dy) for x, y in curve([(17, 41), (36, 52), (64, 50), (83, 36)])]
            pen.stroke(body, INK, 27)
            pen.stroke(body, rgb("B9683A"), 21)
            pen.stroke([(x, y - 4) for x, y in body], rgb("DD935F"), 5)
            for x, y in ((28, 50), (44, 54), (60, 52), (75, 45)):
                pen.stroke([(x - 3, y + dy + 6), (x + 3, y + dy - 6)], MEAT_DARK, 3)
        if sauce:
            pen.solid(
                [blob([(24, 46), (40, 38), (62, 40), (78, 34), (80, 50), (64, 62), (44, 66), (28, 60)])],
                sauce,
                line=2.4,
            )
        else:
            pen.solid([ellipse(50, 86, 13, 6)], CHEESE, line=2.2)

    return draw


def loaf(colour: RGB, layers: tuple[RGB, ...], dust: RGB | None = None) -> Dish:
    """Return a brick cut from a tray: layers in front, something on top."""

    def draw(pen: Pen) -> None:
        plate(pen)
        front, lid = rounded(12, 40, 64, 38, 3), [(12.0, 41.0), (28.0, 24.0), (92.0, 24.0), (76.0, 41.0)]
        side = [(76.0, 41.0), (92.0, 24.0), (92.0, 60.0), (76.0, 77.0)]
        pen.solid([front, lid, side], colour, line=3)
        for index, layer in enumerate(layers):
            pen.shade([front], [rounded(0, 40 + index * 38 / len(layers), 100, 38 / len(layers), 0)], layer)
        pen.fill(side, deep(layers[0]))
        pen.fill(lid, colour)
        pen.stroke([(12, 41), (76, 41), (92, 24)], INK, 2)
        pen.stroke([(76, 41), (76, 76)], INK, 2)
        for x, y in ((34, 34), (48, 29), (62, 35), (76, 30)) if dust else ():
            pen.fill(ellipse(x, y, 5, 2.6), dust or colour)

    return draw


def mound(colour: RGB, *specks: RGB) -> Dish:
    """Return a heap on a plate with coloured pieces."""

    def draw(pen: Pen) -> None:
        plate(pen)
        heap = blob([(12, 76), (18, 54), (34, 38), (50, 28), (66, 37), (82, 54), (88, 76), (50, 84)])
        pen.solid([heap], colour, line=3)
        pen.shade([heap], [crescent(heap, -8, -7)], deep(colour))
        places = ((36, 52), (52, 40), (66, 54), (46, 66), (60, 72), (28, 68), (76, 70), (50, 54))
        for index, (x, y) in enumerate(places if specks else ()):
            pen.solid([ellipse(x, y, 5.4, 3.8, 37 * index)], specks[index % len(specks)], line=1.4)

    return draw


def nest(colour: RGB, dark: RGB, *bits: RGB) -> Dish:
    """Return pasta wound to a nest on a plate."""

    def draw(pen: Pen) -> None:
        plate(pen)
        heap = ellipse(50, 58, 38, 24)
        pen.solid([heap], colour, line=3)
        rings = [ellipse(50, 58 - k, 33 - 8 * k / 2, 19 - 5 * k / 2) for k in range(0, 7, 2)]
        pen.hatch([heap], [[*ring, ring[0]] for ring in rings], dark, 2.6)
        for index, (x, y) in enumerate(((34, 52), (52, 46), (66, 56), (46, 64)) if bits else ()):
            pen.solid([turned(rounded(x - 6, y - 4, 12, 8, 3), 40 * index, (x, y))], bits[index % len(bits)], line=1.8)

    return draw


def discs(colour: RGB, edge: RGB, dip: RGB) -> Dish:
    """Return flat round cakes, leaning, with a dip."""

    def draw(pen: Pen) -> None:
        plate(pen)
        for x in (70, 50, 30):
            disc = ellipse(x, 50, 23, 25, 12)
            pen.solid([disc], edge, line=3)
            pen.fill(scaled(disc, 0.76, (x - 2, 49)), colour)
            for dx, dy in ((-6, -6), (4, 4), (-2, 10)):
                pen.fill(ellipse(x + dx, 49 + dy, 3, 2), edge)
        pen.solid([arc(78, 78, 15, 13, 0, 180), ellipse(78, 78, 15, 5)], WHITE, line=2.6)
        pen.fill(ellipse(78, 78, 11, 3.2), dip)

    return draw
