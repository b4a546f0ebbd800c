"""Things: the items of the Pantry, Beans, dice, the jar, plates, thought bubbles."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from renderers.kit.palette import CREAM, SAND, WHITE, mix, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, crescent, curve, ellipse, moved, rounded, scaled, star, turned

STEEL, STEEL_DARK, STEEL_LIGHT = rgb("B7C4CE"), rgb("7C8C99"), rgb("E6EEF3")
BEAN, BEAN_DARK, BEAN_LIGHT = rgb("B5523B"), rgb("7E2F26"), rgb("E08E72")
SPLAT = rgb("5DAA3E")
BONUS, BONUS_DARK = rgb("F2B632"), rgb("B97A12")
BISCUIT, BISCUIT_DARK, BISCUIT_LIGHT = rgb("E3B163"), rgb("B57F38"), rgb("F5D498")
WOOD, WOOD_DARK = rgb("A8703A"), rgb("7A4E26")
IRON, IRON_DARK, IRON_LIGHT = rgb("4A4F5C"), rgb("31343E"), rgb("7B8292")

Face = int | str  # Beans on a die face, or "S" for a Splat


def spoon(pen: Pen) -> None:
    """Draw a catapult of a spoon, bowl up, leaning left."""
    bowl, stem = turned(ellipse(50, 25, 17, 22), -12), turned(rounded(45, 40, 10, 55, 5), -12)
    pen.solid([stem, bowl], STEEL, line=4)
    pen.shade([stem, bowl], [turned(rounded(50, 40, 10, 60, 2), -12)], STEEL_DARK)
    pen.fill(turned(ellipse(50, 25, 11.5, 16), -12), STEEL_DARK)
    pen.shade([turned(ellipse(50, 25, 11.5, 16), -12)], [turned(ellipse(52.5, 29, 11, 15), -12)], STEEL_LIGHT)


def cracker(pen: Pen) -> None:
    """Draw a square biscuit with pinked edges: a shield."""
    teeth = 7
    edge = [(12 + 76 * i / (2 * teeth), 13 if i % 2 else 8) for i in range(2 * teeth + 1)]
    rim: Shape = [turned([point], 90 * side)[0] for side in range(4) for point in edge[:-1]]
    pen.solid([rim], BISCUIT, line=4)
    pen.shade([rim], [rounded(0, 74, 100, 30, 0), rounded(76, 0, 30, 100, 0)], BISCUIT_DARK)
    pen.fill(rounded(22, 22, 52, 52, 7), BISCUIT_LIGHT)
    for x in (33, 48, 63):
        for y in (33, 48, 63):
            pen.fill(ellipse(x, y, 3.8), BISCUIT_DARK)


def pan(pen: Pen) -> None:
    """Draw a frying pan seen from above, handle down right."""
    handle = turned(rounded(44, 60, 13, 42, 6), -45, (41, 41))
    pen.solid([handle], WOOD, line=4)
    pen.shade([handle], [moved(handle, 5, 3)], WOOD_DARK)
    rim = ellipse(41, 41, 35)
    pen.solid([rim], IRON, line=4)
    pen.fill(ellipse(41, 41, 27), IRON_DARK)
    pen.stroke(arc(41, 41, 21, 21, 190, 260), IRON_LIGHT, 4)


def bean(pen: Pen) -> None:
    """Draw one bean."""
    draw_bean(pen, 50, 50, 1.0)


def beans(pen: Pen) -> None:
    """Draw a little heap of beans: the supply."""
    for x, y in ((32, 66), (70, 68), (50, 36)):
        draw_bean(pen, x, y, 0.55)


def jar(pen: Pen) -> None:
    """Draw the jar that holds the supply."""
    glass = rounded(17, 22, 66, 70, 16)
    pen.solid([glass], rgb("DCEBF0"), line=4)
    heap: Shape = [(0, 50), (30, 44), (60, 52), (100, 45), (100, 100), (0, 100)]
    pen.shade([glass], [heap], BEAN)
    for x, y in ((34, 60), (56, 58), (70, 72), (44, 78), (28, 76), (60, 84)):
        pen.shade([glass], [ellipse(x, y, 7, 4.4, 30)], BEAN_LIGHT)
    pen.shade([glass], [rounded(24, 30, 7, 50, 3.5)], WHITE)
    pen.solid([rounded(22, 8, 56, 16, 5)], rgb("D5483C"), line=4)


def plate(pen: Pen) -> None:
    """Draw a dinner plate from above, for knocked-out fighters."""
    pen.solid([ellipse(50, 50, 44)], CREAM, line=4)
    pen.stroke(ellipse(50, 50, 34), rgb("E9DCC6"), 3, closed=True)


def splat(pen: Pen) -> None:
    """Draw a splat: a hit."""
    shape = _splat(50, 50, 42)
    pen.solid([shape], SPLAT, line=4)
    pen.shade([shape], [ellipse(38, 36, 9, 5, -40)], mix(SPLAT, WHITE, 0.5))


ITEMS: dict[str, Callable[[Pen], None]] = {
    drawn.__name__: drawn for drawn in (spoon, cracker, pan, bean, beans, jar, plate, splat)
}


def die(face: Face, bonus: bool, size: int) -> Image.Image:
    """Return a die showing a Splat or 1 to 3 Beans: normal dice are white, the Bonus die is golden and notched."""
    pen = Pen(size)
    body = rounded(7, 7, 86, 86, 20)
    ground, edge = (BONUS, BONUS_DARK) if bonus else (WHITE, SAND)
    pen.solid([body], ground, line=4)
    pen.shade([body], [rounded(0, 84, 100, 16, 0)], edge)
    if bonus:
        for cx, cy in ((20, 20), (80, 20), (20, 76), (80, 76)):
            pen.fill(star(cx, cy, 8, 3.4, 5), BONUS_DARK)
    if face == "S":
        pen.solid([_splat(50, 47, 33)], SPLAT, line=3)
        return pen.picture()
    for x, y in _PLACES[int(face)]:
        draw_bean(pen, x, y - 3, 0.62 if int(face) == 1 else 0.42)
    return pen.picture()


def bonus_die(pen: Pen) -> None:
    """Draw the Bonus die as a thing to own: a golden die with a star."""
    body = turned(rounded(13, 13, 74, 74, 17), -8)
    pen.solid([body], BONUS, line=4)
    pen.shade([body], [moved(body, 0, 62)], BONUS_DARK)
    pen.solid([star(50, 48, 26, 12, 5, -98)], WHITE, line=3)


ITEMS["bonus_die"] = bonus_die


def bubble(width: int, height: int, tail_left: bool = True) -> Image.Image:
    """Return a thought bubble; its trail of dots leads down to the left (or right)."""
    pen = Pen(width, height)
    tall = 100 * height / width
    lobes = [
        (22, 38, 18),
        (38, 25, 18),
        (60, 24, 19),
        (79, 36, 17),
        (80, 55, 16),
        (62, 63, 17),
        (40, 64, 17),
        (22, 55, 16),
    ]
    squeeze = (tall - 16) / 84
    cloud = [ellipse(x if tail_left else 100 - x, y * squeeze, r, r * squeeze) for x, y, r in lobes]
    middle = ellipse(50, 42 * squeeze, 34, 28 * squeeze)
    dots = [ellipse(x if tail_left else 100 - x, tall - y, r) for x, y, r in ((17, 14, 5.6), (7.5, 6, 3.4))]
    pen.solid([*cloud, middle], WHITE, line=2.6)
    pen.solid(dots, WHITE, line=2.2)
    return pen.picture()


_BEAN = blob(
    [(10, 46), (24, 21), (50, 12), (78, 22), (91, 50), (84, 78), (66, 86), (57, 72), (46, 64), (28, 68), (14, 62)]
)
_PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((50, 51),),
    2: ((35, 36), (64, 65)),
    3: ((32, 31), (70, 42), (40, 70)),
}


def draw_bean(pen: Pen, x: float, y: float, scale: float) -> None:
    """Draw a Bean with its middle at (x, y), in hundredths of the picture."""
    body = moved(scaled(_BEAN, scale), x - 50, y - 50)
    pen.solid([body], BEAN, line=4 if scale > 0.8 else 2.4)
    pen.shade([body], [crescent(body, -9 * scale, -9 * scale)], BEAN_DARK)
    shine = moved(scaled(curve([(27, 38), (37, 27), (52, 22)]), scale), x - 50, y - 50)
    pen.stroke(shine, BEAN_LIGHT, 6 * scale)


def _splat(cx: float, cy: float, radius: float) -> Shape:
    reach = (1.0, 0.62, 0.9, 0.58, 1.0, 0.66, 0.84, 0.6, 1.0, 0.62, 0.92, 0.6, 0.96, 0.6)
    spokes = [turned([(cx + radius * r, cy)], 360 * i / len(reach) - 90, (cx, cy))[0] for i, r in enumerate(reach)]
    return blob(spokes)
