"""3.4 Food and drinks: cooks make all or nothing; buyers go by road, by air, or anywhere (rules 6.4)."""

from __future__ import annotations

from collections.abc import Sequence

from games.food_chain_magnate import events, links
from games.food_chain_magnate.city.squares import SQUARES
from games.food_chain_magnate.jobs.reach import borders, origins
from games.food_chain_magnate.jobs.workday import Workday, no
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import add
from games.kernel import Action, Choice, Chosen, Ref, Say, Seat
from games.kernel.flow import Play


class Kitchen:
    """`cook CARD GOOD`; `fetch CARD DRINK` for a buyer without a route; `fetch CARD SOURCES` for one with a route."""

    verbs = ("cook", "fetch")

    def offers(self, state: State, workday: Workday) -> list[Choice]:
        """Offer cooking and fetching while able cards are left."""
        found = [links.verb("cook")] if _cooks(state, workday) else []
        return found + (
            [links.verb("fetch")] if any(hauls(state, workday.seat, c) for c in _buyers(state, workday)) else []
        )

    def choices(self, state: State, workday: Workday, chosen: Chosen) -> Sequence[Choice]:
        """Return the card, then the good, or the sources that a route can collect, most first."""
        if chosen[0] == "cook":
            if len(chosen) == 1:
                return [links.card(card, True) for card in _cooks(state, workday)]
            produce = state.rules.employees[chosen[1]].do.produce
            return [links.thing("good", good) for good in produce.choice] if produce else ()
        if len(chosen) == 1:
            return [links.card(card, True) for card in _buyers(state, workday) if hauls(state, workday.seat, card)]
        kind = "good" if state.rules.employees[chosen[1]].do.buy_any else "sources"
        return [links.thing(kind, key) for key in hauls(state, workday.seat, chosen[1])]

    def take(self, play: Play[State], workday: Workday, action: Action) -> None:
        """Add the goods to the chain's stock."""
        state, seat = play.state, workday.seat
        card, what = action.args
        workday.use(card)
        goods = state.chains[seat].goods
        if action.verb == "cook":
            produce = state.rules.employees[card].do.produce
            assert produce is not None
            # Rules Q8: a cook makes the full number or nothing, so nobody is asked for the amount.
            add(goods, what, produce.amount)
            play.emit(events.Cooked(seat=seat, card=card, good=what, amount=produce.amount))
            milestones.report(play, seat, "produced", produce.amount, card=card, good=what)
            return
        milestones.report(play, seat, "fetched", card=card, what=what)  # its effect counts for this haul already
        sources = () if state.rules.employees[card].do.buy_any else tuple(what.split("+"))
        brought = drinks(state, seat, card, what)
        # Rules 6.4: collecting on a chosen route is not optional, and other buyers may collect there too.
        for good, n in brought.items():
            add(goods, good, n)
        play.emit(events.Fetched(seat=seat, card=card, goods=brought, sources=sources))

    def why_not(self, state: State, workday: Workday, chosen: Chosen, link: str) -> Say | None:
        """Refuse without an able card, a good that it makes, or sources on some route."""
        if not chosen:
            return no(f"{link}-left")
        if len(chosen) == 1:
            known = link in state.rules.employees
            return no(f"{chosen[0]}-card", card=Ref("card", link)) if known else None
        card = Ref("card", chosen[1])
        if chosen[0] == "cook" or state.rules.employees[chosen[1]].do.buy_any:
            return no("good", card=card, good=Ref("good", link)) if link in state.rules.goods else None
        if any(part not in SQUARES for part in link.split("+")):
            return None
        return no("route", card=card, sources=[Ref("square", part) for part in link.split("+")])

    def todo(self, state: State, workday: Workday) -> dict[str, int]:
        """Return the cooks and buyers who have not acted yet."""
        return {card: workday.left(state, card) for card in [*_cooks(state, workday), *_buyers(state, workday)]}


def _cooks(state: State, workday: Workday) -> list[str]:
    employees = state.rules.employees
    cooks = workday.able(state, "produce")
    # Cards that make something at another time, such as in clean-up, do not cook in 3.4.
    return [card for card in cooks if (produce := employees[card].do.produce) is not None and not produce.when]


def _buyers(state: State, workday: Workday) -> list[str]:
    return workday.able(state, "buy_any") + workday.able(state, "buy")


def hauls(state: State, seat: Seat, card: str) -> list[str]:
    """Return what a buyer can bring, as keys: a drink without a route, else sets of sources, the largest first."""
    if state.rules.employees[card].do.buy_any:
        return [good for good, kind in state.rules.goods.items() if kind.kind == "drink"]
    way, _ = state.rules.employees[card].reach
    limit = borders(state, seat, card)
    assert limit is not None
    ground = state.city.ground
    starts = origins(state, seat)
    found: set[int] = set()
    if way == "air":
        # A path by air needs no road: any entrance counts, a drive-in corner as well (rules Q37).
        for tile in {ground.tile_at[square]: None for square in starts}:
            found.update(ground.flights(tile, limit))
    else:
        for square in starts:
            found.update(ground.hauls(square, limit))
    return [ground.haul_name(haul) for haul in sorted(found, key=lambda haul: (-haul.bit_count(), haul))]


def drinks(state: State, seat: Seat, card: str, what: str) -> dict[str, int]:
    """Return the goods that a buyer brings: from sources, or one drink of a kind."""
    rules = state.rules
    do = rules.employees[card].do
    if do.buy_any:
        # Rules 6.4: no route and no range; all drinks are of the same kind.
        return {what: do.buy_any + milestones.total(state, seat, "fetch_any")}
    each = do.buy + milestones.total(state, seat, "fetch") + sum(more(state, seat, card) for more in rules.fetches)
    kinds = {kind.source: good for good, kind in rules.goods.items() if kind.source}
    brought: dict[str, int] = {}
    for square in what.split("+"):
        good = kinds[state.city.ground.cells[SQUARES[square]]]
        brought[good] = brought.get(good, 0) + each
    return brought
