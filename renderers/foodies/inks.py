"""The palettes of the pictures: one for each set of cultures, made from everything such a game can show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from games.foodies.data import CHEFS, STALLS
from renderers.foodies import art, colours, courts, tiles
from renderers.foodies.art import signs as signs_of_foodies
from renderers.kit import marks as signs
from renderers.kit import palette as house
from renderers.kit.canvas import Canvas
from renderers.kit.encode import make_palette
from renderers.kit.layout import WIDTH, Box
from renderers.kit.palette import CREAM, INK, NOW, RGB, TRAY, WHITE
from renderers.kit.type import Face

PIPS = ("coin", "coin_token", "heart", "heart_token", "flyer", "whole_star", "burst", "hourglass", "flag", "cloche")


def palette_for(cultures: Sequence[str], choosing: bool) -> Image.Image:
    """The palette for pictures of a game with these cultures; one of its own while a seat is choosing."""
    return _palette(tuple(sorted(cultures)), choosing)


@lru_cache(maxsize=64)
def _palette(cultures: tuple[str, ...], choosing: bool) -> Image.Image:
    named: list[RGB] = [value for value in vars(house).values() if _is_colour(value)]
    named += [tiles.FLOOR, colours.GAIN, *(style.colour for style in house.SEATS[:5])]
    named += [colours.CULTURE[culture] for culture in cultures]
    named += [colours.ground(culture) for culture in cultures]
    named += [colours.COIN, colours.HEART, colours.STAR, colours.HALF]
    named += [signs_of_foodies.DIE, signs_of_foodies.DIE_DARK, signs_of_foodies.DIE_LIGHT]
    samples = [_sampler(cultures).image]
    if choosing:
        veiled = _sampler(cultures)
        veiled.veil(Box(0, 0, WIDTH, veiled.image.height), TRAY, courts.VEIL, 0)
        samples.append(veiled.image.crop((0, 0, WIDTH, 720)))
    return make_palette(named, samples)


def _sampler(cultures: tuple[str, ...]) -> Canvas:
    """One of everything that a picture with these cultures may show."""
    canvas = Canvas(WIDTH, 1040, TRAY)
    for row, culture in enumerate(cultures):
        canvas.card(Box(0, row * 130, WIDTH, 130), colours.ground(culture), 0)
        canvas.card(Box(1130, row * 130, 70, 130), colours.CULTURE[culture], 0)
        canvas.paste(art.emblem(culture, 46), 1140, row * 130 + 10)
        canvas.text(1140, row * 130 + 110, "18", Face.DISPLAY, 44, WHITE)
        cards = [card for card in STALLS if STALLS[card].culture == culture]
        for index, card in enumerate(cards):
            canvas.paste(art.dish(card, 108), index * 112, row * 130 + 6)
    canvas.card(Box(0, 780, WIDTH // 2, 90), CREAM, 0)
    for index, sign in enumerate(PIPS):
        canvas.paste(art.sign(sign, 50), index * 56, 660)
        canvas.paste(art.sign(sign, 50), index * 56 + 600, 660)
        canvas.paste(art.sign(sign, 40), index * 56, 800)
    for index, chef in enumerate(CHEFS):
        canvas.card(Box(index * 130, 880, 120, 120), CREAM, 0)
        canvas.paste(art.chef(chef, 110), index * 130 + 4, 886)
    for seat in range(5):
        canvas.paste(signs.seat_mark(seat, 44), 660 + seat * 50, 790)
    canvas.paste(art.die(8, 104), 700, 890)
    canvas.paste(art.sign("card_back", 104), 820, 890)
    for ink, ground, top in ((INK, NOW, 890), (CREAM, TRAY, 945)):
        canvas.card(Box(940, top, 260, 54), ground, 0)
        canvas.text(948, top + 44, "Foodies 38", Face.DISPLAY, 44, ink)
    return canvas


def _is_colour(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(channel, int) for channel in value)
