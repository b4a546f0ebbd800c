"""A planned company (rules 4): whether it fits, what it would do, and what to consider before committing.

Made from what a seat knows of itself, so all of it may be shown to its owner, and to nobody else before the reveal.

Then a working day as a list of remaining actions (rules 6): which card may act how often in which sub-step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from games.food_chain_magnate import structure
from games.food_chain_magnate.jobs.workday import Workday
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import Rules, State
from games.food_chain_magnate.state import add, cards
from games.food_chain_magnate.steps import payday
from games.food_chain_magnate.steps.restructuring import same_again
from games.food_chain_magnate.steps.working import day_of
from games.kernel import Action, Seat

ConcernKind = Literal["missing", "managers", "reports", "idle", "slots", "salaries"]


class Concern(Struct, frozen=True):
    """A warning before committing; those with `fits` false in their plan make it illegal.

    `missing`: cards named more often than they are in hand. `managers`: `count` of them for `limit` CEO slots.
    `reports`: `count` others for `limit` places. `idle`: `count` places stay open while `cards` stay on the beach.
    `slots`: `count` slots stay open where `limit` did last turn, which decides who chooses a position first.
    `salaries`: `count` dollars are due this turn if nobody is fired, `limit` are there before dinner.
    """

    kind: ConcernKind
    count: int
    limit: int = 0
    cards: tuple[str, ...] = ()


class Plan(Struct, frozen=True):
    """A planned structure, in the order of the notation. `slots` count in the order of business.

    `hires` and `lessons` are the actions it brings, `price` the unit price, `due` the salaries of all owned cards less
    the `discount` if nobody were hired, `earns` the milestones that it would earn at its reveal.
    """

    cards: tuple[str, ...]
    fits: bool
    slots: int
    hires: int
    lessons: int
    price: int
    due: int
    discount: int
    earns: tuple[str, ...]
    concerns: tuple[Concern, ...]

    @property
    def action(self) -> Action:
        """The plan as an action; legal if it fits."""
        return Action("work", (*self.cards, "end"))


def in_order(rules: Rules, named: Iterable[str]) -> tuple[str, ...]:
    """Return cards in the fixed order of the notation."""
    return tuple(sorted(named, key=rules.standing.__getitem__))


def consider(state: State, seat: Seat, named: Sequence[str]) -> Plan:
    """Return the effects of a structure for a seat that restructures. Changes nothing."""
    rules = state.rules
    at_work = in_order(rules, named)
    missing = _missing(state, seat, at_work)
    imagined = state.copy()
    chain = imagined.chains[seat]
    for card in _without(at_work, missing):
        add(chain.hand, card, -1)
        add(chain.work, card)
    earned = _earned(imagined, seat)
    # Earned at the reveal, they already count for today's price and salaries.
    chain.milestones |= dict.fromkeys(earned, state.turn)
    # Those of the last turn are recorded until the working days begin.
    chain.hires = 0
    chain.discount = sum(term(imagined, seat) for term in rules.discounts)
    fits = structure.fits(rules, rules.ceo_slots(state, seat), at_work)
    slots = structure.slots_left(imagined, seat) if fits else 0
    due = payday.due(imagined, seat)
    workday = Workday.of(imagined, seat)
    return Plan(
        at_work,
        fits and not missing,
        slots,
        workday.hires_left(imagined),
        sum(workday.lessons),
        rules.unit_price(imagined, seat),
        due,
        chain.discount,
        earned,
        (*_unfit(state, seat, at_work, missing), *_doubts(imagined, seat, fits, slots, due)),
    )


def _earned(imagined: State, seat: Seat) -> tuple[str, ...]:
    """Return the milestones that cards at work earn at their reveal, each once."""
    work = imagined.chains[seat].work
    facts = ({"card": card} for card in work)
    return tuple({name: None for fact in facts for name in milestones.earned_by(imagined, seat, "at_work", 0, fact)})


def _missing(state: State, seat: Seat, at_work: Sequence[str]) -> tuple[str, ...]:
    """Return the cards named beyond those in hand."""
    left = dict(state.chains[seat].hand)
    found = []
    for card in at_work:
        left[card] = left.get(card, 0) - 1
        if left[card] < 0:
            found.append(card)
    return tuple(found)


def _without(at_work: Sequence[str], missing: Sequence[str]) -> list[str]:
    left = list(at_work)
    for card in missing:
        left.remove(card)
    return left


def _unfit(state: State, seat: Seat, at_work: Sequence[str], missing: Sequence[str]) -> Iterable[Concern]:
    """Yield what makes a structure illegal."""
    rules, slots = state.rules, state.rules.ceo_slots(state, seat)
    managers, others = structure.split(rules, at_work)
    places = slots - len(managers) + sum(rules.employees[card].slots for card in managers)
    if missing:
        yield Concern("missing", len(missing), cards=tuple(missing))
    if len(managers) > slots:
        yield Concern("managers", len(managers), slots, tuple(managers))
    elif len(others) > places:
        yield Concern("reports", len(others), places)


def _doubts(imagined: State, seat: Seat, fits: bool, slots: int, due: int) -> Iterable[Concern]:
    """Yield the possible costs of a legal structure."""
    rules, chain = imagined.rules, imagined.chains[seat]
    at_work = cards(chain.work)
    ceo = rules.ceo_slots(imagined, seat)
    idle = tuple(card for card in cards(chain.hand) if structure.fits(rules, ceo, [*at_work, card]))
    if fits and idle:
        yield Concern("idle", structure.open_slots(rules, ceo, at_work) or 0, cards=in_order(rules, idle))
    before = structure.open_slots(rules, ceo, chain.last) if chain.last else None
    if fits and before is not None and slots < before:
        yield Concern("slots", slots, before)
    if due > chain.cash:
        yield Concern("salaries", due, chain.cash)


class Template(Struct, frozen=True):
    """A structure to begin with: `same` as last turn, or `grow`: the same, and every other card that fits."""

    kind: str
    cards: tuple[str, ...]


def templates(state: State, seat: Seat) -> tuple[Template, ...]:
    """Return the different structures offered to a seat that restructures; all are legal."""
    found = {"same": same_again(state, seat), "grow": grown(state, seat)}
    kinds: dict[tuple[str, ...], str] = {}
    for kind, named in found.items():
        if named:
            kinds.setdefault(in_order(state.rules, named), kind)
    return tuple(Template(kind, named) for named, kind in kinds.items())


def grown(state: State, seat: Seat) -> tuple[str, ...]:
    """Return last turn's structure and, as far as they fit, the newcomers: the most trained first."""
    rules, kept = state.rules, same_again(state, seat)
    hand = state.chains[seat].hand
    rest = [card for card, n in hand.items() for _ in range(n - kept.count(card))]
    rest.sort(key=lambda card: (rules.employees[card].entry, rules.standing[card]))
    return by_preferences(state, seat, [*kept, *rest])


def by_preferences(state: State, seat: Seat, preferences: Iterable[str]) -> tuple[str, ...]:
    """Return the preferred cards in hand that fit, the dearest first; one that does not fit yet waits for a manager."""
    rules, slots = state.rules, state.rules.ceo_slots(state, seat)
    left = dict(state.chains[seat].hand)
    waiting: list[str] = []
    for card in preferences:
        if left.get(card, 0):
            left[card] -= 1
            waiting.append(card)
    chosen: list[str] = []
    while fitting := next((card for card in waiting if structure.fits(rules, slots, [*chosen, card])), None):
        waiting.remove(fitting)
        chosen.append(fitting)
    return in_order(rules, chosen)


When = Literal["over", "now", "later"]


class Task(Struct, frozen=True):
    """The remaining actions of a kind of card: `left` in a sub-step that is `over`, on `now`, or to come `later`.

    Actions left when a sub-step is over are forfeited. `possible` says whether the sub-step offers anything now.
    """

    job: str
    when: When
    card: str
    left: int
    possible: bool


def checklist(state: State, seat: Seat) -> tuple[Task, ...]:
    """Return the remaining actions of a seat's cards today, by sub-step; empty outside its working day."""
    step = day_of(state)
    if step is None or step.workday.seat != seat:
        return ()
    found: list[Task] = []
    for key in state.rules.jobs.names():
        job, when = state.rules.jobs[key], _due_when(key, step.job)
        possible = when != "over" and bool(job.offers(state, step.workday))
        todo = job.todo(state, step.workday)
        found += [Task(key, when, card, left, possible) for card, left in todo.items() if left]
    return tuple(found)


def _due_when(key: str, job: str) -> When:
    if job == "end" or key < job:
        return "over"
    return "now" if key == job else "later"
