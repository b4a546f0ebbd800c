"""Where a game that is over was decided: the step that moved the AI's opinion most towards who won.

The opinion is the title's evaluation of each seat from its own view. Of a long game a few steps are looked at first,
and then all of the stretch in which most was gained, so that the cost does not grow with the length of the game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from games.kernel import Game, Result, Seat

from .repository import TableRepository
from .timeline import TimelineStep

LOOKED_AT = 40
"""So many steps are looked at in each of the two rounds."""


async def decisive(
    repository: TableRepository, table_id: str, steps: Sequence[TimelineStep], result: Result
) -> TimelineStep:
    """Of the steps of a finished game the one by which its winner gained most. Raises StoreError, SnapshotError."""
    winner = result.winners[0]
    line = list(steps[:-1]) or list(steps)  # the last one only says who has won
    stretch = line
    while len(stretch) > LOOKED_AT:
        stretch = await _steepest(repository, table_id, stretch, winner)
    leads = [await _lead(repository, table_id, step, winner) for step in stretch]
    gains = [after - before for before, after in pairwise(leads)]
    return stretch[1 + max(range(len(gains)), key=gains.__getitem__)] if gains else stretch[0]


async def _steepest(
    repository: TableRepository, table_id: str, steps: Sequence[TimelineStep], winner: Seat
) -> list[TimelineStep]:
    """The stretch between two of the steps looked at in which the winner gained most for each step of it."""
    last = len(steps) - 1
    places = sorted({round(at * last / (LOOKED_AT - 1)) for at in range(LOOKED_AT)})
    leads = [await _lead(repository, table_id, steps[at], winner) for at in places]
    slopes = [(leads[at + 1] - leads[at]) / (places[at + 1] - places[at]) for at in range(len(places) - 1)]
    best = max(range(len(slopes)), key=slopes.__getitem__)
    return list(steps[places[best] : places[best + 1] + 1])


async def _lead(repository: TableRepository, table_id: str, step: TimelineStep, seat: Seat) -> float:
    game = await repository.game_at(table_id, step.version)
    return await asyncio.to_thread(lead, game, seat)


def lead(game: Game[Any, Any], seat: Seat) -> float:
    """By how much a seat stands better than the best of the others, each judged from its own view."""
    values = [game.title.evaluate(game.view(one), one) for one in range(game.seats)]
    others = [value for one, value in enumerate(values) if one != seat]
    return values[seat] - max(others, default=0.0)
