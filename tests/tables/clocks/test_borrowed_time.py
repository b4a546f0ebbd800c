"""Nobody gets more time than the pace grants, whatever a table allows them to do: random sequences of all of it.

The verifier knows only what everybody can see: which decisions are open after a change, when the clocks end, and how
long they ran. It counts anew, for each line of decisions that stand, what the pace grants for them.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.clocks.deadlines import Deadlines
from bot.clocks.pacing import PaceControl
from bot.clocks.substitutes import Substitutes
from bot.store.kinds import WINDOW
from bot.tables import Asker, Table, TableError, Tables, TableSuspended, TableUser
from bot.tables.clocks import ALWAYS, Pace
from bot.tables.clocks.pace import OFFERED
from bot.tables.clocks.table_clocks import ALL, clock, deadline, late, seats_owing, windowed
from bot.tables.history.hidden_versions import CAME_OUT
from games.kernel import Chance, Decision, Seat, random_action
from tests.tables.host import ANN, BO, CHANNEL, CLEO, DAY, GUILD, HOUR, MONDAY, clock_of, host, step, waiting
from tests.tables.test_suspension import broken

PACES = [pace for pace in OFFERED if pace.runs] + [
    Pace(moves=2, bot_answers=True),
    Pace(bank=24, increment=4, bot_answers=True),
]
DORA, EMIL = TableUser(4, "Dora"), TableUser(5, "Emil")
MANAGER = Asker(99, manager=True)
Question = tuple[Seat, str, int]


def questions(table: Table) -> tuple[set[Question], set[Question]]:
    """What everybody may see to be asked: of seats by themselves, and of all whom a secret question asks."""
    if table.game is None or table.game.result() is not None:
        return set(), set()
    turn = table.game.title.turn(table.game.state).number

    def found(hidden: bool) -> list[tuple[Decision, Question]]:
        asked = [one for one in table.game.decisions() if (one.hides_answered or one.aside) is hidden]  # type: ignore[union-attr]
        return [(one, (one.seat, one.kind, turn)) for one in asked]

    secret = found(True)
    return (
        {what for one, what in found(False) if one.owed},
        {what for _, what in secret} if any(one.owed for one, _ in secret) else set(),
    )


@dataclass
class Judge:
    """What has been granted and used at a table; a seat's own clock under its number, the window under `ALL`."""

    pace: Pace
    lines: dict[int, dict[Seat, int]] = field(default_factory=dict)
    used: dict[Seat, int] = field(default_factory=lambda: defaultdict(int))
    given: dict[Seat, int] = field(default_factory=lambda: defaultdict(int))

    @property
    def more(self) -> int:
        """Seconds that the pace grants for one decision."""
        return self.pace.more(ALWAYS)

    def allowed(self, table: Table, seat: Seat) -> int:
        """Seconds that a seat may have used and left: for the decisions that stand, and by the others' consent."""
        most = self.pace.most if seat != ALL else 0
        return most + self.lines[table.version][seat] + self.given[seat]

    def moved(self, before: Table, after: Table, records: list[Any]) -> None:
        """Count the decisions on the line that leads to a table as it is now."""
        if after.version == before.version:
            return
        here = self.lines.get(before.version) or defaultdict(int)
        back = next((one.restores for one in records if one.restores is not None), None)
        if back is not None:
            here = self.lines[back]
        else:
            here = here.copy()
            (asked, hidden), (still, secret) = questions(before), questions(after)
            acted = {one.seat for one in records if one.kind == "act"}
            for seat in {seat for seat, kind, turn in still if (seat, kind, turn) not in asked or seat in acted}:
                here[seat] += self.more
            if secret and (secret != hidden or any(one.secrecy == CAME_OUT for one in records)):
                here[ALL] += self.pace.most + self.more
        for version in range(before.version + 1, after.version + 1):
            self.lines[version] = here

    def forgive(self, table: Table) -> None:
        """Count what an undo gives to which all others have agreed: each seat may have the time of one decision."""
        for own in table.clocks:
            rest = self.allowed(table, own.seat) - self.used[own.seat]
            more = self.more + (self.pace.most if own.seat == ALL else 0)
            self.given[own.seat] += max(more - rest, 0)

    def check(self, table: Table, now: int, log: list[str]) -> None:
        """Nobody has more left than is allowed and not used."""
        if table.status not in ("running", "suspended"):
            return
        for own in table.clocks:
            seat = own.seat
            end = None
            if table.game is not None and table.status == "running" and not table.row.paused:
                asked = windowed(table.game) if own.kind == WINDOW else {seat} & seats_owing(table.game)
                end = deadline(table, min(asked)) if asked else None
            rest = own.left if end is None else max(end - now, 0)
            allowed = self.allowed(table, seat) - self.used[seat]
            assert max(rest, 0) <= max(allowed, 0), (seat, rest, allowed, log[-12:])

    def passed(self, table: Table, start: int, end: int) -> None:
        """Count the time that runs for somebody between two times, until it is up."""
        if table.game is None or table.status != "running":
            return
        for seat in seats_owing(table.game):
            until = deadline(table, seat)
            self.used[seat] += 0 if until is None else max(min(end, until) - start, 0)
        asked = windowed(table.game)
        until = deadline(table, min(asked)) if asked else None
        self.used[ALL] += 0 if until is None else max(min(end, until) - start, 0)


class Player:
    """Does at random whatever a table allows, and has each step judged."""

    def __init__(self, tables: Tables, table: Table, seed: str) -> None:
        self.tables = tables
        self.id = table.id
        self.judge = Judge(table.pace)
        self.chance = Chance(seed.encode())
        self.random = random.Random(seed)
        self.log: list[str] = []
        self.agreed = False
        self.judge.lines[table.version] = defaultdict(int)
        for seat, _, _ in questions(table)[0]:
            self.judge.lines[table.version][seat] = self.judge.more
        if questions(table)[1]:
            self.judge.lines[table.version][ALL] = self.judge.pace.most + self.judge.more

    @property
    def now(self) -> int:
        """The time."""
        return clock_of(self.tables).now

    async def table(self) -> Table:
        """The table as it is."""
        return await self.tables.get(self.id)

    async def act(self) -> None:
        table = await self.table()
        seat = self.random.choice(sorted(table.running_game().waiting()))
        row = table.seats[seat]
        action = random_action(table.title, table.running_game().state, seat, self.chance)
        cause = "player" if row.human else "ai"
        await self.tables.moves.act(self.id, seat, action, user=row.user, version=table.version, cause=cause)

    async def wait(self) -> None:
        table, start = await self.table(), self.now
        clock_of(self.tables).now += self.random.choice((60, 15 * 60, HOUR, 3 * HOUR, 11 * HOUR, 30 * HOUR))
        self.judge.passed(table, start, self.now)
        await self.tables.service(Deadlines).once()

    async def take_back(self, kind: str = "undo") -> None:
        table = await self.table()
        users = [user for user in table.users if user is not None]
        acted = await self.tables.undo.ask(self.id, self.random.choice(users), kind)
        if acted.table.proposal is not None:
            await self.answer()

    async def redo(self) -> None:
        await self.take_back("redo")

    async def answer(self) -> None:
        """Everybody who is asked agrees, or one of them does not."""
        table = await self.table()
        proposal, agree = table.proposal, self.random.random() < 0.8
        if proposal is None:
            return
        for seat in map(int, proposal.needed.split()):
            before = await self.table()
            if before.proposal is None or str(seat) in before.proposal.agreed.split():
                continue
            after = (await self.tables.undo.answer(self.id, before.users[seat] or 0, agree)).table
            if not agree:
                return
            self.agreed = after.proposal is None and {*before.humans} <= {
                proposal.by_seat, *map(int, proposal.needed.split())
            }  # fmt: skip

    async def pause(self) -> None:
        await self.tables.service(PaceControl).pause(self.id, (await self.someone()).user)
        await self.answer()

    async def go_on(self) -> None:
        await self.tables.service(PaceControl).go_on(self.id, (await self.someone()).user)

    async def wait_on(self) -> None:
        table = await self.table()
        late = [own for own in table.clocks if own.sent]
        own = self.random.choice(late)
        by = await self.someone()
        await self.tables.service(Deadlines).wait_on(self.id, by, own.seat, own.since)
        self.judge.given[own.seat] -= self.judge.allowed(table, own.seat) - self.judge.used[own.seat]
        self.judge.given[own.seat] += self.judge.more + (self.judge.pace.most if own.seat == ALL else 0)

    async def bot(self) -> None:
        table = await self.table()
        own = self.random.choice([own for own in table.clocks if own.sent])
        await self.tables.service(Deadlines).answer_by_bot(self.id, await self.someone(), own.seat, own.since)

    async def offer(self) -> None:
        by = await self.someone()
        await self.tables.service(Substitutes).offer(self.id, by, (await self.table()).seat_of(by.user) or 0)

    async def stand_in(self) -> None:
        table = await self.table()
        seat = self.random.choice(table.humans)
        await self.tables.service(Substitutes).take(self.id, self.random.choice((DORA, EMIL)), seat)
        before = await self.table()
        await self.answer()
        after = await self.table()
        if after.users[seat] != before.users[seat]:
            self.judge.given[seat] += self.judge.more

    async def give_back(self) -> None:
        await self.tables.service(Substitutes).give_back(self.id, self.random.choice((ANN, BO, CLEO, DORA, EMIL)).id)

    async def replace(self) -> None:
        table = await self.table()
        seat = self.random.randrange(len(table.seats))
        own = clock(table, seat)
        person = self.random.choice((None, ANN, BO, CLEO, DORA, EMIL))
        await self.tables.moderation.replace(self.id, seat, MANAGER, person)
        if own is not None and own.sent:
            self.judge.given[seat] += self.judge.more

    async def resign(self) -> None:
        await self.tables.moves.resign(self.id, (await self.someone()).user)

    async def freeze(self) -> None:
        with pytest.MonkeyPatch.context() as patch, suppress(TableSuspended):
            patch.setattr(type((await self.table()).title), "perform", broken)
            await self.act()

    async def resume(self) -> None:
        await self.tables.moderation.resume(self.id, MANAGER)

    async def someone(self) -> Asker:
        """Anybody who plays there."""
        table = await self.table()
        return Asker(self.random.choice([user for user in table.users if user is not None]))

    def ways(self, table: Table) -> list[tuple[int, Callable[[], Awaitable[None]]]]:
        """What may be tried at a table, and how often: what can be done at once is not waited for too long."""
        if table.status == "suspended":
            return [(1, self.wait), (2, self.resume)]
        if table.status == "finished":
            return [(1, self.wait), (3, self.take_back)]
        late = 12 if any(own.sent for own in table.clocks) else 0
        return [
            (30, self.act), (20, self.wait), (20, self.take_back), (8, self.redo), (2, self.pause),
            (16 if table.row.paused else 0, self.go_on), (late, self.wait_on), (late // 2, self.bot),
            (4, self.offer), (6, self.stand_in), (4, self.give_back), (4, self.replace), (1, self.resign),
            (2, self.freeze),
        ]  # fmt: skip

    async def step(self) -> None:
        """Do something at random; what is refused changes nothing."""
        before, self.agreed = await self.table(), False
        ways = self.ways(before)
        (way,) = self.random.choices([way for _, way in ways], [weight for weight, _ in ways])
        with suppress(TableError, IndexError):
            await way()
        after = await self.table()
        self.log.append(f"{way.__name__} {before.version}->{after.version} {after.status}")
        records = list(await self.tables.records(self.id, before.version + 1)) if after.version > before.version else []
        self.judge.moved(before, after, records)
        if self.agreed:
            self.judge.forgive(after)
        self.judge.check(after, self.now, self.log)


async def begun(tables: Tables, title: str, pace: Pace, people: tuple[TableUser, ...], number: int) -> Table:
    """A running table with a pace, at nine on a Monday."""
    clock_of(tables).now = MONDAY + 9 * HOUR + number * 400 * DAY
    table = await tables.lobby.open(title, people[0], CHANNEL, GUILD, len(people), pace=pace)
    for person in people[1:]:
        await tables.lobby.join(table.id, person)
    return (await tables.lobby.start(table.id, people[0].id)).table


@pytest.mark.parametrize("pace", PACES, ids=str)
@pytest.mark.parametrize(("title", "people"), [("foodfighters", (ANN, BO)), ("foodies", (ANN, BO, CLEO))])
async def test_nobody_gets_more_time_than_the_pace_grants(
    tmp_path: Path, title: str, people: tuple[TableUser, ...], pace: Pace
) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        for number in range(4 - len(people)):
            table = await begun(tables, title, pace, people, number)
            player = Player(tables, table, f"{title} {pace} {number}")
            for _ in range(60):
                await player.step()


async def test_steps_and_undo_do_not_fill_a_bank(tmp_path: Path) -> None:
    """With "24h+4h" and an hour left, one step and Undo, eight times in two minutes, gave 24 hours."""
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        table = await begun(tables, "foodfighters", Pace(bank=24, increment=4), (ANN, BO), 0)
        seat, user = await own_turn(tables, table)
        end = deadline(await tables.get(table.id), seat) or 0
        clock_of(tables).now = end - HOUR
        for _ in range(8):
            await step(tables, table.id, Chance(b"step"))
            clock_of(tables).now += 15
            undone = (await tables.undo.ask(table.id, user)).table
            assert undone.proposal is None and deadline(undone, seat) == end, "as if nothing had been done"


async def test_a_turn_is_held_no_longer_by_steps_and_undo(tmp_path: Path) -> None:
    """With "2/day" one turn was held for 27 days, while the others' calls were refused as too early."""
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        table = await begun(tables, "foodfighters", Pace(moves=2), (ANN, BO), 0)
        seat, user = await own_turn(tables, table)
        for _ in range(3):
            await step(tables, table.id, Chance(b"step"))
            clock_of(tables).now += 11 * HOUR
            undone = (await tables.undo.ask(table.id, user)).table
            await tables.service(Deadlines).once()
        assert undone.proposal is None and late(await tables.get(table.id)) == (seat,)
        own, other = clock(await tables.get(table.id), seat), next(one for one in (ANN, BO) if one.id != user)
        assert own is not None
        waited = await tables.service(Deadlines).wait_on(table.id, Asker(other.id), seat, own.since)
        assert deadline(waited, seat) == clock_of(tables).now + 12 * HOUR, "the others may give time"


async def own_turn(tables: Tables, table: Table) -> tuple[Seat, int]:
    """Play until a seat is to move that may take back its next step without asking anybody."""
    for _ in range(40):
        seat, user = await waiting(tables, table.id)
        await step(tables, table.id, Chance(b"step"))
        now = await tables.get(table.id)
        with suppress(TableError):
            if not (await tables.undo.reach(table.id, user)).needed and seat in now.running_game().waiting():
                await tables.undo.ask(table.id, user)
                return seat, user
    raise AssertionError("every step takes consent")
