"""The hosts of a soak in separate processes: one that is killed and restarted, or a fleet that shares the shards.

The hosts of a fleet use one database; they die and restart in turn while the others continue.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from bench.clients import HostConnection
from bench.environment import QUICK, environment
from sandbox.driver import Rig
from sandbox.gateway import Connection

T = TypeVar("T")

START_SECONDS = 60.0
STOP_SECONDS = 10.0
RESTARTED = "to restart it"
"""A moment of death: killed from outside; the next host starts with a crash point."""
ANSWER_SECONDS = 8.0
"""Seconds that a client waits for an answer; Discord accepts a first answer within three seconds."""


class Supervisor:
    """Runs one host at a time on one database, each with the same planted fault, if any.

    `killed` counts the deaths by their moment.
    """

    def __init__(self, rig: Rig, folder: Path, database: str, fault: str = "") -> None:
        self.rig = rig
        self.fault = fault
        self.folder = folder
        self.database = database
        self.killed: Counter[str] = Counter()
        self.up = asyncio.Event()
        self.dead = asyncio.Event()
        self.dead.set()
        self._nursery: Process | None = None
        self._number = 0
        self._moment = ""
        self._status = 0
        self._watch: asyncio.Task[None] | None = None
        self._known: list[Connection] = []

    async def open(self, titles: Sequence[str]) -> None:
        """Load once what every host needs."""
        with (self.folder / "host.log").open("ab") as log:
            self._nursery = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bench.soak.crash_points", "nursery", *titles,
                env=environment(self.rig, self.database, QUICK),
                stdin=PIPE, stdout=PIPE, stderr=log, start_new_session=True,
            )  # fmt: skip
        assert await self._next_line() == "ready"

    async def start(self, crash_point: str = "none") -> None:
        """Start a host and wait until it is connected or dead."""
        assert self._nursery is not None and self._nursery.stdin is not None
        self._known = list(self.rig.sandbox.gateway.connections)
        self._nursery.stdin.write(f"{crash_point}+{self.fault} --config {os.devnull} run\n".encode())
        self._number = int(await self._next_line())
        self._moment = crash_point.partition(":")[0]
        self.dead.clear()
        self._watch = asyncio.create_task(self._watch_until_dead())
        await self.rig.until(lambda: self._connected() or self.dead.is_set(), within=START_SECONDS)
        if not self.dead.is_set():
            self.up.set()

    async def kill(self, moment: str) -> None:
        """Kill the host if it still runs."""
        if not self.dead.is_set():
            self._moment = moment
            with contextlib.suppress(ProcessLookupError):  # it has already died, but its death is not yet reported
                os.kill(self._number, signal.SIGKILL)
        await self.dead.wait()

    async def stop(self) -> int:
        """Ask the host to stop; return its exit status. Raises TimeoutError if it takes too long."""
        os.kill(self._number, signal.SIGTERM)
        await asyncio.wait_for(self.dead.wait(), STOP_SECONDS)
        return self._status

    async def close(self) -> None:
        """End all processes."""
        if self._nursery is None:
            return
        if not self.dead.is_set():
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._number, signal.SIGKILL)
            await self.dead.wait()
        self._nursery.kill()
        await self._nursery.communicate()

    async def unless_dead(self, request: Awaitable[T]) -> T | None:
        """Return the result of a request, or None if the host dies first."""
        doing, death = asyncio.ensure_future(request), asyncio.ensure_future(self.dead.wait())
        try:
            await asyncio.wait((doing, death), return_when=asyncio.FIRST_COMPLETED)
            return doing.result() if doing.done() else None
        finally:
            doing.cancel()
            death.cancel()
            await asyncio.gather(doing, death, return_exceptions=True)

    def _connected(self) -> bool:
        """Return whether there is a new connection."""
        return any(one.session and one not in self._known for one in self.rig.sandbox.gateway.connections)

    async def _watch_until_dead(self) -> None:
        self._status = int(await self._next_line())
        if self._status == -signal.SIGKILL:
            self.killed[self._moment] += 1
        self.up.clear()
        self.dead.set()
        self.rig.world.poke()

    async def _next_line(self) -> str:
        """Return the next line of the nursery itself, skipping the output of the hosts."""
        assert self._nursery is not None and self._nursery.stdout is not None
        while line := (await self._nursery.stdout.readline()).decode():
            if line.strip() == "ready" or line.strip().lstrip("-").isdigit():
                return line.strip()
        raise EOFError("the nursery has closed; see host.log")


class SoakHosts(HostConnection, Protocol):
    """What the soak needs from one or several hosts."""

    database: str

    @property
    def killed(self) -> Counter[str]:
        """Return the number of deaths by their moment."""
        ...

    @property
    def dead(self) -> asyncio.Event:
        """Return the event that is set when the host started last is dead."""
        ...

    async def open(self, titles: Sequence[str]) -> None:
        """Load once what every host needs."""
        ...

    async def start(self, crash_point: str = "none") -> None:
        """Start a host and wait until it is connected or dead."""
        ...

    async def kill(self, moment: str) -> None:
        """Kill the host that was started last, if it still runs."""
        ...

    async def stop(self) -> int:
        """Ask all hosts to stop; return an exit status other than 0, if there is one."""
        ...

    async def close(self) -> None:
        """End all processes."""
        ...


class HostFleet:
    """Runs several hosts; one at a time starts with a crash point and dies, while the others continue."""

    def __init__(self, rig: Rig, folder: Path, database: str, fault: str, count: int) -> None:
        self.rig = rig
        self.database = database
        self.up = asyncio.Event()
        self._hosts = [Supervisor(rig, folder, database, fault) for _ in range(count)]
        self._turn = -1

    @property
    def killed(self) -> Counter[str]:
        """Return the number of deaths of all hosts by their moment."""
        return sum((host.killed for host in self._hosts), Counter())

    @property
    def dead(self) -> asyncio.Event:
        """Return the event that is set when the current victim is dead."""
        return self._hosts[self._turn].dead

    async def open(self, titles: Sequence[str]) -> None:
        """Load once for each host what it needs."""
        for host in self._hosts:
            await host.open(titles)

    async def start(self, crash_point: str = "none") -> None:
        """Make sure that all hosts run, and restart the next one with a crash point."""
        self._turn = (self._turn + 1) % len(self._hosts)
        for host in self._hosts:
            if host.dead.is_set() and host is not self._hosts[self._turn]:
                await host.start()
        victim = self._hosts[self._turn]
        if crash_point != "none" and not victim.dead.is_set():
            await victim.kill(RESTARTED)
        if victim.dead.is_set():
            await victim.start(crash_point)
        self.up.set()

    async def kill(self, moment: str) -> None:
        """Kill the current victim if it still runs."""
        await self._hosts[self._turn].kill(moment)

    async def stop(self) -> int:
        """Ask one host after the other to stop; return an exit status other than 0, if there is one."""
        return max([abs(await host.stop()) for host in self._hosts])

    async def close(self) -> None:
        """End all processes."""
        for host in self._hosts:
            await host.close()

    async def unless_dead(self, request: Awaitable[T]) -> T | None:
        """Return the result of a request, or None after a timeout, when the host that handled it may be dead."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await request
        except TimeoutError:
            return None
