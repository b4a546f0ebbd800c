"""The art: everything in the box has its drawing, and what must be told apart is, even without colours."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.critter_kitchen.data import CRITICS, ICONS, TYPES, ZOUS, row
from games.critter_kitchen.tokens import BAG, BISQUE, SOUP, SPICES, TOFU
from renderers.critter_kitchen import art
from renderers.critter_kitchen.art.critters import HATTED
from renderers.critter_kitchen.art.things import THINGS
from tests.renderers.picture_diff import apart


@pytest.mark.parametrize(("one", "other"), list(combinations((*TYPES, TOFU), 2)))
def test_two_ingredients_can_be_told_apart_in_grey_at_60_pixels(one: str, other: str) -> None:
    assert apart(art.food(one, 60), art.food(other, 60)) > 18


@pytest.mark.parametrize(("one", "other"), list(combinations((*HATTED, *ZOUS), 2)))
def test_two_chefs_can_be_told_apart_in_grey_at_60_pixels(one: str, other: str) -> None:
    assert apart(art.chef(one, 0, 60), art.chef(other, 0, 60)) > 11


@pytest.mark.parametrize(("one", "other"), list(combinations(CRITICS, 2)))
def test_two_critics_can_be_told_apart_in_grey_at_60_pixels(one: str, other: str) -> None:
    assert apart(art.critic(one, 60), art.critic(other, 60)) > 14


@pytest.mark.parametrize("kind", HATTED)
def test_the_same_chef_of_two_seats_has_another_mark(kind: str) -> None:
    for one, other in combinations(range(5), 2):
        assert apart(art.chef(kind, one, 84), art.chef(kind, other, 84)) > 1


@pytest.mark.parametrize("token", sorted({*BAG, *ZOUS, *SPICES, SOUP, BISQUE, TOFU}))
def test_every_token_has_a_tile(token: str) -> None:
    stamp = art.token(token, 76)
    assert stamp.size == (76, 76) and stamp.cover.getextrema() == (0, 255)


def test_no_two_tokens_look_alike() -> None:
    tokens = sorted({*BAG, *ZOUS, SOUP, BISQUE, TOFU})
    assert len({art.token(token, 52).colours.tobytes() for token in tokens}) == len(tokens)


@pytest.mark.parametrize("name", THINGS)
def test_every_thing_has_a_drawing(name: str) -> None:
    assert art.thing(name, 60).cover.getextrema()[1] == 255


def test_every_location_has_a_stall_of_its_own() -> None:
    assert len({art.stall(place, 300, 200, 60, 60).tobytes() for place in row(5, cart=True)}) == 9


def test_rumor_spaces_differ_by_icon_and_by_what_lies_on_them() -> None:
    looks = [(icon, filled, wild) for icon in ICONS for filled, wild in ((False, False), (True, False), (True, True))]
    assert len({art.space(icon, filled, wild, 46).colours.tobytes() for icon, filled, wild in looks}) == len(looks)


def test_a_sprite_is_drawn_once() -> None:
    assert art.token("fish6", 77) is art.token("fish6", 77)
