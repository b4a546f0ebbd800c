"""A host with a million open tables, five thousand of them in use within an hour, against a host with ten tables.

Runs only when named explicitly: it needs several gigabytes of disk and at least a quarter of an hour. Each host is a
separate process. Presses alternate between the hosts, so that other load on the machine affects both alike.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import statistics
import tempfile
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

from msgspec import Struct, field

from bench.figures import Figure, at_most, for_scale, missing, percentile
from bench.figures.startup import hosted, resident
from bench.pressing import forged
from bot.app import FEATURES
from bot.discord.interactions.custom_ids import Press
from bot.feature import build
from bot.store import Store
from bot.store.row_types import TIMERS
from bot.tables import Tables
from bot.tables import TableUser as Player
from games.kernel import Chance, random_action, thaw
from games.kernel.registry import title as title_of
from sandbox.driver import Person, Rig
from sandbox.model.entities import Channel
from sandbox.server import Sandbox

TABLES, FEW, PRESSED = 1_000_000, 10, 5_000
TITLE = "foodfighters"
SPARE = 100
"""The number of tables in the file of the small host, as replacements for tables whose games end."""
BESIDE = 4
"""The small host is pressed once per this many presses; each time, both hosts are also asked for a panel."""
PAUSE = 0.1
"""Seconds before each press, so that the previous one (drawing and posting a picture) is finished.

The real interval of 5,000 presses in an hour is 0.7 seconds.
"""
EACH = 10
"""The number of tables per pair of people and per channel."""
CHANNELS_OF_A_SERVER = 50
STRANGERS = 1 << 40
"""The first id of the people, channels and servers of tables that nobody uses."""
ROOM = 6 * 2**30
"""Bytes of disk space needed."""
LOOK = 250
"""The number of presses between two samples of memory."""
_TIMED = 'UPDATE timers SET "user" = ? WHERE kind = ? AND table_id = ? AND seat = ?'
"""Includes the kind, the first column of the key; otherwise each person would need a scan of a million timers."""
_QUICKLY = ("journal_mode=OFF", "synchronous=OFF", "cache_size=-1000000")
"""Fast but unsafe settings for filling the file, which can simply be filled again after a crash."""
_NEWEST = "SELECT version, snapshot FROM moves WHERE table_id = ? ORDER BY version DESC LIMIT 1"


class PressedTable(Struct, frozen=True):
    """A table in use: its id, its channel, and the people at it."""

    table: str
    channel: Channel
    people: list[Person]


class HostSample(Struct):
    """Samples of one host: milliseconds from a press to its first answer, and megabytes of memory."""

    panels: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)


def rows() -> Iterator[Figure]:
    """Yield the memory and response times of both hosts."""
    if shutil.disk_usage(tempfile.gettempdir()).free < ROOM:
        yield missing("a million open tables", f"{ROOM / 2**30:.0f} GiB of disk are wanted")
        return
    yield from asyncio.run(_all())


async def _all() -> list[Figure]:
    many, few = HostSample(), HostSample()
    async with Sandbox() as sandbox, AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        rig, other = Rig(sandbox), Rig(sandbox, bot="Few")
        with_many = await stack.enter_async_context(hosted_tables(rig, folder, TABLES, PRESSED))
        with_few = await stack.enter_async_context(hosted_tables(other, folder, SPARE, SPARE))
        for number in range(PRESSED):
            beside = number % BESIDE == 0
            await asyncio.sleep(PAUSE)
            await with_many.press(number, many, looking=beside)
            if beside:
                await asyncio.sleep(PAUSE)
                await with_few.press(number // BESIDE % FEW, few, looking=True)
            if number % LOOK == LOOK - 1:
                many.memory.append(with_many.memory())
                few.memory.append(with_few.memory())
    return list(compared(many, few))


def compared(many: HostSample, few: HostSample) -> Iterator[Figure]:
    """Compare the figures of a host with many tables with those of a host with few."""
    here, there = percentile(many.panels, 0.99), percentile(few.panels, 0.99)
    yield at_most(f"resident with {TABLES:,} open tables, {PRESSED:,} of them pressed", max(many.memory), 250, "MB")
    yield for_scale(f"resident with {FEW} open tables, pressed as often", max(few.memory), "MB")
    yield for_scale("resident after the first presses", many.memory[0], "MB")
    yield for_scale("first answer to a press there, p50", statistics.median(many.panels), "ms")
    yield for_scale(f"first answer to a press with {FEW} tables, p50", statistics.median(few.panels), "ms")
    yield at_most(f"first answer to a press there, p99, against a host with {FEW}", here / there, 1.3, "x")
    here, there = percentile(many.moves, 0.99), percentile(few.moves, 0.99)
    yield at_most(f"first answer to a move there, p99, against a host with {FEW}", here / there, 1.3, "x")


class MillionTables:
    """A host with many open tables, and the people at the tables in use."""

    def __init__(self, rig: Rig, host: Process, places: Sequence[PressedTable], database: sqlite3.Connection) -> None:
        self._rig = rig
        self._host = host
        self._places = list(places)
        self._database = database

    async def press(self, number: int, seen: HostSample, *, looking: bool) -> None:
        """Have the next player at a table make a move; with `looking`, open a panel first."""
        place = self._places[number]
        version, snapshot = self._database.execute(_NEWEST, (place.table,)).fetchone()
        title = title_of(TITLE)
        game = thaw(title, snapshot)
        if game.result() is not None:
            self._places[number] = self._places.pop()
            return
        seat = game.waiting()[0]
        action = random_action(title, game.state, seat, Chance(f"{place.table} {version}".encode()))
        here = Press("move", place.table, version, seat)
        if looking:
            seen.panels.append(await self._first(place, seat, str(here)))
        seen.moves.append(await self._first(place, seat, str(here.doing("move", action.links))))

    def memory(self) -> float:
        """Return the host's resident megabytes."""
        return resident(self._host.pid)

    async def _first(self, place: PressedTable, seat: int, button: str) -> float:
        """Return the milliseconds to the first answer; also waits for everything after it."""
        start = time.perf_counter()
        pending = forged(self._rig, place.people[seat], button, channel=place.channel)
        await pending.acknowledged()
        first = (time.perf_counter() - start) * 1e3
        await pending
        return first


@asynccontextmanager
async def hosted_tables(rig: Rig, folder: Path, count: int, pressed: int) -> AsyncIterator[MillionTables]:
    """Run a host on that many open tables, some of which belong to people of the sandbox."""
    database = folder / f"{count}.sqlite3"
    await filled(database, count)
    places = list(peopled(database, rig, pressed))
    async with hosted(rig, database, FOOD_COURT_HOST_RATE_LIMIT="0") as host:
        with closing(sqlite3.connect(database)) as connection:
            yield MillionTables(rig, host, places, connection)


async def filled(database: Path, count: int) -> None:
    """Create a database with that many running tables, all copies of one."""
    store = await Store.open(f"sqlite+aiosqlite:///{database}")
    tables = build(Tables(store), FEATURES)
    ann, bo = Player(STRANGERS, "Ann"), Player(STRANGERS + 1, "Bo")
    table = await tables.lobby.open(TITLE, ann, STRANGERS, STRANGERS, 2)
    await tables.lobby.join(table.id, bo)
    await tables.lobby.start(table.id, ann.id)
    await tables.stop()
    await store.close()
    with closing(sqlite3.connect(database)) as connection, connection:
        for pragma in _QUICKLY:
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("DELETE FROM outbox")
        copy(connection, "tables", "id", table.id, count, owner=2, guild=1, channel=1, seed=None)
        copy(connection, "seats", "table_id", table.id, count, user=2)
        copy(connection, "moves", "table_id", table.id, count)
        copy(connection, "timers", "table_id", table.id, count, user=2)


def copy(connection: sqlite3.Connection, name: str, key: str, of: str, count: int, **apart: int | None) -> None:
    """Copy the rows of one table that many times; columns in `apart` grow by a step per copy, or are random if None."""
    columns = {row[1]: f's."{row[1]}"' for row in connection.execute(f"PRAGMA table_info({name})")}
    for column, step in apart.items():
        columns[column] = f's."{column}" + n * {step}' if step is not None else "randomblob(32)"
    columns[key] = "printf('t%07d', n)"  # in key order, so that the index only grows at its end
    names, values = ", ".join(f'"{column}"' for column in columns), ", ".join(columns.values())
    numbers = f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {count})"
    copying = f'INSERT INTO {name} ({names}) {numbers} SELECT {values} FROM numbers, {name} s WHERE s."{key}" = ?'
    connection.execute(copying, (of,))


def peopled(database: Path, rig: Rig, count: int) -> Iterator[PressedTable]:
    """Assign some of the tables to people of the sandbox, in channels that the host can see."""
    guild = rig.guild
    with closing(sqlite3.connect(database)) as connection, connection:
        for number in range(count):
            if number and number % (EACH * CHANNELS_OF_A_SERVER) == 0:
                guild = rig.world.add_guild(f"server {number}", rig.application.owner)
                rig.world.join(guild, rig.application.bot)
            if number % EACH == 0:
                channel = rig.world.add_channel(guild, f"tables-{number}")
                pair = [rig.person(f"Person {number + at}", member=False) for at in range(2)]
                for person in pair:
                    rig.world.join(guild, person.user)
            table = f"t{number + 1:07}"
            here = (guild.id, channel.id, pair[0].id, table)
            connection.execute("UPDATE tables SET guild = ?, channel = ?, owner = ? WHERE id = ?", here)
            for at, person in enumerate(pair):
                sitting = (person.id, person.name, table, at)
                connection.execute('UPDATE seats SET "user" = ?, name = ? WHERE table_id = ? AND seat = ?', sitting)
                connection.executemany(_TIMED, [(person.id, kind, table, at) for kind in TIMERS])
            yield PressedTable(table, channel, pair)
