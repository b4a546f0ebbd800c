"""Tables that start by themselves at a time; where too few have come by then, the owner is told and starts by hand."""

from __future__ import annotations

import logging

from msgspec import structs

from bot.store import MessageKind, UnitOfWork
from bot.store.kinds import START
from bot.store.unit_of_work import AUDIENCE
from games.kernel import OptionsError

from .lobby import Lobby
from .notifications import message
from .repository import TableRepository
from .request_hooks import TableService, WorkerHooks
from .suspension import Suspension
from .table import ABANDONED, OPEN
from .table_errors import Stale, TableError

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
            if table.status == OPEN and await self._repository.store.tournaments.of_table(table.id) is not None:
                unit.close(table.id, ABANDONED, now)
                unit.message(**message(table, MessageKind.CLOSED, "channel", row.channel, now))
                row = structs.replace(row, status=ABANDONED)
            elif table.status == OPEN and row.owner:
                data = {"id": "host-note-not-begun", "args": {"table": table.id}}
                unit.message(**message(table, MessageKind.NOTE, "user", row.owner, now, data=data))
                unit.message(**message(table, MessageKind.LOBBY, "channel", row.channel, now))
            await self._repository.write(unit, structs.replace(table, row=row))
        self._workers.wake_outbox()
