"""A player leaves while the others continue (section 12)."""

from __future__ import annotations

import pytest

from games.food_truck_city import TITLE
from games.food_truck_city.state import Tile
from games.food_truck_city.steps.stack import Bonus, ChooseStart, Collect, TurnEnd
from tests.games.food_truck_city.builders import FOUR, Table, a_city, dice


def leave(table: Table, seat: int) -> None:
    assert TITLE.concede(table.state, seat) is not None
    assert TITLE.testing.invariants(table.state) == []


def test_the_trucks_stay_as_obstacles_that_earn_nothing_and_can_be_towed() -> None:
    table = a_city(FOUR, seats=4, step=Bonus(), hands={1: ["tow_truck", "flat_tire"]})
    leave(table, 2)
    assert table.truck(2, "piz").at == "H1-2"
    assert {victim.split()[0] for victim in table.legal(1, "play tow_truck")} <= {"1-piz", "3-piz", "4-sus"}
    assert table.refused(1, "play flat_tire 3-piz") == "target-left"
    table.state.stack = [Collect()]
    table.settle()
    assert table.money() == [1, 0, 0, 1]


def test_cards_and_tiles_of_a_leaver_go_at_once() -> None:
    drawing = FOUR.replace("2piz", "2piz!").replace("??   |    A3", "??  X2    A3")
    festivals = [Tile("festival", "2-2", 2, 1), Tile("festival", "1-2", 1, 1)]
    held = {2: ["big_tip"]}
    table = a_city(drawing, seats=4, hands=held, awards={2: ["award_bbq"]}, festivals=festivals)
    leave(table, 2)
    assert sorted(table.state.discard) == ["award_bbq", "big_tip", "flat_tire", "road_closed"]
    assert [tile.owner for tile in table.state.festivals] == [1]
    assert table.state.closures == []


def test_leaving_in_the_own_turn_ends_it_without_fines_and_drawing() -> None:
    table = a_city(FOUR, seats=4, money=(9, 9, 9, 9))
    leave(table, 0)
    assert (table.state.active, table.player(0).fines, table.state.hands[0]) == (1, 0, [])
    assert table.asked() == [(1, "go_on")]
    table.do(1, "go_on", dice("bbq", "hi"))
    assert table.asked() == [(1, "move")]


def test_a_window_does_not_wait_for_a_leaver() -> None:
    table = a_city(FOUR, seats=4, step=Bonus(), hands={2: ["big_tip"], 3: ["big_tip"]})
    table.do(3, "pass")
    leave(table, 2)
    assert table.asked() == [(0, "move")]


@pytest.mark.parametrize("card", ["flat_tire", "staff_strike"])
def test_a_card_meant_for_a_leaver_is_not_played_and_its_holder_is_asked_anew(card: str) -> None:
    hands = {1: [card], 2: ["big_tip"], 3: ["big_tip"]}
    table = a_city(FOUR, seats=4, step=Bonus(), hands=hands)
    table.do(1, f"play {card} 3-piz")
    table.do(3, "pass")
    leave(table, 2)
    assert table.asked() == [(1, "pre_collect")], "3 has passed and need not do so again"
    assert (table.truck(2, "piz").flat, table.truck(2, "piz").strike) == ("", "")
    table.do(1, f"play {card} 4-sus")
    assert card in (table.truck(3, "sus").flat, table.truck(3, "sus").strike)


def test_a_leaver_may_still_be_towed_by_who_meant_to() -> None:
    lit = FOUR.replace("??   |    A1 ", "B1   |    A1 ")
    table = a_city(lit, seats=4, step=Bonus(), hands={1: ["tow_truck"], 3: ["big_tip"]})
    table.do(1, "play tow_truck 3-piz V1-1")
    leave(table, 2)
    table.do(3, "pass")
    assert table.truck(2, "piz").at == "V1-1"


def test_turns_of_a_leaver_are_skipped() -> None:
    table = a_city(FOUR, seats=4, step=TurnEnd(), leavers=[1], settled=False)
    table.player(1).left = True
    table.settle(*dice("bbq", "hi"))
    assert table.state.active == 2


def test_a_leaver_who_has_a_last_turn_to_come_has_it_no_more() -> None:
    table = a_city(FOUR, seats=4, active=1, last_turns=[1, 2, 3], ending="explored")
    leave(table, 3)
    assert table.state.last_turns == [1, 2]
    leave(table, 1)
    assert (table.state.active, table.state.last_turns) == (2, [2])


def test_leavers_rank_last_and_the_last_player_wins_at_once() -> None:
    table = a_city(FOUR, seats=4, money=(0, 5, 9, 9))
    leave(table, 2)
    leave(table, 3)
    assert TITLE.result(table.state) is None
    leave(table, 1)
    result = TITLE.result(table.state)
    assert result is not None
    assert (result.ranking, result.reason.id) == (((0,), (1,), (3,), (2,)), "food_truck_city-result-alone")


def test_who_leaves_before_the_start_is_passed_over() -> None:
    table = a_city(FOUR, seats=4, step=ChooseStart([0, 1, 2, 3]), food=None, customer=None, turn=0)
    leave(table, 0)
    assert table.asked() == [(1, "start")]
    assert table.state.active == 1


def test_the_limit_of_quiet_rounds_counts_the_players_still_there() -> None:
    table = a_city(FOUR, seats=4, quiet=29)
    leave(table, 3)
    table.state.stack = [TurnEnd()]
    table.settle(*dice("bbq", "hi"))
    assert (table.state.ending, table.state.last_turns) == ("stalled", [1, 2])
