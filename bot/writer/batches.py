"""How much is written at once."""

from __future__ import annotations

_TOGETHER, _LEAST = 100, 25
"""So many units make a batch at most; so many are not divided."""


def batch_size(waiting: int) -> int:
    """How many of the units that wait make the next batch.

    Of many half are taken: while one batch is written, those whose batch was written before go on.
    """
    return min(waiting, max(_LEAST, waiting // 2), _TOGETHER)
