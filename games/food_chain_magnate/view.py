"""The view: everything but hidden reserve cards and unrevealed answers."""

from __future__ import annotations

from msgspec import Struct

from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import State
from games.kernel import Chance, Seat
from games.kernel.flow import Gather


class View(Struct):
    """A state as one viewer sees it: unknown reserve cards are 0, hidden answers None."""

    viewer: Seat | None
    state: State
    reserve_known: bool
    """Whether the viewer sees the reserve cards of all chains."""


def view_of(state: State, viewer: Seat | None) -> View:
    """Return the state as a viewer (a seat, or None for a spectator) may know it; shares nothing that later changes."""
    seen = state.copy()
    known = bool(state.bank.breaks) or (viewer is not None and milestones.sees_reserve(state, viewer))
    if not known:
        seen.reserve = [card if seat == viewer else 0 for seat, card in enumerate(state.reserve)]
    seen.stack = [step.seen_by(viewer) if isinstance(step, Gather) else step for step in seen.stack]
    return View(viewer, seen, known)


def determinize(view: View, chance: Chance) -> State:
    """Return a state consistent with a view: hidden reserve cards drawn, hidden answers drawn from the legal ones."""
    state = view.state.copy()
    # Spectators see zeros before and after the cards are laid, which is done before the first turn.
    laid = any(state.reserve) or (state.turn > 0 and bool(state.rules.reserve))
    if laid and not view.reserve_known:
        cards = list(state.rules.reserve)
        state.reserve = [card or chance.pick(cards, "reserve") for card in state.reserve]
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Gather):
        top.imagine(state, view.viewer, chance)
    return state
