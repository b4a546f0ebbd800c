"""How Foodfighters is played by bots, and by standing orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.foodfighters import orders
from games.foodfighters.ai import evaluation, lookahead, training
from games.foodfighters.ai.weights import WEIGHTS
from games.foodfighters.view import View
from games.kernel import Action, AutomatedPlay, Chance, Decision, Order, Seat, Stop, Title, unhurried


class FoodfightersPlay(AutomatedPlay[View]):
    """What answers in a seat's place."""

    weights = (WEIGHTS,)
    training = training.Training

    def evaluate(self, view: View, seat: Seat) -> float:
        """Sets, threats, Beans, items and cards."""
        return evaluation.evaluate(view, seat)

    def terms(self, view: View, seat: Seat) -> Mapping[str, float]:
        """Sets, Beans, items, cards, threats and dangers."""
        return evaluation.terms(view, seat)

    def look_ahead(
        self, title: Title[Any, View], view: View, seat: Seat, chance: Chance, stop: Stop = unhurried
    ) -> Action | None:
        """A turn tried out with all that the dice may show."""
        return lookahead.look_ahead(view, seat, stop)

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """The answer of a standing order."""
        return orders.obey(view, decision, order, offered)

    def comes_up(self, view: View, seat: Seat, kind: str) -> bool:
        """Questions about Power cards come up for whose team has such a card, until it is out of the game."""
        return orders.comes_up(view, seat, kind)
