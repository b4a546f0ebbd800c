"""Dinnertime, bank, payday, campaigns over turns and clean-up: worked examples 15.6 to 15.10 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from games.food_chain_magnate import TITLE, events
from games.food_chain_magnate.data import MILESTONES
from games.food_chain_magnate.rules import money
from games.food_chain_magnate.steps import clean_up
from games.kernel import Chance, flow
from tests.games.food_chain_magnate.builders import Table, board_y, laid, named

CITY = "A0 B0"  # house 2 at the lower left of the first tile, house 4 at the upper right of the second, one road


def rivals(seats: int = 2, **more: Any) -> Table:
    """Chains with one restaurant each: 0 beside house 2, 1 on the other tile."""
    return Table(seats, board=CITY, **more).restaurant(0, (3, 3), (3, 3)).restaurant(1, (3, 8), (3, 8))


def alone(**more: Any) -> Table:
    return Table(board=CITY, **more).restaurant(0, (3, 3), (3, 3))


def beside_a_garden() -> Table:
    """One chain with a restaurant at distance 0 from house 15, which has a garden."""
    city = laid("I3 J0")
    table = Table(board=city.with_house(city.house("15").with_garden("e"))).restaurant(0, (3, 8), (4, 8))
    table.state.gardens -= 1
    return table


def price(table: Table, seat: int = 0) -> int:
    return table.state.rules.unit_price(table.state, seat)


@pytest.mark.parametrize(
    ("work", "milestones", "unit"),
    [
        ("2 pricing_manager discount_manager", "", 5),
        ("4 discount_manager", "", -2),
        ("luxuries_manager", "first_to_lower_prices", 19),
    ],
)
def test_a_unit_price_follows_from_work_and_milestones(work: str, milestones: str, unit: int) -> None:
    assert price(alone().company(0, work=work, milestones=milestones)) == unit


def test_customers_add_distance_to_the_unit_price_and_not_to_the_bill() -> None:
    table = Table(board="A0 T0 B0").restaurant(0, (3, 3), (3, 3)).restaurant(1, (3, 13), (3, 13)).wants("2", "3 pizza")
    table.company(0, work="5 pricing_manager", goods="3 pizza").company(1, work="2 discount_manager", goods="3 pizza")
    assert (price(table, 0), price(table, 1)) == (5, 4)
    table.dine()
    assert table.cash() == [15, 0]
    (fed,) = table.told(events.HouseFed)
    assert [(offer.seat, offer.score, offer.distance) for offer in fed.offers] == [(0, 5, 0), (1, 6, 2)]


def test_a_tie_goes_to_waitresses_then_to_the_order_of_business() -> None:
    def sellers(first: str, second: str) -> Table:
        table = rivals().wants("2", "burger")
        return table.company(0, work=first, goods="burger").company(1, work=second, goods="burger")

    assert sellers("", "pricing_manager").dine().told(events.HouseFed)[0].seat == 0
    tied = sellers("", "pricing_manager waitress").dine().told(events.HouseFed)[0]
    assert (tied.seat, tied.why) == (1, "tie")
    both = sellers("waitress", "pricing_manager waitress")
    both.state.order = [1, 0]
    assert both.dine().told(events.HouseFed)[0].seat == 1


def test_a_dearer_chain_nearer_by_loses_to_a_cheaper_total_also_with_two_items() -> None:
    table = rivals().wants("4", "2 burger")
    table.company(0, work="pricing_manager", goods="2 burger").company(1, goods="2 burger").dine()
    assert table.told(events.HouseFed)[0].why == "order"
    dear = rivals().wants("4", "2 burger")
    dear.company(0, goods="2 burger").company(1, goods="2 burger").dine()
    assert dear.told(events.HouseFed)[0].seat == 1


@pytest.mark.parametrize(("managers", "items", "winner"), [(2, 1, 1), (2, 2, 1), (3, 2, 0), (4, 2, 0)])
def test_three_borders_weigh_three_dollars_however_much_is_bought(managers: int, items: int, winner: int) -> None:
    table = Table(board="A0 T0 R0 B0").restaurant(0, (3, 18), (3, 18)).restaurant(1, (3, 3), (3, 3))
    table.company(0, work=f"{managers} pricing_manager", goods="2 burger").company(1, goods="2 burger")
    table.wants("2", f"{items} burger").dine()
    (fed,) = table.told(events.HouseFed)
    assert {offer.seat: offer.score for offer in fed.offers} == {0: 13 - managers, 1: 10}
    assert fed.seat == winner


@pytest.mark.parametrize(
    ("work", "milestones", "goods", "cash"),
    [
        ("luxuries_manager", "first_burger_marketed", "burger 2 beer", 125),
        ("pricing_manager", "first_pizza_marketed", "pizza", 23),
        ("pricing_manager 2 waitress", "first_pizza_marketed", "pizza", 29),
        ("pricing_manager 2 waitress cfo", "first_pizza_marketed", "pizza", 44),
        ("4 discount_manager", "", "beer", -4),
    ],
)
def test_gardens_double_prices_and_never_bonuses(work: str, milestones: str, goods: str, cash: int) -> None:
    table = beside_a_garden().wants("15", goods).company(0, work=work, goods=goods, milestones=milestones, cash=20)
    assert table.dine().cash()[0] == 20 + cash


def test_only_the_complete_demand_is_served() -> None:
    table = alone().wants("2", "burger beer").company(0, goods="5 burger").dine()
    assert table.told(events.HouseHungry)[0].house == "2"
    assert len(table.state.demand["2"]) == 2
    assert table.state.chains[0].goods == {"burger": 5}


def test_the_lower_number_eats_first() -> None:
    table = alone().wants("2", "burger").wants("4", "burger").company(0, goods="burger").dine()
    assert [event.house for event in table.told(events.HouseFed)] == ["2"]
    assert list(table.state.demand) == ["4"]


@pytest.mark.parametrize(
    ("work", "beach", "cash"), [("2 waitress", "", 6), ("2 waitress cfo", "", 9), ("", "waitress", 0)]
)
def test_waitresses_at_work_earn_without_customers(work: str, beach: str, cash: int) -> None:
    assert alone().company(0, work=work, beach=beach).dine().cash()[0] == cash


def test_a_loss_grows_by_the_share_of_the_cfo_rounded_up() -> None:
    table = alone().company(0, work="cfo", cash=20)
    play = flow.Play(table.state, Chance(b""))
    money.receive(play, 0, -7)
    for step in table.state.rules.evening:
        step(play)
    assert table.cash()[0] == 10


def test_first_to_have_100_earns_the_share_from_the_next_turn_on() -> None:
    table = alone().company(0, goods="10 burger", cash=95).wants("2", "burger").dine()
    assert table.cash()[0] == 105
    assert table.state.chains[0].milestones["first_to_have_100"] == 5
    table.state.turn = 6
    table.wants("2", "burger").dine()
    assert table.cash()[0] == 120


def test_the_first_break_adds_the_reserve_and_votes_on_slots() -> None:
    table = Table()
    table.state.reserve = [100, 300]
    table.state.bank.cash = 5
    table.state.chains[0].cash = 95
    money.receive(flow.Play(table.state, Chance(b"")), 0, 10)
    bank = table.state.bank
    assert (bank.cash, bank.slots, bank.next_slots, bank.breaks) == (395, 3, 4, 1)
    table.phase("7.3")
    assert table.state.bank.slots == 4


@pytest.mark.parametrize(
    ("cards", "slots"), [((100, 100, 200, 300), 2), ((100, 100, 300, 300), 4), ((100, 200, 300), 4)]
)
def test_slots_are_voted_and_ties_go_up(cards: tuple[int, ...], slots: int) -> None:
    assert money.slots_voted(cards) == slots


@pytest.mark.parametrize(("option", "breaks"), [("cannot_pay", 0), ("at_zero", 1)])
def test_a_bank_emptied_exactly_breaks_only_by_option(option: str, breaks: int) -> None:
    table = Table(bank_break=option)
    table.state.bank.cash = 10
    play = flow.Play(table.state, Chance(b""))
    money.receive(play, 0, 10)
    assert table.state.bank.breaks == breaks
    money.receive(play, 0, 1)
    assert table.state.bank.breaks == 1


def test_the_second_break_ends_the_game_after_dinner_with_everything_paid() -> None:
    table = rivals().company(0, goods="burger", cash=170).company(1, goods="burger", cash=170)
    table.state.bank.cash, table.state.bank.breaks = 5, 1
    table.wants("2", "burger").wants("4", "burger")
    table.state.order = [1, 0]
    table.phase("4").phase("4.9")
    assert table.cash() == [180, 180]
    assert table.state.bank.ended and table.state.bank.cash == 0
    result = TITLE.result(table.state)
    assert result is not None and result.ranking == ((1,), (0,))
    assert not table.told(events.SalariesPaid)


def test_the_introductory_game_ends_with_the_first_break() -> None:
    table = alone(game="introductory").company(0, goods="burger").wants("2", "burger")
    table.state.bank.cash = 5
    table.phase("4").phase("4.9")
    assert table.state.ending == "bank"
    assert table.cash()[0] == 10


def test_negative_prices_can_ruin_a_chain_which_still_serves_and_then_leaves() -> None:
    table = Table(3, board=CITY).restaurant(0, (3, 3), (3, 3))
    table.company(0, work="4 discount_manager", beach="trainer", goods="3 burger", cash=3)
    table.wants("2", "2 burger").wants("4", "burger").dine()
    assert [event.seat for event in table.told(events.HouseFed)] == [0, 0]
    assert table.cash()[0] == 0 and table.state.chains[0].bankrupt
    table.phase("7.6")
    assert table.state.order == [1, 2]
    assert TITLE.testing.invariants(table.state) == []
    assert len(table.state.city.owned(0)) == 1


def test_the_last_solvent_chain_wins() -> None:
    table = Table(2)
    table.state.chains[0].bankrupt = True
    table.phase("7.6")
    result = TITLE.result(table.state)
    assert result is not None and result.winners == (1,)
    assert table.state.ending == "last"


@pytest.mark.parametrize(
    ("work", "hires", "discount"),
    [
        ("recruiting_manager recruiting_girl", 3, 5),
        ("hr_director recruiting_manager", 4, 15),
        ("hr_director recruiting_manager", 1, 30),
        ("recruiting_manager", 3, 0),
    ],
)
def test_unused_recruiting_actions_of_managers_save_salary(work: str, hires: int, discount: int) -> None:
    table = Table().company(0, work=work)
    table.state.chains[0].hires = hires
    table.pay_day()
    assert table.state.chains[0].discount == discount


@pytest.mark.parametrize(("cooks", "paid", "won"), [(7, 20, True), (6, 15, False)])
def test_paying_twenty_counts_after_discounts(cooks: int, paid: int, won: bool) -> None:
    staff = f"{min(cooks, 6)} burger_cook" + (" pizza_cook" if cooks == 7 else "")
    table = Table().company(0, beach=staff, milestones="first_to_train_someone", cash=50).pay_day()
    table.act(0, "pay")
    assert table.cash()[0] == 50 - paid
    assert ("first_to_pay_20" in table.state.chains[0].milestones) == won


def test_a_discount_never_pays_out() -> None:
    table = Table().company(0, beach="2 burger_cook", milestones="first_to_train_someone", cash=4).pay_day()
    table.act(0, "pay")
    assert table.cash()[0] == 4


def busy_table(cash: int, **more: Any) -> Table:
    table = Table(5, board=board_y()).campaign(9, 0, "beer", 2, "J10", card="campaign_manager")
    return table.company(0, beach="burger_cook", cash=cash, **more)


def test_who_cannot_pay_fires_and_busy_marketeers_only_last() -> None:
    table = busy_table(7).pay_day()
    assert table.offered(0) == ["fire"]
    assert table.refused(0, "fire busy-9 end") == "fire-busy"
    assert table.offered(0, "fire burger_cook") == ["end"]
    table.act(0, "fire burger_cook end")
    assert table.cash()[0] == 2
    poor = busy_table(3).pay_day()
    assert poor.offered(0, "fire burger_cook") == ["busy-9"]
    poor.act(0, "fire burger_cook busy-9 end")
    assert poor.cash()[0] == 3
    assert [(c.number, c.card) for c in poor.state.campaigns] == [(9, "")]
    assert TITLE.testing.invariants(poor.state) == []


def test_the_billboard_milestone_waives_marketeers_salaries() -> None:
    table = busy_table(5, work="brand_manager", milestones="first_billboard_placed").pay_day()
    assert TITLE.decisions(table.state)[0].about["due"] == 5
    table.act(0, "pay")
    assert table.cash()[0] == 0


def test_a_free_cook_without_money_must_go() -> None:
    table = Table().company(0, beach="burger_cook").pay_day()
    assert table.offered(0) == ["fire"]


def test_the_discount_of_a_fired_recruiting_manager_stays() -> None:
    table = Table().company(0, work="recruiting_manager", beach="3 burger_cook", cash=5).pay_day()
    table.act(0, "fire recruiting_manager end")
    assert table.cash()[0] == 0


def test_a_banned_cfo_is_fired_first_of_all() -> None:
    table = Table().company(0, work="cfo", beach="burger_cook waitress", cash=100)
    table.state.chains[0].milestones["first_to_have_100"] = 5
    table.pay_day()
    assert table.offered(0) == ["fire"]
    assert table.offered(0, "fire") == ["cfo"]
    assert table.refused(0, "pay") == "keep-banned"
    assert table.refused(0, "fire burger_cook end") == "keep-banned"


def test_whoever_fires_says_whom_and_hears_which_name_comes_first() -> None:
    table = Table().company(0, beach="burger_cook trainer waitress", cash=100).pay_day()
    assert table.refused(0, "fire end") == "fire-nobody"
    assert table.refused(0, "fire burger_cook waitress end") == "fire-before"


def test_without_a_payday_a_banned_cfo_goes_by_itself() -> None:
    table = Table(game="second").company(0, work="cfo")
    table.state.chains[0].milestones["first_to_have_100"] = 5
    table.phase("5")
    assert table.state.chains[0].work == {}


def test_one_billboard_over_three_turns() -> None:
    table = Table(board="K0 T0").restaurant(0, (3, 3), (3, 4))
    table.campaign(14, 0, "burger", 3, f"{named((1, 1))}-tall", card="marketing_trainee")
    table.state.gone = list(MILESTONES)
    left, waiting, stock, cash = [], [], [], []
    for made in (3, 0, 3):
        table.state.chains[0].goods = {"burger": made} if made else {}
        table.phase("4").phase("6")
        left.append(table.state.campaigns[0].left if table.state.campaigns else 0)
        waiting.append(len(table.state.demand.get("18", ())))
        stock.append(table.state.chains[0].goods.get("burger", 0))
        table.phase("7.1")
        if not table.asks_freezer():
            table.state.chains[0].goods = {}
        cash.append(table.cash()[0])
    assert left == [2, 1, 0]
    assert waiting == [1, 2, 1]
    assert stock == [3, 0, 1]
    assert cash == [0, 0, 20]
    assert 14 in table.state.free_campaigns
    assert table.state.chains[0].hand == {"marketing_trainee": 1}


def test_a_freezer_keeps_ten_of_free_choice() -> None:
    table = Table().company(0, goods="7 burger 6 beer", milestones="first_to_throw_away").phase("7.1")
    assert table.asks_freezer()
    assert table.refused(0, "keep burger-7 beer-4") == "freezer-room"
    table.act(0, "keep burger-5 beer-5")
    assert table.state.chains[0].goods == {"burger": 5, "beer": 5}
    assert table.told(events.GoodsThrown)[0].goods == {"burger": 2, "beer": 1}


def test_the_first_goods_thrown_away_buy_the_freezer_of_the_next_turn() -> None:
    table = Table(3).company(0, goods="4 burger").company(1, goods="beer").phase("7.1")
    assert table.state.chains[0].goods == table.state.chains[1].goods == {}
    table.phase("7.5")
    assert "first_to_throw_away" in table.state.gone
    table.state.turn += 1
    table.state.chains[0].goods = {"burger": 1}
    table.state.chains[2].goods = {"burger": 1}
    table.phase("7.1")
    assert [decision.seat for decision in TITLE.decisions(table.state)] == [0]
    table.act(0, "keep burger-1")
    assert "first_to_throw_away" not in table.state.chains[2].milestones


def test_any_number_of_chains_earns_a_milestone_in_one_turn() -> None:
    table = Table(5)
    for seat in range(4):
        table.company(seat, goods="beer")
    table.phase("7.1")
    assert [("first_to_throw_away" in chain.milestones) for chain in table.state.chains] == [True] * 4 + [False]


def test_a_restaurant_coming_soon_sells_from_the_next_turn_on() -> None:
    table = Table(board=CITY).restaurant(0, (3, 3), (3, 3), open_=False).company(0, goods="burger").wants("2", "burger")
    assert table.dine().told(events.HouseHungry)
    table.phase("7.3")
    assert table.dine().told(events.HouseFed)


def test_a_turn_limit_ends_the_game_after_dinner() -> None:
    table = Table(turn=5, turn_limit=5)
    table.phase("4.9")
    assert table.state.ending == "limit"
    assert clean_up.ranking(table.state) == [(0,), (1,)]


def test_who_has_twenty_dollars_sees_the_reserve_cards() -> None:
    table = Table(3).company(0, cash=15)
    table.state.reserve = [100, 200, 300]
    assert TITLE.view(table.state, 0).state.reserve == [100, 0, 0]
    money.receive(flow.Play(table.state, Chance(b"")), 0, 5)
    assert TITLE.view(table.state, 0).state.reserve == [100, 200, 300]
    assert TITLE.view(table.state, 1).state.reserve == [0, 200, 0]
    assert TITLE.view(table.state, None).state.reserve == [0, 0, 0]
