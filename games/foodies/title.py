"""Foodies as the kernel's title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.foodies import ending, events, orders, refusals
from games.foodies.data import FIGURES, GAME
from games.foodies.setup import OPTIONS, problems, setup
from games.foodies.state import GameState, State
from games.foodies.steps import AnyStep
from games.foodies.view import View, determinize, view_of
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
    state_type = GameState[AnyStep]
    event_type = events.AnyEvent
    figures = FIGURES

    def option_problems(self, options: Options, seats: int) -> Sequence[Say]:
        """Return the problem of a missing first seat, or of a deck of cultures not in play."""
        return problems(options, seats)

    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
        """Set up by rules section 5.1, and roll for the first time."""
        state, told = setup(options, seats, chance)
        return flow.begin(state, told, chance)

    def view(self, state: State, viewer: Seat | None) -> View:
        """Return all but the deck's order and unrevealed answers."""
        return view_of(state, viewer)

    def determinize(self, view: View, chance: Chance) -> State:
        """Return a state with the deck reshuffled."""
        return determinize(view, chance)

    def reshuffle(self, state: State, chance: Chance) -> None:
        """Shuffle the deck."""
        state.deck = chance.shuffle(state.deck, "deck anew")

    def turn(self, state: State) -> Turn:
        """Return whose turn it is: the active seat's."""
        return Turn(state.active if state.stack else None, state.turn)

    def result(self, state: State) -> Result | None:
        """Rank by popularity, then coins; equals share (section 7.3)."""
        return ending.result(state)

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """Return the rule that forbids a link."""
        return refusals.why_not(state, seat, chosen, link)

    def why_not_with(self, state: State, seat: Seat, verb: str, link: str) -> Say | None:
        """Return why not this stall or this chef, if none at all is available."""
        return refusals.why_not_with(state, seat, verb, link)
