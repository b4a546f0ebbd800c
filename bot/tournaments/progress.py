"""What a tournament does by itself, a step at a time: results are counted, rounds drawn, tables opened, the end told.

A step is one unit of work on the tournament's revision: it is written once, whoever tries.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from msgspec import Struct, structs

from bot.store import MessageKind, SeatRow, TableRow, UnitOfWork
from bot.store.kinds import START, TableStatus
from bot.tables.clocks import Pace
from bot.tables.lobby import free_id
from bot.tables.notifications import personal
from bot.tables.repository import TableRepository
from bot.tables.table import HUMAN, OPEN
from bot.tournaments import rows
from bot.tournaments.formats import rounds
from bot.tournaments.formats.matches import Format, Match, MatchEnd
from bot.tournaments.rows import FINISHED, RUNNING, TournamentRow, TournamentRows
from bot.tournaments.tournament import TournamentState, as_match, as_row

ANNOUNCE, REFRESH, THREAD, MOVED = "announce", "refresh", "thread", "moved"
"""What a message of a tournament is about: signing up; that message is to be brought up to date; a table is to begin in
a thread of its own; what was posted with the first one before is to say that it goes on elsewhere."""
SILENT = (REFRESH, THREAD, MOVED)
"""What of it tells nobody anything new."""
THREAD_SECONDS = 600
"""A table that has no thread after so long begins in the tournament's channel."""


class ProgressStep(Struct, frozen=True):
    """A step ready to be written, and the tables that begin at once with their owners."""

    unit: UnitOfWork
    opened: tuple[tuple[str, int], ...] = ()


def told(row: TournamentRow, now: int, what: str, **more: int) -> dict[str, Any]:
    """A message of a tournament in its channel, for the outbox: what it is about, as a recipe without names."""
    made = personal(MessageKind.TOURNAMENT, 0, now, {"what": what, **more})
    return {**made, "table_id": row.id, "place": "channel", "target": row.channel}


def say(unit: UnitOfWork, row: TournamentRow, now: int, what: str, **more: int) -> None:
    """Such a message with what else a unit writes."""
    unit.message(**told(row, now, what, **more))


class TournamentProgress:
    """Finds what a tournament is to do next."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def next(self, contest: TournamentState) -> ProgressStep | None:
        """The next step; None while there is nothing to do but to wait for people. Raises StoreError."""
        if contest.row.status != RUNNING:
            return None
        for look in (self._counted, self._walked_over, self._drawn, self._opened, self._ended):
            step = await look(contest)
            if step is not None:
                return step
        return None

    def _unit(self, contest: TournamentState) -> UnitOfWork:
        return rows.on(UnitOfWork(), contest.id, contest.row.revision)

    async def _counted(self, contest: TournamentState) -> ProgressStep | None:
        """The result of one table that has come to an end."""
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
        unit = rows.matched(self._unit(contest), as_row(contest.id, done, row.table_id))
        if contest.row.format == Format.LADDER:
            say(unit, contest.row, self._repository.clock(), "rung", match=match.number)
        return ProgressStep(unit)

    async def _walked_over(self, contest: TournamentState) -> ProgressStep | None:
        """One match that has not begun, as it is after people have dropped out."""
        plan = contest.plan
        for row in contest.matches:
            changed = None if row.table_id or row.how else rounds.walk_over(plan, as_match(row))
            if changed is not None:
                return ProgressStep(rows.matched(self._unit(contest), as_row(contest.id, changed)))
        return None

    async def _drawn(self, contest: TournamentState) -> ProgressStep | None:
        """The next round, or all of a round robin. Worked out off the event loop: many people take a while."""
        found = await asyncio.to_thread(rounds.following, contest.plan)
        if not found:
            return None
        unit = self._unit(contest)
        for match in found:
            rows.matched(unit, as_row(contest.id, match))
        say(unit, contest.row, self._repository.clock(), "round", round=found[0].round)
        return ProgressStep(unit)

    async def _opened(self, contest: TournamentState) -> ProgressStep | None:
        """Tables of all matches that can be played now: everybody is at home and has room for one more."""
        waiting = [as_match(row) for row in contest.matches if not row.table_id and not row.how]
        if not waiting:
            return None
        unit, opened = self._unit(contest), []
        threads = await self._repository.server_rules.wants_threads(contest.row.guild)
        busy = await self._repository.store.part(TournamentRows).busy()
        for match in waiting:
            users = [contest.number(number).user for number in match.players]
            if await self._free(contest, users, busy):
                busy.update(user for user in users if user is not None)
                opened.append(await self._open(unit, contest, match, THREAD_SECONDS if threads else 0))
                if threads:
                    say(unit, contest.row, self._repository.clock(), THREAD, match=match.number)
        return ProgressStep(unit, () if threads else tuple(opened)) if opened else None

    async def _free(self, contest: TournamentState, users: list[int | None], busy: Counter[int]) -> bool:
        """Whether all of a match can play now."""
        now, days = self._repository.clock(), Pace.read(contest.row.pace).away_days
        for user in users:
            if user is None or busy[user] >= contest.row.at_once:
                return False
            if not (await self._repository.notification_settings.of(user)).counted(days).at_home(now):
                return False
        return True

    async def _open(self, unit: UnitOfWork, contest: TournamentState, match: Match, wait: int) -> tuple[str, int]:
        """The table of a match, with everybody seated, and its owner.

        Its timer begins it after so many seconds, should nobody have come to that.
        """
        row, now = contest.row, self._repository.clock()
        table_id, people = await free_id(self._repository), [contest.number(number) for number in match.players]
        owner = people[0].user or 0
        table = TableRow(
            table_id, row.title, row.channel, row.guild, owner, OPEN, len(people), row.options,
            None, None, 0, 0, "", now, False, now, now, pace=row.pace, starts_full=True, private=True,
        )  # fmt: skip
        unit.table(**structs.asdict(table))
        for seat, one in enumerate(people):
            unit.seat(**structs.asdict(SeatRow(table_id, seat, one.user, one.name, HUMAN, one.username)))
        timer: dict[str, Any] = {"since": now, "due": now + wait, "sent": 0, "last": 0}
        unit.timer(kind=START, table_id=table_id, seat=-1, user=0, **timer)
        rows.matched(unit, as_row(contest.id, match, table_id))
        return table_id, owner

    async def _ended(self, contest: TournamentState) -> ProgressStep | None:
        """The end, once there is nothing left to be played."""
        if not rounds.over(contest.plan):
            return None
        row = structs.replace(contest.row, status=FINISHED)
        unit = rows.changed(self._unit(contest), row)
        say(unit, row, self._repository.clock(), "over")
        say(unit, row, self._repository.clock(), REFRESH)
        return ProgressStep(unit)


def _places(contest: TournamentState, match: Match, found: dict[int, tuple[int | None, int]]) -> tuple[int, ...]:
    """The places at a table; who has left their seat, to others or empty, comes behind all who have played on."""
    kept: list[int] = []
    for number, (user, place) in zip(match.players, _seated(contest, match, found), strict=True):
        stayed = user is not None and user == contest.number(number).user
        kept.append(place if stayed else place + len(match.players))
    return tuple(1 + sum(other < place for other in kept) for place in kept)


def _seated(
    contest: TournamentState, match: Match, found: dict[int, tuple[int | None, int]]
) -> list[tuple[int | None, int]]:
    """Who sat in the seats of a match at the end, and their places; nobody where a seat was given back before the game,
    which closes up then."""
    if len(found) == len(match.players):
        return [found[seat] for seat in range(len(found))]
    by_person, nobody = {one[0]: one for one in found.values() if one[0] is not None}, (None, len(match.players))
    users = [contest.number(number).user for number in match.players]
    return [nobody if user is None else by_person.get(user, nobody) for user in users]
