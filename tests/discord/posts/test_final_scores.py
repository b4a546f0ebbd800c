"""The message that ends a game: winner, reason, and everybody's total, in every title and language."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec import structs

from bot.discord import limits
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts import post_builder
from bot.tables import archive
from games.kernel import Game, Result, Say
from renderers.registry import presenter
from renderers.titles import TITLES
from renderers.words import LOCALES, Words
from tests.discord.positions import NAMES
from tests.discord.tables import facts
from tests.operation.saved import GAMES

TOTALS = {
    "foodfighters": ("knocked out", "ausgeschaltet"),
    "foodies": ("popularity", "Beliebtheit"),
    "critter_kitchen": ("star", "Stern"),
    "food_truck_city": ("truck", "Truck"),
    "food_chain_magnate": ("$", "$"),
}
"""The unit of a title's total, by language."""


@cache
def finished(title_id: str) -> tuple[Game[Any, Any], Result]:
    """A saved game at its end."""
    file = archive.read(GAMES / f"{title_id}.json")
    assert file.result is not None
    return archive.replay(file).game, file.result


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("title_id", TITLES)
def test_the_last_message_tells_who_has_won_why_it_ended_and_everybodys_total(title_id: str, locale: str) -> None:
    game, over = finished(title_id)
    names, words = NAMES[: game.seats], Words(locale)
    text = ViewerText(game, presenter(title_id), words, names)
    post = post_builder.result(facts(names, (None,) * game.seats), text, over)
    assert all(names[seat] in post.heading for seat in over.winners)
    reason, *rest = post.content.split("\n")
    assert text.bound().say(over.reason) in reason and reason.strip("* .")
    ranks = [line for line in rest if line[:1].isdigit()]
    assert len(ranks) == len(over.ranking)
    unit = TOTALS[title_id][LOCALES.index(locale)]
    for group, line in zip(over.ranking, ranks, strict=True):
        assert all(names[seat] in line for seat in group)
        assert unit in line and any(sign.isdigit() for sign in line.partition(":")[2]), "everybody's total"
    assert len(post.content) <= limits.CONTENT


BEATEN = {
    "critter_kitchen": "critter_kitchen-result-solo-lost",
    "food_chain_magnate": "food_chain_magnate-result-nobody",
}
"""The reason for the end of a game without a winner."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("title_id", BEATEN)
def test_where_the_game_itself_has_beaten_all_nobody_is_told_to_have_won(title_id: str, locale: str) -> None:
    game, over = finished(title_id)
    names, words = NAMES[: game.seats], Words(locale)
    lost = structs.replace(over, reason=Say(BEATEN[title_id], {"stars": 11, "rival": 48, "turn": 3}))
    assert game.title.winners(over) == over.winners and game.title.winners(lost) == ()
    text = ViewerText(game, presenter(title_id), words, names)
    heading = post_builder.result(facts(names, (None,) * game.seats), text, lost).heading
    assert heading == words("host-result-nobody", title=words(f"{title_id}-name"))
