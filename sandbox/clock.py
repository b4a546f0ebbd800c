"""The clock of a sandbox: the machine's, set ahead as far as whoever plays there wants to see the future."""

from __future__ import annotations

import time
from collections.abc import Callable
from zoneinfo import available_timezones

FURTHEST = 400 * 24 * 3600
"""Seconds: nobody looks further ahead."""


class MovedClock:
    """Seconds since 1970, ahead of the machine's; it goes on, and is only ever set further ahead."""

    def __init__(self) -> None:
        self.ahead = 0
        self.moved: Callable[[], None] = _nobody
        """Called after it was set ahead: what is due by it is due now."""

    def __call__(self) -> int:
        """What it shows."""
        return int(time.time()) + self.ahead

    def move(self, seconds: int) -> None:
        """Set it ahead. Raises ValueError for what is not ahead, or too far."""
        if seconds <= 0 or self.ahead + seconds > FURTHEST:
            raise ValueError(f"the clock is set ahead only, by {FURTHEST // 86_400} days in all at most")
        self.ahead += seconds
        self.moved()


def _nobody() -> None:
    """Where nothing goes by the clock, nothing is due."""


def is_zone(name: str) -> bool:
    """Whether there is a time zone of that name."""
    return name in available_timezones()
