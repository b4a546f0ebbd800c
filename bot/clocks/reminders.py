"""Sends reminders: one message for all tables that wait for a person, at the times of their settings, never while they
sleep.

Any process may check. The message is written in one transaction with the timer's next time, so each reminder is sent
once (`bot.store.timers`).

Computes who owes a new decision after a change of a game: when to remind them, and whom to call in private.

Only the person ever sees any of it: it may depend on what they alone are asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import structs

from bot.store import MessageKind, UnitOfWork
from bot.store.row_types import LATER, NUDGE, REMIND
from bot.store.schema import TimerRow
from bot.store.timers import NEVER, TimerUpdate
from bot.tables.clocks import NotificationSettings, NotifyBy
from bot.tables.clocks.settings_cache import SettingsCache
from bot.tables.clocks.table_clocks import deadline
from bot.tables.notifications import personal
from bot.tables.people import owes
from bot.tables.repository import Played, Reaction, TableRepository
from bot.tables.rights import Asker, check
from bot.tables.suspension import WorkerHooks
from bot.tables.table import RUNNING, NoSuchTable, Table, TableError
from games.kernel import Game, Seat

_PEOPLE = 100
NUDGE_SECONDS = 24 * 3600
"""The time after a nudge during which nobody can send another one."""
# The time that a table must have waited before anybody is nudged.
WAITED_SECONDS = 6 * 3600
# Seconds: a reminder that would be due this soon is sent together with the present one.
TOGETHER = 3600


class Reminders:
    """Handles the timers of people when they are due."""

    def __init__(self, repository: TableRepository, workers: WorkerHooks) -> None:
        self._repository = repository
        self._workers = workers

    async def once(self) -> int:
        """Check everybody with a due timer; return how many were reminded. Raises StoreError."""
        now, reminded = self._repository.clock(), 0
        for user in await self._repository.store.timers.due(now, _PEOPLE):
            # One person at a time: all their tables are in one message.
            reminded += await self._remind(user, now)
        if reminded:
            self._workers.wake_outbox()
        return reminded

    async def later(self, user: int, seconds: int) -> int:
        """Postpone all reminders of a person by some seconds, at night until the morning; return until when.

        They come again then, even those sent already, if they are still needed. The last request counts.
        """
        settings, now = await self._repository.notification_settings.of(user), self._repository.clock()
        until = settings.waking.next_awake(now + seconds)
        await self._repository.store.timers.put_off(user, now, until)
        return until

    async def in_time(self, user: int) -> bool:
        """Return whether a written reminder may be delivered now: the person may be asleep by now.

        In that case it comes when they wake, if it is still needed. Raises StoreError.
        """
        settings, now = await self._repository.notification_settings.of(user), self._repository.clock()
        # The message may have waited in the outbox, for example while Discord was unreachable.
        if settings.waking.awake(now):
            return True
        await self._repository.store.timers.put_off(user, now, settings.waking.next_awake(now))
        return False

    async def nudge(self, table_id: str, by: Asker) -> tuple[Seat, ...]:
        """Nudge the people for whom a table visibly waits, when they are awake; return whom.

        Each person gets at most one a day, and only after some waiting. Raises TableError without permission, and if it
        is too soon.
        """
        # The choice must not reveal whether somebody has answered a secret question.
        async with self._repository.lock(table_id):
            table, now = await self._repository.get(table_id), self._repository.clock()
            check(table, by, "settle", self._repository.waits.lasted)
            seats = [seat for seat in table.running_game().awaited() if table.users[seat] not in (None, by.user)]
            if not seats:
                raise TableError("tables-nobody-to-nudge", table=table.id)
            before = await self._repository.store.timers.nudged(table.id)
            again = [seat for seat in seats if seat not in before or now - before[seat].since >= NUDGE_SECONDS]
            if not again or table.row.paused or self._repository.waits.lasted(table.row.since) < WAITED_SECONDS:
                raise TableError("tables-nudged-already", table=table.id)
            unit = UnitOfWork()
            for seat in again:
                user = table.users[seat] or 0
                put_off = _put_off(await self._repository.store.timers.of(user))
                due = (await self._repository.notification_settings.of(user)).waking.next_awake(max(now, put_off))
                unit.put(TimerRow(NUDGE, table.id, seat, user, now, due))
            await self._repository.write(unit, table)
            return tuple(again)

    async def _remind(self, user: int, now: int) -> bool:
        """Remind a person of everything that is due or soon will be; return whether there was anything."""
        own_settings = await self._repository.notification_settings.of(user)
        rows = await self._repository.store.timers.of(user)
        tables = {row: table for row in _of_now(rows) if (table := await self._waiting(row, own_settings)) is not None}
        ends = {row: deadline(table, row.seat) for row, table in tables.items()}
        answered = [row for row in rows if row not in ends]
        earliest = max(now, _put_off(ends))
        dues = {row: _next(own_settings, row, earliest, until) for row, until in ends.items()}
        # Nobody has to decide during a pause.
        dues |= {row: NEVER for row, table in tables.items() if table.row.paused}
        soon = now + TOGETHER if any(due <= now for due in dues.values()) else now - 1
        due_rows = [row for row, due in dues.items() if due <= soon]
        settings = [TimerUpdate(row, {"due": NEVER} if row.kind == NUDGE else None) for row in answered]
        # An early reminder, sent with others, counts for its own time: otherwise it would be sent once more then.
        settings += [TimerUpdate(row, _fired(own_settings, row, max(now, dues[row]), ends[row])) for row in due_rows]
        settings += [TimerUpdate(row, {"due": due}) for row, due in dues.items() if due > soon and due != row.due]
        return await self._repository.store.timers.settle(settings, _message(user, due_rows, now)) and bool(due_rows)

    async def _waiting(self, row: TimerRow, settings: NotificationSettings) -> Table | None:
        """Return the table of a timer; None if it does not wait for the person any more.

        A postponed reminder is dropped during a pause, and for people who want no notifications any more.
        """
        try:
            table = await self._repository.get(row.table_id)
        except NoSuchTable:
            return None
        if row.kind == LATER and (table.row.paused or settings.notify is NotifyBy.QUIET):
            return None
        return table if table.seat_of(row.user) == row.seat and owes(table, row.user) else None


def _of_now(rows: Sequence[TimerRow]) -> list[TimerRow]:
    """Return a person's timers of present decisions: others may have nudged them for earlier ones."""
    owed = {(row.table_id, row.seat): row.since for row in rows if row.kind == REMIND}
    return [row for row in rows if row.kind == REMIND or owed.get((row.table_id, row.seat), 0) < row.since]


def _put_off(rows: Iterable[TimerRow]) -> int:
    """Return until when a person has postponed reminders; 0 if they have not."""
    return max((row.due for row in rows if row.kind == LATER), default=0)


def _next(settings: NotificationSettings, row: TimerRow, now: int, until: int | None) -> int:
    """Return when to remind somebody next by their current settings, not before `now` and the postponed
    time.
    """
    if row.kind == LATER:
        return settings.waking.next_awake(row.due)
    if row.kind == NUDGE:
        return (
            NEVER
            if settings.notify is NotifyBy.QUIET or row.due == NEVER
            else settings.waking.next_awake(max(row.due, now))
        )
    due = None if settings.notify is NotifyBy.QUIET else settings.reminder(row.since, row.last, row.sent, until)
    return NEVER if due is None or row.due == NEVER else settings.waking.next_awake(max(due, row.due, now))


def _fired(settings: NotificationSettings, row: TimerRow, at: int, until: int | None) -> dict[str, Any] | None:
    """Return the timer after a reminder that counts for a time; None if it is done."""
    if row.kind == LATER:
        return None
    if row.kind == NUDGE:
        return {"sent": row.sent + 1, "last": at, "due": NEVER}
    due = settings.reminder(row.since, at, row.sent + 1, until)
    return {"sent": row.sent + 1, "last": at, "due": NEVER if due is None else due}


def _message(user: int, due_rows: list[TimerRow], now: int) -> dict[str, Any] | None:
    """Return the data of a reminder: which tables wait, and since when."""
    if not due_rows:
        return None
    waiting = {row.table_id: row.since for row in due_rows}
    nudged = sorted({row.table_id for row in due_rows if row.kind == NUDGE})
    data = {"waiting": sorted([one, since] for one, since in waiting.items()), "nudged": nudged}
    return personal(MessageKind.REMINDER, user, now, data)


class ReminderTimers(Reaction):
    """Sets the reminder timers of people whom a change of a game asks."""

    def __init__(self, known: SettingsCache) -> None:
        self._known = known

    async def played(self, unit: UnitOfWork, table: Table, change: Played) -> None:
        """Write with a change the reminders of those whom it asks."""
        if change.over:
            return
        game, made, now = change.game, change.made, change.now
        before = set() if table.game is None else _owed_since(table.game)
        actors = {one.seat for one in made if one.cause == "player"}
        newly_asked = {owed[0] for owed in _owed_since(game) if owed not in before or owed[0] in actors}
        after_it = _after(table, game, change.clocks) if change.clocks else None
        for row in table.seats:
            if row.user is None or not row.human or row.seat not in newly_asked:
                continue
            settings = await self._known.of(row.user)
            due = settings.reminder(now, now, 0, None if after_it is None else deadline(after_it, row.seat))
            unit.put(TimerRow(REMIND, table.id, row.seat, row.user, now, NEVER if due is None else due))


def _after(table: Table, game: Game[Any, Any], clocks: tuple[TimerRow, ...]) -> Table:
    """Return a table after a change, as far as its clocks depend on it."""
    return structs.replace(table, game=game, clocks=clocks, row=structs.replace(table.row, status=RUNNING))


def _owed_since(game: Game[Any, Any]) -> set[tuple[Seat, str, int]]:
    """Return who must decide what in which turn: the same question in another turn is another one."""
    turn = game.title.turn(game.state).number
    return {(decision.seat, decision.kind, turn) for decision in game.decisions() if decision.owed}
