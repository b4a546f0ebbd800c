"""Reminders: one message to a person of all tables that wait for them, by their own ladder and never while they sleep.

Any process may look; what it finds due is written in one transaction with the message, so that each reminder is sent
once (`bot.store.timers`).
"""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from typing import Any

from bot.clocks import Habits, Told
from bot.store import MessageKind, StoreError
from bot.store.timers import NEVER, Setting, TimerRow

from .errors import NoSuchTable
from .repository import TableRepository
from .requests import Workers
from .waiting import owes

_IDLE_SECONDS = 30.0
_PEOPLE = 100
TOGETHER = 3600
"""Seconds: what would be due so soon after a reminder comes with it."""

_log = logging.getLogger(__name__)


class Reminders:
    """Looks at the timers of people when they are due. One worker per process."""

    def __init__(self, repository: TableRepository, workers: Workers) -> None:
        self._repository = repository
        self._workers = workers
        self._stopping = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._run(), name="reminders")

    async def stop(self) -> None:
        """Stop after the people under way: a transaction broken off would keep the database locked."""
        if self._task is not None:
            self._stopping.set()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def once(self) -> int:
        """Look at everybody who has a timer that is due now; returns how many were reminded. Raises StoreError."""
        now, reminded = self._repository.clock(), 0
        for user in await self._repository.store.timers.due(now, _PEOPLE):
            reminded += await self._remind(user, now)
        if reminded:
            self._workers.wake_outbox()
        return reminded

    async def later(self, user: int, seconds: int) -> int:
        """Put off all reminders of a person by some seconds, and by night until the morning; returns until when."""
        habits = await self._repository.habits.of(user)
        until = habits.waking.next_awake(self._repository.clock() + seconds)
        await self._repository.store.timers.put_off(user, until)
        return until

    async def _run(self) -> None:
        while not self._stopping.is_set():
            wait = _IDLE_SECONDS
            try:
                await self.once()
                due = await self._repository.store.timers.next_due()
                if due is not None:
                    wait = min(max(due - self._repository.clock(), 1.0), _IDLE_SECONDS)
            except StoreError as error:
                _log.warning("reminders have to wait: %s", error)
            except Exception:  # whatever it is, others are still to be reminded
                _log.exception("reminders failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._stopping.wait()

    async def _remind(self, user: int, now: int) -> bool:
        """Remind a person of what is due and of what soon would be; whether there was anything."""
        habits = await self._repository.habits.of(user)
        rows = await self._repository.store.timers.of(user)
        waiting = [row for row in rows if await self._waits(row)]
        dues = {row: _next(habits, row, now) for row in waiting}
        soon = now + TOGETHER if any(due <= now for due in dues.values()) else now - 1
        told = [row for row, due in dues.items() if due <= soon]
        settings = [Setting(row, None) for row in rows if row not in dues]
        settings += [Setting(row, _fired(habits, row, now)) for row in told]
        settings += [Setting(row, {"due": due}) for row, due in dues.items() if due > soon and due != row.due]
        return await self._repository.store.timers.settle(settings, _message(user, told, now)) and bool(told)

    async def _waits(self, row: TimerRow) -> bool:
        """Whether a table still waits for whom the timer is about."""
        try:
            table = await self._repository.get(row.table_id)
        except NoSuchTable:
            return False
        return table.seat_of(row.user) == row.seat and owes(table, row.user)


def _next(habits: Habits, row: TimerRow, now: int) -> int:
    """When somebody is to be reminded next, as they want it now, and not before what they have put it off to."""
    due = None if habits.told is Told.QUIET else habits.reminder(row.since, row.last, row.sent)
    return NEVER if due is None or row.due == NEVER else habits.waking.next_awake(max(due, row.due, now))


def _fired(habits: Habits, row: TimerRow, now: int) -> dict[str, Any]:
    """The timer after a reminder."""
    due = habits.reminder(row.since, now, row.sent + 1)
    return {"sent": row.sent + 1, "last": now, "due": NEVER if due is None else due}


def _message(user: int, told: list[TimerRow], now: int) -> dict[str, Any] | None:
    """The recipe of a reminder: which tables wait, and since when."""
    if not told:
        return None
    return {
        "table_id": "",
        "kind": MessageKind.REMINDER,
        "place": "user",
        "target": user,
        "first": 0,
        "version": 0,
        "viewer": None,
        "data": json.dumps({"waiting": [[row.table_id, row.since] for row in told]}),
        "state": "waiting",
        "attempts": 0,
        "due": now,
        "held_by": None,
        "held_until": 0,
        "message": None,
        "error": None,
        "made": now,
    }
