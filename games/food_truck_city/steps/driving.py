"""MOVE (section 6)."""

from __future__ import annotations

from collections.abc import Sequence

from games.food_truck_city import cards, links
from games.food_truck_city.movement import drive, targets
from games.food_truck_city.state import State
from games.food_truck_city.steps.phase import Own, extra_choices, extras, go_on_after, take_extra
from games.kernel import Action, Choice, Chosen, Ref, Seat
from games.kernel.flow import Play


class Move(Own, tag="move"):
    """The active player's trucks move one at a time, each at most once (section 6)."""

    kind = "move"

    def asks(self, state: State, seat: Seat) -> bool:
        """Return whether some truck can move, or a repair can be paid (section 4.1)."""
        return bool(cards.repairs(state, seat)) or self._can_drive(state, seat)

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """Return the money, and the trucks that would be fined now."""
        player = state.players[seat]
        # Section 7.1: such a truck is fined, even if it had no legal move (section 6).
        waiting = [truck for truck in player.trucks if truck.at is not None and not truck.moved]
        return {"money": player.money, "unmoved": len(waiting), "trucks": [links.ref("food", t.food) for t in waiting]}

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer a truck and its target; cards, repairs, or the end of moving."""
        if not chosen:
            move = [links.VERB["move"]] if self._can_drive(state, seat) else []
            return [*move, *extras(state, seat, "move"), links.VERB["end_move"]]
        if chosen[0] != "move":
            return extra_choices(state, seat, "move", chosen)
        taken, player = state.blocked(), state.players[seat]
        if len(chosen) == 1:
            return [links.FOOD_MORE[truck.food] for truck in player.trucks if targets(state, truck, taken)]
        truck = player.truck(chosen[1])
        assert truck is not None
        return [links.SEGMENT[segment] for segment in targets(state, truck, taken)]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Move, play a card or repair, and be asked again, until the player ends it."""
        if action.verb == "end_move":
            self.run(play)
        elif not take_extra(play, seat, action):
            truck = play.state.players[seat].truck(action.args[0])
            assert truck is not None
            drive(play, seat, truck, action.args[1:])

    def run(self, play: Play[State]) -> None:
        """Open the window before the fines."""
        go_on_after(play, "move")

    def _can_drive(self, state: State, seat: Seat) -> bool:
        taken = state.blocked()
        # A loop, as this is asked several times a move; most trucks are still in the garage.
        for truck in state.players[seat].trucks:  # noqa: SIM110
            if truck.at is not None and targets(state, truck, taken):
                return True
        return False
