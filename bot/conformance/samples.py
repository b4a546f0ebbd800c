"""Sample games for checks of titles: random options, played by bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.kernel import AiPlayer, Chance, Event, Game, MoveResult, OptionsError, Title, random_action
from games.kernel.testing.fuzz import random_options

SEED = bytes(range(32))
# the moves examined in one game, before another one begins
_MOST = 150


def new_game(title: Title[Any, Any], seats: int, number: int = 0) -> Game[Any, Any]:
    """Return a game with random options."""
    dice = Chance(bytes([number, seats]))
    options = title.options(random_options(title, seats, dice), seats)
    return Game.new(title, options, seats, Chance(SEED))[0]


def as_preset(title: Title[Any, Any]) -> Iterator[Game[Any, Any]]:
    """Return a game of every preset, with the minimum of seats."""
    low, high = title.info.seats
    for preset in title.info.presets:
        for seats in range(low, high + 1):
            try:
                options = title.options({**title.testing.unattended, **preset.options}, seats)
            except OptionsError:
                continue
            yield Game.new(title, options, seats, Chance(SEED))[0]
            break


def play(game: Game[Any, Any], player: AiPlayer, dice: Chance) -> Iterator[MoveResult]:
    """Play a game to the end with one kind of bot in all seats."""
    while waiting := game.waiting():
        seat = waiting[0]
        yield game.act(seat, player.choose(game.title, game.view(seat), seat, dice), SEED)


def positions(title: Title[Any, Any], many: int, dice: Chance) -> Iterator[tuple[Game[Any, Any], list[Event]]]:
    """Return a number of positions with their last events, from as many random games as needed."""
    seats = min(3, title.info.seats[1])
    while many:
        game, moved = Game.new(title, title.options(title.testing.unattended, seats), seats, Chance(SEED))
        events = moved.events
        for _ in range(_MOST):
            if not game.waiting():
                break
            if dice.below(_MOST // 10, "") == 0:
                yield game, events
                many -= 1
                if not many:
                    return
            seat = dice.pick(game.waiting(), "")
            events = game.act(seat, random_action(title, game.state, seat, dice), SEED).events


def imagined(game: Game[Any, Any], viewer: int | None, dice: Chance) -> Game[Any, Any]:
    """Return a game that equals another in everything that the viewer knows."""
    twin = game.copy()
    twin.state = game.title.determinize(game.view(viewer), dice)
    return twin
