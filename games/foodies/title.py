"""Foodies as the kernel knows it."""

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
        """The deck reshuffled."""
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
