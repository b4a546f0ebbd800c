"""The art: a dish for every stall, an emblem for every culture, a face for every chef, told without colours."""

from itertools import combinations

import pytest

from games.foodies.data import CHEFS, CULTURES, STALLS
from renderers.foodies import art
from renderers.foodies.art.signs import SIGNS
from renderers.foodies.colours import CULTURE
from renderers.foodies.tiles import HINTS
from tests.renderers.picture_diff import apart

SIGNATURES = ("AM01", "BR03", "CN02", "DE02", "IN01", "IT01", "JP01", "MX02", "RU03", "TH07")


@pytest.mark.parametrize("card", STALLS)
def test_a_dish_fills_its_square(card: str) -> None:
    left, top, right, bottom = art.dish(card, 100).cover.getbbox() or (0, 0, 0, 0)
    assert right - left > 66 and bottom - top > 50


@pytest.mark.parametrize(("one", "other"), list(combinations(SIGNATURES, 2)))
def test_the_best_known_dishes_are_told_apart_in_grey_at_60_pixels(one: str, other: str) -> None:
    assert apart(art.dish(one, 60), art.dish(other, 60)) > 18


@pytest.mark.parametrize("culture", CULTURES)
def test_dishes_of_one_culture_are_told_apart_in_grey_at_60_pixels(culture: str) -> None:
    cards = [card for card in STALLS if STALLS[card].culture == culture]
    for one, other in combinations(cards, 2):
        assert apart(art.dish(one, 60), art.dish(other, 60)) > 4, (one, other)


@pytest.mark.parametrize(("one", "other"), list(combinations(CULTURES, 2)))
def test_emblems_are_told_apart_by_their_outline_alone(one: str, other: str) -> None:
    first, second = (art.emblem(culture, 34, (0, 0, 0), (0, 0, 0)) for culture in (one, other))
    assert apart(first, second) > 30


@pytest.mark.parametrize(("one", "other"), list(combinations(CHEFS, 2)))
def test_chefs_are_told_apart_in_grey(one: str, other: str) -> None:
    assert apart(art.chef(one, 100), art.chef(other, 100)) > 15


def test_every_face_of_the_die_is_another_and_so_is_the_die_before_the_roll() -> None:
    assert len({art.die(face, 100).colours.tobytes() for face in (None, *range(10))}) == 11


@pytest.mark.parametrize("sign", SIGNS)
def test_every_sign_is_drawn(sign: str) -> None:
    assert art.sign(sign, 48).cover.getextrema()[1] == 255


@pytest.mark.parametrize("border", "NESW")
def test_a_half_star_is_the_half_that_lies_inside_its_border(border: str) -> None:
    upright = border in "EW"
    assert art.half_star(border, 48).size == ((24, 48) if upright else (48, 24))


def test_every_culture_has_a_colour_and_a_hint_made_of_signs() -> None:
    assert set(CULTURE) == set(HINTS) == set(CULTURES)
    assert all(sign == "emblem" or sign in SIGNS for signs in HINTS.values() for sign in signs)
