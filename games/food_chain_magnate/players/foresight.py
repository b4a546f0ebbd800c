"""Thinking ahead: a few answers are tried out, everybody going on as advised, until two more dinners are over.

Only decisions that matter for dinner are tried: structures, positions, and what a campaign advertises. Everything else
is answered as advised. All that differs between the answers is the answer, so their values compare.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from games.kernel import Action, Chance, Decision, Seat, flow

from .. import evaluation
from ..explanations import planning
from ..rules.registry import State
from ..state import cards
from ..view import View, imagine
from ..weights import WEIGHTS
from . import planner

_FAR = WEIGHTS.foresight

Answers = Callable[[State, Seat, Action], Iterator[Action]]


def look_ahead(view: View, seat: Seat, chance: Chance) -> Action | None:
    """The answer that does best when it is tried, the advised one unless another is clearly better."""
    state = imagine(view, chance)
    decision = next((d for d in flow.decisions(state) if d.seat == seat), None)
    advised = planner.advise(view.state, decision) if decision else None
    if decision is None or advised is None:
        return advised
    tried = _alternatives(state, decision, advised)
    if len(tried) == 1:
        return advised
    worth = {action: _tried_out(state, seat, action) for action in tried}
    best = max(tried, key=worth.__getitem__)
    return best if worth[best] > worth[advised] + _FAR.clearly else advised


def _alternatives(state: State, decision: Decision, advised: Action) -> list[Action]:
    """The advised answer and a few others, all legal, each once."""
    verb = advised.verb if decision.kind == "work" else decision.kind
    others = _OTHERS.get(verb)
    found = dict.fromkeys([advised, *(others(state, decision.seat, advised) if others else ())])
    return list(found)[: _FAR.tried]


def _structures(state: State, seat: Seat, advised: Action) -> Iterator[Action]:
    """The templates, and each idle card in the place of the last that the advice puts to work."""
    for template in planning.templates(state, seat):
        yield planning.consider(state, seat, template.cards).action
    named = [card for card in advised.args if card != "end"]
    idle = [card for card in dict.fromkeys(cards(state.chains[seat].hand)) if card not in named]
    for card in idle:
        other = planning.consider(state, seat, [*named[:-1], card])
        if other.fits:
            yield other.action


def _positions(state: State, seat: Seat, advised: Action) -> Iterator[Action]:
    for choice in flow.choices(state, seat, ("position",)):
        yield Action("position", (choice.key,))


def _goods(state: State, seat: Seat, advised: Action) -> Iterator[Action]:
    card, number, place, _, duration = advised.args
    for choice in flow.choices(state, seat, ("campaign", card, number, place)):
        yield Action("campaign", (card, number, place, choice.key, duration))


_OTHERS: dict[str, Answers] = {"restructure": _structures, "position": _positions, "campaign": _goods}


def _tried_out(state: State, seat: Seat, action: Action) -> float:
    """What a position is worth to a seat two dinners after an answer."""
    after = state.copy()
    # Nothing is drawn after set-up, so any seed will do.
    play = flow.Play(after, Chance(b""))
    end = after.turn + _FAR.turns
    flow.take(play, seat, action)
    while after.turn < end and (owed := _owed(flow.decisions(after))) is not None:
        answer = planner.advise(after, owed)
        assert answer is not None, owed.kind
        flow.take(play, owed.seat, answer)
    return evaluation.evaluate(after, seat)


def _owed(asked: Sequence[Decision]) -> Decision | None:
    return next((decision for decision in asked if decision.owed), None)
