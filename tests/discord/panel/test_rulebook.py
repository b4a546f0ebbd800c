"""The topics of the rules that matter at a moment of a game."""

from __future__ import annotations

import pytest

from bot.discord.commands.rules import nearest, search
from renderers import how_to_play
from renderers.registry import presenter
from renderers.titles import TITLES
from renderers.words import LOCALES, Words
from tests.discord.positions import positions, spoken


@spoken
def test_no_decision_of_any_title_is_told_the_goal_of_the_game(title_id: str, locale: str) -> None:
    for game, seat, _ in positions(title_id, 40, 3):
        decision = game.decision(seat)
        assert decision is not None
        verbs = [choice.key for choice in game.choices(seat, ())]
        found = nearest(title_id, [decision.kind], verbs, Words(locale))
        assert found and found[0].id != "goal", f"{decision.kind}: {verbs}"


@pytest.mark.parametrize("title_id", TITLES)
def test_every_topic_that_a_title_names_for_a_moment_is_there(title_id: str) -> None:
    there = {topic.id for topic in how_to_play.topics(title_id, Words("en"))}
    assert {topic for named in presenter(title_id).topics.values() for topic in named} <= there


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_found_says_something_and_does_not_end_where_it_is_about_to(locale: str) -> None:
    for word in ("bank", "bonus", "flyer", "truck"):
        found = search(word, Words(locale))
        assert found and not [hit.said for hit in found if hit.said.endswith(":")], word
