"""Group commit: units that wait together are written in one transaction; a conflict harms only its own unit.

Whether tables are as they are known: asked before every move where several processes write, so asked together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import IO, TYPE_CHECKING, Protocol

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.postgres_connection import PostgresConnection
from bot.store.store_errors import CLOSED, REFUSED, UNREADABLE, StoreError
from bot.store.unit_of_work import UnitOfWork
from bot.store.writer_process import WriterProcess
from bot.timing import timed
from bot.writer.batches import batch_size
from bot.writer.protocol import OpenFile

if TYPE_CHECKING:
    from bot.store.postgres_writer import PostgresWriter

DIED = "the process that writes has died; another one begins"
_log = structlog.get_logger(__name__)
_Waiting = tuple[UnitOfWork, "asyncio.Future[None]"]


class Committer(Protocol):
    """The one writer of a process."""

    async def start(self) -> None:
        """Begin to write. Raises OSError."""
        ...

    async def stop(self) -> None:
        """Write what waits, then stop; what comes later is refused, since nobody would ever write it."""
        ...

    async def write(self, unit: UnitOfWork) -> None:
        """Write a unit durably, also where who waits for it is broken off.

        Raises Conflict (nothing of it written) or StoreError.
        """
        ...


class PostgresCommitter:
    """Commits to a database server, from the event loop."""

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
            for waiting in batch:
                await self._commit([waiting])
        else:
            _settle((done, None) for _, done in batch)


class SqliteCommitter:
    """Commits to a file, by a process of its own; where that has died, by another one."""

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
            await (asyncio.shield(self._write_by_another(unit)) if writer.gone else writer.send(unit))

    async def _write_by_another(self, unit: UnitOfWork) -> None:
        """Also where who waits for it is broken off before there is another writer."""
        await (await self._another()).send(unit)

    async def _another(self) -> WriterProcess:
        """The writer in place of one that has died; of several who need it the first begins it."""
        async with self._beginning:
            if self._stopped or self._writer is None:
                raise StoreError(CLOSED)
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
    """Tell those who wait what came of their units; some may have been broken off."""
    for done, error in outcomes:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


_PRESENT = "SELECT id, revision FROM tables WHERE id = ANY($1)"


class Revisions:
    """Reads the revisions of tables from PostgreSQL: whoever asks while a query is under way shares the next one.

    An answer is never older than the question. Fifty busy tables need no fifty queries, nor as many connections.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._line = PostgresConnection(engine)
        self._wanted: set[str] = set()
        self._under_way: asyncio.Task[Mapping[str, int]] | None = None
        self._next: asyncio.Task[Mapping[str, int]] | None = None

    async def of(self, table_id: str) -> int | None:
        """A table's revision now; None where there is no such table. Raises StoreError."""
        self._wanted.add(table_id)
        if self._next is None:
            self._next = asyncio.create_task(self._read(self._under_way), name="revisions")
        return (await asyncio.shield(self._next)).get(table_id)

    async def close(self) -> None:
        """Ask nothing any more."""
        await asyncio.gather(*filter(None, (self._under_way, self._next)), return_exceptions=True)
        await self._line.close()

    async def _read(self, before: asyncio.Task[Mapping[str, int]] | None) -> Mapping[str, int]:
        if before is not None:
            await asyncio.wait((before,))
        self._under_way, self._next = self._next, None
        wanted, self._wanted = self._wanted, set()
        async with self._line.connected(UNREADABLE) as driver:
            return dict(await driver.fetch(_PRESENT, wanted))
