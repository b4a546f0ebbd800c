"""Which message carries a table's controls, where two are heard of in another order than they were posted in."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.store import Store
from bot.tables import Person, Tables

OLD, NEW = 500, 900
"""Discord's numbers: what is posted later has a greater one."""
HALL, THREAD = 1, 2


@pytest_asyncio.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def table(store: Store) -> str:
    return (await Tables(store).lobby.open("foodfighters", Person(1, "Ann"), HALL, 1, 2)).id


async def carried(store: Store, table: str) -> int | None:
    """The message that carries the controls."""
    post = await store.live.post(table)
    return None if post is None else post.message


async def stale(store: Store) -> list[int]:
    """The messages whose controls are to be taken away."""
    return [one.message for one in await store.live.stale([HALL, THREAD])]


async def test_the_message_posted_later_carries_the_controls(store: Store, table: str) -> None:
    assert await store.live.set_post(table, HALL, OLD, 0) is None
    assert await store.live.set_post(table, THREAD, NEW, 0) == HALL
    assert (await carried(store, table), await stale(store)) == (NEW, [OLD])


async def test_it_carries_them_also_where_the_earlier_one_is_heard_of_after_it(store: Store, table: str) -> None:
    assert await store.live.set_post(table, THREAD, NEW, 0, new=True) is None
    assert await store.live.set_post(table, HALL, OLD, 0, new=True) == HALL
    assert (await carried(store, table), await stale(store)) == (NEW, [OLD])


async def test_an_earlier_message_that_is_brought_up_to_date_takes_them_over(store: Store, table: str) -> None:
    assert await store.live.set_post(table, THREAD, NEW, 0) is None
    assert await store.live.set_post(table, HALL, OLD, 0) == THREAD
    assert (await carried(store, table), await stale(store)) == (OLD, [NEW])
