"""Reaction windows (section 8.2): asked in secret at once, carried out in order of priority."""

from __future__ import annotations

import pytest

from games.food_truck_city import TITLE
from games.food_truck_city.events import CardPlayed
from games.food_truck_city.steps.stack import Bonus, Move, TurnStart
from games.kernel import legality
from tests.games.food_truck_city.builders import FOUR, TWO, Table, a_city, dice

SOUTH, WEST, NORTH, EAST = range(4)


def before_collecting(**hands: str) -> Table:
    """Four players before COLLECT of West's turn; hands by seat as `s0='food_craze big_tip'`."""
    held = {int(name[1:]): cards.split() for name, cards in hands.items()}
    table = a_city(FOUR, seats=4, active=WEST, step=Bonus(), hands=held)
    if table.asked() == [(WEST, "bonus")]:
        table.do(WEST, "skip_bonus")
    return table


def test_everybody_with_a_card_is_asked_from_the_active_player_clockwise() -> None:
    table = before_collecting(s0="big_tip", s1="nitrous", s3="city_permit")
    assert table.asked() == [(1, "pre_collect"), (3, "pre_collect"), (0, "pre_collect")]


def test_nobody_is_asked_where_nobody_holds_a_card() -> None:
    assert before_collecting().asked() == [(WEST, "move")]


def test_answers_are_secret_and_who_has_answered_is_not_shown() -> None:
    table = before_collecting(s0="big_tip", s3="food_craze")
    before = [table.view(viewer) for viewer in (WEST, NORTH, EAST, None)]
    table.do(SOUTH, "play big_tip")
    assert [table.view(viewer) for viewer in (WEST, NORTH, EAST, None)] == before
    assert all(decision.secret and decision.hides_answered for decision in table.decisions())
    assert legality.awaited(TITLE.decisions(table.state)) == (SOUTH, EAST)


def test_the_first_in_priority_plays_and_the_others_are_asked_anew() -> None:
    table = before_collecting(s0="big_tip", s3="food_craze lunch_rush")
    table.do(SOUTH, "play big_tip")
    events = table.do(EAST, "play food_craze tac")
    assert [event.card for event in events if isinstance(event, CardPlayed)] == ["food_craze"]
    assert table.asked() == [(EAST, "pre_collect"), (SOUTH, "pre_collect")]
    assert table.state.hands[SOUTH] == ["big_tip"]


def test_an_answer_may_be_changed_until_the_last_is_in() -> None:
    table = before_collecting(s0="big_tip", s3="food_craze")
    table.do(SOUTH, "play big_tip")
    table.do(SOUTH, "pass")
    table.do(EAST, "pass")
    assert table.state.hands[SOUTH] == ["big_tip"]
    assert table.asked() == [(WEST, "move")]


def test_pass_all_lasts_until_the_window_closes() -> None:
    table = before_collecting(s0="big_tip", s2="big_tip food_craze")
    table.do(SOUTH, "pass_all")
    table.do(NORTH, "play big_tip")
    assert table.asked() == [(NORTH, "pre_collect")]
    assert [decision.owed for decision in table.decisions()] == [True, False]
    table.do(NORTH, "pass")
    table.do(WEST, "end_move")
    assert (SOUTH, "pre_fine") in table.asked()


def test_pass_all_may_be_withdrawn_while_the_window_is_open() -> None:
    table = before_collecting(s0="big_tip", s2="big_tip food_craze")
    table.do(SOUTH, "pass_all")
    table.do(NORTH, "play big_tip")
    table.do(SOUTH, "play big_tip")
    table.do(NORTH, "pass")
    assert table.state.hands[SOUTH] == []


def test_who_rests_is_not_waited_for_until_the_own_turn() -> None:
    table = before_collecting(s1="big_tip", s2="big_tip")
    table.do(NORTH, "rest")
    table.do(WEST, "pass")
    table.do(WEST, "end_move")
    assert table.asked() == [(WEST, "pre_fine")], "North has answered already"
    for action in ("pass", "settle tac impound", "end_buy"):
        table.do(WEST, action)
    assert table.state.active == NORTH
    assert (NORTH, "pre_roll") in table.asked()


def test_who_rests_may_think_better_of_it_while_a_window_is_open() -> None:
    table = before_collecting(s1="big_tip", s2="big_tip")
    table.do(NORTH, "rest")
    table.do(WEST, "pass")
    table.do(WEST, "end_move")
    table.do(NORTH, "play big_tip")
    table.do(WEST, "pass")
    assert table.state.hands[NORTH] == [] and table.state.resting == []


def test_resting_shows_nowhere() -> None:
    tables = [before_collecting(s1="big_tip", s2="big_tip") for _ in range(2)]
    for table, answer in zip(tables, ("rest", "pass"), strict=True):
        table.do(NORTH, answer)
        table.do(WEST, "pass")
    assert tables[0].view(NORTH).resting
    for viewer in (SOUTH, WEST, EAST, None):
        assert tables[0].view(viewer) == tables[1].view(viewer)


def test_a_hand_without_a_fitting_card_is_asked_all_the_same_and_never_answered_for() -> None:
    table = before_collecting(s0="nitrous")
    assert table.verbs(SOUTH) == ["pass", "pass_all", "rest"]
    held = a_city(FOUR, seats=4, active=WEST, hands={WEST: ["city_permit"]}, step=Bonus())
    assert [(decision.kind, decision.auto) for decision in held.decisions()] == [("bonus", False)]
    assert held.verbs(WEST) == ["skip_bonus"]


def test_the_active_player_may_repair_before_the_income_even_without_a_card() -> None:
    table = a_city(FOUR.replace("1tac", "1tac*"), seats=4, active=WEST, step=Bonus(), money=(0, 3, 0, 0))
    table.do(WEST, "skip_bonus")
    assert table.asked() == [(WEST, "pre_collect")]
    table.do(WEST, "repair tac staff_strike")
    assert table.asked() == [(WEST, "move")]
    assert table.money() == [1, 1, 5, 1]


def test_others_do_not_repair_on_a_foreign_turn() -> None:
    table = a_city(
        FOUR.replace("0piz", "0piz!"), seats=4, active=WEST, step=Bonus(), money=(5,), hands={0: ["big_tip"]}
    )
    assert table.refused(SOUTH, "repair piz flat_tire") == "repair-others-turn"


def test_there_is_no_repair_before_the_fines() -> None:
    table = a_city(TWO.replace("0piz", "0piz!"), money=(5, 0), hands={0: ["big_tip"]})
    table.do(0, "end_move")
    assert table.asked() == [(0, "pre_fine")]
    assert table.refused(0, "repair piz flat_tire") == "now-pre-fine"


@pytest.mark.parametrize(("windows", "asked"), [("full", [0, 1]), ("short", [0])])
def test_short_windows_ask_only_the_active_player_before_the_roll(windows: str, asked: list[int]) -> None:
    hands = {0: ["big_tip"], 1: ["big_tip"]}
    table = a_city(step=TurnStart(), hands=hands, windows=windows)
    assert [seat for seat, _ in table.asked()] == asked
    for seat in asked:
        table.do(seat, "pass", dice("bbq", "hi") if seat == asked[-1] else ())
    assert table.asked() == [(0, "bonus")]
    table.do(0, "skip_bonus")
    assert [seat for seat, _ in table.asked()] == [0, 1]


def test_other_players_have_no_window_while_trucks_move() -> None:
    table = a_city(hands={0: ["big_tip"], 1: ["big_tip"]}, step=Move())
    assert table.asked() == [(0, "move")]


def test_the_dice_are_named_when_a_window_asks_after_the_roll() -> None:
    table = before_collecting(s0="big_tip")
    (decision,) = table.decisions()
    assert {"food", "customer", "active", "played"} == set(decision.about)
