"""The processor time that a handler may take, on any machine: nobody else is answered meanwhile."""

from __future__ import annotations

from functools import cache
from time import thread_time

MOST = 0.05
"""Seconds of processor that one step of a handler may take."""
_USUAL = 13_000_000
"""Turns of a plain loop that a usual machine does in a second; on a slower one, handlers may take longer."""
_TURNS = 1_000_000


@cache
def allowed() -> float:
    """Return the seconds of processor that a handler may take on this machine."""
    began, turns = thread_time(), 0
    while turns < _TURNS:
        turns += 1
    return MOST * max(1.0, _USUAL * (thread_time() - began) / _TURNS)
