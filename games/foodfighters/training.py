"""How the net of `prospects` is trained: games of the player against itself, and now and then against the steady one.

Of each game the positions at the beginning of turns are kept. What they should be worth is a mean of what the player's
own look at the turn said and of what the next one is worth, up to the result (temporal differences, Sutton 1988). The
net is moved a little towards that, each position several times and in mixed order.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from games.kernel import Action, Chance, GreedyPlayer, Seat, Title, flow, legality, only_action
from games.kernel.learning import Found, Lesson, Look, Memory, Row, hindsight, learn

from .data import BASE_TEAMS, TEAMS
from .foresight import best_turn
from .prospects import DATA, NET, features, forget
from .setup import set_up
from .state import State

_BASE, _AGAINST_STEADY, _ASTRAY = 65, 25, 6
"""Of a hundred games, how many are of the base teams, and how many against the steady player; of a hundred turns, how
many begin at random, so that more comes to be seen than good play leads to."""


class _Turn(NamedTuple):
    found: Found
    mover: Seat
    look: Look


class Training:
    """A course of some games, which changes the net that the player goes by."""

    def __init__(self, title: Title[Any, Any], chance: Chance) -> None:
        self._title, self._chance = title, chance
        self._steady = GreedyPlayer()
        self._memory = Memory[Lesson](DATA.schooling, chance)

    def games(self, number: int) -> Iterator[float]:
        """Play and learn; after each game, how far off the net was (mean logarithmic loss)."""
        for played in range(number):
            yield self._memory.learn(self.lessons(), played / number, partial(learn, NET))
            forget()

    def begin_anew(self) -> None:
        """Let the net know nothing."""
        NET.begin_anew(self._chance, DATA.schooling)
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
                said = None if worth is None else [worth if side == seat else 1 - worth for side in (0, 1)]
                turns.append(_Turn(features(state, seat), seat, Look(said, astray)))
                action = legality.random_action(self._title, state, seat, self._chance) if astray else action
            flow.take(flow.Play(state, self._chance), seat, action)
        winner = state.outcome.winner
        end = [1 / 2, 1 / 2] if winner is None else [float(winner == side) for side in (0, 1)]
        worths = hindsight([turn.look for turn in turns], end, DATA.schooling.later)
        return [Lesson(turn.found, worth[turn.mover]) for turn, worth in zip(turns, worths, strict=True)]

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


def _in_thousandths(row: Row) -> str:
    return " ".join(str(round(1000 * weight)) for weight in row)
