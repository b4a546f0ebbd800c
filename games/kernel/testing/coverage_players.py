"""Players for coverage: curious ones try out continuations and take the one with the least seen goal of the run.

Others pursue one of the rarest goals, by what the title knows of the way there. They make the fuzzer see long
careers and rare pieces, which neither chance nor advice reaches.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from games.kernel import legality
from games.kernel.chance import Chance
from games.kernel.errors import InputError
from games.kernel.game import Game
from games.kernel.title import Title
from games.kernel.values import Action, Choice, Chosen, Seat

_WAYS, _AS_USUAL, _OWN, _FAR = 5, 1, 6, 24
"""The number of continuations to try, of those that start as usual, and their length in own and in all actions."""
_GOALS, _RESTS = 12, 16
"""The number of rarest goals to choose a quest from, and the number of steps of which one chooses another."""
_DEEP, _WIDE = 2, 24
"""The depth and width of the search for links that lead to something rare."""


class CoverageCounts:
    """The number of times that each coverage goal was seen so far."""

    def __init__(self, goals: Collection[str], times: Callable[[str], int], seldom: int) -> None:
        """Set `times`, which returns the count of one goal up to now; goals seen fewer than `seldom` times are rare."""
        self._sights = frozenset(goals)
        self._called: dict[str, list[str]] = {}
        for goal in goals:
            self._called.setdefault(goal.split(" ")[-1], []).append(goal)
        self._times = times
        self.seldom = seldom

    def rarest(self, many: int) -> list[str]:
        """Return the goals seen least, `many` of them."""
        return sorted(sorted(self._sights), key=self.times)[:many]

    def times(self, goal: str) -> int:
        """Return how often a goal was seen."""
        return self._times(goal)

    def least(self, seen: Iterable[str]) -> int:
        """Return how often the rarest of several goals was seen; `seldom` if none of them exists in this game."""
        return min((self._times(goal) for goal in seen if goal in self._sights), default=self.seldom)

    def names(self, link: str) -> bool:
        """Return whether a key names something rare, such as a card that was seldom trained."""
        return any(self._times(goal) < self.seldom for goal in self._called.get(link, ()))


class CoveragePlayer:
    """Seats that look for rare goals. Each keeps the continuation it has found while that is legal."""

    def __init__(self, rarity: CoverageCounts, dice: Chance) -> None:
        self._rarity = rarity
        self._dice = dice
        self._ways: dict[Seat, list[Action]] = {}

    def choose(self, game: Game[Any, Any], seat: Seat, usual: Action) -> Action:
        """Return the next action of a continuation with the least seen goal; the usual one if none is rare."""
        if legality.only_action(game.title, game.state, seat):
            return usual
        way = self._ways.pop(seat, [])
        if not way or not _legal(game, seat, way[0]):
            view = game.view(seat)
            way, least = [usual], self._rarity.seldom
            for tried in range(_WAYS):
                begun = [usual] if tried < _AS_USUAL else []
                times, gone = self._tried(game.title, game.title.determinize(view, self._dice), seat, begun)
                if times < least and (gone[0] == usual or not self._dear(game.title, view, seat, gone[0], usual)):
                    way, least = gone, times
        self._ways[seat] = way[1:]
        return way[0]

    def _tried(self, title: Title[Any, Any], state: Any, seat: Seat, begun: list[Action]) -> tuple[int, list[Action]]:
        """Return a random continuation: how often its rarest goal was seen, and the seat's own actions on it.

        If several are asked at once, the outcome shows only after others' moves; else it ends with them.
        """
        least, rarest, gone = self._rarity.seldom, 0, list[Action]()
        together = len(title.decisions(state)) > 1
        for _ in range(_FAR if together else _OWN):
            asked = [decision.seat for decision in title.decisions(state) if decision.owed]
            if not asked or len(gone) == _OWN or not (together or seat in asked):
                break
            if seat not in asked:
                other = legality.random_action(title, state, asked[0], self._dice)
                title.perform(state, asked[0], other, self._dice)
                continue
            gone.append(begun.pop() if begun else self._preferred(title, state, seat))
            events = title.perform(state, seat, gone[-1], self._dice)
            times = self._rarity.least(title.testing.seen(state, gone[-1], events))
            if times < least:
                least, rarest = times, len(gone)
        return least, gone[:rarest]

    def _dear(self, title: Title[Any, Any], view: Any, seat: Seat, action: Action, usual: Action) -> bool:
        """Return whether an action costs a seat too much compared to the usual one: a ruined seat sees little."""
        values = []
        for tried in (action, usual):
            state = title.determinize(view, self._dice)
            title.perform(state, seat, tried, self._dice)
            values.append(title.ai.evaluate(title.view(state, seat), seat))
        return values[0] < values[1] - title.ai.evaluation_scale

    def _preferred(self, title: Title[Any, Any], state: Any, seat: Seat) -> Action:
        """Return a random legal action that mostly prefers links that name something rare, or lead there."""
        chosen: Chosen = ()
        while True:
            offered = title.choices(state, seat, chosen)
            wanted = self._wanted(title, state, seat, chosen, offered) if self._dice.below(4, "") else []
            choice = self._dice.pick(wanted or offered, "")
            chosen = (*chosen, choice.key)
            if not choice.more:
                return Action.of(chosen)

    def _wanted(
        self, title: Title[Any, Any], state: Any, seat: Seat, chosen: Chosen, offered: Sequence[Choice]
    ) -> Sequence[Choice]:
        """Return the links that name something rare, or else those that lead to some."""
        named = [choice for choice in offered if self._rarity.names(choice.key)]
        if named or len(chosen) >= _DEEP or len(offered) > _WIDE:
            return named
        return [choice for choice in offered if choice.more and self._leads(title, state, seat, (*chosen, choice.key))]

    def _leads(self, title: Title[Any, Any], state: Any, seat: Seat, chosen: Chosen) -> bool:
        return bool(self._wanted(title, state, seat, chosen, title.choices(state, seat, chosen)))


class GoalPlayer:
    """A seat that pursues one of the least seen goals, by its title's knowledge; once seen, it chooses another."""

    def __init__(self, rarity: CoverageCounts, dice: Chance) -> None:
        self._rarity = rarity
        self._dice = dice
        self._sight, self._times = "", 0

    def choose(self, game: Game[Any, Any], seat: Seat) -> Action | None:
        """Return the next step on the way; None if the title knows none, or now and then, for variety."""
        if not self._sight or self._rarity.times(self._sight) > self._times:
            self._sight = self._dice.pick(self._rarity.rarest(_GOALS), "quest")
            self._times = self._rarity.times(self._sight)
        decision = legality.decision_of(game.title, game.state, seat)
        if decision is None or not self._dice.below(_RESTS, ""):
            return None
        return game.title.testing.action_towards(game.view(seat), decision, self._sight)


def _legal(game: Game[Any, Any], seat: Seat, action: Action) -> bool:
    try:
        legality.check(game.title, game.state, seat, action)
    except InputError:
        return False
    return True
