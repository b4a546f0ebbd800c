"""Coffee, Lobbyists, New Milestones and Rural Marketeers: sentences of their rules that no worked example shows."""

from __future__ import annotations

import pytest

from games.food_chain_magnate import TITLE, events
from games.food_chain_magnate.city.pieces import House
from games.food_chain_magnate.city.squares import SQUARES, at, mask
from games.food_chain_magnate.city.tiles import Laid, Works
from games.food_chain_magnate.jobs.kitchen import hauls
from games.food_chain_magnate.modules import rural_marketeers as rural
from games.food_chain_magnate.modules.coffee import CoffeeSold, PlaceShop, own_shops
from games.food_chain_magnate.modules.lobbyists import ROADS, RoadBegun, lobby
from games.food_chain_magnate.modules.new_milestones import record
from games.food_chain_magnate.steps import payday
from tests.games.food_chain_magnate.builders import Place, Table, laid, named
from tests.games.food_chain_magnate.modules.test_coffee import BOARD, DUCK, GLUTTONY, XANGO, coffee_board, shop
from tests.games.food_chain_magnate.modules.test_lobbyists import LINE, lobbying, square
from tests.games.food_chain_magnate.modules.test_new_milestones import marketing, new, place
from tests.games.food_chain_magnate.modules.test_rural import country

TOP: Place = (0, 3)
"""Where a restaurant leaves the squares below the road free; its door is at (1, 3)."""


def at_the_top(board: str, work: str, *more: str) -> Table:
    """A chain with lobbyists at work and its restaurant above the road."""
    table = Table(2, laid(board, "adjacent"), ("lobbyists", *more)).restaurant(0, TOP, (1, 3))
    return table.company(0, work=work)


# Lobbyists


def test_every_road_lies_on_free_squares_and_may_lie_on_two_tiles() -> None:
    table = lobbying()
    tiles = table.state.city.ground.tile_at
    lying = [
        ROADS[key].at(SQUARES[name])
        for key in table.offered(0, "road")
        for name in table.offered(0, f"road {key}")
    ]  # fmt: skip
    assert not [squares for squares in lying if mask(squares) & ~table.state.city.free]
    assert any(len({tiles[s] for s in squares}) == 2 for squares in lying)


def test_a_square_has_one_marker_and_a_road_under_construction_none() -> None:
    table = at_the_top(LINE, "3 lobbyist").at_work().skip_to(0, "road")
    table.act(0, f"road two-1 {named((3, 5))}")
    table.act(0, f"road two-0 {named((4, 3))}")  # from the road at its left to the one just begun
    assert [begun.works for begun in table.told(RoadBegun)] == [(named((2, 5)),), (named((4, 2)),)]
    table.act(0, f"road two-0 {named((0, 0))}")
    assert sorted(table.state.city.works.tolls) == [at(0, 2), at(2, 5), at(4, 2)]
    other = at_the_top(LINE, "2 lobbyist").at_work().skip_to(0, "road")
    other.act(0, f"road four-0 {named((4, 3))}")
    other.act(0, f"road four-0 {named((4, 8))}")  # from its other side at the same square
    assert sorted(other.state.city.works.tolls) == [at(4, 2), at(4, 7), at(4, 12)]


def test_neither_a_coffee_shop_nor_a_door_to_come_is_a_target_for_a_road() -> None:
    beside = shop(at_the_top("A0 F0", "lobbyist", "coffee"), 0, (4, 4)).at_work().skip_to(0, "road")
    assert beside.refused(0, f"road two-0 {named((4, 5))}") == "road-site"
    closed = at_the_top("A0 F0", "lobbyist local_manager").restaurant(0, (3, 3), (3, 3), open_=False)
    assert closed.at_work().skip_to(0, "road").refused(0, f"road two-0 {named((4, 5))}") == "road-site"


def test_a_park_parts_no_block() -> None:
    table = lobbying()
    before = table.state.city.ground.blocks
    table.act(0, f"park strip-0 {square(table, 'park', 'strip-0')}")
    assert table.state.city.ground.blocks == before


def test_a_park_beside_the_garden_counts_too() -> None:
    house = House("1", 100, tuple(at(*p) for p in ((0, 8), (0, 9), (1, 8), (1, 9)))).with_garden("e")
    table = Table(2, laid(LINE, "adjacent").with_house(house), ("lobbyists",)).restaurant(0, (3, 8), (3, 8))
    lobby(table.state).planted = ((at(0, 11),),)
    assert table.company(0, goods="burger").wants("1", "burger").dine().cash()[0] == 30


def test_where_no_piece_is_left_a_lobbyist_does_nothing() -> None:
    table = lobbying()
    lobby(table.state).roads.clear()
    assert "road" not in table.offered(0) and "park" in table.offered(0)
    assert table.refused(0, f"road two-0 {named((4, 5))}") == "lobby-room"
    lobby(table.state).parks.clear()
    assert "park" not in table.offered(0)


def test_restaurants_and_ramps_use_the_tile_just_added() -> None:
    table = at_the_top(LINE, "lobbyist regional_manager").at_work()
    lobby(table.state).tiles = ("F",)
    table.skip_to(0, "road").act(0, f"road two-0 {square(table, 'road', 'two-0')}")
    table.act(0, f"add_tile F-1 {named((0, -5))}")
    table.skip_to(0, "open")
    assert any(SQUARES[name] in _squares_of(table, "F") for name in table.offered(0, "open regional_manager"))
    wider = country(2, "lobbyists")
    before = set(rural.sites(wider.state))
    wider.state.city = wider.state.city.with_tile(Laid.of("F", wider.state.rules.tiles["F"], 0, 0, -1))
    assert set(rural.sites(wider.state)) - before


def _squares_of(table: Table, tile: str) -> set[int]:
    ground = table.state.city.ground
    return {s for s, number in ground.tile_at.items() if ground.tiles[number].id == tile}


def test_all_first_lobbyists_of_a_turn_add_a_tile_while_one_is_left() -> None:
    table = lobbying().restaurant(1, (3, 8), (3, 8)).company(1, work="2 lobbyist")
    lobby(table.state).tiles = ("F",)
    table.act(0, f"road two-0 {square(table, 'road', 'two-0')}")
    table.act(0, f"add_tile F-1 {named((0, -5))}")
    table.at_work(1).skip_to(1, "road").act(1, f"road two-0 {table.offered(1, 'road two-0')[0]}")
    assert all("first_lobbyist_used" in chain.milestones for chain in table.state.chains)
    assert "add_tile" not in table.offered(1)


def test_lobbyists_reach_from_coffee_shops() -> None:
    table = shop(Table(2, laid(BOARD, "adjacent"), ("coffee", "lobbyists")), 0, (4, 1)).company(0, work="lobbyist")
    assert "road" in table.at_work().skip_to(0, "road").offered(0)


# Coffee


def test_a_shop_needs_a_finished_road() -> None:
    table = Table(2, laid(BOARD, "adjacent"), ("coffee", "lobbyists")).restaurant(0, (0, 6), (1, 6))
    step = PlaceShop(0, anywhere=True)
    before = {choice.key for choice in step.links(table.state, ("shop",))}
    table.state.city = table.state.city.with_works(Works(building=(at(3, 5), at(3, 6))))
    assert {choice.key for choice in step.links(table.state, ("shop",))} == before - {named((3, 5)), named((3, 6))}


def test_several_first_sellers_place_their_shops_in_turn_order() -> None:
    table = coffee_board(DUCK, gluttony=1).dine()
    told = [type(event) for event in table.events if isinstance(event, (events.HouseFed, CoffeeSold))]
    assert told == [events.HouseFed, CoffeeSold, CoffeeSold]
    assert [event.seat for event in table.told(CoffeeSold)] == [GLUTTONY, XANGO]  # after the meal, in turn order
    table.phase("7.0")
    assert [decision.seat for decision in TITLE.decisions(table.state)] == [GLUTTONY]
    table.act(GLUTTONY, f"shop {table.offered(GLUTTONY, 'shop')[0]}")
    assert [decision.seat for decision in TITLE.decisions(table.state)] == [XANGO]
    table.act(XANGO, f"shop {table.offered(XANGO, 'shop')[0]}")
    assert [len(own_shops(table.state, seat)) for seat in (GLUTTONY, XANGO, DUCK)] == [2, 1, 0]


def test_nobody_dines_at_a_coffee_shop_but_zeppelins_start_there() -> None:
    table = shop(Table(2, BOARD, ("coffee",)), 0, (4, 1)).company(0, goods="2 burger").wants("8", "2 burger")
    assert hauls(table.state, 0, "zeppelin_pilot")
    assert table.dine().cash() == [0, 0] and len(table.told(events.HouseHungry)) == 1


# New Milestones


def test_a_gift_that_the_stock_lacks_is_lost_and_a_gift_from_the_box_goes_to_the_stock() -> None:
    table = marketing("marketing_trainee").empty_pile("errand_boy")
    place(table, "marketing_trainee", 14, "burger", 2)
    assert table.state.chains[0].hand == {"kitchen_trainee": 1}
    boxed = new().company(0, work="recruiting_girl").empty_pile("executive_vice_president").at_work()
    boxed.act(0, "hire waitress")
    boxed.pay_day().act(0, "fire executive_vice_president end")
    assert boxed.state.supply["executive_vice_president"] == 1 and record(boxed.state).boxed == 1


def test_no_second_tile_for_who_has_the_milestone_already() -> None:
    table = marketing("campaign_manager", milestones="first_marketeer_used first_campaign_manager_used")
    place(table, "campaign_manager", 8, "pizza", 2)
    assert "second_tile" not in table.offered(0)


def test_pizza_radios_pass_over_bankrupt_sellers_and_end_with_the_radios() -> None:
    def evening(*without: int) -> Table:
        table = new().company(0, milestones="first_pizza_sold")
        table.state.chains[0].milestones["first_pizza_sold"] = table.state.turn
        table.state.chains[0].bankrupt = True
        record(table.state).pizza = (("2", 0), ("4", 1))
        table.state.free_campaigns = [n for n in table.state.free_campaigns if n not in without]
        return table.phase("4.5")

    assert [decision.seat for decision in TITLE.decisions(evening().state)] == [1]
    assert not TITLE.decisions(evening(1, 2, 3).state)


def test_who_need_not_fire_never_fires_a_busy_marketeer() -> None:
    table = new().campaign(1, 0, "burger", 2, "A1", card="brand_director")
    table.company(0, work="burger_cook", milestones="first_trainer_used").pay_day()
    assert table.offered(0) == ["pay", "fire"] and table.offered(0, "fire") == ["burger_cook"]
    assert "busy-1" not in table.offered(0, "fire burger_cook")


# Rural Marketeers


def test_a_rural_marketeer_is_busy_for_good_and_keeps_his_salary() -> None:
    table = country().company(0, work="rural_marketeer").at_work().skip_to(0, "campaign")
    table.act(0, "campaign rural_marketeer 21 beside beer 0")
    table.act(0, "decline")
    assert payday.due(table.state, 0) == 5
    table.phase("6").phase("6")
    assert table.state.busy(0) == ["rural_marketeer"] and not table.state.chains[0].hand


@pytest.mark.parametrize(("placed", "possible"), [(3, True), (4, False)])
def test_the_area_has_four_sides(placed: int, possible: bool) -> None:
    table = country()
    for number in range(21, 21 + placed):
        table.campaign(number, 1, "beer", 1, "beside", eternal=True)
    table.company(0, work="rural_marketeer").at_work().act(0, "next")  # nobody more is hired
    assert ("campaign" in table.offered(0)) == possible
