"""The action cards (sections 8 and 9): their effects, times and targets, in addition to the worked examples."""

from __future__ import annotations

import pytest

from games.food_truck_city.data import CARDS
from games.food_truck_city.state import Tile
from games.food_truck_city.steps.stack import AnyStep, Bonus, Buy, Collect, Fines, TurnStart, Window
from tests.games.food_truck_city.builders import FOUR, TWO, Table, a_city, dice


def at_window(when: str, **more: object) -> Table:
    """South's turn with a window open; South and North hold what `hands` says."""
    table = a_city(TWO, settled=False, **more)  # type: ignore[arg-type]
    table.state.stack = [Window.of(table.state, when)]
    return table


def offered(table: Table, seat: int) -> set[str]:
    return {action.split()[0] for action in table.legal(seat, "play")} if "play" in table.verbs(seat) else set()


ALL = tuple(dict.fromkeys(CARDS))
ANY = {card for card in CARDS if CARDS[card].timing == "any"}
BEFORE_INCOME = {"food_craze", "lunch_rush"}


@pytest.mark.parametrize(
    ("phase", "active", "other"),
    [
        ("pre_roll", ANY, ANY),
        ("bonus", ANY | BEFORE_INCOME, set()),
        ("pre_collect", ANY | BEFORE_INCOME, ANY | BEFORE_INCOME),
        ("move", ANY | {"nitrous"}, set()),
        ("pre_fine", ANY, ANY | {"speeding_ticket"}),
        ("fines", set(), set()),
        ("buy", ANY, set()),
    ],
)
def test_when_each_card_may_be_played(phase: str, active: set[str], other: set[str]) -> None:
    steps: dict[str, AnyStep] = {"bonus": Bonus(), "fines": Fines(["piz"]), "buy": Buy(False)}
    for seat, expected in ((0, active), (1, other)):
        table = a_city(TWO, hands={1 - seat: ["city_permit"], seat: ALL}, step=steps.get(phase))
        table.truck(0, "piz").moved = phase == "pre_fine"
        if phase.startswith("pre_"):
            table.state.stack = [Window.of(table.state, phase)]
        if any(asked == seat for asked, _ in table.asked()):
            assert offered(table, seat) == expected
        else:
            assert expected == set()


def test_an_award_lies_open_and_can_be_played_before_its_truck_is_there() -> None:
    table = a_city(hands={0: ["award_bbq"]})
    table.do(0, "play award_bbq")
    assert (table.player(0).awards, table.state.discard) == (["award_bbq"], [])


def test_an_award_earns_only_with_its_truck_in_demand_on_the_board_and_at_work() -> None:
    def money(food: str, drawing: str = TWO) -> int:
        table = a_city(drawing, step=Collect(), awards={0: ["award_piz"]}, food=food, customer="ve", settled=False)
        table.settle()
        return table.money()[0]

    assert (money("piz"), money("bbq"), money("piz", TWO.replace("0piz", "0piz*"))) == (2, 0, 0)


def test_a_billboard_moves_when_its_card_comes_again_but_not_to_its_own_block() -> None:
    table = a_city(hands={0: ["billboard_piz"]}, billboards={"piz": "1-2"}, festivals=[Tile("festival", "2-2", 1, 1)])
    assert table.legal(0, "play billboard_piz") == {"2-1", "2-3", "3-2"}
    assert table.refused(0, "play billboard_piz 1-2") == "second-tile"
    assert table.refused(0, "play billboard_piz 0-0") == "face-down"
    table.do(0, "play billboard_piz 3-2")
    assert (table.state.billboards, table.state.discard) == ({"piz": "3-2"}, ["billboard_piz"])


def test_there_are_four_festivals_at_most() -> None:
    four = [Tile("festival", block, 1, 1) for block in ("2-2", "1-2", "2-1", "2-3")]
    table = a_city(hands={0: ["festival"]}, festivals=four)
    assert table.refused(0, "play festival") == "card-now"
    table = a_city(hands={0: ["festival", "big_tip"]}, festivals=four)
    assert table.refused(0, "play festival 3-2") == "effect-festival"
    table = a_city(hands={0: ["festival"]}, festivals=four[:3])
    table.do(0, "play festival 3-2")
    assert table.state.festivals[-1] == Tile("festival", "3-2", 0, 1)


def test_a_truck_between_two_tiles_gets_both_but_only_with_a_sale() -> None:
    tiles = [Tile("festival", "2-2", 1, 1), Tile("festival", "3-2", 1, 1)]
    for customer, expected in (("to", 4), ("ve", 0)):
        table = a_city(step=Collect(), food="bbq", customer=customer, festivals=tiles, settled=False)
        table.settle()
        assert table.money()[0] == expected


@pytest.mark.parametrize("card", ["flat_tire", "staff_strike"])
def test_a_truck_carries_one_card_of_a_kind(card: str) -> None:
    drawing = TWO.replace("1tac", "1tac!*")
    table = a_city(drawing, hands={0: [card, "big_tip"]})
    assert table.refused(0, f"play {card}") == f"effect-{CARDS[card].effect}"
    table = a_city(drawing.replace("A4   | ", "A4  1ice"), hands={0: [card]})
    assert table.legal(0, f"play {card}") == {"2-ice"}
    assert table.refused(0, f"play {card} 2-tac") == "second-of-kind"
    assert table.refused(0, f"play {card} 1-piz") == "own-target"
    assert table.refused(0, f"play {card} 2-noo") == "target-off-board"
    table.do(0, f"play {card} 2-ice")
    assert card in (table.truck(1, "ice").flat, table.truck(1, "ice").strike)
    assert table.state.discard == []


def test_a_flat_tire_prevents_the_bonus_move_too() -> None:
    table = a_city(TWO.replace("0piz", "0piz!"), step=Bonus(), money=(2, 0))
    assert table.verbs(0) == ["skip_bonus", "repair"]
    table.do(0, "repair piz flat_tire")
    assert table.asked() == [(0, "move")]


def test_a_ticket_is_only_for_trucks_of_the_active_player_that_moved() -> None:
    drawing = TWO.replace("A4   | ", "A4  0bbq")
    table = a_city(drawing, hands={1: ["speeding_ticket"] * 2}, moved=["0piz"], money=(9, 0))
    table.do(0, "end_move")
    assert table.refused(1, "play speeding_ticket 1-bbq") == "ticket-unmoved"
    table.do(1, "play speeding_ticket 1-piz")
    assert table.refused(1, "play speeding_ticket 1-piz") == "card-now"
    table.do(1, "pass")
    assert table.legal(0, "settle") == {"bbq pay", "piz pay"}


@pytest.mark.parametrize(("card", "left"), [("sinkhole", 2), ("road_closed", 1)])
def test_closures_lie_on_open_segments_with_a_face_up_side(card: str, left: int) -> None:
    table = a_city(hands={0: [card, card]})
    assert table.refused(0, f"play {card} H2-2") == "taken"
    assert table.refused(0, f"play {card} V0-0") == "unrevealed"
    table.do(0, f"play {card} V2-2")
    assert table.state.closures == [Tile(card, "V2-2", 0, left)]
    assert table.refused(0, f"play {card} V2-2") == "closed"
    assert table.state.discard == []


def test_a_towed_truck_keeps_its_cards_its_move_and_its_flat_tire() -> None:
    table = a_city(TWO.replace("1tac", "1tac!"), hands={0: ["tow_truck"]})
    assert table.legal(0, "play tow_truck") == {"2-tac V2-1", "2-tac V2-2"}
    assert table.refused(0, "play tow_truck 2-tac H1-1") == "half-revealed"
    table.do(0, "play tow_truck 2-tac V2-2")
    truck = table.truck(1, "tac")
    assert (truck.at, truck.flat, truck.moved) == ("V2-2", "flat_tire", False)


def test_dice_cards_need_another_result() -> None:
    table = at_window("pre_collect", hands={0: ["food_craze", "lunch_rush"]})
    assert table.refused(0, "play food_craze piz") == "same-food"
    assert table.refused(0, "play lunch_rush se") == "same-customer"
    assert len(table.legal(0, "play food_craze")) == len(table.legal(0, "play lunch_rush")) == 5


def test_the_active_player_may_change_the_dice_before_its_bonus_move() -> None:
    table = a_city(step=Bonus(), hands={0: ["food_craze"]}, money=(1, 0))
    table.do(0, "play food_craze tac")
    assert (table.state.food, table.asked()) == ("tac", [(0, "bonus")])


def test_a_big_tip_is_three_dollars() -> None:
    table = a_city(hands={0: ["big_tip"]})
    table.do(0, "play big_tip")
    assert table.money()[0] == 3


def test_moving_day_turns_face_up_blocks_only() -> None:
    table = a_city(hands={0: ["moving_day"]})
    assert table.refused(0, "play moving_day 0-0 1") == "face-down"
    assert table.refused(0, "play moving_day 2-2 4") == "quarters"


def test_one_permit_cancels_one_fine_even_if_it_could_be_paid() -> None:
    drawing = TWO.replace("A4   | ", "A4  0bbq")
    table = a_city(drawing, step=Fines(["piz", "bbq"]), money=(9, 0), hands={0: ["city_permit", "big_tip"]})
    assert table.legal(0, "settle piz") == {"pay", "permit"}
    table.do(0, "settle piz permit")
    assert (table.player(0).fines, table.money()[0], table.state.discard) == (0, 9, ["city_permit"])
    assert table.refused(0, "settle bbq permit") == "permit"


def test_a_nitrous_move_of_one_segment_is_a_move_like_any_other() -> None:
    table = a_city(hands={0: ["nitrous"]})
    table.do(0, "play nitrous piz H2-1")
    assert (table.truck(0, "piz").moved, table.money()[0]) == (True, 1)
    assert "3-1" in table.state.blocks
    later = a_city(hands={0: ["nitrous"]}, moved=["0piz"])
    assert later.refused(0, "play nitrous piz H2-1") == "card-now"


def test_a_nitrous_move_does_not_end_where_it_began() -> None:
    table = a_city(FOUR, seats=4, hands={0: ["nitrous"]})
    assert table.refused(0, "play nitrous piz H2-2") == "same-segment"
    assert table.refused(0, "play nitrous piz H1-2") == "taken"


def test_cards_played_in_the_own_turn_last_until_the_next_one_starts() -> None:
    table = a_city(hands={0: ["road_closed"]})
    table.do(0, "play road_closed V2-2")
    table.state.active = 1
    table.state.stack = [TurnStart()]
    table.settle(*dice("bbq", "hi"))
    assert len(table.state.closures) == 1
    table.state.active = 0
    table.state.stack = [TurnStart()]
    table.settle(*dice("bbq", "hi"))
    assert table.state.closures == []
