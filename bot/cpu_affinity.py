"""Keeps the event loop and the writer process on different CPUs.

A woken thread is often scheduled on the CPU of the thread that woke it, above all in virtual machines. A host that sent
a move to the writer was therefore stopped while the writer's statements ran, half a millisecond, with another CPU idle.
New threads and processes inherit the event loop's CPUs, so they are released with `anywhere`.

Nothing is done on a machine with one CPU, or on systems that do not report their CPUs.
"""

from __future__ import annotations

import os
from collections.abc import Set
from contextlib import suppress

# The CPUs that the process was started with; empty if the system does not say.
USABLE = frozenset(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else frozenset[int]()
# The CPU reserved for a writer; None for any.
WRITERS = max(USABLE) if len(USABLE) > 1 else None


def count() -> int:
    """Return how many CPUs this process may use."""
    return len(USABLE) or os.cpu_count() or 1


def leave_the_writers() -> None:
    """Keep this thread, and whatever it starts from now on, away from a writer's CPU."""
    if WRITERS is not None:
        _keep_to(USABLE - {WRITERS})


def keep_to(processor: int) -> None:
    """Keep this thread, and whatever it starts from now on, on one CPU."""
    _keep_to({processor})


def anywhere(usable: frozenset[int] = USABLE) -> None:
    """Let this thread use all CPUs of the process."""
    if usable:
        _keep_to(usable)


def _keep_to(these: Set[int]) -> None:
    with suppress(OSError):  # the system may have taken CPUs away since the start: then it decides
        os.sched_setaffinity(0, these)
