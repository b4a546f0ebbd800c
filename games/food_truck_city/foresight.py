"""Thinking ahead: every answer is tried and judged; moves are followed on to the end of moving.

With two seats a net judges, which knows what is worth more than the race can tell; with more, the race for the most
trucks.

Dice that an answer only lets roll are not looked at, nor is a card that it only lets draw: they say nothing about the
answer, and an answer that lets the turn end is not better for the card that every other one is followed by as well. So
no luck is in a comparison but that of blocks turned up, of which only the number counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from games.kernel import Action, Chance, Seat, Stop, flow

from .prospects import NET, chance_of_winning
from .race import RACE, odds
from .state import State
from .steps import Move
from .view import View, determinize, glance

_SAME_AS_PASS = ("pass_all", "rest")


def look_ahead(view: View, seat: Seat, chance: Chance, stop: Stop, *, by_race: bool = False) -> Action | None:
    """The answer after which winning looks most likely. `by_race`: the net is not asked."""
    state = determinize(view, chance)
    thought = _Thought(seat, state, chance.below(2**64, "").to_bytes(8, "big"), by_race=by_race)
    offered = [action for action in flow.actions(state, seat) if action.verb not in _SAME_AS_PASS]
    if isinstance(view.step, Move):
        return thought.best_way(offered, stop)
    return max(offered, key=lambda action: thought.glance(state, action))


class _Thought:
    """One decision of a seat, thought about with the same luck for every answer."""

    def __init__(self, seat: Seat, state: State, luck: bytes, *, by_race: bool = False) -> None:
        self._seat, self._state, self._luck, self._by_race = seat, state, luck, by_race

    def best_way(self, offered: Sequence[Action], stop: Stop) -> Action:
        """The move that begins the best way to move: the most promising ones are followed on, each by the best next."""
        promise = {action: self.glance(self._state, action) for action in offered}
        first = sorted(offered, key=promise.__getitem__, reverse=True)[: RACE.follow]
        best, worth = first[0], -1.0
        for action in first:
            found = self._followed(action)
            if found > worth:
                best, worth = action, found
            if stop():
                break
        return best

    def glance(self, state: State, action: Action) -> float:
        """How likely the seat is to win after an answer."""
        return self._judged(self._after(state, action))

    def _followed(self, action: Action) -> float:
        """How likely the seat is to win at the end of moving, which an action begins."""
        state = self._state
        while True:
            state = self._after(state, action)
            if not self._still_moving(state):
                return self._judged(state)
            action = max(flow.actions(state, self._seat), key=partial(self.glance, state))

    def _still_moving(self, state: State) -> bool:
        asks = bool(state.stack) and isinstance(state.stack[-1], Move)
        return asks and state.active == self._seat and state.turn == self._state.turn

    def _after(self, state: State, action: Action) -> State:
        after = state.copy()
        flow.take(flow.Play(after, Chance(self._luck)), self._seat, action)
        return after

    def _judged(self, after: State) -> float:
        if after.stack and (self._state.food is None or after.turn != self._state.turn):
            after.food = after.customer = None
        if len(after.deck) != len(self._state.deck):
            after.hands = [_kept(hand, had) for hand, had in zip(after.hands, self._state.hands, strict=True)]
        view = glance(after, self._seat)
        by_race = self._by_race or not _known_to_net(view)
        return odds(view, self._seat) if by_race else chance_of_winning(view, self._seat)


def _known_to_net(view: View) -> bool:
    """Whether the net may judge: games such as it knows, before the last turns, which the race reckons to the end."""
    return (len(view.players), view.size) == (NET.seats, NET.city) and view.last_turns is None


def _kept(hand: Sequence[str], had: Sequence[str]) -> list[str]:
    """What is left of the cards that a hand had; none that was drawn since."""
    drawn = Counter(hand) - Counter(had)
    return list((Counter(hand) - drawn).elements())
