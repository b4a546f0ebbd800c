"""Database queries of webhooks: the hooks of a server, and the queue of events of each.

A hook is held by one process while its events are sent. An event is deleted after it was accepted, so a crash in
between sends it again, with the same id.
"""

from __future__ import annotations

from typing import Annotated, Any

from sqlalchemy import ColumnElement, Index, and_, bindparam, case, delete, exists, func, insert, or_, select, update

from bot.store import schema
from bot.store.database import Database
from bot.store.person_rows import ME, PersonalData
from bot.store.row_types import (
    OPENED,
    SETTING_SECONDS,
    Generated,
    Id,
    Person,
    Row,
    TableStatus,
    Time,
    insert_numbered,
    personal,
    stored,
    update_rows,
)
from bot.store.schema import TableId

MOST = 5
"""The maximum of a server's hooks."""
# Seconds: the longest delay of a hook.
LONGEST_WAIT = 600
HOLD_SECONDS = 60
"""The seconds that a process may send to a hook before another one takes over."""
GIVE_UP_SECONDS = 24 * 3600
"""The seconds for which an event is tried."""
# Nothing is due this far ahead, unless a clock was set back.
_SLACK = 60


@stored(
    "webhooks",
    "id",
    Index("webhooks_guild", "guild"),
    Index("webhooks_by", "by"),
    sqlite_autoincrement=True,
    info=personal("webhooks that you set up for a server, as its manager", "they stay for the server, without you"),
)
class WebhookRow(Row, frozen=True):
    """A webhook of a server: its address, who has added it (0: a deleted person), and the secret
    for signatures, in plain text because signing needs it.

    `failures` counts the attempts since the last successful one; the next is `due` then. `owner_notified`: the
    person knows that an event was dropped since.
    """

    guild: Id
    url: Annotated[str, 500]
    secret: Annotated[str, 80]
    by: Person
    made: Time
    failures: int = 0
    due: Time = 0
    held_until: Time = 0
    error: Annotated[str, 80] = ""
    owner_notified: bool = False
    id: Generated = 0


# No number is used twice, so a sender of a deleted hook affects no other one.
@stored("webhook_events", "id", Index("webhook_events_hook", "hook", "id"), sqlite_autoincrement=True)
class EventRow(Row, frozen=True):
    """A waiting event of a webhook, in order, as data: which event of which table, at which version."""

    hook: Annotated[int, "webhooks.id"]
    key: Annotated[str, 32]
    event: Annotated[str, 10]
    table_id: TableId
    version: int
    at: Time
    id: Generated = 0


webhooks, webhook_events = WebhookRow.table, EventRow.table
_hook, _event = webhooks.c, webhook_events.c
_EVENT_COLUMNS = ("key", "event", "table_id", "version", "at")
NEW_EVENT = insert(webhook_events).from_select(
    ["hook", *_EVENT_COLUMNS],
    select(
        webhooks.c.id,
        *(bindparam(f"the_{name}", type_=webhook_events.c[name].type) for name in _EVENT_COLUMNS),
    ).where(webhooks.c.guild == bindparam("the_guild")),
)
"""An event of a table for every webhook of its server."""


class WebhookRows:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._guilds: set[int] | None = None
        self.off = False
        """Set if the operator wants no hooks at all."""

    async def concerns(self, guild: int | None) -> bool:
        """Return whether a server may have hooks: without any, its tables write no events.

        Only a process without others knows.
        """
        if guild is None or self.off:
            return False
        if not self._database.exclusive:
            return True
        return guild in await self._known()

    async def any(self) -> bool:
        """Return whether there may be hooks at all."""
        return not self._database.exclusive or bool(await self._known())

    async def _known(self) -> set[int]:
        if self._guilds is None:
            rows = await self._database.rows(select(_hook.guild).distinct())
            self._guilds = {row["guild"] for row in rows}
        return self._guilds

    async def add(self, guild: int, url: str, secret: str, by: int, now: int) -> int | None:
        """Add a hook of a server; return its number, or None if the server has the maximum."""
        async with self._database.writing() as connection:
            count = await connection.execute(select(func.count()).where(_hook.guild == guild))
            if count.scalar_one() >= MOST:
                return None
            number = await insert_numbered(connection, WebhookRow(guild, url, secret, by, now))
        self._guilds = None
        return number

    async def remove(self, guild: int, number: int) -> bool:
        """Delete a server's hook with its waiting events; return whether there was one."""
        gone = delete(webhooks).where(_hook.guild == guild, _hook.id == number)
        async with self._database.writing() as connection:
            found = (await connection.execute(gone.returning(_hook.id))).first() is not None
        self._guilds = None
        return found

    async def of(self, guild: int) -> list[tuple[WebhookRow, int]]:
        """Return a server's hooks, oldest first, each with the number of its waiting events."""
        waiting = select(func.count()).where(_event.hook == _hook.id).scalar_subquery().label("waiting")
        query = select(webhooks, waiting).where(_hook.guild == guild).order_by(_hook.id)
        found = [dict(row) for row in await self._database.rows(query)]
        return [(WebhookRow(**row), count) for row in found for count in [int(row.pop("waiting"))]]

    async def one(self, guild: int, number: int) -> WebhookRow | None:
        """Return a server's hook by its number."""
        rows = await self._database.rows(select(webhooks).where(_hook.guild == guild, _hook.id == number))
        return WebhookRow(**rows[0]) if rows else None

    async def claim(self, now: int, most: int) -> list[WebhookRow]:
        """Claim some hooks with due events; each is held by the first process that claims it."""
        async with self._database.writing() as connection:
            due = _waiting(_ripe(now)), _free(now)
            query = select(_hook.id).where(*due).order_by(_hook.due, _hook.id).limit(most)
            # On PostgreSQL, processes that claim at the same time get different hooks.
            heads = list((await connection.execute(query.with_for_update(skip_locked=True))).scalars())
            if not heads:
                return []
            hold = update(webhooks).values(held_until=now + HOLD_SECONDS).returning(webhooks)
            got = await connection.execute(hold.where(_hook.id.in_(heads), _free(now)))
            return [WebhookRow(**row) for row in got.mappings()]

    async def release(self) -> None:
        """Release the hooks that a dead process held. Only if this is the only process."""
        async with self._database.writing() as connection:
            await connection.execute(update(webhooks).values(held_until=0))

    async def next_due(self, now: int) -> int | None:
        """Return when the next event can be sent; None if nothing waits."""
        free = case((_hook.due > _hook.held_until, _hook.due), else_=_hook.held_until)
        first = select(func.min(_event.at) + SETTING_SECONDS).where(_event.hook == _hook.id).scalar_subquery()
        when = case((_waiting(_ripe(now)), free), (first > free, first), else_=free)
        (found,) = await self._database.rows(select(func.min(when).label("due")).where(_waiting()))
        return None if found["due"] is None else int(found["due"])

    async def events(self, number: int, now: int, most: int) -> list[EventRow]:
        """Return the due events of a hook, oldest first."""
        query = select(webhook_events).where(_event.hook == number, _ripe(now)).order_by(_event.id).limit(most)
        return [EventRow(**row) for row in await self._database.rows(query)]

    async def arrived(self, event: EventRow, *, mended: bool) -> None:
        """Delete an event that was accepted or is obsolete; `mended`: it is the first accepted one after failures."""
        async with self._database.writing() as connection:
            await connection.execute(delete(webhook_events).where(_event.id == event.id))
            if mended:
                await connection.execute(self._of(event.hook).values(failures=0, due=0, error="", owner_notified=False))

    async def well(self, number: int) -> None:
        """Note that a hook answers: its waiting events may be sent at once."""
        async with self._database.writing() as connection:
            await connection.execute(self._of(number).values(failures=0, due=0, error="", owner_notified=False))

    async def free(self, number: int) -> None:
        """Release a hook."""
        async with self._database.writing() as connection:
            await connection.execute(self._of(number).values(held_until=0))

    async def failed(self, row: WebhookRow, error: str, now: int, note: dict[str, Any] | None) -> bool:
        """Postpone a hook that has failed, and drop its events that are too old by then.

        `note` is written with the first drop since the hook last answered; return whether it was.
        """
        wait = min(5 * 2 ** min(row.failures, 10), LONGEST_WAIT)
        values: dict[str, Any] = {"failures": row.failures + 1, "due": now + wait, "held_until": 0, "error": error[:80]}
        old = delete(webhook_events).where(_event.hook == row.id, _event.at <= now - GIVE_UP_SECONDS)
        async with self._database.writing() as connection:
            lost = (await connection.execute(old.returning(_event.id))).first() is not None
            telling = lost and not row.owner_notified
            await connection.execute(self._of(row.id).values(**values, owner_notified=row.owner_notified or lost))
            if telling and note is not None:
                await connection.execute(insert(schema.outbox).values(note))
        return telling

    def _of(self, number: int) -> Any:
        return update(webhooks).where(_hook.id == number)


def _waiting(*which: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(_event.hook == _hook.id, *which)


def _ripe(now: int) -> ColumnElement[bool]:
    """Return the condition for events to send: for an open table only after the time to make it private."""
    fresh = and_(_event.at > now - SETTING_SECONDS, _event.at <= now + _SLACK)
    table = schema.tables.c
    unset = exists().where(table.id == _event.table_id, table.status == TableStatus.OPEN)
    return ~and_(_event.event == OPENED, fresh, unset)


def _free(now: int) -> ColumnElement[bool]:
    """Return the condition for hooks to send to now; a time impossibly far ahead is of a clock set back."""
    due = or_(_hook.due <= now, _hook.due > now + LONGEST_WAIT + _SLACK)
    return and_(due, or_(_hook.held_until <= now, _hook.held_until > now + HOLD_SECONDS + _SLACK))


async def _forget(database: Database, user: int, _: int) -> None:
    """Keep a server's hooks without the person who added them: they are the server's."""
    async with database.writing() as connection:
        await connection.execute(*update_rows(WebhookRow, {"by": user}, by=0))


PERSONAL_DATA = PersonalData({"webhooks": select(_hook.guild, _hook.made).where(_hook.by == ME)}, _forget)
