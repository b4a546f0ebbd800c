"""The automatic steps of a tournament: counts results, draws rounds, opens tables, announces the end.

A step is one unit of work on the tournament's revision, so it is written once, whichever process tries.

A tournament in memory: settings, entrants, matches; and its conversion to the model of the formats.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec import Struct, structs

from bot.store import MessageKind, SeatRow, TableRow, UnitOfWork
from bot.store.row_types import START, TableStatus
from bot.store.schema import TimerRow
from bot.tables.clocks import Pace
from bot.tables.lobby import free_id, promised
from bot.tables.notifications import personal
from bot.tables.repository import TableRepository
from bot.tables.rights import Asker
from bot.tables.setup import problems
from bot.tables.table import HUMAN, OPEN, TableError
from bot.tournaments import rows
from bot.tournaments.formats import rounds
from bot.tournaments.formats.matches import Entrant, Format, FormatRules, Match, MatchEnd, Tournament
from bot.tournaments.rows import FINISHED, RUNNING, EntrantRow, MatchRow, TournamentRow, TournamentRows
from games.kernel import OptionsError, Title, commitment, start_seed
from games.kernel.registry import title as title_of
from renderers.titles import TITLES

MOST_AT_ONCE = 5
"""The maximum of tournament tables at which one person may play at the same time."""
MOST_ROUNDS = 20
_NAME = 80
_LIVE_HERE, _LIVE_OWN = 20, 3
"""The maximum of live tournaments of a server, and of one person there who does not manage it."""


class TournamentSettings(Struct, frozen=True):
    """The settings of a tournament: `rounds` 0 is the default of the format, see `formats.matches`."""

    format: Format = Format.SWISS
    title: str = ""
    options: Mapping[str, Any] = {}
    size: int = 2
    pace: Pace = Pace(moves=2, bot_answers=True)
    rounds: int = 0
    at_once: int = 2
    name: str = ""


class TournamentState(Struct, frozen=True):
    """A tournament with everything that belongs to it."""

    row: TournamentRow
    entrants: tuple[EntrantRow, ...] = ()
    matches: tuple[MatchRow, ...] = ()

    @property
    def id(self) -> str:
        """The tournament's id."""
        return self.row.id

    @property
    def settings(self) -> TournamentSettings:
        """Its settings."""
        row, raw = self.row, json.loads(self.row.options)
        kind, pace = Format(row.format), Pace.read(row.pace)
        return TournamentSettings(kind, row.title, raw, row.size, pace, row.rounds, row.at_once, row.name)

    @property
    def plan(self) -> Tournament:
        """The tournament in the model of the formats."""
        row = self.row
        low = fewest_at_table(title_of(row.title), json.loads(row.options), row.size)
        rules = FormatRules(Format(row.format), row.size, low, row.rounds)
        entrants = tuple(Entrant(one.number, gone(one)) for one in self.entrants)
        return Tournament(rules, entrants, tuple(map(as_match, self.matches)), tuple(map(int, row.lot.split())))

    def entrant(self, user: int) -> EntrantRow | None:
        """Return a person's active entry; None if there is none."""
        return next((one for one in self.entrants if one.user == user and not gone(one)), None)

    def number(self, number: int) -> EntrantRow:
        """Return an entrant by number."""
        return next(one for one in self.entrants if one.number == number)

    def may(self, asker: Asker) -> bool:
        """Return whether somebody may change and start it: its organiser, and managers of the server."""
        return asker.manager or asker.user == self.row.owner


def gone(entrant: EntrantRow) -> bool:
    """Return whether somebody does not take part any more."""
    return bool(entrant.dropped) or entrant.user is None


def as_match(row: MatchRow) -> Match:
    """Return a match in the model of the formats."""
    players, places = (tuple(map(int, text.split())) for text in (row.players, row.places))
    return Match(row.number, row.round, players, places, MatchEnd(row.how), row.order)


def as_row(tournament: str, match: Match, table_id: str = "") -> MatchRow:
    """Return a match as a row."""
    players, places = (" ".join(map(str, found)) for found in (match.players, match.places))
    return MatchRow(tournament, match.number, match.round, players, table_id, places, str(match.how), match.order)


def fewest_at_table(title: Title[Any, Any], raw: Mapping[str, Any], size: int) -> int:
    """Return the minimum of seats at a table, so that with these options every number up to `size` can play."""
    low = max(2, int(title.info.seats[0]))
    fit = size
    while fit > low and problems(title, raw, fit - 1) is None:
        fit -= 1
    return fit


def checked(settings: TournamentSettings) -> TournamentSettings:
    """Return the settings as stored. Raises TableError, or OptionsError with what is wrong with the options."""
    if settings.title not in TITLES:
        raise TableError("tables-no-such-title", title=settings.title)
    title = title_of(settings.title)
    low, high = max(2, int(title.info.seats[0])), int(title.info.seats[1])
    if not low <= settings.size <= high:
        raise TableError("tournament-seats", low=low, high=high)
    found: OptionsError | None = problems(title, settings.options, settings.size)
    if found is not None:
        raise found
    if not 0 <= settings.rounds <= MOST_ROUNDS:
        raise TableError("tournament-most-rounds", most=MOST_ROUNDS)
    if not 1 <= settings.at_once <= MOST_AT_ONCE:
        raise TableError("tournament-most-tables", most=MOST_AT_ONCE)
    return structs.replace(settings, name=settings.name.strip()[:_NAME])


def with_settings(row: TournamentRow, settings: TournamentSettings) -> TournamentRow:
    """Return a tournament's row with other settings."""
    return structs.replace(
        row, format=str(settings.format), title=settings.title, options=json.dumps(dict(settings.options)),
        pace=str(settings.pace), size=settings.size, rounds=settings.rounds, at_once=settings.at_once,
        name=settings.name,
    )  # fmt: skip


def too_many(here: int, own: int, manager: bool) -> bool:
    """Return whether a server, or somebody there, has the maximum of live tournaments."""
    return here >= _LIVE_HERE or (own >= _LIVE_OWN and not manager)


ANNOUNCE, REFRESH, THREAD, MOVED = "announce", "refresh", "thread", "moved"
"""The kinds of a tournament's messages: the main message; its update; the start of a table in a thread; the update
of older main messages after a repost.
"""
SILENT = (REFRESH, THREAD, MOVED)
"""Kinds of messages that contain nothing new."""
# A table without a thread after this time begins in the tournament's channel.
THREAD_SECONDS = 600


class ProgressStep(Struct, frozen=True):
    """A step ready to be written, and the tables that begin at once with their owners."""

    unit: UnitOfWork
    opened: tuple[tuple[str, int], ...] = ()


def channel_message(row: TournamentRow, now: int, what: str, **more: int) -> dict[str, Any]:
    """Return a message of a tournament in its channel, for the outbox: its kind and data, without names."""
    made = personal(MessageKind.TOURNAMENT, 0, now, {"what": what, **more})
    return {**made, "table_id": row.id, "place": "channel", "target": row.channel}


def say(unit: UnitOfWork, row: TournamentRow, now: int, what: str, **more: int) -> None:
    """Add such a message to a unit."""
    unit.message(**channel_message(row, now, what, **more))


class TournamentProgress:
    """Finds the next step of a tournament."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def next(self, contest: TournamentState) -> ProgressStep | None:
        """Return the next step; None while people must play. Raises StoreError."""
        if contest.row.status != RUNNING:
            return None
        # In this order, because each step depends on the earlier ones: a round is drawn from all results before it.
        for look in (self._counted, self._walked_over, self._drawn, self._opened, self._ended):
            step = await look(contest)
            if step is not None:
                return step
        return None

    def _unit(self, contest: TournamentState) -> UnitOfWork:
        return UnitOfWork().revise(TournamentRow, contest.id, contest.row.revision)

    async def _counted(self, contest: TournamentState) -> ProgressStep | None:
        """Count the result of one finished table."""
        under_way = [row for row in contest.matches if row.table_id and not row.how]
        if not under_way:
            return None
        ended = await self._repository.store.part(TournamentRows).over([row.table_id for row in under_way])
        row = next((row for row in under_way if row.table_id in ended), None)
        if row is None:
            return None
        match, order = as_match(row), sum(bool(one.how) for one in contest.matches) + 1
        found = await self._repository.store.part(TournamentRows).places(row.table_id)
        if ended[row.table_id] == TableStatus.ABANDONED or not found:
            done = structs.replace(match, places=(1,) * len(match.players), how=MatchEnd.VOID, order=order)
        else:
            done = structs.replace(match, places=_places(contest, match, found), how=MatchEnd.PLAYED, order=order)
        unit = self._unit(contest).put(as_row(contest.id, done, row.table_id))
        if contest.row.format == Format.LADDER:
            say(unit, contest.row, self._repository.clock(), "rung", match=match.number)
        return ProgressStep(unit)

    async def _walked_over(self, contest: TournamentState) -> ProgressStep | None:
        """Change one match that has not begun, after people have dropped out."""
        plan = contest.plan
        for row in contest.matches:
            changed = None if row.table_id or row.how else rounds.walk_over(plan, as_match(row))
            if changed is not None:
                return ProgressStep(self._unit(contest).put(as_row(contest.id, changed)))
        return None

    async def _drawn(self, contest: TournamentState) -> ProgressStep | None:
        """Draw the next round, or all of a round robin. It runs off the event loop, because many entrants take a
        while.
        """
        found = await asyncio.to_thread(rounds.following, contest.plan)
        if not found:
            return None
        unit = self._unit(contest)
        for match in found:
            unit.put(as_row(contest.id, match))
        say(unit, contest.row, self._repository.clock(), "round", round=found[0].round)
        return ProgressStep(unit)

    async def _opened(self, contest: TournamentState) -> ProgressStep | None:
        """Open tables of all matches that can be played now: everybody is at home and free for one more."""
        waiting = [as_match(row) for row in contest.matches if not row.table_id and not row.how]
        if not waiting:
            return None
        unit, opened = self._unit(contest), []
        threads = await self._repository.server_rules.wants_threads(contest.row.guild)
        # Counted once and updated below, so that one step opens no more tables than a person may have.
        busy = await self._repository.store.part(TournamentRows).busy()
        for match in waiting:
            users = [contest.number(number).user for number in match.players]
            if await self._free(contest, users, busy):
                busy.update(user for user in users if user is not None)
                opened.append(await self._open(unit, contest, match, THREAD_SECONDS if threads else 0))
                if threads:
                    say(unit, contest.row, self._repository.clock(), THREAD, match=match.number)
        # A game in a thread is begun by its message, when the thread exists.
        return ProgressStep(unit, () if threads else tuple(opened)) if opened else None

    async def _free(self, contest: TournamentState, users: list[int | None], busy: Counter[int]) -> bool:
        """Return whether all entrants of a match can play now."""
        now, days = self._repository.clock(), Pace.read(contest.row.pace).away_days
        for user in users:
            if user is None or busy[user] >= contest.row.at_once:
                return False
            if not (await self._repository.notification_settings.of(user)).counted(days).at_home(now):
                return False
        return True

    async def _open(self, unit: UnitOfWork, contest: TournamentState, match: Match, wait: int) -> tuple[str, int]:
        """Return the table of a match, with everybody seated, and its owner.

        Its timer starts it after some seconds, if nothing else has.
        """
        row, now = contest.row, self._repository.clock()
        table_id, people = await free_id(self._repository), [contest.number(number) for number in match.players]
        owner = people[0].user or 0
        table = TableRow(
            table_id, row.title, row.channel, row.guild, owner, OPEN, len(people), row.options,
            None, None, 0, 0, "", now, False, now, now, pace=row.pace, starts_full=True, private=True,
        )  # fmt: skip
        unit.add(promised(self._repository, _with_seed(contest, match, table)))
        for seat, one in enumerate(people):
            unit.add(SeatRow(table_id, seat, one.user, one.name, HUMAN, one.username))
        unit.put(TimerRow(START, table_id, -1, 0, now, now + wait))
        unit.put(as_row(contest.id, match, table_id))
        return table_id, owner

    async def _ended(self, contest: TournamentState) -> ProgressStep | None:
        """End the tournament, once nothing is left to play."""
        if not rounds.over(contest.plan):
            return None
        row = structs.replace(contest.row, status=FINISHED)
        unit = rows.changed(self._unit(contest), row)
        say(unit, row, self._repository.clock(), "over")
        say(unit, row, self._repository.clock(), REFRESH)
        return ProgressStep(unit)


def _with_seed(contest: TournamentState, match: Match, table: TableRow) -> TableRow:
    """Return the table of a match with the parts of its seed that are settled when it opens.

    The host's part follows from what it committed to before anybody signed up: otherwise an operator, who knows the
    presses with which people signed up, could try numbers for each table.
    """
    if contest.row.secret is None:
        return table
    secret = start_seed(contest.row.secret, [str(match.number)])
    presses = [contest.number(number).press for number in match.players]
    interactions = " ".join(str(press) for press in presses if press)
    return structs.replace(table, secret=secret, commitment=commitment(secret), interactions=interactions)


def _places(contest: TournamentState, match: Match, found: dict[int, tuple[int | None, int]]) -> tuple[int, ...]:
    """Return the places at a table; players who have left their seat come behind all who have played to the end."""
    kept: list[int] = []
    for number, (user, place) in zip(match.players, _seated(contest, match, found), strict=True):
        stayed = user is not None and user == contest.number(number).user
        # Every other place is lower than this, so that a player who left ranks last.
        kept.append(place if stayed else place + len(match.players))
    return tuple(1 + sum(other < place for other in kept) for place in kept)


def _seated(
    contest: TournamentState, match: Match, found: dict[int, tuple[int | None, int]]
) -> list[tuple[int | None, int]]:
    """Return who had the seats of a match at the end, and their places; None for a seat that was left before the
    game.
    """
    if len(found) == len(match.players):
        return [found[seat] for seat in range(len(found))]
    by_person, nobody = {one[0]: one for one in found.values() if one[0] is not None}, (None, len(match.players))
    users = [contest.number(number).user for number in match.players]
    return [nobody if user is None else by_person.get(user, nobody) for user in users]
