"""Stalls and empty spaces, each drawn once for every size and then only pasted."""

from __future__ import annotations

from PIL import Image

from games.foodies.data import STALLS
from renderers.foodies import art
from renderers.foodies.colours import CULTURE, ground
from renderers.kit.canvas import LEFT, Canvas
from renderers.kit.layout import BODY, NUMBER, RADIUS, RADIUS_SMALL, SMALL, Box
from renderers.kit.palette import INK, MIST, TRAY, TRAY_LINE, WHITE, mix
from renderers.kit.sprites import Sprite, sprite
from renderers.kit.type import Face, fit
from renderers.kit.type import width as type_width

LARGE = 220  # tiles of this height belong to the large page
UPRIGHT = 150  # from this height a tile has its band on top and its dish below; lower ones have the band at the left
BAND, BAND_LARGE = 42, 78
SPINE = 50  # the band of a low tile; its left part is where a star may lie
STAR_ROOM = 16
EAST = 16  # the distance of the rewards from a half-star at the right, which is wider
CULTURE_TYPE = (BODY, 38, SMALL)  # sizes for the name of a culture, the largest that fits
BASE = 65  # of the words in the band of a large tile: a star may be above them
FLOOR = mix(TRAY, TRAY_LINE, 0.25)  # an empty space

# The hint at a culture's effect: signs in a row. "emblem" is the culture's own.
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


def stall(card: str, width: int, height: int) -> Sprite:
    """Return a stall: dish, emblem on the culture's colour, printed rewards as pips."""
    draw = _upright if height >= UPRIGHT else _low
    return sprite(("foodies", "stall", card, width, height), lambda: draw(card, width, height))


def large(card: str, culture: str, name: str, width: int, height: int) -> Sprite:
    """Return a stall for the large page, with the names of its culture and dish and a hint at its effect."""
    key = ("foodies", "large", card, culture, name, width, height)
    return sprite(key, lambda: _large(card, culture, name, width, height))


def empty(coins: int, width: int, height: int) -> Sprite:
    """Return an empty space with its printed coins."""
    return sprite(("foodies", "empty", coins, width, height), lambda: _empty(coins, width, height))


def number(canvas: Canvas, box: Box, space: int, built: bool) -> None:
    """Draw the number of a space on its tile, in the same place whether it is built or not."""
    ink = WHITE if built else MIST
    if box.height >= LARGE:
        canvas.text(box.x + 22, box.y + BASE, str(space), Face.DISPLAY, NUMBER, ink)
    elif box.height >= UPRIGHT:
        canvas.text(box.x + 14, box.y + 34, str(space), Face.DISPLAY, SMALL, ink)
    else:
        place = Box(box.x + STAR_ROOM, box.y + 3, SPINE - STAR_ROOM, box.height // 2 - 3)
        canvas.text_in(place, str(space), Face.DISPLAY, SMALL, ink)


def _low(card: str, width: int, height: int) -> Image.Image:
    culture = STALLS[card].culture
    canvas = Canvas(width, height, ground(culture))
    canvas.card(Box(0, 0, SPINE, height), CULTURE[culture], 0)
    half, free = height // 2, SPINE - STAR_ROOM
    canvas.paste_middle(art.emblem(culture, free), Box(STAR_ROOM - 2, half, free, half - 2))
    size = min(32, (height - 10) // 3)
    rewards = Box(width - size - 8 - _east(card), 4, size, height - 8)
    _pips(canvas, rewards, card, size)
    body = Box(SPINE, 0, rewards.x - SPINE, height)
    canvas.paste_middle(art.dish(card, min(height - 8, body.width - 2)), body)
    return _cut(canvas, RADIUS_SMALL)


def _upright(card: str, width: int, height: int) -> Image.Image:
    culture = STALLS[card].culture
    canvas = Canvas(width, height, ground(culture))
    canvas.card(Box(0, 0, width, BAND), CULTURE[culture], 0)
    canvas.paste(art.emblem(culture, 36), width - 48, 3)
    body = Box(0, BAND, width, height - BAND)
    size = min(38, (body.height - 10) // 3)
    rewards = Box(width - size - 8 - _east(card), body.y + 5, size, body.height - 10)
    _pips(canvas, rewards, card, size)
    dish = min(body.height - 12, rewards.x - 14)
    canvas.paste_middle(art.dish(card, dish), body.left(rewards.x))
    return _cut(canvas, RADIUS_SMALL)


def _east(card: str) -> int:
    """Return the distance of a stall's rewards from its right border for the half-star there."""
    return EAST if "E" in STALLS[card].halves else 0


def _pips(canvas: Canvas, box: Box, card: str, size: int) -> None:
    """Draw the printed rewards one by one, never more than three; one or two leave the middle free for a star."""
    signs = ["coin"] * STALLS[card].coins + ["heart"] * STALLS[card].popularity
    for index, sign in enumerate(signs):
        y = box.y + (box.height - size) * index // 2 if len(signs) == 3 else box.y + index * (box.height - size)
        canvas.paste(art.sign(sign, size), box.x, y)


def _large(card: str, culture_name: str, name: str, width: int, height: int) -> Image.Image:
    made, stall_ = Canvas(width, height, ground(STALLS[card].culture)), STALLS[card]
    made.card(Box(0, 0, width, BAND_LARGE), CULTURE[stall_.culture], 0)
    room = width - 144
    size = next((size for size in CULTURE_TYPE if type_width(culture_name, Face.STRONG, size) <= room), SMALL)
    made.text(70, BASE, fit(culture_name, Face.STRONG, size, room), Face.STRONG, size, WHITE)
    made.paste(art.emblem(stall_.culture, 50), width - 68, 14)
    made.paste(art.dish(card, 128), 26, BAND_LARGE + 2)
    rewards = [(sign, n) for sign, n in (("coin", stall_.coins), ("heart", stall_.popularity)) if n]
    top = BAND_LARGE + (8 if len(rewards) > 1 else 36)
    for index, (sign, amount) in enumerate(rewards):
        made.paste(art.sign(sign, 54), 160, top + index * 60)
        made.text(220, top + 46 + index * 60, str(amount), Face.DISPLAY, NUMBER, INK)
    made.text_in(Box(28, height - 98, width - 56, 40), name, Face.STRONG, SMALL, INK, LEFT)
    _hint(made, stall_.culture, 14, height - 54)
    return _cut(made, RADIUS)


def _hint(canvas: Canvas, culture: str, x: int, y: int) -> None:
    """Draw the culture's effect as signs, on a pill."""
    size, step = 34, 36
    pill = Box(x, y, len(HINTS[culture]) * step + 20, 44)  # short: a half-star may lie in the middle of the foot
    canvas.pill(pill, WHITE)
    for index, name in enumerate(HINTS[culture]):
        stamp = art.emblem(culture, size, CULTURE[culture], WHITE) if name == "emblem" else art.sign(name, size)
        canvas.paste(stamp, pill.x + 10 + index * step, pill.y + 5)


def _empty(coins: int, width: int, height: int) -> Image.Image:
    canvas = Canvas(width, height, FLOOR)
    big = height >= LARGE
    canvas.outline(Box(0, 0, width, height), TRAY_LINE, 4, RADIUS if big else RADIUS_SMALL)
    size = 76 if big else 40 if height > 90 else 36
    right = width - 14 if height < UPRIGHT else (width + coins * size) // 2 - (40 if big else 0)  # room for tokens
    for index in range(coins):
        canvas.paste(art.sign("coin", size), right - (index + 1) * size, (height - size) // 2)
    return _cut(canvas, RADIUS if big else RADIUS_SMALL)


def _cut(canvas: Canvas, radius: int) -> Image.Image:
    """Return the canvas as a sprite with round corners."""
    shape = Canvas(*canvas.image.size, (0, 0, 0))
    shape.card(Box(0, 0, *canvas.image.size), (255, 255, 255), radius)
    image = canvas.image.convert("RGBA")
    image.putalpha(shape.image.convert("L"))
    return image
