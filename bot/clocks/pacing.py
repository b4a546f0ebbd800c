"""Changes the pace of a table: freely before the game, later by consent of everybody; and pauses, also by consent."""

from __future__ import annotations

import logging
from typing import Any

from msgspec import structs

from bot.store import MessageKind, UnitOfWork
from bot.store.schema import TimerRow
from bot.store.timers import recheck_reminders
from bot.tables.clocks import NotificationSettings, Pace, table_clocks
from bot.tables.clocks.table_clocks import begun, keep, retimed, running, stopped
from bot.tables.history.undo import Undo
from bot.tables.notifications import message
from bot.tables.repository import TableRepository
from bot.tables.rights import Asker
from bot.tables.suspension import Suspension, TableService, WorkerHooks, moves_the_game, sends_messages
from bot.tables.table import OPEN, RUNNING, ActionResult, NoSuchTable, Stale, Table, TableError

_log = logging.getLogger(__name__)

PACE, PAUSE = "pace", "pause"
"""The kinds of proposals about time."""
_TRIES = 5


class PaceControl(TableService):
    """Changes the pace of tables, and pauses them."""

    def __init__(self, repository: TableRepository, suspension: Suspension, workers: WorkerHooks, undo: Undo) -> None:
        super().__init__(repository, suspension, workers)
        self._undo = undo
        undo.settles[PACE] = self._paced
        undo.settles[PAUSE] = self._paused
        repository.notification_settings.on_change.append(self.retime)

    @moves_the_game
    async def set_pace(self, table_id: str, by: Asker, pace: Pace) -> ActionResult:
        """Set the pace of an open table, or propose it to the others of a running one.

        Raises TableError without permission: at an open table the owner decides, at a running one the players.
        """
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            if table.status == OPEN:
                self._check(table, by, "arrange")
                row = structs.replace(table.row, pace=str(pace))
                return ActionResult(await self._repository.write(UnitOfWork(), structs.replace(table, row=row)))
            table.refuse_unless(RUNNING)
            table.seat_or_refuse(by.user)
            if str(pace) == table.row.pace:
                raise TableError("tables-same-pace", table=table.id)
            return await self._undo.propose(table, PACE, by.user, {"pace": str(pace)})

    @moves_the_game
    async def pause(self, table_id: str, user: int) -> ActionResult:
        """Propose a pause to the others. Raises TableError if no clock runs."""
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            table.refuse_unless(RUNNING)
            table.seat_or_refuse(user)
            if table.row.paused:
                raise TableError("tables-is-paused", table=table.id)
            return await self._undo.propose(table, PAUSE, user, {})

    @sends_messages
    async def go_on(self, table_id: str, user: int) -> Table:
        """End a pause; any player may. Raises TableError if the clocks run."""
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            table.refuse_unless(RUNNING)
            seat = table.seat_or_refuse(user)
            if not table.row.paused:
                raise TableError("tables-not-paused", table=table.id)
            now, of = self._repository.clock(), await self._repository.notification_settings.all(table.users)
            awake = structs.replace(table, row=structs.replace(table.row, paused=0))
            note = {"id": "host-note-goes-on", "args": {"name": table.names[seat]}}
            return await self._write(UnitOfWork(), table, awake, running(awake, now, of), note)

    async def retime(self, user: int, before: NotificationSettings, after: NotificationSettings) -> None:
        """Recompute somebody's clocks after a change of settings: the time so far counts by the old ones."""
        for table_id in await self._repository.store.timers.running_for(user):
            for _ in range(_TRIES):
                try:
                    await self._retime(table_id, user, before)
                except Stale:
                    continue
                except NoSuchTable:
                    _log.info("table %s was deleted with its clocks", table_id)
                break
        self._workers.wake_outbox()

    async def _retime(self, table_id: str, user: int, before: NotificationSettings) -> None:
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            now, of = self._repository.clock(), await self._repository.notification_settings.all(table.users)
            after = retimed(table, user, before, now, of)
            if table.status == RUNNING and after != table.clocks:
                await self._write(UnitOfWork(), table, table, after)

    async def _paced(self, table: Table, data: dict[str, Any]) -> Table:
        """Carry out an agreed pace: all clocks start again."""
        now, of = self._repository.clock(), await self._repository.notification_settings.all(table.users)
        row = structs.replace(table.row, pace=data["pace"])
        paced = structs.replace(table, row=row, proposal=None)
        unit = UnitOfWork().withdraw(table.id)
        note = {"id": "host-note-pace", "args": {"pace": data["pace"]}}
        return await self._write(unit, table, paced, begun(paced, now, of), note)

    async def _paused(self, table: Table, _: dict[str, Any]) -> Table:
        """Carry out an agreed pause."""
        now, of = self._repository.clock(), await self._repository.notification_settings.all(table.users)
        row = structs.replace(table.row, paused=now)
        asleep = structs.replace(table, row=row, proposal=None)
        unit = UnitOfWork().withdraw(table.id)
        return await self._write(unit, table, asleep, stopped(table, now, of), {"id": "host-note-paused", "args": {}})

    async def _write(
        self,
        unit: UnitOfWork,
        before: Table,
        after: Table,
        clocks: tuple[TimerRow, ...],
        note: dict[str, Any] | None = None,
    ) -> Table:
        """Write a table with other clocks, and the messages to its channel."""
        now = self._repository.clock()
        keep(unit, before.clocks, clocks)
        if note is not None:
            unit.message(**message(before, MessageKind.NOTE, "channel", before.row.channel, now, data=note))
        for told in table_clocks.changed(before, clocks, now, told=False):
            unit.message(**told)
        recheck_reminders(unit, before.id, now)
        return await self._repository.write(unit, structs.replace(after, clocks=clocks))
