"""Database queries of the public API: tables that are not private, and their results, page by page."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, select, tuple_

from bot.store import schema
from bot.store.database import Database
from bot.store.rows import SeatRow, TableRow

Place = tuple[int, str]
"""A position in a list: the time and the id of the last table before it."""

_table, _result = schema.tables.c, schema.results.c


class PublicRows:
    """Reads public rows. Whether a table's channel is public is checked elsewhere."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def opened(
        self, before: Place | None, most: int, *, guilds: Collection[int], title: str = "", status: str = ""
    ) -> list[tuple[Place, TableRow]]:
        """Return tables, newest first, of some servers or (none named) of all."""
        where = _conditions(guilds, title) + ([_table.status == status] if status else [])
        if before is not None:
            where.append(tuple_(_table.opened, _table.id) < before)
        query = select(schema.tables).where(*where).order_by(_table.opened.desc(), _table.id.desc()).limit(most)
        rows = [TableRow(**row) for row in await self._database.rows(query)]
        return [((row.opened, row.id), row) for row in rows]

    async def ended(
        self, before: Place | None, most: int, *, guilds: Collection[int], title: str = ""
    ) -> list[tuple[Place, TableRow]]:
        """Return tables with results, the last ended first."""
        where = [*_conditions(guilds, title), _result.seat == 0]
        if before is not None:
            where.append(tuple_(_result.at, _result.table_id) < before)
        query = select(schema.tables, _result.at.label("ended")).join(schema.results, _result.table_id == _table.id)
        query = query.where(*where).order_by(_result.at.desc(), _result.table_id.desc()).limit(most)
        rows = [dict(row) for row in await self._database.rows(query)]
        return [((int(row.pop("ended")), row["id"]), TableRow(**row)) for row in rows]

    async def seats(self, tables: Collection[str]) -> dict[str, list[SeatRow]]:
        """Return the seats of some tables, by table and in order."""
        seat = schema.seats.c
        query = select(schema.seats).where(seat.table_id.in_(tables)).order_by(seat.table_id, seat.seat)
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        for row in await self._database.rows(query):
            found[row["table_id"]].append(SeatRow(**row))
        return found


def _conditions(guilds: Collection[int], title: str) -> list[ColumnElement[bool]]:
    where: list[Any] = [_table.guild.in_(guilds) if guilds else _table.guild.is_not(None), ~_table.private]
    return [*where, _table.title == title] if title else where
