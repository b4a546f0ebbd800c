"""Writes units of work to the file: a batch is one transaction, and rows of the same kind are one statement
(`Together`).
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from bot.writer.checkpoints import BACKSTOP
from bot.writer.protocol import OpenFile, Operations, Row, StatementKind

# Settings of every connection to a file; committed data survives a loss of power.
PRAGMAS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON", BACKSTOP)

# Longer statements cost more memory than they save.
_SIZES = (8, 32)
# The maximum of cached statements.
_KEPT = 256
_INSERT = re.compile(r"(INSERT INTO .+?) VALUES \((.+?)\)(.*)", re.DOTALL)
_UPDATE = re.compile(r"(UPDATE .+?)( WHERE .+)", re.DOTALL)
_NUMBERED = re.compile(r"\?(\d+)")


class Together(Struct):
    """A kind of statement for many rows at once, as SQL that reads them from `given`.

    Of two rows with the same `key` it would take one: those are written one after another.
    """

    sql: str
    width: int
    key: list[int]
    made: dict[int, str] = {}
    """The steps of the number of rows in one statement."""

    @classmethod
    def of(cls, kind: StatementKind) -> Together | None:
        """Return how a kind is written together; None if each of its rows needs a separate statement."""
        if kind.key is None:
            return None
        assert not kind.constants
        sql = _NUMBERED.sub(r"given.v\1", kind.sql)
        inserting, updating = _INSERT.fullmatch(sql), _UPDATE.fullmatch(sql)
        if inserting is not None:  # WHERE, because otherwise ON CONFLICT would be parsed as the condition of a join
            sql = "{} SELECT {} FROM given WHERE TRUE{}".format(*inserting.groups())
        elif updating is not None:
            sql = "{} FROM given{}".format(*updating.groups())
        return cls(sql, kind.width, kind.key)

    def takes(self, rows: Sequence[Row]) -> bool:
        """Return whether rows may be written together."""
        return 1 < len(rows) == len({tuple([row[place] for place in self.key]) for row in rows})

    def asked(self, rows: Sequence[Row]) -> tuple[str, list[Any]]:
        """Return the SQL for some rows, at most the greatest number, with its values."""
        size = next(size for size in _SIZES if size >= len(rows))
        given = [value for row in rows for value in row]
        given += [0] * (size * self.width - len(given))
        return self.made.get(size) or self._sized(size), [*given, len(rows)]

    def _sized(self, size: int) -> str:
        """Return the SQL for a number of rows at most: their values in order, and then how many there are."""
        names, row = ", ".join(f"v{n + 1}" for n in range(self.width)), ", ".join("?" * self.width)
        rows = ", ".join([f"({row})"] * size)
        self.made[size] = f"WITH given({names}) AS (SELECT * FROM (VALUES {rows}) LIMIT ?) {self.sql}"
        return self.made[size]


class FileWriter:
    """Writes to an SQLite file over a separate connection."""

    def __init__(self, opening: OpenFile) -> None:
        self._opening = opening
        self._connection: sqlite3.Connection | None = None
        self._kinds: dict[int, tuple[StatementKind, Together | None]] = {}

    def learn(self, kind: StatementKind) -> None:
        """Add a kind of statement."""
        self._kinds[kind.number] = kind, Together.of(kind)

    def write(self, units: Iterable[Operations]) -> None:
        """Write units in one transaction; they concern different tables. Raises errors of the driver."""
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for number, rows in _merged(units).items():
                self._execute(connection, *self._kinds[number], rows)
            self._commit(connection)
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def connect(self) -> sqlite3.Connection:
        """Open another connection to the same file, for another thread."""
        given = self._opening
        connection: sqlite3.Connection = sqlite3.connect(
            *given.arguments, **{**given.options, "isolation_level": None, "cached_statements": _KEPT}
        )
        for pragma in PRAGMAS:
            connection.execute(pragma)
        return connection

    def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _execute(
        self, connection: sqlite3.Connection, kind: StatementKind, together: Together | None, rows: list[Row]
    ) -> None:
        """Write rows of a kind; never with `execute`, which also reads the last row's generated key."""
        if together is None or not together.takes(rows):
            connection.executemany(kind.sql, [row + kind.constants for row in rows] if kind.constants else rows)
            return
        for start in range(0, len(rows), _SIZES[-1]):
            sql, given = together.asked(rows[start : start + _SIZES[-1]])
            connection.executemany(sql, [given])

    def _commit(self, connection: sqlite3.Connection) -> None:
        connection.execute("COMMIT")

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self.connect()
        return self._connection


def _merged(units: Iterable[Operations]) -> dict[int, list[Row]]:
    """Group the units' rows by kind, in the order of first appearance."""
    found: dict[int, list[Row]] = {}
    for operations in units:
        for number, row in operations:
            found.setdefault(number, []).append(row)
    return found
