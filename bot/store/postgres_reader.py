"""How what is asked of PostgreSQL gets out of it: each query is prepared once and asked in the driver's own words."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncEngine

from .postgres_connection import PostgresConnection
from .reader import QueryShapes, Row, alone
from .store_errors import UNREADABLE

_LINES = 4


class PostgresReader:
    """Reads from PostgreSQL, over connections of its own: a query is one message there and one back."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._shapes = QueryShapes(engine.dialect)
        self._room = asyncio.Semaphore(_LINES)
        self._idle: list[PostgresConnection] = []

    async def rows(self, query: Select[Any], **given: Any) -> list[Row]:
        """As `Reader.rows`."""
        asked = self._shapes.compiled(query, **given)
        async with self._room:
            line = self._idle.pop() if self._idle else PostgresConnection(self._engine)
            try:
                async with line.connected(UNREADABLE) as driver:
                    return asked.rows(await driver.fetch(asked.sql, *asked.values))
            finally:
                self._idle.append(line)

    async def close(self) -> None:
        """As `Reader.close`; what is under way comes to its end first."""
        async with alone(self._room, _LINES):
            while self._idle:
                await self._idle.pop().close()
