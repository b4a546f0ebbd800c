"""Measures durations and reports them to a listener; without metrics there is none.

A stage is a part of handling a move (`handler`, `rules`, `commit`, `queue`, `draw`, `deliver`), `what` its kind (a
command's name, a title, a kind of message). Neither may contain an id of a person or a table, nor anything of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from time import CLOCK_BOOTTIME, clock_gettime, perf_counter

Listener = Callable[[str, str, float], None]
"""Called with the stage, what it was, and the seconds."""

_listeners: list[Listener] = []


def listen(listener: Listener) -> Callable[[], None]:
    """Register a listener for all measurements; return a function that removes it."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)


def observe(stage: str, what: str, seconds: float) -> None:
    """Report that something took a number of seconds."""
    for listener in _listeners:
        listener(stage, what, seconds)


class timed:
    """Measures the block and reports its duration, also when it fails."""

    __slots__ = ("_began", "_stage", "_what")

    def __init__(self, stage: str, what: str) -> None:
        self._stage = stage
        self._what = what
        self._began = 0.0

    def __enter__(self) -> None:
        self._began = perf_counter()

    def __exit__(self, *_: object) -> None:
        observe(self._stage, self._what, perf_counter() - self._began)


_JUMP_SECONDS = 60


def monotonic() -> float:
    """Return seconds since the machine was started, including sleep; this clock cannot be set."""
    return clock_gettime(CLOCK_BOOTTIME)


class Waits:
    """Measures durations with a wall clock that may be set by hours or years meanwhile.

    Jumps are detected by comparison with a monotonic clock; for that `look` has to be called from time to time.
    """

    def __init__(self, clock: Callable[[], int], monotonic: Callable[[], float]) -> None:
        self._clock = clock
        self._monotonic = monotonic
        self._seen = clock()
        self._ahead = clock() - monotonic()
        self._jumps: list[tuple[int, float]] = []

    def look(self) -> int:
        """Return the clock's time; a jump since the last look is detected."""
        now = self._clock()
        ahead = now - self._monotonic()
        if abs(ahead - self._ahead) > _JUMP_SECONDS:
            self._jumps.append((self._seen, ahead - self._ahead))
            self._ahead = ahead
        self._seen = now
        return now

    def lasted(self, since: int) -> float:
        """Return the seconds since the clock showed a time, without those that it jumped over."""
        now = self.look()
        passed = now - since - sum(by for at, by in self._jumps if by > 0 and since <= at)
        return passed if passed >= 0 else max(0.0, passed - sum(by for _, by in self._jumps if by < 0))

    def earliest(self) -> int:
        """Return a time that is surely not later than the clock would show if it had never jumped ahead."""
        return round(self.look() - sum(by for _, by in self._jumps if by > 0))
