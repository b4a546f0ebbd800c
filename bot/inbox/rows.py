"""Database queries of the inbox: inbox messages and open calls, digests, followed tables, and what people have seen.

Every change of a table also schedules a refresh of its people's messages (`REFRESH`). A daily digest is sent once,
because its next time is written in the same transaction as the message.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Annotated, Any

from sqlalchemy import (
    Index,
    TextClause,
    and_,
    delete,
    func,
    insert,
    select,
    union,
    update,
)

from bot.store import outbox_queue, schema
from bot.store.database import Database
from bot.store.person_rows import PersonalData, forgetting, own
from bot.store.row_types import Id, Person, Row, Time, delete_rows, personal, put_row, stored

SOON, APART = 5, 30
"""Seconds from a change to the refresh, and from one edit of an inbox to the next."""


@stored("inboxes", "user", info=personal("the message that shows all your tables"))
class InboxRow(Row, frozen=True):
    """The direct message that shows all tables of a person: a checksum of its content, and when it was written."""

    user: Person
    message: Id
    channel: Id
    checksum: Annotated[str, 16]
    at: Time


@stored(
    "pings", "message", Index("pings_user", "user"), info=personal("messages that called you, until you have answered")
)
class PingRow(Row, frozen=True):
    """A message that calls a person to a decision they owe; it is deleted when they have made it.

    `public` is one in a channel; `waiting` says as JSON which tables it names, and since when each has waited.
    """

    message: Id
    channel: Id
    user: Person
    public: bool
    waiting: str


@stored("digests", "user", Index("digests_due", "due"), info=personal("when your next daily summary is due"))
class DigestRow(Row, frozen=True):
    """When the next digest of a person who wants one is due."""

    user: Person
    due: Time


inboxes, pings, digests = InboxRow.table, PingRow.table, DigestRow.table


class InboxRows:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: set[int] | None = None
        self._new: set[int] = set()

    async def concerns(self, users: Set[int]) -> bool:
        """Return whether some of these people may have live messages: if nobody has, moves write nothing about them.

        Only a process without others knows; people who once had some stay known until it ends.
        """
        if not self._database.exclusive:
            return True
        if self._known is None:
            wanted = select(schema.notification_settings.c.user).where(schema.notification_settings.c.inbox)
            every = union(wanted, select(inboxes.c.user), select(pings.c.user)).subquery()
            found = await self._database.rows(select(every.c.user))
            self._known = {row["user"] for row in found} | self._new
        return not self._known.isdisjoint(users)

    def _has(self, user: int) -> None:
        (self._new if self._known is None else self._known).add(user)

    async def inbox(self, user: int) -> InboxRow | None:
        """Return the message that is a person's inbox; None if they have none."""
        rows = await self._database.rows(select(inboxes).where(inboxes.c.user == user))
        return InboxRow(**rows[0]) if rows else None

    async def keep_inbox(self, row: InboxRow) -> None:
        """Store which message is an inbox and what it shows."""
        self._has(row.user)
        async with self._database.writing() as connection:
            await connection.execute(*put_row(row))

    async def drop_inbox(self, user: int) -> None:
        """Delete a person's inbox."""
        async with self._database.writing() as connection:
            await connection.execute(*delete_rows(InboxRow, user=user))

    async def pings(self, user: int) -> list[PingRow]:
        """Return the messages that call a person, oldest first."""
        ping = pings
        query = select(ping).where(ping.c.user == user).order_by(ping.c.message)
        return [PingRow(**row) for row in await self._database.rows(query)]

    async def keep_ping(self, row: PingRow) -> None:
        """Store a message that calls somebody, or the tables that it still names."""
        self._has(row.user)
        async with self._database.writing() as connection:
            await connection.execute(*put_row(row))

    async def drop_ping(self, message: int) -> None:
        """Forget a message that called somebody."""
        async with self._database.writing() as connection:
            await connection.execute(*delete_rows(PingRow, message=message))

    async def refresh(self, user: int, now: int) -> None:
        """Refresh a person's live messages."""
        self._has(user)
        async with self._database.writing() as connection:
            await connection.execute(REFRESH_ONE, {"the_user": user, **inbox_refresh_times(now)})


def inbox_refresh_times(now: int) -> dict[str, Any]:
    """Return the values of a refresh, except whose it is."""
    return outbox_queue.refresh_times(now, SOON)


def _refreshing(people: str) -> TextClause:
    """Return a refresh of the live messages of some people; none for people without one."""
    return outbox_queue.refresh_job(
        "standing",
        'p."user"',
        "i.at",
        APART,
        f'({people}) p LEFT JOIN inboxes i ON i."user" = p."user"'
        ' WHERE (i."user" IS NOT NULL OR EXISTS (SELECT 1 FROM pings g WHERE g."user" = p."user")'
        ' OR EXISTS (SELECT 1 FROM notification_settings h WHERE h."user" = p."user" AND h.inbox))',
    )


REFRESH = _refreshing(
    'SELECT "user" FROM seats WHERE table_id = :the_table AND "user" IS NOT NULL'
    " UNION SELECT owner FROM tables WHERE id = :the_table"
)
"""A refresh of the live messages of a table's players and owner."""
# Like `REFRESH`, for one person.
REFRESH_ONE = _refreshing('SELECT CAST(:the_user AS BIGINT) AS "user"')
"""Like `REFRESH`, for one person."""
_digest = digests.c


class DigestRows:
    """Reads when digests are due, and advances them together with their messages."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, now: int, most: int) -> list[tuple[int, int]]:
        """Return some of the people whose digest is due, and since when, the longest due first."""
        query = select(_digest.user, _digest.due).where(_digest.due <= now)
        rows = await self._database.rows(query.order_by(_digest.due, _digest.user).limit(most))
        return [(row["user"], row["due"]) for row in rows]

    async def next_due(self) -> int | None:
        """Return when the next digest is due; None if nobody wants one."""
        (found,) = await self._database.rows(select(func.min(_digest.due).label("due")))
        return None if found["due"] is None else int(found["due"])

    async def plan(self, user: int, due: int | None) -> None:
        """Set when a person's next digest is due; None: never."""
        async with self._database.writing() as connection:
            if due is None:
                await connection.execute(*delete_rows(DigestRow, user=user))
            else:
                await connection.execute(*put_row(DigestRow(user, due)))

    async def fire(self, user: int, due: int, following: int | None, message: dict[str, Any] | None) -> bool:
        """Advance a due digest to the next one and write its message, unless another process has done so.

        Return whether it was written. Raises StoreError.
        """
        here = and_(_digest.user == user, _digest.due == due)
        to = delete(digests) if following is None else update(digests).values(due=following)
        async with self._database.writing() as connection:
            if (await connection.execute(to.where(here))).rowcount != 1:
                return False
            if message is not None:
                await connection.execute(insert(schema.outbox).values(message))
        return True


PERSONAL_DATA = PersonalData(
    {"inbox": own(inboxes), "calls": own(pings), "digest": own(digests)}, forgetting(InboxRow, PingRow, DigestRow)
)
