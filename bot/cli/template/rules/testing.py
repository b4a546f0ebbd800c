"""What tests and the fuzzer know about Soup Stall."""

from __future__ import annotations

from games.kernel import Testing

from .data import DECK
from .steps import State
from .title import INFO
from .view import View


class SoupStallTesting(Testing[State, View]):
    """The maximum length of a game, and its invariants."""

    def longest(self, seats: int) -> int:
        """Count a choice of a recipe for each seat (which may be repeated), and at most all cards stirred in a turn."""
        return 2 * seats + INFO.options[0].high * seats * (len(DECK) + 1)

    def invariants(self, state: State) -> list[str]:
        """Check that no card is lost or doubled."""
        cards = [*state.deck, *state.compost, *state.pot, *(card for bowl in state.bowls for card in bowl)]
        return [] if sorted(cards) == sorted(DECK) else ["cards are lost or doubled"]
