"""Routes, distances, hauls, campaign reach and placement: worked examples 15.1, 15.4 and 15.5 of the rules."""

from __future__ import annotations

import pytest

from games.food_chain_magnate.city import placing
from games.food_chain_magnate.city.pieces import City
from games.food_chain_magnate.city.squares import at, members, name_of, shape
from games.food_chain_magnate.events import CampaignPlaced
from games.food_chain_magnate.steps.campaigns import put_demand
from games.food_chain_magnate.steps.opening import FirstRestaurants
from tests.games.food_chain_magnate.builders import (
    BOARD_A,
    BOARD_M1,
    BOARD_M2,
    BOARD_M3,
    BOARD_M4,
    BOARD_S,
    BOARD_X,
    BOARD_Y,
    Place,
    Table,
    board_y,
    built,
    distances,
    laid,
    named,
)
from tests.games.food_chain_magnate.builders import drawn as drawn_board


def corners(row: int, column: int) -> list[Place]:
    """The four squares of a restaurant: its entrances with a drive-in."""
    return [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]


def hauls(city: City, entrance: Place, borders: int) -> set[str]:
    return {city.ground.haul_name(haul) for haul in city.ground.hauls(at(*entrance), borders)}


def at_squares(*places: Place) -> str:
    return "+".join(name_of(square) for square in sorted(at(*place) for place in places))


def test_tiles_are_turned_clockwise() -> None:
    board = built(laid(BOARD_M1), 11, (4, 3), "s")
    assert drawn_board(board) == (
        "..#....#..#####..#..\n"
        "..#....#..#.HH#..#..\n"
        "###..##+###.HH######\n"
        "..#S...#HH.....B.#..\n"
        "..#hh..#HH.......#..\n"
        "###hh..#....#HH..#..\n"
        "#..hh..#....#HH..#B.\n"
        "#HH..###HH#####..###\n"
        "#HH....#HH..#....#..\n"
        "###....#....#....#..\n"
        "..#....#.......###..\n"
        "..#....#...L...#S...\n"
        "###..###########...#\n"
        "HH#.....HH..#.....L#\n"
        "HH#.....HH..#....###"
    )


@pytest.mark.parametrize(
    ("corner", "entrance", "road"), [((3, 4), "nw", (2, 4)), ((4, 8), "nw", (4, 7)), ((8, 4), "ne", (7, 5))]
)
def test_restaurants_may_span_tiles_while_their_entrances_touch_a_road(
    corner: Place, entrance: str, road: Place
) -> None:
    city = laid(BOARD_S)
    assert placing.corner_sites(city, entrance) >> at(*corner) & 1
    assert at(*road) in city.ground.roads


def test_at_set_up_two_entrances_never_share_a_tile() -> None:
    table = Table(board=BOARD_S).restaurant(0, (3, 4), (3, 4))
    table.state.stack = [FirstRestaurants([1], [])]
    free = placing.restaurant_sites(table.state.city)
    beyond = next(
        square
        for square in members(free)
        if table.state.city.ground.tile_at[square] == 0 and name_of(square) not in table.offered(1, "place")
    )
    assert table.refused(1, f"place {name_of(beyond)} nw") == "entrance-tile"


def test_roads_across_borders_and_over_a_house_tile() -> None:
    city = board_y()
    found = distances(city, (4, 2))
    assert found == {"14": 1, "6": 1, "15": 1, "16": 2}


def test_a_buyer_takes_what_its_route_passes_and_never_turns_round() -> None:
    city = laid(BOARD_X)
    assert hauls(city, (4, 13), 1) == set()
    for borders in (2, 3):
        assert hauls(city, (4, 13), borders) == {at_squares((5, 1)), at_squares((6, 8))}


def test_a_bridge_is_two_roads_that_never_meet() -> None:
    city = laid("G0 A0")
    assert distances(city, (4, 3)) == {"12": 0}
    assert distances(city, (3, 3)) == {"12": 0, "2": 1}
    assert distances(city, *corners(3, 3)) == {"12": 0, "2": 1}
    assert not placing.corner_sites(city, "se") >> at(3, 3) & 1


def test_a_printed_house_is_reached_over_a_border_where_the_roads_do_not_connect() -> None:
    assert distances(laid("I0 / D0"), (8, 0)) == {"15": 1, "7": 0}


def test_a_dead_end_ends_a_route_and_a_loop_passes_a_source_once() -> None:
    assert hauls(laid("S0"), (4, 3), 2) == {at_squares((0, 3)), at_squares((3, 0))}
    city = laid("C0 / S0")
    assert hauls(city, (9, 3), 0) == hauls(city, (9, 3), 1) == {at_squares((5, 3)), at_squares((8, 0))}
    assert hauls(city, (9, 3), 2) == {at_squares((5, 3)), at_squares((8, 0)), at_squares((5, 3), (8, 0))}


def test_distances_on_the_large_board() -> None:
    city = built(laid(BOARD_M1), 11, (4, 3), "s")
    assert distances(city, (11, 12)) == {"15": 1, "13": 2, "12": 3, "18": 4}
    assert distances(city, (10, 12)) == {"4": 1, "13": 2}
    assert distances(city, *corners(10, 12)) == {"4": 1, "15": 1, "13": 2, "12": 3, "18": 4}
    assert not placing.corner_sites(city, "ne") >> at(10, 12) & 1


def test_longer_range_collects_more_on_the_large_board() -> None:
    city = built(laid(BOARD_M1), 11, (4, 3), "s")
    two, three = hauls(city, (11, 12), 2), hauls(city, (11, 12), 3)
    assert at_squares((11, 11)) in two and at_squares((6, 18), (11, 16)) in two
    assert at_squares((3, 15), (6, 18), (11, 16)) in three - two
    assert not any(at_squares((11, 11)) in haul.split("+") and "+" in haul for haul in three)


def test_a_truck_brings_three_of_each_source_and_others_may_collect_them_again() -> None:
    table = Table(board=built(laid(BOARD_M1), 11, (4, 3), "s")).restaurant(0, (10, 12), (11, 12))
    table.company(0, work="2 truck_driver cart_operator").at_work().skip_to(0, "fetch")
    where = at_squares((3, 15), (6, 18), (11, 16))
    table.act(0, f"fetch truck_driver {where}")
    assert table.state.chains[0].goods == {"beer": 6, "soft_drink": 3}
    lemonade = at_squares((11, 11))
    table.act(0, f"fetch truck_driver {lemonade}")
    table.act(0, f"fetch cart_operator {lemonade}")
    assert table.state.chains[0].goods["lemonade"] == 5


def test_a_drive_in_opens_all_corners() -> None:
    city = laid("A0 B0")
    assert distances(city, (1, 4)) == {"2": 0, "4": 1}
    table = Table(board=city).restaurant(0, (0, 4), (1, 4)).company(0, work="local_manager")
    assert [city.distance(table.state.entrances(0), city.house(house)) for house in ("2", "4")] == [0, 0]


def test_a_garden_can_connect_a_house() -> None:
    city = laid("I3 J0")
    assert distances(city, (4, 8)) == {"16": 0}
    with_garden = city.with_house(city.house("15").with_garden("e"))
    assert set(with_garden.house("15").garden) == {at(0, 5), at(1, 5)}
    assert distances(with_garden, (4, 8)) == {"16": 0, "15": 0}


def test_a_zeppelin_collects_every_source_of_the_tiles_it_flies_over() -> None:
    table = Table(board=BOARD_X).restaurant(0, (3, 13), (4, 13)).company(0, work="zeppelin_pilot")
    table.at_work().skip_to(0, "fetch")
    ground = table.state.city.ground
    path = [(0, 2), (1, 2), (1, 1), (1, 0)]
    sources = [
        s
        for s, _ in ground.sources
        if (ground.tiles[ground.tile_at[s]].row, ground.tiles[ground.tile_at[s]].column) in path
    ]
    table.act(0, f"fetch zeppelin_pilot {'+'.join(map(name_of, sources))}")
    assert table.state.chains[0].goods == {"lemonade": 2, "soft_drink": 2, "beer": 2}


def reached(city: City, number: int, place: str) -> set[str]:
    table = Table(5, board=city).campaign(number, 0, "burger", 1, place)
    campaign = table.state.campaigns[0]
    return set(table.state.rules.campaign_types[campaign.type].reached(table.state, campaign))


@pytest.mark.parametrize(
    ("board", "number", "place", "houses"),
    [
        ("m1", 9, (5, 16), "4 12 13 18"),
        ("m2", 7, (6, 10), "4 8 11 13 15 18"),
        ("m3", 8, (5, 10), "4 7 11 13 15 18 19"),
        ("m3", 7, (5, 15), "4 7 11 13 15 18 19"),
        ("m4", 7, (2, 3), "12 13"),
        ("a", 9, (3, 3), ""),
        ("a", 9, (11, 2), "4 8"),
        ("a", 9, (11, 5), "4 8"),
        ("a", 9, (14, 0), "4 8"),
        ("m1", 1, (5, 16), "4 18"),
        ("m1", 3, (5, 16), "4 18"),
    ],
)
def test_what_mailboxes_and_radios_reach(board: str, number: int, place: Place, houses: str) -> None:
    cities = {
        "m1": built(laid(BOARD_M1), 11, (4, 3), "s"),
        "m2": built(laid(BOARD_M2), 11, (4, 10), "w"),
        "m3": built(built(laid(BOARD_M3), 11, (4, 3), "s"), 19, (13, 4), "w"),
        "m4": laid(BOARD_M4),
        "a": laid(BOARD_A),
    }
    assert reached(cities[board], number, named(place)) == set(houses.split())


def test_what_airplanes_reach_and_where_they_may_lie() -> None:
    city = laid(BOARD_A)
    assert reached(city, 4, "top-D") == {"8", "12"}
    assert reached(city, 6, "left-9") == {"4", "8"}
    lying = dict.fromkeys(city.flights(5))
    assert {line for edge, line in lying if edge == "left"} == set(range(11))
    assert {line for edge, line in city.flights(3) if edge == "top"} == set(range(13))


@pytest.mark.parametrize("option", ["overlap", "apart"])
def test_airplanes_may_share_lines_unless_agreed_otherwise(option: str) -> None:
    table = Table(board=BOARD_A, airplanes=option).campaign(4, 1, "beer", 1, "top-D")
    table.restaurant(0, (3, 0), (3, 1)).company(0, work="brand_manager").at_work().skip_to(0, "campaign")
    offered = table.offered(0, "campaign brand_manager 5")
    assert ("top-C" in offered) == (option == "overlap")
    assert "bottom-C" in offered
    if option == "apart":
        assert table.refused(0, "campaign brand_manager 5 top-C pizza 1") == "flight"


def test_billboards_reach_what_touches_them() -> None:
    city = built(laid(BOARD_M1), 11, (4, 3), "s")
    assert reached(city, 11, f"{named((3, 12))}-wide") == {"4", "18"}


def test_a_marketing_trainee_reaches_two_borders() -> None:
    table = Table(5, board=board_y()).restaurant(0, (3, 2), (4, 2)).company(0, work="marketing_trainee")
    table.at_work().skip_to(0, "campaign")
    offered = table.offered(0, "campaign marketing_trainee 15")
    assert {named((8, 0)), named((8, 6))} <= set(offered)
    reasons = {
        place: table.refused(0, f"campaign marketing_trainee 15 {named(place)} beer 1") for place in [(5, 5), (5, 0)]
    }
    assert set(reasons.values()) == {"campaign-free"}
    for place in ((3, 0), (9, 9)):
        assert table.refused(0, f"campaign marketing_trainee 15 {named(place)} beer 1") in (
            "campaign-road",
            "campaign-range",
        )


def test_no_campaign_without_a_road_not_even_for_a_director() -> None:
    table = Table(5, board=board_y()).company(0, work="brand_director").at_work().skip_to(0, "campaign")
    for number in (1, 15):
        assert table.refused(0, f"campaign brand_director {number} {named((4, 3))} beer 1") == "campaign-road"


def test_a_good_that_nobody_sells_can_be_advertised_and_fetched() -> None:
    table = Table(board="A0 B0").restaurant(0, (0, 0), (1, 1)).company(0, work="marketing_trainee errand_boy").at_work()
    assert not table.state.city.ground.sources
    table.skip_to(0, "campaign")
    place = table.offered(0, "campaign marketing_trainee 14")[0]
    table.act(0, f"campaign marketing_trainee 14 {place} lemonade 2")
    table.act(0, "fetch errand_boy lemonade")
    assert table.state.chains[0].goods == {"lemonade": 1}


def test_the_first_billboard_makes_itself_eternal_and_not_what_came_before() -> None:
    table = Table(board=BOARD_A).restaurant(0, (3, 0), (3, 1)).company(0, work="brand_manager marketing_trainee")
    table.at_work().skip_to(0, "campaign")
    table.act(0, "campaign brand_manager 4 top-D pizza 3")
    place = table.offered(0, "campaign marketing_trainee 13")[0]
    table.act(0, f"campaign marketing_trainee 13 {place} pizza 2")
    assert [event.duration for event in table.told(CampaignPlaced)] == [3, 0]
    assert [campaign.eternal for campaign in table.state.campaigns] == [False, True]


def test_houses_hold_three_tokens_and_five_with_a_garden() -> None:
    table = Table(board=board_y()).wants("16", "2 beer").wants("14", "2 beer")
    assert put_demand(table.state, "16", "pizza", 0, 2) == 1
    assert put_demand(table.state, "14", "pizza", 0, 2) == 2
    assert put_demand(table.state, "16", "pizza", 0, 1) == 0
    assert put_demand(table.state, "14", "pizza", 0, 2) == 1


def test_the_radio_milestone_adds_a_token_where_there_is_room() -> None:
    table = Table(board=board_y()).company(0, milestones="first_radio_campaign")
    place = next(s for s in members(table.state.city.ground.roadside & table.state.city.free))
    table.campaign(1, 0, "pizza", 2, name_of(place)).wants("15", "2 beer").phase("6")
    assert len(table.state.demand["15"]) == 3
    assert len(table.state.demand["14"]) == 2
    assert table.state.campaigns[0].left == 1


def test_a_full_house_takes_nothing_but_the_campaign_runs_on() -> None:
    table = Table(board=board_y()).wants("16", "3 beer").campaign(9, 0, "pizza", 2, "J10")
    table.phase("6")
    assert table.state.demand["16"] == (("beer", 0),) * 3
    assert table.state.campaigns[0].left == 1


def test_house_tiles_touch_a_road_and_cover_nothing() -> None:
    city = laid(BOARD_Y)
    sites = {side: placing.house_sites(city, side) for side in "nesw"}
    assert sites["s"] >> at(4, 0) & 1
    for side, (rows, columns) in placing.HOUSE_SHAPES.items():
        for square in members(sites[side]):
            area = shape(square, rows, columns)
            assert all(city.ground.cells[s] == "." for s in area)
            assert any(s in city.ground.touches for s in area)
