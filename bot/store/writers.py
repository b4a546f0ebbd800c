"""How units of work get into the database: into a file in one call of a thread, or through the engine to a server.

A move is written by about ten statements. Through the engine each is several steps from thread to thread and back; to a
file the whole batch is one call in the thread that holds the connection, with the SQL of each statement made once.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.ext.asyncio import AsyncEngine

from .unit import Statement, Unit

PRAGMAS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")
"""What every connection to a file is given; what is committed survives a loss of power."""
_Kind = tuple[Statement, tuple[str, ...]]
_Values = dict[str, Any]


class EngineWriter:
    """Writes through SQLAlchemy's engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, units: Sequence[Unit]) -> None:
        """Write units in one transaction; they concern different tables. Raises what the driver raises."""
        async with self._engine.begin() as connection:
            for (statement, _), values in merged(units).items():
                await connection.execute(statement, values)


class FileWriter:
    """Writes to an SQLite file over a connection of its own. All calls come from one thread, and block it."""

    def __init__(self, engine: AsyncEngine, busy_seconds: float) -> None:
        args, options = engine.dialect.create_connect_args(engine.url)
        self._arguments: Any = args
        self._options: Any = {**options, "timeout": busy_seconds, "isolation_level": None}
        self._connection: sqlite3.Connection | None = None
        self._prepared: dict[_Kind, tuple[str, _Values]] = {}

    def write(self, units: Sequence[Unit]) -> None:
        """As `EngineWriter.write`."""
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for kind, values in merged(units).items():
                self._execute(connection, kind, values)
            self._commit(connection)
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def close(self) -> None:
        """Let the connection go."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _execute(self, connection: sqlite3.Connection, kind: _Kind, values: list[_Values]) -> None:
        known = self._prepared.get(kind)
        if known is None:
            known = self._prepared[kind] = prepared(*kind)
        sql, constants = known
        connection.executemany(sql, [{**constants, **each} for each in values] if constants else values)

    def _commit(self, connection: sqlite3.Connection) -> None:
        connection.execute("COMMIT")

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            connection: sqlite3.Connection = sqlite3.connect(*self._arguments, **self._options)
            for pragma in PRAGMAS:
                connection.execute(pragma)
            self._connection = connection
        return self._connection


def merged(units: Sequence[Unit]) -> dict[_Kind, list[_Values]]:
    """The units' operations by statement and columns, in the order of first appearance."""
    found: dict[_Kind, list[_Values]] = {}
    for unit in units:
        for statement, values in unit.operations:
            found.setdefault((statement, tuple(values)), []).append(values)
    return found


def prepared(statement: Statement, names: Sequence[str]) -> tuple[str, _Values]:
    """A statement that is given some values as SQL for a file, and what else it needs, always the same."""
    compiled: Any = statement.compile(dialect=_DIALECT, column_keys=list(names))
    missing = [column.name for column in (*compiled.insert_prefetch, *compiled.update_prefetch)]
    assert not missing, f"{missing} must be given: nothing is made up on the way"
    return str(compiled), {name: value for name, value in compiled.params.items() if name not in names}


_DIALECT = dialect(paramstyle="named")
