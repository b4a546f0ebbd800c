"""How long things take, told to whoever listens; nobody does unless metrics are wanted.

A stage is part of the way of a move (`handler`, `rules`, `commit`, `draw`, `deliver`), `what` which kind of it (a
command's name, a title, a kind of message). Neither may ever hold an id of a person or a table, nor anything of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from time import CLOCK_BOOTTIME, clock_gettime, perf_counter

Listener = Callable[[str, str, float], None]
"""Stage, what, seconds."""

_listeners: list[Listener] = []


def listen(listener: Listener) -> Callable[[], None]:
    """Tell a listener of everything from now on; returns how to stop it."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)


def observe(stage: str, what: str, seconds: float) -> None:
    """Something has taken so many seconds."""
    for listener in _listeners:
        listener(stage, what, seconds)


class timed:
    """Tell how long the block takes, also when it fails."""

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
    """Seconds since the machine was started, its sleep included; nobody can set them."""
    return clock_gettime(CLOCK_BOOTTIME)


class Waits:
    """How long things have lasted by a clock that may be set by hours or years meanwhile.

    Its jumps are noticed where it differs from a steady clock; it has to be looked at now and then for that.
    """

    def __init__(self, clock: Callable[[], int], monotonic: Callable[[], float]) -> None:
        self._clock = clock
        self._monotonic = monotonic
        self._seen = clock()
        self._ahead = clock() - monotonic()
        self._jumps: list[tuple[int, float]] = []

    def look(self) -> int:
        """What the clock shows; a jump since the last look is noticed."""
        now = self._clock()
        ahead = now - self._monotonic()
        if abs(ahead - self._ahead) > _JUMP_SECONDS:
            self._jumps.append((self._seen, ahead - self._ahead))
            self._ahead = ahead
        self._seen = now
        return now

    def lasted(self, since: int) -> float:
        """Seconds since the clock showed a time, without those that it only jumped over."""
        now = self.look()
        passed = now - since - sum(by for at, by in self._jumps if by > 0 and since <= at)
        return passed if passed >= 0 else max(0.0, passed - sum(by for _, by in self._jumps if by < 0))

    def earliest(self) -> int:
        """A time that is surely not later than the clock would show had it never jumped ahead."""
        return round(self.look() - sum(by for _, by in self._jumps if by > 0))
