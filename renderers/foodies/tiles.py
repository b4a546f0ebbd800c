"""Stalls and empty spaces, each drawn once for every size and then only pasted."""

from __future__ import annotations

from PIL import Image

from games.foodies.data import STALLS
from renderers.foodies import art
from renderers.foodies.colours import CULTURE, ground
from renderers.kit.canvas import LEFT, Canvas
from renderers.kit.layout import BODY, NUMBER, RADIUS, RADIUS_SMALL, SMALL, Box
from renderers.kit.palette import INK, MIST, PAPER, STONE, TRAY, TRAY_LINE, WHITE, mix
from renderers.kit.sprites import Sprite, sprite
from renderers.kit.type import Face

UPRIGHT = 120  # from this height a tile has its band on top and its dish below; lower ones have the band at the left
BAND, BAND_LARGE = 42, 66
FLOOR = mix(TRAY, TRAY_LINE, 0.25)  # an empty space

# How a culture's effect is hinted at: signs in a row. "emblem" is the culture's own.
HINTS: dict[str, tuple[str, ...]] = {
    "american": ("coin", "per", "emblem"),
    "brazilian": ("coin", "coin", "arrow", "heart"),
    "chinese": ("coin", "per", "different"),
    "german": ("arrow", "flyer"),
    "indian": ("surrounded", "arrow", "heart"),
    "italian": ("heart", "arrow", "beside"),
    "japanese": ("twin", "arrow", "beside"),
    "mexican": ("coin", "coin", "arrow", "beside"),
    "russian": ("coin", "coin", "arrow", "here"),
    "thai": ("coin", "per", "whole_star"),
}


def stall(card: str, space: int | None, width: int, height: int) -> Sprite:
    """A stall: dish, emblem on the culture's colour, printed rewards as pips; the number of its space if it has one."""
    draw = _upright if height >= UPRIGHT else _low
    return sprite(("foodies", "stall", card, space, width, height), lambda: draw(card, space, width, height))


def large(card: str, space: int, culture: str, name: str, width: int, height: int) -> Sprite:
    """A stall for the large page, with the names of its culture and dish and a hint at its effect."""
    key = ("foodies", "large", card, space, culture, name, width, height)
    return sprite(key, lambda: _large(card, space, culture, name, width, height))


def empty(space: int, coins: int, width: int, height: int) -> Sprite:
    """An empty space with its number and its printed coins."""
    return sprite(("foodies", "empty", space, coins, width, height), lambda: _empty(space, coins, width, height))


def _low(card: str, space: int | None, width: int, height: int) -> Image.Image:
    culture = STALLS[card].culture
    canvas = Canvas(width, height, ground(culture))
    canvas.card(Box(0, 0, BAND, height), CULTURE[culture], 0)
    half = height // 2
    if space is not None:
        canvas.text_in(Box(0, 2, BAND, half), str(space), Face.DISPLAY, 34 if height > 90 else 30, WHITE)
    canvas.paste_middle(art.emblem(culture, 34), Box(0, half - 2, BAND, half))
    pips = _pips(card)
    size = min(30, (height - 10) // 3)
    x, y = width - 18 - size, (height - len(pips) * size) // 2
    for index, pip in enumerate(pips):
        canvas.paste(art.sign(pip, size), x, y + index * size)
    dish = min(height - 8, x - BAND - 4)
    canvas.paste_middle(art.dish(card, dish), Box(BAND, 0, x - BAND, height))
    return _cut(canvas, RADIUS_SMALL)


def _upright(card: str, space: int | None, width: int, height: int) -> Image.Image:
    culture = STALLS[card].culture
    canvas = Canvas(width, height, ground(culture))
    band = Box(0, 0, width, BAND)
    canvas.card(band, CULTURE[culture], 0)
    if space is None:
        canvas.paste_middle(art.emblem(culture, 36), band)
    else:
        canvas.text(14, 34, str(space), Face.DISPLAY, SMALL, WHITE)
        canvas.paste(art.emblem(culture, 36), width - 50, 3)
    pips = _pips(card)
    size = 34 if height > 150 else 28
    dish = min(height - BAND - size - 22, width - 40)
    canvas.paste_middle(art.dish(card, dish), Box(0, BAND + 4, width, dish))
    x = (width - len(pips) * size) // 2
    for index, pip in enumerate(pips):
        canvas.paste(art.sign(pip, size), x + index * size, BAND + dish + 6)
    return _cut(canvas, RADIUS_SMALL)


def _large(card: str, space: int, culture_name: str, name: str, width: int, height: int) -> Image.Image:
    made, stall_ = Canvas(width, height, ground(STALLS[card].culture)), STALLS[card]
    made.card(Box(0, 0, width, BAND_LARGE), CULTURE[stall_.culture], 0)
    made.text(20, 52, str(space), Face.DISPLAY, NUMBER, WHITE)
    made.text_in(Box(66, 8, width - 66 - 66, BAND_LARGE - 8), culture_name, Face.STRONG, BODY, WHITE, LEFT)
    made.paste(art.emblem(stall_.culture, 46), width - 62, 12)
    made.paste(art.dish(card, 126), 26, BAND_LARGE + 4)
    for index, (sign, amount) in enumerate((("coin", stall_.coins), ("heart", stall_.popularity))):
        y = BAND_LARGE + 10 + index * 60
        ink = INK if amount else STONE
        made.paste(art.sign(sign, 50), 176, y)
        made.text(236, y + 44, str(amount), Face.DISPLAY, NUMBER, ink)
    made.text_in(Box(28, BAND_LARGE + 130, width - 56, 36), name, Face.STRONG, 32, INK)
    _hint(made, stall_.culture, Box(0, BAND_LARGE + 168, width, 44))
    return _cut(made, RADIUS)


def _hint(canvas: Canvas, culture: str, box: Box) -> None:
    signs, size = HINTS[culture], 34
    wide = len(signs) * (size + 4) + 28
    pill = box.middle(wide, box.height)
    canvas.pill(pill, PAPER)
    for index, name in enumerate(signs):
        stamp = art.emblem(culture, size, CULTURE[culture], PAPER) if name == "emblem" else art.sign(name, size)
        canvas.paste(stamp, pill.x + 16 + index * (size + 4), pill.y + (pill.height - size) // 2)


def _empty(space: int, coins: int, width: int, height: int) -> Image.Image:
    canvas = Canvas(width, height, FLOOR)
    big = height > 220
    canvas.outline(Box(0, 0, width, height), TRAY_LINE, 4, RADIUS if big else RADIUS_SMALL)
    number = NUMBER if big else 34 if height > 90 else 30
    canvas.text(20 if big else 12, 12 + number * 3 // 4, str(space), Face.DISPLAY, number, MIST)
    if coins:
        size = 76 if big else 40 if height > 90 else 36
        for index in range(coins):
            x = width // 2 - coins * size // 2 + index * size
            canvas.paste(art.sign("coin", size), x, (height - size) // 2)
    return _cut(canvas, RADIUS if big else RADIUS_SMALL)


def _pips(card: str) -> list[str]:
    """The printed rewards one by one: never more than three."""
    return ["coin"] * STALLS[card].coins + ["heart"] * STALLS[card].popularity


def _cut(canvas: Canvas, radius: int) -> Image.Image:
    """The canvas as a sprite with round corners."""
    shape = Canvas(*canvas.image.size, (0, 0, 0))
    shape.card(Box(0, 0, *canvas.image.size), (255, 255, 255), radius)
    image = canvas.image.convert("RGBA")
    image.putalpha(shape.image.convert("L"))
    return image
