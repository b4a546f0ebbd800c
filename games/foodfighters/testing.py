"""Invariants for tests and the fuzzer: what must hold in every state at rest (rules section 14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import ClassVar

from games.foodfighters.data import ITEMS, PANTRY, POWERS, TEAMS
from games.foodfighters.formation import fighters, gaps
from games.foodfighters.state import Side, State
from games.foodfighters.view import View
from games.kernel import Testing


def broken(state: State) -> list[str]:
    """Return every violated invariant, in words for developers."""
    return [*_shared(state), *(line for seat in (0, 1) for line in _of_side(state, seat))]


def _shared(state: State) -> Iterator[str]:
    beans = state.supply + sum(side.beans for side in state.sides)
    if beans != PANTRY.supply.beans or min(state.supply, *(side.beans for side in state.sides)) < 0:
        yield f"I3: {beans} Beans in all, {state.supply} of them in the supply"
    if state.bonus_die not in (None, 0, 1):
        yield f"I4: the Bonus die belongs to {state.bonus_die}"
    if bool(state.stack) == (state.outcome is not None):
        yield "a game is over iff it has an outcome and nothing is left to do"


def _of_side(state: State, seat: int) -> Iterator[str]:
    side, enemy = state.sides[seat], state.sides[1 - seat]
    who = "South" if seat == 0 else "North"
    standing = [fighter for fighter in side.grid if fighter is not None]
    lost = Counter(fighter.type for fighter in enemy.knocked_out)
    if state.outcome is None and (len(standing) < 3 or max(lost.values(), default=0) > 2):
        yield f"I1: {who} has {len(standing)} fighters left, knocked out {dict(lost)}"
    if _rows_matter(state, seat) and not _rows_closed(side):
        yield f"I2: {who}'s rows have gaps"
    yield from (f"I4: {who} has {line}" for line in _items(side))
    if sorted([*side.pantry, *side.held, *side.ongoing, *side.removed]) != sorted(side.deck):
        yield f"I5: {who}'s Power cards are not the three of the deck"
    ids = [fighter.id for fighter in (*standing, *enemy.knocked_out)]
    if len(ids) != 9 or len(set(ids)) != 9:
        yield f"I7: {who}'s fighters are {sorted(ids)}"
    if any(fighter.items for fighter in enemy.knocked_out):
        yield f"I6: a knocked-out fighter of {who} still carries something"


def _rows_matter(state: State, seat: int) -> bool:
    """Return whether the rows must be closed: a knock-out may leave a gap until its owner has filled it."""
    return state.active == seat or (state.attack is None and not state.attacked)


def _rows_closed(side: Side) -> bool:
    count = len(fighters(side.grid))
    rows = [sum(1 for fighter in side.grid[first : first + 3] if fighter is not None) for first in (0, 3, 6)]
    return not gaps(side.grid) and rows == [3, min(3, count - 3), max(0, count - 6)]


def _items(side: Side) -> Iterator[str]:
    carried = Counter(item for fighter in side.grid if fighter is not None for item in fighter.items)
    counts = {
        "spoon": carried["spoon"] + side.spoons,
        "cracker": carried["cracker"] + side.crackers + side.smashed,
        "pan": carried["pan"] + side.pans,
    }
    yield from (f"{n} times {item}" for item, n in counts.items() if n != ITEMS[item].per_player)


class FoodfightersTesting(Testing[State, View]):
    """Coverage goals and invariants of Foodfighters games."""

    named: ClassVar[Mapping[str, Collection[str]]] = {
        "card_bought.card": POWERS,
        "item_bought.item": ITEMS,
        "team_chosen.team": TEAMS,
    }
    coverage_exceptions: ClassVar[frozenset[str]] = frozenset({"event quiet_warning", "event stalemate", "event drawn"})

    def invariants(self, state: State) -> list[str]:
        """Return the violations of I1 to I7 of rules section 14."""
        return broken(state)
