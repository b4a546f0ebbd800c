"""The playable titles: the built-in ones, and those of other packages, found through entry points.

A package that provides a title names it in the group `food_court.titles` (id → its TITLE). External titles are
tried once: a broken one is logged and left out. Presenters are registered separately: `renderers.titles`.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from games.kernel.errors import TitlesError
from games.kernel.title import Title

TITLE_GROUP = "food_court.titles"
BUILT_IN = (
    "foodfighters",
    "foodies",
    "food_truck_city",
    "critter_kitchen",
    "food_chain_magnate",
)
"""The built-in titles, which menus show first and in this order; others follow by name."""

_log = logging.getLogger(__name__)


def registered(group: str, built_in: str, others: Iterable[EntryPoint]) -> dict[str, EntryPoint]:
    """Return entry points by id: the built-in ones, at `built_in` with each one's id, and those of other packages.

    Raise TitlesError if two packages claim one id.
    """
    found = {one: EntryPoint(one, built_in.format(one), group) for one in BUILT_IN}
    for point in others:
        other = found.setdefault(point.name, point)
        if other.value != point.value:
            both = " and ".join(sorted((_package(other), _package(point))))
            raise TitlesError(f"The title {point.name} is brought by {both}: uninstall one of them.")
    return found


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module


@cache
def points() -> Mapping[str, EntryPoint]:
    """Return where each title is registered. Raise TitlesError."""
    return registered(TITLE_GROUP, "games.{}:TITLE", entry_points(group=TITLE_GROUP))


@cache
def title(title_id: str) -> Title[Any, Any]:
    """Return the title with that id. Raise KeyError with an unknown id."""
    if title_id not in TITLES:
        raise KeyError(title_id)
    found: Title[Any, Any] = points()[title_id].load()
    return found


def package_of(title_id: str) -> str:
    """Return the package with a title's code and data; for one not installed, where the host would keep it."""
    return points()[title_id].module if title_id in points() else f"games.{title_id}"


def titles() -> list[Title[Any, Any]]:
    """Return every title, in the order of menus."""
    return [title(title_id) for title_id in TITLES]


def usable(known: Mapping[str, EntryPoint], id_of: Callable[[Any], str]) -> tuple[str, ...]:
    """Return the ids with a loadable entry point, the built-in ones first.

    The built-in ones are loaded on demand; those of other packages are tried now.
    """
    return (*BUILT_IN, *(one for one in sorted(known) if one not in BUILT_IN and _loadable(known[one], id_of)))


def _loadable(point: EntryPoint, id_of: Callable[[Any], str]) -> bool:
    """Return whether an external entry point can be loaded; log why not.

    One whose own import has led here cannot be tried yet: its importer will see.
    """
    if getattr(getattr(sys.modules.get(point.module), "__spec__", None), "_initializing", False):
        return True
    try:
        if (found := id_of(point.load())) != point.name:
            raise LookupError(f"it is registered as {point.name}, but calls itself {found}")
    except Exception as error:  # whatever an external package does on import, the host continues without it
        left_out(point, f"{type(error).__name__}: {error}")
        return False
    return True


def left_out(point: EntryPoint, why: str) -> None:
    """Log that an external title is not offered, and why."""
    _log.error("the title %s of %s is left out: %s", point.name, _package(point), why)


TITLES: tuple[str, ...] = BUILT_IN
TITLES = usable(points(), lambda found: str(found.info.id))
"""Title ids, in the order in which menus show them; while external packages are tried, which may import this module,
the built-in ones alone."""
