"""The writer at work: what waits together is written together, and a unit that is refused harms only itself."""

from __future__ import annotations

import signal
import socket
import sqlite3
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress

from bot import cpu_affinity
from bot.writer.batches import batch_size
from bot.writer.checkpoints import Checkpoints
from bot.writer.file_writer import FileWriter
from bot.writer.protocol import (
    ASKED,
    Answered,
    Asked,
    BatchWritten,
    Incoming,
    Operations,
    Outcomes,
    Refusal,
    Remark,
    StatementKind,
    framed,
)

_AT_ONCE = 1 << 18
"""Bytes that are taken from the host at once, at most; into one piece of memory, since to ask for it takes time."""


class Service:
    """Writes what a host says over a channel, until the host closes it or is no more."""

    def __init__(self, channel: socket.socket) -> None:
        self._channel = channel
        self._incoming = Incoming(ASKED)
        self._taken = memoryview(bytearray(_AT_ONCE))
        self._sending = threading.Lock()
        self._waiting: deque[Operations] = deque()
        self._writer: FileWriter | None = None
        self._checkpoints: Checkpoints | None = None

    def run(self) -> None:
        """Write until nothing more can come and nothing waits; or until nobody is there to hear of it."""
        going = True
        try:
            while going or self._waiting:
                going = going and self._hear()
                self._write()
        except ConnectionError:  # the host has died: who was told of nothing expects nothing
            pass
        finally:
            self._close()

    def _hear(self) -> bool:
        """Take what the host has said; wait for it only where there is nothing to write. False once it is the last."""
        try:
            size = self._channel.recv_into(self._taken, 0, socket.MSG_DONTWAIT if self._waiting else 0)
        except BlockingIOError:
            return True
        for message in self._incoming.fed(self._taken[:size]):
            self._take(message)
        return size > 0

    def _take(self, asked: Asked) -> None:
        if isinstance(asked, BatchWritten):
            self._waiting.append(asked.operations)
        elif isinstance(asked, StatementKind):
            assert self._writer is not None, "the file is named first"
            self._writer.learn(asked)
        else:
            self._writer = FileWriter(asked)
            self._checkpoints = Checkpoints(self._writer.connect, self._say)
            self._checkpoints.start()

    def _write(self) -> None:
        """Write the next batch and say how its units ended."""
        if not self._waiting:
            return
        assert self._writer is not None and self._checkpoints is not None
        batch = [self._waiting.popleft() for _ in range(batch_size(len(self._waiting)))]
        self._send(Outcomes(_outcomes(self._writer, batch)))
        self._checkpoints.wrote(len(batch))

    def _say(self, what: str, why: str) -> None:
        """Called from the thread of the checkpoints, where nobody answers what goes wrong."""
        with suppress(OSError):
            self._send(Remark(what, why))

    def _send(self, message: Answered) -> None:
        with self._sending:
            self._channel.sendall(framed(message))

    def _close(self) -> None:
        """Close the file before the channel: who sees that one closed may take the file."""
        if self._checkpoints is not None:
            self._checkpoints.stop()
        if self._writer is not None:
            self._writer.close()
        self._channel.close()


def _outcomes(writer: FileWriter, batch: Sequence[Operations]) -> list[Refusal | None]:
    """What came of each unit; where something is wrong with one of several, each is tried alone."""
    try:
        writer.write(batch)
    except Exception as error:
        if len(batch) > 1:
            return [outcome for unit in batch for outcome in _outcomes(writer, [unit])]
        return [Refusal(isinstance(error, sqlite3.IntegrityError), str(error) or type(error).__name__)]
    return [None] * len(batch)


def main(channel: int, processor: int | None = None) -> None:
    """Serve the host at the other end of a socket, and end with it alone: what is meant for both, it answers.

    It keeps to the processor that the host leaves to it.
    """
    if processor is not None:
        cpu_affinity.keep_to(processor)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    Service(socket.socket(fileno=channel)).run()
