"""Draws the foods; each has a different shape, so that none is recognised by colour alone."""

from __future__ import annotations

from PIL import Image

from renderers.kit.palette import RGB, rgb
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, ellipse, rounded, star, turned
from renderers.kit.sprites import Sprite, sprite

COLOURS: dict[str, RGB] = {
    "carrot": rgb("F08A34"),
    "leek": rgb("9CC86B"),
    "bean": rgb("8E4B3A"),
    "mushroom": rgb("C9A27A"),
    "pepper": rgb("D23B32"),
}
SHAPES: dict[str, list[Shape]] = {
    "carrot": [[(28, 22), (72, 22), (50, 94)], star(50, 16, 15, 6, 5)],
    "leek": [turned(rounded(38, 8, 24, 84, 10), 20), turned(ellipse(50, 22, 22, 14), 20)],
    "bean": [turned(ellipse(50, 50, 40, 24), -25), ellipse(30, 62, 17)],
    "mushroom": [arc(50, 52, 40, 38, 180, 360), rounded(38, 46, 24, 44, 8)],
    "pepper": [blob([(30, 26), (66, 26), (74, 48), (56, 76), (22, 92), (40, 62)]), rounded(44, 6, 11, 24, 5)],
}


def food_sprite(food: str, size: int) -> Sprite:
    """Return the sprite of a food of this size in pixels; it is drawn once and cached."""
    return sprite(("soup_stall", food, size), lambda: _draw(food, size))


def _draw(food: str, size: int) -> Image.Image:
    pen = Pen(size)
    pen.solid(SHAPES[food], COLOURS[food])
    return pen.picture()
