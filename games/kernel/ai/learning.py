"""A small neural net that evaluates a position, and its training by the results of games.

It has one hidden layer: a feature adds something to the result directly, and to each hidden unit, which counts
if it is above zero.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from math import exp, log
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from games.kernel.chance import Chance

Row: TypeAlias = tuple[float, ...]
Found: TypeAlias = Sequence[tuple[int, float]]
"""The features that are not zero, as pairs of index and value."""
L = TypeVar("L")
_FINE = 1000
_LEAST = 1 / 10**9
"""The lowest chance that is used."""


class Schooling(Struct, frozen=True, forbid_unknown_fields=True):
    """The training parameters of a net, from a title's data.

    `later`: the share of a position's target that comes from later positions. `first_step` and `last_step`:
    the learning rate in the first game and in the last. A fresh net has weights
    within `small`, and output weights of its hidden units within `small_out`. At most `kept` examples are
    remembered, and each is used `again` times on average.
    """

    later: float
    first_step: float
    last_step: float
    small: float
    small_out: float
    kept: int
    again: int


class Net(Struct):
    """The weights: of each feature to the result, then to each hidden unit; the biases; the output weights."""

    rows: list[Row]
    bias: Row
    out: Row

    def total(self, sums: Sequence[float]) -> float:
        """Return the result, from the sums over all features."""
        direct, *hidden = sums
        return direct + sum(one * weight for one, weight in zip(hidden, self.out, strict=True) if one > 0.0)

    def sums(self, found: Found) -> Row:
        """Return the sums over the features and the bias: directly, then for each hidden unit."""
        rows = [[value * weight for weight in self.rows[at]] for at, value in found]
        return tuple(map(sum, zip(self.bias, *rows, strict=True)))

    def move(self, found: Found, sums: Sequence[float], wrong: float, step: float) -> None:
        """Move all weights a step against the error `wrong`: by how much the result is too high.

        `sums` are these features' sums; for several positions compute all of them before the first move.
        """
        hidden = sums[1:]
        slope = (wrong, *(wrong * out if one > 0.0 else 0.0 for one, out in zip(hidden, self.out, strict=True)))
        self.out = _moved(self.out, [wrong * max(one, 0.0) for one in hidden], step)
        self.bias = _moved(self.bias, slope, step)
        for at, value in found:
            self.rows[at] = _moved(self.rows[at], slope, step * value)

    def copy(self) -> Net:
        """Return an independent copy."""
        return Net(self.rows[:], self.bias, self.out)

    def reset(self, chance: Chance, schooling: Schooling) -> None:
        """Reset to small random weights, without which all hidden units would stay alike."""
        self.rows[:] = [(0.0, *_small(chance, schooling.small, len(self.out))) for _ in self.rows]
        self.bias, self.out = (0.0,) * (len(self.out) + 1), _small(chance, schooling.small_out, len(self.out))


def _small(chance: Chance, most: float, many: int) -> Row:
    return tuple(most * (2 * chance.below(_FINE + 1, "weight") / _FINE - 1) for _ in range(many))


def _moved(weights: Row, slope: Sequence[float], step: float) -> Row:
    return tuple([weight - step * one for weight, one in zip(weights, slope, strict=True)])


def listed(row: Row) -> str:
    """Return a row as in a data file that lists its weights."""
    return "[" + ", ".join(f"{weight:.4g}" for weight in row) + "]"


class NetAnswer(NamedTuple):
    """The estimate of a position during a game: everybody's chance of winning; None without an estimate.

    `astray`: the next action was random, so its result says nothing about this position.
    """

    chances: Sequence[float] | None
    astray: bool = False


def hindsight(looks: Sequence[NetAnswer], end: Sequence[float], later: float) -> list[Sequence[float]]:
    """Return everybody's target chance at each position of a game, given its result.

    It is a mean of the position's estimate and, by the share `later`, of the next position's
    target, up to the end (temporal differences, Sutton 1988).
    """
    found: list[Sequence[float]] = []
    worth = end
    for look in reversed(looks):
        if look.chances is not None:
            part = 0.0 if look.astray else later
            worth = [(1 - part) * said + part * came for said, came in zip(look.chances, worth, strict=True)]
        found.append(worth)
    return found[::-1]


def off(chances: Sequence[float], worth: Sequence[float]) -> float:
    """Return the error of chances against their targets (logarithmic loss)."""
    return -sum(came * log(max(said, _LEAST)) for said, came in zip(chances, worth, strict=True) if came > 0.0)


class TrainingExample(NamedTuple):
    """A net's input for a position, and the target chance of winning."""

    found: Found
    worth: float


def learn(net: Net, lesson: TrainingExample, step: float) -> float:
    """Move a net, whose result is the log-odds, towards the target; return its error."""
    sums = net.sums(lesson.found)
    chance = 1.0 / (1.0 + exp(-net.total(sums)))
    net.move(lesson.found, sums, chance - lesson.worth, step)
    return off((chance, 1 - chance), (lesson.worth, 1 - lesson.worth))


class NetTraining(ABC, Generic[L]):
    """A training run of some games, which changes the net that a title's player uses.

    A title defines the examples of a game, and the format of its net in the data.
    """

    net: ClassVar[Net]
    schooling: ClassVar[Schooling]
    forget: ClassVar[Callable[[], None]]
    """Makes the title clear its cache of the old net."""

    def __init__(self, title: Any, chance: Chance) -> None:
        self.title, self.chance = title, chance
        self._remembered: list[L] = []

    @abstractmethod
    def lessons(self) -> list[L]:
        """Play a game and return its training examples."""

    @abstractmethod
    def learn(self, lesson: L, step: float) -> float:
        """Move the net a step towards the target; return its error (logarithmic loss)."""

    @abstractmethod
    def written(self) -> str:
        """Return the net as it is in the data."""

    def games(self, number: int) -> Iterator[float]:
        """Play and learn; after each game, yield the net's average error.

        The examples are of the latest games, several times each and in random order; steps grow smaller.
        """
        schooling = self.schooling
        for played in range(number):
            lessons = self.lessons()
            self._remembered = [*self._remembered, *lessons][-schooling.kept :]
            step = schooling.first_step * (schooling.last_step / schooling.first_step) ** (played / number)
            picked = [self.chance.pick(self._remembered, "lesson") for _ in range(schooling.again * len(lessons))]
            yield sum(self.learn(lesson, step) for lesson in picked) / len(picked)
            type(self).forget()

    def reset(self) -> None:
        """Reset the net to know nothing."""
        self.net.reset(self.chance, self.schooling)
        type(self).forget()

    @classmethod
    def go_by(cls, net: Net) -> None:
        """Make the title's player use this net from now on."""
        cls.net.rows[:], cls.net.bias, cls.net.out = net.rows, net.bias, net.out
        cls.forget()

    def in_hundred(self, many: int) -> bool:
        """Return True with a chance of that percentage."""
        return self.chance.below(100, "in a hundred") < many


class OddsTraining(NetTraining[TrainingExample]):
    """A training run for a net whose result is one seat's log-odds."""

    def learn(self, lesson: TrainingExample, step: float) -> float:
        """Move the net a step towards the target."""
        return learn(self.net, lesson, step)
