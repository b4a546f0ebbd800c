"""Groups of shards: every one is served, by one process, fairly; on locks of a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.shards import (
    ANSWER_SECONDS,
    GROUPS,
    POLL_SECONDS,
    SILENCE_SECONDS,
    GroupLocks,
    ShardGroups,
    groups,
    may_take,
    should_give,
)
from tests.lengths import long_form

REPLACED_SECONDS = 30.0
SHARDS = 4


@given(st.integers(1, 500))
def test_every_shard_is_in_one_group_and_groups_are_of_one_size(total: int) -> None:
    found = groups(total)
    assert [shard for group in found for shard in group] == list(range(total))
    assert len(found) == min(total, GROUPS)
    assert max(map(len, found)) - min(map(len, found)) <= 1


@given(st.integers(1, 16), st.lists(st.integers(0, 20), min_size=1, max_size=6), st.data())
def test_all_groups_are_served_and_shared_evenly_whoever_looks_first(
    total: int, counts: list[int], data: st.DataObject
) -> None:
    while sum(counts) > total:
        counts[counts.index(max(counts))] -= 1
    for _ in range(2 * total + 2):
        for me in data.draw(st.permutations(range(len(counts)))):
            free = total - sum(counts)
            others = [count for other, count in enumerate(counts) if other != me]
            if not free and should_give(counts[me], others):
                counts[me] -= 1
            for _ in range(free):
                counts[me] += may_take(counts[me], others)
    assert sum(counts) == total and max(counts) - min(counts) <= 1


def test_who_is_cut_off_stops_before_the_server_frees_its_locks_and_is_replaced_in_time() -> None:
    assert POLL_SECONDS + ANSWER_SECONDS < SILENCE_SECONDS
    assert SILENCE_SECONDS + POLL_SECONDS < REPLACED_SECONDS / 2, "a new session may have to wait for its turn"


class Served:
    """The groups that one process serves."""

    def __init__(self) -> None:
        self.shards: dict[int, Sequence[int]] = {}
        self.total = 0

    def open(self, group: int, shards: Sequence[int], total: int) -> None:
        """Serve a group."""
        assert group not in self.shards
        self.shards[group], self.total = shards, total

    def close(self, group: int, overlap: float = 0.0) -> None:
        """Serve it no more."""
        del self.shards[group]


class Process:
    """A process with its groups."""

    def __init__(self, url: str, total: int = SHARDS) -> None:
        self.served = Served()
        self.locks = GroupLocks(url)
        self.groups = ShardGroups(self.locks, self.served, total)

    @property
    def count(self) -> int:
        """Return the number of groups that it serves."""
        return len(self.served.shards)


@asynccontextmanager
async def at_work(process: Process) -> AsyncIterator[Process]:
    """A process that serves, and stops at the end."""
    await process.groups.start()
    try:
        yield process
    finally:
        await process.groups.stop()


async def soon(true: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(REPLACED_SECONDS):
        while not true():  # noqa: ASYNC110  # the processes look by themselves
            await asyncio.sleep(0.05)


postgres = [pytest.mark.postgres, pytest.mark.xdist_group("postgres")]


class TestLocks:
    """With a database."""

    pytestmark = postgres

    async def test_a_second_process_gets_half_and_who_stops_gives_everything_back(self, shared_url: str) -> None:
        async with at_work(Process(shared_url)) as first:
            assert first.served.shards == {group: range(group, group + 1) for group in range(SHARDS)}
            async with at_work(Process(shared_url)) as second:
                await soon(lambda: (first.count, second.count) == (2, 2))
                assert not first.served.shards.keys() & second.served.shards.keys()
            await soon(lambda: first.count == SHARDS)

    @long_form
    async def test_who_leaves_is_replaced_before_it_stops(self, shared_url: str) -> None:
        async with at_work(Process(shared_url)) as first, at_work(Process(shared_url)) as second:
            await soon(lambda: second.count == 2)
            await first.groups.leave(5.0)
            assert second.count == SHARDS
            assert first.count == 2, "it listens to the end"

    async def test_leaving_alone_waits_for_nobody(self, shared_url: str) -> None:
        async with at_work(Process(shared_url)) as only, asyncio.timeout(30):
            await only.groups.leave(60.0)

    async def test_a_process_that_loses_its_connection_stops_serving_and_comes_back(self, shared_url: str) -> None:
        async with at_work(Process(shared_url)) as first, at_work(Process(shared_url)) as second:
            await soon(lambda: (first.count, second.count) == (2, 2))
            await ended(shared_url)
            await soon(lambda: first.count + second.count == 0)
            await soon(lambda: first.count == second.count == 2)

    async def test_all_go_by_the_number_of_shards_that_is_in_use(self, shared_url: str) -> None:
        async with at_work(Process(shared_url)) as first:
            async with at_work(Process(shared_url, 8)) as second:
                await soon(lambda: second.count == 2)
                assert second.groups.total == second.served.total == SHARDS
            await first.groups.stop()
            async with at_work(Process(shared_url, 8)) as alone:
                assert alone.count == 8, "where nobody serves any it may be another one"

    async def test_sessions_of_a_bucket_start_one_after_the_other_in_all_processes(self, shared_url: str) -> None:
        async with at_work(Process(shared_url)) as first, at_work(Process(shared_url)) as second:
            assert await first.locks.begin_start(0)
            assert not await second.locks.begin_start(0)
            assert await second.locks.begin_start(1)
            await first.locks.end_start(0)
            assert await second.locks.begin_start(0)


async def ended(url: str) -> None:
    """End every connection that holds a lock, as a restart of the database does."""
    engine = create_async_engine(url, poolclass=NullPool)
    async with engine.connect() as connection:
        await connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"))
    await engine.dispose()
