"""Finished games on disk: how much room each title's takes once it is bound, and how long any move of it takes to read.

And what looking at the present of a game costs late in it against early.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bench.figures import Figure, at_most, for_scale
from bot.app import FEATURES
from bot.config import OperationSettings
from bot.feature import build
from bot.operation.housekeeping import Housekeeping
from bot.store import Store
from bot.tables import Tables, archive

GAMES = Path(__file__).parents[1] / "tests" / "data" / "games"
MOST_KILOBYTES, MOST_MILLISECONDS = 100, 50
OWNER, CHANNEL, LATER = 1, 1, 7200
LONG = 2_000
"""So many changes has the game made of another by writing its changes again and again."""
LOOKS = 40


def rows() -> Iterator[Figure]:
    """Each title's saved game, then the long one."""
    for path in sorted(GAMES.glob("*.json")):
        yield from asyncio.run(_bound(path))
    yield asyncio.run(_undo_late())


async def _bound(path: Path) -> list[Figure]:
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
        await _read(store, table.id, 1)  # what is made once is made
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
    """Milliseconds of processor time for reading a snapshot of which nothing is open yet."""
    store.archive.forget()
    start = time.process_time()
    await store.snapshot(table_id, version)
    return (time.process_time() - start) * 1e3


def kilobytes(file: Path) -> float:
    """The pages that hold the changes of games, and their indexes."""
    sizes = "SELECT sum(pgsize) FROM dbstat WHERE name LIKE '%moves%' OR name LIKE '%archives%'"
    with closing(sqlite3.connect(file)) as database:
        (size,) = database.execute(sizes).fetchone()
    return float(size) / 1e3


async def _undo_late() -> Figure:
    """What asking what can be taken back takes at change 2,000, as a multiple of that at change 20."""
    early, late = await _asking(20), await _asking(LONG)
    return at_most(f"what can be taken back at move {LONG:,}, against move 20", late / early, 1.5, "x")


async def _asking(version: int) -> float:
    """Milliseconds of processor time for asking what can be taken back at a game of so many changes."""
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
    """Make a game so long, or so short, out of its own changes; its first seat is its owner's."""
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
