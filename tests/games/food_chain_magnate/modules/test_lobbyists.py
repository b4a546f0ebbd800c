"""Lobbyists: roads with roadworks, parks, the tile of the first of them, and the worked examples."""

from __future__ import annotations

import pytest

from games.food_chain_magnate import TITLE, events
from games.food_chain_magnate.city.pieces import House
from games.food_chain_magnate.city.squares import at, beside, mask, members
from games.food_chain_magnate.city.tiles import Laid
from games.food_chain_magnate.modules.coffee import CoffeeSold
from games.food_chain_magnate.modules.lobbyists import (
    PARKS,
    ROADS,
    ParkPlanted,
    RoadBegun,
    RoadsOpened,
    TileAdded,
    lobby,
    parks,
)
from games.kernel import Chance, OptionsError
from tests.games.food_chain_magnate.builders import ALL_TILES, Place, Table, laid, named
from tests.games.food_chain_magnate.modules.test_coffee import BOARD, DUCK, GLUTTONY, XANGO, shop

LINE = "A0 T0 B0"


def lobbying(board: str = LINE, lobbyists: int = 1, *more: str) -> Table:
    """A chain with lobbyists at work at 3.5b, its restaurant beside house 2."""
    table = Table(2, laid(board, "adjacent"), ("lobbyists", *more)).restaurant(0, (3, 3), (3, 3))
    return table.company(0, work=f"{lobbyists} lobbyist").at_work().skip_to(0, "road")


def square(table: Table, verb: str, piece: str) -> str:
    return table.offered(0, f"{verb} {piece}")[0]


def test_every_piece_in_every_orientation() -> None:
    assert [len(ROADS), len(PARKS)] == [2 + 2 + 4, 2 + 4 + 8]
    assert len({piece.squares for piece in PARKS.values() if piece.shape == "ell"}) == 8
    corner = ROADS["corner-1"]
    assert corner.squares == ((0, 0), (0, 1), (1, 1))
    assert {(arrow.at, arrow.way) for arrow in corner.arrows} == {((1, 1), "s"), ((0, 0), "w")}
    table = lobbying()
    assert lobby(table.state).roads == {"two": 4, "four": 2, "corner": 2}
    assert lobby(table.state).parks == {"strip": 1, "tee": 1, "ell": 2}


def coffee_board(seller: int, gluttony: int = 3) -> Table:
    table = Table(3, laid(BOARD, "adjacent"), ("coffee", "lobbyists"))
    table.restaurant(GLUTTONY, (0, 6), (1, 6)).restaurant(XANGO, (8, 5), (8, 5)).restaurant(DUCK, (8, 8), (8, 8))
    for seat, n in ((GLUTTONY, gluttony), (XANGO, 3), (DUCK, 3)):
        table.state.chains[seat].goods = {"coffee": n}
    table.state.chains[seller].goods["burger"] = 2
    return shop(table, GLUTTONY, (4, 1)).wants("8", "2 burger")


def begin(table: Table, seat: int, piece: str, place: Place) -> Table:
    table.company(seat, work="lobbyist").at_work(seat).skip_to(seat, "road")
    table.act(seat, f"road {piece} {named(place)}")
    if "decline" in table.offered(seat):
        table.act(seat, "decline")
    return table


@pytest.mark.parametrize(
    ("seller", "now", "later"),
    [(XANGO, {GLUTTONY: 1}, {GLUTTONY: 2}), (DUCK, {GLUTTONY: 1, XANGO: 1}, {GLUTTONY: 1})],
)
def test_roadworks_on_the_coffee_board(seller: int, now: dict[int, int], later: dict[int, int]) -> None:
    """C11: the way by the north-east is dearer until clean-up."""
    table = begin(coffee_board(seller), GLUTTONY, "two-0", (3, 5))
    (begun,) = table.told(RoadBegun)
    assert set(begun.works) == {named((3, 4)), named((3, 7))}
    assert table.state.city.works.tolls == (at(3, 4), at(3, 7))
    saved = table.state.copy()
    table.dine()
    assert table.told(events.HouseFed)[0].offers[0].distance == 2
    assert {event.seat: event.count for event in table.told(CoffeeSold)} == now
    table.state, table.events = saved, []
    table.phase("7.4").dine()
    assert {at(3, 5), at(3, 6)} <= table.state.city.ground.roads and not table.state.city.works.tolls
    assert [event.squares for event in table.told(RoadsOpened)] == [(named((3, 5)), named((3, 6)))]
    assert {event.seat: event.count for event in table.told(CoffeeSold)} == later


def test_a_road_under_construction_is_no_road_but_parts_blocks() -> None:
    table = begin(coffee_board(XANGO), GLUTTONY, "two-0", (3, 5))
    ground = table.state.city.ground
    assert at(3, 5) not in ground.roads and not table.state.city.free >> at(3, 5) & 1
    assert at(3, 5) not in ground.blocks
    assert ground.within(at(1, 6), 1) == laid(BOARD, "adjacent").ground.within(at(1, 6), 1)


def test_an_own_door_is_enough_for_a_road() -> None:
    """L2: a drive-in restaurant on (3,3)-(4,4), a road of two that touches no road but the corner."""
    table = Table(2, laid("A0 F0", "adjacent"), ("lobbyists",)).restaurant(0, (3, 3), (3, 3))
    table.company(0, work="lobbyist local_manager").at_work().skip_to(0, "road")
    assert named((4, 5)) in table.offered(0, "road two-0")
    table.act(0, f"road two-0 {named((4, 5))}")
    (begun,) = table.told(RoadBegun)
    assert begun.works == ()


def test_without_a_drive_in_a_closed_corner_is_no_door() -> None:
    table = Table(2, laid("A0 F0", "adjacent"), ("lobbyists",)).restaurant(0, (3, 3), (3, 3))
    table.company(0, work="lobbyist").at_work().skip_to(0, "road")
    assert table.refused(0, f"road two-0 {named((4, 5))}") == "road-site"


def test_each_lobbyist_places_one_piece_within_range_two() -> None:
    table = lobbying(lobbyists=2)
    for verb, piece in (("road", "two-0"), ("park", "strip-0")):
        pieces = table.offered(0, verb)
        assert piece in pieces
        table.act(0, f"{verb} {piece} {square(table, verb, piece)}")
        if "decline" in table.offered(0):
            table.act(0, "decline")
    assert "road" not in table.offered(0) and "park" not in table.offered(0)
    assert lobby(table.state).roads["two"] == 3 and "strip" not in lobby(table.state).parks
    assert "first_lobbyist_used" in table.state.chains[0].milestones
    assert TITLE.testing.invariants(table.state) == []


def test_all_parks_touch_a_road_in_reach_and_lie_on_free_squares() -> None:
    table = lobbying()
    reach = table.state.city.ground.within(at(3, 3), 2)
    squares = {named((r, c)): at(r, c) for r in range(-3, 6) for c in range(-3, 16)}
    for key in table.offered(0, "park"):
        for name in table.offered(0, f"park {key}"):
            area = mask(PARKS[key].at(squares[name]))
            assert area & reach and not area & ~table.state.city.free


def test_the_step_from_the_road_to_the_piece_is_not_counted_across_a_border() -> None:
    """Section 4.2, reach: the road square (2,14) is two borders away, and the piece beside it lies on the next tile.

    Campaigns count that step (base 6.3).
    """
    table = Table(2, laid("A0 T0 B0 I1", "adjacent"), ("lobbyists",)).restaurant(0, (3, 3), (3, 3))
    table.company(0, work="lobbyist marketing_trainee").at_work().skip_to(0, "campaign")
    trainee = table.offered(0, "campaign marketing_trainee 11")
    assert not [place for place in trainee if place.startswith(named((2, 15)))]
    table.skip_to(0, "road")
    assert named((2, 15)) in table.offered(0, "road two-0")
    assert named((0, 15)) in table.offered(0, "park ell-1")  # on (0,16) (1,16) (2,16) and (2,15)
    table.act(0, f"road two-0 {named((2, 15))}")
    assert [event.works for event in table.told(RoadBegun)] == [(named((2, 14)), named((2, 17)))]


def test_a_road_three_borders_away_is_out_of_reach() -> None:
    """Section 4.2, reach: the range is that of the road square."""
    table = Table(2, laid("A0 T0 B0 J0", "adjacent"), ("lobbyists",)).restaurant(0, (3, 3), (3, 3))
    table.company(0, work="lobbyist").at_work().skip_to(0, "road")
    places = table.offered(0, "road two-0")
    assert named((3, 13)) in places and named((3, 18)) not in places  # at the roads of the third and fourth tile


@pytest.mark.parametrize(("count", "garden", "income"), [(0, 0, 20), (0, 1, 40), (1, 0, 40), (1, 1, 60), (2, 1, 60)])
def test_a_park_pays_once_more(count: int, garden: int, income: int) -> None:
    """P1: a house with two burgers at 10."""
    house = House("1", 100, tuple(at(*place) for place in ((0, 8), (0, 9), (1, 8), (1, 9))))
    city = laid(LINE, "adjacent").with_house(house.with_garden("e") if garden else house)
    table = Table(2, city, ("lobbyists",)).restaurant(0, (3, 8), (3, 8)).company(0, goods="2 burger")
    area = mask(city.house("1").area)
    near = [s for s in members(beside(area) & ~area) if city.free >> s & 1][:count]
    lobby(table.state).planted = tuple((s,) for s in near)
    assert table.wants("1", "2 burger").dine().cash()[0] == income


def test_a_park_brings_no_sushi() -> None:
    """S3: as without a garden, but for twice the price."""
    house = House("1", 100, tuple(at(*place) for place in ((0, 8), (0, 9), (1, 8), (1, 9))))
    table = Table(2, laid(LINE, "adjacent").with_house(house), ("lobbyists", "sushi")).restaurant(0, (3, 8), (3, 8))
    table.restaurant(1, (3, 3), (3, 3)).company(0, goods="2 burger soft_drink").company(1, goods="3 sushi")
    lobby(table.state).planted = ((at(0, 10),),)
    assert table.wants("1", "2 burger soft_drink").dine().cash() == [60, 0]


def test_printed_parks_count() -> None:
    table = Table(2, laid("A0 Z0", "adjacent"), ("lobbyists",))
    assert not table.state.city.free >> at(0, 5) & 1
    assert parks(table.state) >> at(0, 5) & 1 and parks(table.state) >> at(4, 9) & 1
    assert not [square for square, cell in table.state.city.ground.sources if cell == "P"]


def test_the_first_lobbyist_adds_a_tile_at_once() -> None:
    table = Table(2, laid(LINE, "adjacent"), ("lobbyists",)).restaurant(0, (3, 3), (3, 3))
    lobby(table.state).tiles = ("F", "Z")
    table.campaign(4, 1, "beer", 2, "top-A").company(0, work="2 lobbyist regional_manager").at_work()
    table.skip_to(0, "road").act(0, f"road two-0 {square(table, 'road', 'two-0')}")
    assert set(table.offered(0)) == {"add_tile", "decline"}
    assert len(table.offered(0, "add_tile")) == 8
    places = table.offered(0, "add_tile F-1")
    assert named((-5, 0)) not in places  # the airplane lies there
    assert {named((-5, 5)), named((5, 0)), named((0, -5)), named((0, 15))} <= set(places)
    assert table.refused(0, f"add_tile F-1 {named((-5, 0))}") == "tile-place"
    table.act(0, f"add_tile F-1 {named((0, -5))}")
    assert "10" in {house.id for house in table.state.city.houses} and not table.state.demand
    assert lobby(table.state).tiles == ("Z",)
    assert [(e.tile, e.square) for e in table.told(TileAdded)] == [("F", named((0, -5)))]
    assert "road" in table.offered(0)  # the second lobbyist may use it
    assert ("left", 0) in table.state.city.flights(1) and ("top", -5) in table.state.city.flights(1)


def grown(edge: str, line: str) -> Table:
    """Three tiles with a fourth below the first, an airplane at an edge, and a lobbyist who has just built a road."""
    table = Table(2, laid(LINE, "adjacent"), ("lobbyists",)).restaurant(0, (3, 3), (3, 3))
    tile = Laid.of("F", ALL_TILES["F"], 0, 1, 0)
    table.state.city = table.state.city.with_tile(tile)
    lobby(table.state).tiles = ("Z", "O")
    table.campaign(4, 1, "beer", 2, f"{edge}-{line}").company(0, work="lobbyist").at_work().skip_to(0, "road")
    table.act(0, f"road two-0 {square(table, 'road', 'two-0')}")
    return table


def test_all_places_from_an_airplane_outwards_are_closed() -> None:
    """Q-L8: the airplane lies at the right of the only tile of the second row, (1, 1) and what is beyond is closed."""
    table = grown("right", "7")
    assert named((5, 5)) not in table.offered(0, "add_tile Z-0")
    assert named((5, 10)) not in table.offered(0, "add_tile Z-0")  # below the third tile, two places out
    assert {named((10, 0)), named((5, -5)), named((0, 15)), named((-5, 10))} <= set(table.offered(0, "add_tile Z-0"))
    assert table.refused(0, f"add_tile Z-0 {named((5, 10))}") == "tile-place"


@pytest.mark.parametrize(("edge", "line", "closed", "open_"), [
    ("left", "7", (5, -5), (5, 5)),
    ("bottom", "G", (5, 5), (-5, 5)),  # beneath the second tile, although the fourth tile reaches as far down
    ("bottom", "A", (10, 0), (5, 5)),
    ("top", "A", (-5, 0), (10, 0)),
])  # fmt: skip
def test_an_airplane_closes_its_own_edge_of_its_own_lines_only(
    edge: str, line: str, closed: Place, open_: Place
) -> None:
    """Q-L8."""
    offered = grown(edge, line).offered(0, "add_tile Z-0")
    assert named(closed) not in offered and named(open_) in offered


def test_a_second_chain_of_the_same_turn_adds_one_too_and_nobody_where_none_is_left() -> None:
    table = lobbying()
    table.act(0, f"road two-0 {square(table, 'road', 'two-0')}")
    assert "add_tile" not in table.offered(0) and "first_lobbyist_used" in table.state.chains[0].milestones


def test_unused_tiles_are_kept_and_five_players_need_the_districts() -> None:
    state, _ = TITLE.setup(TITLE.options({"modules": ["lobbyists"]}, 3), 3, Chance(b"x" * 32))
    drawn = {tile.id for tile in state.city.tiles}
    assert len(lobby(state).tiles) == 21 - 12 and not drawn & set(lobby(state).tiles)
    with pytest.raises(OptionsError):
        TITLE.options({"modules": ["lobbyists"]}, 5)
    TITLE.options({"modules": ["lobbyists", "new_districts"]}, 5)


def test_a_park_is_told() -> None:
    table = lobbying()
    table.act(0, f"park ell-m2 {square(table, 'park', 'ell-m2')}")
    (planted,) = table.told(ParkPlanted)
    assert len(planted.squares) == 4
