"""The strongest player: a tree of sampled futures, grown where they matter (information-set Monte Carlo tree search).

What a seat cannot know is sampled again for every trial. The tree is open-loop: its branches are actions, not
positions, so one branch averages over all luck and all hidden answers that may lie between.
Simultaneous answers are chosen separately: none depends on what another seat has answered in
the same trial. Every seat seeks its own chance of winning. Cowling, Powley and Whitehouse (2012) describe the family;
the root is searched by sequential halving (Karnin, Koren and Somekh 2013): only the first action counts in the end.

It stops early if a game is as good as decided (`decided`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import log, sqrt
from statistics import fmean
from typing import Any

from games.kernel import legality
from games.kernel.ai.players import NormalPlayer, ways_on
from games.kernel.chance import Chance
from games.kernel.title import Stop, Title, unhurried
from games.kernel.values import Action, Decision, Seat

_SURE = 0.98
"""Above these odds a sampled game is as good as won, below the complement as good as lost."""
_ENOUGH = 30
"""After this many sampled games without an exception fewer than one in 10 is one, in nineteen cases of twenty (the rule
of three: Hanley and Lippman-Hand 1983). More would take nearly as long as the search that they are to shorten."""


def decided(imagined: Collection[Collection[float]]) -> bool:
    """Return whether enough sampled games have all been won, or all lost, whatever was done.

    `imagined`: for each remaining action, the chance of winning at the end of each of its trials.
    """
    if sum(map(len, imagined)) < _ENOUGH:
        return False
    return min(map(min, imagined)) >= _SURE or max(map(max, imagined)) <= 1 - _SURE


_KEPT = 16
WORK = 2_000
"""About how many actions are simulated for one decision: in Foodies 0.2 s of one core, at most 0.6."""
_CURIOSITY = 0.25
"""The bonus of a seldom tried branch, in chances of winning."""
_WIDTH = 0.5
"""The exponent of progressive widening: after n visits a node offers about n to this power of actions."""
_QUICK = 8
_UNSURE = 0.2
"""The assumed deviation between two actions from trial to trial, in chances of winning, before anything is known."""


class TreePlayer:
    """Tries its best few actions by trials in a growing tree, and halves them until one is left.

    The n-th trial of every action meets the same imagined state and the same luck, so that actions are compared and not
    their luck. The greedy choice remains unless another is better by more than the trials differ.
    """

    def __init__(self, work: int = WORK, stop: Stop = unhurried, kept: int = _KEPT, *, plans: bool = True) -> None:
        """Set `work`, about how many actions may be simulated for one decision; the first trials are free.

        `plans`: whether to try the title's own search first.
        """
        self._work = work
        self._stop = stop
        self._kept = kept
        self._plans = plans
        self._normal = NormalPlayer(samples=2, by_odds=True)

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """Return the title's own plan, or the action that did best; then every kept action is tried at least once."""
        offered = ways_on(title, view, seat, chance, self._stop, plans=self._plans)
        if len(offered) == 1:
            return offered[0]
        ranked = self._normal.ranked(title, view, seat, offered, chance)[: self._kept]
        worlds = _Worlds(title, view, chance)
        trials = _Trials(title, seat, worlds)
        return self._halved([_Root(action) for action in ranked], trials)

    def _halved(self, roots: list[_Root], trials: _Trials) -> Action:
        """Share the work among the actions; after each share drop the worse half. Short if all is decided."""
        first, alive = roots[0], roots
        # This many halvings leave one of them.
        shares = max(1, (len(roots) - 1).bit_length())
        for share in range(1, shares + 1):
            while trials.work < self._work * share // shares or not first.values:
                for root in alive:
                    root.values.append(trials.run(root))
                # If all that is left is equal, more work would change nothing.
                if self._stop() or decided([root.values for root in alive]):
                    return max(alive, key=lambda root: root.lead(first)).action
            # `first` stays the baseline after it is dropped: `lead` compares the trials that both have had.
            alive = sorted(alive, key=lambda root: root.lead(first), reverse=True)[: (len(alive) + 1) // 2]
        return alive[0].action


class _Root:
    """An action under trial: the result of each trial, and the tree that grows below."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.below = _Point()
        self.values: list[float] = []

    def lead(self, first: _Root) -> float:
        """Return the average advantage over another, less the standard error of the difference.

        A few trials that happen to agree say little: a neutral one is added to them.
        """
        # It is the baseline: an action gains nothing over itself.
        if self is first:
            return 0.0
        gains = [value - other for value, other in zip(self.values, first.values, strict=False)]
        mean = fmean(gains)
        spread = (_UNSURE**2 + sum((gain - mean) ** 2 for gain in gains)) / len(gains)
        return mean - sqrt(spread / len(gains))


class _Point:
    """A node of the tree: what each seat that answers here has tried, and the nodes after their joint answers."""

    def __init__(self) -> None:
        self.menus: dict[Seat, _Menu] = {}
        self.after: dict[tuple[Action, ...], _Point] = {}


class _Menu:
    """One seat's tried actions at a node, and their results for that seat."""

    def __init__(self) -> None:
        self.visits = 0
        self.tried: dict[Action, list[float]] = {}
        """For each action: times tried, sum of values."""

    def choose(self, title: Title[Any, Any], state: Any, asked: Decision, trials: _Trials) -> Action:
        """Return the most promising action that is legal in this sampled state; a new one now and then."""
        self.visits += 1
        # Sampled states differ: what was tried in another one may be impossible in this.
        known = [action for action in self.tried if _legal(title, state, asked.seat, action)]
        if len(known) < self.visits**_WIDTH:
            new = trials.quick(state, asked)
            if new not in self.tried:
                self.tried[new] = [0.0, 0.0]
                return new
        return max(known, key=self._upper_bound) if known else trials.quick(state, asked)

    def _upper_bound(self, action: Action) -> float:
        """Return an action's upper bound: its mean, and more the less it was tried."""
        times, total = self.tried[action]
        # Not yet tried to the end: before all others.
        return total / times + _CURIOSITY * sqrt(log(self.visits) / times) if times else 2.0

    def learn(self, action: Action, value: float) -> None:
        """Record the result of an action chosen here."""
        found = self.tried.setdefault(action, [0.0, 0.0])
        found[0] += 1.0
        found[1] += value


class _Worlds:
    """Sampled states with their luck, the same for all who ask for the n-th."""

    def __init__(self, title: Title[Any, Any], view: Any, chance: Chance) -> None:
        self._title, self._view, self._chance = title, view, chance
        self._found: list[tuple[Any, bytes]] = []

    def number(self, n: int) -> tuple[Any, bytes]:
        """Return the n-th state, not to be changed, and the seed of its luck."""
        while len(self._found) <= n:
            luck = self._chance.below(2**64, "").to_bytes(8, "big")
            self._found.append((self._title.determinize(self._view, self._chance), luck))
        return self._found[n]


class _Trials:
    """Plays sampled futures from an action on; counts the simulated actions as `work`."""

    def __init__(self, title: Title[Any, Any], seat: Seat, worlds: _Worlds) -> None:
        self._title, self._seat, self._worlds = title, seat, worlds
        self.work = 0

    def run(self, root: _Root) -> float:
        """Run one more trial of an action and return the seat's chance at its end. The tree grows by a node."""
        title = self._title
        # By how often this action was tried, so that the n-th trial of each meets the same world.
        state, luck = self._worlds.number(len(root.values))
        dice, self._movers = Chance(b"dice" + luck), Chance(b"movers" + luck)
        after = title.copy(state)
        last = title.turn(after).number + (title.ai.search_depth or 0)
        self._perform(after, self._seat, root.action, dice)
        point: _Point | None = root.below
        path: list[tuple[_Menu, Action, Seat]] = []
        together: tuple[Action, ...] = ()
        while (owed := self._owed(after)) is not None and title.turn(after).number <= last:
            seat = owed.seat
            if point is None:
                self._perform(after, seat, self.quick(after, owed), dice)
                continue
            menu = point.menus.setdefault(seat, _Menu())
            # Checked before the visit is counted: a new node ends the tree, quick moves continue.
            new = not menu.visits
            action = menu.choose(title, after, owed, self)
            path.append((menu, action, seat))
            self._perform(after, seat, action, dice)
            together = (*together, action)
            if not self._waits_for_others(after, owed):
                point = None if new else point.after.setdefault(together, _Point())
                together = ()
        return self._learn(after, path)

    def _learn(self, after: Any, path: Sequence[tuple[_Menu, Action, Seat]]) -> float:
        """Report the result to every node on the way; return it for the searching seat."""
        title = self._title
        seats = dict.fromkeys((self._seat, *(seat for _, _, seat in path)))
        # By each seat's own view: every seat maximizes its own chance of winning, by what it may know.
        values = {seat: title.ai.odds(title.view(after, seat), seat) for seat in seats}
        for menu, action, seat in path:
            menu.learn(action, values[seat])
        return values[self._seat]

    def quick(self, state: Any, asked: Decision) -> Action:
        """Return a seat's quick choice: the best of a few random actions by one evaluation each.

        If others answer in secret at the same time it uses its sample, not what they have answered.
        """
        title, chance, seat = self._title, self._movers, asked.seat
        forced = legality.only_action(title, state, seat)
        if forced is not None:
            return forced
        seen = title.determinize(title.view(state, seat), chance) if asked.secret else state
        best, best_value = None, 0.0
        # A dict and no set: it drops duplicates and keeps one order in every run.
        for action in {legality.random_action(title, state, seat, chance): None for _ in range(_QUICK)}:
            after = title.copy(seen)
            self._perform(after, seat, action, chance)
            value = title.ai.odds(title.view(after, seat), seat)
            if best is None or value > best_value:
                best, best_value = action, value
        assert best is not None
        return best

    def _perform(self, state: Any, seat: Seat, action: Action, dice: Chance) -> None:
        self._title.perform(state, seat, action, dice)
        self.work += 1

    def _owed(self, state: Any) -> Decision | None:
        return next((decision for decision in self._title.decisions(state) if decision.owed), None)

    def _waits_for_others(self, state: Any, answered: Decision) -> bool:
        """Return whether an answer stays open until others owed at the same time are in."""
        return answered.secret and any(
            d.seat == answered.seat and d.kind == answered.kind and not d.owed for d in self._title.decisions(state)
        )


def _legal(title: Title[Any, Any], state: Any, seat: Seat, action: Action) -> bool:
    """Return whether an action can be built link by link in a state."""
    chosen: tuple[str, ...] = ()
    for link in action.links:
        if all(choice.key != link for choice in title.choices(state, seat, chosen)):
            return False
        chosen = (*chosen, link)
    return True
