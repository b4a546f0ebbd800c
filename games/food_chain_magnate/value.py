from __future__ import annotations

from .state import State


def evaluate(state: State, seat: int) -> float:
    return float(state.chains[seat].cash)
