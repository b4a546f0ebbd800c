"""Tokens on counters and shelves: an ingredient with its value, a spice, a rumor, soup, a zous chef."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.critter_kitchen.data import TYPES, ZOUS
from games.critter_kitchen.tokens import ALLSPICE, ICON_OF, SPICE_OF, TYPE_OF, VALUE_OF, WILD
from renderers.critter_kitchen import colours
from renderers.critter_kitchen.art.critters import HELPERS
from renderers.critter_kitchen.art.foods import FOODS
from renderers.kit.canvas import CENTRE, Canvas
from renderers.kit.layout import SMALL, Box
from renderers.kit.palette import BAD, CREAM, INK, NOW, PAPER, RGB, WHITE, mix
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, ellipse, rounded, star
from renderers.kit.type import Face

Drawing = Callable[[Pen], None]

LEGIBLE = 54
"""The smallest token on which a value can be read."""

NARROW = 28
"""The least width of the ground of a value of one digit."""

_TYPE_OF_SPICE = {spice: kind for kind, spice in SPICE_OF.items()}
_FOOD = {**TYPE_OF, "tofu": "tofu"}


def draw(token: str, size: int) -> Image.Image:
    """Return a token as a square tile with round corners: its picture, and its value if it has one."""
    ground = _ground(token)
    canvas = Canvas(size, size, ground)
    edge = max(2, size // 26)
    canvas.outline(Box(0, 0, size, size), mix(ground, INK, 0.62), edge, size // 5)
    if token in VALUE_OF:
        _paste(canvas, FOODS[_FOOD[token]], round(size * 0.74), round(size * 0.07), round(size * 0.05))
        _value(canvas, size, str(VALUE_OF[token]))
    elif token in _TYPE_OF_SPICE or token == ALLSPICE:
        _paste(canvas, lambda pen: jar(pen, token), round(size * 0.9), round(size * 0.05), round(size * 0.05))
        if token in _TYPE_OF_SPICE:
            food = FOODS[_TYPE_OF_SPICE[token]]
            _paste(canvas, food, round(size * 0.5), round(size * 0.25), round(size * 0.31))
    elif token in ZOUS:
        _paste(canvas, HELPERS[token], round(size * 0.94), round(size * 0.03), round(size * 0.05))
    else:
        drawn = (lambda pen: rumor(pen, token)) if token.startswith("rumor-") else FOODS[token]
        _paste(canvas, drawn, round(size * 0.84), round(size * 0.08), round(size * 0.08))
    image = canvas.image.convert("RGBA")
    shape = Canvas(size, size, (0, 0, 0))
    shape.card(Box(0, 0, size, size), (255, 255, 255), size // 5)
    image.putalpha(shape.image.convert("L"))
    return image


def jar(pen: Pen, spice: str) -> None:
    """Draw a shaker with room for the drawing of its type on the glass; a star of all colours on allspice."""
    body = rounded(17, 26, 66, 70, 12)
    pen.solid([body, rounded(24, 6, 52, 26, 9)], colours.GLASS, INK, 4)
    lid: Shape = rounded(24, 6, 52, 22, 9)
    kind = _TYPE_OF_SPICE.get(spice)
    pen.solid([lid], colours.TYPE[kind] if kind else colours.STAR, INK, 3)
    for x in (38, 50, 62):
        pen.fill(ellipse(x, 16, 3.4), INK)
    pen.shade([body], [rounded(17, 84, 66, 20, 0)], colours.TYPE[kind] if kind else colours.STAR)
    if kind is None:
        for index, name in enumerate(TYPES):
            turn = 360 * index / len(TYPES)
            spike: Shape = star(50, 58, 30, 13, 7)
            pen.fill([(50, 58), *_sector(spike, turn, len(TYPES))], colours.TYPE[name])
        pen.stroke(star(50, 58, 30, 13, 7), INK, 3.4, closed=True)


def _sector(spike: Shape, turn: float, count: int) -> Shape:
    """Return one ray of a star of as many rays."""
    at = round(turn * count / 360) * 2
    return [spike[(at + step) % len(spike)] for step in (-1, 0, 1)]


def rumor(pen: Pen, token: str) -> None:
    """Draw a whisper: a speech bubble with the sign of its space, a star on a wild one."""
    icon = ICON_OF.get(token, "wild")
    tail: Shape = [(22, 66), (16, 97), (48, 74)]
    pen.solid([tail, rounded(4, 6, 92, 70, 26)], colours.BUBBLE, colours.RUMOR_DARK, 4)
    sign(pen, icon)


def sign(pen: Pen, icon: str, ink: RGB | None = None) -> None:
    """Draw the sign of a rumor space inside a bubble, all in `ink` if given; a star for a wild or an own card."""
    dark = ink or colours.RUMOR_DARK
    if icon == "exclamation":
        pen.fill([(42, 16), (58, 16), (54, 48), (46, 48)], dark)
        pen.fill(ellipse(50, 59, 6.4), dark)
    elif icon == "question":
        hook: Shape = [(37, 29), (40, 21), (50, 17), (60, 21), (62, 30), (56, 37), (50, 41), (50, 48)]
        pen.stroke(hook, dark, 8.5)
        pen.fill(ellipse(50, 60, 5.6), dark)
    elif icon == "heart":
        half: Shape = [(50, 63), (29, 42), (27, 30), (34, 22), (43, 22), (50, 30)]
        heart: Shape = [*half, *((100 - x, y) for x, y in reversed(half))]
        pen.solid([heart], ink or BAD, ink or BAD, 2.4)
    else:
        pen.solid([star(50, 41, 25, 11, 5)], ink or NOW, dark, 3)


def _ground(token: str) -> RGB:
    if token in TYPE_OF:
        return colours.TILE[TYPE_OF[token]]
    if token == WILD or token in ICON_OF:
        return colours.RUMOR
    if token in ZOUS:
        return mix(CREAM, NOW, 0.45)
    return PAPER if token in _TYPE_OF_SPICE or token == ALLSPICE else CREAM


def _paste(canvas: Canvas, drawn: Drawing, size: int, x: int, y: int) -> None:
    pen = Pen(size)
    drawn(pen)
    image = pen.picture()
    canvas.image.paste(image, (x, y), image.getchannel("A"))


def _value(canvas: Canvas, size: int, text: str) -> None:
    """Draw the value on a dark disc in the lower right corner; none on a token that is too small for it."""
    if size < LEGIBLE:
        return
    disc, edge = max(SMALL + 6, round(size * 0.5)), size // 24
    wide = disc if len(text) > 1 else max(NARROW, round(size * 0.5))  # a small token's disc would hide the food
    box = Box(size - wide - edge, size - disc - edge, wide, disc)
    canvas.pill(box, INK)
    canvas.text_in(box, text, Face.DISPLAY, max(SMALL, round(size * 0.42)), WHITE, CENTRE)
