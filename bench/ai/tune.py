"""Better weights for a title's evaluation, found by play against the weights that stand in the data.

Each round draws a generation of changes, each weight by a factor, and lets all of them play as Normal does against what
stands there, on the same deals with the seats turned. CMA-ES (Hansen; the package `cmaes`, for development only) learns
from who won more where to look next. In the end the middle of what it looks at plays against what stood, on deals that
no round has seen: that alone proves it.

A title that goes by a net has a way of its own to train it (`train`). That net must prove itself as well, against the
one that stands in the data: both as the strongest player goes by them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import exp
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import force_setattr

from bench.ai.duels import played_out, winners_of
from bench.ai.strength import PairResult, share
from bot.cli.arguments import complain, say
from games.kernel import PLAYERS, Action, AiPlayer, Chance, Game, NormalPlayer, Seat, Title
from games.kernel.ai.learning import NetTraining
from games.kernel.registry import title

_HELD_BACK = 1_000_000
"""The number of the first deal that is kept for the proof."""
_PROOFS = 4
"""So many times the games of one change are played for it."""
_TOLD_EVERY = 50
"""So many games of a training go by before the next line tells of it."""


class WeightField(NamedTuple):
    """Where a weight stands: the part of the weights, its field, and the place in a field of several."""

    name: str
    part: Struct
    field: str
    at: int | None


Values: TypeAlias = Mapping[str, float]
"""What stands at each of some places, by their names."""


def places(part: Struct, prefix: str = "") -> Iterator[WeightField]:
    """All weights that may be changed: numbers with a fraction, by names as in the data."""
    for field in part.__struct_fields__:
        value, name = getattr(part, field), f"{prefix}{field}"
        if isinstance(value, Struct):
            yield from places(value, f"{name}.")
        elif isinstance(value, float):
            yield WeightField(name, part, field, None)
        elif isinstance(value, tuple) and all(isinstance(one, float) for one in value):
            yield from (WeightField(f"{name}[{at}]", part, field, at) for at in range(len(value)))


def place_names(weights: Iterable[Struct]) -> list[str]:
    """The names of all weights of a title that may be changed."""
    return [place.name for part in weights for place in places(part)]


def put(known: Mapping[str, WeightField], values: Values) -> None:
    """Let the evaluation go by these values from now on."""
    for name, value in values.items():
        place = known[name]
        found = getattr(place.part, place.field)
        changed = value if place.at is None else (*found[: place.at], value, *found[place.at + 1 :])
        # Weights are frozen, so that no title changes them; here two versions of them take turns.
        force_setattr(place.part, place.field, changed)


def value_of(place: WeightField) -> float:
    """What stands there now."""
    found = getattr(place.part, place.field)
    return float(found if place.at is None else found[place.at])


def multiplied(values: Values, powers: Sequence[float]) -> dict[str, float]:
    """The values, each multiplied by e to a power of its own."""
    return {name: value * exp(power) for (name, value), power in zip(values.items(), powers, strict=True)}


class Arena:
    """Where two versions of a title's weights meet: each plays as Normal does, by the evaluation or by the odds."""

    def __init__(self, title_id: str, only: str, *, by_odds: bool) -> None:
        """`only`: how the names of the weights begin that are changed."""
        self._title = title(title_id)
        self._mover = NormalPlayer(by_odds=by_odds)
        self._places = {
            place.name: place
            for part in self._title.ai.weights
            for place in places(part)
            if place.name.startswith(only)
        }
        self.stood: Values = {name: value_of(place) for name, place in self._places.items()}
        """What stands in the data."""

    def restore(self) -> None:
        """Let the evaluation go by the data again."""
        put(self._places, self.stood)

    def met(self, one: Values, other: Values, games: int, first: int) -> PairResult:
        """Games of two versions at two seats; every deal is played from both sides."""
        return met(self._title, self._mover, lambda side: put(self._places, (one, other)[side]), games, first)


def met(played: Title[Any, Any], player: AiPlayer, go_by: Callable[[int], None], games: int, first: int) -> PairResult:
    """Games of one player at two seats that goes by one of two things, as `go_by` is told: 0, or 1.

    Every deal is played from both sides; what is counted is what the first of them won.
    """
    won = 0.0
    for number in range(games):
        turned = number % 2
        winners = _winners(played, player, go_by, turned, first + number // 2)
        won += sum(seat == turned for seat in winners) / len(winners)
    return PairResult(won, games)


def _winners(
    played: Title[Any, Any], player: AiPlayer, go_by: Callable[[int], None], turned: int, number: int
) -> tuple[Seat, ...]:
    """Who wins a game in which the first seat goes by the first of the two things, unless they are `turned`."""
    seed = f"tune {number}".encode()
    game, _ = Game.new(played, played.options(played.testing.unattended, 2), 2, Chance(seed))
    thoughts = Chance(b"thoughts" + seed)

    def answer(seat: Seat) -> Action:
        go_by(seat ^ turned)
        return player.choose(played, game.view(seat), seat, thoughts)

    for _ in played_out(game, seed, answer):
        pass
    return winners_of(game)


def tune(arena: Arena, rounds: int, games: int, step: float, seed: int) -> int:
    """Look for better weights in some rounds; say what to write into the data, and what proves it.

    Every change of a round plays so many games. `step`: how far weights are moved at first, as a power of e.
    """
    if len(arena.stood) < 2:
        complain("There are fewer than two such weights: nothing can be looked for.")
        return 2
    try:
        found = _looked_for(arena, rounds, games, step, seed)
        proof = arena.met(found, arena.stood, _PROOFS * games, _HELD_BACK + seed)
    finally:
        arena.restore()
    say(*(f"{name} = {value:.4g}  # was {arena.stood[name]:.4g}" for name, value in found.items()))
    say(*_judged(proof))
    return 0


def _judged(proof: PairResult) -> tuple[str, str]:
    """What became of what was found on deals held back, and what to do with it."""
    mean, doubt = share(*proof)
    better = mean - doubt > 1 / 2
    return (
        f"against what stood there, on deals held back: {_told(proof)}",
        "Better: write it into the data." if better else "Not shown to be better: leave what stands there.",
    )


def _looked_for(arena: Arena, rounds: int, games: int, step: float, seed: int) -> Values:
    """The middle of what is looked at after some rounds. What all of a round play are the same deals."""
    import numpy
    from cmaes import CMA

    search = CMA(mean=numpy.zeros(len(arena.stood)), sigma=step, seed=seed, lr_adapt=True)
    for number in range(rounds):
        tried = [search.ask() for _ in range(search.population_size)]
        met = [
            arena.met(multiplied(arena.stood, powers), arena.stood, games, seed + number * games) for powers in tried
        ]
        search.tell([(powers, -one.won) for powers, one in zip(tried, met, strict=True)])
        together = PairResult(sum(one.won for one in met), sum(one.games for one in met))
        say(f"round {number + 1}: {len(met)} changes won {_told(together)}")
    return multiplied(arena.stood, search.mean)


def train(title_id: str, games: int, seed: int, proof: int, *, anew: bool) -> int:
    """Train a title's net in some games; say what to write into the data, in comments how it went and what proves it.

    `proof`: so many games against the net that stands there.
    """
    played = title(title_id)
    if played.ai.training is None:
        complain(f"{title_id} has no net.")
        return 2
    course = played.ai.training(played, Chance(f"train {seed}".encode()))
    stood = course.net.copy()
    if anew:
        course.begin_anew()
    try:
        _trained(course, games)
        say(course.written())
        nets = (course.net.copy(), stood)
        proven = met(played, PLAYERS["expert"], lambda side: course.go_by(nets[side]), proof, _HELD_BACK + seed)
        say(*(f"# {line}" for line in _judged(proven)))
    finally:
        course.go_by(stood)
    return 0


def _trained(course: NetTraining[Any], games: int) -> None:
    """Train in so many games; say how it goes."""
    off: list[float] = []
    for number, loss in enumerate(course.games(games), 1):
        off.append(loss)
        if number % _TOLD_EVERY == 0 or number == games:
            say(f"# {number} games: off by {fmean(off):.4f}")
            off.clear()


def _told(found: PairResult) -> str:
    mean, doubt = share(*found)
    return f"{found.won:.1f} of {found.games} ({100 * mean:.1f} %, give or take {100 * doubt:.1f})"
