"""Shards of the gateway: each gets its guilds' events, sessions begin in turn, and one shard's session is its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from sandbox.driver import Rig
from sandbox.gateway import Close, Op
from sandbox.model.snowflake import shard_of
from sandbox.session_starts import SessionStarts
from tests.sandbox.rest import Api
from tests.sandbox.test_gateway import Wire, wire

SHARDS = 3


async def begun(hand: Wire, shard: int, of: int = SHARDS) -> Any:
    """HELLO, IDENTIFY as one shard; the frame that follows."""
    assert (await hand.next())["op"] == Op.HELLO
    await hand.send(Op.IDENTIFY, {"token": hand.rig.token, "intents": 1, "shard": [shard, of]})
    return await hand.next()


@asynccontextmanager
async def hands(rig: Rig) -> AsyncIterator[list[Wire]]:
    """A connection for each shard, not yet identified."""
    async with wire(rig) as first, wire(rig) as second, wire(rig) as third:
        yield [first, second, third]


async def test_each_shard_hears_of_its_own_guilds_alone_and_the_first_of_direct_messages(rig: Rig) -> None:
    owner = rig.application.owner
    guilds = [rig.world.add_guild(f"on {shard}", owner, shard=(shard, SHARDS)) for shard in range(SHARDS)]
    for guild in guilds:
        rig.world.join(guild, rig.application.bot)
    assert [shard_of(guild.id, SHARDS) for guild in guilds] == [0, 1, 2]
    async with hands(rig) as all_hands:
        for shard, hand in enumerate(all_hands):
            ready = (await begun(hand, shard))["d"]
            assert ready["shard"] == [shard, SHARDS]
            mine = {int(one["id"]) for one in ready["guilds"]}
            assert guilds[shard].id in mine and all(shard_of(one, SHARDS) == shard for one in mine)
    heard = [shard_of(None, SHARDS), *(shard_of(guild.id, SHARDS) for guild in guilds)]
    assert heard == [0, 0, 1, 2]


async def test_a_client_is_told_how_many_shards_to_open_and_how_many_sessions_are_left(rig: Rig, api: Api) -> None:
    rig.world.session_starts = SessionStarts(shards=16, max_concurrency=4, total=10, window=0)
    async with wire(rig) as hand:
        await begun(hand, 5, 16)
    body = (await api.call("GET", "/gateway/bot")).body
    assert body["shards"] == 16
    limit = body["session_start_limit"]
    assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (10, 9, 4)
    assert 0 < limit["reset_after"] <= 86_400_000


async def test_who_identifies_before_its_turn_has_to_do_it_again(rig: Rig) -> None:
    rig.world.session_starts = SessionStarts(shards=SHARDS, max_concurrency=2)
    async with hands(rig) as (first, second, third):
        assert (await begun(first, 0))["t"] == "READY"
        assert (await begun(second, 1))["t"] == "READY", "two at a time, of different turns"
        assert await begun(third, 2) == {"op": Op.INVALID_SESSION, "d": False, "s": None, "t": None}
    assert "before its turn" in rig.problems()[0]


async def test_no_more_sessions_begin_than_there_are_in_a_day(rig: Rig) -> None:
    rig.world.session_starts = SessionStarts(total=1, window=0)
    async with wire(rig) as hand:
        await begun(hand, 0, 1)
    async with wire(rig) as hand:
        await hand.next()
        await hand.send(Op.IDENTIFY, {"token": rig.token, "intents": 1})
        assert await hand.closed() == Close.AUTHENTICATION_FAILED


async def test_too_many_guilds_on_one_shard_are_refused(rig: Rig) -> None:
    rig.sandbox.gateway.most_guilds = 1
    rig.world.join(rig.world.add_guild("second", rig.application.owner, shard=(0, 1)), rig.application.bot)
    async with wire(rig) as hand:
        await hand.next()
        await hand.send(Op.IDENTIFY, {"token": rig.token, "intents": 1})
        assert await hand.closed() == Close.SHARDING_REQUIRED


async def test_one_shard_is_cut_off_and_its_session_goes_on_elsewhere_with_what_it_missed(rig: Rig) -> None:
    guild = rig.world.add_guild("there", rig.application.owner, shard=(1, SHARDS))
    rig.world.join(guild, rig.application.bot)
    async with wire(rig) as first, wire(rig) as second:
        await begun(first, 0)
        ready = await begun(second, 1)
        rig.sandbox.gateway.drop(1)
        await rig.until(lambda: len(rig.sandbox.gateway.ready) == 1)
        rig.world.add_channel(guild, "missed")
        async with wire(rig) as other:
            await other.next()
            session = ready["d"]["session_id"]
            await other.send(Op.RESUME, {"token": rig.token, "session_id": session, "seq": 2})
            heard = [(await other.next())["t"] for _ in range(1 + len(ready["d"]["guilds"]))]
    assert heard[-2:] == ["CHANNEL_CREATE", "RESUMED"]


@pytest.mark.parametrize("of", [1, 7])
def test_ids_can_be_made_for_a_shard_and_still_rise(rig: Rig, of: int) -> None:
    found = [rig.world.ids.on_shard(number % of, of) for number in range(20)]
    assert found == sorted(set(found))
    assert [shard_of(one, of) for one in found] == [number % of for number in range(20)]
