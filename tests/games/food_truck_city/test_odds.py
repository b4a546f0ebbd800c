"""The net of the searching bots, with two seats."""

from __future__ import annotations

import pytest

from games.food_truck_city import TITLE
from games.food_truck_city.ai.odds import NET, chance_of_winning, features
from games.kernel import Chance, Game, random_action
from tests.games.food_truck_city.builders import Table, a_city
from tests.games.food_truck_city.test_sane_play import LATE, late


def chance_of(table: Table, seat: int = 0) -> float:
    return chance_of_winning(table.view(seat), seat)


def test_the_net_has_a_weight_for_all_that_it_is_told_and_knows_the_end() -> None:
    seed, thoughts = b"prospects", Chance(b"thoughts")
    game, _ = Game.new(TITLE, TITLE.options(TITLE.testing.unattended, 2), 2, Chance(seed))
    while waiting := game.waiting():
        for seat in (0, 1):
            view = game.view(seat)
            assert len(features(view, seat)) == len(NET.rows)
            assert 0.0 < chance_of_winning(view, seat) < 1.0
        game.act(waiting[0], random_action(TITLE, game.state, waiting[0], thoughts), seed)
    result = game.result()
    assert result is not None
    share = 1 / len(result.winners) if len(result.winners) == 1 else 0.5
    assert [chance_of_winning(game.view(seat), seat) for seat in (0, 1)] == [
        share * (seat in result.winners) for seat in (0, 1)
    ]


def test_the_chances_of_two_nearly_add_up() -> None:
    table = late()
    assert chance_of(table, 0) + chance_of(table, 1) == pytest.approx(1.0, abs=0.15)


def test_money_and_trucks_help() -> None:
    level, richer = late(), late(money=(20, 6))
    more = a_city(
        LATE.replace("  C2", "  C2").replace("A1    |   C1", "A1   0bbq  C1"), money=(9, 6), fines=(1, 1), turn=21
    )
    assert chance_of(level) < chance_of(richer)
    assert chance_of(level) < chance_of(more)
