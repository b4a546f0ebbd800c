"""The weekly summary: counted correctly, written once a week, and only where managers want it."""

from __future__ import annotations

import json

from bot.servers.service import ServerService, WeeklySummaries
from games.kernel import Chance
from tests.tables.host import ANN, DAY, GUILD, clock_of, duel, host, play_out, written

CHANNEL_OF_MANAGERS = 900


async def test_a_summary_counts_the_week_and_comes_once_in_it(url: str) -> None:
    async with host(url) as tables:
        summaries = WeeklySummaries(tables)
        await play_out(tables, (await duel(tables)).id, Chance(b"week"))
        await duel(tables)
        assert await summaries.write() == 0, "nobody wants one"
        await tables.service(ServerService).change(GUILD, ANN.id, "weekly", str(CHANNEL_OF_MANAGERS))
        assert await summaries.write() == 1 and await summaries.write() == 0
        clock_of(tables).now += 7 * DAY
        assert await summaries.write() == 1
        first, second = await written(tables, "weekly")
        await tables.service(ServerService).change(GUILD, ANN.id, "weekly", "none")
        clock_of(tables).now += 7 * DAY
        assert await summaries.write() == 0
    assert (first.place, first.target) == ("news", CHANNEL_OF_MANAGERS)
    assert json.loads(first.data) == {"guild": GUILD, "games": 1, "people": 2, "running": 1, "faults": 0}
    assert json.loads(second.data) == {"guild": GUILD, "games": 0, "people": 0, "running": 1, "faults": 0}


async def test_of_two_processes_one_writes_it(shared_url: str) -> None:
    async with host(shared_url, "one") as one, host(shared_url, "two") as two:
        await one.service(ServerService).change(GUILD, ANN.id, "weekly", str(CHANNEL_OF_MANAGERS))
        assert [await WeeklySummaries(tables).write() for tables in (one, two)] == [1, 0]
