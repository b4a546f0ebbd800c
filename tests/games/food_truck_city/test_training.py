"""The net of Food Truck City learns from what came of games, and is told as it stands in the data."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.food_truck_city import TITLE
from games.food_truck_city.ai import race, training
from games.food_truck_city.ai.odds import NET, chance_of_winning, features, forget
from games.food_truck_city.ai.training import Training
from games.kernel import Chance, data_files
from games.kernel.ai.learning import TrainingExample, learn
from tests.games.food_truck_city.test_sane_play import late
from tests.games.nets import kept


@pytest.fixture(autouse=True)
def the_net_as_it_stands() -> Iterator[None]:
    with kept(Training):
        yield


def test_a_lesson_moves_the_net_towards_what_it_should_say() -> None:
    view = late().view(0)
    found = [(at, value) for at, value in enumerate(features(view, 0)) if value]
    before = chance_of_winning(view, 0)
    off = [learn(NET, TrainingExample(found, 1.0), 0.003) for _ in range(20)]
    forget()
    assert off == sorted(off, reverse=True)
    assert chance_of_winning(view, 0) > before


def test_a_game_teaches_whoever_went_by_the_net_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "_AGAINST_NORMAL", 100)
    lessons = Training(TITLE, Chance(b"lessons")).lessons()
    assert len(lessons) > 5
    # Little is said between: the last lesson is nearly the result, and all lie on its way.
    assert min(lessons[-1].worth, 1 - lessons[-1].worth) < 0.2


def test_a_seat_may_leave_its_truck_to_the_city_to_see_what_comes_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "_IMPOUNDED", 100)
    learner = next(iter(Training(TITLE, Chance(b"impounded"))._learners().values()))
    assert 1 <= learner._held <= 5


def test_after_a_course_the_net_is_another_one() -> None:
    course, before = Training(TITLE, Chance(b"course")), NET.rows[:]
    (off,) = course.games(1)
    assert 0.0 < off < 3.0
    assert NET.rows != before


def test_a_net_that_is_begun_anew_says_about_what_the_race_says() -> None:
    Training(TITLE, Chance(b"anew")).begin_anew()
    for money in ((20, 6), (9, 6), (0, 12)):
        view = late(money=money).view(0)
        taken, left = view.blocked(), race.turns_left(view)
        said = race.ahead(*(race.course(view, seat, left, taken) for seat in (0, 1)))
        assert chance_of_winning(view, 0) == pytest.approx(said, abs=0.15)


def test_what_is_written_is_what_stands_in_the_data() -> None:
    data = data_files.raw("games.food_truck_city", "odds.toml").decode()
    assert _squeezed(Training(TITLE, Chance(b"written")).written()) == _squeezed(data[data.index("direct_bias =") :])


def _squeezed(text: str) -> list[str]:
    said = "\n".join(line.partition("#")[0] for line in text.splitlines())
    return said.replace("[", " ").replace("]", " ").replace(",", " ").replace("=", " = ").split()
