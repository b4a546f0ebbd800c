"""Time zones by the names of the IANA database: which there are, and which one is meant by what somebody types.

What somebody typed about time and nobody can read.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones


class UnreadableTime(ValueError):
    """Typed text that means no time; `what` it was to be (`zone`, `hours`, `away`, `wait`), and the text itself."""

    def __init__(self, what: str, text: str) -> None:
        super().__init__(f"{text!r} is no {what}")
        self.what = what
        self.text = text


UTC = "UTC"
_WALL = re.compile(r"\s*\([0-9]{2}:[0-9]{2}\)\s*")
"""The time that is shown behind a zone."""
REGIONS = (
    "Africa",
    "America",
    "Antarctica",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
)
"""What the names of places begin with. Other names are aliases that the database keeps for old programs."""


@cache
def names() -> tuple[str, ...]:
    """Every zone to choose from, in the order of the alphabet, and UTC."""
    return (*sorted(name for name in available_timezones() if name.partition("/")[0] in REGIONS), UTC)


def of_region(region: str) -> Sequence[str]:
    """The zones of a region such as `Europe`."""
    return [name for name in names() if name.partition("/")[0] == region]


def zone(name: str) -> ZoneInfo:
    """The zone of a stored name; UTC for one that this machine's database does not know any more."""
    return ZoneInfo(name if name in names() else UTC)


def read(text: str) -> str:
    """The zone that is meant: its name, or its city alone, in any case and with spaces; also as `shown`.

    Raises Unreadable.
    """
    typed = _plain(_WALL.sub("", text))
    for written in (str, city, _last):
        for name in names():
            if typed and typed == _plain(written(name)):
                return name
    raise UnreadableTime("zone", text)


def offset(name: str, at: int) -> str:
    """How far the clocks of a zone are from UTC at a time, such as `+05:30`."""
    written = datetime.fromtimestamp(at, zone(name)).strftime("%z")
    return f"{written[:3]}:{written[3:5]}"


def wall(name: str, at: int) -> str:
    """What the clocks of a zone show at a time, such as `08:05`."""
    return datetime.fromtimestamp(at, zone(name)).strftime("%H:%M")


def city(name: str) -> str:
    """A zone as people read it: its place without the region, and spaces as they belong."""
    return name.partition("/")[2].replace("_", " ") or name


def shown(name: str, at: int) -> str:
    """A zone among all others: its place, with the region where another one has such a place, and its time."""
    return f"{name if name in _of_one_place() else city(name)} ({wall(name, at)})"


@cache
def _of_one_place() -> frozenset[str]:
    """The zones whose place reads like that of another zone."""
    many = Counter(map(city, names()))
    return frozenset(name for name in names() if many[city(name)] > 1)


def _last(name: str) -> str:
    """The last part of a name, which is the city."""
    return name.rpartition("/")[2]


def _plain(text: str) -> str:
    return "".join(text.casefold().replace("_", " ").replace("-", " ").split())
