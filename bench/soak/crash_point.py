"""A moment at which processes die: so little that also a writer can have one.

A writer that dies at its nth commit: `python -m bench.soak.crash_point both|alone NTH CHANNEL [PROCESSOR]`.

`both`: with its host, before it commits. `alone`: before or, as its number wills, after it has committed; so do those
that take its place.
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
    """Kills this process the nth time that it is passed, and others with it."""

    def __init__(self, nth: int, others: Sequence[int] = ()) -> None:
        self.nth = self.left = nth
        self._others = others

    def pass_by(self) -> None:
        """Count down; at the end die as if the power went."""
        self.left -= 1
        if self.left == 0:
            for process in (*self._others, os.getpid()):
                os.kill(process, signal.SIGKILL)

    def at(self, request: Callable[P, R]) -> Callable[P, R]:
        """Pass it before a request that waits for nothing."""

        @functools.wraps(request)
        def done(*args: P.args, **kwargs: P.kwargs) -> R:
            self.pass_by()
            return request(*args, **kwargs)

        return done

    def behind(self, request: Callable[P, R]) -> Callable[P, R]:
        """Pass it after a request that waits for nothing."""

        @functools.wraps(request)
        def done(*args: P.args, **kwargs: P.kwargs) -> R:
            result = request(*args, **kwargs)
            self.pass_by()
            return result

        return done

    def before(self, request: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
        """Pass it before a request."""

        @functools.wraps(request)
        async def done(*args: P.args, **kwargs: P.kwargs) -> R:
            self.pass_by()
            return await request(*args, **kwargs)

        return done

    def amid(self, request: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
        """Pass it with a request under way: what is asked has been sent, and nobody has heard what came of it."""

        @functools.wraps(request)
        async def done(*args: P.args, **kwargs: P.kwargs) -> R:
            under_way = asyncio.ensure_future(request(*args, **kwargs))
            await asyncio.sleep(0)
            self.pass_by()
            return await under_way

        return done

    def after(self, request: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
        """Pass it after a request, before anybody else knows that it is done."""

        @functools.wraps(request)
        async def done(*args: P.args, **kwargs: P.kwargs) -> R:
            result = await request(*args, **kwargs)
            self.pass_by()
            return result

        return done


def main(arguments: Sequence[str]) -> None:
    """Serve the host at the other end of a channel until then."""
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
