"""Discord's ids: 64-bit numbers that contain their creation time."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000  # the first millisecond of 2015
_COUNTER_BITS = 22


class Snowflakes:
    """Generates unique, ascending ids."""

    def __init__(self) -> None:
        self._last = 0
        self._pinned = False
        self.ahead: Callable[[], int] = int
        """Returns the clock's offset from the machine's in seconds; it never decreases."""

    def pin(self, start: int | None = None) -> int:
        """Only count upwards from `start` or the current id from now on, so that a repeated run gets the same ids."""
        self._last = self.next() if start is None else start
        self._pinned = True
        return self._last

    def unpin(self) -> None:
        """Derive ids from the time again."""
        self._pinned = False

    def next(self) -> int:
        """Return a new id: milliseconds since 2015 shifted by 22 bits, incremented if necessary to be unique."""
        if self._pinned:
            self._last += 1
            return self._last
        fresh = (int((time.time() + self.ahead()) * 1000) - EPOCH_MS) << _COUNTER_BITS
        self._last = max(fresh, self._last + 1)
        return self._last

    def on_shard(self, shard: int, of: int) -> int:
        """Return a new guild id that falls on one of `of` shards: that of the next suitable millisecond."""
        if of == 1:
            return self.next()
        moment = (self.next() >> _COUNTER_BITS) + 1
        self._last = (moment + (shard - moment) % of) << _COUNTER_BITS
        return self._last


def shard_of(guild_id: int | None, of: int) -> int:
    """Return the shard that receives a guild's events; direct messages belong to shard 0."""
    return ((guild_id or 0) >> _COUNTER_BITS) % of


def created_at(snowflake: int) -> datetime:
    """Return the creation time in an id, in UTC."""
    return datetime.fromtimestamp(((snowflake >> _COUNTER_BITS) + EPOCH_MS) / 1000, UTC)


def iso(moment: datetime) -> str:
    """Format a timestamp as Discord does: ISO 8601 with microseconds and ``+00:00``."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def now() -> datetime:
    """Return the current time in UTC."""
    return datetime.now(UTC)
