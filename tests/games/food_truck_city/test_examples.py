"""Every worked example of the rules reference (section 14)."""

from __future__ import annotations

import pytest

from games.food_truck_city.ending import ranking
from games.food_truck_city.events import Collected, Impounded, LastTurns, Revealed
from games.food_truck_city.movement import routes, spaces
from games.food_truck_city.state import Block, Tile
from games.food_truck_city.steps.stack import Bonus, Buy, Collect, Fines, TurnEnd, TurnStart
from tests.games.food_truck_city.builders import FOUR, L1, TWO, Table, a_city, dice

SOUTH, WEST, NORTH, EAST = range(4)
FOE = 1
"""The other seat of two."""


def after_collecting(table: Table) -> list[int]:
    table.settle()
    return table.money()


def test_layout_l1_shows_these_customers_on_the_start_segments() -> None:
    facing = a_city(L1).state.facing
    found = {segment: facing(segment) for segment in ("H1-2", "V2-2", "H2-2", "V2-1")}
    assert found == {"H1-2": ["se", "se"], "V2-2": ["ve", "se"], "H2-2": ["to", "to"], "V2-1": ["to", "su"]}


def test_ex1_everybody_collects_for_seniors_and_pizza() -> None:
    table = a_city(FOUR, seats=4, step=Collect(), settled=False, food="piz", customer="se")
    events = table.settle()
    assert table.money() == [1, 0, 5, 1]
    blue = next(e for e in events if isinstance(e, Collected) and e.seat == NORTH)
    assert (blue.customers, blue.demand, blue.bonus, blue.tiles, blue.award) == (2, 1, 2, 0, 0)


def test_ex2_another_roll_on_the_same_position() -> None:
    table = a_city(FOUR, seats=4, step=Collect(), settled=False, food="tac", customer="to")
    assert after_collecting(table) == [2, 3, 0, 0]


@pytest.mark.parametrize("active", range(4))
def test_ex3_everybody_collects_whoever_is_active(active: int) -> None:
    table = a_city(FOUR, seats=4, step=Collect(), settled=False, active=active)
    assert after_collecting(table) == [1, 0, 5, 1]


def test_ex4_first_moves_of_four_players() -> None:
    table = a_city(FOUR, seats=4, active=NORTH)
    assert table.legal(NORTH, "move piz") == {"H1-1", "V1-1", "H1-3", "V1-2"}
    for target, block in (("H1-1", "1-1"), ("V1-1", "1-1"), ("H1-3", "1-3"), ("V1-2", "1-3")):
        assert table.state.hidden_at(target) == [block]
    bonus = a_city(FOUR, seats=4, active=NORTH, step=Bonus(), money=(9, 9, 9, 9), hands={NORTH: ["big_tip"]})
    assert bonus.refused(NORTH, "bonus piz H1-1") == "bonus-space"


def test_ex5_first_moves_in_the_long_game() -> None:
    table = a_city(
        """
        ??  |  ??  |  ??  |  ??  |  ??  |  ??
        --     --     --     --     --     --
        ??  |  ??  |  ??  |  ??  |  ??  |  ??
        --     --     --     --     --     --
        ??  |  ??  |  A1 2piz A2  |  ??  |  ??
        --     --   1tac   3sus    --     --
        ??  |  ??  |  A3 0piz A4  |  ??  |  ??
        --     --     --     --     --     --
        ??  |  ??  |  ??  |  ??  |  ??  |  ??
        --     --     --     --     --     --
        ??  |  ??  |  ??  |  ??  |  ??  |  ??
        """,
        seats=4,
        active=NORTH,
    )
    assert [player.start for player in table.state.players] == ["V3-2", "H2-2", "V2-2", "H2-3"]
    assert table.legal(NORTH, "move piz") == {"H1-2", "H1-3"}
    assert table.refused(NORTH, "move piz V1-2") == "unrevealed"
    assert [table.state.hidden_at(segment) for segment in ("H1-2", "H1-3")] == [["1-2"], ["1-3"]]


def test_ex6_a_block_is_revealed_as_it_lies_and_the_first_brings_a_dollar() -> None:
    table = a_city(
        """
        ??   |   ??    |   ??    |   ??   |  ??
        --       --        --        --      --
        ??   | (D3/1)  |   A1    |   ??   |  ??
        --       --       0piz       --      --
        ??   |   A4   0bbq A5   1sus A2   |  ??
        --       --        --        --      --
        ??   |   ??    |   A3    |   ??   |  ??
        --       --        --        --      --
        ??   |   ??    |   ??    |   ??   |  ??
        """
    )
    (revealed,) = [e for e in table.do(SOUTH, "move piz H1-1") if isinstance(e, Revealed)]
    assert (revealed.block, revealed.art, revealed.rotation, revealed.gain) == ("1-1", "D3", 1, 1)
    assert table.state.blocks["1-1"].customers == ("to", "st", "se", "ve")
    assert table.state.facing("H1-1")[0] == "se"
    assert table.money() == [1, 0]
    table.do(SOUTH, "move bbq H2-1")
    assert "3-1" in table.state.blocks
    assert table.money() == [1, 0]


def test_ex7_a_segment_between_face_down_blocks_is_no_target() -> None:
    drawing = """
        ??   |   ??    |   ??    |   ??   |  ??
        --       --        --        --      --
        ??   |   D1    |   A1    |   ??   |  ??
        --      0piz       --        --      --
        {}   |   A4    |   A5    |   A2   |  ??
        --       --        --        --      --
        ??   |   ??    |   A3    |   ??   |  ??
        --       --        --        --      --
        ??   |   ??    |   ??    |   ??   |  ??
        """
    assert a_city(drawing.format("??")).refused(SOUTH, "move piz H1-0") == "unrevealed"
    table = a_city(drawing.format("D2"))
    assert "H1-0" in table.legal(SOUTH, "move piz")
    table.do(SOUTH, "move piz H1-0")
    assert "1-0" in table.state.blocks


ELSEWHERE = """
    ??   |  ??   |    ??    |   ??   |  ??
    --      --        --        --      --
    ??   |  ??   |    A1    |   ??   |  ??
    --      --        --        --      --
    ??   |  A4  1tac  A5    |   A2   |  ??
    --      --       0piz       --      --
    ??   |  ??   |    A3    |   ??   |  ??
    --      --        --        --      --
    ??   |  ??   |    ??    |   ??   |  ??
"""


def test_ex8_a_bonus_move_pays_for_itself_but_is_no_move() -> None:
    table = a_city(ELSEWHERE, step=Bonus(), money=(1, 0))
    assert table.legal(SOUTH, "bonus") == {"piz V2-2"}
    assert table.refused(SOUTH, "bonus piz H1-2") == "adjacent"
    table.do(SOUTH, "bonus piz V2-2")
    assert table.money()[SOUTH] == 3
    assert table.asked() == [(SOUTH, "move")]
    assert not table.truck(SOUTH, "piz").moved
    table.do(SOUTH, "end_move")
    assert table.player(SOUTH).fines == 1
    declined = a_city(ELSEWHERE, step=Bonus(), money=(1, 0))
    declined.do(SOUTH, "skip_bonus")
    assert declined.money()[SOUTH] == 2


def fines_of(money: int, fines: int, drawing: str = TWO, **more: object) -> Table:
    """South is fined for every truck on the board, with a card in hand so that it is asked."""
    hands = {SOUTH: ["big_tip"], FOE: ["big_tip"]}
    step = Fines(["piz"])
    return a_city(drawing, step=more.pop("step", step), money=(money, 0), fines=(fines, 0), hands=hands, **more)  # type: ignore[arg-type]


def test_ex9_the_fourth_fine_costs_four() -> None:
    table = fines_of(7, 3)
    table.do(SOUTH, "settle piz pay")
    assert (table.player(SOUTH).fines, table.money()[SOUTH]) == (4, 3)
    assert table.truck(SOUTH, "piz").at == "H2-2"


def test_ex10_a_fine_that_cannot_be_paid_impounds_the_truck() -> None:
    table = fines_of(3, 4)
    assert table.refused(SOUTH, "settle piz pay") == "way-pay"
    table.do(SOUTH, "settle piz impound")
    assert (table.player(SOUTH).fines, table.money()[SOUTH], table.truck(SOUTH, "piz").debt) == (5, 3, 5)
    assert table.truck(SOUTH, "piz").at is None


TACOS_AND_BBQ = TWO.replace("0piz", "0tac").replace("1tac", "1piz").replace("A4   | ", "A4  0bbq")


def test_ex11_the_player_orders_two_fines() -> None:
    table = a_city(TACOS_AND_BBQ, step=Fines(["bbq", "tac"]), money=(2, 0))
    assert table.refused(SOUTH, "settle tac impound") == "way-impound"
    table.do(SOUTH, "settle tac pay")
    assert (table.player(SOUTH).fines, table.money()[SOUTH]) == (2, 1)
    assert (table.truck(SOUTH, "bbq").at, table.truck(SOUTH, "bbq").debt) == (None, 2)
    assert table.truck(SOUTH, "tac").at == "H2-2"


def test_ex12_release_and_buy_in_one_turn() -> None:
    drawing = TWO.replace("0piz", "0tac").replace("1tac", "1piz")
    table = a_city(drawing, step=Buy(False), money=(12, 0), impounded={"0bbq": 2})
    assert table.refused(SOUTH, "buy ice V2-1") == "buy-impounded"
    assert spaces(table.state) == ["V2-1", "V2-2"]
    table.do(SOUTH, "release bbq V2-1")
    assert (table.money()[SOUTH], table.truck(SOUTH, "bbq").at, table.truck(SOUTH, "bbq").debt) == (10, "V2-1", 0)
    table.do(SOUTH, "buy ice V2-2")
    assert (table.money()[SOUTH], len(table.player(SOUTH).parked())) == (1, 3)


@pytest.fixture
def two_impounded() -> Table:
    table = a_city(step=Buy(False), money=(20, 0), impounded={"0bbq": 2, "0tac": 5}, hands={SOUTH: ["big_tip"]})
    table.do(SOUTH, "release bbq V2-1")
    assert (table.money()[SOUTH], len(table.player(SOUTH).parked())) == (18, 2)
    return table


def test_ex13a_one_of_two_released_is_not_enough_to_buy(two_impounded: Table) -> None:
    assert two_impounded.refused(SOUTH, "buy ice V2-2") == "buy-impounded"


def test_ex13b_after_both_releases_the_fourth_truck_is_too_dear(two_impounded: Table) -> None:
    two_impounded.do(SOUTH, "release tac V2-2")
    assert two_impounded.money()[SOUTH] == 13
    assert two_impounded.refused(SOUTH, "buy ice V2-2") == "buy-money"


def test_ex13c_with_two_dollars_more_it_can_be_bought(two_impounded: Table) -> None:
    two_impounded.player(SOUTH).money += 2
    two_impounded.do(SOUTH, "release tac V2-2")
    # L1 has no fifth fully revealed segment, so another block is turned up first.
    two_impounded.state.blocks["1-1"] = two_impounded.state.hidden.pop("1-1")
    two_impounded.do(SOUTH, "buy ice V1-1")
    assert (two_impounded.money()[SOUTH], len(two_impounded.player(SOUTH).parked())) == (0, 4)


def test_ex14_a_bailout_costs_all_money_and_places_another_truck() -> None:
    drawing = TWO.replace("0piz", " -- ")
    table = a_city(drawing, step=TurnStart(), money=(3, 0), fines=(5, 0), impounded={"0piz": 5}, turn=3)
    assert table.asked() == [(SOUTH, "bailout")]
    assert table.legal(SOUTH, "bailout sus") == {"H2-2", "V2-1", "V2-2"}
    assert table.refused(SOUTH, "bailout piz H2-2") == "bailout-impounded"
    table.do(SOUTH, "bailout sus H2-2", dice("bbq", "hi"))
    player = table.player(SOUTH)
    assert (player.money, player.fines, table.truck(SOUTH, "piz").debt) == (0, 5, 5)
    assert table.asked() == [(SOUTH, "move")]
    assert table.legal(SOUTH, "move sus")
    player.money = 3
    table.do(SOUTH, "move sus H2-1")
    assert player.money == 4  # a dollar from the reveal; no purchase was offered, as a truck is impounded
    assert table.state.active == FOE


def test_ex15_a_truck_is_placed_as_close_to_the_centre_as_can_be() -> None:
    drawing = """
        ??   |  ??   |    ??    |   ??   |  ??
        --      --        --        --      --
        ??   |  D1   |    A1    |   ??   |  ??
        --      --       1tac       --      --
        ??   |  A4  0piz  A5   {}   A2   |  ??
        --      --       {}         --      --
        ??   |  ??   |    A3    |   ??   |  ??
        --      --        --        --      --
        ??   |  ??   |    ??    |   ??   |  ??
        """
    table = a_city(drawing.format("|", "--"))
    revealed = [segment for segment in table.state.city.segments if table.state.revealed_at(segment)]
    assert set(revealed) == {"H1-2", "V2-1", "V2-2", "H2-2", "V1-1", "H1-1"}
    assert set(spaces(table.state)) == {"V2-2", "H2-2"}
    assert set(spaces(a_city(drawing.format("1sus", "0bbq")).state)) == {"V1-1", "H1-1"}


def test_ex16_from_one_truck_to_six_for_80() -> None:
    table = a_city(step=Buy(False), money=(80, 0), hands={SOUTH: ["big_tip"]})
    for place in [place for place in table.state.city.blocks if place in table.state.hidden]:
        table.state.blocks[place] = table.state.hidden.pop(place)
    left = []
    for food in ("bbq", "ice", "noo", "sus", "tac"):
        table.state.stack = [Buy(False)]
        table.do(SOUTH, f"buy {food} {spaces(table.state)[0]}")
        left.append(table.money()[SOUTH])
    assert left == [76, 67, 52, 30, 0]
    table.state.stack = [Buy(False)]
    assert table.refused(SOUTH, "buy piz H0-0") == "buy-all"


@pytest.mark.parametrize(("seats", "revealer", "still"), [(4, 2, [3, 0, 1]), (2, 0, [1])])
def test_ex17_after_the_last_reveal_the_others_have_one_more_turn(seats: int, revealer: int, still: list[int]) -> None:
    drawing = FOUR if seats == 4 else TWO
    table = a_city(drawing, seats=seats, active=revealer, step=TurnEnd(), revealed=True, settled=False)
    table.state.blocks |= table.state.hidden
    table.state.hidden.clear()
    events = table.settle(*dice("bbq", "hi"))
    assert [e.seats for e in events if isinstance(e, LastTurns)] == [still]
    turns = []
    while table.state.stack:
        turns.append(table.state.active)
        table.state.stack = [TurnEnd()]
        table.settle(*(dice("bbq", "hi") if len(turns) < len(still) else ()))
    assert turns == still


def test_ex18_trucks_first_then_money_and_equals_share() -> None:
    def ranked(*rows: tuple[int, int, int]) -> tuple[tuple[int, ...], ...]:
        table = a_city(FOUR, seats=4)
        for player, (in_play, held, money) in zip(table.state.players, rows, strict=True):
            player.money = money
            for n, truck in enumerate(player.trucks):
                truck.at = f"V0-{n}" if n < in_play else None
                truck.debt = int(in_play <= n < in_play + held)
        return ranking(table.state)

    assert ranked((4, 1, 3), (4, 0, 9), (5, 0, 0), (4, 0, 9)) == ((2,), (1, 3), (0,))
    assert ranked((4, 1, 3), (4, 0, 9), (4, 0, 9), (4, 0, 9)) == ((1, 2, 3), (0,))


def festive(strike: str = "") -> Table:
    """EX19: a festival on the middle block, a Pizza billboard north of it, Red's Award Winning Pizza."""
    return a_city(
        FOUR.replace("0piz", f"0piz{strike}"),
        seats=4,
        step=Collect(),
        settled=False,
        festivals=[Tile("festival", "2-2", EAST, 1)],
        billboards={"piz": "1-2"},
        awards={SOUTH: ["award_piz"]},
    )


def test_ex19_festival_billboard_and_award() -> None:
    assert after_collecting(festive()) == [3, 0, 7, 2]


def test_ex20_a_truck_on_strike_earns_nothing_until_it_is_repaired() -> None:
    table = festive("*")
    assert after_collecting(table) == [0, 0, 7, 2]
    table.player(SOUTH).money = 2
    assert "repair" in table.verbs(SOUTH)
    table.do(SOUTH, "repair piz staff_strike")
    assert (table.money()[SOUTH], table.truck(SOUTH, "piz").strike, table.state.discard) == (0, "", ["staff_strike"])


def test_ex21_cards_change_the_dice_and_all_are_asked_again() -> None:
    hands = {SOUTH: ["food_craze"], WEST: ["lunch_rush"], NORTH: ["big_tip"]}
    table = a_city(FOUR, seats=4, step=Bonus(), hands=hands)
    table.do(SOUTH, "skip_bonus")
    assert table.asked() == [(0, "pre_collect"), (1, "pre_collect"), (2, "pre_collect")]
    table.do(SOUTH, "pass")
    table.do(WEST, "play lunch_rush to")
    table.do(NORTH, "pass")
    assert table.asked() == [(0, "pre_collect"), (2, "pre_collect")]  # Violet has no card left
    table.do(SOUTH, "play food_craze tac")
    table.do(NORTH, "pass")
    table.do(NORTH, "pass")
    assert table.money() == [2, 3, 0, 0]


def test_ex22_a_flat_tire_until_two_dollars_are_paid() -> None:
    drawing = TWO.replace("0piz", "0noo!")
    table = a_city(drawing, money=(1, 0), hands={SOUTH: ["big_tip"]})
    assert table.verbs(SOUTH) == ["play", "end_move"]
    assert table.refused(SOUTH, "move noo V2-2") == "flat"
    table.do(SOUTH, "end_move")
    table.do(SOUTH, "pass")
    table.do(SOUTH, "settle noo pay")
    assert (table.money()[SOUTH], table.player(SOUTH).fines, table.truck(SOUTH, "noo").flat) == (0, 1, "flat_tire")
    later = a_city(drawing, money=(2, 0), fines=(1, 0))
    later.do(SOUTH, "repair noo flat_tire")
    assert later.money()[SOUTH] == 0
    assert "V2-2" in later.legal(SOUTH, "move noo")


@pytest.mark.parametrize("permit", [False, True])
def test_ex23_a_speeding_ticket(permit: bool) -> None:
    drawing = TWO.replace("A4   | ", "A4  0bbq")
    hands = {SOUTH: ["city_permit" if permit else "big_tip"], FOE: ["speeding_ticket"]}
    table = a_city(drawing, money=(2, 0), fines=(2, 0), hands=hands, moved=["0piz", "0bbq"])
    table.do(SOUTH, "end_move")
    table.do(SOUTH, "pass_all")
    table.do(FOE, "play speeding_ticket 1-piz")
    assert table.asked() == [(SOUTH, "fine")]
    if permit:
        table.do(SOUTH, "settle piz permit")
        assert (table.player(SOUTH).fines, table.money()[SOUTH], table.truck(SOUTH, "piz").at) == (2, 2, "H2-2")
    else:
        events = table.do(SOUTH, "settle piz impound")
        assert (table.player(SOUTH).fines, table.truck(SOUTH, "piz").debt) == (3, 3)
        assert any(isinstance(event, Impounded) for event in events)


def nitrous(passed: str) -> Table:
    """South's Pizza on `H2-2` with a Nitrous Tank; `V2-1` as given."""
    drawing = TWO.replace("1tac", " -- ").replace("A4   | ", f"A4  {passed}")
    return a_city(drawing, hands={SOUTH: ["nitrous"]})


def test_ex24_nitrous_passes_trucks_on_revealed_streets() -> None:
    table = nitrous("1tac")
    found = routes(table.state, table.truck(SOUTH, "piz"), 3)
    assert (found["H1-2"], found["V1-1"]) == (("V2-1", "H1-2"), ("V2-1", "V1-1"))
    assert ("H2-1", "H1-1") not in found.values()
    table.do(SOUTH, "play nitrous piz V1-1")
    assert table.truck(SOUTH, "piz").at == "V1-1"
    assert "1-1" in table.state.blocks
    assert table.truck(SOUTH, "piz").moved


def test_ex24_nitrous_does_not_pass_a_sinkhole() -> None:
    table = nitrous("O1")
    found = routes(table.state, table.truck(SOUTH, "piz"), 3)
    assert found and not any("V2-1" in path for path in found.values())
    table = nitrous("1tac")
    table.do(SOUTH, "play nitrous piz H1-2")
    assert table.truck(SOUTH, "piz").at == "H1-2"


def test_ex25_a_sinkhole_lasts_one_turn_start_longer_than_a_closed_road() -> None:
    drawing = TWO.replace("A4   | ", "A4   O0").replace("|   A2", "X0  A2")
    table = a_city(drawing, step=TurnStart(), settled=False)
    table.settle(*dice("bbq", "hi"))
    assert [(tile.card, tile.left) for tile in table.state.closures] == [("sinkhole", 1)]
    table.state.stack = [TurnStart()]
    table.settle(*dice("bbq", "hi"))
    assert table.state.closures == []
    assert table.state.discard == ["road_closed", "sinkhole"]


def test_ex25_turn_starts_of_others_do_not_count() -> None:
    table = a_city(TWO.replace("|   A2", "X0  A2"), active=FOE, step=TurnStart(), settled=False)
    table.settle(*dice("bbq", "hi"))
    assert [tile.left for tile in table.state.closures] == [1]


def test_ex26_moving_day_turns_a_block_under_the_trucks() -> None:
    table = a_city(hands={SOUTH: ["moving_day"]})
    assert table.state.blocks["2-2"].customers == ("se", "ve", "to", "su")
    table.do(SOUTH, "play moving_day 2-2 1")
    assert table.state.blocks["2-2"] == Block("A5", 1)
    assert table.state.blocks["2-2"].customers == ("su", "se", "ve", "to")
    assert table.state.facing("H1-2") == ["se", "su"]
    assert table.state.facing("V2-2") == ["se", "se"]


def test_ex27_a_truck_towed_before_collecting_earns_where_it_stands() -> None:
    drawing = FOUR.replace("??   |    A1", "C1   |    A1")
    table = a_city(drawing, seats=4, step=Bonus(), hands={EAST: ["tow_truck"]})
    assert table.asked() == [(EAST, "pre_collect")]
    assert "se" not in table.state.facing("H1-1")
    table.do(EAST, "play tow_truck 3-piz H1-1")
    assert table.money() == [1, 0, 1, 1]
    assert not table.truck(NORTH, "piz").moved
