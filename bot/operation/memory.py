"""Memory that nobody needs goes back to the system: drawing takes much for a moment, and the C library keeps it."""

from __future__ import annotations

import asyncio
import ctypes
from collections.abc import Callable

from bot.worker import Worker

_EVERY_SECONDS = 30.0
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""What glibc's `mallopt` calls these settings (malloc.h)."""
_LARGE = 1 << 20
_ARENAS = 2


class GivingBack(Worker):
    """Gives free pages back now and then: about 25 MB of a busy host, in some milliseconds of another thread."""

    def __init__(self) -> None:
        super().__init__("giving back", self._turn)
        self._trim = trimmer()

    async def _turn(self) -> float:
        await asyncio.to_thread(self._trim)
        return _EVERY_SECONDS


def trimmer() -> Callable[[], object]:
    """What has the C library give back what it holds free; nothing where it knows no such thing (it is glibc's)."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        return lambda: None
    return lambda: trim(0)


def be_frugal() -> None:
    """Have the C library take blocks of a megabyte and more from the system, and give them back once they are free.

    Left to itself it learns from the first pictures drawn to keep such blocks, in as many heaps as there are threads,
    and a host grows by tens of megabytes. Only glibc knows this; elsewhere nothing is done.
    """
    try:
        settle = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        return
    settle(_MMAP_THRESHOLD, _LARGE)
    settle(_ARENA_MAX, _ARENAS)
