"""Arithmetic of time as people live it: zones, waking hours, days away. No I/O, and no clock: every time is given."""

from .away import Away
from .errors import Unreadable
from .habits import NEVER, NO_DIGEST, REMINDERS, USUAL, Habits, Told
from .hours import ALWAYS, Hours, Span
from .pace import Pace
from .waking import Waking

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
