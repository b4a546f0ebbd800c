"""Where modules meet: the rulings of section 6 of the expansion's rules that no module's own tests show."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.food_chain_magnate import events
from games.food_chain_magnate.city.squares import at
from games.food_chain_magnate.modules.lobbyists import lobby
from games.food_chain_magnate.modules.new_milestones import TokensPaid
from games.food_chain_magnate.rules import money
from games.food_chain_magnate.steps.restructuring import ChoosePositions
from games.kernel import Chance, flow
from tests.games.food_chain_magnate.builders import Table
from tests.games.food_chain_magnate.modules.test_coffee import XANGO, coffee_board
from tests.games.food_chain_magnate.modules.test_rural import country

LINE = "A0 T0 B0"


def chain(work: str, *modules: str, milestones: str = "", beach: str = "", goods: str = "") -> Table:
    """A chain beside house 2, with cards at work and a rival who has nothing."""
    table = Table(2, LINE, modules).restaurant(0, (3, 3), (3, 3))
    return table.company(0, work=work, beach=beach, goods=goods, milestones=milestones)


def held(table: Table) -> set[str]:
    return set(table.state.chains[0].milestones)


def wanted(table: Table, house: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for good, _ in table.state.demand.get(house, ()):
        found[good] = found.get(good, 0) + 1
    return found


def test_a_park_pays_once_more_for_coffee_too() -> None:
    table = coffee_board(XANGO, 3, 3, True, "lobbyists")
    lobby(table.state).planted = ((at(1, 3), at(1, 4)),)
    assert table.dine().cash() == [2 * 10 * 2, 2 * 10 * 2, 0]


def test_an_apartment_takes_both_goods_of_an_airplane_twice() -> None:
    table = Table(2, "X0 A0", ("new_districts", "new_milestones")).campaign(4, 0, "burger", 1, "top-C")
    table.state.campaigns[0] = replace(table.state.campaigns[0], goods=("burger", "beer"))
    assert wanted(table.phase("6"), "pi") == {"burger": 2, "beer": 2}


def test_every_pass_doubles_on_an_apartment() -> None:
    table = Table(2, "X0 A0", ("new_districts", "mass_marketeers")).company(1, work="2 mass_marketeer")
    assert wanted(table.campaign(1, 0, "burger", 1, "A1").phase("6"), "pi") == {"burger": 6}


@pytest.mark.parametrize(("stock", "won"), [("2 burger", True), ("2 noodles", False)])
def test_noodles_in_the_place_of_burgers_sell_no_burger(stock: str, won: bool) -> None:
    table = chain("", "new_milestones", "noodles", goods=stock).wants("2", "2 burger").dine()
    assert table.cash()[0] == 20 and ("first_burger_sold" in held(table)) is won


def test_a_mass_marketeer_alone_is_no_marketeer_used() -> None:
    table = chain("mass_marketeer waitress", "new_milestones", "mass_marketeers").at_work()
    while table.offered(0) != ["done"]:
        assert "campaign" not in table.offered(0)
        table.act(0, "next")
    assert held(table) == set()


def test_a_giant_billboard_is_a_marketeers_and_no_billboard() -> None:
    table = country(2, "new_milestones").company(0, work="rural_marketeer").at_work().skip_to(0, "campaign")
    table.act(0, "campaign rural_marketeer 21 beside beer 0")
    assert {"first_marketeer_used", "first_rural_marketeer_used"} <= held(table)
    base = country(2).company(0, work="rural_marketeer").at_work().skip_to(0, "campaign")
    base.act(0, "campaign rural_marketeer 21 beside beer 0")
    assert "first_drink_marketed" in held(base) and "first_billboard_placed" not in held(base)


def test_a_guide_is_a_marketeers_and_pays_for_each_garden() -> None:
    table = Table(2, "X0 V0 W0", ("new_districts", "new_milestones", "gourmet_food_critics"))
    table.company(0, work="gourmet_food_critic").at_work().skip_to(0, "campaign")
    table.act(0, "campaign gourmet_food_critic 17 beside pizza 2")
    assert "first_marketeer_used" in held(table)
    assert [(event.count, event.amount) for event in table.phase("6").told(TokensPaid)] == [(1, 5)]  # house 25 alone


def test_a_girl_at_night_hires_twice_and_makes_the_third_hire() -> None:
    table = chain("night_shift_manager recruiting_girl", "night_shift_managers").at_work()
    for _ in range(3):
        table.act(0, "hire waitress")
    assert "first_to_hire_3" in held(table)


def test_a_waitress_at_night_is_paid_the_milestone_twice() -> None:
    table = chain("night_shift_manager waitress", "night_shift_managers", milestones="first_waitress_played")
    assert table.dine().cash()[0] == 2 * 5


def test_a_waitress_who_becomes_a_star_at_work_earns_nothing_that_night() -> None:
    table = chain("waitress trainer", "new_milestones", "movie_stars", milestones="first_lemonade_sold").at_work()
    table.skip_to(0, "train").act(0, "train work-waitress b_movie_star trainer")
    table.dine()
    assert table.cash()[0] == 0 and "first_waitress_used" not in held(table)


def test_a_trainee_who_becomes_a_barista_at_work_brings_a_shop_and_two_cups_today() -> None:
    table = chain("barista_trainee trainer", "new_milestones", "coffee", milestones="first_lemonade_sold").at_work()
    table.skip_to(0, "train").act(0, "train work-barista_trainee barista trainer")
    assert "shop" in table.offered(0)
    table.act(0, "decline")
    table.skip_to(0, "cook").act(0, "cook barista coffee")
    assert table.state.chains[0].goods == {"coffee": 2}


def test_a_cook_who_becomes_a_fry_chef_at_work_cooks_nothing_and_fries_today() -> None:
    table = chain(
        "burger_cook trainer", "new_milestones", "fry_chefs", milestones="first_lemonade_sold", goods="burger"
    )
    table.at_work().skip_to(0, "train").act(0, "train work-burger_cook fry_chef trainer")
    while table.offered(0) != ["done"]:
        assert "cook" not in table.offered(0)
        table.act(0, "next")
    assert table.wants("2", "burger").dine().cash()[0] == 10 + 10


@pytest.mark.parametrize(("stock", "won"), [("kimchi", True), ("sushi", True), ("coffee", False)])
def test_food_of_modules_thrown_away_counts_and_coffee_does_not(stock: str, won: bool) -> None:
    table = chain("", "kimchi", "sushi", "coffee", goods=stock).phase("7.1")
    assert table.state.chains[0].goods == {} and ("first_to_throw_away" in held(table)) is won


def test_stars_choose_before_the_slots_of_the_first_airplane() -> None:
    table = Table(3, LINE, ("movie_stars",)).company(0, milestones="first_airplane_campaign")
    table.company(2, work="b_movie_star 2 waitress").phase("2")
    step = table.state.stack[-1]
    assert isinstance(step, ChoosePositions) and step.queue == [2, 0, 1]


def test_six_chains_bring_twelve_hundred_dollars_at_the_break() -> None:
    table = Table(6, LINE, ("six_players", "new_districts", "reserve_prices"))
    table.state.bank.cash = 5
    play = flow.Play(table.state, Chance(b""))
    money.receive(play, 0, 10)
    assert table.state.bank.cash == 5 + 1200 - 10
    assert [event.added for event in play.events if isinstance(event, events.BankBroke)] == [1200]
