"""The loop of a worker: it turns again and again until it is stopped, and rests in between unless it is woken.

What keeps a worker from its work for a while, such as a database that is away: told once, not at every try.

A log that gets a line with each try grows without end, maybe on the very disk that is full.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

FAILED_SECONDS = 30.0
"""So long a worker rests after a turn that failed."""
_log = logging.getLogger(__name__)


class Worker:
    """One loop of this process. A turn does what there is to do and returns for how many seconds to rest then.

    A turn that raises what it does not expect is logged, and another one comes a while later: a worker that ended would
    never be missed. It is not broken off by a stop, since a transaction broken off in the driver's thread would keep
    the database locked, unless it is `breakable`.
    """

    def __init__(self, name: str, turn: Callable[[], Awaitable[float]], *, breakable: bool = False) -> None:
        self._name = name
        self._turn = turn
        self._breakable = breakable
        self._waking = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.stopping = False
        self.failed = False
        """Whether its last turn failed."""

    def start(self) -> None:
        """Begin to turn."""
        self.stopping = False
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def stop(self) -> None:
        """Stop after the turn under way, or at once where a turn may be broken off."""
        if self._task is None:
            return
        self.stopping = True
        self._waking.set()
        if self._breakable:
            self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None

    @property
    def running(self) -> bool:
        """Whether the worker is at work."""
        return self._task is not None and not self._task.done()

    @property
    def sound(self) -> bool:
        """Whether the worker is at work, and its last turn did not fail."""
        return self.running and not self.failed

    def wake(self) -> None:
        """Turn now: there may be something to do that was not there a moment ago."""
        self._waking.set()

    async def _run(self) -> None:
        while not self.stopping:
            self._waking.clear()
            rest = await self._turned()
            if rest and not self.stopping:
                with suppress(TimeoutError):
                    async with asyncio.timeout(rest):  # not wait_for: in Python 3.11 it can swallow a cancellation
                        await self._waking.wait()

    async def _turned(self) -> float:
        """Turn once; returns for how many seconds to rest."""
        try:
            rest = await self._turn()
        except Exception:
            self.failed = True
            _log.exception("%s failed, and turns again in %.0f s", self._name, FAILED_SECONDS)
            return FAILED_SECONDS
        self.failed = False
        return rest


class FailureState:
    """What is in the way of one thing just now."""

    def __init__(self) -> None:
        self._why = ""

    def is_new(self, why: str) -> bool:
        """Whether this is in the way since now; it is until something else is, or nothing."""
        before, self._why = self._why, why
        return why != before

    def is_over(self) -> bool:
        """Whether something was in the way until now; nothing is from now on."""
        return self.is_new("")
