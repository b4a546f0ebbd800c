"""Several processes share the shards of one bot and are killed during play: each is replaced, nothing is done twice."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.store import Store
from sandbox.driver import Person, Rig
from sandbox.model.entities import Channel
from sandbox.server import Sandbox
from sandbox.session_starts import SessionStarts
from tests.lengths import LONG

pytestmark = [pytest.mark.e2e, pytest.mark.postgres, pytest.mark.xdist_group("postgres")]

REPLACED_SECONDS = 30.0
START_SECONDS = 60.0
# The second key of a lock is the group; of its kinds only groups are held alone by one process for long.
_HELD = text(
    "SELECT objid::bigint FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND classid = 1179602757 AND application_name LIKE :name"
)


class Company:
    """Processes that share the shards of one bot, and somebody on a server of each shard."""

    def __init__(self, rig: Rig, url: str, shards: int) -> None:
        self.rig = rig
        self.url = url
        self.shards = shards
        self.engine = create_async_engine(url, poolclass=NullPool)
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
        """The shards whose groups a process holds; each is a group."""
        async with self.engine.connect() as connection:
            found = await connection.execute(_HELD, {"name": f"food_court shards % {process.pid}"})
            return sorted(found.scalars())

    async def evened(self) -> None:
        """Wait until all shards are connected and shared out evenly among those who live."""
        least = self.shards // sum(process.returncode is None for process in self.processes)
        async with asyncio.timeout(START_SECONDS):
            while True:
                counts = [len(await self.held(one)) for one in self.processes if one.returncode is None]
                if min(counts) >= least and sum(counts) == self.shards and all(await self.all_answered()):
                    return
                await self.rig.world.stirring(0.1)

    async def answered(self, shard: int) -> bool:
        """Return whether a person on a server of a shard is answered in time."""
        answer = await self.ann.slash(self.channels[shard], "games")
        return answer.failed is None

    async def replaced(self, shard: int) -> None:
        """Wait until somebody on a shard is answered again."""
        async with asyncio.timeout(REPLACED_SECONDS):
            while not await self.answered(shard):
                pass

    async def all_answered(self) -> list[bool]:
        """Ask on each shard at once; return whether each was answered."""
        return await asyncio.gather(*(self.answered(shard) for shard in range(self.shards)))


@asynccontextmanager
async def company(url: str, shards: int) -> AsyncIterator[Company]:
    """A company without any process; what is started is killed at the end. No session begins before its turn."""
    await (await Store.open(url)).close()
    starts = SessionStarts(shards=shards, max_concurrency=shards)
    async with Sandbox(starts=starts) as sandbox, AsyncExitStack() as stack:
        made = Company(Rig(sandbox), url, shards)
        stack.push_async_callback(made.engine.dispose)
        try:
            yield made
        finally:
            for process in made.processes:
                if process.returncode is None:
                    process.send_signal(signal.SIGKILL)
                await process.wait()
        made.rig.failed_interactions.clear()  # whom nobody could answer while a process was dead
        # Nobody knows when a dead process started its last session; Discord refuses a next one that is too early.
        assert [one for one in made.rig.problems() if "before its turn" not in one] == []


async def test_a_newcomer_gets_its_share_and_the_dead_are_replaced(shared_url: str) -> None:
    async with company(shared_url, 4) as people:
        first = await people.start()
        await people.evened()
        second = await people.start()
        await people.evened()
        assert sorted([*await people.held(first), *await people.held(second)]) == [0, 1, 2, 3]
        mine = await people.held(first)
        first.send_signal(signal.SIGKILL)
        await first.wait()
        await asyncio.gather(*(people.replaced(shard) for shard in mine))
        assert all(await people.all_answered())


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
            await asyncio.gather(*(people.replaced(shard) for shard in mine))
            if number == signal.SIGSTOP:
                victim.send_signal(signal.SIGCONT)
                assert all(await people.all_answered()), "who comes back from the dead answers nobody twice"
                victim.send_signal(signal.SIGKILL)
            await victim.wait()
            people.processes.remove(victim)
            await people.start()
            await people.evened()
