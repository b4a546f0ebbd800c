"""The hosts under load: each a process of its own, as an operator starts it, with its figures on a port."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import Process
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import aiohttp

from bench.environment import environment
from bench.load.load_report import Stopwatch, served
from sandbox.driver import Pending, Rig

T = TypeVar("T")

START_SECONDS = 120.0
LOOK_SECONDS = 0.2
"""How often is looked whether a host is at work."""
STOP_SECONDS = 30.0
_TICK = os.sysconf("SC_CLK_TCK")
_CPU = slice(11, 15)
"""Where a process's own times and those of its children that have ended stand, behind its name and state."""
_SESSION = 3


class LoadedHosts:
    """So many hosts on one database. People reach whichever answers; how long that takes is noted."""

    def __init__(self, rig: Rig, folder: Path, database: str, stopwatch: Stopwatch) -> None:
        self.rig = rig
        self.up = asyncio.Event()
        self.database = database
        self.log = folder / "host.log"
        self._stopwatch = stopwatch
        self._processes: list[Process] = []
        self._ports: list[int] = []

    async def start(self, count: int, shards: int = 1) -> None:
        """Start so many, one after the other, and wait until they have shared the shards. Raises TimeoutError."""
        for _ in range(count):
            port = _free_port()
            self._processes.append(await self._begun(port))
            self._ports.append(port)
            await self._serving(least=1)
        await self._serving(least=shards // count)
        self.up.set()

    async def _serving(self, least: int) -> None:
        """Wait until each host serves so many shards at least."""
        async with asyncio.timeout(START_SECONDS):
            while True:
                with suppress(aiohttp.ClientError):  # it is not so far yet
                    if all(served(text) >= least for text in await self.figures()):
                        return
                await asyncio.sleep(LOOK_SECONDS)

    async def _begun(self, port: int) -> Process:
        command = (sys.executable, "-m", "bot", "--config", os.devnull, "run")
        named = environment(self.rig, self.database, {"FOOD_COURT_OPERATION_HEALTH_PORT": str(port)})
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *command, env=named, stdout=log, stderr=log, start_new_session=True
            )

    async def stop(self) -> bool:
        """Ask all to stop; whether each did so in order and in time."""
        for process in self._processes:
            if process.returncode is None:
                process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(STOP_SECONDS):
                return not any([await process.wait() for process in self._processes])
        except TimeoutError:
            return False

    def kill(self) -> None:
        """Leave nothing behind."""
        for process in self._processes:
            for pid in _family(process.pid):
                os.kill(pid, signal.SIGKILL)

    def cpu(self) -> float:
        """Seconds of processor time that all hosts have taken so far, with their own workers."""
        found = 0
        for process in self._processes:
            for pid in _family(process.pid):
                found += sum(map(int, _stat(pid)[_CPU]))
        return found / _TICK

    def memory(self) -> int:
        """Bytes that all hosts hold, with their own workers; what several share is counted once."""
        return sum(_proportional(pid) for process in self._processes for pid in _family(process.pid))

    async def figures(self) -> list[str]:
        """What each host tells its operator, in Prometheus' text format."""
        async with aiohttp.ClientSession() as session:
            return [await _read(session, port) for port in self._ports]

    async def unless_dead(self, request: Awaitable[T]) -> T | None:
        """What comes of a request: no host is killed here. How long a press or a command waits is noted."""
        sent: object = request
        if isinstance(sent, Pending) and not await self._stopwatch.answered(sent):
            return None
        return await request


async def _read(session: aiohttp.ClientSession, port: int) -> str:
    async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        return await answer.text()


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _family(leader: int) -> Iterator[int]:
    """All processes of a session, by Linux's /proc; nothing where there is none."""
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            if int(_stat(int(entry.name))[_SESSION]) == leader:
                yield int(entry.name)
        except (OSError, IndexError):  # it has ended meanwhile
            continue


def _stat(pid: int) -> Sequence[str]:
    """What /proc says of a process, from its state on: its name before that may hold anything."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def _proportional(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:")), 0)
