"""Timers in the database: what is to happen at a time. Each fires once, whichever process looks at it first.

Nothing is held: what a timer does is written in the same transaction in which it is set on, and only if it still stands
as it was read. Whoever comes second writes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.kinds import CLOCK, LATER, LIVE, NUDGE, REMIND, WINDOW

NEVER = 1 << 60
"""When a timer is due that waits for a change of mind."""
CLOCKS = (CLOCK, WINDOW)
"""The timers that are a table's: they change with it, and never by themselves."""
TOLD = (REMIND, NUDGE, LATER)
"""The timers of people."""
_timer = schema.timers.c


class TimerRow(Struct, frozen=True):
    """A timer of a seat: since when what it is about waits, and how often and when it fired last."""

    kind: str
    table_id: str
    seat: int
    user: int
    since: int
    due: int
    sent: int = 0
    last: int = 0
    left: int = 0
    granted: int = 0
    began: int = 0


class TimerUpdate(Struct, frozen=True):
    """What becomes of a timer that was read: the columns that change; None where it is done with."""

    row: TimerRow
    values: dict[str, Any] | None


class TimerTaken(Exception):
    """Somebody else has set one of the timers meanwhile."""


class Timers:
    """Reading timers, and setting them with what they do."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, now: int, most: int) -> list[int]:
        """Some of the people who have a timer that is due, the longest due first."""
        query = select(_timer.user).where(_timer.kind.in_(TOLD), _timer.due <= now).group_by(_timer.user)
        rows = await self._database.rows(query.order_by(func.min(_timer.due), _timer.user).limit(most))
        return [row["user"] for row in rows]

    async def next_due(self) -> int | None:
        """When the next timer is due; None where none is."""
        (found,) = await self._database.rows(select(func.min(_timer.due).label("due")).where(_timer.due < NEVER))
        return None if found["due"] is None else int(found["due"])

    async def of(self, user: int) -> list[TimerRow]:
        """A person's reminders, of what has waited longest first."""
        query = select(schema.timers).where(_timer.user == user, _timer.kind.in_(TOLD))
        ordered = query.order_by(_timer.since, _timer.table_id, _timer.seat)
        return [TimerRow(**row) for row in await self._database.rows(ordered)]

    async def nudged(self, table_id: str) -> dict[int, TimerRow]:
        """When others have asked last for the people of a table to be reminded, by seat."""
        query = select(schema.timers).where(_timer.table_id == table_id, _timer.kind == NUDGE)
        return {row["seat"]: TimerRow(**row) for row in await self._database.rows(query)}

    async def clocks(self, table_id: str) -> list[TimerRow]:
        """The clocks of a table, in the order of its seats."""
        query = select(schema.timers).where(_timer.table_id == table_id, _timer.kind.in_(CLOCKS))
        return [TimerRow(**row) for row in await self._database.rows(query.order_by(_timer.seat))]

    async def run_out(self, now: int, most: int) -> list[str]:
        """Some of the tables at which somebody's time is up, the longest first."""
        query = select(_timer.table_id).where(_timer.kind.in_(CLOCKS), _timer.due <= now).group_by(_timer.table_id)
        rows = await self._database.rows(query.order_by(func.min(_timer.due), _timer.table_id).limit(most))
        return [row["table_id"] for row in rows]

    async def tables_due(self, kind: str, now: int, most: int) -> list[str]:
        """Some of the tables that have a timer of a kind which is due, the longest due first."""
        query = select(_timer.table_id).where(_timer.kind == kind, _timer.due <= now)
        rows = await self._database.rows(query.order_by(_timer.due, _timer.table_id).limit(most))
        return [row["table_id"] for row in rows]

    async def running_for(self, user: int) -> list[str]:
        """The tables at which a person's clock runs, or that of a question they are asked."""
        seats = select(schema.seats.c.table_id).where(schema.seats.c.user == user)
        running = and_(_timer.kind.in_(CLOCKS), _timer.since > 0, _timer.table_id.in_(seats))
        rows = await self._database.rows(select(_timer.table_id).where(running).distinct().order_by(_timer.table_id))
        return [row["table_id"] for row in rows]

    async def settle(self, settings: Sequence[TimerUpdate], message: dict[str, Any] | None = None) -> bool:
        """Set timers on and write a message with it: all if they stand as they were read, else nothing.

        Returns whether it was written. Raises StoreError.
        """
        ordered = sorted(settings, key=lambda one: _key(one.row))  # alike everywhere: nobody waits for each other
        try:
            async with self._database.writing() as connection:
                for one in ordered:
                    await _set(connection, one)
                if message is not None:
                    await connection.execute(insert(schema.outbox).values(message))
        except TimerTaken:
            return False
        return True

    async def put_off(self, user: int, now: int, until: int) -> None:
        """Nothing is due for a person before a time, and then all that they have been reminded of already."""
        mine = and_(_timer.user == user, _timer.kind.in_((REMIND, NUDGE)))
        told = select(_timer.table_id, _timer.seat).where(mine, _timer.sent > 0).distinct()
        async with self._database.writing() as connection:
            await connection.execute(update(schema.timers).where(mine, _timer.due < until).values(due=until))
            for row in (await connection.execute(told)).all():
                again = {"kind": LATER, "table_id": row.table_id, "seat": row.seat, "user": user, "since": now}
                await self._database.put(connection, schema.timers, {**again, "due": until, "sent": 0, "last": 0})

    async def look_again(self, user: int, now: int) -> None:
        """A person has changed their mind: look at each of their reminders now."""
        async with self._database.writing() as connection:
            await connection.execute(update(schema.timers).where(*_reminding(user)).values(due=now))

    async def forget(self, most: int) -> int:
        """Delete some timers of tables that are over; returns how many."""
        live = select(schema.tables.c.id).where(schema.tables.c.status.in_(LIVE))
        gone = select(_timer.table_id).where(_timer.table_id.not_in(live)).limit(most)
        async with self._database.writing() as connection:
            result = await connection.execute(delete(schema.timers).where(_timer.table_id.in_(gone)))
        return int(result.rowcount)


def _reminding(user: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return _timer.user == user, _timer.kind == REMIND


def _key(row: TimerRow) -> tuple[str, str, int]:
    return row.kind, row.table_id, row.seat


def _unchanged(row: TimerRow) -> ColumnElement[bool]:
    """The timer as it was read; what it is about may have come up anew meanwhile."""
    here = and_(_timer.kind == row.kind, _timer.table_id == row.table_id, _timer.seat == row.seat)
    as_read: Iterable[ColumnElement[bool]] = (
        _timer.user == row.user,
        _timer.since == row.since,
        _timer.due == row.due,
        _timer.sent == row.sent,
    )
    return and_(here, *as_read)


async def _set(connection: AsyncConnection, setting: TimerUpdate) -> None:
    here, values = _unchanged(setting.row), setting.values
    changing = delete(schema.timers) if values is None else update(schema.timers).values(values)
    if (await connection.execute(changing.where(here))).rowcount != 1:
        raise TimerTaken
