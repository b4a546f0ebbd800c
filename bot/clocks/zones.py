"""Time zones by the names of the IANA database: which there are, and which one is meant by what somebody types."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from .errors import Unreadable

UTC = "UTC"
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
    """The zone that is meant: its name, or its city alone, in any case and with spaces. Raises Unreadable."""
    typed = _plain(text)
    for name in names():
        if typed and typed in (_plain(name), _plain(name.rpartition("/")[2])):
            return name
    raise Unreadable("zone", text)


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


def _plain(text: str) -> str:
    return "".join(text.casefold().replace("_", " ").replace("-", " ").split())
