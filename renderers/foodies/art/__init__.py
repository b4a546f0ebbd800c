"""Foodies' own drawn art, as cached sprites: dishes, emblems of cultures, chefs, die, tokens and signs."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from renderers.foodies.art.chefs import CHEFS
from renderers.foodies.art.emblems import EMBLEMS
from renderers.foodies.art.menu import DISHES
from renderers.foodies.art.signs import SIGNS
from renderers.foodies.art.signs import die as draw_die
from renderers.foodies.colours import CULTURE
from renderers.kit.palette import RGB, WHITE
from renderers.kit.pen import Pen
from renderers.kit.sprites import Sprite, sprite


def dish(card: str, size: int) -> Sprite:
    """Return the dish of a stall."""
    return sprite(("foodies", "dish", card, size), lambda: _drawn(size, DISHES[card]))


def emblem(culture: str, size: int, light: RGB = WHITE, dark: RGB | None = None) -> Sprite:
    """Return the emblem of a culture in one colour, its lines in another: white on the culture's colour by default."""
    lines = CULTURE[culture] if dark is None else dark
    return sprite(
        ("foodies", "emblem", culture, size, light, lines),
        lambda: _drawn(size, lambda pen: EMBLEMS[culture](pen, light, lines)),
    )


def chef(chef_id: str, size: int) -> Sprite:
    """Return the portrait of a special chef."""
    return sprite(("foodies", "chef", chef_id, size), lambda: _drawn(size, CHEFS[chef_id]))


def sign(name: str, size: int) -> Sprite:
    """Return a coin, heart, star, flyer or another of the signs."""
    return sprite(("foodies", "sign", name, size), lambda: _drawn(size, SIGNS[name]))


def die(face: int | None, size: int) -> Sprite:
    """Return the ten-sided die; without a face, not yet rolled."""
    return sprite(("foodies", "die", face, size), lambda: draw_die(face, size))


def half_star(border: str, size: int) -> Sprite:
    """Return the half of a star that a stall shows inside one of its borders (N, E, S, W)."""
    box = {
        "N": (0, size // 2, size, size),
        "S": (0, 0, size, size // 2),
        "W": (size // 2, 0, size, size),
        "E": (0, 0, size // 2, size),
    }[border]
    return sprite(("foodies", "half star", border, size), lambda: _drawn(size, SIGNS["pale_star"]).crop(box))


def _drawn(size: int, draw: Callable[[Pen], None]) -> Image.Image:
    pen = Pen(size)
    draw(pen)
    return pen.picture()
