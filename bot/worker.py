"""The loop of a background worker: runs until it is stopped, and sleeps in between unless it is woken.

A lasting failure, for example an unreachable database, is logged once and not at every attempt: a log that grows with
each attempt may fill the very disk that is full.

Measures durations and reports them to a listener; without metrics there is none.

A stage is a part of handling a move (`handler`, `rules`, `commit`, `queue`, `draw`, `deliver`), `what` its kind (a
command's name, a title, a kind of message). Neither may contain an id of a person or a table, nor anything of a game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import CLOCK_BOOTTIME, clock_gettime, perf_counter

# A pause after a failed turn, so that a lasting failure does not use a whole CPU.
FAILED_SECONDS = 30.0
_log = logging.getLogger(__name__)


class Worker:
    """A background loop. Each turn does what is due and returns how many seconds to sleep.

    An unexpected exception is logged, and the loop continues after a pause. A turn is not cancelled by a stop unless it
    is `breakable`.
    """

    def __init__(self, name: str, turn: Callable[[], Awaitable[float]], *, breakable: bool = False) -> None:
        self._name = name
        self._turn = turn
        self._breakable = breakable
        self._waking = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.stopping = False
        self.failed = False
        """Whether the last turn failed."""

    def start(self) -> None:
        """Start the loop."""
        self.stopping = False
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def stop(self) -> None:
        """Stop after the current turn, or at once if a turn may be cancelled."""
        if self._task is None:
            return
        self.stopping = True
        self._waking.set()
        if self._breakable:
            self._task.cancel()
        # The cancellation of a breakable turn arrives here as a result and must not stop the caller.
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None

    @property
    def running(self) -> bool:
        """Whether the loop is running."""
        return self._task is not None and not self._task.done()

    @property
    def sound(self) -> bool:
        """Whether the loop is running and its last turn did not fail."""
        return self.running and not self.failed

    def wake(self) -> None:
        """Run a turn now, because there may be something new to do."""
        self._waking.set()

    async def _run(self) -> None:
        while not self.stopping:
            # Cleared before the turn: what wakes the worker during it may be too late for it, and needs another one.
            self._waking.clear()
            rest = await self._turned()
            if rest and not self.stopping:
                with suppress(TimeoutError):
                    async with asyncio.timeout(rest):  # not wait_for: in Python 3.11 it can swallow a cancellation
                        await self._waking.wait()

    async def _turned(self) -> float:
        """Run one turn; return how many seconds to sleep."""
        try:
            rest = await self._turn()
        # CancelledError is no Exception, so a stop still ends a breakable turn.
        except Exception:
            self.failed = True
            _log.exception("%s failed, and is retried in %.0f s", self._name, FAILED_SECONDS)
            return FAILED_SECONDS
        self.failed = False
        return rest


class FailureState:
    """The current failure of one thing, to log it only once."""

    def __init__(self) -> None:
        self._why = ""

    def is_new(self, why: str) -> bool:
        """Return whether this failure is new; it stays current until another one, or success."""
        before, self._why = self._why, why
        return why != before

    def is_over(self) -> bool:
        """Return whether there was a failure until now; afterwards there is none."""
        return self.is_new("")


Listener = Callable[[str, str, float], None]
"""Called with the stage, what it was, and the seconds."""
_listeners: list[Listener] = []


def listen(listener: Listener) -> Callable[[], None]:
    """Register a listener for all measurements; return a function that removes it."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)


Begin = Callable[[str, str, str], Callable[[bool], None]]
"""Called when a stage begins, with the stage, what it is, and the table if there is one; returns what is called at its
end, with whether it failed."""
_begins: list[Begin] = []


def follow(begin: Begin) -> Callable[[], None]:
    """Register a listener for beginnings and ends of all stages; return a function that removes it."""
    _begins.append(begin)
    return lambda: _begins.remove(begin)


def observe(stage: str, what: str, seconds: float) -> None:
    """Report that something took a number of seconds."""
    for listener in _listeners:
        listener(stage, what, seconds)


class timed:
    """Measures the block and reports its duration, also when it fails.

    `of` is the table that it is about, by which messages can be traced to the press that caused them; it is not shown.
    """

    __slots__ = ("_began", "_ends", "_of", "_stage", "_what")

    def __init__(self, stage: str, what: str, of: str = "") -> None:
        self._stage = stage
        self._what = what
        self._of = of
        self._began = 0.0
        self._ends: list[Callable[[bool], None]] = []

    def __enter__(self) -> None:
        self._began = perf_counter()
        self._ends = [begin(self._stage, self._what, self._of) for begin in _begins]

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        observe(self._stage, self._what, perf_counter() - self._began)
        for end in self._ends:
            end(kind is not None)


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
