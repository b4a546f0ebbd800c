"""The same thing has the same name in the renderers of every built-in title."""

import importlib
import inspect
from pathlib import Path

import pytest

import renderers
from renderers.kit import text_board as kit

HOUSE = ("foodfighters", "foodies", "critter_kitchen", "food_truck_city", "food_chain_magnate")
ROOMS = frozenset(
    [
        "presenter",
        "view_model",
        "layout",
        "palette",
        "colours",
        "board",
        "panels",
        "control_layout",
        "highlights",
        "text_board",
        "situations",
        "art",
        "words",
    ]
)


@pytest.mark.parametrize("title", HOUSE)
def test_every_title_has_the_same_rooms(title: str) -> None:
    found = {path.stem for path in (Path(renderers.__file__).parent / title).iterdir()}
    assert ROOMS - found == set()
    assert found & {"text_page", "alt", "inks", "frame", "scenery"} == set(), "names that these rooms once had"


@pytest.mark.parametrize("title", HOUSE)
def test_the_game_in_words_is_made_from_one_kit(title: str) -> None:
    room = importlib.import_module(f"renderers.{title}.text_board")
    assert issubclass(room.BoardText, kit.BoardText)
    for told in (room.text_board, room.alt_text):
        assert list(inspect.signature(told).parameters) == ["board_text", "scene", "happened"]


@pytest.mark.parametrize("title", HOUSE)
def test_no_board_draws_a_foot_of_its_own(title: str) -> None:
    panels = importlib.import_module(f"renderers.{title}.panels")
    assert not hasattr(panels, "foot")
