"""The watch over timers: one worker in each process looks at what is due, and sleeps until the next."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bot.store import StoreError

from .repository import TableRepository

_IDLE_SECONDS = 30.0
_log = logging.getLogger(__name__)


class Watch:
    """Looks at timers when they are due, again and again; whatever fails is tried again later."""

    def __init__(self, repository: TableRepository, looks: Sequence[Callable[[], Awaitable[int]]]) -> None:
        self._repository = repository
        self._looks = looks
        self._stopping = asyncio.Event()
        self._waking = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._run(), name="watch")

    async def stop(self) -> None:
        """Stop after what is under way: a transaction broken off would keep the database locked."""
        if self._task is not None:
            self._stopping.set()
            self._waking.set()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    def wake(self) -> None:
        """Look now: something may be due that was not a moment ago."""
        self._waking.set()

    async def once(self) -> int:
        """Look at everything that is due now; returns how much there was."""
        return sum([await self._looked(look) for look in self._looks])

    async def _run(self) -> None:
        while not self._stopping.is_set():
            self._waking.clear()
            await self.once()
            wait = await self._pause()
            with suppress(TimeoutError):
                async with asyncio.timeout(0 if self._stopping.is_set() else wait):
                    await self._waking.wait()

    async def _pause(self) -> float:
        """Seconds until something is due."""
        try:
            store = self._repository.store
            found = [await store.timers.next_due(), await store.digests.next_due()]
            due = min((one for one in found if one is not None), default=None)
        except StoreError as error:
            _log.warning("timers have to wait: %s", error)
            return _IDLE_SECONDS
        return _IDLE_SECONDS if due is None else min(max(due - self._repository.clock(), 1.0), _IDLE_SECONDS)

    async def _looked(self, look: Callable[[], Awaitable[int]]) -> int:
        try:
            return await look()
        except StoreError as error:
            _log.warning("timers have to wait: %s", error)
        except Exception:  # whatever it is, others are still to be looked at
            _log.exception("a look at the timers failed")
        return 0
