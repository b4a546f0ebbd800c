"""The process that writes to a file: it may die, it outlives nobody, and it takes orders from its host alone."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.store import Conflict, LoggedRequest, Store, StoreError, Uncertain, writer_process
from bot.writer.writer_loop import Service
from tests.store.test_group_commit import move, opened
from tests.writer.here import writes_here

_HOST = """
import asyncio, os, signal, sys
from bot.store import Store
from tests.store.test_group_commit import opened

async def main():
    store = await Store.open(sys.argv[1])
    await store.write(opened("t1"))
    writer = store._committer._writer._process.pid
    os.kill(writer, signal.SIGSTOP)
    print(writer, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""
"""A host that is killed while its writer is held up."""


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The address of a file."""
    return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"


@pytest.fixture
async def store(file: str) -> AsyncIterator[Store]:
    """A store on it."""
    store = await Store.open(file)
    yield store
    await store.close()


def writer_of(store: Store) -> int:
    """The number of the process that writes."""
    return int(store._committer._writer._process.pid)  # type: ignore[attr-defined]


async def test_of_what_a_writer_was_at_when_it_died_nobody_knows_and_another_one_goes_on(store: Store) -> None:
    await store.write(opened("t1"))
    first = writer_of(store)
    os.kill(first, signal.SIGSTOP)
    writing = [store._committer._writer.send(opened(f"t{n}")) for n in (2, 3)]  # type: ignore[attr-defined]
    os.kill(first, signal.SIGKILL)
    for one in writing:
        with pytest.raises(Uncertain, match="nobody knows"):
            await one
    await store.write(opened("t4"))
    assert writer_of(store) != first
    assert [await store.version(f"t{n}") for n in range(1, 5)] == [0, None, None, 0]


async def test_what_was_written_though_nobody_was_told_is_known_when_it_is_asked_for_again(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object) -> None:
        raise ConnectionError

    writes_here(monkeypatch)
    store = await Store.open(file)
    try:
        store.request_log.begin(LoggedRequest(7, 1, "key", 0))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Service, "_send", die)
            with pytest.raises(Uncertain):
                await store.write(opened("t1"), "t1")
        known = await store.request_log.repeated(LoggedRequest(8, 1, "key", 1))
        assert known is not None and known.number == 7 and await store.version("t1") == 0
        with pytest.raises(Conflict):
            await store.write(opened("t1"))
    finally:
        await store.close()


async def test_a_unit_is_written_by_the_next_writer_also_where_who_waits_for_it_is_broken_off(store: Store) -> None:
    os.kill(writer_of(store), signal.SIGKILL)
    with pytest.raises(Uncertain):
        await store.write(opened("t1"))
    broken_off = asyncio.create_task(store.write(opened("t2")))
    await asyncio.sleep(0)
    broken_off.cancel()
    await store.write(opened("t3"))
    assert [await store.version(f"t{n}") for n in (2, 3)] == [0, 0]


async def test_a_signal_meant_for_all_is_left_to_the_host(store: Store) -> None:
    await store.write(opened("t1"))
    writer = writer_of(store)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        os.kill(writer, number)
    await store.write(opened("t2"))
    assert writer_of(store) == writer and await store.version("t2") == 0


async def test_a_file_is_free_once_the_writer_of_a_killed_host_has_ended(file: str) -> None:
    host = await asyncio.create_subprocess_exec(sys.executable, "-c", _HOST, file, stdout=subprocess.PIPE)
    assert host.stdout is not None
    writer = int(await host.stdout.readline())
    assert await host.wait() == -signal.SIGKILL
    with pytest.raises(StoreError, match=rf"another process \({host.pid}, or its writer {writer}\) uses"):
        await Store.open(file)
    os.kill(writer, signal.SIGCONT)
    store = await Store.open(file)
    assert await store.version("t1") == 0
    await store.close()


async def test_a_closed_store_leaves_no_process_behind(file: str) -> None:
    store = await Store.open(file)
    await store.write(opened("t1"))
    writer = writer_of(store)
    await store.close()
    with pytest.raises(ProcessLookupError):
        os.kill(writer, 0)


async def test_a_writer_that_hangs_holds_up_no_stop(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_process, "END_SECONDS", 0.1)
    store = await Store.open(file)
    await store.write(opened("t1"))
    writer = writer_of(store)
    os.kill(writer, signal.SIGSTOP)
    try:
        writing = asyncio.create_task(store.write(opened("t2")))
        await asyncio.sleep(0)
        async with asyncio.timeout(30):
            await store.close()
        with pytest.raises(Uncertain, match="nobody knows"):
            await writing
        with pytest.raises(ProcessLookupError):
            os.kill(writer, 0)
    finally:
        with suppress(ProcessLookupError):
            os.kill(writer, signal.SIGCONT)


async def test_what_fits_into_no_message_at_once_is_written_whole(store: Store) -> None:
    await store.write(opened("t1"))
    await store.write(move("t1", 1, "x" * 3_000_000))
    assert [row.action for row in await store.moves("t1")] == ["x" * 3_000_000]


async def test_what_no_file_takes_is_refused_alone(store: Store) -> None:
    unit = opened("t1")
    unit.close("t1", "running", 1 << 70)
    with pytest.raises(OverflowError):
        await store.write(unit)
    await store.write(opened("t2"))
    assert await store.version("t1") is None and await store.version("t2") == 0
