"""The titles that can be played: the built-in ones, and those of other packages, found through entry points.

A package that brings a title names it in the group `food_court.titles` (id → its TITLE). What another package brings is
tried once: what is broken is logged and left out. How a title is shown is no matter of the rules: `renderers.titles`.
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
    """Entry points by id: the built-in ones, at `built_in` with each one's id, and those of other packages.

    Raises TitlesError where two packages claim one id.
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
    """Where each title is registered. Raises TitlesError."""
    return registered(TITLE_GROUP, "games.{}:TITLE", entry_points(group=TITLE_GROUP))


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
    """Every title, in the order of menus."""
    return [title(title_id) for title_id in TITLES]


def usable(known: Mapping[str, EntryPoint], id_of: Callable[[Any], str]) -> tuple[str, ...]:
    """The ids under which something can be loaded that calls itself so, the built-in ones first.

    The built-in ones are loaded when they are asked for; those of other packages are tried now.
    """
    return (*BUILT_IN, *(one for one in sorted(known) if one not in BUILT_IN and _loadable(known[one], id_of)))


def _loadable(point: EntryPoint, id_of: Callable[[Any], str]) -> bool:
    """Whether what another package brings can be loaded; why not is logged.

    One whose own import has led here cannot be tried yet: whoever imports it will see.
    """
    if getattr(getattr(sys.modules.get(point.module), "__spec__", None), "_initializing", False):
        return True
    try:
        if (found := id_of(point.load())) != point.name:
            raise LookupError(f"it is registered as {point.name}, but calls itself {found}")
    except Exception as error:  # whatever a stranger's package does while it is loaded, the host continues without it
        left_out(point, f"{type(error).__name__}: {error}")
        return False
    return True


def left_out(point: EntryPoint, why: str) -> None:
    """Log that a title of another package is not offered, and why."""
    _log.error("the title %s of %s is left out: %s", point.name, _package(point), why)


TITLES: tuple[str, ...] = BUILT_IN
TITLES = usable(points(), lambda found: str(found.info.id))
"""Title ids, in the order in which menus show them; while strangers' packages are tried, which may import this module,
the built-in ones alone."""
