"""A bot's evaluation of a finished game, change by change, and its share of luck.

Each seat is evaluated by the title (`AutomatedPlay.evaluate_after_chance`) from its own view, against
the middle of the table. Luck is a change's difference to the average of the same action over other outcomes of all
that nobody knew: dice, decks, things face down (`TitleRules.reshuffle`). It is measured in the same
unit, so the rest of a change is play. A title needs no further code for it.
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
"""The value of each seat's position; 0 is the middle of the table. For a single seat the evaluation itself."""


class Luck(Struct, frozen=True):
    """What chance gave each seat by a change, beyond the average; and the variance of that."""

    gained: Opinion
    spread: Opinion


def opinion(game: Game[Any, Any], most: float = float("inf")) -> Opinion:
    """Return the value of every seat's position; none counts for more than `most`, such as that of a won game."""
    title = game.title
    values = [
        max(-most, min(most, title.ai.evaluate_after_chance(game.view(seat), seat))) for seat in range(game.seats)
    ]
    middle = fmean(values) if len(values) > 1 else 0.0
    return tuple(value - middle for value in values)


def greatest(game: Game[Any, Any]) -> float:
    """Return the greatest evaluation of a seat, good or bad: the scale of an unfinished game."""
    return max(abs(game.title.ai.evaluate_after_chance(game.view(seat), seat)) for seat in range(game.seats))


def luck(
    before: Game[Any, Any], seat: Seat, action: Action, after: Game[Any, Any], chance: Chance, samples: int, most: float
) -> Luck:
    """Return the luck of an action, against the same action in `samples` other runs of chance (at least two)."""
    came = opinion(after, most)
    others = [opinion(_otherwise(before, seat, action, chance), most) for _ in range(samples)]
    each = list(zip(*others, strict=True))
    gained = tuple(value - fmean(values) for value, values in zip(came, each, strict=True))
    return Luck(gained, tuple(variance(values) for values in each))


def luckier_than(found: Sequence[Luck], seat: Seat) -> float | None:
    """Return the share (0 to 1) of players who would have had less luck with the same chances; None without chances.

    Many small chances together: their sum is taken as normal.
    """
    spread = sum(one.spread[seat] for one in found)
    if spread <= 0:
        return None
    return (1 + erf(sum(one.gained[seat] for one in found) / sqrt(2 * spread))) / 2


def _otherwise(before: Game[Any, Any], seat: Seat, action: Action, chance: Chance) -> Game[Any, Any]:
    """Return the game after an action, with another outcome of what nobody knew."""
    title, state = before.title, before.title.copy(before.state)
    title.reshuffle(state, chance)
    title.perform(state, seat, action, chance)
    # Nobody continues from here, so its place in the draws does not matter.
    return Game(title, before.options, before.seats, state, 0)
