"""The statements of a change find their rows by a key, with any number of tables."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.dialects.sqlite import dialect

from bot.store import Store, UnitOfWork
from bot.store.row_types import TIMERS
from bot.store.schema import TimerRow
from tests.store.test_group_commit import opened


def over(table_id: str) -> UnitOfWork:
    """A unit that deletes all timers of a table, as its end does."""
    unit = UnitOfWork()
    for kind in TIMERS:
        unit.remove(TimerRow, kind=kind, table_id=table_id)
    return unit


async def test_the_timers_of_a_table_that_is_over_are_found_by_their_key(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()
    statement, values = over("t").operations[0]
    compiled = statement.compile(dialect=dialect(paramstyle="named"))
    with closing(sqlite3.connect(file)) as database:
        plan = database.execute(f"EXPLAIN QUERY PLAN {compiled}", {**compiled.params, **values}).fetchall()
    assert not [row for row in plan if row[3].startswith("SCAN")], plan


async def test_a_table_that_is_over_keeps_no_timer_of_any_kind_and_others_keep_theirs(url: str) -> None:
    store = await Store.open(url)
    try:
        for table_id in ("t", "other"):
            unit = opened(table_id)
            for kind in TIMERS:
                unit.put(TimerRow(kind, table_id, 0, 1, 0, 1))
            await store.write(unit)
        await store.write(over("t"))
        assert [row.table_id for row in await store.timers.of(1)] == ["other"] * 3
        assert await store.timers.clocks("t") == []
    finally:
        await store.close()
