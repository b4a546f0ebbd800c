"""A host that dies at a chosen moment: `python -m bench.soak.crash_points POINT:NTH run`; `+FAULT` plants a fault.

Runs the real host. The crash points are patched in here, so that the host itself contains none.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import functools
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import event
from sqlalchemy.engine import Engine

from bench.soak.planted_faults import FAULTS
from bot.discord.gateway.client import EventClient, HostClient
from bot.discord.posts.delivery import DiscordMessenger
from bot.discord.posts.pictures import PictureCache
from bot.store import Store
from bot.tables import outbox
from renderers.warm_up import first_picture

P = ParamSpec("P")
R = TypeVar("R")
HOLD_SECONDS, DELIVERY_SECONDS = 12, 10
"""Shorter timeouts for claims of a dead process on a shared database, where the tests cannot wait half a minute."""


class CrashPoint:
    """Kills this process the nth time that it is passed."""

    def __init__(self, nth: int) -> None:
        self._left = nth

    def pass_by(self) -> None:
        """Count down; at zero, kill the process without any clean-up, as a power failure would."""
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def before(self, request: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
        """Wrap a coroutine function to pass the crash point before it runs."""

        @functools.wraps(request)
        async def done(*args: P.args, **kwargs: P.kwargs) -> R:
            self.pass_by()
            return await request(*args, **kwargs)

        return done

    def after(self, request: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
        """Wrap a coroutine function to pass the crash point after it, before its caller sees the result."""

        @functools.wraps(request)
        async def done(*args: P.args, **kwargs: P.kwargs) -> R:
            result = await request(*args, **kwargs)
            self.pass_by()
            return result

        return done


def _migrating(crash_point: CrashPoint) -> None:
    @event.listens_for(Engine, "after_cursor_execute")
    def _counted(_: Any, __: Any, statement: str, *___: Any) -> None:
        if statement.lstrip().startswith(("CREATE", "ALTER")):
            crash_point.pass_by()


def _starting(crash_point: CrashPoint) -> None:
    _around(HostClient, "setup_hook", crash_point.before)
    _around(EventClient, "connect", crash_point.before)


def _writing(crash_point: CrashPoint) -> None:
    @event.listens_for(Engine, "after_cursor_execute")
    def _counted(_: Any, __: Any, statement: str, *___: Any) -> None:
        if not statement.lstrip().startswith("SELECT"):
            crash_point.pass_by()


def _committing(crash_point: CrashPoint) -> None:
    event.listen(Engine, "commit", lambda _: crash_point.pass_by())  # called before the database commits


def _committed(crash_point: CrashPoint) -> None:
    _around(Store, "write", crash_point.after)


def _posting(crash_point: CrashPoint) -> None:
    _around(DiscordMessenger, "_sent", crash_point.before)


def _posted(crash_point: CrashPoint) -> None:
    _around(DiscordMessenger, "_sent", crash_point.after)


def _drawing(crash_point: CrashPoint) -> None:
    def before(draw: Any) -> Any:
        @functools.wraps(draw)
        async def drawn(*args: Any, **kwargs: Any) -> Any:
            picture = asyncio.ensure_future(draw(*args, **kwargs))
            await asyncio.sleep(0)  # it is begun, in a process beside this one
            crash_point.pass_by()
            return await picture

        return drawn

    _around(PictureCache, "draw", before)


def _around(kind: type, name: str, wrap: Callable[[Any], Any]) -> None:
    setattr(kind, name, wrap(getattr(kind, name)))


POINTS: dict[str, Callable[[CrashPoint], None]] = {
    "migrating": _migrating,
    "starting": _starting,
    "writing": _writing,
    "committing": _committing,
    "committed": _committed,
    "posting": _posting,
    "posted": _posted,
    "drawing": _drawing,
}
"""Where a host can die: during a migration, during start-up, inside a transaction, before its commit, after it but
before anybody is answered, before a message, after a message but before it is recorded, and while drawing a picture.
"""


def main(arguments: Sequence[str]) -> int:
    """Run the command line with the crash point named by the first argument; `none` sets no crash point.

    `nursery TITLE...` starts hosts instead, each forked from a process that has loaded and drawn everything once.
    """
    first, *rest = arguments
    _die_with_the_parent()
    if first == "nursery":
        return _fork_hosts(rest)
    return _live(first, rest)


def _live(crash_point: str, arguments: Sequence[str]) -> int:
    outbox._HOLD_SECONDS, outbox._DELIVERY_SECONDS = HOLD_SECONDS, DELIVERY_SECONDS
    moment, _, fault = crash_point.partition("+")
    if moment != "none":
        point, _, nth = moment.partition(":")
        POINTS[point](CrashPoint(int(nth)))
    if fault:
        FAULTS[fault]()
    from bot.cli.main import main as command_line

    return command_line(list(arguments))


def _fork_hosts(titles: Sequence[str]) -> int:
    """Fork a host for each input line (crash point and arguments); print its process id, then its exit status."""
    from bot.cli import hosting  # noqa: F401  # loaded once for all

    for each in titles:
        first_picture(each)
    _say("ready")
    for line in sys.stdin:
        crash_point, *rest = line.split()
        number = os.fork()
        if number == 0:
            _die_with_the_parent()
            os._exit(_live(crash_point, rest))
        _say(str(number))
        _say(str(os.waitstatus_to_exitcode(os.waitpid(number, 0)[1])))
    return 0


def _say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


def _die_with_the_parent() -> None:
    """Have the kernel kill this process when its parent dies. Works on Linux only; elsewhere it does nothing."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
