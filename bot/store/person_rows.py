"""Reads and deletes everything that the database contains about one person.

Keeps the displayed names of people up to date wherever they are stored, and replaces those of deleted people.

The replacement is no sentence of the catalogues, because it is stored in place of a name and read in every language.

Database queries about followers: who follows a table without playing there, and what each person has seen of it.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import (
    BigInteger,
    BindParameter,
    ColumnElement,
    Select,
    String,
    Table,
    and_,
    bindparam,
    cast,
    delete,
    literal,
    or_,
    select,
    text,
    union,
    update,
)

from bot.store import schema
from bot.store.database import Database
from bot.store.row_types import LIVE, PRIVATE, DeliveryState, MessageKind, Row, TableStatus, delete_rows, put_row
from bot.store.schema import BlockedRow, BlockRow, FollowerRow, NotificationSettingsRow

# kinds of messages whose data contains people's names
_NAMING = tuple(kind for kind in MessageKind if kind.names_people)
# rows that belong to the person only and are deleted with them
_ALONE = (
    schema.timers,
    schema.followers,
    schema.notification_settings,
)
ME, _LOCALE = bindparam("me", type_=BigInteger()), bindparam("locale", type_=String())
"""The values of the queries below: the person, and the fact with their language."""


def own(table: Table) -> Select[Any]:
    """Return everything that a table has of the person, except who it is."""
    return select(*(column for column in table.c if column.name != "user")).where(table.c.user == ME)


def of_person(table: Table, *names: str) -> Select[Any]:
    """Return some columns of what a table has of the person."""
    return select(*(table.c[name] for name in names)).where(table.c.user == ME)


class PersonalData(Struct, frozen=True):
    """A feature's data about people: queries by subject for the person `ME`, and how to delete it."""

    held: Mapping[str, Select[Any]]
    forget: Callable[[Database, int, int], Awaitable[None]]
    """Deletes a person's data, by id, at a time. Raises StoreError."""


def forgetting(*kinds: type[Row]) -> Callable[[Database, int, int], Awaitable[None]]:
    """Return how to delete a person's rows of some types."""

    async def forget(database: Database, user: int, _: int) -> None:
        async with database.writing() as connection:
            for kind in kinds:
                await connection.execute(*delete_rows(kind, user=user))

    return forget


class PersonRows:
    """Data by person. Ids are Discord's."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.features: list[PersonalData] = []

    async def held(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Return every row about a person, by subject, as plain values, without data of other people."""
        found = {
            what: await self._database.rows(query, me=user, locale=_locale(user))
            for what, query in self.queries().items()
        }
        for row in found["moves"]:  # numbered as the person saw them: others may have answered in secret meanwhile
            hidden = [int(count) for count in row.pop("hidden_counts").split()]
            own = row.pop("seat")
            row["version"] -= sum(count for seat, count in enumerate(hidden) if seat != own)
        return found

    def queries(self) -> dict[str, Select[Any]]:
        """Return what is asked for a person's data, by subject."""
        return dict(ChainMap(*(dict(feature.held) for feature in self.features), dict(_HELD)))

    async def tables(self, user: int) -> list[str]:
        """Return every table where a person has played, which they own, are a guest of, follow, or want to join
        as a substitute.
        """
        watch, proposal = schema.followers.c, schema.proposals
        found = union(
            select(schema.seats.c.table_id.label("id")).where(schema.seats.c.user == user),
            select(schema.tables.c.id).where(schema.tables.c.owner == user),
            select(schema.moves.c.table_id).where(schema.moves.c.user == user),
            select(schema.results.c.table_id).where(schema.results.c.user == user),
            select(schema.departures.c.table_id).where(schema.departures.c.user == user),
            select(schema.guests.c.table_id).where(schema.guests.c.user == user),
            select(watch.table_id).where(watch.user == user, watch.follows),
            select(proposal.c.table_id).where(_asking(proposal, user)),
        ).subquery()
        return [row["id"] for row in await self._database.rows(select(found.c.id).order_by(found.c.id))]

    async def forget(self, user: int, tables: list[str], now: int) -> None:
        """Delete what is left of a person besides seats: moves and results lose the account, messages and language
        are deleted.
        """
        move, result, out = schema.moves, schema.results, schema.outbox
        named = and_(out.c.table_id.in_(tables), out.c.kind.in_(_NAMING), out.c.state != DeliveryState.WAITING)
        for feature in self.features:
            await feature.forget(self._database, user, now)
        async with self._database.writing() as connection:
            # Moves and results stay: the games of the other players need them.
            await connection.execute(update(move).where(move.c.user == user).values(user=None))
            await connection.execute(update(result).where(result.c.user == user).values(user=None))
            await connection.execute(delete(out).where(or_(and_(*_addressed(user)), named, _asking(out, user))))
            await connection.execute(delete(schema.proposals).where(_asking(schema.proposals, user)))
            await connection.execute(delete(schema.facts).where(schema.facts.c.key == _locale(user)))
            await connection.execute(delete(schema.requests).where(schema.requests.c.user == user))
            for own in _ALONE:
                await connection.execute(delete(own).where(own.c.user == user))
            block = schema.blocks.c
            # Also rows in which others have blocked this person, because those contain the id and the name.
            await connection.execute(delete(schema.blocks).where(or_(block.user == user, block.other == user)))

    async def apart(self, user: int) -> set[int]:
        """Return the people whom a person has blocked, and those who have blocked them."""
        block = schema.blocks.c
        query = select(block.user, block.other).where(or_(block.user == user, block.other == user))
        return {one for row in await self._database.rows(query) for one in row.values()} - {user}

    async def avoided(self, user: int) -> set[int]:
        """Return the people whom a person has blocked."""
        block = schema.blocks.c
        return {row["other"] for row in await self._database.rows(select(block.other).where(block.user == user))}

    async def blocked(self, user: int) -> list[BlockedRow]:
        """Return the people whom a person has blocked, by name."""
        block = schema.blocks.c
        query = select(block.name, block.username).where(block.user == user).order_by(block.name, block.other)
        return [BlockedRow(**row) for row in await self._database.rows(query)]

    async def block(self, user: int, other: int, name: str, username: str, at: int) -> None:
        """Block somebody for a person, with the name at that time."""
        async with self._database.writing() as connection:
            await connection.execute(*put_row(BlockRow(user, other, name, at, username)))

    async def unblock(self, user: int, other: int) -> None:
        """Unblock somebody."""
        async with self._database.writing() as connection:
            await connection.execute(*delete_rows(BlockRow, user=user, other=other))

    async def notification_settings(self, user: int) -> NotificationSettingsRow | None:
        """Return a person's notification settings; None if they have set nothing."""
        rows = await self._database.rows(
            select(schema.notification_settings).where(schema.notification_settings.c.user == user)
        )
        return NotificationSettingsRow(**rows[0]) if rows else None

    async def keep_notification_settings(self, row: NotificationSettingsRow) -> None:
        """Store a person's notification settings."""
        async with self._database.writing() as connection:
            await connection.execute(*put_row(row))


def _addressed(user: int | BindParameter[int]) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    out = schema.outbox.c
    return or_(*(out.place == place for place in PRIVATE)), out.target == user  # a prepared query takes no list


def _asking(rows: Table, user: int | BindParameter[int]) -> ColumnElement[bool]:
    """The condition for offers of a person to be a substitute."""
    # The comma ends the number: otherwise an id would match every longer one that begins with it.
    number = user if isinstance(user, BindParameter) else literal(user, BigInteger())
    return rows.c.data.like(literal('%"user": ') + cast(number, String) + literal(",%"))


def _locale(user: int) -> str:
    return f"locale:{user}"


_seat, _table, _order, _out = schema.seats.c, schema.tables.c, schema.orders.c, schema.outbox.c
_mine = and_(_seat.table_id == _order.table_id, _seat.seat == _order.seat, _seat.user == ME)
# the data about a person, by subject
_HELD: Mapping[str, Select[Any]] = {
    "seats": select(_seat.table_id, _table.title, _table.status, _seat.seat, _seat.name, _seat.username)
    .join(schema.tables, _table.id == _seat.table_id)
    .where(_seat.user == ME),
    "owned_tables": select(_table.id, _table.title, _table.status, _table.opened).where(_table.owner == ME),
    "moves": of_person(schema.moves, "table_id", "version", "kind", "action", "at", "seat", "hidden_counts"),
    "orders": select(_order.table_id, _order.kind, _order.policy, _order.amount, _order.preferences).join(
        schema.seats, _mine
    ),
    "results": of_person(
        schema.results, "table_id", "title", "place", "rivals", "name", "username", "at", "how", "ranked"
    ),
    "seats_left": of_person(schema.departures, "table_id", "seat", "version", "name", "username", "how", "ranked"),
    "messages": select(_out.table_id, _out.kind, _out.state, _out.made).where(*_addressed(ME)),
    "offers": select(schema.proposals.c.table_id, schema.proposals.c.kind).where(_asking(schema.proposals, ME)),
    "requests": of_person(schema.requests, "table_id", "at", "state"),
    "notification_settings": own(schema.notification_settings),
    "reminders": of_person(schema.timers, "table_id", "since", "sent"),
    "followers": of_person(schema.followers, "table_id", "seen", "follows"),
    "blocked": of_person(schema.blocks, "other", "name", "username", "at"),
    "claims": of_person(schema.guests, "table_id", "name", "username", "how", "seat", "at"),
    "remembered": select(schema.facts.c.key, schema.facts.c.value).where(schema.facts.c.key == _LOCALE),
}
_AT_TABLES = (schema.seats, schema.guests, schema.departures)


class NamedRows(Struct, frozen=True):
    """Rows of a feature that store people's names; a column links each to its `owner`, a row with `guild` and
    `revision`."""

    rows: Table
    column: str
    owner: Table


class Renamed(Struct, frozen=True):
    """Where a person was stored by another name: at which tables, and in which owners of features' rows."""

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
        """Return where on a server, or on no server, a person is stored by another name than this."""
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
        """Return the owners of some rows of a feature on a server."""
        owner = kind.owner.c
        found = select(owner.id).where(
            owner.guild == guild, owner.id.in_(select(kind.rows.c[kind.column]).where(*where))
        )
        return tuple(row["id"] for row in await self._database.rows(found.order_by(owner.id)))

    async def rename(self, user: int, where: Renamed, name: str, username: str) -> None:
        """Give a person this name at tables, in rows of features, and on other people's block lists."""
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
                # Other processes keep tables in memory; a new revision makes them read the names again.
                newer = update(rows).where(rows.c.id.in_(ids)).values(revision=rows.c.revision + 1)
                await connection.execute(newer)

    async def played_on(self, origins: Collection[str]) -> list[str]:
        """Return the tables that continue the games of some others, and so have names of players there in theirs."""
        table = schema.tables.c
        query = select(table.id).where(table.origin.in_(origins), text(schema.PLAYED_ON)).order_by(table.id)
        return [row["id"] for row in await self._database.rows(query)]

    async def renew(self, table_id: str) -> None:
        """Give a table a new revision, which makes every process read its names again."""
        table = schema.tables
        async with self._database.writing() as connection:
            newer = update(table).where(table.c.id == table_id).values(revision=table.c.revision + 1)
            await connection.execute(newer)


def _differs(rows: Table, user: int, name: str, username: str) -> tuple[ColumnElement[bool], ...]:
    """Return the condition for rows that have a person by another name."""
    columns: Any = rows.c
    return columns.user == user, or_(columns.name != name, columns.username != username)


_NAMED = "Anon "


def anonymous(number: int) -> str:
    """Return the name in place of a person's, by the number of their seat or entry, from 1."""
    return f"{_NAMED}{number}"


def anonymous_by(number: ColumnElement[int]) -> ColumnElement[str]:
    """Return the same for the rows of a statement."""
    return literal(_NAMED) + cast(number, String)


_watch = schema.followers.c


class FollowerRows:
    """Reads and writes it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int, table_id: str) -> FollowerRow:
        """Return what a person has seen of a table by looking or moving there, and whether they follow it."""
        mine = and_(_watch.user == user, _watch.table_id == table_id)
        rows = await self._database.rows(select(schema.followers).where(mine))
        row = FollowerRow(**rows[0]) if rows else FollowerRow(user, table_id)
        move = schema.moves.c
        own = select(move.version).where(move.table_id == table_id, move.user == user)
        moves = await self._database.rows(own.order_by(move.version.desc()).limit(1))  # from the end: it is near
        last = moves[0]["version"] if moves else 0
        return row if last <= row.seen else structs.replace(row, seen=int(last), before=int(last))

    async def keep(self, row: FollowerRow) -> None:
        """Store what a person has seen and follows."""
        async with self._database.writing() as connection:
            await connection.execute(*put_row(row))

    async def followed(self, user: int) -> list[str]:
        """Return the live tables that a person follows."""
        live = select(schema.tables.c.id).where(schema.tables.c.status.in_(LIVE))
        query = select(_watch.table_id).where(_watch.user == user, _watch.follows, _watch.table_id.in_(live))
        return [row["table_id"] for row in await self._database.rows(query.order_by(_watch.table_id))]

    async def ended(self, user: int, after: int) -> list[str]:
        """Return the tables finished after a time where a person played or which they follow, newest first."""
        table = schema.tables.c
        played = select(schema.seats.c.table_id).where(schema.seats.c.user == user)
        follows = select(_watch.table_id).where(_watch.user == user, _watch.follows)
        mine = or_(table.id.in_(played), table.id.in_(follows))
        query = select(table.id).where(mine, table.status == TableStatus.FINISHED, table.changed > after)
        rows = await self._database.rows(query.order_by(table.changed.desc(), table.id))
        return [row["id"] for row in rows]

    async def followers(self, table_id: str) -> list[int]:
        """Return the people who follow a table."""
        query = select(_watch.user).where(_watch.table_id == table_id, _watch.follows)
        return [row["user"] for row in await self._database.rows(query.order_by(_watch.user))]
