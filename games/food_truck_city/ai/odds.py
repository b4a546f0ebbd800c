"""A seat's chance to win against one other: a small neural net over what the race and the board say about both.

The net was trained by self-play (`odds.toml` describes it, `training` does it); it corrects the race where
that is too simple: the value of billboards and awards, when to keep a card, how urgent the race is, the use
of a truck that the city keeps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import exp, log
from operator import mul

from msgspec import Struct

from games.food_truck_city.ai import evaluation, race
from games.food_truck_city.ai.race import Course
from games.food_truck_city.city_hall import next_fine, payable
from games.food_truck_city.city_hall import price as price_of
from games.food_truck_city.data import CARDS, CUSTOMERS, FOODS
from games.food_truck_city.income import of_seat
from games.food_truck_city.movement import Taken
from games.food_truck_city.state import Truck
from games.food_truck_city.steps.stack import Bonus, Buy, ChooseStart, Collect, Fines, Move, Window
from games.food_truck_city.view import View
from games.kernel import Seat, data_files
from games.kernel.ai.learning import Net, Schooling


class OddsData(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `odds.toml`: a net with one hidden layer, its kind of games, and its weights."""

    players: int
    city: int
    sure: float
    sale: float
    schooling: Schooling
    direct: tuple[float, ...]
    direct_bias: float
    hidden: tuple[tuple[float, ...], ...]
    hidden_bias: tuple[float, ...]
    out: tuple[float, ...]


DATA = data_files.read(__package__.removesuffix(".ai"), "odds.toml", OddsData)
NET = Net(list(zip(DATA.direct, *DATA.hidden, strict=True)), (DATA.direct_bias, *DATA.hidden_bias), DATA.out)
_columns: list[tuple[float, ...]] = []
"""The transposed weights: what all features add at once, and to each hidden unit."""


def forget() -> None:
    """Transpose the weights again: the net has changed."""
    _columns[:] = zip(*NET.rows, strict=True)


forget()

_EFFECTS = tuple(race.RACE.hold)
OF_A_SEAT = 28
"""The number of features for each of the two seats; the odds of the race come next."""
PARTS = 3
"""The scale of those features: at this factor the net repeats what the race says."""


def chance_of_winning(view: View, seat: Seat) -> float:
    """Return the viewing seat's chance against the only other one."""
    if view.step is None:
        return (1.0 + evaluation.won(view, seat)) / 2
    told = features(view, seat)
    total = NET.total([bias + sum(map(mul, column, told)) for bias, column in zip(NET.bias, _columns, strict=True)])
    return 1.0 / (1.0 + exp(-total))


def features(view: View, seat: Seat) -> list[float]:
    """Return the net's input: the seat, the other, the race and the turn, the cards in hand."""
    other = 1 - seat
    left, taken = race.turns_left(view), view.blocked()
    mine = race.course(view, seat, left, taken)
    theirs = race.course(view, other, left, taken)
    told = _of_a_seat(view, seat, left, taken, mine)
    told += _of_a_seat(view, other, left, taken, theirs)
    # Kept off 0 and 1, where the log-odds are infinite.
    ahead = min(1.0 - DATA.sure, max(DATA.sure, race.ahead(mine, theirs)))
    told += (log(ahead / (1.0 - ahead)) / PARTS, left / 15)
    told += _of_the_turn(view, seat)
    told += _of_the_hand(view, seat, min(1.0, left / 4))
    return told


def _of_a_seat(view: View, seat: Seat, left: float, taken: Taken, course: Course) -> list[float]:
    player = view.players[seat]
    trucks, held = player.parked(), player.impounded()
    number, collects = len(trucks), max(0.0, left - evaluation.collected(view))
    due = evaluation.due(view, seat)
    paid = payable(player, due)
    first = next_fine(player)
    money = player.money + _income(view, seat) - sum(range(first, first + paid))
    price = price_of(player) or 40
    mean = sum(_mean_income(view, truck, player.awards) for truck in trucks)
    return [
        *(float(number >= least) for least in range(2, len(FOODS) + 1)),
        float(not trucks),
        len(held),
        due - paid,
        money / 10,
        min(3 / 2, money / price),
        float(money >= price),
        (player.fines + paid) / 4,
        sum(truck.debt for truck in held) / 5,
        sum(bool(truck.flat) for truck in trucks),
        sum(bool(truck.strike) for truck in trucks),
        mean / 3,
        mean * collects / 30,
        *_of_the_ways(view, seat, trucks, taken),
        *_of_the_tiles(view, seat, trucks, collects),
        (course.wealth - 20) / 20,
        *_of_today(view, seat, trucks, collects),
    ]


def _income(view: View, seat: Seat) -> int:
    """Return this turn's certain income."""
    step = view.step
    at_income = isinstance(step, Bonus | Collect) or (isinstance(step, Window) and step.when == "pre_collect")
    if not at_income or view.food is None or view.customer is None:
        return 0
    return of_seat(view, seat, view.food, view.customer).total


def _mean_income(view: View, truck: Truck, awards: Iterable[str]) -> float:
    """Return a truck's income in a turn, averaged over all dice, tiles and award included."""
    if truck.strike or truck.at is None:
        return 0.0
    facing = view.facing(truck.at)
    icons, kinds = len(facing), len(set(facing))
    total = icons / len(CUSTOMERS) + 1 / len(FOODS) + icons / (len(CUSTOMERS) * len(FOODS))
    if (view.billboards or view.festivals) and (tiles := _tiles_beside(view, truck)):
        total += tiles * (1 - (1 - 1 / len(FOODS)) * (1 - kinds / len(CUSTOMERS)))
    return total + sum(CARDS[card].food == truck.food for card in awards) / len(FOODS)


def _tiles_beside(view: View, truck: Truck) -> int:
    assert truck.at is not None
    beside = [block for block, _ in view.city.sides[truck.at]]
    return sum(tile.place in beside for tile in view.festivals) + (view.billboards.get(truck.food) in beside)


def _of_the_ways(view: View, seat: Seat, trucks: list[Truck], taken: Taken) -> tuple[float, float, float]:
    """Return trucks that are to move without a way out, those with one, and whether a block can be revealed."""
    city, blocks = view.city, view.blocks
    to_move = seat != view.active or view.food is None
    stuck, single, scout = 0, 0, False
    for truck in trucks:
        assert truck.at is not None
        ways = 0
        for segment in city.neighbours[truck.at]:
            if segment not in taken:
                (one, _), (other, _) = city.sides[segment]
                seen = (one in blocks) + (other in blocks)
                ways += seen > 0
                scout = scout or seen == 1
        if not truck.moved or to_move:
            stuck += ways == 0
            single += ways == 1
    return stuck, single / 2, float(scout)


def _of_the_tiles(view: View, seat: Seat, trucks: list[Truck], collects: float) -> Iterator[float]:
    """Yield billboards near the trucks, awards of trucks in play and others, billboards for trucks not yet bought."""
    player = view.players[seat]
    foods = {truck.food for truck in trucks}
    yield sum(_nearness(view, truck) for truck in trucks) * collects / 10 if view.billboards else 0.0
    present = sum(CARDS[card].food in foods for card in player.awards)
    yield present * collects / 10
    yield (len(player.awards) - present) * collects / 10
    yield sum(food not in foods for food in view.billboards) * collects / 20


def _nearness(view: View, truck: Truck) -> float:
    """Return 1 if a truck is beside the billboard of its food, 0.5 if it could be there after a move."""
    block, city = view.billboards.get(truck.food), view.city
    if block is None or truck.at is None:
        return 0.0
    if any(name == block for name, _ in city.sides[truck.at]):
        return 1.0
    return any(name == block for segment in city.neighbours[truck.at] for name, _ in city.sides[segment]) / 2


def _of_today(view: View, seat: Seat, trucks: list[Truck], collects: float) -> tuple[float, float, float]:
    """Return festivals beside trucks while they last, billboards beside trucks, trucks that are still to move."""
    festivals = billboards = 0
    for truck in trucks if view.festivals or view.billboards else ():
        assert truck.at is not None
        beside = [block for block, _ in view.city.sides[truck.at]]
        festivals += sum(tile.place in beside for tile in view.festivals)
        billboards += view.billboards.get(truck.food) in beside
    moving = seat == view.active and isinstance(view.step, Move)
    to_move = sum(not truck.moved for truck in trucks) if moving else 0
    return festivals * DATA.sale * min(collects, 2), billboards, to_move / 3


def _of_the_turn(view: View, seat: Seat) -> Iterator[float]:
    step, mine = view.step, seat == view.active
    yield float(mine)
    last = view.last_turns
    yield float(last is not None and seat in last)
    yield float(last is not None and seat not in last)
    window = step.when if isinstance(step, Window) else ""
    yield float(isinstance(step, Fines | Buy) or window == "pre_fine")
    yield view.hand_sizes[1 - seat] / 5
    yield float(isinstance(step, Buy) and step.bought)
    before = isinstance(step, ChooseStart | Bonus | Collect | Move) or window in ("pre_roll", "pre_collect")
    yield float(mine and not view.revealed and before)


def _of_the_hand(view: View, seat: Seat, haste: float) -> list[float]:
    """Return the cards of each effect, as far as there is time to play them; some by the size of their effect."""
    held = dict.fromkeys(_EFFECTS, 0.0)
    for card in view.hand:
        held[CARDS[card].effect] += haste
    mine, theirs = (view.players[who] for who in (seat, 1 - seat))
    own, others = len(mine.parked()) / 3, len(theirs.parked()) / 3
    return [
        *held.values(),
        held["customer"] * own,
        held["food"] * own,
        held["ticket"] * theirs.fines / 3,
        held["festival"] * own,
        (held["flat"] + held["strike"]) * others,
    ]
