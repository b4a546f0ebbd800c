"""The times of reminders by a person's settings."""

from __future__ import annotations

from datetime import date

import pytest
from msgspec import structs

from bot.tables.clocks import NEVER, REMINDERS, Away, NotificationSettings, UnreadableTime, WeeklyHours
from bot.tables.clocks.notification_settings import wait
from tests.clocks.test_waking_hours import at

EARLY = NotificationSettings(zone="Europe/Berlin", hours=WeeklyHours.read("8-22"), first=240, again=1440)


def test_who_has_said_nothing_is_reminded_of_nothing() -> None:
    assert NotificationSettings().reminder(1000, 1000, 0) is None


def test_the_first_and_every_later_reminder_come_by_day() -> None:
    since = at("2026-11-24 20:00")
    first = EARLY.reminder(since, since, 0)
    assert first == at("2026-11-25 08:00"), "not at midnight"
    assert EARLY.reminder(since, first, 1) == at("2026-11-26 08:00")
    assert EARLY.reminder(since, first, REMINDERS) is None
    assert structs.replace(EARLY, again=NEVER).reminder(since, first, 1) is None


def test_nobody_is_reminded_while_away() -> None:
    away = structs.replace(EARLY, away=Away(date(2026, 11, 25), date(2026, 12, 1)))
    assert away.reminder(at("2026-11-24 20:00"), 0, 0) == at("2026-12-02 08:00")


def test_waits_as_people_type_them() -> None:
    assert [wait(typed) for typed in ("4h", "90 min", "2 day", "1 day.", "never", "0")] == [240, 90, 2880, 1440, 0, 0]
    for typed in ("", "soon", "5 min", "99 day", "4"):
        with pytest.raises(UnreadableTime):
            wait(typed)
