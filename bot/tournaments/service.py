"""Requests to a tournament: open it, sign up, start it, drop out, challenge, cancel it.

Every request is one transaction on the tournament as it was read; if another one was first, it is read again.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import structs

from bot.store import Conflict, MessageKind, OutboxRow, StoreError, UnitOfWork
from bot.store.row_types import TableStatus
from bot.tables.lobby import LobbyService, new_id
from bot.tables.moderation import Moderation
from bot.tables.repository import TableRepository
from bot.tables.rights import Asker
from bot.tables.suspension import Suspension, TableService, WorkerHooks
from bot.tables.table import Stale, TableError, TableUser
from bot.tournaments import rows
from bot.tournaments.formats import ladder
from bot.tournaments.formats.matches import Format, Match
from bot.tournaments.formats.rounds import MOST, MOST_ROBIN, enough
from bot.tournaments.progress import (
    ANNOUNCE,
    MOVED,
    REFRESH,
    SILENT,
    ProgressStep,
    TournamentProgress,
    TournamentSettings,
    TournamentState,
    as_match,
    as_row,
    checked,
    gone,
    say,
    too_many,
    with_settings,
)
from bot.tournaments.rows import CANCELLED, FINISHED, OPEN, RUNNING, EntrantRow, TournamentRow, TournamentRows
from games.kernel import start_seed

_TRIES = 8
_STEPS = 200
# The maximum of missed messages that are posted later.
_TOLD_LATER = 10
_log = logging.getLogger(__name__)

Change = Callable[[TournamentState, UnitOfWork], Awaitable[None]]


class TournamentService(TableService):
    """All tournaments of a host."""

    def __init__(
        self,
        repository: TableRepository,
        suspension: Suspension,
        workers: WorkerHooks,
        lobby: LobbyService,
        moderation: Moderation,
    ) -> None:
        super().__init__(repository, suspension, workers)
        self._lobby = lobby
        self._moderation = moderation
        self._steps = TournamentProgress(repository)
        self._advancing = asyncio.Lock()

    async def get(self, tournament: str) -> TournamentState:
        """Return a tournament. Raises TableError for an unknown one."""
        found = await self._repository.store.part(TournamentRows).get(tournament)
        if found is None:
            raise TableError("tournament-unknown", tournament=tournament)
        row, entrants, matches = found
        return TournamentState(row, tuple(entrants), tuple(matches))

    async def of_guild(self, guild: int, *, live: bool = True) -> list[TournamentRow]:
        """Return the tournaments of a server, newest first: live ones only, or all."""
        return await self._repository.store.part(TournamentRows).of_guild(guild, live=live)

    async def open(
        self, owner: TableUser, guild: int, channel: int, settings: TournamentSettings, *, manager: bool = False
    ) -> str:
        """Open a tournament for people to sign up; return its id. Raises TableError, and OptionsError."""
        settings, store = checked(settings), self._repository.store.part(TournamentRows)
        if too_many(len(await store.of_guild(guild)), await store.owned(owner.id, guild), manager):
            raise TableError("tournament-too-many")
        number, now = "t" + new_id(self._repository.entropy), self._repository.clock()
        secret = self._repository.entropy(32)
        blank = TournamentRow(
            number, guild, channel, owner.id, "", "", "", "{}", "", 2, 0, 1, OPEN, "", now, secret=secret
        )
        unit = UnitOfWork().add(with_settings(blank, settings))
        say(unit, with_settings(blank, settings), now, ANNOUNCE)
        await self._repository.store.write(unit)
        self._workers.wake_outbox()
        return number

    async def change(self, tournament: str, by: Asker, **said: Any) -> TournamentState:
        """Change settings before the start, by the names of `Settings`' fields. Raises TableError, and OptionsError."""

        async def changed(contest: TournamentState, unit: UnitOfWork) -> None:
            _require(contest, by, OPEN)
            settings = structs.replace(contest.settings, **said)
            rows.changed(unit, with_settings(contest.row, checked(settings)))

        return await self._written(tournament, changed)

    async def join(self, tournament: str, person: TableUser) -> TournamentState:
        """Sign up; for a ladder also while it is played, at its bottom. Raises TableError if that is not possible."""

        async def joined(contest: TournamentState, unit: UnitOfWork) -> None:
            late = contest.row.status == RUNNING and contest.row.format == Format.LADDER
            if contest.row.status != OPEN and not late:
                raise TableError("tournament-closed")
            if contest.entrant(person.id) is not None:
                raise TableError("tournament-in-already")
            here = {one.user for one in contest.entrants if one.user is not None and not one.dropped}
            if len(here) >= (MOST_ROBIN if contest.row.format == Format.ROUND_ROBIN else MOST):
                raise TableError("tournament-full")
            people = self._repository.store.person_rows
            if not (await people.avoided(person.id)).isdisjoint(here):
                raise TableError("tournament-apart")
            if not (await people.apart(person.id)).isdisjoint(here):
                raise TableError("tournament-refused")
            number = max((one.number for one in contest.entrants), default=0) + 1
            now, request = self._repository.clock(), self._repository.store.request_log.current()
            press = 0 if request is None else request.number
            unit.put(EntrantRow(tournament, number, person.id, person.name, now, username=person.username, press=press))

        return await self._written(tournament, joined)

    async def leave(self, tournament: str, user: int) -> TournamentState:
        """Withdraw before the start; later drop out of everything that has not begun. Raises TableError."""

        async def left(contest: TournamentState, unit: UnitOfWork) -> None:
            own = contest.entrant(user)
            if own is None:
                raise TableError("tournament-not-in")
            self._out(contest, unit, own)

        return await self._following(tournament, left)

    async def remove(self, tournament: str, by: Asker, number: int) -> TournamentState:
        """Remove somebody for whom the others would wait too long, as if they had left. Raises TableError."""
        # A bot continues at their running tables: without a clock an absent person's time would never run out.

        async def removed(contest: TournamentState, unit: UnitOfWork) -> None:
            _require(contest, by, OPEN, RUNNING)
            theirs = next((one for one in contest.entrants if one.number == number and not gone(one)), None)
            if theirs is None:
                raise TableError("tournament-not-there")
            self._out(contest, unit, theirs)

        contest = await self._following(tournament, removed)
        theirs = [row for row in contest.matches if row.table_id and not row.how and number in as_match(row).players]
        for row in theirs:
            await self._done(self._relieved(row.table_id, contest.number(number).user, by))
        return contest

    async def _done(self, at_a_table: Awaitable[object]) -> None:
        """Apply a tournament's change at a table; a failure there must not undo the change."""
        try:
            await at_a_table
        except (Stale, TableError) as error:
            _log.info("a table does not follow its tournament: %s", error)

    async def _relieved(self, table_id: str, user: int | None, by: Asker) -> None:
        """Give an entrant's seat at a table of a tournament to a bot, if they still have one."""
        table = await self._repository.get(table_id)
        seat = None if user is None else table.seat_of(user)
        if seat is not None and table.status in (TableStatus.RUNNING, TableStatus.SUSPENDED):
            language = self._repository.server_rules.known_language(table.row.guild)
            await self._moderation.replace(table_id, seat, Asker(by.user, manager=True), language=language)

    def _out(self, contest: TournamentState, unit: UnitOfWork, entrant: EntrantRow) -> None:
        """Make an entrant inactive, and notify the others if the tournament has begun."""
        if contest.row.status == OPEN:
            unit.remove(EntrantRow, tournament=entrant.tournament, number=entrant.number)
        elif contest.row.status == RUNNING:
            now = self._repository.clock()
            unit.put(structs.replace(entrant, dropped=now))
            say(unit, contest.row, now, "dropped", who=entrant.number)
        else:
            raise TableError("tournament-closed")

    async def start(self, tournament: str, by: Asker) -> TournamentState:
        """Make the draw and begin: the first tables open automatically. Raises TableError with too few people."""

        async def started(contest: TournamentState, unit: UnitOfWork) -> None:
            _require(contest, by, OPEN)
            plan = contest.plan
            if not enough(plan):
                raise TableError("tournament-too-few", need=plan.rules.low)
            robin = contest.row.format == Format.ROUND_ROBIN
            if robin and len(plan.active) > MOST_ROBIN:
                raise TableError("tournament-full")
            seed = self._draw_seed(contest)
            lot = sorted(plan.active, key=lambda number: hashlib.sha256(seed + number.to_bytes(4, "big")).digest())
            row = structs.replace(contest.row, status=RUNNING, lot=" ".join(map(str, lot)))
            rows.changed(unit, row)
            say(unit, row, self._repository.clock(), "started")

        return await self._following(tournament, started)

    def _draw_seed(self, contest: TournamentState) -> bytes:
        """Return what decides the draw: like the dice it follows from the sign-ups and what the host committed to."""
        if contest.row.secret is None:
            return self._repository.entropy(32)
        return start_seed(contest.row.secret, ["draw", *(str(one.press) for one in contest.entrants)])

    async def cancel(self, tournament: str, by: Asker) -> TournamentState:
        """Cancel it, or end a ladder; running tables continue without it. Raises TableError."""

        async def cancelled(contest: TournamentState, unit: UnitOfWork) -> None:
            _require(contest, by, OPEN, RUNNING)
            ends = contest.row.format == Format.LADDER and contest.row.status == RUNNING
            row = structs.replace(contest.row, status=FINISHED if ends else CANCELLED)
            rows.changed(unit, row)
            say(unit, row, self._repository.clock(), "over" if ends else "cancelled")

        return await self._written(tournament, cancelled)

    async def repost(self, tournament: str, by: Asker, channel: int) -> TournamentState:
        """Post a tournament's main message again with all missed messages; in another channel it moves there.

        Its tables in the old channel move with it. Raises TableError without permission.
        """
        was = (await self.get(tournament)).row.channel

        async def reposted(contest: TournamentState, unit: UnitOfWork) -> None:
            _require(contest, by, OPEN, RUNNING, FINISHED)
            row, now = structs.replace(contest.row, channel=channel), self._repository.clock()
            missed = dict.fromkeys(one.data for one in await self.missed(contest))
            rows.changed(unit, row)
            say(unit, row, now, ANNOUNCE)
            say(unit, row, now, MOVED)
            for told in [json.loads(data) for data in missed][-_TOLD_LATER:]:
                # The main message has just been posted again.
                if told["what"] != ANNOUNCE:
                    say(unit, row, now, **told)

        contest = await self._following(tournament, reposted)
        for match in contest.matches:
            if match.table_id and not match.how:
                await self._done(self._moderation.bring(match.table_id, was, channel))
        return contest

    async def missed(self, contest: TournamentState) -> list[OutboxRow]:
        """Return the messages that the channel has missed since the main message was posted last, oldest first."""
        outgoing, kind = self._repository.store.outbox_queue, MessageKind.TOURNAMENT
        posted = [row.id for row in await outgoing.posted(contest.id, kind) if json.loads(row.data)["what"] == ANNOUNCE]
        lost = [row for row in await outgoing.given_up(contest.id, kind) if row.id > max(posted, default=0)]
        return [row for row in lost if json.loads(row.data)["what"] not in SILENT]

    async def challenge(self, tournament: str, user: int, rival: int) -> TournamentState:
        """Challenge an entrant above on a ladder, by number; with them all of a larger table. Raises TableError."""

        async def challenged(contest: TournamentState, unit: UnitOfWork) -> None:
            own, plan = contest.entrant(user), contest.plan
            if contest.row.format != Format.LADDER or contest.row.status != RUNNING:
                raise TableError("tournament-no-ladder")
            if own is None:
                raise TableError("tournament-not-in")
            found = next((one for one in ladder.in_reach(plan, own.number) if rival in one), None)
            if found is None:
                raise TableError("tournament-out-of-reach")
            number = len(contest.matches) + 1
            # On a ladder every challenge is a separate round.
            match = Match(number, number, ladder.seats(own.number, found))
            unit.put(as_row(tournament, match))
            say(unit, contest.row, self._repository.clock(), "challenge", match=number)

        return await self._following(tournament, challenged)

    async def once(self) -> int:
        """Advance every running tournament as far as possible; return the number of steps.

        Raises StoreError.
        """
        taken = 0
        for tournament in await self._repository.store.part(TournamentRows).running():
            try:
                taken += await self.advance(tournament)
            except StoreError:
                raise
            except Exception:  # for example a title that is not installed any more: the others must still advance
                _log.exception("tournament %s cannot continue", tournament)
        return taken

    async def advance(self, tournament: str) -> int:
        """Count results, draw rounds, open tables, end it, as far as that is due; return the number of steps.

        Each step is one transaction. Another process, or the next one after a crash, finds what is left.
        """
        async with self._advancing:
            for taken in range(_STEPS):
                step = await self._steps.next(await self.get(tournament))
                if step is None:
                    return taken
                try:
                    await self._repository.store.write(step.unit)
                except Conflict:
                    continue  # another process was first: read the tournament again
                await self._begin(step)
                self._workers.wake_outbox()
        return _STEPS

    async def _begin(self, step: ProgressStep) -> None:
        """Begin the games of tables that were just opened; if that fails their timer retries."""
        for table_id, owner in step.opened:
            try:
                await self._lobby.start(table_id, owner)
            except (Stale, TableError) as error:
                _log.info("table %s of a tournament did not start: %s", table_id, error)

    async def _following(self, tournament: str, change: Change) -> TournamentState:
        """Write a change, and wake the timer worker: nobody waits for tables to open."""
        contest = await self._written(tournament, change)
        self._workers.wake_watch()
        return contest

    async def _written(self, tournament: str, change: Change) -> TournamentState:
        """Write a change of a tournament with a refresh of its main message; repeated if another change was first."""
        for attempt in range(_TRIES):
            contest = await self.get(tournament)
            unit = UnitOfWork().revise(TournamentRow, tournament, contest.row.revision)
            await change(contest, unit)
            say(unit, contest.row, self._repository.clock(), REFRESH)
            try:
                await self._repository.store.write(unit)
            except Conflict as error:
                if attempt == _TRIES - 1:
                    raise Stale(tournament) from error
                continue
            self._workers.wake_outbox()
            return await self.get(tournament)
        raise AssertionError("unreachable")


def _require(contest: TournamentState, by: Asker, *status: str) -> None:
    """Raise TableError without permission, and if it is too late."""
    if not contest.may(by):
        raise TableError("tournament-not-yours")
    if contest.row.status not in status:
        raise TableError("tournament-closed")
