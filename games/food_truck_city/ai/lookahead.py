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

from games.food_truck_city.ai.odds import DATA, chance_of_winning
from games.food_truck_city.ai.race import RACE, odds
from games.food_truck_city.state import State
from games.food_truck_city.steps.stack import Move
from games.food_truck_city.view import View, determinize, glance
from games.kernel import Action, Chance, Seat, Stop, flow, unhurried

_SAME_AS_PASS = ("pass_all", "rest")


def look_ahead(view: View, seat: Seat, chance: Chance, stop: Stop, *, by_race: bool = False) -> Action | None:
    """The answer after which winning looks most likely. `by_race`: the net is not asked."""
    return Thought.of(view, seat, chance, by_race=by_race).best(stop)


class Thought:
    """One decision of a seat, thought about with the same luck for every answer."""

    def __init__(self, seat: Seat, state: State, luck: bytes, *, by_race: bool = False) -> None:
        self._seat, self._state, self._luck, self._by_race = seat, state, luck, by_race
        self.offered = [action for action in flow.actions(state, seat) if action.verb not in _SAME_AS_PASS]
        """What may be answered; of answers that come to the same, one."""

    @classmethod
    def of(cls, view: View, seat: Seat, chance: Chance, *, by_race: bool = False) -> Thought:
        """A thought about a view, with what the seat cannot know imagined."""
        return cls(seat, determinize(view, chance), chance.below(2**64, "").to_bytes(8, "big"), by_race=by_race)

    def best(self, stop: Stop = unhurried) -> Action:
        """The answer that is best; of moves the one that begins the best way to move."""
        return self._best_way(stop) if isinstance(self._state.stack[-1], Move) else max(self.offered, key=self.glance)

    def glance(self, action: Action) -> float:
        """How likely the seat is to win after an answer."""
        return self._promise(self._state, action)

    def seen_after(self, action: Action) -> View:
        """What an answer is judged by: the position after it, as the seat sees it, without what is luck alone."""
        return self._seen(self._after(self._state, action))

    def _best_way(self, stop: Stop) -> Action:
        """The first of the moves that lead to most: the most promising ones are followed on, each by the best next."""
        promise = {action: self.glance(action) for action in self.offered}
        first = sorted(self.offered, key=promise.__getitem__, reverse=True)[: RACE.follow]
        best, worth = first[0], -1.0
        for action in first:
            found = self._followed(action)
            if found > worth:
                best, worth = action, found
            if stop():
                break
        return best

    def _promise(self, state: State, action: Action) -> float:
        return self._judged(self._after(state, action))

    def _followed(self, action: Action) -> float:
        """How likely the seat is to win at the end of moving, which an action begins."""
        state = self._state
        while True:
            state = self._after(state, action)
            if not self._still_moving(state):
                return self._judged(state)
            action = max(flow.actions(state, self._seat), key=partial(self._promise, state))

    def _still_moving(self, state: State) -> bool:
        asks = bool(state.stack) and isinstance(state.stack[-1], Move)
        return asks and state.active == self._seat and state.turn == self._state.turn

    def _after(self, state: State, action: Action) -> State:
        after = state.copy()
        flow.take(flow.Play(after, Chance(self._luck)), self._seat, action)
        return after

    def _judged(self, after: State) -> float:
        seen = self._seen(after)
        return (
            odds(seen, self._seat) if self._by_race or not known_to_net(seen) else chance_of_winning(seen, self._seat)
        )

    def _seen(self, after: State) -> View:
        # Dice that the answer only lets roll are taken away again: they say nothing of it.
        if after.stack and (self._state.food is None or after.turn != self._state.turn):
            after.food = after.customer = None
        # A card drawn meanwhile is luck: it says nothing of the answer.
        if len(after.deck) != len(self._state.deck):
            after.hands = [_kept(hand, had) for hand, had in zip(after.hands, self._state.hands, strict=True)]
        return glance(after, self._seat)


def known_to_net(view: View) -> bool:
    """Whether the net may judge: games such as it knows, before the last turns, which the race reckons to the end."""
    return (len(view.players), view.size) == (DATA.players, DATA.city) and view.last_turns is None


def _kept(hand: Sequence[str], had: Sequence[str]) -> list[str]:
    """What is left of the cards that a hand had; none that was drawn since."""
    drawn = Counter(hand) - Counter(had)
    return list((Counter(hand) - drawn).elements())
