"""Locks an SQLite file for one host, and creates files that only the host's account can open.

The lock is on a file beside the database; the system releases it when the host has ended. Files are private because
they contain secret seeds and hands.
"""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

from bot.store.store_errors import StoreError, advised

FILE, FOLDER = 0o600, 0o700


def folder(path: Path) -> Path:
    """Create a private folder; an existing one keeps its mode, because it may be shared. Raises OSError."""
    missing = []
    here = path
    while not here.exists():
        missing.append(here)
        here = here.parent
    for one in reversed(missing):
        # Path.mkdir applies the mode only to the last folder of a path, not to missing parents, so each is created by
        # itself.
        one.mkdir(mode=FOLDER, exist_ok=True)
    return path


def file(path: Path, *, new: bool = True) -> Path:
    """Make a file private, creating it empty if there is none and `new` is set. Raises OSError."""
    if new:
        # The mode is given at creation: with a later chmod the file would be readable to others for a moment.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, FILE))
    if path.exists() and path.stat().st_mode & 0o077:
        path.chmod(FILE)
    return path


def write(path: Path, data: bytes) -> None:
    """Write a file that is private from its creation on. Raises OSError."""
    file(path).write_bytes(data)


_LOG = "-wal"
# SQLite's additional files beside a database; new ones get the database's own mode.
_BESIDE = (_LOG, "-shm", "-journal")


def taken(url: str) -> IO[str] | None:
    """Lock a file; None for a server's database. Raises StoreError."""
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        return None
    if not place.database or place.database == ":memory:":
        # A database in memory exists once for each connection.
        raise StoreError("the database must be a file: a table has to outlive this process")
    path = _real(place.database)
    lock = _opened(path)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.seek(0)
        holder = lock.read().strip()
        lock.close()
        # The operator needs the process id to know what to stop.
        told = f" ({holder})" if holder.isdecimal() else ""
        raise StoreError(
            f"another process{told} uses the database {path}; stop it, or use PostgreSQL for several"
        ) from error
    with suppress(OSError):  # a full disk
        os.ftruncate(lock.fileno(), 0)
        os.write(lock.fileno(), f"{os.getpid()}\n".encode())
    return lock


def _real(database: str) -> Path:
    """Return one lock for each real file, whatever links lead there."""
    return Path(database).resolve()


def _opened(path: Path) -> IO[str]:
    """Return the file to lock, after making it and everything beside the database private."""
    log = path.with_name(path.name + _LOG)
    try:
        if _is_empty(path) and not _is_empty(log):  # SQLite would delete it
            raise StoreError(
                f"{log} is the log of a database that lies here no more, and may hold its last moves; move it there"
            )
        folder(path.parent)
        for name in (path.name, *(path.name + end for end in _BESIDE)):
            file(path.with_name(name), new=name == path.name)
        # Opened for appending: opening must not erase the id that the present holder has noted.
        return file(path.with_name(path.name + ".lock")).open("a+")
    except OSError as error:
        raise StoreError(f"the database {path} cannot be used: {advised(str(error.strerror))}") from error


def _is_empty(path: Path) -> bool:
    return not path.exists() or path.stat().st_size == 0
