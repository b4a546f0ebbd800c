"""Limits how fast people press and type: far above the speed of play, low enough that nobody can flood a table."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

from msgspec import Struct

WINDOW_SECONDS = 10.0
_KEPT = 4096


class TooFast(Exception):
    """Too many requests; nothing was done. `seconds` is how long to wait, `said_before` whether the person was told
    already.
    """

    def __init__(self, message: str, seconds: int, said_before: bool) -> None:
        super().__init__(message)
        self.message = message
        self.seconds = seconds
        self.said_before = said_before


class _Level(Struct):
    """A key's remaining requests at a time, and whether one was refused since it last had all of them."""

    left: float
    at: float
    refused: bool = False


class RateLimit:
    """Allows each key a number of requests within ten seconds; 0 sets no limit. `message` is the refusal."""

    def __init__(self, most: int, message: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._message = message
        self._clock = clock
        self._levels: OrderedDict[Hashable, _Level] = OrderedDict()

    def admit(self, key: Hashable) -> None:
        """Count one request. Raises TooFast."""
        if not self._most:
            return
        level = self._level(key)
        if level.left < 1:
            said_before, level.refused = level.refused, True
            raise TooFast(self._message, math.ceil((1 - level.left) * WINDOW_SECONDS / self._most), said_before)
        level.left -= 1

    def _level(self, key: Hashable) -> _Level:
        now = self._clock()
        level = self._levels.setdefault(key, _Level(float(self._most), now))
        level.left = min(self._most, level.left + (now - level.at) * self._most / WINDOW_SECONDS)
        level.at = now
        level.refused = level.refused and level.left < self._most / 2
        self._levels.move_to_end(key)
        # Only the key that was quiet for longest is forgotten; most likely it has all its requests again.
        if len(self._levels) > _KEPT:
            self._levels.popitem(last=False)
        return level
