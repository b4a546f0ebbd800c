"""Ten thousand open, inactive tables: how long the host takes to start on them, and how much memory it needs."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from bench.environment import environment
from bench.figures import Figure, at_most
from bot.app import FEATURES
from bot.feature import build
from bot.store import Store
from bot.tables import Tables, TableUser
from sandbox.driver import Rig
from sandbox.server import Sandbox

TABLES = 10_000
RUNS = 3
TITLE = "foodfighters"
PATIENCE = 60.0


def rows() -> Iterator[Figure]:
    """Measure the start and memory of the real entry point as a separate process, until it is on the gateway."""
    measured = asyncio.run(_runs())
    yield at_most(
        f"start with {TABLES:,} open tables, to the gateway", statistics.median(s for s, _ in measured), 2, "s"
    )
    yield at_most(f"resident with {TABLES:,} open tables", statistics.median(m for _, m in measured), 200, "MB")


async def _runs() -> list[tuple[float, float]]:
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        database = Path(folder) / "tables.sqlite3"
        await _fill(database)
        return [await start(database) for _ in range(RUNS)]


async def _fill(database: Path) -> None:
    """Create that many running tables, all copies of one."""
    store = await Store.open(f"sqlite+aiosqlite:///{database}")
    tables = build(Tables(store), FEATURES)
    ann, bo = TableUser(1, "Ann"), TableUser(2, "Bo")
    table = await tables.lobby.open(TITLE, ann, 1, 1, 2)
    await tables.lobby.join(table.id, bo)
    await tables.lobby.start(table.id, ann.id)
    await tables.stop()
    await store.close()
    with sqlite3.connect(database) as connection:
        for name, key in (("tables", "id"), ("seats", "table_id"), ("moves", "table_id")):
            columns = [row[1] for row in connection.execute(f"pragma table_info({name})") if row[1] != key]
            others = ", ".join(f'"{column}"' for column in columns)
            copies = [(f"t{number}",) for number in range(TABLES - 1)]
            connection.executemany(
                f'insert into {name} ("{key}", {others}) select ?, {others} from {name} where "{key}" = \'{table.id}\'',
                copies,
            )
        connection.execute("delete from outbox")
    connection.close()


async def start(database: Path) -> tuple[float, float]:
    """Return the seconds until a host on this database is on the gateway, and its resident megabytes then."""
    async with Sandbox() as sandbox:
        begun = time.perf_counter()
        async with hosted(Rig(sandbox), database) as process:
            return time.perf_counter() - begun, resident(process.pid)


@asynccontextmanager
async def hosted(rig: Rig, database: Path, **settings: str) -> AsyncIterator[Process]:
    """Run a host on this database as a separate process; yield it once it is on the gateway."""
    others = len(rig.sandbox.gateway.ready)
    named = environment(rig, f"sqlite+aiosqlite:///{database}", {"FOOD_COURT_HOST_LOG": "error", **settings})
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "--config", os.devnull, "run", env=named, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        await rig.until(lambda: len(rig.sandbox.gateway.ready) > others, within=PATIENCE)
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


def resident(process: int) -> float:
    """Return the resident megabytes of a process."""
    status = Path(f"/proc/{process}/status").read_text("ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024 / 1e6
