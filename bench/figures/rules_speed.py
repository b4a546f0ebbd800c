"""Speed of the rules alone: random play and copies of the state, of every title and of another library (catanatron).

Measures processor time; a plain loop in between shows how quiet the machine is.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any

from bench.figures import Figure, at_least, at_most, busy_seconds, for_scale, missing, pace
from games.food_chain_magnate import TITLE as FOOD_CHAIN_MAGNATE
from games.food_chain_magnate.city import tiles
from games.food_chain_magnate.steps.dinner import dinnertime
from games.kernel import PLAYERS, Chance, Game, Title, random_action, thaw
from games.kernel.flow import Play
from games.kernel.presets import options_named
from games.kernel.registry import title as title_of
from renderers.titles import titles

RUNS = 5
ACTIONS = 10_000
COPIES = 2_000
LARGE = "food_chain_magnate"
"""The title with fixed bars; all others are compared with catanatron."""
PEERS = 2
"""The factor by which random play of the four smaller titles has to be faster than catanatron."""
LARGE_ACTIONS = 25_000
"""Minimum actions per second of its random play on one core, in the base game."""
MENU = "henri_lo_menu"
"""The preset with all modules."""
MENU_ACTIONS = 8_000
"""Minimum actions per second with all modules."""
SEATS = 5
MOST_SEATS = 6
"""The maximum number of players, which needs another module besides all others."""
LATE = 8
"""The turn from which dinnertime counts as late; whole games between bots of level Normal take 8 to 25 turns."""
GAMES, LARGE_GAMES = 6, 2
DINNERTIME_MILLISECONDS = 5
LARGE_COPY_MICROSECONDS = 30
"""Maximum microseconds for a copy of its state, with or without modules."""


def rows() -> Iterator[Figure]:
    """Measure random play and copies; catanatron runs between the titles, in the same process."""
    speeds: dict[str, list[float]] = {title.info.id: [] for title in titles()}
    peer: list[float] = []
    menu: list[float] = []
    loops: list[float] = []
    for run in range(RUNS):
        loops.append(pace())
        menu.append(random_play(title_of(LARGE), run, MENU))
        for title in titles():
            speeds[title.info.id].append(random_play(title, run))
        peer += [speed] if (speed := catanatron_play()) else []
    yield for_scale("a plain loop, before each run", statistics.median(loops), "k rounds/s")
    bar = statistics.median(peer) if peer else None
    if bar is None:
        yield missing("random play, catanatron", "not installed here: pip install catanatron")
    else:
        yield for_scale("random play, catanatron", bar, "actions/s")
    for title in titles():
        yield from _of_title(title, statistics.median(speeds[title.info.id]), bar)
    yield at_least(f"random play, {LARGE}, all modules", statistics.median(menu), MENU_ACTIONS, "actions/s")
    copied = statistics.median(state_copy(title_of(LARGE), run, MENU) for run in range(RUNS))
    yield at_most(f"state copy, {LARGE}, all modules", copied, LARGE_COPY_MICROSECONDS, "µs")
    yield from _catanatron_copy()
    yield from _dinnertimes()


def _of_title(title: Title[Any, Any], speed: float, peer: float | None) -> Iterator[Figure]:
    name = title.info.id
    what, copying = f"random play, {name}", f"state copy, {name}"
    copied = statistics.median(state_copy(title, run) for run in range(RUNS))
    if name == LARGE:
        yield at_least(what, speed, LARGE_ACTIONS, "actions/s")
        yield at_most(copying, copied, LARGE_COPY_MICROSECONDS, "µs")
    else:
        yield for_scale(what, speed, "actions/s") if peer is None else at_least(what, speed, PEERS * peer, "actions/s")
        yield for_scale(copying, copied, "µs")


def random_play(title: Title[Any, Any], run: int, preset: str = "") -> float:
    """Return the actions per second of random play, including the random choice link by link."""
    done = 0
    spent = 0.0
    while done < ACTIONS:
        game, dice = _new(title, done + run, preset), Chance(b"dice" + bytes([run]))
        chance = Chance(b"game", game.position)
        moves = 0

        def play(game: Game[Any, Any] = game, dice: Chance = dice, chance: Chance = chance) -> None:
            nonlocal moves
            while (asked := next((d for d in title.decisions(game.state) if d.owed), None)) is not None:
                title.perform(game.state, asked.seat, random_action(title, game.state, asked.seat, dice), chance)
                moves += 1

        spent += busy_seconds(play)
        done += moves
    return done / spent


def state_copy(title: Title[Any, Any], run: int, preset: str = "") -> float:
    """Return the microseconds for a copy of a state in the middle of a game."""
    game, dice = _new(title, run, preset), Chance(b"dice")
    for _ in range(60):
        if game.waiting():
            seat = game.waiting()[0]
            game.act(seat, random_action(title, game.state, seat, dice), b"game")
    return _each(lambda: title.copy(game.state))


def _each(copy: Callable[[], object]) -> float:
    """Return the microseconds for one copy that is discarded at once, as in play.

    If the copies were kept, most of the time would be the garbage collector's scan of the whole process.
    """

    def copies() -> None:
        for _ in range(COPIES):
            copy()

    return busy_seconds(copies) / COPIES * 1e6


def _new(title: Title[Any, Any], number: int, preset: str) -> Game[Any, Any]:
    seats = max(2, title.info.seats[0])  # a solo game has a rival that takes no actions
    chance = Chance(b"game" + number.to_bytes(4, "big"))
    options = {**options_named(title.info, preset), **title.testing.unattended}
    return Game.new(title, title.options(options, seats), seats, chance)[0]


def catanatron_play() -> float | None:
    """Return the actions per second of catanatron's random players; None if it is not installed."""
    game = _catanatron()
    if game is None:
        return None
    done, spent = 0, 0.0
    while done < ACTIONS:
        spent += busy_seconds(game.play)
        log = getattr(game.state, "action_records", None) or game.state.actions
        done += len(log)
        game = _catanatron()
    return done / spent


def _catanatron_copy() -> Iterator[Figure]:
    game = _catanatron()
    if game is not None:
        for _ in range(60):
            game.play_tick()
        yield for_scale("state copy, catanatron", _each(game.state.copy), "µs")


def _catanatron() -> Any:
    try:
        peer = import_module("catanatron")
    except ModuleNotFoundError:
        return None
    colours = (peer.Color.RED, peer.Color.BLUE, peer.Color.WHITE, peer.Color.ORANGE)
    return peer.Game([peer.RandomPlayer(colour) for colour in colours])


def _dinnertimes() -> Iterator[Figure]:
    """Measure dinnertime, the longest computation of the rules: five players in the base game, six with all modules."""
    yield from _dinnertime(f"dinnertime, {SEATS} seats, late, {LARGE}", GAMES, SEATS, {})
    menu = options_named(FOOD_CHAIN_MAGNATE.info, MENU)
    everything = {**menu, "modules": [*menu["modules"], "six_players"]}
    what = f"dinnertime, {MOST_SEATS} seats, late, {LARGE}, all modules"
    yield from _dinnertime(what, LARGE_GAMES, MOST_SEATS, everything)


def _dinnertime(what: str, games: int, seats: int, options: Mapping[str, Any]) -> Iterator[Figure]:
    """Measure dinnertime within a game, and with cold caches, as after a restart of the host."""
    warm: list[float] = []
    cold: list[float] = []
    for number in range(games):
        for game in late_games(number, seats, options):
            warm.append(busy_seconds(lambda game=game: _dine(game.state.copy())) * 1e3)  # type: ignore[misc]
            again = thaw(FOOD_CHAIN_MAGNATE, game.freeze())
            tiles.ground_of.cache_clear()
            cold.append(busy_seconds(lambda again=again: _dine(again.state)) * 1e3)  # type: ignore[misc]
    yield at_most(what, statistics.median(warm), DINNERTIME_MILLISECONDS, "ms")
    yield for_scale(f"{what}, the first of a process", statistics.median(cold), "ms")
    yield for_scale(f"{what}, the longest of {len(cold)}", max(*warm, *cold), "ms")


def late_games(number: int, seats: int, options: Mapping[str, Any]) -> Iterator[Game[Any, Any]]:
    """Yield a game between bots of level Normal at the end of every working day of its late turns."""
    seed, dice = b"dinner" + number.to_bytes(4, "big"), Chance(b"dice")
    game, _ = Game.new(FOOD_CHAIN_MAGNATE, FOOD_CHAIN_MAGNATE.options(options, seats), seats, Chance(seed))
    while asked := [decision for decision in game.decisions() if decision.owed]:
        seat = asked[0].seat
        if asked[0].kind == "work_end" and game.state.turn >= LATE:
            yield game
        game.act(seat, PLAYERS["normal"].choose(FOOD_CHAIN_MAGNATE, game.view(seat), seat, dice), seed)


def _dine(state: Any) -> None:
    dinnertime(Play(state, Chance(b"")))
