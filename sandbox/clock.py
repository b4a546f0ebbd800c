"""The sandbox's clock: the machine's clock plus an offset that can be increased to see the future."""

from __future__ import annotations

import time
from collections.abc import Callable
from zoneinfo import available_timezones

FURTHEST = 400 * 24 * 3600
"""The maximum offset in seconds."""


class MovedClock:
    """A clock ahead of the machine's, in seconds since 1970. It keeps running, and its offset only grows."""

    def __init__(self) -> None:
        self.ahead = 0
        self.moved: Callable[[], None] = _nobody
        """Called after each change of the offset, so that timers that have become due are run."""

    def __call__(self) -> int:
        """Return the time in seconds since 1970."""
        return int(time.time()) + self.ahead

    def move(self, seconds: int) -> None:
        """Set the clock ahead. Raises ValueError if the step is not positive or the offset becomes too large."""
        if seconds <= 0 or self.ahead + seconds > FURTHEST:
            raise ValueError(f"the clock is set ahead only, by {FURTHEST // 86_400} days in all at most")
        self.ahead += seconds
        self.moved()


def _nobody() -> None:
    """Do nothing: the default where nothing depends on the clock."""


def is_zone(name: str) -> bool:
    """Return whether a time zone of that name exists."""
    return name in available_timezones()
