"""What tests and the fuzzer know of Soup Stall."""

from __future__ import annotations

from games.kernel import Testing

from .data import DECK
from .steps import State
from .title import INFO
from .view import View


class SoupStallTesting(Testing[State, View]):
    """How long a game may last, and what must hold in it."""

    def longest(self, seats: int) -> int:
        """Everybody keeps a recipe (and may think again); in no turn more cards are stirred than there are."""
        return 2 * seats + INFO.options[0].high * seats * (len(DECK) + 1)

    def invariants(self, state: State) -> list[str]:
        """No card is lost or doubled."""
        cards = [*state.deck, *state.compost, *state.pot, *(card for bowl in state.bowls for card in bowl)]
        return [] if sorted(cards) == sorted(DECK) else ["cards are lost or doubled"]
