"""Substitutes: a seat of a running game is offered, taken with the table's consent, and given back.

The person who left it can come back at any time without asking; the table's departures record whose seat it is.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from msgspec import structs

from bot.store import MessageKind, ProposalRow, SeatRow, UnitOfWork
from bot.store.schema import OfferRow
from bot.tables import Tables
from bot.tables.clocks.table_clocks import late
from bot.tables.direct_messages import DirectMessage
from bot.tables.history.outcome import RETURNED, SUBSTITUTE, returning
from bot.tables.history.undo import Undo
from bot.tables.notifications import message
from bot.tables.repository import TableRepository
from bot.tables.request_hooks import TableService, WorkerHooks, moves_the_game, sends_messages
from bot.tables.reservations import seated
from bot.tables.rights import MANAGER, Asker
from bot.tables.suspension import Suspension
from bot.tables.table import HUMAN, RUNNING, ActionResult, Table, TableUser
from bot.tables.table_errors import TableError
from games.kernel import Seat

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
        """Withdraw the offer of one's own seat, whoever has made it; an open request for it is closed.

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
        """Ask the others at a table whether one may be the substitute at an offered seat; without others it is done at
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
    """The seats that are offered in some channels of a server, as `Store.offers`; none where nobody can take them."""
    return [] if tables.find_service(Substitutes) is None else await tables.store.offers(guild, channels)
