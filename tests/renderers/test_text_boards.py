"""The text board tells every public fact: what changes in a view changes the text too, or is left out for a reason."""

from typing import Any

import pytest

from renderers.registry import presenter, situations
from renderers.words import LOCALES, Words
from tests.renderers.facts import idle, untold

TITLES = ("foodfighters", "foodies", "critter_kitchen", "food_truck_city", "food_chain_magnate")


def shown(title: str) -> list[tuple[Any, Any]]:
    """The views of a title's situations with what surrounds them."""
    return [tuple(situation[-2:]) for situation in situations(title).situations()]


@pytest.mark.parametrize("title", TITLES)
def test_every_fact_of_a_view_is_told_by_the_text_board_or_left_out_for_a_reason(title: str) -> None:
    teller, words = presenter(title), Words("en")
    assert untold(lambda view, scene: teller.text_board(words, view, scene), shown(title), teller.left_out) == []


@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_said_to_be_left_out_that_no_view_has(title: str) -> None:
    left_out = presenter(title).left_out
    assert idle(left_out, shown(title)) == []
    assert all(left_out.values())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("title", TITLES)
def test_a_text_board_names_everything(title: str, locale: str, caplog: pytest.LogCaptureFixture) -> None:
    teller, words = presenter(title), Words(locale)
    for view, scene in shown(title):
        teller.text_board(words, view, scene)
    assert caplog.records == []
