"""A small net that tells how good a position is, and how it learns from what came of games.

It has one hidden layer: a feature adds something to the result at once, and something to each hidden unit, which counts
where it is above zero.
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
"""The features that are not zero, each with its place and value."""
L = TypeVar("L")
_FINE = 1000
_LEAST = 1 / 10**9
"""No chance is taken for less."""


class Schooling(Struct, frozen=True, forbid_unknown_fields=True):
    """How a net is trained, as it stands in a title's data.

    `later`: how much of what a position should be worth comes from what happened later. `first_step` and `last_step`:
    by how much of its fault a weight is moved in the first game and in the last. Of a net that knows nothing the
    weights lie within `small`, what comes out of its hidden units within `small_out`. `kept` lessons are remembered at
    most, and each is learnt from `again` times on average.
    """

    later: float
    first_step: float
    last_step: float
    small: float
    small_out: float
    kept: int
    again: int


class Net(Struct):
    """What a feature adds: to the result at once, then to each hidden unit; what is there before; what comes out."""

    rows: list[Row]
    bias: Row
    out: Row

    def total(self, sums: Sequence[float]) -> float:
        """The result, from the sums over all features."""
        direct, *hidden = sums
        return direct + sum(one * weight for one, weight in zip(hidden, self.out, strict=True) if one > 0.0)

    def sums(self, found: Found) -> Row:
        """What the features and the bias add up to: at once, then for each hidden unit."""
        rows = [[value * weight for weight in self.rows[at]] for at, value in found]
        return tuple(map(sum, zip(self.bias, *rows, strict=True)))

    def move(self, found: Found, sums: Sequence[float], wrong: float, step: float) -> None:
        """Move all weights a step against `wrong`: by how much more the result is than it should be.

        `sums` are what these features came to; of several positions all are to be found before the first is moved.
        """
        hidden = sums[1:]
        slope = (wrong, *(wrong * out if one > 0.0 else 0.0 for one, out in zip(hidden, self.out, strict=True)))
        self.out = _moved(self.out, [wrong * max(one, 0.0) for one in hidden], step)
        self.bias = _moved(self.bias, slope, step)
        for at, value in found:
            self.rows[at] = _moved(self.rows[at], slope, step * value)

    def copy(self) -> Net:
        """An independent copy."""
        return Net(self.rows[:], self.bias, self.out)

    def begin_anew(self, chance: Chance, schooling: Schooling) -> None:
        """Know nothing: small weights by chance, without which all hidden units would stay alike."""
        self.rows[:] = [(0.0, *_small(chance, schooling.small, len(self.out))) for _ in self.rows]
        self.bias, self.out = (0.0,) * (len(self.out) + 1), _small(chance, schooling.small_out, len(self.out))


def _small(chance: Chance, most: float, many: int) -> Row:
    return tuple(most * (2 * chance.below(_FINE + 1, "weight") / _FINE - 1) for _ in range(many))


def _moved(weights: Row, slope: Sequence[float], step: float) -> Row:
    return tuple([weight - step * one for weight, one in zip(weights, slope, strict=True)])


def listed(row: Row) -> str:
    """A row as it stands in a data file that lists its weights."""
    return "[" + ", ".join(f"{weight:.4g}" for weight in row) + "]"


class NetAnswer(NamedTuple):
    """What was said of a position when a game came to it: everybody's chance of winning; None where nobody looked.

    `astray`: what was done next was picked by chance, so that what came of it tells nothing about this position.
    """

    chances: Sequence[float] | None
    astray: bool = False


def hindsight(looks: Sequence[NetAnswer], end: Sequence[float], later: float) -> list[Sequence[float]]:
    """Everybody's chance as it should have been told of each position of a game that ended so.

    That is a mean of what was said of the position and, by the share `later`, of what should have been said of the
    next one, up to the end (temporal differences, Sutton 1988).
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
    """How far off chances were from what they should have been (logarithmic loss)."""
    return -sum(came * log(max(said, _LEAST)) for said, came in zip(chances, worth, strict=True) if came > 0.0)


class TrainingExample(NamedTuple):
    """What a net is told of a position, and what the chance of winning should be."""

    found: Found
    worth: float


def learn(net: Net, lesson: TrainingExample, step: float) -> float:
    """Move a net, whose result is the logarithm of odds, towards what it should say; how far off it was."""
    sums = net.sums(lesson.found)
    chance = 1.0 / (1.0 + exp(-net.total(sums)))
    net.move(lesson.found, sums, chance - lesson.worth, step)
    return off((chance, 1 - chance), (lesson.worth, 1 - lesson.worth))


class NetTraining(ABC, Generic[L]):
    """A course of some games, which changes the net that a title's player goes by.

    A title says what is to be learnt of a game, and how its net stands in the data.
    """

    net: ClassVar[Net]
    schooling: ClassVar[Schooling]
    forget: ClassVar[Callable[[], None]]
    """Has the title drop what it kept of the net as it was."""

    def __init__(self, title: Any, chance: Chance) -> None:
        self.title, self.chance = title, chance
        self._remembered: list[L] = []

    @abstractmethod
    def lessons(self) -> list[L]:
        """Play a game; what is to be learnt from it."""

    @abstractmethod
    def learn(self, lesson: L, step: float) -> float:
        """Move the net a step towards what it should say; how far off it was (logarithmic loss)."""

    @abstractmethod
    def written(self) -> str:
        """The net as it stands in the data."""

    def games(self, number: int) -> Iterator[float]:
        """Play and learn; after each game, how far off the net was on average.

        What is learnt from are lessons of the latest games, several times each and in mixed order; steps grow smaller.
        """
        schooling = self.schooling
        for played in range(number):
            lessons = self.lessons()
            self._remembered = [*self._remembered, *lessons][-schooling.kept :]
            step = schooling.first_step * (schooling.last_step / schooling.first_step) ** (played / number)
            picked = [self.chance.pick(self._remembered, "lesson") for _ in range(schooling.again * len(lessons))]
            yield sum(self.learn(lesson, step) for lesson in picked) / len(picked)
            type(self).forget()

    def begin_anew(self) -> None:
        """Let the net know nothing."""
        self.net.begin_anew(self.chance, self.schooling)
        type(self).forget()

    @classmethod
    def go_by(cls, net: Net) -> None:
        """Let the title's player go by this net from now on."""
        cls.net.rows[:], cls.net.bias, cls.net.out = net.rows, net.bias, net.out
        cls.forget()

    def in_hundred(self, many: int) -> bool:
        """True so many times of a hundred."""
        return self.chance.below(100, "in a hundred") < many


class OddsTraining(NetTraining[TrainingExample]):
    """A course for a net whose result is the logarithm of one seat's odds."""

    def learn(self, lesson: TrainingExample, step: float) -> float:
        """Move the net a step towards what it should say."""
        return learn(self.net, lesson, step)
