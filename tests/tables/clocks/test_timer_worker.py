"""The timer worker runs one check after the other, whatever wakes it."""

from __future__ import annotations

import asyncio

from bot.tables.clocks.timer_worker import TimerWorker
from tests.tables.host import host


async def test_who_wants_a_look_waits_for_the_one_under_way(url: str) -> None:
    async with host(url) as tables:
        begun, go_on, ended = asyncio.Event(), asyncio.Event(), list[str]()

        async def slow() -> int:
            begun.set()
            await go_on.wait()
            ended.append("looked")
            return 1

        watch = TimerWorker(tables.repository)
        watch.add(slow)
        watch.start()
        await begun.wait()
        wanted = asyncio.create_task(watch.once())
        await asyncio.sleep(0)
        assert not wanted.done() and ended == []
        go_on.set()
        assert await wanted == 1
        assert ended == ["looked", "looked"]
        await watch.stop()
