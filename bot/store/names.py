"""Keeps the displayed names of people up to date wherever they are stored, and replaces those of deleted people.

The replacement is no sentence of the catalogues, because it is stored in place of a name and read in every language.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, String, Table, cast, literal, or_, select, union, update

from bot.store import schema
from bot.store.database import Database

_AT_TABLES = (schema.seats, schema.guests, schema.departures)


class NamedRows(Struct, frozen=True):
    """Rows of a feature that keep people by name, each by a column part of an `owner`: a row with `guild` and
    `revision`."""

    rows: Table
    column: str
    owner: Table


class Renamed(Struct, frozen=True):
    """Where a person was kept by another name: at which tables, and in which owners of the rows of features."""

    tables: tuple[str, ...] = ()
    owners: tuple[tuple[str, ...], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.tables) or any(self.owners)


class Names:
    """Changes names."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.features: list[NamedRows] = []

    async def outdated(self, user: int, guild: int | None, name: str, username: str) -> Renamed:
        """Return where on a server, or beside all servers, a person is kept by another name than this."""
        here = select(schema.tables.c.id).where(schema.tables.c.guild == guild)
        tables = union(
            *(select(each.c.table_id).where(*_differs(each, user, name, username)) for each in _AT_TABLES)
        ).subquery()
        rows = await self._database.rows(select(tables.c.table_id).where(tables.c.table_id.in_(here)))
        owners = [await self._owners(kind, guild, _differs(kind.rows, user, name, username)) for kind in self.features]
        return Renamed(tuple(sorted(row["table_id"] for row in rows)), tuple(owners))

    async def _owners(
        self, kind: NamedRows, guild: int | None, where: tuple[ColumnElement[bool], ...]
    ) -> tuple[str, ...]:
        """What some rows of a feature belong to on a server."""
        owner = kind.owner.c
        found = select(owner.id).where(
            owner.guild == guild, owner.id.in_(select(kind.rows.c[kind.column]).where(*where))
        )
        return tuple(row["id"] for row in await self._database.rows(found.order_by(owner.id)))

    async def rename(self, user: int, where: Renamed, name: str, username: str) -> None:
        """Give a person this name at tables and in rows of features, and on the lists of who keeps apart from them."""
        values = {"name": name, "username": username}
        async with self._database.writing() as connection:
            for each in (*_AT_TABLES, schema.results):
                mine = (each.c.user == user, each.c.table_id.in_(where.tables))
                await connection.execute(update(each).where(*mine).values(values))
            for kind, ids in zip(self.features, where.owners, strict=True):
                own = (kind.rows.c.user == user, kind.rows.c[kind.column].in_(ids))
                await connection.execute(update(kind.rows).where(*own).values(values))
            await connection.execute(update(schema.blocks).where(schema.blocks.c.other == user).values(values))
            owners = [kind.owner for kind in self.features]
            for rows, ids in zip((schema.tables, *owners), (where.tables, *where.owners), strict=True):
                newer = update(rows).where(rows.c.id.in_(ids)).values(revision=rows.c.revision + 1)
                await connection.execute(newer)


def _differs(rows: Table, user: int, name: str, username: str) -> tuple[ColumnElement[bool], ...]:
    """What is true of rows that have a person by another name."""
    columns: Any = rows.c
    return columns.user == user, or_(columns.name != name, columns.username != username)


_NAMED = "Anon "


def anonymous(number: int) -> str:
    """The name in place of somebody's, by the number of their seat, or of theirs among those who take part, from 1."""
    return f"{_NAMED}{number}"


def anonymous_by(number: ColumnElement[int]) -> ColumnElement[str]:
    """As `anonymous`, for the rows of a statement."""
    return literal(_NAMED) + cast(number, String)
