"""Arithmetic of time as people live it: zones, waking hours, days away. No I/O, and no clock: every time is given."""

from .away import Away
from .notification_settings import NEVER, NO_DIGEST, REMINDERS, USUAL, NotificationSettings, NotifyBy
from .pace import Pace
from .time_errors import UnreadableTime
from .waking_hours import WakingHours
from .weekly_hours import ALWAYS, Span, WeeklyHours

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
