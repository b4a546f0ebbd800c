"""How Critter Kitchen is played by bots, and by standing orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.critter_kitchen import orders
from games.critter_kitchen.ai import advice, evaluation
from games.critter_kitchen.ai.lookahead import PlannerPlayer
from games.critter_kitchen.ai.weights import WEIGHTS
from games.critter_kitchen.view import View
from games.kernel import Action, AutomatedPlay, Chance, Choice, Decision, Order, Seat, Stop, Title, unhurried

_PLANNER = PlannerPlayer()


class CritterKitchenPlay(AutomatedPlay[View]):
    """What answers in a seat's place."""

    weights = (WEIGHTS,)

    def evaluate(self, view: View, seat: Seat) -> float:
        """Stars, and those that kitchen and plan promise."""
        return evaluation.evaluate(view, seat)

    def terms(self, view: View, seat: Seat) -> Mapping[str, float]:
        """Stars, dishes, the kitchen, the plan, rivals."""
        return evaluation.terms(view, seat)

    def advise(self, view: View, decision: Decision) -> Action | None:
        """Plans, picks and menus by what is known."""
        return advice.advise(view, decision)

    def look_ahead(
        self, title: Title[Any, View], view: View, seat: Seat, chance: Chance, stop: Stop = unhurried
    ) -> Action | None:
        """Plans against imagined plans of the others."""
        return _PLANNER.choose(title, view, seat, chance, stop)

    def look_ahead_hard(self, title: Title[Any, View], view: View, seat: Seat, chance: Chance) -> Action | None:
        """Plans against one imagined plan of the others; every other one of the best plans would be worth little."""
        return _PLANNER.choose_hard(title, view, seat, chance)

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """Standing orders for shopping, cooking and abilities."""
        return orders.obey(view, decision, order, offered)

    def comes_up(self, view: View, seat: Seat, kind: str) -> bool:
        """Questions of a zous chef come up for who works with it, and while it can be hired."""
        return orders.comes_up(view, seat, kind)

    def preferences(self, view: View, seat: Seat, kind: str) -> Sequence[Choice]:
        """Items, kinds of items, and leaving, anywhere or at one location."""
        return orders.preferences(view) if kind == "take" else ()
