"""The palette of the pictures, made once for each size of the city from everything that they can show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path

from PIL import Image

from games.food_truck_city.data import BLOCKS, CUSTOMERS, FOODS
from games.food_truck_city.geometry import CITIES
from renderers.food_truck_city import art, colours, panels
from renderers.food_truck_city.art.things import THINGS
from renderers.food_truck_city.layout import frame
from renderers.kit import marks as signs
from renderers.kit import palette as kit_palette
from renderers.kit.canvas import Canvas
from renderers.kit.layout import WIDTH, Box
from renderers.kit.palette import CREAM, INK, MIST, NOW, RGB, TABLE, TRAY, WHITE
from renderers.kit.picture import make_palette, shipped_palette
from renderers.kit.sprites import Sprite
from renderers.kit.type import Face

SEATS = 4
COLOURS = {5: 176, 6: 104}
"""Of a city of a size: few, because a large city is full of small things whose soft edges deflate badly."""
FOLDER = Path(__file__).parent


@cache
def palette_for(size: int) -> Image.Image:
    """The palette for pictures of a city of a size."""
    return shipped_palette(FOLDER / _file(size), lambda: _palette(size))


def _file(size: int) -> str:
    return f"palette-{size}.png"


def _palette(size: int) -> Image.Image:
    named = [*kit_palette.colours_in(vars(kit_palette)), *colours.named()]
    return make_palette(named, [_sampler(size).image], COLOURS[size])


FILES: Mapping[str, Callable[[], Image.Image]] = {_file(size): partial(_palette, size) for size in CITIES}
"""The palettes that come with the title, and how each is made."""


def _sampler(size: int) -> Canvas:
    """One of everything."""
    plan = frame(size, SEATS).plan
    canvas = Canvas(WIDTH, 1300, colours.ASPHALT)
    families = {block.art: card for card, block in BLOCKS.items()}
    for index, card in enumerate(families.values()):
        for rotation in (0, 2):
            stamp = art.block(card, rotation, (True, True, False, False), "hi", plan.edge, 52)
            canvas.paste(stamp, index * 156, rotation * 78)
    canvas.paste(art.back(plan.edge), 6 * 156, 0)
    for index, food in enumerate(FOODS):
        for seat in range(SEATS):
            stamp = art.truck(seat, food, "V", plan.street - 6)
            canvas.paste(stamp, index * 180 + seat % 2 * 80, 320 + seat // 2 * 130)
    _row(canvas, 590, colours.PAVEMENT, [art.customer(who, 52) for who in CUSTOMERS])
    _row(canvas, 650, colours.PAVEMENT, [art.customer(who, 52, hungry=True) for who in CUSTOMERS])
    _row(canvas, 710, colours.PAVEMENT, [art.idle_customer(who, 40) for who in CUSTOMERS])
    _row(canvas, 770, TRAY, [art.pale(art.food(food, 40), food, panels.GARAGE) for food in FOODS])
    _row(canvas, 820, CREAM, [art.food(food, 44) for food in FOODS])
    things = [art.thing(name, 58) for name in THINGS]
    _row(canvas, 880, TRAY, things)
    _row(canvas, 940, CREAM, things)
    _row(canvas, 1000, colours.ASPHALT, things)
    style = [kit_palette.seat_style(seat).colour for seat in range(SEATS)]
    signs_shown = [signs.seat_mark(seat, 50) for seat in range(SEATS)] + [art.truck_sign(c, 56) for c in style]
    _row(canvas, 1060, TRAY, [*signs_shown, signs.crown(56), signs.badge(40), signs.hand(56)])
    inks = ((CREAM, TABLE), (CREAM, TRAY), (MIST, colours.BACK), (INK, NOW), (INK, colours.GRASS), (INK, CREAM))
    for index, (ink, ground) in enumerate((*inks, (WHITE, colours.ASPHALT), (MIST, TRAY))):
        box = Box(index * 150, 1130, 150, 70)
        canvas.card(box, ground, 0)
        canvas.text_in(box, "Taco 12", Face.DISPLAY, 40, ink)
    return canvas


def _row(canvas: Canvas, top: int, ground: RGB, stamps: list[Sprite]) -> None:
    canvas.card(Box(0, top, WIDTH, 60), ground, 0)
    step = min(64, WIDTH // len(stamps))
    for index, stamp in enumerate(stamps):
        canvas.paste(stamp, index * step, top)
