"""Standing orders: answers that a seat gives in advance.

restructure `same`: as last turn, if its cards fit; `grow`: the same and more that fit; `plan`: as many of the cards
wished for as fit, the dearest first, a kind as often as it is named. payday `free`: fire nobody if nothing is due;
`pay`: fire nobody, if all can be paid; `fire`: if not, fire the kinds wished for, one card after the other, until all
can be paid. freezer `all`: keep everything, if it fits; `most`: keep as much as there is room for, the goods
wished for first. position `first`/`last`: the earliest or latest free place.

A seat without orders is not asked where there is next to nothing to decide: `free` and `all`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.food_chain_magnate import preview
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.steps import clean_up, payday
from games.kernel import Action, Choice, Decision, Order, OrderSpec, Seat

ORDERS = (
    OrderSpec("restructure", ("same", "grow", "plan"), ranked=("plan",)),
    OrderSpec("payday", ("free", "pay", "fire"), ranked=("fire",), default="free"),
    OrderSpec("freezer", ("all", "most"), ranked=("most",), default="all"),
    OrderSpec("position", ("first", "last")),
)


def preferences(state: State, seat: Seat, kind: str) -> list[Choice]:
    """Return what an order can name: the cards of the company when planning and firing, goods for the freezer."""
    if kind == "freezer":
        return [Choice(good, "good") for good, sort in state.rules.goods.items() if sort.kept]
    chain = state.chains[seat]
    cards = dict.fromkeys([*chain.hand, *chain.work]) if kind in ("restructure", "payday") else ()
    return [Choice(card, "card") for card in cards]


def obey(state: State, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
    """Return what an order answers, or None to ask."""
    return _ANSWERS[order.kind](state, decision.seat, order, offered)


def _restructure(state: State, seat: Seat, order: Order, offered: Sequence[Action]) -> Action | None:
    if order.policy == "same":
        return next((action for action in offered if action.verb == "same"), None)
    grown = order.policy == "grow"
    named = preview.grown(state, seat) if grown else preview.by_preferences(state, seat, order.preferences)
    return Action("work", (*named, "end")) if named else None


def _payday(state: State, seat: Seat, order: Order, offered: Sequence[Action]) -> Action | None:
    if order.policy == "free" and payday.due(state, seat):
        return None
    # `pay` is offered first whenever it is possible.
    if offered[0].verb == "pay" or order.policy in ("free", "pay"):
        return offered[0] if offered[0].verb == "pay" else None
    fired = payday.fired_by_preferences(state, seat, order.preferences)
    return Action("fire", (*fired, "end")) if fired else None


def _freezer(state: State, seat: Seat, order: Order, offered: Sequence[Action]) -> Action | None:
    kept = clean_up.kept_by_preferences(state, seat, order.preferences)
    if order.policy == "all" and sum(kept.values()) < sum(clean_up.keepable(state, seat).values()):
        return None
    return Action("keep", tuple(f"{good}-{n}" for good, n in kept.items()))


def _position(state: State, seat: Seat, order: Order, offered: Sequence[Action]) -> Action | None:
    return offered[-1] if order.policy == "last" else offered[0]


_ANSWERS: dict[str, Callable[[State, Seat, Order, Sequence[Action]], Action | None]] = {
    "restructure": _restructure,
    "payday": _payday,
    "freezer": _freezer,
    "position": _position,
}
