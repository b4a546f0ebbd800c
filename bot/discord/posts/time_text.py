"""Formats hours, days and durations in the reader's language; converts Discord's users to people of the tables."""

from __future__ import annotations

from datetime import date
from itertools import groupby

import discord
from babel.dates import format_skeleton, get_day_names

from bot.tables import Table, TableError, TableUser
from bot.tables.clocks import Away, Span, WeeklyHours
from renderers.words import PSEUDO, Words

_MINUTES_OF_A_DAY = 24 * 60


def hours(week: WeeklyHours, words: Words) -> str:
    """Format waking hours, for example `Mon–Fri 08:00–22:00, Sat–Sun 10:00–24:00`."""
    parts = []
    for span, group in groupby(range(7), lambda day: week.days[day]):
        parts.append(f"{days(list(group), words)} {span_of(span, words)}")
    return ", ".join(parts)


def span_of(span: Span | None, words: Words) -> str:
    """Format the waking hours of one day."""
    return words("me-hours-none") if span is None else str(span).replace("-", "–")


def days(alike: list[int], words: Words) -> str:
    """Format weekdays in a row, Monday is 0: `Mon–Fri`."""
    names = get_day_names("abbreviated", locale=_locale(words))
    first, last = names[alike[0]], names[alike[-1]]
    return first if len(alike) == 1 else f"{first}–{last}"


def day(when: date, words: Words, *, year: bool = False) -> str:
    """Format a day with its weekday, in the order and with the punctuation of the language."""
    return format_skeleton("yMMMEd" if year else "MMMEd", when, locale=_locale(words))


def away(absence: Away, today: date, words: Words) -> str:
    """Format days away so that they can be typed again: with the year if the days alone would mean others."""
    year = not absence.has_plain_days(today)
    first, last = (day(when, words, year=year) for when in (absence.first, absence.last))
    return first if absence.first == absence.last else words("me-away-days", first=first, last=last)


def wait(minutes: int, words: Words) -> str:
    """Format a duration in whole days, hours or minutes; 0 is never."""
    if minutes == 0:
        return words("me-wait-never")
    if minutes % _MINUTES_OF_A_DAY == 0:
        return words("me-wait-days", count=minutes // _MINUTES_OF_A_DAY)
    return words("me-wait-minutes", count=minutes) if minutes % 60 else words("me-wait-hours", count=minutes // 60)


def before(minutes: int, words: Words) -> str:
    """Format the time before something in whole days, hours or minutes; 0 is not at all."""
    if minutes == 0:
        return words("me-last-never")
    if minutes % _MINUTES_OF_A_DAY == 0:
        return words("me-last-days", count=minutes // _MINUTES_OF_A_DAY)
    return words("me-last-minutes", count=minutes) if minutes % 60 else words("me-last-hours", count=minutes // 60)


def face(minutes: int) -> str:
    """Format minutes after midnight, as they can be typed: `07:30`."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _locale(words: Words) -> str:
    # Babel has no data for the language with which the catalogues are tested.
    return "en" if words.locale == PSEUDO else words.locale


# The maximum of characters of a person in the custom id of a menu that asks for a table.
_CARRIED = 70


def person_of(user: discord.abc.User) -> TableUser:
    """Return a Discord user with the name shown where they were met, and their username."""
    return TableUser(user.id, user.display_name, user.name)


def name_at(table: Table, user: discord.abc.User) -> str:
    """Return a person's name at a table, whether they play there or not."""
    seat = next((at for at, seat in enumerate(table.seats) if seat.user == user.id), None)
    return user.display_name if seat is None else table.names[seat]


def carried(user: discord.abc.User) -> str:
    """Return a person as text for a custom id, which `read` parses; a shortened name is restored when they are met
    again.
    """
    # `read` splits at spaces; only the last part, the displayed name, may contain some.
    return f"{user.id} {user.name.replace(' ', '_')} {user.display_name}"[:_CARRIED]


def read(text: str) -> TableUser:
    """Parse the person in a custom id. Raises TableError for text that the host does not write."""
    user, username, name = [*text.split(" ", 2), "", ""][:3]
    if not user.isdecimal() or len(user) > 19:
        raise TableError("host-error-expired")
    return TableUser(int(user), name or username or user, username)
