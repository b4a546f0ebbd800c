"""The verifier of a month finds faults, which are planted one at a time."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

from bench.season.month import START, Month, awake, ends
from bot.store import MessageKind, OutboxRow
from bot.store.schema import TimerRow
from bot.tables.clocks import NotificationSettings, Pace, WeeklyHours
from bot.tables.clocks.table_clocks import ALL

HOUR, DAY = 3600, 24 * 3600
BERLIN = NotificationSettings("Europe/Berlin", WeeklyHours.read("8-22"))


def reminder(user: int, made: int, since: int) -> OutboxRow:
    data = json.dumps({"waiting": [["abcde", since]], "nudged": []})
    return OutboxRow(
        "", MessageKind.REMINDER, "user", user, 0, 0, None, data, "sent", 1, made, 0, made, message=5, id=1
    )


def checked(*hours: int) -> list[str]:
    """Return the verifier's findings about reminders to a person in Berlin, in hours after Tuesday's midnight there."""
    month, midnight = Month("sqlite", 4, 1, 0), START + DAY - HOUR
    user = next(iter(month.people_settings))
    month.people_settings[user] = NotificationSettings("Europe/Berlin", WeeklyHours.read("8-22"), first=240, again=720)
    month.check_reminders([reminder(user, midnight + hour * HOUR, midnight + 4 * HOUR) for hour in hours])
    return month.figures.faults


def test_a_reminder_by_night_twice_or_too_soon_is_found() -> None:
    assert checked(9, 21) == []
    assert any("quiet hours" in fault for fault in checked(9, 23))
    assert any("2 reminders" in fault for fault in checked(9, 9))
    assert any("was reminded of" in fault for fault in checked(9, 12))


def test_a_last_reminder_of_a_secret_question_is_right_once() -> None:
    month, table = of_one_person(Pace(moves=2))
    month.people_settings[table.users[0]] = NotificationSettings(
        "Europe/Berlin", WeeklyHours.read("8-22"), first=240, again=720, last=120
    )
    month.now = since = TUESDAY + 8 * HOUR
    table.clocks = (TimerRow("window", table.id, ALL, 0, since=since, due=since + 12 * HOUR),)
    rows = [reminder(table.users[0], since + hour * HOUR, since) for hour in (4, 10)]
    month.check_reminders(rows)
    assert len(month.figures.faults) == 1, "no time is known to end"
    month.watch_clocks(table)
    month.check_reminders(rows)
    assert len(month.figures.faults) == 1


def test_a_deadline_a_minute_off_is_found() -> None:
    month = Month("sqlite", 4, 1, 0)
    month.to_the_minute("abcde", 1000, 1000)
    assert month.figures.faults == []
    month.to_the_minute("abcde", 1060, 1000)
    assert len(month.figures.faults) == 1


def test_waking_time_is_counted_across_a_change_of_clocks() -> None:
    sunday = START + 20 * DAY  # 28 March 2027: clocks are set forward in Berlin
    assert not awake(BERLIN, sunday + 5 * HOUR) and awake(BERLIN, sunday + 6 * HOUR)
    assert ends(BERLIN, sunday - DAY + 20 * HOUR, 2 * HOUR) == sunday + 7 * HOUR, "an hour before the night, one after"


TUESDAY = START + DAY - HOUR
"""Midnight in Berlin."""


def of_one_person(pace: Pace) -> tuple[Month, Any]:
    """A month, and a table at which somebody plays who lives in Berlin."""
    month = Month("sqlite", 4, 1, 0)
    user = next(iter(month.people_settings))
    month.people_settings[user] = BERLIN
    return month, SimpleNamespace(id="abcde", clocks=(), pace=pace, users=(user,))


def test_a_time_that_is_never_up_is_found_and_told_once() -> None:
    month, table = of_one_person(Pace(moves=2))
    table.clocks = (TimerRow("clock", table.id, 0, table.users[0], since=TUESDAY + 8 * HOUR, due=0),)
    month.now = TUESDAY + 15 * HOUR
    month.watch_clocks(table)
    assert month.figures.faults == [], "its time is up only now"
    month.now += 60
    month.watch_clocks(table)
    month.watch_clocks(table)
    (fault,) = month.figures.faults
    assert "is never up" in fault


def test_an_answer_of_the_house_by_night_or_too_soon_is_found() -> None:
    for hour, right in ((15.0, True), (14.0, False), (23.0, False)):
        month, table = of_one_person(Pace(moves=2, bot_answers=True))
        moves = [(8.0, "player"), (hour, "timeout")]
        month.check_timeouts(table, [SimpleNamespace(at=TUESDAY + int(at * HOUR), cause=cause) for at, cause in moves])  # type: ignore[misc]
        assert (month.figures.faults == []) is right
        assert month.figures.checked == 1
