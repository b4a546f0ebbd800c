"""The connection to one database: reads and writes, and turns every error into a `StoreError` with one clear line.

SQLite's asynchronous driver passes each step of a statement to a thread and back: four steps for a query, more than
twenty for a move. So queries and units of work run in a thread as a whole, with the plain driver.

The errors of the store, with one clear line for each.

Notifies the processes that share a PostgreSQL database of each other's writes, so that nobody has to poll.

An SQLite file has one process and needs no notification.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext, suppress
from functools import partial
from typing import Any, TypeVar

from asyncpg import InterfaceError, InternalClientError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy import Connection, Engine, Executable, Select, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.worker import FailureState

# Errors of drivers. SQLite's driver cannot even build its own message about damaged names: that is a
# UnicodeDecodeError.
FAILURES = (SQLAlchemyError, sqlite3.Error, OSError, UnicodeDecodeError)
WRONG_URL = (TypeError, ValueError, OverflowError)
"""Errors of drivers for URL parameters that they do not know or cannot use."""
CLOSED = "the database is closed: this host is stopping"


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


class Uncertain(StoreError):
    """The connection broke during the commit: it is unknown whether the unit was written."""


class Damaged(StoreError):
    """A snapshot does not match its checksum."""


class Conflict(Exception):
    """Another process has changed the same table first; nothing of this unit was written."""


# Advice for messages of SQLite or the system about a file or a server.
_ADVICE = {
    "disk is full": "make room on the disk",
    "No space left": "make room on the disk",
    "readonly database": "let this account write to the file, to what lies beside it, and into its folder",
    "unable to open database file": "let this account read and write the file, and its folder",
    "Permission denied": "let this account read and write it, what lies beside it, and its folder",
    "disk I/O error": "look at the disk and at the system's log",
    "malformed": "stop the host and restore the last backup",
    "Could not decode": "stop the host and restore the last backup",
    "not a database": "name another file in database.url",
    "database is locked": "end the other program that has it open",
    "Connect call failed": "see that the server runs where database.url says",
}


def helps(why: str) -> str:
    """Return advice for an error; '' if there is none."""
    return next((what for known, what in _ADVICE.items() if known in why), "")


def advised(why: str) -> str:
    """Return an error's message, with advice if there is any."""
    return f"{why}; {what}" if (what := helps(why)) else why


def first_line(error: BaseException) -> str:
    """Return an error's message in one line, with advice if there is any."""
    return advised(error_text(error))


def error_text(error: BaseException) -> str:
    """Return an error's message in one line."""
    if isinstance(error, UnicodeDecodeError):
        return "names in it are malformed"
    # SQLAlchemy wraps the driver's error, for PostgreSQL twice.
    driver = getattr(error, "orig", None) or error
    said = str((driver is not error and driver.__cause__) or driver)
    return said.splitlines()[0] if said else type(error).__name__


R = TypeVar("R")
Row = dict[str, Any]
"""A row that was read, by the names of its columns."""
BUSY_SECONDS = 5
"""The seconds for which a file locked by another process is waited for."""
# To a server: for notifications, the units of work, other transactions and reads. To a file, twice as many: those of
# the threads, and those of other transactions.
_SERVER_CONNECTIONS, _FILE_CONNECTIONS = 11, 4
# The connection used last is used next: it has the statements prepared and the pages at hand.
_POOL: dict[str, Any] = {"max_overflow": 0, "pool_use_lifo": True}
# Most of SQLite's settings hold for one connection only. Committed data survives a loss of power.
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


def engine_of(url: str) -> AsyncEngine:
    """Return an engine for a URL, not yet connected."""
    # Parameters contain hands and seeds; SQLAlchemy would quote them in its error messages.
    if make_url(url).get_backend_name() != "sqlite":
        return create_async_engine(url, hide_parameters=True, pool_size=_SERVER_CONNECTIONS, **_POOL)
    engine = create_async_engine(url, **_file_settings())
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _threads_engine(engine: AsyncEngine) -> Engine:
    """Return an engine for threads, to the file of another engine."""
    threads_engine = create_engine(engine.url.set(drivername="sqlite"), **_file_settings())
    event.listen(threads_engine, "connect", _prepare)
    return threads_engine


def _file_settings() -> dict[str, Any]:
    connecting = {"timeout": BUSY_SECONDS}
    return {"hide_parameters": True, "pool_size": _FILE_CONNECTIONS, "connect_args": connecting, **_POOL}


def _prepare(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Database:
    """An open connection that all queries share. `exclusive`: no other process can change anything."""

    def __init__(self, engine: AsyncEngine, exclusive: bool) -> None:
        self._engine = engine
        self._threads: ThreadPoolExecutor | None = None
        self._one_writer: AbstractAsyncContextManager[Any] = nullcontext()
        if engine.dialect.name == "sqlite":
            self._threads_engine = _threads_engine(engine)
            self._threads = ThreadPoolExecutor(_FILE_CONNECTIONS, "database")
            # A file has one writer at a time, and a connection that finds it locked retries only after up to 100 ms.
            self._one_writer = asyncio.Lock()
        # The name appears in error messages and so in the log, where a password must not be.
        self.name = engine.url.render_as_string(hide_password=True)
        self._closed = False
        self.exclusive = exclusive
        self._parts: dict[Callable[[Any], Any], Any] = {}

    def part(self, kind: Callable[[Database], R]) -> R:
        """Return a feature's rows by their class; they are created at the first call."""
        if kind not in self._parts:
            self._parts[kind] = kind(self)
        return self._parts[kind]  # type: ignore[no-any-return]

    async def disconnect(self) -> None:
        """Finish what is running and close the connection; later calls are refused."""
        self._closed = True
        if self._threads is not None:
            await asyncio.to_thread(self._threads.shutdown)
            self._threads_engine.dispose()
        await self._engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction besides the committer's, committed when the block ends. Raises StoreError.

        In a file nothing else is written meanwhile; in a server's database it locks the rows that it reads itself.
        """
        with self._saying("written"):
            async with self._one_writer, self._engine.begin() as connection:
                yield connection
        self.wrote()

    async def run(self, work: Callable[[Connection], R]) -> R:
        """Run work on a connection: in a thread for a file, and otherwise over the asynchronous driver.

        Raises errors of the driver, and what the work raises.
        """
        if self._threads is not None:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._in_thread, work)
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    def _in_thread(self, work: Callable[[Connection], R]) -> R:
        with self._threads_engine.connect() as connection:
            return work(connection)

    async def transact(self, work: Callable[[Connection], R]) -> R:
        """Run work and commit it, in one step for a file.

        Raises StoreError if nothing is written, Uncertain if that is unknown, and what the work raises.
        """
        with self._saying("written"):
            async with self._one_writer:
                return await self.run(partial(_committed, work))

    def wrote(self) -> None:
        """Do nothing: overridden to be called after every transaction."""

    @contextmanager
    def _saying(self, what: str) -> Iterator[None]:
        """Turn errors of the database into one clear line; once closed, refuse everything."""
        if self._closed:
            raise StoreError(CLOSED)
        try:
            yield
        except FAILURES as error:
            raise StoreError(f"the database {self.name} cannot be {what}: {first_line(error)}") from error

    async def rows(self, query: Executable, **given: Any) -> list[Row]:
        """Return the rows of a query, with the values `given` by name. Raises StoreError."""
        with self._saying("read"):
            return await self.run(partial(_read, query, given))

    async def _all(self, query: Select[Any], kind: type[R]) -> list[R]:
        return [kind(**row) for row in await self.rows(query)]

    async def _one(self, query: Select[Any], kind: type[R]) -> R | None:
        rows = await self.rows(query.limit(1))
        return kind(**rows[0]) if rows else None

    async def _value(self, query: Select[Any]) -> Any:
        rows = await self.rows(query)
        return next(iter(rows[0].values())) if rows else None


def _committed(work: Callable[[Connection], R], connection: Connection) -> R:
    result = work(connection)
    try:
        connection.commit()
    except DBAPIError as error:
        if error.connection_invalidated:  # the server may have committed before
            raise Uncertain(f"it is unknown whether this is written: {first_line(error)}") from error
        raise
    return result


def _read(query: Executable, given: dict[str, Any], connection: Connection) -> list[Row]:
    """Read without a transaction: it costs a server two round trips. A file begins one only for writing."""
    if connection.dialect.name != "sqlite":
        connection = connection.execution_options(isolation_level="AUTOCOMMIT")
    found = connection.execute(query, given)
    names = tuple(found.keys())
    return [dict(zip(names, row, strict=True)) for row in found]


# The seconds between two notifications of a process: writes in between share the next one.
APART_SECONDS = 0.5
AGAIN_SECONDS = 2.0
_CHANNEL = "food_court"
_FAILURES = (*FAILURES, PostgresError, InterfaceError, InternalClientError)
_log = logging.getLogger(__name__)


class ListenNotify:
    """One connection that listens, and notifies for this process."""

    # It notifies outside of the transactions: a notification within them would make the commits of all processes wait
    # for each other.

    def __init__(self, engine: AsyncEngine, heard: Callable[[], None]) -> None:
        self._engine = engine
        self._heard = heard
        self._trouble = FailureState()
        self._stirred = asyncio.Event()
        self._written = False
        self.listening = False
        self._task = asyncio.create_task(self._run(), name="notifications")

    def notify(self) -> None:
        """Notify the other processes soon."""
        self._written = True
        self._stirred.set()

    async def stop(self) -> None:
        """Stop listening."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            try:
                await self._listen_and_notify()
            except _FAILURES as error:
                if self._trouble.is_new(str(error)):
                    _log.warning("notifications of other processes are not received: %s", first_line(error))
                await asyncio.sleep(AGAIN_SECONDS)

    async def _listen_and_notify(self) -> None:
        """Listen and notify until the connection is lost."""
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            try:
                # A lost connection is noticed at once: a process that only waits for a write would not notice it.
                driver.add_termination_listener(lambda _: self._stirred.set())
                own = driver.get_server_pid()
                # Whatever wrote in this process has woken its workers already.
                await driver.add_listener(_CHANNEL, lambda _, pid, *__: None if pid == own else self._heard())
                self.listening = True
                self._trouble.is_over()
                self._heard()  # for anything written while nobody listened
                while not driver.is_closed():
                    await self._notify_once(driver)
            finally:
                self.listening = False
                driver.terminate()  # nobody else gets a connection that listens
                await connection.invalidate()

    async def _notify_once(self, driver: Any) -> None:
        await self._stirred.wait()
        self._stirred.clear()
        if self._written and not driver.is_closed():
            self._written = False
            await driver.execute(f"NOTIFY {_CHANNEL}")
        await asyncio.sleep(APART_SECONDS)
