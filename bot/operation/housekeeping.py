"""Housekeeping: what nobody needs any more is deleted little by little; the database grows only with its games.

Games, their logs and results stay for ever. Sent messages and links of unfinished actions are of use for days only.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.config import OperationSettings
from bot.store import Store, StoreError
from bot.store.deeds import OF_USE_SECONDS

_log = logging.getLogger(__name__)

_EVERY_SECONDS = 3600.0
_DAY = 24 * 3600
_TOGETHER = 500


class Housekeeping:
    """Deletes old rows every hour, some hundreds a time, so that moves never wait for it."""

    def __init__(self, store: Store, settings: OperationSettings, clock: Callable[[], int]) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, with a first round soon."""
        self._task = asyncio.create_task(self._run(), name="housekeeping")

    async def stop(self) -> None:
        """Stop after the rows under way."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def once(self) -> int:
        """One round; returns how many rows were deleted."""
        now, maintenance = self._clock(), self._store.maintenance
        messages = now - self._settings.keep_messages_days * _DAY
        links = now - self._settings.keep_links_days * _DAY
        deleted = await _forget_all(partial(maintenance.forget_messages, messages))
        deleted += await _forget_all(partial(maintenance.forget_links, links))
        deleted += await _forget_all(partial(maintenance.forget_deeds, now - OF_USE_SECONDS))
        deleted += await _forget_all(self._store.timers.forget)
        return deleted + await _forget_all(maintenance.forget_faults)

    async def _run(self) -> None:
        while True:
            try:
                deleted = await self.once()
                if deleted:
                    _log.info("housekeeping: %s old rows deleted", deleted)
            except StoreError as error:
                _log.warning("housekeeping has to wait: %s", error)
            await asyncio.sleep(_EVERY_SECONDS)


async def _forget_all(forget: Callable[[int], Awaitable[int]]) -> int:
    """Forget some and again some until nothing is left; moves get their turn in between."""
    deleted = 0
    while count := await forget(_TOGETHER):
        deleted += count
        await asyncio.sleep(0)
    return deleted
