"""Several processes share the shards of one bot and are killed under play: each is replaced, and no press is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from bot.shards.lease_rows import ShardLeases
from bot.store import Store
from sandbox.driver import Person, Rig
from sandbox.model.entities import Channel
from sandbox.server import Sandbox
from sandbox.session_starts import SessionStarts
from tests.lengths import LONG

pytestmark = [pytest.mark.e2e, pytest.mark.postgres, pytest.mark.xdist_group("postgres")]

REPLACED_SECONDS = 15.0
START_SECONDS = 60.0
BREATH_SECONDS = 0.05
"""Between presses, so that a process that starts meanwhile comes to its turn on few cores."""


class Company:
    """Processes that share the shards of one bot, and somebody on a server of each shard."""

    def __init__(self, rig: Rig, url: str, shards: int) -> None:
        self.rig = rig
        self.url = url
        self.shards = shards
        self.leases = ShardLeases(url)
        self.ann: Person = rig.person("Ann")
        self.channels = [self._channel(shard) for shard in range(shards)]
        self.processes: list[Process] = []

    def _channel(self, shard: int) -> Channel:
        world, bot = self.rig.world, self.rig.application.bot
        guild = world.add_guild(f"Guild {shard}", self.rig.application.owner, shard=(shard, self.shards))
        for user in (bot, self.ann.user):
            world.join(guild, user)
        return world.add_channel(guild, "tables")

    async def start(self) -> Process:
        """One more process; it is at work once it holds a shard."""
        addresses = self.rig.sandbox.addresses
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.rig.token,
            "DATABASE_URL": self.url,
            "FOOD_COURT_DISCORD_API_BASE": addresses.api_base,
            "FOOD_COURT_DISCORD_GATEWAY_URL": addresses.gateway_url,
            "FOOD_COURT_DISCORD_GUILD_READY_TIMEOUT": "0.02",
            "FOOD_COURT_HOST_WARM_PICTURES": "false",
        }
        command = (sys.executable, "-m", "bot", "--config", os.devnull, "run")
        process = await asyncio.create_subprocess_exec(*command, env=environment, start_new_session=True)
        self.processes.append(process)
        return process

    async def held(self, process: Process) -> list[int]:
        """The shards that a process holds."""
        sheet = await self.leases.look()
        return [lease.shard for lease in sheet.leases if f"-{process.pid}-" in str(lease.holder)]

    async def evened(self) -> None:
        """Wait until all shards are connected and shared out evenly among those who live."""
        least = self.shards // sum(process.returncode is None for process in self.processes)
        async with asyncio.timeout(START_SECONDS):
            while True:
                counts = [len(await self.held(one)) for one in self.processes if one.returncode is None]
                if min(counts) >= least and sum(counts) == self.shards == len(self.rig.sandbox.gateway.ready):
                    return
                await self.rig.world.stirring(0.1)

    async def answered(self, shard: int) -> bool:
        """Whether somebody on a server of a shard is answered in time."""
        answer = await self.ann.slash(self.channels[shard], "games")
        return answer.failed is None

    async def replaced(self, shard: int) -> None:
        """Wait until somebody on a shard is answered again."""
        async with asyncio.timeout(REPLACED_SECONDS):
            while not await self.answered(shard):
                pass

    async def all_answered(self) -> list[bool]:
        """Somebody on each shard asks at once; whether each was answered."""
        return await asyncio.gather(*(self.answered(shard) for shard in range(self.shards)))


@asynccontextmanager
async def company(url: str, shards: int) -> AsyncIterator[Company]:
    """A company without any process; what is started is killed at the end. No session begins before its turn."""
    await (await Store.open(url)).close()
    starts = SessionStarts(shards=shards, max_concurrency=shards)
    async with Sandbox(starts=starts) as sandbox, AsyncExitStack() as stack:
        made = Company(Rig(sandbox), url, shards)
        stack.push_async_callback(made.leases.disconnect)
        try:
            yield made
        finally:
            for process in made.processes:
                if process.returncode is None:
                    process.send_signal(signal.SIGKILL)
                await process.wait()
        made.rig.failed_interactions.clear()  # whom nobody could answer while a process was dead
        assert made.rig.problems() == []


async def test_a_newcomer_takes_its_share_without_a_press_lost_and_the_dead_are_replaced(shared_url: str) -> None:
    async with company(shared_url, 4) as people:
        first = await people.start()
        await people.evened()
        joining = asyncio.create_task(joined(people))
        while not joining.done():
            assert all(await people.all_answered()), "a planned hand-over loses no press"
            await asyncio.wait((joining,), timeout=BREATH_SECONDS)
        await joining
        assert people.rig.sandbox.gateway.identifies == 4, "the sessions were passed on"
        mine = await people.held(first)
        first.send_signal(signal.SIGKILL)
        await first.wait()
        await asyncio.gather(*(people.replaced(shard) for shard in mine))
        assert all(await people.all_answered())
        assert people.rig.sandbox.gateway.identifies == 4, "the sessions were resumed"


async def joined(people: Company) -> None:
    """One more process joins and gets its share."""
    await people.start()
    await people.evened()


@pytest.mark.skipif(not LONG, reason="takes minutes: LONG=1")
async def test_four_processes_and_sixteen_shards_are_killed_stopped_and_frozen_by_turns(shared_url: str) -> None:
    async with company(shared_url, 16) as people:
        for _ in range(4):
            await people.start()
            await people.evened()
        for number in (signal.SIGKILL, signal.SIGTERM, signal.SIGSTOP, signal.SIGKILL):
            victim = people.processes[0]
            mine = await people.held(victim)
            victim.send_signal(number)
            if number == signal.SIGTERM:
                while victim.returncode is None:
                    assert all(await people.all_answered()), "a planned hand-over loses no press"
            await asyncio.gather(*(people.replaced(shard) for shard in mine))
            if number == signal.SIGSTOP:
                victim.send_signal(signal.SIGCONT)
                assert all(await people.all_answered()), "who comes back from the dead answers for nobody"
                victim.send_signal(signal.SIGKILL)
            await victim.wait()
            people.processes.remove(victim)
            await people.start()
            await people.evened()
            assert all(await people.all_answered())
