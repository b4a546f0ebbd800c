"""A small month: few people at few tables, over restarts, and with two processes where they can share a database."""

from __future__ import annotations

import pytest

from bench.month import Month


@pytest.mark.parametrize("zone_people", [8])
async def test_a_month_in_small_has_no_fault(url: str, zone_people: int) -> None:
    figures = await Month(url, zone_people, 5, restarts=3).run()
    assert figures.faults == []
    assert figures.finished == 5 and figures.restarts == 3 and figures.reminders > 0
