"""A working day as a list of what is still to be done (rules 6): which card may act how often in which sub-step."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.kernel import Seat

from ..phases.working import day_of
from ..rules.registry import State

When = Literal["over", "now", "later"]


class Task(Struct, frozen=True):
    """What a kind of card may still do: `left` actions in a sub-step that is `over`, on `now`, or to come `later`.

    Actions left where a sub-step is over are given up. `possible` says whether the sub-step offers anything now.
    """

    job: str
    when: When
    card: str
    left: int
    possible: bool


def checklist(state: State, seat: Seat) -> tuple[Task, ...]:
    """What the cards of a seat may still do today, in the order of the sub-steps; empty outside its working day."""
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
