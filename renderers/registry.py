"""The presenter of each title. Each package `renderers/<title>` exposes one object named PRESENTER."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from renderers.kit.presenter import Presenter


@cache
def presenter(title_id: str) -> Presenter[Any]:
    """The presenter of a title. Raises ModuleNotFoundError where it has none."""
    found: Presenter[Any] = importlib.import_module(f"renderers.{title_id}").PRESENTER
    return found
