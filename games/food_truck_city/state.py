"""Everything true in a game: the board, and what is hidden from somebody."""

from __future__ import annotations

from msgspec import field

from games.kernel import Seat

from .board import Block, Board
from .steps import AnyStep


class State(Board):
    """Everything true in the game. `hands` by seat, `deck` with its top card last, `hidden` the face-down blocks.

    `resting` are the seats that pass in every window until their own turn; only they know.
    """

    hands: list[list[str]]
    deck: list[str]
    hidden: dict[str, Block]
    stack: list[AnyStep]
    resting: list[Seat] = field(default_factory=list)

    def copy(self) -> State:
        """An independent copy."""
        return State(
            **self.public(),
            hands=[hand[:] for hand in self.hands],
            deck=self.deck[:],
            hidden=self.hidden.copy(),
            stack=[step.copy() for step in self.stack],
            resting=self.resting[:],
        )
