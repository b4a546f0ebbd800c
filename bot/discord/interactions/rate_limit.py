"""How fast one may press and type: far faster than anybody plays, slow enough that nobody can flood a table."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

from msgspec import Struct

WINDOW_SECONDS = 10.0
_KEPT = 4096


class TooFast(Exception):
    """Too much at once; nothing was done. `seconds` is how long to wait, `said_before` whether it was said already."""

    def __init__(self, message: str, seconds: int, said_before: bool) -> None:
        super().__init__(message)
        self.message = message
        self.seconds = seconds
        self.said_before = said_before


class _Level(Struct):
    """What somebody has left at a time, and whether they were refused since they last had all of it."""

    left: float
    at: float
    refused: bool = False


class RateLimit:
    """Lets each key do so many things within ten seconds; 0 sets no limit. `message` says it to who does more."""

    def __init__(self, most: int, message: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._message = message
        self._clock = clock
        self._levels: OrderedDict[Hashable, _Level] = OrderedDict()

    def admit(self, key: Hashable) -> None:
        """Count one thing done. Raises TooFast."""
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
        if len(self._levels) > _KEPT:
            self._levels.popitem(last=False)
        return level
