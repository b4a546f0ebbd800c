"""The palette of the pictures, computed once from everything they can show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from PIL import Image

from games.food_chain_magnate.city.tiles import Laid
from games.food_chain_magnate.data import EMPLOYEES, TILES
from renderers.food_chain_magnate import art, city, colours, panels
from renderers.food_chain_magnate.art.goods import GOODS
from renderers.food_chain_magnate.art.people import LOOKS
from renderers.food_chain_magnate.art.signs import SIGNS
from renderers.kit import marks as signs
from renderers.kit import palette as kit_palette
from renderers.kit.canvas import Canvas
from renderers.kit.layout import WIDTH, Box
from renderers.kit.palette import CREAM, INK, MIST, NOW, RGB, TABLE, TRAY, WHITE, mix
from renderers.kit.picture import make_palette, shipped_palette
from renderers.kit.sprites import Sprite
from renderers.kit.type import Face

SEATS = 5
SQUARE = 42
FOLDER = Path(__file__).parent
_FILE = "palette.png"


@cache
def palette() -> Image.Image:
    """Return the palette of all pages."""
    return shipped_palette(FOLDER / _FILE, _palette)


def _palette() -> Image.Image:
    washed = [mix(colour, colours.REACH, city.REACH) for colour in (colours.GRASS, colours.GRASS_TOO, colours.ASPHALT)]
    ours = [*colours.named(), *washed, panels.GAIN, panels.LOSS, panels.ACTIVE]
    return make_palette([*kit_palette.colours_in(vars(kit_palette)), *ours], [_sampler().image])


FILES: Mapping[str, Callable[[], Image.Image]] = {_FILE: _palette}
"""The palettes of the title, and how each is made."""


def _sampler() -> Canvas:
    """Return one of everything, on the grounds where it appears."""
    canvas = Canvas(WIDTH, 1240, colours.GRASS)
    for index, name in enumerate("CGEP"):
        canvas.paste(art.tile(Laid.of(name, TILES[name], 0, 0, index), SQUARE), index * 5 * SQUARE, 0)
    for index, card in enumerate(LOOKS):
        colour = EMPLOYEES[card].colour if card in EMPLOYEES else "olive"
        place = Box(index % 12 * 98, 220 + index // 12 * 98, 98, 98)
        canvas.card(place, colours.tint(colour), 0)
        canvas.paste(art.employee(card, colour, 92), place.x, place.y)
    _row(canvas, 520, colours.PLOT, [art.token(good, 40) for good in GOODS] + [art.plot(SQUARE)])
    _row(canvas, 610, TRAY, [art.good(good, 44) for good in GOODS] + [signs.seat_mark(seat, 50) for seat in range(5)])
    _row(canvas, 670, CREAM, [art.good(good, 36) for good in GOODS] + [art.sign(name, 40) for name in SIGNS][:18])
    _row(canvas, 730, TRAY, [art.sign(name, 40) for name in SIGNS])
    _row(canvas, 790, TRAY, [signs.crown(50), signs.loop(34, NOW), art.disc(34, NOW), art.disc(34, INK, CREAM)])
    corners = ("nw", "ne", "sw", "se")
    houses = [art.restaurant(seat, corners, "ne", seat == 1, SQUARE) for seat in range(SEATS)]
    _row(canvas, 850, colours.GRASS_TOO, houses)
    kinds = [(seat, kind) for seat in range(SEATS) for kind in ("billboard", "mailbox", "radio")]
    _row(canvas, 940, colours.GRASS, [art.panel(kind, seat, 60, 60) for seat, kind in kinds])
    _row(canvas, 1010, colours.GRASS, [art.source(good, SQUARE) for good in GOODS] + [art.garden(SQUARE, False)])
    inks = ((CREAM, TABLE), (CREAM, TRAY), (MIST, TRAY), (NOW, TABLE), (INK, NOW), (INK, CREAM))
    for index, (ink, ground) in enumerate((*inks, (CREAM, colours.SHADOW), (WHITE, INK))):
        box = Box(index * 150, 1070, 150, 70)
        canvas.card(box, ground, 0)
        canvas.text_in(box, "Magnate 38", Face.BOLD, 28, ink)
    return canvas


def _row(canvas: Canvas, y: int, ground: RGB, stamps: list[Sprite]) -> None:
    canvas.card(Box(0, y, WIDTH, max(stamp.height for stamp in stamps)), ground, 0)
    x = 0
    for stamp in stamps:
        canvas.paste(stamp, x, y)
        x += stamp.width + 4
