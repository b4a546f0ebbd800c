"""Lists all tables of a person over all servers, those that wait for them first."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct

from bot.store import OutboxRow, PostRow, UnitOfWork
from bot.store.kinds import REMIND
from bot.tables.clocks.table_clocks import deadline
from bot.tables.direct_messages import DirectMessage
from bot.tables.repository import TableRepository
from bot.tables.table import RUNNING, Table
from bot.tables.table_errors import NoSuchTable

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
        """Return a table as it is for a person, who was asked `since`, by table, as far as that is known."""
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
    """Return whether a row about a direct message still calls its person: not if they owe nothing any more."""
    data = DirectMessage.of(row)
    return data.seated or (data.calls and owes(await repository.get(row.table_id), row.target))


async def renew(repository: TableRepository, user: int) -> None:
    """Have a person's direct messages about running tables brought up to date: they may ask something else now."""
    unit, now = UnitOfWork(), repository.clock()
    for table in [place.table for place in await places(repository, user)]:
        seat = table.seat_of(user)
        if table.status == RUNNING and table.game is not None and seat is not None:
            unit.message(**DirectMessage().row(table, seat, user, now))
    if unit.operations:
        await repository.store.write(unit)
