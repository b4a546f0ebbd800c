"""Food Truck City as the kernel's title."""

from __future__ import annotations

from typing import ClassVar

from games.food_truck_city import ending, events, leaving, orders, refusals
from games.food_truck_city.data import FIGURES, GAME
from games.food_truck_city.setup import OPTIONS, PRESETS, setup
from games.food_truck_city.state import GameState, State
from games.food_truck_city.steps.stack import AnyStep, ChooseStart
from games.food_truck_city.view import View, determinize, reshuffle, view_of
from games.kernel import (
    Chance,
    Chosen,
    Event,
    Options,
    Param,
    Result,
    Say,
    Seat,
    SteppedTitle,
    TitleInfo,
    Turn,
    Verb,
    flow,
)

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
    state_type = GameState[AnyStep]
    event_type = events.AnyEvent
    figures = FIGURES

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
        """Set up by section 3, up to the choice of the first truck."""
        state, opened = setup(options, seats, chance)
        return flow.begin(state, [opened], chance)

    def view(self, state: State, viewer: Seat | None) -> View:
        """Return the board and the viewer's own hand."""
        return view_of(state, viewer)

    def determinize(self, view: View, chance: Chance) -> State:
        """Redraw unseen cards and blocks."""
        return determinize(view, chance)

    def reshuffle(self, state: State, chance: Chance) -> None:
        """Shuffle the deck and redraw the face-down blocks from those that nobody has seen."""
        reshuffle(state, chance)

    def turn(self, state: State) -> Turn:
        """Return whose turn it is: the active seat's; before the first turn, the seat's that chooses a truck."""
        if not state.stack:
            return Turn(None, state.turn)
        step = state.stack[-1]
        return Turn(step.asked[0] if isinstance(step, ChooseStart) else state.active, state.turn)

    def result(self, state: State) -> Result | None:
        """Rank by trucks in play, then money; equals share (section 11)."""
        return ending.result(state)

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """Return the rule that forbids a link."""
        return refusals.why_not(state, seat, chosen, link)

    def concede(self, state: State, seat: Seat) -> list[Event] | None:
        """Let a seat leave; the others continue, and the last one left wins (section 12)."""
        # Any chance is fine: leaving stops before anything is drawn.
        play = flow.Play(state, Chance(b""))
        leaving.leave(play, seat)
        return play.events
