"""Steps on a stack: the flow of a game, written so that it reads like the overview of its rulebook.

A step is a small struct with its own data. It says who decides (`decisions`), what they may choose (`choices`) and
what happens (`take`); where nobody owes a decision, `run` moves on by itself. Steps hand over with `call` (do this
first, then come back), `next` (do this instead) and `done` (back to whoever called).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from .chance import Chance
from .values import Action, Choice, Chosen, Decision, Event, Seat

_ENDLESS = 10_000


class HasStack(Protocol):
    """A state whose flow is a stack of steps; the last one is in charge. An empty stack means the game is over."""

    stack: list[Any]


S = TypeVar("S", bound=HasStack)


class Play(Generic[S]):
    """One action being carried out: the state it changes, the chance it draws from, the events it tells."""

    __slots__ = ("chance", "events", "state")

    def __init__(self, state: S, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Record a fact that happened."""
        self.events.append(event)

    def call(self, step: Step[S]) -> None:
        """Put a step on top; the present one goes on when it is done."""
        self.state.stack.append(step)

    def next(self, step: Step[S]) -> None:
        """Replace the present step by another."""
        self.state.stack[-1] = step

    def done(self) -> None:
        """End the present step; its caller goes on."""
        self.state.stack.pop()

    def over(self) -> None:
        """End the game: nobody owes anything any more."""
        self.state.stack.clear()


class Step(Struct, Generic[S]):
    """One step of the flow. Subclasses are tagged structs, so a stack of them is part of the saved state."""

    def decisions(self, state: S) -> Sequence[Decision]:
        """Who owes (or may still change) an answer now; empty when the step runs by itself."""
        return ()

    def choices(self, state: S, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """The next links a seat may choose after `chosen`, best or most usual first."""
        raise NotImplementedError(type(self).__name__)

    def take(self, play: Play[S], seat: Seat, action: Action) -> None:
        """Carry out a legal action."""
        raise NotImplementedError(type(self).__name__)

    def run(self, play: Play[S]) -> None:
        """Move on when nobody owes a decision: must change the stack, or this step's own data."""
        play.done()


def decisions(state: HasStack) -> Sequence[Decision]:
    """What the step in charge asks now; empty when the game is over."""
    return state.stack[-1].decisions(state) if state.stack else ()


def choices(state: HasStack, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
    """What the step in charge offers a seat after the links chosen so far."""
    found: Sequence[Choice] = state.stack[-1].choices(state, seat, chosen)
    return found


def settle(play: Play[S]) -> None:
    """Run steps until somebody owes a decision or the game is over."""
    stack = play.state.stack
    for _ in range(_ENDLESS):
        if not stack:
            return
        top = stack[-1]
        if any(d.owed for d in top.decisions(play.state)):
            return
        top.run(play)
    raise AssertionError(f"the flow does not come to rest at {type(stack[-1]).__name__}")


def take(play: Play[S], seat: Seat, action: Action) -> None:
    """Carry out a legal action and everything that follows from it by itself."""
    play.state.stack[-1].take(play, seat, action)
    settle(play)
