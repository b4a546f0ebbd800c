"""The message with a table's controls, if two are reported in another order than they were posted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest_asyncio

from bot.store import Store
from bot.store.schema import StaleRow
from bot.tables import Tables, TableUser
from tests.store.test_group_commit import opened

OLD, NEW = 500, 900
"""Discord's ids: a later message has a greater one."""
HALL, THREAD = 1, 2


@pytest_asyncio.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def table(store: Store) -> str:
    return (await Tables(store).lobby.open("foodfighters", TableUser(1, "Ann"), HALL, 1, 2)).id


async def carried(store: Store, table: str) -> int | None:
    """The message that carries the controls."""
    post = await store.live.post(table)
    return None if post is None else post.message


async def stale(store: Store) -> list[int]:
    """The messages whose controls are to be taken away."""
    return [one.message for one in await store.live.stale([HALL, THREAD])]


async def test_the_message_posted_later_carries_the_controls(store: Store, table: str) -> None:
    assert await store.live.set_post(table, HALL, OLD, 0) == []
    assert await store.live.set_post(table, THREAD, NEW, 0) == [StaleRow(OLD, HALL)]
    assert (await carried(store, table), await stale(store)) == (NEW, [OLD])


async def test_it_carries_them_also_where_the_earlier_one_is_heard_of_after_it(store: Store, table: str) -> None:
    assert await store.live.set_post(table, THREAD, NEW, 0, new=True) == []
    assert await store.live.set_post(table, HALL, OLD, 0, new=True) == [StaleRow(OLD, HALL)]
    assert (await carried(store, table), await stale(store)) == (NEW, [OLD])


async def test_it_keeps_them_also_where_an_earlier_one_that_carries_none_is_heard_of_after_it(
    store: Store, table: str
) -> None:
    assert await store.live.set_post(table, HALL, NEW, 0, new=True) == []
    assert await store.live.set_post(table, HALL, OLD, 0, carries=False, new=True) == []
    assert (await carried(store, table), await stale(store)) == (NEW, [])


async def test_an_earlier_message_that_is_brought_up_to_date_takes_them_over(store: Store, table: str) -> None:
    assert await store.live.set_post(table, THREAD, NEW, 0) == []
    assert await store.live.set_post(table, HALL, OLD, 0) == [StaleRow(NEW, THREAD)]
    assert (await carried(store, table), await stale(store)) == (OLD, [NEW])


async def test_of_two_messages_that_are_heard_of_at_once_one_carries_the_controls(url: str) -> None:
    store = await Store.open(url)
    try:
        await asyncio.gather(*(store.write(opened(f"t{n}")) for n in range(20)))
        posts = [(f"t{n}", message) for n in range(20) for message in (100 + n, 200 + n)]
        await asyncio.gather(*(store.live.set_post(table, 1, message, 0, new=True) for table, message in posts))
        assert [post.message for n in range(20) if (post := await store.live.post(f"t{n}"))] == [*range(200, 220)]
        left = list[int]()
        while stale := await store.live.stale([1]):
            for one in stale:
                left.append(one.message)
                await store.live.cleared(one.message)
        assert sorted(left) == [*range(100, 120)], "all others give theirs up"
    finally:
        await store.close()
