"""A fleet of hosts on one database, which share the shards: they die and come back by turns while the others go on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from bench.clients import HostConnection
from bench.soak.supervisor import Supervisor
from sandbox.driver import Rig

T = TypeVar("T")

TAKEN_AWAY = "so that it starts anew"
ANSWER_SECONDS = 8.0
"""So long somebody waits for an answer; Discord takes a first one within three seconds."""


class SoakHosts(HostConnection, Protocol):
    """What the soak needs of whoever runs the hosts, one or several."""

    database: str

    @property
    def killed(self) -> Counter[str]:
        """The dead by the moment of their death."""
        ...

    @property
    def dead(self) -> asyncio.Event:
        """Set when the host that was started last is dead."""
        ...

    async def open(self, titles: Sequence[str]) -> None:
        """Load what every host needs, once."""
        ...

    async def start(self, crash_point: str = "none") -> None:
        """Start a host and wait until it is connected, or dead."""
        ...

    async def kill(self, moment: str) -> None:
        """Kill the host that was started last, if it still runs."""
        ...

    async def stop(self) -> int:
        """Ask all to stop; the exit status that is not 0, if any."""
        ...

    async def close(self) -> None:
        """Leave no process behind."""
        ...


class HostFleet:
    """So many hosts; the one whose turn it is starts with a crash point and dies, while the others go on."""

    def __init__(self, rig: Rig, folder: Path, database: str, fault: str, count: int) -> None:
        self.rig = rig
        self.database = database
        self.up = asyncio.Event()
        self._hosts = [Supervisor(rig, folder, database, fault) for _ in range(count)]
        self._turn = -1

    @property
    def killed(self) -> Counter[str]:
        """The dead of all, by the moment of their death."""
        return sum((host.killed for host in self._hosts), Counter())

    @property
    def dead(self) -> asyncio.Event:
        """Set when the host whose turn it is is dead."""
        return self._hosts[self._turn].dead

    async def open(self, titles: Sequence[str]) -> None:
        """Load what every host needs, once for each."""
        for host in self._hosts:
            await host.open(titles)

    async def start(self, crash_point: str = "none") -> None:
        """Have all at work, and let the next one begin anew, to die at its crash point."""
        self._turn = (self._turn + 1) % len(self._hosts)
        for host in self._hosts:
            if host.dead.is_set() and host is not self._hosts[self._turn]:
                await host.start()
        victim = self._hosts[self._turn]
        if crash_point != "none" and not victim.dead.is_set():
            await victim.kill(TAKEN_AWAY)
        if victim.dead.is_set():
            await victim.start(crash_point)
        self.up.set()

    async def kill(self, moment: str) -> None:
        """Kill the host whose turn it is, if it still runs."""
        await self._hosts[self._turn].kill(moment)

    async def stop(self) -> int:
        """Ask one after the other to stop; the exit status that is not 0, if any."""
        return max([abs(await host.stop()) for host in self._hosts])

    async def close(self) -> None:
        """Leave no process behind."""
        for host in self._hosts:
            await host.close()

    async def unless_dead(self, request: Awaitable[T]) -> T | None:
        """What comes of a request; None where nothing does within some time: who had taken it on may be dead."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await request
        except TimeoutError:
            return None
