"""What people ask of a table late in a long game, against early in it: through the real client, as they feel it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import structlog

from bench.figures import Figure, at_most, for_scale
from bench.figures.finished import GAMES, LONG, lengthen
from bench.figures.presses import settings
from bot import app
from bot.app import FEATURES
from bot.feature import build
from bot.store import Store
from bot.tables import Tables, archive
from sandbox.driver import Rig
from sandbox.server import Sandbox

EARLY = 20
ASKED = ("table status", "table log", "board")
TIMES = 15
BAR = 1.5
TITLE = "food_truck_city"


def rows() -> Iterator[Figure]:
    """Each command late and early: the processor time of the host and of the small Discord around it."""
    logging.getLogger("discord").setLevel(logging.ERROR)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    early, late = asyncio.run(_asked(EARLY)), asyncio.run(_asked(LONG))
    for command in ASKED:
        yield for_scale(f"/{command} at move {EARLY}, processor time", early[command], "ms")
        ratio = late[command] / early[command]
        yield at_most(f"/{command} at move {LONG:,}, against move {EARLY}", ratio, BAR, "x")


async def _asked(version: int) -> dict[str, float]:
    """Milliseconds of processor time that each command takes at a game of so many changes."""
    async with Sandbox() as sandbox:
        rig = Rig(sandbox)
        people = [rig.person(name) for name in ("Ann", "Bo", "Cleo", "Dan", "Eve")]
        with tempfile.TemporaryDirectory(prefix="bench-") as folder:
            table = await _game(Path(folder) / "tables.sqlite3", rig, [person.id for person in people], version)
            async with app.running(settings(rig, Path(folder))) as host:
                await host.client.wait_until_ready()
                return {command: await _one(rig, command, table) for command in ASKED}


async def _one(rig: Rig, command: str, table: str) -> float:
    times = []
    for _ in range(TIMES):
        start = time.process_time()
        answer = await rig.people[0].slash(rig.tables, command, table=table)
        times.append((time.process_time() - start) * 1e3)
        assert answer.failed is None, answer.failed
    return statistics.median(times)


async def _game(file: Path, rig: Rig, people: list[int], version: int) -> str:
    """A running game of so many changes in the sandbox's channel; the number of its table."""
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    tables = build(Tables(store), FEATURES)
    saved = archive.read(GAMES / f"{TITLE}.json")
    table = await archive.import_(tables.repository, saved, people[0], rig.tables.id, people=())
    await tables.stop()
    await store.close()
    lengthen(file, version)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE tables SET guild = ?, owner = ?", (rig.guild.id, people[0]))
        for seat, user in enumerate(people):
            database.execute('UPDATE seats SET "user" = ? WHERE seat = ?', (user, seat))
    return table.id
