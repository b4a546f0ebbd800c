"""What a module brings to pictures and words: drawings on the map, lines of the text board, marks, small print.

An extension belongs to a module of the rules and is asked only where that is in play; each method adds to what the base
game shows, and does nothing unless a module overrides it.
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
    """Who puts a state into words."""

    def say(self, message: str, /, **args: Value) -> str:
        """A sentence of the board's own."""
        ...

    def name(self, kind: str, key: str) -> str:
        """The name of a thing."""
        ...

    def near(self, squares: Sequence[Square], most: int = 1) -> str:
        """The houses near some squares."""
        ...


class Extension:
    """What one module adds to what is shown."""

    module: ClassVar[str]
    walks: ClassVar[bool] = False
    """Whether it makes ways worth a look of their own."""

    def ground(self, canvas: Canvas, plan: Plan, state: State) -> None:
        """Draw what lies below houses and restaurants."""

    def pieces(self, canvas: Canvas, plan: Plan, state: State) -> None:
        """Draw what stands on the map, and beside it."""

    def skies(self, state: State) -> Sequence[str]:
        """The edges of the city at which it needs room."""
        return ()

    def outside(self, canvas: Canvas, plan: Plan, state: State) -> None:
        """Draw what lies outside of the map, at its edges."""

    def foot(self, canvas: Canvas, box: Box, state: State) -> Box:
        """Draw beside the sentence at the foot of the board; returns what is left for the sentence."""
        return box

    def panel(self, state: State, seat: Seat, icon: int) -> list[tuple[Sprite, str]]:
        """What the strip of a seat shows: signs, each with a few letters."""
        return []

    def cells(self, state: State) -> Mapping[Square, str]:
        """The letters of its pieces in the map of the text board."""
        return {}

    def lines(self, teller: Teller, state: State) -> list[str]:
        """Its pieces in words, for the text board and the alt texts."""
        return []

    def new(self, state: State, event: Event) -> Sequence[tuple[Square, ...]]:
        """The squares to point out after an event."""
        return ()

    def way(self, event: Event) -> tuple[str, ...]:
        """The way of somebody who walked somewhere, by its squares."""
        return ()

    def stop(self, teller: Teller, event: Event) -> tuple[str, str] | None:
        """Where somebody on a way comes from, and in a few words whom they stop at; None for other events."""
        return None

    def shape(self, state: State, chosen: Chosen) -> tuple[Square, ...]:
        """The squares of the piece under construction."""
        return ()

    def name(self, teller: Teller, state: State, ref: Ref) -> str | None:
        """The name of a thing that the catalogue cannot know."""
        return None

    def about(self, teller: Teller, state: State, seat: Seat, chosen: Chosen, choice: Choice) -> str:
        """The small print of a choice."""
        return ""
