"""Reading: what a query finds is the same whichever way it is asked."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import Boolean, Integer, bindparam, func, select
from sqlalchemy.dialects import sqlite

import bot.app  # noqa: F401  # features declare tables of their own
from bot.store import Store, StoreError, schema
from bot.store.reader import QueryShapes
from bot.tables import Table, Tables, TableUser

TABLES = schema.tables.c


def test_only_booleans_are_kept_otherwise_than_they_are_read() -> None:
    dialect = sqlite.dialect()
    kept_otherwise = {
        type(column.type)
        for table in schema.metadata.tables.values()
        for column in table.columns
        if column.type.dialect_impl(dialect).result_processor(dialect, None) is not None
    }
    assert kept_otherwise == {Boolean}


def test_queries_that_differ_in_their_values_alone_share_their_sql() -> None:
    shapes = QueryShapes(sqlite.dialect(paramstyle="qmark"))
    one, other = (shapes.compiled(select(TABLES.id).where(TABLES.owner == owner)) for owner in (1, 2))
    assert one.sql == other.sql and (one.values, other.values) == ((1,), (2,))


def test_a_list_of_values_is_asked_for_as_long_as_it_is() -> None:
    shapes = QueryShapes(sqlite.dialect(paramstyle="qmark"))
    asked = [
        shapes.compiled(select(TABLES.id).where(TABLES.owner.in_(owners)).limit(9)) for owners in ([1], [2, 3], [4])
    ]
    assert [one.sql.count("?") - asked[0].sql.count("?") for one in asked] == [0, 1, 0]
    assert [one.values for one in asked] == [(1, 9, 0), (2, 3, 9, 0), (4, 9, 0)]


def test_a_list_may_stand_beside_a_value_that_is_given_by_name() -> None:
    shapes = QueryShapes(sqlite.dialect(paramstyle="qmark"))
    query = select(TABLES.id).where(TABLES.owner.in_([2, 3]), TABLES.channel == bindparam("here", type_=Integer))
    asked = [shapes.compiled(query, here=here) for here in (7, 8)]
    assert [one.values for one in asked] == [(2, 3, 7), (2, 3, 8)] and asked[0].sql == asked[1].sql


async def a_table(store: Store) -> Table:
    tables = Tables(store)
    table = await tables.lobby.open("foodies", TableUser(1, "Ann"), 7, 7, 2)
    await tables.stop()
    return table


async def test_what_is_found_is_as_it_was_written(url: str) -> None:
    store = await Store.open(url)
    table = await a_table(store)
    (found,) = await store.rows(select(TABLES.id, TABLES.private, TABLES.seed, func.length(TABLES.id).label("long")))
    assert found == {"id": table.id, "private": False, "seed": None, "long": len(table.id)}
    assert found["private"] is False
    assert await store.rows(select(TABLES.id).where(TABLES.owner.in_([2, 3]))) == []
    assert await store.rows(select(TABLES.id).where(TABLES.owner.in_([]))) == []
    await store.close()


async def test_many_may_read_at_once(url: str) -> None:
    store = await Store.open(url)
    table = await a_table(store)
    found = await asyncio.gather(*(store.table(table.id) for _ in range(50)))
    assert {row.id for row in found if row is not None} == {table.id} and None not in found
    await store.close()


async def test_who_stops_waiting_for_an_answer_leaves_nothing_behind(url: str) -> None:
    store = await Store.open(url)
    table = await a_table(store)
    impatient = [asyncio.create_task(store.table(table.id)) for _ in range(20)]
    await asyncio.sleep(0)
    for task in impatient:
        task.cancel()
    await asyncio.gather(*impatient, return_exceptions=True)
    assert (await store.table(table.id)) == table.row
    await store.close()


async def test_a_connection_opened_for_who_stopped_waiting_serves_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, connect, opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/one.sqlite3"), aiosqlite.connect, 0

    def counted(*args: Any, **options: Any) -> aiosqlite.Connection:
        nonlocal opened
        opened += 1
        return connect(*args, **options)

    monkeypatch.setattr(aiosqlite, "connect", counted)
    for _ in range(3):
        impatient = asyncio.create_task(store.table("none"))
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.gather(impatient, return_exceptions=True)
    assert await store.table("none") is None and opened == 1
    await store.close()


async def test_after_the_end_nothing_is_read(url: str) -> None:
    store = await Store.open(url)
    await store.close()
    with pytest.raises(StoreError):
        await store.table("none")
    await store.close()
