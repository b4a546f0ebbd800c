"""People beyond one table: records their names, and exports or deletes their data.

After a deletion, games stay for the other players, with an anonymous seat.
"""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from typing import Any

from msgspec import Struct, structs

from bot.store import GuestRow, SeatRow, UnitOfWork
from bot.store.person_rows import anonymous
from bot.store.schema import FollowerRow, ResultRow
from bot.tables.clocks.settings_cache import SettingsCache
from bot.tables.clocks.table_clocks import SettingsOf
from bot.tables.repository import TableRepository
from bot.tables.request_hooks import TableService, WorkerHooks
from bot.tables.reservations import seated
from bot.tables.suspension import Suspension
from bot.tables.table import ABANDONED, HUMAN, OPEN, RUNNING, SUSPENDED, Table, TableUser
from bot.tables.table_errors import Stale, TableError

FORMAT = "food-court-person/1"
_TRIES = 5
_LEVEL = "normal"


class DeletionResult(Struct, frozen=True):
    """The effect of a deletion: how many seats bots have taken over, how many tables were changed."""

    taken_over: int
    tables: int


class Privacy:
    """Requests of a person about their own data."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def export(self, user: int) -> dict[str, Any]:
        """Return everything that is kept about a person, as plain values."""
        return {"format": FORMAT, "user": str(user), **await self._repository.store.person_rows.held(user)}

    async def delete(self, user: int) -> DeletionResult:
        """Delete a person: open seats are freed, running games continue with a bot.

        Finished games keep a seat without name and account. Each table is one transaction; a repeated request after a
        crash completes it.
        """
        tables = await self._repository.store.person_rows.tables(user)
        taken_over = 0
        for table_id in tables:
            # Tables first: should the host end in between, they still name the person, and a repeated request finds
            # them.
            taken_over += await self._leave(table_id, user)
        await self._repository.store.person_rows.forget(user, tables, self._repository.clock())
        return DeletionResult(taken_over, len(tables))

    async def _leave(self, table_id: str, user: int) -> bool:
        """Remove a person from one table, also if another process changes it. Return whether a game continues."""
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
            # Without a departure, which would store the name that is to be deleted.
            unit, table = seated(table, ai, self._repository.clock(), of)
        elif seat is not None and table.status == OPEN:
            unit.remove(SeatRow, table_id=table.id, seat=seat)
            table = structs.replace(table, seats=tuple(row for row in table.seats if row.seat != seat))
        elif seat is not None:
            # The seat stays a person's: a bot's would make the game look as if it had not been among people.
            nobody = SeatRow(table.id, seat, None, anonymous(seat + 1), HUMAN)
            unit.put(nobody)
            unit.change(ResultRow, {"table_id": table.id, "seat": seat}, name=nobody.name, username="", user=None)
            seats = tuple(nobody if row.seat == seat else row for row in table.seats)
            table = structs.replace(table, seats=seats)
        table = _unheard(unit, _forgotten(unit, table, user), user)
        if table.guest(user) is not None:
            unit.remove(GuestRow, table_id=table.id, user=user)
            table = structs.replace(table, guests=tuple(one for one in table.guests if one.user != user))
        row = table.row
        if row.owner == user:
            row = structs.replace(row, owner=next((one for one in table.users if one is not None), 0))
        if row.status == OPEN and not any(one.human for one in table.seats):
            row = structs.replace(row, status=ABANDONED, changed=self._repository.clock())
        return unit, structs.replace(table, row=row)


def _forgotten(unit: UnitOfWork, table: Table, user: int) -> Table:
    """Return the table without the name of a person who had a seat there once."""
    left = []
    for one in table.departures:
        if one.user == user:
            one = structs.replace(one, user=None, name=anonymous(one.seat + 1), username="")
            unit.put(one)
        left.append(one)
    return structs.replace(table, departures=tuple(left))


def _unheard(unit: UnitOfWork, table: Table, user: int) -> Table:
    """Return the table without a follower, and without their offer to be a substitute: accepted, it would bring them
    back.
    """
    if user in table.followers:
        unit.change(FollowerRow, {"user": user, "table_id": table.id}, follows=False)
        table = structs.replace(table, followers=tuple(one for one in table.followers if one != user))
    asked = table.proposal
    if asked is not None and asked.data and json.loads(asked.data).get("user") == user:
        unit.withdraw(table.id)
        table = structs.replace(table, proposal=None)
    return table


# The cache of names is limited in size and time, because another process may have seen a newer name.
_MET, _MET_SECONDS = 5_000, 600


class PersonService(TableService):
    """The names of people, and requests about one's own data."""

    def __init__(
        self, repository: TableRepository, suspension: Suspension, workers: WorkerHooks, settings: SettingsCache
    ) -> None:
        super().__init__(repository, suspension, workers)
        self._settings = settings
        # The last known name of people, by person and server, and when it was seen.
        self._met: dict[tuple[int, int | None], tuple[tuple[str, str] | None, int]] = {}
        self._privacy = Privacy(repository)

    async def block(self, user: int, other: TableUser, *, blocks: bool = True) -> None:
        """Block a person for new tables, or unblock them; they are not told. Raises TableError."""
        if user == other.id:
            raise TableError("block-yourself")
        people = self._repository.store.person_rows
        if blocks:
            await people.block(user, other.id, other.name, other.username, self._repository.clock())
        else:
            await people.unblock(user, other.id)

    async def seen(self, person: TableUser, guild: int | None) -> None:
        """Update a person's name wherever it is stored, when a new one is seen.

        Raises StoreError.
        """
        now, key, named = self._repository.clock(), (person.id, guild), (person.name, person.username)
        known, at = self._met.get(key, (None, 0))
        if known == named and abs(now - at) < _MET_SECONDS:
            return
        self._met[key] = named, now  # set first: of many simultaneous requests only one reads
        while len(self._met) > _MET:
            self._met.pop(next(iter(self._met)))
        store = self._repository.store
        where = await store.names.outdated(person.id, guild, *named)
        if where:
            async with AsyncExitStack() as held:
                for table_id in where.tables:
                    # `where.tables` is sorted, so two people who are renamed at once take the locks in the same order.
                    await held.enter_async_context(self._repository.lock(table_id))
                await store.names.rename(person.id, where, *named)
                for table_id in where.tables:
                    # The names were written past the cache.
                    self._repository.forget(table_id)
            for reaction in self._repository.reactions:
                await reaction.renamed(guild, now)
            self._workers.wake_outbox()

    async def personal_data(self, user: int) -> dict[str, Any]:
        """Return everything that is kept about a person, as plain values."""
        return await self._privacy.export(user)

    async def forget(self, user: int) -> DeletionResult:
        """Delete everything about a person, and wake the bots for the seats that they have taken over."""
        deleted = await self._privacy.delete(user)
        self._settings.forget(user)
        for table_id in await self._repository.store.tables_due_for_ai():
            self._workers.wake_players(table_id)
        self._workers.wake_outbox()
        self._workers.wake_watch()  # at tournaments, whose other entrants continue
        return deleted
