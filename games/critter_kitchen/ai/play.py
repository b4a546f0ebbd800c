"""The play of Critter Kitchen by bots and by standing orders."""

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
    """The answers given for a seat."""

    weights = (WEIGHTS,)

    def evaluate(self, view: View, seat: Seat) -> float:
        """Return the stars, and those that kitchen and plan promise."""
        return evaluation.evaluate(view, seat)

    def terms(self, view: View, seat: Seat) -> Mapping[str, float]:
        """Return the stars and what kitchen and plan promise."""
        return evaluation.terms(view, seat)

    def advise(self, view: View, decision: Decision) -> Action | None:
        """Advise plans, picks and menus from what is known."""
        return advice.advise(view, decision)

    def look_ahead(
        self, title: Title[Any, View], view: View, seat: Seat, chance: Chance, stop: Stop = unhurried
    ) -> Action | None:
        """Search plans against sampled plans of the others."""
        return _PLANNER.choose(title, view, seat, chance, stop)

    def look_ahead_hard(self, title: Title[Any, View], view: View, seat: Seat, chance: Chance) -> Action | None:
        """Search plans against a single sample of the others; playing the second best plan would cost little."""
        return _PLANNER.choose_hard(title, view, seat, chance)

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """Obey standing orders for shopping, cooking and abilities."""
        return orders.obey(view, decision, order, offered)

    def comes_up(self, view: View, seat: Seat, kind: str) -> bool:
        """Return whether the question can come up: a zous chef's only for its owner, and while it can be hired."""
        return orders.comes_up(view, seat, kind)

    def preferences(self, view: View, seat: Seat, kind: str) -> Sequence[Choice]:
        """Return the items, kinds of items, and leaving, anywhere or at one location."""
        return orders.preferences(view) if kind == "take" else ()
