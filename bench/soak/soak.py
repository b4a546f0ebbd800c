"""The soak test: several people at several tables of every title, and a host that is killed again and again."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct

from bench import environment
from bench.clients import ClientRequest, PlayingClients
from bench.soak.hosts import HostFleet, SoakHosts, Supervisor
from bench.soak.planted_faults import FAULTS
from bench.soak.verifier import MessageRecorder, Verification, pending, verify
from games.kernel.registry import title as title_of
from renderers.titles import TITLES
from sandbox.driver import Rig
from sandbox.model.entities import Channel
from sandbox.server import Sandbox
from sandbox.session_starts import SessionStarts

PEOPLE = ("Ann", "Bo", "Cleo", "Dan", "Eve", "Finn")
MOMENT = "at any moment"
CHANNELS = 4
LONGEST_LIFE = 45.0  # seconds
SETTLING_SECONDS = 120.0
STUCK_SECONDS = 60.0
_FAULTS, _FOLLOWING = 5, 30  # faults of the last host's log that are shown, and lines of each
_NTH = {"starting": 2, "writing": 200, "committing": 40, "committed": 20, "posting": 6, "posted": 6, "drawing": 6}
"""The maximum count for each crash point, of which a random one is drawn."""


def run(plans: Sequence[SoakPlan], database: str, postgres: bool) -> int:
    """Run the soak by each plan and print a report; return 0 for success, 1 for problems, 2 for a wrong plan."""
    if any(plan.fault not in ("", *FAULTS) for plan in plans) or (database and len(plans) > 1):
        _print(f"faults: {', '.join(FAULTS)}; a database of your own takes one run")
        return 2
    if any(plan.processes > 1 for plan in plans) and not (postgres or database.startswith("postgresql")):
        _print("several processes need PostgreSQL: add --postgres")
        return 2
    if wrong := environment.unfit(database, max(plan.processes for plan in plans)):
        _print(f"--database {wrong}")
        return 2
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that no host process is left behind
    green = 0
    for plan in plans:
        with environment.postgres(postgres) as url:
            report = asyncio.run(soak(plan, database or url, _print))
        green += not report.verdict.problems
        _print(f"seed {plan.seed}", *report.lines())
    _print(f"{green} of {len(plans)} runs without a problem")
    return 0 if green == len(plans) else 1


def _print(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


class SoakPlan(Struct, frozen=True):
    """The length of the soak (minimum moves and kills), and the number of tables of each title at a time."""

    moves: int = 2000
    kills: int = 60
    tables: int = 2
    titles: Sequence[str] = TITLES
    seed: int = 0
    fault: str = ""
    """One of `planted_faults.FAULTS`, to test the verifier."""
    processes: int = 1
    """Hosts that share the shards; more than one requires PostgreSQL."""
    shards: int = 1


class SoakReport(Struct):
    """The results of the soak: deaths by moment, duration in seconds, and the verifier's findings."""

    killed: dict[str, int]
    seconds: float
    verdict: Verification

    @property
    def kills(self) -> int:
        """Return the total number of deaths."""
        return sum(self.killed.values())

    def lines(self) -> list[str]:
        """Return the lines of the report."""
        found = self.verdict.figures
        deaths = ", ".join(f"{count} {moment}" for moment, count in sorted(self.killed.items()))
        return [
            f"{self.kills} kills survived ({deaths})",
            f"{found.moves} moves at {found.tables} tables, {found.finished} of them finished; each log replayed",
            f"{found.acknowledged} acknowledged moves, each in the log once",
            f"{found.messages} messages called for by the moves, posted once and in order, written again;"
            f" {found.redrawn} of them drawn again",
            f"{self.seconds:.0f} s",
            *(f"PROBLEM: {problem}" for problem in self.verdict.problems),
        ]


async def soak(plan: SoakPlan, database: str = "", say: Callable[[str], None] = lambda line: None) -> SoakReport:
    """Play, kill and verify. `database` is a URL; the default is a SQLite file in a temporary folder."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="soak-") as name:
        folder = Path(name)
        starts = SessionStarts(shards=plan.shards, max_concurrency=plan.shards, window=0, total=10**6)
        async with Sandbox(starts=starts) as sandbox:
            rig = Rig(sandbox)
            supervisor = _hosts(plan, rig, folder, database or f"sqlite+aiosqlite:///{folder}/tables.sqlite3")
            recorder = MessageRecorder(sandbox.world)
            soak_run = _SoakRun(plan, supervisor, say)
            try:
                await supervisor.open(plan.titles)
                problems = await soak_run.run()
            finally:
                await supervisor.close()
            verdict = await verify(rig, supervisor.database, soak_run.requests)
            verdict.problems += problems + recorder.problems
            verdict.problems += [f"unknown route: {path}" for path in rig.unhandled] + rig.errors
            if verdict.problems:
                say(_faults((folder / "host.log").read_text("utf-8", "replace")))
    return SoakReport(dict(supervisor.killed), time.monotonic() - began, verdict)


def _faults(log: str) -> str:
    """Return the last faults in a log with what follows each of them: where it happened."""
    lines = log.splitlines()
    faults = [at for at, line in enumerate(lines) if "[error" in line or "Traceback" in line]
    return "\n".join("\n".join(lines[at : at + _FOLLOWING]) for at in faults[-_FAULTS:])


def _hosts(plan: SoakPlan, rig: Rig, folder: Path, database: str) -> SoakHosts:
    if plan.processes == 1:
        return Supervisor(rig, folder, database, plan.fault)
    return HostFleet(rig, folder, database, plan.fault, plan.processes)


def given_up(
    clients: PlayingClients, enough: Callable[[], bool], clock: Callable[[], float] = time.monotonic
) -> Callable[[], bool]:
    """Return a function that tells whether to stop: the plan is fulfilled, or a table makes no more progress.

    Without the second condition, clients would wait for ever after a host lost the only message that asks them. The
    last round reports such a table.
    """
    version, since = clients.version, clock()

    def now() -> bool:
        nonlocal version, since
        if clients.version != version:
            version, since = clients.version, clock()
        return enough() or clock() - since > STUCK_SECONDS

    return now


class _SoakRun:
    """The tables of one soak, and the deaths of its hosts."""

    def __init__(self, plan: SoakPlan, supervisor: SoakHosts, say: Callable[[str], None]) -> None:
        self.plan = plan
        self.supervisor = supervisor
        self.rig = supervisor.rig
        self.say = say
        self.dice = Random(plan.seed)
        self.people = [self.rig.person(name) for name in PEOPLE]
        self.channels = [self._channel(number) for number in range(max(CHANNELS, plan.shards))]
        self.client_groups: list[PlayingClients] = []

    def _channel(self, number: int) -> Channel:
        """Create a channel to play in; with several shards, each on a server of the next shard."""
        if self.plan.shards == 1:
            return self.rig.channel(f"tables-{number}")
        world, shards = self.rig.world, self.plan.shards
        guild = world.add_guild(f"Guild {number}", self.rig.application.owner, shard=(number % shards, shards))
        for user in (self.rig.application.bot, *(person.user for person in self.people)):
            world.join(guild, user)
        return world.add_channel(guild, f"tables-{number}")

    @property
    def requests(self) -> list[ClientRequest]:
        """Return all requests of all clients."""
        return [request for clients in self.client_groups for request in clients.requests]

    @property
    def moves(self) -> int:
        """Return how many moves the clients have seen."""
        return sum(clients.version for clients in self.client_groups)

    @property
    def kills(self) -> int:
        """Return how many hosts have died."""
        return sum(self.supervisor.killed.values())

    def enough(self) -> bool:
        """Return whether the plan is fulfilled."""
        return self.moves >= self.plan.moves and self.kills >= self.plan.kills

    async def run(self) -> list[str]:
        """Run the soak to its end; return a problem for each table that is stuck."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._kill_hosts())
            for title in self.plan.titles:
                for _ in range(self.plan.tables):
                    group.create_task(self._play(title))
        return await self._last_round()

    async def _kill_hosts(self) -> None:
        """Start and kill one host after another; leave the last one running."""
        for crash_point in self._crash_points():
            if self.kills >= self.plan.kills:
                break
            await self.supervisor.start(crash_point)
            longest = max(2, 2 * self.plan.moves // max(self.plan.kills, 1))
            await self._let_live(self.moves + self.dice.randint(1, longest))
            await self.supervisor.kill(MOMENT)
            self.say(f"{self.kills} kills, {self.moves} moves at {len(self.client_groups)} tables")
        await self.supervisor.start()

    async def _let_live(self, end: int) -> None:
        """Wait until a number of moves is reached, the host has died at its crash point, or the time limit is over."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_LIFE):
                while self.moves < end and not self.supervisor.dead.is_set():
                    await self.rig.world.stirring(0.1)
        await self.rig.world.stirring(self.dice.uniform(0, 0.2))

    def _crash_points(self) -> Iterator[str]:
        """Yield crash points: first in the migrations, then all in turn, each with a random count."""
        yield "migrating:2"
        yield "migrating:9"
        while True:
            for point in (*_NTH, "none"):
                yield f"{point}:{self.dice.randint(1, _NTH[point])}" if point in _NTH else "none"

    async def _play(self, title: str) -> None:
        """Play one game after another until the plan is fulfilled."""
        while not self.enough():
            number = len(self.client_groups)
            seats = title_of(title).info.seats
            count = max(2, min(3, seats[1] - 1)) if number % 2 else max(2, seats[0])
            people = self.dice.sample(self.people, min(count, seats[1]))
            bots = min(1, seats[1] - len(people))
            channel = self.channels[number % len(self.channels)]
            clients = PlayingClients(self.supervisor, channel, title, people, Random(f"{self.plan.seed}-{number}"))
            self.client_groups.append(clients)
            await clients.gather(bots)
            await clients.play(given_up(clients, self.enough))

    async def _last_round(self) -> list[str]:
        """Check that every running table can continue, then that the host stops cleanly with everything sent."""
        problems = []
        await self._wait_until_settled()
        for clients in self.client_groups:
            before = clients.version
            try:
                async with asyncio.timeout(STUCK_SECONDS):
                    await clients.play(lambda clients=clients, before=before: clients.version > before)  # type: ignore[misc]
            except TimeoutError:
                problems.append(f"{clients.table}: stuck at version {before}\n{self.rig.transcript.tail()}")
            if clients.frozen:
                problems.append(f"{clients.table}: frozen at version {clients.version}")
        await self._wait_until_settled()
        if await self.supervisor.stop() != 0:
            problems.append("the last host did not stop in order")
        return problems

    async def _wait_until_settled(self) -> None:
        """Wait until no bot has to move and no message is pending."""
        with contextlib.suppress(TimeoutError):  # the verifier will report what is left
            async with asyncio.timeout(SETTLING_SECONDS):
                while await pending(self.supervisor.database):
                    await self.rig.world.stirring(0.5)
