"""A writer that is a thread of this process, so that a test can look at it and plant faults in it."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from collections.abc import Sequence
from typing import IO, Any

import pytest
from sqlalchemy import text

from bot.store import UnitOfWork, schema, writer_process
from bot.store.writer_process import StatementKinds, WriterProcess
from bot.writer.file_writer import FileWriter
from bot.writer.writer_loop import Service


class _Thread:
    """Serves as the process does."""

    def __init__(self, channel: socket.socket) -> None:
        self.pid = os.getpid()
        self._thread = threading.Thread(target=Service(channel).run, name="writer", daemon=True)
        self._thread.start()

    def wait(self) -> int:
        """As a process is waited for."""
        self._thread.join()
        return 0


def writes_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on hosts that open a file write to it by a thread of this process."""

    def begun(channel: socket.socket, lock: IO[str] | None) -> Any:
        return _Thread(channel.dup())

    monkeypatch.setattr(writer_process, "begun", begun)


def moves_a_game(unit: UnitOfWork) -> bool:
    """Whether a unit holds a change of a game; what came of a message holds none."""
    return any(getattr(statement, "table", None) is schema.moves for statement, _ in unit.operations)


def spoil_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the database refuses every unit that holds a move of a game; what else is written is none of this."""
    send = WriterProcess.send

    def spoilt(writer: WriterProcess, unit: UnitOfWork) -> asyncio.Future[None]:
        if moves_a_game(unit):
            unit.also(text("INSERT INTO nowhere (word) VALUES (:word)"), {"word": "rhubarb"})
        return send(writer, unit)

    monkeypatch.setattr(WriterProcess, "send", spoilt)


def write_at_once(writer: FileWriter, units: Sequence[UnitOfWork]) -> None:
    """Write units as one batch."""
    kinds, batch = StatementKinds(), []
    for unit in units:
        new, operations = kinds.of(unit)
        for kind in new:
            writer.learn(kind)
        batch.append(operations)
    writer.write(batch)
