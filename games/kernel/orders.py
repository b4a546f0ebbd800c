"""Answers that need no person: the only legal one, and those a seat has given in advance as standing orders."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import islice
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.kernel import legality
from games.kernel.errors import InputError
from games.kernel.title import Title
from games.kernel.values import Action, Decision, Order, OrderSpec, Say, Seat, TitleInfo

S = TypeVar("S")
V = TypeVar("V")

Orders = Mapping[Seat, Mapping[str, Order]]
"""Standing orders by seat and kind of decision."""

_OFFERED = 500


class AutomaticAnswer(Struct, frozen=True):
    """An answer given automatically, and why: `forced` (the only legal one) or `order`."""

    seat: Seat
    action: Action
    cause: str


class StandingOrders(Struct, frozen=True):
    """A group's standing question: the kinds it settles, and the policies offered."""

    group: str
    kinds: tuple[str, ...]
    policies: tuple[str, ...]

    def orders(self, policy: str) -> tuple[Order, ...]:
        """Return the orders that a policy represents."""
        return tuple(Order(kind, policy) for kind in self.kinds)


def standing_orders(info: TitleInfo, group: str) -> StandingOrders | None:
    """Return a group of decisions that can be settled together, by `ask` or a policy of every kind; None if unknown."""
    specs = [spec for spec in info.orders if group and spec.group == group]
    if not specs:
        return None
    shared = [policy for policy in specs[0].policies if all(_plain(spec, policy) for spec in specs)]
    return StandingOrders(group, tuple(spec.kind for spec in specs), ("ask", *shared))


def unsaid(info: TitleInfo, said: Collection[str], kind: str) -> StandingOrders | None:
    """Return a group's standing question asked with a decision of a kind; None once answered, or if there is none.

    A seat with orders for single kinds of a group is asked for the others alone.
    """
    spec = next((spec for spec in info.orders if spec.kind == kind), None)
    found = None if spec is None or kind in said else standing_orders(info, spec.group)
    return None if found is None else replace(found, kinds=tuple(one for one in found.kinds if one not in said))


def _plain(spec: OrderSpec, policy: str) -> bool:
    """Return whether a policy can be ordered without a number."""
    return policy in spec.policies and policy not in spec.amounts


def next_answer(
    title: Title[S, V], state: S, orders: Orders, asked: Sequence[Decision] | None = None
) -> AutomaticAnswer | None:
    """Return the first owed decision that needs no person, in the order of the decisions; None if people must answer.

    `asked` are the decisions of the state, if known.
    """
    for decision in title.decisions(state) if asked is None else asked:
        # An answer that may still be changed is given: only its person changes it.
        if not decision.owed:
            continue
        # What is left to the person on purpose is not answered automatically, even without a choice.
        forced = legality.only_action(title, state, decision.seat) if decision.auto else None
        if forced is not None:
            return AutomaticAnswer(decision.seat, forced, "forced")
        answer = _ordered(title, state, decision, orders.get(decision.seat, {}).get(decision.kind))
        if answer is not None:
            return AutomaticAnswer(decision.seat, answer, "order")
    return None


def _ordered(title: Title[S, V], state: S, decision: Decision, order: Order | None) -> Action | None:
    if order is None or order.policy == "ask":
        return None
    offered = list(islice(legality.actions(title, state, decision.seat), _OFFERED))
    # By the view: an order must not know more than its seat.
    answer = title.ai.obey(title.view(state, decision.seat), decision, order, offered)
    return answer if answer is not None and _legal(title, state, decision.seat, answer, offered) else None


def _legal(title: Title[S, V], state: S, seat: Seat, answer: Action, offered: Sequence[Action]) -> bool:
    """Check an action link by link, as large decisions offer more than is listed."""
    if answer in offered or len(offered) < _OFFERED:
        return answer in offered
    try:
        legality.check(title, state, seat, answer)
    except InputError:
        return False
    return True


def usual(info: TitleInfo) -> dict[str, Order]:
    """Return the default orders of a person without orders, by kind of decision."""
    return {spec.kind: Order(spec.kind, spec.default) for spec in info.orders if spec.default != "ask"}


def problem(info: TitleInfo, order: Order) -> Say | None:
    """Return what is wrong with a standing order, or None."""
    spec = next((s for s in info.orders if s.kind == order.kind), None)
    if spec is None:
        return Say("kernel-order-unknown", {"kind": order.kind})
    if order.policy not in ("ask", *spec.policies):
        return Say("kernel-order-policy", {"policy": order.policy, "allowed": ", ".join(("ask", *spec.policies))})
    low, high = spec.amounts.get(order.policy, (0, 0))
    if not low <= order.amount <= high:
        return Say("kernel-order-amount", {"low": low, "high": high})
    if order.preferences and order.policy not in spec.ranked:
        return Say("kernel-order-preferences", {"policy": order.policy})
    return None
