"""Long games: disk space of an archived game, time to read any of its moves, and late moves against early ones.

Commands are timed through the real Discord client, so that the times include everything that a person waits for.
"""

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
from bench.figures.presses import settings
from bot import app
from bot.app import FEATURES
from bot.config import OperationSettings
from bot.feature import build
from bot.operation.housekeeping import Housekeeping
from bot.store import Store
from bot.tables import Tables, archive
from sandbox.driver import Rig
from sandbox.server import Sandbox

GAMES = Path(__file__).parents[2] / "tests" / "data" / "games"
MOST_KILOBYTES, MOST_MILLISECONDS = 100, 50
OWNER, CHANNEL, LATER = 1, 1, 7200
LONG = 2_000
"""The number of changes in the long game, which is made by repeating the changes of a shorter one."""
LOOKS = 40
EARLY = 20
COMMANDS = ("table status", "table log", "board")
REPEATS = 15
MOST_SLOWER = 1.5


def rows() -> Iterator[Figure]:
    """Measure the saved game of each title, then the long game, then commands late in a game."""
    for path in sorted(GAMES.glob("*.json")):
        yield from asyncio.run(_archived(path))
    yield asyncio.run(_undo_late())
    yield from _late_commands()


async def _archived(path: Path) -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        file = Path(folder) / "tables.sqlite3"
        now = [0]
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        tables = build(Tables(store, clock=lambda: now[0]), FEATURES)
        empty = kilobytes(file)
        table = await archive.import_(tables.repository, archive.read(path), OWNER, CHANNEL)
        before = kilobytes(file) - empty
        now[0] = LATER
        await Housekeeping(store, OperationSettings(), lambda: now[0]).archive()
        await _read(store, table.id, 1)  # warms up what is created only once
        some = range(1, table.version, -(-table.version // LOOKS))
        times = [await _read(store, table.id, version) for version in some]
        await tables.stop()
        await store.close()
        return [
            for_scale(f"a game of {path.stem}, {table.version} changes, as it is played", before, "KB"),
            at_most("the same once it is over, all its rows", kilobytes(file) - empty, MOST_KILOBYTES, "KB"),
            at_most("any move of it, the slowest, processor time", max(times), MOST_MILLISECONDS, "ms"),
        ]


async def _read(store: Store, table_id: str, version: int) -> float:
    """Return the processor milliseconds for reading a snapshot with an empty cache."""
    store.archive.forget()
    start = time.process_time()
    await store.snapshot(table_id, version)
    return (time.process_time() - start) * 1e3


def kilobytes(file: Path) -> float:
    """Return the size of the tables and indexes that hold the changes of games."""
    sizes = "SELECT sum(pgsize) FROM dbstat WHERE name LIKE '%moves%' OR name LIKE '%archives%'"
    with closing(sqlite3.connect(file)) as database:
        (size,) = database.execute(sizes).fetchone()
    return float(size) / 1e3


async def _undo_late() -> Figure:
    """Compare the time to find out what can be undone at change 2,000 with that at change 20."""
    early, late = await _undo_milliseconds(EARLY), await _undo_milliseconds(LONG)
    return at_most(f"what can be taken back at move {LONG:,}, against move {EARLY}", late / early, MOST_SLOWER, "x")


async def _undo_milliseconds(version: int) -> float:
    """Return the processor milliseconds to find out what can be undone in a game with that many changes."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{folder}/tables.sqlite3")
        tables = build(Tables(store), FEATURES)
        file = archive.read(GAMES / "food_truck_city.json")
        table = await archive.import_(tables.repository, file, OWNER, CHANNEL, people=())
        await tables.stop()
        await store.close()
        lengthen(Path(folder) / "tables.sqlite3", version)
        store = await Store.open(f"sqlite+aiosqlite:///{folder}/tables.sqlite3")
        tables = build(Tables(store), FEATURES)
        times = []
        for _ in range(LOOKS):
            start = time.process_time()
            await tables.undo.reach(table.id, OWNER)
            times.append((time.process_time() - start) * 1e3)
        await tables.stop()
        await store.close()
        return statistics.median(times)


def lengthen(file: Path, version: int) -> None:
    """Extend or cut a game to that many changes by repeating its own; user 1, the owner, gets the first seat."""
    with closing(sqlite3.connect(file)) as database:
        columns = [row[1] for row in database.execute("pragma table_info(moves)") if row[1] != "version"]
        named = ", ".join(f'"{column}"' for column in columns)
        (last,) = database.execute("select max(version) from moves").fetchone()
        for number in range(last + 1, version + 1):
            copied = f"insert into moves (version, {named}) select ?, {named} from moves where version = ?"
            database.execute(copied, (number, 2 + number % (last - 2)))
        database.execute("delete from moves where version > ?", (version,))
        database.execute("update moves set cause = 'player' where seat is not null")
        database.execute("update tables set version = ?, status = 'running'", (version,))
        database.execute("update seats set kind = 'human', \"user\" = 1 + seat")
        database.commit()


def _late_commands() -> Iterator[Figure]:
    """Compare each command late and early in a game by the processor time of host and sandbox together."""
    logging.getLogger("discord").setLevel(logging.ERROR)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    early, late = asyncio.run(_command_times(EARLY)), asyncio.run(_command_times(LONG))
    for command in COMMANDS:
        yield for_scale(f"/{command} at move {EARLY}, processor time", early[command], "ms")
        ratio = late[command] / early[command]
        yield at_most(f"/{command} at move {LONG:,}, against move {EARLY}", ratio, MOST_SLOWER, "x")


async def _command_times(version: int) -> dict[str, float]:
    """Return the processor milliseconds that each command takes in a game with that many changes."""
    async with Sandbox() as sandbox:
        rig = Rig(sandbox)
        people = [rig.person(name) for name in ("Ann", "Bo", "Cleo", "Dan", "Eve")]
        with tempfile.TemporaryDirectory(prefix="bench-") as folder:
            table = await _long_game(Path(folder) / "tables.sqlite3", rig, [person.id for person in people], version)
            async with app.running(settings(rig, Path(folder))) as host:
                await host.client.wait_until_ready()
                return {command: await _command_time(rig, command, table) for command in COMMANDS}


async def _command_time(rig: Rig, command: str, table: str) -> float:
    times = []
    for _ in range(REPEATS):
        start = time.process_time()
        answer = await rig.people[0].slash(rig.tables, command, table=table)
        times.append((time.process_time() - start) * 1e3)
        assert answer.failed is None, answer.failed
    return statistics.median(times)


async def _long_game(file: Path, rig: Rig, people: list[int], version: int) -> str:
    """Create a running game with that many changes in the sandbox's channel; return the id of its table."""
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    tables = build(Tables(store), FEATURES)
    saved = archive.read(GAMES / "food_truck_city.json")
    table = await archive.import_(tables.repository, saved, people[0], rig.tables.id, people=())
    await tables.stop()
    await store.close()
    lengthen(file, version)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE tables SET guild = ?, owner = ?", (rig.guild.id, people[0]))
        for seat, user in enumerate(people):
            database.execute('UPDATE seats SET "user" = ? WHERE seat = ?', (user, seat))
    return table.id
