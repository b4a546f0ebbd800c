"""The event loop leaves a processor to the writer of its file; nothing else that a host does is kept from any."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from bot import cpu_affinity
from bot.discord.posts.pictures import PictureCache
from bot.process_pool import ProcessPool
from bot.store import Store
from renderers.kit.picture import Picture
from tests.store.test_group_commit import opened
from tests.store.test_writer_process import writer_of

pytestmark = pytest.mark.skipif(cpu_affinity.WRITERS is None, reason="there is one processor alone")


def in_a_host(do: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run an event loop in a thread that has left the writer's processor, as that of a host has."""

    def run() -> None:
        cpu_affinity.leave_the_writers()
        asyncio.run(do())

    with ThreadPoolExecutor(1) as thread:
        thread.submit(run).result()


def now_at() -> frozenset[int]:
    """Where this thread may go."""
    return frozenset(os.sched_getaffinity(0))


def test_the_event_loop_stays_away_from_the_writers_processor() -> None:
    async def looks() -> None:
        assert now_at() == cpu_affinity.USABLE - {cpu_affinity.WRITERS}

    in_a_host(looks)


def test_a_writer_keeps_to_its_processor_also_one_that_is_begun_by_such_an_event_loop(tmp_path: Path) -> None:
    async def opens() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
        await store.write(opened("t1"))
        assert os.sched_getaffinity(writer_of(store)) == {cpu_affinity.WRITERS}
        await store.close()

    in_a_host(opens)


def test_pictures_are_drawn_on_any_processor() -> None:
    async def draws() -> None:
        cache, seen = PictureCache(asyncio.to_thread), list[frozenset[int]]()

        def make() -> Picture:
            seen.append(now_at())
            raise LookupError

        with pytest.raises(LookupError):
            await cache.draw("one", make)
        cache.close()
        assert seen == [cpu_affinity.USABLE]

    in_a_host(draws)


def test_a_process_apart_runs_on_any_processor() -> None:
    async def calls() -> None:
        apart = ProcessPool("for a test")
        assert await apart.call(os.sched_getaffinity, 0) == cpu_affinity.USABLE
        apart.close()

    in_a_host(calls)


def test_a_processor_that_the_process_has_no_more_stops_nobody() -> None:
    with ThreadPoolExecutor(1, initializer=cpu_affinity.keep_to, initargs=(100_000,)) as thread:
        assert thread.submit(now_at).result() == cpu_affinity.USABLE
