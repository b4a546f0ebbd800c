"""The reach of a card (rules 2.4): the squares from which a chain counts, and those within a range."""

from __future__ import annotations

from games.food_chain_magnate.city.squares import Mask, Square
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import State
from games.kernel import Seat


def origins(state: State, seat: Seat) -> tuple[Square, ...]:
    """Return the squares from which a chain's ranges are counted."""
    return tuple(square for found in state.rules.origins for square in found(state, seat))


def borders(state: State, seat: Seat, card: str) -> int | None:
    """Return a card's range in borders, milestones included; None for unlimited."""
    _, base = state.rules.employees[card].reach
    # No limit is no number to which a milestone could add.
    if base is None:
        return None
    return base + sum(effect.range.get(card, 0) for effect in milestones.effects(state, seat))


def road_reach(state: State, seat: Seat, card: str) -> Mask | None:
    """Return the squares beside a road within a card's range; None for unlimited."""
    limit = borders(state, seat, card)
    if limit is None:
        return None
    found = 0
    for entrance in origins(state, seat):
        found |= state.city.ground.within(entrance, limit)
    return found
