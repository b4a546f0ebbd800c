"""The watch over timers: one worker in each process looks at what is due, and sleeps until the next."""

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
    """Looks at timers when they are due, again and again; whatever fails is tried again later."""

    def __init__(self, repository: TableRepository) -> None:
        super().__init__("watch", self._look)
        self._repository = repository
        self._looks: list[Callable[[], Awaitable[int]]] = []
        self._due: list[Callable[[], Awaitable[int | None]]] = [repository.store.timers.next_due]
        self._looking = asyncio.Lock()

    def add(self, look: Callable[[], Awaitable[int]], due: Callable[[], Awaitable[int | None]] | None = None) -> None:
        """Have a feature look at what is due; `due` says when something is, beside the timers that all share."""
        self._looks.append(look)
        if due is not None:
            self._due.append(due)

    async def once(self) -> int:
        """Look at everything that is due now, after a look under way has ended; returns how much there was."""
        async with self._looking:
            return sum([await self._looked(look) for look in self._looks])

    async def _look(self) -> float:
        await self.once()
        return await self._pause()

    async def _pause(self) -> float:
        """Seconds until something is due."""
        try:
            found = [await next_due() for next_due in self._due]
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
