"""Kimchi (expansion 4.5): a master makes one at the end of each turn.

Customers prefer chains that add it to their order.
"""

from __future__ import annotations

from games.food_chain_magnate import data, events
from games.food_chain_magnate.ai.market import customers
from games.food_chain_magnate.modules.module import WEIGHTS, Module
from games.food_chain_magnate.rules.registry import Rules, State
from games.food_chain_magnate.state import add
from games.kernel import ModuleSpec, Seat
from games.kernel.flow import Play

_CARDS: dict[str, data.Employee] = data.read("kimchi.toml", dict[str, data.Employee], __package__)
_GOOD = "kimchi"


class Kimchi(Module):
    """The card, the good, the preference at dinnertime, and its production in clean-up."""

    spec = ModuleSpec("kimchi")

    def register(self, rules: Rules) -> None:
        """Register kimchi: never demanded, added to a sale, and alone in its freezer."""
        rules.add_employees(_CARDS)
        rules.plus_one.add("luxuries_manager")
        rules.goods[_GOOD] = data.Good("food", marketable=False, kept=_GOOD)
        rules.toppings.add(_GOOD, _GOOD)
        rules.phases.add("7.2", ferment)
        rules.promises |= dict.fromkeys(_CARDS, _worth_a_day)


def _worth_a_day(state: State, seat: Seat) -> float:
    """Value one more item sold a day, and a house that would have gone elsewhere."""
    return state.rules.unit_price(state, seat) * min(WEIGHTS.kimchi_most, customers(state, seat))


def ferment(play: Play[State]) -> None:
    """Add one kimchi for each master still at work, after the throwing away (7.2)."""
    state = play.state
    for seat in state.order:
        chain = state.chains[seat]
        # Cards go home at 7.3 only: one fired in payday is no longer at work and gives none (expansion 4.5).
        masters = chain.work.get("kimchi_master", 0)
        if masters and not chain.bankrupt:
            add(chain.goods, _GOOD, masters)
            play.emit(events.Cooked(seat=seat, card="kimchi_master", good=_GOOD, amount=masters))
