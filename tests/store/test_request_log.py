"""Requests that are repeated because no answer came, and which answers have arrived."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.store import LoggedRequest, RequestRow, Store, UnitOfWork, schema
from bot.store import request_log as deeds_module
from bot.store.request_log import ANSWERED, DONE, MOMENT_SECONDS

NOW = 1_000_000


def done(number: int, key: str) -> RequestRow:
    return RequestRow(key, number, 1, "t", NOW, DONE)


async def repeated(store: Store, number: int, key: str, came: float = 0.0) -> int | None:
    """The request that a later one repeats, by its number."""
    request = LoggedRequest(number, 1, key, NOW + 1, came)
    found = await store.request_log.repeated(request)
    store.request_log.end(request)
    return None if found is None else found.number


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An open database."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    yield store
    await store.close()


async def test_what_an_earlier_process_did_and_did_not_answer_is_repeated_and_the_rest_is_new(store: Store) -> None:
    await store.write(UnitOfWork().put(done(1, "key 1")).put(done(2, "key 2")))
    assert [await repeated(store, 9, key) for key in ("key 1", "key 2", "key 3")] == [1, 2, None]
    store.request_log.mark_answered(1)
    assert [await repeated(store, 8, key) for key in ("key 1", "key 2")] == [None, 2]


async def test_what_was_answered_or_is_long_ago_is_repeated_only_by_itself(store: Store) -> None:
    answered = RequestRow("key 1", 1, 1, "t", NOW, ANSWERED)
    long_ago = RequestRow("key 2", 2, 1, "t", NOW - MOMENT_SECONDS, DONE)
    await store.write(UnitOfWork().put(answered).put(long_ago))
    assert await repeated(store, 9, "key 1") is None
    assert await repeated(store, 1, "key 1") == 1, "Discord has delivered it twice"
    assert await repeated(store, 9, "key 2") is None


async def test_a_request_under_way_is_waited_for_and_repeated_by_all_that_came_before_its_answer(store: Store) -> None:
    log, now = store.request_log, asyncio.get_running_loop().time()
    first = LoggedRequest(1, 1, "key", NOW, now)
    assert await log.repeated(first) is None
    waiting = [asyncio.create_task(repeated(store, number, "key", now + 1)) for number in (2, 3)]
    await asyncio.sleep(0)
    assert not any(task.done() for task in waiting)
    first.done, first.answered = True, now + 2
    log.end(first)
    assert await asyncio.gather(*waiting) == [1, 1]
    assert await repeated(store, 4, "key", now + 3) is None, "the person has seen that it was done"


async def test_a_request_that_changed_nothing_is_not_repeated(store: Store) -> None:
    first = LoggedRequest(1, 1, "key", NOW, 0.0)
    assert await store.request_log.repeated(first) is None
    store.request_log.end(first)
    assert await repeated(store, 2, "key") is None


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Note an answer at once, without gathering others first."""
    monkeypatch.setattr(deeds_module, "_GATHERED_SECONDS", 0)


async def noted(file: Path) -> dict[int, int]:
    """Return the state of each request in the file."""
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    rows = await store.rows(select(schema.requests.c.number, schema.requests.c.state))
    await store.close()
    return {row["number"]: row["state"] for row in rows}


async def test_an_answer_that_arrives_while_another_is_noted_is_noted_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: None
) -> None:
    file = tmp_path / "tables.sqlite3"
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    requests, settled = store.request_log, asyncio.Semaphore(0)
    await store.write(UnitOfWork().put(done(1, "key 1")).put(done(2, "key 2")))
    settle = requests.settle

    async def settling() -> None:
        noting = asyncio.create_task(settle())
        await asyncio.sleep(0)  # it has taken the first
        requests.mark_answered(2)
        await noting
        settled.release()

    monkeypatch.setattr(requests, "settle", settling)
    requests.mark_answered(1)
    for _ in range(2):
        await settled.acquire()
    await store.close()
    assert await noted(file) == {1: ANSWERED, 2: ANSWERED}


async def test_a_stop_loses_nothing_that_is_being_noted(tmp_path: Path, at_once: None) -> None:
    file = tmp_path / "tables.sqlite3"
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    await store.write(UnitOfWork().put(done(1, "key 1")))
    store.request_log.mark_answered(1)
    for _ in range(10):
        await asyncio.sleep(0)
    await store.close()
    assert await noted(file) == {1: ANSWERED}
