"""Hints: what a bot would do, and why; each move has a reason, even one that weighs no more than others."""

from __future__ import annotations

import pytest

from bot.discord.commands.view import hint_text
from bot.discord.panel.viewer_text import ViewerText
from games.kernel import Action, Chance, Game
from games.kernel.ai.hints import Hint
from games.kernel.registry import title
from renderers.registry import presenter
from renderers.words import LOCALES, Words


@pytest.mark.parametrize("locale", LOCALES)
def test_a_move_that_changes_nothing_is_told_to_weigh_as_much_as_others(locale: str) -> None:
    duel, words = title("foodfighters"), Words(locale)
    game, _ = Game.new(duel, duel.options({}, 2), 2, Chance(bytes(32)))
    viewer_text = ViewerText(game, presenter(duel.info.id), words, ["Ann", "Bo"], game.waiting()[0], [])
    lines = hint_text(
        viewer_text, [Hint(Action("roll", ()), {}), Hint(Action("pass", ()), {"beans": 1.0})]
    ).splitlines()
    assert lines[1].endswith(words("hint-even")) and not lines[2].endswith(words("hint-even"))
