"""Days away: parses them, and computes how long they stop a clock and how many are used up."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, timedelta

from msgspec import Struct

from bot.tables.clocks.time_zones import UnreadableTime
from bot.tables.clocks.weekly_hours import DAYS

_LONGEST = 366
# A day without its year occurs again within this many years: 29 February of 2096 in 2104.
_YEARS = 8
_TO = "to"
_HOME = ("home", "never", "off", "none")
SLOW_DAYS, FAST_DAYS = 14, 7
"""The maximum of days away in a row that stop a clock, at tables with a slow pace and with a faster one."""
MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
# The words in which days away are parsed; other words that people type are replaced by these first.
AWAY_WORDS = (_TO, *_HOME, *MONTHS, *DAYS)
_MONTH = "|".join(MONTHS)
_YEAR = r"(?:\s*,?\s*(?P<year>\d{4}|\d{2}))?"
# One day as it may be written: `2026-12-24`, `24.12.`, `24 dec`, `dec 24`.
_FORMS = (
    re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})"),
    re.compile(rf"(?P<day>\d{{1,2}})\.\s*(?P<month>\d{{1,2}})\b\.?{_YEAR}"),
    re.compile(rf"(?P<day>\d{{1,2}})\.?\s*(?P<month>{_MONTH})\b\.?{_YEAR}"),
    re.compile(rf"(?P<month>{_MONTH})\b\.?\s*(?P<day>\d{{1,2}})\b\.?{_YEAR}"),
)
_WEEKDAY = re.compile(rf"\b(?:{'|'.join(DAYS)})\b[.,]*")
# Separators between two days; a hyphen within an ISO date is none.
_BETWEEN = re.compile(rf"\s*(?:–|…|\b{_TO}\b|(?<!\d)-|-(?!\d)|\s-\s)\s*")


class Away(Struct, frozen=True):
    """Days away, from the first to the last, both included, by the person's own calendar."""

    first: date
    last: date

    def __str__(self) -> str:
        return f"{self.first.isoformat()} – {self.last.isoformat()}"

    @classmethod
    def read(cls, text: str, today: date) -> Away | None:
        """Parse days: `2026-12-24 to 2027-01-02`, `24.12. – 2.1.`, one day; None for `home`.

        Days without a year are the ones that end next: a range that contains today is the current one. Raises
        Unreadable, also if the days are over or longer than a year.
        """
        typed = _WEEKDAY.sub(" ", text.casefold()).strip()
        if typed in ("", *_HOME):
            return None
        days = [_written(part.strip(), text) for part in _BETWEEN.split(typed)]
        found = _meant(days[0], days[-1], today) if len(days) <= 2 else None
        if found is None:
            raise UnreadableTime("away", text)
        return found

    def has_plain_days(self, today: date) -> bool:
        """Return whether the days are clear without their years: parsed again they are the same, and within a year."""
        first, last = _Day(self.first.day, self.first.month), _Day(self.last.day, self.last.month)
        return (self.last - today).days <= _LONGEST and _meant(first, last, today) == self


class _Day(Struct, frozen=True):
    """A day as it is written; year 0 if there is none."""

    day: int
    month: int
    year: int = 0

    def dates(self, years: Iterable[int]) -> Iterable[date]:
        """Return the dates that the day may be, in the given years where its own is not written."""
        for year in [self.year] if self.year else years:
            try:
                yield date(year, self.month, self.day)
            # 29 February, or a day such as 31 June: no date in this year.
            except ValueError:
                continue


def _written(typed: str, text: str) -> _Day:
    """Return a day from its written form. Raises Unreadable."""
    for form in _FORMS:
        found = form.fullmatch(typed)
        if found is not None:
            month = found["month"]
            year = found["year"] or "0"
            return _Day(
                int(found["day"]),
                MONTHS.index(month) + 1 if month in MONTHS else int(month),
                int(year) + 2000 if len(year) == 2 else int(year),
            )
    raise UnreadableTime("away", text)


def _meant(first: _Day, last: _Day, today: date) -> Away | None:
    """Return the next range that is not over and not too long; its first day is the latest before its last."""
    since = first.year or today.year
    for end in last.dates(range(since, since + _YEARS + 1)):
        starts = [day for day in first.dates((end.year - 1, end.year)) if day <= end]
        if end >= today and starts and (end - starts[-1]).days <= _LONGEST:
            return Away(starts[-1], end)
    return None


def counted(away: Away | None, rested: date | None, most: int) -> Away | None:
    """Return the days of an absence that stop a clock, limited to a number; None if there are none.

    `rested` is the day on which all earlier absences are made up for: a day at home makes up for a day away.
    """
    if away is None:
        return None
    spent = 0 if rested is None else max((rested - away.first).days, 0)
    if spent >= most:
        return None
    return Away(away.first, min(away.last, away.first + timedelta(most - spent - 1)))


def rested_after(away: Away | None, rested: date | None, today: date, new: Away | None) -> date | None:
    """Return the day on which all absences will be made up for, once `new` days replace the present ones today.

    Today counts as away, unless the new days contain it: then it is one of them.
    """
    if away is None or today < away.first:
        return rested
    again = new is not None and new.first <= today
    home = min(away.last, today - timedelta(1) if again else today) + timedelta(1)
    spent = 0 if rested is None else max((rested - away.first).days, 0)
    return home + timedelta(min(spent + (home - away.first).days, SLOW_DAYS))
