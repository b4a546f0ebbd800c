"""Counts, filters and orders a server's open tables in the database."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct, structs
from sqlalchemy import ColumnElement, ScalarSelect, and_, case, exists, func, or_, select

from bot.store import schema
from bot.store.database import Database
from bot.store.row_types import INVITED, TableStatus
from bot.tables import Table, Tables
from bot.tables.reservations import RESERVED_SECONDS

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
