"""The situations of every built-in title, played once for all tests."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any, NamedTuple

from renderers.kit.presenter import Scene
from renderers.registry import presenter, situations
from renderers.words import Words

TITLES = ("foodfighters", "foodies", "critter_kitchen", "food_truck_city", "food_chain_magnate")


class ShownMoment(NamedTuple):
    """A view with what surrounds it, and the page that is drawn of it."""

    name: str
    page: str
    view: Any
    scene: Scene


@cache
def shown(title: str) -> tuple[ShownMoment, ...]:
    """Return all situations of a title."""
    found = situations(title).situations()
    return tuple(ShownMoment(name, page[0] if page else "board", view, scene) for name, *page, view, scene in found)


def alt_text(words: Words, title: str, view: Any, scene: Scene) -> str:
    """Return the alt text of a view's picture, without drawing it."""
    teller: Any = presenter(title)
    told = importlib.import_module(f"renderers.{title}.text_board").alt_text
    return str(told(teller.board_text(words, view, scene), scene, teller.happened(words, view, scene)))


def moment(title: str, name: str) -> ShownMoment:
    """The situation of that name."""
    return next(one for one in shown(title) if one.name == name)
