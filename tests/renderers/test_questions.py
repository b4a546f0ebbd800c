"""What stands below a picture while somebody chooses: the question of the moment, not that of the turn."""

from __future__ import annotations

import pytest

from renderers.registry import presenter, situations
from renderers.words import Words
from tests.renderers.picture_diff import writing


@pytest.mark.parametrize(
    ("title", "situation", "asked"),
    [
        ("foodfighters", "choosing an attacker", "Who attacks?"),
        ("foodfighters", "choosing a target", "Who does F2 Cabbage attack?"),
        ("foodies", "placing", "Where does Butter chicken go?"),
        ("food_chain_magnate", "placing a road", "Where does the road go?"),
        ("food_chain_magnate", "placing a mailbox", "Where does Mailbox 7 go?"),
    ],
)
def test_a_picture_asks_what_is_chosen_next(
    title: str, situation: str, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, *page, view, scene = next(one for one in situations(title).situations() if one[0] == situation)
    written = writing(monkeypatch)
    presenter(title).picture(Words("en"), view, scene, *page)
    assert any(text.startswith(asked) for text in written), (name, list(written))
