"""Hours, days and waits in words, as a reader's language writes them."""

from __future__ import annotations

from datetime import date
from itertools import groupby

from babel.dates import format_skeleton, get_day_names

from bot.clocks import Away, Span, WeeklyHours
from renderers.words import PSEUDO, Words

_MINUTES_OF_A_DAY = 24 * 60


def hours(week: WeeklyHours, words: Words) -> str:
    """Waking hours, such as `Mon–Fri 08:00–22:00, Sat–Sun 10:00–24:00`."""
    parts = []
    for span, group in groupby(range(7), lambda day: week.days[day]):
        parts.append(f"{days(list(group), words)} {span_of(span, words)}")
    return ", ".join(parts)


def span_of(span: Span | None, words: Words) -> str:
    """The waking hours of one day."""
    return words("me-hours-none") if span is None else str(span).replace("-", "–")


def days(alike: list[int], words: Words) -> str:
    """Weekdays in a row, Monday is 0: `Mon–Fri`."""
    names = get_day_names("abbreviated", locale=_locale(words))
    first, last = names[alike[0]], names[alike[-1]]
    return first if len(alike) == 1 else f"{first}–{last}"


def day(when: date, words: Words, *, year: bool = False) -> str:
    """A day with its weekday, in the order and with the signs that its language has for both."""
    return format_skeleton("yMMMEd" if year else "MMMEd", when, locale=_locale(words))


def away(absence: Away, today: date, words: Words) -> str:
    """Write days away so that they can be typed again: with the year where the days alone would mean others."""
    year = not absence.has_plain_days(today)
    first, last = (day(when, words, year=year) for when in (absence.first, absence.last))
    return first if absence.first == absence.last else words("me-away-days", first=first, last=last)


def wait(minutes: int, words: Words) -> str:
    """How long something takes, in whole days, hours or minutes; 0 is never."""
    if minutes == 0:
        return words("me-wait-never")
    if minutes % _MINUTES_OF_A_DAY == 0:
        return words("me-wait-days", count=minutes // _MINUTES_OF_A_DAY)
    return words("me-wait-minutes", count=minutes) if minutes % 60 else words("me-wait-hours", count=minutes // 60)


def before(minutes: int, words: Words) -> str:
    """How long before something, in whole days, hours or minutes; 0 is not at all."""
    if minutes == 0:
        return words("me-last-never")
    if minutes % _MINUTES_OF_A_DAY == 0:
        return words("me-last-days", count=minutes // _MINUTES_OF_A_DAY)
    return words("me-last-minutes", count=minutes) if minutes % 60 else words("me-last-hours", count=minutes // 60)


def face(minutes: int) -> str:
    """What a clock shows so many minutes after midnight, as it can be typed: `07:30`."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _locale(words: Words) -> str:
    return "en" if words.locale == PSEUDO else words.locale
