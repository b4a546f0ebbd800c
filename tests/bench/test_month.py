"""A small month: few people at few tables, over restarts, and with two processes where they can share a database."""

from __future__ import annotations

from bench.month import Month


async def test_a_month_in_small_has_no_fault(url: str) -> None:
    figures = await Month(url, people=4, tables=2, restarts=2).run()
    assert figures.faults == []
    assert figures.finished == 2 and figures.restarts == 2 and figures.moves > 100
