"""Who looks for what was seldom seen: the curious try out ways on, and go the one that shows what a run has seen least.

Others set out for one of the rarest sights, by what the title knows of the way there. They make the fuzzer see far
careers and rare pieces, which neither chance nor advice comes to.
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
"""So many ways on are tried out, some of them from the usual action on: so many own actions far, or of all."""
_GOALS, _RESTS = 12, 16
"""Quests are for one of so many rare sights; in one of so many steps another one is taken."""
_DEEP, _WIDE = 2, 24
"""Links that lead to something rare are looked for so many links deep, among so many."""


class CoverageCounts:
    """How often everything that is to be seen in a game was seen so far."""

    def __init__(self, goals: Collection[str], times: Callable[[str], int], seldom: int) -> None:
        """`times` tells it of one sight, up to now; what was seen fewer than `seldom` times is rare."""
        self._sights = frozenset(goals)
        self._called: dict[str, list[str]] = {}
        for goal in goals:
            self._called.setdefault(goal.split(" ")[-1], []).append(goal)
        self._times = times
        self.seldom = seldom

    def rarest(self, many: int) -> list[str]:
        """So many of the sights, those that were seen least."""
        return sorted(sorted(self._sights), key=self.times)[:many]

    def times(self, goal: str) -> int:
        """How often a sight was seen."""
        return self._times(goal)

    def least(self, seen: Iterable[str]) -> int:
        """How often the rarest of several sights was seen; `seldom` where none of them is to be seen in this game."""
        return min((self._times(goal) for goal in seen if goal in self._sights), default=self.seldom)

    def names(self, link: str) -> bool:
        """Whether something rare is called so, such as a card that seldom was trained."""
        return any(self._times(goal) < self.seldom for goal in self._called.get(link, ()))


class CoveragePlayer:
    """Seats that look for what is rare. Each keeps the way that it has found, and goes it as long as it is legal."""

    def __init__(self, rarity: CoverageCounts, dice: Chance) -> None:
        self._rarity = rarity
        self._dice = dice
        self._ways: dict[Seat, list[Action]] = {}

    def choose(self, game: Game[Any, Any], seat: Seat, usual: Action) -> Action:
        """The next action of a way on that shows what was seen least; the usual one where none shows anything rare."""
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
        """A random way on: how often its rarest sight was seen, and the seat's own actions on the way there.

        Where several are asked at once, what comes of it shows only after others' moves; else it ends with them.
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
        """Whether an action costs a seat too much against the usual one: who ruins itself sees little of the game."""
        values = []
        for tried in (action, usual):
            state = title.determinize(view, self._dice)
            title.perform(state, seat, tried, self._dice)
            values.append(title.ai.evaluate(title.view(state, seat), seat))
        return values[0] < values[1] - title.ai.evaluation_scale

    def _preferred(self, title: Title[Any, Any], state: Any, seat: Seat) -> Action:
        """A random legal action that mostly prefers links by which something rare is called, or that lead there."""
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
        """Of several links those that name something rare, or else those after which some link does."""
        named = [choice for choice in offered if self._rarity.names(choice.key)]
        if named or len(chosen) >= _DEEP or len(offered) > _WIDE:
            return named
        return [choice for choice in offered if choice.more and self._leads(title, state, seat, (*chosen, choice.key))]

    def _leads(self, title: Title[Any, Any], state: Any, seat: Seat, chosen: Chosen) -> bool:
        return bool(self._wanted(title, state, seat, chosen, title.choices(state, seat, chosen)))


class GoalPlayer:
    """A seat that means to show one of what was seen least, as its title knows how; once seen, it takes another."""

    def __init__(self, rarity: CoverageCounts, dice: Chance) -> None:
        self._rarity = rarity
        self._dice = dice
        self._sight, self._times = "", 0

    def choose(self, game: Game[Any, Any], seat: Seat) -> Action | None:
        """The next step on the way; None where the title knows none, or now and then, for a change."""
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
