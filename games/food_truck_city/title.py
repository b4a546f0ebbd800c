"""Food Truck City as the kernel knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from games.kernel import (
    Action,
    Chance,
    Choice,
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

from . import ending, events, invariants, leaving, orders
from .ai import evaluation, lookahead, training
from .ai.weights import WEIGHTS
from .data import CARDS, FIGURES, GAME
from .refusals import verbs as refusals
from .setup import OPTIONS, PRESETS, setup
from .state import GameState, State
from .steps import AnyStep, ChooseStart
from .view import View, determinize, reshuffle, view_of

_TRUCK, _SEGMENT = Param("truck", "food"), Param("segment", "segment")
_AIM, _AIM_MORE = Param("first", "aim", optional=True), Param("second", "aim", optional=True)

INFO = TitleInfo(
    id="food_truck_city",
    rules=1,
    seats=(GAME.min_players, GAME.max_players),
    verbs=(
        Verb("move", (_TRUCK, _SEGMENT)),
        Verb("end_move"),
        Verb("play", (Param("card", "card"), _AIM, _AIM_MORE)),
        Verb("pass"),
        Verb("pass_all"),
        Verb("rest"),
        Verb("bonus", (_TRUCK, _SEGMENT)),
        Verb("skip_bonus"),
        Verb("buy", (_TRUCK, _SEGMENT)),
        Verb("release", (_TRUCK, _SEGMENT)),
        Verb("end_buy"),
        Verb("settle", (_TRUCK, Param("way", "way"))),
        Verb("repair", (_TRUCK, Param("card", "card"))),
        Verb("start", (_TRUCK,)),
        Verb("bailout", (_TRUCK, _SEGMENT)),
        Verb("go_on"),
    ),
    options=OPTIONS,
    orders=orders.ORDERS,
    length=GAME.length,
    presets=PRESETS,
)


class FoodTruckCity(SteppedTitle[State, View]):
    """Drive your trucks to hungry customers, explore the city, and own the most trucks when all of it is known."""

    info: ClassVar[TitleInfo] = INFO
    named: ClassVar[Mapping[str, Collection[str]]] = {"card_played.card": CARDS}
    # For want of a bailout every open segment must be taken: there are more of them than trucks.
    coverage_exceptions: ClassVar[frozenset[str]] = frozenset({"event no_bailout"})
    state_type = GameState[AnyStep]
    weights = (WEIGHTS,)
    training = training.Training
    event_type = events.AnyEvent
    search_to_next_turn = False
    figures = FIGURES

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
        """Section 3, up to the choice of the first truck."""
        state, opened = setup(options, seats, chance)
        return flow.begin(state, [opened], chance)

    def view(self, state: State, viewer: Seat | None) -> View:
        """The board and the viewer's own hand."""
        return view_of(state, viewer)

    def determinize(self, view: View, chance: Chance) -> State:
        """Unseen cards and blocks drawn anew."""
        return determinize(view, chance)

    def reshuffle(self, state: State, chance: Chance) -> None:
        """The deck in a new order, the face-down blocks drawn from those that nobody has seen."""
        reshuffle(state, chance)

    def turn(self, state: State) -> Turn:
        """Turns belong to the active seat; before the first one, to whoever chooses a truck."""
        if not state.stack:
            return Turn(None, state.turn)
        step = state.stack[-1]
        return Turn(step.asked[0] if isinstance(step, ChooseStart) else state.active, state.turn)

    def result(self, state: State) -> Result | None:
        """Trucks in play, then money; equals share (section 11)."""
        return ending.result(state)

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """The rule that forbids a link."""
        return refusals.why_not(state, seat, chosen, link)

    def evaluate(self, view: View, seat: Seat) -> float:
        """Trucks, money and what is to be earned and paid, against the best of the others."""
        return evaluation.evaluate(view, seat)

    def terms(self, view: View, seat: Seat) -> Mapping[str, float]:
        """Trucks, those to come, money, rivals."""
        return evaluation.terms(view, seat)

    def look_ahead(self, view: View, seat: Seat, chance: Chance, stop: Stop = unhurried) -> Action | None:
        """Every answer tried, and judged by the race for the most trucks."""
        return lookahead.look_ahead(view, seat, chance, stop)

    def look_ahead_hard(self, view: View, seat: Seat, chance: Chance) -> Action | None:
        """As ahead, but judged by the race alone: of the net's opening half is worth less than nothing."""
        return lookahead.look_ahead(view, seat, chance, unhurried, by_race=True)

    def obey(self, view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
        """Standing orders for windows, bonus moves and fines."""
        return orders.obey(view, decision, order, offered)

    def preferences(self, view: View, seat: Seat, kind: str) -> Sequence[Choice]:
        """The cards for which a window can be waited for."""
        return orders.preferences(kind)

    def concede(self, state: State, seat: Seat) -> list[Event] | None:
        """The seat leaves; the others play on, and the last one left wins (section 12)."""
        # Any chance will do: leaving stops before anything is drawn.
        play = flow.Play(state, Chance(b""))
        leaving.leave(play, seat)
        return play.events

    def longest(self, seats: int) -> int:
        """Random drivers without a limit on quiet turns took up to 15,000 actions to see the whole city."""
        return 100_000

    def invariants(self, state: State) -> list[str]:
        """What is impossible."""
        return invariants.broken(state)
