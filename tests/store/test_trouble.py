"""Databases that cannot be used say so in one clear line."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import Store, StoreError, UnitOfWork
from bot.store.database import first_line
from bot.store.schema import FactRow
from tests.store.faults import before


@pytest.mark.parametrize(
    "address",
    [
        "postgresql+asyncpg://nobody:secret@127.0.0.1:1/none",
        "sqlite+aiosqlite:////proc/none/tables.sqlite3",
        "sqlite+aiosqlite:////proc/version",
        "sqlite+aiosqlite:///",
    ],
)
async def test_a_database_that_cannot_be_opened(address: str) -> None:
    with pytest.raises(StoreError) as refused:
        await Store.open(address)
    assert "\n" not in str(refused.value) and "secret" not in str(refused.value)


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be used"):
        await Store.open(f"sqlite+aiosqlite:///{tmp_path}")


def test_a_refused_database_leaves_no_thread_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    strays: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", strays.append)
    before = threading.enumerate()

    async def refused() -> None:
        with pytest.raises(StoreError):
            await Store.open(f"sqlite+aiosqlite:///{tmp_path}")
        assert threading.enumerate() == before

    for _ in range(20):
        asyncio.run(refused())
    assert not strays


@pytest.mark.parametrize(
    ("why", "helps"),
    [
        ("database or disk is full", "make room"),
        ("attempt to write a readonly database", "let this account write"),
        ("unable to open database file", "let this account read and write"),
        ("disk I/O error", "look at the disk"),
        ("database disk image is malformed", "stop the host"),
        ("[Errno 111] Connect call failed ('127.0.0.1', 1)", "see that the server runs"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_with_what_helps(why: str, helps: str) -> None:
    assert first_line(sqlite3.OperationalError(why)).startswith(f"{why}; {helps}")


async def test_what_a_file_refuses_is_told_with_what_helps(tmp_path: Path) -> None:
    def full(_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    try:
        with (
            before("commit", full),
            pytest.raises(StoreError, match="cannot be written: database or disk is full; make room on the disk"),
        ):
            await store.write(UnitOfWork().put(FactRow("key", "value")))
        await store.write(UnitOfWork().put(FactRow("key", "another")))
        assert await store.remembered("key") == "another"
    finally:
        await store.close()


async def test_the_log_of_a_file_that_was_moved_away_is_kept(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    await store.write(UnitOfWork().put(FactRow("key", "value")))
    left = shutil.copy(tmp_path / "tables.sqlite3-wal", tmp_path / "moved.sqlite3-wal")
    shutil.copy(tmp_path / "tables.sqlite3", tmp_path / "aside.sqlite3")
    await store.close()
    with pytest.raises(StoreError, match="may hold its last moves"):
        await Store.open(f"sqlite+aiosqlite:///{tmp_path}/moved.sqlite3")
    shutil.move(left, tmp_path / "aside.sqlite3-wal")
    aside = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/aside.sqlite3")
    assert await aside.remembered("key") == "value"
    await aside.close()


async def test_a_database_that_does_not_exist_on_the_server(shared_url: str) -> None:
    missing = shared_url.replace("/test", "/missing")
    with pytest.raises(StoreError, match='database "missing'):
        await Store.open(missing)


async def test_a_database_that_breaks_while_it_is_used(url: str) -> None:
    store = await Store.open(url)
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("DROP TABLE facts"))
    await engine.dispose()
    try:
        with pytest.raises(StoreError, match="cannot be read") as refused:
            await store.remembered("x")
        assert "\n" not in str(refused.value)
        with pytest.raises(StoreError, match="cannot be written"):
            await store.remember("x", "y")
    finally:
        await store.close()


async def test_a_closed_database_refuses_instead_of_waiting_for_ever(url: str) -> None:
    store = await Store.open(url)
    await store.close()
    for late in (store.write(UnitOfWork()), store.remembered("x"), store.remember("x", "y")):
        with pytest.raises(StoreError, match="closed"):
            await asyncio.wait_for(late, 10)
