"""Training of the net of `odds`: games of the player against itself, and often against the Normal one.

The positions after the player's answers are kept. The target chance of each is a mean of
the net's output and the target after the next answer, up to the result. The net is moved a little
towards that, each position several times and in random order. Now and then an answer is random, or a truck is
left to the city for some turns, to cover more positions than good play reaches.
"""

from __future__ import annotations

from games.food_truck_city.ai.lookahead import Thought, known_to_net
from games.food_truck_city.ai.odds import DATA, NET, OF_A_SEAT, PARTS, chance_of_winning, features, forget
from games.food_truck_city.city_hall import can_pay
from games.food_truck_city.state import State
from games.food_truck_city.steps.stack import Move
from games.food_truck_city.view import View
from games.kernel import Action, Chance, Game, NormalPlayer, Seat, only_action
from games.kernel.ai.learning import NetAnswer, OddsTraining, TrainingExample, hindsight, listed

OF_RACE = 2 * OF_A_SEAT
"""The index of the race's odds among the features."""
_AGAINST_NORMAL = 50
"""The percentage of games in which the other seat is a Normal player."""
_ASTRAY, _OF_BEST = 3, 5
"""The percentage of random answers, and the number of best answers they are drawn from."""
_IMPOUNDED, _MOST_IMPOUNDED = 20, 5
"""The percentage of games in which a seat leaves its truck to the city while that holds fewer than a number."""


class _Learner:
    """A seat that plays by the net: its policy and its record."""

    def __init__(self, chance: Chance, held: int) -> None:
        """Leave a single truck to the city while that holds fewer than `held`."""
        self._chance, self._held = chance, held
        self.told: list[list[float]] = []
        self.looks: list[NetAnswer] = []

    def answer(self, view: View, seat: Seat) -> Action:
        """Return an answer; the net's input for the position after it is recorded."""
        thought = Thought.of(view, seat, self._chance)
        astray = self._chance.below(100, "astray") < _ASTRAY
        if self._leaves(view, seat):
            action, astray = Action("end_move"), False
        elif astray:
            best = sorted(thought.offered, key=thought.glance, reverse=True)[:_OF_BEST]
            action = self._chance.pick(best, "astray")
        else:
            action = thought.best()
        seen = thought.seen_after(action)
        if seen.step is not None and known_to_net(seen):
            self.told.append(features(seen, seat))
            said = chance_of_winning(seen, seat)
            # After a random answer the position before says nothing; the one after is as good as any.
            if astray and self.looks:
                self.looks[-1] = self.looks[-1]._replace(astray=True)
            self.looks.append(NetAnswer((said,)))
        return action

    def _leaves(self, view: View, seat: Seat) -> bool:
        player = view.players[seat]
        alone = len(player.parked()) == 1 and len(player.impounded()) < self._held
        return isinstance(view.step, Move) and alone and not can_pay(player)

    def lessons(self, share: float) -> list[TrainingExample]:
        """Return the training examples, given the seat's share of the final victory."""
        worths = hindsight(self.looks, (share,), DATA.schooling.later)
        found = [[(at, value) for at, value in enumerate(one) if value] for one in self.told]
        return [TrainingExample(one, worth) for one, (worth,) in zip(found, worths, strict=True)]


class Training(OddsTraining):
    """A training run of some games, which changes the net that the player uses."""

    net, schooling, forget = NET, DATA.schooling, staticmethod(forget)
    _steady = NormalPlayer()

    def reset(self) -> None:
        """Reset the net to the race's odds: else it would lose all games, and learn little from them."""
        super().reset()
        NET.rows[OF_RACE] = (float(PARTS), *NET.rows[OF_RACE][1:])
        forget()

    def written(self) -> str:
        """Return the net as it is in the data."""
        direct, *hidden = zip(*NET.rows, strict=True)
        lines = [f"direct_bias = {NET.bias[0]:.4g}", f"direct = {listed(direct)}"]
        lines += [f"hidden_bias = {listed(NET.bias[1:])}", f"out = {listed(NET.out)}"]
        return "\n".join([*lines, "hidden = [", *(f"    {listed(one)}," for one in hidden), "]"])

    def lessons(self) -> list[TrainingExample]:
        """Play one game and return its training examples."""
        seed = self.chance.below(2**64, "seed").to_bytes(32, "big")
        options = self.title.options(self.title.testing.unattended, DATA.players)
        game, _ = Game.new(self.title, options, DATA.players, Chance(seed))
        learners = self._learners()
        while waiting := game.waiting():
            seat = waiting[0]
            action = only_action(self.title, game.state, seat) or self._answer(game, seat, learners)
            game.act(seat, action, seed)
        result = game.result()
        assert result is not None
        winners = result.winners
        return [
            lesson for seat, learner in learners.items() for lesson in learner.lessons((seat in winners) / len(winners))
        ]

    def _answer(self, game: Game[State, View], seat: Seat, learners: dict[Seat, _Learner]) -> Action:
        view = game.view(seat)
        learner = learners.get(seat)
        return learner.answer(view, seat) if learner else self._steady.choose(self.title, view, seat, self.chance)

    def _learners(self) -> dict[Seat, _Learner]:
        seats = range(DATA.players)
        if self.in_hundred(_AGAINST_NORMAL):
            seats = seats[self.chance.below(len(seats), "seat") :][:1]
        return {seat: _Learner(self.chance, self._held()) for seat in seats}

    def _held(self) -> int:
        return 1 + self.chance.below(_MOST_IMPOUNDED, "held") if self.in_hundred(_IMPOUNDED) else 0
