"""A person's notification settings, and when a reminder is due according to them."""

from __future__ import annotations

import re
from datetime import date
from enum import StrEnum

from msgspec import Struct

from bot.tables.clocks.waking_hours import (
    ALWAYS,
    DAY,
    UTC_NAME,
    Away,
    UnreadableTime,
    WakingHours,
    WeeklyHours,
    counted,
)

# Minutes until a reminder: no reminder.
NEVER = 0
# The maximum of reminders of one thing; people who ignore all of them have left.
REMINDERS = 10
# Minutes: the longest possible wait for a reminder.
LONGEST = 14 * 24 * 60
SHORTEST = 30
_UNITS = {"min": 1, "h": 60, "day": 1440}
_WAIT = re.compile(r"(\d{1,4})\s*(min|h|day)\.?")
NO_DIGEST = -1
"""The minute of the day that means no digest."""
_HOUR = re.compile(r"(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|h|clock)?\.?")
_NEVER = ("never", "off", "none")
WAIT_WORDS = (*_UNITS, *_NEVER)
# The words in which a wait and the time of a digest are parsed; other words are replaced by these first.
DIGEST_WORDS = ("am", "pm", "h", "clock", *_NEVER)


class NotifyBy(StrEnum):
    """How somebody is notified that it is their move."""

    PING = "ping"
    PRIVATE = "private"
    QUIET = "quiet"


class NotificationSettings(Struct, frozen=True):
    """A person's settings. `first` and `again` are minutes until the first reminder and between all others, `last` are
    minutes from the last one to the end of one's time.

    An empty `locale` is the language of their Discord. With `inbox` one direct message shows all their tables;
    `digest` is the minute of the day of the message about all of them (`NO_DIGEST`: never). `rested` is the
    day on which their earlier absences are made up for, see `away.counted`.
    """

    zone: str = UTC_NAME
    hours: WeeklyHours = ALWAYS
    away: Away | None = None
    notify: NotifyBy = NotifyBy.PING
    first: int = NEVER
    again: int = NEVER
    locale: str = ""
    last: int = NEVER
    inbox: bool = False
    digest: int = NO_DIGEST
    rested: date | None = None

    @property
    def waking(self) -> WakingHours:
        """Their waking hours."""
        return WakingHours(self.zone, self.hours, self.away)

    def counted(self, days: int) -> WakingHours:
        """Return when a clock runs for them, if days away stop it for a limited number of days."""
        return WakingHours(self.zone, self.hours, counted(self.away, self.rested, days))

    def next_digest(self, after: int) -> int | None:
        """Return the time of their next digest; None without one."""
        return None if self.digest == NO_DIGEST else self.waking.next_shown(self.digest, after)

    def reminder(self, since: int, last: int, sent: int, until: int | None = None) -> int | None:
        """Return when to remind them of something that waits `since`, after `sent` reminders, the `last` at that time;
        or None.

        Never in quiet hours: such a reminder is due when they wake up. `until` is when their time will be up.
        """
        found = [self._ladder(since, last, sent), self._final(max(since, last), until)]
        return min((at for at in found if at is not None), default=None)

    def _ladder(self, since: int, last: int, sent: int) -> int | None:
        wait = self.again if sent else self.first
        if wait == NEVER or sent >= REMINDERS:
            return None
        return self.waking.next_awake((last if sent else since) + 60 * wait)

    def _final(self, after: int, until: int | None) -> int | None:
        """Return when the last reminder before the end of their time is due, if none was sent that late."""
        if until is None or self.last == NEVER:
            return None
        at = self.waking.next_awake(until - 60 * self.last)
        return at if after < at < until else None


USUAL = NotificationSettings()
"""The defaults."""


def wait(text: str) -> int:
    """Parse minutes: `4h`, `90 min`, `2 day`, `never`. Raises UnreadableTime, also for too short or long."""
    typed = text.strip().casefold()
    if typed in (*_NEVER, "0"):
        return NEVER
    found = _WAIT.fullmatch(typed)
    minutes = int(found[1]) * _UNITS[found[2]] if found else 0
    if not SHORTEST <= minutes <= LONGEST:
        raise UnreadableTime("wait", text)
    return minutes


def digest(text: str) -> int:
    """Parse the minute of the day for a digest: `7`, `19:30`, `7 pm`, `never`. Raises UnreadableTime."""
    typed = text.strip().casefold()
    if typed in _NEVER:
        return NO_DIGEST
    found = _HOUR.fullmatch(typed)
    if found is None:
        raise UnreadableTime("digest", text)
    hour, minute, half = int(found[1]), int(found[2] or 0), found[3]
    if half in ("am", "pm"):
        # 12 am is midnight and 12 pm is noon; DAY marks an impossible hour, which is rejected below.
        hour = hour % 12 + (12 if half == "pm" else 0) if 1 <= hour <= 12 else DAY
    if hour > 23 or minute > 59:
        raise UnreadableTime("digest", text)
    return 60 * hour + minute
