"""Properties of every game: I1 to I7, one source of legality, copies, snapshots, views, an end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.foodfighters import TITLE
from games.foodfighters.state import State
from games.kernel import (
    Action,
    Chance,
    NotLegal,
    check,
    random_action,
)

seeds = st.integers(0, 2**32).map(lambda n: n.to_bytes(32, "big"))


def random_game(seed: bytes, **options: Any) -> Iterator[State]:
    chance, pick = Chance(seed), Chance(seed[::-1])
    state, _ = TITLE.setup(TITLE.options(options, 2), 2, chance)
    for _ in range(TITLE.testing.longest(2)):
        yield state
        owed = TITLE.decisions(state)
        if not owed:
            return
        TITLE.perform(state, owed[0].seat, random_action(TITLE, state, owed[0].seat, pick), chance)
    raise AssertionError("the game does not end")


@settings(max_examples=2, deadline=None)
@given(seeds)
def test_everybody_sees_the_same(seed: bytes) -> None:
    for state in random_game(seed):
        views = [TITLE.view(state, viewer) for viewer in (0, 1, None)]
        for view in views:
            view.viewer = None
        assert views[0] == views[1] == views[2]


def test_a_finished_game_takes_no_action() -> None:
    *_, state = random_game(b"finished")
    for word in ("roll", "pass"):
        with pytest.raises(NotLegal):
            check(TITLE, state, 0, Action(word))
