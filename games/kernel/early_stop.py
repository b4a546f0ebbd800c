"""When a game is as good as decided: whoever thinks ahead then need not think long."""

from __future__ import annotations

from collections.abc import Collection

_SURE = 0.98
"""With such odds an imagined game is as good as won, with what is left of 1 as good as lost."""
_ENOUGH = 30
"""After so many imagined games without an exception fewer than one in 10 is one, in nineteen cases of twenty (the rule
of three: Hanley and Lippman-Hand 1983). More would take nearly as long as the thought that they are to shorten."""


def decided(imagined: Collection[Collection[float]]) -> bool:
    """Whether enough imagined games have all been won, or all lost, whatever was done.

    `imagined`: for each action that is still considered, the chance of winning to which each of its trials came.
    """
    if sum(map(len, imagined)) < _ENOUGH:
        return False
    return min(map(min, imagined)) >= _SURE or max(map(max, imagined)) <= 1 - _SURE
