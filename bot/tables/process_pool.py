"""Processes of one's own for what takes long: a thread that computes would hold the interpreter's lock in turns with
the event loop, which every answer of the host would feel.

They begin with the first call that needs them, end with the host, and are begun anew where one has died.
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
from typing import Any, ParamSpec, TypeVar

from bot import cpu_affinity

P = ParamSpec("P")
R = TypeVar("R")

_log = logging.getLogger(__name__)


class ProcessPool:
    """A process, or several, that call functions, each one after another.

    `niceness` is how readily they give way to others; `begin` is called in each of them first, with `given`, which may
    hold memory that they share with the host.
    """

    def __init__(
        self,
        purpose: str,
        niceness: int = 0,
        processes: int = 1,
        begin: Callable[[Any], None] | None = None,
        given: Any = None,
    ) -> None:
        self._purpose = purpose
        self._processes = processes
        self._begin = (niceness, begin, given)
        self._pool: ProcessPoolExecutor | None = None

    async def call(self, do: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a function of a module returns there, or raises; arguments and result are pickled.

        Where a process has died all are replaced and the call is made once more; then BrokenProcessPool is raised.
        """
        pool = self._opened()
        try:
            return await asyncio.wrap_future(pool.submit(do, *args, **kwargs))
        except BrokenProcessPool:
            # Several calls notice one death: only the first of them puts the broken pool away.
            if self._pool is pool:
                _log.warning("a process %s has died; another one begins", self._purpose)
                self.close()
            return await asyncio.wrap_future(self._opened().submit(do, *args, **kwargs))

    def close(self) -> None:
        """End the processes; what is under way is given up."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _opened(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _begin, (cpu_affinity.USABLE, *self._begin))
        return self._pool


def _begin(usable: frozenset[int], niceness: int, begin: Callable[[Any], None] | None, given: Any) -> None:
    """In the process: leave an interrupt to the host, and do not outlive a host that is killed."""
    cpu_affinity.anywhere(usable)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):  # not on every system
        os.nice(niceness)
    threading.Thread(target=_end_with_the_host, name="watch over the host", daemon=True).start()
    if begin is not None:
        begin(given)


def _end_with_the_host() -> None:
    host = parent_process()
    assert host is not None, "only a child process begins this way"
    host.join()
    os._exit(1)
