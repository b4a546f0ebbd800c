"""Reasons against illegal answers outside of the working day: each is the name of the broken rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from games.food_chain_magnate.city import placing
from games.food_chain_magnate.city.squares import CORNERS, SQUARES
from games.food_chain_magnate.jobs.workday import no
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.steps.clean_up import Freezer, keepable, room
from games.food_chain_magnate.steps.opening import FirstRestaurants, ReserveCards, free_tiles
from games.food_chain_magnate.steps.payday import Bill, Payday, card_of, copies, due, order_of_firing, owed_in_goods
from games.food_chain_magnate.steps.restructuring import ChoosePositions, Restructure
from games.kernel import Chosen, Ref, Say, Seat

Reason = Callable[[State, Seat, Chosen, str], Say | None]


@runtime_checkable
class Explains(Protocol):
    """A step that explains its refusals."""

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """Return the rule that forbids a link; None where it names nothing here."""
        ...


def why_not(state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
    """Return the rule that forbids `link` after `chosen`; None where it names nothing.

    A verb of another phase is refused as such. The working day and modules' decisions in between give
    their own reasons (`Explains`).
    """
    step = state.stack[-1]
    verb = chosen[0] if chosen else link
    reason = next((found[verb] for kind, found in _REASONS.items() if isinstance(step, kind) and verb in found), None)
    if reason is not None:
        return reason(state, seat, chosen, link)
    refused = step.why_not(state, seat, chosen, link) if isinstance(step, Explains) else None
    if refused is None and not chosen:
        return no("now", verb=Ref("verb", verb))
    return refused


def _first_restaurant(state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
    """Refuse by rules 3.4: no room, a tile with an entrance already, a corner without a road."""
    if not chosen:
        return no("pass-twice") if link == "pass" else no("restaurant-room")
    if len(chosen) == 2:
        return no("entrance", square=Ref("square", chosen[1])) if link in CORNERS else None
    if link not in SQUARES:
        return None
    square = Ref("square", link)
    if placing.restaurant_sites(state.city) >> SQUARES[link] & 1 and free_tiles(state):
        return no("entrance-tile", square=square)
    return no("restaurant-site", square=square)


def _reserve(state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
    """Refuse by rules 3.5: not one of the reserve cards."""
    cards = [Ref("reserve", str(card)) for card in state.rules.reserve]
    return no("reserve-card", there=cards) if chosen and link.isdecimal() else None


def _structure(state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
    """Refuse by rules 4: not in hand, out of the order of the notation, no slot left."""
    if not chosen:
        return no("same") if link == "same" else None
    rules = state.rules
    if link not in rules.employees:
        return None
    named = chosen[1:]
    card = Ref("card", link)
    if state.chains[seat].hand.get(link, 0) <= named.count(link):
        return no("in-hand", card=card)
    if named and rules.standing[link] < rules.standing[named[-1]]:
        return no("work-order", card=card, before=Ref("card", named[-1]))
    slots = rules.ceo_slots(state, seat)
    return no("manager-slot" if link in rules.managers else "slot", card=card, slots=slots)


def _position(state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
    """Refuse by rules 5: a place that is taken."""
    taken = link.isdecimal() and 0 < int(link) <= len(state.order)
    return no("position", position=link) if chosen and taken else None


def _payday(state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
    """Refuse by rules 8: salaries that cannot be paid, banned cards kept, somebody fired without need."""
    cash, owed = state.chains[seat].cash, due(state, seat, chosen[1:])
    banned = [Ref("card", card) for card in sorted(milestones.bans(state, seat)) if state.owned(seat, card)]
    goods = [Ref("good", good) for good in owed_in_goods(state, seat, chosen[1:])]
    if not chosen:
        if link == "fire":
            return no("fire-anybody")
        if banned and (owed <= cash or goods):
            return no("keep-banned", cards=banned)
        return no("goods-first", goods=goods) if goods else no("salaries", due=owed, cash=cash)
    kept = [card for card in banned if card.key not in chosen]
    if link == "end":
        if goods and not kept:
            return no("goods-first", goods=goods)
        if owed > cash and not goods:
            return no("salaries", due=owed, cash=cash)
        return no("keep-banned", cards=kept) if kept else no("fire-nobody", verb=Ref("verb", "pay"))
    if link.startswith("busy-"):
        return no("fire-busy")
    if link.startswith("token-"):
        there = link.removeprefix("token-") in [good.key for good in goods]
        return no("goods-first", goods=goods) if there else no("goods-salary")
    named = link.removeprefix("work-")
    if named not in state.rules.employees:
        return None
    card = Ref("card", named)
    if link not in copies(state, seat, named, chosen[1:]):
        return no("fire-there", card=card)
    if kept and named not in [banned.key for banned in kept]:
        return no("keep-banned", cards=kept)
    return _out_of_order(state, seat, chosen[1:], named) or no("fire-order", card=card, due=owed, cash=cash)


def _out_of_order(state: State, seat: Seat, fired: Chosen, link: str) -> Say | None:
    """Return the refusal of a card that must be named before one already named."""
    places = order_of_firing(state, seat, Bill.of(state, seat))
    if not fired or not (fired[-1].startswith("busy-") or places[link] < places[card_of(state, fired[-1])]):
        return None
    if fired[-1].startswith("token-"):
        return no("goods-salary")
    return no("fire-before", card=Ref("card", link), before=Ref("card", card_of(state, fired[-1])))


def _freezer(state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
    """Refuse by rules 10: a good out of turn, or more than the freezer holds."""
    good, _, n = link.rpartition("-")
    if not chosen or good not in state.rules.goods or not n.isdecimal():
        return None
    there = list(keepable(state, seat))
    if good != there[len(chosen) - 1]:
        return no("keep-order", good=Ref("good", good), now=Ref("good", there[len(chosen) - 1]))
    return no("freezer-room", good=Ref("good", good), room=room(state, seat))


_REASONS: dict[type[Any], dict[str, Reason]] = {
    FirstRestaurants: {"place": _first_restaurant, "pass": _first_restaurant},
    ReserveCards: {"reserve": _reserve},
    Restructure: {"work": _structure, "same": _structure},
    ChoosePositions: {"position": _position},
    Payday: {"pay": _payday, "fire": _payday},
    Freezer: {"keep": _freezer},
}
"""The refusals by step and verb."""
