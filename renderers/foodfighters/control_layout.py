"""How the controls of Foodfighters are laid out: which pictures they lead to, and what is picked together."""

from __future__ import annotations

from games.foodfighters.geometry import CELL_OF, CELLS
from games.foodfighters.view import View
from games.kernel import Action, Choice, Chosen
from renderers.kit.presenter import ControlLayout, MultiSelect, Scene


class FoodfightersControlLayout(ControlLayout[View]):
    """The controls of Foodfighters."""

    giving_up = ("pass",)

    def place(self, view: View, scene: Scene, chosen: Chosen, choice: Choice) -> str:
        """Cells of the grids, by seat."""
        if choice.kind not in ("own_cell", "enemy_cell") or scene.decision is None:
            return ""
        seat = scene.decision.seat if choice.kind == "own_cell" else 1 - scene.decision.seat
        return f"{seat}:{choice.key}"

    def skip(self, view: View, scene: Scene) -> Action | None:
        """To play no card before the action."""
        return Action("pass") if scene.decision is not None and scene.decision.kind == "pre_action" else None

    def multi_select(self, view: View, scene: Scene) -> MultiSelect | None:
        """Two fighters change places: both are picked in one menu."""
        if scene.chosen[:1] != ("swap",) or scene.decision is None:
            return None
        grid = view.sides[scene.decision.seat].grid
        standing = [Choice(cell, "own_cell", more=True) for cell in CELLS if grid[CELL_OF[cell]]]
        return MultiSelect(("swap",), dict.fromkeys(standing, 1), count=2)
