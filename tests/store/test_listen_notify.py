"""Processes that share PostgreSQL are notified of each other's writes, so they need not poll."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.store import Store, StoreError, UnitOfWork, database
from bot.store.schema import FactRow

pytestmark = [pytest.mark.postgres, pytest.mark.xdist_group("postgres")]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the interval between two notifications."""
    for interval in ("APART_SECONDS", "AGAIN_SECONDS"):
        monkeypatch.setattr(database, interval, 0.01)


class Ear:
    """Counts what it hears."""

    def __init__(self, store: Store) -> None:
        self.times = 0
        self._hearing = asyncio.Event()
        store.listen(self._hear)

    def _hear(self) -> None:
        self.times += 1
        self._hearing.set()

    async def hears(self) -> None:
        """Wait until something is heard."""
        async with asyncio.timeout(10):
            await self._hearing.wait()
        self._hearing.clear()


async def test_what_one_process_writes_another_hears(shared_url: str) -> None:
    one, other = await Store.open(shared_url), await Store.open(shared_url)
    try:
        ear = Ear(other)
        await ear.hears()  # that it listens now
        assert other.listening
        own = Ear(one)
        await own.hears()
        await one.write(UnitOfWork().put(FactRow("key", "value")))
        await ear.hears()
        await one.remember("key", "another")
        await ear.hears()
        assert own.times == 1, "nobody hears what they have written themselves"
    finally:
        await one.close()
        await other.close()


async def test_who_reads_rings_nobody(shared_url: str) -> None:
    store = await Store.open(shared_url)
    try:
        ear = Ear(store)
        await ear.hears()
        await store.remembered("key")
        await store.revision("t")
        assert ear.times == 1
    finally:
        await store.close()


async def test_a_bell_that_broke_is_hung_anew_and_rings_for_what_was_missed(shared_url: str) -> None:
    store = await Store.open(shared_url)
    try:
        ear = Ear(store)
        await ear.hears()
        async with store.writing() as connection:
            await connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        await ear.hears()
        assert store.listening
    finally:
        await store.close()


async def test_a_file_has_no_bell(tmp_path: Any) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    try:
        ear = Ear(store)
        await store.write(UnitOfWork().put(FactRow("key", "value")))
        assert not store.listening
        assert ear.times == 0
    finally:
        await store.close()


async def test_a_closed_store_rings_no_more(shared_url: str) -> None:
    store = await Store.open(shared_url)
    ear = Ear(store)
    await ear.hears()
    await store.close()
    assert not store.listening
    with pytest.raises(StoreError):
        await store.write(UnitOfWork().put(FactRow("key", "value")))
