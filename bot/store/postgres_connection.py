"""A connection to PostgreSQL of one's own, in the driver's own words: for what is done with every move.

How what is asked of PostgreSQL gets out of it: each query is prepared once and asked in the driver's own words.
"""

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
    """A connection that is kept: no layer lies between, and its functions are still there the next time.

    It is opened when it is needed, and anew after it broke. Only one thing may be asked of it at a time. Every layer
    less counts here: through the engine a look at one row takes seven times as long.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._closed = False

    @asynccontextmanager
    async def connected(self, refusal: str, broken: type[StoreError] = StoreError) -> AsyncIterator[Any]:
        """The driver's connection; another one than before where that broke.

        Raises Conflict, or StoreError with the refusal and the reason; `broken` where the connection breaks meanwhile.
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
        except _BROKEN as error:  # nobody knows how it stands
            await self._drop()
            raise failure(refusal.format(why=first_line(error))) from error
        except PostgresError as error:
            raise StoreError(refusal.format(why=first_line(error))) from error

    async def close(self) -> None:
        """Let the connection go; whatever is asked of it afterwards is refused."""
        self._closed = True
        await self._drop()

    async def _connected(self) -> Any:
        if self._driver is None or self._driver.is_closed():
            await self._drop()
            self._connection = await self._engine.connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection
        return self._driver

    async def _drop(self) -> None:
        """Nobody else is given a connection that has functions of its own."""
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()


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
