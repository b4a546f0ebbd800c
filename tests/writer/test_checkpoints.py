"""The log of a file is carried over beside the writer, and no commit is lost or held up by that."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from bot.store import Store
from bot.writer.file_writer import Checkpoints, FileWriter
from tests.store.test_group_commit import move, opened
from tests.writer.here import writes_here

_LONG = 20
"""Seconds after which a test gives up."""


class Carrying:
    """A connection that tells when it has carried the log over."""

    def __init__(self, inner: sqlite3.Connection, fails: bool = False) -> None:
        self.inner = inner
        self.fails = fails
        self.carried = threading.Semaphore(0)

    def execute(self, sql: str) -> sqlite3.Cursor:
        """As a connection does."""
        if "checkpoint" not in sql:
            return self.inner.execute(sql)
        try:
            if self.fails:
                raise sqlite3.OperationalError("database or disk is full")
            return self.inner.execute(sql)
        finally:
            self.carried.release()

    def close(self) -> None:
        """As a connection does."""
        self.inner.close()


def logged(file: Path) -> sqlite3.Connection:
    """A connection to a file whose log holds a word that the file itself does not hold."""
    connection = sqlite3.connect(file)
    for step in ("PRAGMA journal_mode=WAL", "PRAGMA wal_autocheckpoint=0", "CREATE TABLE words (word TEXT)"):
        connection.execute(step)
    connection.execute("INSERT INTO words VALUES ('rhubarb')")
    connection.commit()
    assert b"rhubarb" not in file.read_bytes()
    return connection


def carrying(file: Path, made: list[Carrying], said: list[str], fails: bool = False) -> Checkpoints:
    """Checkpoints at work on a file; the connection is told of in `made` once there is one."""

    def connect() -> Any:
        made.append(Carrying(sqlite3.connect(file), fails))
        ready.set()
        return made[-1]

    ready = threading.Event()
    checkpoints = Checkpoints(connect, lambda *words: said.extend(words))
    checkpoints.start()
    assert ready.wait(_LONG)
    return checkpoints


def test_after_fifty_units_the_log_lies_in_the_file_while_its_writer_does_nothing(tmp_path: Path) -> None:
    file, made, said = tmp_path / "words.sqlite3", list[Carrying](), list[str]()
    writer = logged(file)
    checkpoints = carrying(file, made, said)
    try:
        checkpoints.wrote(49)
        assert not made[0].carried.acquire(blocking=False)
        checkpoints.wrote(1)
        assert made[0].carried.acquire(timeout=_LONG)
    finally:
        checkpoints.stop()
    assert b"rhubarb" in file.read_bytes() and not said
    writer.close()


def test_a_log_that_cannot_be_carried_over_stays_and_is_tried_again(tmp_path: Path) -> None:
    file, made, said = tmp_path / "words.sqlite3", list[Carrying](), list[str]()
    writer = logged(file)
    checkpoints = carrying(file, made, said, fails=True)
    try:
        for _ in range(2):
            checkpoints.wrote(50)
            assert made[0].carried.acquire(timeout=_LONG)
    finally:
        checkpoints.stop()
    assert writer.execute("SELECT word FROM words").fetchall() == [("rhubarb",)]
    assert said == ["the log stays as it is", "database or disk is full"] * 2
    writer.close()


async def test_without_a_connection_of_its_own_for_the_log_moves_are_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: FileWriter) -> sqlite3.Connection:
        if threading.current_thread().name == "checkpoints":
            raise sqlite3.OperationalError("unable to open database file")
        return connected(self)

    writes_here(monkeypatch)
    connected = FileWriter.connect
    monkeypatch.setattr(FileWriter, "connect", refuse)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    try:
        await asyncio.gather(*(store.write(opened(f"t{n}")) for n in range(120)))
        await store.write(move("t7", 1))
        assert len(await store.moves("t7")) == 1
    finally:
        await store.close()


async def test_however_much_is_written_the_log_stays_short(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    log = file.with_name(file.name + "-wal")
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    try:
        await store.write(opened("t"))
        for version in range(1, 401):  # about 25 pages each, 10,000 in all
            await store.write(move("t", version, "x" * 100_000))
        assert log.stat().st_size < 6_000 * 4_120
    finally:
        await store.close()
    assert not log.exists()
