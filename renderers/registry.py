"""The presenter of each title, and the files beside it."""

from __future__ import annotations

import importlib
from functools import cache
from types import ModuleType
from typing import Any

from renderers.kit.presenter import Presenter
from renderers.titles import presenters


@cache
def presenter(title_id: str) -> Presenter[Any]:
    """Return the presenter of a title. Raise KeyError if it has none."""
    found: Presenter[Any] = presenters()[title_id].load()
    return found


def situations(title_id: str) -> ModuleType:
    """Return the module `situations` beside a title's presenter, for sample pictures. Raise ModuleNotFoundError."""
    return importlib.import_module(f"{presenters()[title_id].module}.situations")
