"""Copies committed pages from the write-ahead log into the database file, in a thread, so that no move waits for it.

By default SQLite lets the commit that fills the log copy all of it, which takes several milliseconds: with many tables,
whose rows are far apart, that is one move in fifty.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable

from bot.writer.wal_space import AHEAD, WalSpace

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
