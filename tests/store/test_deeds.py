"""What was done a moment ago, where nobody else writes: an answer is remembered of its own request alone."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from bot.store import Store
from bot.store.deeds import ANSWERED, DONE


def done(number: int, *keys: str) -> list[dict[str, Any]]:
    now = int(time.time())
    return [{"key": key, "number": number, "user": 1, "table_id": "t", "at": now, "state": DONE} for key in keys]


async def state(store: Store, key: str) -> int | None:
    row = await store.deeds.earlier([key])
    return None if row is None else row.state


async def test_an_answer_is_remembered_under_every_key_of_its_request(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    deeds = store.deeds
    await deeds.earlier(["nothing"])
    deeds.written(done(1, "typed", "move"))
    deeds.written(done(2, "other"))
    deeds.answered(1)
    assert [await state(store, key) for key in ("typed", "move", "other")] == [ANSWERED, ANSWERED, DONE]
    await store.close()


async def test_what_was_asked_once_more_waits_for_an_answer_of_its_own(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    deeds = store.deeds
    await deeds.earlier(["nothing"])
    deeds.written(done(1, "move", "press"))
    deeds.written(done(2, "move"))
    deeds.answered(1)
    assert [await state(store, key) for key in ("press", "move")] == [ANSWERED, DONE]
    await store.close()
