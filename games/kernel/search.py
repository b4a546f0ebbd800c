"""A player that thinks ahead: it imagines what it cannot know, tries its best few actions and plays each one on."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from . import legality
from .chance import Chance
from .players import GreedyPlayer, Player, RandomPlayer
from .title import Title
from .values import Action, Seat

Enough = Callable[[int], bool]
"""Asked before each round of trials with the number done so far: whether to stop. The host brings a clock here."""

_CONSIDERED = 400
_KEPT = 8
_ROUNDS = 12
_QUICK = 5


class SearchPlayer:
    """Determinized search, one turn ahead.

    The greedy value keeps the most promising actions. Each round imagines one state and plays every kept action in it
    up to the seat's next turn, all seats moving by a quick greedy choice; the best mean value wins.
    """

    def __init__(self, enough: Enough = lambda done: done >= _ROUNDS, kept: int = _KEPT) -> None:
        self._enough = enough
        self._kept = kept
        self._greedy = GreedyPlayer(samples=2)

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """The action that did best on average; at least one round is always played."""
        imagined = title.determinize(view, chance)
        offered = list(islice(legality.actions(title, imagined, seat), _CONSIDERED))
        if len(offered) == 1:
            return offered[0]
        kept = self._greedy.ranked(title, view, seat, offered, chance)[: self._kept]
        totals = [0.0] * len(kept)
        done = 0
        while done == 0 or not self._enough(done):
            state = title.determinize(view, chance)
            for n, action in enumerate(kept):
                totals[n] += _play_on(title, state, seat, action, chance)
            done += 1
        return kept[max(range(len(kept)), key=totals.__getitem__)]


def _play_on(title: Title[Any, Any], state: Any, seat: Seat, action: Action, chance: Chance) -> float:
    """The value for a seat of one imagined future: this action, then everybody to the seat's next turn."""
    after = title.copy(state)
    now = title.turn(after)
    title.perform(after, seat, action, chance)
    while (owed := next((d for d in title.decisions(after) if d.owed), None)) is not None:
        turn = title.turn(after)
        if turn.number > now.number and (turn.owner == seat or turn.owner is None):
            break
        title.perform(after, owed.seat, _quick(title, after, owed.seat, chance), chance)
    return title.evaluate(title.view(after, seat), seat)


def _quick(title: Title[Any, Any], state: Any, seat: Seat, chance: Chance) -> Action:
    """The best of a few random actions by one look each."""
    forced = legality.only_action(title, state, seat)
    if forced is not None:
        return forced
    best, best_value = None, 0.0
    tried = {legality.random_action(title, state, seat, chance): None for _ in range(_QUICK)}
    for action in tried:
        after = title.copy(state)
        title.perform(after, seat, action, chance)
        value = title.evaluate(title.view(after, seat), seat)
        if best is None or value > best_value:
            best, best_value = action, value
    assert best is not None
    return best


PLAYERS: dict[str, Player] = {"random": RandomPlayer(), "greedy": GreedyPlayer(), "search": SearchPlayer()}
"""The automated players that a table may seat, by name, weakest first."""
USUAL_PLAYER = "greedy"
"""Whom the house seats when nobody says otherwise: good enough, and quick."""
