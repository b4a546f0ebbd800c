"""Invariants for tests and the fuzzer: what must hold in every state at rest (rules section 9.5)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from games.foodies.data import CHEFS, CULTURES, GAME, SPACES, STALLS, deck_of
from games.foodies.state import State
from games.foodies.view import View
from games.kernel import Testing


def broken(state: State) -> list[str]:
    """Return every violated invariant, in words for developers."""
    wrong = []
    placed = [card for court in state.courts for card in court.stalls if card is not None]
    market = [card for card in state.market if card is not None]
    if sorted(state.deck + market + placed + state.removed) != sorted(deck_of(state.cultures)):
        wrong.append("cards are lost or doubled")
    if any(court.flyers < 0 or court.coins < 0 for court in state.courts):
        wrong.append("negative flyers or coins")
    if any(a is not None and b is None for a, b in zip(state.market, state.market[1:], strict=False)):
        wrong.append("the market has a hole")
    if any(sum(map(court.stars_of, SPACES)) != 2 * court.stars() for court in state.courts):
        wrong.append("a star is counted on one side only")
    if any(court.popularity >= state.goal for court in state.courts) and not state.triggered:
        wrong.append("the goal is reached but the end is not triggered")
    return wrong


class FoodiesTesting(Testing[State, View]):
    """Coverage goals and invariants of Foodies games."""

    named: ClassVar[Mapping[str, Collection[str]]] = {
        "bought.stall": STALLS,
        "special_hired.chef": CHEFS,
        "opened.cultures": CULTURES,
    }

    def longest(self, seats: int) -> int:
        """Return a bound: no turn takes more than two answers of each seat and five of its own."""
        return GAME.round_cap * seats * (2 * seats + 5)

    def invariants(self, state: State) -> list[str]:
        """Return the violations of rules section 9.5."""
        return broken(state)
