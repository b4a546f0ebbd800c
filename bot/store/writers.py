"""How units of work get into a file: a batch is one call in the thread that holds the connection.

A move is written by about ten statements. The SQL of each is made once; `server_writer` does the same for PostgreSQL.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Insert
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncEngine

from .unit import Statement, Unit

PRAGMAS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")
"""What every connection to a file is given; what is committed survives a loss of power."""
Kind = tuple[Statement, tuple[str, ...]]
"""A statement and the values it is given: for each of these SQL is made once."""
_Values = dict[str, Any]


class Prepared(Struct, frozen=True):
    """A kind of statement as SQL: its values in order, where they have one, and those that are always the same."""

    sql: str
    order: tuple[str, ...]
    constants: _Values


class FileWriter:
    """Writes to an SQLite file over a connection of its own. All calls come from one thread, and block it."""

    def __init__(self, engine: AsyncEngine, busy_seconds: float) -> None:
        args, options = engine.dialect.create_connect_args(engine.url)
        self._arguments: Any = args
        self._options: Any = {**options, "timeout": busy_seconds, "isolation_level": None}
        self._connection: sqlite3.Connection | None = None
        self._prepared: dict[Kind, Prepared] = {}
        self.committing: Callable[[Sequence[Unit]], None] = lambda _: None
        """Told of the units before what takes longest, in which nothing else is kept from going on."""

    def write(self, units: Sequence[Unit]) -> None:
        """Write units in one transaction; they concern different tables. Raises what the driver raises."""
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for kind, values in merged(units).items():
                self._execute(connection, kind, values)
            self.committing(units)
            self._commit(connection)
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def close(self) -> None:
        """Let the connection go."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _execute(self, connection: sqlite3.Connection, kind: Kind, values: list[_Values]) -> None:
        known = self._prepared.get(kind)
        if known is None:
            known = self._prepared[kind] = prepared(*kind, dialect=_DIALECT)
        constants = known.constants
        connection.executemany(known.sql, [{**constants, **each} for each in values] if constants else values)

    def _commit(self, connection: sqlite3.Connection) -> None:
        connection.execute("COMMIT")

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            connection: sqlite3.Connection = sqlite3.connect(*self._arguments, **self._options)
            for pragma in PRAGMAS:
                connection.execute(pragma)
            self._connection = connection
        return self._connection


def merged(units: Sequence[Unit]) -> dict[Kind, list[_Values]]:
    """The units' operations by statement and columns, in the order of first appearance."""
    found: dict[Kind, list[_Values]] = {}
    for unit in units:
        for statement, values in unit.operations:
            found.setdefault((statement, tuple(values)), []).append(values)
    return found


def prepared(statement: Statement, names: Sequence[str], *, dialect: Dialect) -> Prepared:
    """A statement that is given some values, as SQL."""
    alone = statement.inline() if isinstance(statement, Insert) else statement  # it is not asked which number it got
    compiled: Any = alone.compile(dialect=dialect, column_keys=list(names))
    missing = [column.name for column in (*compiled.insert_prefetch, *compiled.update_prefetch)]
    assert not missing, f"{missing} must be given: nothing is made up on the way"
    constants = {name: value for name, value in compiled.params.items() if name not in names}
    return Prepared(str(compiled), tuple(compiled.positiontup or ()), constants)


_DIALECT = dialect(paramstyle="named")
