"""Locks an SQLite file for one host, and creates files that only the host's account can open.

The lock is on a file beside the database; the system releases it when host and writer have ended. Files are private
because they contain secret seeds and hands.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import time
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


_LAST_BATCH, _LOOK_AGAIN = 2.0, 0.01
"""Seconds for which another process's lock is waited for, and between two attempts."""
_LOG = "-wal"
# SQLite's additional files beside a database; new ones get the database's own mode.
_BESIDE = (_LOG, "-shm", "-journal")


async def taken(url: str) -> IO[str] | None:
    """Lock a file; None for a server's database.

    Raises StoreError.
    """
    # The writer of a killed host may be at its last batch, so the lock is waited for.
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        return None
    if not place.database or place.database == ":memory:":
        # A database in memory also exists once for each connection; readers and the writer process would not see the
        # same one.
        raise StoreError("the database must be a file: a table has to outlive this process")
    path = _real(place.database)
    lock, give_up = _opened(path), time.monotonic() + _LAST_BATCH
    while not _locks(lock):
        if time.monotonic() > give_up:
            # The operator needs the process id to know what to stop.
            holders = _holders(lock)
            lock.close()
            raise StoreError(
                f"another process{holders} uses the database {path}; stop it, or use PostgreSQL for several"
            )
        await asyncio.sleep(_LOOK_AGAIN)
    with suppress(OSError):
        # Ids of earlier holders are of no use to whoever finds the file locked now.
        os.ftruncate(lock.fileno(), 0)
    note(lock, os.getpid())
    return lock


def note(lock: IO[str], process: int) -> None:
    """Write the process id into the lock file for whoever finds it locked; a full disk does no harm."""
    with suppress(OSError):
        os.write(lock.fileno(), f"{process}\n".encode())


def _holders(lock: IO[str]) -> str:
    """Return who holds a lock, as far as it is noted: the host, and the last of its writers, which may outlive it."""
    lock.seek(0)
    noted = [line for line in lock.read().split("\n") if line.isdecimal()]
    told = ", or its writer ".join(dict.fromkeys((*noted[:1], *noted[-1:])))
    return f" ({told})" if told else ""


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
        # Opened for appending: opening must not erase the ids that the present holder has noted.
        return file(path.with_name(path.name + ".lock")).open("a+")
    except OSError as error:
        raise StoreError(f"the database {path} cannot be used: {advised(str(error.strerror))}") from error


def _is_empty(path: Path) -> bool:
    return not path.exists() or path.stat().st_size == 0


def _locks(lock: IO[str]) -> bool:
    try:
        # flock belongs to the open file, not to the process: the writer inherits it and keeps it until it has closed
        # the database, even if the host is killed.
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
