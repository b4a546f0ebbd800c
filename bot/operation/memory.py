"""Memory that nobody needs: cycles of objects are collected between requests, and free pages go back to the system.

Drawing takes much memory for a moment, and the C library keeps it.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Callable

from bot import timing
from bot.worker import Worker

_EVERY_SECONDS = 30.0
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""What glibc's `mallopt` calls these settings (malloc.h)."""
_LARGE = 1 << 20
_ARENAS = 2
_ENDS = ("handler", "deliver")
"""The stages after which there is something to collect."""
_REST_SECONDS = 0.005
"""So long after one of them, when what belongs to it has gone out."""
_WITHIN = 10_000
"""So many new objects are collected at once, whatever is going on; Python's own figure is 700."""
_YOUNG, _MIDDLE, _OLD = 500, 10, 100
"""New objects that are worth a look, and after how many looks at those of one age the next older ones have theirs."""


class GivingBack(Worker):
    """Gives free pages back now and then: about 25 MB of a busy host, in some milliseconds of another thread."""

    def __init__(self) -> None:
        super().__init__("giving back", self._turn)
        self._trim = trimmer()

    async def _turn(self) -> float:
        await asyncio.to_thread(self._trim)
        return _EVERY_SECONDS


class Tidying(Worker):
    """Collects cycles of objects after each request and each message, where Python would do so in the middle of one.

    Parsing, answering and sending a press leaves thousands of objects; to look through them took up to 1 ms of most
    presses, and through all that there is 15 ms of some.
    """

    def __init__(self) -> None:
        super().__init__("tidying", self._turn)
        self._before = gc.get_threshold()
        self._deafen: Callable[[], None] = lambda: None

    def start(self) -> None:
        """As `Worker.start`. Within a request Python collects only where it leaves very much."""
        self._before = gc.get_threshold()
        gc.set_threshold(_WITHIN, *self._before[1:])
        self._deafen = timing.listen(self._heard)
        super().start()

    async def stop(self) -> None:
        """As `Worker.stop`; Python goes on by itself as before."""
        self._deafen()
        gc.set_threshold(*self._before)
        await super().stop()

    def _heard(self, stage: str, _: str, __: float) -> None:
        if stage in _ENDS:
            self.wake()

    async def _turn(self) -> float:
        await asyncio.sleep(_REST_SECONDS)
        young, middle, old = gc.get_count()
        if young >= _YOUNG:
            gc.collect(2 if old >= _OLD else 1 if middle >= _MIDDLE else 0)
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
