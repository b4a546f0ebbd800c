"""The presenter of each title, and what lies beside it."""

from __future__ import annotations

import importlib
from functools import cache
from types import ModuleType
from typing import Any

from renderers.kit.presenter import Presenter
from renderers.titles import presenters


@cache
def presenter(title_id: str) -> Presenter[Any]:
    """The presenter of a title. Raises KeyError where it has none."""
    found: Presenter[Any] = presenters()[title_id].load()
    return found


def situations(title_id: str) -> ModuleType:
    """The module `situations` beside a title's presenter: pictures worth looking at. Raises ModuleNotFoundError."""
    return importlib.import_module(f"{presenters()[title_id].module}.situations")
