"""Phase 4, dinnertime (rules 7): houses in ascending number eat at the chain that costs them least, or stay hungry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.food_chain_magnate import events
from games.food_chain_magnate.city.pieces import House
from games.food_chain_magnate.city.squares import Square
from games.food_chain_magnate.rules import milestones, money
from games.food_chain_magnate.rules.registry import Basket, State
from games.food_chain_magnate.state import Token, add
from games.kernel import Chance, Event, Seat
from games.kernel.flow import Play

_SHOWN = (events.HouseFed, events.HouseHungry, events.Takings, events.WentBankrupt)


class Bidder(Struct, frozen=True):
    """A chain at dinnertime: unit price, what is added to every distance, tie-breakers, and its doors."""

    seat: Seat
    price: int
    nearer: int
    ties: tuple[int, ...]
    doors: tuple[Square, ...]


class Meal(Struct, frozen=True):
    """A sale: seller, goods, house, distance, the owners of the demand, and the chains of this dinner."""

    seat: Seat
    house: House
    goods: dict[str, int]
    tokens: tuple[Token, ...]
    distance: int
    bidders: tuple[Bidder, ...]


def dinnertime(play: Play[State]) -> None:
    """Run phase 4: all houses, then everybody's waitresses, then every CFO, then the milestones for cash."""
    state = play.state
    for chain in state.chains:
        chain.earned = 0
    if state.demand:
        # One snapshot for the whole dinner: a base price voted (expansion 4.15) or a milestone earned
        # during it (4.8) waits for the next one.
        bidders, before = bidders_of(state), _sudden(state)
        for house in state.city.houses:
            # Rules 7.2: only houses with a demand token take part; the others ask for nothing.
            if state.demand.get(house.id):
                dearer = _sudden(state) - before
                now = [replace(b, price=b.price + dearer) for b in bidders] if dearer else bidders
                _serve(play, now, house)
    for step in state.rules.evening:
        step(play)


def _sudden(state: State) -> int:
    """Return the part of every price that may change during a dinner."""
    return sum([term(state) for term in state.rules.sudden_prices])


def bidders_of(state: State) -> list[Bidder]:
    """Return the remaining chains, in the order of business, with their numbers at dinnertime."""
    rules = state.rules
    return [
        Bidder(
            seat,
            rules.unit_price(state, seat),
            sum(term(state, seat) for term in rules.distances),
            # Negated: the lowest bid sells, but most waitresses win.
            tuple(-term(state, seat) for term in rules.ties),
            state.entrances(seat),
        )
        for seat in state.order
    ]


def wanted(tokens: tuple[Token, ...]) -> dict[str, int]:
    """Return demand tokens as goods with numbers."""
    found: dict[str, int] = {}
    for good, _ in tokens:
        found[good] = found.get(good, 0) + 1
    return found


def tiers(state: State, house: House, demand: Basket) -> list[dict[str, int]]:
    """Return what would satisfy a house, most liked first: each way of the menu, those with a topping first."""
    menus = [found for menu in state.rules.menus if (found := menu(house, demand)) is not None]
    # Expansion 5.1: every menu with a topping, even the least liked, comes before the best without.
    topped = [{**menu, good: menu.get(good, 0) + 1} for good in state.rules.toppings for menu in menus]
    return [*topped, *(dict(menu) for menu in menus)]


class Sold(Struct, frozen=True):
    """A house's purchase and its reason: the offers of all chains within its reach, the winner's first."""

    goods: dict[str, int]
    offers: tuple[events.Offer, ...]
    why: str
    tie: str = ""


class Bid(Struct, frozen=True, order=True):
    """A chain's bid at a house; the lowest sells. `tier` ranks what it can serve in the order of liking."""

    tier: int
    score: int
    ties: tuple[int, ...]
    place: int
    # For the offer only: no two chains share a place, so it never decides.
    far: int

    def offer(self, bidder: Bidder, best: Bid, last: int) -> events.Offer:
        """Return the bid as an event shows it, beside the winner's; `last` is the tier of those who serve nothing."""
        had: Literal["same", "less", "nothing"] = "same"
        if self.tier != best.tier:
            had = "nothing" if self.tier == last else "less"
        return events.Offer(bidder.seat, bidder.price, self.far, self.score, -bidder.nearer, had)


def choose(state: State, bidders: Sequence[Bidder], house: House) -> Sold | None:
    """Return a house's purchase and its reason; None if nobody can serve it.

    The first tier that any connected chain can fill decides; within it the lowest price plus distance; then the
    tie-breakers; then the order of business.
    """
    # Measured from the house: one search, cached by the map, serves every door of every chain.
    field = state.city.field(house)
    connected = []
    for place, bidder in enumerate(bidders):
        distances = [field[door] for door in bidder.doors if door in field]
        if distances:
            connected.append((place, bidder, min(distances)))
    # Rules 7.2: its tokens stay, as for any house that nobody can serve.
    if not connected:
        return None
    bundles = tiers(state, house, wanted(state.demand[house.id]))
    bids = sorted(
        Bid(
            next((n for n, bundle in enumerate(bundles) if has(state.chains[bidder.seat].goods, bundle)), len(bundles)),
            # The number of items has no influence (rules 7.2), and the sum may be negative (expansion 4.3).
            bidder.price + far + bidder.nearer,
            bidder.ties,
            place,
            far,
        )
        for place, bidder, far in connected
    )
    best = bids[0]
    if best.tier == len(bundles):
        return None
    offers = tuple(bid.offer(bidders[bid.place], best, len(bundles)) for bid in bids)
    return Sold(bundles[best.tier], offers, *_decided_by(state, bids, offers))


def _decided_by(state: State, bids: Sequence[Bid], offers: Sequence[events.Offer]) -> tuple[str, str]:
    """Return the winner's reason: being alone, what it served, the total, a tie-breaker, or the order of business."""
    # Bids are sorted by tier: if the second can serve nothing, nobody else can.
    if len(bids) == 1 or offers[1].had == "nothing":
        return "only", ""
    best, second = bids[:2]
    if best.tier != second.tier:
        return "liked", ""
    if best.score != second.score:
        return "total", ""
    pairs = zip(state.rules.ties.names(), best.ties, second.ties, strict=True)
    return next((("tie", name) for name, mine, theirs in pairs if mine != theirs), ("order", ""))


def has(stock: Basket, bundle: Basket) -> bool:
    """Return whether a stock holds all the goods of a bundle."""
    return all(stock.get(good, 0) >= n for good, n in bundle.items())


def _serve(play: Play[State], bidders: list[Bidder], house: House) -> None:
    state = play.state
    found = choose(state, bidders, house)
    if found is None:
        play.emit(events.HouseHungry(house=house.id, goods=wanted(state.demand[house.id])))
        return
    seat, tokens = found.offers[0].seat, state.demand.pop(house.id)
    for good, n in found.goods.items():
        # At once, as later houses see the reduced stock (rules 7.2).
        add(state.chains[seat].goods, good, -n)
    # Rules 7.5: a bankrupt chain still hands its goods over, but is paid nothing.
    amount = 0 if state.chains[seat].bankrupt else income(state, seat, house, found.goods, found.offers[0].price)
    # Reported before it is paid, so that a break of the bank or a ruin follows the sale that caused it.
    told = events.HouseFed(
        seat=seat,
        house=house.id,
        goods=found.goods,
        income=amount,
        why=found.why,
        offers=found.offers,
        tie=found.tie,
    )
    play.emit(told)
    money.receive(play, seat, amount)
    meal = Meal(seat, house, found.goods, tokens, found.offers[0].distance, tuple(bidders))
    # By the goods handed over: a burger demand served otherwise sells no burger (expansion 5.1).
    for good, n in found.goods.items() if not state.chains[seat].bankrupt else ():
        milestones.report(play, seat, "sold", n, good=good)
    # Also after a bankrupt chain's sale: its guests spend more, and the owner of the demand still counts.
    for hook in state.rules.after_sale:
        hook(play, meal)


def preview(state: State) -> list[Event]:
    """Return a preview of dinner if it were now, with the waitresses and CFOs after it; changes nothing.

    Every house with demand is fed or hungry. Chains whose working day is still to come serve what they have.
    """
    imagined = state.copy()
    imagined.bank.ended = True  # a preview must not reveal how the bank would break
    # Dinner draws nothing, so any seed will do.
    play = Play(imagined, Chance(b""))
    dinnertime(play)
    return [event for event in play.events if isinstance(event, _SHOWN)]


def takings(told: Iterable[Event], seats: int) -> list[int]:
    """Return what each chain earns in a dinner, or in the preview of one; a loss is negative."""
    earned = [0] * seats
    for event in told:
        if isinstance(event, events.HouseFed):
            earned[event.seat] += event.income
        elif isinstance(event, events.Takings):
            earned[event.seat] += event.amount
    return earned


def income(state: State, seat: Seat, house: House, goods: Mapping[str, int], price: int) -> int:
    """Return what a sale brings (rules 7.2): unit prices times the factor of the house, and all bonuses."""
    rules = state.rules
    factor = 1 + sum(term(state, house) for term in rules.factors)
    total = sum(goods.values()) * price * factor
    # After the factor: bonuses for marketed goods (rules 7.2) and fries (expansion 4.9) are never multiplied.
    total += sum(n * bonus(state, seat, good) for good, n in goods.items() for bonus in rules.item_bonuses)
    return total + sum(bonus(state, seat, house) for bonus in rules.sale_bonuses)


def waitresses(play: Play[State]) -> None:
    """Pay for every waitress at work, even without any sale (7.3, first)."""
    state = play.state
    for seat in state.order:
        tipped = _tipped(state, seat)
        if not tipped or state.chains[seat].bankrupt:
            continue
        more = milestones.total(state, seat, "tip")
        tips = {card: (n, n * (state.rules.employees[card].do.tip + more)) for card, n in tipped.items()}
        # All waitresses of a chain are one payment (rules Q30): the bank may break between payments.
        if amount := sum(brought for _, brought in tips.values()):
            play.emit(events.WaitressesPaid(seat=seat, amount=amount))
            money.receive(play, seat, amount)
        for card, (count, brought) in tips.items():
            milestones.report(play, seat, "tipped", count, card=card, brought=str(brought))


def _tipped(state: State, seat: Seat) -> dict[str, int]:
    """Return the cards at work that get tips, with their numbers."""
    rules, work = state.rules, state.chains[seat].work
    tips = rules.able("tip")
    return {card: n * rules.uses(state, seat, card) for card, n in work.items() if card in tips}


def waitresses_at_work(state: State, seat: Seat) -> int:
    """Return the number of a chain's waitresses, who also break ties."""
    return state.working(seat, "tie_break")


def cfos(play: Play[State]) -> None:
    """Add a share of the chain's own cash earned in this phase, even of a loss, rounded up (7.3, second)."""
    state = play.state
    for seat in state.order:
        # One share, not two: the milestone does not add to a CFO at work (rules 7.3).
        percent = state.working(seat, "cash_percent") or milestones.total(state, seat, "cash_percent")
        chain = state.chains[seat]
        if percent and not chain.bankrupt and chain.earned:
            # Towards plus infinity: of -7 it is -3 (rules Q11).
            amount = -(-chain.earned * percent // 100)
            play.emit(events.CfoPaid(seat=seat, amount=amount))
            money.receive(play, seat, amount)


def count_cash(play: Play[State]) -> None:
    """Report the cash at the end of dinnertime for milestones (7.3, third)."""
    for seat in play.state.order:
        milestones.report(play, seat, "cash_at_end", play.state.chains[seat].cash)
