"""The view of Foodfighters: all of the board. Only future dice are hidden, and no state holds them."""

from __future__ import annotations

from games.foodfighters.state import Board, GameState, State
from games.foodfighters.steps import AnyStep
from games.kernel import Seat


class View(Board):
    """A copy of the board for one viewer. `phase` names the step in charge (`choose_action`, `buy`, … or `over`)."""

    viewer: Seat | None = None
    phase: str = "over"
    stack: tuple[AnyStep, ...] = ()
    """The steps in charge, so that a bot can play on from here."""


def view_of(state: State, viewer: Seat | None) -> View:
    """Return what a viewer may know; shares nothing that later changes."""
    south, north = state.sides
    stack = state.stack
    return View(
        (south.copy(), north.copy()),
        state.active,
        state.turn,
        state.quiet_turns,
        state.attacked,
        state.bought,
        state.supply,
        state.bonus_die,
        state.roll,
        state.attack,
        state.outcome,
        viewer,
        stack[-1].__struct_config__.tag if stack else "over",
        # Shared: the steps of this title hold no data, so nothing in them changes.
        tuple(stack),
    )


def determinize(view: View) -> State:
    """Return the state that a view shows: the same, as only future dice are hidden."""
    south, north = view.sides
    # Copied again: a player who continues from here must not change the view.
    return GameState(
        (south.copy(), north.copy()),
        view.active,
        view.turn,
        view.quiet_turns,
        view.attacked,
        view.bought,
        view.supply,
        view.bonus_die,
        view.roll,
        view.attack,
        view.outcome,
        list(view.stack),
    )
