"""The layout of the controls of Foodfighters: the pictures they lead to, and what is picked together."""

from __future__ import annotations

from collections.abc import Sequence

from games.foodfighters.geometry import CELL_OF, CELLS
from games.foodfighters.view import View
from games.kernel import Action, Choice, Chosen
from renderers.foodfighters.layout import frame
from renderers.kit.presenter import ControlLayout, MultiSelect, Region, Scene


class FoodfightersControlLayout(ControlLayout[View]):
    """The controls of Foodfighters."""

    giving_up = ("pass",)

    def place(self, view: View, scene: Scene, chosen: Chosen, choice: Choice) -> str:
        """Return the cell of a choice, by seat."""
        if choice.kind not in ("own_cell", "enemy_cell") or scene.decision is None:
            return ""
        seat = scene.decision.seat if choice.kind == "own_cell" else 1 - scene.decision.seat
        return f"{seat}:{choice.key}"

    def skip(self, view: View, scene: Scene) -> Action | None:
        """Return the action that skips cards before the action."""
        return Action("pass") if scene.decision is not None and scene.decision.kind == "pre_action" else None

    def regions(self, view: View, scene: Scene, page: str, places: Sequence[str]) -> Sequence[Region]:
        """Return the cells of both grids."""
        where = frame(scene.viewer or 0)
        return [Region(place, where.cell(int(place[0]), CELL_OF[place[2:]])) for place in places]

    def multi_select(self, view: View, scene: Scene) -> MultiSelect | None:
        """Return two fighters to swap: both are picked in one menu."""
        if scene.chosen[:1] != ("swap",) or scene.decision is None:
            return None
        grid = view.sides[scene.decision.seat].grid
        standing = [Choice(cell, "own_cell", more=True) for cell in CELLS if grid[CELL_OF[cell]]]
        return MultiSelect(("swap",), dict.fromkeys(standing, 1), count=2)
