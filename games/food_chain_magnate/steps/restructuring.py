"""Phases 1 and 2 (rules 4 and 5): the structure of every company in secret, then the order of business."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from games.food_chain_magnate import events, links, structure
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import add, cards
from games.kernel import Action, Choice, Chosen, Decision, Ref, Seat
from games.kernel.flow import Gather, Play, Step


def restructure(play: Play[State]) -> None:
    """Begin phase 1: a new turn; each owner of a card that is not busy plans its structure."""
    state = play.state
    play.emit(events.TurnBegan(turn=state.turn))
    # Rules 2a: a chain with an empty hand has nothing to choose from and owes no decision.
    asked = [seat for seat in state.order if state.chains[seat].hand]
    play.call(Restructure(asked))


def same_again(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the structure of the last turn, as far as its cards are in hand; empty if it does not fit or is empty."""
    chain = state.chains[seat]
    left = dict(chain.hand)
    kept = []
    for card in chain.last:
        if left.get(card, 0):
            left[card] -= 1
            kept.append(card)
    return tuple(kept) if structure.fits(state.rules, state.rules.ceo_slots(state, seat), kept) else ()


class Restructure(Gather[State], tag="restructure"):
    """Everybody chooses in secret which cards are at work; all are revealed together (rules 4).

    Only legal structures are offered.
    """

    kind = "restructure"
    hides_answered = False
    committed = True

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """Return the slots of the CEO and the number of cards in hand (rules 4)."""
        return {"slots": state.rules.ceo_slots(state, seat), "cards": sum(state.chains[seat].hand.values())}

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer the structure of last turn, or card after card as far as they fit."""
        if not chosen:
            again = [links.verb("same", False)] if same_again(state, seat) else []
            return [*again, links.verb("work")]
        hand = state.chains[seat].hand
        slots = state.rules.ceo_slots(state, seat)
        found = structure.addable(state.rules, slots, hand, chosen[1:])
        return [*(links.card(card, True) for card in found), links.END]

    def reveal(self, play: Play[State], answers: Mapping[Seat, Action]) -> None:
        """Reveal all structures together, then award milestones for cards at work."""
        state = play.state
        for seat in state.order:
            action = answers.get(seat)
            if action is None:
                put_to_work(play, seat, ())
            else:
                put_to_work(play, seat, same_again(state, seat) if action.verb == "same" else action.args[:-1])
        for seat in state.order:
            # After all are revealed: everybody earns these milestones together, and cards on the beach never count
            # (rules 4).
            for card in state.chains[seat].work:
                milestones.report(play, seat, "at_work", card=card)
        play.done()


def put_to_work(play: Play[State], seat: Seat, at_work: Sequence[str]) -> None:
    """Reveal a structure; an illegal one leaves everybody but the CEO on the beach for this turn."""
    state = play.state
    chain = state.chains[seat]
    # Choices offer legal sets only; the rule is for input that was forced (rules 4).
    legal = structure.fits(state.rules, state.rules.ceo_slots(state, seat), at_work)
    if legal:
        for card in at_work:
            add(chain.hand, card, -1)
            add(chain.work, card)
    chain.last = tuple(cards(chain.work))
    slots = structure.slots_left(state, seat)
    outcome: Literal["legal", "illegal"] = "legal" if legal else "illegal"
    told = events.Restructured(seat=seat, cards_named=chain.last, count=len(chain.last), slots=slots, outcome=outcome)
    play.emit(told)


def order_of_business(play: Play[State]) -> None:
    """Begin phase 2: open slots decide who chooses first; ties keep the order of last turn."""
    state = play.state
    precedence = state.rules.precedence

    def rank(seat: Seat) -> tuple[int, ...]:
        return (*(-term(state, seat) for term in precedence), -structure.slots_left(state, seat))

    # The order is still that of last turn, and the sort is stable: ties keep it (rules 5).
    play.call(ChoosePositions(sorted(state.order, key=rank), [-1] * len(state.order)))


class ChoosePositions(Step[State], tag="choose_positions"):
    """One after the other, chains choose a free place in the order of business (rules 5).

    The last one takes what is left.
    """

    queue: list[Seat]
    places: list[Seat]
    """The chain at each place; -1 while it is free."""

    def copy(self) -> ChoosePositions:
        """Return an independent copy."""
        return ChoosePositions(self.queue[:], self.places[:])

    def waits(self, state: State) -> bool:
        """Return whether a chain has to choose: the last one has not."""
        # One place is left for the last chain, so there is nothing to choose (rules 5).
        return len(self.queue) > 1

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask the next chain in the queue (rules 5)."""
        if not self.waits(state):
            return ()
        return (Decision(self.queue[0], "position", {"slots": structure.slots_left(state, self.queue[0])}),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer the free places."""
        if not chosen:
            return (links.verb("position"),)
        return [links.thing("position", str(n + 1)) for n, holder in enumerate(self.places) if holder < 0]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Take the place."""
        self._take_place(play, seat, int(action.args[0]) - 1)

    def _take_place(self, play: Play[State], seat: Seat, place: int) -> None:
        self.queue.remove(seat)
        self.places[place] = seat
        play.emit(events.PositionTaken(seat=seat, position=place + 1))

    def run(self, play: Play[State]) -> None:
        """Give the last chain what is left, and fix the order of business."""
        if self.queue:
            self._take_place(play, self.queue[0], self.places.index(-1))
        play.state.order = self.places[:]
        play.done()
