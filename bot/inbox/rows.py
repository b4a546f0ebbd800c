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
from bot.store.row_types import Id, Row, Time, delete_rows, put_row, stored

SOON, APART = 5, 30
"""Seconds from a change to the look, and from one edit of an inbox to the next."""


@stored("inboxes", "user")
class InboxRow(Row, frozen=True):
    """The direct message that shows all tables of a person: a checksum of what it shows, and when that was written."""

    user: Id
    message: Id
    channel: Id
    checksum: Annotated[str, 16]
    at: Time


@stored("pings", "message", Index("pings_user", "user"))
class PingRow(Row, frozen=True):
    """A message that calls a person to something they owe, until they have done it: then it is taken away.

    `public` is one in a channel; `waiting` says as JSON which tables it names, and since when each has waited.
    """

    message: Id
    channel: Id
    user: Id
    public: bool
    waiting: str


@stored("digests", "user", Index("digests_due", "due"))
class DigestRow(Row, frozen=True):
    """When the next digest of a person who wants one is due."""

    user: Id
    due: Time


inboxes, pings, digests = InboxRow.table, PingRow.table, DigestRow.table


class InboxRows:
    """Reading and writing it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: set[int] | None = None
        self._new: set[int] = set()

    async def concerns(self, users: Set[int]) -> bool:
        """Whether some of these people may have standing messages: where nobody has, moves write nothing about them.

        Only a process that is alone knows; who had some once is known until it ends.
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
        """The message that is a person's inbox; None where they have none."""
        rows = await self._database.rows(select(inboxes).where(inboxes.c.user == user))
        return InboxRow(**rows[0]) if rows else None

    async def keep_inbox(self, row: InboxRow) -> None:
        """Keep which message is an inbox and what it shows."""
        self._has(row.user)
        async with self._database.writing() as connection:
            await connection.execute(*put_row(row))

    async def drop_inbox(self, user: int) -> None:
        """A person has no inbox any more."""
        async with self._database.writing() as connection:
            await connection.execute(*delete_rows(InboxRow, user=user))

    async def pings(self, user: int) -> list[PingRow]:
        """The messages that call a person, oldest first."""
        ping = pings
        query = select(ping).where(ping.c.user == user).order_by(ping.c.message)
        return [PingRow(**row) for row in await self._database.rows(query)]

    async def keep_ping(self, row: PingRow) -> None:
        """Keep a message that calls somebody, or what it still names."""
        self._has(row.user)
        async with self._database.writing() as connection:
            await connection.execute(*put_row(row))

    async def drop_ping(self, message: int) -> None:
        """A message calls nobody any more."""
        async with self._database.writing() as connection:
            await connection.execute(*delete_rows(PingRow, message=message))

    async def refresh(self, user: int, now: int) -> None:
        """Have a person's standing messages looked at, whatever has changed for them."""
        self._has(user)
        async with self._database.writing() as connection:
            await connection.execute(REFRESH_ONE, {"the_user": user, **inbox_refresh_times(now)})


def inbox_refresh_times(now: int) -> dict[str, Any]:
    """What a look is written with, beside whose."""
    return outbox_queue.refresh_times(now, SOON)


def _refreshing(people: str) -> TextClause:
    """A look at the standing messages of some people; none for who has no such message."""
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
"""A look at the standing messages of all who play at a table, or own it."""
# As `REFRESH`, for one person.
REFRESH_ONE = _refreshing('SELECT CAST(:the_user AS BIGINT) AS "user"')
"""As `REFRESH`, for one person."""
_digest = digests.c


class DigestRows:
    """Reading when digests are due, and setting them on with what they tell."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, now: int, most: int) -> list[tuple[int, int]]:
        """Some of the people whose digest is due, and since when, the longest due first."""
        query = select(_digest.user, _digest.due).where(_digest.due <= now)
        rows = await self._database.rows(query.order_by(_digest.due, _digest.user).limit(most))
        return [(row["user"], row["due"]) for row in rows]

    async def next_due(self) -> int | None:
        """When the next digest is due; None where nobody wants one."""
        (found,) = await self._database.rows(select(func.min(_digest.due).label("due")))
        return None if found["due"] is None else int(found["due"])

    async def plan(self, user: int, due: int | None) -> None:
        """A person's next digest is due then; none any more for None."""
        async with self._database.writing() as connection:
            if due is None:
                await connection.execute(*delete_rows(DigestRow, user=user))
            else:
                await connection.execute(*put_row(DigestRow(user, due)))

    async def fire(self, user: int, due: int, following: int | None, message: dict[str, Any] | None) -> bool:
        """Set a digest that is due on to the following one and write its message, if nobody else has done so.

        Returns whether it was written. Raises StoreError.
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
