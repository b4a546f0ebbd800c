"""Judges a finished game with the title's bot; these functions run in the process that makes replay files.

They use hidden information, so their results are shown only after the game. They also find the turning point: the step
that changed the evaluation most in favour of the winner. Evaluations are the title's, of each seat from its own view.
In a long game a few steps are evaluated first, and then all steps of the stretch with the largest change, so that the
cost does not grow with the length of the game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from bot.replays.game_log import TimelineStep
from bot.tables.repository import TableRepository
from games.kernel import Action, Chance, Game, Result, Seat, only_action, thaw
from games.kernel.ai.hints import Hint, hints
from games.kernel.ai.luck_analysis import Luck, Opinion, greatest, luck, opinion
from games.kernel.registry import title as title_of

SAMPLES = 8
"""The number of other random outcomes that a move is compared with, in a game of usual length."""
_ALL_SAMPLES = 1_600
_FEWEST = 3


class AnalysedAction(Struct, frozen=True):
    """One action: who made it, and the saved game before and after it."""

    seat: Seat
    action: str
    before: bytes
    after: bytes


class Evaluation(Struct, frozen=True):
    """The bot's evaluation after a change, and its scale."""

    opinion: Opinion
    greatest: float
    over: bool


class BetterMove(Struct, frozen=True):
    """What a bot would have played instead of an action, and why; None if the same."""

    hint: Hint | None
    forced: bool = False


def samples(changes: int) -> int:
    """Return with how many other random outcomes each move is compared: fewer if there are many moves."""
    return max(_FEWEST, min(SAMPLES, _ALL_SAMPLES // max(1, changes)))


def standings(title_id: str, frozen: Sequence[bytes]) -> list[Evaluation]:
    """Return the bot's evaluations of saved games."""
    title = title_of(title_id)
    games = [thaw(title, each) for each in frozen]
    return [Evaluation(opinion(game), greatest(game), game.result() is not None) for game in games]


def lucks(title_id: str, changes: Sequence[AnalysedAction], many: int, most: float) -> list[Luck]:
    """Return the effect of chance in each of some changes."""
    title, found = title_of(title_id), []
    for change in changes:
        before, after = thaw(title, change.before), thaw(title, change.after)
        # A fixed seed: the same game always gets the same analysis.
        chance = Chance(f"luck {before.position} {change.action}".encode())
        action = Action.of(change.action.split(" "))
        found.append(luck(before, change.seat, action, after, chance, many, most))
    return found


def better(title_id: str, change: AnalysedAction) -> BetterMove:
    """Return what a bot would have played in a seat's place, from what that seat knew."""
    game = thaw(title_of(title_id), change.before)
    if only_action(game.title, game.state, change.seat) is not None:
        return BetterMove(None, forced=True)
    # A fixed seed: the same game always gets the same review.
    chance = Chance(f"review {game.position} {change.action}".encode())
    (found,) = hints(game.title, game.view(change.seat), change.seat, chance, 1)
    return BetterMove(None if str(found.action) == change.action else found)


LOOKED_AT = 40
"""The number of steps examined in each of the two rounds."""


async def decisive(
    repository: TableRepository, table_id: str, steps: Sequence[TimelineStep], result: Result
) -> TimelineStep:
    """Return the step of a finished game by which its winner gained most. Raises StoreError, SnapshotError."""
    winner = result.winners[0]
    line = list(steps[:-1]) or list(steps)  # the last one only names the winner
    stretch = line
    while len(stretch) > LOOKED_AT:
        stretch = await _steepest(repository, table_id, stretch, winner)
    leads = [await _lead(repository, table_id, step, winner) for step in stretch]
    gains = [after - before for before, after in pairwise(leads)]
    return stretch[1 + max(range(len(gains)), key=gains.__getitem__)] if gains else stretch[0]


async def _steepest(
    repository: TableRepository, table_id: str, steps: Sequence[TimelineStep], winner: Seat
) -> list[TimelineStep]:
    """Return the stretch between two examined steps in which the winner gained most per step."""
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
    """Return by how much a seat is ahead of the best other one, each judged from its own view."""
    values = [game.title.ai.evaluate(game.view(one), one) for one in range(game.seats)]
    others = [value for one, value in enumerate(values) if one != seat]
    return values[seat] - max(others, default=0.0)
