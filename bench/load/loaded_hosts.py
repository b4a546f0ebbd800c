"""The hosts under load: each a separate process, started as an operator would, with its metrics on a port."""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
import socket
import sys
from asyncio.subprocess import Process
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

import aiohttp

from bench.environment import environment
from bench.load.load_report import Stopwatch, served
from sandbox.driver import Pending, Rig

T = TypeVar("T")

START_SECONDS = 120.0
LOOK_SECONDS = 0.2
"""Seconds between two checks whether a host is running."""
STOP_SECONDS = 30.0
_TICK = os.sysconf("SC_CLK_TCK")
_CPU = slice(11, 15)
"""The position of the processor times of a process and its ended children in its stat line, after name and state."""
_SESSION = 3


class LoadedHosts:
    """Several hosts on one database. Requests reach whichever host answers; waiting times are recorded.

    `under` is the beginning of their command lines, for example `taskset -c 0`; `settings` are added to their
    environment.
    """

    def __init__(
        self,
        rig: Rig,
        folder: Path,
        database: str,
        stopwatch: Stopwatch,
        under: str = "",
        settings: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.rig = rig
        self._settings = settings
        self._under = shlex.split(under)
        self.up = asyncio.Event()
        self.database = database
        self.log = folder / "host.log"
        self.stopwatch = stopwatch
        self._processes: list[Process] = []
        self._ports: list[int] = []

    async def start(self, count: int, shards: int = 1) -> None:
        """Start the hosts one after the other, and wait until they have shared the shards. Raises TimeoutError."""
        for _ in range(count):
            port = free_port()
            self._processes.append(await self._begun(port))
            self._ports.append(port)
            await self._serving(least=1)
        await self._serving(least=shards // count)
        self.up.set()

    async def _serving(self, least: int) -> None:
        """Wait until each host serves at least that many shards."""
        async with asyncio.timeout(START_SECONDS):
            while True:
                with suppress(aiohttp.ClientError):  # not listening yet
                    if all(served(text) >= least for text in await self.figures()):
                        return
                await asyncio.sleep(LOOK_SECONDS)

    async def _begun(self, port: int) -> Process:
        command = (*self._under, sys.executable, "-m", "bot", "--config", os.devnull, "run")
        more = {"FOOD_COURT_OPERATION_HEALTH_PORT": str(port), **self._settings}
        named = environment(self.rig, self.database, more)
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *command, env=named, stdout=log, stderr=log, start_new_session=True
            )

    async def stop(self) -> bool:
        """Ask all hosts to stop; return whether each stopped cleanly and in time."""
        for process in self._processes:
            if process.returncode is None:
                process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(STOP_SECONDS):
                return not any([await process.wait() for process in self._processes])
        except TimeoutError:
            return False

    def kill(self) -> None:
        """Kill all hosts that still run."""
        for process in self._processes:
            for pid in _family(process.pid):
                os.kill(pid, signal.SIGKILL)

    def cpu(self) -> tuple[float, float]:
        """Return the processor seconds of all hosts so far, and of their processes that draw and think."""
        hosts = beside = 0
        for process in self._processes:
            for pid in _family(process.pid):
                user, system, *ended = map(int, _stat(pid)[_CPU])
                hosts, beside = (
                    (hosts + user + system, beside + sum(ended))
                    if pid == process.pid
                    else (hosts, beside + user + system + sum(ended))
                )
        return hosts / _TICK, beside / _TICK

    def memory(self) -> list[int]:
        """Return the bytes of memory of each host and worker process, largest first; shared memory is counted once."""
        return sorted((_proportional(pid) for one in self._processes for pid in _family(one.pid)), reverse=True)

    async def figures(self) -> list[str]:
        """Return the metrics of each host in Prometheus' text format."""
        async with aiohttp.ClientSession() as session:
            return [await _read(session, port) for port in self._ports]

    async def unless_dead(self, request: Awaitable[T]) -> T | None:
        """Return the result of a request and record how long it takes; no host is killed in this test."""
        sent: object = request
        if isinstance(sent, Pending) and not await self.stopwatch.answered(sent):
            return None
        return await request


async def _read(session: aiohttp.ClientSession, port: int) -> str:
    async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        return await answer.text()


def free_port() -> int:
    """Return a port on which nothing listens."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _family(leader: int) -> Iterator[int]:
    """Yield all processes of a session from Linux's /proc; none on other systems."""
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            if int(_stat(int(entry.name))[_SESSION]) == leader:
                yield int(entry.name)
        except (OSError, IndexError):  # the process has ended in the meantime
            continue


def _stat(pid: int) -> Sequence[str]:
    """Return the fields of a process's stat line from its state on; the name before them may contain anything."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def _proportional(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:")), 0)
