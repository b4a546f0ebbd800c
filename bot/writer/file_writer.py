"""Writes units of work to the file: a batch is one transaction, and rows of the same kind are one statement
(`Together`).

Copies committed pages from the write-ahead log into the database file, in a thread, so that no move waits for it.

By default SQLite lets the commit that fills the log copy all of it, which takes several milliseconds: with many tables,
whose rows are far apart, that is one move in fifty.

Extends the write-ahead log's file in advance, so that a commit need not ask the file system for space.

SQLite extends the file by what each commit adds, and on a journalling file system such a commit takes half as long
again as one into existing space. SQLite ignores what is behind the last commit, as it does with its own old data there.
"""

from __future__ import annotations

import os
import re
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.writer.protocol import OpenFile, Operations, Row, StatementKind

# So many pages of room are there beyond what is written: more than is added from one look at it to the next.
AHEAD = 1_000
# Bytes that the log holds of a page beside its content.
_FRAME = 24
_STEP = 1 << 18
# So many times as much as is taken must be free: the last of a disk is for what people do.
_SPARE = 16


class WalSpace:
    """The room in the log of one file. It blocks while it is made."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        (page,) = connection.execute("PRAGMA page_size").fetchone()
        _, _, file = connection.execute("PRAGMA database_list").fetchone()
        self._log = Path(f"{file}-wal")
        self._frame = int(page) + _FRAME

    def make(self, pages: int) -> None:
        """Have the log's file hold so many pages, where the disk has plenty left; it is no harm where it has not.

        All is added at the end, wherever that may be by then: so nothing is lost of what is committed meanwhile. A file
        that is not there is left to SQLite, which makes it for the same accounts as the database.
        """
        with suppress(OSError), os.fdopen(os.open(self._log, os.O_WRONLY | os.O_APPEND), "ab", buffering=0) as log:
            missing = pages * self._frame - log.seek(0, os.SEEK_END)
            while missing > 0 and self._is_plenty(missing):
                missing -= log.write(bytes(min(missing, _STEP)))
                os.fsync(log.fileno())

    def _is_plenty(self, missing: int) -> bool:
        disk = os.statvfs(self._log)
        return disk.f_bavail * disk.f_frsize >= _SPARE * missing


_MOST = 4_000
# From this many pages on (of 4 KiB) a commit copies the log after all, so that it never grows far beyond.
BACKSTOP = f"PRAGMA wal_autocheckpoint={_MOST}"
# The number of units after which the log is copied: they fill about 1,000 pages if rows are far apart.
_EVERY = 50


class Checkpoints:
    """A thread that copies the log into the file from time to time, over a separate connection.

    A log that is in use is copied as far as possible; the rest follows the next time.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection], say: Callable[[str, str], None]) -> None:
        self._connect = connect
        self._say = say
        self._written = 0
        self._due = threading.Event()
        self._stopping = False
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Start the thread."""
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End the thread after the current copy. This blocks."""
        self._stopping = True
        self._due.set()
        if self._thread is not None:
            self._thread.join()

    def wrote(self, units: int) -> None:
        """Count new units in the log."""
        self._written += units
        if self._written >= _EVERY:
            self._written = 0
            self._due.set()

    def _run(self) -> None:
        try:
            connection = self._connect()
            room = WalSpace(connection)
        except sqlite3.Error as error:
            self._say("the log is carried into the file by commits alone", str(error))
            return
        try:
            room.make(AHEAD)
            while self._due.wait() and not self._stopping:
                self._due.clear()
                room.make(min(self._carry(connection) + AHEAD, _MOST))
        finally:
            connection.close()

    def _carry(self, connection: sqlite3.Connection) -> int:
        """Copy the log as far as possible. Return how many pages it has."""
        try:
            _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error as error:  # for example a full disk: nothing is lost, it is in the log
            self._say("the log stays as it is", str(error))
            return 0
        return int(pages)


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
            for number, rows in _merged(units):
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


def _merged(units: Iterable[Operations]) -> list[tuple[int, list[Row]]]:
    """Group the units' rows by kind; those of a unit stay in their order."""
    found: list[tuple[int, list[Row]]] = []
    for operations in units:
        here = 0
        for number, row in operations:
            here = next((place for place in range(here, len(found)) if found[place][0] == number), len(found))
            if here == len(found):
                found.append((number, []))
            found[here][1].append(row)
    return found
