"""Memory that was needed for a moment does not stay with the host."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from bot import timing
from bot.operation import memory
from bot.operation.memory import GivingBack, Tidying, trimmer


def resident() -> int:
    """The resident bytes of this process."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * 4096


def test_what_is_free_between_what_is_held_goes_back() -> None:
    if not hasattr(ctypes.CDLL(None), "malloc_trim"):
        pytest.skip("not glibc")
    held = [bytes(20_000) for _ in range(4_000)]  # each is smaller than what is given back by itself
    before, held[:-1] = resident(), []
    trimmer()()
    assert resident() < before - 40_000_000
    assert len(held[-1]) == 20_000


def test_a_large_block_goes_back_as_soon_as_it_is_free() -> None:
    """In a process of its own: how the C library is set stays."""
    told = (
        "from bot.operation.memory import be_frugal; be_frugal()\n"
        "from pathlib import Path\n"
        "resident = lambda: int(Path('/proc/self/statm').read_text().split()[1]) * 4096\n"
        "for _ in range(4): bytearray(8_000_000)\n"  # left alone, it keeps such blocks from the second one on
        "before = resident(); held = [bytearray(8_000_000) for _ in range(4)] + [bytearray(2000)]\n"
        "del held[:4]; print(resident() - before)"
    )
    grown = int(subprocess.run([sys.executable, "-c", told], check=True, capture_output=True, text=True).stdout)
    assert grown < 4_000_000


async def test_it_is_done_in_a_thread_of_its_own_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    threads, twice = list[str](), threading.Event()

    def trim() -> None:
        threads.append(threading.current_thread().name)
        if len(threads) == 2:
            twice.set()

    monkeypatch.setattr(memory, "_EVERY_SECONDS", 0.001)
    monkeypatch.setattr(memory, "trimmer", lambda: trim)
    worker = GivingBack()
    worker.start()
    await asyncio.to_thread(twice.wait, 10)
    await worker.stop()
    assert twice.is_set()
    assert threading.main_thread().name not in threads


def test_another_c_library_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda _: object())
    assert trimmer()() is None


async def test_cycles_are_collected_after_a_request_and_not_within_one(monkeypatch: pytest.MonkeyPatch) -> None:
    collected = list[int]()
    monkeypatch.setattr(memory, "_REST_SECONDS", 0.0)
    monkeypatch.setattr(gc, "collect", lambda generation: collected.append(generation))
    before, worker = gc.get_threshold(), Tidying()
    worker.start()
    assert gc.get_threshold() == (memory._WITHIN, *before[1:])
    await _turned(worker)
    collected.clear()
    for ages, looked_at in (((600, 3, 7), [0]), ((600, 10, 99), [1]), ((600, 2, 100), [2]), ((30, 10, 100), [])):
        monkeypatch.setattr(gc, "get_count", lambda ages=ages: ages)
        timing.observe("commit", "", 0.001)
        await _turned(worker)
        assert collected == []
        timing.observe("handler", "press move", 0.001)
        await _turned(worker)
        assert collected == looked_at
        collected.clear()
    await worker.stop()
    assert gc.get_threshold() == before


async def _turned(worker: Tidying) -> None:
    """Let a worker that was woken do what there is to do."""
    for _ in range(10):
        await asyncio.sleep(0)
    assert worker.running
