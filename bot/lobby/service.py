"""Counts, filters and orders a server's open tables in the database.

Opens rematches: a table with the seats rotated by one, each reserved for its person until they agree.

A finished table has one rematch, even if many ask at once; its row says which.

Starts tables at a scheduled time; with too few players, the owner is notified and starts by hand.

Releases expired reservations of invited people: first to the waiting list, then to everybody.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Collection
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import ColumnElement, ScalarSelect, and_, case, exists, func, or_, select

from bot.store import GuestRow, MessageKind, SeatRow, TableRow, UnitOfWork, schema
from bot.store.database import Database
from bot.store.row_types import INVITED, KEPT, START, TableStatus
from bot.store.schema import TimerRow
from bot.tables import Tables
from bot.tables.lobby import LobbyService, free_id, promised
from bot.tables.notifications import message
from bot.tables.repository import TableRepository
from bot.tables.rights import RESERVED_SECONDS, lapsed, reserved_until
from bot.tables.suspension import Suspension, TableService, WorkerHooks
from bot.tables.table import ABANDONED, FINISHED, HUMAN, OPEN, Stale, Table, TableError, TableUser
from games.kernel import OptionsError, Seat

_table, _seat, _guest = schema.tables.c, schema.seats.c, schema.guests.c
_HUMAN = "human"
# The experience for which a table may be meant: people who are new to its title, or who know it.
EXPERIENCE = ("new", "known")


class OpenFilter(Struct, frozen=True):
    """A search for open tables: None, or 0 seats, is any.

    `options` are texts of options as stored. A table without a language or an experience is for everybody. Of other
    people's tables only those in `channels` are found (None for all), and none with a player in `apart`. `room`
    requires a free seat.
    """

    title: str | None = None
    options: Collection[str] | None = None
    pace: str | None = None
    language: str | None = None
    experience: str | None = None
    seats: int = 0
    bots: bool | None = None
    channels: Collection[int] | None = None
    apart: Collection[int] = ()
    room: bool = False


EVERY = OpenFilter()
MOST_LISTED = 25
"""The maximum of tables in a list with a menu."""


class OpenTables:
    """Finds open tables that are not private."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(
        self, guild: int, user: int, wanted: OpenFilter, most: int, *, kept_since: int
    ) -> tuple[int, list[str]]:
        """Return how many tables match, and the first of them: those with a free seat for the person, oldest first.

        A seat reserved after `kept_since` counts as free only for its guest.
        """
        free = _free(user, kept_since)
        fitting = [*_open_in(guild), *_fits(wanted), *_visible(user, wanted)] + ([free > 0] if wanted.room else [])
        (count,) = await self._database.rows(select(func.count().label("tables")).where(*fitting))
        query = select(_table.id).where(*fitting).order_by(case((free > 0, 0), else_=1), _table.opened, _table.id)
        found = await self._database.rows(query.limit(most))
        return int(count["tables"]), [row["id"] for row in found]

    async def channels(self, guild: int) -> set[int]:
        """Return the channels that have open tables, or running ones with offered seats."""
        offered = and_(_table.status == TableStatus.RUNNING, _table.id.in_(select(schema.offers.c.table_id)))
        here = and_(_table.guild == guild, ~_table.private, or_(_table.status == TableStatus.OPEN, offered))
        return {row["channel"] for row in await self._database.rows(select(_table.channel).where(here).distinct())}

    async def options(self, guild: int, title: str) -> list[str]:
        """Return the different options of a title's open tables, as stored."""
        query = select(_table.options).where(*_open_in(guild), _table.title == title).distinct()
        return [row["options"] for row in await self._database.rows(query.order_by(_table.options))]


def _open_in(guild: int) -> list[ColumnElement[bool]]:
    return [_table.guild == guild, _table.status == TableStatus.OPEN, ~_table.private]


def _fits(wanted: OpenFilter) -> list[ColumnElement[bool]]:
    """Return the conditions of a filter that do not depend on the person."""
    exact = {_table.title: wanted.title, _table.pace: wanted.pace, _table.max_seats: wanted.seats or None}
    found = [column == value for column, value in exact.items() if value is not None]
    found += [] if wanted.options is None else [_table.options.in_(wanted.options)]
    for column, value in ((_table.language, wanted.language), (_table.experience, wanted.experience)):
        found += [] if value is None else [column.in_(("", value))]
    automated = exists().where(_seat.table_id == _table.id, _seat.kind != _HUMAN)
    found += [] if wanted.bots is None else [automated if wanted.bots else ~automated]
    return found


def _visible(user: int, wanted: OpenFilter) -> list[ColumnElement[bool]]:
    """Return the condition that a person may see a table in lists."""
    kept_apart = exists().where(_seat.table_id == _table.id, _seat.user.in_(wanted.apart))
    found = [~kept_apart] if wanted.apart else []
    if wanted.channels is not None:
        watch = schema.followers.c
        sits = exists().where(_seat.table_id == _table.id, _seat.user == user)
        follows = exists().where(watch.table_id == _table.id, watch.user == user, watch.follows)
        found.append(or_(_table.channel.in_(wanted.channels), _table.owner == user, sits, follows))
    return found


def _free(user: int, kept_since: int) -> ColumnElement[int]:
    """Return the number of free seats for a person: guests ignore reservations, others do not."""
    invited = and_(_guest.table_id == _table.id, _guest.how == INVITED)
    taken: ScalarSelect[int] = select(func.count()).where(_seat.table_id == _table.id).scalar_subquery()
    kept: ScalarSelect[int] = select(func.count()).where(invited, _guest.at > kept_since).scalar_subquery()
    called = exists().where(invited, _guest.user == user)
    return _table.max_seats - taken - case((called, 0), else_=kept)


async def open_in(
    tables: Tables, guild: int, user: int, wanted: OpenFilter = EVERY, most: int = MOST_LISTED
) -> tuple[int, list[Table]]:
    """Return how many tables of a server wait for players and match a filter, and the first of them.

    Those with a free seat for the person come first, then the oldest. Private ones are left out, and those with a
    player who is blocked by the person or has blocked them.
    """
    wanted = structs.replace(wanted, apart=await tables.store.person_rows.apart(user))
    kept_since = tables.repository.clock() - RESERVED_SECONDS
    count, ids = await tables.store.part(OpenTables).find(guild, user, wanted, most, kept_since=kept_since)
    return count, [await tables.get(table_id) for table_id in ids]


_TRIES = 3


class RematchResult(Struct, frozen=True):
    """The result of a request for a rematch: its table, and whether the request opened it."""

    table: Table
    opened: bool


class Rematches(TableService):
    """Opens rematches, and seats people who want to play again."""

    def __init__(
        self, repository: TableRepository, suspension: Suspension, workers: WorkerHooks, lobby: LobbyService
    ) -> None:
        super().__init__(repository, suspension, workers)
        self._lobby = lobby

    async def again(self, table_id: str, person: TableUser) -> RematchResult:
        """Play again with the people of a finished table: the first request opens it, the others take their seats.

        It starts with the last person. Raises TableError for people who did not play, and before the end.
        """
        for attempt in range(_TRIES):
            old = await self._repository.get(table_id)
            if old.status != FINISHED:
                raise TableError("tables-not-over", table=old.id)
            old.seat_or_refuse(person.id)
            following = await self.following(old)
            if following is not None:
                return RematchResult(await self._lobby.join(following.id, person), False)
            try:
                return await self._opened(old.id, person)
            except Stale:
                if attempt == _TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    async def following(self, old: Table) -> Table | None:
        """Return the table of an existing rematch; a closed one does not count."""
        if not old.row.rematch:
            return None
        found = await self._repository.get(old.row.rematch)
        return None if found.status == ABANDONED else found

    async def _opened(self, table_id: str, person: TableUser) -> RematchResult:
        async with self._repository.lock(table_id):
            old = await self._repository.get(table_id)
            if await self.following(old) is not None:
                # Another request was first: `again` looks for its table and takes a seat there.
                raise Stale(table_id)
            table = turned(old, person, await free_id(self._repository), self._repository.clock())
            table = structs.replace(table, row=promised(self._repository, table.row))
            unit = UnitOfWork().add(table.row)
            for seat in table.seats:
                unit.add(seat)
            for guest in table.guests:
                unit.put(guest)
            reserved_until(unit, table)
            now, data = self._repository.clock(), {"by": person.name, "user": person.id, "of": old.id}
            unit.message(**message(table, MessageKind.REMATCH, "channel", table.row.channel, now, data=data))
            await self._repository.opened(unit, table, offered=False)
            await self._repository.write(unit, structs.replace(old, row=structs.replace(old.row, rematch=table.id)))
        self._workers.wake_senders()
        return RematchResult(await self._lobby.started_if_full(await self._repository.get(table.id)), True)


def turned(old: Table, by: TableUser, table_id: str, now: int) -> Table:
    """Return an open table with another table's settings, each seat one place further to the front.

    The person who asks is seated at once, as are bots; the other seats are reserved.
    """
    count = len(old.seats)
    raw, pace = json.dumps(_turned_options(old)), old.row.pace
    row = TableRow(
        table_id, old.row.title, old.row.channel, old.row.guild, by.id, OPEN, count, raw,
        None, None, 0, 0, "", now, False, now, now, pace=pace, hints=old.row.hints, starts_full=True,
        private=old.row.private, language=old.row.language, experience=old.row.experience,
        guest_bots=old.row.guest_bots,
    )  # fmt: skip
    seats, guests = [], []
    for one in old.seats:
        seat = _further(one.seat, count)
        if one.user == by.id:
            seats.append(SeatRow(table_id, seat, by.id, by.name, HUMAN, by.username))
        elif not one.human:
            seats.append(SeatRow(table_id, seat, None, one.name, one.kind))
        elif one.user is not None:
            guests.append(GuestRow(table_id, one.user, one.name, INVITED, seat, now, one.username))
    return Table(row, tuple(sorted(seats, key=lambda seat: seat.seat)), guests=tuple(guests))


def _further(seat: Seat, count: int) -> Seat:
    """Return the next seat of a player: the second one begins."""
    return (seat - 1) % count


def _turned_options(old: Table) -> dict[str, Any]:
    """Return the options of a table; a seat's own values move with its person."""
    each = {spec.id: spec.default for spec in old.title.info.options if spec.kind == "per_seat"}
    found = dict(old.options)
    for key in each.keys() & found.keys():
        if isinstance(found[key], list):
            count = len(old.seats)
            whole = [*found[key], *[each[key]] * count][:count]
            found[key] = [whole[(seat + 1) % count] for seat in range(count)]
    return found


_AT_ONCE = 100
_log = logging.getLogger(__name__)


class ScheduledStarts(TableService):
    """Handles scheduled starts that are due."""

    def __init__(
        self, repository: TableRepository, suspension: Suspension, workers: WorkerHooks, lobby: LobbyService
    ) -> None:
        super().__init__(repository, suspension, workers)
        self._lobby = lobby

    async def once(self) -> int:
        """Start every table that is due; return how many there were. Raises StoreError."""
        due = await self._repository.store.timers.tables_due(START, self._repository.clock(), _AT_ONCE)
        for table_id in due:
            try:
                await self._begin(table_id)
            except (Stale, TableError) as error:
                _log.info("table %s did not start automatically: %s", table_id, error)
        return len(due)

    async def _begin(self, table_id: str) -> None:
        table = await self._repository.get(table_id)
        try:
            await self._lobby.start(table_id, table.row.owner)
        except Stale:
            raise
        except (TableError, OptionsError):
            await self._give_up(table_id)

    async def _give_up(self, table_id: str) -> None:
        """Cancel the scheduled start of a table with too few players; its owner is notified.

        A table of a tournament is closed, because its players should not wait: the tournament continues.
        """
        async with self._repository.lock(table_id):
            table, now = await self._repository.get(table_id), self._repository.clock()
            row = structs.replace(table.row, starts_at=0)
            unit = UnitOfWork().remove(TimerRow, kind=START, table_id=table.id, seat=-1)
            if table.status == OPEN and await self._repository.cannot_wait(table):
                unit.message(**message(table, MessageKind.CLOSED, "channel", row.channel, now))
                row = structs.replace(row, status=ABANDONED, changed=now)
            elif table.status == OPEN and row.owner:
                data = {"id": "host-note-not-begun", "args": {"table": table.id}}
                unit.message(**message(table, MessageKind.NOTE, "user", row.owner, now, data=data))
                unit.message(**message(table, MessageKind.LOBBY, "channel", row.channel, now))
            await self._repository.write(unit, structs.replace(table, row=row))
        self._workers.wake_outbox()


class ReservationExpiry(TableService):
    """Handles expired reservations."""

    def __init__(
        self, repository: TableRepository, suspension: Suspension, workers: WorkerHooks, lobby: LobbyService
    ) -> None:
        super().__init__(repository, suspension, workers)
        self._lobby = lobby

    async def once(self) -> int:
        """Release every expired reservation; return at how many tables. Raises StoreError."""
        due = await self._repository.store.timers.tables_due(KEPT, self._repository.clock(), _AT_ONCE)
        for table_id in due:
            try:
                await self._lobby.started_if_full(await self._given_back(table_id))
            except (Stale, TableError) as error:
                _log.info("reserved seats at table %s were not released: %s", table_id, error)
        if due:
            self._workers.wake_senders()
        return len(due)

    async def _given_back(self, table_id: str) -> Table:
        """Return a table after a check of its reservations; its public message shows who has moved up."""
        async with self._repository.lock(table_id):
            table, now, unit = await self._repository.get(table_id), self._repository.clock(), UnitOfWork()
            if table.status != OPEN:
                unit.remove(TimerRow, kind=KEPT, table_id=table.id, seat=-1)
                return await self._repository.write(unit, table)
            after = lapsed(unit, table, now)
            reserved_until(unit, after)
            if after != table:
                unit.message(**message(table, MessageKind.LOBBY, "channel", table.row.channel, now))
            return await self._repository.write(unit, after)
