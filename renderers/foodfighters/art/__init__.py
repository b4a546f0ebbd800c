"""Foodfighters' own drawn art, as cached sprites: fighters, items, dice, thought bubbles, power glyphs."""

from __future__ import annotations

import inspect

from PIL import Image

from renderers.foodfighters.art.faces import OUT
from renderers.foodfighters.art.fighters import FIGHTERS
from renderers.foodfighters.art.items import ITEMS, Face
from renderers.foodfighters.art.items import bubble as draw_bubble
from renderers.foodfighters.art.items import die as draw_die
from renderers.foodfighters.art.powers import POWERS
from renderers.kit.palette import RGB
from renderers.kit.pen import Pen
from renderers.kit.sprites import Sprite, sprite

# The mood each type was drawn for is the default of its function.
MOODS: dict[str, str] = {name: inspect.signature(body).parameters["mood"].default for name, body in FIGHTERS.items()}


def fighter(type_id: str, size: int) -> Sprite:
    """Return a fighter with its face."""
    return _fighter(type_id, size, MOODS[type_id])


def knocked_out(type_id: str, size: int) -> Sprite:
    """Return the same fighter seeing stars."""
    return _fighter(type_id, size, OUT)


def type_icon(type_id: str, size: int) -> Sprite:
    """Return the type without a face: what a fighter thinks of."""
    return _fighter(type_id, size, None)


def ghost(type_id: str, size: int, ground: RGB) -> Sprite:
    """Return the type faded into `ground`: a place that waits for it."""

    def draw() -> Image.Image:
        shape = type_icon(type_id, size)
        pale = Image.blend(shape.colours.convert("L").convert("RGB"), Image.new("RGB", shape.size, ground), 0.72)
        pale.putalpha(shape.cover)
        return pale

    return sprite(("foodfighters", "ghost", type_id, size, ground), draw)


def item(item_id: str, size: int) -> Sprite:
    """Return spoon, cracker, pan, bonus_die, bean, beans, jar, plate or splat."""
    return sprite(("foodfighters", "item", item_id, size), lambda: _square(size, item_id))


def die(face: Face, bonus: bool, size: int) -> Sprite:
    """Return a die showing `face`: "S" for a Splat, 1 to 3 for Beans."""
    return sprite(("foodfighters", "die", face, bonus, size), lambda: draw_die(face, bonus, size))


def bubble(width: int, height: int) -> Sprite:
    """Return an empty thought bubble whose trail leads down to the left."""
    return sprite(("foodfighters", "bubble", width, height), lambda: draw_bubble(width, height))


def power(power_id: str, size: int) -> Sprite:
    """Return the glyph of a power card."""

    def draw() -> Image.Image:
        pen = Pen(size)
        POWERS[power_id](pen)
        return pen.picture()

    return sprite(("foodfighters", "power", power_id, size), draw)


def _fighter(type_id: str, size: int, mood: str | None) -> Sprite:
    def draw() -> Image.Image:
        pen = Pen(size)
        FIGHTERS[type_id](pen, mood)
        return pen.picture()

    return sprite(("foodfighters", "fighter", type_id, size, mood), draw)


def _square(size: int, item_id: str) -> Image.Image:
    pen = Pen(size)
    ITEMS[item_id](pen)
    return pen.picture()
