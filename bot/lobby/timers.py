"""Tables that start by themselves at a time; where too few have come by then, the owner is told and starts by hand.

Seats that were kept free for who is invited and did not come: they are everybody's again, first of all who waits.
"""

from __future__ import annotations

import logging

from msgspec import structs

from bot.store import MessageKind, UnitOfWork
from bot.store.kinds import KEPT, START
from bot.store.unit_of_work import AUDIENCE
from bot.tables.lobby import Lobby
from bot.tables.notifications import message
from bot.tables.repository import TableRepository
from bot.tables.request_hooks import TableService, WorkerHooks
from bot.tables.reservations import lapsed, reserved_until
from bot.tables.suspension import Suspension
from bot.tables.table import ABANDONED, OPEN, Table
from bot.tables.table_errors import Stale, TableError
from games.kernel import OptionsError

_AT_ONCE = 100
_log = logging.getLogger(__name__)


class ScheduledStarts(TableService):
    """Looks at the tables whose time has come."""

    def __init__(self, repository: TableRepository, suspension: Suspension, workers: WorkerHooks, lobby: Lobby) -> None:
        super().__init__(repository, suspension, workers)
        self._lobby = lobby

    async def once(self) -> int:
        """Start every table whose time has come; returns how many there were. Raises StoreError."""
        due = await self._repository.store.timers.tables_due(START, self._repository.clock(), _AT_ONCE)
        for table_id in due:
            try:
                await self._begin(table_id)
            except (Stale, TableError) as error:
                _log.info("table %s did not start by itself: %s", table_id, error)
        return len(due)

    async def _begin(self, table_id: str) -> None:
        table = await self._repository.get(table_id)
        try:
            await self._lobby.start(table_id, table.row.owner)
        except Stale:
            raise
        except (TableError, OptionsError):
            await self._give_up(table_id)

    async def _give_up(self, table_id: str) -> None:
        """No time any more at which a table starts; its owner is told.

        A table of a tournament, whose people are not to wait for anybody else, is closed: the tournament goes on.
        """
        async with self._repository.lock(table_id):
            table, now = await self._repository.get(table_id), self._repository.clock()
            row = structs.replace(table.row, starts_at=0)
            unit = UnitOfWork().set_audience(table.id, **{name: getattr(row, name) for name in AUDIENCE})
            unit.delete_timer(START, table.id, -1)
            if table.status == OPEN and await self._repository.cannot_wait(table):
                unit.close(table.id, ABANDONED, now)
                unit.message(**message(table, MessageKind.CLOSED, "channel", row.channel, now))
                row = structs.replace(row, status=ABANDONED)
            elif table.status == OPEN and row.owner:
                data = {"id": "host-note-not-begun", "args": {"table": table.id}}
                unit.message(**message(table, MessageKind.NOTE, "user", row.owner, now, data=data))
                unit.message(**message(table, MessageKind.LOBBY, "channel", row.channel, now))
            await self._repository.write(unit, structs.replace(table, row=row))
        self._workers.wake_outbox()


class ReservationExpiry(TableService):
    """Looks at the tables at which a seat has been kept long enough."""

    def __init__(self, repository: TableRepository, suspension: Suspension, workers: WorkerHooks, lobby: Lobby) -> None:
        super().__init__(repository, suspension, workers)
        self._lobby = lobby

    async def once(self) -> int:
        """Give back every seat that has been kept long enough; returns at how many tables. Raises StoreError."""
        due = await self._repository.store.timers.tables_due(KEPT, self._repository.clock(), _AT_ONCE)
        for table_id in due:
            try:
                await self._lobby.started_if_full(await self._given_back(table_id))
            except (Stale, TableError) as error:
                _log.info("the seats kept at table %s are left as they are: %s", table_id, error)
        if due:
            self._workers.wake_senders()
        return len(due)

    async def _given_back(self, table_id: str) -> Table:
        """A table after its kept seats were looked at; its message in the channel is to show who has moved up."""
        async with self._repository.lock(table_id):
            table, now, unit = await self._repository.get(table_id), self._repository.clock(), UnitOfWork()
            if table.status != OPEN:
                return await self._repository.write(unit.delete_timer(KEPT, table.id, -1), table)
            after = lapsed(unit, table, now)
            reserved_until(unit, after)
            if after != table:
                unit.message(**message(table, MessageKind.LOBBY, "channel", table.row.channel, now))
            return await self._repository.write(unit, after)
