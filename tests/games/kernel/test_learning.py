"""The small net that titles train by play: its evaluation of features, and its training."""

from __future__ import annotations

import pytest

from games.kernel import Chance
from games.kernel.ai.learning import Net, NetAnswer, NetTraining, Schooling, TrainingExample, hindsight, learn

SCHOOLING = Schooling(later=0.5, first_step=0.1, last_step=0.001, small=0.2, small_out=0.4, kept=3, again=2)


def a_net() -> Net:
    """Two features and one hidden unit, which counts the second feature alone."""
    return Net([(1.0, 0.0), (0.0, 2.0)], (0.5, -1.0), (3.0,))


def test_a_hidden_unit_counts_only_above_zero() -> None:
    net = a_net()
    assert net.total(net.sums([(0, 2.0)])) == 2.5
    assert net.total(net.sums([(1, 1.0)])) == 0.5 + 3.0 * (2.0 - 1.0)


def test_who_moves_a_net_against_its_fault_moves_all_that_had_a_part_in_it() -> None:
    net = a_net()
    net.move([(1, 1.0)], net.sums([(1, 1.0)]), wrong=1.0, step=0.1)
    assert net.out == (2.9,)
    assert net.bias == pytest.approx((0.4, -1.3))
    assert net.rows == [(1.0, 0.0), pytest.approx((-0.1, 1.7))]


def test_lessons_that_contradict_each_other_end_between() -> None:
    net = Net([(0.0, 0.1)], (0.0, 0.0), (0.1,))
    for _ in range(400):
        for worth in (1.0, 1.0, 1.0, 0.0):
            learn(net, TrainingExample([(0, 1.0)], worth), 0.05)
    assert net.total(net.sums([(0, 1.0)])) == pytest.approx(1.0986, abs=0.15)  # odds of three to one


def test_a_net_that_knows_nothing_says_little_and_its_units_differ() -> None:
    net = Net([(5.0, 1.0, 1.0)] * 3, (1.0, 1.0, 1.0), (1.0, 1.0))
    net.reset(Chance(b"anew"), SCHOOLING)
    assert net.bias == (0.0, 0.0, 0.0)
    assert all(direct == 0.0 and abs(one) <= 0.2 and abs(other) <= 0.2 for direct, one, other in net.rows)
    assert len({row[1:] for row in net.rows}) == 3 and net.out[0] != net.out[1]


def test_what_a_position_should_have_been_worth_comes_from_what_was_said_and_what_came() -> None:
    said = [NetAnswer((0.6, 0.4)), NetAnswer((0.2, 0.8))]
    assert hindsight(said, (1.0, 0.0), later=0.5) == [pytest.approx([0.6, 0.4]), pytest.approx([0.6, 0.4])]


def test_what_came_after_a_random_answer_tells_nothing_of_what_stood_before() -> None:
    looks = [NetAnswer((0.9,)), NetAnswer((0.3,), astray=True), NetAnswer(None)]
    assert hindsight(looks, (1.0,), later=1.0) == [pytest.approx([0.3]), pytest.approx([0.3]), (1.0,)]


class _Course(NetTraining[str]):
    """A course whose games are made up, and which notes what is learnt from, and by what steps."""

    net, schooling, forget = a_net(), SCHOOLING, staticmethod(lambda: None)

    def __init__(self) -> None:
        super().__init__(None, Chance(b"course"))
        self.made_up = iter([["old", "old"], ["new", "new", "new"]])
        self.seen: list[tuple[str, float]] = []

    def lessons(self) -> list[str]:
        return next(self.made_up)

    def learn(self, lesson: str, step: float) -> float:
        self.seen.append((lesson, step))
        return 0.25

    def written(self) -> str:
        return ""


def test_the_latest_lessons_are_learnt_from_in_ever_smaller_steps() -> None:
    course = _Course()
    assert list(course.games(2)) == [0.25, 0.25]
    assert [lesson for lesson, _ in course.seen] == ["old"] * 4 + ["new"] * 6
    assert [step for _, step in course.seen] == pytest.approx([0.1] * 4 + [0.01] * 6)


def test_a_player_may_go_by_another_net_and_by_the_old_one_again() -> None:
    course, stood = _Course(), a_net()
    course.reset()
    assert course.net != stood
    course.go_by(stood)
    course.net.move([(0, 1.0)], course.net.sums([(0, 1.0)]), wrong=1.0, step=0.1)
    assert stood == a_net()
