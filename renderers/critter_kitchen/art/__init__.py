"""Critter Kitchen's own drawn art, as cached sprites: tokens, critters, stalls, things."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from renderers.critter_kitchen import colours
from renderers.critter_kitchen.art import critters, stalls, tokens
from renderers.critter_kitchen.art.foods import FOODS
from renderers.critter_kitchen.art.things import THINGS
from renderers.critter_kitchen.art.things import hat as draw_hat
from renderers.critter_kitchen.art.things import space as draw_space
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box
from renderers.kit.marks import seat_mark
from renderers.kit.palette import INK, RGB, mix
from renderers.kit.pen import Pen
from renderers.kit.sprites import Sprite, sprite

Key = tuple[object, ...]


def token(token_id: str, size: int) -> Sprite:
    """Return a token: an ingredient, spice, rumor, soup, bisque, or a zous chef for hire."""
    return sprite(("critter_kitchen", "token", token_id, size), lambda: tokens.draw(token_id, size))


def food(food_id: str, size: int) -> Sprite:
    """Return an ingredient without its tile; also soup, bisque and what the cart sells."""
    return _drawn(("food", food_id), size, FOODS[food_id])


def thing(name: str, size: int) -> Sprite:
    """Return star, sack, hold, face_down, planned, planning, pot, fridge, cloche, bridge, seal, flag or rival."""
    return _drawn(("thing", name), size, THINGS[name])


def critic(critic_id: str, size: int) -> Sprite:
    """Return a critic's head."""
    return _drawn(("critic", critic_id), size, critters.CRITICS[critic_id])


def helper(chef: str, size: int) -> Sprite:
    """Return a zous chef without a coat."""
    return _drawn(("helper", chef), size, critters.HELPERS[chef])


def chef(kind: str, seat: int, size: int) -> Sprite:
    """Return a chef of a seat: in a coat of its colour, its mark in the corner."""

    def draw() -> Image.Image:
        pen = Pen(size)
        critters.chef(pen, kind, colours.coat(seat))
        image = pen.picture()
        mark = seat_mark(seat, max(16, round(size * 0.36)), on_light=True)
        stamp = mark.colours.convert("RGBA")
        stamp.putalpha(mark.cover)
        image.alpha_composite(stamp, (size - mark.width, size - mark.height))
        return image

    return sprite(("critter_kitchen", "chef", kind, seat, size), draw)


def pale(stamp: Sprite, key: Key, ground: RGB, share: float = 0.6) -> Sprite:
    """Return a sprite faded into `ground`: gone home, still to come. `key` names what it shows."""

    def draw() -> Image.Image:
        image = Image.blend(stamp.colours, Image.new("RGB", stamp.size, ground), share)
        image.putalpha(stamp.cover)
        return image

    return sprite(("critter_kitchen", "pale", key, stamp.size, ground, share), draw)


def hat(seat: int, size: int) -> Sprite:
    """Return a seat's hat on the priority track."""
    return _drawn(("hat", seat), size, lambda pen: draw_hat(pen, colours.coat(seat)))


def space(icon: str, filled: bool, wild: bool, size: int) -> Sprite:
    """Return a rumor space, empty or with a token on it."""
    return _drawn(("space", icon, filled, wild), size, lambda pen: draw_space(pen, icon, filled, wild))


def stall(location: str, width: int, height: int, roof: int, floor: int) -> Image.Image:
    """Return an empty location: roof band of `roof` pixels, the inside, a counter, the quay of `floor` pixels."""
    canvas = Canvas(width, height, colours.INSIDE[location])
    sky = colours.NIGHT if location == "midnight_merchant" else colours.SKY
    canvas.card(Box(0, 0, width, roof), sky, 0)
    canvas.paste(_band(location, width, roof, stalls.ROOFS[location]), 0, 0)
    canvas.paste(_band("quay", width, floor, stalls.quay), 0, height - floor)
    counter = Box(0, height - floor - 12, width, 18)
    canvas.card(counter, colours.PLANK_LIGHT, 0)
    canvas.card(Box(0, counter.bottom - 5, width, 5), mix(colours.PLANK_DARK, INK, 0.3), 0)
    return canvas.image


def _band(name: str, width: int, height: int, draw: Callable[[Pen, float], None]) -> Sprite:
    def picture() -> Image.Image:
        pen = Pen(width, height)
        draw(pen, 100 * height / width)
        return pen.picture()

    return sprite(("critter_kitchen", "band", name, width, height), picture)


def _drawn(key: Key, size: int, draw: Callable[[Pen], None]) -> Sprite:
    def picture() -> Image.Image:
        pen = Pen(size)
        draw(pen)
        return pen.picture()

    return sprite(("critter_kitchen", *key, size), picture)
