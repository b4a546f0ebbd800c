"""Everything true in a game: the board, and what is hidden from somebody (section 7.6). Only the steps change it."""

from __future__ import annotations

from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from msgspec import field

from games.kernel import Seat

from .board import Block, Board


class Copied(Protocol):
    """What a state asks of its steps. It knows no more of them, so that they may know it."""

    def copy(self) -> Self:
        """An independent copy."""


StepT = TypeVar("StepT", bound=Copied)


class GameState(Board, Generic[StepT]):
    """Everything true in the game. `hands` by seat, `deck` with its top card last, `hidden` the face-down blocks.

    `stack` are the steps still to do, the last one in charge. `resting` are the seats that pass in every window until
    their own turn; only they know.
    """

    hands: list[list[str]]
    deck: list[str]
    hidden: dict[str, Block]
    stack: list[StepT]
    resting: list[Seat] = field(default_factory=list)

    def copy(self) -> GameState[StepT]:
        """An independent copy."""
        return GameState(
            **self.public(),
            hands=[hand[:] for hand in self.hands],
            deck=self.deck[:],
            hidden=self.hidden.copy(),
            stack=[step.copy() for step in self.stack],
            resting=self.resting[:],
        )


State: TypeAlias = GameState[Any]
