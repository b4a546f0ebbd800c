"""Steps on a stack: the flow of a game, written so that it reads like the overview of its rulebook.

A step is a small struct with data. It defines who decides (`decisions`), the choices (`choices`) and
the effect (`take`); if nobody owes a decision, `run` continues automatically. Steps hand over with `call` (do this
first, then come back), `next` (do this instead) and `done` (back to the caller). `Gather` asks several seats at
once in secret.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct

from games.kernel.chance import Chance
from games.kernel.values import Action, Choice, Chosen, Decision, Event, Ref, Seat

# Far more steps than lie between two decisions: a flow that never rests becomes an error, not a hang.
_ENDLESS = 10_000


class HasStack(Protocol):
    """A state whose flow is a stack of steps; the last one is in charge. An empty stack means the game is over."""

    stack: list[Any]


S = TypeVar("S", bound=HasStack)


class Play(Struct, Generic[S], eq=False):
    """One action being carried out: the state it changes, the chance it draws from, the events it emits."""

    state: S
    chance: Chance
    events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Record a fact that happened."""
        self.events.append(event)

    def mark_revealed(self) -> None:
        """Record that something hidden was revealed, if no event type says so: no free undo goes past it."""
        self.chance.revealed_hidden = True

    def call(self, step: Step[S]) -> None:
        """Push a step; the present one continues when it is done."""
        self.state.stack.append(step)

    def next(self, step: Step[S]) -> None:
        """Replace the present step by another."""
        self.state.stack[-1] = step

    def done(self) -> None:
        """End the present step; its caller continues."""
        self.state.stack.pop()

    def over(self) -> None:
        """End the game: nobody owes anything any more."""
        self.state.stack.clear()


class Step(Struct, Generic[S], gc=False):
    """One step of the flow. Subclasses are tagged structs, so a stack of them is part of the saved state.

    Without the garbage collector's bookkeeping: serializable data holds no cycle.
    """

    def decisions(self, state: S) -> Sequence[Decision]:
        """Return who must decide (or may still change) an answer now; empty if the step runs automatically.

        A step that implements `waits` is asked for decisions only while it waits.
        """
        return ()

    def waits(self, state: S) -> bool:
        """Return whether somebody owes a decision; steps may override it to avoid making the decisions."""
        # A loop, which is faster: this is asked after every step of every game.
        for decision in self.decisions(state):  # noqa: SIM110
            if decision.owed:
                return True
        return False

    def choices(self, state: S, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Return the next links a seat may choose after `chosen`, best or most usual first."""
        raise NotImplementedError(type(self).__name__)

    def take(self, play: Play[S], seat: Seat, action: Action) -> None:
        """Carry out a legal action."""
        raise NotImplementedError(type(self).__name__)

    def run(self, play: Play[S]) -> None:
        """Continue when nobody owes a decision: must change the stack, or this step's own data."""
        play.done()


G = TypeVar("G", bound="Gather[Any]")


class Gather(Step[S], Generic[S]):
    """Several seats answer at once, each in secret; an answer may be changed until the last is in.

    Then `reveal` reveals all answers together. `asked` is their order; its members must be public. In a
    view a hidden answer is None; a `hides_answered` gathering does not even show that.
    """

    asked: list[Seat]
    # Not shared: msgspec gives every struct a separate empty dict.
    answers: dict[Seat, Chosen | None] = {}

    kind: ClassVar[str]
    """The kind of decision."""
    hides_answered: ClassVar[bool] = True
    committed: ClassVar[bool] = False
    """Whether each answer is committed to by a public hash, if several are asked. It shows who has answered, so it
    cannot be hidden, and a single answer is not given automatically: that would show that there was no other."""

    def kind_for(self, state: S, seat: Seat) -> str:
        """Return the kind of decision of one seat, if not all are asked the same."""
        return self.kind

    def about(self, state: S, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """Return the figures of a seat's prompt."""
        return {}

    def reveal(self, play: Play[S], answers: Mapping[Seat, Action]) -> None:
        """Carry out all answers, given in the order of `asked`, and hand over to another step."""
        raise NotImplementedError(type(self).__name__)

    def decisions(self, state: S) -> Sequence[Decision]:
        """Ask everybody, until the last answer is in."""
        if len(self.answers) == len(self.asked):
            return ()
        # A single answer is not preceded by others' answers: there is nothing to commit to.
        commits = self.committed and len(self.asked) > 1
        return [
            Decision(
                seat,
                self.kind_for(state, seat),
                self.about(state, seat),
                secret=True,
                hides_answered=self.hides_answered,
                committed=commits,
                auto=not commits,
                owed=seat not in self.answers,
            )
            for seat in self.asked
        ]

    def waits(self, state: S) -> bool:
        """Return whether an answer is still missing."""
        return len(self.answers) < len(self.asked)

    def take(self, play: Play[S], seat: Seat, action: Action) -> None:
        """Keep an answer, or replace it by another."""
        self.answers[seat] = action.links

    def run(self, play: Play[S]) -> None:
        """Reveal all answers once the last is in, which its seat was waiting to see."""
        if len(self.asked) > 1:
            play.mark_revealed()
        # In the order asked: who was faster must neither show nor matter.
        answers = self.answers
        given = {seat: Action(links[0], links[1:]) for seat in self.asked if (links := answers[seat]) is not None}
        self.reveal(play, given)

    def copy(self: G) -> G:
        """Return an independent copy; a subclass with data that changes copies it as well."""
        made = copy.copy(self)
        made.answers = self.answers.copy()
        return made

    def seen_by(self: G, viewer: Seat | None) -> G:
        """Return this step as a viewer may know it: its own answer, and at most who else has answered."""
        made = self.copy()
        shown = {viewer} if self.hides_answered else set(self.asked)
        made.answers = {s: a if s == viewer else None for s, a in self.answers.items() if s in shown}
        return made

    def imagine(self, state: S, viewer: Seat | None, chance: Chance) -> None:
        """Replace hidden answers by sampled legal ones, in a state sampled from what `viewer` knows.

        If a hidden viewer still owes its own, all others are taken as given, so that it can try the outcome.
        """
        pending = self.hides_answered and viewer in self.asked and viewer not in self.answers
        for seat in self.asked:
            if seat != viewer and (pending or self.answers.get(seat, ()) is None):
                self.answers[seat] = self._drawn(state, seat, chance)

    def _drawn(self, state: S, seat: Seat, chance: Chance) -> Chosen:
        chosen: Chosen = ()
        # Link by link, since every sampled answer must be one that the step offers.
        while True:
            choice = chance.pick(self.choices(state, seat, chosen), "imagined answer")
            chosen = (*chosen, choice.key)
            if not choice.more:
                return chosen


def decisions(state: HasStack) -> Sequence[Decision]:
    """Return the decisions of the step in charge; empty when the game is over."""
    return state.stack[-1].decisions(state) if state.stack else ()


def choices(state: HasStack, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
    """Return the choices of the step in charge for a seat after the links chosen so far."""
    found: Sequence[Choice] = state.stack[-1].choices(state, seat, chosen)
    return found


def actions(state: HasStack, seat: Seat, chosen: Chosen = ()) -> Iterator[Action]:
    """Yield every legal action of a seat that begins with the links chosen, in the order offered. May be very many."""
    for choice in choices(state, seat, chosen):
        links = (*chosen, choice.key)
        if choice.more:
            yield from actions(state, seat, links)
        else:
            yield Action.of(links)


def settle(play: Play[S]) -> None:
    """Run steps until somebody owes a decision or the game is over."""
    state = play.state
    stack = state.stack
    for _ in range(_ENDLESS):
        if not stack:
            return
        # Asked again each time: the step that ran may have pushed another.
        top = stack[-1]
        if top.waits(state):
            return
        top.run(play)
    raise AssertionError(f"the flow does not come to rest at {type(stack[-1]).__name__}")


def begin(state: S, told: Iterable[Event], chance: Chance) -> tuple[S, list[Event]]:
    """Return a game after setup, at its first owed decision, with the events of the setup (`told`) and since."""
    play = Play(state, chance)
    play.events += told
    settle(play)
    return state, play.events


def take(play: Play[S], seat: Seat, action: Action) -> None:
    """Carry out a legal action and everything that follows automatically."""
    play.state.stack[-1].take(play, seat, action)
    settle(play)
