"""Group commit: what waits together is written together, and a conflict harms only its own unit."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store import Conflict, LoggedRequest, Store, StoreError, Uncertain, UnitOfWork
from bot.store.committer import Committer
from games.kernel import Chance, random_action
from tests.store.faults import before, moves_refused, statements
from tests.tables.host import duel, host, step


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
        assert len(commits) == 5 and not [sql for sql in sent if sql.startswith("SELECT")]


async def test_rows_that_are_written_together_are_those_that_were_given(url: str) -> None:
    store, many = await Store.open(url), range(70)
    try:
        units = [opened(f"t{n}") for n in many]
        for n, unit in enumerate(units):
            unit.move(**move(f"t{n}", 1, f"say {n}").operations[0][1]).change(
                f"t{n}", 0, {}, **going_on(announced_version=n)
            )
            unit.timer(kind="remind", table_id=f"t{n}", seat=0, user=n, since=n, due=n, sent=0, last=0)
        await asyncio.gather(*map(store.write, units))
        later = [UnitOfWork().change(f"t{n}", 1, {}, **going_on(announced_version=1_000 + n)) for n in many]
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
        await store.write(UnitOfWork().expect_revision("t5", 0))
        units = [UnitOfWork().change(f"t{n}", 0, {}, **going_on(announced_version=7)) for n in range(12)]
        twice = UnitOfWork().change("t3", 0, {}, **going_on(announced_version=8))
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
            units = [move(f"t{n}", 1).change(f"t{n}", 0, {}, **going_on()) for n in range(20)]
            await asyncio.gather(*map(store.write, units))
        assert [sql.split()[0] for sql in sent] == ["INSERT", "UPDATE"]
    finally:
        await store.close()


def going_on(announced_version: int = 0) -> dict[str, Any]:
    """What every move changes of its table."""
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
        await store.write(UnitOfWork().fact("key", "old"))
        await store.write(UnitOfWork().fact("key", "older").fact("other", "stays").delete_fact("other"))
        assert await store.remembered("key") == "older"
    finally:
        await store.close()


async def test_what_no_database_takes_harms_only_its_own_unit(url: str) -> None:
    store = await Store.open(url)
    try:
        units = [UnitOfWork().fact("good", "first"), UnitOfWork().fact("bad", "\ud800"), opened("t1")]
        units += [opened("t2").close("t2", "running", 1 << 70), UnitOfWork().fact("better", "last")]
        answers = await asyncio.gather(*(store.write(unit) for unit in units), return_exceptions=True)
        assert [isinstance(answer, Exception) for answer in answers] == [False, True, False, True, False]
        assert [await store.remembered(key) for key in ("good", "bad", "better")] == ["first", None, "last"]
        assert [await store.version(table) for table in ("t1", "t2")] == [0, None]
    finally:
        await store.close()


async def test_a_conflict_says_nothing_of_what_was_to_be_written(url: str) -> None:
    store = await Store.open(url)
    try:
        await store.write(opened("t"))
        with pytest.raises(Conflict) as caught:
            await store.write(move("t", 1, "a secret").expect_revision("t", 7))
        assert "secret" not in str(caught.value) and "\n" not in str(caught.value)
    finally:
        await store.close()


_sound = st.text(st.characters(codec="utf-8", exclude_characters="\0"))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(texts=st.lists(_sound | st.sampled_from(["'; DROP TABLE facts; --", "$1", ":key", "%s", "{why}", "NULL", ""])))
async def test_whatever_is_written_is_read_as_it_was(url: str, texts: list[str]) -> None:
    store = await Store.open(url)
    try:
        await asyncio.gather(*(store.write(UnitOfWork().fact(f"key {n}", text)) for n, text in enumerate(texts)))
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
        await store.request_log.earlier(["key"], 0)  # what was done is known from now on
        store.request_log.begin(LoggedRequest(7, 1, ("key",), 0, 0.0))
        with monkeypatch.context() as patch:
            patch.setattr(Committer, "write", broken)
            with pytest.raises(Uncertain):
                await store.write(opened("t1"), "t1")
        known = await store.request_log.earlier(["key"], 0)
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
