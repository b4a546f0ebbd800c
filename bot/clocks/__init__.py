"""Arithmetic of time as people live it: zones, waking hours, days away. No I/O, and no clock: every time is given."""

from .away import Away
from .notification_settings import NEVER, NO_DIGEST, REMINDERS, USUAL, Habits, Told
from .pace import Pace
from .time_errors import Unreadable
from .waking_hours import Waking
from .weekly_hours import ALWAYS, Hours, Span

__all__ = [
    "ALWAYS",
    "NEVER",
    "NO_DIGEST",
    "REMINDERS",
    "USUAL",
    "Away",
    "Habits",
    "Hours",
    "Pace",
    "Span",
    "Told",
    "Unreadable",
    "Waking",
]
