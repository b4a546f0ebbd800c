"""Situations for pictures: `python -m bot pictures soup_stall` draws them; some illustrate the rules.

Two names are required: `pictures(words)`, and `HOW_TO_PLAY`, at least three pairs of a topic of the rules and the name
of a picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.kernel import PLAYERS, Chance, Game, Seat
from renderers.kit.picture import Picture
from renderers.kit.presenter import Scene
from renderers.words import Words

from ..rules import TITLE
from .presenter import PRESENTER

NAMES = ("Anna", "Bo", "Cleo", "Wilhelmina Featherstonehaugh-Cholmondeley")
HOW_TO_PLAY = (
    ("recipes", "keeping a recipe"),
    ("turn", "a full pot"),
    ("points", "the end"),
)
"""The situation that illustrates each topic of the rules on the page *How to play*."""


def pictures(words: Words) -> list[tuple[str, Picture]]:
    """Return a picture of each situation with its name, in a fixed order."""
    return [(name, PRESENTER.picture(words, *shown)) for name, shown in situations()]


def situations() -> Iterator[tuple[str, tuple[Any, Scene]]]:
    """Return name, view and scene of each situation."""
    game, _ = Game.new(TITLE, TITLE.options({"rounds": 3}, len(NAMES)), len(NAMES), Chance(_SEED))
    yield "keeping a recipe", _shown(game, 0)
    fullest, shown = 0, _shown(game, None)
    while game.waiting():
        _move(game)
        if len(game.state.pot) > fullest:
            fullest, shown = len(game.state.pot), _shown(game, game.state.cook)
    yield "a full pot", shown
    yield "the end", _shown(game, None)


_SEED = bytes(range(32))


def _move(game: Game[Any, Any]) -> None:
    seat = game.waiting()[0]
    dice = Chance(_SEED, game.position)
    game.act(seat, PLAYERS["random"].choose(TITLE, game.view(seat), seat, dice), _SEED)


def _shown(game: Game[Any, Any], viewer: Seat | None) -> tuple[Any, Scene]:
    return game.view(viewer), Scene(NAMES, viewer, waiting=game.awaited(), result=game.result())
