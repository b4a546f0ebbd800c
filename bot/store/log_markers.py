"""The few changes of a game that stand out: take-backs, hidden answers, what chance or a bot did. By version."""

from __future__ import annotations

from sqlalchemy import ColumnElement, select

from . import schema
from .database import Database
from .rating_queries import HIDDEN

_move = schema.moves.c


class LogMarkers:
    """Reading them, without what the changes did."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def restored(self, table_id: str) -> dict[int, int]:
        """The changes of a table that took back or did again: which version each restored."""
        query = select(_move.version, _move.restores).where(_move.table_id == table_id, _move.restores.is_not(None))
        return {row["version"]: row["restores"] for row in await self._database.rows(query)}

    async def revealing(self, table_id: str) -> list[int]:
        """The changes of a table that drew or revealed something; not those that restored others."""
        query = select(_move.version).where(_move.table_id == table_id, _move.reveals, _move.restores.is_(None))
        return [row["version"] for row in await self._database.rows(query)]

    async def hidden_answers(self, table_id: str) -> list[tuple[int, int | None]]:
        """The hidden answers given at a table, in order: version and seat."""
        return await self._seats(table_id, _move.secrecy == HIDDEN)

    async def timeouts(self, table_id: str) -> list[tuple[int, int | None]]:
        """What a bot decided for people whose time was up, in order: version and seat."""
        return await self._seats(table_id, _move.cause == "timeout")

    async def _seats(self, table_id: str, which: ColumnElement[bool]) -> list[tuple[int, int | None]]:
        query = select(_move.version, _move.seat).where(_move.table_id == table_id, which).order_by(_move.version)
        return [(row["version"], row["seat"]) for row in await self._database.rows(query)]
