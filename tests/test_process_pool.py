"""Processes beside the host: closed, they end at once, even during a call."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures.process import BrokenProcessPool

import pytest

from bot.process_pool import ProcessPool

SOON = 10.0


async def test_a_call_that_goes_on_for_ever_ends_with_its_pool_and_is_not_repeated() -> None:
    before = set(multiprocessing.active_children())
    pool = ProcessPool("of a test")
    await pool.call(os.getpid)
    children = set(multiprocessing.active_children()) - before
    call = asyncio.ensure_future(pool.call(signal.pause))
    await asyncio.to_thread(lambda: None)  # it is handed over in a thread
    pool.close()
    with pytest.raises((BrokenProcessPool, asyncio.CancelledError)):
        async with asyncio.timeout(SOON):
            await call
    for child in children:
        await asyncio.to_thread(child.join, SOON)
    assert children and not any(child.is_alive() for child in children)
    assert set(multiprocessing.active_children()) <= before
