"""A host that dies at a chosen moment: `python -m bench.soak.crash_points POINT:NTH run`; `+FAULT` plants a fault.

It is the real host; only the places that make it die are put around it here, so that none is in the host itself.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine

from bench.soak.crash_point import CrashPoint
from bench.soak.planted_faults import FAULTS
from bot.discord.gateway.client import HostClient
from bot.discord.posts.delivery import DiscordMessenger
from bot.discord.posts.pictures import PictureCache, first_picture
from bot.shards import lease_rows
from bot.store import Store, writer_process
from bot.store.postgres.writer import PostgresWriter
from bot.tables.outbox import worker
from games.kernel.registry import title

DYING_WRITER = ("-m", "bench.soak.crash_point")
HOLD_SECONDS, DELIVERY_SECONDS = 12, 10
"""How long what a dead process held stays held where several share a database: nobody here waits half a minute."""
SHORT_TERMS = lease_rows.LeaseSettings(lease=2.0, deadline=1.5, poll_interval=0.25)
"""So with shards: dying often is what is to be tried here, not how long it takes until that is noticed."""


def _migrating(crash_point: CrashPoint) -> None:
    @event.listens_for(Engine, "after_cursor_execute")
    def _counted(_: Any, __: Any, statement: str, *___: Any) -> None:
        if statement.lstrip().startswith(("CREATE", "ALTER")):
            crash_point.pass_by()


def _starting(crash_point: CrashPoint) -> None:
    _around(HostClient, "setup_hook", crash_point.before)
    _around(HostClient, "connect", crash_point.before)


def _committing(crash_point: CrashPoint) -> None:
    event.listen(Engine, "commit", lambda _: crash_point.pass_by())  # told before the database is
    writer_process.COMMAND = (*DYING_WRITER, "both", str(crash_point.nth))
    _around(PostgresWriter, "_call", crash_point.amid)


def _writing(crash_point: CrashPoint) -> None:
    writer_process.COMMAND = (*DYING_WRITER, "alone", str(crash_point.nth))


def _committed(crash_point: CrashPoint) -> None:
    _around(Store, "write", crash_point.after)


def _posting(crash_point: CrashPoint) -> None:
    _around(DiscordMessenger, "_sent", crash_point.before)


def _posted(crash_point: CrashPoint) -> None:
    _around(DiscordMessenger, "_sent", crash_point.after)


def _drawing(crash_point: CrashPoint) -> None:
    def before(draw: Any) -> Any:
        def drawn(picture_cache: PictureCache, key: Any, make: Callable[[], Any], *, asked: bool = True) -> Any:
            def begun() -> Any:
                picture = make()
                crash_point.pass_by()
                return picture

            return draw(picture_cache, key, begun, asked=asked)

        return drawn

    _around(PictureCache, "draw", before)


def _around(kind: type, name: str, wrap: Callable[[Any], Any]) -> None:
    setattr(kind, name, wrap(getattr(kind, name)))


POINTS: dict[str, Callable[[CrashPoint], None]] = {
    "migrating": _migrating,
    "starting": _starting,
    "committing": _committing,
    "writing": _writing,
    "committed": _committed,
    "posting": _posting,
    "posted": _posted,
    "drawing": _drawing,
}
"""Where a host can be made to die: while the schema changes, during the start, inside a transaction, right after one
and before anybody is answered, before a message, after a message and before it is noted, with a picture half way.
While it is `writing` its writer dies alone, again and again, once before and once after it has committed."""


def main(arguments: Sequence[str]) -> int:
    """Run the command line with the crash point that the first argument names; `none` lets it live.

    `nursery TITLE...` brings hosts up instead: each is forked from a process that has everything loaded and drawn.
    """
    first, *rest = arguments
    _die_with_the_parent()
    if first == "nursery":
        return _fork_hosts(rest)
    return _live(first, rest)


def _live(crash_point: str, arguments: Sequence[str]) -> int:
    worker._HOLD_SECONDS, worker._DELIVERY_SECONDS = HOLD_SECONDS, DELIVERY_SECONDS
    lease_rows.LEASE_SETTINGS = SHORT_TERMS
    moment, _, fault = crash_point.partition("+")
    if moment != "none":
        point, _, nth = moment.partition(":")
        POINTS[point](CrashPoint(int(nth)))
    if fault:
        FAULTS[fault]()
    from bot.cli.main import main as command_line

    return command_line(list(arguments))


def _fork_hosts(titles: Sequence[str]) -> int:
    """For each line that comes in (crash point and arguments): a host. Its number goes out, at its end its status."""
    from bot.cli import hosting  # noqa: F401  # loaded once for all

    for each in titles:
        first_picture(title(each))
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
    """Leave nothing behind when whoever started this is killed. Linux only; elsewhere it is not needed to work."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
