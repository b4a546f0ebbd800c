"""The play of Foodfighters by bots and by standing orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.foodfighters import orders
from games.foodfighters.ai import evaluation, lookahead, training
from games.foodfighters.ai.weights import WEIGHTS
from games.foodfighters.view import View
from games.kernel import Action, AutomatedPlay, Chance, Decision, Order, Seat, Stop, Title, unhurried


class FoodfightersPlay(AutomatedPlay[View]):
    """The answers given for a seat."""

    weights = (WEIGHTS,)
    training = training.Training

    def evaluate(self, view: View, seat: Seat) -> float:
        """Return the value of sets, threats, Beans, items and cards."""
        return evaluation.evaluate(view, seat)

    def terms(self, view: View, seat: Seat) -> Mapping[str, float]:
        """Return the terms: sets, Beans, items, cards, threats and dangers."""
        return evaluation.terms(view, seat)

    def look_ahead(
        self, title: Title[Any, View], view: View, seat: Seat, chance: Chance, stop: Stop = unhurried
    ) -> Action | None:
        """Return the best answer of a search over all results of the dice."""
        return lookahead.look_ahead(view, seat, stop)

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """Return the answer of a standing order."""
        return orders.obey(view, decision, order, offered)

    def comes_up(self, view: View, seat: Seat, kind: str) -> bool:
        """Return whether a question about Power cards can come up: the team has such a card, still in the game."""
        return orders.comes_up(view, seat, kind)
