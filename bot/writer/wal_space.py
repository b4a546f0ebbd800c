"""Extends the write-ahead log's file in advance, so that a commit need not ask the file system for space.

SQLite extends the file by what each commit adds, and on a journalling file system such a commit takes half as long
again as one into existing space. SQLite ignores what is behind the last commit, as it does with its own old data there.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

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
