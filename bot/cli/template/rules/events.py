"""The events: typed data, with an audience if they are not for everybody.

`reveals` marks an event that reveals something hidden: an undo across it needs everybody's consent.
"""

from __future__ import annotations

from typing import ClassVar

from games.kernel import Event, Seat


class Dealt(Event, frozen=True, tag="dealt"):
    """A seat got recipes to choose from; only it sees them."""

    reveals: ClassVar[bool] = True
    seat: Seat
    recipes: tuple[str, ...]


class Kept(Event, frozen=True, tag="kept"):
    """A seat kept a recipe; only it sees which."""

    seat: Seat
    recipe: str


class Stirred(Event, frozen=True, tag="stirred"):
    """A card came from the deck into the pot."""

    reveals: ClassVar[bool] = True
    seat: Seat
    food: str


class BoiledOver(Event, frozen=True, tag="boiled_over"):
    """The pot got too hot: this many cards were thrown out."""

    seat: Seat
    cards: int


class Served(Event, frozen=True, tag="served"):
    """A seat took all cards of one food from the pot into its bowl."""

    seat: Seat
    food: str
    cards: int


class RecipeShown(Event, frozen=True, tag="recipe_shown"):
    """At the end a seat's recipe is shown to everybody."""

    reveals: ClassVar[bool] = True
    seat: Seat
    recipe: str


AnyEvent = Dealt | Kept | Stirred | BoiledOver | Served | RecipeShown

FIELDS = {"food": "food", "recipe": "recipe", "recipes": "recipe"}
"""Fields that name things, and the kind of thing; `seat` always names a seat."""
