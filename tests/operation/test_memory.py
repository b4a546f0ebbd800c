"""Memory that was needed for a moment does not stay with the host."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path

import pytest

from bot.operation.memory import trimmer


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
