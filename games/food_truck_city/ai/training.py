"""How the net of `odds` is trained: games of the player against itself, and often against the Normal one.

Of each game the positions after the player's answers are kept. What the chance should have been there is a mean of
what the net said and of what it should have said after the next answer, up to the result. The net is moved a little
towards that, each position several times and in mixed order. Now and then an answer is picked by chance, or a truck is
left to the city for some turns, so that more comes to be seen than good play leads to.
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
"""The feature that tells what the race says."""
_AGAINST_NORMAL = 50
"""In so many of a hundred games the other seat is a Normal player."""
_ASTRAY, _OF_BEST = 3, 5
"""So many of a hundred answers are picked by chance, of so many of the best."""
_IMPOUNDED, _MOST_IMPOUNDED = 20, 5
"""In so many of a hundred games a seat leaves its truck to the city as long as that holds fewer than some number."""


class _Learner:
    """A seat that goes by the net: how it plays, and what it came to."""

    def __init__(self, chance: Chance, held: int) -> None:
        """`held`: as long as the city holds fewer trucks, a single one is left to it."""
        self._chance, self._held = chance, held
        self.told: list[list[float]] = []
        self.looks: list[NetAnswer] = []

    def answer(self, view: View, seat: Seat) -> Action:
        """An answer; what the net is told of the position after it is kept."""
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
            # Of an answer picked by chance the position before tells nothing; the one after is as good as any.
            if astray and self.looks:
                self.looks[-1] = self.looks[-1]._replace(astray=True)
            self.looks.append(NetAnswer((said,)))
        return action

    def _leaves(self, view: View, seat: Seat) -> bool:
        player = view.players[seat]
        alone = len(player.parked()) == 1 and len(player.impounded()) < self._held
        return isinstance(view.step, Move) and alone and not can_pay(player)

    def lessons(self, share: float) -> list[TrainingExample]:
        """What is to be learnt, where the seat has this share of the victory in the end."""
        worths = hindsight(self.looks, (share,), DATA.schooling.later)
        found = [[(at, value) for at, value in enumerate(one) if value] for one in self.told]
        return [TrainingExample(one, worth) for one, (worth,) in zip(found, worths, strict=True)]


class Training(OddsTraining):
    """A course of some games, which changes the net that the player goes by."""

    net, schooling, forget = NET, DATA.schooling, staticmethod(forget)
    _steady = NormalPlayer()

    def begin_anew(self) -> None:
        """Let the net know no more than the race: else it would lose all games, and learn little from them."""
        super().begin_anew()
        NET.rows[OF_RACE] = (float(PARTS), *NET.rows[OF_RACE][1:])
        forget()

    def written(self) -> str:
        """The net as it stands in the data."""
        direct, *hidden = zip(*NET.rows, strict=True)
        lines = [f"direct_bias = {NET.bias[0]:.4g}", f"direct = {listed(direct)}"]
        lines += [f"hidden_bias = {listed(NET.bias[1:])}", f"out = {listed(NET.out)}"]
        return "\n".join([*lines, "hidden = [", *(f"    {listed(one)}," for one in hidden), "]"])

    def lessons(self) -> list[TrainingExample]:
        """One game, and what is to be learnt from it."""
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
