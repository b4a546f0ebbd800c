"""Single sentences of the expansion's rules (its sections 4 and 6) that no worked example shows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.food_chain_magnate import TITLE, events
from games.food_chain_magnate.city.squares import SQUARES, at
from games.food_chain_magnate.modules.coffee import CoffeeSold
from games.food_chain_magnate.modules.lobbyists import lobby
from games.food_chain_magnate.modules.new_milestones import TokensPaid, record
from games.food_chain_magnate.modules.rural_marketeers import AREA
from games.food_chain_magnate.rules import money
from games.kernel import Action, Chance, flow
from tests.games.food_chain_magnate.builders import Table, laid, named
from tests.games.food_chain_magnate.modules.test_coffee import BOARD, DUCK, GLUTTONY, XANGO, coffee_board, shop, sold
from tests.games.food_chain_magnate.modules.test_expansion import by_a_garden, by_house_2
from tests.games.food_chain_magnate.modules.test_interactions import chain, held, wanted
from tests.games.food_chain_magnate.modules.test_new_milestones import marketing, new, pay
from tests.games.food_chain_magnate.modules.test_rural import WEST, country

LINE = "A0 T0 B0"


# New Milestones


def test_both_tiles_of_a_campaign_manager_pay_for_their_tokens() -> None:
    """Section 4.3, the row of the first campaign manager: also the second tile, which names nobody, has a marketeer."""
    table = Table(2, "K0 T0", ("new_milestones",)).company(0, milestones="first_marketeer_used")
    table.campaign(9, 0, "burger", 2, "B2", card="campaign_manager").campaign(10, 0, "burger", 2, "B4", twin=9)
    assert [(event.count, event.amount) for event in table.phase("6").told(TokensPaid)] == [(2, 10)]
    assert [event.count for event in table.told(events.Marketed)] == [1, 1]


def test_an_airplane_with_two_goods_is_one_tile_whose_number_is_taken() -> None:
    table = marketing("brand_manager")
    table.act(0, "campaign brand_manager 5 top-A burger 4")
    table.act(0, "second_good beer")
    assert [campaign.number for campaign in table.state.campaigns] == [5]
    assert 5 not in table.state.free_campaigns


def test_pizza_radios_work_for_the_first_time_on_the_evening_of_the_same_turn() -> None:
    table = new().wants("2", "pizza").company(0, goods="pizza").phase("3.9").dine().phase("4.5")
    table.act(0, f"pizza_radio {table.offered(0, 'pizza_radio')[0]}")  # automatic consequences follow
    assert [(event.number, event.good, event.left) for event in table.told(events.Marketed)] == [(1, "pizza", 1)]


def test_tokens_of_pizza_radios_have_no_owner() -> None:
    """Section 6: pizza radios and ketchup, and no five dollars either."""
    table = new(2, "ketchup").wants("2", "pizza").company(0, goods="pizza", milestones="first_marketeer_used")
    table.phase("3.9").dine().phase("4.5")
    table.act(0, f"pizza_radio {table.offered(0, 'pizza_radio')[0]}")
    owners = {owner for tokens in table.state.demand.values() for _, owner in tokens}
    assert owners == {-1} and table.told(TokensPaid) == []


def test_an_apartment_is_one_of_the_three_houses_and_the_country_is_none() -> None:
    table = Table(2, "X0 A0", ("new_districts", "new_milestones")).wants("pi", "pizza")
    table.restaurant(0, (3, 8), (3, 8)).company(0, goods="pizza").phase("3.9").dine()
    assert record(table.state).pizza == (("pi", 0),)
    rural = country(2, "new_milestones", ramp=WEST).company(0, goods="pizza").wants(AREA, "pizza")
    rural.phase("3.9").dine()
    assert rural.cash()[0] == 10 and record(rural.state).pizza == ()


def test_only_the_first_three_houses_that_buy_pizza_bring_radios() -> None:
    table = new(2, board="A0 T0 B0 K0").wants("2", "pizza").wants("4", "pizza").wants("18", "burger")
    table.restaurant(0, (3, 3), (3, 3)).company(0, goods="2 pizza burger").phase("3.9").dine()
    assert [house for house, _ in record(table.state).pizza] == ["2", "4"]


def test_what_the_bank_owes_after_the_first_break_breaks_it_again_at_once() -> None:
    """Section 4.3.1."""
    table = new()
    table.state.bank.cash = -1000
    play = flow.Play(table.state, Chance(b""))
    money.receive(play, 0, 5)
    assert [event.time for event in play.events if isinstance(event, events.BankBroke)] == [1, 2]
    assert table.state.bank.ended


def test_a_freezer_of_the_first_soft_drink_holds_kimchi_or_other_goods() -> None:
    table = chain("", "new_milestones", "kimchi", milestones="first_coke_sold", goods="kimchi 2 burger").phase("7.1")
    assert table.offered(0, "keep burger-0") == ["kimchi-1", "kimchi-0"]
    assert table.offered(0, "keep burger-2") == ["kimchi-0"]
    assert table.refused(0, "keep burger-1 kimchi-1") == "freezer-room"


@pytest.mark.parametrize("good", ["sushi", "noodles", "kimchi"])
def test_goods_of_modules_pay_salaries(good: str) -> None:
    table = Table(2, LINE, ("new_milestones", "sushi", "noodles", "kimchi")).restaurant(0, (3, 3), (3, 3))
    table.company(0, work="burger_cook", goods=good, milestones="first_beer_sold").pay_day()
    assert f"token-{good}" in table.offered(0, "fire")


def test_a_seller_of_the_first_burger_keeps_four_slots_where_prices_were_voted_and_others_three() -> None:
    table = Table(2, LINE, ("new_milestones", "reserve_prices")).company(0, milestones="first_burger_sold")
    table.state.bank.cash = 5
    play = flow.Play(table.state, Chance(b""))
    money.receive(play, 1, 10)
    assert [event for event in play.events if isinstance(event, events.BankBroke)]
    assert [table.state.rules.ceo_slots(table.state, seat) for seat in (0, 1)] == [4, 3]


def test_who_is_trained_at_work_into_a_salary_is_doubled_no_more() -> None:
    table = chain(
        "night_shift_manager kitchen_trainee trainer",
        *("new_milestones", "night_shift_managers"),
        milestones="first_lemonade_sold",
    )
    table.at_work().skip_to(0, "train").act(0, "train work-kitchen_trainee burger_cook trainer")
    table.skip_to(0, "cook").act(0, "cook burger_cook burger")
    assert "cook" not in table.offered(0) and table.state.chains[0].goods == {"burger": 3}


def test_one_combined_training_at_work_keeps_the_colour_at_every_step() -> None:
    """Section 4.3, the row of the first lemonade: not over a card of another colour."""
    table = new().company(0, work="marketing_trainee coach", milestones="first_lemonade_sold").at_work()
    table.skip_to(0, "train")
    rules = table.state.rules
    reached = table.offered(0, "train work-marketing_trainee")
    assert {"campaign_manager", "brand_manager"} <= set(reached)
    assert {rules.employees[card].colour for card in reached} == {rules.employees["marketing_trainee"].colour}


def test_a_vice_president_from_the_box_costs_no_salary_ever() -> None:
    table = new().company(0, milestones="first_recruiting_girl_used", beach="executive_vice_president burger_cook")
    assert table.pay_day().refused(0, "pay") and table.state.chains[0].cash == 0
    assert table.offered(0, "fire")[0] != "end"
    alone = new().company(0, milestones="first_recruiting_girl_used", beach="executive_vice_president").pay_day()
    assert not TITLE.decisions(alone.state) or "pay" in alone.offered(0)


def test_a_coffee_shop_is_no_new_restaurant() -> None:
    table = Table(2, BOARD, ("coffee", "new_milestones")).restaurant(0, (0, 6), (1, 6))
    table.company(0, work="trainer", beach="barista_trainee").at_work().skip_to(0, "train")
    table.act(0, "train barista_trainee barista trainer")
    table.act(0, f"shop {table.offered(0, 'shop')[0]}")
    assert "first_new_restaurant" not in held(table) and "free_mailbox" not in table.offered(0)


def test_who_has_none_but_busy_marketeers_may_pay_them_in_goods() -> None:
    """Section 4.3, the row of the first beer: a token pays one salary, any mix with cash."""
    table = new().campaign(1, 0, "burger", 2, "A1", card="brand_director")
    table.company(0, goods="2 beer", cash=5, milestones="first_beer_sold").pay_day()
    assert table.offered(0) == ["pay", "fire"]
    table.act(0, "fire token-beer end")
    assert table.cash()[0] == 5 and [event.goods for event in table.told(events.GoodsPaid)] == [{"beer": 1}]


def test_who_need_not_fire_pays_busy_marketeers_in_goods_before_they_owe_anything() -> None:
    """Section 4.3, the rows of the first trainer and the first beer: goods must be paid as far as they go."""
    table = new().campaign(1, 0, "burger", 2, "A1", card="brand_director")
    table.company(0, goods="2 beer", milestones="first_trainer_used first_beer_sold").pay_day()
    assert (table.offered(0), table.offered(0, "fire")) == (["fire"], ["token-beer"])
    table.act(0, "fire token-beer end")
    assert [event.goods for event in table.told(events.GoodsPaid)] == [{"beer": 1}]


def test_a_busy_marketeer_is_fired_only_when_all_goods_that_pay_are_named() -> None:
    """Section 4.3, the row of the first beer."""
    table = new().campaign(1, 0, "burger", 2, "A1", card="brand_director")
    table.campaign(14, 0, "burger", 2, "A8-tall", card="campaign_manager")
    table.company(0, goods="beer", milestones="first_beer_sold").pay_day()
    assert table.offered(0) == ["fire"]
    assert {key.partition("-")[0] for key in table.offered(0, "fire")} == {"token"}
    after = table.offered(0, "fire token-beer")
    assert "end" not in after and {key.partition("-")[0] for key in after} == {"busy"}
    assert "end" in table.offered(0, f"fire token-beer {after[0]}")


# Coffee


def test_coffee_is_no_drink_and_brings_no_bonus_of_one() -> None:
    table = coffee_board(XANGO).company(0, milestones="first_drink_marketed")
    assert table.dine().cash() == [20, 20, 0]
    sold = coffee_board(XANGO, 3, 3, True, "new_milestones").dine()
    assert [event.count for event in sold.told(CoffeeSold)] == [2]
    assert not {name for name in held(sold) if name.endswith("_sold") and name != "first_coffee_sold"}


def test_coffee_never_takes_the_place_of_what_a_house_wants() -> None:
    table = chain("", "coffee", "noodles", goods="5 coffee").wants("2", "burger").dine()
    assert table.cash()[0] == 0 and len(table.told(events.HouseHungry)) == 1


def test_the_stock_of_a_ruined_chain_sells_nothing_and_its_shops_stay() -> None:
    table = shop(Table(2, BOARD, ("coffee",)), 0, (4, 1)).company(0, goods="2 coffee")
    table.restaurant(1, (8, 5), (8, 5)).company(1, goods="2 burger").wants("8", "2 burger")
    table.state.chains[0].bankrupt = True
    assert table.dine().told(CoffeeSold) == [] and table.cash() == [0, 20]


def test_the_stock_of_a_chain_ruined_in_this_dinner_draws_no_walk() -> None:
    """Section 6, coffee and bankruptcy: the board of C8, where a tie of two sellers is none any more."""
    table = coffee_board(DUCK, shops=False)
    table.state.chains[XANGO].bankrupt = True
    assert sold(table) == {GLUTTONY: 1} and table.state.chains[XANGO].goods == {"coffee": 3}


def test_a_restaurant_coming_soon_sells_no_coffee_on_the_way() -> None:
    """Section 5.2: only open restaurants; the shop continues."""
    table = coffee_board(XANGO)
    (door,) = table.state.city.owned(GLUTTONY)
    table.state.city = table.state.city.without_restaurant(door.square).with_restaurant(replace(door, open=False))
    assert sold(table) == {GLUTTONY: 1}


def test_a_restaurant_with_many_doors_is_one_counter() -> None:
    """Section 5.2: a drive-in sells one cup, whichever doors the way passes."""
    assert sold(coffee_board(XANGO).company(GLUTTONY, work="local_manager")) == {GLUTTONY: 2}


def test_the_seller_is_paid_before_the_coffee_and_its_sellers_in_turn_order() -> None:
    table = coffee_board(DUCK, gluttony=1)
    table.state.order = [XANGO, DUCK, GLUTTONY]
    table.dine()
    paid = [event for event in table.events if isinstance(event, events.Takings | events.HouseFed)]
    told = [(type(event).__name__, event.seat) for event in paid]
    assert told == [("HouseFed", DUCK), ("CoffeeSold", XANGO), ("CoffeeSold", GLUTTONY)]


def test_the_next_building_sees_what_coffee_is_left() -> None:
    table = coffee_board(XANGO, gluttony=2).wants("2", "burger")
    table.state.chains[XANGO].goods["burger"] = 3
    table.dine()
    assert sum(event.count for event in table.told(CoffeeSold) if event.seat == GLUTTONY) == 2
    assert "coffee" not in table.state.chains[GLUTTONY].goods


# Others


def test_kimchi_is_an_item_that_a_garden_doubles() -> None:
    table = by_a_garden(2, "kimchi").wants("15", "burger").company(0, goods="kimchi burger").dine()
    assert table.cash()[0] == 2 * 10 * 2


def test_a_bonus_for_what_was_advertised_needs_the_good_itself() -> None:
    """Section 6: sushi and noodles earn no bonus of the base set's first campaigns."""
    table = chain("", "noodles", milestones="first_burger_marketed", goods="2 noodles").wants("2", "2 burger").dine()
    assert table.cash()[0] == 20
    plain = chain("", "noodles", milestones="first_burger_marketed", goods="2 burger").wants("2", "2 burger").dine()
    assert plain.cash()[0] == 20 + 2 * 5


def test_who_is_fired_on_payday_acts_no_more_that_evening() -> None:
    """Section 6: mass marketeers and kimchi masters."""
    table = by_house_2(2, "mass_marketeers", "kimchi").company(0, work="mass_marketeer kimchi_master")
    table.campaign(14, 1, "burger", 2, "A1").pay_day().act(0, "fire kimchi_master mass_marketeer end")
    before = len(table.told(events.Marketed))
    table.phase("6").phase("7.2")
    assert len(table.told(events.Marketed)) == before + 1
    assert "kimchi" not in table.state.chains[0].goods


def test_a_waitress_counted_twice_still_loses_to_a_star() -> None:
    table = by_house_2(5, "movie_stars", "night_shift_managers").wants("2", "burger")
    table.company(0, work="night_shift_manager 3 waitress", goods="burger")
    table.company(3, work="d_movie_star", goods="burger").dine()
    assert [event.seat for event in table.told(events.HouseFed)] == [3]


def test_a_night_shift_doubles_nobody_with_a_salary() -> None:
    table = chain("night_shift_manager lobbyist kimchi_master", "night_shift_managers", "lobbyists", "kimchi")
    rules = table.state.rules
    assert [rules.uses(table.state, 0, card) for card in ("lobbyist", "kimchi_master")] == [1, 1]
    assert table.phase("7.2").state.chains[0].goods == {"kimchi": 1}


def test_guides_and_what_is_eternal_run_in_every_pass_and_lose_nothing() -> None:
    modules = ("new_districts", "gourmet_food_critics", "mass_marketeers")
    table = Table(2, "X0 V0 W0", modules).campaign(17, 0, "pizza", 2, "beside", eternal=True)
    table.company(1, work="mass_marketeer").phase("6")
    assert wanted(table, "25") == {"pizza": 2} and len(table.state.campaigns) == 1


def test_salaries_are_paid_in_goods_without_looking_at_their_price() -> None:
    """Section 4.3, the row of the first beer: a token is a salary, also at three dollars."""
    table = pay("2 burger_cook", 3, "beer", "first_beer_sold first_waitress_used")
    step, play = table.state.stack[-1], flow.Play(table.state, Chance(b""))
    step.take(play, 0, Action.of(("fire", "token-beer", "end")))
    step.run(play)
    assert table.cash()[0] == 0 and table.state.chains[0].work == {"burger_cook": 2}


# Lobbyists


def test_more_roadworks_than_there_are_markers_are_no_limit() -> None:
    """Section 4.2: six lobbyists can ask for twelve; every arrow at a road gets its marker."""
    table = Table(2, laid("A0 T0 B0 / A0 T0 B0", "adjacent"), ("lobbyists",)).restaurant(0, (0, 3), (1, 3))
    table.company(0, work="6 lobbyist local_manager", milestones="first_lobbyist_used").at_work().skip_to(0, "road")
    for _ in range(6):
        best = max(
            (f"{piece} {place}" for piece in table.offered(0, "road") for place in table.offered(0, f"road {piece}")),
            key=lambda road: marked(table, road),
        )
        table.act(0, f"road {best}")
    tolls = table.state.city.works.tolls
    assert len(tolls) > 8 and len(set(tolls)) == len(tolls)


def marked(table: Table, road: str) -> int:
    state = table.state.copy()
    TITLE.perform(state, 0, Action.of(["road", *road.split()]), Chance(b""))
    return len(state.city.works.tolls)


def test_an_airplane_flies_over_gaps_and_every_line_of_it_holds_a_square() -> None:
    """Section 4.2: after an added tile the map need not be a rectangle."""
    table = Table(2, laid("A0 T0 B0", "adjacent"), ("lobbyists",)).restaurant(0, (3, 3), (3, 3))
    lobby(table.state).tiles = ("F",)
    table.company(0, work="lobbyist").at_work().skip_to(0, "road")
    table.act(0, f"road two-0 {table.offered(0, 'road two-0')[0]}")
    table.act(0, f"add_tile F-0 {named((5, 10))}")  # under the last tile: nothing lies under the first two
    flights = set(table.state.city.flights(3))
    assert ("left", 5) in flights and ("left", 4) in flights and ("left", 8) not in flights
    over = table.state.city.ground.flown_over("left", 5, 3)
    assert over == sum(1 << at(row, column) for row in (5, 6, 7) for column in range(10, 15))


def test_a_lead_barista_places_a_shop_as_near_as_a_barista() -> None:
    """Decision Q-C3: within range two of an own place, not anywhere."""
    table = Table(3, BOARD, ("coffee",)).restaurant(0, (0, 6), (1, 6)).company(0, work="trainer", beach="barista")
    table.at_work().skip_to(0, "train").act(0, "train barista lead_barista trainer")
    near = table.state.city.ground.within(at(1, 6), 2)
    offered = table.offered(0, "shop")
    assert offered and all(near >> SQUARES[name] & 1 for name in offered)
