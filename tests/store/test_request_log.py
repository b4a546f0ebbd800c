"""What was done a moment ago, where nobody else writes: an answer is remembered of its own request alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.store import RequestRow, Store, UnitOfWork
from bot.store import request_log as deeds_module
from bot.store.request_log import ANSWERED, DONE

NOW = 1_000_000


def done(number: int, *keys: str) -> list[dict[str, Any]]:
    return [{"key": key, "number": number, "user": 1, "table_id": "t", "at": NOW, "state": DONE} for key in keys]


async def state(store: Store, key: str) -> int | None:
    row = await store.request_log.earlier([key], NOW)
    return None if row is None else row.state


async def test_an_answer_is_remembered_under_every_key_of_its_request(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    requests = store.request_log
    await requests.earlier(["nothing"], NOW)
    requests.written(done(1, "typed", "move"))
    requests.written(done(2, "other"))
    requests.mark_answered(1)
    assert [await state(store, key) for key in ("typed", "move", "other")] == [ANSWERED, ANSWERED, DONE]
    await store.close()


async def test_what_was_asked_once_more_waits_for_an_answer_of_its_own(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    requests = store.request_log
    await requests.earlier(["nothing"], NOW)
    requests.written(done(1, "move", "press"))
    requests.written(done(2, "move"))
    requests.mark_answered(1)
    assert [await state(store, key) for key in ("press", "move")] == [ANSWERED, DONE]
    await store.close()


async def noted(file: Path) -> dict[int, int]:
    """The state of each request as the file says."""
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    rows = {number: await state(store, f"key {number}") for number in (1, 2)}
    await store.close()
    return {number: found for number, found in rows.items() if found is not None}


async def test_an_answer_that_arrives_while_another_is_noted_is_noted_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deeds_module, "_GATHERED_SECONDS", 0)
    file = tmp_path / "tables.sqlite3"
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    requests, settled = store.request_log, asyncio.Semaphore(0)
    await store.write(UnitOfWork().put(RequestRow(**done(1, "key 1")[0])).put(RequestRow(**done(2, "key 2")[0])))
    settle = requests.settle

    async def settling() -> None:
        noting = asyncio.create_task(settle())
        await asyncio.sleep(0)  # it has taken the first
        requests.mark_answered(2)
        await noting
        settled.release()

    monkeypatch.setattr(requests, "settle", settling)
    requests.mark_answered(1)
    await settled.acquire()
    monkeypatch.setattr(requests, "settle", settle)
    assert requests._noting is not None
    await requests._noting
    assert not requests._answered, "nothing is left that nobody notes"
    await store.close()
    assert await noted(file) == {1: ANSWERED, 2: ANSWERED}


async def test_a_stop_loses_nothing_that_is_being_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deeds_module, "_GATHERED_SECONDS", 0)
    file = tmp_path / "tables.sqlite3"
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    await store.write(UnitOfWork().put(RequestRow(**done(1, "key 1")[0])))
    store.request_log.mark_answered(1)
    for _ in range(10):
        await asyncio.sleep(0)
    assert not store.request_log._answered, "it is being noted"
    await store.close()
    assert await noted(file) == {1: ANSWERED}
