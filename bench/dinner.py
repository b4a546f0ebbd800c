"""The longest computation of the rules: dinnertime late in a five-seat game of Food Chain Magnate."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from typing import Any

from bench.figures import Row, at_most, for_scale, seconds
from games.food_chain_magnate import TITLE
from games.food_chain_magnate.city import tiles
from games.food_chain_magnate.phases.dinner import dinnertime
from games.kernel import PLAYERS, Chance, Game, thaw
from games.kernel.flow import Play

SEATS = 5
LATE = 8
"""From this turn on a dinner counts as late; whole games among greedy players take 8 to 25."""
GAMES = 6
BAR = 5


def rows() -> Iterator[Row]:
    """Dinners as they come in a game, and with nothing computed before, as after a restart of the host."""
    warm: list[float] = []
    cold: list[float] = []
    for number in range(GAMES):
        for game in late_games(number):
            warm.append(seconds(lambda game=game: _dine(game.state.copy())) * 1e3)  # type: ignore[misc]
            again = thaw(TITLE, game.freeze())
            tiles.ground_of.cache_clear()
            cold.append(seconds(lambda again=again: _dine(again.state)) * 1e3)  # type: ignore[misc]
    what = f"dinnertime, {SEATS} seats, late, food_chain_magnate"
    yield at_most(what, statistics.median(warm), BAR, "ms")
    yield for_scale(f"{what}, the first of a process", statistics.median(cold), "ms")
    yield for_scale(f"{what}, the longest of {len(cold)}", max(*warm, *cold), "ms")


def late_games(number: int) -> Iterator[Game[Any, Any]]:
    """A game of advised companies, at the end of every working day of its late turns."""
    seed, dice = b"dinner" + number.to_bytes(4, "big"), Chance(b"dice")
    game, _ = Game.new(TITLE, TITLE.options({}, SEATS), SEATS, Chance(seed))
    while asked := [decision for decision in game.decisions() if decision.owed]:
        seat = asked[0].seat
        if asked[0].kind == "work_end" and game.state.turn >= LATE:
            yield game
        game.act(seat, PLAYERS["greedy"].choose(TITLE, game.view(seat), seat, dice), seed)


def _dine(state: Any) -> None:
    dinnertime(Play(state, Chance(b"")))
