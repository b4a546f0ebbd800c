"""New Milestones: the condition and effect of each of the seventeen, and the worked examples."""

from __future__ import annotations

import pytest

from games.food_chain_magnate import TITLE, events
from games.food_chain_magnate.city.squares import at
from games.food_chain_magnate.jobs.kitchen import drinks
from games.food_chain_magnate.modules.new_milestones import GoodAdded, MoneyBurnt, PizzaRadio, TokensPaid, record
from games.food_chain_magnate.rules import money
from games.food_chain_magnate.steps import payday
from games.kernel import Action, Chance, OptionsError, flow
from tests.games.food_chain_magnate.builders import BOARD_X, Table, named

LINE = "A0 T0 B0"
NEW = ("new_milestones",)


def new(seats: int = 2, *more: str, board: str = LINE, turn: int = 5) -> Table:
    """A table with the new milestones, and a restaurant of seat 0 beside house 2."""
    table = Table(seats, board, (*NEW, *more), turn)
    return table.restaurant(0, (3, 3), (3, 3)) if board == LINE else table


def held(table: Table, seat: int = 0) -> set[str]:
    return set(table.state.chains[seat].milestones)


def test_they_replace_the_base_set_and_leave_those_of_other_modules() -> None:
    rules = Table(2, LINE, ("new_milestones", "ketchup", "coffee")).state.rules
    assert len(rules.milestones) == 17 + 2
    assert not {"first_billboard_placed", "first_to_train_someone"} & set(rules.milestones)
    with pytest.raises(OptionsError):
        TITLE.options({"modules": ["new_milestones", "hard_choices"]}, 2)
    with pytest.raises(OptionsError):
        TITLE.options({"modules": ["new_milestones"], "game": "introductory"}, 2)


def test_unclaimed_ones_leave_after_the_second_turn() -> None:
    """M1."""
    table = new(3, turn=2).company(0, work="trainer", beach="waitress").company(1, work="trainer", beach="errand_boy")
    table.at_work(1).skip_to(1, "train")
    table.act(1, "train errand_boy cart_operator trainer")
    assert "first_trainer_used" in held(table, 1)
    assert table.state.chains[1].hand == {"cart_operator": 1, "trainer": 1}
    table.phase("7.5")
    assert {"first_recruiting_girl_used", "first_marketeer_used", "first_trainer_used"} <= set(table.state.gone)


def test_a_ceos_hire_earns_nothing_a_girls_hire_brings_a_vice_president() -> None:
    table = new().company(1, work="trainer").at_work(1)
    table.act(1, "hire waitress")
    assert held(table, 1) == set()
    table = new().company(0, work="recruiting_girl").empty_pile("executive_vice_president").at_work()
    table.act(0, "hire waitress")
    assert held(table) == {"first_recruiting_girl_used"}
    assert table.state.chains[0].hand == {"waitress": 1, "executive_vice_president": 1}  # from the box
    assert record(table.state).boxed == 1
    assert payday.due(table.state, 0) == 0


def test_nobody_gets_a_second_1x_card() -> None:
    table = new().company(0, work="recruiting_girl", beach="executive_vice_president").at_work()
    table.act(0, "hire waitress")
    assert table.state.chains[0].hand == {"waitress": 1, "executive_vice_president": 1}
    assert record(table.state).boxed == 0


def marketing(card: str, *more: str, board: str = LINE, milestones: str = "") -> Table:
    table = new(2, *more, board=board)
    return table.company(0, work=card, milestones=milestones).at_work().skip_to(0, "campaign")


def place(table: Table, card: str, number: int, good: str, turns: int) -> str:
    where = table.offered(0, f"campaign {card} {number}")[0]
    table.act(0, f"campaign {card} {number} {where} {good} {turns}")
    return where


def test_a_marketing_trainee_brings_a_kitchen_trainee_and_an_errand_boy() -> None:
    table = marketing("marketing_trainee")
    place(table, "marketing_trainee", 14, "burger", 2)
    assert held(table) == {"first_marketeer_used", "first_marketing_trainee_used"}
    assert table.state.chains[0].hand == {"kitchen_trainee": 1, "errand_boy": 1}


def test_tokens_of_own_campaigns_are_paid_in_every_pass_also_when_the_marketeer_is_gone() -> None:
    """M2 and M10."""
    modules = ("new_milestones", "new_districts", "mass_marketeers")
    table = Table(2, "K0 X0", modules).company(0, milestones="first_marketeer_used")
    table.campaign(9, 0, "burger", 2, "B2").wants("18", "2 burger").phase("6")
    assert [(event.count, event.amount) for event in table.told(TokensPaid)] == [(3, 15)]
    assert table.cash()[0] == 15
    twice = Table(2, "K0 X0", modules).company(0, milestones="first_marketeer_used").company(1, work="mass_marketeer")
    twice.campaign(9, 0, "burger", 2, "B2").wants("18", "2 burger").phase("6")
    assert [event.amount for event in twice.told(TokensPaid)] == [15, 10]


def test_apartments_bring_ten_dollars_an_event_and_a_cfo_half_as_much_again() -> None:
    table = Table(2, "X0 A0", ("new_milestones", "new_districts"))
    table.company(0, milestones="first_marketeer_used", work="cfo").campaign(1, 0, "burger", 2, "A1").phase("6")
    paid = table.told(TokensPaid)
    assert [(event.count, event.amount) for event in paid] == [(3, 23)]


def test_free_campaigns_and_refused_tokens_pay_nothing() -> None:
    table = Table(2, "K0 T0", NEW).company(0, milestones="first_marketeer_used")
    table.campaign(9, 0, "burger", 2, "B2", free=True).phase("6")
    assert table.told(TokensPaid) == [] and table.state.demand["18"] == (("burger", -1),)
    full = Table(2, "K0 T0", NEW).company(0, milestones="first_marketeer_used").campaign(9, 0, "burger", 2, "B2")
    assert full.wants("18", "3 burger").phase("6").told(TokensPaid) == []


def test_the_first_marketeer_takes_two_off_every_distance() -> None:
    """M3, and with ketchup three."""
    table = new(2, "ketchup").restaurant(1, (3, 8), (3, 8)).wants("2", "burger")
    table.company(0, goods="burger").company(1, goods="burger")
    table.company(1, milestones="first_marketeer_used someone_sells_your_demand").dine()
    (fed,) = table.told(events.HouseFed)
    assert [(o.seat, o.distance, o.nearer, o.score) for o in fed.offers] == [(1, 1, 3, 8), (0, 0, 0, 10)]
    assert table.cash() == [0, 10]


def test_a_campaign_manager_places_a_second_tile_and_is_busy_until_both_are_over() -> None:
    """M9."""
    table = marketing("campaign_manager", milestones="first_marketeer_used")
    place(table, "campaign_manager", 8, "pizza", 2)
    assert "first_campaign_manager_used" in held(table)
    assert set(table.offered(0)) == {"second_tile", "decline"}
    assert table.refused(0, "second_tile 14 A1") == "campaign-kind"
    assert TITLE.turn(table.state).owner == 0
    number = table.offered(0, "second_tile")[0]
    table.act(0, f"second_tile {number} {table.offered(0, f'second_tile {number}')[0]}")
    first, second = table.state.campaigns
    assert (first.goods, first.left, second.goods, second.left) == (("pizza",), 2, ("pizza",), 2)
    assert sorted(c.card for c in table.state.campaigns) == ["", "campaign_manager"]
    assert table.state.busy(0) == ["campaign_manager"]
    table.phase("6").phase("6")
    assert not table.state.campaigns and table.state.chains[0].hand == {"campaign_manager": 1}


def test_an_airplane_of_the_first_brand_manager_may_carry_two_goods() -> None:
    table = marketing("brand_manager")
    table.act(0, "campaign brand_manager 5 top-A burger 4")
    assert table.refused(0, "second_good burger") == "other-good"
    table.act(0, "second_good beer")
    assert [(e.number, e.good) for e in table.told(GoodAdded)] == [(5, "beer")]
    assert table.state.campaigns[0].goods == ("burger", "beer")
    lost = marketing("brand_manager")
    place(lost, "brand_manager", 14, "burger", 2)
    assert "first_brand_manager_used" in held(lost) and "second_good" not in lost.offered(0)


def test_radios_of_the_first_brand_director_never_end_others_do() -> None:
    table = marketing("brand_director")
    place(table, "brand_director", 1, "burger", 3)
    assert table.state.campaigns[0].eternal
    other = marketing("brand_director", milestones="first_brand_director_used")
    place(other, "brand_director", 14, "burger", 3)
    assert not other.state.campaigns[0].eternal and other.state.campaigns[0].left == 3


def test_who_sold_the_first_burger_has_four_slots_from_next_turn_on() -> None:
    table = new().wants("2", "burger").company(0, goods="burger").dine()
    state = table.state
    assert held(table) == {"first_burger_sold"} and state.rules.ceo_slots(state, 0) == 3
    state.turn += 1
    state.bank.slots = 2
    assert (state.rules.ceo_slots(state, 0), state.rules.ceo_slots(state, 1)) == (4, 2)


def pizza_day(seats: int = 2) -> Table:
    table = new(seats).restaurant(1, (3, 13), (3, 13)).wants("2", "pizza").wants("4", "pizza")
    return table.company(0, goods="pizza").company(1, goods="pizza").phase("3.9").dine().phase("4.5")


def test_the_sellers_of_the_first_pizzas_place_radios_in_the_order_of_eating() -> None:
    """M7, M11: the lowest number first, two turns, nobody's campaign."""
    table = pizza_day()
    step = table.state.stack[-1]
    assert isinstance(step, PizzaRadio) and (step.seat, step.house) == (0, "2")
    assert table.offered(0) == ["pizza_radio"]  # it must be
    assert table.refused(0, "decline") == "must"
    assert table.refused(0, f"pizza_radio {named((0, 14))}") == "radio-site"
    table.state.chains[0].milestones["first_brand_director_used"] = 4
    table.act(0, f"pizza_radio {table.offered(0, 'pizza_radio')[0]}")
    table.act(1, f"pizza_radio {table.offered(1, 'pizza_radio')[0]}")
    placed = [(event.seat, event.number, event.duration) for event in table.told(events.CampaignPlaced)]
    assert placed == [(0, 1, 2), (1, 2, 2)]


@pytest.mark.parametrize(("limit", "asked"), [(0, True), (5, True), (4, False)])
def test_nobody_places_a_pizza_radio_after_the_last_dinner(limit: int, asked: bool) -> None:
    """A limit of turns ends the game after phase 4 like the bank's last break; a radio first works in phase 6."""
    table = Table(2, LINE, NEW, 4, turn_limit=limit).restaurant(0, (3, 3), (3, 3))
    table.wants("2", "pizza").company(0, goods="pizza")
    table.phase("3.9").dine().phase("4.5")
    assert [decision.kind for decision in TITLE.decisions(table.state)] == ["pizza_radio"] * asked


def test_pizza_radios_are_only_for_the_day_of_the_first_pizza() -> None:
    table = new().wants("2", "pizza").company(0, goods="pizza", milestones="first_pizza_sold")
    table.phase("3.9").dine().phase("4.5")
    assert not TITLE.decisions(table.state)


def test_cards_at_work_are_trained_in_their_colour_and_still_act() -> None:
    """M8."""
    table = new().company(0, work="kitchen_trainee pricing_manager junior_vice_president 2 coach",
                          milestones="first_lemonade_sold").at_work().skip_to(0, "train")  # fmt: skip
    assert "work-pricing_manager" not in table.offered(0, "train")
    assert table.refused(0, "train work-junior_vice_president local_manager coach") == "colour"
    table.act(0, "train work-junior_vice_president vice_president coach")
    table.act(0, "train work-kitchen_trainee burger_cook coach")
    assert table.state.chains[0].work == {"pricing_manager": 1, "coach": 2, "vice_president": 1, "burger_cook": 1}
    table.skip_to(0, "cook").act(0, "cook burger_cook burger")
    assert table.state.chains[0].goods == {"burger": 3} and table.offered(0) == ["done"]


def test_without_the_milestone_nobody_is_trained_at_work() -> None:
    table = new().company(0, work="kitchen_trainee trainer", beach="waitress").at_work()
    assert "train" not in table.offered(0)


def pay(work: str, cash: int, goods: str, milestones: str) -> Table:
    return new().company(0, work=work, cash=cash, goods=goods, milestones=milestones).pay_day()


def test_goods_pay_salaries() -> None:
    """M5."""
    table = pay("3 burger_cook", 4, "beer", "first_beer_sold")
    assert table.offered(0) == ["fire"]
    for fired in ("burger_cook end", "burger_cook token-beer end", "token-beer end"):
        with pytest.raises(Exception, match="no-"):
            table.act(0, f"fire {fired}")
    play = flow.Play(table.state, Chance(b""))
    step = table.state.stack[-1]
    assert "end" in table.offered(0, "fire burger_cook burger_cook token-beer")
    step.take(play, 0, Action.of(("fire", "burger_cook", "burger_cook", "token-beer", "end")))
    step.run(play)
    assert table.state.chains[0].work == {"burger_cook": 1} and table.state.chains[0].goods == {}
    assert table.cash()[0] == 4
    assert [type(e) for e in play.events] == [events.Fired, events.GoodsPaid]


def test_who_need_not_fire_pays_all_there_is() -> None:
    table = pay("3 burger_cook", 4, "beer", "first_beer_sold first_trainer_used")
    assert table.offered(0) == ["fire"]  # the beer must be named
    play = flow.Play(table.state, Chance(b""))
    step = table.state.stack[-1]
    assert "end" in table.offered(0, "fire token-beer")
    step.take(play, 0, Action.of(("fire", "token-beer", "end")))
    step.run(play)
    assert table.state.chains[0].work == {"burger_cook": 3} and table.cash()[0] == 0


def test_coffee_pays_nothing_and_no_more_goods_than_salaries_are_named() -> None:
    table = Table(2, LINE, ("new_milestones", "coffee")).company(0, work="burger_cook", goods="2 coffee 3 beer", cash=9,
                                                                 milestones="first_beer_sold").pay_day()  # fmt: skip
    assert "pay" in table.offered(0)
    assert set(table.offered(0, "fire token-beer")) == {"end"}
    assert table.refused(0, "fire token-coffee end") == "goods-salary"


def test_salaries_of_three_dollars_and_unused_recruiting_of_five() -> None:
    """M4."""
    table = pay("3 burger_cook recruiting_manager", 20, "", "first_waitress_used")
    assert payday.due(table.state, 0) == 4 * 3 - 10


def test_low_prices_burn_money_and_the_bank_owes_until_dinner() -> None:
    """M6."""
    table = Table(2, LINE, NEW)
    state = table.state
    state.reserve, state.bank.cash = [100, 200], 60
    for seat in (0, 1):
        table.company(seat, work="discount_manager", milestones="first_discount_manager_used")
    table.phase("1.9")
    assert [event.amount for event in table.told(MoneyBurnt)] == [100, 100]
    assert (state.bank.cash, state.bank.breaks) == (-140, 0)
    after = state.copy()
    money.receive(flow.Play(state, Chance(b"")), 0, 50)
    assert (state.bank.cash, state.bank.breaks) == (110, 1)
    money.receive(flow.Play(after, Chance(b"")), 0, 170)
    assert after.bank.ended


def test_what_the_bank_owes_breaks_it_at_the_end_of_dinner_at_the_latest() -> None:
    table = Table(2, LINE, NEW)
    table.state.reserve, table.state.bank.cash = [100, 200], -10
    table.dine()
    assert (table.state.bank.cash, table.state.bank.breaks) == (290, 1)
    table.state.bank.cash = -10
    money.receive(flow.Play(table.state, Chance(b"")), 0, -1)
    assert table.state.bank.ended


def test_luxury_does_not_offset_the_cut() -> None:
    table = new().company(0, work="discount_manager luxuries_manager", milestones="first_discount_manager_used")
    assert len(table.phase("1.9").told(MoneyBurnt)) == 1
    two = new().company(0, work="2 pricing_manager", milestones="first_discount_manager_used")
    assert two.phase("1.9").told(MoneyBurnt) == []


def test_a_house_lets_teachers_combine_from_next_turn_on() -> None:
    table = new().company(0, work="new_business_developer").at_work().skip_to(0, "house")
    number = table.offered(0, "house")[0]
    square = table.offered(0, f"house {number}")
    side = table.offered(0, f"house {number} {square[0]}")[0]
    table.act(0, f"house {number} {square[0]} {side}")
    assert "first_house_built" in held(table)


def test_a_new_restaurant_brings_a_mailbox_for_ever_in_its_block() -> None:
    table = new(board=BOARD_X).company(0, work="regional_manager").at_work().skip_to(0, "open")
    square = table.offered(0, "open regional_manager")[0]
    corner = table.offered(0, f"open regional_manager {square}")[0]
    table.act(0, f"open regional_manager {square} {corner}")
    assert set(table.offered(0)) == {"free_mailbox", "decline"}
    number = table.offered(0, "free_mailbox")[0]
    spot = table.offered(0, f"free_mailbox {number}")[0]
    assert table.refused(0, f"free_mailbox {number} {named((14, 14))}-wide burger") in ("block", "campaign-left")
    table.act(0, f"free_mailbox {number} {spot} burger")
    (campaign,) = table.state.campaigns
    assert campaign.eternal and campaign.free and not campaign.card
    assert "first_marketeer_used" not in held(table)
    block = table.state.city.ground.blocks[table.state.city.restaurants[0].square]
    assert all(block >> s & 1 for s in campaign.squares)


def test_a_waitress_at_dinner_earns_cheaper_salaries() -> None:
    table = new().company(0, work="waitress burger_cook").dine()
    assert "first_waitress_used" in held(table)
    assert payday.due(table.state, 0) == 3


@pytest.mark.parametrize(("card", "each"), [("cart_operator", 4), ("truck_driver", 6), ("zeppelin_pilot", 4)])
def test_the_first_cart_operator_doubles_every_haul(card: str, each: int) -> None:
    state = Table(2, BOARD_X, NEW).company(0, milestones="first_cart_operator_used").state
    source = named(next((r, c) for r in range(10) for c in range(15) if state.city.ground.cells[at(r, c)] in "BLS"))
    assert list(drinks(state, 0, card, source).values()) == [each]
    assert list(drinks(state, 1, card, source).values()) == [each // 2]


def test_the_freezer_of_the_first_soft_drink_is_there_the_same_day() -> None:
    table = new().wants("2", "soft_drink").company(0, goods="2 soft_drink").dine().phase("7.1")
    assert table.asks_freezer()
