"""Feature: bots that play from outside, by an HTTP API (`/bots`)."""

from __future__ import annotations

from contextlib import AsyncExitStack

from bot.feature import Connection, Feature
from bot.guest_bots import commands
from bot.guest_bots.api import BotApi
from bot.guest_bots.service import PERSONAL_DATA, GuestBots
from bot.store import UnitOfWork
from bot.tables import Table, Tables
from bot.tables.repository import Played, Reaction
from bot.tables.table import GUEST


class _AtTables(Reaction):
    """Tells bots that a game is over, and refuses rematches with them where they are no longer allowed."""

    def __init__(self, bots: GuestBots) -> None:
        self._bots = bots

    async def opened(self, unit: UnitOfWork, table: Table, now: int, *, offered: bool) -> None:
        """Raise TableError for bots whom the server does not allow."""
        if any(seat.level == GUEST for seat in table.seats):
            await self._bots.require_allowed(table)

    async def played(self, unit: UnitOfWork, table: Table, change: Played) -> None:
        """Tell the bots at the table."""
        result = change.game.result()
        if result is not None:
            self._bots.over(table, list(table.title.winners(result)))


def _tables(tables: Tables) -> None:
    bots = GuestBots(tables)
    tables.add(bots)
    tables.ai_seats.ask_guest = bots.choose
    tables.ai_seats.guests_allowed = bots.allowed
    tables.store.person_rows.features.append(PERSONAL_DATA)
    tables.repository.reactions.append(_AtTables(bots))


def _discord(parts: Connection) -> None:
    parts.routes.extend(BotApi(parts.tables.service(GuestBots)).routes())


async def _start(parts: Connection, stack: AsyncExitStack) -> None:
    """Have every stream end with the host, before what serves them stops."""
    stack.callback(parts.tables.service(GuestBots).close)


GUEST_BOTS = Feature("guest_bots", tables=_tables, commands=(commands.group(),), discord=_discord, start=_start)
