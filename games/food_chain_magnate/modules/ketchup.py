"""Ketchup (expansion 4.8).

Who sees others sell what its own campaigns made people want is nearer to everybody from then on.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import ModuleSpec, Say
from games.kernel.flow import Play

from .. import data
from ..rules import milestones
from ..rules.registry import Rules, Sale, State
from ..state import Variant
from .module import Module

_MILESTONES: dict[str, data.Milestone] = data.read("ketchup.toml", dict[str, data.Milestone], __package__)


class Ketchup(Module):
    """One milestone, its fact, and its effect."""

    spec = ModuleSpec("ketchup")

    def register(self, rules: Rules) -> None:
        """It never acts in the dinner that earns it, since distances are counted when dinner begins."""
        rules.facts.add("demand_sold")
        rules.milestones |= _MILESTONES
        rules.after_sale.append(_sold)

    def problems(self, variant: Variant, seats: int) -> Sequence[Say]:
        """It needs milestones."""
        return (Say("food_chain_magnate-option-needs-milestones"),) if variant.game == "introductory" else ()


def _sold(play: Play[State], sale: Sale) -> None:
    """A building has eaten at one chain what campaigns of others had advertised."""
    for owner in dict.fromkeys(owner for _, owner in sale.tokens):
        # Nobody's demand (-1) is in no order, nor are chains that are out.
        if owner in play.state.order and owner != sale.seat and not play.state.chains[owner].bankrupt:
            milestones.report(play, owner, "demand_sold")
