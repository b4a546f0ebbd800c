"""How units of work get into a file: a batch is one call in the thread that holds the connection.

A move is written by five statements. The SQL of each is made once; `server_writer` does the same for PostgreSQL.

The thread that writes and the event loop share one interpreter, which is given away and asked for again with every
step of a statement. So the rows of a batch that are alike go into the file by one step (`Together`), not by one each.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Insert
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncEngine

from .checkpoints import BACKSTOP
from .unit import KEYS, Statement, Unit

PRAGMAS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON", BACKSTOP)
"""What every connection to a file is given; what is committed survives a loss of power."""
Kind = tuple[Statement, tuple[str, ...]]
"""A statement and the values it is given: for each of these SQL is made once."""
_Values = dict[str, Any]

_SIZES = (8, 32)
"""For so many rows a statement is made; with fewer it ends earlier. Longer ones cost more memory than they save."""
_KEPT = 256
"""So many statements are kept ready."""
_INSERT = re.compile(r"(INSERT INTO .+?) VALUES \((.+?)\)(.*)", re.DOTALL)
_UPDATE = re.compile(r"(UPDATE .+?)( WHERE .+)", re.DOTALL)
_NAMED = re.compile(r":(\w+)")


class Prepared(Struct, frozen=True):
    """A kind of statement as SQL: its values in order, where they have one, and those that are always the same."""

    sql: str
    order: tuple[str, ...]
    constants: _Values


class Together(Struct):
    """A kind of statement that takes the values of many rows at once, as SQL that reads them from `given`.

    Of two rows with the same `key` it would take one: those go one after the other.
    """

    sql: str
    names: tuple[str, ...]
    key: tuple[str, ...]
    made: dict[int, str] = {}
    """By how many rows each takes."""

    @classmethod
    def of(cls, kind: Kind, known: Prepared) -> Together | None:
        """How a kind is written together; None where each of its rows needs a statement of its own."""
        key = KEYS.get(kind[0])
        if key is None:
            return None
        assert not known.constants
        sql = _NAMED.sub(r'given."\1"', known.sql)
        inserting, updating = _INSERT.fullmatch(sql), _UPDATE.fullmatch(sql)
        if inserting is not None:  # WHERE, for else ON CONFLICT would be taken for the condition of a join
            sql = "{} SELECT {} FROM given WHERE TRUE{}".format(*inserting.groups())
        elif updating is not None:
            sql = "{} FROM given{}".format(*updating.groups())
        return cls(sql, kind[1], key)

    def takes(self, values: Sequence[_Values]) -> bool:
        """Whether rows may go together."""
        return 1 < len(values) == len({tuple([row[name] for name in self.key]) for row in values})

    def asked(self, values: Sequence[_Values]) -> tuple[str, list[Any]]:
        """The SQL for some rows, at most as many as the greatest size, with what it is given."""
        size = next(size for size in _SIZES if size >= len(values))
        given = [value for row in values for value in row.values()]  # in the order of the kind's names
        given += [0] * (size * len(self.names) - len(given))
        return self.made.get(size) or self._sized(size), [*given, len(values)]

    def _sized(self, size: int) -> str:
        """The SQL for so many rows at most: their values in order, and then how many there are."""
        names, row = ", ".join(f'"{name}"' for name in self.names), ", ".join("?" * len(self.names))
        rows = ", ".join([f"({row})"] * size)
        self.made[size] = f"WITH given({names}) AS (SELECT * FROM (VALUES {rows}) LIMIT ?) {self.sql}"
        return self.made[size]


class FileWriter:
    """Writes to an SQLite file over a connection of its own. All calls come from one thread, and block it."""

    def __init__(self, engine: AsyncEngine, busy_seconds: float) -> None:
        args, options = engine.dialect.create_connect_args(engine.url)
        self._arguments: Any = args
        self._options: Any = {**options, "timeout": busy_seconds, "isolation_level": None, "cached_statements": _KEPT}
        self._connection: sqlite3.Connection | None = None
        self._prepared: dict[Kind, tuple[Prepared, Together | None]] = {}
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

    def connect(self) -> sqlite3.Connection:
        """Another connection to the same file, for the thread that asks for it."""
        connection: sqlite3.Connection = sqlite3.connect(*self._arguments, **self._options)
        for pragma in PRAGMAS:
            connection.execute(pragma)
        return connection

    def close(self) -> None:
        """Let the connection go."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _execute(self, connection: sqlite3.Connection, kind: Kind, values: list[_Values]) -> None:
        known, together = self._known(kind)
        if together is not None and together.takes(values):
            self._execute_together(connection, together, values)
            return
        constants = known.constants
        connection.executemany(known.sql, [{**constants, **each} for each in values] if constants else values)

    def _execute_together(self, connection: sqlite3.Connection, together: Together, values: list[_Values]) -> None:
        for start in range(0, len(values), _SIZES[-1]):
            sql, given = together.asked(values[start : start + _SIZES[-1]])
            connection.executemany(sql, [given])  # not execute, which asks afterwards which number the last row got

    def _known(self, kind: Kind) -> tuple[Prepared, Together | None]:
        known = self._prepared.get(kind)
        if known is None:
            made = prepared(*kind, dialect=_DIALECT)
            known = self._prepared[kind] = made, Together.of(kind, made)
        return known

    def _commit(self, connection: sqlite3.Connection) -> None:
        connection.execute("COMMIT")

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self.connect()
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
