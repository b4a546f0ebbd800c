"""The picture of ratings: small enough, in both languages, with its figures in the alt text."""

from __future__ import annotations

import pytest

from renderers.rating_chart import RatingLine, RatingStep, draw
from renderers.words import Words
from tests.renderers.picture_diff import in_boxes, writing


def test_a_picture_of_one_game_and_of_many_tells_its_figures_in_words_too() -> None:
    many = RatingLine("foodies", 3, tuple(RatingStep(1000 + 10 * at, 600 - 8 * at) for at in range(40)))
    one = RatingLine("foodfighters", 2, (RatingStep(1105, 645),))
    for locale, says in (("en", "now 1390 ± 288 after 40 games"), ("de", "jetzt 1390 ± 288")):
        drawn = draw("Zoë 👩‍🍳 Unmistakable", [many, one], Words(locale))
        assert (drawn.width, drawn.height) == (1200, 1200) and len(drawn.data) < 200_000
        assert says in drawn.alt and "1105" in drawn.alt and ": " in drawn.alt[:40]


def test_whose_ratings_they_are_is_written_in_full_where_a_face_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = writing(monkeypatch)
    draw("Łukasz", [RatingLine("foodfighters", 2, (RatingStep(1105, 645),))], Words("en"))
    assert any("Łukasz" in text for text in written) and not in_boxes(written)
