"""The tables of a server that still take players: counted, filtered and ordered in the database."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct, structs
from sqlalchemy import ColumnElement, ScalarSelect, and_, case, exists, func, or_, select

from bot.store import schema
from bot.store.database import Database
from bot.store.kinds import INVITED, TableStatus
from bot.tables import Table, Tables
from bot.tables.reservations import RESERVED_SECONDS

_table, _seat, _guest = schema.tables.c, schema.seats.c, schema.guests.c
_HUMAN = "human"
EXPERIENCE = ("new", "known")
"""For whom a table may be meant: those who are new to its title, or those who know it."""


class OpenFilter(Struct, frozen=True):
    """Which open tables somebody looks for: None, or 0 seats, is any.

    `options` are texts of options as tables keep them. A table without a language or an experience is for everybody.
    Of other people's tables only those in `channels` are found (None for all), and none where one of `apart` sits.
    `room` asks for a free seat.
    """

    title: str | None = None
    options: Collection[str] | None = None
    pace: str | None = None
    language: str | None = None
    experience: str | None = None
    seats: int = 0
    house: bool | None = None
    channels: Collection[int] | None = None
    apart: Collection[int] = ()
    room: bool = False


EVERY = OpenFilter()
MOST_LISTED = 25
"""So many tables fit a list with a menu."""


class OpenTables:
    """Reads open tables that are not private."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(
        self, guild: int, user: int, wanted: OpenFilter, most: int, *, kept_since: int
    ) -> tuple[int, list[str]]:
        """Return how many tables fit, and the first of them: those with a free seat for the person, the oldest first.

        A seat is kept for who was invited after `kept_since`, and for nobody else.
        """
        free = _free(user, kept_since)
        fitting = [*_open_in(guild), *_fits(wanted), *_visible(user, wanted)] + ([free > 0] if wanted.room else [])
        (count,) = await self._database.rows(select(func.count().label("tables")).where(*fitting))
        query = select(_table.id).where(*fitting).order_by(case((free > 0, 0), else_=1), _table.opened, _table.id)
        found = await self._database.rows(query.limit(most))
        return int(count["tables"]), [row["id"] for row in found]

    async def channels(self, guild: int) -> set[int]:
        """Return the channels that have open tables, or seats that are offered to others at running ones."""
        offered = and_(_table.status == TableStatus.RUNNING, _table.id.in_(select(schema.offers.c.table_id)))
        here = and_(_table.guild == guild, ~_table.private, or_(_table.status == TableStatus.OPEN, offered))
        return {row["channel"] for row in await self._database.rows(select(_table.channel).where(here).distinct())}

    async def options(self, guild: int, title: str) -> list[str]:
        """Return the different options of a title's open tables, as they are kept."""
        query = select(_table.options).where(*_open_in(guild), _table.title == title).distinct()
        return [row["options"] for row in await self._database.rows(query.order_by(_table.options))]


def _open_in(guild: int) -> list[ColumnElement[bool]]:
    return [_table.guild == guild, _table.status == TableStatus.OPEN, ~_table.private]


def _fits(wanted: OpenFilter) -> list[ColumnElement[bool]]:
    """What a filter demands of a table whoever looks."""
    exact = {_table.title: wanted.title, _table.pace: wanted.pace, _table.max_seats: wanted.seats or None}
    found = [column == value for column, value in exact.items() if value is not None]
    found += [] if wanted.options is None else [_table.options.in_(wanted.options)]
    for column, value in ((_table.language, wanted.language), (_table.experience, wanted.experience)):
        found += [] if value is None else [column.in_(("", value))]
    automated = exists().where(_seat.table_id == _table.id, _seat.kind != _HUMAN)
    found += [] if wanted.house is None else [automated if wanted.house else ~automated]
    return found


def _visible(user: int, wanted: OpenFilter) -> list[ColumnElement[bool]]:
    """What a table must be for a person to see it on lists."""
    kept_apart = exists().where(_seat.table_id == _table.id, _seat.user.in_(wanted.apart))
    found = [~kept_apart] if wanted.apart else []
    if wanted.channels is not None:
        watch = schema.followers.c
        sits = exists().where(_seat.table_id == _table.id, _seat.user == user)
        follows = exists().where(watch.table_id == _table.id, watch.user == user, watch.follows)
        found.append(or_(_table.channel.in_(wanted.channels), _table.owner == user, sits, follows))
    return found


def _free(user: int, kept_since: int) -> ColumnElement[int]:
    """How many seats are free for a person: all that nobody has for who is invited, else those not kept for others."""
    invited = and_(_guest.table_id == _table.id, _guest.how == INVITED)
    taken: ScalarSelect[int] = select(func.count()).where(_seat.table_id == _table.id).scalar_subquery()
    kept: ScalarSelect[int] = select(func.count()).where(invited, _guest.at > kept_since).scalar_subquery()
    called = exists().where(invited, _guest.user == user)
    return _table.max_seats - taken - case((called, 0), else_=kept)


async def open_in(
    tables: Tables, guild: int, user: int, wanted: OpenFilter = EVERY, most: int = MOST_LISTED
) -> tuple[int, list[Table]]:
    """Return how many tables of a server wait for players and fit a filter, and the first of them.

    Those with a free seat for the person come first, then who has waited longest. Neither private ones, nor those
    where somebody sits with whom the person does not want to sit or who does not want to sit with them.
    """
    wanted = structs.replace(wanted, apart=await tables.store.person_rows.apart(user))
    kept_since = tables.repository.clock() - RESERVED_SECONDS
    count, ids = await tables.store.part(OpenTables).find(guild, user, wanted, most, kept_since=kept_since)
    return count, [await tables.get(table_id) for table_id in ids]
