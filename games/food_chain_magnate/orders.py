"""Standing orders: answers that a seat gives in advance."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Action, Order


def obey(order: Order, offered: Sequence[Action]) -> Action | None:
    """What an order answers, or None to ask.

    restructure `same`: as last turn, if its cards fit. payday `pay`: fire nobody, if all can be paid. freezer `most`:
    keep as much as there is room for. position `first`/`last`: the earliest or latest free place.
    """
    if order.kind in ("restructure", "payday"):
        return next((action for action in offered if action.verb == order.policy), None)
    return offered[-1] if order.policy == "last" else offered[0]
