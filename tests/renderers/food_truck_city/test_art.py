"""The art: everything in the box has its drawing, and nothing is told by its colour alone."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.food_truck_city.data import BLOCKS, CARDS, CUSTOMERS, FOODS
from renderers.food_truck_city import art
from renderers.food_truck_city.art.things import THINGS
from tests.renderers.picture_diff import apart, at_the_rim

ALL_SIDES = (True, True, True, True)


@pytest.mark.parametrize(("one", "other"), list(combinations(FOODS, 2)))
def test_two_foods_can_be_told_apart_in_grey_at_60_pixels(one: str, other: str) -> None:
    assert apart(art.food(one, 60), art.food(other, 60)) > 18


@pytest.mark.parametrize(("one", "other"), list(combinations(CUSTOMERS, 2)))
def test_two_customers_can_be_told_apart_in_grey_at_60_pixels(one: str, other: str) -> None:
    assert apart(art.customer(one, 60), art.customer(other, 60)) > 18


@pytest.mark.parametrize("runs", ["V", "H"])
def test_trucks_of_all_seats_differ_in_grey_by_their_marks(runs: str) -> None:
    for one, other in combinations(range(4), 2):
        assert apart(art.truck(one, "piz", runs, 70), art.truck(other, "piz", runs, 70)) > 4


def test_a_truck_lies_along_its_street() -> None:
    upright, across = art.truck(0, "tac", "V", 70), art.truck(0, "tac", "H", 70)
    assert upright.height > upright.width == 70
    assert across.size == (upright.height, upright.width)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_drawing(card: str) -> None:
    assert art.card(card, 100).cover.getextrema()[1] == 255


@pytest.mark.parametrize("name", THINGS)
def test_nothing_drawn_is_cut_off(name: str) -> None:
    assert at_the_rim(art.thing(name, 200)) < 40


def test_families_of_blocks_look_different_and_turn() -> None:
    families = {block.art: card for card, block in BLOCKS.items()}
    drawn = [art.block(card, 0, ALL_SIDES, None, 120, 40) for card in families.values()]
    assert len({stamp.colours.tobytes() for stamp in drawn}) == len(families) == 6
    turned = {art.block("B1", rotation, ALL_SIDES, None, 120, 40).colours.tobytes() for rotation in range(4)}
    assert len(turned) == 4


def test_hungry_customers_stand_out_and_unreached_ones_step_back() -> None:
    plain = art.block("A1", 0, ALL_SIDES, None, 120, 40)
    hungry = art.block("A1", 0, ALL_SIDES, "hi", 120, 40)
    unreached = art.block("A1", 0, (False, True, True, True), "hi", 120, 40)
    assert len({stamp.colours.tobytes() for stamp in (plain, hungry, unreached)}) == 3
    assert art.block("A1", 0, ALL_SIDES, "to", 120, 40) is plain  # nobody of this kind lives here
