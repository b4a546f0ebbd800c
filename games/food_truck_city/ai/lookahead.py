"""Search: every answer is tried and evaluated; moves are followed to the end of moving.

With two seats a neural net evaluates, as it knows values that the race cannot show; with more, the race for the most
trucks.

Dice that an answer only causes to be rolled are ignored, as is a card that it only draws: they say nothing about the
answer, and an answer that ends the turn is not better for the card that follows every other one as well. So the only
luck in a comparison is that of revealed blocks, of which only the number counts.
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
    """Return the answer with the highest chance of winning. `by_race`: the net is not used."""
    return Thought.of(view, seat, chance, by_race=by_race).best(stop)


class Thought:
    """The search for one decision of a seat, with the same luck for every answer."""

    def __init__(self, seat: Seat, state: State, luck: bytes, *, by_race: bool = False) -> None:
        self._seat, self._state, self._luck, self._by_race = seat, state, luck, by_race
        self.offered = [action for action in flow.actions(state, seat) if action.verb not in _SAME_AS_PASS]
        """The possible answers, equivalent ones merged."""

    @classmethod
    def of(cls, view: View, seat: Seat, chance: Chance, *, by_race: bool = False) -> Thought:
        """Return a search over a view, with the seat's unknowns sampled."""
        return cls(seat, determinize(view, chance), chance.below(2**64, "").to_bytes(8, "big"), by_race=by_race)

    def best(self, stop: Stop = unhurried) -> Action:
        """Return the best answer; of moves, the one that begins the best sequence."""
        return self._best_way(stop) if isinstance(self._state.stack[-1], Move) else max(self.offered, key=self.glance)

    def glance(self, action: Action) -> float:
        """Return the seat's chance to win after an answer."""
        return self._promise(self._state, action)

    def seen_after(self, action: Action) -> View:
        """Return the position after an answer, as the seat sees it, without pure luck."""
        return self._seen(self._after(self._state, action))

    def _best_way(self, stop: Stop) -> Action:
        """Return the first of the best sequence of moves: the most promising are followed, each by the best next."""
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
        """Return the seat's chance to win at the end of the moves that an action begins."""
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
        # A card drawn in between is luck: it says nothing about the answer.
        if len(after.deck) != len(self._state.deck):
            after.hands = [_kept(hand, had) for hand, had in zip(after.hands, self._state.hands, strict=True)]
        return glance(after, self._seat)


def known_to_net(view: View) -> bool:
    """Return whether the net may evaluate: its kind of game, before the last turns, which the race computes fully."""
    return (len(view.players), view.size) == (DATA.players, DATA.city) and view.last_turns is None


def _kept(hand: Sequence[str], had: Sequence[str]) -> list[str]:
    """Return what is left of a hand's cards, without those drawn since."""
    drawn = Counter(hand) - Counter(had)
    return list((Counter(hand) - drawn).elements())
