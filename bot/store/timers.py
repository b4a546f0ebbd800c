"""Timers in the database: events that are due at a time. Each fires once, whichever process handles it first.

No process holds a timer. The effect of a timer and its next time are written in one transaction, which applies only if
the timer is unchanged; a second process writes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.row_types import CLOCK, LATER, LIVE, NUDGE, REMIND, TIMERS, WINDOW, put_row
from bot.store.schema import TimerRow
from bot.store.unit_of_work import UnitOfWork

NEVER = 1 << 60
"""The due time of a timer that waits for a change of settings."""
# Timers of a table: they change with it, and never by themselves.
CLOCKS = (CLOCK, WINDOW)
TOLD = (REMIND, NUDGE, LATER)
"""Timers of people."""
_timer = schema.timers.c


class TimerUpdate(Struct, frozen=True):
    """The new state of a timer that was read: the changed columns; None if it is done."""

    row: TimerRow
    values: dict[str, Any] | None


class TimerTaken(Exception):
    """Another process has changed one of the timers meanwhile."""


class Timers:
    """Reads timers, and changes them together with their effects."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, now: int, most: int) -> list[int]:
        """Return some people with a due timer, longest due first."""
        # One person's reminders are handled together, so that several tables make one message.
        query = select(_timer.user).where(_timer.kind.in_(TOLD), _timer.due <= now).group_by(_timer.user)
        rows = await self._database.rows(query.order_by(func.min(_timer.due), _timer.user).limit(most))
        return [row["user"] for row in rows]

    async def next_due(self) -> int | None:
        """Return when the next timer is due; None if there is none."""
        (found,) = await self._database.rows(select(func.min(_timer.due).label("due")).where(_timer.due < NEVER))
        return None if found["due"] is None else int(found["due"])

    async def of(self, user: int) -> list[TimerRow]:
        """Return a person's reminders, longest waiting first."""
        query = select(schema.timers).where(_timer.user == user, _timer.kind.in_(TOLD))
        ordered = query.order_by(_timer.since, _timer.table_id, _timer.seat)
        return [TimerRow(**row) for row in await self._database.rows(ordered)]

    async def nudged(self, table_id: str) -> dict[int, TimerRow]:
        """Return when others have last asked to remind the people of a table, by seat."""
        query = select(schema.timers).where(_timer.table_id == table_id, _timer.kind == NUDGE)
        return {row["seat"]: TimerRow(**row) for row in await self._database.rows(query)}

    async def clocks(self, table_id: str) -> list[TimerRow]:
        """Return the clocks of a table, by seat."""
        query = select(schema.timers).where(_timer.table_id == table_id, _timer.kind.in_(CLOCKS))
        return [TimerRow(**row) for row in await self._database.rows(query.order_by(_timer.seat))]

    async def run_out(self, now: int, most: int) -> list[str]:
        """Return some tables at which somebody's time is up, longest first."""
        query = select(_timer.table_id).where(_timer.kind.in_(CLOCKS), _timer.due <= now).group_by(_timer.table_id)
        rows = await self._database.rows(query.order_by(func.min(_timer.due), _timer.table_id).limit(most))
        return [row["table_id"] for row in rows]

    async def tables_due(self, kind: str, now: int, most: int) -> list[str]:
        """Return some tables with a due timer of a kind, longest due first."""
        query = select(_timer.table_id).where(_timer.kind == kind, _timer.due <= now)
        rows = await self._database.rows(query.order_by(_timer.due, _timer.table_id).limit(most))
        return [row["table_id"] for row in rows]

    async def running_for(self, user: int) -> list[str]:
        """Return the tables at which a person's clock runs, or that of a question they are asked."""
        seats = select(schema.seats.c.table_id).where(schema.seats.c.user == user)
        running = and_(_timer.kind.in_(CLOCKS), _timer.since > 0, _timer.table_id.in_(seats))
        rows = await self._database.rows(select(_timer.table_id).where(running).distinct().order_by(_timer.table_id))
        return [row["table_id"] for row in rows]

    async def settle(self, settings: Sequence[TimerUpdate], message: dict[str, Any] | None = None) -> bool:
        """Change timers and write a message with them: all if they are unchanged since they were read, else nothing.

        Return whether it was written. Raises StoreError.
        """
        ordered = sorted(
            settings, key=lambda one: _key(one.row)
        )  # the same order everywhere, so that no two processes wait for each other
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
        """Postpone all reminders of a person to a time, including those already sent."""
        mine = and_(_timer.user == user, _timer.kind.in_((REMIND, NUDGE)))
        told = select(_timer.table_id, _timer.seat).where(mine, _timer.sent > 0).distinct()
        async with self._database.writing() as connection:
            # Only earlier ones: postponing must never bring a reminder forward.
            await connection.execute(update(schema.timers).where(mine, _timer.due < until).values(due=until))
            for row in (await connection.execute(told)).all():
                await connection.execute(*put_row(TimerRow(LATER, row.table_id, row.seat, user, now, until)))

    async def look_again(self, user: int, now: int) -> None:
        """Make each reminder of a person due now, because their settings have changed."""
        async with self._database.writing() as connection:
            await connection.execute(update(schema.timers).where(*_reminding(user)).values(due=now))

    async def forget(self, most: int) -> int:
        """Delete some timers of finished tables; return how many."""
        live = select(schema.tables.c.id).where(schema.tables.c.status.in_(LIVE))
        gone = select(_timer.table_id).where(_timer.table_id.not_in(live)).limit(most)
        async with self._database.writing() as connection:
            result = await connection.execute(delete(schema.timers).where(_timer.table_id.in_(gone)))
        return int(result.rowcount)


def drop_timers(unit: UnitOfWork, table_id: str) -> None:
    """Delete all timers of a table."""
    for kind in TIMERS:  # the primary key begins with the kind
        unit.remove(TimerRow, kind=kind, table_id=table_id)


def recheck_reminders(unit: UnitOfWork, table_id: str, now: int) -> None:
    """Make the reminders of a table due now, because their times may have changed."""
    unit.change(TimerRow, {"table_id": table_id, "kind": REMIND}, due=now)


def _reminding(user: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return _timer.user == user, _timer.kind == REMIND


def _key(row: TimerRow) -> tuple[str, str, int]:
    return row.kind, row.table_id, row.seat


def _unchanged(row: TimerRow) -> ColumnElement[bool]:
    """Return the condition that a timer is unchanged; a new matter of the same seat may have replaced it."""
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
    # The exception leaves the transaction, so the timers changed before it and the message are rolled back with it.
    if (await connection.execute(changing.where(here))).rowcount != 1:
        raise TimerTaken
