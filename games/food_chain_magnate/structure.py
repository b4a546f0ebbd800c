"""The structure of a company (rules 4): which cards may be at work together, and how many slots stay open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.food_chain_magnate.rules.registry import Rules, State
from games.kernel import Seat


def split(rules: Rules, at_work: Iterable[str]) -> tuple[list[str], list[str]]:
    """Split cards into managers, who use CEO slots only, and all others."""
    managers: list[str] = []
    others: list[str] = []
    for card in at_work:
        (managers if card in rules.managers else others).append(card)
    return managers, others


def fits(rules: Rules, ceo_slots: int, at_work: Iterable[str]) -> bool:
    """Return whether cards may be at work together: every manager in a CEO slot, all others in slots of any kind."""
    return open_slots(rules, ceo_slots, at_work) is not None


def open_slots(rules: Rules, ceo_slots: int, at_work: Iterable[str]) -> int | None:
    """Return the number of open slots; None if the cards do not fit."""
    # The seating has no effect, so counting is enough (rules 4).
    managers, room = 0, ceo_slots
    for card in at_work:
        room += rules.room[card]
        managers += card in rules.managers
    return None if managers > ceo_slots or room < 0 else room


def addable(rules: Rules, ceo_slots: int, hand: dict[str, int], chosen: Sequence[str]) -> list[str]:
    """Return the cards that may be named next, so that each structure has one notation and stays legal."""
    place = rules.standing
    last = place[chosen[-1]] if chosen else (-99, 0)
    left = dict(hand)
    for card in chosen:
        left[card] -= 1
    managers = sum(1 for card in chosen if card in rules.managers)
    room = ceo_slots + sum([rules.room[card] for card in chosen])
    found = []
    for card in sorted(left, key=place.__getitem__):
        # Rules 4: a manager holds no managers, so each needs a slot of the CEO's.
        possible = managers < ceo_slots if card in rules.managers else room > 0
        if left[card] and place[card] >= last and possible:
            found.append(card)
    return found


def slots_left(state: State, seat: Seat) -> int:
    """Return the open slots that count in the order of business (rules 5)."""
    rules = state.rules
    left = rules.ceo_slots(state, seat)
    for card, n in state.chains[seat].work.items():
        left += n * rules.room[card]
    for term in rules.open_slots:
        left += term(state, seat)
    return left
