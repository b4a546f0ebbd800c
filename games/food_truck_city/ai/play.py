"""The play of Food Truck City by bots and by standing orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.food_truck_city import orders
from games.food_truck_city.ai import evaluation, lookahead, training
from games.food_truck_city.ai.weights import WEIGHTS
from games.food_truck_city.view import View
from games.kernel import Action, AutomatedPlay, Chance, Choice, Decision, Order, Seat, Stop, Title, unhurried


class FoodTruckCityPlay(AutomatedPlay[View]):
    """The answers given for a seat."""

    weights = (WEIGHTS,)
    training = training.Training
    search_to_next_turn = False

    def evaluate(self, view: View, seat: Seat) -> float:
        """Return trucks, money and expected income and payments, against the best of the others."""
        return evaluation.evaluate(view, seat)

    def terms(self, view: View, seat: Seat) -> Mapping[str, float]:
        """Return the terms: trucks, future trucks, money, rivals."""
        return evaluation.terms(view, seat)

    def look_ahead(
        self, title: Title[Any, View], view: View, seat: Seat, chance: Chance, stop: Stop = unhurried
    ) -> Action | None:
        """Try every answer and evaluate it by the race for the most trucks."""
        return lookahead.look_ahead(view, seat, chance, stop)

    def look_ahead_hard(self, title: Title[Any, View], view: View, seat: Seat, chance: Chance) -> Action | None:
        """Search, but evaluate by the race alone: playing half of the net's opening is worse than none of it."""
        return lookahead.look_ahead(view, seat, chance, unhurried, by_race=True)

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """Obey standing orders for windows, bonus moves and fines."""
        return orders.obey(view, decision, order, offered)

    def preferences(self, view: View, seat: Seat, kind: str) -> Sequence[Choice]:
        """Return the cards that can wait for a window."""
        return orders.preferences(kind)
