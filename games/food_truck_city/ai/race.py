"""The race for the most trucks: a seat's chance to win it, for bots that search.

The total spending of a seat by the end is estimated with some luck on either side; its trucks follow from it, at
most one per own turn to come. Among equal trucks the remaining money decides.
"""

from __future__ import annotations

from math import erf, sqrt

from msgspec import Struct

from games.food_truck_city.ai import evaluation
from games.food_truck_city.ai.weights import WEIGHTS
from games.food_truck_city.city_hall import payable
from games.food_truck_city.data import CARDS, CUSTOMERS, FOODS, GAME, billboard_of
from games.food_truck_city.movement import Taken, revealed_beside
from games.food_truck_city.state import Truck
from games.food_truck_city.steps.stack import Bonus, Buy, Collect, Fines, Window
from games.food_truck_city.view import View
from games.kernel import Seat, data_files


class RacePace(Struct, frozen=True, forbid_unknown_fields=True):
    """The length of the race by the number of seats, and its amount of luck."""

    players: int
    turns_per_block: float
    last_block: float
    luck: float
    own_luck: float


class Race(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `race.toml`."""

    new_truck: float
    least_luck: float
    billboard_stays: float
    festival_stays: float
    half_turn: float
    own_turn: float
    choice: float
    follow: int
    unknown: float
    hold: dict[str, float]
    pace: tuple[RacePace, ...]


RACE = data_files.read(__package__.removesuffix(".ai"), "race.toml", Race)
_PACES = {pace.players: pace for pace in RACE.pace}


class Course(Struct, frozen=True):
    """A seat's forecast: its total wealth to spend, the variance of that, and the chances to end with at least
    each number of trucks."""

    wealth: float
    doubt: float
    least: tuple[float, ...]


def odds(view: View, seat: Seat) -> float:
    """Return the chance of ending before all others; shared victories count half."""
    rivals = [other for other, player in enumerate(view.players) if other != seat and not player.left]
    if view.step is None:
        return (1.0 + evaluation.won(view, seat)) / 2
    left, taken = turns_left(view), view.blocked()
    mine = course(view, seat, left, taken, choice(view, seat, view.players[seat].parked(), taken))
    chance = 1.0
    for other in rivals:
        chance *= ahead(mine, course(view, other, left, taken))
    return chance


def turns_left(view: View) -> float:
    """Estimate how many turns remain, this one included: seats that are behind delay the last blocks."""
    if view.last_turns is not None:
        return float(len(view.last_turns))
    hidden = len(view.city.blocks) - len(view.blocks)
    step = view.step
    # After moving, this turn reveals nothing more: all expected ones are still to come.
    beside = isinstance(step, Fines | Buy) or (isinstance(step, Window) and step.when == "pre_fine")
    pace = _PACES[len(view.players)]
    return beside + pace.turns_per_block * hidden + (1.0 + pace.last_block) * len(view.clockwise(0))


def ahead(mine: Course, theirs: Course) -> float:
    """Return the chance that one forecast ends ahead of another."""
    richer = _normal((mine.wealth - theirs.wealth) / sqrt(mine.doubt + theirs.doubt))
    total = 0.0
    most = len(mine.least) - 1
    for number in range(most):
        exactly = mine.least[number] - mine.least[number + 1]
        if exactly > 0.0:
            same = theirs.least[number] - theirs.least[number + 1]
            total += exactly * (1.0 - theirs.least[number] + same * richer)
    return total


def _normal(deviations: float) -> float:
    return (1.0 + erf(deviations / sqrt(2))) / 2


def course(view: View, seat: Seat, left: float, taken: Taken, chosen: float = 0.0) -> Course:
    """Return a seat's forecast; `chosen` is the expected value of its next bonus move, if that is counted."""
    player = view.players[seat]
    trucks, held = player.parked(), player.impounded()
    players = len(view.clockwise(0))
    collects = max(0.0, left - evaluation.collected(view))
    own_turns = left / players
    money = float(player.money) + evaluation.pending(view, seat)
    # The bailout will take all the money (section 7.3).
    if not trucks:
        money = min(money, 0.0)
    number = max(1, len(trucks) + len(held))
    wealth = evaluation.PAID[number - 1] + money - sum(truck.debt + WEIGHTS.held for truck in held)
    wealth += evaluation.nearby(view, seat, trucks, taken, collects) - evaluation.dread(player, own_turns)
    wealth += _cards(view, seat) * min(1.0, own_turns / WEIGHTS.cards_turns)
    earned = sum(evaluation.income_of(view, truck) for truck in trucks)
    if view.billboards or view.festivals:
        wealth += sum(_tiles(view, truck, collects) for truck in trucks)
    # A bonus move needs an own turn: without one to come it brings nothing (section 4).
    if own_turns >= 1.0:
        wealth += RACE.choice * chosen
    buys = _buys(view, seat, left, players)
    wealth, end = _grown(wealth, number, earned + RACE.own_turn / players, collects, buys)
    pace = _PACES[len(view.players)]
    doubt = RACE.least_luck**2 + collects * (pace.luck * (number + end) / 2 + pace.own_luck / players)
    spread = sqrt(doubt)
    # A truck with an unpayable fine is off the board until a later turn of its owner.
    lost = evaluation.due(view, seat)
    lost -= payable(player, lost)
    least = [1.0] * (len(trucks) - lost + 1)
    for more in range(len(least), len(evaluation.PAID) + 1):
        # At most one truck a turn can be bought (section 7.4), so time limits as money does.
        room = min(1.0, max(0.0, buys - (more - len(trucks)) + 1 - (lost > 0)))
        least.append(min(least[-1], room * _normal((wealth - evaluation.PAID[more - 1]) / spread)))
    return Course(wealth, doubt, (*least, 0.0))


def _buys(view: View, seat: Seat, left: float, players: int) -> float:
    """Estimate in how many of the remaining own turns a truck can be bought, this one included."""
    bought = float(seat == view.active and isinstance(view.step, Buy) and view.step.bought)
    if view.last_turns is not None:
        return (seat in view.last_turns) - bought
    away = [*view.clockwise(view.active), seat].index(seat)
    return max(0.0, (left - away) / players + RACE.half_turn - bought)


def _grown(wealth: float, number: float, earned: float, collects: float, buys: float) -> tuple[float, float]:
    """Return wealth and trucks at the end, where income buys trucks that earn more."""
    each = collects / buys if buys > 0.0 else collects
    first, togo = number, max(buys, 0.0)
    if togo == 0.0:
        return wealth + earned * collects, number
    while togo > 0.0:
        part = min(1.0, togo)
        wealth += part * each * (earned + RACE.new_truck * (number - first))
        number = max(number, min(number + part, evaluation.trucks_for(wealth)))
        togo -= part
    return wealth, number


def choice(view: View, seat: Seat, trucks: list[Truck], taken: Taken) -> float:
    """Return the expected value of the next bonus move, its price paid: the best of the streets beside the trucks, once
    the dice are known. 0 if this turn's is still to be chosen, or has been and the trucks will still move."""
    step = view.step
    before_moving = isinstance(step, Bonus | Collect) or (isinstance(step, Window) and step.when == "pre_collect")
    if not trucks or (seat == view.active and view.food is not None and before_moving):
        return 0.0
    gains = [_most_gained(view, truck, taken) for truck in trucks]
    total = 0.0
    for customer in range(len(CUSTOMERS)):
        found = [gain[customer] for gain in gains]
        best = max(found)
        # At least 0: the bonus move may be declined (section 4).
        plain = max(0, GAME.icon_gain * best - GAME.bonus_move_price)
        total += plain * (len(FOODS) - len(trucks))
        for gain in found:
            double = (GAME.icon_gain + GAME.bonus_gain) * gain - GAME.bonus_move_price
            total += max(plain, double)
    return total / (len(CUSTOMERS) * len(FOODS))


def _most_gained(view: View, truck: Truck, taken: Taken) -> list[int]:
    """Return, for each kind of customer, how many more of them the best street beside a truck has."""
    assert truck.at is not None
    most = dict.fromkeys(CUSTOMERS, 0)
    # A Flat Tire forbids the bonus move, and a truck on strike earns nothing by it (section 9.3).
    if truck.flat or truck.strike:
        return list(most.values())
    for segment in revealed_beside(view, truck.at, taken):
        one, other = view.facing(segment)
        if one == other:
            most[one] = 2
        else:
            most[one], most[other] = max(1, most[one]), max(1, most[other])
    for customer in view.facing(truck.at):
        most[customer] -= 1
    return list(most.values())


def _cards(view: View, seat: Seat) -> float:
    # Of other hands only the size is public (section 7.6).
    if seat != view.viewer:
        return RACE.unknown * view.hand_sizes[seat]
    return sum(RACE.hold[CARDS[card].effect] for card in view.hand)


def _tiles(view: View, truck: Truck, collects: float) -> float:
    """Return what festivals and the billboard of its food will still bring a truck beside them."""
    assert truck.at is not None
    beside = [block for block, _ in view.city.sides[truck.at]]
    total = 0.0
    if view.billboards.get(truck.food) in beside:
        card = billboard_of(truck.food)
        total += RACE.billboard_stays * collects * (card.amount if card else 0)
    until = min(collects, float(len(view.clockwise(0))))
    here = [tile for tile in view.festivals if tile.place in beside]
    total += RACE.festival_stays * until * sum(CARDS[tile.card].amount for tile in here)
    # A sale: its food is in demand, or one of the customers beside it is hungry.
    kinds = len(set(view.facing(truck.at)))
    return total * (1 - (1 - 1 / len(FOODS)) * (1 - kinds / len(CUSTOMERS))) if total else 0.0
