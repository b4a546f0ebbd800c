"""The log's file is made longer beforehand, and nothing of what is committed is harmed by that."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.writer.file_writer import WalSpace

_FRAME = 4_096 + 24


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a file with a log, which holds a table of words."""
    with closing(sqlite3.connect(tmp_path / "words.sqlite3", isolation_level=None)) as made:
        made.execute("PRAGMA journal_mode=WAL")
        made.execute("CREATE TABLE words (word TEXT)")
        yield made


def log_of(connection: sqlite3.Connection) -> Path:
    """The file of a connection's log."""
    return Path(connection.execute("PRAGMA database_list").fetchone()[2] + "-wal")


def words(connection: sqlite3.Connection) -> list[str]:
    """What another connection, that finds the log as it lies there, reads."""
    with closing(sqlite3.connect(connection.execute("PRAGMA database_list").fetchone()[2])) as other:
        return [word for (word,) in other.execute("SELECT word FROM words ORDER BY rowid")]


def test_commits_into_the_room_do_not_make_the_log_longer(connection: sqlite3.Connection) -> None:
    WalSpace(connection).make(100)
    size = log_of(connection).stat().st_size
    for n in range(30):
        connection.execute("INSERT INTO words VALUES (?)", (f"word {n}",))
    assert log_of(connection).stat().st_size == size >= 100 * _FRAME
    assert words(connection) == [f"word {n}" for n in range(30)]


def test_room_made_between_commits_touches_none_of_them(connection: sqlite3.Connection) -> None:
    room = WalSpace(connection)
    for n in range(40):
        connection.execute("INSERT INTO words VALUES (?)", (f"word {n}",))
        room.make(n)
    assert words(connection) == [f"word {n}" for n in range(40)]


def test_what_lies_in_the_room_is_no_commit_after_a_crash(connection: sqlite3.Connection, tmp_path: Path) -> None:
    connection.execute("INSERT INTO words VALUES ('rhubarb')")
    WalSpace(connection).make(100)
    left = tmp_path / "left.sqlite3"  # as a process that is killed leaves it: what is shared in memory is lost
    left.write_bytes((tmp_path / "words.sqlite3").read_bytes())
    left.with_name("left.sqlite3-wal").write_bytes(log_of(connection).read_bytes())
    with closing(sqlite3.connect(left)) as after:
        assert after.execute("SELECT word FROM words").fetchall() == [("rhubarb",)]
        assert after.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_log_that_is_not_there_is_not_made_by_anybody_but_the_database(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "words.sqlite3", isolation_level=None)) as without:
        without.execute("CREATE TABLE words (word TEXT)")
        WalSpace(without).make(10)
    assert not (tmp_path / "words.sqlite3-wal").exists(), "all accounts could read it"


def test_a_log_that_has_the_room_is_left_as_it_is(connection: sqlite3.Connection) -> None:
    WalSpace(connection).make(100)
    size = log_of(connection).stat().st_size
    WalSpace(connection).make(50)
    assert log_of(connection).stat().st_size == size


def test_the_last_of_a_disk_is_not_taken(connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    size = log_of(connection).stat().st_size
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(f_bavail=1_000, f_frsize=4_096))
    WalSpace(connection).make(100)
    assert log_of(connection).stat().st_size == size


def test_a_disk_that_gives_no_room_is_no_harm(connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fsync", refuse)
    WalSpace(connection).make(1_000)
    connection.execute("INSERT INTO words VALUES ('rhubarb')")
    assert words(connection) == ["rhubarb"]
