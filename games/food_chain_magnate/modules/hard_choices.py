"""Hard Choices (expansion 4.16): some milestones of the base game leave early, earned or not."""

from __future__ import annotations

from collections.abc import Sequence

from games.food_chain_magnate import data
from games.food_chain_magnate.modules.module import Module
from games.food_chain_magnate.rules.registry import Rules
from games.food_chain_magnate.state import Variant
from games.kernel import ModuleSpec, Say

_LEAVING: dict[str, int] = data.read("hard_choices.toml", dict[str, int], __package__)


class HardChoices(Module):
    """Markers on milestones, with the turn after which each pile leaves."""

    spec = ModuleSpec("hard_choices")

    def register(self, rules: Rules) -> None:
        """Register the markers."""
        rules.depleted |= _LEAVING

    def problems(self, variant: Variant, seats: int) -> Sequence[Say]:
        """Require milestones to take away."""
        return (Say("food_chain_magnate-option-needs-milestones"),) if variant.game == "introductory" else ()
