"""Seasons: the quarters of a year, in UTC."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import Struct

SEASONS = ("all", "this", "last")
"""Which one may be asked for."""


class Season(Struct, frozen=True):
    """From one second to before another, since 1970; `name` such as `2026-4` is '' for all times."""

    name: str
    first: int
    end: int


ALWAYS = Season("", 0, 1 << 60)


def season(which: str, now: int) -> Season:
    """All times, this season, or the one before."""
    if which not in ("this", "last"):
        return ALWAYS
    here = datetime.fromtimestamp(now, UTC)
    quarter = 4 * here.year + (here.month - 1) // 3 - (which == "last")
    year, number = divmod(quarter, 4)
    return Season(f"{year}-{number + 1}", _begin(quarter), _begin(quarter + 1))


def _begin(quarter: int) -> int:
    year, number = divmod(quarter, 4)
    return int(datetime(year, 3 * number + 1, 1, tzinfo=UTC).timestamp())
