"""How Food Chain Magnate is played by bots, and by standing orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from games.food_chain_magnate import orders
from games.food_chain_magnate.ai import advice, evaluation, lookahead
from games.food_chain_magnate.ai.weights import WEIGHTS
from games.food_chain_magnate.view import View
from games.kernel import Action, AutomatedPlay, Chance, Choice, Decision, Order, Seat, Stop, Title, unhurried


class FoodChainMagnatePlay(AutomatedPlay[View]):
    """What answers in a seat's place."""

    weights = (WEIGHTS,)
    # Structures, firing and what is kept are worth what comes of them later, which the evaluation does not see.
    safe_verbs: ClassVar[frozenset[str]] = frozenset({"work", "fire", "keep", "reserve", "place"})

    def evaluate(self, view: View, seat: Seat) -> float:
        """How well a company stands: cash, staff, sales to expect."""
        return evaluation.evaluate(view.state, seat)

    def terms(self, view: View, seat: Seat) -> Mapping[str, float]:
        """Cash, milestones, goods, staff, sales, rivals."""
        return evaluation.terms(view.state, seat)

    def advise(self, view: View, decision: Decision) -> Action | None:
        """What a sane company would do."""
        return advice.advise(view.state, decision)

    def look_ahead(
        self, title: Title[Any, View], view: View, seat: Seat, chance: Chance, stop: Stop = unhurried
    ) -> Action | None:
        """The advice, or what does better some dinners on."""
        return lookahead.look_ahead(view, seat, chance, stop)

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """The answer of a standing order."""
        return orders.obey(view.state, decision, order, offered)

    def preferences(self, view: View, seat: Seat, kind: str) -> Sequence[Choice]:
        """Cards of the own company, and goods for the freezer."""
        return orders.preferences(view.state, seat, kind)
