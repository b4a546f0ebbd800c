"""What all phases share: decisions of the active seat, and the cards and repairs beside them (section 4.1).

What follows a phase is a table that `stack`, above all phases, hands in when it is loaded: a turn is a circle, and
files that named each other would be one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Self

from games.food_truck_city import cards, links
from games.food_truck_city.state import State
from games.kernel import Action, Choice, Chosen, Decision, Ref, Seat
from games.kernel.flow import Play, Step


class Phase(Step[State]):
    """A step of the turn (section 4). One with data of its own says in `of` how it begins, and copies itself."""

    @classmethod
    def of(cls, state: State) -> Self:
        """The step as it begins."""
        return cls()

    def copy(self) -> Self:
        """Itself, where a step has no data that changes."""
        return self


class Own(Phase):
    """A step in which only the active seat decides, in the open. Subclasses say what, and when it is asked at all.

    Whether a seat is asked never depends on the cards in its hand, only on there being any (section 4.1); so its only
    legal answer is not given for it while it holds one.
    """

    kind: ClassVar[str]

    def asks(self, state: State, seat: Seat) -> bool:
        """Whether there is something to decide for a seat without cards."""
        return True

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """What the prompt tells."""
        return {"money": state.players[seat].money}

    def waits(self, state: State) -> bool:
        """Whether the active seat holds a card or has something to decide."""
        seat = state.active
        return bool(state.hands[seat]) or self.asks(state, seat)

    def decisions(self, state: State) -> Sequence[Decision]:
        """One decision of the active seat; given for it only where it holds no card."""
        seat = state.active
        return (Decision(seat, self.kind, self.about(state, seat), auto=not state.hands[seat]),)


def extras(state: State, seat: Seat, phase: str) -> list[Choice]:
    """The verbs that may be used beside those of a step: cards, and repairs where the phase allows them."""
    found = []
    if state.hands[seat] and cards.can_play(state, seat, state.hands[seat], phase):
        found.append(links.VERB["play"])
    # Not after MOVE: for this turn a card on a truck has done its harm by then (section 4.1).
    if phase in ("pre_roll", "bonus", "pre_collect", "move") and cards.repairs(state, seat):
        found.append(links.VERB["repair"])
    return found


def extra_choices(state: State, seat: Seat, phase: str, chosen: Chosen) -> Sequence[Choice]:
    """The links after the verbs `play` and `repair`."""
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
    """Say which step follows each phase; a phase is named by the tag of its step, a window by when it is."""
    _AFTER.update(after)


def go_on_after(play: Play[State], phase: str) -> None:
    """Hand over to what follows a phase. Raises KeyError for an unknown phase."""
    play.next(_AFTER[phase](play.state))
