"""Processes beside the host for long computations: bots that think, pictures, films.

A computing thread would share the interpreter's lock with the event loop, which delays every answer. The processes
start with the first call, end with the host, and are replaced if one dies.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
_log = logging.getLogger(__name__)


class ProcessPool:
    """One or more processes that call functions one after another.

    `niceness` lowers their priority; `begin` is called first in each of them with `given`, for example shared memory.
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
        self._lifeline: Connection

    async def call(self, do: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a function of a module there and return its result or raise its error; values are pickled.

        If a process has died all are replaced and the call is repeated once; then BrokenProcessPool is raised, as it is
        when the pool is closed meanwhile.
        """
        pool = self._opened()
        try:
            return await _submitted(pool, partial(do, *args, **kwargs))
        except BrokenProcessPool:
            if self._pool is None:
                raise
            # Several calls notice one death; only the first of them replaces the broken pool.
            if self._pool is pool:
                _log.warning("a process %s has died and is replaced", self._purpose)
                self.close()
            return await _submitted(self._opened(), partial(do, *args, **kwargs))

    def close(self) -> None:
        """End the processes; calls in progress are dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            # Python waits for the processes at its end, and a call may take long.
            self._lifeline.close()

    def _opened(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Each is new. One forked from the host would inherit the locks of its threads in whatever state they
            # are, and may hang; those forked from a common process share less memory than that one takes.
            context = get_context("spawn")
            line, self._lifeline = context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(self._processes, context, _begin, (line, *self._begin))
        return self._pool


def cores() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


async def _submitted(pool: ProcessPoolExecutor, do: Callable[[], R]) -> R:
    # From a thread, because it starts a process when all are busy: the first one takes a second.
    try:
        submitted = await asyncio.to_thread(pool.submit, do)
    except BrokenProcessPool:
        raise
    except RuntimeError as error:  # it was closed before the thread got to it
        raise BrokenProcessPool("the pool is closed") from error
    return await asyncio.wrap_future(submitted)


def _begin(line: Connection, niceness: int, begin: Callable[[Any], None] | None, given: Any) -> None:
    """Set a new process up: ignore interrupts, which are for the host, and end with the host or the pool."""
    # A terminal sends Ctrl-C to the whole process group.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):  # not available on every system
        os.nice(niceness)
    threading.Thread(target=_end_with_the_host, args=(line,), name="watch over the host", daemon=True).start()
    if begin is not None:
        begin(given)
    gc.freeze()  # code and catalogues live as long as the process: no collection needs to visit them


def _end_with_the_host(line: Connection) -> None:
    host = parent_process()
    assert host is not None, "only a child process begins this way"
    wait((host.sentinel, line))
    # sys.exit would end only this thread; the search in the main thread would continue.
    os._exit(1)
