"""A process of one's own for what takes long: a thread that computes would hold the interpreter's lock in turns with
the event loop, which every answer of the host would feel.

The process begins with the first call that needs it, ends with the host, and is begun anew where it has died.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_log = logging.getLogger(__name__)


class Apart:
    """One process that calls functions, one after another. `niceness` is how readily it gives way to others."""

    def __init__(self, purpose: str, niceness: int = 0) -> None:
        self._purpose = purpose
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def call(self, do: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a function of a module returns there, or raises; arguments and result are pickled.

        A process that dies is replaced and the call made once more; then BrokenProcessPool is raised.
        """
        try:
            return await self._called(do, *args, **kwargs)
        except BrokenProcessPool:
            _log.warning("the process %s has died; another one begins", self._purpose)
            self.close()
            return await self._called(do, *args, **kwargs)

    def close(self) -> None:
        """End the process; what is under way is given up."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _called(self, do: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin, initargs=(self._niceness,))
        return await asyncio.wrap_future(self._pool.submit(do, *args, **kwargs))


def _begin(niceness: int) -> None:
    """In the process: leave an interrupt to the host, and do not outlive a host that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness:
        os.nice(niceness)
    threading.Thread(target=_end_with_the_host, name="watch over the host", daemon=True).start()


def _end_with_the_host() -> None:
    host = parent_process()
    assert host is not None, "only a child process begins this way"
    host.join()
    os._exit(1)
