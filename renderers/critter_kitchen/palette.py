"""The palette of the pictures, computed once from everything they can show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

from PIL import Image

from games.critter_kitchen.data import ICONS, TYPES, ZOUS
from games.critter_kitchen.tokens import ALLSPICE, RUMOR_TOKENS, SPICE_OF
from renderers.critter_kitchen import art, colours
from renderers.critter_kitchen.art.critters import CRITICS, HATTED
from renderers.critter_kitchen.art.foods import FOODS
from renderers.critter_kitchen.art.things import THINGS
from renderers.critter_kitchen.stall import DIMMED, inside
from renderers.kit import marks as signs
from renderers.kit import palette as kit_palette
from renderers.kit.canvas import Canvas
from renderers.kit.layout import WIDTH, Box
from renderers.kit.palette import CREAM, INK, MIST, NOW, RGB, TABLE, TRAY, mix
from renderers.kit.picture import make_palette, shipped_palette
from renderers.kit.sprites import Sprite
from renderers.kit.type import Face

SEATS = 5
FOLDER = Path(__file__).parent
_FILE = "palette.png"


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """Return the palette for all pictures of this title."""
    return shipped_palette(FOLDER / _FILE, _palette)


def _palette() -> Image.Image:
    hides_answered = [mix(colour, TABLE, DIMMED) for colour in (*colours.INSIDE.values(), colours.PLANK, colours.SIGN)]
    return make_palette(
        [*kit_palette.colours_in(vars(kit_palette)), *colours.named(), *hides_answered], [_sampler().image]
    )


FILES: Mapping[str, Callable[[], Image.Image]] = {_FILE: _palette}
"""The palettes of the title, and how each is made."""


def _sampler() -> Canvas:
    """Return one of everything."""
    canvas = Canvas(WIDTH, 2000, TRAY)
    for n, location in enumerate(colours.INSIDE):
        box = Box(n % 3 * 400, n // 3 * 300, 380, 296)
        canvas.image.paste(inside(location, box.width, box.height), (box.x, box.y))
        canvas.dim(box.left(60), TABLE, DIMMED, 0)
    chefs = [art.chef(kind, seat, 84) for kind in (*HATTED, *ZOUS) for seat in range(SEATS)]
    for n, stamp in enumerate(chefs):
        canvas.paste(stamp, n % 14 * 84, 196 + n // 14 * 300 if n < 42 else 900 + (n - 42) // 14 * 84)
    tokens = [f"{kind}{value}" for kind, value in zip(TYPES, (2, 3, 4, 5, 6, 7, 2), strict=True)]
    tokens += [*SPICE_OF.values(), ALLSPICE, *RUMOR_TOKENS, "soup", "bisque", "tofu", *ZOUS]
    _row(canvas, 1160, colours.INSIDE["soup_truck"], [art.token(token, 72) for token in tokens])
    _row(canvas, 1320, CREAM, [art.critic(critic, 76) for critic in CRITICS])
    _row(canvas, 1400, CREAM, [art.food(food, 76) for food in FOODS])
    things = [art.thing(name, 76) for name in THINGS]
    _row(canvas, 1480, TRAY, [*things, *(art.pale(stamp, ("ink", n), TRAY) for n, stamp in enumerate(things))])
    spaces = [art.space(icon, filled, filled, 60) for icon in ICONS for filled in (True, False)]
    hats = [art.hat(seat, 60) for seat in range(SEATS)] + [signs.seat_mark(seat, 60) for seat in range(SEATS)]
    _row(canvas, 1640, TABLE, [*spaces, *hats, signs.crown(56), signs.badge(50)])
    inks = ((CREAM, TABLE), (CREAM, TRAY), (INK, CREAM), (INK, NOW), (MIST, TABLE), (NOW, TABLE))
    for n, (ink, ground) in enumerate(inks):
        box = Box(n * 200, 1800, 200, 80)
        canvas.card(box, ground, 0)
        canvas.text_in(box, "Soup 1234", Face.DISPLAY, 44, ink)
    return canvas


def _row(canvas: Canvas, top: int, ground: RGB, stamps: list[Sprite]) -> None:
    step = max(stamp.width for stamp in stamps) + 4
    across = WIDTH // step
    canvas.card(Box(0, top, WIDTH, 80 * (1 + (len(stamps) - 1) // across)), ground, 0)
    for index, stamp in enumerate(stamps):
        canvas.paste(stamp, index % across * step, top + index // across * 80)
