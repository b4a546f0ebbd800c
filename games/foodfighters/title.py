"""Foodfighters as a title: the kernel's contract, implemented with the steps and the modules."""

from __future__ import annotations

from collections.abc import Sequence

from games.foodfighters import ending, orders, setup
from games.foodfighters.data import FIGURES, PANTRY
from games.foodfighters.events import AnyEvent
from games.foodfighters.refusals import why_not, why_not_with
from games.foodfighters.state import GameState, State
from games.foodfighters.steps import AnyStep
from games.foodfighters.view import View, determinize, view_of
from games.kernel import Chance, Chosen, Event, Options, Param, Result, Say, Seat, SteppedTitle, TitleInfo, Turn, Verb
from games.kernel import flow as _flow

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
    state_type = GameState[AnyStep]
    event_type = AnyEvent
    figures = FIGURES

    def option_problems(self, options: Options, seats: int) -> Sequence[Say]:
        """Return what is wrong with the custom teams."""
        return setup.problems(options)

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
        """Set up shuffled formations and the start roll (rules section 6)."""
        return setup.setup(options, chance)

    def view(self, state: State, viewer: Seat | None) -> View:
        """Return a copy of the board: everything is public."""
        return view_of(state, viewer)

    def result(self, state: State) -> Result | None:
        """Return the winner and the knock-outs of both."""
        return ending.result(state)

    def determinize(self, view: View, chance: Chance) -> State:
        """Return the state itself: nothing is hidden but future dice."""
        return determinize(view)

    def turn(self, state: State) -> Turn:
        """Return the turn, which is the active player's."""
        return Turn(state.active, state.turn)

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """Return the rule that forbids a link."""
        return why_not(state, seat, chosen, link)

    def why_not_with(self, state: State, seat: Seat, verb: str, link: str) -> Say | None:
        """Return why not this fighter, if none can attack or move."""
        return why_not_with(state, seat, verb, link)

    def concede(self, state: State, seat: Seat) -> list[Event] | None:
        """Let the other player win."""
        # Any chance is fine, as nothing is drawn.
        play = _flow.Play(state, Chance(b""))
        ending.concede(play, seat)
        return play.events
