"""The net is trained on what came of games, and stands in the data as it was trained."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.foodfighters import TITLE
from games.foodfighters.ai import odds
from games.foodfighters.ai.odds import NET, chance_of_winning, features
from games.foodfighters.ai.training import Training
from games.kernel import Chance, Game
from games.kernel.ai.learning import TrainingExample, learn
from tests.games.foodfighters.builders import a_table
from tests.games.nets import kept


@pytest.fixture(autouse=True)
def the_net_as_it_stands() -> Iterator[None]:
    with kept(Training):
        yield


def test_a_lesson_moves_the_net_towards_what_it_should_say() -> None:
    state = a_table().state
    lesson, before = TrainingExample(features(state, 0), 1.0), chance_of_winning(state, 0)
    off = [learn(NET, lesson, 0.003) for _ in range(30)]
    odds.forget()
    assert off == sorted(off, reverse=True)
    assert chance_of_winning(state, 0) > before + 0.1


def test_a_game_teaches_what_came_of_it() -> None:
    course = Training(TITLE, Chance(b"lessons"))
    lessons = course.lessons()
    assert len(lessons) > 5
    assert all(0.0 <= lesson.worth <= 1.0 for lesson in lessons)
    # The last position was that of the winner, who then won: what it should be worth is mostly that.
    assert lessons[-1].worth > 0.7


def test_after_a_course_the_net_is_another_one() -> None:
    course, before = Training(TITLE, Chance(b"course")), NET.rows[:]
    (off,) = course.games(1)
    assert 0.0 < off < 2.0
    assert NET.rows != before


def test_a_net_that_knows_nothing_is_begun_with() -> None:
    course = Training(TITLE, Chance(b"anew"))
    course.begin_anew()
    assert chance_of_winning(a_table().state, 0) == pytest.approx(0.5, abs=0.35)


def test_what_is_written_is_what_stands_in_the_data() -> None:
    text = Training(TITLE, Chance(b"written")).written()
    assert odds.DATA.rows in text
    assert f'bias = "{odds.DATA.bias}"' in text


@pytest.mark.parametrize("teams", [("meats", "veggies"), ("seafood", "grains")])
def test_sums_kept_apart_come_to_what_all_features_come_to(teams: tuple[str, str]) -> None:
    game, _ = Game.new(TITLE, TITLE.options({"team": list(teams)}, 2), 2, Chance(b"sums"))
    state = game.state
    state.sides[0].beans, state.quiet_turns, state.bonus_die = 7, 20, 0
    for mover in (0, 1):
        rows = [[value * weight for weight in NET.rows[at]] for at, value in features(state, mover)]
        total = NET.total(list(map(sum, zip(NET.bias, *rows, strict=True))))
        assert chance_of_winning(state, mover) == pytest.approx(1 / (1 + 2.718281828459045**-total))
