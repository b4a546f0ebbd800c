"""Handles seats whose time is up: asks the others what to do, or lets a bot answer if the table has agreed to that.

Any process may check. The result is written as a change of the table as it was read, so of several processes only one
writes it, and each deadline is reported once.

Substitutes: a seat of a running game is offered, taken with the table's consent, and given back.

The person who left it can come back at any time without asking; the table's departures record whose seat it is.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Collection
from typing import Any

from msgspec import structs

from bot.store import MessageKind, ProposalRow, SeatRow, StoreError, UnitOfWork
from bot.store.row_types import WINDOW
from bot.store.schema import OfferRow, TimerRow
from bot.store.timers import NEVER, recheck_reminders
from bot.tables import Tables
from bot.tables.ai import AiTableService
from bot.tables.clocks import table_clocks
from bot.tables.clocks.table_clocks import (
    ALL,
    SettingsOf,
    clock,
    granted,
    keep,
    late,
    runs_out,
    seats_owing,
    windowed,
)
from bot.tables.history.outcome import RETURNED, SUBSTITUTE, returning
from bot.tables.history.undo import Undo
from bot.tables.moves import TIMEOUT
from bot.tables.notifications import DirectMessage, message
from bot.tables.repository import TableRepository
from bot.tables.rights import MANAGER, Asker, seated
from bot.tables.suspension import Suspension, TableService, WorkerHooks, moves_the_game, sends_messages
from bot.tables.table import HUMAN, RUNNING, ActionResult, Stale, Table, TableError, TableUser
from games.kernel import DEFAULT_LEVEL, Seat

_log = logging.getLogger(__name__)
_AT_ONCE = 100
_TRIES = 5
# The delay after which a bot's answer is tried again: the process that tried may have died.
_AGAIN_SECONDS = 60


class Deadlines(AiTableService):
    """Checks the clocks of tables, and carries out what the others decide after a timeout."""

    async def once(self) -> int:
        """Check every table at which a clock is due now; return how many have a timeout. Raises StoreError."""
        found = 0
        for table_id in await self._repository.store.timers.run_out(self._repository.clock(), _AT_ONCE):
            try:
                found += await self._look(table_id)
            except Stale:
                _log.info("another change was first at table %s", table_id)
            except TableError as error:
                _log.info("no clock runs at table %s: %s", table_id, error)
        return found

    @sends_messages
    async def wait_on(self, table_id: str, by: Asker, seat: Seat, since: int) -> Table:
        """Give a seat (`ALL`: those whom a secret question asks) the same time again. Raises TableError, see
        `_to_settle`.
        """
        async with self._repository.lock(table_id):
            table = await self._to_settle(table_id, by, seat, since)
            now, of = self._repository.clock(), await self._repository.notification_settings.all(table.users)
            clocks, unit = granted(table, seat, now, of), UnitOfWork()
            keep(unit, table.clocks, clocks)
            for message in table_clocks.changed(table, clocks, now, announced=False, how={seat: table_clocks.WAITED}):
                unit.message(**message)
            recheck_reminders(unit, table.id, now)
            return await self._repository.write(unit, structs.replace(table, clocks=clocks))

    async def answer_by_bot(self, table_id: str, by: Asker, seat: Seat, since: int) -> Table:
        """Let a bot make a seat's present decision (`ALL`: for all who have not answered a secret question), and no
        more.

        Raises TableError, see `_to_settle`.
        """
        return await self._answered(await self._to_settle(table_id, by, seat, since), seat)

    async def _to_settle(self, table_id: str, by: Asker, seat: Seat, since: int) -> Table:
        """Return a table with a timeout that is not settled.

        Raises TableError if it is settled, for the person who is late, and for people who do not play there.
        """
        table = await self._repository.get(table_id)
        own = clock(table, seat)
        if own is None or not own.sent or own.since != since or table.status != RUNNING:
            raise TableError("tables-not-late", table=table.id)
        self._check(table, by, "settle")
        if seat != ALL and table.seat_of(by.user) == seat:
            raise TableError("tables-own-time", table=table.id)
        return table

    async def _look(self, table_id: str) -> bool:
        """Check the clocks of a table; return whether somebody's time is up."""
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            now, of = self._repository.clock(), await self._repository.notification_settings.all(table.users)
            if table.status != RUNNING or table.game is None:
                await self._stop(table)
                return False
            clocks = tuple(_looked_at(table, own, now, of) for own in table.clocks)
            fired = [own for own, old in zip(clocks, table.clocks, strict=True) if own.sent and not old.sent]
            unit = UnitOfWork()
            keep(unit, table.clocks, clocks)
            if not table.pace.bot_answers:
                for own in fired:
                    unit.message(**table_clocks.time_is_up(table, own, now))
            if clocks != table.clocks:
                table = await self._repository.write(unit, structs.replace(table, clocks=clocks))
        self._workers.wake_outbox()
        if table.pace.bot_answers:
            for own in clocks:
                if own.sent:
                    table = await self._answered(table, own.seat)
        return bool(fired)

    async def _stop(self, table: Table) -> None:
        """Stop checking the clocks of a finished or suspended table until it continues."""
        clocks = tuple(structs.replace(own, due=NEVER) for own in table.clocks)
        unit = UnitOfWork()
        keep(unit, table.clocks, clocks)
        if table.clocks != clocks:
            await self._repository.write(unit, structs.replace(table, clocks=clocks))

    async def _answered(self, table: Table, seat: Seat) -> Table:
        """Return the table after a bot has made a seat's decision, or all open answers to a secret question."""
        game = table.running_game()
        asked = windowed(game) & set(game.waiting()) if seat == ALL else {seat} & seats_owing(game)
        for one in sorted(asked):
            try:
                table = await self._decided(table.id, one)
            except (Stale, StoreError) as error:
                _log.info("a bot did not answer at table %s: %s", table.id, error)
                break
        return table

    async def _decided(self, table_id: str, seat: Seat, tries: int = _TRIES) -> Table:
        """Return the table after a bot has answered for one seat, if that is still late. Raises Stale and StoreError.

        If the table has changed while the bot was thinking, it thinks again.
        """
        # Another process may change the table, for example by a reminder, and nobody should wait a minute longer for
        # that.
        table = await self._repository.get(table_id)
        if table.status != RUNNING or seat not in late(table) or seat not in table.running_game().waiting():
            return table
        action = await self._ai_seats.think(table, seat, DEFAULT_LEVEL)
        try:
            return (await self._act(table.id, seat, action, version=table.version, cause=TIMEOUT)).table
        except Stale:
            if tries == 1:
                raise
        return await self._decided(table_id, seat, tries - 1)


def _looked_at(table: Table, own: TimerRow, now: int, of: SettingsOf) -> TimerRow:
    """Return a clock after a check: time is up, or not any more with the present settings."""
    if own.due > now or not own.since:
        return own
    again = now + _AGAIN_SECONDS if table.pace.bot_answers else NEVER
    if own.sent:
        return structs.replace(own, due=again)
    until = own.due if own.kind == WINDOW else runs_out(own, own.since, table.pace, of)
    if until > now:
        return structs.replace(own, due=until)
    return structs.replace(own, due=again, sent=1, last=now, left=min(own.left, 0))


KIND = "substitute"
"""The kind of proposal."""
OFFERED, WITHDRAWN = "offered", "withdrawn"
"""The messages about a seat, in addition to how somebody left it."""


class Substitutes(TableService):
    """Offers seats, seats substitutes, and gives seats back."""

    def __init__(self, repository: TableRepository, suspension: Suspension, workers: WorkerHooks, undo: Undo) -> None:
        super().__init__(repository, suspension, workers)
        self._undo = undo
        undo.settles[KIND] = self._taken

    @sends_messages
    async def offer(self, table_id: str, by: Asker, seat: Seat) -> Table:
        """Offer a seat to others in the table's channel, and on the list of open seats.

        One's own at any time; others' once their time is up; a server's manager may offer any. Raises TableError
        without permission.
        """
        async with self._repository.lock(table_id):
            table = await self._running(table_id)
            _check_seat(table, seat)
            if table.seat_of(by.user) != seat and MANAGER not in by.roles(table):
                self._check(table, by, "settle")
                if seat not in late(table):
                    raise TableError("tables-not-late", table=table.id)
            if await self._repository.store.offered(table.id, seat):
                raise TableError("tables-offered-already", table=table.id)
            now, data = self._repository.clock(), {"what": OFFERED, "seat": seat, "name": table.names[seat]}
            unit = UnitOfWork().add(OfferRow(table.id, seat, now))
            unit.message(**message(table, MessageKind.SEAT, "channel", table.row.channel, now, data=data))
            return await self._repository.write(unit, table)

    @sends_messages
    async def withdraw(self, table_id: str, user: int) -> Table:
        """Withdraw the offer of one's own seat, even if somebody else made it; an open request for it is closed.

        Raises TableError if it is not offered.
        """
        async with self._repository.lock(table_id):
            table = await self._running(table_id)
            seat = table.seat_or_refuse(user)
            if not await self._repository.store.offered(table.id, seat):
                raise TableError("tables-not-offered", table=table.id)
            now, data = self._repository.clock(), {"what": WITHDRAWN, "seat": seat, "name": table.names[seat]}
            unit = UnitOfWork().remove(OfferRow, table_id=table.id, seat=seat)
            unit.message(**message(table, MessageKind.SEAT, "channel", table.row.channel, now, data=data))
            if table.proposal is not None and table.proposal.kind == KIND and _asked_for(table.proposal) == seat:
                table = structs.replace(table, proposal=None)
                unit.withdraw(table.id)
            return await self._repository.write(unit, table)

    @moves_the_game
    async def take(self, table_id: str, person: TableUser, seat: Seat) -> ActionResult:
        """Ask the others at a table to be the substitute at an offered seat; without others it is done at
        once.

        Raises TableError if it is not offered, and for people who play there already.
        """
        async with self._repository.lock(table_id):
            table = await self._running(table_id)
            _check_seat(table, seat)
            if table.seat_of(person.id) is not None:
                raise TableError("tables-already-seated", table=table.id)
            if not await self._repository.store.offered(table.id, seat):
                raise TableError("tables-not-offered", table=table.id)
            data = {"seat": seat, "user": person.id, "name": person.name, "username": person.username}
            data["whose"] = table.names[seat]
            return await self._undo.propose(table, KIND, person.id, data)

    @moves_the_game
    async def give_back(self, table_id: str, user: int) -> ActionResult:
        """Give a seat back to its original player, at their request or the substitute's. Nobody else is asked.

        Raises TableError if a person has no such seat.
        """
        async with self._repository.lock(table_id):
            table = await self._running(table_id)
            found = returning(table, user)
            if found is None:
                raise TableError("tables-no-substitute", table=table.id)
            seat, person = found
            return ActionResult(await self._seat(table, seat, person, RETURNED))

    async def _taken(self, table: Table, data: dict[str, Any]) -> Table:
        """Carry out an agreed substitution."""
        seat, person = data["seat"], TableUser(data["user"], data["name"], data.get("username", ""))
        if table.seat_of(person.id) is not None or not await self._repository.store.offered(table.id, seat):
            raise TableError("tables-not-offered", table=table.id)
        return await self._seat(table, seat, person, SUBSTITUTE)

    async def _seat(self, table: Table, seat: Seat, person: TableUser, how: str) -> Table:
        now, before = self._repository.clock(), table.names[seat]
        of = await self._repository.notification_settings.all((*table.users, person.id))
        row = SeatRow(table.id, seat, person.id, person.name, HUMAN, person.username)
        unit, after = seated(table, row, now, of, how, more=how == SUBSTITUTE)
        data = {"what": how, "seat": seat, "name": before, "by": after.names[seat]}
        unit.message(**message(after, MessageKind.SEAT, "channel", table.row.channel, now, data=data))
        unit.message(**DirectMessage(shows=True, seated=True).row(after, seat, person.id, now))
        return await self._repository.write(unit, after)

    async def _running(self, table_id: str) -> Table:
        table = await self._repository.get(table_id)
        table.refuse_unless(RUNNING)
        return table


def _asked_for(proposal: ProposalRow) -> Seat:
    """Return the seat that somebody wants to take."""
    return int(json.loads(proposal.data)["seat"])


def _check_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.seats) or not table.seats[seat].human:
        raise TableError("tables-no-such-seat", table=table.id, seats=len(table.seats))


async def offers(tables: Tables, guild: int, channels: Collection[int]) -> list[tuple[str, Seat]]:
    """Return the offered seats in some channels of a server, as `Store.offers`; none if nobody can take them."""
    return [] if tables.find_service(Substitutes) is None else await tables.store.offers(guild, channels)
