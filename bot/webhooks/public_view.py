"""The public view of a table as JSON: no accounts, no private tables, no hidden people.

Database queries of the public API: tables that are not private, and their results, page by page.

Writes webhook events when a table is opened and whenever its channel gets a new message of the game.

An event is written in the same transaction as the change. Private tables and direct messages cause none. Whether the
table is still public is checked again at delivery. The opening is sent with a delay, because a table may be made
private.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterable
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, select, tuple_

from bot.store import MessageKind, UnitOfWork, schema
from bot.store.database import Database
from bot.store.row_types import OPENED
from bot.store.schema import ResultRow, SeatRow, TableRow
from bot.tables.repository import Played, Reaction
from bot.tables.table import OPEN, Table, one_line
from bot.webhooks.rows import NEW_EVENT, WebhookRows
from games.kernel import Game

Visible = Callable[[int, int], bool]
"""Whether everybody on a server sees a channel of it."""
Kind = Literal["person", "bot"]


class PublicSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat, counted from 0. `name` is null for a hidden person."""

    seat: int
    name: str | None
    kind: Kind


class PublicTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table. Ids of servers and channels are Discord's, as text; `opened` is seconds since 1970."""

    id: str
    title: str
    server: str
    channel: str
    status: Literal["open", "running", "finished", "abandoned", "suspended"]
    opened: int
    max_seats: int
    """The number of players; before the start the maximum."""
    seats: list[PublicSeat]
    pace: str
    language: str
    experience: str


class PublicPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """The state of a game for a spectator: the number of the last change, whom it waits for, and the board.

    `view` is the title's own; its form may change with `rules`, the version of the title's rules.
    """

    number: int
    rules: int
    waits: list[int]
    view: dict[str, Any]


class PublicPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a seat: place 1 has won, equals share a place.

    `how`: `played`, `resigned`, `took-over` the seat of another, or `automated`.
    """

    seat: int
    place: int
    name: str | None
    kind: Kind
    how: str


class PublicResult(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game. `ranked` is one that only people played, to the end; `ended` is seconds since 1970."""

    table: str
    title: str
    server: str
    ended: int
    ranked: bool
    places: list[PublicPlace]


def is_public(row: TableRow, visible: Visible) -> bool:
    """Return whether a table may be shown outside: on a server, not private, in a channel that everybody sees."""
    return row.guild is not None and not row.private and visible(row.guild, row.channel)


def table_of(row: TableRow, seats: Iterable[SeatRow], hidden: set[int], status: str = "") -> PublicTable:
    """Return a table as everybody may know it, with its current status or the given one of an event."""
    sitting = [PublicSeat(one.seat, _name(one.user, one.name, hidden), _kind(one.kind)) for one in seats]
    state: Any = status or row.status
    meant = (row.language, row.experience) if state == OPEN else ("", "")
    return PublicTable(
        row.id, row.title, str(row.guild), str(row.channel), state, row.opened, row.max_seats, sitting, row.pace, *meant
    )


def position_of(game: Game[Any, Any], number: int) -> PublicPosition:
    """Return the state of a game for a spectator, after the change with a public number."""
    return PublicPosition(number, game.title.info.rules, list(game.awaited()), game.view(None))


def result_of(rows: list[ResultRow], hidden: set[int]) -> PublicResult:
    """Return a finished game, from all its rows."""
    first = rows[0]
    places = [PublicPlace(r.seat, r.place, _name(r.user, r.name, hidden), _played(r.how), r.how) for r in rows]
    return PublicResult(first.table_id, first.title, str(first.guild), first.at, first.ranked, places)


def _name(user: int | None, name: str, hidden: set[int]) -> str | None:
    return None if user is not None and user in hidden else one_line(name)


def _kind(kind: str) -> Kind:
    return "person" if kind == "human" else "bot"


def _played(how: str) -> Kind:
    return "bot" if how == "automated" else "person"


Place = tuple[int, str]
"""A position in a list: the time and the id of the last table before it."""
_table, _result = schema.tables.c, schema.results.c


class PublicRows:
    """Reads public rows. Whether a table's channel is public is checked elsewhere."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def opened(
        self, before: Place | None, most: int, *, guilds: Collection[int], title: str = "", status: str = ""
    ) -> list[tuple[Place, TableRow]]:
        """Return tables, newest first, of some servers or (none named) of all."""
        where = _conditions(guilds, title) + ([_table.status == status] if status else [])
        if before is not None:
            where.append(tuple_(_table.opened, _table.id) < before)
        query = select(schema.tables).where(*where).order_by(_table.opened.desc(), _table.id.desc()).limit(most)
        rows = [TableRow(**row) for row in await self._database.rows(query)]
        return [((row.opened, row.id), row) for row in rows]

    async def ended(
        self, before: Place | None, most: int, *, guilds: Collection[int], title: str = ""
    ) -> list[tuple[Place, TableRow]]:
        """Return tables with results, the last ended first."""
        where = [*_conditions(guilds, title), _result.seat == 0]
        if before is not None:
            where.append(tuple_(_result.at, _result.table_id) < before)
        query = select(schema.tables, _result.at.label("ended")).join(schema.results, _result.table_id == _table.id)
        query = query.where(*where).order_by(_result.at.desc(), _result.table_id.desc()).limit(most)
        rows = [dict(row) for row in await self._database.rows(query)]
        return [((int(row.pop("ended")), row["id"]), TableRow(**row)) for row in rows]

    async def seats(self, tables: Collection[str]) -> dict[str, list[SeatRow]]:
        """Return the seats of some tables, by table and in order."""
        seat = schema.seats.c
        query = select(schema.seats).where(seat.table_id.in_(tables)).order_by(seat.table_id, seat.seat)
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        for row in await self._database.rows(query):
            found[row["table_id"]].append(SeatRow(**row))
        return found


def _conditions(guilds: Collection[int], title: str) -> list[ColumnElement[bool]]:
    where: list[Any] = [_table.guild.in_(guilds) if guilds else _table.guild.is_not(None), ~_table.private]
    return [*where, _table.title == title] if title else where


STARTED, TURN, FINISHED = "started", "turn", "finished"
# Webhook events by the kind of channel message: no other message causes one, so that its time reveals nothing more.
_EVENTS = {
    MessageKind.SETUP: STARTED,
    MessageKind.TURN: TURN,
    MessageKind.UNDO: TURN,
    MessageKind.REDO: TURN,
    MessageKind.RESULT: FINISHED,
}


class WebhookEvents(Reaction):
    """Writes webhook events in the transaction of a change."""

    def __init__(self, rows: WebhookRows) -> None:
        self._rows = rows

    async def opened(self, unit: UnitOfWork, table: Table, now: int, *, offered: bool) -> None:
        """Write an event for a new table."""
        await self._tell(unit, table.row, OPENED, 0, now)

    async def played(self, unit: UnitOfWork, table: Table, change: Played) -> None:
        """Write an event for a new channel message of a game."""
        for one in change.messages:
            if one["kind"] in _EVENTS and one["place"] == "channel":
                await self._tell(unit, table.row, _EVENTS[one["kind"]], one["version"], change.now)

    async def _tell(self, unit: UnitOfWork, row: TableRow, event: str, version: int, now: int) -> None:
        if row.guild is not None and not row.private and await self._rows.concerns(row.guild):
            values = {"key": secrets.token_hex(12), "event": event, "table_id": row.id, "version": version, "at": now}
            unit.also(NEW_EVENT, {"the_guild": row.guild, **{f"the_{name}": value for name, value in values.items()}})
