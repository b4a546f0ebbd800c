"""Seats that were kept free for who is invited and did not come: they are everybody's again, first of all who waits."""

from __future__ import annotations

import logging

from bot.store import MessageKind, UnitOfWork
from bot.store.kinds import KEPT

from .lobby import Lobby
from .notifications import message
from .repository import TableRepository
from .request_hooks import TableService, WorkerHooks
from .reservations import lapsed, reserved_until
from .suspension import Suspension
from .table import OPEN, Table
from .table_errors import Stale, TableError

_AT_ONCE = 100
_log = logging.getLogger(__name__)


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
