"""Waking hours through nights, days away and changes of the clock."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.clocks import ALWAYS, Away, UnreadableTime, WakingHours, WeeklyHours, waking_hours

HOUR, DAY = 3600, 24 * 3600
PLACES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "America/Santiago", "UTC")
OFFICE = WeeklyHours.read("mon-fri 8-22, sat-sun 10-24")


def at(written: str, zone: str = "Europe/Berlin") -> int:
    return int(datetime.fromisoformat(written).replace(tzinfo=ZoneInfo(zone)).timestamp())


def test_at_night_somebody_is_told_in_the_morning() -> None:
    waking = WakingHours("Europe/Berlin", OFFICE)
    assert waking.next_awake(at("2026-11-24 23:30")) == at("2026-11-25 08:00")
    assert waking.next_awake(at("2026-11-27 22:00")) == at("2026-11-28 10:00"), "Saturdays begin later"
    assert waking.next_awake(at("2026-11-25 12:34")) == at("2026-11-25 12:34")
    assert not waking.awake(at("2026-11-25 22:00")) and waking.awake(at("2026-11-25 21:59"))


def test_hours_past_midnight_belong_to_the_day_before() -> None:
    waking = WakingHours("Europe/Berlin", WeeklyHours.read("fri 20:00-04:00, sat off, sun 12-14"))
    assert waking.awake(at("2026-11-28 03:59")) and not waking.awake(at("2026-11-28 04:00"))
    assert waking.next_awake(at("2026-11-28 04:00")) == at("2026-11-29 12:00")


def test_days_away_are_asleep_from_midnight_to_midnight() -> None:
    away = Away(date(2026, 12, 24), date(2026, 12, 26))
    waking = WakingHours("Europe/Berlin", ALWAYS, away)
    assert waking.awake(at("2026-12-23 23:59")) and not waking.awake(at("2026-12-24 00:00"))
    assert waking.next_awake(at("2026-12-25 12:00")) == at("2026-12-27 00:00")
    assert waking.passed(at("2026-12-23 12:00"), at("2026-12-27 12:00")) == DAY


@pytest.mark.parametrize(("day", "hours"), [("2026-03-29", 23), ("2026-10-25", 25)], ids=["set forward", "set back"])
def test_a_day_on_which_the_clock_is_changed_has_as_many_hours_as_it_has(day: str, hours: int) -> None:
    waking = WakingHours("Europe/Berlin", ALWAYS)
    assert waking.passed(at(f"{day} 00:00"), at(f"{day} 00:00") + hours * HOUR) == hours * HOUR
    night = WakingHours("Europe/Berlin", WeeklyHours.read("00:00-06:00"))
    assert night.passed(at(f"{day} 00:00"), at(f"{day} 12:00")) == (hours - 18) * HOUR


def test_what_a_clock_never_shows_is_the_moment_of_the_change_and_what_it_shows_twice_is_quiet() -> None:
    forward, back = at("2026-03-29 00:00"), at("2026-10-25 00:00")
    early = WakingHours("Europe/Berlin", WeeklyHours.read("02:30-12:00"))
    assert early.next_awake(forward) == at("2026-03-29 03:00"), "there is no half past two that night"
    assert early.next_awake(back) == back + 3 * HOUR + HOUR // 2, "the second half past two"
    late = WakingHours("Europe/Berlin", WeeklyHours.read("00:00-02:30"))
    assert late.passed(forward, forward + DAY // 2) == 2 * HOUR
    assert late.passed(back, back + DAY // 2) == 2 * HOUR + HOUR // 2, "the first half past two"


def test_who_never_sleeps_is_awake_for_ever() -> None:
    waking = WakingHours("UTC", ALWAYS)
    assert waking.awake(0) and waking.after(5, 3000 * DAY) == 5 + 3000 * DAY


times = st.integers(1_700_000_000, 1_900_000_000)
spans = st.one_of(st.just("off"), st.tuples(st.integers(0, 23), st.integers(0, 24)).map(lambda s: f"{s[0]}-{s[1]}"))
weeks = st.lists(spans, min_size=7, max_size=7).filter(lambda week: set(week) != {"off"})


def hours_of(week: list[str]) -> WeeklyHours:
    days = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
    return WeeklyHours.read(", ".join(f"{day} {typed}" for day, typed in zip(days, week, strict=True)))


@given(st.sampled_from(PLACES), weeks, times, st.integers(0, 20 * DAY))
def test_after_so_many_waking_seconds_just_these_have_passed(zone: str, week: list[str], now: int, wait: int) -> None:
    waking = WakingHours(zone, hours_of(week))
    then = waking.after(now, wait)
    assert waking.passed(now, then) == wait
    assert then == now + wait or waking.passed(now, then - 1) in (wait - 1, wait if wait == 0 else wait - 1)


@given(st.sampled_from(PLACES), weeks, times)
def test_nobody_is_woken(zone: str, week: list[str], now: int) -> None:
    waking = WakingHours(zone, hours_of(week))
    then = waking.next_awake(now)
    assert then >= now and waking.awake(then) and waking.passed(now, then) == 0
    local, hours = datetime.fromtimestamp(then, ZoneInfo(zone)), waking.hours.days
    minute = 60 * local.hour + local.minute
    today, before = hours[local.weekday()], hours[local.weekday() - 1]
    inside = today is not None and today.start <= minute < today.end
    inside |= before is not None and minute < before.end - 1440
    assert inside or local.fold or (zone != "UTC" and local.minute % 30 == 0)


@given(weeks)
def test_hours_are_read_as_they_are_written(week: list[str]) -> None:
    hours = hours_of(week)
    assert WeeklyHours.read(str(hours)) == hours


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("8-22", "mon-sun 08:00-22:00"),
        ("Mon-Fri 8-22 clock; Sat,Sun 10-24", None),
        ("mon-fri 8.30-22 clock; sat-sun 10-24", "mon-fri 08:30-22:00, sat-sun 10:00-24:00"),
        ("Sat-Mon 9:15–1", "mon 09:15-01:00, tue-fri off, sat-sun 09:15-01:00"),
        ("Mon - Wed 7-23", "mon-wed 07:00-23:00, thu-sun off"),
        ("always", "mon-sun 00:00-24:00"),
        ("monday 8-22", None),
        ("", None),
        ("off", None),
        ("mon 25-26", None),
        ("mon 8-22:75", None),
        ("lundi 8-22", None),
    ],
)
def test_hours_as_people_type_them(typed: str, written: str | None) -> None:
    if written is None:
        with pytest.raises(UnreadableTime):
            WeeklyHours.read(typed)
    else:
        assert str(WeeklyHours.read(typed)) == written


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("2026-12-24 to 2027-01-02", "2026-12-24 – 2027-01-02"),
        ("24.12. to 2.1.", "2026-12-24 – 2027-01-02"),
        ("home", "None"),
        ("2026-12-24", "2026-12-24 – 2026-12-24"),
        ("1.2.", "2027-02-01 – 2027-02-01"),
        ("2026-10-01 to 2026-10-02", None),
        ("2027-01-02 to 2026-12-24", None),
        ("31.2.", None),
        ("soon", None),
        ("2026-12-24 to 2029-12-24", None),
    ],
)
def test_days_away_as_people_type_them(typed: str, written: str | None) -> None:
    today = date(2026, 11, 22)
    if written is None:
        with pytest.raises(UnreadableTime):
            Away.read(typed, today)
    else:
        assert str(Away.read(typed, today)) == written


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("europe/berlin", "Europe/Berlin"),
        ("New York", "America/New_York"),
        ("america/argentina/buenos aires", "America/Argentina/Buenos_Aires"),
        ("utc", "UTC"),
    ],
)
def test_zones_as_people_type_them(typed: str, name: str) -> None:
    assert waking_hours.read(typed) == name


def test_no_zone_is_not_guessed() -> None:
    for typed in ("", "Atlantis", "Etc/GMT+5", "../../etc/passwd"):
        with pytest.raises(UnreadableTime):
            waking_hours.read(typed)
    assert str(waking_hours.zone("Atlantis/Poseidonis")) == "UTC", "a database of zones may forget one"
