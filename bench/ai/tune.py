"""Tune the weights of a title's evaluation by self-play against the weights in the data.

Each round draws a generation of candidates, which multiply each weight by a factor. Every candidate plays as the bot
Normal against the current weights, on the same deals and from both seats. CMA-ES (Hansen; the package `cmaes`, a
development dependency) picks the next generation from the results. Finally the mean of the distribution plays against
the current weights on deals that no round has used; only this result counts as proof.

A title that uses a net has its own training function (`train`). The new net has to prove itself in the same way against
the net in the data, both played by the strongest bot.
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
"""The first deal number reserved for the proof."""
_PROOFS = 4
"""How many times as many games the proof plays as one candidate does."""
_TOLD_EVERY = 50
"""Games of training between two lines of progress."""


class WeightField(NamedTuple):
    """The location of a weight: the group of weights, its field, and its index in a field of several values."""

    name: str
    part: Struct
    field: str
    at: int | None


Values: TypeAlias = Mapping[str, float]
"""Weight values by name."""


def places(part: Struct, prefix: str = "") -> Iterator[WeightField]:
    """Yield all weights that can be tuned (the fractional numbers), under the names used in the data."""
    for field in part.__struct_fields__:
        value, name = getattr(part, field), f"{prefix}{field}"
        if isinstance(value, Struct):
            yield from places(value, f"{name}.")
        elif isinstance(value, float):
            yield WeightField(name, part, field, None)
        elif isinstance(value, tuple) and all(isinstance(one, float) for one in value):
            yield from (WeightField(f"{name}[{at}]", part, field, at) for at in range(len(value)))


def place_names(weights: Iterable[Struct]) -> list[str]:
    """Return the names of all weights of a title that can be tuned."""
    return [place.name for part in weights for place in places(part)]


def put(known: Mapping[str, WeightField], values: Values) -> None:
    """Make the evaluation use these values from now on."""
    for name, value in values.items():
        place = known[name]
        found = getattr(place.part, place.field)
        changed = value if place.at is None else (*found[: place.at], value, *found[place.at + 1 :])
        # The weights are frozen so that no title changes them; the arena has to switch between two versions of them.
        force_setattr(place.part, place.field, changed)


def value_of(place: WeightField) -> float:
    """Return the current value of a weight."""
    found = getattr(place.part, place.field)
    return float(found if place.at is None else found[place.at])


def multiplied(values: Values, powers: Sequence[float]) -> dict[str, float]:
    """Return the values, each multiplied by e raised to its own exponent."""
    return {name: value * exp(power) for (name, value), power in zip(values.items(), powers, strict=True)}


class Arena:
    """Plays two versions of a title's weights against each other, both as the bot Normal."""

    def __init__(self, title_id: str, only: str, *, by_odds: bool) -> None:
        """Select the weights to tune: those whose names begin with `only`."""
        self._title = title(title_id)
        self._mover = NormalPlayer(by_odds=by_odds)
        self._places = {
            place.name: place
            for part in self._title.ai.weights
            for place in places(part)
            if place.name.startswith(only)
        }
        self.stood: Values = {name: value_of(place) for name, place in self._places.items()}
        """The values in the data."""

    def restore(self) -> None:
        """Make the evaluation use the values in the data again."""
        put(self._places, self.stood)

    def met(self, one: Values, other: Values, games: int, first: int) -> PairResult:
        """Play two versions against each other at two seats, each deal from both sides."""
        return duel_result(self._title, self._mover, lambda side: put(self._places, (one, other)[side]), games, first)


def duel_result(
    played: Title[Any, Any], player: AiPlayer, go_by: Callable[[int], None], games: int, first: int
) -> PairResult:
    """Play two versions of one bot at two seats; `go_by` switches to version 0 or 1.

    Every deal is played from both sides; the result counts the wins of the first version.
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
    """Return the winners of a game; the first seat plays version 0, or version 1 if `turned`."""
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
    """Search for better weights for some rounds; print what to write into the data, and the proof.

    Every candidate of a round plays that many games. `step` is the initial step size, as an exponent of e.
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
    """Return the result on held-out deals as a sentence, and whether to write the new weights into the data."""
    mean, doubt = share(*proof)
    better = mean - doubt > 1 / 2
    return (
        f"against what stood there, on deals held back: {_told(proof)}",
        "Better: write it into the data." if better else "Not shown to be better: keep the present values.",
    )


def _looked_for(arena: Arena, rounds: int, games: int, step: float, seed: int) -> Values:
    """Run some rounds and return the mean of the distribution. All candidates of one round play the same deals."""
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


def train(title_id: str, games: int, seed: int, proof: int, *, untrained: bool) -> int:
    """Train a title's net for some games; print it as it belongs in the data.

    The progress and the proof are printed as comments. `proof` is the number of games against the net in the data.
    """
    played = title(title_id)
    if played.ai.training is None:
        complain(f"{title_id} has no net.")
        return 2
    course = played.ai.training(played, Chance(f"train {seed}".encode()))
    stood = course.net.copy()
    if untrained:
        course.reset()
    try:
        _trained(course, games)
        say(course.written())
        nets = (course.net.copy(), stood)
        proven = duel_result(played, PLAYERS["expert"], lambda side: course.go_by(nets[side]), proof, _HELD_BACK + seed)
        say(*(f"# {line}" for line in _judged(proven)))
    finally:
        course.go_by(stood)
    return 0


def _trained(course: NetTraining[Any], games: int) -> None:
    """Train for that many games and report progress."""
    off: list[float] = []
    for number, loss in enumerate(course.games(games), 1):
        off.append(loss)
        if number % _TOLD_EVERY == 0 or number == games:
            say(f"# {number} games: off by {fmean(off):.4f}")
            off.clear()


def _told(found: PairResult) -> str:
    mean, doubt = share(*found)
    return f"{found.won:.1f} of {found.games} ({100 * mean:.1f} %, give or take {100 * doubt:.1f})"
