"""Positions of every title as games pass through them: with all its modules, played sensibly and at random."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import count, islice
from typing import Any

import pytest

from games.kernel import Action, Chance, Game, OptionsError, Seat, random_action
from games.kernel.ai.players import NormalPlayer
from games.kernel.registry import title
from games.kernel.testing.fuzz import random_options
from renderers.titles import TITLES
from renderers.words import LOCALES
from tests.discord.tables import SEED
from tests.lengths import pairs

NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve", "Finn")
everywhere = pytest.mark.parametrize("title_id", TITLES)
spoken = pytest.mark.parametrize(("title_id", "locale"), pairs(TITLES, LOCALES))
"""Every title in every language; in the short form each title in one of two."""


def positions(title_id: str, many: int, every: int = 1, number: int = 0) -> list[tuple[Game[Any, Any], Seat, Action]]:
    """Return some positions, each with an asked seat and a legal action; one of `every` in the games."""
    passed, stream = _passed(title_id, number)
    passed.extend(islice(stream, max(0, many * every - len(passed))))
    return [(game.copy(), seat, action) for game, seat, action in passed[: many * every : every]]


@cache
def _passed(title_id: str, number: int) -> tuple[list[tuple[Game[Any, Any], Seat, Action]], Iterator[Any]]:
    """What games have passed so far, for all tests of a run, and what they pass next."""
    asked = (one for each in count(number) for one in _asked(title_id, each))
    return [], ((game.copy(), seat, action) for game, seat, action in asked)


def kind_of(game: Game[Any, Any], seat: Seat) -> str:
    """Return the kind of a seat's decision."""
    return next(decision.kind for decision in game.decisions() if decision.seat == seat)


def _asked(title_id: str, number: int) -> Iterator[tuple[Game[Any, Any], Seat, Action]]:
    dice, normal = Chance(bytes([number])), NormalPlayer(40, 1)
    game = _begun(title_id, dice)
    while game.waiting():
        for seat in game.waiting():
            yield game, seat, random_action(game.title, game.state, seat, dice)
        seat = game.waiting()[0]
        if dice.below(4, ""):
            action = normal.choose(game.title, game.view(seat), seat, dice)
        else:
            action = random_action(game.title, game.state, seat, dice)
        game.act(seat, action, SEED)


def _begun(title_id: str, dice: Chance) -> Game[Any, Any]:
    """Return a new game with random modules, every other one that fits, and random options."""
    found = title(title_id)
    seats = max(2, found.info.seats[0] + dice.below(found.info.seats[1] - found.info.seats[0] + 1, ""))
    raw: dict[str, Any] = random_options(found, seats, dice)
    options = found.options(raw, seats)
    for module in found.info.modules:
        if module.id not in options.modules:
            with suppress(OptionsError):
                options = found.options({**raw, "modules": [*options.modules, module.id]}, seats)
    return Game.new(found, options, seats, Chance(SEED))[0]
