"""Servers whose events a process does not get: Discord is asked once, and the answer is cached briefly."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from bot.discord.gateway.guild_cache import KEPT_SECONDS, GuildCache, VisibilityUnknown
from bot.servers.settings import may_pin
from sandbox.driver import Rig
from sandbox.model.permissions import P, Permission
from sandbox.redirect import redirected


class Clock:
    """A clock that only tests move."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """Return its time."""
        return self.now


class Unlisted:
    """The servers of a client that is logged in without a gateway session, and how often Discord was asked."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.asked = 0
        self.failing = False
        requests = aiohttp.TraceConfig()
        requests.on_request_start.append(self._count)
        self.client = discord.Client(intents=discord.Intents(guilds=True), http_trace=requests)
        self.known = GuildCache(self.client, self.clock)

    async def _count(self, _: object, __: object, request: aiohttp.TraceRequestStartParams) -> None:
        if re.search(r"/guilds/\d+$", request.url.path):
            self.asked += 1
            if self.failing:
                raise OSError("no way to Discord")


@pytest.fixture
async def unlisted(rig: Rig) -> AsyncIterator[Unlisted]:
    """The servers as in a process that does not serve them."""
    with redirected(rig.sandbox.addresses.api_base, rig.sandbox.addresses.gateway_url):
        unlisted = Unlisted()
        async with unlisted.client as client:
            await client.login(rig.token)
            yield unlisted


async def test_a_server_is_known_with_its_channels_roles_threads_and_what_the_host_may_there(
    rig: Rig, unlisted: Unlisted
) -> None:
    closed = rig.channel("closed")
    assert unlisted.known.heard(rig.guild.id) is None and unlisted.known.open_channels(rig.guild.id) is None
    server = await unlisted.known.of(rig.guild.id)
    assert server is not None and server.guild.name == rig.guild.name
    assert {role.id for role in server.guild.roles} == set(rig.guild.roles)
    assert server.find(rig.tables.id) and server.find(closed.id) and not server.find(5)
    assert server.me is not None and server.me.id == rig.application.bot.id
    assert not may_pin(None, rig.tables.id)
    assert may_pin(server, rig.tables.id)


async def test_who_may_manage_messages_may_not_pin_them_for_that(rig: Rig, unlisted: Unlisted) -> None:
    rig.forbid(rig.tables, P.PIN_MESSAGES)
    server = await unlisted.known.of(rig.guild.id)
    assert server is not None and server.me is not None and not may_pin(server, rig.tables.id)
    place = server.find(rig.tables.id)
    assert isinstance(place, discord.TextChannel) and place.permissions_for(server.me).manage_messages
    sent = await place.send("a board")
    with pytest.raises(discord.Forbidden):
        await sent.pin()


async def test_nobody_asks_for_a_server_that_is_none(rig: Rig, unlisted: Unlisted) -> None:
    for none in (0, None):
        assert await unlisted.known.of(none) is None
    assert not await unlisted.known.has(0, rig.person("Ann").id)
    assert not await unlisted.known.everybody_sees(0, rig.tables.id)
    assert not [one.path for one in rig.sandbox.gate.record if "/0" in one.path]


async def test_a_channel_that_was_closed_is_told_of_for_half_a_minute_at_most(rig: Rig, unlisted: Unlisted) -> None:
    known, guild, channel = unlisted.known, rig.guild.id, rig.channel("open")
    five = await asyncio.gather(*(known.everybody_sees(guild, channel.id) for _ in range(5)))
    assert five == [True] * 5 and unlisted.asked == 1, "they wait for the same answer"
    rig.forbid(channel, Permission.VIEW_CHANNEL, who=rig.guild.roles[rig.guild.id])
    unlisted.clock.now += KEPT_SECONDS - 1
    assert await known.everybody_sees(guild, channel.id) and unlisted.asked == 1
    unlisted.clock.now += 1
    assert not await known.everybody_sees(guild, channel.id) and unlisted.asked == 2
    assert not await known.everybody_sees(guild, 5), "a channel that it does not have"


async def test_where_discord_does_not_answer_nothing_is_said_and_it_is_asked_again(
    rig: Rig, unlisted: Unlisted
) -> None:
    unlisted.failing = True
    for _ in range(2):
        with pytest.raises(VisibilityUnknown, match="no way to Discord"):
            await unlisted.known.everybody_sees(rig.guild.id, rig.tables.id)
    unlisted.failing = False
    assert await unlisted.known.everybody_sees(rig.guild.id, rig.tables.id) and unlisted.asked == 3


async def test_who_stops_waiting_takes_the_answer_from_nobody(rig: Rig, unlisted: Unlisted) -> None:
    first = asyncio.create_task(unlisted.known.of(rig.guild.id))
    second = asyncio.create_task(unlisted.known.of(rig.guild.id))
    await asyncio.sleep(0)
    first.cancel()
    guild = await second
    assert guild is not None and unlisted.asked == 1


async def test_a_server_that_the_host_was_removed_from_is_none(rig: Rig, unlisted: Unlisted) -> None:
    stranger = rig.world.add_guild("elsewhere", rig.application.owner)
    assert await unlisted.known.of(stranger.id) is None
    assert not await unlisted.known.everybody_sees(stranger.id, rig.tables.id)
    assert await unlisted.known.of(7) is None
