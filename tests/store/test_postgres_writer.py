"""Writing to PostgreSQL: one message for a batch, and a connection that is made anew when it breaks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store import Conflict, Store, StoreError, TableRow, Uncertain, UnitOfWork
from bot.store.postgres.writer import PostgresWriter
from bot.store.schema import FactRow
from games.kernel import Chance
from tests.store.test_group_commit import move, opened
from tests.tables.host import duel, host, step

pytestmark = [pytest.mark.postgres, pytest.mark.xdist_group("postgres")]


@pytest.fixture
async def store(shared_url: str) -> AsyncIterator[Store]:
    """A store on PostgreSQL."""
    opened_store = await Store.open(shared_url)
    yield opened_store
    await opened_store.close()


def writer_of(store: Store) -> PostgresWriter:
    """What writes for a store."""
    writer: Any = store._committer._writer  # type: ignore[attr-defined]
    assert isinstance(writer, PostgresWriter)
    return writer


async def test_a_batch_is_one_message_to_the_server(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await asyncio.gather(*(store.write(opened(f"t{n}")) for n in range(30)))
    calls, calling = list[int](), PostgresWriter._call

    async def counted(writer: PostgresWriter, statement: Any, values: list[list[Any]]) -> None:
        calls.append(len(values))
        await calling(writer, statement, values)

    monkeypatch.setattr(PostgresWriter, "_call", counted)
    await writer_of(store).write([move(f"t{n}", 1).revise(TableRow, f"t{n}", 0) for n in range(30)])
    assert len(calls) == 1
    assert [await store.revision(f"t{n}") for n in range(30)] == [1] * 30
    assert [len(await store.moves(f"t{n}")) for n in range(30)] == [1] * 30


async def test_what_a_move_writes_is_created_once(shared_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with host(shared_url) as tables:
        table = await duel(tables)
        for number in range(6):
            await step(tables, table.id, Chance(b"warm %d" % number))
        monkeypatch.setattr(PostgresWriter, "_create_function", None)
        for number in range(5):
            await step(tables, table.id, Chance(b"%d" % number))


async def test_what_comes_later_in_a_unit_finds_what_was_written_before(store: Store) -> None:
    await store.write(UnitOfWork().put(FactRow("key", "old")))
    await store.write(
        UnitOfWork().put(FactRow("key", "older")).put(FactRow("other", "stays")).remove(FactRow, key="other")
    )
    assert await store.remembered("key") == "older"


async def test_a_refused_batch_leaves_nothing_of_any_of_its_units(store: Store) -> None:
    await store.write(opened("t"))
    with pytest.raises(Conflict):
        await writer_of(store).write([UnitOfWork().put(FactRow("key", "value")), UnitOfWork().revise(TableRow, "t", 7)])
    assert await store.remembered("key") is None


async def test_a_conflict_says_nothing_of_what_was_to_be_written(store: Store) -> None:
    await store.write(opened("t"))
    with pytest.raises(Conflict) as caught:
        await store.write(move("t", 1, "a secret").revise(TableRow, "t", 7))
    assert "secret" not in str(caught.value)


_sound = st.text(st.characters(codec="utf-8", exclude_characters="\0"))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(value=_sound | st.sampled_from(["'; DROP TABLE facts; --", "$body$", "\\", "$1", "%s", "{why}", "NULL", ""]))
async def test_whatever_is_written_is_read_as_it_was(store: Store, value: str) -> None:
    await store.write(UnitOfWork().put(FactRow("key", value)))
    assert await store.remembered("key") == value


@pytest.mark.parametrize("value", ["a\0b", "\ud800"])
async def test_what_no_database_takes_harms_only_its_own_unit(store: Store, value: str) -> None:
    units = [
        UnitOfWork().put(FactRow("good", "first")),
        UnitOfWork().put(FactRow("bad", value)),
        UnitOfWork().put(FactRow("better", "last")),
    ]
    answers = await asyncio.gather(*(store.write(unit) for unit in units), return_exceptions=True)
    assert [isinstance(answer, StoreError) for answer in answers] == [False, True, False]
    assert [await store.remembered(key) for key in ("good", "bad", "better")] == ["first", None, "last"]


async def _break(store: Store) -> None:
    """The server ends every other connection, as where it is started anew."""
    async with store.writing() as connection:
        await connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )


async def test_a_connection_that_broke_is_made_anew(store: Store) -> None:
    await store.write(opened("t"))
    assert await store.revision("t") == 0
    await _break(store)
    for version in (1, 2):  # whoever finds it broken may be refused, and tries again
        try:
            await store.write(UnitOfWork().revise(TableRow, "t", 0))
            break
        except StoreError:
            assert version == 1
    for _ in range(2):
        try:
            assert await store.revision("t") == 1
            break
        except StoreError:
            continue


async def test_of_a_unit_that_was_on_its_way_when_the_connection_broke_nobody_knows(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    call = PostgresWriter._call

    async def broken(writer: PostgresWriter, calling: Any, values: list[list[Any]]) -> None:
        under_way = asyncio.ensure_future(call(writer, calling, values))
        await asyncio.sleep(0)
        writer._driver.terminate()
        await under_way

    await store.write(opened("t"))
    with monkeypatch.context() as patch:
        patch.setattr(PostgresWriter, "_call", broken)
        with pytest.raises(Uncertain):
            await store.write(UnitOfWork().revise(TableRow, "t", 0))
    await store.write(opened("u"))
    assert await store.revision("u") == 0


async def test_what_is_asked_of_a_closed_store_is_refused(shared_url: str) -> None:
    store = await Store.open(shared_url)
    await store.close()
    with pytest.raises(StoreError):
        await store.write(UnitOfWork().put(FactRow("key", "value")))
    with pytest.raises(StoreError):
        await store.revision("t")


async def test_those_who_ask_at_once_for_revisions_share_a_query(store: Store) -> None:
    await asyncio.gather(*(store.write(opened(f"t{n}")) for n in range(20)))
    revisions: Any = store._revisions
    asked, reading = 0, revisions._read

    async def counted(before: Any) -> Any:
        nonlocal asked
        asked += 1
        return await reading(before)

    revisions._read = counted
    found = await asyncio.gather(*(store.revision(f"t{n}") for n in range(21)))
    assert found == [0] * 20 + [None]
    assert asked == 1


async def test_a_revision_is_never_older_than_the_question(store: Store) -> None:
    await store.write(opened("t"))
    for revision in range(10):
        early = asyncio.create_task(store.revision("t"))  # a query is under way while it changes
        await store.write(UnitOfWork().revise(TableRow, "t", revision))
        assert await store.revision("t") == revision + 1
        assert await early in (revision, revision + 1)
