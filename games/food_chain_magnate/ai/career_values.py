"""Training: the value of every possible step, by what the new card does."""

from __future__ import annotations

from games.food_chain_magnate.ai import roles
from games.food_chain_magnate.ai.market import covets, day, opportunity, rivals_earned, worths
from games.food_chain_magnate.ai.weights import WEIGHTS
from games.food_chain_magnate.data import Employee
from games.food_chain_magnate.jobs.careers import may_own
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.steps import payday
from games.kernel import Seat

_WEIGHT = WEIGHTS.careers


def worth(state: State, seat: Seat, into: str) -> float:
    """Return the value to a company of a card it could train; 0 if it would not take it."""
    employee = state.rules.employees[into]
    leaning = roles.leaning(state, seat, into) if len(worths(state, seat)) >= _WEIGHT.few else 0.0
    part = _WEIGHT.leaning_share if leaning else _WEIGHT.salary_share
    if employee.salary and not affordable(state, seat, into, part):
        return 0.0
    found = _WORTHS.get(roles.roles(state.rules)[into], _nothing)(state, seat, into)
    return found + _WEIGHT.leant * leaning / (1 + state.owned(seat, into)) if found > 0 else 0.0


def spared(state: State, seat: Seat, card: str, into: str) -> bool:
    """Return whether a company can do without a card: the last cook does not become something else."""
    kinds = roles.roles(state.rules)
    if kinds[card] != roles.KITCHEN or kinds[into] == roles.KITCHEN or state.rules.employees[card].entry:
        return True
    return (
        sum(state.owned(seat, c) for c in kinds if kinds[c] == roles.KITCHEN and not state.rules.employees[c].entry) > 1
    )


def pupil(state: State, seat: Seat) -> str | None:
    """Return the card in hand that should stay on the beach today to be trained, where its work is worth less; only
    cards on the beach are trained, so that an only cook would never learn anything."""
    chain, employees = state.chains[seat], state.rules.employees
    if not any(employees[card].do.train for card in chain.hand):
        return None
    steps = {
        (card, into): worth(state, seat, into)
        for card in chain.hand
        for into in employees[card].trains
        if state.supply.get(into) and may_own(state, seat, into) and spared(state, seat, card, into)
    }
    card, into = max(steps, key=steps.__getitem__, default=("", ""))
    dear = _WEIGHT.lesson * roles.leaning(state, seat, into) if into and steps[card, into] > 0 else 0.0
    return card if dear > 0 and dear > day(state, seat, card) else None


def _nothing(state: State, seat: Seat, into: str) -> float:
    return 0.0


def _cook(state: State, seat: Seat, into: str) -> float:
    """Return the value of a cook: the first above all, then one of another demanded good, then more of the same."""
    made = {good for card in _staff(state, seat) for good in _made(state.rules.employees[card])}
    cooks = [card for card in _staff(state, seat) if not state.rules.employees[card].entry]
    goods = _made(state.rules.employees[into])
    cooked = {good for card in cooks for good in _made(state.rules.employees[card])}
    liked = covets(state, seat, goods)
    if not cooked & made:
        return _WEIGHT.first_cook + liked
    if len(worths(state, seat)) < _WEIGHT.few:
        return 0.0  # with few customers builders come before more cooks
    return (_WEIGHT.chef if goods & cooked else _WEIGHT.new_good) + liked


def _made(employee: Employee) -> set[str]:
    return set(employee.do.produce.choice) if employee.do.produce else set()


def _staff(state: State, seat: Seat) -> list[str]:
    """Return the kinds of cooks that a chain owns."""
    chain = state.chains[seat]
    kinds = roles.roles(state.rules)
    return [card for card in {**chain.hand, **chain.work} if kinds[card] == roles.KITCHEN]


def _builder(state: State, seat: Seat, into: str) -> float:
    return _WEIGHT.builder if not state.owned(seat, into) and len(worths(state, seat)) < _WEIGHT.few else 0.0


def _marketeer(state: State, seat: Seat, into: str) -> float:
    """Return the value of a marketeer: the first trained one, then one per beginner; other ways to advertise too.

    Of several the one whose campaign would reach most today; one who would reach nobody is useless.
    """
    kinds, rules = roles.roles(state.rules), state.rules
    skilled = [c for c in kinds if kinds[c] == roles.MARKETING and not rules.employees[c].entry]
    best = opportunity(state, seat, into)
    if best is None:
        return 0.0
    reached = min(_WEIGHT.reached, best.worth)
    if not any(state.owned(seat, card) for card in skilled):
        return _WEIGHT.first_marketeer + reached
    new = not state.owned(seat, into)
    return _WEIGHT.marketeer + reached + (_WEIGHT.new_marketeer if new else 0.0)


def _prices(state: State, seat: Seat, into: str) -> float:
    raising = state.rules.employees[into].do.price > 0 and asks_more(state, seat)
    return _WEIGHT.prices if raising else 0.0


def _driver(state: State, seat: Seat, into: str) -> float:
    return _WEIGHT.driver / (1 + roles.owned(state, seat, roles.DRIVER))


def _manager(state: State, seat: Seat, into: str) -> float:
    return _WEIGHT.manager


def _opener(state: State, seat: Seat, into: str) -> float:
    return _WEIGHT.opener if state.chains[seat].restaurants and not roles.owned(state, seat, roles.OPENER) else 0.0


def _special(state: State, seat: Seat, into: str) -> float:
    surplus = roles.gain(state, seat, into)
    return _WEIGHT.special + min(surplus, _WEIGHT.much) if surplus > 0 else 0.0


_WORTHS = {
    roles.KITCHEN: _cook,
    roles.BUILDER: _builder,
    roles.MARKETING: _marketeer,
    roles.PRICING: _prices,
    roles.DRIVER: _driver,
    roles.MANAGER: _manager,
    roles.OPENER: _opener,
    roles.SPECIAL: _special,
}


def asks_more(state: State, seat: Seat) -> bool:
    """Return whether a company leads by so much that customers will pay it luxury prices."""
    return rivals_earned(state, seat) * _WEIGHT.ahead < state.chains[seat].earned


def affordable(state: State, seat: Seat, card: str, share: float = _WEIGHT.salary_share) -> bool:
    """Return whether one more salary is a small part of the company's income, or is covered by discounts."""
    chain = state.chains[seat]
    discount = sum(term(state, seat) for term in state.rules.discounts) + _discount_to_earn(state, seat)
    owed = payday.due(state, seat) + state.rules.wage(state, seat, card) - discount
    return owed <= 0 or (owed <= chain.cash and owed <= share * max(chain.earned, chain.cash / 2))


def _discount_to_earn(state: State, seat: Seat) -> int:
    """Return what an available training milestone would take off every payday."""
    held = state.chains[seat].milestones
    free = (m for name, m in state.rules.milestones.items() if name not in held and name not in state.gone)
    return sum(milestone.do.discount for milestone in free if milestone.trigger == "trained")
