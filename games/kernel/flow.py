"""Steps on a stack: the flow of a game, written so that it reads like the overview of its rulebook.

A step is a small struct with its own data. It says who decides (`decisions`), what they may choose (`choices`) and
what happens (`take`); where nobody owes a decision, `run` moves on by itself. Steps hand over with `call` (do this
first, then come back), `next` (do this instead) and `done` (back to whoever called). `Gather` asks several seats at
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
    """One action being carried out: the state it changes, the chance it draws from, the events it tells."""

    state: S
    chance: Chance
    events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Record a fact that happened."""
        self.events.append(event)

    def mark_revealed(self) -> None:
        """Note that something hidden came out, where no event does so by its kind: no free take-back goes past it."""
        self.chance.revealed_hidden = True

    def call(self, step: Step[S]) -> None:
        """Put a step on top; the present one goes on when it is done."""
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

    Without the garbage collector's bookkeeping: what can be saved holds no cycle.
    """

    def decisions(self, state: S) -> Sequence[Decision]:
        """Who must decide (or may still change) an answer now; empty when the step runs by itself.

        A step that tells by `waits` whether it does is asked for them only while it waits.
        """
        return ()

    def waits(self, state: S) -> bool:
        """Whether somebody owes a decision; steps that know it without making the decisions may say so."""
        # A loop, which is quicker: this is asked after every step of every game.
        for decision in self.decisions(state):  # noqa: SIM110
            if decision.owed:
                return True
        return False

    def choices(self, state: S, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """The next links a seat may choose after `chosen`, best or most usual first."""
        raise NotImplementedError(type(self).__name__)

    def take(self, play: Play[S], seat: Seat, action: Action) -> None:
        """Carry out a legal action."""
        raise NotImplementedError(type(self).__name__)

    def run(self, play: Play[S]) -> None:
        """Move on when nobody owes a decision: must change the stack, or this step's own data."""
        play.done()


G = TypeVar("G", bound="Gather[Any]")


class Gather(Step[S], Generic[S]):
    """Several seats answer at once, each in secret; an answer may be changed until the last is in.

    Then all answers come out together, by `reveal`. `asked` says in which order; who is in it must be public. In a
    view an answer that is given but hidden is None; of a `hides_answered` gathering not even that much is shown.
    """

    asked: list[Seat]
    # Not shared: msgspec gives every struct an empty dict of its own.
    answers: dict[Seat, Chosen | None] = {}

    kind: ClassVar[str]
    """The kind of decision."""
    hides_answered: ClassVar[bool] = True
    committed: ClassVar[bool] = False
    """Whether each answer is committed to by a public hash, where several are asked. It shows who has answered, so it
    cannot be hidden, and an only answer is not given unasked: that would show that there was no other."""

    def kind_for(self, state: S, seat: Seat) -> str:
        """The kind of decision of one seat, where not all are asked the same."""
        return self.kind

    def about(self, state: S, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """What the prompt of a seat tells."""
        return {}

    def reveal(self, play: Play[S], answers: Mapping[Seat, Action]) -> None:
        """Carry out all answers, given in the order of `asked`, and hand over to another step."""
        raise NotImplementedError(type(self).__name__)

    def decisions(self, state: S) -> Sequence[Decision]:
        """Everybody asked, until the last answer is in."""
        if len(self.answers) == len(self.asked):
            return ()
        # Who answers alone sees no other answer before its own comes out: there is nothing to commit to.
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
        """Whether an answer is still missing."""
        return len(self.answers) < len(self.asked)

    def take(self, play: Play[S], seat: Seat, action: Action) -> None:
        """Keep an answer, or put another in its place."""
        self.answers[seat] = action.links

    def run(self, play: Play[S]) -> None:
        """The last answer is in: all come out, which whoever gave it was waiting to see."""
        if len(self.asked) > 1:
            play.mark_revealed()
        # In the order asked: who was quicker must neither show nor matter.
        answers = self.answers
        given = {seat: Action(links[0], links[1:]) for seat in self.asked if (links := answers[seat]) is not None}
        self.reveal(play, given)

    def copy(self: G) -> G:
        """An independent copy; a subclass with data that changes copies it as well."""
        made = copy.copy(self)
        made.answers = self.answers.copy()
        return made

    def seen_by(self: G, viewer: Seat | None) -> G:
        """This step as a viewer may know it: its own answer, of the others at most that they have answered."""
        made = self.copy()
        shown = {viewer} if self.hides_answered else set(self.asked)
        made.answers = {s: a if s == viewer else None for s, a in self.answers.items() if s in shown}
        return made

    def imagine(self, state: S, viewer: Seat | None, chance: Chance) -> None:
        """Put drawn legal answers in the place of hidden ones, in a state imagined from what `viewer` knows.

        Where a hidden viewer still owes its own, all others are taken as given, so that it can try what comes of it.
        """
        pending = self.hides_answered and viewer in self.asked and viewer not in self.answers
        for seat in self.asked:
            if seat != viewer and (pending or self.answers.get(seat, ()) is None):
                self.answers[seat] = self._drawn(state, seat, chance)

    def _drawn(self, state: S, seat: Seat, chance: Chance) -> Chosen:
        chosen: Chosen = ()
        # Link by link, since every answer drawn must be one that the step offers.
        while True:
            choice = chance.pick(self.choices(state, seat, chosen), "imagined answer")
            chosen = (*chosen, choice.key)
            if not choice.more:
                return chosen


def decisions(state: HasStack) -> Sequence[Decision]:
    """What the step in charge asks now; empty when the game is over."""
    return state.stack[-1].decisions(state) if state.stack else ()


def choices(state: HasStack, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
    """What the step in charge offers a seat after the links chosen so far."""
    found: Sequence[Choice] = state.stack[-1].choices(state, seat, chosen)
    return found


def actions(state: HasStack, seat: Seat, chosen: Chosen = ()) -> Iterator[Action]:
    """Every legal action of a seat that begins with the links chosen, in the order offered. May be very many."""
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
        # Asked again each time: what ran may have put another step on top.
        top = stack[-1]
        if top.waits(state):
            return
        top.run(play)
    raise AssertionError(f"the flow does not come to rest at {type(stack[-1]).__name__}")


def begin(state: S, told: Iterable[Event], chance: Chance) -> tuple[S, list[Event]]:
    """A game that has been set up, at its first owed decision; with what was `told` of the set-up, and since."""
    play = Play(state, chance)
    play.events += told
    settle(play)
    return state, play.events


def take(play: Play[S], seat: Seat, action: Action) -> None:
    """Carry out a legal action and everything that follows from it by itself."""
    play.state.stack[-1].take(play, seat, action)
    settle(play)
