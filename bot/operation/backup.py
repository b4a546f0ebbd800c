"""Backs up a running host's database: always into one SQLite file, which can be restored into either kind of database.

SQLite copies its own database page by page; of PostgreSQL, a consistent snapshot of the host's tables is written. A
backup of an earlier schema is migrated when it is restored.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, Integer, Table, func, insert, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store import Store, StoreError, migrate, schema
from bot.store.database import FAILURES, advised, error_text, first_line
from bot.store.migrate import VERSION, Foreign, held, refuse

_ROWS = 500
# The prefix of the folders in which backups are made.
_PART = ".backup-"
_SNAPSHOT = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"


class CopiedRows(Struct, frozen=True):
    """What a backup or a restore copied."""

    tables: int
    moves: int


async def backup(url: str, target: Path) -> CopiedRows:
    """Write a consistent copy of a database that may be in use. The file gets its name only when it is complete.

    Raises StoreError if the database cannot be read or the file not be written; an existing file is never replaced.
    """
    if target.exists():  # noqa: ASYNC240  # a look at one file
        raise StoreError(f"{target} exists already; a backup never replaces a file")
    try:
        migrate.folder(target.parent)
        sweep(target.parent)
        # In the target's folder, because a file can be linked or renamed only within one file system.
        with tempfile.TemporaryDirectory(dir=target.parent, prefix=_PART) as folder, _held(Path(folder)):
            part = Path(folder) / "part.sqlite3"
            if make_url(url).get_backend_name() == "sqlite":
                await asyncio.to_thread(_copy_file, Path(make_url(url).database or ""), part)
            else:
                await _dump(url, part)
            await asyncio.to_thread(_alone, part)
            copied = await asyncio.to_thread(_checked, part)
            part.chmod(0o600)  # it contains secret seeds and hands
            _name(part, target)
    except FAILURES as error:
        shown = make_url(url).render_as_string(hide_password=True)
        raise StoreError(f"the backup of {shown} was not made: {_line(error)}") from error
    return copied


@contextmanager
def _held(folder: Path) -> Iterator[None]:
    """Mark a folder as in use, until this block or this process ends."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    finally:
        os.close(handle)


def sweep(folder: Path) -> None:
    """Delete what killed backups have left."""
    for part in folder.glob(f"{_PART}*"):
        with suppress(OSError), _held(part):  # one in use belongs to a backup that is being made
            shutil.rmtree(part)


async def restore(source: Path, url: str) -> CopiedRows:
    """Fill an empty database from a backup, all or nothing, and migrate it to this version's schema.

    Raises StoreError for files that are no backup and for databases that have tables already.
    """
    with tempfile.TemporaryDirectory(prefix="restore-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        try:
            # The backup itself is never opened for writing: it may be the only one, and migrating changes the file.
            await asyncio.to_thread(_copy_file, source, copy)
            await asyncio.to_thread(_checked, copy)
        except (OSError, sqlite3.OperationalError) as error:
            raise StoreError(f"{source} cannot be copied to {folder}: {_line(error)}") from error
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise StoreError(f"{source} is not a whole backup: {error_text(error)}; take another one") from error
        copied_url = f"sqlite+aiosqlite:///{copy}"
        await (await Store.open(copied_url)).close()  # migrates it
        store = await Store.open(url)
        try:
            await _fill(copied_url, store)
        except StoreError as error:
            raise StoreError(f"{source} was not restored: {error}") from error
        finally:
            await store.close()
        return await asyncio.to_thread(_checked, copy)


async def _fill(source: str, store: Store) -> None:
    async with _open_engine(source) as engine, engine.connect() as reading, store.writing() as writing:
        if (await writing.execute(select(func.count()).select_from(schema.tables))).scalar():
            aside = "move the old one aside, with all files beside it"
            raise StoreError(f"the database holds tables already; restore into an empty one ({aside})")
        for table in await reading.run_sync(_tables):
            # A host that has run without any table may have left rows, for example facts, which would clash.
            await writing.execute(table.delete())
            await _copy_rows(table, reading, writing)
        if writing.dialect.name == "postgresql":
            await _count_on(writing)


async def _dump(url: str, target: Path) -> None:
    """Copy the host's tables of a PostgreSQL database, in one consistent snapshot, into a new SQLite database."""
    copied_url = f"sqlite+aiosqlite:///{target}"
    await (await Store.open(copied_url)).close()
    async with (
        _open_engine(url) as engine,
        _open_engine(copied_url) as made,
        engine.connect() as reading,
        made.begin() as writing,
    ):
        # REPEATABLE READ takes one snapshot for the whole transaction; with PostgreSQL's default each SELECT would see
        # another state.
        await reading.execute(text(_SNAPSHOT))
        for table in await writing.run_sync(_tables):
            await _copy_rows(table, reading, writing)


def _tables(connection: Connection) -> list[Table]:
    """Return all tables of a database of the host. Raises StoreError if a table's feature is not loaded."""
    known = schema.metadata.tables
    if missing := {*inspect(connection).get_table_names()} - {*known, VERSION}:
        raise StoreError(f"nothing is known here of {', '.join(sorted(missing))}")
    return schema.metadata.sorted_tables


async def _copy_rows(table: Table, reading: AsyncConnection, writing: AsyncConnection) -> None:
    # Streamed, because all moves of a host need not fit into memory.
    rows = await reading.stream(select(table).order_by(*table.primary_key.columns))
    async for some in rows.mappings().partitions(_ROWS):
        await writing.execute(insert(table), [dict(row) for row in some])


async def _count_on(connection: AsyncConnection) -> None:
    """Set PostgreSQL's sequences to continue after the restored ids."""
    for table in schema.metadata.sorted_tables:
        key = list(table.primary_key.columns)
        if len(key) == 1 and isinstance(key[0].type, Integer) and table.autoincrement_column is not None:
            # PostgreSQL's sequences do not notice ids that are inserted explicitly: the next insert would take an id
            # that exists.
            name = f"pg_get_serial_sequence('{table.name}', '{key[0].name}')"
            await connection.execute(
                text(f"SELECT setval({name}, (SELECT coalesce(max({key[0].name}), 1) FROM {table.name}))")
            )


def _copy_file(source: Path, target: Path) -> None:
    """Copy a file in one step."""
    # In several steps SQLite would start again whenever somebody writes between two.
    if not source.is_file():
        raise FileNotFoundError(2, "there is no such database", str(source))
    migrate.file(target)
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as here,
        closing(sqlite3.connect(target)) as there,
    ):
        here.backup(there)


def _name(part: Path, target: Path) -> None:
    """Rename a file unless one with that name exists. Raises OSError."""
    try:
        # A hard link fails if the name exists, while a rename would replace that file silently.
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:  # for example a USB stick or a network share without hard links
        part.rename(target)


def _alone(path: Path) -> None:
    """Make a backup a single file that can be read even in a read-only folder."""
    with closing(sqlite3.connect(path)) as database:
        # In WAL mode even a reader needs the files beside the database, which cannot be created in a read-only folder.
        database.execute("PRAGMA journal_mode=DELETE")


def _checked(path: Path) -> CopiedRows:
    """Count what is in a backup. Raises sqlite3.Error or UnicodeDecodeError if it is damaged or not a backup."""
    with closing(sqlite3.connect(path)) as database:
        (found,) = database.execute("PRAGMA integrity_check").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError("database disk image is malformed")
        names, revision = held(database)
        if not names:
            raise sqlite3.DatabaseError("it holds nothing of this host")
        try:
            refuse(names, revision)
        except Foreign as error:
            raise sqlite3.DatabaseError(error.found) from error
        (tables,) = database.execute("SELECT count(*) FROM tables").fetchone()
        (moves,) = database.execute("SELECT count(*) FROM moves").fetchone()
    return CopiedRows(tables, moves)


@asynccontextmanager
async def _open_engine(url: str) -> AsyncIterator[AsyncEngine]:
    engine = create_async_engine(url, hide_parameters=True)
    try:
        yield engine
    finally:
        await engine.dispose()


def _line(error: BaseException) -> str:
    """Return an error's message in one line, with the file's name."""
    if isinstance(error, OSError) and error.filename and error.strerror:
        return advised(f"{error.filename}: {error.strerror}")
    return first_line(error)


__all__ = ["CopiedRows", "backup", "restore", "sweep"]
