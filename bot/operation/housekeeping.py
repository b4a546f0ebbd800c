"""Deletes obsolete data in small steps, so that the database grows only with its games.

Games, logs and results are kept for ever; finished games are archived, which takes little space. Sent messages and
stored parts of unfinished actions are kept for days only.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.config import OperationSettings
from bot.store import Store, StoreError
from bot.store.request_log import OF_USE_SECONDS
from bot.worker import Worker

_log = logging.getLogger(__name__)

_EVERY_SECONDS = 3600.0
_DAY = 24 * 3600
_TOGETHER = 500
_GAMES = 50
# A game is archived this long after its end, because pictures drawn of it until then need no archive.
_OVER_SECONDS = 3600


class Housekeeping(Worker):
    """Deletes old rows and archives finished games every hour, in small steps, so that moves never wait for it."""

    def __init__(self, store: Store, settings: OperationSettings, clock: Callable[[], int]) -> None:
        super().__init__("housekeeping", self._round)
        self._store = store
        self._settings = settings
        self._clock = clock

    async def once(self) -> int:
        """Run once; return how many rows were deleted."""
        now, maintenance = self._clock(), self._store.maintenance
        messages = now - self._settings.keep_messages_days * _DAY
        links = now - self._settings.keep_links_days * _DAY
        deleted = await self._forget_all(partial(maintenance.forget_messages, messages))
        deleted += await self._forget_all(partial(maintenance.forget_links, links))
        deleted += await self._forget_all(partial(maintenance.forget_deeds, now - OF_USE_SECONDS))
        for forget in maintenance.features:
            deleted += await self._forget_all(partial(forget, now))
        deleted += await self._forget_all(self._store.timers.forget)
        return deleted + await self._forget_all(maintenance.forget_faults)

    async def _round(self) -> float:
        try:
            deleted, archived = await self.once(), await self.archive()
            if deleted or archived:
                _log.info("housekeeping: %s old rows deleted, %s changes of finished games archived", deleted, archived)
        except StoreError as error:
            # What is obsolete stays obsolete: the next round deletes it.
            _log.warning("housekeeping is postponed: %s", error)
        return _EVERY_SECONDS

    async def archive(self) -> int:
        """Archive finished games one after another; return how many changes were archived."""
        archives, before, archived = self._store.archive, self._clock() - _OVER_SECONDS, 0
        while not self.stopping and (over := await archives.unarchived(before, _GAMES)):
            for table_id in over:
                archived += await archives.archive(table_id)
                await asyncio.sleep(0)
        return archived

    async def _forget_all(self, forget: Callable[[int], Awaitable[int]]) -> int:
        """Delete in steps until nothing is left or until the host stops; moves can be written in between."""
        deleted = 0
        while not self.stopping and (count := await forget(_TOGETHER)):
            deleted += count
            await asyncio.sleep(0)
        return deleted
