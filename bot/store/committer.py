"""Group commit: units that wait together are written in one transaction; a conflict harms only its own unit."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from bot.timing import timed

from .checkpoints import Checkpoints
from .errors import CLOSED, REFUSED, Conflict, StoreError
from .unit import Unit
from .writers import FileWriter

if TYPE_CHECKING:
    from .server_writer import ServerWriter

_TOGETHER, _LEAST = 100, 25
"""So many units make a batch at most; so many are not divided.

Of more that wait half are taken: while one batch is written, those whose batch was written before go on.
"""
_Waiting = tuple[Unit, "asyncio.Future[None]"]


class Committer(Protocol):
    """The one writer of a process."""

    def start(self) -> None:
        """Begin to write."""
        ...

    async def stop(self) -> None:
        """Write what waits, then stop; what comes later is refused, since nobody would ever write it."""
        ...

    async def write(self, unit: Unit) -> None:
        """Write a unit durably, also where who waits for it is broken off.

        Raises Conflict (nothing of it written) or StoreError.
        """
        ...


class ServerCommitter:
    """Commits to a database server, from the event loop."""

    def __init__(self, writer: ServerWriter) -> None:
        self._writer = writer
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
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

    async def write(self, unit: Unit) -> None:
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
            batch += [self._queue.get_nowait() for _ in range(_size(1 + self._queue.qsize()) - 1)]
            await self._commit(batch)
            for _ in batch:
                self._queue.task_done()

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        asyncio.get_running_loop().call_soon(_begin_meanwhile, [unit for unit, _ in batch])
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


class FileCommitter:
    """Commits to a file, from a thread of its own: to it and back are the only two steps between threads.

    That the disk is at work on a batch is told by another thread. A thread that wakes the event loop gives the
    interpreter to it, and would begin to commit only once the loop had done what there is to do meanwhile.
    """

    def __init__(self, writer: FileWriter) -> None:
        self._writer = writer
        self._checkpoints = Checkpoints(writer.connect)
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._committing: queue.SimpleQueue[Sequence[Unit]] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """As `Committer.start`."""
        loop = asyncio.get_running_loop()
        self._writer.committing = self._tell
        # Nobody waits for these threads at the end of a process that could not stop: what is not committed is not
        # known.
        threading.Thread(target=self._pass_on, args=(loop,), name="writer's teller", daemon=True).start()
        self._thread = threading.Thread(target=self._run, args=(loop,), name="writer", daemon=True)
        self._thread.start()
        self._checkpoints.start()

    async def stop(self) -> None:
        """As `Committer.stop`."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._queue.put(None)
            await asyncio.get_running_loop().run_in_executor(None, thread.join)

    async def write(self, unit: Unit) -> None:
        """As `Committer.write`."""
        if self._thread is None:
            raise StoreError(CLOSED)
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put((unit, done))
        with timed("commit", ""):
            await done

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        waiting: deque[_Waiting] = deque()
        going = True
        while going or waiting:
            while going and (not waiting or not self._queue.empty()):  # nobody else takes from it
                given = self._queue.get()
                going = given is not None
                waiting += [] if given is None else [given]
            batch = [waiting.popleft() for _ in range(_size(len(waiting)))]
            outcomes = self._commit(batch)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_end, [unit for unit, _ in batch], outcomes)
            self._checkpoints.wrote(len(batch))
        self._committing.put(())
        self._checkpoints.stop()
        self._writer.close()

    def _tell(self, units: Sequence[Unit]) -> None:
        """The writer is about to commit units: have the loop told once it does, where there is something to begin."""
        if any(unit.meanwhile is not None for unit in units):
            self._committing.put(units)

    def _pass_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """Tell the event loop of each batch that is being committed, until the writer ends."""
        while units := self._committing.get():
            with suppress(RuntimeError):  # as above
                loop.call_soon_threadsafe(_begin_meanwhile, units)

    def _commit(self, batch: Sequence[_Waiting]) -> list[_Settled]:
        """What came of each unit."""
        if not batch:
            return []
        try:
            self._writer.write([unit for unit, _ in batch])
        except Exception as error:
            if len(batch) == 1:
                return [(batch[0][1], error)]
            return [settled for waiting in batch for settled in self._commit([waiting])]
        return [(done, None) for _, done in batch]


def _size(waiting: int) -> int:
    """How many of the units that wait make the next batch."""
    return min(waiting, max(_LEAST, waiting // 2), _TOGETHER)


_Settled = tuple["asyncio.Future[None]", Exception | None]


def _begin_meanwhile(units: Iterable[Unit]) -> None:
    """Do what there is to do while units are written; once, also where they are written again one by one."""
    for unit in units:
        if unit.meanwhile is not None:
            begin, unit.meanwhile = unit.meanwhile, None
            begin(unit.outcome)


def _end(units: Iterable[Unit], outcomes: Iterable[_Settled]) -> None:
    """Units are written; what there was to do meanwhile, and was not done for want of time, is done first."""
    _begin_meanwhile(units)
    _settle(outcomes)


def _settle(outcomes: Iterable[_Settled]) -> None:
    """Tell those who wait what came of their units; some may have been broken off."""
    for done, error in outcomes:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(_explained(error))


def _explained(error: Exception) -> Exception:
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(str(error))
    if isinstance(error, sqlite3.Error):
        return StoreError(REFUSED.format(why=error))
    return error
