"""Days away: parsed as people mean them, and shown again."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.posts import clock_text
from bot.inbox import settings as settings_panel
from bot.tables.clocks import Away, NotificationSettings, UnreadableTime
from bot.tables.clocks.waking_hours import AWAY_WORDS, FAST_DAYS, SLOW_DAYS, counted, rested_after
from renderers.words import LOCALES, Words
from renderers.words.typed import canonical

TODAY = date(2026, 11, 26)
NOON = 1_795_694_400
"""Seconds since 1970 at noon of that day."""


def read(typed: str, locale: str = "en", today: date = TODAY) -> str:
    """Read what somebody types, by the language they most likely type in."""
    return str(Away.read(canonical(typed, AWAY_WORDS, locale), today))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("24.11. - 1.12.", "2026-11-24 – 2026-12-01"),
        ("24.11.-1.12.", "2026-11-24 – 2026-12-01"),
        ("2.1. - 24.12.", "2026-01-02 – 2026-12-24"),
        ("24.12. - 2.1.", "2026-12-24 – 2027-01-02"),
        ("24.11. - 25.11.", "2027-11-24 – 2027-11-25"),
        ("26.11.", "2026-11-26 – 2026-11-26"),
        ("25.11.", "2027-11-25 – 2027-11-25"),
        ("29.2.", "2028-02-29 – 2028-02-29"),
        ("28.2. - 29.2.", "2028-02-28 – 2028-02-29"),
        ("29.2. - 3.3.", "2028-02-29 – 2028-03-03"),
        ("24.12.27", "2027-12-24 – 2027-12-24"),
        ("24.12. - 2.1.2028", "2027-12-24 – 2028-01-02"),
        ("24.12.2027 - 2.1.", "2027-12-24 – 2028-01-02"),
        ("2026-11-24 - 2026-12-01", "2026-11-24 – 2026-12-01"),
        ("24 Dec to January 2", "2026-12-24 – 2027-01-02"),
        ("Thu, Dec 24 – Sat, Jan 2, 2027", "2026-12-24 – 2027-01-02"),
        ("Do., 24. Dez. bis Sa., 2. Jänner 2027", "2026-12-24 – 2027-01-02"),
        ("1. März", "2027-03-01 – 2027-03-01"),
    ],
)
def test_days_are_read_as_a_person_means_them(locale: str, typed: str, written: str) -> None:
    assert read(typed, locale) == written


@pytest.mark.parametrize(
    "typed", ["30.2.", "29.2.2027", "24.11.2026 - 25.11.2026", "1.12.2026 - 3.12.2027", "1.1. - 2.1. - 3.1.", "13 13"]
)
def test_days_that_never_come_or_are_over_are_refused(typed: str) -> None:
    with pytest.raises(UnreadableTime):
        read(typed)


def test_in_a_century_without_one_the_next_leap_day_is_eight_years_away() -> None:
    assert read("29.2.", today=date(2096, 3, 1)) == "2104-02-29 – 2104-02-29"


@pytest.mark.parametrize(
    ("locale", "absence", "shown"),
    [
        ("en", Away(date(2026, 11, 24), date(2026, 12, 1)), "Tue, Nov 24 – Tue, Dec 1"),
        ("de", Away(date(2026, 11, 24), date(2026, 12, 1)), "Di., 24. Nov. – Di., 1. Dez."),
        ("en", Away(date(2028, 2, 29), date(2028, 2, 29)), "Tue, Feb 29, 2028"),
        ("de", Away(date(2028, 2, 29), date(2028, 2, 29)), "Di., 29. Feb. 2028"),
        ("en", Away(date(2027, 12, 1), date(2027, 12, 3)), "Wed, Dec 1, 2027 – Fri, Dec 3, 2027"),
    ],
)
def test_the_year_is_shown_where_the_days_alone_would_mean_others(locale: str, absence: Away, shown: str) -> None:
    assert clock_text.away(absence, TODAY, Words(locale)) == shown


@pytest.mark.parametrize("locale", LOCALES)
def test_who_sets_days_away_reads_how_many_of_them_stop_a_clock(locale: str) -> None:
    words = Words(locale)
    for days, said in (
        (7, words("me-away-still")),
        (8, words("me-away-clocks", slow=8, fast=7)),
        (365, words("me-away-clocks", slow=14, fast=7)),
    ):
        absence = Away(TODAY, TODAY + timedelta(days - 1))
        shown, _ = settings_panel.build(NotificationSettings(away=absence), words, NOON)
        assert said in shown


todays = st.dates(date(2024, 1, 1), date(2105, 1, 1))


@given(todays, st.integers(-366, 3000), st.integers(0, 366), st.sampled_from(LOCALES))
def test_whatever_is_shown_is_read_again(today: date, ahead: int, long: int, locale: str) -> None:
    first = today + timedelta(ahead)
    absence = Away(first, max(first + timedelta(long), today))
    if (absence.last - absence.first).days <= 366:
        shown = clock_text.away(absence, today, Words(locale))
        for typed in (shown, str(absence)):
            assert Away.read(canonical(typed, AWAY_WORDS, locale), today) == absence


def test_being_away_stops_a_clock_for_so_many_days_and_no_more() -> None:
    year = Away(date(2026, 12, 1), date(2027, 11, 30))
    assert counted(year, None, SLOW_DAYS) == Away(date(2026, 12, 1), date(2026, 12, 14))
    assert counted(year, None, FAST_DAYS) == Away(date(2026, 12, 1), date(2026, 12, 7))
    weekend = Away(date(2026, 12, 5), date(2026, 12, 6))
    assert counted(weekend, None, FAST_DAYS) == weekend


def test_a_day_at_home_makes_up_for_a_day_away() -> None:
    ten = Away(date(2026, 12, 1), date(2026, 12, 10))
    rested = rested_after(ten, None, date(2026, 12, 13), None)
    assert rested == date(2026, 12, 21), "ten days from the eleventh on"
    again = Away(date(2026, 12, 13), date(2026, 12, 31))
    assert counted(again, rested, SLOW_DAYS) == Away(date(2026, 12, 13), date(2026, 12, 18)), "eight are still used up"
    assert counted(Away(date(2026, 12, 21), date(2026, 12, 31)), rested, SLOW_DAYS) is not None
    assert counted(Away(date(2026, 12, 7), date(2026, 12, 31)), rested, SLOW_DAYS) is None, "all are used up"


said = st.one_of(st.none(), st.tuples(st.integers(0, 40), st.integers(0, 60)))


@given(st.lists(st.lists(said, max_size=3), min_size=30, max_size=90), st.sampled_from((SLOW_DAYS, FAST_DAYS)))
def test_nobody_is_away_for_longer_by_saying_it_again(days: list[list[tuple[int, int] | None]], most: int) -> None:
    """Whatever is said on whichever day, never more days in a row stop a clock than one absence would."""
    away, rested, row = None, None, 0
    for number, changes in enumerate(days):
        today = TODAY + timedelta(number)
        stops = [counted(away, rested, most)]
        for change in changes:
            new = None
            if change is not None:
                first = today + timedelta(change[0] - 5)
                new = Away(first, max(first + timedelta(change[1]), today))
            away, rested = new, rested_after(away, rested, today, new)
            stops.append(counted(away, rested, most))
        row = row + 1 if any(one is not None and one.first <= today <= one.last for one in stops) else 0
        assert row <= most
