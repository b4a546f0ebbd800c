"""Rulings, decisions and optional rules that the index of the expansion's rules lacked."""

from __future__ import annotations

import pytest

from games.food_chain_magnate import TITLE, events
from games.food_chain_magnate.city.squares import NAMES, at, name_of
from games.food_chain_magnate.city.tiles import Works
from games.food_chain_magnate.jobs.kitchen import drinks
from games.food_chain_magnate.modules.lobbyists import lobby
from games.food_chain_magnate.modules.new_milestones import MoneyBurnt, TokensPaid
from games.food_chain_magnate.modules.rural_marketeers import AREA
from games.food_chain_magnate.steps import dinner, payday
from games.kernel import Action, Chance, OptionsError
from tests.games.food_chain_magnate.builders import Table, laid
from tests.games.food_chain_magnate.modules.test_rural import country

LINE = "A0 T0 B0"
NEW = ("new_milestones",)


def held(table: Table, seat: int = 0) -> set[str]:
    return set(table.state.chains[seat].milestones)


def test_a_night_shift_costs_its_managers_salaries_alone() -> None:
    """N3: the night shift manager and the junior vice president, ten dollars."""
    staff = "night_shift_manager junior_vice_president management_trainee pricing_manager kitchen_trainee"
    table = Table(2, LINE, ("night_shift_managers",)).company(0, work=f"{staff} 2 waitress recruiting_girl", cash=20)
    assert payday.due(table.state, 0) == 10


def test_the_country_eats_after_every_house() -> None:
    """D1."""
    assert [house.id for house in country(2).state.city.houses][-1] == AREA


def test_what_is_fetched_at_a_roundabout() -> None:
    """D3: two a source by cart, four with the milestone; a zeppelin takes two of each, or four."""
    table = Table(2, "T0 U0 T0 / T0 T0 T0", ("new_milestones", "new_districts"))
    state = table.company(0, milestones="first_cart_operator_used").state
    west, north_east, south = (name_of(at(*place)) for place in ((2, 6), (2, 8), (3, 7)))
    hauls = ([west], [west, south], [west, north_east], [west, north_east, south])
    fetched = [sum(drinks(state, 1, "cart_operator", "+".join(haul)).values()) for haul in hauls]
    assert fetched == [2, 4, 4, 6]
    doubled = [sum(drinks(state, 0, "cart_operator", "+".join(haul)).values()) for haul in hauls]
    assert doubled == [4, 8, 8, 12]
    above = "+".join(hauls[-1])
    assert [sum(drinks(state, seat, "zeppelin_pilot", above).values()) for seat in (1, 0)] == [6, 12]


def test_money_is_burnt_in_the_turn_of_the_award() -> None:
    """Q-M1: the award comes with the reveal, and the same phase ends with the first hundred dollars."""
    table = Table(2, LINE, NEW).company(0, beach="discount_manager", cash=50)
    table.phase("1").act(0, "work discount_manager end")
    assert "first_discount_manager_used" in held(table)
    assert [event.amount for event in table.told(MoneyBurnt)] == [100]


@pytest.mark.parametrize(("switch", "amount"), [(True, 8), (False, 5)])
def test_a_table_may_keep_the_cfo_off_the_money_for_tokens(switch: bool, amount: int) -> None:
    """Q-M3 is a switch: with it five dollars become eight, half as much again and rounded up."""
    settings = () if switch else (("cfo_on_marketing_income", False),)
    table = Table(2, "K0 T0", NEW, settings=settings)
    table.company(0, milestones="first_marketeer_used", work="cfo").campaign(9, 0, "burger", 2, "B2").phase("6")
    assert [event.amount for event in table.told(TokensPaid)] == [amount]


def test_a_pizza_radio_needs_no_road() -> None:
    """Q-M4: every empty square of the host's tile, also where no road is near."""
    table = Table(2, LINE, NEW).restaurant(0, (3, 3), (3, 3)).wants("2", "pizza").company(0, goods="pizza")
    table.phase("3.9").dine().phase("4.5")
    city = table.state.city
    offered = {square for square, name in NAMES.items() if name in table.offered(0, "pizza_radio")}
    on_tile = city.ground.tile_squares[city.ground.tile_at[city.house("2").squares[0]]]
    assert offered == {square for square in NAMES if city.free & on_tile & 1 << square}
    assert any(not city.ground.roadside >> square & 1 for square in offered)


def test_ketchup_is_gone_after_the_turn_of_its_first_award() -> None:
    """Q-K1: like every milestone."""
    table = Table(2, LINE, ("ketchup",)).restaurant(0, (3, 3), (3, 3)).company(0, goods="burger")
    table.state.demand["2"] = (("burger", 1),)
    table.dine()
    assert "someone_sells_your_demand" in held(table, 1) and "someone_sells_your_demand" not in table.state.gone
    assert "someone_sells_your_demand" in table.phase("7.5").state.gone


def test_roads_side_by_side_are_linked_with_lobbyists() -> None:
    """Q-D1: whatever the table says else, every two finished road squares that touch."""
    linked = TITLE.setup(TITLE.options({"modules": ["lobbyists"]}, 2), 2, Chance(b"roads"))[0].city.links
    usual = TITLE.setup(TITLE.options({}, 2), 2, Chance(b"roads"))[0].city.links
    assert (linked, usual) == ("adjacent", "exits")


def test_a_park_beside_an_apartment_pays_once_more() -> None:
    table = Table(2, "X0 T0", ("new_districts", "lobbyists"))
    house = table.state.city.house("pi")

    def income() -> int:
        return dinner.income(table.state, 0, house, {"burger": 2}, 10)

    assert income() == 20
    beside = next(s for s in NAMES if s not in house.squares and any(abs(s - own) == 1 for own in house.squares))
    lobby(table.state).planted = ((beside,),)
    assert income() == 40


def test_every_use_of_a_doubled_card_counts() -> None:
    """New milestones and the night shift: the second training is by a trainer, too; the girl earns hers at once."""
    table = Table(2, LINE, ("new_milestones", "night_shift_managers"))
    table.company(0, work="night_shift_manager recruiting_girl trainer", beach="2 errand_boy").at_work()
    table.act(0, "hire_by ceo waitress")
    table.act(0, "hire waitress")
    assert "first_recruiting_girl_used" in held(table)
    table.act(0, "hire waitress")
    table.skip_to(0, "train")
    for _ in range(2):
        table.act(0, "train errand_boy cart_operator trainer")
    assert "first_trainer_used" in held(table) and table.state.chains[0].hand["cart_operator"] == 2


def test_fries_come_once_whatever_is_added_to_the_meal() -> None:
    """Kimchi and fry chefs: an item more, ten dollars once."""
    table = Table(2, LINE, ("kimchi", "fry_chefs")).restaurant(0, (3, 3), (3, 3)).wants("2", "2 burger")
    assert table.company(0, work="fry_chef", goods="2 burger kimchi").dine().cash()[0] == 3 * 10 + 10


def test_the_country_has_neither_garden_nor_park_and_wants_no_sushi() -> None:
    table = country(2, "sushi")
    area = table.state.city.house(AREA)
    assert not area.squares and not area.garden and not area.sides(table.state.city.free)
    table.wants(AREA, "2 burger").company(0, goods="5 sushi").dine()
    assert not table.told(events.HouseFed)


@pytest.mark.parametrize(("at_once", "cash"), [(False, 20), (True, 30)])
def test_a_table_may_let_a_voted_price_count_at_once(at_once: bool, cash: int) -> None:
    """V3 and Q-V1 with its switch: the second building of the dinner that breaks the bank pays ten, or twenty."""
    settings = (("price_at_once", True),) if at_once else ()
    table = Table(2, "A0 B0", ("reserve_prices",), settings=settings)
    table.restaurant(0, (3, 3), (3, 3)).company(0, goods="2 burger")
    table.state.reserve, table.state.bank.cash = [20, 20], 5
    assert table.wants("2", "burger").wants("4", "burger").dine().cash()[0] == cash


@pytest.mark.parametrize("slow", [False, True])
def test_a_table_may_let_roadworks_slow_cards_too(slow: bool) -> None:
    """Q-L1 with its switch: a marker on the road costs a card's range a border, or nothing."""
    settings = (("roadworks_slow_cards", True),) if slow else ()
    table = Table(2, laid(LINE, "adjacent"), ("lobbyists",), settings=settings).restaurant(0, (3, 3), (3, 3))
    before = table.state.city.ground.within(at(3, 3), 1)
    table.company(0, work="lobbyist", milestones="first_lobbyist_used").at_work().skip_to(0, "road")
    for piece in table.offered(0, "road"):
        for place in table.offered(0, f"road {piece}"):
            state = table.state.copy()
            TITLE.perform(state, 0, Action.of(["road", piece, place]), Chance(b""))
            if state.city.works.tolls and state.city.ground.within(at(3, 3), 1) != before:
                assert slow
                return
    assert not slow


@pytest.mark.parametrize("slow", [False, True])
def test_a_marker_at_the_end_of_a_route_counts_once_for_cards_too(slow: bool) -> None:
    """Q-L5: a border and a marker are a range of two, whichever way a road under construction points."""
    settings = (("roadworks_slow_cards", True),) if slow else ()
    table = Table(2, laid(LINE, "adjacent"), ("lobbyists",), settings=settings).restaurant(0, (3, 3), (3, 3))
    table.state.city = table.state.city.with_works(Works(tolls=(at(2, 5),), for_cards=slow))
    table.company(0, work="lobbyist", milestones="first_lobbyist_used").at_work().skip_to(0, "road")
    assert table.state.city.ground.field((at(3, 3),))[at(1, 5)] == 1 + slow
    assert NAMES[at(0, 5)] in table.offered(0, "road two-1")


@pytest.mark.parametrize("option", ["roadworks_slow_cards", "cfo_on_marketing_income", "price_at_once"])
def test_a_switch_is_of_no_use_without_its_module(option: str) -> None:
    with pytest.raises(OptionsError) as error:
        TITLE.options({option: option != "cfo_on_marketing_income"}, 2)
    assert [say.id for say in error.value.problems] == ["food_chain_magnate-option-alone"]
