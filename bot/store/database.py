"""The connection to one database: reads and writes, and turns every error into a `StoreError` with one clear line.

SQLite's asynchronous driver passes each step of a statement to a thread and back: four steps for a query, more than
twenty for a move. So queries and units of work run in a thread as a whole, with the plain driver.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, Select, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.store_errors import CLOSED, FAILURES, StoreError, Uncertain, first_line

R = TypeVar("R")
Row = dict[str, Any]
"""A row found, by the names of its columns."""

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
            # A file has one writer at a time, and who finds it locked only looks again after up to 100 ms.
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
        """A transaction besides the committer's, committed when the block ends. Raises StoreError.

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
        """Called after every transaction."""

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
