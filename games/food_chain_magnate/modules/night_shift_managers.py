"""Night Shift Managers (expansion 4.10): every card at work that shows no salary works twice."""

from __future__ import annotations

from games.food_chain_magnate import data
from games.food_chain_magnate.modules.module import WEIGHTS, Module
from games.food_chain_magnate.rules.registry import Rules, State
from games.food_chain_magnate.state import CEO
from games.kernel import ModuleSpec, Seat

_CARDS: dict[str, data.Employee] = data.read("night_shift_managers.toml", dict[str, data.Employee], __package__)
_CARD = "night_shift_manager"


class NightShiftManagers(Module):
    """The card and what it doubles."""

    spec = ModuleSpec("night_shift_managers")

    def register(self, rules: Rules) -> None:
        """Register a card that takes a slot of the CEO but has no subordinates."""
        rules.add_employees(_CARDS)
        # It has no slots, which identify managers elsewhere.
        rules.managers.add(_CARD)
        rules.doubled.append(_again)
        rules.promises |= dict.fromkeys(_CARDS, _worth_a_day)


def _again(state: State, seat: Seat, card: str) -> int:
    """Return 1 for a card that works twice; its icon counts, not what is paid. The CEO works once."""
    if card == CEO or state.rules.employees[card].salary:
        return 0
    return int(_CARD in state.chains[seat].work)


def _worth_a_day(state: State, seat: Seat) -> float:
    """Return a waitress's income for every card without a salary that could work again."""
    chain, employees = state.chains[seat], state.rules.employees
    cards = [(card, n) for pile in (chain.hand, chain.work) for card, n in pile.items()]
    return WEIGHTS.worker_twice * sum(n for card, n in cards if not employees[card].salary)
