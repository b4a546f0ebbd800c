"""The presenter of each title, found through the entry points of group `food_court.presenters`."""

from __future__ import annotations

import importlib
from functools import cache
from types import ModuleType
from typing import Any

from games.kernel.registry import presenters
from renderers.kit.presenter import Presenter


@cache
def presenter(title_id: str) -> Presenter[Any]:
    """The presenter of a title. Raises KeyError where it has none."""
    found: Presenter[Any] = presenters()[title_id].load()
    return found


def situations(title_id: str) -> ModuleType:
    """The module `situations` beside a title's presenter: pictures worth looking at. Raises ModuleNotFoundError."""
    return importlib.import_module(f"{presenters()[title_id].module}.situations")
