"""A direct asyncpg connection to PostgreSQL, for queries of every move: each is prepared once and sent as it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from asyncpg import (  # type: ignore[import-untyped]
    IntegrityConstraintViolationError,
    InterfaceError,
    InternalClientError,
    PostgresConnectionError,
    PostgresError,
)
from sqlalchemy import Select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.reader import QueryShapes, Row, alone
from bot.store.store_errors import CLOSED, UNREADABLE, Conflict, StoreError, first_line

_BROKEN = (InterfaceError, InternalClientError, PostgresConnectionError, SQLAlchemyError, OSError)


class PostgresConnection:
    """A permanent connection without any layer in between, so that its functions stay defined.

    It is opened when needed, and again after it broke. It can do one thing at a time.
    """

    # Every layer counts here: through the engine a query of one row takes seven times as long.

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._closed = False

    @asynccontextmanager
    async def connected(self, refusal: str, broken: type[StoreError] = StoreError) -> AsyncIterator[Any]:
        """Return asyncpg's connection; a new one if the old one broke.

        Raises Conflict, or StoreError with the reason; `broken` if the connection breaks meanwhile.
        """
        if self._closed:
            raise StoreError(CLOSED)
        failure = StoreError
        try:
            driver = await self._connected()
            failure = broken
            yield driver
        except IntegrityConstraintViolationError as error:
            raise Conflict(first_line(error)) from error
        except _BROKEN as error:  # its state is unknown
            await self._drop()
            raise failure(refusal.format(why=first_line(error))) from error
        except PostgresError as error:
            raise StoreError(refusal.format(why=first_line(error))) from error

    async def close(self) -> None:
        """Close the connection; later calls are refused."""
        self._closed = True
        await self._drop()

    async def _connected(self) -> Any:
        if self._driver is None or self._driver.is_closed():
            await self._drop()
            self._connection = await self._engine.connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection
        return self._driver

    async def _drop(self) -> None:
        """Set up a connection that is never shared, because it has its own functions."""
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            # Invalidated, so that the pool closes it and nobody else gets a connection with these functions.
            await connection.invalidate()
            await connection.close()


_LINES = 4


class PostgresReader:
    """Reads from PostgreSQL over separate connections: a query is one round trip."""

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
        """As `Reader.close`; queries in progress are finished first."""
        async with alone(self._room, _LINES):
            while self._idle:
                await self._idle.pop().close()
