"""Food Chain Magnate's own drawn art, as cached sprites: goods, employees, campaigns, buildings, tiles, signs."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.food_chain_magnate.city.squares import TILE
from games.food_chain_magnate.city.tiles import Laid
from renderers.food_chain_magnate import colours as c
from renderers.food_chain_magnate.art import buildings
from renderers.food_chain_magnate.art.goods import GOODS, GOODS_OF_MODULES, crate
from renderers.food_chain_magnate.art.people import look_of, person
from renderers.food_chain_magnate.art.signs import SIGNS, SIGNS_OF_MODULES
from renderers.food_chain_magnate.art.tiles import tile as draw_tile
from renderers.kit.marks import seat_mark
from renderers.kit.palette import CREAM, INK, RGB
from renderers.kit.pen import Pen
from renderers.kit.shapes import ellipse
from renderers.kit.sprites import Sprite, sprite

TOOL = 0.5  # of a character's height
COURTYARD = 0.5  # of a restaurant's edge: the chain's mark in its middle


def good(name: str, size: int) -> Sprite:
    """Return goods; a crate for unknown ones."""
    return sprite(("fcm", "good", name, size), lambda: _drawn(size, _drawing(name)))


def token(name: str, size: int) -> Sprite:
    """Return a demand token: the good on a pale disc."""
    return sprite(("fcm", "token", name, size), lambda: _token(name, size))


def sign(name: str, size: int) -> Sprite:
    """Return a thing or sign by its name."""
    return sprite(("fcm", "sign", name, size), lambda: _drawn(size, SIGNS.get(name) or SIGNS_OF_MODULES[name]))


def employee(card: str, colour: str, size: int) -> Sprite:
    """Return an employee with the tool of the trade."""
    return sprite(("fcm", "employee", card, colour, size), lambda: _employee(card, colour, size))


def tile(laid: Laid, square: int) -> Sprite:
    """Return a map tile, with its drink sources, at a number of pixels a square."""
    # It looks the same anywhere, except for the shade of its grass.
    ground = c.GRASS if (laid.row + laid.column) % 2 else c.GRASS_TOO
    return sprite(("fcm", "tile", laid.rows, laid.exits, ground, square), lambda: _tile(laid, ground, square))


def source(drink: str, size: int) -> Sprite:
    """Return a source of drinks on the map."""
    return sprite(("fcm", "source", drink, size), lambda: _source(drink, size))


def plot(square: int) -> Sprite:
    """Return a house on its plot."""
    return sprite(("fcm", "plot", square), lambda: _drawn(2 * square, buildings.plot))


def block(square: int) -> Sprite:
    """Return a block of flats on its plot."""
    return sprite(("fcm", "block", square), lambda: _drawn(3 * square, buildings.block))


def garden(square: int, tall: bool) -> Sprite:
    """Return a garden, one square wide and two high if `tall`, else the other way."""
    return sprite(("fcm", "garden", square, tall), lambda: _garden(square, tall))


def restaurant(seat: int, corners: tuple[str, ...], printed: str, closed: bool, square: int) -> Sprite:
    """Return a restaurant with its chain's mark and its entrances."""
    key = ("fcm", "restaurant", seat, corners, printed, closed, square)
    return sprite(key, lambda: _restaurant(seat, corners, printed, closed, square))


def shop(seat: int, square: int) -> Sprite:
    """Return a coffee shop of a chain on its single square."""
    return sprite(("fcm", "shop", seat, square), lambda: _drawn(square, lambda pen: buildings.coffee_shop(pen, seat)))


def park(square: int) -> Sprite:
    """Return a square of a park."""
    return sprite(("fcm", "park", square), lambda: _drawn(square, buildings.park))


def building_site(square: int) -> Sprite:
    """Return a square of a road under construction."""
    return sprite(("fcm", "building site", square), lambda: _drawn(square, buildings.building_site))


def barrier(square: int) -> Sprite:
    """Return roadworks on a square of road."""
    return sprite(("fcm", "barrier", square), lambda: _drawn(square, buildings.barrier))


def panel(kind: str, seat: int, width: int, height: int) -> Sprite:
    """Return the tile of a campaign without its text."""
    return sprite(("fcm", "panel", kind, seat, width, height), lambda: buildings.panel(kind, seat, width, height))


def disc(size: int, colour: RGB, edge: RGB = INK) -> Sprite:
    """Return a round ground for a number."""
    return sprite(("fcm", "disc", size, colour, edge), lambda: _disc(size, colour, edge))


def wash(width: int, height: int, colour: RGB, share: float) -> Sprite:
    """Return a thin even layer of colour."""

    def draw() -> Image.Image:
        return Image.new("RGBA", (width, height), (*colour, round(255 * share)))

    return sprite(("fcm", "wash", width, height, colour, share), draw)


def _drawing(name: str) -> Callable[[Pen], None]:
    return GOODS.get(name) or GOODS_OF_MODULES.get(name, crate)


def _drawn(size: int, draw: Callable[[Pen], None]) -> Image.Image:
    pen = Pen(size)
    draw(pen)
    return pen.picture()


def _disc(size: int, colour: RGB, edge: RGB) -> Image.Image:
    pen = Pen(size)
    pen.solid([ellipse(50, 50, 44)], colour, edge, 5)
    return pen.picture()


def _token(name: str, size: int) -> Image.Image:
    image = _disc(size, CREAM, INK)
    inner = round(size * 0.68)
    image.alpha_composite(_drawn(inner, _drawing(name)), ((size - inner) // 2, (size - inner) // 2))
    return image


def _employee(card: str, colour: str, size: int) -> Image.Image:
    pen = Pen(size)
    person(pen, card, c.career(colour))
    image = pen.picture()
    tool = look_of(card).tool
    if tool:
        edge = round(size * TOOL)
        image.alpha_composite(_drawn(edge, SIGNS.get(tool) or _drawing(tool)), (size - edge, size - edge))
    return image


def _tile(laid: Laid, ground: RGB, square: int) -> Image.Image:
    pen = Pen(TILE * square)
    draw_tile(pen, laid, ground)
    return pen.picture()


def _source(drink: str, size: int) -> Image.Image:
    image = _drawn(size, buildings.depot)
    inner = round(size * 0.78)
    image.alpha_composite(_drawn(inner, GOODS.get(drink, crate)), ((size - inner) // 2, (size - inner) // 2))
    return image


def _garden(square: int, tall: bool) -> Image.Image:
    pen = Pen(square, 2 * square) if tall else Pen(2 * square, square)
    buildings.garden(pen, tall)
    return pen.picture()


def _restaurant(seat: int, corners: tuple[str, ...], printed: str, closed: bool, square: int) -> Image.Image:
    size = 2 * square
    pen = Pen(size)
    buildings.restaurant(pen, seat, corners, printed, closed)
    image = pen.picture()
    mark = seat_mark(seat, round(size * COURTYARD), on_light=True)
    place = (size - mark.width) // 2
    image.alpha_composite(mark.image, (place, place))
    return image
