"""Searching players: they sample what they cannot know, try their best few actions and play each one on."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from games.kernel import legality
from games.kernel.ai.players import AiPlayer, EasyPlayer, HardPlayer, NormalPlayer, RandomPlayer, ways_on
from games.kernel.ai.tree import WORK, TreePlayer
from games.kernel.chance import Chance
from games.kernel.title import Stop, Title, unhurried
from games.kernel.values import Action, Seat

Enough = Callable[[int], bool]
"""Called before each round of trials with the number done so far: whether to stop. The host supplies a clock here."""

_KEPT = 8
_ROUNDS = 12
_QUICK = 8


class FlatSearchPlayer:
    """Determinized search, one turn ahead.

    The greedy value keeps the most promising actions. Each round samples one state and one run of luck, and plays
    every kept action on with both, all seats moving by a quick greedy choice. The greedy choice remains unless another
    is better on average by more than the rounds differ among themselves: else dice would decide.

    Trials continue to the seat's next turn, or to the end of the present one if the title says so: the nearer end suits
    games with much luck between two turns.
    """

    def __init__(self, enough: Enough = lambda done: done >= _ROUNDS, kept: int = _KEPT, *, plans: bool = True) -> None:
        """Set `plans` to try the title's own search first."""
        self._enough = enough
        self._kept = kept
        self._plans = plans
        self._normal = NormalPlayer(samples=2)

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """Return the title's own plan, or the action that did best; then at least one round is played."""
        offered = ways_on(title, view, seat, chance, lambda: self._enough(0), plans=self._plans)
        if len(offered) == 1:
            return offered[0]
        kept = self._normal.ranked(title, view, seat, offered, chance)[: self._kept]
        values: list[list[float]] = [[] for _ in kept]
        while not values[0] or not self._enough(len(values[0])):
            state = title.determinize(view, chance)
            luck = chance.below(2**64, "").to_bytes(8, "big")
            # The same world and luck for all: they are compared pair by pair.
            for action, found in zip(kept, values, strict=True):
                found.append(self._play_on(title, state, seat, action, luck))
        # The first gains nothing over itself: it remains unless another is clearly above 0.
        clear = [_clear_gain(found, values[0]) for found in values]
        return kept[max(range(len(kept)), key=clear.__getitem__)]

    def _play_on(self, title: Title[Any, Any], state: Any, seat: Seat, action: Action, luck: bytes) -> float:
        """Return a seat's value of one sampled future. The game and the movers have separate luck."""
        # Separate, so that the movers' choices do not change the dice.
        dice, movers = Chance(b"dice" + luck), Chance(b"movers" + luck)
        after = title.copy(state)
        now = title.turn(after)
        title.perform(after, seat, action, dice)
        while (owed := next((d for d in title.decisions(after) if d.owed), None)) is not None:
            turn = title.turn(after)
            if turn.number > now.number and (not title.ai.search_to_next_turn or turn.owner in (seat, None)):
                break
            title.perform(after, owed.seat, _quick(title, after, owed.seat, movers), dice)
        return title.ai.evaluate(title.view(after, seat), seat)


def _clear_gain(values: list[float], first: list[float]) -> float:
    """Return the mean excess of the values over the first action's, less the standard error of the difference."""
    gains = [value - other for value, other in zip(values, first, strict=True)]
    mean = fmean(gains)
    return mean - stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else mean


def _quick(title: Title[Any, Any], state: Any, seat: Seat, chance: Chance) -> Action:
    """Return the best of a few random actions by one evaluation each."""
    forced = legality.only_action(title, state, seat)
    if forced is not None:
        return forced
    best, best_value = None, 0.0
    # A dict and no set: it drops duplicates and keeps one order in every run.
    tried = {legality.random_action(title, state, seat, chance): None for _ in range(_QUICK)}
    for action in tried:
        after = title.copy(state)
        title.perform(after, seat, action, chance)
        value = title.ai.evaluate(title.view(after, seat), seat)
        if best is None or value > best_value:
            best, best_value = action, value
    assert best is not None
    return best


class ExpertPlayer:
    """Uses the strongest search known for a title: by a tree, or the flat one."""

    def __init__(self, stop: Stop | None = None, work: int = WORK) -> None:
        """Let `stop` end a search; without it the search ends with its budget, so it is the same on every machine."""
        self._tree = TreePlayer(work, stop or unhurried)
        self._flat = FlatSearchPlayer((lambda done: stop()) if stop else (lambda done: done >= _ROUNDS))

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """Return the answer of the chosen search."""
        thinking: AiPlayer = self._flat if title.ai.search_depth is None else self._tree
        return thinking.choose(title, view, seat, chance)


PLAYERS: dict[str, AiPlayer] = {
    "random": RandomPlayer(),
    "easy": EasyPlayer(),
    "normal": NormalPlayer(),
    "hard": HardPlayer(ExpertPlayer()),
    "expert": ExpertPlayer(),
}
"""The bots that a table may seat, by name, weakest first. Tables keep these names forever."""
LEVELS = ("easy", "normal", "hard", "expert")
"""The levels that people choose from, the weakest first."""
REFERENCE_PLAYERS: dict[str, AiPlayer] = {"flat": FlatSearchPlayer(plans=False), "tree": TreePlayer(plans=False)}
"""Players for comparison only, never seated. They follow no plan of a title's own."""
DEFAULT_LEVEL = "normal"
"""The default bot: good enough, and quick."""
