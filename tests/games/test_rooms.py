"""The same thing has the same name in the rules of every built-in title."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import games

TITLES = ("foodfighters", "foodies", "food_truck_city", "critter_kitchen", "food_chain_magnate")
ROOMS = frozenset(["title", "data", "setup", "state", "steps", "events", "view", "testing", "refusals", "orders", "ai"])


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_the_same_rooms(title: str) -> None:
    assert {path.stem for path in (Path(games.__file__).parent / title).iterdir()} >= ROOMS


@pytest.mark.parametrize("title", TITLES)
def test_every_title_is_set_up_and_shown_by_the_same_names(title: str) -> None:
    for room, name in (("setup", "setup"), ("view", "View"), ("view", "view_of")):
        assert callable(getattr(import_module(f"games.{title}.{room}"), name))
