"""A person's data: handed out whole, and deleted. Games stay for the others, with an anonymous seat."""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct, structs

from bot.store import SeatRow, UnitOfWork
from bot.store.anonymous_names import anonymous

from .repository import TableRepository
from .seating import seated
from .table import ABANDONED, HUMAN, OPEN, RUNNING, SUSPENDED, Table
from .table_clocks import SettingsOf
from .table_errors import Stale
from .tournaments.tournament_progress import REFRESH, told

FORMAT = "food-court-person/1"
_TRIES = 5
_LEVEL = "normal"


class DeletionResult(Struct, frozen=True):
    """What a deletion did: how many seats were taken over by bots, how many tables it touched."""

    taken_over: int
    tables: int


class Privacy:
    """What a person may ask about their own data. Nobody can ask for anybody else."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def export(self, user: int) -> dict[str, Any]:
        """Everything that is kept of a person, as plain values."""
        return {"format": FORMAT, "user": str(user), **await self._repository.store.person_rows.held(user)}

    async def delete(self, user: int) -> DeletionResult:
        """Delete a person: open seats are given back, running games go on with a bot.

        Finished games keep a seat without name and account. Each table is one transaction; asked again after a crash,
        it does the rest.
        """
        tables = await self._repository.store.person_rows.tables(user)
        taken_over = 0
        for table_id in tables:
            taken_over += await self._leave(table_id, user)
        store, now = self._repository.store, self._repository.clock()
        notes = [told(row, now, REFRESH) for row in await store.tournaments.of_person(user)]
        await store.person_rows.forget(user, tables, now, notes)
        return DeletionResult(taken_over, len(tables))

    async def _leave(self, table_id: str, user: int) -> bool:
        """Take a person off one table; another process may change it meanwhile. Returns whether a game goes on."""
        for attempt in range(_TRIES):
            try:
                async with self._repository.lock(table_id):
                    table = await self._repository.get(table_id)
                    of = await self._repository.notification_settings.all(table.users)
                    unit, after = self._without(table, user, of)
                    await self._repository.write(unit, after)
                    return after.status in (RUNNING, SUSPENDED) and table.seat_of(user) is not None
            except Stale:
                if attempt == _TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def _without(self, table: Table, user: int, of: SettingsOf) -> tuple[UnitOfWork, Table]:
        seat, unit = table.seat_of(user), UnitOfWork()
        if seat is not None and table.status in (RUNNING, SUSPENDED):
            ai = SeatRow(table.id, seat, None, anonymous(seat + 1), _LEVEL)
            unit, table = seated(table, ai, self._repository.clock(), of)
        elif seat is not None and table.status == OPEN:
            unit.clear_seat(table.id, seat)
            table = structs.replace(table, seats=tuple(row for row in table.seats if row.seat != seat))
        elif seat is not None:
            nobody = SeatRow(table.id, seat, None, anonymous(seat + 1), HUMAN)
            unit.clear_seat(table.id, seat).seat(**structs.asdict(nobody)).rename_result(table.id, seat, nobody.name)
            seats = tuple(nobody if row.seat == seat else row for row in table.seats)
            table = structs.replace(table, seats=seats)
        table = _unheard(unit, _forgotten(unit, table, user), user)
        if table.guest(user) is not None:
            unit.delete_guest(table.id, user)
            table = structs.replace(table, guests=tuple(one for one in table.guests if one.user != user))
        row = table.row
        if row.owner == user:
            row = structs.replace(row, owner=next((one for one in table.users if one is not None), 0))
            unit.set_owner(table.id, row.owner)
        if row.status == OPEN and not any(one.human for one in table.seats):
            row = structs.replace(row, status=ABANDONED)
            unit.close(table.id, ABANDONED, self._repository.clock())
        return unit, structs.replace(table, row=row)


def _forgotten(unit: UnitOfWork, table: Table, user: int) -> Table:
    """The table without the name of a person who had a seat there once and left it."""
    left = []
    for one in table.departures:
        if one.user == user:
            one = structs.replace(one, user=None, name=anonymous(one.seat + 1))
            unit.rename_departed(table.id, one.revision, one.name)
        left.append(one)
    return structs.replace(table, departures=tuple(left))


def _unheard(unit: UnitOfWork, table: Table, user: int) -> Table:
    """The table without a person who follows it, and without their wish to stand in there: kept, it would go on."""
    if user in table.followers:
        unit.follow(user, table.id, table.version, follows=False)
        table = structs.replace(table, followers=tuple(one for one in table.followers if one != user))
    asked = table.proposal
    if asked is not None and asked.data and json.loads(asked.data).get("user") == user:
        unit.withdraw(table.id)
        table = structs.replace(table, proposal=None)
    return table
