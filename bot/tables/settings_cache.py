"""What each person has said about when and how they want to be told: read often, changed by them alone."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from datetime import date
from typing import Any

from msgspec import structs

from bot.clocks import USUAL, Away, Habits, Hours, Told
from bot.clocks.away import rested_after
from bot.store import HabitsRow, Store

_KEPT = 5_000
_TRUSTED_SECONDS = 60
"""So long a process takes what another one may have changed since as it was."""


class KnownHabits:
    """The habits of people, by Discord's number."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._changing = asyncio.Lock()
        self._known: OrderedDict[int, tuple[int, Habits]] = OrderedDict()
        self.changed: Callable[[int, Habits], Awaitable[None]] = _nobody
        """Told of a person who has changed something, with what held before."""

    async def of(self, user: int) -> Habits:
        """What a person has said, or what is usual. Raises StoreError."""
        read_at, habits = self._known.get(user, (0, None))
        if habits is not None and (self._store.exclusive or abs(self._clock() - read_at) < _TRUSTED_SECONDS):
            return habits
        row = await self._store.people.habits(user)
        return self._remember(user, USUAL if row is None else _read(row))

    async def all(self, users: Iterable[int | None]) -> Callable[[int], Habits]:
        """What each of some people has said, to be asked for by their numbers. Raises StoreError."""
        found = {user: await self.of(user) for user in users if user is not None}
        return lambda user: found.get(user, USUAL)

    def known(self, user: int) -> Habits:
        """What is known of a person without asking the database: they have been heard of a moment ago."""
        return self._known.get(user, (0, USUAL))[1]

    async def change(self, user: int, **said: Any) -> Habits:
        """A person says something about it, by the names of `Habits`' fields. Raises StoreError."""
        async with self._changing:
            row = await self._store.people.habits(user)
            before = USUAL if row is None else _read(row)
            habits = structs.replace(before, **said)
            if "away" in said:
                today = before.waking.today(self._clock())
                habits = structs.replace(habits, rested=rested_after(before.away, before.rested, today, habits.away))
            await self._store.people.keep_habits(_written(user, habits))
            await self._store.timers.look_again(user, self._clock())
            if (habits.zone, habits.digest) != (before.zone, before.digest):
                await self._store.digests.plan(user, habits.next_digest(self._clock()))
            if before.inbox or habits.inbox:
                await self._store.standing.refresh(user, self._clock())
            self._remember(user, habits)
        await self.changed(user, before)
        return habits

    def forget(self, user: int) -> None:
        """Nothing is known of a person any more."""
        self._known.pop(user, None)

    def _remember(self, user: int, habits: Habits) -> Habits:
        self._known[user] = (self._clock(), habits)
        self._known.move_to_end(user)
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return habits


async def _nobody(_: int, __: Habits) -> None:
    """Where no clock runs, a change concerns nobody."""


def _read(row: HabitsRow) -> Habits:
    away = None
    if row.away_first:
        away = Away(date.fromisoformat(row.away_first), date.fromisoformat(row.away_last))
    told = Told(row.told), row.first, row.again, row.locale, row.last
    rested = date.fromisoformat(row.rested) if row.rested else None
    return Habits(row.zone, Hours.read(row.hours), away, *told, row.inbox, row.digest, rested)


def _written(user: int, habits: Habits) -> HabitsRow:
    first, last = ("", "") if habits.away is None else (str(habits.away.first), str(habits.away.last))
    hours, told, waits = str(habits.hours), str(habits.told), (habits.first, habits.again)
    row = HabitsRow(user, habits.zone, hours, first, last, told, *waits, habits.locale)
    rested = "" if habits.rested is None else str(habits.rested)
    return structs.replace(row, last=habits.last, inbox=habits.inbox, digest=habits.digest, rested=rested)
