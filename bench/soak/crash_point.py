"""Crash points: places in the code where processes are killed. Small, so that the writer process can load it, too.

Run a writer that dies at its nth commit: `python -m bench.soak.crash_point both|alone NTH CHANNEL [PROCESSOR]`.

`both` kills the writer and its host before the commit. `alone` kills only the writer, before or after the commit
depending on its process id; the writers that replace it do the same.
"""

from __future__ import annotations

import asyncio
import functools
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from typing import ParamSpec, TypeVar

from bot.writer.file_writer import FileWriter
from bot.writer.writer_loop import main as serve

P = ParamSpec("P")
R = TypeVar("R")


class CrashPoint:
    """Kills this process, and any others given, the nth time that it is passed."""

    def __init__(self, nth: int, others: Sequence[int] = ()) -> None:
        self.nth = self.left = nth
        self._others = others

    def pass_by(self) -> None:
        """Count down; at zero, kill the processes without any clean-up, as a power failure would."""
        self.left -= 1
        if self.left == 0:
            for process in (*self._others, os.getpid()):
                os.kill(process, signal.SIGKILL)

    def at(self, request: Callable[P, R]) -> Callable[P, R]:
        """Wrap a synchronous call to pass the crash point before it."""

        @functools.wraps(request)
        def done(*args: P.args, **kwargs: P.kwargs) -> R:
            self.pass_by()
            return request(*args, **kwargs)

        return done

    def behind(self, request: Callable[P, R]) -> Callable[P, R]:
        """Wrap a synchronous call to pass the crash point after it."""

        @functools.wraps(request)
        def done(*args: P.args, **kwargs: P.kwargs) -> R:
            result = request(*args, **kwargs)
            self.pass_by()
            return result

        return done

    def before(self, request: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
        """Wrap a coroutine function to pass the crash point before it runs."""

        @functools.wraps(request)
        async def done(*args: P.args, **kwargs: P.kwargs) -> R:
            self.pass_by()
            return await request(*args, **kwargs)

        return done

    def amid(self, request: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
        """Wrap a coroutine function to pass the crash point while it runs: started, but its result not yet known."""

        @functools.wraps(request)
        async def done(*args: P.args, **kwargs: P.kwargs) -> R:
            under_way = asyncio.ensure_future(request(*args, **kwargs))
            await asyncio.sleep(0)
            self.pass_by()
            return await under_way

        return done

    def after(self, request: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
        """Wrap a coroutine function to pass the crash point after it, before its caller sees the result."""

        @functools.wraps(request)
        async def done(*args: P.args, **kwargs: P.kwargs) -> R:
            result = await request(*args, **kwargs)
            self.pass_by()
            return result

        return done


def main(arguments: Sequence[str]) -> None:
    """Run a writer with a crash point, and serve the host at the other end of a channel."""
    who, nth, *told = arguments
    commit = FileWriter._commit
    if who == "both":
        commit = CrashPoint(int(nth), [os.getppid()]).at(commit)
    elif os.getpid() % 2:
        commit = CrashPoint(int(nth)).at(commit)
    else:
        commit = CrashPoint(int(nth)).behind(commit)
    FileWriter._commit = commit  # type: ignore[method-assign]
    serve(*map(int, told))


if __name__ == "__main__":
    main(sys.argv[1:])
