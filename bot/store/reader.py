"""Fast reads: SQL is compiled once for each shape of query, and one step fetches all rows.

The host reads several times for each press. Through SQLAlchemy's engine a read takes six switches between threads, or
two round trips to a server, and twenty-five times as much work as the same SQL sent to the driver.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

import aiosqlite
from msgspec import Struct
from sqlalchemy import Boolean, Select
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.compiler import SQLCompiler

Row = dict[str, Any]
"""The rows found, by the names of the columns."""

# The maximum of cached query shapes; the host has about two hundred.
_KEPT = 1_000
# The maximum of connections to a file: a long read delays others only when all of them are busy.
_READERS = 4


class QueryReader(Protocol):
    """Runs queries."""

    async def rows(self, query: Select[Any], **given: Any) -> list[Row]:
        """Return the rows of a query, `given` its named values. Raises errors of the driver."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...


class CompiledQuery(Struct, frozen=True):
    """A query for the driver, and the names of its columns. SQLite has no booleans: `flags` are those columns."""

    sql: str
    values: tuple[Any, ...]
    names: tuple[str, ...]
    flags: tuple[str, ...]

    def rows(self, found: Iterable[Sequence[Any]]) -> list[Row]:
        """Name the columns of the driver's rows."""
        rows = [dict(zip(self.names, row, strict=True)) for row in found]
        for flag in self.flags:
            for row in rows:
                if row[flag] is not None:
                    row[flag] = bool(row[flag])
        return rows


class QueryShapes:
    """Compiled queries. Those that differ only in their values share one."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._known: OrderedDict[object, tuple[SQLCompiler, CompiledQuery]] = OrderedDict()

    def compiled(self, query: Select[Any], **given: Any) -> CompiledQuery:
        """Return a query for the driver, with the values `given` by name."""
        key = (
            query._generate_cache_key()
        )  # private API of SQLAlchemy; compiling the SQL again would take three times as long
        if key is None:
            return self._alone(query, given)
        found = self._known.get(key.key)
        if found is None:
            compiled = query.compile(dialect=self._dialect, cache_key=key)
            assert isinstance(compiled, SQLCompiler)
            found = self._known[key.key] = compiled, _described(query, compiled.string, ())
            if len(self._known) > _KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key.key)
        compiled, asked = found
        if compiled.post_compile_params:  # a list of values: its SQL depends on their number
            return self._alone(query, given)
        values = compiled.construct_params(given, extracted_parameters=key.bindparams)
        return CompiledQuery(
            asked.sql, tuple([values[name] for name in compiled.positiontup or ()]), asked.names, asked.flags
        )

    def _alone(self, query: Select[Any], given: Mapping[str, Any]) -> CompiledQuery:
        compiled = query.compile(dialect=self._dialect)
        assert isinstance(compiled, SQLCompiler)
        expanded = compiled.construct_expanded_state(given)
        return _described(query, expanded.statement, tuple(expanded.positional_parameters))


def _described(query: Select[Any], sql: str, values: tuple[Any, ...]) -> CompiledQuery:
    columns = query.selected_columns
    flags = tuple(name for name, column in columns.items() if isinstance(column.type, Boolean))
    return CompiledQuery(sql, values, tuple(columns.keys()), flags)


class SqliteReader:
    """Reads from an SQLite file over separate connections: a query is one step to a thread and back."""

    def __init__(self, engine: AsyncEngine, busy_seconds: float) -> None:
        args, options = engine.dialect.create_connect_args(engine.url)
        self._arguments: Any = args
        # None is autocommit: every query sees what is committed by then, and no reader keeps an old snapshot open.
        self._options: Any = {**options, "timeout": busy_seconds, "isolation_level": None}
        self._shapes = QueryShapes(engine.dialect)
        self._room = asyncio.Semaphore(_READERS)
        self._idle: list[aiosqlite.Connection] = []

    async def rows(self, query: Select[Any], **given: Any) -> list[Row]:
        """As `Reader.rows`."""
        asked = self._shapes.compiled(query, **given)
        async with self._room:
            connection = self._idle.pop() if self._idle else await self._connect()
            try:
                return asked.rows(await connection.execute_fetchall(asked.sql, asked.values))
            finally:
                self._idle.append(connection)

    async def close(self) -> None:
        """As `Reader.close`; queries in progress are finished first."""
        async with alone(self._room, _READERS):
            while self._idle:
                await self._idle.pop().close()

    async def _connect(self) -> aiosqlite.Connection:
        """Open another connection. If the caller is gone meanwhile, the next one gets it."""
        # aiosqlite gives each connection its own thread, which would stay behind if a cancelled call left it half open.
        connecting = asyncio.ensure_future(aiosqlite.connect(*self._arguments, **self._options))
        try:
            return await asyncio.shield(connecting)
        except asyncio.CancelledError:
            self._idle.append(await connecting)
            raise


@asynccontextmanager
async def alone(room: asyncio.Semaphore, places: int) -> AsyncIterator[None]:
    """Wait until all connections are free."""
    for _ in range(places):
        await room.acquire()
    try:
        yield
    finally:
        for _ in range(places):
            room.release()
