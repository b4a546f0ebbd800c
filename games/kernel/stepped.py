"""A title whose flow is a stack of steps: the step in charge asks, offers and carries out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from games.kernel import flow
from games.kernel.chance import Chance
from games.kernel.title import Title, V
from games.kernel.values import Action, Choice, Chosen, Decision, Event, Seat


class Stacked(flow.HasStack, Protocol):
    """A state with its stack of steps, which can copy itself."""

    def copy(self) -> Any:
        """Return an independent copy."""


S = TypeVar("S", bound=Stacked)


class SteppedTitle(Title[S, V]):
    """The part of a title's contract that its steps implement."""

    def decisions(self, state: S) -> Sequence[Decision]:
        """Return the decisions of the step in charge."""
        return state.stack[-1].decisions(state) if state.stack else ()

    def choices(self, state: S, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Return the choices of the step in charge."""
        found: Sequence[Choice] = state.stack[-1].choices(state, seat, chosen)
        return found

    def perform(self, state: S, seat: Seat, action: Action, chance: Chance) -> list[Event]:
        """Carry out a legal action and all that follows automatically."""
        play = flow.Play(state, chance)
        flow.take(play, seat, action)
        return play.events

    def copy(self, state: S) -> S:
        """Return an independent copy."""
        copied: S = state.copy()
        return copied
