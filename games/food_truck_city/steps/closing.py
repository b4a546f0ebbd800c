"""DRAW and TURN_END (sections 8.3 and 11), and what waits for a player after somebody has left (section 12)."""

from __future__ import annotations

from collections.abc import Sequence

from games.food_truck_city import ending, events, links
from games.food_truck_city.state import State
from games.food_truck_city.steps.phase import Phase, go_on_after
from games.kernel import Action, Choice, Chosen, Decision, Seat
from games.kernel.flow import Play


class Draw(Phase, tag="draw"):
    """The active player draws a card; an empty deck is remade from the discard pile (section 8.3)."""

    def run(self, play: Play[State]) -> None:
        """Draw a card if there is one; only its player sees it."""
        state = play.state
        if not state.deck and state.discard:
            # Reversed, as the first card is the top of a deck and the top is last in the list (section 3).
            state.deck = play.chance.shuffle(state.discard, "discard pile")[::-1]
            state.discard = []
            play.emit(events.Reshuffled(cards=len(state.deck)))
        if state.deck:
            card = state.deck.pop()
            state.hands[state.active].append(card)
            play.emit(events.CardDrawn(seat=state.active))
            play.emit(events.Drew(seat=state.active, card=card, audience=(state.active,)))
        go_on_after(play, "draw")


class TurnEnd(Phase, tag="turn_end"):
    """TURN_END: the end of the game, or the next player's turn (section 11)."""

    def run(self, play: Play[State]) -> None:
        """End the game, or begin the turn of the next player still in it."""
        if ending.reached(play):
            ending.finish(play)
        else:
            # Counted from the seat after it, since the active one may have left.
            play.state.active = play.state.clockwise((play.state.active + 1) % len(play.state.players))[0]
            go_on_after(play, "turn_end")


class GoOn(Phase, tag="go_on"):
    """Somebody left (section 12), and a random step follows: the active player starts it.

    `then` is `roll` or `draw`.
    """

    then: str

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask the active player."""
        return (Decision(state.active, "go_on"),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer only to continue."""
        return (links.VERB["go_on"],)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Run the random step."""
        go_on_after(play, "pre_roll" if self.then == "roll" else "buy")
