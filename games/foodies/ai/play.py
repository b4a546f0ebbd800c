"""How Foodies is played by bots, and by standing orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.foodies import orders
from games.foodies.ai import evaluation, lookahead, odds, training
from games.foodies.data import WORTH
from games.foodies.view import View
from games.kernel import Action, AutomatedPlay, Chance, Decision, Order, Seat, Stop, Title, unhurried


class FoodiesPlay(AutomatedPlay[View]):
    """What answers in a seat's place."""

    weights = (WORTH,)
    training = training.Training
    search_depth = 4

    def evaluate(self, view: View, seat: Seat) -> float:
        """Popularity now and expected from the court, against the best of the others."""
        return evaluation.evaluate(view, seat)

    def odds(self, view: View, seat: Seat) -> float:
        """By a small net; what is still to be bought in this turn does not count."""
        return odds.odds(view, seat)

    def evaluate_after_chance(self, view: View, seat: Seat) -> float:
        """The same, with what a rolled face brings that is still to be visited."""
        return evaluation.outlook(view, seat)

    def terms(self, view: View, seat: Seat) -> Mapping[str, float]:
        """Popularity, coins, flyers, what visits will bring, chefs, rivals."""
        return evaluation.terms(view, seat)

    def look_ahead(
        self, title: Title[Any, View], view: View, seat: Seat, chance: Chance, stop: Stop = unhurried
    ) -> Action | None:
        """By the mean chance of winning after the next turn."""
        return lookahead.look_ahead(view, seat, chance, stop)

    def comes_up(self, view: View, seat: Seat, kind: str) -> bool:
        """Questions of a culture come up where it is in play."""
        return orders.comes_up(view, kind)

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """Standing orders for flyers, payments, targets, purchases and chefs."""
        return orders.obey(view, decision, order, offered)
