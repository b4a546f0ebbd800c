"""Help for a seat's decision: its plan and warnings, what is left to do, a preview of dinner."""

from __future__ import annotations

from collections.abc import Iterator

from games.food_chain_magnate import preview
from games.food_chain_magnate.links import END
from games.food_chain_magnate.preview import Task, checklist
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import CEO
from games.food_chain_magnate.steps import dinner, payday
from games.food_chain_magnate.view import View
from games.kernel import Chosen, Seat
from renderers.food_chain_magnate import round_digest
from renderers.food_chain_magnate.text_board import BoardText, capital
from renderers.food_chain_magnate.view_model import draft, planned, secret_answer
from renderers.kit.presenter import Scene

_RECRUIT = "3.1"


def notes(board_text: BoardText, view: View, scene: Scene) -> list[str]:
    """Return the lines for the present decision; none if nothing needs to be said."""
    decision = scene.decision
    if decision is None:
        return []
    match decision.kind:
        case "restructure":
            plan = draft(view, scene, decision.seat)
            begun = planned(view, scene, decision.seat) is not None
            return [] if plan is None else list(_plan(board_text, view.state, decision.seat, plan, begun))
        case "work" | "work_end":
            return list(_day(board_text, view.state, decision.seat))
        case "payday":
            links = scene.chosen or secret_answer(view, scene, decision.seat)
            fired = tuple(link for link in links[1:] if link != END.key)
            return [_bill(board_text, view.state, decision.seat, fired)]
    return []


def _plan(board_text: BoardText, state: State, seat: Seat, cards: Chosen, begun: bool) -> Iterator[str]:
    """Yield the effects of a structure, and warnings before it is committed."""
    plan = preview.consider(state, seat, cards)
    named = board_text.counted(plan.cards) or board_text.say("only-ceo")
    yield board_text.say("plan" if begun else "proposal", cards=named)
    yield board_text.say(
        "plan-brings", slots=plan.slots, hires=plan.hires, lessons=plan.lessons, price=plan.price, due=plan.due
    )
    if plan.earns:
        earned = "; ".join(board_text.name("milestone", key) for key in plan.earns)
        yield board_text.say("plan-earns", milestones=earned)
    for concern in plan.concerns:
        named = board_text.counted(concern.cards)
        yield board_text.say(f"concern-{concern.kind}", count=concern.count, limit=concern.limit, cards=named)


def _day(board_text: BoardText, state: State, seat: Seat) -> Iterator[str]:
    """Yield what is left to do today, and a preview of dinner and payday."""
    later = [task for task in checklist(state, seat) if task.when == "later" and task.possible]
    if later:
        jobs = dict.fromkeys(task.job for task in later)
        parts = [todo(board_text, job, [task for task in later if task.job == job]) for job in jobs]
        yield board_text.say("later", jobs="; ".join(parts))
    given_up = [task for task in checklist(state, seat) if task.when == "over"]
    if given_up:
        yield board_text.say("given-up", cards=_cards(board_text, given_up))
    foreseen = round_digest.dinner(board_text, dinner.preview(state)) if state.demand else ""
    if foreseen:
        yield board_text.say("foreseen", dinner=foreseen)
    due = _due(state, seat)
    if due:
        yield board_text.say("due-ahead", due=due, cash=state.chains[seat].cash)


def todo(board_text: BoardText, job: str, tasks: list[Task]) -> str:
    """Return a sub-step with the cards that may still act in it."""
    name = board_text.name("job", job.replace(".", "-"))
    return board_text.say("todo", job=name, cards=_cards(board_text, tasks, "hires-left")) if tasks else name


def _cards(board_text: BoardText, tasks: list[Task], hires: str = "hires") -> str:
    parts = []
    for task in tasks:
        if task.card == CEO and task.job == _RECRUIT:
            parts.append(board_text.say(hires, count=task.left))
        else:
            name = board_text.name("card", task.card)
            parts.append(name if task.left == 1 else board_text.say("amount", count=task.left, thing=name))
    return board_text.words.join(parts)


def now(board_text: BoardText, state: State, seat: Seat) -> str:
    """Return the present sub-step with the cards that may still act in it."""
    tasks = [task for task in checklist(state, seat) if task.when == "now"]
    return capital(todo(board_text, tasks[0].job, tasks)) if tasks else ""


def _due(state: State, seat: Seat) -> int:
    """Return the salaries of the coming payday as of now, if nobody is fired; nothing in games without one."""
    if state.variant.game != "full":
        return 0
    discount = sum(term(state, seat) for term in state.rules.discounts)
    return max(0, payday.Bill.of(state, seat).total - discount)


def _bill(board_text: BoardText, state: State, seat: Seat, fired: Chosen) -> str:
    due, cash = payday.due(state, seat, fired), state.chains[seat].cash
    named = board_text.counted([payday.card_of(state, key) for key in fired]) or board_text.say("nobody")
    if due > cash and not payday.may_stop(state, seat, fired):
        return board_text.say("bill-short", cards=named, due=due, short=due - cash)
    return board_text.say("bill", cards=named, due=due, left=max(0, cash - due))
