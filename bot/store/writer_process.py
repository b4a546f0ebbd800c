"""Starts the SQLite writer process, sends it units of work, and receives their outcomes."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

import msgspec
import structlog
from sqlalchemy.dialects.sqlite import dialect

import bot
from bot import cpu_affinity
from bot.store import files
from bot.store.store_errors import REFUSED, Conflict, StoreError, Uncertain, advised
from bot.store.unit_of_work import Kind, UnitOfWork, prepared
from bot.writer import protocol
from bot.writer.protocol import ANSWERED, Incoming, OpenFile, Operations, Outcomes, Refusal, Remark, framed

COMMAND: tuple[str, ...] = ("-m", "bot.writer")
"""The command line of a writer."""
# The time that a writer may take for its last batches; one that takes longer hangs.
END_SECONDS = 5.0
_DIED = "the process that writes has died, and nobody knows whether this is written"
HANGS = "the process that writes does not come to its end and is killed; nothing that was acknowledged is lost"
# Only the paths that the writer imports from: searching all installed packages takes twice as long.
_PATH = os.pathsep.join({str(Path(str(module.__file__)).parents[1]): "" for module in (bot, msgspec)})
_DIALECT = dialect(paramstyle="named")
_NAMED = re.compile(r":(\w+)")

_log = structlog.get_logger(__name__)


class StatementKinds:
    """The kinds of statements that a writer knows already."""

    def __init__(self) -> None:
        self._numbers: dict[Kind, int] = {}

    def of(self, unit: UnitOfWork) -> tuple[list[protocol.StatementKind], Operations]:
        """Return what a unit writes, preceded by the kinds that the writer does not know."""
        new, operations = list[protocol.StatementKind](), []
        for statement, values in unit.operations:
            kind = statement, tuple(values)
            number = self._numbers.get(kind)
            if number is None:
                new.append(_described(len(self._numbers), kind))
                number = self._numbers[kind] = new[-1].number
            operations.append((number, [*values.values()]))
        return new, operations


class WriterProcess(asyncio.Protocol):
    """One writer: a process, the way to it, and who waits for what it has been sent.

    Units are sent together once the event loop has done what it is at; then is the time for what there is to do while
    they are written.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._transport: Any = None
        self._loop = asyncio.get_running_loop()
        self._incoming = Incoming(ANSWERED)
        self._kinds = StatementKinds()
        self._leaving: list[bytes] = []
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._closed = self._loop.create_future()

    @classmethod
    async def begin(cls, opening: OpenFile, lock: IO[str] | None) -> WriterProcess:
        """Start a process that writes to a file, and holds its lock until it has closed it. Raises OSError."""
        # A socket pair has no name in the file system, so no other process can connect to it.
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                process = begun(theirs, lock)
            except BaseException:
                ours.close()
                raise
        loop = asyncio.get_running_loop()
        _, writer = await loop.create_unix_connection(cls, sock=ours)
        writer._process = process
        if lock is not None:
            # The writer may outlive a killed host for its last batch, and then it is the one that holds the lock.
            files.note(lock, process.pid)
        writer._leave(framed(opening))
        return writer

    @property
    def gone(self) -> bool:
        """Whether it has ended."""
        return self._closed.done()

    def send(self, unit: UnitOfWork) -> asyncio.Future[None]:
        """Send a unit; the returned future is done once it is durable, or has Conflict or StoreError."""
        new, operations = self._kinds.of(unit)
        for kind in new:
            self._leave(framed(kind))
        self._leave(framed(protocol.BatchWritten(operations)))
        # The writer answers in the order of the units, so a queue is enough to find whom an outcome is for.
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(done)
        return done

    async def end(self) -> None:
        """Let it write what it has been sent and close the file, and wait for its end; one that hangs is killed."""
        if not self.gone:
            self._flush()
            with suppress(OSError):  # it may be about to die
                # The end of the stream is the sign to finish: the writer still answers over the other direction.
                self._transport.write_eof()
            await asyncio.wait([self._closed], timeout=END_SECONDS)
        if not self.gone and self._process is not None:
            _log.error(HANGS, seconds=END_SECONDS)
            self._process.kill()
            await self._closed
        if self._process is not None:
            # Without waiting for it the ended process would stay in the system's table as a zombie.
            await self._loop.run_in_executor(None, self._process.wait)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Handle the connection of the channel."""
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Handle received bytes."""
        for message in self._incoming.fed(data):
            if isinstance(message, Outcomes):
                self._settle(message.ended)
            else:
                self._log(message)

    def connection_lost(self, error: Exception | None) -> None:
        """Handle the end of the channel: units without an outcome may be written or not."""
        self._leaving.clear()
        self._closed.set_result(None)
        for done in self._waiting:
            if not done.done():
                done.set_exception(Uncertain(REFUSED.format(why=_DIED)))

    def _leave(self, message: bytes) -> None:
        if not self._leaving:
            # call_soon runs after the callbacks that are ready now, so units written in the same round share one
            # message.
            self._loop.call_soon(self._flush)
        self._leaving.append(message)

    def _flush(self) -> None:
        leaving, self._leaving = self._leaving, []
        if leaving and not self.gone:
            self._transport.write(b"".join(leaving))

    def _settle(self, ended: Iterable[Refusal | None]) -> None:
        """Report the outcomes of units to their callers; some may have been cancelled."""
        for refusal in ended:
            # The future leaves the queue even if it was cancelled: its outcome must not go to the next one.
            done = self._waiting.popleft()
            if done.done():
                continue
            if refusal is None:
                done.set_result(None)
            elif refusal.conflict:
                done.set_exception(Conflict(refusal.why))
            else:
                done.set_exception(StoreError(REFUSED.format(why=advised(refusal.why))))

    def _log(self, remark: Remark) -> None:
        _log.warning(remark.what, why=advised(remark.why))


def begun(channel: socket.socket, lock: IO[str] | None) -> subprocess.Popen[bytes]:
    """Start a process that serves the other end of a channel."""
    where = [] if cpu_affinity.WRITERS is None else [str(cpu_affinity.WRITERS)]
    kept = [channel.fileno()] + ([] if lock is None else [lock.fileno()])
    return subprocess.Popen(
        # -S leaves out `site`, which saves time at the start; -P keeps the working directory out of the import path.
        [sys.executable, "-S", "-P", *COMMAND, str(channel.fileno()), *where],
        env={**os.environ, "PYTHONPATH": _PATH},
        # Python closes all other descriptors in a child; the lock's must stay open there, because an flock lasts until
        # its last copy is closed.
        pass_fds=kept,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )


def _described(number: int, kind: Kind) -> protocol.StatementKind:
    """Return a kind of statement with numbered instead of named values."""
    statement, names = kind
    made = prepared(statement, names, dialect=_DIALECT)
    places = {name: place for place, name in enumerate((*names, *made.constants), 1)}
    sql = _NAMED.sub(lambda found: f"?{places[found[1]]}", made.sql)
    return protocol.StatementKind(number, sql, len(names), [*made.constants.values()], None)
