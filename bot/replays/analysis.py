"""What a bot thinks of a game that is over, as functions for the process that makes replay files.

Everything here looks behind the screens, so it is told only once a game is over.

Where a game that is over was decided: the step that moved the AI's opinion most towards who won.

The opinion is the title's evaluation of each seat from its own view. Of a long game a few steps are looked at first,
and then all of the stretch in which most was gained, so that the cost does not grow with the length of the game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from bot.replays.timeline import TimelineStep
from bot.tables.repository import TableRepository
from games.kernel import Action, Chance, Game, Result, Seat, only_action, thaw
from games.kernel.ai.hints import Hint, hints
from games.kernel.ai.luck_analysis import Luck, Opinion, greatest, luck, opinion
from games.kernel.registry import title as title_of

SAMPLES = 8
"""So many other runs of luck a move is compared with, in a game of usual length."""
_ALL_SAMPLES = 1_600
_FEWEST = 3


class AnalysedAction(Struct, frozen=True):
    """One action: who made it, the frozen game before it, and after it."""

    seat: Seat
    action: str
    before: bytes
    after: bytes


class Evaluation(Struct, frozen=True):
    """What a bot thinks after a change, and the scale of it."""

    opinion: Opinion
    greatest: float
    over: bool


class BetterMove(Struct, frozen=True):
    """What the AI would have played in place of an action, and why; None where it would have done the same."""

    hint: Hint | None
    forced: bool = False


def samples(changes: int) -> int:
    """With how many other runs of luck each of so many moves is compared: fewer where they are many."""
    return max(_FEWEST, min(SAMPLES, _ALL_SAMPLES // max(1, changes)))


def standings(title_id: str, frozen: Sequence[bytes]) -> list[Evaluation]:
    """What a bot thinks of frozen games."""
    title = title_of(title_id)
    games = [thaw(title, each) for each in frozen]
    return [Evaluation(opinion(game), greatest(game), game.result() is not None) for game in games]


def lucks(title_id: str, changes: Sequence[AnalysedAction], many: int, most: float) -> list[Luck]:
    """What chance did in each of some changes."""
    title, found = title_of(title_id), []
    for change in changes:
        before, after = thaw(title, change.before), thaw(title, change.after)
        chance = Chance(f"luck {before.position} {change.action}".encode())
        action = Action.of(change.action.split(" "))
        found.append(luck(before, change.seat, action, after, chance, many, most))
    return found


def better(title_id: str, change: AnalysedAction) -> BetterMove:
    """What the AI would have played in a seat's place, from what that seat knew."""
    game = thaw(title_of(title_id), change.before)
    if only_action(game.title, game.state, change.seat) is not None:
        return BetterMove(None, forced=True)
    chance = Chance(f"review {game.position} {change.action}".encode())
    (found,) = hints(game.title, game.view(change.seat), change.seat, chance, 1)
    return BetterMove(None if str(found.action) == change.action else found)


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
    values = [game.title.ai.evaluate(game.view(one), one) for one in range(game.seats)]
    others = [value for one, value in enumerate(values) if one != seat]
    return values[seat] - max(others, default=0.0)
