"""Food Truck City's own drawn art, as cached sprites: blocks, trucks, foods, customers, tiles, cards."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageFilter

from games.food_truck_city.data import BLOCKS, CARDS
from games.food_truck_city.state import FACES
from renderers.food_truck_city.art.blocks import FAMILIES, Plan
from renderers.food_truck_city.art.blocks import back as draw_back
from renderers.food_truck_city.art.blocks import tree as draw_tree
from renderers.food_truck_city.art.customers import CUSTOMERS
from renderers.food_truck_city.art.foods import FOODS
from renderers.food_truck_city.art.things import THINGS
from renderers.food_truck_city.art.things import bars as draw_bars
from renderers.food_truck_city.art.trucks import DISC, LONG, from_above, from_the_side
from renderers.food_truck_city.colours import PAVEMENT
from renderers.kit.palette import CREAM, INK, MIST, NOW, RGB, WHITE, mix
from renderers.kit.pen import SUPERSAMPLE, Pen
from renderers.kit.shapes import ellipse, rounded
from renderers.kit.sprites import Sprite, sprite

Sides = tuple[bool, bool, bool, bool]
MUTED = 0.26
TONES = 9
"""Colours of a drawing that lies in the city many times: what has few deflates well."""
EAST_WEST = "H"  # how streets are named that run so


def food(food_id: str, size: int) -> Sprite:
    """Return one of the six foods."""
    return sprite(("ftc", "food", food_id, size), lambda: _drawn(size, FOODS[food_id]))


def customer(customer_id: str, size: int, hungry: bool = False) -> Sprite:
    """Return a customer with a pale edge, for any ground; hungry ones on a warm disc."""
    return sprite(("ftc", "customer", customer_id, size, hungry), lambda: _customer(customer_id, size, hungry))


def idle_customer(customer_id: str, size: int) -> Sprite:
    """Return a customer with no street beside it."""
    return pale(customer(customer_id, size), f"customer {customer_id}", PAVEMENT)


def block(card: str, rotation: int, reached: Sides, hungry: str | None, size: int, icon: int) -> Sprite:
    """Return a block from above with its customers: hungry ones on a warm disc, pale without a street (`reached`)."""
    customers = FACES[card][rotation]
    waiting = hungry if any(who == hungry and open_ for who, open_ in zip(customers, reached, strict=True)) else None

    def draw() -> Image.Image:
        image = sprite(("ftc", "houses", card, rotation, size), lambda: _houses(card, rotation, size)).image.copy()
        for side, (who, open_) in enumerate(zip(customers, reached, strict=True)):
            stamp = customer(who, icon, who == waiting) if open_ else idle_customer(who, round(icon * 0.8))
            near = (max(2, size // 40) + icon / 2) / size
            _with(image, stamp, *((0.5, near), (1 - near, 0.5), (0.5, 1 - near), (near, 0.5))[side])
        return image

    return sprite(("ftc", "block", card, rotation, reached, waiting, size), draw)


def _houses(card: str, rotation: int, size: int) -> Image.Image:
    plan = Plan(size, rotation)
    FAMILIES[BLOCKS[card].art](plan)
    return _muted(plan.pen.picture())


def back(size: int) -> Sprite:
    """Return a face-down block."""
    return sprite(("ftc", "back", size), lambda: _drawn(size, draw_back))


def truck(seat: int, food_id: str, runs: str, width: int) -> Sprite:
    """Return a truck from above on a street that runs north-south or east-west, its food and mark upright."""
    return sprite(("ftc", "truck", seat, food_id, runs, width), lambda: _truck(seat, food_id, runs, width))


def truck_sign(colour: RGB, size: int) -> Sprite:
    """Return a truck from the side."""
    return sprite(("ftc", "truck sign", colour, size), lambda: _drawn(size, lambda pen: from_the_side(pen, colour)))


def bars(size: int) -> Sprite:
    """Return bars, to draw over impounded trucks."""
    return sprite(("ftc", "bars", size), lambda: _drawn(size, draw_bars))


def tree(size: int) -> Sprite:
    """Return a tree from above."""
    return sprite(("ftc", "tree", size), lambda: _drawn(size, draw_tree))


def thing(name: str, size: int) -> Sprite:
    """Return a tile, marker, paper or coin."""
    return sprite(("ftc", "thing", name, size), lambda: _drawn(size, THINGS[name]))


def billboard(food_id: str, size: int) -> Sprite:
    """Return the billboard of a food."""

    def draw() -> Image.Image:
        image = _drawn(size, THINGS["billboard"])
        return _with(image, food(food_id, round(size * 0.5)), 0.5, 0.44)

    return sprite(("ftc", "billboard", food_id, size), draw)


def card(card_id: str, size: int) -> Sprite:
    """Return the drawing of an action card."""
    kind = CARDS[card_id]
    if kind.effect == "billboard":
        return billboard(kind.food, size)
    if kind.effect == "award":
        return award(kind.food, size)
    return thing(card_id, size)


def award(food_id: str, size: int) -> Sprite:
    """Return the rosette of an award-winning food."""

    def draw() -> Image.Image:
        return _with(_drawn(size, THINGS["award"]), food(food_id, round(size * 0.42)), 0.5, 0.4)

    return sprite(("ftc", "award", food_id, size), draw)


def die(face: Sprite | None, key: str, size: int) -> Sprite:
    """Return a die that shows a face (`key` names it); blank before the roll."""

    def draw() -> Image.Image:
        pen = Pen(size)
        body = rounded(4, 4, 92, 92, 20)
        pen.solid([body], WHITE if face else MIST, INK, 3)
        pen.shade([body], [rounded(0, 88, 100, 12, 0)], mix(CREAM, INK, 0.2))
        image = pen.picture()
        return _with(image, face, 0.5, 0.48) if face else image

    return sprite(("ftc", "die", key, size), draw)


def pale(stamp: Sprite, key: str, ground: RGB) -> Sprite:
    """Return a drawing faded into a ground: a truck still to be bought (`key` names the drawing)."""

    def draw() -> Image.Image:
        grey = stamp.colours.convert("L").convert("RGB")
        image = Image.blend(grey, Image.new("RGB", stamp.size, ground), 0.5)
        image.putalpha(stamp.cover)
        return image

    return sprite(("ftc", "pale", key, ground, stamp.width), draw)


def _drawn(size: int, body: Callable[[Pen], None]) -> Image.Image:
    pen = Pen(size)
    body(pen)
    return pen.picture()


def _with(image: Image.Image, stamp: Sprite, x: float, y: float) -> Image.Image:
    """Return the image with a sprite centred at shares of its size."""
    over = stamp.colours.convert("RGBA")
    over.putalpha(stamp.cover)
    place = round(image.width * x - stamp.width / 2), round(image.height * y - stamp.height / 2)
    image.alpha_composite(over, (max(0, place[0]), max(0, place[1])))
    return image


def _customer(customer_id: str, size: int, hungry: bool) -> Image.Image:
    inner = Pen(round(size * (0.74 if hungry else 0.88)))
    CUSTOMERS[customer_id](inner)
    glyph = inner.picture()
    ground = _drawn(size, _disc) if hungry else _halo(glyph, size)
    place = (size - glyph.width) // 2
    ground.alpha_composite(glyph, (place, place))
    return _plain(ground)


def _muted(image: Image.Image) -> Image.Image:
    """Return the drawing with muted buildings and gardens behind the customers."""
    mild = Image.blend(image, Image.new("RGBA", image.size, (*PAVEMENT, 0)), MUTED)
    mild.putalpha(image.getchannel("A"))
    return _plain(mild)


def _plain(image: Image.Image) -> Image.Image:
    """The image in few colours, its edges as soft as they were."""
    few = image.convert("RGB").quantize(TONES, Image.Quantize.MEDIANCUT, kmeans=4, dither=Image.Dither.NONE)
    plain = few.convert("RGBA")
    plain.putalpha(image.getchannel("A"))
    return plain


def _disc(pen: Pen) -> None:
    pen.solid([ellipse(50, 50, 45)], NOW, INK, 4)


def _halo(glyph: Image.Image, size: int) -> Image.Image:
    """Return a pale edge round a glyph, in a square of the given size."""
    big = Image.new("L", (size * SUPERSAMPLE, size * SUPERSAMPLE), 0)
    inner = glyph.width * SUPERSAMPLE
    place = (big.width - inner) // 2
    big.paste(glyph.getchannel("A").resize((inner, inner)), (place, place))
    blurred = big.filter(ImageFilter.GaussianBlur(size * SUPERSAMPLE * 0.04))
    spread = blurred.point([min(255, level * 7) for level in range(256)])
    ground = Image.new("RGBA", (size, size), (*CREAM, 0))
    ground.putalpha(spread.resize((size, size), Image.Resampling.LANCZOS))
    return ground


def _truck(seat: int, food_id: str, runs: str, width: int) -> Image.Image:
    across = runs == EAST_WEST
    pen = Pen(width, round(width * LONG))
    from_above(pen, seat, 90 if across else 0)
    image = pen.picture()
    x, y, radius = DISC
    fx, fy = x / 100, (y - 10) / (100 * LONG)
    if across:  # turned counterclockwise by a quarter, so that it drives east
        image, (fx, fy) = image.transpose(Image.Transpose.ROTATE_90), (fy, 1 - fx)
    return _with(image, food(food_id, round(width * radius * 0.0158)), fx, fy)
