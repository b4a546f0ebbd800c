"""Decides how many units are written at once."""

from __future__ import annotations

_TOGETHER, _LEAST = 100, 25
"""The maximum of units in a batch; up to this number they are not divided."""


def batch_size(waiting: int) -> int:
    """Return how many of the waiting units are the next batch."""
    # Of many units half are taken: while one batch is written, the callers of the previous one continue.
    return min(waiting, max(_LEAST, waiting // 2), _TOGETHER)
