"""What a game is made of: its rules, chefs on the waterfront, kitchens and what their shields hide, the rival."""

from __future__ import annotations

from msgspec import Struct

from games.kernel import Seat

from . import data
from .data import GAME, RUMORS, Restaurateur

RIVAL = 1
"""The rival of the solo game plays as the player after the only seat."""
EXTRA = "extra"
"""Stands for an own rumor card where the icon of a common one would stand."""


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
    """What lies openly by a kitchen. `rumors` has the token on each space; `earned` are stars by what they are for.

    `cart` has the tokens taken from the street cart, true while they may be unused for all that everybody knows.
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
        """An independent copy."""
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
        """What the restaurateur by the kitchen changes; nothing where there is none."""
        return data.restaurateur(self.restaurateur)

    @property
    def stars(self) -> int:
        """The stars so far."""
        return sum(self.earned.values())

    def earn(self, what: str, stars: int) -> None:
        """Gain stars, remembered by what they are for."""
        if stars:
            self.earned[what] = self.earned.get(what, 0) + stars


class Shield(Struct):
    """What a player keeps hidden: ingredients and spices, soup, an own rumor card, restaurateurs to choose from."""

    storage: list[str]
    soup: int
    bisque: int = 0
    rumor: str | None = None
    dealt: list[str] = []

    def copy(self) -> Shield:
        """An independent copy."""
        return Shield(self.storage[:], self.soup, self.bisque, self.rumor, self.dealt)


class Rival(Struct):
    """The rival of the solo game: its shuffled decks and their discards, and the challenge symbols it has a star on."""

    decks: dict[str, list[int]]
    discards: dict[str, list[int]]
    marks: list[list[str]]

    def copy(self) -> Rival:
        """An independent copy."""
        decks = {name: deck[:] for name, deck in self.decks.items()}
        discards = {name: deck[:] for name, deck in self.discards.items()}
        return Rival(decks, discards, [marks[:] for marks in self.marks])


def rumor_deck(rules: Rules) -> list[str]:
    """The rumor cards of a game: all, or the simpler ones of a first game."""
    return [card.id for card in RUMORS.values() if card.base or not rules.base_rumors]


def fridge_limit(day: int, critic: str, restaurateur: str | None) -> int:
    """How many ingredients and spices may be kept after a day (section 7)."""
    return GAME.refrigeration[day - 1] + data.critic(critic).fridge + data.restaurateur(restaurateur).fridge
