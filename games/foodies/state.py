"""The complete state of a game of Foodies: courts, market, chefs, and the stack of steps. Only the steps change it."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from games.foodies.data import NEIGHBOURS, SPACES, STALLS, star
from games.kernel import Seat


class Copied(Protocol):
    """The state's protocol of a step: steps of Foodies hold answers, so each is copied with its state."""

    def copy(self) -> Any:
        """Return an independent copy, or the step itself if it never changes."""


StepT = TypeVar("StepT", bound=Copied)


class Court(Struct):
    """One seat's dashboard and holdings. Lists of ten are indexed by space 1 to 9; index 0 is unused."""

    dashboard: str
    coins: int
    popularity: int
    flyers: int
    stalls: list[str | None]
    coin_tokens: list[int]
    pop_tokens: list[int]

    def copy(self) -> Court:
        """Return an independent copy."""
        return Court(
            self.dashboard,
            self.coins,
            self.popularity,
            self.flyers,
            self.stalls[:],
            self.coin_tokens[:],
            self.pop_tokens[:],
        )

    def built_neighbours(self, space: int) -> list[int]:
        """Return the adjacent spaces that hold a stall, in ascending order."""
        return [n for n in NEIGHBOURS[space] if self.stalls[n] is not None]

    def stars_of(self, space: int) -> int:
        """Return how many complete stars the stall on a space takes part in: 0 to 4."""
        card = self.stalls[space]
        if card is None:
            return 0
        total = 0
        for n in NEIGHBOURS[space]:
            other = self.stalls[n]
            if other is not None and star(card, other, space, n):
                total += 1
        return total

    def stars(self) -> int:
        """Return how many complete stars the court shows, each counted once."""
        return sum(self.stars_of(space) for space in SPACES) // 2

    def counts(self) -> dict[str, int]:
        """Return how many stalls of each culture are in the court."""
        found: dict[str, int] = {}
        for card in self.stalls:
            if card is not None:
                culture = STALLS[card].culture
                found[culture] = found.get(culture, 0) + 1
        return found


class GameState(Struct, Generic[StepT]):
    """The complete state of a game. `market` is slot 1 (dearest) to 5; `deck` is hidden, its last card on top.

    `hired` maps each special chef in play to the seats that hired it. `turn` counts turns from 0.
    """

    goal: int
    first: Seat
    courts: list[Court]
    cultures: list[str]
    market: list[str | None]
    deck: list[str]
    removed: list[str]
    hired: dict[str, list[Seat]]
    chef_scope: str
    turn: int
    triggered: bool
    stack: list[StepT]
    """The remaining steps, the last one in charge; empty when the game is over. `steps` defines their type."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.courts)

    @property
    def active(self) -> Seat:
        """The seat whose turn it is: turns run clockwise from the first seat."""
        return (self.first + self.turn) % len(self.courts)

    def copy(self) -> GameState[StepT]:
        """Return an independent copy."""
        # The cultures are shared: they never change after setup.
        return GameState(
            self.goal,
            self.first,
            [court.copy() for court in self.courts],
            self.cultures,
            self.market[:],
            self.deck[:],
            self.removed[:],
            {chef: by[:] for chef, by in self.hired.items()},
            self.chef_scope,
            self.turn,
            self.triggered,
            [step.copy() for step in self.stack],
        )

    def may_hire(self, chef: str, seat: Seat) -> bool:
        """Return whether a special chef is still free to a seat (ruling R21)."""
        by = self.hired.get(chef)
        if by is None:
            return False
        return seat not in by if self.chef_scope == "player" else not by


State: TypeAlias = GameState[Any]
