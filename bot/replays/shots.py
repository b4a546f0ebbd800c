"""Which moments of a game an animation shows, and how long each: pure arithmetic.

A short game is shown step by step. Of a long one the ends of turns are shown, spread evenly, and always the first and
the last step and those where something was decided, which also stay longest.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from statistics import fmean

from msgspec import Struct

from games.kernel import Turn

MOST = 100
"""So many boards at most has an animation."""
LONGEST_MS, SHORTEST_MS = 1_400, 1_000
"""How long a board is shown in a short game, and in a long one: the sentence at its foot can be read in a second."""
WHOLE_MS = 100_000
"""About so long takes an animation, where its boards are not shown for the shortest time anyway."""
DECIDED_MS, LAST_MS = 2_800, 2_500
"""How long a board is shown by which something was decided, and the last one."""
TITLE_MS, END_MS = 2_500, 5_000
"""How long the cards before and after are shown."""


class Shot(Struct, frozen=True):
    """One board of an animation: after which of the moments, for how many milliseconds, and whether it decided."""

    at: int
    ms: int
    decided: bool


def shots(turns: Sequence[Turn], decided: Collection[int], most: int = MOST) -> list[Shot]:
    """The boards of an animation, from the turns of all moments and those moments at which something was decided."""
    shown = _sampled(turns, decided, most)
    usual = max(SHORTEST_MS, min(LONGEST_MS, WHOLE_MS // len(shown)))
    last = len(turns) - 1
    return [Shot(at, DECIDED_MS if at in decided else LAST_MS if at == last else usual, at in decided) for at in shown]


def turning_points(opinions: Sequence[Sequence[float]], most: int) -> list[int]:
    """The moments after which the seats stood most otherwise than before, in order: at most so many, none near another.

    In a long game some steps before are held against as many after it: what the next step takes back is no turn.
    """
    near = _near(len(opinions))
    moved = {at: max(map(abs, shift(opinions, at))) for at in range(1, len(opinions))}
    found = list[int]()
    for at in sorted((at for at in moved if moved[at] > 0), key=lambda at: -moved[at]):
        if len(found) < most and all(abs(at - other) > near for other in found):
            found.append(at)
    return sorted(found)


def shift(opinions: Sequence[Sequence[float]], at: int) -> tuple[float, ...]:
    """How much better each seat stood after a moment than before, as turning points are found by it."""
    near = _near(len(opinions))
    before, after = _mean(opinions[max(0, at - near) : at]), _mean(opinions[at : at + near])
    return tuple(now - former for now, former in zip(after, before, strict=True))


def smooth(opinions: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
    """Opinions for a line that can be read: in a long game each is the mean of some around it."""
    near = _near(len(opinions)) // 2
    around = (opinions[max(0, at - near) : at + near + 1] for at in range(len(opinions)))
    return [_mean(each) for each in around]


def _near(count: int) -> int:
    """So many steps of a game belong to one moment."""
    return max(1, min(8, count // 30))


def _mean(opinions: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(fmean(values) for values in zip(*opinions, strict=True))


def _sampled(turns: Sequence[Turn], decided: Collection[int], most: int) -> list[int]:
    """All moments if they are few; else those that must be, and of the ends of turns (or of all) as many as fit."""
    count = len(turns)
    if count <= most:
        return list(range(count))
    must = {0, count - 1, *decided}
    ends = [at for at in range(count) if at not in must and (at + 1 == count or turns[at + 1] != turns[at])]
    room = max(0, most - len(must))
    others = ends if len(ends) >= room // 2 else [at for at in range(count) if at not in must]
    if len(others) > room:
        others = [others[round(n * (len(others) - 1) / max(1, room - 1))] for n in range(room)]
    return sorted({*must, *others})
