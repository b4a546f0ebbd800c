"""The keeper of the host: starts it as a process of its own, lets it be killed, and starts it again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from typing import TypeVar

from bot.sandbox.driver import Rig

T = TypeVar("T")

START_SECONDS = 60.0
STOP_SECONDS = 10.0
READY_SECONDS = "0.02"


class Keeper:
    """One host at a time on one database. `killed` counts the dead by the moment of their death."""

    def __init__(self, rig: Rig, folder: Path, database: str) -> None:
        self.rig = rig
        self.folder = folder
        self.database = database
        self.killed: Counter[str] = Counter()
        self.up = asyncio.Event()
        self.dead = asyncio.Event()
        self.dead.set()
        self._process: Process | None = None
        self._watch: asyncio.Task[None] | None = None
        self._known: set[str] = set()
        self._moment = ""

    async def start(self, doom: str = "none") -> None:
        """Start a host and wait until it is connected, or dead."""
        addresses = self.rig.sandbox.addresses
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.rig.token,
            "DATABASE_URL": self.database,
            "FOOD_COURT_DISCORD_API_BASE": addresses.api_base,
            "FOOD_COURT_DISCORD_GATEWAY_URL": addresses.gateway_url,
            "FOOD_COURT_DISCORD_GUILD_READY_TIMEOUT": READY_SECONDS,
            "FOOD_COURT_HOST_WARM_PICTURES": "false",
        }
        self._known = set(self.rig.sandbox.gateway.sessions)
        with (self.folder / "host.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot.soak.doomed", doom, "--config", str(self.folder / "none.toml"), "run",
                env=environment, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
        self.dead.clear()
        self._moment = doom.partition(":")[0]
        self._watch = asyncio.create_task(self._watched(self._process))
        await self.rig.until(lambda: self._connected() or self.dead.is_set(), within=START_SECONDS)
        if not self.dead.is_set():
            self.up.set()

    async def kill(self, moment: str) -> None:
        """Kill the host, if it still runs."""
        if self._process is not None and self._process.returncode is None:
            self._moment = moment
            self._process.send_signal(signal.SIGKILL)
        await self.dead.wait()

    async def stop(self) -> int:
        """Ask the host to stop; its exit status. Raises TimeoutError when it takes longer than it may."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            self._process.terminate()
        return await asyncio.wait_for(self._process.wait(), STOP_SECONDS)

    async def close(self) -> None:
        """Leave no process behind."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        if self._watch is not None:
            await self._watch

    async def unless_dead(self, deed: Awaitable[T]) -> T | None:
        """What comes of a deed; None where the host dies before it does."""
        doing, death = asyncio.ensure_future(deed), asyncio.ensure_future(self.dead.wait())
        try:
            await asyncio.wait((doing, death), return_when=asyncio.FIRST_COMPLETED)
            return doing.result() if doing.done() else None
        finally:
            doing.cancel()
            death.cancel()
            await asyncio.gather(doing, death, return_exceptions=True)

    def _connected(self) -> bool:
        return any(session.id not in self._known for session in self.rig.sandbox.gateway.ready)

    async def _watched(self, process: Process) -> None:
        if await process.wait() == -signal.SIGKILL:
            self.killed[self._moment] += 1
        self.up.clear()
        self.dead.set()
        self.rig.world.poke()
