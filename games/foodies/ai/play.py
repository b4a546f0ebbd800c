"""The play of Foodies by bots and by standing orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.foodies import orders
from games.foodies.ai import evaluation, lookahead, odds, training
from games.foodies.data import WORTH
from games.foodies.view import View
from games.kernel import Action, AutomatedPlay, Chance, Decision, Order, Seat, Stop, Title, unhurried


class FoodiesPlay(AutomatedPlay[View]):
    """The answers given for a seat."""

    weights = (WORTH,)
    training = training.Training
    search_depth = 4

    def evaluate(self, view: View, seat: Seat) -> float:
        """Return popularity now and expected from the court, against the best of the others."""
        return evaluation.evaluate(view, seat)

    def odds(self, view: View, seat: Seat) -> float:
        """Return the chance by a small net; further purchases in this turn do not count."""
        return odds.odds(view, seat)

    def evaluate_after_chance(self, view: View, seat: Seat) -> float:
        """Return the same, plus the gain of a rolled face that is still to be visited."""
        return evaluation.outlook(view, seat)

    def terms(self, view: View, seat: Seat) -> Mapping[str, float]:
        """Return the terms: popularity, coins, flyers, gain of coming visits, chefs, rivals."""
        return evaluation.terms(view, seat)

    def look_ahead(
        self, title: Title[Any, View], view: View, seat: Seat, chance: Chance, stop: Stop = unhurried
    ) -> Action | None:
        """Search by the mean chance of winning after the next turn."""
        return lookahead.look_ahead(view, seat, chance, stop)

    def comes_up(self, view: View, seat: Seat, kind: str) -> bool:
        """Return whether a question can come up: a culture's only if it is in play."""
        return orders.comes_up(view, kind)

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """Obey standing orders for flyers, payments, targets, purchases and chefs."""
        return orders.obey(view, decision, order, offered)
