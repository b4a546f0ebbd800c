"""The pace of a table: typed forms, and the waking time that it gives to people."""

from __future__ import annotations

import pytest

from bot.tables.clocks import ALWAYS, Pace, UnreadableTime, WeeklyHours
from bot.tables.clocks.pace import NONE, OFFERED

TYPED = {
    "none": "",
    "-": "",
    "2 per day": "2/day",
    "2/day": "2/day",
    "3 moves per day": "3/day",
    "bank 48h+8h": "bank 48h+8h",
    "3 day + 12h bot": "bank 72h+12h bot",
}
"""In canonical words; what people type is tested with the catalogues."""


@pytest.mark.parametrize("typed", TYPED)
def test_a_pace_is_read_as_it_is_typed(typed: str) -> None:
    assert str(Pace.read(typed)) == TYPED[typed]


@pytest.mark.parametrize("pace", OFFERED)
def test_what_is_written_is_read_again(pace: Pace) -> None:
    assert Pace.read(str(pace)) == pace


@pytest.mark.parametrize("typed", ["fast", "0/day", "99/day", "0h+8h", "8h", "9999h+1h", "2/week"])
def test_what_nobody_can_read_is_refused(typed: str) -> None:
    with pytest.raises(UnreadableTime):
        Pace.read(typed)


def test_a_move_a_day_is_one_of_their_own_waking_days() -> None:
    working = WeeklyHours.read("mon-fri 8-22, sat-sun off")
    assert Pace(moves=1).more(ALWAYS) == 24 * 3600
    assert Pace(moves=2).more(working) == 14 * 3600 * 5 // 7 // 2
    assert Pace(moves=24).more(WeeklyHours.read("mon 8-9")) == 3600, "an hour at least"
    assert Pace(bank=48, increment=8).more(working) == 8 * 3600
    assert not NONE.runs and NONE.more(ALWAYS) == 0
