"""The titles that can be shown: those with rules and a presenter, found through entry points.

A package that provides a title names its presenter in the group `food_court.presenters` (id → its PRESENTER), next to
its rules in `food_court.titles`. External presenters are tried once: a broken one is logged and left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from games.kernel import Title, registry

PRESENTER_GROUP = "food_court.presenters"


@cache
def presenters() -> Mapping[str, EntryPoint]:
    """Return where the presenter of each title is registered. Raise TitlesError."""
    return registry.registered(PRESENTER_GROUP, "renderers.{}:PRESENTER", entry_points(group=PRESENTER_GROUP))


def titles() -> list[Title[Any, Any]]:
    """Return every title that can be shown, in the order of menus."""
    return [registry.title(title_id) for title_id in TITLES]


def drawable(rules: Mapping[str, EntryPoint], drawn: Mapping[str, EntryPoint]) -> Iterator[str]:
    """Yield the ids of the titles with usable rules that have a usable presenter, in the order of menus.

    An external title without a presenter is logged.
    """
    beside = {one: point for one, point in drawn.items() if one in rules}
    known = registry.usable(beside, lambda found: str(found.title))
    for one, point in rules.items():
        if one in known:
            yield one
        elif one not in drawn:
            registry.left_out(point, f"LookupError: there is no {one} in the group {PRESENTER_GROUP}")


TITLES: tuple[str, ...] = registry.BUILT_IN
TITLES = tuple(drawable({one: registry.points()[one] for one in registry.TITLES}, presenters()))
"""Ids of titles that can be shown, in the order of menus; while external presenters are tried, which may import this
module, the built-in ones alone."""
