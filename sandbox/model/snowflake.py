"""Discord's ids: 64-bit numbers that carry the time of their making."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000  # the first second of 2015
_COUNTER_BITS = 22


class Snowflakes:
    """A source of unique ids in rising order."""

    def __init__(self) -> None:
        self._last = 0
        self._pinned = False
        self.ahead: Callable[[], int] = int
        """How many seconds ahead of the machine's clock it is; never fewer than before."""

    def pin(self, start: int | None = None) -> int:
        """Count upwards alone from now on, from `start` or the present id: the same things get the same ids again."""
        self._last = self.next() if start is None else start
        self._pinned = True
        return self._last

    def unpin(self) -> None:
        """Ids carry the time again."""
        self._pinned = False

    def next(self) -> int:
        """A new id: milliseconds since 2015 shifted by 22 bits, made unique by counting upwards."""
        if self._pinned:
            self._last += 1
            return self._last
        fresh = (int((time.time() + self.ahead()) * 1000) - EPOCH_MS) << _COUNTER_BITS
        self._last = max(fresh, self._last + 1)
        return self._last

    def on_shard(self, shard: int, of: int) -> int:
        """A new id of a guild that is heard of on one of so many shards: the next millisecond that falls on it."""
        if of == 1:
            return self.next()
        moment = (self.next() >> _COUNTER_BITS) + 1
        self._last = (moment + (shard - moment) % of) << _COUNTER_BITS
        return self._last


def shard_of(guild_id: int | None, of: int) -> int:
    """On which of so many shards one hears of a guild; of direct messages on the first."""
    return ((guild_id or 0) >> _COUNTER_BITS) % of


def created_at(snowflake: int) -> datetime:
    """The moment that an id carries, in UTC."""
    return datetime.fromtimestamp(((snowflake >> _COUNTER_BITS) + EPOCH_MS) / 1000, UTC)


def iso(moment: datetime) -> str:
    """A timestamp as Discord writes it: ISO 8601 with microseconds and ``+00:00``."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def now() -> datetime:
    """The present moment in UTC."""
    return datetime.now(UTC)
