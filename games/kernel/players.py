"""Automated players. They see a view, never a state, and answer with a legal action."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Protocol

from . import legality
from .chance import Chance
from .title import Title
from .values import Action, Seat

_CONSIDERED = 400
_SAMPLES = 3


class Player(Protocol):
    """One way to play any title."""

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """A legal action for a seat that owes a decision, from what it may know; `chance` is the player's own."""
        ...


class RandomPlayer:
    """Chooses every link with equal chance."""

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """A random legal action."""
        return legality.random_action(title, title.determinize(view, chance), seat, chance)


class GreedyPlayer:
    """Tries every action on imagined states and keeps the one after which the title values the seat's view most."""

    def __init__(self, considered: int = _CONSIDERED, samples: int = _SAMPLES) -> None:
        self._considered = considered
        self._samples = samples

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """The action of the highest mean value over a few imagined outcomes; the first offered wins ties."""
        state = title.determinize(view, chance)
        offered = list(islice(legality.actions(title, state, seat), self._considered))
        return offered[0] if len(offered) == 1 else self.ranked(title, view, seat, offered, chance)[0]

    def ranked(
        self, title: Title[Any, Any], view: Any, seat: Seat, offered: Sequence[Action], chance: Chance
    ) -> list[Action]:
        """The offered actions, the most valued first; equals stay in the order offered."""
        imagined = [title.determinize(view, chance) for _ in range(self._samples)]
        values = {action: self._value(title, imagined, seat, action, chance) for action in offered}
        return sorted(offered, key=values.__getitem__, reverse=True)

    def _value(self, title: Title[Any, Any], imagined: list[Any], seat: Seat, action: Action, chance: Chance) -> float:
        total = 0.0
        drew = True
        for tried, state in enumerate(imagined):
            if not drew:
                return total / tried
            after = title.copy(state)
            before = chance.position
            title.perform(after, seat, action, chance)
            drew = chance.position != before
            total += title.evaluate(title.view(after, seat), seat)
        return total / len(imagined)


PLAYERS: dict[str, Player] = {"random": RandomPlayer(), "greedy": GreedyPlayer()}
"""The automated players that a table may seat, by name, weakest first."""
