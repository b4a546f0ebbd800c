"""`python -m bench season`: people find opponents, play tournaments and are rated, through the real Discord client.

Each person has a planted strength. In titles without rules for conceding, a few games are played to the end, and a
stronger person moves more often as the better bot. In all other games, a few moves are made and then one person
concedes, with odds from the strengths by the Bradley-Terry model. The clock is simulated. At the end the ratings must
have the planted order, every pairing must be fair, and every message must have arrived once. One person then asks to be
deleted, and no trace of them may remain in any database cell or file.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import structlog
from msgspec import field
from sqlalchemy import select

from bench.pressing import newest
from bench.season.month import DAY, HOUR, MINUTE, MonthFigures
from bench.season.played_month import PlayedMonth
from bench.season.season_checks import BAR, ENOUGH, known_now, orders, traces, unfair
from bot.cli.arguments import say
from bot.ratings.rating_model import season as season_of
from bot.ratings.service import Champions, RatingService
from bot.store import TableRow, schema
from bot.tables import Table
from bot.tables import TableUser as Player
from bot.tables.table import FINISHED, RUNNING
from bot.tournaments.formats import ladder
from bot.tournaments.formats.matches import Format
from bot.tournaments.progress import TournamentState
from bot.tournaments.rows import FINISHED as CUP_FINISHED
from bot.tournaments.rows import RUNNING as CUP_RUNNING
from bot.tournaments.service import TournamentService
from games.kernel import PLAYERS, Action, Seat, random_action
from sandbox.driver import Person, RenderedMessage, Rig
from sandbox.model.entities import Channel, Role
from sandbox.model.permissions import Permission
from sandbox.server import Sandbox

BEGIN = int(datetime(2027, 4, 1, 9, tzinfo=UTC).timestamp())
"""The first morning of a quarter, so that the whole run lies in one season."""
LEAVING, NAME, PART = 1, "Zoë Unmistakable", "Unmistakable"
"""The person who is deleted at the end, and a part of the name that occurs nowhere else."""
SPREAD = 3.0
"""Strengths lie between this and its negative; a difference of one wins almost three games of four."""
ENTRANTS = {Format.ROUND_ROBIN: 6, Format.SWISS: 15, Format.ELIMINATION: 15, Format.LADDER: 8}
GIVEN_UP = ("foodfighters", "foodfighters", "foodfighters", "food_truck_city")
"""Titles with rules for conceding, weighted by how often they are played."""
WHOLE = ("foodies", "critter_kitchen", "food_chain_magnate")
"""Titles that are played to the end, each at least once."""
OPTIONS = {"food_chain_magnate": "turn_limit=3"}
_LONGEST = 2_000
_A_DAY = 10
"""Games per day outside tournaments."""


class SeasonFigures(MonthFigures):
    """The results of a season."""

    played_out: int = 0
    cups: dict[str, int] = field(default_factory=dict)
    orders: list[str] = field(default_factory=list)
    checked_pools: int = 0
    exported: int = 0
    kept: int = 0

    def lines(self) -> Iterator[str]:
        """Yield the figures, one line each."""
        yield f"people {self.people}, games {self.finished}, of which played to the end {self.played_out}"
        yield f"moves {self.moves}, days {self.days}"
        yield "tournaments " + ", ".join(f"{kind} {count}" for kind, count in sorted(self.cups.items()))
        yield from self.orders
        yield f"of who wants to be forgotten: things handed out {self.exported}, cells of the database {self.kept}"
        yield f"faults {len(self.faults)}"
        yield from self.faults[:20]


class PlayedSeason(PlayedMonth):
    """The people, their games and tournaments; every request is a command or a press."""

    def __init__(self, folder: Path, rig: Rig, people: int, games: int, cups: int, whole: int) -> None:
        super().__init__(f"sqlite+aiosqlite:///{folder}/season.sqlite3", rig, people, games, 0)
        self._folder = folder
        self.now = BEGIN
        self.figures: SeasonFigures = SeasonFigures(people, games)
        self._cups, self._each = cups, whole
        middle = (people - 1) / 2 or 1
        self._strength = {person.id: SPREAD * (at - middle) / middle for at, person in enumerate(self._people)}
        self._running: list[str] = []
        self._last = ""
        self._opened = self._wholes = 0
        self._boss = self._manager(0)

    def _person(self, number: int) -> Player:
        one = self._rig.person(NAME if number == LEAVING else f"P{number}")
        return Player(one.id, one.name)

    def _manager(self, number: int) -> Person:
        """Give a person the permission to manage the server."""
        one = self._of(number)
        role = Role(self._rig.world.ids.next(), f"manager {number}", int(Permission.MANAGE_GUILD))
        self._rig.guild.roles[role.id] = role
        self._rig.guild.members[one.id].roles.append(role.id)
        return one

    def _of(self, number: int) -> Person:
        return self._persons[self._people[number].id]

    async def run(self) -> SeasonFigures:
        """Play the season, check it, and delete one person."""
        await self._open()
        try:
            await self._furnish()
            await self._invite_to_cups()
            while self._running or self._opened < self.figures.tables:
                await self._live_a_day()
            await self._check_season()
            await self._check_messages()
            await self._forget()
        finally:
            for stack in self._stacks:
                await stack.aclose()
        return self.figures

    async def _furnish(self) -> None:
        """Set up the server's board and its channels for announcements."""
        for setting in ("board", "vacancies", "results", "records", "reports"):
            channel = self._rig.channel(setting)
            typed = {"setting": setting, "value": f"<#{channel.id}>"}
            await self._done(self._boss.slash(self._rig.tables, "server", typed), setting)

    # Tournaments

    async def _invite_to_cups(self) -> None:
        kinds = [kind for kind in Format for _ in range(self._cups)]
        for number, kind in enumerate(kinds):
            await self._cup(number, kind)
            self.figures.cups[kind] = self.figures.cups.get(kind, 0) + 1

    async def _cup(self, number: int, kind: Format) -> None:
        """Open a tournament for some people and start it."""
        channel, size = self._rig.channel(f"cup-{number}"), min(ENTRANTS[kind], max(3, len(self._people) // 2))
        name, opener = f"Cup {number}", self._of((LEAVING + number) % len(self._people))
        title = GIVEN_UP[number % 2 * 3]
        typed = {"title": title, "format": str(kind), "called": name, "tables": 3, "pace": "none"}
        opened = await self._done(opener.slash(channel, "tournament new", typed), name)
        self._running.append(opened.buttons[0].custom_id.split(":")[1])
        await self._told()
        invitation = self._newest(channel, lambda shown: name in shown.text, name)
        for person in self._luck.sample(self._people, size):
            await self._done(self._persons[person.id].press(invitation, "Join"), name)
        await self._done(opener.press(invitation, "Start"), name)
        await self._tick()

    async def _tick(self) -> None:
        """Do everything that is due by now, and wait until its messages have arrived."""
        self.now += MINUTE
        await self._hosts[0].timer_worker.once()
        await self._told()

    async def _live_a_day(self) -> None:
        """Simulate one day: waiting tournament games are played, and some people meet outside tournaments."""
        for cup in list(self._running):
            contest = await self._hosts[0].service(TournamentService).get(cup)
            for row in contest.matches:
                if row.table_id and not row.how:
                    self._where[row.table_id] = self._channel(contest)
                    self._opened += 1
                    await self._play(row.table_id)
            await self._tick()
            await self._on(await self._hosts[0].service(TournamentService).get(cup))
        for _ in range(min(_A_DAY, self.figures.tables - self._opened)):
            await self._meet()
        self.now += DAY // 2 - self.now % HOUR
        await self._tick()

    def _channel(self, contest: TournamentState) -> Channel:
        return self._rig.world.channel(contest.row.channel)

    async def _on(self, contest: TournamentState) -> None:
        """Let somebody issue a challenge on a ladder; close the ladder once it has run long enough."""
        if contest.row.status != CUP_RUNNING:
            self._running.remove(contest.id)
            return
        if contest.row.format != Format.LADDER or not contest.plan.idle:
            return
        channel, plan = self._channel(contest), contest.plan
        if len(plan.matches) >= len(plan.entrants):
            owner = self._persons[contest.row.owner]
            sure = await self._done(owner.slash(channel, "tournament cancel", tournament=contest.id), contest.id)
            await self._done(owner.press(sure, f"cup/cancel-yes/{contest.id}"), contest.id)
            return
        reach = {one.number: ladder.in_reach(plan, one.number) for one in plan.entrants}
        number = self._luck.choice([one for one, rivals in reach.items() if rivals])
        (rival,) = self._luck.choice(reach[number])
        names, user = {one.number: one.name for one in contest.entrants}, contest.number(number).user or 0
        typed = {"rival": names[rival], "tournament": contest.id}
        await self._done(self._persons[user].slash(channel, "tournament challenge", typed), contest.id)
        await self._tick()

    # Games that people find

    async def _meet(self) -> None:
        """Let two people find each other in one of the possible ways, and play."""
        self._opened += 1
        number = self._opened
        whole = self._whole(number)
        owner, rival = (self._persons[one.id] for one in self._luck.sample(self._people, 2))
        title = whole or GIVEN_UP[number % len(GIVEN_UP)]
        way = number % 4
        if way == 3 and self._last and not whole:
            table = await self._rematch()
        else:
            table = await self._table(number, title, owner)
            await self._seat(table, title, owner, rival, way)
        await self._play(table, whole=bool(whole))
        self._last = table if title == GIVEN_UP[0] and way != 3 else ""

    def _whole(self, number: int) -> str:
        """Return the title if this game is played to the end; '' if somebody concedes earlier."""
        if not self._each or (self._wholes >= len(WHOLE) and number % self._each):
            return ""
        self._wholes += 1
        return WHOLE[(self._wholes - 1) % len(WHOLE)]

    async def _table(self, number: int, title: str, owner: Person) -> str:
        """Open a table with one free seat."""
        channel = self._rig.channel(f"tables-{number % 5}")
        typed = {"title": title, "seats": 2, "options": OPTIONS.get(title, "")}
        answer = await self._done(owner.slash(channel, "table new", {k: v for k, v in typed.items() if v}), title)
        table = next(one.custom_id for one in answer.buttons).lstrip("@").partition("/")[0]
        self._where[table] = channel
        return table

    async def _seat(self, table: str, title: str, owner: Person, rival: Person, way: int) -> None:
        """Let somebody join by `/find`, the board or the button; the game starts automatically or by hand."""
        channel = self._where[table]
        by_itself = way != 1
        if by_itself:
            await self._done(owner.slash(channel, "seats", {"start": "full", "table": table}), table)
        if way == 0:
            found = await self._done(rival.slash(self._rig.tables, "find", {"title": title, "seats": 2}), table)
            await self._done(rival.select(found, "@join:", [table]), table)
        elif way == 1:
            await self._tick()
            board = self._offering(self._rig.channel("board"), table)
            await self._done(rival.select(board, "@sit:", [table]), table)
            await self._done(owner.slash(channel, "table start", table=table), table)
        else:
            await self._done(rival.press(self._offering(channel, f"@{table}/join"), f"@{table}/join"), table)
        if (await self._hosts[0].get(table)).status != RUNNING:
            self.figures.faults.append(f"{table} did not begin")

    async def _rematch(self) -> str:
        """Let both players of the last game ask for a rematch."""
        before = await self._hosts[0].get(self._last)
        channel, (one, other) = self._where[before.id], (self._persons[user or 0] for user in before.users)
        asks = f"@{before.id}/rematch"
        await self._done(one.press(self._offering(channel, asks), asks), before.id)
        again = (await self._hosts[0].get(before.id)).row.rematch
        self._where[again] = channel
        await self._done(other.press(self._offering(channel, f"@{again}/join"), f"@{again}/join"), again)
        return again

    def _offering(self, channel: Channel, what: str) -> RenderedMessage:
        """Return the newest message in a channel with a button of this id, or a menu that offers this value."""

        def offers(shown: RenderedMessage) -> bool:
            values = {option["value"] for menu in shown.selects for option in menu.options}
            return what in values | {button.custom_id for button in shown.buttons}

        return self._newest(channel, offers, what)

    def _newest(self, channel: Channel, wanted: Callable[[RenderedMessage], bool], what: str) -> RenderedMessage:
        """Return the newest wanted message that everybody in a channel sees. Raises LookupError that names `what`."""
        found = next(filter(wanted, newest(channel)), None)
        if found is None:
            raise LookupError(f"no message about {what!r} in #{channel.name}")
        return found

    # Playing

    async def _play(self, table_id: str, *, whole: bool = False) -> None:
        """Play a game to its end, or for some moves until one player concedes."""
        self._playing[table_id] = set()
        host = self._hosts[0]
        for _ in range(_LONGEST if whole else self._luck.randrange(2)):
            table = await host.get(table_id)
            if table.status != RUNNING or table.game is None:
                break
            seat = table.game.waiting()[0]
            user = table.users[seat] or 0
            action = self._action(table, seat, user if whole else None)
            await self._act(host, table, seat, Player(user, self._persons[user].name), action)
        table = await host.get(table_id)
        if table.status == RUNNING:
            await self._give_up(table)
        elif whole:
            self.figures.played_out += 1
        if (await host.get(table_id)).status != FINISHED:
            self.figures.faults.append(f"{table_id} of {table.row.title} did not come to its end")

    def _action(self, table: Table, seat: Seat, user: int | None) -> Action:
        """Choose an action: the stronger the person, the more often the better bot's; bots play randomly."""
        game = table.running_game()
        skill = 0.0 if user is None else (self._strength[user] / SPREAD + 1) / 2
        if self._luck.random() < skill:
            return PLAYERS["normal"].choose(table.title, game.view(seat), seat, self._dice)
        return random_action(table.title, game.state, seat, self._dice)

    async def _give_up(self, table: Table) -> None:
        """Let the player concede who loses by the strengths."""
        one, other = (user or 0 for user in table.users)
        odds = 1 / (1 + math.exp(self._strength[other] - self._strength[one]))
        loser, channel = self._persons[other if self._luck.random() < odds else one], self._where[table.id]
        asked = await self._done(loser.slash(channel, "table resign", table=table.id), table.id)
        await self._done(loser.press(asked, f"@{table.id}/resign-now"), table.id)

    # Checking

    async def _check_season(self) -> None:
        """Check the order of the ratings, that pairings are fair, and that nothing is left unfinished."""
        found, host = self.figures, self._hosts[0]
        found.days = (self.now - BEGIN) // DAY
        every = select(schema.tables).where(schema.tables.c.guild == self._guild)
        rows = [TableRow(**row) for row in await host.store.rows(every)]
        found.finished = sum(row.status == FINISHED for row in rows)
        found.moves = sum([(await host.get(row.id)).version for row in rows])
        found.faults += [f"table {row.id} is {row.status}" for row in rows if row.status != FINISHED]
        for row in await host.service(TournamentService).of_guild(self._guild, live=False):
            found.faults += [] if row.status == CUP_FINISHED else [f"tournament {row.id} is {row.status}"]
            found.faults += unfair(await host.service(TournamentService).get(row.id))
        await self._check_ratings()

    async def _check_ratings(self) -> None:
        found, host = self.figures, self._hosts[0]
        rated = await host.service(RatingService).ratings(self._guild)
        for (title, seats), games, agrees, checked in orders(rated, self._strength):
            said = f"{title}, {seats} seats, {games} games: rank correlation with planted strengths {agrees:.3f}"
            found.orders.append(said + (f" (at least {BAR})" if checked else " (for scale)"))
            found.checked_pools += checked
            found.faults += [said] if checked and agrees < BAR else []
        recomputed = await RatingService(host.repository, Champions(host.repository)).ratings(self._guild)
        found.faults += [] if recomputed == rated else ["the ratings differ when they are computed again"]
        this = season_of("this", self.now)
        for title in sorted({title for title, _ in rated}):
            first = (await host.service(RatingService).standings(self._guild, title, this))[2][0].name
            typed = {"title": title, "by": "rating", "season": "this"}
            shown = await self._done(self._boss.slash(self._rig.tables, "champions", typed), title)
            found.faults += [] if f"1. {first}: " in shown.text else [f"/champions has not {first} first: {shown.text}"]

    # Forgetting

    async def _forget(self) -> None:
        """Have a person leave data everywhere, with half of the games archived; then delete all of their data."""
        one, host, here = self._of(LEAVING), self._hosts[0], self._rig.tables
        await self._leave_traces(one)
        for table in (await host.store.archive.unarchived(self.now, len(self._where) + 10))[::2]:
            await host.store.archive.archive(table)
        handed = await self._done(one.slash(here, "privacy export"), "export")
        held = json.loads(handed.message.attachments[0].content)
        self.figures.exported = sum(len(rows) for rows in held.values() if isinstance(rows, list))
        self.figures.kept = known_now(self._folder, one.id, PART)
        asked = await one.slash(here, "privacy delete")
        await one.press(asked.shown, f"privacy/{one.id}")
        await self._rig.until(lambda: "no longer stored" in asked.shown.text)
        await self._tick()
        for path, typed in (("champions", {}), ("champions", {"title": GIVEN_UP[0], "by": "rating"}), ("find", {})):
            shown = await self._done(self._boss.slash(here, path, typed), path)
            self.figures.faults += [f"/{path} knows who was forgotten"] if PART in shown.text else []

    async def _leave_traces(self, one: Person) -> None:
        """Create every kind of stored data about a person besides finished games and tournaments."""
        here, (other, third) = self._rig.tables, (self._of(number) for number in (0, 2))
        self._manager(LEAVING)
        owned = await self._table(self._opened, GIVEN_UP[0], one)
        running = await self._table(self._opened, GIVEN_UP[0], other)
        invited = await self._table(self._opened, WHOLE[0], third)
        typed: tuple[tuple[Person, str, dict[str, object]], ...] = (
            (one, "me", {"zone": "Europe/Berlin", "digest": "8:00", "inbox": "on"}),
            (one, "server", {"setting": "tables", "value": "90"}),
            (one, "table invite", {"person": third, "table": owned}),
            (one, "table join", {"table": running}),
            (other, "table start", {"table": running}),
            (third, "table invite", {"person": one, "table": invited}),
            (one, "report", {"reason": "rude", "person": third}),
            (third, "report", {"reason": "rude, too", "person": one}),
            (one, "block", {"person": third}),
            (third, "block", {"person": one}),
            (one, "profile", {}),
            (one, "catch-up", {}),
            (one, "tournament new", {"title": GIVEN_UP[0], "called": "Never played"}),
        )
        for person, path, given in typed:
            await self._done(person.slash(here, path, given), path)
        new = (await self._hosts[0].service(TournamentService).of_guild(self._guild))[0].id
        await self._done(one.slash(here, "tournament join", tournament=new), new)
        await self._tick()


async def season(folder: Path, people: int, games: int, cups: int, whole: int) -> SeasonFigures:
    """Play a season in a new sandbox, with all data below a folder."""
    logging.getLogger("discord").setLevel(logging.ERROR)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    async with Sandbox() as sandbox:
        rig = Rig(sandbox)
        lived = PlayedSeason(folder, rig, people, games, cups, whole)
        found = await lived.run()
    left = rig.person(NAME).id
    found.faults += [f"left of who is forgotten: {where}" for where in traces(folder, left, PART)]
    if games >= ENOUGH * people and not found.checked_pools:
        found.faults.append("no title was played often enough for its ratings to be checked")
    return found


def run(people: int, games: int, cups: int, whole: int) -> int:
    """Play a season and print its figures; return 1 if there was a fault."""
    began, busy = time.monotonic(), time.process_time()
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None, ignore_cleanup_errors=True) as made:
        found = asyncio.run(season(Path(made), people, games, cups, whole))
    spent = time.process_time() - busy
    say(
        *found.lines(),
        f"minutes it took {(time.monotonic() - began) / MINUTE:.1f}; of the processor {spent / MINUTE:.1f},"
        f" {spent / max(1, found.finished):.2f} s a game",
    )
    return 1 if found.faults else 0
