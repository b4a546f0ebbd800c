"""Group commit: units that wait together are written in one transaction; a conflict harms only its own unit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence

from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.timing import timed

from .errors import CLOSED, Conflict, StoreError
from .unit import Unit
from .writers import Writer

_TOGETHER = 100
_Waiting = tuple[Unit, "asyncio.Future[None]"]


class Committer:
    """The one writer of a process."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._open = False

    def start(self) -> None:
        """Begin to write."""
        self._open = True
        self._task = asyncio.create_task(self._run(), name="committer")

    async def stop(self) -> None:
        """Write what waits, then stop; what comes later is refused, since nobody would ever write it."""
        self._open = False
        if self._task is None:
            return
        await self._queue.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None
        await self._writer.close()

    async def write(self, unit: Unit) -> None:
        """Write a unit durably. Raises Conflict (nothing of it written) or StoreError."""
        if not self._open:
            raise StoreError(CLOSED)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((unit, done))
        with timed("commit", ""):
            await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < _TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._queue.task_done()

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        try:
            await self._writer.write([unit for unit, _ in batch])
        except Exception as error:
            if len(batch) == 1:
                _fail(batch[0][1], error)
                return
            for waiting in batch:
                await self._commit([waiting])
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if done.done():
        return
    why = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(error, IntegrityError | sqlite3.IntegrityError):
        done.set_exception(Conflict(str(why)))
    elif isinstance(error, DBAPIError | sqlite3.Error):
        done.set_exception(StoreError(f"the database refuses to write: {why}"))
    else:
        done.set_exception(error)
