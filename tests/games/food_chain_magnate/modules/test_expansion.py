"""The worked examples of the expansion: sushi, noodles, ketchup, stars, night shifts, mass marketeers."""

from __future__ import annotations

import pytest

from games.food_chain_magnate import TITLE, events
from games.food_chain_magnate.steps.restructuring import ChoosePositions, put_to_work
from games.kernel import Chance, OptionsError, flow
from tests.games.food_chain_magnate.builders import Table, laid, named

LINE = "A0 T0 B0"
"""House 2 on the left, house 4 on the right, one road through all three tiles."""


def by_house_2(seats: int, *modules: str) -> Table:
    """Chains whose restaurants are at distances 0, 1, 2, 0, 0 from house 2, which has no garden."""
    table = Table(seats, LINE, modules)
    places = [((3, 3), (3, 3)), ((3, 8), (3, 8)), ((3, 13), (3, 13)), ((0, 0), (1, 1)), ((0, 3), (1, 3))]
    for seat, (corner, entrance) in enumerate(places[:seats]):
        table.restaurant(seat, corner, entrance)
    return table


def by_a_garden(seats: int, *modules: str) -> Table:
    """Chains at distances 0, 0, 0, 1 from house 15, which has a garden."""
    city = laid("I3 J0")
    table = Table(seats, city.with_house(city.house("15").with_garden("e")), modules)
    table.state.gardens -= 1
    places = [((3, 8), (4, 8)), ((0, 0), (1, 1)), ((3, 0), (3, 0)), ((3, 3), (3, 4))]
    for seat, (corner, entrance) in enumerate(places[:seats]):
        table.restaurant(seat, corner, entrance)
    return table


def test_a_garden_likes_sushi_better_than_what_it_asked_for() -> None:
    table = by_a_garden(2, "sushi").wants("15", "2 burger soft_drink")
    table.company(0, goods="2 burger soft_drink").company(1, work="luxuries_manager", goods="3 sushi").dine()
    assert table.cash() == [0, 120]
    assert table.state.chains[1].goods == {}
    short = by_a_garden(2, "sushi").wants("15", "2 burger soft_drink")
    short.company(0, goods="2 burger soft_drink").company(1, goods="2 sushi").dine()
    assert short.cash() == [60, 0]


def test_without_a_garden_nobody_wants_sushi() -> None:
    table = by_house_2(2, "sushi").wants("2", "2 burger soft_drink")
    assert table.company(0, goods="3 sushi").company(1, goods="2 burger soft_drink").dine().cash() == [0, 30]
    alone = by_house_2(2, "sushi").wants("2", "2 burger").company(0, goods="3 sushi").dine()
    assert alone.told(events.HouseHungry)


def test_who_finds_nobody_with_the_right_food_takes_noodles() -> None:
    def hungry() -> Table:
        table = by_house_2(3, "noodles").wants("2", "2 pizza")
        return table.company(0, goods="5 noodles").company(1, goods="2 noodles")

    table = hungry().dine()
    assert table.cash() == [20, 0, 0]
    assert table.state.chains[0].goods == {"noodles": 3}
    assert hungry().company(2, goods="2 pizza").dine().cash() == [0, 0, 20]


def test_noodles_are_never_mixed_with_what_was_asked_for() -> None:
    table = by_house_2(2, "noodles").wants("2", "2 pizza").company(0, goods="pizza noodles").dine()
    assert table.told(events.HouseHungry)
    assert len(table.state.demand["2"]) == 2


ASIA = ("kimchi", "sushi", "noodles")


def test_kimchi_comes_before_sushi_before_the_exact_goods_before_noodles() -> None:
    def chains() -> Table:
        table = by_a_garden(4, *ASIA).wants("15", "2 pizza")
        return table.company(0, goods="kimchi 2 noodles").company(1, goods="2 sushi").company(2, goods="2 pizza")

    table = chains().dine()
    assert table.cash() == [60, 0, 0, 0]
    assert table.told(events.HouseFed)[0].goods == {"kimchi": 1, "noodles": 2}
    assert chains().company(3, goods="kimchi 2 pizza").dine().cash() == [0, 0, 0, 60]


def test_without_a_garden_the_exact_goods_come_first() -> None:
    table = by_house_2(3, *ASIA).wants("2", "2 pizza")
    table.company(0, goods="2 noodles").company(1, goods="2 sushi").company(2, goods="2 pizza").dine()
    assert table.cash() == [0, 0, 20]


@pytest.mark.parametrize(("seats", "managers"), [(3, 2), (5, 4)])
def test_several_modules_bring_one_luxuries_manager_together(seats: int, managers: int) -> None:
    assert Table(seats, LINE, ASIA).state.supply["luxuries_manager"] == managers


def test_sushi_and_noodles_are_cooked_by_cards_of_their_own() -> None:
    table = Table(2, LINE, ASIA).company(0, work="sushi_cook noodle_chef trainer", beach="kitchen_trainee").at_work()
    table.act(0, "next")
    assert {"sushi_cook", "noodle_cook"} <= set(table.offered(0, "train kitchen_trainee"))
    table.act(0, "next")
    table.act(0, "cook sushi_cook sushi")
    table.act(0, "cook noodle_chef noodles")
    assert table.state.chains[0].goods == {"sushi": 2, "noodles": 16}


def owned_demand(table: Table, house: str, *owners: int) -> Table:
    table.state.demand[house] = tuple(("burger", owner) for owner in owners)
    return table


def test_who_sees_others_sell_what_it_advertised_comes_nearer() -> None:
    table = owned_demand(by_house_2(2, "ketchup"), "2", 0).company(1, goods="2 burger").dine()
    assert table.state.chains[0].milestones == {"someone_sells_your_demand": 5}
    table.state.order = [1, 0]
    table.wants("2", "burger").company(0, goods="burger").company(1, work="pricing_manager").dine()
    fed = table.told(events.HouseFed)[-1]
    assert [(offer.seat, offer.distance, offer.score) for offer in fed.offers] == [(0, 0, 9), (1, 1, 10)]


def test_ones_own_sale_earns_no_ketchup_but_any_number_of_others_does() -> None:
    own = owned_demand(by_house_2(2, "ketchup"), "2", 0).company(0, goods="burger").dine()
    assert own.state.chains[0].milestones == {}
    table = owned_demand(by_house_2(3, "ketchup", "noodles"), "2", 0, 2).company(1, goods="2 noodles").dine()
    assert ["someone_sells_your_demand" in chain.milestones for chain in table.state.chains] == [True, False, True]


def test_ketchup_is_awarded_at_the_end_of_dinner_in_turn_order() -> None:
    """Section 4.8: at 4.9, after the waitresses."""
    table = owned_demand(by_house_2(3, "ketchup"), "2", 2, 0).company(1, work="waitress", goods="2 burger").dine()
    told = [(type(event).__name__, event.seat) for event in table.events if isinstance(event, events.WaitressesPaid)
            or (isinstance(event, events.MilestoneWon) and event.milestone == "someone_sells_your_demand")]  # fmt: skip
    assert told == [("WaitressesPaid", 1), ("MilestoneWon", 0), ("MilestoneWon", 2)]


def test_a_chain_that_this_dinner_ruins_earns_no_ketchup() -> None:
    """Section 4.8: at 4.9, to chains that still play; its demand was sold before its own sale ruined it."""
    table = owned_demand(by_house_2(2, "ketchup"), "2", 0).wants("4", "pizza").company(1, goods="burger")
    table.company(0, work="4 discount_manager", goods="pizza").dine()
    assert [event.seat for event in table.told(events.HouseFed)] == [1, 0]
    assert table.state.chains[0].bankrupt and table.state.chains[0].milestones == {}


def test_stars_win_ties_by_their_letter_and_before_any_waitress() -> None:
    stars = {0: "c_movie_star", 3: "b_movie_star", 4: "5 waitress"}
    order = []
    for _ in range(3):
        table = by_house_2(5, "movie_stars").wants("2", "burger")
        for seat, work in stars.items():
            table.company(seat, work=work, goods="burger")
        fed = table.dine().told(events.HouseFed)[0]
        order.append(fed.seat)
        del stars[fed.seat]
    assert order == [3, 0, 4]


def test_stars_choose_their_position_before_open_slots_count() -> None:
    table = Table(5, LINE, ("movie_stars",)).company(1, work="c_movie_star waitress trainer")
    table.company(2, work="b_movie_star waitress").phase("2")
    step = table.state.stack[-1]
    assert isinstance(step, ChoosePositions)
    assert step.queue == [2, 1, 0, 3, 4]


@pytest.mark.parametrize(("seats", "stars"), [(2, 1), (3, 1), (4, 2), (5, 3)])
def test_more_players_bring_more_stars_and_a_chain_owns_but_one(seats: int, stars: int) -> None:
    table = Table(seats, LINE, ("movie_stars",))
    supply = [table.state.supply.get(f"{letter}_movie_star", 0) for letter in "bcd"]
    assert supply == [1] * stars + [0] * (3 - stars)
    table.company(0, work="coach", beach="2 waitress").at_work()
    table.act(0, "next")
    table.act(0, "train waitress b_movie_star coach")
    assert "train" not in table.offered(0)
    assert table.refused(0, "train waitress c_movie_star coach") in ("job-over", "on-beach", "second-copy")


def test_a_night_shift_doubles_everybody_without_a_salary() -> None:
    night = "night_shift_manager junior_vice_president management_trainee"
    staff = "2 waitress recruiting_girl pricing_manager kitchen_trainee"
    table = by_house_2(2, "night_shift_managers").company(0, work=f"{night} {staff}")
    state = table.state
    assert state.rules.unit_price(state, 0) == 8
    assert state.working(0, "tie_break") == 4
    table.at_work()
    for _ in range(3):
        table.act(0, "hire waitress")
    assert "hire" not in table.offered(0)
    table.skip_to(0, "cook").act(0, "cook kitchen_trainee burger")
    table.act(0, "cook kitchen_trainee pizza")
    assert table.offered(0) == ["done"]
    assert table.dine().cash()[0] == 12


def test_a_night_shift_manager_takes_a_slot_of_the_ceo_and_leads_nobody() -> None:
    table = Table(2, LINE, ("night_shift_managers",))
    table.company(0, beach="night_shift_manager 2 management_trainee 5 waitress")
    play = flow.Play(table.state, Chance(b""))
    put_to_work(play, 0, ["management_trainee"] * 2 + ["night_shift_manager"] + ["waitress"] * 4)
    assert table.state.chains[0].work["waitress"] == 4
    other = Table(2, LINE, ("night_shift_managers",))
    other.company(0, beach="night_shift_manager 2 management_trainee 5 waitress")
    put_to_work(flow.Play(other.state, Chance(b"")), 0, ["night_shift_manager"] + ["waitress"] * 3)
    assert other.state.chains[0].work == {}


def test_two_trainings_by_one_trainer_at_night_are_for_two_cards() -> None:
    table = Table(2, LINE, ("night_shift_managers",)).company(
        0, work="night_shift_manager trainer", beach="2 errand_boy"
    )
    table.at_work().skip_to(0, "train")
    table.act(0, "train errand_boy cart_operator trainer")
    assert table.offered(0, "train") == ["errand_boy"]
    table.act(0, "train errand_boy cart_operator trainer")
    assert table.state.chains[0].hand == {"cart_operator": 2}


def night_campaigns(*durations: int) -> Table:
    """A marketing trainee who has placed two billboards in one night, after somebody else's first one."""
    table = Table(5, "K0 T0", ("night_shift_managers",)).restaurant(0, (3, 3), (3, 4))
    table.state.gone = list(table.state.rules.milestones)
    table.company(0, work="night_shift_manager marketing_trainee").at_work().skip_to(0, "campaign")
    for number, duration in zip((15, 16), durations, strict=True):
        place = table.offered(0, f"campaign marketing_trainee {number}")[0]
        table.act(0, f"campaign marketing_trainee {number} {place} beer {duration}")
    return table


@pytest.mark.parametrize("durations", [(1, 2), (2, 1), (1, 1)])
def test_a_trainee_with_two_billboards_is_busy_until_both_are_gone(durations: tuple[int, int]) -> None:
    table = night_campaigns(*durations)
    assert table.offered(0) == ["done"]
    for turn in range(1, max(durations) + 1):
        assert table.state.busy(0) == ["marketing_trainee"]
        assert TITLE.testing.invariants(table.state) == []
        table.phase("6")
        assert len(table.state.campaigns) == sum(duration > turn for duration in durations)
    assert table.state.busy(0) == []
    assert table.state.chains[0].hand == {"marketing_trainee": 1}


def test_a_doubled_girl_covers_two_hires_in_the_salary_discount() -> None:
    table = Table(2, LINE, ("night_shift_managers",))
    table.company(0, work="night_shift_manager recruiting_girl recruiting_manager", cash=20)
    table.state.chains[0].hires = 3
    assert table.pay_day().state.chains[0].discount == 10


def test_each_mass_marketeer_lets_all_campaigns_run_once_more_within_the_limits() -> None:
    table = Table(5, "K0 T0", ("mass_marketeers",)).company(0, work="mass_marketeer")
    table.campaign(1, 0, "burger", 2, named((1, 7))).campaign(
        14, 1, "pizza", 1, f"{named((1, 1))}-tall", card="marketing_trainee"
    )
    table.phase("6")
    assert [good for good, _ in table.state.demand["18"]] == ["burger", "pizza", "burger"]
    assert [(campaign.number, campaign.left) for campaign in table.state.campaigns] == [(1, 1)]
    assert table.state.chains[1].hand == {"marketing_trainee": 1}


def test_the_billboard_milestone_waives_the_salary_of_mass_marketeers() -> None:
    table = Table(2, LINE, ("mass_marketeers",)).company(0, beach="mass_marketeer", milestones="first_billboard_placed")
    assert TITLE.decisions(table.pay_day().state)[0].about["due"] == 0


def test_ketchup_needs_milestones() -> None:
    with pytest.raises(OptionsError) as error:
        TITLE.options({"modules": ["ketchup"], "game": "introductory"}, 2)
    assert [say.id for say in error.value.problems] == ["food_chain_magnate-option-needs-milestones"]


def test_a_guide_reaches_every_house_with_a_garden_and_room() -> None:
    table = Table(5, "X0 V0 W0", ("gourmet_food_critics", "new_districts"))
    table.state.city = table.state.city.with_house(table.state.city.house("21").with_garden("w"))
    table.state.gardens -= 1
    table.wants("21", "4 beer").wants("25", "5 beer").company(0, work="gourmet_food_critic").at_work()
    table.skip_to(0, "campaign")
    assert table.offered(0, "campaign gourmet_food_critic") == ["17", "18", "19", "20"]
    assert table.offered(0, "campaign gourmet_food_critic 18 beside pizza") == ["3", "2", "1"]
    table.state.gone = list(table.state.rules.milestones)
    table.act(0, "campaign gourmet_food_critic 18 beside pizza 2")
    table.phase("6")
    assert [len(table.state.demand.get(house, ())) for house in ("21", "25", "22", "pi")] == [5, 5, 0, 0]
    assert table.state.busy(0) == ["gourmet_food_critic"]
    table.phase("6")
    assert table.state.chains[0].hand == {"gourmet_food_critic": 1}
    assert TITLE.testing.invariants(table.state) == []


def test_a_guide_earns_the_milestone_of_its_good_and_lasts_with_the_first_billboard() -> None:
    table = Table(5, LINE, ("gourmet_food_critics",))
    table.company(0, work="gourmet_food_critic", milestones="first_billboard_placed").at_work().skip_to(0, "campaign")
    table.act(0, "campaign gourmet_food_critic 17 beside pizza 1")
    assert "first_pizza_marketed" in table.state.chains[0].milestones
    assert table.state.campaigns[0].eternal
    assert TITLE.decisions(table.pay_day().state) == ()
