"""The page that explains how a title is played, and the site that contains it."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from games.kernel.registry import BUILT_IN
from renderers import how_to_play
from renderers.registry import situations
from renderers.titles import TITLES
from renderers.words import LOCALES, Words

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("title", TITLES)
def test_the_page_tells_every_topic_the_goal_a_turn_and_ten_mistakes_of_beginners(title: str, locale: str) -> None:
    words = Words(locale)
    page = how_to_play.page(title, words, "pictures")
    texts = {topic.id: topic.text for topic in how_to_play.topics(title, words)}
    assert len(texts) >= 5 and "goal" in texts and {"turn", "round"} & set(texts)
    assert [topic for topic, text in texts.items() if text not in page or not text] == []
    if title in BUILT_IN:
        assert [line[:2] for line in texts["mistakes"].splitlines()] == ["- "] * 10


@pytest.mark.parametrize("title", TITLES)
def test_every_picture_of_the_page_illustrates_a_topic(title: str) -> None:
    shown = situations(title).HOW_TO_PLAY
    page = how_to_play.page(title, Words("en"), "pictures")
    assert len(shown) >= 3
    assert [name for _, name in shown if f"(pictures/{how_to_play.filename(title, name)})" not in page] == []


def test_the_pages_pictures_are_drawn() -> None:
    drawn = dict(how_to_play.pictures("foodfighters", Words("en")))
    shown = situations("foodfighters").HOW_TO_PLAY
    assert set(drawn) == {how_to_play.filename("foodfighters", name) for _, name in shown}


def test_the_site_lists_every_page_of_the_documentation_and_every_title() -> None:
    site = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    listed = set(_pages(site["nav"]))
    assert listed == {path.name for path in (ROOT / "docs").glob("*.md")} | {f"titles/{title}.md" for title in TITLES}


def _pages(nav: object) -> list[str]:
    if isinstance(nav, str):
        return [nav]
    parts = nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else ()
    return [page for part in parts for page in _pages(part)]
