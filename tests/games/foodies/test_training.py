"""The net of Foodies learns from what came of games, and is told as it stands in the data."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.foodies import TITLE
from games.foodies.ai import odds
from games.foodies.ai.odds import NET, chances, shares, told
from games.foodies.ai.training import Lesson, Training
from games.kernel import Chance, data_files
from tests.games.foodies.test_odds import positions
from tests.games.nets import kept


@pytest.fixture(autouse=True)
def the_net_as_it_stands() -> Iterator[None]:
    with kept(Training):
        yield


def test_what_the_net_is_told_in_one_list_comes_to_the_chances_that_players_go_by() -> None:
    for state in positions(3):
        said = shares([NET.total(NET.sums(found)) for found in told(state, state.turn)])
        assert said == pytest.approx(chances(state, state.turn))


def test_a_lesson_moves_the_net_towards_what_it_should_say() -> None:
    state = positions(2)[3]
    lesson, before = Lesson(told(state, state.turn), [1.0, 0.0]), chances(state, state.turn)[0]
    course = Training(TITLE, Chance(b"a lesson"))
    off = [course.learn(lesson, 0.003) for _ in range(20)]
    odds.forget()
    assert off == sorted(off, reverse=True)
    assert chances(state, state.turn)[0] > before


def test_a_game_teaches_what_came_of_it() -> None:
    course = Training(TITLE, Chance(b"lessons"))
    lessons = course.lessons()
    assert len(lessons) > 5
    assert all(sum(lesson.worth) == pytest.approx(1.0) for lesson in lessons)
    assert max(lessons[-1].worth) > 0.7  # whoever wins then


def test_after_a_course_the_net_is_another_one() -> None:
    course, before = Training(TITLE, Chance(b"course")), NET.rows[:]
    (off,) = course.games(1)
    assert 0.0 < off < 2.0
    assert NET.rows != before


def test_a_net_that_knows_nothing_is_begun_with() -> None:
    course, state = Training(TITLE, Chance(b"anew")), positions(2)[3]
    course.begin_anew()
    assert chances(state, state.turn) == pytest.approx([0.5, 0.5], abs=0.3)


def test_what_is_written_is_what_stands_in_the_data() -> None:
    text = Training(TITLE, Chance(b"written")).written()
    data = data_files.raw("games.foodies", "odds.toml").decode()
    assert _numbers(text) == _numbers(data[data.index("bias = [") :])


def _numbers(text: str) -> list[float]:
    words = text.replace("[", " ").replace("]", " ").replace(",", " ").split()
    return [float(word) for word in words if word[-1].isdigit()]
