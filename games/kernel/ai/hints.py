"""Hints: a bot's moves in a seat's place, with reasons, from that seat's view alone.

The reasons are the terms of the title's evaluation (`AutomatedPlay.terms`): a move's average change of each,
over a few sampled states, against the present position. Nothing here knows more than the seat does.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

from msgspec import Struct

from games.kernel import legality
from games.kernel.ai.players import NormalPlayer
from games.kernel.chance import Chance
from games.kernel.title import Title
from games.kernel.values import Action, Seat

_CONSIDERED = 120
_SAMPLES = 3
MOST = 3
"""The number of moves to name."""


class Hint(Struct, frozen=True):
    """A move that a bot likes, and its change of each term of the evaluation."""

    action: Action
    changes: dict[str, float]


def hints(title: Title[Any, Any], view: Any, seat: Seat, chance: Chance, most: int = MOST) -> list[Hint]:
    """Return the moves that a bot likes best for a seat that owes a decision, best first; only one if it is forced."""
    imagined = [title.determinize(view, chance) for _ in range(_SAMPLES)]
    first = NormalPlayer(_CONSIDERED, _SAMPLES).choose(title, view, seat, chance)
    offered = list(islice(legality.actions(title, imagined[0], seat), _CONSIDERED))
    found = [
        Hint(action, _changes(title, imagined, seat, action, chance)) for action in dict.fromkeys((first, *offered))
    ]
    others = sorted(found[1:], key=lambda hint: -sum(hint.changes.values()))
    # The AI's own move stays first, even if another has a higher value.
    return [found[0], *others][:most]


def _changes(
    title: Title[Any, Any], imagined: list[Any], seat: Seat, action: Action, chance: Chance
) -> dict[str, float]:
    """Return an action's average change of each term over sampled states."""
    total: dict[str, float] = {}
    for state in imagined:
        before, after = title.ai.terms(title.view(state, seat), seat), title.copy(state)
        title.perform(after, seat, action, chance)
        _add(total, title.ai.terms(title.view(after, seat), seat), 1 / len(imagined))
        _add(total, before, -1 / len(imagined))
    return total


def _add(total: dict[str, float], terms: Mapping[str, float], times: float) -> None:
    for name, value in terms.items():
        total[name] = total.get(name, 0.0) + times * value
