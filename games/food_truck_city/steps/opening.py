"""Before the dice: the first trucks (section 3, step 8), TURN_START and BAILOUT (sections 4 and 7.3)."""

from __future__ import annotations

from collections.abc import Sequence

from games.food_truck_city import city_hall, events, links
from games.food_truck_city.data import FOODS
from games.food_truck_city.movement import spaces
from games.food_truck_city.state import State
from games.food_truck_city.steps.phase import Own, Phase, go_on_after
from games.kernel import Action, Choice, Chosen, Decision, Ref, Seat
from games.kernel.flow import Play, Step


class ChooseStart(Step[State], tag="start"):
    """Each seat in turn puts a truck on its start segment (section 3, step 8). `asked` are still to choose."""

    asked: list[Seat]

    def copy(self) -> ChooseStart:
        """Return an independent copy: seats that have chosen are removed from the list in place."""
        return ChooseStart(self.asked[:])

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask the next seat to choose, openly and one after the other."""
        if not self.asked:
            return ()
        seat = self.asked[0]
        return (Decision(seat, "start", {"segment": Ref("segment", state.players[seat].start)}),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer the six foods, even one that another player has."""
        # Section 3, step 8: players may choose the same food.
        return [links.FOOD[food] for food in FOODS] if chosen else (links.VERB["start"],)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Place the truck on the seat's own start segment."""
        player = play.state.players[seat]
        truck = player.truck(action.args[0])
        assert truck is not None
        truck.at = player.start
        self.asked.remove(seat)
        play.emit(events.StartChosen(seat=seat, food=truck.food, segment=player.start))

    def run(self, play: Play[State]) -> None:
        """Begin the first turn, as all have chosen."""
        go_on_after(play, "start")


class TurnStart(Phase, tag="turn_start"):
    """TURN_START (section 4): festivals and closures of the active player expire, marks of its last turn go."""

    def run(self, play: Play[State]) -> None:
        """Expire tiles first: that decides where a bailout may place a truck (section 4)."""
        state = play.state
        state.turn += 1
        state.revealed = False
        state.food = state.customer = None
        # A seat that passed until its own turn is asked again from here on (section 8.2).
        state.resting = [seat for seat in state.resting if seat != state.active]
        for truck in state.players[state.active].trucks:
            # Section 7.2: an impounded truck can be released from a later own turn on.
            truck.moved = truck.fresh = truck.ticket = False
        play.emit(events.TurnStarted(seat=state.active, turn=state.turn))
        city_hall.expire(play, state.active)
        go_on_after(play, "turn_start")


class Bailout(Own, tag="bailout"):
    """Without a truck on the board: all the money for another one, placed for free (section 7.3). Compulsory."""

    kind = "bailout"

    def asks(self, state: State, seat: Seat) -> bool:
        """Return whether there is no truck on the board, but a space for one."""
        return not state.players[seat].parked() and bool(spaces(state))

    def waits(self, state: State) -> bool:
        """Return whether the bailout applies: compulsory for everybody alike, as cards cannot be played here."""
        return self.asks(state, state.active)

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask the active seat; a single answer is given for it, as cards make no difference here."""
        seat = state.active
        return (Decision(seat, self.kind, self.about(state, seat)),) if self.asks(state, seat) else ()

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer a truck from the garage (an impounded one only if the garage is empty), then a space for it."""
        if not chosen:
            return (links.VERB["bailout"],)
        if len(chosen) == 1:
            player = state.players[seat]
            # Section 7.3: impounded trucks stay impounded and keep their debts, unless all six are.
            return [links.FOOD_MORE[truck.food] for truck in player.garage() or player.impounded()]
        return [links.SEGMENT[segment] for segment in spaces(state)]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Trade all the money for the truck, then continue the turn."""
        city_hall.bail_out(play, seat, *action.args)
        go_on_after(play, "bailout")

    def run(self, play: Play[State]) -> None:
        """Continue the turn, without trucks if need be: nothing to bail out, or no space."""
        # Section 7.3: without a space nothing is paid; the bailout is tried again next turn.
        if not play.state.players[play.state.active].parked():
            play.emit(events.NoBailout(seat=play.state.active))
        go_on_after(play, "bailout")
