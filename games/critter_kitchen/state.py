"""The state of a game: kitchens, the waterfront, the cards, and the stack of steps in charge.

The state is generic in its step, so that it imports none: the steps import the state (`steps.stack` lists them).

It consists of the rules of a game, chefs on the waterfront, kitchens and what their shields hide, the rival.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct, field

from games.critter_kitchen import data
from games.critter_kitchen.data import ACADEMY, GAME, ICONS, RUMORS, TRUCK, Restaurateur, day_of, needs, rounds_before
from games.critter_kitchen.tokens import ICON_OF, RUMOR_TOKENS, WILD
from games.kernel import ScoreLine, Seat

RIVAL = 1
"""The rival of the solo game plays as the player after the only seat."""
EXTRA = "extra"
"""The value used for an own rumor card in place of a common card's icon."""


class Rules(Struct, frozen=True):
    """The options and modules of a game (section 0)."""

    stars_at_setup: bool = True
    leftovers_stay: bool = False
    purge: bool = True
    least_quality: bool = True
    may_stop: bool = False
    base_rumors: bool = False
    restaurateurs: bool = False
    cart: bool = False


class Chef(Struct, frozen=True):
    """A chef out on the waterfront this round."""

    seat: Seat
    kind: str
    speed: int
    capacity: int
    location: str


class Player(Struct):
    """What lies openly by a kitchen. `rumors` has the token on each space; `earned` are stars by their source.

    `cart` has the tokens taken from the street cart, true while they may be unused as far as everybody knows.
    `talent_day` is the last day on which Otis Osprey's ability was used. `meal` are the parts served to the critic.
    """

    rumors: list[str | None]
    earned: dict[str, int]
    hired: str | None = None
    working: str | None = None
    restaurateur: str | None = None
    talent_day: int = 0
    cart: dict[str, bool] = {}
    meal: list[str] = []

    def copy(self) -> Player:
        """Return an independent copy."""
        # The meal is shared: it is laid once and never changed.
        return Player(
            self.rumors[:],
            self.earned.copy(),
            self.hired,
            self.working,
            self.restaurateur,
            self.talent_day,
            self.cart.copy(),
            self.meal,
        )

    @property
    def talent(self) -> Restaurateur:
        """The restaurateur's effects; none if there is no restaurateur."""
        return data.restaurateur(self.restaurateur)

    @property
    def stars(self) -> int:
        """The stars so far."""
        return sum(self.earned.values())

    def earn(self, what: str, stars: int) -> None:
        """Gain stars, recorded by their source."""
        if stars:
            self.earned[what] = self.earned.get(what, 0) + stars


class Shield(Struct):
    """A player's hidden things: ingredients and spices, soup, an own rumor card, restaurateurs to choose from."""

    storage: list[str]
    soup: int
    bisque: int = 0
    rumor: str | None = None
    dealt: list[str] = []

    def copy(self) -> Shield:
        """Return an independent copy."""
        return Shield(self.storage[:], self.soup, self.bisque, self.rumor, self.dealt)


class Rival(Struct):
    """The rival of the solo game: its shuffled decks and their discards, and the challenge symbols it has a star on."""

    decks: dict[str, list[int]]
    discards: dict[str, list[int]]
    marks: list[list[str]]

    def copy(self) -> Rival:
        """Return an independent copy."""
        decks = {name: deck[:] for name, deck in self.decks.items()}
        discards = {name: deck[:] for name, deck in self.discards.items()}
        return Rival(decks, discards, [marks[:] for marks in self.marks])


def rumor_deck(rules: Rules) -> list[str]:
    """Return the rumor cards of a game: all, or the simpler ones of a first game."""
    return [card.id for card in RUMORS.values() if card.base or not rules.base_rumors]


def fridge_limit(day: int, critic: str, restaurateur: str | None) -> int:
    """Return how many ingredients and spices may be kept after a day (section 7)."""
    return GAME.refrigeration[day - 1] + data.critic(critic).fridge + data.restaurateur(restaurateur).fridge


Self = TypeVar("Self")


class Copied(Protocol):
    """The protocol of a state's steps: each makes an independent copy of itself."""

    def copy(self: Self) -> Self:
        """Return an independent copy."""


StepT = TypeVar("StepT", bound=Copied)


class GameState(Struct, Generic[StepT], dict=True):
    """The complete truth of the game.

    `track` runs from front to back. `items` has what lies on each location, left to right. `challenges`, `rumors` and
    `zous` are whole; how much of them is known depends on the round and on `opened`. `out` are tokens out of the game.
    `sheet` and `totals` (the score track) are filled at the end. `peeked` are the rumors that a seat has looked at by
    Juniper; None in a game begun before that was recorded.
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

    # Cached, as every location asks for it several times: players and modules stay the same.
    @cached_property
    def row(self) -> tuple[str, ...]:
        """The locations in play, in the order in which they are resolved."""
        return data.row(len(self.players), self.rules.cart)

    def known(self, seat: Seat) -> list[str]:
        """Return the rumor cards that a seat knows, its own extra one last."""
        spaces = self.players[seat].rumors
        own = self.shields[seat].rumor
        # Section 6.3: a player with a token on the space may look at its card at any time.
        cards = [card for card, token, up in zip(self.rumors, spaces, self.opened, strict=True) if token or up]
        return [*cards, own] if own else cards

    def rumors_nobody_knows(self) -> list[int]:
        """Return the spaces of the face-down rumors that no seat has read; none if that is unknown."""
        if self.peeked is None:
            return []
        read = {*self.peeked, *(n for player in self.players[: self.seats] for n, t in enumerate(player.rumors) if t)}
        return [n for n, up in enumerate(self.opened) if not up and n not in read]

    def exists(self, item: str, seat: Seat) -> bool:
        """Return whether an item exists for a player: a rumor whose space is filled does not (section 6.3)."""
        return exists(self.players[seat], item)

    def purged(self, item: str) -> bool:
        """Return whether a rumor token is known to all, so that it leaves the game when drawn."""
        if not self.rules.purge or item not in RUMOR_TOKENS:
            return False
        # Over all players, so the rival has to have it too; wilds go when nobody has a free space (6.3).
        return not any(self.exists(item, seat) for seat in range(len(self.players)))

    def open_challenges(self) -> dict[str, tuple[str, ...]]:
        """Return the challenges turned up on this day with the types they need, in order; none on the last day."""
        return open_challenges(self)

    def limit(self, seat: Seat) -> int:
        """Return how many ingredients and spices a seat may keep after this day."""
        return fridge_limit(self.day, self.critic, self.players[seat].restaurateur)

    def chefs_at(self, location: str) -> list[Chef]:
        """Return the chefs at a location, in the order in which they were sent."""
        return [chef for chef in self.chefs if chef.location == location]

    def by_priority(self, seats: list[Seat]) -> list[Seat]:
        """Return the seats, nearest the front of the track first."""
        return sorted(seats, key=self.track.index)

    def leftovers_to(self, location: str) -> str:
        """Return where the leftovers of a location go at cleanup."""
        # Section 4.6, switch truck_leftovers: only the academy's go to the truck of the next round by default.
        if location == ACADEMY or (location == TRUCK and self.rules.leftovers_stay):
            return TRUCK
        return ACADEMY

    def copy(self) -> GameState[StepT]:
        """Return an independent copy."""
        # The three decks are shared: a reshuffle replaces the lists and changes none.
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
"""A state whose steps do not matter; a saved one is a `GameState[AnyStep]`."""


class Posted(Protocol):
    """The input for the open challenges: a state or a view of it."""

    @property
    def challenges(self) -> Sequence[str | None]:
        """The challenges; those not turned up may be hidden."""

    @property
    def round(self) -> int:
        """The round."""


def open_challenges(front: Posted) -> dict[str, tuple[str, ...]]:
    """Return the challenges turned up on this day with the types they need, in order; none on the last day."""
    # Section 7: those of day 1 are closed on day 2.
    first = rounds_before(day_of(front.round))
    numbered = enumerate(front.challenges[first : min(front.round, GAME.challenges)], start=first + 1)
    return {card: needs(card, number) for number, card in numbered if card}


def exists(player: Player, item: str) -> bool:
    """Return whether an item exists for a player: a rumor whose space is filled does not (section 6.3)."""
    if item not in RUMOR_TOKENS:
        return True
    # Section 6.3: a wild goes to any empty space; a space filled by one blocks the icon's own token too.
    return None in player.rumors if item == WILD else player.rumors[ICONS.index(ICON_OF[item])] is None
