"""Group commit: writes waiting units of work in one transaction; a conflict affects only its own unit.

With several processes the revision of a table is checked before every move; these checks are batched, too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import IO, TYPE_CHECKING, Protocol

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.postgres.connection import PostgresConnection
from bot.store.store_errors import CLOSED, REFUSED, UNREADABLE, StoreError
from bot.store.unit_of_work import UnitOfWork
from bot.store.writer_process import WriterProcess
from bot.timing import timed
from bot.writer.protocol import OpenFile
from bot.writer.writer_loop import batch_size

if TYPE_CHECKING:
    from bot.store.postgres.writer import PostgresWriter

DIED = "the process that writes has died; another one begins"
_log = structlog.get_logger(__name__)
_Waiting = tuple[UnitOfWork, "asyncio.Future[None]"]


class Committer(Protocol):
    """The one writer of a process."""

    async def start(self) -> None:
        """Start to write. Raises OSError."""
        ...

    async def stop(self) -> None:
        """Write what waits, then stop; later units are refused, since nobody would ever write them."""
        ...

    async def write(self, unit: UnitOfWork) -> None:
        """Write a unit durably, also if the caller is cancelled.

        Raises Conflict (nothing of it written) or StoreError.
        """
        ...


class PostgresCommitter:
    """Commits to PostgreSQL, from the event loop."""

    def __init__(self, writer: PostgresWriter) -> None:
        self._writer = writer
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """As `Committer.start`."""
        self._task = asyncio.create_task(self._run(), name="committer")

    async def stop(self) -> None:
        """As `Committer.stop`."""
        task, self._task = self._task, None
        if task is not None:
            # Units that wait have callers, so they are written before the task is cancelled.
            await self._queue.join()
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await self._writer.close()

    async def write(self, unit: UnitOfWork) -> None:
        """As `Committer.write`."""
        if self._task is None:
            raise StoreError(CLOSED)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((unit, done))
        with timed("commit", ""):
            await done

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            batch += [self._queue.get_nowait() for _ in range(batch_size(1 + self._queue.qsize()) - 1)]
            await self._commit(batch)
            for _ in batch:
                self._queue.task_done()

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        try:
            await self._writer.write([unit for unit, _ in batch])
        except Exception as error:
            if len(batch) == 1:
                _settle([(batch[0][1], error)])
                return
            # A failed statement ends the whole transaction, so each unit is tried alone: only the one at fault fails.
            for waiting in batch:
                await self._commit([waiting])
        else:
            _settle((done, None) for _, done in batch)


class SqliteCommitter:
    """Commits to an SQLite file through the writer process; replaces that process if it has died."""

    def __init__(self, engine: AsyncEngine, busy_seconds: float, lock: IO[str] | None) -> None:
        arguments, options = engine.dialect.create_connect_args(engine.url)
        self._opening = OpenFile([*arguments], {**options, "timeout": busy_seconds})
        self._lock = lock
        self._writer: WriterProcess | None = None
        self._beginning = asyncio.Lock()
        self._stopped = True

    async def start(self) -> None:
        """As `Committer.start`."""
        self._stopped = False
        await self._begin()

    async def stop(self) -> None:
        """As `Committer.stop`."""
        self._stopped = True
        async with self._beginning:
            if self._writer is not None:
                await self._writer.end()

    async def write(self, unit: UnitOfWork) -> None:
        """As `Committer.write`."""
        writer = self._writer
        if self._stopped or writer is None:
            raise StoreError(CLOSED)
        with timed("commit", ""):
            # A cancelled caller must not stop the start of the new writer: the contract is that the unit is written all
            # the same.
            await (asyncio.shield(self._write_by_another(unit)) if writer.gone else writer.send(unit))

    async def _write_by_another(self, unit: UnitOfWork) -> None:
        """Write a unit with a new writer, also if the caller is cancelled before there is one."""
        await (await self._another()).send(unit)

    async def _another(self) -> WriterProcess:
        """Return the writer that replaces a dead one; of several callers the first one starts it."""
        async with self._beginning:
            if self._stopped or self._writer is None:
                raise StoreError(CLOSED)
            # Several units may have found the writer dead; the first one has replaced it by the time the others get the
            # lock.
            if self._writer.gone:
                _log.warning(DIED)
                await self._writer.end()
                try:
                    await self._begin()
                except OSError as error:
                    raise StoreError(REFUSED.format(why=error.strerror)) from error
            return self._writer

    async def _begin(self) -> None:
        self._writer = await WriterProcess.begin(self._opening, self._lock)


_Settled = tuple["asyncio.Future[None]", Exception | None]


def _settle(outcomes: Iterable[_Settled]) -> None:
    """Report the outcomes of units to their callers; some may have been cancelled."""
    for done, error in outcomes:
        # A cancelled future accepts no result: asyncio would raise InvalidStateError, and the others would never be
        # settled.
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


_PRESENT = "SELECT id, revision FROM tables WHERE id = ANY($1)"


class Revisions:
    """Reads revisions of tables from PostgreSQL. Calls during a query share the next one."""

    # An answer is never older than the call. Many busy tables do not need as many queries and connections.

    def __init__(self, engine: AsyncEngine) -> None:
        self._line = PostgresConnection(engine)
        self._wanted: set[str] = set()
        self._under_way: asyncio.Task[Mapping[str, int]] | None = None
        self._next: asyncio.Task[Mapping[str, int]] | None = None

    async def of(self, table_id: str) -> int | None:
        """Return a table's current revision; None if there is no such table. Raises StoreError."""
        self._wanted.add(table_id)
        if self._next is None:
            # A query that is already running may have read before this call, so its answer could be too old: the call
            # joins the next one.
            self._next = asyncio.create_task(self._read(self._under_way), name="revisions")
        # Several callers share the task; without the shield one cancelled press would cancel the query of all.
        return (await asyncio.shield(self._next)).get(table_id)

    async def close(self) -> None:
        """Stop reading."""
        await asyncio.gather(*filter(None, (self._under_way, self._next)), return_exceptions=True)
        await self._line.close()

    async def _read(self, before: asyncio.Task[Mapping[str, int]] | None) -> Mapping[str, int]:
        if before is not None:
            # `wait` does not raise: an error of the query before concerns only its own callers.
            await asyncio.wait((before,))
        self._under_way, self._next = self._next, None
        wanted, self._wanted = self._wanted, set()
        async with self._line.connected(UNREADABLE) as driver:
            return dict(await driver.fetch(_PRESENT, wanted))
