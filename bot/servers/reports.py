"""Reports: people tell a server's managers about a person or a table. Few enough that nobody can flood anybody."""

from __future__ import annotations

from collections.abc import Callable

from bot.servers.rows import ReportRows
from bot.servers.service import ServerSettingsCache
from bot.store import NEWS, MessageKind, ReportRow, Store
from bot.tables.notifications import personal
from bot.tables.table_errors import TableError

MOST = 3
"""So many reports may somebody make on a server within a day."""
_DAY = 24 * 3600
LONGEST = 500
"""Characters of a reason."""
KEPT_DAYS = 90
"""After so many days a report is forgotten: those who read it have long decided."""


class Reports:
    """Takes reports and sends them on their way."""

    def __init__(self, store: Store, known: ServerSettingsCache, clock: Callable[[], int]) -> None:
        self._store = store
        self._known = known
        self._clock = clock
        self.wake: Callable[[], None] = lambda: None
        """Called when something is to be sent."""

    async def report(self, guild: int, by: int, about: int | None, table_id: str, reason: str) -> None:
        """Tell a server's managers about a person or a table ('' for none), or both.

        Raises TableError for a report about nothing or about oneself, without a reason, for too many within a day, and
        where no manager has said where reports are to arrive.
        """
        reason = reason.strip()[:LONGEST]
        if about is None and not table_id:
            raise TableError("report-about-nothing")
        if about == by:
            raise TableError("report-yourself")
        if not reason:
            raise TableError("report-no-reason")
        now = self._clock()
        channel, readers = (
            (await self._known.of(guild)).channel("reports"),
            await self._store.part(ReportRows).readers(guild),
        )
        if not channel and not readers:
            raise TableError("report-nobody-reads")
        if await self._store.part(ReportRows).count(guild, by, now - _DAY) >= MOST:
            raise TableError("report-too-many", most=MOST)
        sent = [personal(MessageKind.REPORT, user, now) for user in readers]
        sent += [{**personal(MessageKind.REPORT, channel, now), "place": NEWS}] if channel else []
        await self._store.part(ReportRows).add(ReportRow(0, guild, by, now, about, table_id, reason), sent)
        self.wake()
