"""Group commit: what waits together is written together, and a conflict harms only its own unit."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import event

from bot.store import Conflict, Store, Unit


def opened(table_id: str) -> Unit:
    """A unit that writes a new table."""
    return Unit().table(
        id=table_id,
        title="foodfighters",
        channel=1,
        guild=None,
        owner=1,
        status="running",
        wanted=2,
        options="{}",
        seed=None,
        commitment=None,
        version=0,
        told=0,
        awaited="",
        since=0,
        robot_due=False,
        opened=0,
        changed=0,
        revision=0,
    )


def move(table_id: str, version: int, note: str = "roll") -> Unit:
    """A unit that writes one change of a game."""
    return Unit().move(
        table_id=table_id,
        version=version,
        kind="act",
        seat=0,
        action=note,
        cause="player",
        user=1,
        at=0,
        events=b"",
        draws=b"",
        reveals=False,
        turn_owner=0,
        turn_number=1,
        restores=None,
        snapshot=b"",
    )


async def test_units_that_wait_together_share_a_transaction(url: str) -> None:
    store = await Store.open(url)
    commits = 0

    def count(_: Any) -> None:
        nonlocal commits
        commits += 1

    event.listen(store._engine.sync_engine, "commit", count)
    try:
        await asyncio.gather(*(store.write(opened(f"t{n}")) for n in range(40)))
        assert commits <= 3, "40 units need no 40 transactions"
        assert [await store.version(f"t{n}") for n in range(40)] == [0] * 40
    finally:
        await store.close()


async def test_a_conflict_harms_only_its_own_unit(url: str) -> None:
    store = await Store.open(url)
    try:
        await asyncio.gather(*(store.write(opened(f"t{n}")) for n in range(10)))
        await store.write(move("t3", 1, "first"))
        answers = await asyncio.gather(
            *(store.write(move(f"t{n}", 1, "second")) for n in range(10)), return_exceptions=True
        )
        assert [n for n, answer in enumerate(answers) if isinstance(answer, Conflict)] == [3]
        actions = [(await store.moves(f"t{n}"))[0].action for n in range(10)]
        assert actions == ["second"] * 3 + ["first"] + ["second"] * 6
    finally:
        await store.close()


async def test_a_refused_unit_leaves_nothing_behind(url: str) -> None:
    store = await Store.open(url)
    try:
        await store.write(opened("t"))
        both = move("t", 1)
        both.on("t", 7)
        with pytest.raises(Conflict):
            await store.write(both)
        assert await store.moves("t") == []
    finally:
        await store.close()


async def test_of_changes_on_one_revision_only_the_first_counts(url: str) -> None:
    store = await Store.open(url)
    try:
        await store.write(opened("t"))
        answers = await asyncio.gather(*(store.write(Unit().on("t", 0)) for _ in range(5)), return_exceptions=True)
        assert sum(answer is None for answer in answers) == 1
        row = await store.table("t")
        assert row is not None and row.revision == 1
    finally:
        await store.close()


async def test_what_waits_is_written_before_the_store_closes(url: str) -> None:
    store = await Store.open(url)
    waiting = [asyncio.create_task(store.write(opened(f"t{n}"))) for n in range(5)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    again = await Store.open(url)
    assert len(await again.tables_of(channel=1)) == 5
    await again.close()
