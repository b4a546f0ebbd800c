"""A company with a coverage goal: it hires, trains and uses the card that the goal needs.

Nobody plays like this to win. The fuzzer does, to cover what takes a long career or an early start.
"""

from __future__ import annotations

from collections.abc import Callable

from games.food_chain_magnate import preview, structure
from games.food_chain_magnate.ai import advice, career_values
from games.food_chain_magnate.data import Ability, Milestone
from games.food_chain_magnate.rules.registry import Rules, State
from games.food_chain_magnate.state import CEO, cards
from games.kernel import Action, Decision, Seat, flow

_FACTS: dict[str, Callable[[Ability], object]] = {
    "marketed": lambda do: do.market,
    "campaign": lambda do: do.market,
    "opened": lambda do: do.opens,
    "built": lambda do: do.build == "house_or_garden",
    "tipped": lambda do: do.tip,
}
"""The cards that cause the facts behind milestones that name no card."""
_DONE_BY: dict[str, Callable[[Ability], object]] = {
    "move": lambda do: do.build == "restaurant_new_or_move",
    "house": lambda do: do.build == "house_or_garden",
    "garden": lambda do: do.build == "house_or_garden",
}
"""The cards needed for verbs that few cards have."""
_VERB_OF = {"restaurant_moved": "move", "house_built": "house", "garden_planted": "garden"}
"""The verbs behind events."""
_LESSON = 99
"""The distance of a training that leads nowhere comes last."""
_ALL = 2
"""The share of income that salaries may take: whatever is in the till."""


def next_step(state: State, decision: Decision, sight: str) -> Action | None:
    """Return a company's next step towards a coverage goal; None where the usual one will do."""
    card = card_for(state.rules, sight)
    if card is None:
        return None
    if decision.kind == "restructure":
        return _structure(state, decision.seat, card)
    return _work(state, decision.seat, card, sight) if decision.kind == "work" else None


def card_for(rules: Rules, sight: str) -> str | None:
    """Return the card needed to reach a goal; None if it needs none, or the card is unknown."""
    kind, name = sight.split(" ")
    if name in rules.milestones and kind.startswith("milestone"):
        return _card_for_milestone(rules, rules.milestones[name])
    does = _DONE_BY.get(_VERB_OF.get(name, name))
    if does:
        return _first(rules, does)
    return name if name in rules.employees and name != CEO else None


def _card_for_milestone(rules: Rules, milestone: Milestone) -> str | None:
    if "card" in milestone.where:
        return milestone.where["card"][0]
    types = milestone.where.get("type", ())
    does = _FACTS.get(milestone.trigger)
    return _first(rules, lambda do: does(do) and not set(types) - set(do.market)) if does else None


def _first(rules: Rules, does: Callable[[Ability], object]) -> str | None:
    """Return the card with an ability that takes the fewest trainings."""
    able = [card for card, employee in rules.employees.items() if card != CEO and does(employee.do)]
    return min(able, key=lambda card: _steps(rules, card), default=None)


def _steps(rules: Rules, card: str) -> int:
    ways = [steps[card] for entry, steps in rules.careers.items() if rules.employees[entry].entry and card in steps]
    return 0 if rules.employees[card].entry else min(ways, default=99)


def _to_go(rules: Rules, card: str, goal: str) -> int | None:
    """Return how many trainings a card is from the goal; None if it cannot become it."""
    return 0 if card == goal else rules.careers[card].get(goal)


def _structure(state: State, seat: Seat, goal: str) -> Action | None:
    """Return the goal at work, or the nearest card to it on the beach with a teacher at work; all others as usual."""
    rules, hand = state.rules, cards(state.chains[seat].hand)
    on_way = sorted((to_go, card) for card in hand if (to_go := _to_go(rules, card, goal)) is not None)
    if not on_way:
        return None
    to_go, nearest = on_way[0]
    teachers = [card for card in hand if rules.employees[card].do.train]
    if to_go and not teachers:
        return None
    wanted = [nearest] if not to_go else teachers[:1]
    hand.remove(nearest)
    if to_go:
        hand.remove(wanted[0])
    slots = rules.ceo_slots(state, seat)
    for card in advice.company(state, seat, hand):
        if structure.fits(rules, slots, [*wanted, card]):
            wanted.append(card)
    return Action("work", (*preview.in_order(rules, wanted), "end"))


def _work(state: State, seat: Seat, goal: str, sight: str) -> Action | None:
    """Return the first step of the day towards the goal, or the goal itself."""
    offered = [choice.key for choice in flow.choices(state, seat, ())]
    name = sight.split(" ")[-1]
    wanted = _VERB_OF.get(name, name)
    if wanted in offered:
        return advice.begin_with(state, seat, wanted)
    steps = {"hire": _hire, "train": _train, "campaign": _campaign}
    for verb in offered:
        found = steps[verb](state, seat, goal) if verb in steps else None
        if found is not None:
            return found
    return None


def _hire(state: State, seat: Seat, goal: str) -> Action | None:
    """Hire a card that is, or can become, the goal; then its teacher, or one that the goal itself can train."""
    rules = state.rules
    offered = [choice.key for choice in flow.choices(state, seat, ("hire",)) if not choice.more]
    owned = [card for card in rules.employees if state.owned(seat, card)]
    if not any(_to_go(rules, card, goal) is not None for card in owned):
        ways = {card: to_go for card in offered if (to_go := _to_go(rules, card, goal)) is not None}
        return Action("hire", (min(ways, key=ways.__getitem__),)) if ways else None
    if goal in state.chains[seat].work and rules.employees[goal].do.train:
        wanted = [card for card in offered if rules.employees[card].trains]
    elif state.owned(seat, goal) or any(rules.employees[card].do.train for card in owned):
        return None
    else:
        wanted = [card for card in offered if rules.employees[card].do.train]
    return Action("hire", (wanted[0],)) if wanted else None


def _train(state: State, seat: Seat, goal: str) -> Action | None:
    """Train the nearest card towards the goal, if the company can pay it; or any that the goal itself can train."""
    ways = dict[Action, int]()
    for pupil in flow.choices(state, seat, ("train",)):
        for into in flow.choices(state, seat, ("train", pupil.key)):
            to_go = _to_go(state.rules, into.key, goal)
            teachers = [teacher.key for teacher in flow.choices(state, seat, ("train", pupil.key, into.key))]
            if to_go is not None and career_values.affordable(state, seat, into.key, _ALL):
                ways[Action("train", (pupil.key, into.key, teachers[0]))] = to_go
            elif goal in teachers:
                ways[Action("train", (pupil.key, into.key, goal))] = _LESSON
    return min(ways, key=ways.__getitem__, default=None)


def _campaign(state: State, seat: Seat, goal: str) -> Action | None:
    """Return any campaign of the goal."""
    offered = [choice.key for choice in flow.choices(state, seat, ("campaign",))]
    return advice.begin_with(state, seat, "campaign", goal) if goal in offered else None
