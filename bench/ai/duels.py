"""Matches between bots: duels of two, and round robins of several."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from bench.ai.strength import PairResult, pairs, ratings, share
from bot.cli.arguments import complain, say
from bot.discord.interactions.error_text import reasons
from games.kernel import (
    PLAYERS,
    REFERENCE_PLAYERS,
    Action,
    AiPlayer,
    Chance,
    Event,
    Game,
    Options,
    OptionsError,
    Seat,
    Title,
    only_action,
)
from games.kernel.ai import guests
from games.kernel.presets import options_named
from games.kernel.registry import title
from games.kernel.testing.fuzz import FuzzReport
from renderers.words import Words

_DUELLISTS = {**PLAYERS, **REFERENCE_PLAYERS}


def player(name: str) -> AiPlayer:
    """Return a player by name: a built-in one, or a bot of an installed package. Raises KeyError for an unknown one."""
    return _DUELLISTS[name] if name in _DUELLISTS else guests.guest(name)


def known() -> list[str]:
    """Return the names of all players."""
    return [*_DUELLISTS, *guests.points()]


def options_of(title_id: str, preset: str, modules: Sequence[str]) -> dict[str, Any] | None:
    """Return the options for unattended games: those of a preset plus some modules.

    If they are invalid, print why and return None.
    """
    info = title(title_id).info
    try:
        named = options_named(info, preset)
    except LookupError:
        complain(f"{title_id} has no preset {preset}; there are {', '.join(one.id for one in info.presets) or 'none'}.")
        return None
    unknown = [name for name in modules if name not in [module.id for module in info.modules]]
    if unknown:
        known = ", ".join(module.id for module in info.modules) or "none"
        complain(f"{title_id} has no module {', '.join(unknown)}; there are {known}.")
        return None
    together = [*named.get("modules", ()), *modules]
    return {**named, **title(title_id).testing.unattended, **({"modules": together} if together else {})}


def duel(
    title_id: str,
    players: Sequence[str],
    games: int,
    seed: int,
    raw: Mapping[str, Any] | None = None,
    *,
    table: bool = False,
) -> int:
    """Play bots against each other, each in every seat equally often, and print their shares of wins.

    `raw` are the options; the default is the usual set for unattended games. With `table`, also print how often each
    visible item was seen. After Ctrl-C, print the results of the games that were finished by then.
    """
    unknown = [name for name in players if name not in known()]
    if unknown:
        complain(f"There is no player {', '.join(unknown)}; there are {', '.join(known())}.")
        return 2
    played = title(title_id)
    low, high = played.info.seats
    if not low <= len(players) <= high:
        complain(f"{title_id} has {low} to {high} seats, and this many players are named: {len(players)}.")
        return 2
    try:
        options = played.options(played.testing.unattended if raw is None else raw, len(players))
    except OptionsError as error:
        complain(f"{title_id} cannot be played so: {' '.join(reasons(error, Words('en')))}")
        return 2
    tally, report = _Tally(players), FuzzReport(title_id)
    with suppress(KeyboardInterrupt):
        for number in range(games):
            order = [(seat + number) % len(players) for seat in range(len(players))]
            winners, moves, seen = _play_game(played, options, [players[n] for n in order], _seed(seed + number))
            report.count_sights(played.testing.coverage_goals(played, options, len(players)), seen)
            tally.count(order, winners, moves)
    say(*tally.lines())
    if table:
        say("what was seen, the rarest first", *report.table())
    return 0


class _Tally:
    """Counts how many games of a duel each bot has won."""

    def __init__(self, players: Sequence[str]) -> None:
        self._players = players
        self._began = time.perf_counter()
        self._games = self._moves = 0
        self._wins, self._by_seat = [0.0] * len(players), [0.0] * len(players)

    def count(self, order: Sequence[int], winners: Sequence[int], moves: int) -> None:
        """Add the result of one game with the players in this order."""
        self._games += 1
        self._moves += moves
        for winner in winners:
            self._wins[order[winner]] += 1 / len(winners)
            self._by_seat[winner] += 1 / len(winners)

    def lines(self) -> list[str]:
        """Return the lines to print: the share of wins per player and per seat, and the length of a game."""
        games = self._games
        if not games:
            return ["no game was played to the end"]
        found = []
        for name, won in zip(self._players, self._wins, strict=True):
            _, doubt = share(won, games)
            found.append(f"{name:12} {won:7.1f} of {games} ({100 * won / games:.1f} %, give or take {100 * doubt:.1f})")
        seconds = (time.perf_counter() - self._began) / games
        found.append("by seat: " + ", ".join(f"{100 * won / games:.1f} %" for won in self._by_seat))
        return [*found, f"{self._moves / games:.0f} moves a game, {seconds:.2f} s a game"]


def ladder(title_id: str, players: Sequence[str], games: int, seed: int) -> int:
    """Play a round robin of two-player games, and print the players' ratings with their errors.

    Each pair plays `games` games with alternating seats. The options are the usual ones for unattended games.
    """
    unknown = [name for name in players if name not in known()]
    if unknown or len(set(players)) < max(2, len(players)):
        complain(f"A ladder is of two or more different players of {', '.join(known())}.")
        return 2
    played = title(title_id)
    options, results = played.options(played.testing.unattended, 2), dict[tuple[str, str], PairResult]()
    for pair in pairs(players):
        won = 0.0
        for number in range(seed, seed + games):
            order = pair if number % 2 == 0 else pair[::-1]
            winners, _, _ = _play_game(played, options, order, _seed(number))
            won += sum(order[seat] == pair[0] for seat in winners) / len(winners)
        results[pair] = PairResult(won, games)
        mean, doubt = share(won, games)
        say(f"{pair[0]} against {pair[1]}: {won:.1f} of {games} ({100 * mean:.1f} %, give or take {100 * doubt:.1f})")
    found = ratings(players, results)
    for name in sorted(players, key=lambda one: -found[one].points):
        say(f"{name:12} {found[name].points:+6.0f} ±{found[name].doubt:.0f}")
    return 0


def played_out(
    game: Game[Any, Any], seed: bytes, answer: Callable[[Seat], Action]
) -> Iterator[tuple[Action, Sequence[Event]]]:
    """Play a game to its end and yield each action with its result.

    `answer` is not called for a player who has only one choice.
    """
    while waiting := game.waiting():
        seat = waiting[0]
        action = only_action(game.title, game.state, seat) or answer(seat)
        yield action, game.act(seat, action, seed).events


def winners_of(game: Game[Any, Any]) -> tuple[Seat, ...]:
    """Return the winners of a finished game."""
    result = game.result()
    assert result is not None
    return result.winners


def _play_game(
    played: Title[Any, Any], options: Options, players: Sequence[str], seed: bytes
) -> tuple[tuple[Seat, ...], int, Counter[str]]:
    """Play one game; return the winners, the number of moves, and how often each visible item was seen."""
    game, _ = Game.new(played, options, len(players), Chance(seed))
    thoughts = Chance(hashlib.sha256(seed).digest())

    def answer(seat: Seat) -> Action:
        return player(players[seat]).choose(played, game.view(seat), seat, thoughts)

    moves, seen = 0, Counter[str]()
    for action, events in played_out(game, seed, answer):
        seen.update(played.testing.seen(game.state, action, events))
        moves += 1
    return winners_of(game), moves, seen


def _seed(number: int) -> bytes:
    return hashlib.sha256(f"duel {number}".encode()).digest()
