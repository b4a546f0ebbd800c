"""The picture of a tournament's standings: names can be read."""

from __future__ import annotations

import pytest

from renderers.standings_table import StandingsRow, draw
from renderers.words import Words
from tests.renderers.picture_diff import in_boxes, writing


def test_a_tournament_and_its_people_are_named_in_full_where_a_face_has_their_letters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = writing(monkeypatch)
    rows = [StandingsRow(1, "Łukasz Żółć", ("3",)), StandingsRow(2, "Zoë 🦊 たろう", ("1",), out=True)]
    drawn = draw("Wiosna w Łodzi 2026", ["Siege"], rows, Words("de"))
    assert {"Wiosna w Łodzi 2026", "Łukasz Żółć", "ZT"} <= set(written) and not in_boxes(written)
    assert "Zoë 🦊 たろう" in drawn.alt and len(drawn.data) < 200_000
