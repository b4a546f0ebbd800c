"""Evaluation of a position, for bots.

A seat is worth the trucks its wealth will have bought by the end: wealth counts prices paid, money, certain
income and fines, and what is expected of the remaining turns. The numbers are in the data.
"""

from __future__ import annotations

from games.food_truck_city.ai.weights import WEIGHTS
from games.food_truck_city.city_hall import fined, next_fine
from games.food_truck_city.data import CARDS, CUSTOMERS, FOODS, GAME, award_of
from games.food_truck_city.income import of_seat
from games.food_truck_city.movement import Taken
from games.food_truck_city.state import Board, Player, Truck
from games.food_truck_city.steps.stack import Bonus, Collect, Fines, Window
from games.food_truck_city.view import View
from games.kernel import Seat

_PRICES = (0, *GAME.truck_prices)
PAID = tuple(sum(_PRICES[: number + 1]) for number in range(len(_PRICES)))
"""The total cost of that many trucks and one more."""
_EARNS = tuple(
    GAME.icon_gain * icons / len(CUSTOMERS)
    + GAME.demand_gain / len(FOODS)
    + GAME.bonus_gain * icons / (len(CUSTOMERS) * len(FOODS))
    for icons in range(3)
)
"""A truck's average income in a turn, by how many sides of its street are face up: each shows one customer."""


def evaluate(view: View, seat: Seat) -> float:
    """Return a seat's expected trucks against the best of the others; after the end the result."""
    left = turns_left(view)
    taken = view.blocked()
    worth = [0.0 if p.left else sum(_worth(view, other, left, taken)) for other, p in enumerate(view.players)]
    if view.step is None:
        return WEIGHTS.won * won(view, seat) + worth[seat]
    others = [value for other, value in enumerate(worth) if other != seat and not view.players[other].left]
    if not others:
        return worth[seat]
    return worth[seat] - WEIGHTS.best_rival * max(others) - WEIGHTS.rivals * sum(others) / len(others)


def turns_left(view: Board) -> float:
    """Estimate how many turns remain, this one included: nearly every turn reveals a block."""
    if view.last_turns is not None:
        return float(len(view.last_turns))
    hidden = len(view.city.blocks) - len(view.blocks)
    return WEIGHTS.turns_per_block * hidden + len(view.players)


def won(view: View, seat: Seat) -> int:
    """Return the result after the end: 1 for the only winner, 0 for one of several, -1 for the others."""

    def place(player: Player) -> tuple[bool, int, int]:
        return not player.left, len(player.parked()), player.money

    mine = place(view.players[seat])
    best = max(place(player) for other, player in enumerate(view.players) if other != seat)
    return (mine > best) - (mine < best)


def terms(view: View, seat: Seat) -> dict[str, float]:
    """Return the evaluation's terms: trucks now and later, money, and the value of the others."""
    whole = evaluate(view, seat)
    if view.step is None or view.players[seat].left:
        return {"result": whole}
    found = dict(zip(("growth", "trucks", "money"), _worth(view, seat, turns_left(view), view.blocked()), strict=True))
    return found | {"rivals": whole - sum(found.values())}


def _worth(view: View, seat: Seat, left: float, taken: Taken) -> tuple[float, float, float]:
    """Return the expected trucks, in tenths: those wealth will buy, those owned, and money alone."""
    player = view.players[seat]
    trucks, held = player.parked(), player.impounded()
    own_turns = left / len(view.clockwise(0))
    collects = left - collected(view)
    money = float(player.money + pending(view, seat))
    # The bailout will take all the money at the start of the next turn (section 7.3).
    if not trucks:
        money = min(money, 0.0)
    wealth = money + collects * sum([income_of(view, truck) for truck in trucks])
    wealth += nearby(view, seat, trucks, taken, collects) - dread(player, own_turns)
    wealth += WEIGHTS.card * view.hand_sizes[seat] * min(1.0, own_turns / WEIGHTS.cards_turns)
    number = len(trucks) + len(held)
    # A debt has to be paid before the truck counts again, and none is bought until then (section 7.4).
    if held:
        wealth -= sum([truck.debt + WEIGHTS.held for truck in held])
    growth = WEIGHTS.per_truck * _trucks_to_be(number, wealth, own_turns)
    return growth, WEIGHTS.truck * len(trucks), WEIGHTS.leftover * money


def trucks_for(total: float) -> float:
    """Return how many trucks, in fractions, an amount of dollars buys in all."""
    for more in range(1, len(PAID)):
        if total < PAID[more]:
            return more + (total - PAID[more - 1]) / _PRICES[more]
    return float(len(PAID))


def dread(player: Player, own_turns: float) -> float:
    """Return what earlier fines cost by making the next ones dearer."""
    return WEIGHTS.next_fines * player.fines * min(1.0, own_turns / WEIGHTS.fines_turns)


def _trucks_to_be(number: int, wealth: float, own_turns: float) -> float:
    """Return how many trucks, in fractions, other wealth makes by the end; at most one more a turn."""
    # Without a truck nothing can be bought: the bailout comes first (section 7.4).
    if number == 0:
        return min(WEIGHTS.without_most, max(wealth, WEIGHTS.without_least) / WEIGHTS.without_scale)
    total = PAID[number - 1] + wealth
    if total <= 0:
        return 1.0 + total / WEIGHTS.in_debt_scale
    for more in range(1, len(PAID)):
        if total < PAID[more]:
            part = more + (total - PAID[more - 1]) / _PRICES[more]
            return min(part, number + max(own_turns, WEIGHTS.least_turns))
    return min(float(len(PAID)), number + own_turns)


def collected(view: View) -> int:
    """Return 1 if this turn's income is counted already: collected, or pending with known dice."""
    return 0 if view.food is None else 1


def pending(view: View, seat: Seat) -> float:
    """Return this turn's certain cash flow: income for the present dice, fines for trucks that did not move."""
    step = view.step
    at_income = isinstance(step, Bonus | Collect) or (isinstance(step, Window) and step.when == "pre_collect")
    if at_income and view.food is not None and view.customer is not None:
        return of_seat(view, seat, view.food, view.customer).total
    return -_fines(view.players[seat], many) if (many := due(view, seat)) else 0


def due(view: View, seat: Seat) -> int:
    """Return how many of a seat's trucks will certainly be fined this turn."""
    step = view.step
    if seat != view.active:
        return 0
    if isinstance(step, Fines):
        return len(step.due)
    return len(fined(view, seat)) if isinstance(step, Window) and step.when == "pre_fine" else 0


def _fines(player: Player, number: int) -> float:
    first = next_fine(player)
    return sum(first + n * GAME.fine_step for n in range(number)) + WEIGHTS.fine * number


def income_of(view: View, truck: Truck) -> float:
    """Return a truck's average income in a turn at its place; streets with a face-down side count nothing."""
    if truck.strike or truck.at is None:
        return WEIGHTS.on_strike
    one, other = view.city.between[truck.at]
    return _EARNS[(one in view.blocks) + (other in view.blocks)]


def nearby(view: View, seat: Seat, trucks: list[Truck], taken: Taken, collects: float) -> float:
    """Value the surroundings of the trucks: blocks to reveal, ways out, cards on them, tiles beside them, awards."""
    player, blocks = view.players[seat], view.blocks
    neighbours, between = view.city.neighbours, view.city.between
    total = 0.0
    scout = False
    # Another seat's moves were in its last turn and say nothing about its next.
    to_move = seat != view.active or view.food is None
    for truck in trucks:
        assert truck.at is not None
        ways = 0
        for segment in neighbours[truck.at]:
            if segment not in taken:
                one, other = between[segment]
                if one in blocks:
                    ways += 1
                    scout = scout or other not in blocks
                elif other in blocks:
                    ways += 1
                    scout = True
        if ways < 2 and (not truck.moved or to_move):
            total -= WEIGHTS.one_way * (ways == 1) + WEIGHTS.stuck * (ways == 0)
        if truck.flat or truck.strike:
            total -= WEIGHTS.flat * bool(truck.flat) + WEIGHTS.strike * bool(truck.strike)
        if view.billboards or view.festivals:
            total += _tiles(view, truck)
    for card in player.awards:
        truck_there = player.trucks[FOODS.index(CARDS[card].food)].at is not None
        award = award_of(CARDS[card].food)
        total += (award.amount if award else 0) * collects * (1.0 if truck_there else WEIGHTS.absent_award) / len(FOODS)
    # Counted once for all trucks: only the first block revealed in a turn pays (section 6).
    return total + WEIGHTS.scout * scout


def _tiles(view: View, truck: Truck) -> float:
    assert truck.at is not None
    beside = view.city.between[truck.at]
    tiles = int(view.billboards.get(truck.food) in beside)
    for tile in view.festivals:
        tiles += tile.place in beside
    return WEIGHTS.next_sale * tiles
