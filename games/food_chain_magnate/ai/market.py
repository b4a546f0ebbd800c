"""The market's prospects for a company: houses that would buy here, what they lack, where a campaign would pay."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from games.food_chain_magnate.ai.weights import WEIGHTS
from games.food_chain_magnate.city.pieces import House
from games.food_chain_magnate.jobs.kitchen import drinks, hauls
from games.food_chain_magnate.jobs.marketing import campaign_at
from games.food_chain_magnate.jobs.reach import road_reach
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.steps import dinner
from games.kernel import Seat

_HOPE = WEIGHTS.market


def share(state: State, seat: Seat, house: House) -> float:
    """Return the share of a house's demand a chain may hope for: by who is nearest; 0 without a road."""
    own = state.city.distance(state.entrances(seat), house)
    if own is None:
        return max((hope(state, seat, house) for hope in state.rules.hopes), default=0.0)
    others = (state.city.distance(state.entrances(other), house) for other in state.order if other != seat)
    # Price plus distance decides (rules 7.2): at equal prices the nearest chain sells.
    return _HOPE.nearest if all(own <= far for far in others if far is not None) else _HOPE.otherwise


def worths(state: State, seat: Seat) -> dict[str, float]:
    """Return what one more token is worth to a chain on each house with room: gardens count double."""
    found: dict[str, float] = {}
    for house in state.city.houses:
        # On a full house one more token is lost (rules 9).
        if len(state.demand.get(house.id, ())) < state.cap(house.id) and (hope := share(state, seat, house)):
            found[house.id] = hope * (_HOPE.garden if house.garden else 1.0)
    return found


class Opportunity(Struct, frozen=True):
    """The best campaign that a marketeer could place now: its tile's number, its place, its value."""

    number: int
    place: str
    worth: float


def opportunity(state: State, seat: Seat, card: str) -> Opportunity | None:
    """Return the campaign of a marketeer that puts most demand on houses that would buy here; None where none does."""
    rules, hopes = state.rules, worths(state, seat)
    reach = road_reach(state, seat, card)
    best: Opportunity | None = None
    seen: set[tuple[str, tuple[int, int], int]] = set()
    for number in state.free_campaigns if hopes else ():
        tile = rules.campaigns[number]
        # Tiles of one type and size have the same places, so only one of each is checked.
        sort = (tile.type, tile.size, tile.lines)
        if tile.type not in rules.employees[card].do.market or sort in seen:
            continue
        seen.add(sort)
        way = rules.campaign_types[tile.type]
        for choice in way.places(state, seat, tile, reach):
            reached = way.reached(state, campaign_at(state, seat, number, choice.key))
            worth = sum(hopes.get(house, 0.0) for house in reached)
            if worth > (best.worth if best else 0.0):
                best = Opportunity(number, choice.key, worth)
    return best


def shortage(state: State, seat: Seat) -> dict[str, int]:
    """Return what houses that would buy here want and the stock lacks, and what they would take instead."""
    doors, chain = state.entrances(seat), state.chains[seat]
    # Each menu has a separate stock: a house takes one menu or the other, never both.
    stocks = [dict(chain.goods) for _ in state.rules.menus]
    missing: dict[str, int] = {}
    for house in state.city.houses:
        if not state.demand.get(house.id) or state.city.distance(doors, house) is None:
            continue
        demand = dinner.wanted(state.demand[house.id])
        for menu, stock in zip(state.rules.menus, stocks, strict=True):
            for good, n in (menu(house, demand) or {}).items():
                taken = min(n, stock.get(good, 0))
                stock[good] = stock.get(good, 0) - taken
                missing[good] = missing.get(good, 0) + n - taken
    return {good: n for good, n in missing.items() if n}


def covets(state: State, seat: Seat, goods: Iterable[str]) -> float:
    """Count the tokens of some goods that houses here lack, up to a limit: cooks of those are wanted more."""
    missing = shortage(state, seat)
    return float(min(WEIGHTS.careers.lacking, sum(missing.get(good, 0) for good in goods)))


def customers(state: State, seat: Seat) -> float:
    """Return how many houses that want something now a chain may hope for."""
    return sum(share(state, seat, house) for house in state.city.houses if state.demand.get(house.id))


def promise(state: State, seat: Seat, card: str) -> float:
    """Return what a module's card may bring in a day at work, in dollars, by the module's own estimate; else 0."""
    reckon = state.rules.promises.get(card)
    return reckon(state, seat) if reckon else 0.0


def makes(state: State, seat: Seat, card: str) -> dict[str, int]:
    """Return what a cook makes in a day, of any one good, or a buyer can bring of each drink; else nothing."""
    do = state.rules.employees[card].do
    if do.produce is not None and not do.produce.when:
        return dict.fromkeys(do.produce.choice, do.produce.amount)
    found: dict[str, int] = {}
    for haul in hauls(state, seat, card) if do.buy or do.buy_any else ():
        for good, n in drinks(state, seat, card, haul).items():
            found[good] = max(n, found.get(good, 0))
    return found


def day(state: State, seat: Seat, card: str) -> float:
    """Return what a card may bring in a day at work, in dollars: goods that houses lack, demand for something
    it would create, its tip, and what modules promise of it."""
    do, missing = state.rules.employees[card].do, shortage(state, seat)
    sold = max((min(n, missing.get(good, 0)) for good, n in makes(state, seat, card).items()), default=0)
    campaign = opportunity(state, seat, card) if do.market else None
    wanted = campaign.worth if campaign else 0.0
    return state.rules.unit_price(state, seat) * (sold + wanted) + do.tip + promise(state, seat, card)


def rivals_earned(state: State, seat: Seat) -> int:
    """Return what the strongest other chain earned in the last dinner."""
    return max((state.chains[other].earned for other in state.order if other != seat), default=0)
