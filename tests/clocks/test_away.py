"""Days away as people mean them, and as they are shown to them again."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clocks import Away, Unreadable
from bot.clocks.away import AWAY_WORDS
from bot.discord import times
from renderers.words import LOCALES, Words
from renderers.words.typed import canonical

TODAY = date(2026, 11, 26)


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
    with pytest.raises(Unreadable):
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
    assert times.away(absence, TODAY, Words(locale)) == shown


todays = st.dates(date(2024, 1, 1), date(2105, 1, 1))


@given(todays, st.integers(-366, 3000), st.integers(0, 366), st.sampled_from(LOCALES))
def test_whatever_is_shown_is_read_again(today: date, ahead: int, long: int, locale: str) -> None:
    first = today + timedelta(ahead)
    absence = Away(first, max(first + timedelta(long), today))
    if (absence.last - absence.first).days <= 366:
        shown = times.away(absence, today, Words(locale))
        for typed in (shown, str(absence)):
            assert Away.read(canonical(typed, AWAY_WORDS, locale), today) == absence
