"""What a seat should know while it decides: its plan and what to think about, what is left to do, dinner foreseen."""

from __future__ import annotations

from collections.abc import Iterator

from games.food_chain_magnate import dinner, payday, planning
from games.food_chain_magnate.checklist import Task, checklist
from games.food_chain_magnate.state import CEO, State
from games.food_chain_magnate.view import View
from games.kernel import Chosen, Seat
from renderers.food_chain_magnate import story
from renderers.food_chain_magnate.scenery import draft, planned
from renderers.food_chain_magnate.telling import Telling, capital
from renderers.kit.presenter import Scene

_RECRUIT = "3.1"


def notes(telling: Telling, view: View, scene: Scene) -> list[str]:
    """The lines for the decision at hand; none where nothing needs to be said."""
    decision = scene.decision
    if decision is None:
        return []
    match decision.kind:
        case "restructure":
            plan = draft(view, scene, decision.seat)
            begun = planned(view, scene, decision.seat) is not None
            return [] if plan is None else list(_plan(telling, view.state, decision.seat, plan, begun))
        case "work" | "work_end":
            return list(_day(telling, view.state, decision.seat))
        case "payday" if scene.chosen[:1] == ("fire",):
            return [_bill(telling, view.state, decision.seat, scene.chosen[1:])]
    return []


def _plan(telling: Telling, state: State, seat: Seat, cards: Chosen, begun: bool) -> Iterator[str]:
    """What a structure brings, and what to think about before it is committed."""
    plan = planning.consider(state, seat, cards)
    named = telling.counted(plan.cards) or telling.say("only-ceo")
    yield telling.say("plan" if begun else "proposal", cards=named)
    yield telling.say(
        "plan-brings", slots=plan.slots, hires=plan.hires, lessons=plan.lessons, price=plan.price, due=plan.due
    )
    if plan.earns:
        earned = "; ".join(telling.name("milestone", key) for key in plan.earns)
        yield telling.say("plan-earns", milestones=earned)
    for concern in plan.concerns:
        named = telling.counted(concern.cards)
        yield telling.say(f"concern-{concern.kind}", count=concern.count, limit=concern.limit, cards=named)


def _day(telling: Telling, state: State, seat: Seat) -> Iterator[str]:
    """What is left to do today, and what dinner and payday look like as things stand."""
    later = [task for task in checklist(state, seat) if task.when == "later" and task.possible]
    if later:
        jobs = dict.fromkeys(task.job for task in later)
        parts = [todo(telling, job, [task for task in later if task.job == job]) for job in jobs]
        yield telling.say("later", jobs="; ".join(parts))
    given_up = [task for task in checklist(state, seat) if task.when == "over"]
    if given_up:
        yield telling.say("given-up", cards=_cards(telling, given_up))
    foreseen = story.dinner(telling, dinner.preview(state)) if state.demand else ""
    if foreseen:
        yield telling.say("foreseen", dinner=foreseen)
    due = _due(state, seat)
    if due:
        yield telling.say("due-ahead", due=due, cash=state.chains[seat].cash)


def todo(telling: Telling, job: str, tasks: list[Task]) -> str:
    """A sub-step with the cards that may still act in it."""
    name = telling.name("job", job.replace(".", "-"))
    return telling.say("todo", job=name, cards=_cards(telling, tasks)) if tasks else name


def _cards(telling: Telling, tasks: list[Task]) -> str:
    parts = []
    for task in tasks:
        if task.card == CEO and task.job == _RECRUIT:
            parts.append(telling.say("hires", count=task.left))
        else:
            name = telling.name("card", task.card)
            parts.append(name if task.left == 1 else telling.say("amount", count=task.left, thing=name))
    return telling.words.join(parts)


def now(telling: Telling, state: State, seat: Seat) -> str:
    """The sub-step at hand with the cards that may still act in it."""
    tasks = [task for task in checklist(state, seat) if task.when == "now"]
    return capital(todo(telling, tasks[0].job, tasks)) if tasks else ""


def _due(state: State, seat: Seat) -> int:
    """The salaries of the coming payday as things stand, if nobody is fired; nothing in games without one."""
    if state.variant.game != "full":
        return 0
    discount = sum(term(state, seat) for term in state.rules.discounts)
    return max(0, payday.Bill.of(state, seat).total - discount)


def _bill(telling: Telling, state: State, seat: Seat, fired: Chosen) -> str:
    due = payday.due(state, seat, fired)
    cards = [payday.card_of(state, key) for key in fired]
    return telling.say("bill", cards=telling.counted(cards), due=due, cash=state.chains[seat].cash)
