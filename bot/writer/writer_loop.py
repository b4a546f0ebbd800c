"""The main loop of the writer: commits waiting units together; a rejected unit affects only itself.

Decides how many units are written at once.
"""

from __future__ import annotations

import signal
import socket
import sqlite3
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress

from bot import cpu_affinity
from bot.writer.file_writer import Checkpoints, FileWriter
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

_TOGETHER, _LEAST = 100, 25
"""The maximum of units in a batch; up to this number they are not divided."""


def batch_size(waiting: int) -> int:
    """Return how many of the waiting units are the next batch."""
    # Of many units half are taken: while one batch is written, the callers of the previous one continue.
    return min(waiting, max(_LEAST, waiting // 2), _TOGETHER)


# One buffer is reused, because allocating it for each read takes time.
_AT_ONCE = 1 << 18


class Service:
    """Writes what a host sends over a channel, until the host closes it or dies."""

    def __init__(self, channel: socket.socket) -> None:
        self._channel = channel
        self._incoming = Incoming(ASKED)
        self._taken = memoryview(bytearray(_AT_ONCE))
        self._sending = threading.Lock()
        self._waiting: deque[Operations] = deque()
        self._writer: FileWriter | None = None
        self._checkpoints: Checkpoints | None = None

    def run(self) -> None:
        """Write until nothing more can come and nothing waits, or until the host is gone."""
        going = True
        try:
            while going or self._waiting:
                going = going and self._hear()
                self._write()
        except ConnectionError:  # the host has died: units without an outcome were never acknowledged
            pass
        finally:
            self._close()

    def _hear(self) -> bool:
        """Read what the host has sent; wait only if there is nothing to write. Return False at the end."""
        try:
            # With units waiting, only what has arrived already is read, so that their commit is not delayed.
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
        """Write the next batch and send its units' outcomes."""
        if not self._waiting:
            return
        assert self._writer is not None and self._checkpoints is not None
        batch = [self._waiting.popleft() for _ in range(batch_size(len(self._waiting)))]
        self._send(Outcomes(_outcomes(self._writer, batch)))
        self._checkpoints.wrote(len(batch))

    def _say(self, what: str, why: str) -> None:
        """Log an error of the checkpoint thread, where nobody else would."""
        with suppress(OSError):
            self._send(Remark(what, why))

    def _send(self, message: Answered) -> None:
        # The thread of the checkpoints sends remarks over the same channel.
        with self._sending:
            self._channel.sendall(framed(message))

    def _close(self) -> None:
        """Close the file before the channel: when the host sees the channel closed, the file is free."""
        if self._checkpoints is not None:
            self._checkpoints.stop()
        if self._writer is not None:
            self._writer.close()
        self._channel.close()


def _outcomes(writer: FileWriter, batch: Sequence[Operations]) -> list[Refusal | None]:
    """Return the outcome of each unit; if one of several fails, each is tried separately."""
    try:
        writer.write(batch)
    except Exception as error:
        # The batch was rolled back as a whole, so a unit that fails must not take the others with it.
        if len(batch) > 1:
            return [outcome for unit in batch for outcome in _outcomes(writer, [unit])]
        return [Refusal(isinstance(error, sqlite3.IntegrityError), str(error) or type(error).__name__)]
    return [None] * len(batch)


def main(channel: int, processor: int | None = None) -> None:
    """Serve the host at the other end of a socket; signals for both are ignored, only the host ends the writer.

    It stays on the CPU that the host leaves to it.
    """
    if processor is not None:
        cpu_affinity.keep_to(processor)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    Service(socket.socket(fileno=channel)).run()
