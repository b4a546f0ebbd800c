"""Group commit: waiting units are written together, and a conflict affects only its own unit."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store import Conflict, LoggedRequest, Store, StoreError, TableRow, Uncertain, UnitOfWork
from bot.store.schema import FactRow, SavedMoveRow, TimerRow
from bot.store.unit_of_work import Committer, merged
from games.kernel import Chance, random_action
from tests.lengths import amount
from tests.store.faults import before, moves_refused, statements
from tests.tables.host import duel, host, step


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


async def test_units_that_wait_together_share_a_transaction(url: str) -> None:
    store, commits = await Store.open(url), list[Any]()
    try:
        with before("commit", commits.append):
            await asyncio.gather(*(store.write(opened(f"t{n}")) for n in range(40)))
        assert len(commits) <= 2, "40 units need no 40 transactions"
        assert [await store.version(f"t{n}") for n in range(40)] == [0] * 40
    finally:
        await store.close()


async def test_for_a_move_nothing_is_read_and_everything_is_written_at_once(tmp_path: Path) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        table = await duel(tables)
        for number in range(6):  # what the people have said about themselves is read once
            await step(tables, table.id, Chance(b"warm %d" % number))
        commits = list[Any]()
        with before("commit", commits.append), statements() as sent:
            for number in range(5):
                await step(tables, table.id, Chance(b"%d" % number))
        # The worker of the outbox reads what is due whenever its time has come.
        read = [sql for sql in sent if sql.startswith("SELECT") and not sql.startswith("SELECT min(CASE")]
        assert len(commits) == 5 and read == []


async def test_rows_that_are_written_together_are_those_that_were_given(url: str) -> None:
    store, many = await Store.open(url), range(70)
    try:
        units = [opened(f"t{n}") for n in many]
        for n, unit in enumerate(units):
            unit.add(saved(f"t{n}", 1, f"say {n}")).revise(TableRow, f"t{n}", 0, **going_on(announced_version=n))
            unit.put(TimerRow("remind", f"t{n}", 0, n, n, n))
        await asyncio.gather(*map(store.write, units))
        later = [UnitOfWork().revise(TableRow, f"t{n}", 1, **going_on(announced_version=1_000 + n)) for n in many]
        await asyncio.gather(*map(store.write, later))
        rows = [await store.table(f"t{n}") for n in many]
        found = [(row.revision, row.announced_version, row.version) for row in rows if row]
        assert found == [(2, 1_000 + n, 3) for n in many]
        assert [[one.action for one in await store.moves(f"t{n}")] for n in many] == [[f"say {n}"] for n in many]
        assert [[row.since for row in await store.timers.of(n)] for n in many] == [[n] for n in many]
    finally:
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


async def test_a_batch_of_moves_takes_one_step_for_each_kind_of_row(url: str) -> None:
    store = await Store.open(url)
    try:
        await asyncio.gather(*(store.write(opened(f"t{n}")) for n in range(20)))
        with statements() as sent:
            units = [move(f"t{n}", 1).revise(TableRow, f"t{n}", 0, **going_on()) for n in range(20)]
            await asyncio.gather(*map(store.write, units))
        assert [sql.split()[0] for sql in sent] == ["INSERT", "UPDATE"]
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
    """Return the columns that every move changes."""
    return {"version": 3, "announced_version": announced_version, "waiting_seats": "", "since": 0, "changed": 0}


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


async def test_a_refused_unit_leaves_nothing_behind_and_says_nothing_of_what_was_to_be_written(url: str) -> None:
    store = await Store.open(url)
    try:
        await store.write(opened("t"))
        with pytest.raises(Conflict) as caught:
            await store.write(move("t", 1, "a secret").revise(TableRow, "t", 7))
        assert await store.moves("t") == []
        assert "secret" not in str(caught.value) and "\n" not in str(caught.value)
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


async def test_a_unit_is_written_also_where_who_waits_for_it_is_broken_off(url: str) -> None:
    store = await Store.open(url)
    try:
        broken_off = asyncio.create_task(store.write(opened("t1")))
        await asyncio.sleep(0)
        broken_off.cancel()
        await store.write(opened("t2"))
        assert broken_off.cancelled()
        assert [await store.version(table) for table in ("t1", "t2")] == [0, 0]
    finally:
        await store.close()


async def test_what_comes_later_in_a_unit_finds_what_was_written_before(url: str) -> None:
    store = await Store.open(url)
    try:
        await store.write(UnitOfWork().put(FactRow("key", "old")))
        await store.write(
            UnitOfWork().put(FactRow("key", "older")).put(FactRow("other", "stays")).remove(FactRow, key="other")
        )
        assert await store.remembered("key") == "older"
    finally:
        await store.close()


async def test_what_no_database_takes_harms_only_its_own_unit(url: str) -> None:
    store = await Store.open(url)
    try:
        first, bad, last = (FactRow("good", "first"), FactRow("bad", "\ud800"), FactRow("better", "last"))
        much = opened("t2").change(TableRow, {"id": "t2"}, status="running", changed=1 << 70)
        units = [UnitOfWork().put(first), UnitOfWork().put(bad), opened("t1"), much, UnitOfWork().put(last)]
        answers = await asyncio.gather(*(store.write(unit) for unit in units), return_exceptions=True)
        assert [isinstance(answer, Exception) for answer in answers] == [False, True, False, True, False]
        assert [await store.remembered(key) for key in ("good", "bad", "better")] == ["first", None, "last"]
        assert [await store.version(table) for table in ("t1", "t2")] == [0, None]
    finally:
        await store.close()


_sound = st.text(st.characters(codec="utf-8", exclude_characters="\0"))


@settings(max_examples=amount(15, 60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(texts=st.lists(_sound | st.sampled_from(["'; DROP TABLE facts; --", "$1", ":key", "%s", "{why}", "NULL", ""])))
async def test_whatever_is_written_is_read_as_it_was(url: str, texts: list[str]) -> None:
    store = await Store.open(url)
    try:
        await asyncio.gather(
            *(store.write(UnitOfWork().put(FactRow(f"key {n}", text))) for n, text in enumerate(texts))
        )
        assert [await store.remembered(f"key {n}") for n in range(len(texts))] == texts
    finally:
        await store.close()


async def test_what_was_written_though_nobody_was_told_is_known_when_it_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Committer.write

    async def broken(committer: Committer, unit: UnitOfWork) -> None:
        await write(committer, unit)
        raise Uncertain

    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    try:
        store.request_log.begin(LoggedRequest(7, 1, "key", 0))
        with monkeypatch.context() as patch:
            patch.setattr(Committer, "write", broken)
            with pytest.raises(Uncertain):
                await store.write(opened("t1"), "t1")
        known = await store.request_log.repeated(LoggedRequest(8, 1, "key", 1))
        assert known is not None and known.number == 7 and await store.version("t1") == 0
        with pytest.raises(Conflict):
            await store.write(opened("t1"))
    finally:
        await store.close()


async def test_however_much_is_written_the_log_of_a_file_stays_short(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    log = file.with_name(file.name + "-wal")
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    try:
        await store.write(opened("t"))
        for version in range(1, 201):  # about 25 pages each, 5,000 in all
            await store.write(move("t", version, "x" * 100_000))
        assert log.stat().st_size < 2_000 * 4_120
    finally:
        await store.close()
    assert not log.exists()


async def test_a_move_that_cannot_be_written_changes_nothing(tmp_path: Path) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        table = await duel(tables)
        game = table.running_game()
        seat = game.waiting()[0]
        action = random_action(game.title, game.state, seat, Chance(bytes(1)))
        acted = await tables.moves.act(table.id, seat, action, user=table.users[seat])

        seat = acted.table.running_game().waiting()[0]
        action = random_action(game.title, acted.table.running_game().state, seat, Chance(bytes(1)))
        async with moves_refused(tables.store):
            with pytest.raises(StoreError, match=r"cannot be written: no such table: main\.nowhere"):
                await tables.moves.act(table.id, seat, action, user=table.users[seat])
        assert (await tables.get(table.id)).version == acted.table.version
