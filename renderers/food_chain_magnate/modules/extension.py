"""A module's part of pictures and words: drawings on the map, lines of the text board, marks, small print.

An extension belongs to a module of the rules and is asked only if that is in play; each method adds to the base
game's presentation, and does nothing unless a module overrides it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol

from games.food_chain_magnate.city.squares import Square
from games.food_chain_magnate.rules.registry import State
from games.kernel import Choice, Chosen, Event, Ref, Seat
from renderers.food_chain_magnate.plan import Plan
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box
from renderers.kit.sprites import Sprite
from renderers.words import Value


class Teller(Protocol):
    """The words for a state."""

    def say(self, message: str, /, **args: Value) -> str:
        """Return a sentence of the board."""
        ...

    def name(self, kind: str, key: str) -> str:
        """Return the name of a thing."""
        ...

    def near(self, squares: Sequence[Square], most: int = 1) -> str:
        """Return the houses near some squares."""
        ...


class Extension:
    """One module's addition to the presentation."""

    module: ClassVar[str]
    walks: ClassVar[bool] = False
    """Whether it makes ways that deserve a separate picture."""

    def ground(self, canvas: Canvas, plan: Plan, state: State) -> None:
        """Draw what lies below houses and restaurants."""

    def pieces(self, canvas: Canvas, plan: Plan, state: State) -> None:
        """Draw the pieces on the map, and beside it."""

    def skies(self, state: State) -> Sequence[str]:
        """Return the edges of the city at which it needs room."""
        return ()

    def outside(self, canvas: Canvas, plan: Plan, state: State) -> None:
        """Draw what lies outside the map, at its edges."""

    def footer(self, canvas: Canvas, box: Box, state: State) -> Box:
        """Draw beside the sentence at the foot of the board; return the room left for the sentence."""
        return box

    def panel(self, state: State, seat: Seat, icon: int) -> list[tuple[Sprite, str]]:
        """Return the contents of a seat's strip: signs, each with a few letters."""
        return []

    def cells(self, state: State) -> Mapping[Square, str]:
        """Return the letters of its pieces in the map of the text board."""
        return {}

    def lines(self, teller: Teller, state: State) -> list[str]:
        """Return its pieces in words, for the text board and the alt texts."""
        return []

    def new(self, state: State, event: Event) -> Sequence[tuple[Square, ...]]:
        """Return the squares to highlight after an event."""
        return ()

    def way(self, event: Event) -> tuple[str, ...]:
        """Return the way of somebody who walked, by its squares."""
        return ()

    def stop(self, teller: Teller, event: Event) -> tuple[str, str] | None:
        """Return where a walker comes from, and in a few words the stops; None for other events."""
        return None

    def shape(self, state: State, chosen: Chosen) -> tuple[Square, ...]:
        """Return the squares of the unfinished piece."""
        return ()

    def name(self, teller: Teller, state: State, ref: Ref) -> str | None:
        """Return the name of a thing unknown to the catalogue."""
        return None

    def about(self, teller: Teller, state: State, seat: Seat, chosen: Chosen, choice: Choice) -> str:
        """Return the small print of a choice."""
        return ""
