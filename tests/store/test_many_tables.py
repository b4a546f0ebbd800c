"""What is written with a change finds its rows by a key, however many other tables there are."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.dialects.sqlite import dialect

from bot.store import Store, UnitOfWork
from bot.store.kinds import TIMERS
from bot.store.schema import TimerRow
from bot.store.timers import drop_timers
from tests.store.test_group_commit import opened


async def test_the_timers_of_a_table_that_is_over_are_found_by_their_key(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()
    unit = UnitOfWork()
    drop_timers(unit, "t")
    statement, values = unit.operations[0]
    sql = statement.compile(dialect=dialect(paramstyle="named"))
    with closing(sqlite3.connect(file)) as database:
        plan = database.execute(f"EXPLAIN QUERY PLAN {sql}", values).fetchall()
    assert not [row for row in plan if row[3].startswith("SCAN")], plan


async def test_a_table_that_is_over_keeps_no_timer_of_any_kind_and_others_keep_theirs(url: str) -> None:
    store = await Store.open(url)
    try:
        for table_id in ("t", "other"):
            unit = opened(table_id)
            for kind in TIMERS:
                unit.put(TimerRow(kind, table_id, 0, 1, 0, 1))
            await store.write(unit)
        over = UnitOfWork()
        drop_timers(over, "t")
        await store.write(over)
        assert [row.table_id for row in await store.timers.of(1)] == ["other"] * 3
        assert await store.timers.clocks("t") == []
    finally:
        await store.close()
