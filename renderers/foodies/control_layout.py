"""How the controls of Foodies are laid out: which pictures they lead to, and what is picked together."""

from __future__ import annotations

from games.foodies.cultures import rule_at
from games.foodies.steps import Collect
from games.foodies.view import View
from games.kernel import Choice, Chosen
from renderers.kit.presenter import ControlLayout, MultiSelect, Scene


class FoodiesControlLayout(ControlLayout[View]):
    """The controls of Foodies."""

    quick_pages = ("court",)
    own_page = "court"
    giving_up = ("pass", "done", "stay", "keep")

    def private_page(self, view: View, scene: Scene) -> str:
        """One's own court, large."""
        return "court"

    def place(self, view: View, scene: Scene, chosen: Chosen, choice: Choice) -> str:
        """Spaces of the own court, and stalls in the market."""
        return f"{choice.kind}:{choice.key}" if choice.kind in ("space", "face", "stall") else ""

    def own_number(self, view: View, place: str) -> int:
        """Spaces have the numbers of the die."""
        kind, _, key = place.partition(":")
        return 0 if kind == "stall" else int(key)

    def multi_select(self, view: View, scene: Scene) -> MultiSelect | None:
        """Two neighbours of a stall that takes two: both are picked in one menu."""
        decision, step = scene.decision, view.step
        if decision is None or not isinstance(step, Collect) or decision.kind != "target":
            return None
        court, space = view.courts[decision.seat], step.asking[decision.seat]
        targets = rule_at(court, space).culture.targets
        if targets < 2:
            return None
        near = court.built_neighbours(space)
        return MultiSelect(("targets",), {Choice(str(n), "space", more=True): 1 for n in near}, count=targets)
