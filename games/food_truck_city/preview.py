"""Forecasts as pure functions of a view: income for dice, fines if the moving ended now, free segments.

For pictures, prompts and players who try out a turn before they end it. Nothing here is secret.
"""

from __future__ import annotations

from msgspec import Struct

from games.food_truck_city import income
from games.food_truck_city.city_hall import fined, next_fine, price
from games.food_truck_city.data import CUSTOMERS, FOODS, GAME
from games.food_truck_city.income import Income
from games.food_truck_city.movement import bonus_targets, targets
from games.food_truck_city.state import Board, Truck
from games.kernel import Seat


class TruckIncome(Struct, frozen=True):
    """What one truck earns for given dice, and on average over all dice."""

    food: str
    segment: str
    now: Income | None
    average: float


class DueFine(Struct, frozen=True):
    """A City Fine to come: which truck, how much, and whether the money lasts for it (else the truck is impounded)."""

    food: str
    amount: int
    payable: bool


class Preview(Struct, frozen=True):
    """One seat's forecast.

    `now` is its income for the dice on the table (None before the roll), `average` over all dice. `fines` are those due
    if the moving ended now, in the order of the trucks, and `money` what would be left after them. `debts` are those of
    all impounded trucks; `price` is what the next truck costs once they are released, None if there is none to buy.
    """

    seat: Seat
    trucks: tuple[TruckIncome, ...]
    now: Income | None
    average: float
    fines: tuple[DueFine, ...]
    money: int
    debts: int
    price: int | None


def preview(board: Board, seat: Seat) -> Preview:
    """Return a seat's forecast on a board or view."""
    player = board.players[seat]
    trucks = tuple(_truck_income(board, truck) for truck in player.parked())
    now = None
    if board.food is not None and board.customer is not None:
        now = income.of_seat(board, seat, board.food, board.customer)
    fines = due_fines(board, seat)
    money = player.money - sum(fine.amount for fine in fines if fine.payable)
    held = player.impounded()
    debts, cost = sum(truck.debt for truck in held), price(player, len(held))
    return Preview(seat, trucks, now, average_income(board, seat), fines, money, debts, cost)


def due_fines(board: Board, seat: Seat) -> tuple[DueFine, ...]:
    """Return the City Fines of the active seat if its moving ended now; none for the others."""
    if seat != board.active:
        return ()
    player, found = board.players[seat], []
    money, amount = player.money, next_fine(player)
    for food in fined(board, seat):
        payable = money >= amount
        found.append(DueFine(food, amount, payable))
        money -= amount if payable else 0
        # Also after a fine that cannot be paid, which counts as received (section 7.1).
        amount += GAME.fine_step
    return tuple(found)


def average_income(board: Board, seat: Seat) -> float:
    """Return a seat's average income in a turn over all 36 results of the dice, with its trucks where they are."""
    total = sum(income.of_seat(board, seat, food, customer).total for food in FOODS for customer in CUSTOMERS)
    return total / (len(FOODS) * len(CUSTOMERS))


def destinations(board: Board, seat: Seat, bonus: bool = False) -> dict[str, list[str]]:
    """Return where each truck of a seat may move now, by food; with `bonus`, by the bonus move; movable trucks only."""
    taken = board.blocked()
    ways = bonus_targets if bonus else targets
    found = {truck.food: ways(board, truck, taken) for truck in board.players[seat].trucks}
    return {food: segments for food, segments in found.items() if segments}


def _truck_income(board: Board, truck: Truck) -> TruckIncome:
    assert truck.at is not None
    if truck.strike:
        return TruckIncome(truck.food, truck.at, None if board.food is None else Income(), 0.0)
    now = None
    if board.food is not None and board.customer is not None:
        now = income.of_truck(board, truck, truck.at, board.food, board.customer)
    every = [income.of_truck(board, truck, truck.at, food, who).total for food in FOODS for who in CUSTOMERS]
    return TruckIncome(truck.food, truck.at, now, sum(every) / len(every))


class Gain(Struct, frozen=True):
    """A street's income for a truck: for the present dice (None before the roll), and on average over all dice."""

    now: int | None
    average: float


def gain(board: Board, seat: Seat, food: str, segment: str) -> Gain:
    """Return what a truck of a seat would collect on a street; nothing while it is on strike."""
    truck = board.players[seat].truck(food)
    if truck is None or truck.strike:
        return Gain(None if board.food is None else 0, 0.0)
    now = None
    if board.food is not None and board.customer is not None:
        now = income.of_truck(board, truck, segment, board.food, board.customer).total
    every = [income.of_truck(board, truck, segment, each, who).total for each in FOODS for who in CUSTOMERS]
    return Gain(now, sum(every) / len(every))
