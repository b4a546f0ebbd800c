"""Foodies as the kernel knows it."""

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
    flow,
    unhurried,
)

from . import ending, events, invariants, orders, refusals
from .ai import evaluation, lookahead, odds, training
from .data import CHEFS, CULTURES, FIGURES, GAME, STALLS, WORTH
from .setup import OPTIONS, problems, setup
from .state import GameState, State
from .steps import AnyStep
from .view import View, determinize, view_of

_SPACE = Param("space", "space")

INFO = TitleInfo(
    id="foodies",
    rules=1,
    seats=(GAME.min_players, GAME.max_players),
    verbs=(
        Verb("buy", (Param("stall", "stall"), _SPACE)),
        Verb("pass"),
        Verb("flyer", (_SPACE,)),
        Verb("stay"),
        Verb("hire"),
        Verb("special", (Param("chef", "chef"),)),
        Verb("done"),
        Verb("face", (Param("face", "face"),)),
        Verb("pay"),
        Verb("keep"),
        Verb("target", (_SPACE,)),
        Verb("targets", (Param("first", "space"), Param("second", "space")), unordered=True),
    ),
    options=OPTIONS,
    orders=orders.ORDERS,
    length=GAME.length,
)


class Foodies(SteppedTitle[State, View]):
    """The food court race: collect, buy, hire, until somebody is popular enough."""

    info: ClassVar[TitleInfo] = INFO
    named: ClassVar[Mapping[str, Collection[str]]] = {
        "bought.stall": STALLS,
        "special_hired.chef": CHEFS,
        "opened.cultures": CULTURES,
    }
    state_type = GameState[AnyStep]
    weights = (WORTH,)
    training = training.Training
    event_type = events.AnyEvent
    figures = FIGURES
    search_depth = 4

    def option_problems(self, options: Options, seats: int) -> Sequence[Say]:
        """A first seat that is not there, or a deck of cultures not in play."""
        return problems(options, seats)

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
        """Rules section 5.1, and the first roll."""
        state, told = setup(options, seats, chance)
        return flow.begin(state, told, chance)

    def view(self, state: State, viewer: Seat | None) -> View:
        """All but the deck's order and unrevealed answers."""
        return view_of(state, viewer)

    def determinize(self, view: View, chance: Chance) -> State:
        """The deck shuffled anew."""
        return determinize(view, chance)

    def reshuffle(self, state: State, chance: Chance) -> None:
        """The deck in a new order."""
        state.deck = chance.shuffle(state.deck, "deck anew")

    def turn(self, state: State) -> Turn:
        """Turns belong to the active seat."""
        return Turn(state.active if state.stack else None, state.turn)

    def result(self, state: State) -> Result | None:
        """Popularity, then coins; equals share (section 7.3)."""
        return ending.result(state)

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """The rule that forbids a link."""
        return refusals.why_not(state, seat, chosen, link)

    def why_not_with(self, state: State, seat: Seat, verb: str, link: str) -> Say | None:
        """Why not this stall or this chef, where none at all can be had."""
        return refusals.why_not_with(state, seat, verb, link)

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

    def look_ahead(self, view: View, seat: Seat, chance: Chance, stop: Stop = unhurried) -> Action | None:
        """By the mean chance of winning after the next turn."""
        return lookahead.look_ahead(view, seat, chance, stop)

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """Standing orders for flyers, payments, targets, purchases and chefs."""
        return orders.obey(view, decision, order, offered)

    def longest(self, seats: int) -> int:
        """No turn takes more than two answers of each seat and five of its own."""
        return GAME.round_cap * seats * (2 * seats + 5)

    def invariants(self, state: State) -> list[str]:
        """Rules section 9.5."""
        return invariants.broken(state)
