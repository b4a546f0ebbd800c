"""What people have seen of tables, and which tables they follow without playing there."""

from __future__ import annotations

from msgspec import Struct, structs
from sqlalchemy import and_, func, select

from . import schema
from .database import Database
from .kinds import LIVE

_watch = schema.watching.c


class WatchRow(Struct, frozen=True):
    """What a person has seen of a table: up to which version now, and `before` the last look."""

    user: int
    table_id: str
    seen: int = 0
    before: int = 0
    follows: bool = False


class Watching:
    """Reading and writing it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int, table_id: str) -> WatchRow:
        """What a person has seen of a table by looking or by moving there, and whether they follow it."""
        mine = and_(_watch.user == user, _watch.table_id == table_id)
        rows = await self._database.rows(select(schema.watching).where(mine))
        row = WatchRow(**rows[0]) if rows else WatchRow(user, table_id)
        move = schema.moves.c
        own = select(func.max(move.version).label("last")).where(move.table_id == table_id, move.user == user)
        last = (await self._database.rows(own))[0]["last"] or 0
        return row if last <= row.seen else structs.replace(row, seen=int(last), before=int(last))

    async def keep(self, row: WatchRow) -> None:
        """Keep what a person has seen and follows."""
        async with self._database.writing() as connection:
            await self._database.put(connection, schema.watching, structs.asdict(row))

    async def followed(self, user: int) -> list[str]:
        """The live tables that a person follows."""
        live = select(schema.tables.c.id).where(schema.tables.c.status.in_(LIVE))
        query = select(_watch.table_id).where(_watch.user == user, _watch.follows, _watch.table_id.in_(live))
        return [row["table_id"] for row in await self._database.rows(query.order_by(_watch.table_id).limit(50))]

    async def followers(self, table_id: str) -> list[int]:
        """The people who follow a table."""
        query = select(_watch.user).where(_watch.table_id == table_id, _watch.follows)
        return [row["user"] for row in await self._database.rows(query.order_by(_watch.user).limit(100))]
