"""One host on one sandbox for many tests; each test has a separate server and separate people there."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

from bot.app import Host
from bot.tables import Asker
from sandbox.driver import PATIENCE, Rig
from sandbox.interactions import Timing
from sandbox.model.entities import Application
from sandbox.model.world import ACTIVE_THREADS
from sandbox.server import Sandbox
from tests.e2e.hosts import ANSWER_SECONDS, delivered, hosted


@dataclass(frozen=True)
class StandingHost:
    """A sandbox and a host that many tests share; each test has a separate server and separate people."""

    sandbox: Sandbox
    application: Application
    host: Host
    clock: Callable[[], int]

    async def guild(self, entropy: Callable[[int], bytes]) -> Rig:
        """Create a server with #tables, known to the host; changes of other tests are reset.

        `entropy` gives the seeds of its games.
        """
        sandbox, repository = self.sandbox, self.host.tables.repository
        repository.entropy, repository.clock = entropy, self.clock
        sandbox.timing.answer, sandbox.timing.token = ANSWER_SECONDS, Timing().token
        sandbox.world.most_threads = ACTIVE_THREADS
        sandbox.faults.clear()
        for kept in (sandbox.interactions.failed, sandbox.gate.unhandled, sandbox.gate.refused, sandbox.gate.errors):
            kept.clear()
        sandbox.gate.record.clear()
        sandbox.gateway.errors.clear()
        rig = Rig(sandbox, application=self.application)
        await rig.until(lambda: self.host.client.get_guild(rig.guild.id) is not None)
        return rig

    async def at_rest(self, rig: Rig) -> None:
        """End everything that a test began: handlers end, live tables close, and due messages arrive."""
        await self.host.client.drain(PATIENCE)
        self.sandbox.faults.clear()
        for row in await self.host.tables.find(guild=rig.guild.id):
            await self.host.tables.moderation.close(row.id, Asker(self.application.owner.id, manager=True))
        await delivered(self.host)


@contextlib.asynccontextmanager
async def standing_host(
    folder: Path, run: Callable[[Rig, Path], contextlib.AbstractAsyncContextManager[Host]] = hosted
) -> AsyncIterator[StandingHost]:
    """Start the sandbox and its host.

    A test that computes for long without awaiting anything holds up the heartbeats of this host; discord.py's warning
    of that, from its own thread, would be in the log of that test.
    """
    logging.getLogger("discord.gateway").setLevel(logging.ERROR)
    async with Sandbox(timing=Timing(answer=ANSWER_SECONDS)) as sandbox:
        first = Rig(sandbox)
        async with run(first, folder) as host:
            repository = host.tables.repository
            yield StandingHost(sandbox, first.application, host, repository.clock)
