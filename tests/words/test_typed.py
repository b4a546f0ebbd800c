"""Words that people type: the catalogues list them, and they mean the same in every language."""

from __future__ import annotations

from datetime import date

import pytest

from bot.servers import settings as server_settings
from bot.tables.clocks import Away, Pace, WeeklyHours, notification_settings, pace, waking_hours
from bot.tables.clocks import waking_hours as away_days
from renderers.words import LOCALES, typed
from renderers.words.typed import accepted, canonical, listed
from tests.words.catalogue import catalogue

KNOWN = {
    "pace": (*pace.WORDS, *server_settings.USUAL),
    "hours": waking_hours.WORDS,
    "wait": notification_settings.WAIT_WORDS,
    "digest": notification_settings.DIGEST_WORDS,
    "away": away_days.AWAY_WORDS,
    "setting": server_settings.WORDS,
}
"""The words that each parser of typed text knows."""
TODAY = date(2026, 11, 22)


def test_the_catalogues_list_just_what_is_read_somewhere() -> None:
    used = {word for words in KNOWN.values() for word in words}
    assert {one.removeprefix("typed-") for one in catalogue("en") if one.startswith("typed-")} == used


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("reader", KNOWN)
def test_whatever_a_language_lists_means_one_thing_to_its_reader(locale: str, reader: str) -> None:
    for word in KNOWN[reader]:
        assert canonical(word, KNOWN[reader], locale) == word, "what panels write is read in every language"
        for one in accepted(f"typed-{word}"):
            assert canonical(one, KNOWN[reader], locale) in KNOWN[reader], one


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("none", ""),
        ("keins", ""),
        ("Üblich", "usual"),
        ("2 a day", "2/day"),
        ("3 moves per day", "3/day"),
        ("1x am Tag", "1/day"),
        ("4 Züge pro Tag Bot", "4/day bot"),
        ("3d + 12h bot", "bank 72h+12h bot"),
        ("2 Tage + 4 Std.", "bank 48h+4h"),
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_pace_is_typed_in_any_language_whatever_ones_own(locale: str, typed: str, written: str) -> None:
    text = canonical(typed, KNOWN["pace"], locale)
    assert (text if text in server_settings.USUAL[1:] else str(Pace.read(text))) == written


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("Monday - Wednesday 7-23 o’clock", "mon-wed 07:00-23:00, thu-sun off"),
        ("Mo-Fr 8.30-22 Uhr; Sa-So 10-24", "mon-fri 08:30-22:00, sat-sun 10:00-24:00"),
        ("8-22, Sonntag frei", "mon-sat 08:00-22:00, sun off"),
        ("immer", "mon-sun 00:00-24:00"),
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_waking_hours_are_typed_in_any_language(locale: str, typed: str, written: str) -> None:
    assert str(WeeklyHours.read(canonical(typed, waking_hours.WORDS, locale))) == written


@pytest.mark.parametrize("locale", LOCALES)
def test_waits_digests_and_days_away_are_typed_in_any_language(locale: str) -> None:
    waits = {"4h": 240, "4 Std.": 240, "90 minutes": 90, "2 Tage": 2880, "1 day": 1440, "nie": 0, "no": 0}
    assert {
        one: notification_settings.wait(canonical(one, notification_settings.WAIT_WORDS, locale)) for one in waits
    } == waits
    times = {"7 pm": 1140, "7 abends": 1140, "19h30": 1170, "19:30 Uhr": 1170, "7 o'clock": 420}
    assert {
        one: notification_settings.digest(canonical(one, notification_settings.DIGEST_WORDS, locale)) for one in times
    } == times
    away = Away(date(2026, 12, 24), date(2027, 1, 2))
    read = {
        one: Away.read(canonical(one, away_days.AWAY_WORDS, locale), TODAY) for one in ("24.12. bis 2.1.", "zurück")
    }
    assert list(read.values()) == [away, None]


def test_of_two_meanings_the_readers_own_language_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    both = {"en": {"typed-mon": "mo | moon"}, "de": {"typed-tue": "mo | mars"}}
    monkeypatch.setattr(typed, "_listed", lambda message, locale: both[locale].get(message, "").split(" | "))
    for locale, meant in (("en", "mon tue x"), ("de", "tue tue x")):
        typed._spellings.cache_clear()
        assert typed.canonical("Mo mars x", ("mon", "tue"), locale) == meant
    typed._spellings.cache_clear()


def test_parts_of_words_are_left_alone() -> None:
    assert canonical("monster 2d-mon", ("mon", "day"), "en") == "monster 2day-mon"
    assert "küchenchef" in listed("food_chain_magnate-page-second-halves"), "as it stands there"
