"""Roles of cards, derived from their effects: plans ask for a role, never for a card, so they know every module's."""

from __future__ import annotations

from functools import lru_cache

from games.food_chain_magnate.ai.market import promise
from games.food_chain_magnate.ai.weights import WEIGHTS
from games.food_chain_magnate.city.squares import Square, column_of, row_of
from games.food_chain_magnate.data import EMPLOYEES
from games.food_chain_magnate.rules.registry import Rules, State
from games.food_chain_magnate.state import CEO

MANAGER, RECRUITER, TEACHER, SPECIAL = "manager", "recruiter", "teacher", "special"
MARKETING, KITCHEN, RUNNER, DRIVER = "marketing", "kitchen", "runner", "driver"
BUILDER, OPENER, PRICING, TREASURER, WAITER, OTHER = "builder", "opener", "pricing", "treasurer", "waiter", "other"
_LEANING = WEIGHTS.leaning
_LIKED = (SPECIAL, KITCHEN, MARKETING, DRIVER, OPENER)


@lru_cache(64)
def roles(rules: Rules) -> dict[str, str]:
    """Return the role of every card in play."""
    return {card: _role(rules, card) for card in rules.employees if card != CEO}


def _role(rules: Rules, card: str) -> str:
    employee = rules.employees[card]
    do = employee.do
    first = {
        SPECIAL: card in rules.promises,
        MANAGER: employee.slots,
        RECRUITER: do.recruit,
        TEACHER: do.train,
        MARKETING: do.market,
        KITCHEN: do.produce,
        RUNNER: do.buy_any,
        DRIVER: do.buy,
        BUILDER: do.build == "house_or_garden",
        OPENER: do.build,
        PRICING: do.price,
        TREASURER: do.cash_percent,
        WAITER: do.tip,
    }
    return next((role for role, does in first.items() if does), OTHER)


def strength(rules: Rules, card: str) -> int:
    """Return a card's strength within its role: goods, turns of a campaign, slots."""
    employee = rules.employees[card]
    do = employee.do
    return (do.produce.amount if do.produce else 0) + do.duration + employee.slots + do.train + do.recruit


def owned(state: State, seat: int, role: str) -> int:
    """Return how many cards of a role a chain owns."""
    return sum(state.owned(seat, card) for card, found in roles(state.rules).items() if found == role)


def beginners(rules: Rules, role: str) -> list[str]:
    """Return the cards of a role that can be hired."""
    return [card for card, found in roles(rules).items() if found == role and rules.employees[card].entry]


def leaning(state: State, seat: int, card: str) -> float:
    """Return a company's preference for a card, money apart: companies differ, even those that think alike.

    It depends on the map and the seat: constant within a game, different in the next. A company that prefers a
    card also prefers those that can become it.
    """
    map_of = sum(_number(house.area[0]) for house in state.city.houses[:4] if house.area)
    return leanings(state.rules, map_of + _LEANING.apart * seat).get(card, 0.0)


def _number(square: Square) -> int:
    """Return a number for a square that does not depend on how far maps may grow."""
    return 48 * (row_of(square) + 6) + column_of(square) + 6


@lru_cache(64)
def skilled(rules: Rules) -> tuple[str, ...]:
    """Return the cards that companies may prefer: those with a special effect, and trained people."""
    return tuple(
        card
        for card, role in roles(rules).items()
        if role in _LIKED and (role == SPECIAL or not rules.employees[card].entry)
    )


@lru_cache(512)
def leanings(rules: Rules, number: int) -> dict[str, float]:
    """Return the cards that a company prefers, with those that lead to them, and how much.

    Every skilled card is some company's favourite. Without cards of modules everybody plays by the same book.
    """
    if rules.employees.keys() <= EMPLOYEES.keys():
        return {}
    cards, found = skilled(rules), dict[str, float]()
    for place, much in enumerate(_LEANING.dearest):
        liked = cards[(number + place * (len(cards) // len(_LEANING.dearest))) % len(cards)]
        for card in (liked, *(card for card, into in rules.careers.items() if liked in into)):
            found[card] = max(much, found.get(card, 0.0))
    return found


def gain(state: State, seat: int, card: str) -> float:
    """Return what one more special card promises a day beyond its wage, in dollars; 0 where one is enough."""
    rules = state.rules
    group = rules.alike(card) if rules.employees[card].one_x else [card]
    have = sum(state.owned(seat, other) for other in group)
    if have and rules.employees[card].one_x:
        return 0.0
    return (
        (promise(state, seat, card) + leaning(state, seat, card)) / (1 + have) ** 2
        - rules.wage(state, seat, card)
        - _LEANING.slot
    )
