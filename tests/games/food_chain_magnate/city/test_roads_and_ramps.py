"""Road ends at buildings, roads under construction, and distances to the country over several ramps."""

from __future__ import annotations

import pytest

from games.food_chain_magnate import events
from games.food_chain_magnate.city.squares import SQUARES, at, mask
from games.food_chain_magnate.modules.coffee import CoffeeSold
from games.food_chain_magnate.modules.lobbyists import RoadBegun
from games.food_chain_magnate.modules.rural_marketeers import AREA, Ramps, add_area, connect, sites
from games.kernel import Chance, flow
from tests.games.food_chain_magnate.builders import Place, Table, laid, named

NO_MORE_TILES = "first_lobbyist_used"
WIDE_BLOCK = "A0 F0 V0"
"""Below the road one block reaches from the right of house 2 to house 21."""


def lobbyist(board: str, door: Place, *more: str) -> Table:
    """A chain with a lobbyist at work at 3.5b, and a restaurant whose door is its left corner nearer to the road."""
    corner = (max(door[0] - 1, 0), door[1]) if door[0] < 2 else door
    table = Table(2, laid(board, "adjacent"), ("lobbyists", *more)).restaurant(0, corner, door)
    table.company(0, work="lobbyist", milestones=NO_MORE_TILES).at_work()
    return table.skip_to(0, "road")


# Dead ends (Q-L7)


@pytest.mark.parametrize(
    ("board", "door", "piece", "place", "end"),
    [
        ("W0 A0", (3, 3), "two-1", (0, 2), (2, 2)),  # from above at the road that ends at house 25
        ("W0 A0", (1, 3), "two-1", (3, 2), (2, 2)),  # from below
        ("A0 X0", (3, 3), "two-1", (0, 5), (2, 5)),  # at the western stub of the apartment's tile
    ],
)
def test_a_dead_end_is_closed_by_its_building_only(
    board: str, door: Place, piece: str, place: Place, end: Place
) -> None:
    """Its sides link like those of any other road: roadworks now, and a way onward after clean-up."""
    table = lobbyist(board, door)
    assert named(place) in table.offered(0, f"road {piece}")
    table.act(0, f"road {piece} {named(place)}")
    (begun,) = table.told(RoadBegun)
    assert begun.works == (named(end),)
    ground = table.phase("7.4").state.city.ground
    linked = {other for other, _ in ground.links[at(*end)]}
    assert linked & set(map(SQUARES.__getitem__, begun.squares))
    assert not mask(linked) & table.state.city.houses_mask


def test_no_road_leads_through_the_building_at_a_dead_end() -> None:
    """The stubs of the apartment's tile stay apart, also with a road at the side of one of them."""
    table = lobbyist("A0 X0", (3, 3))
    table.act(0, f"road two-1 {named((0, 5))}")
    ways = table.phase("7.4").state.city.ground.ways((at(3, 3),))
    assert at(2, 5) in ways and at(0, 5) in ways
    assert not {at(0, 7), at(4, 7), at(2, 9)} & ways.keys()


# Mailboxes beside a road under construction


def mailbox(table: Table, number: int, place: str) -> list[str]:
    table.campaign(number, 1, "burger", 2, place).phase("6")
    (told,) = table.told(events.Marketed)
    return list(told.houses)


def parted(*more: str) -> Table:
    """The wide block with a road under construction from above to below right through it."""
    table = lobbyist(WIDE_BLOCK, (3, 3), *more)
    table.act(0, f"road two-1 {named((3, 8))}")
    return table


@pytest.mark.parametrize(("place", "before", "after"), [((3, 6), ["21"], []), ((3, 9), ["21"], ["21"])])
def test_a_road_under_construction_parts_a_block_at_once(place: Place, before: list[str], after: list[str]) -> None:
    whole = Table(2, laid(WIDE_BLOCK, "adjacent"), ("lobbyists",))
    assert mailbox(whole, 10, named(place)) == before
    assert mailbox(parted(), 10, named(place)) == after


def test_a_mailbox_that_hangs_already_reaches_no_farther_than_its_new_block() -> None:
    table = lobbyist(WIDE_BLOCK, (3, 3)).campaign(10, 1, "burger", 2, named((3, 6)))
    table.act(0, f"road two-1 {named((3, 8))}")
    assert [told.houses for told in table.phase("6").told(events.Marketed)] == [()]


def test_a_mailbox_needs_a_finished_road_beside_it() -> None:
    table = parted().company(0, work="campaign_manager").at_work().skip_to(0, "campaign")
    places = table.offered(0, "campaign campaign_manager 10")
    assert named((3, 7)) in places and named((4, 7)) not in places  # the road above (3, 7) is finished
    opened = parted().phase("7.4").company(0, work="campaign_manager").at_work().skip_to(0, "campaign")
    assert named((4, 7)) in opened.offered(0, "campaign campaign_manager 10")


def test_the_free_mailbox_of_a_new_restaurant_stays_on_its_side_of_a_road_under_construction() -> None:
    table = parted("new_milestones").company(0, work="regional_manager").at_work().skip_to(0, "open")
    table.act(0, f"open regional_manager {named((3, 5))} nw")
    assert "free_mailbox" in table.offered(0)
    places = table.offered(0, "free_mailbox 10")
    assert named((3, 7)) in places and not {named((3, 9)), named((3, 10))} & set(places)


# The country over several ramps


def country(*ramps: str, modules: tuple[str, ...] = ()) -> Table:
    """Three tiles in a line, a restaurant of seat 0 on the first and of seat 1 on the last, ramps by their names."""
    table = Table(2, "A0 T0 B0", ("rural_marketeers", *modules)).restaurant(0, (3, 3), (3, 3))
    table.restaurant(1, (3, 13), (3, 13))
    add_area(table.state)
    table.state.extra["rural_marketeers"] = Ramps(tuple(sites(table.state)[name] for name in ramps))
    connect(flow.Play(table.state, Chance(b"")))
    return table


WEST, EAST, MIDDLE = "-A3-tall", "P3-tall", "H-3-tall"
"""A ramp at each end of the road, and one with its end at the road that leaves the middle tile northward."""


@pytest.mark.parametrize(
    ("ramps", "far"),
    [
        ([WEST], (1, 3)),
        ([EAST], (3, 1)),
        ([MIDDLE], (2, 2)),
        ([WEST, EAST], (1, 1)),
        ([EAST, WEST], (1, 1)),
        ([WEST, MIDDLE], (1, 2)),
        ([WEST, MIDDLE, EAST], (1, 1)),
    ],
)
def test_the_country_is_as_far_as_over_the_best_ramp_and_one_more(ramps: list[str], far: tuple[int, int]) -> None:
    """Q-R1: tile borders from there, the least over all ramps, and one for coming onto the map."""
    state = country(*ramps).state
    area = state.city.house(AREA)
    assert tuple(state.city.distance(state.entrances(seat), area) for seat in state.seats) == far


@pytest.mark.parametrize(("ramps", "winner"), [([WEST], 0), ([EAST], 1), ([EAST, MIDDLE], 1), ([MIDDLE, WEST], 0)])
def test_who_is_nearest_to_some_ramp_sells_to_the_country(ramps: list[str], winner: int) -> None:
    table = country(*ramps)
    for seat in (0, 1):
        table.company(seat, goods="2 beer")
    (fed,) = table.wants(AREA, "2 beer").dine().told(events.HouseFed)
    assert (fed.house, fed.seat, fed.income, fed.offers[0].distance) == (AREA, winner, 20, 1)


def test_at_equal_distance_over_different_ramps_the_order_of_business_decides() -> None:
    table = country(WEST, EAST)
    for seat in (0, 1):
        table.company(seat, goods="2 beer")
    (fed,) = table.wants(AREA, "2 beer").dine().told(events.HouseFed)
    assert (fed.seat, fed.why, [offer.distance for offer in fed.offers]) == (0, "order", [1, 1])


def test_roadworks_where_a_ramp_meets_the_map_lengthen_its_way_only() -> None:
    """A marker on the first square counts; the way over another ramp stays as it was."""
    table = country(WEST, EAST, modules=("lobbyists",))
    works = table.state.city.works
    table.state.city = table.state.city.with_works(type(works)(works.roads, works.building, (at(2, 0),)))
    connect(flow.Play(table.state, Chance(b"")))
    area = table.state.city.house(AREA)
    assert [table.state.city.distance(table.state.entrances(seat), area) for seat in (0, 1)] == [2, 1]


@pytest.mark.parametrize(("ramps", "cups"), [([MIDDLE], 1), ([WEST], 0), ([WEST, MIDDLE], 0)])
def test_coffee_is_drunk_on_the_way_from_the_best_ramp_only(ramps: list[str], cups: int) -> None:
    """The other restaurant stands on the way from the middle, which nobody takes who is nearer by the west."""
    table = country(*ramps, modules=("coffee",)).restaurant(1, (0, 5), (1, 6))
    table.company(0, goods="2 beer").company(1, goods="coffee")
    table.wants(AREA, "2 beer").dine()
    assert sum(event.count for event in table.told(CoffeeSold)) == cups
