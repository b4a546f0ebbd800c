"""The loop of every worker: it sleeps until woken, and a stop interrupts nothing."""

from __future__ import annotations

import asyncio

import pytest

from bot.worker import Worker

LONG = 3600.0


async def test_it_turns_at_once_where_more_is_to_be_done_and_rests_where_not() -> None:
    rests, turned, resting = iter((0.0, 0.0)), 0, asyncio.Event()

    async def turn() -> float:
        nonlocal turned
        turned += 1
        rest = next(rests, LONG)
        if rest:
            resting.set()
        return rest

    worker = Worker("cook", turn)
    worker.start()
    await resting.wait()
    assert (turned, worker.running) == (3, True)
    resting.clear()
    worker.wake()
    await resting.wait()
    assert turned == 4
    await worker.stop()
    assert (turned, worker.running) == (4, False), "a stop wakes it, and it does not turn again"


async def test_what_is_noticed_during_a_turn_is_looked_at_in_the_next() -> None:
    turned = 0

    async def turn() -> float:
        nonlocal turned
        turned += 1
        if turned == 1:
            worker.wake()
        return LONG

    worker = Worker("cook", turn)
    worker.start()
    for _ in range(20):
        await asyncio.sleep(0)
    assert turned == 2
    await worker.stop()


@pytest.mark.parametrize("breakable", [False, True])
async def test_a_stop_waits_for_the_turn_under_way_unless_it_may_be_broken_off(breakable: bool) -> None:
    begun, finish, done = asyncio.Event(), asyncio.Event(), []

    async def turn() -> float:
        begun.set()
        await finish.wait()
        done.append("written")
        return LONG

    worker = Worker("cook", turn, breakable=breakable)
    worker.start()
    await begun.wait()
    stopped = asyncio.create_task(worker.stop())
    for _ in range(5):
        await asyncio.sleep(0)
    assert stopped.done() is breakable
    finish.set()
    await stopped
    assert done == ([] if breakable else ["written"])


async def test_a_turn_that_fails_is_logged_and_another_one_comes(caplog: pytest.LogCaptureFixture) -> None:
    fails, resting, failed = iter((True,)), asyncio.Event(), asyncio.Event()

    async def turn() -> float:
        if next(fails, False):
            failed.set()
            raise ZeroDivisionError("nobody expected that")
        resting.set()
        return LONG

    worker = Worker("cook", turn)
    worker.start()
    await failed.wait()
    await asyncio.sleep(0)
    sound = [worker.sound]
    worker.wake()
    await resting.wait()
    await asyncio.sleep(0)
    sound.append(worker.sound)
    assert sound == [False, True], "whoever watches is told"
    await worker.stop()
    (record,) = caplog.records
    assert "cook failed" in record.message and record.exc_info is not None


async def test_who_never_began_can_be_stopped() -> None:
    async def turn() -> float:
        raise AssertionError("nobody began")

    await Worker("cook", turn).stop()
