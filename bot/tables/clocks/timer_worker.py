"""The timer worker: one in each process handles what is due, and sleeps until the next timer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.store import StoreError
from bot.tables.repository import TableRepository
from bot.worker import Worker

_IDLE_SECONDS = 30.0
_log = logging.getLogger(__name__)


class TimerWorker(Worker):
    """Handles timers when they are due; a failure is retried later."""

    def __init__(self, repository: TableRepository) -> None:
        super().__init__("watch", self._look)
        self._repository = repository
        self._looks: list[Callable[[], Awaitable[int]]] = []
        self._due: list[Callable[[], Awaitable[int | None]]] = [repository.store.timers.next_due]
        # Two concurrent runs would handle the same timers; the second would find them changed and do its work for
        # nothing.
        self._looking = asyncio.Lock()

    def add(self, look: Callable[[], Awaitable[int]], due: Callable[[], Awaitable[int | None]] | None = None) -> None:
        """Register a feature's handler; `due` says when it has something to do, in addition to the shared timers."""
        self._looks.append(look)
        if due is not None:
            self._due.append(due)

    async def once(self) -> int:
        """Handle everything that is due now, after a run in progress; return how much there was."""
        async with self._looking:
            return sum([await self._looked(look) for look in self._looks])

    async def _look(self) -> float:
        await self.once()
        return await self._pause()

    async def _pause(self) -> float:
        """Return the seconds until something is due."""
        try:
            found = [await next_due() for next_due in self._due]
            due = min((one for one in found if one is not None), default=None)
        except StoreError as error:
            _log.warning("timers are postponed: %s", error)
            return _IDLE_SECONDS
        # Never less than a second: a timer that cannot be handled now stays due, and would keep the loop busy. Never
        # more than the idle time, because another process may write an earlier timer.
        return _IDLE_SECONDS if due is None else min(max(due - self._repository.clock(), 1.0), _IDLE_SECONDS)

    async def _looked(self, look: Callable[[], Awaitable[int]]) -> int:
        try:
            return await look()
        except StoreError as error:
            _log.warning("timers are postponed: %s", error)
        except Exception:  # any error: the other handlers must still run
            _log.exception("a timer handler failed")
        return 0
