"""Reading: a query has the same result in every way of reading."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Integer, bindparam, func, select

from bot.store import Store, StoreError, schema
from bot.tables import Table, Tables, TableUser

TABLES = schema.tables.c


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
    here = select(TABLES.id).where(TABLES.owner.in_([1, 2]), TABLES.channel == bindparam("here", type_=Integer))
    assert [await store.rows(here, here=channel) for channel in (7, 8)] == [[{"id": table.id}], []]
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


async def test_after_the_end_nothing_is_read(url: str) -> None:
    store = await Store.open(url)
    await store.close()
    with pytest.raises(StoreError):
        await store.table("none")
    await store.close()
