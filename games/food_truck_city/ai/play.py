"""How Food Truck City is played by bots, and by standing orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.food_truck_city import orders
from games.food_truck_city.ai import evaluation, lookahead, training
from games.food_truck_city.ai.weights import WEIGHTS
from games.food_truck_city.view import View
from games.kernel import Action, AutomatedPlay, Chance, Choice, Decision, Order, Seat, Stop, Title, unhurried


class FoodTruckCityPlay(AutomatedPlay[View]):
    """What answers in a seat's place."""

    weights = (WEIGHTS,)
    training = training.Training
    search_to_next_turn = False

    def evaluate(self, view: View, seat: Seat) -> float:
        """Trucks, money and what is to be earned and paid, against the best of the others."""
        return evaluation.evaluate(view, seat)

    def terms(self, view: View, seat: Seat) -> Mapping[str, float]:
        """Trucks, those to come, money, rivals."""
        return evaluation.terms(view, seat)

    def look_ahead(
        self, title: Title[Any, View], view: View, seat: Seat, chance: Chance, stop: Stop = unhurried
    ) -> Action | None:
        """Every answer tried, and judged by the race for the most trucks."""
        return lookahead.look_ahead(view, seat, chance, stop)

    def look_ahead_hard(self, title: Title[Any, View], view: View, seat: Seat, chance: Chance) -> Action | None:
        """As ahead, but judged by the race alone: of the net's opening half is worth less than nothing."""
        return lookahead.look_ahead(view, seat, chance, unhurried, by_race=True)

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """Standing orders for windows, bonus moves and fines."""
        return orders.obey(view, decision, order, offered)

    def preferences(self, view: View, seat: Seat, kind: str) -> Sequence[Choice]:
        """The cards for which a window can be waited for."""
        return orders.preferences(kind)
