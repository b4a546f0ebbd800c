"""The careers of cards, and which cards a chain may own (rules 6.1 and 6.2)."""

from __future__ import annotations

from collections.abc import Iterator

from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import Rules, State
from games.kernel import Seat


def careers(rules: Rules, card: str, steps: int) -> Iterator[tuple[str, int]]:
    """Yield what a card can become within a number of training steps, and the steps used."""
    for into, needed in rules.careers[card].items():
        if needed <= steps:
            yield into, needed


def may_own(state: State, seat: Seat, card: str) -> bool:
    """Return whether a chain may take one more card of a kind: no second 1x, none banned by a milestone."""
    rules = state.rules
    if card in rules.unlimited:
        return True
    if card in rules.bannable and card in milestones.bans(state, seat):
        return False
    return not rules.employees[card].one_x or not any(state.owned(seat, other) for other in rules.alike(card))
