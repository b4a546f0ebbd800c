"""The art: things are told apart without colours, everything has a drawing, text can be read."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from games.food_chain_magnate.city.tiles import Laid
from games.food_chain_magnate.data import EMPLOYEES, GOODS, TILES
from renderers.food_chain_magnate import art
from renderers.food_chain_magnate import colours as c
from renderers.food_chain_magnate.art.people import HEADS, LOOKS
from renderers.food_chain_magnate.art.signs import SIGNS
from renderers.kit.palette import RGB, distance
from tests.renderers.picture_diff import apart

CAMPAIGNS = ("billboard", "mailbox", "airplane", "radio")


@pytest.mark.parametrize(("one", "other"), list(combinations(GOODS, 2)))
def test_goods_are_told_apart_in_grey_at_the_size_of_a_token(one: str, other: str) -> None:
    assert apart(art.token(one, 39), art.token(other, 39)) > 8


@pytest.mark.parametrize(("one", "other"), list(combinations(CAMPAIGNS, 2)))
def test_campaigns_are_told_apart_in_grey(one: str, other: str) -> None:
    assert apart(art.sign(one, 36), art.sign(other, 36)) > 30


@pytest.mark.parametrize(("one", "other"), list(combinations(("billboard", "mailbox", "radio"), 2)))
def test_a_campaign_tile_tells_its_type_by_its_outline(one: str, other: str) -> None:
    first, second = art.panel(one, 0, 84, 84), art.panel(other, 0, 84, 84)
    assert ImageStat.Stat(ImageChops.difference(first.cover, second.cover)).mean[0] > 5


@pytest.mark.parametrize("card", EMPLOYEES)
def test_every_employee_is_a_character_of_its_own(card: str) -> None:
    look = LOOKS[card]
    assert look.head in HEADS
    assert look.tool in SIGNS or look.tool in GOODS
    mine = art.employee(card, EMPLOYEES[card].colour, 80)
    for other in EMPLOYEES:
        if other != card:
            assert apart(mine, art.employee(other, EMPLOYEES[other].colour, 80)) > 2, other


def test_cards_and_goods_of_unknown_modules_are_drawn_all_the_same() -> None:
    assert art.employee("lobbyist", "turquoise", 80).cover.getextrema()[1] == 255
    assert art.good("sushi", 40).cover.getextrema()[1] == 255


@pytest.mark.parametrize("sign", SIGNS)
def test_every_sign_is_drawn(sign: str) -> None:
    assert art.sign(sign, 48).cover.getextrema()[1] == 255


@pytest.mark.parametrize("corner", ["nw", "ne", "sw", "se"])
def test_a_restaurant_shows_by_which_corner_it_is_entered(corner: str) -> None:
    stamp = art.restaurant(0, (corner,), corner, False, 42)
    dark = {
        name: sum(stamp.colours.getpixel(spot)) < 200  # type: ignore[arg-type]
        for name, spot in {"nw": (9, 9), "ne": (74, 9), "sw": (9, 74), "se": (74, 74)}.items()
    }
    assert [name for name, here in dark.items() if here] == [corner]


def a_tile(letter: str) -> Image.Image:
    return art.tile(Laid.of(letter, TILES[letter], 0, 0, 0), 40).colours


def shows(image: Image.Image, x: int, y: int, colour: RGB) -> bool:
    """Whether a pixel has a colour; smoothing may have touched it."""
    pixel = image.getpixel((x, y))
    assert isinstance(pixel, tuple)
    return distance((int(pixel[0]), int(pixel[1]), int(pixel[2])), colour) < 4


def test_roads_are_asphalt_and_all_else_is_grass() -> None:
    tile = a_tile("A")
    assert shows(tile, 12, 2 * 40 + 12, c.ASPHALT) and shows(tile, 2 * 40 + 12, 12, c.ASPHALT)
    assert shows(tile, 12, 1 * 40 + 12, c.GRASS_TOO)


def test_a_road_leaves_its_tile_at_the_exits_only() -> None:
    ring = a_tile("C")  # road all along the edges, exits in their middle
    assert shows(ring, 3, 2 * 40 + 12, c.ASPHALT)
    assert shows(ring, 3, 1 * 40 + 12, c.PAVEMENT)


def test_a_bridge_carries_one_road_over_the_other() -> None:
    bridge = a_tile("G")
    assert any(shows(bridge, x, 100, c.PARAPET) for x in range(80, 120))
    assert not any(shows(bridge, 100, y, c.PARAPET) for y in range(60, 140))
