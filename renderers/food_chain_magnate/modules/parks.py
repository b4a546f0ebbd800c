"""The presentation of parks, printed or planted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from games.food_chain_magnate.city.squares import Square, members, name_of
from games.food_chain_magnate.modules.lobbyists import parks
from games.food_chain_magnate.rules.registry import State
from renderers.food_chain_magnate import art
from renderers.food_chain_magnate.modules.extension import Extension, Teller
from renderers.food_chain_magnate.modules.lobbyists import paste
from renderers.food_chain_magnate.plan import Plan
from renderers.kit.canvas import Canvas


class ParksShown(Extension):
    """Lawns and trees."""

    module: ClassVar[str] = "parks"

    def ground(self, canvas: Canvas, plan: Plan, state: State) -> None:
        """Draw a lawn on every square."""
        for square in members(parks(state)):
            paste(canvas, plan, square, art.park(plan.edge))

    def cells(self, state: State) -> Mapping[Square, str]:
        """Return p for parks."""
        return dict.fromkeys(members(parks(state)), "p")

    def lines(self, teller: Teller, state: State) -> list[str]:
        """Return the squares of parks."""
        there = parks(state)
        return [teller.say("parks", squares=", ".join(map(name_of, members(there))))] if there else []
