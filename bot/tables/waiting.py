"""Where a person is needed: all their tables over all servers, those that wait for them first."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable

from msgspec import Struct

from bot.store import PostRow

from .errors import NoSuchTable
from .model import RUNNING, Table
from .repository import TableRepository
from .ticking import deadline


class Place(Struct, frozen=True):
    """One of a person's tables: whether it waits for them, and the message that carries its controls, if any.

    `until` is when their time will be up; None where no clock runs for them.
    """

    table: Table
    waits: bool
    post: PostRow | None = None
    until: int | None = None

    @classmethod
    def of(cls, table: Table, user: int, post: PostRow | None) -> Place:
        """A table as it is for a person."""
        waits, seat = owes(table, user), table.seat_of(user)
        return cls(table, waits, post, deadline(table, seat) if waits and seat is not None else None)


async def places(repository: TableRepository, user: int) -> list[Place]:
    """The live tables of a person: those that wait for them, the longest first; then the others, the newest first."""
    rows = await repository.store.tables_of(user=user)
    posts = {post.table_id: post for post in await repository.store.live.posts([row.id for row in rows])}
    found = [table async for table in _loaded(repository, [row.id for row in rows])]
    every = [Place.of(table, user, posts.get(table.id)) for table in found]
    waiting = sorted((one for one in every if one.waits), key=lambda one: (one.table.row.since, one.table.id))
    return [*waiting, *(one for one in every if not one.waits)]


async def _loaded(repository: TableRepository, ids: Iterable[str]) -> AsyncIterator[Table]:
    """Tables by id; one that is gone meanwhile is left out."""
    for table_id in ids:
        try:
            yield await repository.get(table_id)
        except NoSuchTable:
            continue


def owes(table: Table, user: int) -> bool:
    """Whether a table waits for a person."""
    seat = table.seat_of(user)
    return table.status == RUNNING and table.game is not None and seat is not None and seat in table.game.waiting()
