"""A player that plans against the plans of others: it imagines where their chefs go and what they leave.

Others are expected to want what anybody wants (`evaluation.worth_to_anybody`), each in its own mood. Against each
imagined set of plans every own chef is sent to every location in thought; the plan with the highest mean haul is
played. While shopping it takes first what those behind it would take, when it may take more than once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from games.kernel import Action, Chance, GreedyPlayer, Seat, Title

from . import advice, evaluation
from .data import ACADEMY, BREAK, CHEFS, MERCHANT, TRUCK, ZOUS, spots
from .shop import Shop
from .state import exists
from .tokens import BAG, SOUP
from .view import View
from .weights import WEIGHTS

_PLANNER = WEIGHTS.planner


class Sent(NamedTuple):
    """A chef somebody is imagined to send: its seat, queue and hands."""

    seat: Seat
    speed: int
    capacity: int


class PlannerPlayer:
    """Plans by imagined plans of the others; answers everything else as advised."""

    def __init__(self, samples: int = _PLANNER.samples) -> None:
        """`samples`: how many sets of plans of the others are imagined."""
        self._samples = samples
        self._greedy = GreedyPlayer()

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """A legal action from what the seat may know."""
        step = view.stack[-1] if view.stack else None
        if step is not None and step.__struct_config__.tag == "plan":
            return advice.best_plan(view, seat, self.worths(view, seat, chance))
        if isinstance(step, Shop) and view.chefs[step.number].seat == seat:
            return contested(view, seat, step) or self._greedy.choose(title, view, seat, chance)
        return self._greedy.choose(title, view, seat, chance)

    def worths(self, view: View, seat: Seat, chance: Chance) -> dict[str, dict[str, float]]:
        """For each own chef what each location brings on average over imagined plans of the others."""
        chefs = advice.crew(view, seat)
        totals = {chef: dict.fromkeys(view.row, 0.0) for chef in chefs}
        wants = _Wants(view, seat)
        for _ in range(self._samples):
            others = imagined_plans(view, seat, wants, chance)
            items = imagined_items(view, wants, others, chance)
            for place in view.row:
                for chef in chefs:
                    totals[chef][place] += _haul(view, seat, chef, place, items[place], others[place], wants)
        return {chef: {place: total / self._samples for place, total in row.items()} for chef, row in totals.items()}


class _Wants:
    """What items are worth to the planning seat, and to anybody; each asked once."""

    def __init__(self, view: View, seat: Seat) -> None:
        """Worths as the seat sees them."""
        self._view, self._seat = view, seat
        self._own: dict[str, float] = {}
        self._any: dict[str, float] = {}

    def own(self, item: str) -> float:
        """What an item is worth to the planning seat; 0 where it is not there for it."""
        if item not in self._own:
            there = exists(self._view.players[self._seat], item)
            self._own[item] = evaluation.wish(self._view, self._seat, item) if there else 0.0
        return self._own[item]

    def anybody(self, item: str) -> float:
        """What an item is worth to anybody."""
        if item not in self._any:
            self._any[item] = evaluation.worth_to_anybody(self._view, self._seat, item)
        return self._any[item]


def imagined_plans(view: View, seat: Seat, wants: _Wants, chance: Chance) -> dict[str, list[Sent]]:
    """Where the others' chefs may go: each goes where most is to be had for its place in the queues, moods apart."""
    sent: dict[str, list[Sent]] = {place: [] for place in view.row}
    lists = {place: _worths_to_anybody(view, place, wants) for place in view.row}
    for other in range(len(view.players)):
        if other == seat:
            continue
        free = list(view.row)
        for chef in reversed(advice.crew(view, other)):
            worth = {
                place: evaluation.haul(view, chef, place, lists[place])
                * (1 + _PLANNER.mood * (chance.below(100, "mood") / 100 - 1 / 2))
                for place in free
            }
            place = max(free, key=worth.__getitem__)
            free.remove(place)
            sent[place].append(_sent(other, chef))
    return sent


def _sent(seat: Seat, chef: str) -> Sent:
    """A chef that a seat sends, with its printed numbers."""
    return Sent(seat, CHEFS.get(chef) or ZOUS[chef].speed, CHEFS.get(chef) or ZOUS[chef].capacity)


def _worths_to_anybody(view: View, place: str, wants: _Wants) -> list[float]:
    """What a location promises anybody, best first."""
    if place == BREAK:
        return [_PLANNER.break_time]
    found = [wants.anybody(item) for item in view.items[place]]
    if place == MERCHANT:
        found = list(_PLANNER.merchant[: spots(place, len(view.players))])
    elif place == TRUCK:
        found += [wants.anybody(SOUP)] * max(CHEFS.values())
    elif place == ACADEMY:
        found += _PLANNER.academy
    return sorted(found, reverse=True)


def imagined_items(
    view: View, wants: _Wants, others: Mapping[str, Sequence[Sent]], chance: Chance
) -> dict[str, list[str]]:
    """What will lie where when it is shopped at: a drawn merchant, and at the academy what the others leave."""
    items = {place: list(view.items.get(place, ())) for place in view.row}
    items[MERCHANT] = [chance.pick(BAG, "merchant") for _ in range(spots(MERCHANT, len(view.players)))]
    for place in view.row:
        if place in (ACADEMY, BREAK):
            continue
        hands = sum(chef.capacity for chef in others[place])
        left = sorted(items[place], key=wants.anybody, reverse=True)[hands:]
        # Bisque stays on the truck, and rumors leave the game (4.6).
        items[ACADEMY] += [item for item in left if item not in ("bisque",) and not item.startswith("rumor")]
    return items


def _haul(
    view: View, seat: Seat, chef: str, place: str, items: list[str], others: Sequence[Sent], wants: _Wants
) -> float:
    """What an own chef would bring home from a location among the others' chefs."""
    if place == BREAK:
        return _PLANNER.break_time
    mine = _sent(seat, chef)
    lying = items + [SOUP] * max(CHEFS.values()) if place == TRUCK else items[:]
    total, taken = 0.0, 0
    for speed in (1, 2, 3):
        queue = sorted((c for c in (*others, mine) if c.speed == speed), key=lambda c: view.track.index(c.seat))
        hands = [c.capacity for c in queue]
        while lying and any(hands):
            for n, c in enumerate(queue):
                if not hands[n] or not lying:
                    continue
                own = c.seat == seat
                best = max(lying, key=wants.own if own else wants.anybody)
                lying.remove(best)
                hands[n] -= 1
                if own:
                    total += wants.own(best)
                    taken += 1
        # Slower queues cannot take anything from this chef any more.
        if mine.speed == speed:
            break
    return total if taken else _PLANNER.nothing


def contested(view: View, seat: Seat, step: Shop) -> Action | None:
    """Of the items that will be taken in the end, the one first that somebody else may take before the next turn."""
    if len(step.queue) < 2:
        return None
    n = step.number
    chef = view.chefs[n]
    hands = chef.capacity - step.carried[n]
    items = [item for item in dict.fromkeys(view.items[chef.location]) if exists(view.players[seat], item)]
    if hands < 2 or len(items) < 2:
        return None
    wants = _Wants(view, seat)
    best = sorted(items, key=wants.own, reverse=True)[:2]
    if wants.own(best[1]) > _PLANNER.second * wants.own(best[0]) and wants.anybody(best[1]) > wants.anybody(best[0]):
        return Action("take", (best[1],))
    return Action("take", (best[0],)) if wants.own(best[0]) > _PLANNER.least else None
