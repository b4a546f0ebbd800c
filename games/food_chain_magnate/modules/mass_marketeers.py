"""Mass Marketeers (expansion 4.11): each one at work lets all campaigns of all chains run once more."""

from __future__ import annotations

from games.food_chain_magnate import data
from games.food_chain_magnate.modules.module import WEIGHTS, Module
from games.food_chain_magnate.rules.registry import Rules, State
from games.kernel import ModuleSpec, Seat

_CARDS: dict[str, data.Employee] = data.read("mass_marketeers.toml", dict[str, data.Employee], __package__)


class MassMarketeers(Module):
    """The card, the arrow to it, and the passes of phase 6."""

    spec = ModuleSpec("mass_marketeers")

    def register(self, rules: Rules) -> None:
        """Register cards that place no campaign and are never busy; waived marketeers' salaries include theirs."""
        rules.effects.add("passes")
        rules.add_employees(_CARDS)
        rules.add_arrow("marketing_trainee", "mass_marketeer")
        rules.waive("first_billboard_placed", "mass_marketeer")
        rules.passes.append(_at_work)
        # Those at work act in phase 6, after the firing: the fired copy matters (expansion 4.11).
        rules.acting_late.add("mass_marketeer")
        rules.promises |= dict.fromkeys(_CARDS, _worth_a_day)


def _at_work(state: State) -> int:
    """Return the mass marketeers of all chains who were not fired in phase 5."""
    each = _CARDS["mass_marketeer"].do.extra["passes"]
    return each * sum(chain.work.get("mass_marketeer", 0) for chain in state.chains)


def _worth_a_day(state: State, seat: Seat) -> float:
    """Value half an item sold for every campaign of the chain; those of others run once more, too."""
    own = sum(campaign.seat == seat for campaign in state.campaigns)
    return state.rules.unit_price(state, seat) * own * WEIGHTS.campaign
