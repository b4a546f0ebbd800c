"""Migrates a database to this version's schema.

A database of another program is rejected before anything in it, or beside it, is changed.

Database queries for the operator: counts, and deletion of obsolete rows.

Locks an SQLite file for one host, and creates files that only the host's account can open.

The lock is on a file beside the database; the system releases it when the host has ended. Files are private because
they contain secret seeds and hands.
"""

from __future__ import annotations

import fcntl
import os
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from contextlib import closing, suppress
from importlib import resources
from pathlib import Path
from typing import IO, Any

from sqlalchemy import ColumnElement, Connection, Table, delete, func, inspect, select
from sqlalchemy.engine import make_url

from bot.store import schema
from bot.store.database import Database, StoreError, advised, helps
from bot.store.row_types import LIVE, DeliveryState

VERSION = "alembic_version"
"""The table in which a database stores its schema's revision."""
_REVISION = re.compile("[0-9]{4}")
# A table that every schema of this host has.
_OWN = {"tables", "moves"}
_SHOWN = 5
_NO_DATABASE = "not a database"
OTHERWISE = "name another one in database.url or, if it was this host's, restore its last backup"
"""What to do about a database of another program."""


class Foreign(StoreError):
    """A database contains data of another program, `found`; the text also says what to do."""

    def __init__(self, found: str, where: str = "") -> None:
        self.found = found
        super().__init__(f"{where}{found}; {OTHERWISE}")


def refuse(found: Iterable[str], revision: str | None) -> None:
    """Raise Foreign for a database that this host did not make, by the names of its tables and its revision."""
    names = sorted(found)
    # Alembic's table has the same name in every program that uses it, and its own ids are twelve hexadecimal digits:
    # the name alone proves nothing.
    own = revision is not None and _REVISION.fullmatch(revision) and _OWN.issubset(names)
    if not names or own:
        return
    shown = ", ".join(names[:_SHOWN]) + (f" and {len(names) - _SHOWN} more" if len(names) > _SHOWN else "")
    schema = "no schema of this host" if revision is None else f"the schema {revision[:40]}, which is not this host's"
    raise Foreign(f"it belongs to another program: it has the tables {shown} and {schema}")


def refuse_file(url: str) -> None:
    """Raise StoreError for an SQLite file of another program, or one that is no database; nothing is touched."""
    # Only the file itself is read, not its log: a process that has it open is not disturbed, and no file is created
    # beside it. What is only in the log is seen once the database is open. An unreadable file is left to the code that
    # opens it.
    place = make_url(url)
    if place.get_backend_name() != "sqlite" or not place.database:
        return
    path = Path(place.database).resolve()
    try:
        if not path.is_file() or not path.stat().st_size:
            return
        # `immutable` makes SQLite neither lock the file nor create or read a log beside it.
        with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as database:
            refuse(*held(database))
    except Foreign as error:
        raise Foreign(error.found, f"the database {path} cannot be used: ") from error
    except (OSError, sqlite3.Error, UnicodeDecodeError) as error:
        if _NO_DATABASE in str(error):
            raise StoreError(f"the database {path} cannot be used: {error}; {helps(str(error))}") from error


def held(database: sqlite3.Connection) -> tuple[list[str], str | None]:
    """Return the names of a file's tables, and the revision of its schema."""
    # A damaged file may contain names that are not UTF-8, and the default factory would raise before anything can be
    # said.
    database.text_factory = lambda text: text.decode("utf-8", "replace")
    query = "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    names = [name for (name,) in database.execute(query)]
    found = database.execute(f"SELECT version_num FROM {VERSION}").fetchone() if VERSION in names else None
    return names, None if found is None else str(found[0])


# The advisory lock under which only one process migrates PostgreSQL.
_MIGRATING = 20_260_000


def migrate(connection: Connection) -> None:
    """Run the missing migrations: all of them or, if the process dies meanwhile, none.

    Raises StoreError for a database written by newer code, Foreign for another program's.
    """
    lite = connection.dialect.name == "sqlite"
    if lite:  # Python's driver begins no transaction before changes of the schema
        # Rebuilding a table would delete rows that refer to it; this can be set outside of transactions only.
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:  # several processes may start at once: one migrates, the others find it done
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
    _upgrade(connection)
    connection.commit()
    if lite:
        connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def present(connection: Connection) -> str | None:
    """Return the revision of a database's schema; None if it has none of the host's."""
    if not inspect(connection).has_table(VERSION):
        return None
    found = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION}").scalar()
    return None if found is None else str(found)


def refuse_foreign(connection: Connection) -> None:
    """Raise Foreign for a database that another program uses; of a server's, only if it has tables with our names."""
    names = {*inspect(connection).get_table_names()}
    if connection.dialect.name != "sqlite":
        # On a server other programs may share the database; only tables with our names would be in the way.
        names &= {*schema.metadata.tables, VERSION}
    refuse(names, present(connection))


def newest() -> str:
    """Return the schema revision of this code."""
    return max(known())


def known() -> set[str]:
    """Return the schema revisions that this code knows: the prefixes of its migrations' names."""
    # Only names are read: importing the migrations would import Alembic at every start.
    names = [each.name for each in (resources.files(__package__) / "migrations" / "versions").iterdir()]
    return {name.partition("_")[0] for name in names if name[0].isdigit()}


def _upgrade(connection: Connection) -> None:
    now = present(connection)
    if now == newest():
        return
    refuse_foreign(connection)
    if now is not None and now not in known():
        raise StoreError(f"it has the schema {now} of a newer version; update this host")
    # Imported only when needed: it stays in memory, 10 MB of a host that may run for months.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(resources.files(__package__) / "migrations"))
    # Alembic uses this connection, so that all migrations are part of the transaction that holds the lock.
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


_FAULT = "fault:"
Forget = Callable[[int, int], Awaitable[int]]
"""Deletes at most a number of rows, at a given time; returns how many. Raises StoreError."""


class Maintenance:
    """Counting and tidying up."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.features: list[Forget] = []
        """The deletions of features' obsolete rows."""

    async def census(self) -> list[tuple[str, str, int]]:
        """Count the tables of each title and status."""
        table = schema.tables.c
        query = select(table.title, table.status, func.count().label("count")).group_by(table.title, table.status)
        return [(row["title"], row["status"], row["count"]) for row in await self._database.rows(query)]

    async def backlog(self) -> tuple[int, int | None, int]:
        """Return how many messages wait, when the oldest of them was made, and how many were dropped."""
        out = schema.outbox.c
        query = select(out.state, func.count().label("count"), func.min(out.made).label("oldest"))
        unsent = out.state.in_((DeliveryState.WAITING, DeliveryState.FAILED))
        rows = await self._database.rows(query.where(unsent).group_by(out.state))
        found = {row["state"]: row for row in rows}
        waiting, failed = found.get(DeliveryState.WAITING), found.get(DeliveryState.FAILED)
        return (
            0 if waiting is None else waiting["count"],
            None if waiting is None else waiting["oldest"],
            0 if failed is None else failed["count"],
        )

    async def forget_messages(self, before: int, most: int) -> int:
        """Delete some messages made before a time that are sent or dropped; return how many.

        The newest message of a live table in each place stays: later ones may still bring it up to date.
        """
        out, table = schema.outbox.c, schema.tables.c
        one = schema.outbox.alias().c
        newest = (
            select(func.max(one.message))
            .where(one.state == DeliveryState.SENT, one.table_id == table.id, table.status.in_(LIVE))
            .group_by(one.table_id, one.place, one.target)
        )
        kept = out.message.is_not(None) & out.message.in_(newest)
        done = out.state != DeliveryState.WAITING
        return await self._forget(schema.outbox, out.id, most, done, out.made < before, ~kept)

    async def forget_links(self, before: int, most: int) -> int:
        """Delete some links of unfinished actions stored before a time; their buttons then start the action again."""
        kept = schema.saved_links.c
        return await self._forget(schema.saved_links, kept.key, most, kept.made < before)

    async def forget_requests(self, before: int, most: int) -> int:
        """Delete some rows of the request log from before a time."""
        return await self._forget(schema.requests, schema.requests.c.key, most, schema.requests.c.at < before)

    async def forget_faults(self, most: int) -> int:
        """Delete some notes of bots' errors at finished tables."""
        fact, table = schema.facts.c, schema.tables.c
        # The note of a live table is what `/table status` shows, in whichever process the bot failed.
        live = select(_FAULT + table.id).where(table.status.in_(LIVE))
        return await self._forget(schema.facts, fact.key, most, fact.key.startswith(_FAULT), fact.key.not_in(live))

    async def _forget(self, table: Table, key: ColumnElement[Any], most: int, *where: ColumnElement[bool]) -> int:
        # DELETE has no LIMIT in PostgreSQL, nor in SQLite unless it was compiled with it, so the keys are selected.
        some = select(key).where(*where).limit(most)
        async with self._database.writing() as connection:
            result = await connection.execute(delete(table).where(key.in_(some)))
        return int(result.rowcount)


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
