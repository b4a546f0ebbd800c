"""The connection to one database: reads and writes, and turns every error into a `StoreError` with one clear line."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

from sqlalchemy import Select, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.reader import QueryReader, Row, SqliteReader
from bot.store.store_errors import CLOSED, FAILURES, StoreError, first_line

R = TypeVar("R")

BUSY_SECONDS = 5
"""The seconds for which a file locked by another process is waited for."""


class Database:
    """An open connection that all queries share. `exclusive`: no other process can change anything."""

    def __init__(self, engine: AsyncEngine, exclusive: bool) -> None:
        self._engine = engine
        self._reader = _reader(engine)
        # The name appears in error messages and so in the log, where a password must not be.
        self._name = engine.url.render_as_string(hide_password=True)
        self._closed = False
        self.exclusive = exclusive
        self._parts: dict[Callable[[Any], Any], Any] = {}

    def part(self, kind: Callable[[Database], R]) -> R:
        """Return a feature's rows by their class; they are created at the first call."""
        if kind not in self._parts:
            self._parts[kind] = kind(self)
        return self._parts[kind]  # type: ignore[no-any-return]

    async def disconnect(self) -> None:
        """Close the connection; later calls are refused."""
        self._closed = True
        await self._reader.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def writing(self, *, looks_first: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction besides the committer's, committed when the block ends. Raises StoreError.

        `looks_first`: it reads what it then changes; a file is locked from the read on, of a server it locks the rows
        itself.
        """
        with self._saying("written"):
            async with self._engine.begin() as connection:
                if looks_first and connection.dialect.name == "sqlite":
                    # A deferred transaction takes SQLite's write lock only at its first write. If another connection
                    # has written since the read, that fails at once, without waiting for the busy timeout.
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")
                yield connection
        self.wrote()

    def wrote(self) -> None:
        """Called after every transaction."""

    async def put(self, connection: AsyncConnection, table: Table, values: dict[str, Any]) -> None:
        """Insert a row or replace the one with its key, also if another process does the same at the same time."""
        # Upserts are no part of standard SQL: SQLAlchemy offers ON CONFLICT only in the constructs of the dialects.
        dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
        key = [column.name for column in table.primary_key]
        putting = dialect.insert(table).values(values)
        changed = {name: value for name, value in values.items() if name not in key}
        if changed:
            await connection.execute(putting.on_conflict_do_update(index_elements=key, set_=changed))
        else:
            # A table whose columns are all in the key has nothing to update, and an empty SET is no valid SQL.
            await connection.execute(putting.on_conflict_do_nothing(index_elements=key))

    @contextmanager
    def _saying(self, what: str) -> Iterator[None]:
        """Turn errors of the database into one clear line; once closed, refuse everything."""
        if self._closed:
            raise StoreError(CLOSED)
        try:
            yield
        except FAILURES as error:
            raise StoreError(f"the database {self._name} cannot be {what}: {first_line(error)}") from error

    async def rows(self, query: Select[Any], **given: Any) -> list[Row]:
        """Return the rows of a query; a prepared one is `given` its values. Raises StoreError."""
        with self._saying("read"):
            return await self._reader.rows(query, **given)

    async def _all(self, query: Select[Any], kind: type[R]) -> list[R]:
        return [kind(**row) for row in await self.rows(query)]

    async def _one(self, query: Select[Any], kind: type[R]) -> R | None:
        rows = await self.rows(query.limit(1))
        return kind(**rows[0]) if rows else None

    async def _value(self, query: Select[Any]) -> Any:
        rows = await self.rows(query)
        return next(iter(rows[0].values())) if rows else None


def _reader(engine: AsyncEngine) -> QueryReader:
    if engine.dialect.name == "sqlite":
        return SqliteReader(engine, BUSY_SECONDS)
    from bot.store.postgres.connection import PostgresReader  # its driver is imported only where it is needed

    return PostgresReader(engine)
