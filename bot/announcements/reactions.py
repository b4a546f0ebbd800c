"""Adds to changes of tables: refreshes of boards, and announcements.

An announcement is written with the change that it is about; whether it is still wanted is checked when it is sent.
"""

from __future__ import annotations

from bot.announcements.rows import REFRESH_BOARD, BoardRows, board_refresh
from bot.servers.service import ServerSettingsCache
from bot.store import NEWS, MessageKind, UnitOfWork
from bot.store.kinds import SETTING_SECONDS
from bot.store.schema import OfferRow
from bot.tables.notifications import message
from bot.tables.reactions import Played, Reaction
from bot.tables.table import Table


class Announcements(Reaction):
    """Refreshes boards, and announces open seats, results and achievements where managers want that."""

    def __init__(self, known: ServerSettingsCache, boards: BoardRows) -> None:
        self._known = known
        self._boards = boards

    async def opened(self, unit: UnitOfWork, table: Table, now: int, *, offered: bool) -> None:
        """Announce the seats of a new table on its server."""
        _refresh_board(unit, table, now)
        channel = (await self._known.of(table.row.guild)).channel("vacancies")
        if offered and channel and channel != table.row.channel:
            told = message(table, MessageKind.VACANCY, NEWS, channel, now)
            # There is time to make the table private before it is announced.
            unit.message(**{**told, "due": now + SETTING_SECONDS})

    async def renamed(self, guild: int | None, now: int) -> None:
        """Refresh the board, because it contains names."""
        if guild is not None:
            await self._boards.refresh([guild], now)

    async def written(self, unit: UnitOfWork, before: Table | None, table: Table, now: int) -> None:
        """Refresh the board if a table is on it, or was until now, or has offered seats."""
        open_until_now = (before is None or before.game is None) and before != table
        if open_until_now or unit.writes(OfferRow):
            _refresh_board(unit, table, now)

    async def played(self, unit: UnitOfWork, table: Table, change: Played) -> None:
        """Announce a result and the achievements in it."""
        if not change.over:
            return
        server = await self._known.of(table.row.guild)
        for setting, kind in (("results", MessageKind.OUTCOME), ("records", MessageKind.RECORD)):
            channel = server.channel(setting)
            if channel and not table.row.private:
                unit.message(**message(table, kind, NEWS, channel, change.now, version=change.made[-1].version))
        _refresh_board(unit, table, change.now)  # it may have named a seat that was offered


def _refresh_board(unit: UnitOfWork, table: Table, now: int) -> None:
    if table.row.guild is not None:
        unit.also(REFRESH_BOARD, board_refresh(table.row.guild, now))
