"""Search: a turn is tried out to its end with every result of the dice, weighted by probability.

Nothing is hidden in this game, so the mean over all dice is exact. Within the turn each seat that is asked (which card,
what to buy, who fills a gap) is assumed to answer best for itself. `odds` evaluates the position after the turn.
Of the many swaps and purchases only those are followed that look best if the turn ended there.

If several answers are about equal, they are compared again by the other side's best turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import product

from games.foodfighters.ai.odds import DATA, chance_of_winning
from games.foodfighters.cards import CARDS
from games.foodfighters.data import FACES
from games.foodfighters.state import SPLAT, State, takes_beans_on_hit
from games.foodfighters.steps import Buy
from games.foodfighters.view import View, determinize
from games.kernel import Action, ScriptedChance, Seat, Stop, flow, unhurried

_SIX = 6
Draws = tuple[int, ...]
End = tuple[float, State]
"""The probability that a turn ends so."""


class _Work:
    """The number of simulated actions."""

    done = 0


def look_ahead(view: View, seat: Seat, stop: Stop) -> Action | None:
    """Return the answer with the best mean chance of winning after this turn, or after the next one if it is close."""
    work = _Work()
    thought = _Thought(determinize(view), seat, DATA.kept, work)
    worth = thought.worths(stop)
    ranked = sorted(worth, key=worth.__getitem__, reverse=True)
    close = [action for action in ranked[: DATA.contenders] if worth[action] > worth[ranked[0]] - DATA.near]
    # Nothing comes near the best answer, so the reply need not be searched.
    if len(close) == 1:
        return ranked[0]
    return _best_after_reply(thought, close, lambda: work.done > DATA.work or stop())


def best_turn(state: State, seat: Seat, work: _Work | None = None) -> tuple[Action, float]:
    """Return a seat's best answer in its turn, searched a little narrower, and its chance of winning."""
    worth = _Thought(state, seat, DATA.kept_in_reply, work or _Work()).worths(unhurried)
    best = max(worth, key=worth.__getitem__)
    return best, worth[best]


def _best_after_reply(thought: _Thought, close: Sequence[Action], stop: Stop) -> Action:
    """Return the best of a few answers by the other side's best turn, as far as time allows."""
    worth: dict[Action, float] = {}
    for action in close:
        total = 0.0
        for likely, end in thought.ends(action):
            if stop():
                # An unfinished comparison does not count.
                return max(worth, key=worth.__getitem__) if worth else close[0]
            total += likely * thought.after_reply(end)
        worth[action] = total
    return max(worth, key=worth.__getitem__)


class _Thought:
    """The search for one decision of a seat."""

    def __init__(self, state: State, seat: Seat, kept: int, work: _Work) -> None:
        """Follow up `kept` ways to rearrange a formation, and as many purchases."""
        self._state, self._seat, self._kept, self._work = state, seat, kept, work
        self._turn = state.turn
        self._bargains = self._best_purchases()

    def _best_purchases(self) -> frozenset[Action]:
        """Return the best purchases for this turn, by a quick evaluation of the position, with unlimited Beans."""
        rich = self._state.copy()
        buyer = rich.sides[rich.active]
        # As if it could buy anything now: the best purchases are computed once, whatever the turn brings.
        buyer.beans, rich.bought, rich.attack, rich.stack = DATA.plenty, False, None, [Buy()]
        worth: dict[Action, float] = {}
        for action in flow.actions(rich, rich.active):
            if action.verb == "buy":
                after = self._after(rich, rich.active, action)
                worth[action] = 1.0 - chance_of_winning(after, 1 - rich.active)
        return frozenset(sorted(worth, key=worth.__getitem__, reverse=True)[: self._kept])

    def _after(self, state: State, seat: Seat, action: Action, draws: Draws = ()) -> State:
        self._work.done += 1
        after = state.copy()
        flow.take(flow.Play(after, ScriptedChance(draws)), seat, action)
        return after

    def worths(self, stop: Stop) -> dict[Action, float]:
        """Return the value of each promising answer; of the first ones only if there is no time left."""
        worth: dict[Action, float] = {}
        for action in self._worth_trying(self._state, self._seat):
            worth[action] = self._expected(self._state, self._seat, action)
            if stop():
                break
        return worth

    def ends(self, action: Action) -> Iterator[End]:
        """Return how the turn may end after an answer, everybody continuing with what is best for itself."""
        return self._ends_after(self._state, self._seat, action, 1.0)

    def _ends_after(self, state: State, seat: Seat, action: Action, likely: float) -> Iterator[End]:
        for chance, draws in _throws(state, seat, action):
            after = self._after(state, seat, action, draws)
            yield from self._ends(after, likely * chance)

    def _ends(self, state: State, likely: float) -> Iterator[End]:
        if state.outcome is not None or state.turn != self._turn:
            yield likely, state
            return
        asked = _asked(state)
        offered = self._worth_trying(state, asked)
        worth = {action: self._expected(state, asked, action) for action in offered} if len(offered) > 1 else {}
        best = max if asked == self._seat else min
        yield from self._ends_after(state, asked, best(offered, key=lambda one: worth.get(one, 0.0)), likely)

    def after_reply(self, end: State) -> float:
        """Return the seat's chance of winning at the end of a turn, by the best turn of the next side."""
        if end.outcome is not None:
            return self._worth(end)
        mover = _asked(end)
        chance = best_turn(end, mover, self._work)[1]
        return chance if mover == self._seat else 1.0 - chance

    def _worth(self, state: State) -> float:
        """Return the seat's chance of winning, everybody answering best for itself until the turn is over."""
        if state.outcome is not None:
            winner = state.outcome.winner
            return 1 / 2 if winner is None else float(winner == self._seat)
        if state.turn != self._turn:
            return self._after_turn(state)
        asked = _asked(state)
        worths = [self._expected(state, asked, action) for action in self._worth_trying(state, asked)]
        return max(worths) if asked == self._seat else min(worths)

    def _after_turn(self, state: State) -> float:
        chance = chance_of_winning(state, state.active)
        return chance if state.active == self._seat else 1.0 - chance

    def _expected(self, state: State, seat: Seat, action: Action) -> float:
        """Return the mean over the possible dice."""
        total = 0.0
        for likely, draws in _throws(state, seat, action):
            after = self._after(state, seat, action, draws)
            total += likely * self._worth(after)
        return total

    def _worth_trying(self, state: State, seat: Seat) -> Sequence[Action]:
        """Return the legal answers, but of purchases and ways to rearrange a formation only the most promising."""
        offered = _different(flow.actions(state, seat))
        if state is not self._state:
            # Deeper in the search, swaps after a card that swaps and purchases that are no bargain are left out.
            offered = [one for one in offered if one.verb not in ("swap", "move", "buy") or one in self._bargains]
        many = [action for action in offered if _rearranges(action)]
        if len(many) <= self._kept:
            return offered
        sign = 1.0 if seat == self._seat else -1.0
        promise = {action: sign * self._glance(state, seat, action) for action in many}
        kept = set(sorted(many, key=promise.__getitem__, reverse=True)[: self._kept])
        return [action for action in offered if action in kept or not _rearranges(action)]

    def _glance(self, state: State, seat: Seat, action: Action) -> float:
        """Return the seat's chance if a formation is rearranged and no more is done, or no more before the action."""
        after = self._after(state, seat, action)
        if after.turn == self._turn and isinstance(after.stack[-1], Buy):
            after = self._after(after, seat, _PASS)
        return self._after_turn(after)


_PASS = Action("pass")


def _asked(state: State) -> Seat:
    return next(decision.seat for decision in flow.decisions(state) if decision.owed)


def _different(offered: Iterable[Action]) -> list[Action]:
    """Return the actions, each exchange of two fighters once: either of them offers it."""
    seen: dict[tuple[str, ...], Action] = {}
    for action in offered:
        links = tuple(sorted(action.links)) if _rearranges(action) else action.links
        seen.setdefault(links, action)
    return list(seen.values())


def _rearranges(action: Action) -> bool:
    return action.verb in ("swap", "move") or (action.verb == "play" and CARDS[action.args[0]].rearranges)


def _throws(state: State, seat: Seat, action: Action) -> Sequence[tuple[float, Draws]]:
    """Return what an action may draw: each result of the dice that makes a difference, with its probability."""
    card = action.args[0] if action.verb == "play" else ""
    beans_always = takes_beans_on_hit(state.sides[state.active])
    if action.verb == "attack" or card == "second_wave":
        return _of_attack(_DICE[: 3 if state.bonus_die == seat else 2], beans_always)
    if action.verb == "roll":
        return _of_roll(_DICE[: 3 if state.bonus_die == seat else 2])
    if card in ("sizzle", "onion_tears"):
        assert state.roll is not None
        again = [die for die, face in enumerate(state.roll.dice) if face == SPLAT or card == "sizzle"]
        return _of_attack(tuple(again), beans_always)
    return _NOTHING


_DICE = (0, 1, 2)
_NOTHING: tuple[tuple[float, Draws], ...] = ((1.0, ()),)


@cache
def _of_attack(dice: Draws, beans_always: bool) -> Sequence[tuple[float, Draws]]:
    """Return throws of some dice, equivalent ones merged.

    Beans matter where they are taken: with no Splat at all, and always with Drippings.
    """

    def result(faces: Draws) -> object:
        splats = min(faces.count(SPLAT), 2)
        return splats, sum(faces) if beans_always or not splats else 0

    return _gathered(product(range(_SIX), repeat=len(dice)), dice, result)


@cache
def _of_roll(dice: Draws) -> Sequence[tuple[float, Draws]]:
    """Return rolls for Beans, after all Splats have been rolled again: that only rules Splats out."""
    throws = product(*([draw for draw, face in enumerate(FACES[die]) if face != SPLAT] for die in dice))
    return _gathered(throws, dice, sum)


def _gathered(throws: Iterable[Draws], dice: Draws, result: Callable[[Draws], object]) -> Sequence[tuple[float, Draws]]:
    together: dict[str, list[Draws]] = {}
    for draws in throws:
        faces = tuple(FACES[die][draw] for die, draw in zip(dice, draws, strict=True))
        together.setdefault(str(result(faces)), []).append(draws)
    total = sum(map(len, together.values()))
    return tuple((len(same) / total, same[len(same) // 2]) for same in together.values())
