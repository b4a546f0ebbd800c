"""Coffee (expansion 4.4): customers drink one at every counter on their way to dinner, except at the dinner itself.

First customers' routes to dinner where coffee is sold, and the counters at which they stop (expansion 5.2).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from games.food_chain_magnate import data, events, links, upgrades
from games.food_chain_magnate.ai.market import customers
from games.food_chain_magnate.city import placing
from games.food_chain_magnate.city.pieces import City, House
from games.food_chain_magnate.city.squares import SQUARES, Mask, Square, mask, name_of
from games.food_chain_magnate.city.tiles import Node
from games.food_chain_magnate.city.walks import Walk, walks
from games.food_chain_magnate.jobs.reach import origins
from games.food_chain_magnate.jobs.workday import no
from games.food_chain_magnate.modules.module import WEIGHTS, Module
from games.food_chain_magnate.rules import milestones, money
from games.food_chain_magnate.rules.registry import Bidding, Rules, Sale, State
from games.food_chain_magnate.state import Variant, add
from games.food_chain_magnate.steps.asides import Aside
from games.kernel import Action, Choice, Chosen, Event, ModuleSpec, Param, Ref, Say, Seat, Verb
from games.kernel.flow import Play


class Counter(Struct, frozen=True):
    """A place that sells coffee: its owner, its doors, and the top left square of a restaurant (0 for a shop)."""

    seat: Seat
    doors: tuple[Square, ...]
    restaurant: Square = 0


class Round(Struct, frozen=True):
    """The cups that each chain can sell on a walk, and the squares of one such walk."""

    cups: dict[Seat, int]
    way: tuple[Square, ...]


def round_of(
    city: City, house: House, seller: Seat, distance: int, counters: Sequence[Counter], stocks: Mapping[Seat, int]
) -> Round | None:
    """Return the shortest walk with most coffee; counters that equally good walks do not share are skipped.

    A walk passes every counter beside its roads whose owner has coffee, except the restaurant at its end. A walk
    that passes only part of what another passes is never taken. None if no walk passes any counter.
    """
    ground = city.dinner_ground
    doors = {door: n for n, c in enumerate(counters) if c.seat == seller and c.restaurant for door in c.doors}
    passing = _passing(city, counters, stocks)
    begins = ground.begins(house.area, house.contacts)
    # The restaurant at the end of a walk never sells coffee on it (expansion 5.2).
    found = [
        (walk, walk.passed & ~(1 << doors[walk.door])) for walk in walks(ground, begins, list(doors), distance, passing)
    ]
    sets = {passed for _, passed in found}
    # Before any value is compared: where stock is short, fewer counters may be worth as much (expansion 5.2).
    whole = [(walk, passed) for walk, passed in found if not any(passed != o and passed & o == passed for o in sets)]
    worth = {passed: sum(_cups(counters, passed, stocks).values()) for _, passed in whole}
    best = [(walk, passed) for walk, passed in whole if worth[passed] == max(worth.values())]
    common = _common([passed for _, passed in best])
    cups = _cups(counters, common, stocks)
    return Round(cups, _shortest([walk for walk, _ in best]).roads) if cups else None


def _passing(city: City, counters: Sequence[Counter], stocks: Mapping[Seat, int]) -> dict[Node, int]:
    """Return, for each road, the counters beside it, as bits, of chains that have coffee."""
    found: dict[Node, int] = {}
    for number, counter in enumerate(counters):
        # Counters without coffee are dropped from the start: they must not make two walks differ.
        for door in counter.doors if stocks.get(counter.seat) else ():
            for node, _ in city.dinner_ground.touches.get(door, ()):
                found[node] = found.get(node, 0) | 1 << number
    return found


def _cups(counters: Sequence[Counter], passed: int, stocks: Mapping[Seat, int]) -> dict[Seat, int]:
    """Return how many cups each chain sells at some counters: one at each, while there is coffee."""
    found: dict[Seat, int] = {}
    for number, counter in enumerate(counters):
        if passed >> number & 1:
            found[counter.seat] = min(found.get(counter.seat, 0) + 1, stocks[counter.seat])
    return found


def _common(sets: Sequence[int]) -> int:
    found = sets[0] if sets else 0
    for passed in sets:
        found &= passed
    return found


def _shortest(found: Sequence[Walk]) -> Walk:
    # Only reported and drawn: among equal walks it changes nobody's income. By squares, to be repeatable.
    return min(found, key=lambda walk: (len(walk.roads), walk.roads))


_ID, _GOOD = "coffee", "coffee"
_PLACE, _MOVE = "shop", "move_shop"


class _Data(Struct, frozen=True, forbid_unknown_fields=True):
    shops: int
    range: int
    cards: dict[str, data.Employee]
    milestones: dict[str, data.Milestone]


_READ: _Data = data.read("coffee.toml", _Data, __package__)


class Shop(Struct, frozen=True):
    """A coffee shop: its owner, and its single square, with an entrance on every side."""

    seat: Seat
    square: Square


class Shops(Struct, tag="coffee_shops"):
    """The coffee shops on the map, in the order of placing."""

    standing: tuple[Shop, ...] = ()

    def copy(self) -> Shops:
        """Return an independent copy."""
        return Shops(self.standing)


class ShopPlaced(Event, frozen=True, tag="coffee_shop_placed"):
    """A coffee shop was placed."""

    seat: Seat
    square: str


class ShopMoved(Event, frozen=True, tag="coffee_shop_moved"):
    """A coffee shop was moved from one square to another."""

    seat: Seat
    moved: str
    square: str


class CoffeeSold(events.Takings, frozen=True, tag="coffee_sold"):
    """A chain sold coffee to customers who walked from a house to dinner. `way` are the squares of that walk."""

    house: str
    count: int
    way: tuple[str, ...]


class PlaceShop(Aside, tag="place_coffee_shop"):
    """A chain may place a coffee shop (expansion 4.4), or move one once all are on the map.

    It goes `anywhere`, or in range of what the chain has.
    """

    anywhere: bool = False

    kind: ClassVar[str] = "coffee_shop"

    def verbs(self, state: State) -> Sequence[str]:
        """Offer to place a shop while one is left, else to move one."""
        if len(own_shops(state, self.seat)) < _READ.shops:
            return (_PLACE,) if self._sites(state) else ()
        return (_MOVE,) if any(self._sites(state, shop) for shop in own_shops(state, self.seat)) else ()

    def links(self, state: State, chosen: Chosen) -> Sequence[Choice]:
        """Offer the shop to move, then its new square."""
        if chosen[0] == _MOVE and len(chosen) == 1:
            own = [shop for shop in own_shops(state, self.seat) if self._sites(state, shop)]
            return [links.thing("square", name_of(shop.square), True) for shop in own]
        moved = _shop_at(state, self.seat, chosen[1]) if chosen[0] == _MOVE else None
        sites = self._sites(state, moved)
        near = sorted((n for n in set(state.city.nearness.values()) if n), reverse=True)[:3]
        tiers = [mask(s for s, n in state.city.nearness.items() if n >= least) for least in near]
        return links.tiered(sites, tiers, more=False)

    def carry_out(self, play: Play[State], action: Action) -> None:
        """Put the shop there."""
        state, square = play.state, SQUARES[action.args[-1]]
        moved = action.args[0] if action.verb == _MOVE else ""
        standing = tuple(shop for shop in shops(state) if not moved or shop.square != SQUARES[moved])
        if moved:
            state.city = state.city.uncovering((SQUARES[moved],))
        state.extra[_ID] = Shops((*standing, Shop(self.seat, square)))
        state.city = state.city.covering((square,))
        placed = ShopPlaced(seat=self.seat, square=action.args[-1])
        play.emit(ShopMoved(seat=self.seat, moved=moved, square=action.args[-1]) if moved else placed)

    def refused(self, state: State, chosen: Chosen, link: str) -> Say | None:
        """Refuse another's shop; a square that is taken, off the road, out of range, or on a tile with a shop."""
        if link not in SQUARES:
            return None
        square = Ref("square", link)
        if chosen[0] == _MOVE and len(chosen) == 1:
            return no("own-shop", square=square)
        moved = _shop_at(state, self.seat, chosen[1]) if chosen[0] == _MOVE else None
        sites = state.city.free & state.city.ground.roadside & ~_closed_tiles(state, moved)
        if not sites >> SQUARES[link] & 1:
            return no("shop-site", square=square)
        return no("shop-range", square=square, range=_READ.range)

    def _sites(self, state: State, moved: Shop | None = None) -> Mask:
        """Return the empty squares beside a road, in range, on tiles without a shop; a moved shop's own is free."""
        ground = state.city.ground
        near = ground.roadside
        if not self.anywhere:
            near = 0
            for square in origins(state, self.seat):
                near |= ground.within(square, _READ.range)
        return state.city.free & near & ~_closed_tiles(state, moved)


def shops(state: State) -> tuple[Shop, ...]:
    """Return all coffee shops on the map."""
    found = state.extra[_ID]
    assert isinstance(found, Shops)
    return found.standing


def own_shops(state: State, seat: Seat) -> list[Shop]:
    """Return the coffee shops of a chain."""
    return [shop for shop in shops(state) if shop.seat == seat]


def _shop_at(state: State, seat: Seat, square: str) -> Shop:
    return next(shop for shop in own_shops(state, seat) if shop.square == SQUARES[square])


def _closed_tiles(state: State, moved: Shop | None) -> Mask:
    """Return all squares of the tiles that have a shop."""
    # Shops of chains that are out also keep their tile closed (expansion 4.4).
    return placing.tile_mask(state.city, [shop.square for shop in shops(state) if shop != moved])


class Coffee(Module):
    """The cards, the good, the shops, and coffee on the way to dinner."""

    spec = ModuleSpec(_ID)
    verbs = (
        Verb(_PLACE, (Param("square", "square"),)),
        Verb(_MOVE, (Param("old", "square"), Param("square", "square"))),
    )
    steps = (PlaceShop,)
    events = (ShopPlaced, ShopMoved, CoffeeSold)
    extras = (Shops,)

    def register(self, rules: Rules) -> None:
        """Register coffee: neither food nor drink, never demanded, and never kept."""
        rules.effects |= {"shop", "shop_anywhere"}
        rules.facts.add("coffee_sold")
        rules.add_employees(_READ.cards)
        # A set: of all modules that bring one more, only one more is there in total (expansion 1).
        rules.plus_one.add("luxuries_manager")
        rules.goods[_GOOD] = data.Good("coffee", marketable=False, kept="")
        rules.extra[_ID] = Shops
        rules.covers.append(lambda state: [shop.square for shop in shops(state)])
        rules.origins.append(lambda state, seat: tuple(shop.square for shop in own_shops(state, seat)))
        rules.reactions.setdefault("trained", []).append(_trained)
        rules.after_sale.append(drink)
        rules.phases.add("7.0", first_sellers)
        rules.invariants.append(_broken)
        rules.promises |= {card: _worth_a_day(employee) for card, employee in _READ.cards.items()}
        if rules.variant.game != "introductory":
            rules.milestones |= _READ.milestones

    def upgrade(self, kept: dict[str, Any], rules: int) -> None:
        """Renumber the squares of shops."""
        for shop in kept["standing"]:
            shop["square"] = upgrades.renumbered(shop["square"], rules)

    def problems(self, variant: Variant, seats: int) -> Sequence[Say]:
        """Allow everything; without milestones its own is left out as well."""
        return ()


def _worth_a_day(employee: data.Employee) -> Callable[[State, Seat], float]:
    """Value half a cup for every likely house, as far as the day's coffee lasts; a shop is worth some cups more."""
    made = employee.do.produce.amount if employee.do.produce else 0
    shop = employee.do.extra.get("shop", 0)

    def reckon(state: State, seat: Seat) -> float:
        cups = min(made, customers(state, seat) * (1 + len(own_shops(state, seat))))
        return state.rules.unit_price(state, seat) * (WEIGHTS.cup * cups + WEIGHTS.shop * shop)

    return reckon


def _trained(play: Play[State], seat: Seat, facts: Mapping[str, str]) -> None:
    """Ask for one shop for every training step that brings one, as soon as the training is over."""
    for step in facts["path"].split():
        if play.state.rules.employees[step].do.extra.get("shop"):
            play.call(PlaceShop(seat))


def first_sellers(play: Play[State]) -> None:
    """Let chains that earned it this turn place a shop anywhere, in turn order (7.0)."""
    state = play.state
    # Steps go on a stack: the last pushed is asked first, so turn order holds.
    for seat in reversed(state.order):
        chain = state.chains[seat]
        earned = [name for name, turn in chain.milestones.items() if turn == state.turn]
        if not chain.bankrupt and any(state.rules.milestones[name].do.extra.get("shop_anywhere") for name in earned):
            play.call(PlaceShop(seat, anywhere=True))


def drink(play: Play[State], sale: Sale) -> None:
    """After a meal, sell coffee on the way to it, each cup at its seller's price, in turn order."""
    state = play.state
    found = walked(state, sale)
    if found is None:
        return
    factor = 1 + sum(term(state, sale.house) for term in state.rules.factors)
    # After the meal is paid, in turn order, one payment per chain (expansion 5.2): the bank may break between them.
    for bidding in sale.bidders:
        cups = min(found.cups.get(bidding.seat, 0), state.chains[bidding.seat].goods.get(_GOOD, 0))
        if cups:
            _sell(play, sale, bidding, cups, factor, tuple(map(name_of, found.way)))


def walked(state: State, sale: Sale) -> Round | None:
    """Return the walk from a house to its dinner, and the cups each chain can sell on it; None if nobody has coffee."""
    # The stock of a chain that was ruined in this dinner is already lost (expansion 6).
    solvent = [seat for seat in state.order if not state.chains[seat].bankrupt]
    stocks = {seat: n for seat in solvent if (n := state.chains[seat].goods.get(_GOOD, 0))}
    if not stocks:
        return None
    drive_in = {seat: state.drive_in(seat) for seat in state.order}
    # What bankrupt chains left on the map sells nothing (rules 7.5, expansion 4.4).
    standing = [r for r in state.city.restaurants if r.open and r.seat in drive_in]
    counters = [Counter(r.seat, r.entrances(drive_in[r.seat]), r.square) for r in standing]
    counters += [Counter(shop.seat, (shop.square,)) for shop in shops(state) if shop.seat in drive_in]
    return round_of(state.city, sale.house, sale.seat, sale.distance, counters, stocks)


def _sell(play: Play[State], sale: Sale, bidding: Bidding, cups: int, factor: int, way: tuple[str, ...]) -> None:
    state, seat = play.state, bidding.seat
    add(state.chains[seat].goods, _GOOD, -cups)
    # As with its meals: handed over, but a bankrupt chain is not paid (rules 7.5).
    if state.chains[seat].bankrupt:
        return
    amount = cups * bidding.price * factor
    if seat != sale.seat:  # the seller of the meal has the bonus of the building already
        amount += sum(bonus(state, seat, sale.house) for bonus in state.rules.sale_bonuses)
    play.emit(CoffeeSold(seat=seat, amount=amount, house=sale.house.id, count=cups, way=way))
    money.receive(play, seat, amount)
    # As with meals: a sale that ruins its seller earns it nothing.
    if not state.chains[seat].bankrupt:
        milestones.report(play, seat, "coffee_sold", cups)


def _broken(state: State) -> Sequence[str]:
    tiles = [state.city.ground.tile_at[shop.square] for shop in shops(state)]
    found = ["two coffee shops on a tile"] if len(set(tiles)) < len(tiles) else []
    many = [seat for seat in state.seats if len(own_shops(state, seat)) > _READ.shops]
    return found + [f"too many coffee shops of {seat}" for seat in many]
