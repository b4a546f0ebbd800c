"""Search: a few answers are tried out, everybody continuing as advised, until a number of further dinners is over.

Nothing is drawn after setup, so two trials differ only in the answer, and their values compare. The
advised answer is tried to the full depth. Of the others, those that look best after the next dinner are
tried as deep, as many as the budget allows: it counts simulated answers, not time.

If the advised answer leads to a clearly decided end, no other is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from games.food_chain_magnate import preview
from games.food_chain_magnate.ai import advice, evaluation
from games.food_chain_magnate.ai.weights import WEIGHTS
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import cards
from games.food_chain_magnate.view import View, determinize
from games.kernel import Action, Chance, Decision, Seat, Stop, flow, unhurried

_FAR = WEIGHTS.lookahead

Answers = Callable[[State, Seat, Action], Iterator[Action]]


def look_ahead(view: View, seat: Seat, chance: Chance, stop: Stop = unhurried) -> Action | None:
    """Return the answer that does best when tried, the advised one unless another is clearly better."""
    state = determinize(view, chance)
    decision = next((d for d in flow.decisions(state) if d.seat == seat), None)
    advised = advice.advise(view.state, decision) if decision else None
    if decision is None or advised is None:
        return advised
    others = _alternatives(state, decision, advised)
    # Minor decisions follow the advice, without a trial.
    if not others:
        return advised
    thought = _Thought(state, seat, stop)
    usual = thought.tried(advised, _FAR.turns)
    # No answer changes such an end, so trying the others would be useless.
    if _decided(usual) and _all_open(state):
        return advised
    worth = {advised: evaluation.evaluate(usual, seat)}
    for action in thought.most_promising(others):
        if stop():
            break
        worth[action] = thought.worth(action, _FAR.turns)
    best = max(worth, key=worth.__getitem__)
    return best if worth[best] > worth[advised] + _FAR.clearly else advised


class _Thought:
    """Trials of one seat's answers; counts the simulated answers of all seats."""

    def __init__(self, state: State, seat: Seat, stop: Stop) -> None:
        self._state, self._seat, self._stop, self._work = state, seat, stop, 0

    def most_promising(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Return as many answers as can still be tried deep, the best after the next dinner first."""
        # The work done so far was one trial.
        most = max(_FAR.least, _FAR.work // self._work - 1)
        if len(actions) <= most:
            return actions
        soon: dict[Action, float] = {}
        for action in actions:
            if self._stop():
                break
            soon[action] = self.worth(action, 1)
        return sorted(soon, key=soon.__getitem__, reverse=True)[:most]

    def worth(self, action: Action, dinners: int) -> float:
        """Return the value of the position a number of dinners after an answer."""
        return evaluation.evaluate(self.tried(action, dinners), self._seat)

    def tried(self, action: Action, dinners: int) -> State:
        """Return the position a number of dinners after an answer, or the end."""
        after = self._state.copy()
        # Nothing is drawn after setup, so any seed will do.
        play = flow.Play(after, Chance(b""))
        end = after.turn + dinners
        flow.take(play, self._seat, action)
        self._work += 1
        while after.turn < end and (owed := _owed(flow.decisions(after))) is not None:
            answer = advice.advise(after, owed)
            assert answer is not None, owed.kind
            flow.take(play, owed.seat, answer)
            self._work += 1
        return after


def _decided(state: State) -> bool:
    """Return whether the game is over with a cash lead so large that no answer changes the winner."""
    most, second = sorted((state.chains[seat].cash for seat in state.seats), reverse=True)[:2]
    return not state.stack and most > _FAR.decided * max(0, second)


def _all_open(state: State) -> bool:
    """Return whether no reserve card is hidden: else the end depends on one's own, and haste would reveal it."""
    return bool(state.bank.breaks) or not state.rules.reserve


def _alternatives(state: State, decision: Decision, advised: Action) -> list[Action]:
    """Return a few legal answers beside the advised one, each once."""
    verb = advised.verb if decision.kind == "work" else decision.kind
    if verb not in _OTHERS:
        return []
    others = _OTHERS[verb](state, decision.seat, advised)
    return list(islice((action for action in dict.fromkeys(others) if action != advised), _FAR.tried))


def _structures(state: State, seat: Seat, advised: Action) -> Iterator[Action]:
    """Yield the templates, and each idle card in place of the last that the advice puts to work."""
    for template in preview.templates(state, seat):
        yield preview.consider(state, seat, template.cards).action
    named = [card for card in advised.args if card != "end"]
    idle = [card for card in dict.fromkeys(cards(state.chains[seat].hand)) if card not in named]
    for card in idle:
        for out in dict.fromkeys(reversed(named)):
            at = named.index(out)
            other = preview.consider(state, seat, [*named[:at], *named[at + 1 :], card])
            if other.fits:
                yield other.action


def _anything(state: State, seat: Seat, advised: Action) -> Iterator[Action]:
    """Yield everything the advised verb offers, or an even sample if that is much; or continuing."""
    found = list(islice(flow.actions(state, seat, (advised.verb,)), _FAR.listed))
    yield from found[:: max(1, len(found) // _FAR.tried)]
    if any(choice.key == "next" for choice in flow.choices(state, seat, ())):
        yield Action("next")


def _campaigns(state: State, seat: Seat, advised: Action) -> Iterator[Action]:
    """Yield the advised place with every good, and other places with the advised good."""
    card, number, place, good, duration = advised.args
    for choice in flow.choices(state, seat, ("campaign", card, number, place)):
        yield Action("campaign", (card, number, place, choice.key, duration))
    places = [choice.key for choice in flow.choices(state, seat, ("campaign", card, number))]
    for other in places[:: max(1, len(places) // _FAR.tried)]:
        yield Action("campaign", (card, number, other, good, duration))


_OTHERS: dict[str, Answers] = {
    "first_restaurant": _anything,
    "reserve": _anything,
    "restructure": _structures,
    "position": _anything,
    "hire": _anything,
    "train": _anything,
    "campaign": _campaigns,
}
"""The decisions worth a search; all others are minor and follow the advice."""


def _owed(asked: Sequence[Decision]) -> Decision | None:
    return next((decision for decision in asked if decision.owed), None)
