"""Ketchup (expansion 4.8).

A chain whose campaigns created demand that others sell is nearer to everybody from then on.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.food_chain_magnate import data
from games.food_chain_magnate.modules.module import Module
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import Rules, Sale, State
from games.food_chain_magnate.state import Variant
from games.kernel import ModuleSpec, Say, Seat
from games.kernel.flow import Play

_ID = "ketchup"
_MILESTONES: dict[str, data.Milestone] = data.read("ketchup.toml", dict[str, data.Milestone], __package__)


class Advertisers(Struct, tag="ketchup"):
    """The chains whose demand others have sold in this dinner; exists only during dinner."""

    seats: tuple[Seat, ...] = ()

    def copy(self) -> Advertisers:
        """Return an independent copy."""
        return Advertisers(self.seats)


class Ketchup(Module):
    """One milestone, its fact, and its effect."""

    spec = ModuleSpec(_ID)
    extras = (Advertisers,)

    def register(self, rules: Rules) -> None:
        """Register ketchup; it never acts in the dinner that earns it, as distances are counted when dinner begins."""
        rules.facts.add("demand_sold")
        rules.milestones |= _MILESTONES
        rules.after_sale.append(_note)
        # 4.9: after everything that may break the bank or ruin a chain.
        rules.evening.add("95", _award)

    def problems(self, variant: Variant, seats: int) -> Sequence[Say]:
        """Require milestones."""
        return (Say("food_chain_magnate-option-needs-milestones"),) if variant.game == "introductory" else ()


def _note(play: Play[State], sale: Sale) -> None:
    """Record whose campaigns had advertised what a building has eaten at another chain."""
    # Nobody's demand (-1) has no place in turn order, nor have bankrupt chains.
    owners = [owner for _, owner in sale.tokens if owner in play.state.order and owner != sale.seat]
    if owners:
        noted = play.state.extra.get(_ID)
        before = noted.seats if isinstance(noted, Advertisers) else ()
        play.state.extra[_ID] = Advertisers((*before, *owners))


def _award(play: Play[State]) -> None:
    """Award the milestone at the end of dinnertime (expansion 4.8) to remaining chains, in turn order."""
    state = play.state
    noted = state.extra.pop(_ID, None)
    seats = noted.seats if isinstance(noted, Advertisers) else ()
    for seat in state.order:
        if seat in seats and not state.chains[seat].bankrupt:
            milestones.report(play, seat, "demand_sold")
