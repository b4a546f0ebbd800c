"""The daily digest: one direct message at an hour of one's own, of all that waits and all that is new; else none.

Any process may look. The next time is written in one transaction with the message, so that each digest is sent once.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.inbox.followers import Followers, News
from bot.inbox.rows import DigestRows
from bot.store import MessageKind
from bot.tables.notifications import personal
from bot.tables.repository import TableRepository
from bot.tables.request_hooks import WorkerHooks
from bot.tables.waiting import AwaitedTable, places

_PEOPLE = 100
_DAY = 24 * 3600
LATE_SECONDS = 3 * 3600
"""So late a digest is of no use any more: the host was shut at its hour, and the next one comes tomorrow."""


class Digest(Struct, frozen=True):
    """What a person is told once a day: the tables that wait for them, and what they have not seen of all of theirs."""

    waiting: tuple[AwaitedTable, ...]
    news: tuple[News, ...]


class DigestSender:
    """Looks at the digests that are due."""

    def __init__(self, repository: TableRepository, workers: WorkerHooks, watchers: Followers) -> None:
        self._repository = repository
        self._workers = workers
        self._watchers = watchers

    async def once(self) -> int:
        """Look at everybody whose digest is due now; returns how many were written. Raises StoreError."""
        now, written = self._repository.clock(), 0
        for user, due in await self._repository.store.part(DigestRows).due(now, _PEOPLE):
            written += await self._tell(user, due, now)
        if written:
            self._workers.wake_outbox()
        return written

    async def of(self, user: int) -> Digest | None:
        """What there is to tell a person now; None for nothing. It does not count as seen."""
        waiting = tuple(place for place in await places(self._repository, user) if place.waits)
        ended = self._repository.clock() - _DAY  # of a game that is over it is told once
        watched = [one for one in await self._watchers.watched(user) if one.status.live or one.row.changed > ended]
        every = [await self._watchers.unseen(table, user) for table in watched]
        news = tuple(one for one in every if one.fresh)
        return Digest(waiting, news) if waiting or news else None

    async def _tell(self, user: int, due: int, now: int) -> bool:
        """Set a person's digest on to tomorrow, and tell them if there is something to tell; whether there was."""
        settings = await self._repository.notification_settings.of(user)
        wanted = now - due <= LATE_SECONDS and settings.waking.at_home(now)
        told = wanted and settings.next_digest(now) is not None and await self.of(user) is not None
        message: dict[str, Any] | None = personal(MessageKind.DIGEST, user, now) if told else None
        fired = await self._repository.store.part(DigestRows).fire(user, due, settings.next_digest(now), message)
        return fired and message is not None
