"""Database queries on how a game went: who left seats, and which changes describe its course."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, or_, select

from bot.store import schema
from bot.store.database import Database
from bot.store.rows import DepartureRow, NotableRow


class ResultQueries:
    """Queries about results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def departures(self, table_id: str) -> list[DepartureRow]:
        """Return who left seats of a table to others, in order."""
        left = schema.departures
        query = select(left).where(left.c.table_id == table_id).order_by(left.c.revision)
        return [DepartureRow(**row) for row in await self._database.rows(query)]

    async def course(self, table_id: str) -> list[NotableRow]:
        """Return the special changes of a game, in order: undone, drawn, revealed, resigned."""
        move = schema.moves.c
        query: Select[Any] = select(move.version, move.kind, move.seat, move.restores, move.reveals)
        telling = or_(move.restores.is_not(None), move.kind == "concede", move.reveals)
        rows = await self._database.rows(query.where(move.table_id == table_id, telling).order_by(move.version))
        return [NotableRow(**row) for row in rows]
