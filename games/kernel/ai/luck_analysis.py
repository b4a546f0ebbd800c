"""What a bot thinks of a game that is over, change by change, and how much of it was luck.

The opinion is the title's evaluation (`AutomatedPlay.evaluate_after_chance`) of each seat from its own view, against
the middle of the table. Luck is what a change made of it beyond what the same action makes on average when all
that nobody knew comes otherwise: dice, decks, things face down (`TitleRules.reshuffle`). It is measured in the same
unit, so what is left of a change is play. A title needs nothing of its own for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from statistics import fmean, variance
from typing import Any

from msgspec import Struct

from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.values import Action, Seat

Opinion = tuple[float, ...]
"""How each seat stands, higher is better; 0 is the middle of the table. Of one alone it is the evaluation itself."""


class Luck(Struct, frozen=True):
    """What chance gave each seat by a change, more than on average; and the variance of what it could have given."""

    gained: Opinion
    spread: Opinion


def opinion(game: Game[Any, Any], most: float = float("inf")) -> Opinion:
    """How the seats of a game stand; no evaluation counts for more than `most`, such as that of a game that is won."""
    title = game.title
    values = [
        max(-most, min(most, title.ai.evaluate_after_chance(game.view(seat), seat))) for seat in range(game.seats)
    ]
    middle = fmean(values) if len(values) > 1 else 0.0
    return tuple(value - middle for value in values)


def greatest(game: Game[Any, Any]) -> float:
    """The greatest evaluation of a seat, good or bad: the scale of a game that continues."""
    return max(abs(game.title.ai.evaluate_after_chance(game.view(seat), seat)) for seat in range(game.seats))


def luck(
    before: Game[Any, Any], seat: Seat, action: Action, after: Game[Any, Any], chance: Chance, samples: int, most: float
) -> Luck:
    """What chance did in an action, against the same action in so many other runs of luck (at least two)."""
    came = opinion(after, most)
    others = [opinion(_otherwise(before, seat, action, chance), most) for _ in range(samples)]
    each = list(zip(*others, strict=True))
    gained = tuple(value - fmean(values) for value, values in zip(came, each, strict=True))
    return Luck(gained, tuple(variance(values) for values in each))


def luckier_than(found: Sequence[Luck], seat: Seat) -> float | None:
    """The share (0 to 1) of players who would have had less luck with the same chances; None where there were none.

    Many small chances together: their sum is taken as normal.
    """
    spread = sum(one.spread[seat] for one in found)
    if spread <= 0:
        return None
    return (1 + erf(sum(one.gained[seat] for one in found) / sqrt(2 * spread))) / 2


def _otherwise(before: Game[Any, Any], seat: Seat, action: Action, chance: Chance) -> Game[Any, Any]:
    """The game after an action, had what nobody knew come otherwise."""
    title, state = before.title, before.title.copy(before.state)
    title.reshuffle(state, chance)
    title.perform(state, seat, action, chance)
    # Nobody plays on from here, so its place in the draws does not matter.
    return Game(title, before.options, before.seats, state, 0)
