"""Which processors the event loop and the writer of its file go on: each on others than the other one.

Whoever wakes a thread often has it go on in its own place, in virtual machines above all. So a host that sent a move to
be written stood still while its statements ran, half a millisecond, with another processor idle. What the event loop's
thread begins may go only where that may: other threads and processes are told that they may go `anywhere`.

Nothing is done where there is one processor alone, and on systems that do not say which there are.
"""

from __future__ import annotations

import os
from collections.abc import Set
from contextlib import suppress

USABLE = frozenset(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else frozenset[int]()
"""Those that the process was begun with; empty where the system does not say."""
WRITERS = max(USABLE) if len(USABLE) > 1 else None
"""The one that a writer keeps to; None for any."""


def count() -> int:
    """How many this process may use."""
    return len(USABLE) or os.cpu_count() or 1


def leave_the_writers() -> None:
    """Have this thread, and what it begins from now on, stay away from a writer's processor."""
    if WRITERS is not None:
        _keep_to(USABLE - {WRITERS})


def keep_to(processor: int) -> None:
    """Have this thread, and what it begins from now on, stay on one processor."""
    _keep_to({processor})


def anywhere(usable: frozenset[int] = USABLE) -> None:
    """Let this thread go where a process with so many usable ones may."""
    if usable:
        _keep_to(usable)


def _keep_to(these: Set[int]) -> None:
    with suppress(OSError):  # they may have been taken from the process since: then it goes where it is let
        os.sched_setaffinity(0, these)
