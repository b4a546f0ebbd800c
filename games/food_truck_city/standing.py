"""Standing orders."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Action, Decision, Order, OrderSpec

from .view import View

ORDERS: tuple[OrderSpec, ...] = ()


def obey(view: View, decision: Decision, order: Order, offered: Sequence[Action]) -> Action | None:
    return None
