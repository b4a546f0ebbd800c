"""The dice (rules section 4), by counting every roll."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

from games.foodfighters.data import FACES

TWO = list(product(*FACES[:2]))
THREE = list(product(*FACES))


def splats(rolls: Sequence[tuple[int, ...]]) -> Counter[int]:
    return Counter(min(faces.count(0), 2) for faces in rolls)


def misses(rolls: Sequence[tuple[int, ...]]) -> Counter[int]:
    return Counter(sum(faces) for faces in rolls if 0 not in faces)


def test_two_dice_hit_sixteen_times_in_thirty_six() -> None:
    assert splats(TWO) == {0: 20, 1: 14, 2: 2}


def test_three_dice_hit_far_more_often() -> None:
    assert splats(THREE) == {0: 80, 1: 96, 2: 40}


def test_beans_of_a_miss_are_spread_as_stated() -> None:
    assert misses(TWO) == {2: 4, 3: 8, 4: 6, 5: 2}
    assert misses(THREE) == {4: 8, 5: 24, 6: 28, 7: 16, 8: 4}


def test_a_miss_pays_3_3_beans_or_5_8_with_the_bonus_die() -> None:
    means = [sum(beans * n for beans, n in misses(rolls).items()) / misses(rolls).total() for rolls in (TWO, THREE)]
    assert [round(mean, 1) for mean in means] == [3.3, 5.8]


def test_a_tied_start_roll_comes_in_15_4_of_100() -> None:
    beans = Counter(sum(faces) for faces in THREE)
    assert round(100 * sum(n * n for n in beans.values()) / len(THREE) ** 2, 1) == 15.4
