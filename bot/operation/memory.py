"""Frees memory: collects reference cycles between requests, and returns free pages to the system.

Drawing needs much memory for a moment, which the C library would otherwise keep.
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
"""The parameters of glibc's `mallopt` (malloc.h)."""
_LARGE = 1 << 20
_ARENAS = 2
# The stages after which there is something to collect.
_ENDS = ("handler", "deliver")
# The delay after them, when their answers have been sent.
_REST_SECONDS = 0.005
# The number of new objects at which Python collects in any case; its default is 700.
_WITHIN = 10_000
_YOUNG, _MIDDLE, _OLD = 500, 10, 100
"""The number of new objects that are worth a collection, and after how many collections the next older generation is
collected.
"""


class GivingBack(Worker):
    """Returns free pages from time to time: about 25 MB of a busy host, in some milliseconds of another thread."""

    def __init__(self) -> None:
        super().__init__("giving back", self._turn)
        self._trim = trimmer()

    async def _turn(self) -> float:
        # ctypes releases the interpreter's lock during a call, so the event loop goes on meanwhile.
        await asyncio.to_thread(self._trim)
        return _EVERY_SECONDS


class Tidying(Worker):
    """Collects reference cycles after each request and each message."""

    # Python would do so in the middle of one: handling a press leaves thousands of objects, a collection took up to 1
    # ms of most presses, and a full one 15 ms of some.

    def __init__(self) -> None:
        super().__init__("tidying", self._turn)
        self._before = gc.get_threshold()
        self._deafen: Callable[[], None] = lambda: None

    def start(self) -> None:
        """As `Worker.start`. Within a request Python collects only if it leaves very many objects."""
        self._before = gc.get_threshold()
        gc.set_threshold(_WITHIN, *self._before[1:])
        self._deafen = timing.listen(self._heard)
        super().start()

    async def stop(self) -> None:
        """As `Worker.stop`; Python collects by itself as before."""
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
    """Return the function that makes the C library release free memory; a no-op outside glibc."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        return lambda: None
    return lambda: trim(0)


def be_frugal() -> None:
    """Make the C library allocate large blocks directly from the system, and return them once they are free."""
    # By default glibc learns from the first pictures to keep such blocks, in as many heaps as there are threads, and a
    # host grows by tens of megabytes.
    try:
        settle = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        return
    settle(_MMAP_THRESHOLD, _LARGE)
    settle(_ARENA_MAX, _ARENAS)
