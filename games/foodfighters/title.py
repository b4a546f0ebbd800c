"""Foodfighters as a title: the contract of the kernel, answered by the steps and the modules beside them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from games.kernel import (
    Action,
    Chance,
    Chosen,
    Decision,
    Event,
    Options,
    Order,
    Param,
    Result,
    Say,
    Seat,
    SteppedTitle,
    Stop,
    TitleInfo,
    Turn,
    Verb,
    unhurried,
)
from games.kernel import flow as _flow

from . import ending, invariants, orders, setup
from .ai import evaluation, lookahead, training
from .ai.weights import WEIGHTS
from .data import ITEMS, PANTRY, POWERS, TEAMS
from .events import AnyEvent
from .figures import FIGURES
from .refusals.why_not import why_not, why_not_with
from .state import GameState, State
from .steps import AnyStep
from .view import View, determinize, view_of

VERBS = (
    Verb("attack", (Param("attacker", "own_cell"), Param("target", "enemy_cell"))),
    Verb("roll"),
    Verb("swap", (Param("fighter", "own_cell"), Param("other", "own_cell"))),
    Verb("move", (Param("fighter", "own_cell"), Param("space", "own_cell"))),
    Verb("buy", (Param("thing", "thing"), Param("bearer", "own_cell", optional=True))),
    Verb("play", (Param("card", "card"), Param("first", "aim", optional=True), Param("second", "aim", optional=True))),
    Verb("fill", (Param("gap", "own_cell"), Param("filler", "own_cell"))),
    Verb("pass"),
)


class Foodfighters(SteppedTitle[State, View]):
    """Two teams of food face each other; three knocked-out enemies of one type win."""

    info = TitleInfo(
        id="foodfighters",
        rules=1,
        seats=(2, 2),
        verbs=VERBS,
        options=setup.OPTIONS,
        orders=orders.ORDERS,
        length=PANTRY.game.length,
    )
    named: ClassVar[Mapping[str, Collection[str]]] = {
        "card_bought.card": POWERS,
        "item_bought.item": ITEMS,
        "team_chosen.team": TEAMS,
    }
    coverage_exceptions: ClassVar[frozenset[str]] = frozenset({"event quiet_warning", "event stalemate", "event drawn"})
    state_type = GameState[AnyStep]
    weights = (WEIGHTS,)
    training = training.Training
    event_type = AnyEvent
    figures = FIGURES

    def option_problems(self, options: Options, seats: int) -> Sequence[Say]:
        """What is wrong with the custom teams."""
        return setup.problems(options)

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
        """Shuffled formations and the start roll (rules section 6)."""
        return setup.setup(options, chance)

    def view(self, state: State, viewer: Seat | None) -> View:
        """A copy of the board: everything is public."""
        return view_of(state, viewer)

    def result(self, state: State) -> Result | None:
        """The winner and the knock-outs of both."""
        return ending.result(state)

    def determinize(self, view: View, chance: Chance) -> State:
        """The state itself: nothing is hidden but future dice."""
        return determinize(view)

    def turn(self, state: State) -> Turn:
        """The active player's turn."""
        return Turn(state.active, state.turn)

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """The rule that forbids a link."""
        return why_not(state, seat, chosen, link)

    def why_not_with(self, state: State, seat: Seat, verb: str, link: str) -> Say | None:
        """Why not this fighter, where none can attack or move."""
        return why_not_with(state, seat, verb, link)

    def evaluate(self, view: View, seat: Seat) -> float:
        """Sets, threats, Beans, items and cards."""
        return evaluation.evaluate(view, seat)

    def terms(self, view: View, seat: Seat) -> Mapping[str, float]:
        """Sets, Beans, items, cards, threats and dangers."""
        return evaluation.terms(view, seat)

    def look_ahead(self, view: View, seat: Seat, chance: Chance, stop: Stop = unhurried) -> Action | None:
        """A turn tried out with all that the dice may show."""
        return lookahead.look_ahead(view, seat, stop)

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """The answer of a standing order."""
        return orders.obey(view, decision, order, offered)

    def concede(self, state: State, seat: Seat) -> list[Event] | None:
        """The other player wins."""
        # Any chance will do, as nothing is drawn.
        play = _flow.Play(state, Chance(b""))
        ending.concede(play, seat)
        return play.events

    def invariants(self, state: State) -> list[str]:
        """I1 to I7 of rules section 14."""
        return invariants.broken(state)
