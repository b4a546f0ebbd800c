"""The longest computation of the rules: dinnertime late in a game of Food Chain Magnate, with and without modules."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Mapping
from typing import Any

from bench.figures import Figure, at_most, busy_seconds, for_scale
from games.food_chain_magnate import TITLE
from games.food_chain_magnate.city import tiles
from games.food_chain_magnate.phases.dinner import dinnertime
from games.kernel import PLAYERS, Chance, Game, thaw
from games.kernel.flow import Play
from games.kernel.presets import options_named

SEATS = 5
MOST, MENU = 6, "henri_lo_menu"
"""The most people, who need a module of their own, with all others."""
LATE = 8
"""From this turn on a dinner counts as late; whole games among Normal players take 8 to 25."""
GAMES, LARGE_GAMES = 6, 2
BAR = 5


def rows() -> Iterator[Figure]:
    """Dinners of the base game among five, and of everything at once among six."""
    yield from _dinners(f"dinnertime, {SEATS} seats, late, food_chain_magnate", GAMES, SEATS, {})
    menu = options_named(TITLE.info, MENU)
    everything = {**menu, "modules": [*menu["modules"], "six_players"]}
    what = f"dinnertime, {MOST} seats, late, food_chain_magnate, all modules"
    yield from _dinners(what, LARGE_GAMES, MOST, everything)


def _dinners(what: str, games: int, seats: int, options: Mapping[str, Any]) -> Iterator[Figure]:
    """Dinners as they come in a game, and with nothing computed before, as after a restart of the host."""
    warm: list[float] = []
    cold: list[float] = []
    for number in range(games):
        for game in late_games(number, seats, options):
            warm.append(busy_seconds(lambda game=game: _dine(game.state.copy())) * 1e3)  # type: ignore[misc]
            again = thaw(TITLE, game.freeze())
            tiles.ground_of.cache_clear()
            cold.append(busy_seconds(lambda again=again: _dine(again.state)) * 1e3)  # type: ignore[misc]
    yield at_most(what, statistics.median(warm), BAR, "ms")
    yield for_scale(f"{what}, the first of a process", statistics.median(cold), "ms")
    yield for_scale(f"{what}, the longest of {len(cold)}", max(*warm, *cold), "ms")


def late_games(number: int, seats: int, options: Mapping[str, Any]) -> Iterator[Game[Any, Any]]:
    """A game of advised companies, at the end of every working day of its late turns."""
    seed, dice = b"dinner" + number.to_bytes(4, "big"), Chance(b"dice")
    game, _ = Game.new(TITLE, TITLE.options(options, seats), seats, Chance(seed))
    while asked := [decision for decision in game.decisions() if decision.owed]:
        seat = asked[0].seat
        if asked[0].kind == "work_end" and game.state.turn >= LATE:
            yield game
        game.act(seat, PLAYERS["normal"].choose(TITLE, game.view(seat), seat, dice), seed)


def _dine(state: Any) -> None:
    dinnertime(Play(state, Chance(b"")))
