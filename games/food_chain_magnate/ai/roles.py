"""What cards are for, read from what they do: plans ask for a role, never for a card, so they know every module's."""

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
    """The role of every card in play."""
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
    """How much a card does of what it does, against others of its role: goods, turns of a campaign, slots."""
    employee = rules.employees[card]
    do = employee.do
    return (do.produce.amount if do.produce else 0) + do.duration + employee.slots + do.train + do.recruit


def owned(state: State, seat: int, role: str) -> int:
    """How many cards of a role a chain owns."""
    return sum(state.owned(seat, card) for card, found in roles(state.rules).items() if found == role)


def beginners(rules: Rules, role: str) -> list[str]:
    """The cards of a role that can be hired."""
    return [card for card, found in roles(rules).items() if found == role and rules.employees[card].entry]


def leaning(state: State, seat: int, card: str) -> float:
    """What a company likes about a card besides the money: companies differ, also those that think alike.

    It hangs on the map and the seat, so that it is the same all through a game and another in the next. Whoever leans
    towards a card leans towards those that can become it.
    """
    map_of = sum(_number(house.area[0]) for house in state.city.houses[:4] if house.area)
    return leanings(state.rules, map_of + _LEANING.apart * seat).get(card, 0.0)


def _number(square: Square) -> int:
    """A number for a square that does not hang on how far maps may grow."""
    return 48 * (row_of(square) + 6) + column_of(square) + 6


@lru_cache(64)
def skilled(rules: Rules) -> tuple[str, ...]:
    """The cards towards which companies may lean: whoever does something special, and trained people."""
    return tuple(
        card
        for card, role in roles(rules).items()
        if role in _LIKED and (role == SPECIAL or not rules.employees[card].entry)
    )


@lru_cache(512)
def leanings(rules: Rules, number: int) -> dict[str, float]:
    """The cards that the company with a number likes, with those that lead to them, and how much.

    Every skilled card is some company's dearest. Without cards of modules everybody plays by the same book.
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
    """What one more special card promises a day beyond its wage, in dollars; nothing where one is enough."""
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
