"""Caches each person's notification settings: they are read often and changed only by that person."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from datetime import date
from typing import Any

from msgspec import structs

from bot.store import NotificationSettingsRow, Store
from bot.tables.clocks import USUAL, Away, NotificationSettings, NotifyBy, WeeklyHours
from bot.tables.clocks.waking_hours import rested_after

_KEPT = 5_000
# The seconds for which a process uses cached settings that another process may have changed.
_TRUSTED_SECONDS = 60


class SettingsCache:
    """The notification settings of people, by Discord id."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._changing = asyncio.Lock()
        self._known: OrderedDict[int, tuple[int, NotificationSettings]] = OrderedDict()
        self.on_change: list[Callable[[int, NotificationSettings, NotificationSettings], Awaitable[None]]] = []
        """Called after a person has changed a setting, with the old and the new settings."""

    async def of(self, user: int) -> NotificationSettings:
        """Return a person's settings, or the defaults. Raises StoreError."""
        read_at, settings = self._known.get(user, (0, None))
        if settings is not None and (self._store.exclusive or abs(self._clock() - read_at) < _TRUSTED_SECONDS):
            return settings
        row = await self._store.person_rows.notification_settings(user)
        return self._remember(user, USUAL if row is None else _read(row))

    async def all(self, users: Iterable[int | None]) -> Callable[[int], NotificationSettings]:
        """Return a lookup of the settings of some people by id."""
        found = {user: await self.of(user) for user in users if user is not None}
        return lambda user: found.get(user, USUAL)

    def known(self, user: int) -> NotificationSettings:
        """Return what is cached of a person; used for people seen a moment ago."""
        return self._known.get(user, (0, USUAL))[1]

    async def change(self, user: int, **said: Any) -> NotificationSettings:
        """Change a person's settings, by the field names of `NotificationSettings`. Raises StoreError."""
        # Two changes of one person, each written as a whole row, would otherwise undo each other.
        async with self._changing:
            row = await self._store.person_rows.notification_settings(user)
            before = USUAL if row is None else _read(row)
            settings = structs.replace(before, **said)
            if "away" in said:
                today = before.waking.today(self._clock())
                settings = structs.replace(
                    settings, rested=rested_after(before.away, before.rested, today, settings.away)
                )
            await self._store.person_rows.keep_notification_settings(_written(user, settings))
            await self._store.timers.look_again(user, self._clock())
            self._remember(user, settings)
        # Outside of the lock: what is called here may read or change settings itself.
        for changed in self.on_change:
            await changed(user, before, settings)
        return settings

    def forget(self, user: int) -> None:
        """Drop a person from the cache."""
        self._known.pop(user, None)

    def _remember(self, user: int, settings: NotificationSettings) -> NotificationSettings:
        self._known[user] = (self._clock(), settings)
        self._known.move_to_end(user)
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return settings


def _read(row: NotificationSettingsRow) -> NotificationSettings:
    away = None
    if row.away_first:
        away = Away(date.fromisoformat(row.away_first), date.fromisoformat(row.away_last))
    notices = NotifyBy(row.notify), row.first, row.again, row.locale, row.last
    rested = date.fromisoformat(row.rested) if row.rested else None
    return NotificationSettings(row.zone, WeeklyHours.read(row.hours), away, *notices, row.inbox, row.digest, rested)


def _written(user: int, settings: NotificationSettings) -> NotificationSettingsRow:
    first, last = ("", "") if settings.away is None else (str(settings.away.first), str(settings.away.last))
    hours, notices, waits = str(settings.hours), str(settings.notify), (settings.first, settings.again)
    row = NotificationSettingsRow(user, settings.zone, hours, first, last, notices, *waits, settings.locale)
    rested = "" if settings.rested is None else str(settings.rested)
    return structs.replace(row, last=settings.last, inbox=settings.inbox, digest=settings.digest, rested=rested)
