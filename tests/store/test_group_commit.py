"""Group commit: what waits together is written together, and a conflict harms only its own unit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from aiosqlite import Connection

from bot.store import Conflict, Store, StoreError, TableRow, UnitOfWork
from bot.store.postgres.writer import PostgresWriter
from bot.store.schema import FactRow, SavedMoveRow, TimerRow
from bot.store.unit_of_work import merged
from bot.writer.file_writer import FileWriter
from bot.writer.protocol import OpenFile
from bot.writer.writer_loop import batch_size
from games.kernel import Chance, random_action
from tests.tables.host import duel, host, step
from tests.writer.here import spoil_moves, write_at_once, writes_here


def opened(table_id: str) -> UnitOfWork:
    """A unit that writes a new table."""
    row = TableRow(
        table_id, "foodfighters", 1, None, 1, "running", 2, "{}", None, None, 0, 0, "", 0, False, 0, 0
    )  # fmt: skip
    return UnitOfWork().add(row)


def saved(table_id: str, version: int, note: str = "roll") -> SavedMoveRow:
    """The row of one change of a game."""
    return SavedMoveRow(
        table_id, version, "act", 0, note, "player", 1, 0, b"\x90", b"\x90", False, 0, 1, None,
        snapshot=b"\x80", digest=None,
    )  # fmt: skip


def move(table_id: str, version: int, note: str = "roll") -> UnitOfWork:
    """A unit that writes one change of a game."""
    return UnitOfWork().add(saved(table_id, version, note))


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
            unit.add(saved(f"t{n}", 1, f"say {n}")).revise(TableRow, f"t{n}", 0, **going_on(announced_version=n))
            unit.put(TimerRow("remind", f"t{n}", 0, n, n, n))
        await written_by(writer, units)
        await written_by(
            writer, [UnitOfWork().revise(TableRow, f"t{n}", 1, **going_on(1_000 + n)) for n in range(many)]
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
        await store.write(UnitOfWork().revise(TableRow, "t5", 0))
        units = [UnitOfWork().revise(TableRow, f"t{n}", 0, **going_on(7)) for n in range(12)]
        twice = UnitOfWork().revise(TableRow, "t3", 0, **going_on(8))
        answers = await asyncio.gather(*(store.write(unit) for unit in (*units, twice)), return_exceptions=True)
        assert [n for n, answer in enumerate(answers) if isinstance(answer, Conflict)] == [5, 12]
        told = [row.announced_version for n in range(12) if (row := await store.table(f"t{n}")) is not None]
        assert told == [7] * 5 + [0] + [7] * 6
    finally:
        await store.close()


def test_the_rows_of_units_that_wait_together_are_grouped_and_each_unit_keeps_its_order() -> None:
    def anew(key: str) -> UnitOfWork:
        return UnitOfWork().remove(FactRow, key=key).add(FactRow(key, "new"))

    first = UnitOfWork().add(FactRow("a", "old"))
    found = [[next(iter(row.values())) for row in rows] for _, rows in merged([first, anew("b"), anew("c")])]
    assert found == [["a"], ["b", "c"], ["b", "c"]]


async def test_what_a_unit_removes_first_and_then_adds_is_there(url: str) -> None:
    store = await Store.open(url)
    try:
        anew = [UnitOfWork().remove(FactRow, key=f"k{n}").put(FactRow(f"k{n}", "new")) for n in range(20)]
        units = [unit for n in range(20) for unit in (UnitOfWork().put(FactRow(f"old{n}", "")), anew[n])]
        await asyncio.gather(*(store.write(unit) for unit in units))
        assert [await store.remembered(f"k{n}") for n in range(20)] == ["new"] * 20
    finally:
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
        both.revise(TableRow, "t", 7)
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
            *(store.write(UnitOfWork().revise(TableRow, "t", 0)) for _ in range(5)), return_exceptions=True
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
