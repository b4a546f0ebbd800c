"""Time zones of the IANA database: the list, and parsing of what people type."""

from __future__ import annotations

import re
from collections import Counter
from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones


class UnreadableTime(ValueError):
    """Typed text that means no time: what it should be (`zone`, `hours`, `away`, `wait`), and the text."""

    def __init__(self, what: str, text: str) -> None:
        super().__init__(f"{text!r} is no {what}")
        self.what = what
        self.text = text


UTC_NAME = "UTC"
# The time that is shown after a zone.
_WALL = re.compile(r"\s*\([0-9]{2}:[0-9]{2}\)\s*")
# Other names are aliases that the database keeps for old programs.
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


@cache
def names() -> tuple[str, ...]:
    """Return every zone to choose from, in alphabetical order, and UTC."""
    return (*sorted(name for name in available_timezones() if name.partition("/")[0] in REGIONS), UTC_NAME)


def zone(name: str) -> ZoneInfo:
    """Return the zone of a stored name; UTC for one that this machine's database does not have any more."""
    return ZoneInfo(name if name in names() else UTC_NAME)


def read(text: str) -> str:
    """Find a zone: by its name or its city alone, in any case and with spaces; also as `shown`.

    Raises UnreadableTime.
    """
    typed = _plain(_WALL.sub("", text))
    for written in (str, city, _last):
        for name in names():
            if typed and typed == _plain(written(name)):
                return name
    raise UnreadableTime("zone", text)


def wall(name: str, at: int) -> str:
    """Return the local time of a zone, for example `08:05`."""
    return datetime.fromtimestamp(at, zone(name)).strftime("%H:%M")


def city(name: str) -> str:
    """Return a zone's readable name: its place without the region, with spaces."""
    return name.partition("/")[2].replace("_", " ") or name


def zone_label(name: str, at: int) -> str:
    """Return a zone's unique label: its place, with the region if the place is ambiguous, and its time."""
    return f"{name if name in _of_one_place() else city(name)} ({wall(name, at)})"


@cache
def _of_one_place() -> frozenset[str]:
    """Return the zones whose place has the same name as another one."""
    many = Counter(map(city, names()))
    return frozenset(name for name in names() if many[city(name)] > 1)


def _last(name: str) -> str:
    """Return the last part of a name, which is the city."""
    return name.rpartition("/")[2]


def _plain(text: str) -> str:
    return "".join(text.casefold().replace("_", " ").replace("-", " ").split())
