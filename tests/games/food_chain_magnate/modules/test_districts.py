"""New districts, reserve prices, six players: the worked examples of the expansion."""

from __future__ import annotations

import pytest

from games.food_chain_magnate import TITLE, events
from games.food_chain_magnate.city.pieces import City
from games.food_chain_magnate.city.squares import at, name_of
from games.food_chain_magnate.modules.reserve_prices import PriceVoted, price_voted
from games.food_chain_magnate.rules import money
from games.kernel import Chance, OptionsError, flow
from tests.games.food_chain_magnate.builders import Table, distances, laid, named

DISTRICTS = ("new_districts",)
SEED = b"d" * 32


def test_apartments_eat_between_the_houses() -> None:
    city = laid("X0 Y0 W0 V0 B0 F0 G0 A0")
    assert [house.id for house in city.houses] == ["2", "pi", "4", "9¾", "10", "12", "21", "22", "25"]


def test_an_apartment_takes_two_tokens_of_every_event_and_has_no_limit() -> None:
    table = Table(5, "X0 T0", DISTRICTS).campaign(9, 0, "pizza", 2, named((0, 0)))
    tokens = []
    while table.state.campaigns:
        tokens.append(len(table.phase("6").state.demand["pi"]))
    assert tokens == [2, 4]
    assert table.state.cap("pi") > 100
    assert TITLE.testing.invariants(table.state) == []


def test_a_radio_of_the_milestone_brings_an_apartment_four_tokens() -> None:
    table = Table(5, "X0 T0", DISTRICTS).company(0, milestones="first_radio_campaign")
    table.campaign(1, 0, "pizza", 2, named((0, 6))).phase("6")
    assert len(table.state.demand["pi"]) == 4


def hauls(city: City, square: tuple[int, int], borders: int) -> set[frozenset[str]]:
    ground = city.ground
    return {frozenset(ground.haul_name(haul).split("+")) for haul in ground.hauls(at(*square), borders)}


def test_a_roundabout_has_three_sources_each_its_own() -> None:
    city = laid("T0 U0 T0 / T0 T0 T0")
    west, north_east, south = (name_of(at(*place)) for place in ((2, 6), (2, 8), (3, 7)))
    found = hauls(city, (1, 3), 1)
    assert {frozenset({west}), frozenset({west, south}), frozenset({west, north_east})} <= found
    assert frozenset({west, south, north_east}) in found


def test_the_stubs_of_a_tile_with_an_apartment_are_no_through_road() -> None:
    city = laid("T0 X0 T2")
    west, east = at(3, 3), at(3, 13)
    assert city.distance((west,), city.house("pi")) == 1 == city.distance((east,), city.house("pi"))
    assert east not in city.ground.field((west,))


def test_house_25_has_its_garden_from_the_start_and_gets_no_second() -> None:
    for turns in range(4):
        city = laid(f"W{turns} T0")
        house = city.house("25")
        assert len(house.garden) == 2 and not house.sides(city.free)
        assert not any(city.free >> square & 1 for square in house.area)
    table = Table(5, "W0 T0", DISTRICTS).wants("25", "4 beer").campaign(1, 0, "burger", 1, named((2, 6)))
    table.campaign(9, 0, "burger", 1, named((0, 0))).phase("6")
    assert [good for good, _ in table.state.demand["25"]] == ["beer"] * 4 + ["burger"]


def test_new_houses_may_get_a_garden() -> None:
    table = Table(5, "V0 T0", DISTRICTS).company(0, work="2 new_business_developer").at_work().skip_to(0, "garden")
    for house in ("21", "22"):
        table.act(0, f"garden {house} {table.offered(0, f'garden {house}')[0]}")
    assert TITLE.testing.invariants(table.state) == []
    assert table.state.gardens == 6


def test_an_apartment_is_reached_from_every_road_around_it() -> None:
    assert distances(laid("T0 Y0"), (3, 3))["9¾"] == 1


def test_districts_are_drawn_among_the_other_tiles() -> None:
    drawn = set()
    for n in range(12):
        state, _ = TITLE.setup(TITLE.options({"modules": ["new_districts"]}, 5), 5, Chance(b"%d" % n))
        drawn |= {tile.id for tile in state.city.tiles}
    assert set("UVWXY") <= drawn
    plain, _ = TITLE.setup(TITLE.options({}, 5), 5, Chance(b"1"))
    assert not {tile.id for tile in plain.city.tiles} & set("UVWXY")


@pytest.mark.parametrize(
    ("cards", "price"),
    [((5, 10, 20), 20), ((5, 5, 10, 10), 5), ((10, 10, 20, 20), 20), ((10, 10, 20), 10), ((5, 5, 10, 10, 20), 5)],
)
def test_the_price_shown_most_often_wins(cards: tuple[int, ...], price: int) -> None:
    assert price_voted(cards) == price


def test_the_voted_price_counts_from_the_next_dinnertime_on() -> None:
    table = Table(2, "A0 B0", ("reserve_prices",)).restaurant(0, (3, 3), (3, 3)).company(0, goods="3 burger", cash=95)
    table.state.reserve = [20, 20]
    table.state.bank.cash = 5
    table.wants("2", "burger").wants("4", "burger").dine()
    assert table.cash()[0] == 115
    assert table.state.bank.cash == 5 + 400 - 20
    assert [type(event) for event in table.events if isinstance(event, (events.BankBroke, PriceVoted))] == [
        events.BankBroke,
        PriceVoted,
    ]
    table.wants("2", "burger").dine()
    assert table.cash()[0] == 135


@pytest.mark.parametrize(("work", "price"), [("discount_manager", 2), ("luxuries_manager", 15)])
def test_price_cards_come_on_top_of_the_voted_price(work: str, price: int) -> None:
    table = Table(5, modules=("reserve_prices",)).company(0, work=work)
    table.state.reserve = [5] * 5
    bank = table.state.bank.cash
    money.receive(flow.Play(table.state, Chance(b"")), 0, bank + 1)
    assert table.state.bank.cash == 1000 - 1
    assert table.state.rules.unit_price(table.state, 0) == price
    assert table.state.bank.next_slots == 3


def test_who_has_twenty_dollars_sees_the_other_cards_too() -> None:
    table = Table(2, modules=("reserve_prices",)).company(0, cash=15)
    table.state.reserve = [20, 5]
    assert TITLE.view(table.state, 0).state.reserve == [20, 0]
    money.receive(flow.Play(table.state, Chance(b"")), 0, 5)
    assert TITLE.view(table.state, 0).state.reserve == [20, 5]


def test_six_chains_play_on_twenty_four_tiles() -> None:
    options = TITLE.options({"modules": ["new_districts", "six_players"]}, 6)
    state, _ = TITLE.setup(options, 6, Chance(SEED))
    assert len(state.city.tiles) == 24 and len(state.chains) == 6
    assert state.bank.cash == 300
    assert len(state.free_campaigns) == 16
    assert state.supply["cfo"] == 3
    assert TITLE.testing.invariants(state) == []


@pytest.mark.parametrize(
    ("modules", "seats", "reason"),
    [
        ([], 6, "food_chain_magnate-option-seats"),
        (["new_districts"], 6, "food_chain_magnate-option-seats"),
        (["six_players"], 6, "kernel-module-needs"),
        (["six_players", "new_districts"], 5, "food_chain_magnate-option-six-seats"),
    ],
)
def test_numbers_of_players_that_do_not_fit_are_refused(modules: list[str], seats: int, reason: str) -> None:
    with pytest.raises(OptionsError) as error:
        TITLE.options({"modules": modules}, seats)
    assert [say.id for say in error.value.problems] == [reason]


def test_reserve_prices_need_reserve_cards() -> None:
    with pytest.raises(OptionsError) as error:
        TITLE.options({"modules": ["reserve_prices"], "game": "second"}, 3)
    assert [say.id for say in error.value.problems] == ["food_chain_magnate-option-needs-reserve"]
