"""The judge of a month sees what should not be: faults are planted in what was written, one at a time."""

from __future__ import annotations

import json

from bench.month import START, Month, awake, ends
from bot.clocks import Habits, Hours
from bot.store import MessageKind, OutboxRow

HOUR, DAY = 3600, 24 * 3600
BERLIN = Habits("Europe/Berlin", Hours.read("8-22"))


def reminder(user: int, made: int, since: int) -> OutboxRow:
    """A reminder of one table."""
    data = json.dumps({"waiting": [["abcde", since]], "nudged": []})
    where = (1, "", MessageKind.REMINDER, "user", user, 0, 0, None, data)
    return OutboxRow(*where, "sent", 1, made, None, 0, 5, None, made)


def judged(*hours: int) -> list[str]:
    """What the judge says of reminders to who lives in Berlin, so many hours after Tuesday's midnight there."""
    month, midnight = Month("sqlite", 4, 1, 0), START + DAY - HOUR
    user = next(iter(month._habits))
    month._habits[user] = Habits("Europe/Berlin", Hours.read("8-22"), first=240, again=720)
    month._judge_reminders([reminder(user, midnight + hour * HOUR, midnight + 4 * HOUR) for hour in hours])
    return month.figures.faults


def test_a_reminder_by_night_twice_or_too_soon_is_found() -> None:
    assert judged(9, 21) == []
    assert any("quiet hours" in fault for fault in judged(9, 23))
    assert any("2 reminders" in fault for fault in judged(9, 9))
    assert any("was reminded of" in fault for fault in judged(9, 12))


def test_a_deadline_a_minute_off_is_found() -> None:
    month = Month("sqlite", 4, 1, 0)
    month._to_the_minute("abcde", 1000, 1000)
    assert month.figures.faults == []
    month._to_the_minute("abcde", 1060, 1000)
    assert len(month.figures.faults) == 1


def test_waking_time_is_counted_across_a_change_of_clocks() -> None:
    sunday = START + 20 * DAY  # 28 March 2027: clocks are set forward in Berlin
    assert not awake(BERLIN, sunday + 5 * HOUR) and awake(BERLIN, sunday + 6 * HOUR)
    assert ends(BERLIN, sunday - DAY + 20 * HOUR, 2 * HOUR) == sunday + 7 * HOUR, "an hour before the night, one after"
