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
    Row,
    TableStatus,
    Time,
    insert_numbered,
    stored,
    update_rows,
)
from bot.store.schema import TableId

MOST = 5
"""So many hooks may a server have."""
# Seconds: no hook is put off for longer.
LONGEST_WAIT = 600
HOLD_SECONDS = 60
"""So long a process may send to a hook before another one takes over."""
GIVE_UP_SECONDS = 24 * 3600
"""An event is given up when it could not be told for so long."""
# So far ahead lies nothing, unless a clock was set back.
_SLACK = 60


@stored("webhooks", "id", Index("webhooks_guild", "guild"), Index("webhooks_by", "by"), sqlite_autoincrement=True)
class WebhookRow(Row, frozen=True):
    """Where a server has its tables told of outside Discord, who has set that up (0: nobody any more), and with which
    secret it is signed: as it is, for without it nothing can be signed.

    `failures` counts the tries since the last that got through; the next is `due` then. `owner_notified` is whether the
    person knows that something was given up since.
    """

    guild: Id
    url: Annotated[str, 500]
    secret: Annotated[str, 80]
    by: Id
    made: Time
    failures: int = 0
    due: Time = 0
    held_until: Time = 0
    error: Annotated[str, 80] = ""
    owner_notified: bool = False
    id: Generated = 0


# No number twice: who still sends to a hook that is gone hits no other one.
@stored("webhook_events", "id", Index("webhook_events_hook", "hook", "id"), sqlite_autoincrement=True)
class EventRow(Row, frozen=True):
    """What is still to be told to a webhook, in order, as a recipe: which event of which table, at which version."""

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
"""An event of a table for every web hook of its server."""


class WebhookRows:
    """Reading and writing them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._guilds: set[int] | None = None
        self.off = False
        """Set where the operator wants no hooks at all."""

    async def concerns(self, guild: int | None) -> bool:
        """Whether a server may have hooks: where it has none, tables write nothing about them.

        Only a process that is alone knows.
        """
        if guild is None or self.off:
            return False
        if not self._database.exclusive:
            return True
        return guild in await self._known()

    async def any(self) -> bool:
        """Whether there may be hooks at all."""
        return not self._database.exclusive or bool(await self._known())

    async def _known(self) -> set[int]:
        if self._guilds is None:
            rows = await self._database.rows(select(_hook.guild).distinct())
            self._guilds = {row["guild"] for row in rows}
        return self._guilds

    async def add(self, guild: int, url: str, secret: str, by: int, now: int) -> int | None:
        """A new hook of a server; its number, or None where the server has as many as it may."""
        async with self._database.writing() as connection:
            count = await connection.execute(select(func.count()).where(_hook.guild == guild))
            if count.scalar_one() >= MOST:
                return None
            number = await insert_numbered(connection, WebhookRow(guild, url, secret, by, now))
        self._guilds = None
        return number

    async def remove(self, guild: int, number: int) -> bool:
        """A server's hook is no more, nor what was to be told to it; whether there was one."""
        gone = delete(webhooks).where(_hook.guild == guild, _hook.id == number)
        async with self._database.writing() as connection:
            found = (await connection.execute(gone.returning(_hook.id))).first() is not None
        self._guilds = None
        return found

    async def of(self, guild: int) -> list[tuple[WebhookRow, int]]:
        """A server's hooks in the order in which they were made, each with how many events wait for it."""
        waiting = select(func.count()).where(_event.hook == _hook.id).scalar_subquery().label("waiting")
        query = select(webhooks, waiting).where(_hook.guild == guild).order_by(_hook.id)
        found = [dict(row) for row in await self._database.rows(query)]
        return [(WebhookRow(**row), count) for row in found for count in [int(row.pop("waiting"))]]

    async def one(self, guild: int, number: int) -> WebhookRow | None:
        """A server's hook by its number."""
        rows = await self._database.rows(select(webhooks).where(_hook.guild == guild, _hook.id == number))
        return WebhookRow(**rows[0]) if rows else None

    async def claim(self, now: int, most: int) -> list[WebhookRow]:
        """Take some hooks to which something is to be told now; each is held by who gets it first."""
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
        """Release the messages that a dead process held. Only if this is the only process."""
        async with self._database.writing() as connection:
            await connection.execute(update(webhooks).values(held_until=0))

    async def next_due(self, now: int) -> int | None:
        """When a hook can be told something next; None where nothing waits."""
        free = case((_hook.due > _hook.held_until, _hook.due), else_=_hook.held_until)
        first = select(func.min(_event.at) + SETTING_SECONDS).where(_event.hook == _hook.id).scalar_subquery()
        when = case((_waiting(_ripe(now)), free), (first > free, first), else_=free)
        (found,) = await self._database.rows(select(func.min(when).label("due")).where(_waiting()))
        return None if found["due"] is None else int(found["due"])

    async def events(self, number: int, now: int, most: int) -> list[EventRow]:
        """What is to be told to a hook by now, the oldest first."""
        query = select(webhook_events).where(_event.hook == number, _ripe(now)).order_by(_event.id).limit(most)
        return [EventRow(**row) for row in await self._database.rows(query)]

    async def arrived(self, event: EventRow, *, mended: bool) -> None:
        """An event has arrived, or is of no use any more; `mended`: it is the first that has after failures."""
        async with self._database.writing() as connection:
            await connection.execute(delete(webhook_events).where(_event.id == event.id))
            if mended:
                await connection.execute(self._of(event.hook).values(failures=0, due=0, error="", owner_notified=False))

    async def well(self, number: int) -> None:
        """A hook answers: what waits for it may be sent at once."""
        async with self._database.writing() as connection:
            await connection.execute(self._of(number).values(failures=0, due=0, error="", owner_notified=False))

    async def free(self, number: int) -> None:
        """Nobody sends to a hook any more."""
        async with self._database.writing() as connection:
            await connection.execute(self._of(number).values(held_until=0))

    async def failed(self, row: WebhookRow, error: str, now: int, note: dict[str, Any] | None) -> bool:
        """A hook has failed and is tried later; what is too old by then is given up.

        `note` is written with the first that is given up since the hook last answered; whether it was.
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
    """Whether an event may be told: of a table that has not begun only once there was time to make it private."""
    fresh = and_(_event.at > now - SETTING_SECONDS, _event.at <= now + _SLACK)
    table = schema.tables.c
    unset = exists().where(table.id == _event.table_id, table.status == TableStatus.OPEN)
    return ~and_(_event.event == OPENED, fresh, unset)


def _free(now: int) -> ColumnElement[bool]:
    """Whether a hook may be sent to now; a time that is further ahead than any can be is of a clock set back."""
    due = or_(_hook.due <= now, _hook.due > now + LONGEST_WAIT + _SLACK)
    return and_(due, or_(_hook.held_until <= now, _hook.held_until > now + HOLD_SECONDS + _SLACK))


async def _forget(database: Database, user: int, _: int) -> None:
    """A server's hooks stay: they are the server's."""
    async with database.writing() as connection:
        await connection.execute(*update_rows(WebhookRow, {"by": user}, by=0))


PERSONAL_DATA = PersonalData({"webhooks": select(_hook.guild, _hook.made).where(_hook.by == ME)}, _forget)
