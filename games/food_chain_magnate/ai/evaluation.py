"""Evaluation of a position for a company: its cash, and what its staff, goods, milestones and customers promise."""

from __future__ import annotations

from collections.abc import Iterator

from games.food_chain_magnate.ai.weights import WEIGHTS
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.steps import dinner
from games.kernel import Seat

_WORTH = WEIGHTS.company


def evaluate(state: State, seat: Seat) -> float:
    """Return a company's worth less that of the best other one; dominated by the result once the game is over."""
    worth = {other: _company_worth(state, other) for other in state.seats}
    best = max(worth[other] for other in state.seats if other != seat)
    if state.stack:
        return worth[seat] - _WORTH.rival * best
    return _WORTH.final_cash * (state.chains[seat].cash - max(state.chains[s].cash for s in state.seats if s != seat))


def terms(state: State, seat: Seat) -> dict[str, float]:
    """Return the evaluation's terms: cash, milestones, goods, staff, expected sales, and the best other company."""
    whole = evaluate(state, seat)
    if not state.stack or state.chains[seat].bankrupt:
        return {"result": whole}
    found = dict(_worth_by_kind(state, seat))
    return found | {"rivals": whole - sum(found.values())}


def _company_worth(state: State, seat: Seat) -> float:
    if state.chains[seat].bankrupt:
        return _WORTH.bankrupt
    return sum(value for _, value in _worth_by_kind(state, seat))


def _worth_by_kind(state: State, seat: Seat) -> Iterator[tuple[str, float]]:
    chain = state.chains[seat]
    goods = min(_WORTH.goods_most, sum(chain.goods.values()))
    yield "cash", float(chain.cash)
    yield "milestones", _WORTH.milestone * len(chain.milestones)
    yield "goods", _WORTH.good * goods
    yield "staff", _staff_company_worth(state, seat)
    yield "sales", _WORTH.customer * _expected_sales(state, seat)


def _staff_company_worth(state: State, seat: Seat) -> float:
    """Return the value of cards by training level and slots, less what they cost."""
    rules, chain = state.rules, state.chains[seat]
    total = 0.0
    for card in rules.employees:
        n = chain.hand.get(card, 0) + chain.work.get(card, 0)
        if n:
            employee = rules.employees[card]
            total += n * (_WORTH.card + _WORTH.slot * employee.slots + (0.0 if employee.entry else _WORTH.step))
            total -= n * _WORTH.salary * employee.salary
    return total + (_WORTH.card + _WORTH.step) * len(state.busy(seat))


def _expected_sales(state: State, seat: Seat) -> float:
    """Return what the demand of the houses where this company is nearest would bring."""
    doors = {other: state.entrances(other) for other in state.order}
    if seat not in doors:
        return 0.0
    price = state.rules.unit_price(state, seat)
    total = 0.0
    for house in state.city.houses:
        tokens = state.demand.get(house.id)
        own = state.city.distance(doors[seat], house) if tokens else None
        if tokens and own is not None:
            others = [d for o in doors if o != seat and (d := state.city.distance(doors[o], house)) is not None]
            share = 1.0 if all(own <= d for d in others) else _WORTH.contested
            total += share * dinner.income(state, seat, house, dinner.wanted(tokens), price)
    return total
