"""Keepers of shards on one PostgreSQL: the dead are replaced, who is cut off falls silent, newcomers get a share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec import structs
from structlog.testing import capture_logs

from bot.shards.lease_rows import LEASE_SETTINGS, GatewaySession, ShardLeases
from bot.shards.lease_service import AllShards, LeasedShards
from bot.store import Store, StoreError
from tests.shards.fakes import Clock, Wires

pytestmark = [pytest.mark.postgres, pytest.mark.xdist_group("postgres")]

TOTAL = 4


class Process:
    """A process with its keeper, which looks when it is told to."""

    def __init__(self, url: str, name: str, clock: Clock, total: int = TOTAL) -> None:
        self.wires = Wires(name)
        self.leases = ShardLeases(url, clock=clock)
        self.keeper = LeasedShards(self.leases, self.wires, name, total, clock)

    @property
    def serves(self) -> set[int]:
        """The shards for whose servers it would answer now."""
        return {shard for shard in range(self.keeper.total) if self.keeper.serves(shard << 22)}


@asynccontextmanager
async def processes(url: str, clock: Clock, *names: str) -> AsyncIterator[list[Process]]:
    """Processes that share a database; none has looked yet."""
    await (await Store.open(url)).close()
    made = [Process(url, name, clock) for name in names]
    try:
        yield made
    finally:
        for one in made:
            await one.leases.disconnect()


async def look(*those: Process) -> None:
    """Each looks, one after the other."""
    for one in those:
        await one.keeper.look()


async def test_one_takes_all_and_a_newcomer_gets_half_with_the_sessions_as_far_as_they_were_read(
    shared_url: str,
) -> None:
    clock = Clock()
    async with processes(shared_url, clock, "a", "b") as (a, b):
        await look(a)
        assert a.serves == {0, 1, 2, 3}
        a.wires.read = 41
        await look(b)
        assert b.serves == set() and a.serves == {0, 1, 2, 3}, "until it is passed on its holder serves it"
        await look(a, b)
        assert (a.serves, b.serves) == ({0, 1}, {2, 3})
        assert b.wires.resumed[2] == GatewaySession("a-2", "ws://there", 42)


async def test_a_dead_process_is_replaced_when_its_leases_end_and_its_sessions_are_resumed(shared_url: str) -> None:
    clock = Clock()
    async with processes(shared_url, clock, "a", "b") as (a, b):
        await look(a, b, a, b)
        clock.now += LEASE_SETTINGS.lease - 0.01
        await look(b)
        assert b.serves == {2, 3}
        clock.now += 0.02
        assert a.serves == set(), "who could not renew its leases answers for nothing any more"
        await look(b)
        assert b.serves == {0, 1, 2, 3}
        assert b.wires.resumed[0].id == "a-0"


async def test_a_database_that_is_away_is_told_once_and_that_it_is_there_again(
    shared_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0

    async def away(*_: object, **__: object) -> None:
        nonlocal looks
        looks += 1
        raise StoreError("the database cannot be reached")

    async with processes(shared_url, Clock(), "a") as (a,):
        a.keeper._lease_settings = structs.replace(LEASE_SETTINGS, poll_interval=0.001)
        await a.keeper.start()
        with capture_logs() as logged, monkeypatch.context() as patch:
            patch.setattr(a.leases, "settle", away)
            async with asyncio.timeout(10):
                while looks < 5:  # noqa: ASYNC110  # the keeper looks by itself
                    await asyncio.sleep(0.001)
        with capture_logs() as again:
            async with asyncio.timeout(10):
                while not again:  # noqa: ASYNC110
                    await asyncio.sleep(0.001)
        await a.keeper.stop()
    assert [line["event"] for line in logged] == ["leases of shards are not renewed"]
    assert [line["event"] for line in again] == ["leases of shards are renewed again"]


async def test_who_is_cut_off_from_the_database_falls_silent_before_another_may_take_its_shards(
    shared_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    async with processes(shared_url, clock, "a", "b") as (a, b):
        await look(a)

        async def away(*_: object, **__: object) -> None:
            raise StoreError("the database cannot be reached")

        with monkeypatch.context() as patch:
            patch.setattr(a.leases, "settle", away)
            clock.now += LEASE_SETTINGS.deadline - 0.01
            with pytest.raises(StoreError):
                await look(a)
            assert a.serves == {0, 1, 2, 3}
            clock.now += 0.01
            assert a.serves == set()
            await look(b)
            assert b.serves == set(), "for two seconds nobody answers: the price of nobody answering twice"
        clock.now += LEASE_SETTINGS.lease - LEASE_SETTINGS.deadline
        await look(b)
        assert b.serves == {0, 1, 2, 3}
        await look(a)
        assert a.serves == set(), "what it held is somebody else's now"
        await look(b, a)
        assert (a.serves, b.serves) == ({2, 3}, {0, 1})


async def test_a_process_that_comes_back_in_time_goes_on_with_its_own_sessions(shared_url: str) -> None:
    clock = Clock()
    async with processes(shared_url, clock, "a") as (a,):
        await look(a)
        clock.now += LEASE_SETTINGS.lease + 5
        a.keeper._fall_silent()
        assert a.wires.lines == {}
        await look(a)
        assert a.serves == {0, 1, 2, 3}
        assert a.wires.resumed[3].id == "a-3"


async def test_who_leaves_serves_until_others_have_everything(shared_url: str) -> None:
    clock = Clock()
    async with processes(shared_url, clock, "a", "b", "c") as (a, b, c):
        await look(a, b, c, a, b, c)
        assert sorted(len(one.serves) for one in (a, b, c)) == [1, 1, 2]
        a.keeper._leaving = True
        await look(a, b, c)
        assert a.serves, "it is not yet passed on"
        await look(a, b, c)
        assert a.serves == set()
        assert b.serves | c.serves == {0, 1, 2, 3}
        assert abs(len(b.serves) - len(c.serves)) == 0


async def test_who_stops_gives_everything_back_at_once(shared_url: str) -> None:
    clock = Clock()
    async with processes(shared_url, clock, "a", "b") as (a, b):
        await look(a)
        await a.keeper.stop()
        await look(b)
        assert b.serves == {0, 1, 2, 3}
        assert b.wires.resumed[1].id == "a-1"


async def test_leaving_alone_waits_for_nobody(shared_url: str) -> None:
    clock = Clock()
    async with processes(shared_url, clock, "a") as (a,):
        await a.keeper.start()
        async with asyncio.timeout(2):
            await a.keeper.leave()
        assert a.serves == {0, 1, 2, 3}, "people are told that it stops"
        await a.keeper.stop()


async def test_all_go_by_the_number_of_shards_that_is_in_use(shared_url: str) -> None:
    clock = Clock()
    async with processes(shared_url, clock, "a") as (a,):
        await look(a)
        b = Process(shared_url, "b", clock, total=8)
        await look(b)
        assert b.keeper.total == TOTAL
        await a.keeper.stop()
        clock.now += 2 * LEASE_SETTINGS.lease
        c = Process(shared_url, "c", clock, total=8)
        await look(c)
        assert len(c.serves) == 8, "where nobody serves any it may be another one"
        await look(b)
        assert b.keeper.total == 8
        for one in (b, c):
            await one.leases.disconnect()


async def test_sessions_are_begun_in_turn_among_all_processes(shared_url: str) -> None:
    clock = Clock()
    async with processes(shared_url, clock, "a", "b") as (a, b):
        await look(a)
        assert await a.keeper.turn(0, 2, 5.0) == 0.0
        assert await b.keeper.turn(2, 2, 5.0) == 5.0
        assert await b.keeper.turn(1, 2, 5.0) == 0.0, "another turn"
        clock.now += 5.0
        assert await b.keeper.turn(2, 2, 5.0) == 0.0


async def test_where_nobody_else_can_be_all_shards_are_served_and_begun_in_turn() -> None:
    clock, wires = Clock(), Wires("only")
    shards = AllShards(wires, 3, clock)
    await shards.start()
    assert set(wires.lines) == {0, 1, 2} and shards.serves(None) and shards.serves(7 << 22)
    assert [await shards.turn(shard, 1, 5.0) for shard in (0, 1)] == [0.0, 5.0]
