"""The setup decisions (rules 3): first restaurants in reverse order, then everybody's secret reserve card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.food_chain_magnate import events, links
from games.food_chain_magnate.city import placing
from games.food_chain_magnate.city.pieces import Restaurant
from games.food_chain_magnate.city.squares import SQUARES, Mask
from games.food_chain_magnate.rules.registry import State
from games.kernel import Action, Choice, Chosen, Decision, Seat
from games.kernel.flow import Gather, Play, Step

_PLACE, _PASS = Choice("place", "verb", more=True), Choice("pass", "verb")


def free_tiles(state: State) -> Mask:
    """Return the squares of tiles without an entrance: at setup no two entrances share a tile."""
    city = state.city
    # Rules 2.4: only entrance squares count; other squares of two restaurants may share a tile.
    taken = placing.tile_mask(city, [restaurant.entrance for restaurant in city.restaurants])
    return ~taken & city.ground.roadside


class FirstRestaurants(Step[State], tag="first_restaurants"):
    """One by one, each chain places a restaurant (rules 3.4); it may pass in the first round, not in the second."""

    queue: list[Seat]
    passed: list[Seat]
    must: bool = False

    def copy(self) -> FirstRestaurants:
        """Return an independent copy."""
        return FirstRestaurants(self.queue[:], self.passed[:], self.must)

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask the next chain in the queue to place or pass."""
        return (Decision(self.queue[0], "first_restaurant"),) if self.queue else ()

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer a square and the corner of the entrance, on a tile without one; passing only in the first round."""
        city, allowed = state.city, free_tiles(state)
        if not chosen:
            possible = placing.restaurant_sites(city, allowed)
            # If no place is left even a chain that must place may pass: else nobody could continue.
            return ([_PLACE] if possible else []) + ([] if self.must and possible else [_PASS])
        if len(chosen) == 1:
            return placing.site_links(city, placing.restaurant_sites(city, allowed))
        return placing.corner_links(city, SQUARES[chosen[1]], allowed)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Place and open the restaurant, or let the chain wait for the second round."""
        state = play.state
        self.queue.pop(0)
        if action.verb == "pass":
            self.passed.append(seat)
            play.emit(events.PlacementPassed(seat=seat))
            return
        square, corner = action.args
        state.city = state.city.with_restaurant(Restaurant(seat, SQUARES[square], corner))
        state.chains[seat].restaurants -= 1
        play.emit(events.RestaurantPlaced(seat=seat, square=square, corner=corner, opens="now"))

    def run(self, play: Play[State]) -> None:
        """Begin the second round for those who passed; then reserve cards, if the variant has them."""
        state = play.state
        if self.passed and not self.must:
            # Rules 3.4: the second round goes in normal order, and only those who passed must place.
            self.queue = [seat for seat in state.order if seat in self.passed]
            self.passed, self.must = [], True
        elif state.rules.reserve:
            # Rules Q4: after the first restaurants, though another edition asks before them.
            play.next(ReserveCards(list(state.seats)))
        else:
            play.done()


class ReserveCards(Gather[State], tag="reserve_cards"):
    """Everybody lays one of three reserve cards face down (rules 3.5)."""

    kind = "reserve"
    hides_answered = False

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer the kinds of reserve cards."""
        if not chosen:
            return (links.verb("reserve"),)
        return [links.thing("reserve", str(card)) for card in state.rules.reserve]

    def reveal(self, play: Play[State], answers: Mapping[Seat, Action]) -> None:
        """Lay all cards, face down until the bank breaks (rules 7.4)."""
        for seat, action in answers.items():
            play.state.reserve[seat] = int(action.args[0])
        play.emit(events.ReservesLaid())
        play.done()
