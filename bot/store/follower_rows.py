"""Database queries about followers: who follows a table without playing there, and what each person has seen of it."""

from __future__ import annotations

from msgspec import structs
from sqlalchemy import and_, or_, select

from bot.store import schema
from bot.store.database import Database
from bot.store.kinds import LIVE, TableStatus
from bot.store.row_types import put_row
from bot.store.schema import FollowerRow

_watch = schema.followers.c


class FollowerRows:
    """Reading and writing it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int, table_id: str) -> FollowerRow:
        """What a person has seen of a table by looking or by moving there, and whether they follow it."""
        mine = and_(_watch.user == user, _watch.table_id == table_id)
        rows = await self._database.rows(select(schema.followers).where(mine))
        row = FollowerRow(**rows[0]) if rows else FollowerRow(user, table_id)
        move = schema.moves.c
        own = select(move.version).where(move.table_id == table_id, move.user == user)
        moves = await self._database.rows(own.order_by(move.version.desc()).limit(1))  # from the end: it is near
        last = moves[0]["version"] if moves else 0
        return row if last <= row.seen else structs.replace(row, seen=int(last), before=int(last))

    async def keep(self, row: FollowerRow) -> None:
        """Keep what a person has seen and follows."""
        async with self._database.writing() as connection:
            await connection.execute(*put_row(row))

    async def followed(self, user: int) -> list[str]:
        """The live tables that a person follows."""
        live = select(schema.tables.c.id).where(schema.tables.c.status.in_(LIVE))
        query = select(_watch.table_id).where(_watch.user == user, _watch.follows, _watch.table_id.in_(live))
        return [row["table_id"] for row in await self._database.rows(query.order_by(_watch.table_id))]

    async def ended(self, user: int, after: int) -> list[str]:
        """The tables finished after a time where a person played or which they follow, the newest first."""
        table = schema.tables.c
        played = select(schema.seats.c.table_id).where(schema.seats.c.user == user)
        follows = select(_watch.table_id).where(_watch.user == user, _watch.follows)
        mine = or_(table.id.in_(played), table.id.in_(follows))
        query = select(table.id).where(mine, table.status == TableStatus.FINISHED, table.changed > after)
        rows = await self._database.rows(query.order_by(table.changed.desc(), table.id))
        return [row["id"] for row in rows]

    async def followers(self, table_id: str) -> list[int]:
        """The people who follow a table."""
        query = select(_watch.user).where(_watch.table_id == table_id, _watch.follows)
        return [row["user"] for row in await self._database.rows(query.order_by(_watch.user))]
