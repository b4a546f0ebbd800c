"""Rural Marketeers: giant billboards, the area that eats last, and the ramps that lead there."""

from __future__ import annotations

import pytest

from games.food_chain_magnate import TITLE, events
from games.food_chain_magnate.city import ramps
from games.food_chain_magnate.city.squares import at
from games.food_chain_magnate.modules.lobbyists import lobby
from games.food_chain_magnate.modules.lobbyists import places as tile_places
from games.food_chain_magnate.modules.new_milestones import TokensPaid
from games.food_chain_magnate.modules.rural_marketeers import AREA, RampPlaced, Ramps, add_area, connect, sites
from games.kernel import Chance, flow
from tests.games.food_chain_magnate.builders import Table, laid, named

LINE = "A0 T0 B0"
MODULES = ("rural_marketeers",)


def country(seats: int = 2, *more: str, ramp: str = "") -> Table:
    """A line of three tiles, a restaurant of seat 0 at the left, and a ramp by its name."""
    city = laid(LINE, "adjacent") if "lobbyists" in more else LINE
    table = Table(seats, city, (*MODULES, *more)).restaurant(0, (3, 3), (3, 3))
    add_area(table.state)
    if ramp:
        table.state.extra["rural_marketeers"] = Ramps((sites(table.state)[ramp],))
        connect(flow.Play(table.state, Chance(b"")))
    return table


WEST = "-A3-tall"
"""Along the left edge, with the road of row 3 at its first square."""


def test_a_rural_marketeer_places_a_giant_billboard_for_ever_and_a_ramp() -> None:
    table = country().company(0, work="rural_marketeer").at_work().skip_to(0, "campaign")
    assert table.offered(0, "campaign rural_marketeer") == ["21", "22", "23", "24"]
    assert table.offered(0, "campaign rural_marketeer 21") == ["beside"]
    assert table.offered(0, "campaign rural_marketeer 21 beside beer") == ["0"]
    assert table.refused(0, "campaign rural_marketeer 21 beside beer 1") == "for-ever"
    table.act(0, "campaign rural_marketeer 21 beside beer 0")
    (campaign,) = table.state.campaigns
    assert campaign.eternal and campaign.card == "rural_marketeer"
    assert "first_rural_marketeer_used" in table.state.chains[0].milestones
    assert "first_billboard_placed" not in table.state.chains[0].milestones
    assert set(table.offered(0)) == {"offramp", "decline"}
    assert table.refused(0, "offramp A1-wide") == "ramp-site"
    table.act(0, f"offramp {WEST}")
    assert [event.place for event in table.told(RampPlaced)] == [WEST]
    assert table.state.city.house(AREA).contacts == ((at(2, 0), 1),)


def test_nobody_else_places_giant_billboards() -> None:
    table = country().company(0, work="brand_director").at_work().skip_to(0, "campaign")
    assert not {"21", "22", "23", "24"} & set(table.offered(0, "campaign brand_director"))


@pytest.mark.parametrize(("passes", "each"), [(1, 2), (2, 4)])
def test_every_pass_puts_two_of_each_good_on_the_area(passes: int, each: int) -> None:
    """R1."""
    table = country(2, "mass_marketeers").campaign(21, 0, "beer", 1, "beside", eternal=True)
    table.campaign(22, 1, "pizza", 1, "beside", eternal=True)
    if passes == 2:
        table.company(0, work="mass_marketeer")
    table.phase("6")
    wanted = [good for good, _ in table.state.demand[AREA]]
    assert (wanted.count("beer"), wanted.count("pizza")) == (each, each)
    assert [campaign.number for campaign in table.state.campaigns] == [21, 22]


def test_without_a_ramp_nobody_serves_it() -> None:
    table = country().company(0, goods="4 beer 4 pizza").wants(AREA, "4 beer 4 pizza").dine()
    assert table.cash()[0] == 0 and len(table.state.demand[AREA]) == 8


def test_a_chain_with_a_road_to_a_ramp_sells_everything_at_once() -> None:
    """R1: eight items for eighty dollars, fries ten more each."""
    table = country(2, "fry_chefs", ramp=WEST).company(0, work="2 fry_chef", goods="4 beer 4 pizza burger")
    table.wants("4", "burger").wants(AREA, "4 beer 4 pizza").dine()
    fed = table.told(events.HouseFed)
    assert [event.house for event in fed] == ["4", AREA]  # it eats last
    assert fed[1].income == 80 + 20 and fed[1].offers[0].distance == 1


def test_it_is_paid_to_whose_marketeers_made_it_want_something() -> None:
    table = country(2, "new_milestones").company(0, milestones="first_marketeer_used")
    table.campaign(21, 0, "beer", 1, "beside", eternal=True).phase("6")
    assert [event.amount for event in table.told(TokensPaid)] == [10]


def test_it_takes_noodles_and_drinks_coffee_on_the_way() -> None:
    table = country(2, "noodles", "coffee", ramp=WEST).restaurant(1, (0, 3), (1, 3))
    table.company(0, goods="2 noodles").company(1, goods="coffee").wants(AREA, "2 beer").dine()
    assert table.cash() == [20, 10]


def test_ramps_lie_along_the_edge_or_with_an_end_at_it() -> None:
    table = country()
    found = sites(table.state)
    assert {named((-1, 0)) + "-wide", named((-1, 2)) + "-wide", named((-3, 2)) + "-tall", WEST} <= set(found)
    assert named((-1, -2)) + "-wide" not in found  # hangs over a corner
    assert all(ramps.contacts(table.state.city.ground, ramp) for ramp in found.values())


def test_ramps_keep_off_airplanes_and_each_other_and_airplanes_off_ramps() -> None:
    table = country().campaign(4, 1, "beer", 2, "top-C")
    assert named((-3, 2)) + "-tall" not in sites(table.state) and named((-1, 0)) + "-wide" not in sites(table.state)
    other = country(ramp=named((-1, 0)) + "-wide")
    assert named((-1, 2)) + "-wide" not in sites(other.state)
    other.company(0, work="brand_manager").at_work().skip_to(0, "campaign")
    offered = other.offered(0, "campaign brand_manager 4")
    assert not {"top-A", "top-B", "top-C"} & set(offered) and {"top-D", "bottom-A"} <= set(offered)


def test_no_tile_is_added_where_a_ramp_lies() -> None:
    table = country(2, "lobbyists", ramp=named((-1, 0)) + "-wide")
    lobby(table.state).tiles = ("F",)
    assert (-1, 0) not in tile_places(table.state) and (-1, 1) in tile_places(table.state)


def test_there_are_three_ramps() -> None:
    table = country(ramp=WEST)
    lying = [sites(table.state)[key] for key in (named((-3, 2)) + "-tall", named((-3, 7)) + "-tall")]
    first = table.state.extra["rural_marketeers"]
    assert isinstance(first, Ramps)
    table.state.extra["rural_marketeers"] = Ramps((*first.lying, *lying))
    table.company(0, work="rural_marketeer").at_work().skip_to(0, "campaign")
    table.act(0, "campaign rural_marketeer 21 beside beer 0")
    assert "offramp" not in table.offered(0)


def test_a_new_game_has_the_area_and_keeps_everything() -> None:
    state, _ = TITLE.setup(TITLE.options({"modules": ["rural_marketeers"]}, 3), 3, Chance(b"x" * 32))
    assert state.city.houses[-1].id == AREA and TITLE.testing.invariants(state) == []
