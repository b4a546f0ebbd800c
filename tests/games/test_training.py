"""The nets of titles learn from results of games, and the data contains them as they were trained."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from games.food_truck_city import TITLE as TRUCKS
from games.food_truck_city.ai import odds as truck_odds
from games.food_truck_city.ai import race
from games.food_truck_city.ai import training as truck_training
from games.foodfighters import TITLE as FIGHTERS
from games.foodfighters.ai import odds as fighter_odds
from games.foodfighters.ai.training import Training as FighterTraining
from games.foodies import TITLE as FOODIES
from games.foodies.ai import odds as foodies_odds
from games.foodies.ai.training import Lesson
from games.foodies.ai.training import Training as FoodiesTraining
from games.kernel import Chance, Game, data_files
from games.kernel.ai.learning import NetTraining, TrainingExample
from tests.games.food_truck_city.test_sane_play import late
from tests.games.foodfighters.builders import a_table
from tests.games.foodies.test_odds import positions
from tests.lengths import LONG


class Course(NamedTuple):
    """A title's training, the net's estimate for seat 0, an example that seat 0 wins, and where its data begins."""

    training: Any
    title: Any
    says: Callable[[], float]
    won: Callable[[], Any]
    data: tuple[str, str]


def of_foodies() -> Course:
    state = positions(2)[3]
    return Course(
        FoodiesTraining,
        FOODIES,
        lambda: foodies_odds.chances(state, state.turn)[0],
        lambda: Lesson(foodies_odds.net_features(state, state.turn), [1.0, 0.0]),
        ("games.foodies", "bias = ["),
    )


def of_trucks() -> Course:
    view = late().view(0)
    told = [(at, value) for at, value in enumerate(truck_odds.features(view, 0)) if value]
    said = lambda: truck_odds.chance_of_winning(view, 0)  # noqa: E731
    won = lambda: TrainingExample(told, 1.0)  # noqa: E731
    return Course(truck_training.Training, TRUCKS, said, won, ("games.food_truck_city", "direct_bias ="))


def of_fighters() -> Course:
    state = a_table().state
    said = lambda: fighter_odds.chance_of_winning(state, 0)  # noqa: E731
    won = lambda: TrainingExample(fighter_odds.features(state, 0), 1.0)  # noqa: E731
    return Course(FighterTraining, FIGHTERS, said, won, ("games.foodfighters", "bias ="))


@pytest.fixture(params=[of_foodies, of_trucks, of_fighters], ids=["foodies", "food_truck_city", "foodfighters"])
def course(request: pytest.FixtureRequest) -> Iterator[Course]:
    found: Course = request.param()
    stood = found.training.net.copy()
    yield found
    found.training.go_by(stood)


def test_a_lesson_moves_the_net_towards_what_it_should_say(course: Course) -> None:
    training: NetTraining[Any] = course.training(course.title, Chance(b"a lesson"))
    before = course.says()
    off = [training.learn(course.won(), 0.003) for _ in range(20)]
    type(training).forget()
    assert off == sorted(off, reverse=True)
    assert course.says() > before


def test_a_game_teaches_what_came_of_it_and_the_net_is_another_one(course: Course) -> None:
    if course.title is TRUCKS and not LONG:
        pytest.skip("two games with much thought")
    training, before = course.training(course.title, Chance(b"course")), course.training.net.rows[:]
    (off,) = training.games(1)
    assert 0.0 < off < 3.0 and course.training.net.rows != before
    lessons = course.training(course.title, Chance(b"lessons")).lessons()
    assert len(lessons) > 5
    worth = lessons[-1].worth
    assert max(worth if isinstance(worth, list) else (worth, 1 - worth)) > 0.7, "nearly the result"


def test_a_net_that_is_begun_anew_knows_nothing_or_what_the_race_says(course: Course) -> None:
    course.training(course.title, Chance(b"anew")).reset()
    if course.title is not TRUCKS:
        assert course.says() == pytest.approx(0.5, abs=0.35)
        return
    for money in ((20, 6), (9, 6), (0, 12)):
        view = late(money=money).view(0)
        taken, left = view.blocked(), race.turns_left(view)
        said = race.ahead(*(race.course(view, seat, left, taken) for seat in (0, 1)))
        assert truck_odds.chance_of_winning(view, 0) == pytest.approx(said, abs=0.15)


def test_what_is_written_is_what_stands_in_the_data(course: Course) -> None:
    text = course.training(course.title, Chance(b"written")).written()
    package, begin = course.data
    data = data_files.raw(package, "odds.toml").decode()
    assert values(text) == values(data[data.index(begin) :])


def values(text: str) -> list[str]:
    said = "\n".join(line.partition("#")[0] for line in text.splitlines())
    words = said.translate(str.maketrans("[],=", "    ")).split()
    return [f"{float(word):g}" if word[-1].isdigit() and word[:1] in "-0123456789." else word for word in words]


def test_what_the_net_is_told_in_one_list_comes_to_the_chances_that_players_go_by() -> None:
    for state in positions(3):
        net = foodies_odds.NET
        said = foodies_odds.shares(
            [net.total(net.sums(found)) for found in foodies_odds.net_features(state, state.turn)]
        )
        assert said == pytest.approx(foodies_odds.chances(state, state.turn))


@pytest.mark.parametrize("teams", [("meats", "veggies"), ("seafood", "grains")])
def test_sums_kept_apart_come_to_what_all_features_come_to(teams: tuple[str, str]) -> None:
    game, _ = Game.new(FIGHTERS, FIGHTERS.options({"team": list(teams)}, 2), 2, Chance(b"sums"))
    state, net = game.state, fighter_odds.NET
    state.sides[0].beans, state.quiet_turns, state.bonus_die = 7, 20, 0
    for mover in (0, 1):
        rows = [[value * weight for weight in net.rows[at]] for at, value in fighter_odds.features(state, mover)]
        total = net.total(list(map(sum, zip(net.bias, *rows, strict=True))))
        assert fighter_odds.chance_of_winning(state, mover) == pytest.approx(1 / (1 + 2.718281828459045**-total))
