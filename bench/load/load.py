"""The load test: opens the tables, lets everybody play for some minutes, and reports the results."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Protocol

from msgspec import Struct
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bench.clients import PlayingClients
from bench.environment import postgres, unfit
from bench.load.load_report import LoadReport, Stopwatch, oldest, pictures, stages
from bench.load.loaded_hosts import LoadedHosts
from bench.load.paced_clients import PacedClient, TableGroup
from bot.store import Store
from games.kernel.registry import title as title_of
from renderers.registry import presenter
from renderers.titles import TITLES
from sandbox.driver import Rig
from sandbox.model.entities import Guild
from sandbox.server import Sandbox
from sandbox.session_starts import SessionStarts

AT_ONCE = 8
"""The number of tables opened at the same time."""
TABLES_OF_A_SERVER = 10
SHARDS_OF_A_HOST = 4
"""The number of shards per host if there are several hosts; a single host serves one shard."""
_EMOJI_SECONDS = 120.0
LOOK_SECONDS = 2.0
"""Seconds between two samples of memory and the outbox."""


class LoadPlan(Struct, frozen=True):
    """Who plays what for how long: `pace` and `seconds` in seconds, with `processes` hosts on one database.

    Bots of the level `bots` take the seats that a title needs besides. `limits` are Discord's; without them the host's
    own work is measured. `under` begins the hosts' command lines. The first `warm` seconds of play, at least one press
    of everybody, are not measured: a fresh machine draws each sprite once.
    """

    people: int = 1000
    tables: int = 250
    pace: float = 30.0
    seconds: float = 300.0
    processes: int = 1
    titles: Sequence[str] = TITLES
    seed: int = 0
    bots: str = "random"
    limits: bool = False
    under: str = ""
    warm: float = 0.0

    @property
    def shards(self) -> int:
        """Return the number of shards for the hosts to divide."""
        return SHARDS_OF_A_HOST * self.processes if self.processes > 1 else 1


class Client(Protocol):
    """Somebody who plays until the run ends."""

    async def stay(self, enough: Callable[[], bool]) -> None:
        """Take one action after another until there were enough."""
        ...


class OtherClients(Protocol):
    """Clients who are measured beside the load, and the settings that the hosts need for them."""

    settings: Mapping[str, str]

    async def opened(self, rig: Rig, hosts: LoadedHosts, stack: AsyncExitStack) -> Sequence[Client]:
        """Open their tables; what they need is closed with the stack."""
        ...


def run(plan: LoadPlan, database: str, say: Callable[[str], None]) -> int:
    """Run the command: measure and report; return 0 if everybody was answered in time and nothing failed, else 1.

    Returns 2 for an unsuitable database.
    """
    wrong = unfit(database, plan.processes)
    if wrong:
        say(f"--database {wrong}")
        return 2
    with postgres(plan.processes > 1 and not database) as url:
        report = asyncio.run(load(plan, database or url, say))
    for line in report.lines():
        say(line)
    return 0 if report.well else 1


async def load(
    plan: LoadPlan,
    database: str = "",
    say: Callable[[str], None] = lambda line: None,
    beside: OtherClients | None = None,
) -> LoadReport:
    """Run the load test on the empty database with that URL; the default is a temporary SQLite file.

    Clients `beside` the load play meanwhile; the report does not count them.
    """
    with tempfile.TemporaryDirectory(prefix="load-") as name:
        folder = Path(name)
        starts = SessionStarts(shards=plan.shards, max_concurrency=plan.shards)
        async with Sandbox(starts=starts, realistic=plan.limits) as sandbox:
            rig, stopwatch = Rig(sandbox), Stopwatch(sandbox.world)
            url = database or f"sqlite+aiosqlite:///{folder}/tables.sqlite3"
            hosts = LoadedHosts(rig, folder, url, stopwatch, plan.under, beside.settings if beside else {})
            stack = AsyncExitStack()
            try:
                groups = _seated(plan, rig, hosts)
                # Made before, as on any day but the first: what migrates stays in the memory of the process.
                await (await Store.open(url)).close()
                await hosts.start(plan.processes, plan.shards)
                await _introduced(plan, rig)
                await _opened(groups, say)
                others = await beside.opened(rig, hosts, stack) if beside else ()
                return await _measured(plan, groups, others, hosts, stopwatch, say)
            finally:
                await stack.aclose()
                hosts.kill()


async def _introduced(plan: LoadPlan, rig: Rig) -> None:
    """Wait until a single host has uploaded the emoji, as it does once on a fresh machine, in a process that ends."""
    if plan.processes == 1:
        pieces = sum(len(presenter(title).icons) for title in TITLES)
        await rig.until(lambda: len(rig.application.emojis) >= pieces, within=_EMOJI_SECONDS)


def _seated(plan: LoadPlan, rig: Rig, hosts: LoadedHosts) -> list[TableGroup]:
    """Seat everybody in groups of four (or the maximum of the title), one group per channel and ten per server."""
    dice, number, found = Random(plan.seed), itertools.count(1), list[TableGroup]()
    each = max(1, plan.people // plan.tables)
    guild = rig.guild
    for at in range(plan.tables):
        if at and at % TABLES_OF_A_SERVER == 0:
            guild = _server(rig, at // TABLES_OF_A_SERVER, plan.shards)
        title = plan.titles[at % len(plan.titles)]
        least, most = title_of(title).info.seats
        people = [rig.person(f"Person {next(number)}", member=False) for _ in range(min(each, most))]
        for person in people:
            rig.world.join(guild, person.user)
        channel = rig.world.add_channel(guild, f"table-{at + 1}")
        clients = PlayingClients(hosts, channel, title, people, Random(f"{plan.seed}-{at}"))
        found.append(TableGroup(clients, max(0, least - len(people)), plan.bots))
    dice.shuffle(found)
    return found


def _server(rig: Rig, number: int, shards: int) -> Guild:
    """Add a server on the next shard."""
    guild = rig.world.add_guild(f"server {number + 1}", rig.application.owner, shard=(number % shards, shards))
    rig.world.join(guild, rig.application.bot)
    return guild


async def _opened(groups: Sequence[TableGroup], say: Callable[[str], None]) -> None:
    """Let every group sit down at a table before the measurement begins."""
    room, began = asyncio.Semaphore(AT_ONCE), time.perf_counter()

    async def begin(group: TableGroup) -> None:
        async with room:
            await group.begin()

    async with asyncio.TaskGroup() as tasks:
        for group in groups:
            tasks.create_task(begin(group))
    say(f"{len(groups)} tables opened in {time.perf_counter() - began:.0f} s")


async def _measured(
    plan: LoadPlan,
    groups: Sequence[TableGroup],
    others: Sequence[Client],
    hosts: LoadedHosts,
    stopwatch: Stopwatch,
    say: Callable[[str], None],
) -> LoadReport:
    """Let everybody play, once to warm up and once for the figures."""
    clients = [
        PacedClient(group, person, plan.pace, Random(f"{plan.seed}-{person.id}"))
        for group in groups
        for person in group.clients.people
    ]
    looks = _Samples(hosts)
    loop = asyncio.get_running_loop()
    warm = max(plan.pace, plan.warm)
    end = loop.time() + warm + plan.seconds
    watching = asyncio.create_task(looks.go_on())
    playing = [asyncio.create_task(client.stay(lambda: loop.time() >= end)) for client in (*clients, *others)]
    await asyncio.sleep(warm)
    limits = hosts.rig.sandbox.limits
    moves, before, cpu, began = _moves(groups), await hosts.figures(), hosts.cpu(), loop.time()
    requests, limited = limits.counted, limits.used_up
    stopwatch.running = True
    await asyncio.sleep(end - loop.time())
    stopwatch.running = False
    answering, beside = (now - then for now, then in zip(hosts.cpu(), cpu, strict=True))
    seconds, after = loop.time() - began, await hosts.figures()
    requests, limited = limits.counted - requests, limits.used_up - limited
    moves = _moves(groups) - moves
    await asyncio.gather(*playing)
    watching.cancel()
    with suppress(asyncio.CancelledError):
        await watching
    say(f"measured for {seconds:.0f} s")
    return LoadReport(
        people=len(clients),
        tables=len(groups),
        processes=plan.processes,
        seconds=seconds,
        moves=moves,
        presses=stopwatch.presses,
        late=stopwatch.late,
        first=stopwatch.first,
        whole=stopwatch.whole,
        posted=[one for g in groups for one in stopwatch.posted(g.clients)],
        stages=stages(before, after),
        pictures=pictures(before, after),
        cpu=answering + beside,
        answering=answering,
        requests=requests,
        limited=limited,
        memory=looks.memory,
        oldest=looks.oldest,
        size=await _size(hosts.database),
        problems=[*_troubles(hosts), *([] if await hosts.stop() else ["the hosts did not stop in order"])],
    )


def _moves(groups: Iterable[TableGroup]) -> int:
    """Count the moves that the clients have seen at their tables."""
    return sum(len({(d.table, d.acknowledged) for d in group.clients.requests if d.acknowledged}) for group in groups)


class _Samples:
    """Samples taken during the run; keeps the maximum of each."""

    def __init__(self, hosts: LoadedHosts) -> None:
        self._hosts = hosts
        self.memory = list[int]()
        self.oldest = 0.0

    async def go_on(self) -> None:
        """Take samples until cancelled."""
        while True:
            self.memory = max(self.memory, self._hosts.memory(), key=sum)
            self.oldest = max(self.oldest, *(oldest(one) for one in await self._hosts.figures()))
            await asyncio.sleep(LOOK_SECONDS)


def _troubles(hosts: LoadedHosts) -> list[str]:
    """Return the errors in the hosts' logs."""
    lines = hosts.log.read_text("utf-8", "replace").splitlines()
    return [line for line in lines if "error" in line.casefold().split()][:20]


async def _size(database: str) -> int:
    """Return the size of the database on disk in bytes."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        file = str(url.database)
        return sum(path.stat().st_size for path in map(Path, (file, f"{file}-wal")) if path.exists())
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            return int((await connection.execute(text("select pg_database_size(current_database())"))).scalar_one())
    finally:
        await engine.dispose()
