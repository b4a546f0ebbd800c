"""The boards and durations of an animation, and the turning points: arithmetic."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.replays.drawing import DECIDED_MS, LAST_MS, LONGEST_MS, MOST, SHORTEST_MS, WHOLE_MS, shots, turning_points
from games.kernel import Turn


def turns(count: int, each: int = 3) -> list[Turn]:
    return [Turn(at // each % 2, at // each) for at in range(count)]


def test_a_short_game_is_shown_step_by_step_at_leisure() -> None:
    plan = shots(turns(12), decided=[7])
    assert [shot.at for shot in plan] == list(range(12))
    assert plan[3].ms == LONGEST_MS and plan[7].ms == DECIDED_MS and plan[11].ms == LAST_MS
    assert [shot.at for shot in plan if shot.decided] == [7]


@pytest.mark.parametrize("count", [MOST, MOST + 1, 400, 1800, 20_000])
def test_of_a_long_game_so_much_is_shown_that_it_stays_readable(count: int) -> None:
    decided = [5, count // 2, count - 3]
    plan = shots(turns(count), decided)
    shown = [shot.at for shot in plan]
    assert len(plan) <= MOST and shown == sorted(set(shown))
    assert {0, count - 1, *decided} <= set(shown)
    assert min(shot.ms for shot in plan) >= SHORTEST_MS
    assert sum(shot.ms for shot in plan) <= WHOLE_MS + 3 * DECIDED_MS + LAST_MS
    gaps = [after - before for before, after in pairwise(shown)]
    assert max(gaps) <= 4 * count / MOST + 4, "no long stretch is left out"


@pytest.mark.parametrize("count", [MOST - 1, MOST, 400])
def test_the_sentence_below_each_board_stays_for_a_second_at_least(count: int) -> None:
    plan = shots([Turn(0, at // 3) for at in range(count)], {count // 2})
    assert min(shot.ms for shot in plan) >= 1_000


def test_a_game_turned_where_most_changed_for_good() -> None:
    flat, risen = (0.0, 0.0), (4.0, -4.0)
    opinions = [flat] * 30 + [risen] * 30
    assert turning_points(opinions, 3)[0] == 30
    shaken = [flat] * 100 + [(9.0, -9.0)] + [flat] * 100 + [risen] * 100
    (turned,) = turning_points(shaken, 1)
    assert abs(turned - 201) <= 1, "what the next step takes back is no turn"


def test_turning_points_are_few_in_order_and_apart() -> None:
    opinions = [(float(at // 20), -float(at // 20)) for at in range(240)]
    found = turning_points(opinions, 3)
    assert found == sorted(found) and len(found) == 3
    assert turning_points([(0.0, 0.0)] * 50, 3) == []
    assert turning_points([(1.0,)], 3) == []
