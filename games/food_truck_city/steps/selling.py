"""ROLL, BONUS and COLLECT (sections 4 and 5)."""

from __future__ import annotations

from collections.abc import Sequence

from games.food_truck_city import cards, events, links
from games.food_truck_city.data import CUSTOMERS, FOODS, GAME
from games.food_truck_city.income import of_seat
from games.food_truck_city.movement import bonus_targets
from games.food_truck_city.state import State
from games.food_truck_city.steps.phase import Own, Phase, extra_choices, extras, go_on_after, take_extra
from games.kernel import Action, Choice, Chosen, Ref, Seat
from games.kernel.flow import Play


class Roll(Phase, tag="roll"):
    """ROLL (section 4): the dice decide which food is in demand and which customers are hungry."""

    def run(self, play: Play[State]) -> None:
        """Roll the food die, then the customer die: the order makes a game reproducible (section 3)."""
        state = play.state
        state.food = play.chance.pick(FOODS, "food die")
        state.customer = play.chance.pick(CUSTOMERS, "customer die")
        play.emit(events.Rolled(seat=state.active, food=state.food, customer=state.customer))
        go_on_after(play, "roll")


class Bonus(Own, tag="bonus"):
    """BONUS (section 4): once, for a dollar, one own truck to an adjacent open, fully revealed segment."""

    kind = "bonus"

    def asks(self, state: State, seat: Seat) -> bool:
        """Return whether a bonus move is legal, or a repair can be paid (section 4.1)."""
        return bool(cards.repairs(state, seat)) or self._can_drive(state, seat)

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """Return the money, and the dice for which the move may pay."""
        assert state.food is not None and state.customer is not None
        return {
            "money": state.players[seat].money,
            "food": links.ref("food", state.food),
            "customer": links.ref("customer", state.customer),
        }

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer a truck and its target, or none; cards and repairs before either."""
        if not chosen:
            # The move or none ends BONUS, so cards come before it: it is not reopened (sections 4 and 8.2).
            bonus = [links.VERB["bonus"]] if self._can_drive(state, seat) else []
            return [*bonus, links.VERB["skip_bonus"], *extras(state, seat, "bonus")]
        if chosen[0] != "bonus":
            return extra_choices(state, seat, "bonus", chosen)
        taken, player = state.blocked(), state.players[seat]
        if len(chosen) == 1:
            return [links.FOOD_MORE[truck.food] for truck in player.trucks if bonus_targets(state, truck, taken)]
        truck = player.truck(chosen[1])
        assert truck is not None
        return [links.SEGMENT[segment] for segment in bonus_targets(state, truck, taken)]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Play a card or repair and be asked again; the move or none ends the step."""
        if take_extra(play, seat, action):
            return
        if action.verb == "bonus":
            player = play.state.players[seat]
            truck = player.truck(action.args[0])
            assert truck is not None and truck.at is not None
            # `moved` stays unchanged: the truck must still drive in MOVE or be fined (section 7.1).
            origin, truck.at = truck.at, action.args[1]
            player.money -= GAME.bonus_move_price
            price = GAME.bonus_move_price
            play.emit(events.BonusMoved(seat=seat, food=truck.food, origin=origin, segment=truck.at, price=price))
        else:
            play.emit(events.BonusSkipped(seat=seat))
        self.run(play)

    def run(self, play: Play[State]) -> None:
        """Open the window before the income."""
        go_on_after(play, "bonus")

    def _can_drive(self, state: State, seat: Seat) -> bool:
        player = state.players[seat]
        if player.money < GAME.bonus_move_price:
            return False
        taken = state.blocked()
        # A loop, as this is asked several times a turn; most trucks are still in the garage.
        for truck in player.trucks:  # noqa: SIM110
            if truck.at is not None and bonus_targets(state, truck, taken):
                return True
        return False


class Collect(Phase, tag="collect"):
    """Every player collects for the present dice (section 5)."""

    def run(self, play: Play[State]) -> None:
        """Pay everybody from the bank, clockwise from the active player."""
        state = play.state
        assert state.food is not None and state.customer is not None
        sold = False
        # All incomes are simultaneous (section 5); only the events have an order.
        for seat in state.clockwise(state.active):
            income = of_seat(state, seat, state.food, state.customer)
            if income.total:
                sold = True
                state.players[seat].money += income.total
                play.emit(
                    events.Collected(
                        seat=seat,
                        total=income.total,
                        customers=income.customers,
                        demand=income.demand,
                        bonus=income.bonus,
                        tiles=income.tiles,
                        award=income.award,
                    )
                )
        if not sold:
            play.emit(events.NothingSold())
        go_on_after(play, "collect")
