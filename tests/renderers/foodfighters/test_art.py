"""The art: everything in the box has its drawing, and no two fighters look alike, even without colours."""

from itertools import combinations

import pytest

from games.foodfighters.data import ITEMS, POWERS, TYPES
from renderers.foodfighters import art
from tests.renderers.picture_diff import apart, at_the_rim


@pytest.mark.parametrize("kind", TYPES)
def test_every_type_has_a_fighter_an_icon_and_a_sorry_face(kind: str) -> None:
    whole, plain, out = art.fighter(kind, 60), art.type_icon(kind, 60), art.knocked_out(kind, 60)
    assert whole.colours.tobytes() != plain.colours.tobytes()
    assert whole.colours.tobytes() != out.colours.tobytes()
    assert whole.size == (60, 60)


@pytest.mark.parametrize("kind", TYPES)
def test_a_fighter_fills_its_square_and_is_not_cut_off(kind: str) -> None:
    stamp = art.fighter(kind, 200)
    left, top, right, bottom = stamp.cover.getbbox() or (0, 0, 0, 0)
    assert right - left > 150 or bottom - top > 150
    assert at_the_rim(stamp) < 40


@pytest.mark.parametrize(("one", "other"), list(combinations(TYPES, 2)))
def test_two_types_can_be_told_apart_in_grey_at_60_pixels(one: str, other: str) -> None:
    assert apart(art.fighter(one, 60), art.fighter(other, 60)) > 18


@pytest.mark.parametrize("power", POWERS)
def test_every_power_card_has_a_glyph(power: str) -> None:
    assert art.power(power, 52).cover.getextrema()[1] == 255


@pytest.mark.parametrize("item", [*ITEMS, "bonus_die", "bean", "jar", "plate", "splat"])
def test_every_thing_has_a_drawing(item: str) -> None:
    assert art.item(item, 60).cover.getextrema()[1] == 255


def test_all_faces_of_a_die_differ_and_the_bonus_die_is_another() -> None:
    faces = {art.die(face, bonus, 76).colours.tobytes() for face in ("S", 1, 2, 3) for bonus in (False, True)}
    assert len(faces) == 8


def test_a_sprite_is_drawn_once() -> None:
    assert art.fighter("onion", 77) is art.fighter("onion", 77)
