"""The titles that this host can play. Each title package exposes one object named TITLE."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from .title import Title

TITLES = ("foodfighters", "foodies", "food_truck_city", "critter_kitchen", "food_chain_magnate")
"""Title ids, in the order in which menus show them; each is a package beside the kernel."""


@cache
def title(title_id: str) -> Title[Any, Any]:
    """The title with that id. Raises KeyError with the id where there is none."""
    if title_id not in TITLES:
        raise KeyError(title_id)
    found: Title[Any, Any] = importlib.import_module(f"games.{title_id}").TITLE
    return found


def titles() -> list[Title[Any, Any]]:
    """Every title, in menu order."""
    return [title(title_id) for title_id in TITLES]
