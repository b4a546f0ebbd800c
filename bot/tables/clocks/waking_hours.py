"""Time zones of the IANA database: the list, and parsing of what people type.

Computes when somebody is awake: waking hours in a time zone, without days away. Times are seconds since 1970 in UTC.

If a clock is set forward, a local time that does not exist is the moment of the change. If it is set back, a local time
that exists twice is the later one for waking up and the earlier one for going to bed: in doubt it is quiet.

Waking hours of a week: one span for each weekday, stored as `mon-fri 08:00-22:00, sat-sun 10:00-24:00`.

A span may cross midnight (`22:00-06:00`) and then belongs to the day on which it begins. A day may have none (`sun
off`).

Days away: parses them, and computes how long they stop a clock and how many are used up.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from itertools import count, groupby, takewhile
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct


class UnreadableTime(ValueError):
    """Typed text that means no time: what it should be (`zone`, `hours`, `away`, `wait`), and the text."""

    def __init__(self, what: str, text: str) -> None:
        super().__init__(f"{text!r} is no {what}")
        self.what = what
        self.text = text


UTC_NAME = "UTC"
# The time that is shown after a zone.
_WALL = re.compile(r"\s*\([0-9]{2}:[0-9]{2}\)\s*")
# Other names are aliases that the database keeps for old programs.
REGIONS = (
    "Africa",
    "America",
    "Antarctica",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
)


@cache
def names() -> tuple[str, ...]:
    """Return every zone to choose from, in alphabetical order, and UTC."""
    return (*sorted(name for name in available_timezones() if name.partition("/")[0] in REGIONS), UTC_NAME)


def zone(name: str) -> ZoneInfo:
    """Return the zone of a stored name; UTC for one that this machine's database does not have any more."""
    return ZoneInfo(name if name in names() else UTC_NAME)


def read(text: str) -> str:
    """Find a zone: by its name or its city alone, in any case and with spaces; also as `shown`.

    Raises UnreadableTime.
    """
    typed = _plain(_WALL.sub("", text))
    for written in (str, city, _last):
        for name in names():
            if typed and typed == _plain(written(name)):
                return name
    raise UnreadableTime("zone", text)


def wall(name: str, at: int) -> str:
    """Return the local time of a zone, for example `08:05`."""
    return datetime.fromtimestamp(at, zone(name)).strftime("%H:%M")


def city(name: str) -> str:
    """Return a zone's readable name: its place without the region, with spaces."""
    return name.partition("/")[2].replace("_", " ") or name


def zone_label(name: str, at: int) -> str:
    """Return a zone's unique label: its place, with the region if the place is ambiguous, and its time."""
    return f"{name if name in _of_one_place() else city(name)} ({wall(name, at)})"


@cache
def _of_one_place() -> frozenset[str]:
    """Return the zones whose place has the same name as another one."""
    many = Counter(map(city, names()))
    return frozenset(name for name in names() if many[city(name)] > 1)


def _last(name: str) -> str:
    """Return the last part of a name, which is the city."""
    return name.rpartition("/")[2]


def _plain(text: str) -> str:
    return "".join(text.casefold().replace("_", " ").replace("-", " ").split())


DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_NONE = ("off", "none", "never")
_ALL = "always"
# Words after a time that mean nothing.
_CLOCK = "clock"
# The words in which hours are parsed; other words are replaced by these first (`renderers.words.typed`).
WORDS = (*DAYS, *_NONE, _ALL, _CLOCK)
DAY = 24 * 60
"""Minutes of a day."""
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

        Raises UnreadableTime, also for a week without hours.
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
        UnreadableTime, also if the days are over or longer than a year.
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
            # 29 February, or an impossible day, for example 31 June: no date in this year.
            except ValueError:
                continue


def _written(typed: str, text: str) -> _Day:
    """Return a day from its written form. Raises UnreadableTime."""
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


class WakingHours(Struct, frozen=True):
    """Somebody's waking time."""

    zone: str
    hours: WeeklyHours
    away: Away | None = None

    def awake(self, at: int) -> bool:
        """Return whether they are awake at a time."""
        begin, _ = next(self.spans(at))
        return begin <= at

    def next_awake(self, at: int) -> int:
        """Return the time itself if they are awake, else when they wake next."""
        begin, _ = next(self.spans(at))
        return max(at, begin)

    def passed(self, since: int, until: int) -> int:
        """Return the waking seconds between two times."""
        found = takewhile(lambda span: span[0] < until, self.spans(since))
        return sum(min(end, until) - max(begin, since) for begin, end in found)

    def after(self, since: int, seconds: int) -> int:
        """Return when a number of waking seconds has passed."""
        at = since
        for begin, end in self.spans(since):
            at = max(begin, since)
            if seconds <= end - at:
                break
            seconds -= end - at
        return at + seconds

    def next_shown(self, minutes: int, after: int) -> int:
        """Return when the local time is next at a number of minutes after midnight.

        A local time that is skipped is the moment of the change; of one that occurs twice it is the first.
        """
        place = zone(self.zone)
        today = datetime.fromtimestamp(after, place).date()
        found = (_instant(today + timedelta(ahead), minutes, place, late=False) for ahead in count())
        return next(at for at in found if at > after)

    def today(self, at: int) -> date:
        """Return the local date."""
        return datetime.fromtimestamp(at, zone(self.zone)).date()

    def at_home(self, at: int) -> bool:
        """Return whether a date is no day away."""
        begin, end = (0, 0) if self.away is None else _outside(self.away, zone(self.zone))
        return not begin <= at < end

    def spans(self, since: int) -> Iterator[tuple[int, int]]:
        """Yield every span that ends after a time, in order, without end; adjacent spans are joined."""
        whole: tuple[int, int] | None = None
        for begin, end in self._parts(since):
            if whole is not None and begin > whole[1]:
                yield whole
                whole = None
            whole = (begin, end) if whole is None else (whole[0], max(whole[1], end))
            # Adjacent days join without end if somebody is always awake, so a span is cut at some length.
            if whole[1] - since > _LONG:  # always awake
                yield whole
                whole = (whole[1], whole[1])

    def _parts(self, since: int) -> Iterator[tuple[int, int]]:
        """Yield the waking hours of each day that end after a time, without days away."""
        place = zone(self.zone)
        today = datetime.fromtimestamp(since, place).date()
        away = None if self.away is None else _outside(self.away, place)
        # A span may cross midnight and belongs to the day on which it began, so earlier days can still matter.
        for ahead in count(-2):
            day = today + timedelta(ahead)
            span = self.hours.days[day.weekday()]
            if span is None:
                continue
            begin, end = _instant(day, span.start, place, late=True), _instant(day, span.end, place, late=False)
            for one in _without((begin, end), away):
                if one[1] > max(since, one[0]):
                    yield one


_LONG = 400 * 24 * 3600


def _outside(away: Away, place: ZoneInfo) -> tuple[int, int]:
    return _instant(away.first, 0, place, late=False), _instant(away.last, DAY, place, late=True)


def _without(span: tuple[int, int], away: tuple[int, int] | None) -> list[tuple[int, int]]:
    """Yield what is left of a span without the days away."""
    if away is None or away[1] <= span[0] or span[1] <= away[0]:
        return [span]
    return [(span[0], away[0]), (away[1], span[1])]


def _instant(day: date, minutes: int, place: ZoneInfo, *, late: bool) -> int:
    """Return when the local time of a day is at a number of minutes after midnight."""
    shown = datetime.combine(day + timedelta(minutes // DAY), time(minutes % DAY // 60, minutes % 60))
    # PEP 495: `fold` chooses between two readings of a local time; they differ only around a change of the clocks.
    first, second = (int(shown.replace(tzinfo=place, fold=fold).timestamp()) for fold in (0, 1))
    if first == second:
        return first
    if first < second:  # it occurs twice
        return second if late else first
    return _change(second, first, place)  # it is skipped


def _change(before: int, after: int, place: ZoneInfo) -> int:
    """Return when the clocks of a zone are changed between two times."""

    def offset(at: int) -> timedelta | None:
        return datetime.fromtimestamp(at, UTC).astimezone(place).utcoffset()

    new = offset(after)
    while after - before > 1:
        middle = (before + after) // 2
        before, after = (before, middle) if offset(middle) == new else (middle, after)
    return after
