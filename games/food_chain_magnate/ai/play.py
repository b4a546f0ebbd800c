"""The play of Food Chain Magnate by bots and by standing orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from games.food_chain_magnate import orders
from games.food_chain_magnate.ai import advice, evaluation, lookahead
from games.food_chain_magnate.ai.weights import WEIGHTS
from games.food_chain_magnate.view import View
from games.kernel import Action, AutomatedPlay, Chance, Choice, Decision, Order, Seat, Stop, Title, unhurried


class FoodChainMagnatePlay(AutomatedPlay[View]):
    """The answers given for a seat."""

    weights = (WEIGHTS,)
    # The value of structures, firing and freezers shows later, which the evaluation does not see.
    safe_verbs: ClassVar[frozenset[str]] = frozenset({"work", "fire", "keep", "reserve", "place"})

    def evaluate(self, view: View, seat: Seat) -> float:
        """Return the value of a company's position: cash, staff, expected sales."""
        return evaluation.evaluate(view.state, seat)

    def terms(self, view: View, seat: Seat) -> Mapping[str, float]:
        """Return the terms: cash, milestones, goods, staff, sales, rivals."""
        return evaluation.terms(view.state, seat)

    def advise(self, view: View, decision: Decision) -> Action | None:
        """Return the advised answer."""
        return advice.advise(view.state, decision)

    def look_ahead(
        self, title: Title[Any, View], view: View, seat: Seat, chance: Chance, stop: Stop = unhurried
    ) -> Action | None:
        """Return the advice, or an answer that does better some dinners later."""
        return lookahead.look_ahead(view, seat, chance, stop)

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """Return the answer of a standing order."""
        return orders.obey(view.state, decision, order, offered)

    def preferences(self, view: View, seat: Seat, kind: str) -> Sequence[Choice]:
        """Return cards of the seat's own company, and goods for the freezer."""
        return orders.preferences(view.state, seat, kind)
