"""Computes when somebody is awake: waking hours in a time zone, without days away. Times are seconds since 1970 in UTC.

If a clock is set forward, a local time that does not exist is the moment of the change. If it is set back, a local time
that exists twice is the later one for waking up and the earlier one for going to bed: in doubt it is quiet.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from itertools import count, takewhile
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.tables.clocks.away import Away
from bot.tables.clocks.time_zones import zone
from bot.tables.clocks.weekly_hours import DAY, WeeklyHours


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
        """Return when the local time is next at so many minutes after midnight.

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
    """Return when the local time of a day is at so many minutes after midnight."""
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
