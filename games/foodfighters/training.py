"""How the net of `prospects` is trained: games of the player against itself, and now and then against the steady one.

Of each game the positions at the beginning of turns are kept. What they should be worth is a mean of what the player's
own look at the turn said and of what the next one is worth, up to the result (temporal differences, Sutton 1988). The
net is moved a little towards that, each position several times and in mixed order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, log
from typing import Any, NamedTuple

from games.kernel import Action, Chance, GreedyPlayer, Seat, Title, flow, legality, only_action

from .data import BASE_TEAMS, TEAMS
from .foresight import best_turn
from .prospects import DATA, FEATURES, NET, Found, Row, features, forget
from .setup import set_up
from .state import State

_BASE, _AGAINST_STEADY, _ASTRAY = 65, 25, 6
"""Of a hundred games, how many are of the base teams, and how many against the steady player; of a hundred turns, how
many begin at random, so that more comes to be seen than good play leads to."""
_KEPT, _AGAIN = 20_000, 5
"""So many positions are remembered; each is learnt from so many times on average."""
_HIDDEN = 32
_LEAST = 1 / 10**9
"""No chance is taken for less."""
_FINE = 1000


class Lesson(NamedTuple):
    """What the net is told of a position, and what it should say."""

    found: Found
    worth: float


class _Turn(NamedTuple):
    found: Found
    mover: Seat
    own: float | None
    """What the mover's own look at the turn said; None for the steady player, who does not look so far."""
    astray: bool


class Training:
    """A course of some games, which changes the net that the player goes by."""

    def __init__(self, title: Title[Any, Any], chance: Chance) -> None:
        self._title, self._chance = title, chance
        self._steady = GreedyPlayer()
        self._memory: list[Lesson] = []

    def games(self, number: int) -> Iterator[float]:
        """Play and learn; after each game, how far off the net was (mean logarithmic loss)."""
        for played in range(number):
            lessons = self.lessons()
            self._memory = [*self._memory, *lessons][-_KEPT:]
            step = DATA.first_step * (DATA.last_step / DATA.first_step) ** (played / number)
            picked = [self._chance.pick(self._memory, "lesson") for _ in range(_AGAIN * len(lessons))]
            yield sum(learn(lesson, step) for lesson in picked) / len(picked)
            forget()

    def begin_anew(self) -> None:
        """Let the net know nothing: small weights by chance, without which all hidden units would stay alike."""
        NET.rows[:] = [_small(self._chance, DATA.small) for _ in range(FEATURES)]
        NET.bias, NET.out = (0.0,) * (_HIDDEN + 1), _small(self._chance, DATA.small_out)[1:]
        forget()

    def written(self) -> str:
        """The net as it stands in the data, in thousandths."""
        rows = "\n".join(map(_in_thousandths, NET.rows))
        return f'bias = "{_in_thousandths(NET.bias)}"\nout = "{_in_thousandths(NET.out)}"\nrows = """\n{rows}"""\n'

    def lessons(self) -> list[Lesson]:
        """One game, and what is to be learnt from it."""
        state, turns, steady = self._new_game(), list[_Turn](), self._seat_of_steady()
        while state.outcome is None:
            seat = next(decision.seat for decision in flow.decisions(state) if decision.owed)
            begins = len(turns) < state.turn
            action, worth = self._answer(state, seat, begins, seat == steady)
            if begins:
                astray = seat != steady and self._in_hundred(_ASTRAY)
                turns.append(_Turn(features(state, seat), seat, worth, astray))
                action = legality.random_action(self._title, state, seat, self._chance) if astray else action
            flow.take(flow.Play(state, self._chance), seat, action)
        return _hindsight(turns, state.outcome.winner)

    def _answer(self, state: State, seat: Seat, begins: bool, steady: bool) -> tuple[Action, float | None]:
        if steady:
            return self._steady.choose(self._title, self._title.view(state, seat), seat, self._chance), None
        only = None if begins else only_action(self._title, state, seat)
        return (only, None) if only else best_turn(state, seat)

    def _new_game(self) -> State:
        teams = BASE_TEAMS if self._in_hundred(_BASE) else list(TEAMS)
        first = self._chance.below(len(teams), "team")
        second = 1 - first if teams is BASE_TEAMS else self._chance.below(len(teams), "team")
        return set_up(self._title.options({"team": [teams[first], teams[second]]}, 2), self._chance)[0]

    def _seat_of_steady(self) -> Seat | None:
        return self._chance.below(2, "seat") if self._in_hundred(_AGAINST_STEADY) else None

    def _in_hundred(self, many: int) -> bool:
        return self._chance.below(100, "in a hundred") < many


def learn(lesson: Lesson, step: float) -> float:
    """Move the net a little towards what it should say; how far off it was (logarithmic loss)."""
    rows = [[value * weight for weight in NET.rows[at]] for at, value in lesson.found]
    direct, *hidden = map(sum, zip(NET.bias, *rows, strict=True))
    alive = [max(one, 0.0) for one in hidden]
    chance = 1.0 / (1.0 + exp(-direct - sum(one * weight for one, weight in zip(alive, NET.out, strict=True))))
    wrong = chance - lesson.worth
    slope = (wrong, *(wrong * weight if one > 0.0 else 0.0 for one, weight in zip(hidden, NET.out, strict=True)))
    NET.out = _moved(NET.out, [wrong * one for one in alive], step)
    NET.bias = _moved(NET.bias, slope, step)
    for at, value in lesson.found:
        NET.rows[at] = _moved(NET.rows[at], slope, step * value)
    return -lesson.worth * log(max(chance, _LEAST)) - (1 - lesson.worth) * log(max(1 - chance, _LEAST))


def _hindsight(turns: Sequence[_Turn], winner: Seat | None) -> list[Lesson]:
    """What each position should have been worth, from the last one back."""
    lessons: list[Lesson] = []
    worth = [1 / 2, 1 / 2] if winner is None else [float(winner == seat) for seat in (0, 1)]
    for turn in reversed(turns):
        later = worth[turn.mover]
        # What came after a random move tells nothing about what stood before it.
        part = 0.0 if turn.astray else DATA.later
        value = later if turn.own is None else (1 - part) * turn.own + part * later
        worth[turn.mover], worth[1 - turn.mover] = value, 1 - value
        lessons.append(Lesson(turn.found, value))
    return lessons[::-1]


def _small(chance: Chance, most: float) -> Row:
    return tuple(most * (2 * chance.below(_FINE + 1, "weight") / _FINE - 1) for _ in range(_HIDDEN + 1))


def _moved(weights: Row, slope: Sequence[float], step: float) -> Row:
    return tuple([weight - step * one for weight, one in zip(weights, slope, strict=True)])


def _in_thousandths(row: Row) -> str:
    return " ".join(str(round(1000 * weight)) for weight in row)
