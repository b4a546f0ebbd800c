"""How the nets of `prospects` are trained: games against themselves and against steady players.

Of each game the positions after the net's answers are kept. What its chance should have been there is a mean of what it
said and of what it should have said after its next answer, up to the result. The net is moved a little towards that,
each position several times and in mixed order. Now and then an answer is picked by chance, or the trucks are left to
the city for some turns, so that more comes to be seen than good play leads to.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import cycle

from games.kernel import Action, Chance, Game, GreedyPlayer, Seat, Title, only_action
from games.kernel.learning import Lesson, Look, Memory, Net, Row, hindsight, learn

from .city_hall import can_pay
from .foresight import Thought, known_to_net
from .prospects import DATA, NETS, chance_of_winning, forget, told
from .state import State
from .steps import Move
from .view import View

_ALONE = 60
"""In so many of a hundred games one seat goes by the net and all others are steady players; in the rest any number."""
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
        self.looks: list[Look] = []

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
            self.told.append(told(seen, seat))
            said = chance_of_winning(seen, seat)
            # Of an answer picked by chance the position before tells nothing; the one after is as good as any.
            if astray and self.looks:
                self.looks[-1] = self.looks[-1]._replace(astray=True)
            self.looks.append(Look((said,)))
        return action

    def _leaves(self, view: View, seat: Seat) -> bool:
        player = view.players[seat]
        alone = len(player.parked()) == 1 and len(player.impounded()) < self._held
        return isinstance(view.step, Move) and alone and not can_pay(player)

    def lessons(self, share: float) -> list[Lesson]:
        """What is to be learnt, where the seat has this share of the victory in the end."""
        worths = hindsight(self.looks, (share,), DATA.schooling.later)
        found = [[(at, value) for at, value in enumerate(one) if value] for one in self.told]
        return [Lesson(one, worth) for one, (worth,) in zip(found, worths, strict=True)]


class Training:
    """A course of some games, which changes the nets that the player goes by: each in its turn."""

    def __init__(self, title: Title[State, View], chance: Chance) -> None:
        self._title, self._chance = title, chance
        self._steady = GreedyPlayer()
        self._memories = {numbers: Memory[Lesson](DATA.schooling, chance) for numbers in NETS}

    def games(self, number: int) -> Iterator[float]:
        """Play and learn; after each game, how far off the net was (mean logarithmic loss)."""
        for played, numbers in zip(range(number), cycle(NETS), strict=False):
            lessons = self.lessons(self._chance.pick(numbers, "players"))
            yield self._memories[numbers].learn(lessons, played / number, partial(learn, NETS[numbers]))
            forget()

    def begin_anew(self) -> None:
        """Let the nets know nothing."""
        for net in NETS.values():
            net.begin_anew(self._chance, DATA.schooling)
        forget()

    def written(self) -> str:
        """The nets as they stand in the data."""
        return "\n".join(_written(numbers, net) for numbers, net in NETS.items())

    def lessons(self, players: int) -> list[Lesson]:
        """One game, and what is to be learnt from it."""
        seed = self._chance.below(2**64, "seed").to_bytes(32, "big")
        options = self._title.options(self._title.unattended, players)
        game, _ = Game.new(self._title, options, players, Chance(seed))
        learners = self._learners(players)
        while waiting := game.waiting():
            seat = waiting[0]
            action = only_action(self._title, game.state, seat) or self._answer(game, seat, learners)
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
        return learner.answer(view, seat) if learner else self._steady.choose(self._title, view, seat, self._chance)

    def _learners(self, players: int) -> dict[Seat, _Learner]:
        seats = self._chance.shuffle(range(players), "seats")
        many = 1 if self._in_hundred(_ALONE) else 1 + self._chance.below(players, "learners")
        return {seat: _Learner(self._chance, self._held()) for seat in seats[:many]}

    def _held(self) -> int:
        return 1 + self._chance.below(_MOST_IMPOUNDED, "held") if self._in_hundred(_IMPOUNDED) else 0

    def _in_hundred(self, many: int) -> bool:
        return self._chance.below(100, "in a hundred") < many


def _written(numbers: tuple[int, ...], net: Net) -> str:
    direct, *hidden = zip(*net.rows, strict=True)
    lines = ["[[net]]", f"players = {list(numbers)}"]
    lines += [f"direct_bias = {net.bias[0]:.4g}", f"direct = {_row(direct)}"]
    lines += [f"hidden_bias = {_row(net.bias[1:])}", f"out = {_row(net.out)}"]
    return "\n".join([*lines, "hidden = [", *(f"    {_row(one)}," for one in hidden), "]"])


def _row(row: Row) -> str:
    return "[" + ", ".join(f"{weight:.4g}" for weight in row) + "]"
