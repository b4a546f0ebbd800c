"""Time computations: time zones, waking hours, days away. No I/O and no clock: every time is an argument."""

from bot.tables.clocks.notification_settings import NEVER, NO_DIGEST, REMINDERS, USUAL, NotificationSettings, NotifyBy
from bot.tables.clocks.pace import Pace
from bot.tables.clocks.waking_hours import ALWAYS, Away, Span, UnreadableTime, WakingHours, WeeklyHours

__all__ = [
    "ALWAYS",
    "NEVER",
    "NO_DIGEST",
    "REMINDERS",
    "USUAL",
    "Away",
    "NotificationSettings",
    "NotifyBy",
    "Pace",
    "Span",
    "UnreadableTime",
    "WakingHours",
    "WeeklyHours",
]
