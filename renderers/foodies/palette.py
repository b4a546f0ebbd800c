"""The palette of the pictures, computed once from everything they can show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from PIL import Image

from games.foodies.data import CHEFS, CULTURES, STALLS
from renderers.foodies import art, colours, courts, tiles
from renderers.foodies.art import signs as signs_of_foodies
from renderers.kit import marks as signs
from renderers.kit import palette as kit_palette
from renderers.kit.canvas import Canvas
from renderers.kit.layout import WIDTH, Box
from renderers.kit.palette import CREAM, INK, MIST, NOW, TRAY, WHITE, mix
from renderers.kit.picture import make_palette, shipped_palette
from renderers.kit.type import Face

DISH = 64
SIGNS = ("coin", "coin_token", "heart", "heart_token", "flyer", "whole_star", "burst", "hourglass", "flag", "cloche")
FOLDER = Path(__file__).parent
_FILE = "palette.png"


@cache
def palette() -> Image.Image:
    """Return the palette of all pictures. One per set of cultures is hardly better and takes half a second a game."""
    return shipped_palette(FOLDER / _FILE, _palette)


def _palette() -> Image.Image:
    named = kit_palette.colours_in(vars(kit_palette))
    named += [tiles.FLOOR, *(style.colour for style in kit_palette.SEATS[:5])]
    named += [*colours.CULTURE.values(), *map(colours.ground, CULTURES)]
    named += [colours.COIN, colours.HEART, colours.STAR, colours.HALF]
    named += [signs_of_foodies.DIE, signs_of_foodies.DIE_DARK, signs_of_foodies.DIE_LIGHT]
    named += [
        mix(colour, TRAY, courts.DIMMED) for colour in (*colours.CULTURE.values(), *map(colours.ground, CULTURES))
    ]
    named += [mix(colour, TRAY, courts.DIMMED) for colour in (colours.COIN, colours.COIN_DARK, colours.HEART, MIST)]
    sample, hides_answered = _sampler(), _sampler()
    hides_answered.dim(Box(0, 0, WIDTH, hides_answered.image.height), TRAY, courts.DIMMED, 0)
    faint = hides_answered.image.resize((WIDTH // 2, hides_answered.image.height // 2), Image.Resampling.NEAREST)
    return make_palette(named, [sample.image, faint])


FILES: Mapping[str, Callable[[], Image.Image]] = {_FILE: _palette}
"""The palettes of the title, and how each is made."""


def _sampler() -> Canvas:
    """Return one of everything that a picture may show."""
    canvas = Canvas(WIDTH, 1100, TRAY)
    for index, culture in enumerate(CULTURES):
        corner = Box(index % 2 * 600, index // 2 * 132, 600, 132)
        canvas.card(corner, colours.ground(culture), 0)
        canvas.card(corner.after(540), colours.CULTURE[culture], 0)
        canvas.paste(art.emblem(culture, 46), corner.x + 547, corner.y + 8)
        canvas.text(corner.x + 547, corner.y + 112, "18", Face.DISPLAY, 44, WHITE)
        cards = [card for card in STALLS if STALLS[card].culture == culture]
        for place, card in enumerate(cards):
            canvas.paste(art.dish(card, DISH), corner.x + place % 5 * 106 + 6, corner.y + place // 5 * 66)
    _small_things(canvas, 670)
    return canvas


def _small_things(canvas: Canvas, y: int) -> None:
    """Draw signs, chefs, marks, die and type on the grounds where they appear."""
    canvas.card(Box(0, y + 70, WIDTH // 2, 90), CREAM, 0)
    for index, sign in enumerate(SIGNS):
        canvas.paste(art.sign(sign, 50), index * 56, y)
        canvas.paste(art.sign(sign, 50), index * 56 + 600, y)
        canvas.paste(art.sign(sign, 40), index * 56, y + 90)
    for index, chef in enumerate(CHEFS):
        canvas.card(Box(index * 130, y + 180, 120, 120), CREAM, 0)
        canvas.paste(art.chef(chef, 110), index * 130 + 4, y + 186)
    for seat in range(5):
        canvas.paste(signs.seat_mark(seat, 44), 660 + seat * 50, y + 90)
    canvas.paste(art.die(8, 104), 700, y + 190)
    canvas.paste(art.sign("card_back", 104), 820, y + 190)
    for ink, ground, top in ((INK, NOW, y + 190), (CREAM, TRAY, y + 245)):
        canvas.card(Box(940, top, 260, 54), ground, 0)
        canvas.text(948, top + 44, "Foodies 38", Face.DISPLAY, 44, ink)
