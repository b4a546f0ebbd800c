"""What is committed lies in a log first; from there it gets into the file beside the writer, so that no move waits.

Otherwise SQLite has the commit that fills the log carry all of it into the file, several milliseconds long: with many
tables, whose rows lie far apart, that is one move in fifty.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable

from bot.writer.wal_space import AHEAD, WalSpace

_MOST = 4_000
BACKSTOP = f"PRAGMA wal_autocheckpoint={_MOST}"
"""From so many pages on (of 4 KiB) a commit does it after all, so that the log never grows far beyond."""
_EVERY = 50
"""After so many units the log is carried over: that many fill about 1,000 pages where they lie far apart."""


class Checkpoints:
    """A thread that carries the log into the file now and then, over a connection of its own. It keeps nobody waiting.

    A log that is in use is carried as far as that goes; the rest is left to the next time.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection], say: Callable[[str, str], None]) -> None:
        self._connect = connect
        self._say = say
        self._written = 0
        self._due = threading.Event()
        self._stopping = False
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to wait for units."""
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End, once what is under way is done. It blocks."""
        self._stopping = True
        self._due.set()
        if self._thread is not None:
            self._thread.join()

    def wrote(self, units: int) -> None:
        """So many units more are in the log."""
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
        """Carry the log over as far as that goes. Returns how many pages it holds."""
        try:
            _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error as error:  # such as a disk that is full: nothing is lost, it lies in the log
            self._say("the log stays as it is", str(error))
            return 0
        return int(pages)
