"""Every component has a drawing, and different ones can be distinguished even without colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from games.critter_kitchen import data as kitchen_data
from games.critter_kitchen.tokens import BAG, BISQUE, SOUP, SPICES, TOFU
from games.food_chain_magnate.city.tiles import Laid
from games.food_chain_magnate.data import EMPLOYEES, GOODS, TILES
from games.food_truck_city.data import BLOCKS, CARDS, CUSTOMERS, FOODS
from games.foodfighters.data import ITEMS, POWERS, TYPES
from games.foodies.data import CHEFS, CULTURES, STALLS
from renderers.critter_kitchen import art as kitchen
from renderers.critter_kitchen.art.critters import HATTED
from renderers.critter_kitchen.art.things import THINGS as KITCHEN_THINGS
from renderers.food_chain_magnate import art as chain
from renderers.food_chain_magnate import colours as c
from renderers.food_chain_magnate.art.people import HEADS, LOOKS
from renderers.food_chain_magnate.art.signs import SIGNS as CHAIN_SIGNS
from renderers.food_truck_city import art as trucks
from renderers.food_truck_city.art.things import THINGS as TRUCK_THINGS
from renderers.foodfighters import art as fighters
from renderers.foodies import art as foodies
from renderers.foodies.art.signs import SIGNS as FOODIES_SIGNS
from renderers.foodies.colours import CULTURE
from renderers.foodies.tiles import HINTS
from renderers.kit.palette import RGB, distance
from renderers.kit.sprites import Sprite
from tests.renderers.picture_diff import apart, at_the_rim

ALL_SIDES = (True, True, True, True)
BLACK = (0, 0, 0)
SIGNATURES = ("AM01", "BR03", "CN02", "DE02", "IN01", "IT01", "JP01", "MX02", "RU03", "TH07")
Drawing = Callable[[str], Sprite]


def a_character(card: str) -> Sprite:
    return chain.employee(card, EMPLOYEES[card].colour, 80)


@pytest.mark.parametrize(
    ("names", "draw", "least"),
    [
        pytest.param(TYPES, lambda one: fighters.fighter(one, 60), 18, id="fighters"),
        pytest.param(SIGNATURES, lambda one: foodies.dish(one, 60), 18, id="the best known dishes"),
        pytest.param(CULTURES, lambda one: foodies.emblem(one, 34, BLACK, BLACK), 30, id="emblems by their outline"),
        pytest.param(CHEFS, lambda one: foodies.chef(one, 100), 15, id="chefs"),
        pytest.param((*kitchen_data.TYPES, TOFU), lambda one: kitchen.food(one, 60), 18, id="ingredients"),
        pytest.param((*HATTED, *kitchen_data.ZOUS), lambda one: kitchen.chef(one, 0, 60), 11, id="critters"),
        pytest.param(kitchen_data.CRITICS, lambda one: kitchen.critic(one, 60), 14, id="critics"),
        pytest.param(range(5), lambda seat: kitchen.chef("mouse", seat, 84), 1, id="one critter of two seats"),
        pytest.param(FOODS, lambda one: trucks.food(one, 60), 18, id="foods"),
        pytest.param(CUSTOMERS, lambda one: trucks.customer(one, 60), 18, id="customers"),
        pytest.param(range(4), lambda seat: trucks.truck(seat, "piz", "V", 70), 4, id="trucks of two seats"),
        pytest.param(range(4), lambda seat: trucks.truck(seat, "piz", "H", 70), 4, id="trucks across"),
        pytest.param(GOODS, lambda one: chain.token(one, 39), 8, id="goods at the size of a token"),
        pytest.param(
            ("billboard", "mailbox", "airplane", "radio"), lambda one: chain.sign(one, 36), 30, id="campaigns"
        ),
        pytest.param(EMPLOYEES, a_character, 2, id="employees"),
    ],
)
def test_without_colours_no_two_look_alike(names: Iterable[str], draw: Drawing, least: float) -> None:
    pairs = combinations([(name, draw(name)) for name in names], 2)
    assert [(one, other) for (one, this), (other, that) in pairs if apart(this, that) <= least] == []


def test_dishes_of_one_culture_are_told_apart_in_grey() -> None:
    alike = [
        (one, other)
        for one, other in combinations(STALLS, 2)
        if STALLS[one].culture == STALLS[other].culture and apart(foodies.dish(one, 60), foodies.dish(other, 60)) <= 4
    ]
    assert alike == []


@pytest.mark.parametrize(
    ("names", "draw"),
    [
        pytest.param(POWERS, lambda one: fighters.power(one, 52), id="power cards"),
        pytest.param(
            (*ITEMS, "bonus_die", "bean", "jar", "plate", "splat"), lambda one: fighters.item(one, 60), id="items"
        ),
        pytest.param(FOODIES_SIGNS, lambda one: foodies.sign(one, 48), id="signs of Foodies"),
        pytest.param(
            (*BAG, *kitchen_data.ZOUS, *SPICES, SOUP, BISQUE, TOFU), lambda one: kitchen.token(one, 76), id="tokens"
        ),
        pytest.param(KITCHEN_THINGS, lambda one: kitchen.thing(one, 60), id="things of the kitchen"),
        pytest.param(CARDS, lambda one: trucks.card(one, 100), id="cards"),
        pytest.param(CHAIN_SIGNS, lambda one: chain.sign(one, 48), id="signs of Food Chain Magnate"),
        pytest.param(("lobbyist",), lambda one: chain.employee(one, "turquoise", 80), id="a card of a module"),
        pytest.param(("sushi",), lambda one: chain.good(one, 40), id="a good of a module"),
    ],
)
def test_everything_has_a_drawing(names: Iterable[str], draw: Drawing) -> None:
    assert [name for name in names if draw(name).cover.getextrema()[1] != 255] == []


def looks(drawings: Iterable[Sprite]) -> int:
    return len({one.colours.tobytes() for one in drawings})


def test_what_has_several_states_looks_different_in_each() -> None:
    assert looks(fighters.die(face, bonus, 76) for face in ("S", 1, 2, 3) for bonus in (False, True)) == 8
    for kind in TYPES:
        assert looks((fighters.fighter(kind, 60), fighters.type_icon(kind, 60))) == 2, kind
        assert looks((fighters.fighter(kind, 60), fighters.knocked_out(kind, 60))) == 2, kind
    assert looks(foodies.die(face, 100) for face in (None, *range(10))) == 11
    tokens = {*BAG, *kitchen_data.ZOUS, SOUP, BISQUE, TOFU}
    assert looks(kitchen.token(token, 54) for token in tokens) == len(tokens)
    spaces = [(icon, *lies) for icon in kitchen_data.ICONS for lies in ((False, False), (True, False), (True, True))]
    assert looks(kitchen.space(*space, 46) for space in spaces) == len(spaces)
    assert len({kitchen.stall(place, 300, 200, 60, 60).tobytes() for place in kitchen_data.row(5, cart=True)}) == 9


def test_nothing_drawn_is_cut_off_or_far_too_small() -> None:
    assert [name for name in TRUCK_THINGS if at_the_rim(trucks.thing(name, 200)) >= 40] == []
    for kind in TYPES:
        stamp = fighters.fighter(kind, 200)
        left, top, right, bottom = stamp.cover.getbbox() or (0, 0, 0, 0)
        assert (right - left > 150 or bottom - top > 150) and at_the_rim(stamp) < 40, kind
    for card in STALLS:
        left, top, right, bottom = foodies.dish(card, 100).cover.getbbox() or (0, 0, 0, 0)
        assert right - left > 66 and bottom - top > 50, card


def test_a_half_star_is_the_half_that_lies_inside_its_border() -> None:
    sizes = {border: foodies.half_star(border, 48).size for border in "NESW"}
    assert sizes == {"N": (48, 24), "S": (48, 24), "E": (24, 48), "W": (24, 48)}


def test_every_culture_has_a_colour_and_a_hint_made_of_signs() -> None:
    assert set(CULTURE) == set(HINTS) == set(CULTURES)
    assert all(sign == "emblem" or sign in FOODIES_SIGNS for signs in HINTS.values() for sign in signs)


def test_a_truck_lies_along_its_street() -> None:
    upright, across = trucks.truck(0, "tac", "V", 70), trucks.truck(0, "tac", "H", 70)
    assert upright.height > upright.width == 70
    assert across.size == (upright.height, upright.width)


def test_families_of_blocks_look_different_and_turn() -> None:
    families = {block.art: card for card, block in BLOCKS.items()}
    assert looks(trucks.block(card, 0, ALL_SIDES, None, 120, 40) for card in families.values()) == len(families) == 6
    assert looks(trucks.block("B1", rotation, ALL_SIDES, None, 120, 40) for rotation in range(4)) == 4


def test_hungry_customers_stand_out_and_unreached_ones_step_back() -> None:
    plain = trucks.block("A1", 0, ALL_SIDES, None, 120, 40)
    hungry = trucks.block("A1", 0, ALL_SIDES, "hi", 120, 40)
    unreached = trucks.block("A1", 0, (False, True, True, True), "hi", 120, 40)
    assert looks((plain, hungry, unreached)) == 3
    assert trucks.block("A1", 0, ALL_SIDES, "to", 120, 40) is plain  # nobody of this kind lives here


def test_a_campaign_tile_tells_its_type_by_its_outline() -> None:
    covers = [chain.panel(kind, 0, 84, 84).cover for kind in ("billboard", "mailbox", "radio")]
    assert all(ImageStat.Stat(ImageChops.difference(*pair)).mean[0] > 5 for pair in combinations(covers, 2))


def test_every_employee_has_a_head_and_a_tool_that_can_be_drawn() -> None:
    assert all(LOOKS[card].head in HEADS and LOOKS[card].tool in {*CHAIN_SIGNS, *GOODS} for card in EMPLOYEES)


@pytest.mark.parametrize("corner", ["nw", "ne", "sw", "se"])
def test_a_restaurant_shows_by_which_corner_it_is_entered(corner: str) -> None:
    stamp = chain.restaurant(0, (corner,), corner, False, 42)
    spots = {"nw": (9, 9), "ne": (74, 9), "sw": (9, 74), "se": (74, 74)}
    dark = [name for name, spot in spots.items() if sum(stamp.colours.getpixel(spot)) < 200]  # type: ignore[arg-type]
    assert dark == [corner]


def test_roads_are_asphalt_leave_a_tile_at_its_exits_only_and_cross_on_a_bridge() -> None:
    def a_tile(letter: str) -> Image.Image:
        return chain.tile(Laid.of(letter, TILES[letter], 0, 0, 0), 40).colours

    def shows(image: Image.Image, x: int, y: int, colour: RGB) -> bool:
        red, green, blue = image.getpixel((x, y))  # type: ignore[misc]
        return distance((red, green, blue), colour) < 4  # smoothing may have touched it

    plain, ring, bridge = a_tile("A"), a_tile("C"), a_tile("G")
    assert shows(plain, 12, 2 * 40 + 12, c.ASPHALT) and shows(plain, 2 * 40 + 12, 12, c.ASPHALT)
    assert shows(plain, 12, 1 * 40 + 12, c.GRASS_TOO)
    # C has a road all along its edges and exits in their middle
    assert shows(ring, 3, 2 * 40 + 12, c.ASPHALT) and shows(ring, 3, 1 * 40 + 12, c.PAVEMENT)
    assert any(shows(bridge, x, 100, c.PARAPET) for x in range(80, 120))
    assert not any(shows(bridge, 100, y, c.PARAPET) for y in range(60, 140))
