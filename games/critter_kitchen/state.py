"""The state of a game: kitchens, the waterfront, the cards, and the stack of steps in charge.

The state is generic in its step, so that it knows none of them: the steps know the state (`steps.AnyStep` lists them).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct, field

from games.kernel import ScoreLine, Seat

from . import data
from .data import ACADEMY, GAME, ICONS, TRUCK, day_of, needs, rounds_before
from .pieces import Chef, Player, Rival, Rules, Shield, fridge_limit
from .tokens import ICON_OF, RUMOR_TOKENS, WILD

Self = TypeVar("Self")


class Copied(Protocol):
    """What a state asks of its steps: that each makes an independent copy of itself."""

    def copy(self: Self) -> Self:
        """An independent copy."""


StepT = TypeVar("StepT", bound=Copied)


class GameState(Struct, Generic[StepT], dict=True):
    """Everything true in the game.

    `track` runs from front to back. `items` has what lies on each location, left to right. `challenges`, `rumors` and
    `zous` are whole; how much of them is known depends on the round and on `opened`. `out` are tokens out of the game.
    `sheet` and `totals` (the score track) are filled at the end. `peeked` are the rumors that somebody has looked at by
    Juniper; None in a game that was begun before that was noted.
    """

    seats: int
    rules: Rules
    critic: str
    round: int
    players: list[Player]
    shields: list[Shield]
    track: list[Seat]
    bag: list[str]
    items: dict[str, list[str]]
    challenges: list[str]
    rumors: list[str]
    opened: list[bool]
    zous: list[str]
    chefs: list[Chef]
    out: list[str]
    rival: Rival | None
    stack: list[StepT]
    turns: int = 0
    sheet: list[ScoreLine] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    peeked: list[int] | None = None

    @property
    def day(self) -> int:
        """The day of the round: 1, 2 or 3."""
        return day_of(self.round)

    # Kept, as every location asks for it several times: players and modules stay the same.
    @cached_property
    def row(self) -> tuple[str, ...]:
        """The locations in play, in the order in which they are resolved."""
        return data.row(len(self.players), self.rules.cart)

    def known(self, seat: Seat) -> list[str]:
        """The rumor cards that a seat knows, its own extra one last."""
        spaces = self.players[seat].rumors
        own = self.shields[seat].rumor
        cards = [card for card, token, up in zip(self.rumors, spaces, self.opened, strict=True) if token or up]
        return [*cards, own] if own else cards

    def rumors_nobody_knows(self) -> list[int]:
        """The spaces of the face-down rumors that no seat has read; none where that cannot be told."""
        if self.peeked is None:
            return []
        read = {*self.peeked, *(n for player in self.players[: self.seats] for n, t in enumerate(player.rumors) if t)}
        return [n for n, up in enumerate(self.opened) if not up and n not in read]

    def exists(self, item: str, seat: Seat) -> bool:
        """Whether an item is there for a player: a rumor whose space is filled is not (section 6.3)."""
        return exists(self.players[seat], item)

    def purged(self, item: str) -> bool:
        """Whether a rumor token is known to all, so that it leaves the game when it is drawn."""
        if not self.rules.purge or item not in RUMOR_TOKENS:
            return False
        # Over all players, so the rival has to have it too; wilds go when nobody has a free space (6.3).
        return not any(self.exists(item, seat) for seat in range(len(self.players)))

    def open_challenges(self) -> dict[str, tuple[str, ...]]:
        """The challenges turned up on this day with the types they need, in order; none on the last day."""
        return open_challenges(self)

    def limit(self, seat: Seat) -> int:
        """How many ingredients and spices a seat may keep after this day."""
        return fridge_limit(self.day, self.critic, self.players[seat].restaurateur)

    def chefs_at(self, location: str) -> list[Chef]:
        """The chefs at a location, in the order in which they were sent."""
        return [chef for chef in self.chefs if chef.location == location]

    def by_priority(self, seats: list[Seat]) -> list[Seat]:
        """The seats, nearest the front of the track first."""
        return sorted(seats, key=self.track.index)

    def leftovers_to(self, location: str) -> str:
        """Where what is left at a location goes when it is cleaned up."""
        if location == ACADEMY or (location == TRUCK and self.rules.leftovers_stay):
            return TRUCK
        return ACADEMY

    def copy(self) -> GameState[StepT]:
        """An independent copy."""
        # The three decks are shared: a reshuffle lays down new lists and changes none.
        return GameState(
            self.seats,
            self.rules,
            self.critic,
            self.round,
            [player.copy() for player in self.players],
            [shield.copy() for shield in self.shields],
            self.track[:],
            self.bag[:],
            {location: items[:] for location, items in self.items.items()},
            self.challenges,
            self.rumors,
            self.opened[:],
            self.zous,
            self.chefs[:],
            self.out[:],
            None if self.rival is None else self.rival.copy(),
            [step.copy() for step in self.stack],
            self.turns,
            self.sheet[:],
            self.totals[:],
            None if self.peeked is None else self.peeked[:],
        )


State: TypeAlias = GameState[Any]
"""A state whose steps are not looked at; a saved one is a `GameState[AnyStep]`."""


class Posted(Protocol):
    """What the open challenges depend on: a state, or a view of it."""

    @property
    def challenges(self) -> Sequence[str | None]:
        """The challenges, those that are not turned up perhaps hidden."""

    @property
    def round(self) -> int:
        """The round."""


def open_challenges(front: Posted) -> dict[str, tuple[str, ...]]:
    """The challenges turned up on this day with the types they need, in order; none on the last day."""
    first = rounds_before(day_of(front.round))
    numbered = enumerate(front.challenges[first : min(front.round, GAME.challenges)], start=first + 1)
    return {card: needs(card, number) for number, card in numbered if card}


def exists(player: Player, item: str) -> bool:
    """Whether an item is there for a player: a rumor whose space is filled is not (section 6.3)."""
    if item not in RUMOR_TOKENS:
        return True
    return None in player.rumors if item == WILD else player.rumors[ICONS.index(ICON_OF[item])] is None
