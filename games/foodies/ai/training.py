"""Training of the net of `odds`: games of the player against itself, and now and then against Normal ones.

The positions between turns are kept. The target chances of each are a mean of the net's output
and of the targets one turn later, up to the result. The net is moved a little towards that,
each position several times and in random order.
"""

from __future__ import annotations

from typing import NamedTuple

from games.foodies.ai import odds
from games.foodies.ai.lookahead import at_once
from games.foodies.ai.odds import DATA, NET, PARTS, chances, forget, shares, victories
from games.foodies.state import State
from games.foodies.steps import Buy
from games.foodies.view import View
from games.kernel import Action, Chance, Game, NormalPlayer, Seat, legality, only_action
from games.kernel.ai.learning import Found, NetAnswer, NetTraining, hindsight, listed, off

_SEATS = (2, 2, 2, 3, 4, 5)
"""The possible numbers of players; two more often than more."""
_WANDERING, _ASTRAY, _AGAINST_STEADY = 50, 10, 25
"""The percentage of games with random purchases, the percentage of turns that have one there,
and the percentage of games in which all but one seat are Normal players."""


class Lesson(NamedTuple):
    """The net's input for every seat between two turns, and the target chances."""

    found: list[Found]
    worth: list[float]


class Training(NetTraining[Lesson]):
    """A training run of some games, which changes the net that the player uses."""

    net, schooling, forget = NET, DATA.schooling, staticmethod(forget)
    _steady = NormalPlayer()

    def learn(self, lesson: Lesson, step: float) -> float:
        """Move the net a little towards the targets of all seats."""
        sums = [NET.sums(found) for found in lesson.found]
        said = shares([NET.total(one) for one in sums])
        for found, one, chance, worth in zip(lesson.found, sums, said, lesson.worth, strict=True):
            NET.move(found, one, chance - worth, step)
        return off(said, lesson.worth)

    def written(self) -> str:
        """Return the net as it is in the data."""
        rows, lines = iter(NET.rows), [f"bias = {listed(NET.bias)}", f"out = {listed(NET.out)}"]
        for part in PARTS:
            lines += [f"{part} = [", *(f"    {listed(next(rows))}," for _ in getattr(DATA, part)), "]"]
        return "\n".join(lines)

    def lessons(self) -> list[Lesson]:
        """Play one game and return its training examples."""
        game, seed = self._new_game()
        wanders, netted = self.in_hundred(_WANDERING), self._seats_of_the_net(game.seats)
        found: list[list[Found]] = []
        looks: list[NetAnswer] = []
        astray = False
        while waiting := game.waiting():
            seat, state = waiting[0], game.state
            action = only_action(self.title, state, seat) or self._answer(game, seat, seat in netted)
            if wanders and isinstance(state.stack[-1], Buy) and self.in_hundred(_ASTRAY):
                action, astray = legality.random_action(self.title, state, seat, self.chance), True
            if action.verb == "done":
                # A random purchase is part of the following position, so only the one before says nothing about it.
                if astray and looks:
                    looks[-1] = looks[-1]._replace(astray=True)
                astray = False
                found.append(odds.net_features(state, state.turn + 1))
                looks.append(NetAnswer(chances(state, state.turn + 1)))
            game.act(seat, action, seed)
        end = victories([(court.popularity, court.coins) for court in game.state.courts])
        return [Lesson(*one) for one in zip(found, map(list, hindsight(looks, end, self.schooling.later)), strict=True)]

    def _answer(self, game: Game[State, View], seat: Seat, netted: bool) -> Action:
        if netted:
            return at_once(game.view(seat), seat, self.chance)
        return self._steady.choose(self.title, game.view(seat), seat, self.chance)

    def _new_game(self) -> tuple[Game[State, View], bytes]:
        seats = self.chance.pick(_SEATS, "seats")
        seed = self.chance.below(2**64, "seed").to_bytes(32, "big")
        return Game.new(self.title, self.title.options({}, seats), seats, Chance(seed))[0], seed

    def _seats_of_the_net(self, seats: int) -> range:
        if not self.in_hundred(_AGAINST_STEADY):
            return range(seats)
        one = self.chance.below(seats, "seat")
        return range(one, one + 1)
