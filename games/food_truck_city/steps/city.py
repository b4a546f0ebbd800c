"""FINES and BUY (section 7)."""

from __future__ import annotations

from collections.abc import Sequence

from games.food_truck_city import cards, city_hall, links
from games.food_truck_city.movement import spaces
from games.food_truck_city.state import State
from games.food_truck_city.steps.phase import Own, extra_choices, extras, go_on_after
from games.kernel import Action, Choice, Chosen, Ref, Seat
from games.kernel.flow import Play


class Fines(Own, tag="fines"):
    """City Fines for trucks that did not move or were ticketed, in the order the player likes (section 7.1)."""

    due: list[str]
    kind = "fine"

    @classmethod
    def of(cls, state: State) -> Fines:
        """Return the fines of the active player: the foods of the trucks."""
        return cls(city_hall.fined(state, state.active))

    def copy(self) -> Fines:
        """Return an independent copy of the list."""
        return Fines(self.due[:])

    def waits(self, state: State) -> bool:
        """Return whether fines are due; an empty list is skipped, whatever the hand."""
        return bool(self.due) and super().waits(state)

    def asks(self, state: State, seat: Seat) -> bool:
        """Return whether there is an order to choose."""
        return len(self.due) > 1

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """Return the money, the price of the next fine, and the trucks that are due one."""
        player = state.players[seat]
        trucks = [links.ref("food", food) for food in self.due]
        amount = city_hall.next_fine(player)
        return {"money": player.money, "amount": amount, "trucks": trucks, "count": len(trucks)}

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer a truck, then how to settle its fine: paying is compulsory if affordable, a City Permit optional."""
        if not chosen:
            return (links.VERB["settle"],)
        if len(chosen) == 1:
            return [links.FOOD_MORE[food] for food in self.due]
        # Section 7.1: players who can pay must; impounding is only for those who cannot.
        ways = [links.WAY["pay" if city_hall.can_pay(state.players[seat]) else "impound"]]
        return [*ways, links.WAY["permit"]] if cards.permit_in(state.hands[seat]) else ways

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Settle one fine."""
        food, way = action.args
        self.due.remove(food)
        if way == "permit":
            city_hall.permit(play, seat, food)
        else:
            city_hall.fine(play, seat, food)

    def run(self, play: Play[State]) -> None:
        """Settle the only fine left without asking; without any the player buys."""
        # With a card in hand the player would have been asked: it might be a City Permit (section 4.1).
        if self.due:
            city_hall.fine(play, play.state.active, self.due.pop())
        else:
            go_on_after(play, "fines")


class Buy(Own, tag="buy"):
    """Impounded trucks released, then at most one truck bought (sections 7.2 and 7.4)."""

    bought: bool
    kind = "buy"

    @classmethod
    def of(cls, state: State) -> Buy:
        """Begin with nothing bought."""
        return cls(False)

    def copy(self) -> Buy:
        """Return an independent copy."""
        return Buy(self.bought)

    def asks(self, state: State, seat: Seat) -> bool:
        """Return whether a truck can be released or bought (section 4.1)."""
        player = state.players[seat]
        return bool(city_hall.releasable(state, player) or city_hall.for_sale(state, player, self.bought))

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer releases, one purchase, cards, or the end of buying."""
        player = state.players[seat]
        if not chosen:
            release = [links.VERB["release"]] if city_hall.releasable(state, player) else []
            buy = [links.VERB["buy"]] if city_hall.for_sale(state, player, self.bought) else []
            return [*release, *buy, *extras(state, seat, "buy"), links.VERB["end_buy"]]
        if chosen[0] == "play":
            return extra_choices(state, seat, "buy", chosen)
        if len(chosen) == 2:
            # Computed after each placing: trucks placed before may fill the nearest spaces (section 7.2).
            return [links.SEGMENT[segment] for segment in spaces(state)]
        if chosen[0] == "release":
            return [links.FOOD_MORE[truck.food] for truck in city_hall.releasable(state, player)]
        return [links.FOOD_MORE[truck.food] for truck in city_hall.for_sale(state, player, self.bought)]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Release, buy or play a card, and be asked again, until the player ends it."""
        if action.verb == "end_buy":
            go_on_after(play, "buy")
        elif action.verb == "release":
            city_hall.release(play, seat, *action.args)
        elif action.verb == "buy":
            self.bought = True
            city_hall.buy(play, seat, *action.args)
        else:
            cards.play_card(play, seat, action.args)

    def run(self, play: Play[State]) -> None:
        """Draw the card, as nothing is left to release or buy."""
        go_on_after(play, "buy")
