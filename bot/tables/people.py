"""People beyond one table: records their names, and exports or deletes their data.

After a deletion, games stay for the other players, with an anonymous seat.

Lists all tables of a person over all servers, those that wait for them first.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack
from types import MappingProxyType
from typing import Any

from msgspec import Struct, structs

from bot.store import GuestRow, OutboxRow, PostRow, SeatRow, UnitOfWork
from bot.store.person_rows import anonymous
from bot.store.row_types import REMIND
from bot.store.schema import FollowerRow, ResultRow
from bot.tables.clocks.settings_cache import SettingsCache
from bot.tables.clocks.table_clocks import SettingsOf, deadline
from bot.tables.notifications import DirectMessage, written_again
from bot.tables.repository import TableRepository
from bot.tables.rights import seated
from bot.tables.suspension import Suspension, TableService, WorkerHooks
from bot.tables.table import (
    ABANDONED,
    HUMAN,
    OPEN,
    RUNNING,
    SUSPENDED,
    NoSuchTable,
    Stale,
    Table,
    TableError,
    TableUser,
)

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
        """Return everything that is stored about a person, as plain values."""
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
        await self._repository.renew_played_on(tables)
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
            # Without a departure, which would store the name to delete.
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
        # The last changes know the account of who made them.
        return unit, structs.replace(table, row=row, latest=())


def _forgotten(unit: UnitOfWork, table: Table, user: int) -> Table:
    """Return the table without the name of a person who once had a seat there."""
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
        """Block a person for new tables, or unblock them; they are not notified. Raises TableError."""
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
            await self._repository.renew_played_on(where.tables)
            for reaction in self._repository.reactions:
                await reaction.renamed(guild, now)
            self._workers.wake_outbox()

    async def personal_data(self, user: int) -> dict[str, Any]:
        """Return everything that is stored about a person, as plain values."""
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


_UNKNOWN: Mapping[str, int] = MappingProxyType({})


class AwaitedTable(Struct, frozen=True):
    """One of a person's tables: whether it waits for them, and the message with its controls, if any.

    `since` is when they were asked; `until` when their time will be up, None if no clock runs for them.
    """

    table: Table
    waits: bool
    post: PostRow | None = None
    until: int | None = None
    since: int = 0

    @classmethod
    def of(cls, table: Table, user: int, post: PostRow | None, since: Mapping[str, int] = _UNKNOWN) -> AwaitedTable:
        """Return a table as it is for a person, who was asked `since`, by table, where that is known."""
        waits, seat = owes(table, user), table.seat_of(user)
        until = deadline(table, seat) if waits and seat is not None else None
        return cls(table, waits, post, until, since.get(table.id, table.row.since))


async def asked_since(repository: TableRepository, user: int) -> dict[str, int]:
    """Return since when a person has been asked at each table, where that is known."""
    return {row.table_id: row.since for row in await repository.store.timers.of(user) if row.kind == REMIND}


async def places(repository: TableRepository, user: int) -> list[AwaitedTable]:
    """Return the live tables of a person: those that wait for them, longest first; then the others, newest first."""
    rows = await repository.store.tables_of(user=user)
    # One query for all of them, not one for each table.
    posts = {post.table_id: post for post in await repository.store.live.posts([row.id for row in rows])}
    found = [table async for table in _loaded(repository, [row.id for row in rows])]
    since = await asked_since(repository, user)
    every = [AwaitedTable.of(table, user, posts.get(table.id), since) for table in found]
    waiting = sorted((one for one in every if one.waits), key=lambda one: (one.since, one.table.id))
    return [*waiting, *(one for one in every if not one.waits)]


async def _loaded(repository: TableRepository, ids: Iterable[str]) -> AsyncIterator[Table]:
    """Return tables by id; deleted ones are left out."""
    for table_id in ids:
        try:
            yield await repository.get(table_id)
        except NoSuchTable:
            continue


async def unanswered(
    repository: TableRepository, user: int, called: Sequence[tuple[str, int]], *, public: bool
) -> list[tuple[str, int]]:
    """Return which calls of a person are still open, from the tables and the time since which each had waited."""
    # A public call stays as long as the table visibly waits for them, so that it does not show that somebody has
    # answered in secret.
    rows = await repository.store.timers.of(user)
    since = {(row.table_id, row.seat): row.since for row in rows if row.kind == REMIND}
    found = []
    async for table in _loaded(repository, [table_id for table_id, _ in called]):
        seat = table.seat_of(user)
        if seat is None or table.game is None or table.status != RUNNING:
            continue
        then = next(at for one, at in called if one == table.id)
        asked = seat in table.game.awaited() if public else owes(table, user)
        if asked and (public or since.get((table.id, seat), 0) <= then):
            found.append((table.id, then))
    return found


def owes(table: Table, user: int) -> bool:
    """Return whether a table waits for a person."""
    seat = table.seat_of(user)
    return table.status == RUNNING and table.game is not None and seat is not None and seat in table.game.waiting()


async def still_calls(repository: TableRepository, row: OutboxRow) -> bool:
    """Return whether a row about a direct message still calls its person: not if they owe no decision any more."""
    data = DirectMessage.of(row)
    return data.seated or (data.calls and owes(await repository.get(row.table_id), row.target))


async def renew(repository: TableRepository, user: int) -> None:
    """Have a person's direct messages about running tables brought up to date: they may ask something else now."""
    unit, now = UnitOfWork(), repository.clock()
    for table in [place.table for place in await places(repository, user)]:
        seat = table.seat_of(user)
        if table.status == RUNNING and table.game is not None and seat is not None:
            unit.message(**written_again(table, seat, user, now))
    if unit.operations:
        await repository.store.write(unit)
