"""How what is asked of a database gets out of it: SQL is made once for each shape of query, and one step fetches all.

The host reads several times for each press. Through the engine a read is six steps between threads, or two trips to a
server, and twenty-five times as much work as the same SQL given to the driver.
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
"""What was found, by the names of the columns."""

_KEPT = 1_000
"""So many shapes are kept; the host has about two hundred."""
_READERS = 4
"""So many connections to a file at most: a long read holds up nobody until as many are under way."""


class QueryReader(Protocol):
    """Whoever answers queries."""

    async def rows(self, query: Select[Any], **given: Any) -> list[Row]:
        """What a query finds, `given` the values that it has names for. Raises what the driver raises."""
        ...

    async def close(self) -> None:
        """Let all connections go."""
        ...


class CompiledQuery(Struct, frozen=True):
    """A query as the driver takes it, and how what it finds is called. A file knows no booleans: `flags` are those."""

    sql: str
    values: tuple[Any, ...]
    names: tuple[str, ...]
    flags: tuple[str, ...]

    def rows(self, found: Iterable[Sequence[Any]]) -> list[Row]:
        """What the driver found, by name."""
        rows = [dict(zip(self.names, row, strict=True)) for row in found]
        for flag in self.flags:
            for row in rows:
                if row[flag] is not None:
                    row[flag] = bool(row[flag])
        return rows


class QueryShapes:
    """Queries as SQL. Those that differ in nothing but the values given to them share it."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._known: OrderedDict[object, tuple[SQLCompiler, CompiledQuery]] = OrderedDict()

    def compiled(self, query: Select[Any], **given: Any) -> CompiledQuery:
        """A query as the driver takes it, with the values that it is `given` by name."""
        key = query._generate_cache_key()  # by no public way; to make the SQL anew would take three times as long
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
        if compiled.post_compile_params:  # a list of values: its SQL depends on how many there are
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
    """Reads from an SQLite file, over connections of its own: a query is one step to a thread and back."""

    def __init__(self, engine: AsyncEngine, busy_seconds: float) -> None:
        args, options = engine.dialect.create_connect_args(engine.url)
        self._arguments: Any = args
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
        """As `Reader.close`; what is under way comes to its end first."""
        async with alone(self._room, _READERS):
            while self._idle:
                await self._idle.pop().close()

    async def _connect(self) -> aiosqlite.Connection:
        """One connection more. Where nobody waits for it any more it is there for the next one who asks."""
        connecting = asyncio.ensure_future(aiosqlite.connect(*self._arguments, **self._options))
        try:
            return await asyncio.shield(connecting)
        except asyncio.CancelledError:
            self._idle.append(await connecting)
            raise


@asynccontextmanager
async def alone(room: asyncio.Semaphore, places: int) -> AsyncIterator[None]:
    """Once nobody is left in a room of so many places."""
    for _ in range(places):
        await room.acquire()
    try:
        yield
    finally:
        for _ in range(places):
            room.release()
