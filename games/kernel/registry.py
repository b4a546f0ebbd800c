"""The titles that this host can play, found through entry points: the built-in ones, and what else is installed.

A package that brings a title names it twice: `food_court.titles` (id → its TITLE) and `food_court.presenters` (id → its
PRESENTER). What another package brings is tried when the host starts: what is broken is logged and left out.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from .errors import TitlesError
from .title import Title

TITLE_GROUP = "food_court.titles"
PRESENTER_GROUP = "food_court.presenters"
BUILT_IN = (
    "foodfighters",
    "foodies",
    "food_truck_city",
    "critter_kitchen",
    "food_chain_magnate",
)
"""The built-in titles, which menus show first and in this order; others follow by name."""

_log = logging.getLogger(__name__)


def registered(entries: Iterable[EntryPoint]) -> dict[str, EntryPoint]:
    """Entry points by id. Raises TitlesError where two packages claim one id."""
    found: dict[str, EntryPoint] = {}
    for point in entries:
        other = found.setdefault(point.name, point)
        if other is not point and _package(other) != _package(point):
            both = " and ".join(sorted((_package(other), _package(point))))
            raise TitlesError(f"The title {point.name} is brought by {both}: uninstall one of them.")
    return found


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module


@cache
def presenters() -> dict[str, EntryPoint]:
    """Where the presenter of each title is registered. Raises TitlesError."""
    return registered(entry_points(group=PRESENTER_GROUP))


@cache
def points() -> dict[str, EntryPoint]:
    """Where each title is registered. Raises TitlesError."""
    return registered(entry_points(group=TITLE_GROUP))


@cache
def title(title_id: str) -> Title[Any, Any]:
    """The title with that id. Raises KeyError with the id where there is none."""
    if title_id not in TITLES:
        raise KeyError(title_id)
    found: Title[Any, Any] = points()[title_id].load()
    return found


def package_of(title_id: str) -> str:
    """The package that holds a title's code and data; of one that is not installed, where the host would keep it."""
    return points()[title_id].module if title_id in points() else f"games.{title_id}"


def titles() -> list[Title[Any, Any]]:
    """Every title, in menu order."""
    return [title(title_id) for title_id in TITLES]


def usable(known: dict[str, EntryPoint], drawn: dict[str, EntryPoint]) -> tuple[str, ...]:
    """The ids of titles that can be played, in menu order. Raises TitlesError where a built-in one is missing.

    The built-in ones are loaded when they are asked for; those of other packages are tried now.
    """
    missing = [one for one in BUILT_IN if one not in known or one not in drawn]
    if missing:
        named = ", ".join(missing)
        raise TitlesError(f"Not registered are {named}: install the host anew (make, or pip install --editable .).")
    return (*BUILT_IN, *(one for one in sorted(known) if one not in BUILT_IN and _loadable(known[one], drawn.get(one))))


def _loadable(point: EntryPoint, presenter: EntryPoint | None) -> bool:
    """Whether a title of another package and its presenter can be loaded; why not is logged.

    One whose own import has led here cannot be tried yet: whoever imports it will see.
    """
    try:
        if presenter is None:
            raise LookupError(f"there is no {point.name} in the group {PRESENTER_GROUP}")
        if _being_imported(point) or _being_imported(presenter):
            return True
        found, shown = point.load().info.id, presenter.load().title
        if (found, shown) != (point.name, point.name):
            raise LookupError(f"it is registered as {point.name}, but calls itself {found} and its presenter {shown}")
    except Exception as error:  # whatever a stranger's package does while it is loaded, the host goes on without it
        _log.error("the title %s of %s is left out: %s: %s", point.name, _package(point), type(error).__name__, error)
        return False
    return True


def _being_imported(point: EntryPoint) -> bool:
    spec = getattr(sys.modules.get(point.module), "__spec__", None)
    return bool(getattr(spec, "_initializing", False))


TITLES: tuple[str, ...] = BUILT_IN
TITLES = usable(points(), presenters())
"""Title ids, in the order in which menus show them; while strangers' packages are tried, which may import this module,
the built-in ones alone."""
