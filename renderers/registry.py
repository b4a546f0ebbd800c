"""The presenter of each title, and the files beside it."""

from __future__ import annotations

import importlib
from functools import cache
from types import ModuleType
from typing import Any

from renderers.kit.icons import icon_png
from renderers.kit.presenter import Presenter
from renderers.titles import presenters


@cache
def presenter(title_id: str) -> Presenter[Any]:
    """Return the presenter of a title. Raise KeyError if it has none."""
    found: Presenter[Any] = presenters()[title_id].load()
    return found


def icon_pngs(title_id: str) -> dict[str, bytes]:
    """Every piece of a title drawn small and alone, as PNG, by its name. Slow."""
    return {name: icon_png(draw) for name, draw in presenter(title_id).icons.items()}


def situations(title_id: str) -> ModuleType:
    """Return the module `situations` beside a title's presenter, for sample pictures. Raise ModuleNotFoundError."""
    return importlib.import_module(f"{presenters()[title_id].module}.situations")
