"""Group commit: what waits together is written together, and a conflict harms only its own unit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from aiosqlite import Connection

from bot.store import Conflict, Store, StoreError, UnitOfWork
from bot.store.postgres.writer import PostgresWriter
from bot.writer.file_writer import FileWriter
from bot.writer.protocol import OpenFile
from bot.writer.writer_loop import batch_size
from games.kernel import Chance, random_action
from tests.tables.host import duel, host, step
from tests.writer.here import spoil_moves, write_at_once, writes_here


def opened(table_id: str) -> UnitOfWork:
    """A unit that writes a new table."""
    return UnitOfWork().table(
        id=table_id,
        title="foodfighters",
        channel=1,
        guild=None,
        owner=1,
        status="running",
        max_seats=2,
        options="{}",
        seed=None,
        commitment=None,
        version=0,
        announced_version=0,
        waiting_seats="",
        since=0,
        ai_due=False,
        opened=0,
        changed=0,
        revision=0,
    )


def move(table_id: str, version: int, note: str = "roll") -> UnitOfWork:
    """A unit that writes one change of a game."""
    return UnitOfWork().move(
        table_id=table_id,
        version=version,
        kind="act",
        seat=0,
        action=note,
        cause="player",
        user=1,
        at=0,
        events=b"\x90",
        draws=b"\x90",
        reveals=False,
        turn_owner=0,
        turn_number=1,
        restores=None,
        snapshot=b"\x80",
    )


async def test_units_that_wait_together_share_a_transaction(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    batches = list[int]()
    writer: Any = FileWriter if url.startswith("sqlite") else PostgresWriter
    writing = writer.write

    def counted(self: Any, units: Sequence[Any]) -> Any:
        batches.append(len(units))
        return writing(self, units)

    writes_here(monkeypatch)
    monkeypatch.setattr(writer, "write", counted)
    store = await Store.open(url)
    try:
        await asyncio.gather(*(store.write(opened(f"t{n}")) for n in range(40)))
        assert sum(batches) == 40 and len(batches) <= 3, "40 units need no 40 transactions"
        assert [await store.version(f"t{n}") for n in range(40)] == [0] * 40
    finally:
        await store.close()


async def test_a_move_is_one_batch_of_the_process_that_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writes, writing = 0, FileWriter.write

    def counted(writer: FileWriter, units: Sequence[Any]) -> None:
        nonlocal writes
        writes += 1
        writing(writer, units)

    writes_here(monkeypatch)
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        table = await duel(tables)
        for number in range(6):  # what the people have said about themselves is read once
            await step(tables, table.id, Chance(b"warm %d" % number))
        reading = Connection._execute
        monkeypatch.setattr(FileWriter, "write", counted)
        monkeypatch.setattr(Connection, "_execute", None)
        for number in range(5):
            await step(tables, table.id, Chance(b"%d" % number))
        monkeypatch.setattr(Connection, "_execute", reading)
        assert writes == 5, "nothing is read for a move, and everything is written at once"


@pytest.mark.parametrize("many", [1, 2, 8, 9, 32, 33, 70])
async def test_rows_that_are_written_together_are_those_that_were_given(url: str, many: int) -> None:
    store = await Store.open(url)
    file = writer_of(store) if url.startswith("sqlite") else None
    writer: Any = file or store._committer._writer  # type: ignore[attr-defined]
    try:
        units = [opened(f"t{n}") for n in range(many)]
        for n, unit in enumerate(units):
            unit.move(**move(f"t{n}", 1, f"say {n}").operations[0][1]).change(
                f"t{n}", 0, {}, **going_on(announced_version=n)
            )
            unit.timer(kind="remind", table_id=f"t{n}", seat=0, user=n, since=n, due=n, sent=0, last=0)
        await written_by(writer, units)
        await written_by(
            writer, [UnitOfWork().change(f"t{n}", 1, {}, **going_on(announced_version=1_000 + n)) for n in range(many)]
        )
        rows = [await store.table(f"t{n}") for n in range(many)]
        assert [(row.revision, row.announced_version, row.version) for row in rows if row] == [
            (2, 1_000 + n, 3) for n in range(many)
        ]
        assert [[one.action for one in await store.moves(f"t{n}")] for n in range(many)] == [
            [f"say {n}"] for n in range(many)
        ]
        assert [[row.since for row in await store.timers.of(n)] for n in range(many)] == [[n] for n in range(many)]
    finally:
        if file is not None:
            file.close()
        await store.close()


async def test_one_stale_table_among_many_written_together_is_refused_alone(url: str) -> None:
    store = await Store.open(url)
    try:
        await asyncio.gather(*(store.write(opened(f"t{n}")) for n in range(12)))
        await store.write(UnitOfWork().expect_revision("t5", 0))
        units = [UnitOfWork().change(f"t{n}", 0, {}, **going_on(announced_version=7)) for n in range(12)]
        twice = UnitOfWork().change("t3", 0, {}, **going_on(announced_version=8))
        answers = await asyncio.gather(*(store.write(unit) for unit in (*units, twice)), return_exceptions=True)
        assert [n for n, answer in enumerate(answers) if isinstance(answer, Conflict)] == [5, 12]
        told = [row.announced_version for n in range(12) if (row := await store.table(f"t{n}")) is not None]
        assert told == [7] * 5 + [0] + [7] * 6
    finally:
        await store.close()


async def test_a_batch_of_moves_takes_one_step_for_each_kind_of_row(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    writer, steps = writer_of(store), list[str]()
    try:
        write_at_once(writer, [opened(f"t{n}") for n in range(20)])
        assert writer._connection is not None
        writer._connection.set_trace_callback(lambda sql: steps.append(sql.split()[0]))
        write_at_once(writer, [move(f"t{n}", 1).change(f"t{n}", 0, {}, **going_on()) for n in range(20)])
        assert steps == ["BEGIN", "WITH", "WITH", "COMMIT"]
    finally:
        writer.close()
        await store.close()


def going_on(announced_version: int = 0) -> dict[str, Any]:
    """What every move changes of its table."""
    return {"version": 3, "announced_version": announced_version, "waiting_seats": "", "since": 0, "changed": 0}


def writer_of(store: Store) -> FileWriter:
    """Another writer to the file of a store."""
    return FileWriter(OpenFile([store._engine.url.database], {"timeout": 5}))


async def written_by(writer: FileWriter | PostgresWriter, units: Sequence[UnitOfWork]) -> None:
    """Write units as one batch."""
    if isinstance(writer, FileWriter):
        write_at_once(writer, units)
    else:
        await writer.write(units)


def test_while_one_batch_is_written_those_of_the_one_before_go_on() -> None:
    assert [batch_size(waiting) for waiting in (0, 1, 25, 26, 50, 80, 1_000)] == [0, 1, 25, 25, 25, 40, 100]


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
        both.expect_revision("t", 7)
        with pytest.raises(Conflict):
            await store.write(both)
        assert await store.moves("t") == []
    finally:
        await store.close()


async def test_of_changes_on_one_revision_only_the_first_counts(url: str) -> None:
    store = await Store.open(url)
    try:
        await store.write(opened("t"))
        answers = await asyncio.gather(
            *(store.write(UnitOfWork().expect_revision("t", 0)) for _ in range(5)), return_exceptions=True
        )
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


async def test_a_move_that_cannot_be_written_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        table = await duel(tables)
        game = table.running_game()
        seat = game.waiting()[0]
        action = random_action(game.title, game.state, seat, Chance(bytes(1)))
        acted = await tables.moves.act(table.id, seat, action, user=table.users[seat])

        seat = acted.table.running_game().waiting()[0]
        action = random_action(game.title, acted.table.running_game().state, seat, Chance(bytes(1)))
        spoil_moves(monkeypatch)
        with pytest.raises(StoreError, match="refuses to write: no such table: nowhere"):
            await tables.moves.act(table.id, seat, action, user=table.users[seat])
        monkeypatch.undo()
        assert (await tables.get(table.id)).version == acted.table.version
