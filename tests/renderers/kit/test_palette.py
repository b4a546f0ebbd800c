"""Colours that everybody can distinguish and read."""

from itertools import combinations

import pytest

from renderers.kit.marks import MARKS
from renderers.kit.palette import (
    INK,
    RGB,
    SEATS,
    TEXT_PAIRS,
    WHITE,
    SeatStyle,
    contrast,
    deuteranopia,
    distance,
    grey,
    mix,
    readable_on,
    rgb,
    seat_style,
)


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert contrast(rgb("000000"), WHITE) == pytest.approx(21.0)
    assert contrast(WHITE, rgb("000000")) == pytest.approx(21.0)


@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_every_text_can_be_read_on_its_ground(text: RGB, ground: RGB) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize(("one", "other"), list(combinations(SEATS, 2)), ids=lambda style: style.name)
def test_seat_colours_stay_apart_for_an_eye_without_green_cones(one: SeatStyle, other: SeatStyle) -> None:
    assert distance(deuteranopia(one.colour), deuteranopia(other.colour)) > 15


def test_the_two_seats_of_a_duel_differ_in_grey_too() -> None:
    assert distance(grey(SEATS[0].colour), grey(SEATS[1].colour)) > 5


def test_no_two_seats_share_a_mark_so_grey_screens_tell_them_apart() -> None:
    marks = [style.mark for style in SEATS]
    assert len(set(marks)) == len(marks)
    assert set(marks) == set(MARKS)


def test_a_seventh_seat_wraps_round_rather_than_fail() -> None:
    assert seat_style(6) == seat_style(0)


def test_text_on_any_ground_is_ink_or_white_whichever_reads_better() -> None:
    assert readable_on(WHITE) == INK
    assert readable_on(INK) == WHITE


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert mix(INK, WHITE, 0) == INK
    assert mix(INK, WHITE, 1) == WHITE
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)
