"""Waking hours of a week: one span for each weekday, stored as `mon-fri 08:00-22:00, sat-sun 10:00-24:00`.

A span may cross midnight (`22:00-06:00`) and then belongs to the day on which it begins. A day may have none (`sun
off`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct

from bot.tables.clocks.time_zones import UnreadableTime

DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_NONE = ("off", "none", "never")
_ALL = "always"
# Words after a time that mean nothing.
_CLOCK = "clock"
# The words in which hours are parsed; other words are replaced by these first (`renderers.words.typed`).
WORDS = (*DAYS, *_NONE, _ALL, _CLOCK)
DAY = 24 * 60
"""Minutes."""
_PART = re.compile(r"(?P<days>[a-z]+(?:\s*[-–]\s*[a-z]+)?)?\s*(?P<hours>\d[\d:.\s–-]*|[a-z]+)")
_HOURS = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?\s*[-–]\s*(\d{1,2})(?:[:.](\d{2}))?")


class Span(Struct, frozen=True):
    """Waking hours of one day, in minutes after its midnight; `end` is above 24 hours if they cross midnight."""

    start: int
    end: int

    def __str__(self) -> str:
        end = self.end if self.end <= DAY else self.end - DAY
        return f"{_clock(self.start)}-{_clock(end)}"

    @classmethod
    def between(cls, start: int, end: int) -> Span:
        """Return a span from one time of the day to another, past midnight if the other is not later."""
        return cls(start, end if end > start else end + DAY)


class WeeklyHours(Struct, frozen=True):
    """Waking hours by weekday, Monday first; None for a quiet day."""

    days: tuple[Span | None, ...]

    def __str__(self) -> str:
        parts = []
        for span, group in groupby(range(7), lambda day: self.days[day]):
            alike = list(group)
            name = DAYS[alike[0]] if len(alike) == 1 else f"{DAYS[alike[0]]}-{DAYS[alike[-1]]}"
            parts.append(f"{name} {'off' if span is None else span}")
        return ", ".join(parts)

    @property
    def day(self) -> int:
        """Return the waking seconds of an average day of the week."""
        return min(60 * sum(span.end - span.start for span in self.days if span is not None) // 7, 60 * DAY)

    @classmethod
    def read(cls, text: str, before: WeeklyHours | None = None) -> WeeklyHours:
        """Parse hours; days that are not named keep the previous ones, or have none.

        Raises Unreadable, also for a week without hours.
        """
        if text.strip().casefold() == _ALL:
            return ALWAYS
        days: list[Span | None] = [None] * 7 if before is None else [*before.days]
        for part in re.split(r"[,;\n]", text.casefold().replace(_CLOCK, "")):
            for day, span in _part(part.strip(), text):
                days[day] = span
        if not any(days):
            raise UnreadableTime("hours", text)
        return cls(tuple(days))


ALWAYS = WeeklyHours((Span(0, DAY),) * 7)
"""Always awake."""


def _part(part: str, text: str) -> Iterator[tuple[int, Span | None]]:
    """Parse one part of typed hours: `mon-fri 8-22`, `sun off`, or hours alone for every day."""
    found = _PART.fullmatch(part)
    if found is None:
        raise UnreadableTime("hours", text)
    span = None if found["hours"] in _NONE else _span(found["hours"].strip(), text)
    for day in _days(found["days"], text):
        yield day, span


def _days(typed: str | None, text: str) -> list[int]:
    if typed is None:
        return list(range(7))
    ends = [name.strip() for name in re.split("[-–]", typed)]
    if not all(name in DAYS for name in ends):
        raise UnreadableTime("hours", text)
    first, last = DAYS.index(ends[0]), DAYS.index(ends[-1])
    return [day % 7 for day in range(first, last + 1 if last >= first else last + 8)]


def _span(typed: str, text: str) -> Span:
    found = _HOURS.fullmatch(typed)
    if found is None:
        raise UnreadableTime("hours", text)
    hours, minutes = (int(found[1]), int(found[3])), (int(found[2] or 0), int(found[4] or 0))
    start, end = (60 * hour + minute for hour, minute in zip(hours, minutes, strict=True))
    if start >= DAY or end > DAY or max(minutes) > 59:
        raise UnreadableTime("hours", text)
    return Span.between(start, end)


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"
