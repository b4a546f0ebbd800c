"""The facts that are told: typed data, with an audience where they are not for everybody.

`reveals` marks what makes something hidden known: no undo goes past it without the consent of all.
"""

from __future__ import annotations

from typing import ClassVar

from games.kernel import Event, Seat


class Dealt(Event, frozen=True, tag="dealt"):
    """A seat got recipes to choose from; only it is told."""

    reveals: ClassVar[bool] = True
    seat: Seat
    recipes: tuple[str, ...]


class Kept(Event, frozen=True, tag="kept"):
    """A seat kept a recipe; only it is told."""

    seat: Seat
    recipe: str


class Stirred(Event, frozen=True, tag="stirred"):
    """A card came from the deck into the pot."""

    reveals: ClassVar[bool] = True
    seat: Seat
    food: str


class BoiledOver(Event, frozen=True, tag="boiled_over"):
    """It got too hot: so many cards were thrown out of the pot."""

    seat: Seat
    cards: int


class Served(Event, frozen=True, tag="served"):
    """A seat took all cards of one food from the pot into its bowl."""

    seat: Seat
    food: str
    cards: int


class RecipeShown(Event, frozen=True, tag="recipe_shown"):
    """At the end everybody sees a seat's recipe."""

    reveals: ClassVar[bool] = True
    seat: Seat
    recipe: str


AnyEvent = Dealt | Kept | Stirred | BoiledOver | Served | RecipeShown

FIELDS = {"food": "food", "recipe": "recipe", "recipes": "recipe"}
"""Fields that name things, and what kind of thing; `seat` always names a seat."""
