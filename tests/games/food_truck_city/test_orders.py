"""Standing orders: what they answer, and that they show nothing."""

from __future__ import annotations

import pytest

from games.food_truck_city import TITLE
from games.food_truck_city.steps.stack import Bonus, Buy, Fines, Move
from games.kernel import Action, Chance, Order, next_answer
from games.kernel.orders import unsaid, usual
from tests.games.food_truck_city.builders import FOUR, TWO, Table, a_city

WINDOWS = ("pre_roll", "pre_collect", "pre_fine")


def window(hands: dict[int, list[str]], drawing: str = FOUR, **more: object) -> Table:
    table = a_city(drawing, seats=4, step=Bonus(), hands=hands, **more)  # type: ignore[arg-type]
    if table.asked() == [(0, "bonus")]:
        table.do(0, "skip_bonus")
    return table


def test_never_passes_whatever_is_in_hand() -> None:
    assert window({2: ["food_craze", "big_tip"]}).ordered(2, "pre_collect", "never") == "pass"


def test_without_an_order_a_hand_is_always_asked() -> None:
    assert window({2: ["nitrous"]}).ordered(2, "pre_roll", "never") is None
    assert window({2: ["nitrous"]}).ordered(2, "pre_collect", "ask") is None


def test_own_turn_asks_only_the_active_player() -> None:
    table = window({0: ["big_tip"], 2: ["big_tip"]})
    assert table.ordered(0, "pre_collect", "own_turn") is None
    assert table.ordered(2, "pre_collect", "own_turn") == "pass"


def test_targeted_asks_who_was_aimed_at_in_this_window() -> None:
    table = window({1: ["flat_tire", "sinkhole"], 2: ["big_tip"], 3: ["big_tip"]})
    assert table.ordered(2, "pre_collect", "targeted") == "pass"
    table.do(2, "pass")
    table.do(3, "pass")
    table.do(1, "play flat_tire 3-piz")
    assert table.ordered(2, "pre_collect", "targeted") is None
    assert table.ordered(3, "pre_collect", "targeted") == "pass"


def test_played_asks_once_somebody_has_played_a_card() -> None:
    table = window({1: ["big_tip", "sinkhole"], 3: ["big_tip"]})
    assert table.ordered(3, "pre_collect", "played") == "pass"
    table.do(3, "pass")
    table.do(1, "play big_tip")
    assert table.ordered(3, "pre_collect", "played") is None


@pytest.mark.parametrize("held", ["food_craze", "city_permit"])
@pytest.mark.parametrize(
    ("seat", "preferences", "asked"),
    [
        (1, "food_craze", True),
        (1, "lunch_rush", True),
        (1, "staff_strike", True),
        (2, "food_craze", False),
        (2, "staff_strike", False),
        (2, "staff_strike food_craze tow_truck", False),
        (2, "staff_strike big_tip", True),
        (2, "", True),
    ],
)
def test_where_a_card_would_help_is_asked_whatever_is_in_hand(
    held: str, seat: int, preferences: str, asked: bool
) -> None:
    """West's Tacos face Tourists; North would collect 5 for Pizza and Seniors, and can hardly do better."""
    dice = {1: ("piz", "to"), 2: ("piz", "se")}[seat]
    table = window({seat: [held]}, food=dice[0], customer=dice[1])
    assert (table.ordered(seat, "pre_collect", "cards", preferences=preferences.split()) is None) == asked


def test_nobody_waits_for_a_card_of_which_all_have_been_seen() -> None:
    table = window({1: ["big_tip"]}, food="piz", customer="to")
    assert table.ordered(1, "pre_collect", "cards", preferences=["food_craze"]) is None
    crazes = [card for card in table.state.deck if card == "food_craze"]
    table.state.deck = [card for card in table.state.deck if card != "food_craze"]
    table.state.discard += crazes
    assert table.ordered(1, "pre_collect", "cards", preferences=["food_craze"]) == "pass"


def test_what_can_be_waited_for_is_what_can_be_played_in_the_window() -> None:
    view = window({}).view(1)
    found = {
        kind: {choice.key for choice in TITLE.ai.preferences(view, 1, kind)}
        for kind in ("pre_collect", "pre_fine", "buy")
    }
    assert {"lunch_rush", "award", "tow_truck"} <= found["pre_collect"]
    assert "speeding_ticket" in found["pre_fine"] and "lunch_rush" not in found["pre_fine"]
    assert found["buy"] == set()


def test_nobody_passes_without_having_said_so() -> None:
    table = window({1: ["speeding_ticket"], 2: ["big_tip"]})
    assert not set(WINDOWS) & set(usual(TITLE.info))
    assert next_answer(TITLE, table.state, {seat: usual(TITLE.info) for seat in range(4)}) is None
    assert table.asked() == [(1, "pre_collect"), (2, "pre_collect")]


def test_what_to_do_from_now_on_is_asked_once_for_all_windows() -> None:
    for kind in WINDOWS:
        asked = unsaid(TITLE.info, (), kind)
        assert asked is not None and asked.kinds == WINDOWS
        assert asked.policies == ("ask", "cards", "played", "targeted", "own_turn", "never")
        assert [order.kind for order in asked.orders("never")] == list(WINDOWS)
        assert unsaid(TITLE.info, WINDOWS, kind) is None


def test_who_has_spoken_for_one_window_is_asked_for_the_others_alone() -> None:
    assert unsaid(TITLE.info, ["pre_fine"], "pre_fine") is None
    asked = unsaid(TITLE.info, ["pre_fine"], "pre_roll")
    assert asked is not None and asked.kinds == ("pre_roll", "pre_collect")


def test_what_is_asked_each_turn_has_a_question_for_good_and_what_is_asked_once_has_none() -> None:
    asked = {kind: unsaid(TITLE.info, (), kind) for kind in ("bonus", "fine", "start")}
    offered = {kind: found.policies if found else None for kind, found in asked.items()}
    assert offered == {"bonus": ("ask", "never", "worth"), "fine": ("ask", "pay", "first"), "start": None}


def test_a_speeding_ticket_is_played_by_who_is_asked_for_the_first_time() -> None:
    table = a_city(FOUR, seats=4, hands={3: ["speeding_ticket"]}, moved=["0piz"], step=Move())
    orders = {seat: usual(TITLE.info) for seat in range(4)}
    assert next_answer(TITLE, table.state, orders) is None
    table.do(3, "play speeding_ticket 1-piz")
    assert table.truck(0, "piz").ticket or table.player(0).fines


def test_orders_of_a_window_are_answers_in_secret() -> None:
    table = window({1: ["big_tip"], 2: ["big_tip"]})
    before = [table.view(viewer) for viewer in (0, 2, 3, None)]
    answer = next_answer(TITLE, table.state, {1: {"pre_collect": Order("pre_collect", "never")}})
    assert answer is not None
    table.do(answer.seat, str(answer.action))
    assert [table.view(viewer) for viewer in (0, 2, 3, None)] == before


@pytest.mark.parametrize(("amount", "answer"), [(1, "bonus piz V2-2"), (2, "skip_bonus")])
def test_a_bonus_move_is_made_when_it_gains_enough(amount: int, answer: str) -> None:
    """Pizza sells to one Senior on `V2-2`: three dollars instead of one, less the price."""
    drawing = TWO.replace("1tac", " -- ").replace("A4   | ", "A4  1tac")
    table = a_city(drawing, step=Bonus(), money=(1, 0))
    assert table.ordered(0, "bonus", "gain", amount) == answer
    assert table.ordered(0, "bonus", "never") == "skip_bonus"


def test_fines_in_the_order_of_the_trucks() -> None:
    drawing = TWO.replace("A4   | ", "A4  0bbq")
    table = a_city(drawing, step=Fines(["bbq", "piz"]), money=(9, 0))
    assert table.ordered(0, "fine", "first") == "settle bbq pay"
    assert table.ordered(0, "fine", "pay") == "settle bbq pay"
    poor = a_city(drawing, step=Fines(["bbq", "piz"]), money=(0, 0))
    assert poor.ordered(0, "fine", "first") == "settle bbq impound"
    assert poor.ordered(0, "fine", "pay") is None


def test_buying_may_be_passed() -> None:
    assert a_city(TWO, step=Buy(False), money=(9, 0)).ordered(0, "buy", "never") == "end_buy"


def test_a_turn_may_end_where_nothing_is_left_to_buy() -> None:
    assert a_city(TWO, step=Buy(False), money=(9, 0)).ordered(0, "buy", "idle") is None
    table = a_city(TWO, step=Buy(True), money=(9, 0), hands={0: ["big_tip"]})
    assert table.ordered(0, "buy", "idle") == "end_buy", "whatever is in hand"
    asked = unsaid(TITLE.info, (), "buy")
    assert asked is not None and asked.policies == ("ask", "idle"), "never to buy has `/orders` alone"


def test_moving_may_end_where_no_truck_is_left_to_move_or_repair() -> None:
    table = a_city(TWO, hands={0: ["big_tip"]}, money=(9, 0))
    assert table.ordered(0, "move", "idle") is None
    table.do(0, "move piz V2-2")
    assert table.ordered(0, "move", "idle") == "end_move", "whatever is in hand"
    asked = unsaid(TITLE.info, ("buy",), "move")
    assert asked is not None and asked.kinds == ("move",), "who has said it for buying is asked for moving alone"


def test_moving_does_not_end_while_a_truck_can_be_repaired() -> None:
    table = a_city(TWO, hands={0: ["big_tip"]}, money=(9, 0))
    table.truck(0, "piz").flat = "flat_tire"
    assert table.ordered(0, "move", "idle") is None


def test_with_orders_a_turn_flows_through_to_the_moves() -> None:
    """Everybody holds cards, nobody wants to be asked: each turn stops only where trucks move or are bought."""
    table = a_city(FOUR, seats=4, hands={seat: ["nitrous", "road_closed"] for seat in range(4)})
    orders = {
        seat: {kind: Order(kind, "never") for kind in ("pre_roll", "pre_collect", "pre_fine", "bonus", "buy")}
        for seat in range(4)
    }
    chance = Chance(b"flow")
    for _ in range(40):
        answer = next_answer(TITLE, table.state, orders)
        if answer is None:
            (decision,) = (d for d in table.decisions() if d.owed)
            assert decision.kind in ("move", "fine")
            verb = "end_move" if decision.kind == "move" else "settle"
            chosen = min(table.legal(decision.seat, verb)) if verb == "settle" else ""
            TITLE.perform(table.state, decision.seat, Action.of(f"{verb} {chosen}".split()), chance)
        else:
            TITLE.perform(table.state, answer.seat, answer.action, chance)
    assert table.state.turn > 3
