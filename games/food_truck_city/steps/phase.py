"""Shared by all phases: decisions of the active seat, and the cards and repairs beside them (section 4.1).

What follows a phase is a table that `stack`, above all phases, provides on import: a turn is a circle, and
files that imported each other would be one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Self

from games.food_truck_city import cards, links
from games.food_truck_city.state import State
from games.kernel import Action, Choice, Chosen, Decision, Ref, Seat
from games.kernel.flow import Play, Step


class Phase(Step[State]):
    """A step of the turn (section 4). One with data defines in `of` how it begins, and copies itself."""

    @classmethod
    def of(cls, state: State) -> Self:
        """Return the step at its beginning."""
        return cls()

    def copy(self) -> Self:
        """Return itself, as a step without data never changes."""
        return self


class Own(Phase):
    """A step in which only the active seat decides, openly. Subclasses define the decision, and when it is asked.

    Whether a seat is asked never depends on the cards in its hand, only on there being any (section 4.1); so its only
    legal answer is not given for it while it holds one.
    """

    kind: ClassVar[str]

    def asks(self, state: State, seat: Seat) -> bool:
        """Return whether there is something to decide for a seat without cards."""
        return True

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """Return the figures of the prompt."""
        return {"money": state.players[seat].money}

    def waits(self, state: State) -> bool:
        """Return whether the active seat holds a card or has something to decide."""
        seat = state.active
        return bool(state.hands[seat]) or self.asks(state, seat)

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask the active seat; a single answer is given for it only if it holds no card."""
        seat = state.active
        return (Decision(seat, self.kind, self.about(state, seat), auto=not state.hands[seat]),)


def extras(state: State, seat: Seat, phase: str) -> list[Choice]:
    """Return the verbs available besides those of a step: cards, and repairs where the phase allows them."""
    found = []
    if state.hands[seat] and cards.can_play(state, seat, state.hands[seat], phase):
        found.append(links.VERB["play"])
    # Not after MOVE: for this turn a card on a truck has done its harm by then (section 4.1).
    if phase in ("pre_roll", "bonus", "pre_collect", "move") and cards.repairs(state, seat):
        found.append(links.VERB["repair"])
    return found


def extra_choices(state: State, seat: Seat, phase: str, chosen: Chosen) -> Sequence[Choice]:
    """Return the links after the verbs `play` and `repair`."""
    if chosen[0] == "play":
        return cards.choices(state, seat, state.hands[seat], phase, chosen)
    return cards.repair_choices(state, seat, chosen)


def take_extra(play: Play[State], seat: Seat, action: Action) -> bool:
    """Carry out `play` or `repair`; False for any other verb."""
    if action.verb == "play":
        cards.play_card(play, seat, action.args)
    elif action.verb == "repair":
        cards.repair(play, seat, *action.args)
    return action.verb in ("play", "repair")


_AFTER: dict[str, Callable[[State], Step[State]]] = {}


def provide(after: Mapping[str, Callable[[State], Step[State]]]) -> None:
    """Set which step follows each phase; a phase is named by the tag of its step, a window by its time."""
    _AFTER.update(after)


def go_on_after(play: Play[State], phase: str) -> None:
    """Replace a finished phase by the step that follows it. Raise KeyError for an unknown phase."""
    play.next(_AFTER[phase](play.state))
