"""Training of the net of `odds`: games of the player against itself, and now and then against the Normal one.

The positions at the beginning of turns are kept. The target value of each is a mean of the player's
own search of the turn and the value of the next position, up to the result (temporal differences, Sutton 1988). The
net is moved a little towards that, each position several times and in random order.
"""

from __future__ import annotations

from typing import NamedTuple

from games.foodfighters.ai.lookahead import best_turn
from games.foodfighters.ai.odds import DATA, NET, features, forget
from games.foodfighters.data import BASE_TEAMS, TEAMS
from games.foodfighters.setup import setup
from games.foodfighters.state import State
from games.kernel import Action, NormalPlayer, Seat, flow, legality, only_action
from games.kernel.ai.learning import Found, NetAnswer, OddsTraining, Row, TrainingExample, hindsight

_BASE, _AGAINST_STEADY, _ASTRAY = 65, 25, 6
"""The percentage of games with the base teams, and of games against the Normal player; the percentage of turns that
begin at random, to cover more positions than good play reaches."""


class _Turn(NamedTuple):
    found: Found
    mover: Seat
    look: NetAnswer


class Training(OddsTraining):
    """A training run of some games, which changes the net that the player uses."""

    net, schooling, forget = NET, DATA.schooling, staticmethod(forget)
    _steady = NormalPlayer()

    def written(self) -> str:
        """Return the net as it is in the data, in thousandths."""
        rows = "\n".join(map(_in_thousandths, NET.rows))
        return f'bias = "{_in_thousandths(NET.bias)}"\nout = "{_in_thousandths(NET.out)}"\nrows = """\n{rows}"""\n'

    def lessons(self) -> list[TrainingExample]:
        """Play one game and return its training examples."""
        state, turns, normal = self._new_game(), list[_Turn](), self._seat_of_normal()
        while state.outcome is None:
            seat = next(decision.seat for decision in flow.decisions(state) if decision.owed)
            begins = len(turns) < state.turn
            action, worth = self._answer(state, seat, begins, seat == normal)
            if begins:
                astray = seat != normal and self.in_hundred(_ASTRAY)
                said = None if worth is None else [worth if side == seat else 1 - worth for side in (0, 1)]
                turns.append(_Turn(features(state, seat), seat, NetAnswer(said, astray)))
                action = legality.random_action(self.title, state, seat, self.chance) if astray else action
            flow.take(flow.Play(state, self.chance), seat, action)
        winner = state.outcome.winner
        end = [1 / 2, 1 / 2] if winner is None else [float(winner == side) for side in (0, 1)]
        worths = hindsight([turn.look for turn in turns], end, self.schooling.later)
        return [TrainingExample(turn.found, worth[turn.mover]) for turn, worth in zip(turns, worths, strict=True)]

    def _answer(self, state: State, seat: Seat, begins: bool, normal: bool) -> tuple[Action, float | None]:
        if normal:
            return self._steady.choose(self.title, self.title.view(state, seat), seat, self.chance), None
        only = None if begins else only_action(self.title, state, seat)
        return (only, None) if only else best_turn(state, seat)

    def _new_game(self) -> State:
        teams = BASE_TEAMS if self.in_hundred(_BASE) else list(TEAMS)
        first = self.chance.below(len(teams), "team")
        second = 1 - first if teams is BASE_TEAMS else self.chance.below(len(teams), "team")
        return setup(self.title.options({"team": [teams[first], teams[second]]}, 2), self.chance)[0]

    def _seat_of_normal(self) -> Seat | None:
        return self.chance.below(2, "seat") if self.in_hundred(_AGAINST_STEADY) else None


def _in_thousandths(row: Row) -> str:
    return " ".join(str(round(1000 * weight)) for weight in row)
