"""Texts are true: future prices, why a house ate where it did, who is fired, what never opens."""

from __future__ import annotations

import msgspec
import pytest

from games.food_chain_magnate import events
from games.food_chain_magnate.modules.reserve_prices import BasePrice
from games.food_chain_magnate.steps import dinner
from games.kernel import Action, Chance, flow
from tests.games.food_chain_magnate.builders import Place, Table, laid

LINE = "A0 T0 B0"
"""House 2 on the left, house 4 on the right, one road through all three tiles."""


def chains(seats: int, *modules: str) -> Table:
    """Chains at distances 0, 1, 2 from house 2, and more of them at 2."""
    table = Table(seats, LINE, modules)
    doors = ((3, 3), (3, 8), (3, 13))
    for seat in range(seats):
        door = doors[min(seat, 2)]
        table.restaurant(seat, door, door)
    return table


def fed(table: Table) -> events.HouseFed:
    found: list[events.HouseFed] = table.dine().told(events.HouseFed)
    return found[0]


def test_every_price_shown_after_the_vote_is_that_of_the_next_dinner() -> None:
    table = chains(2, "reserve_prices").wants("2", "burger").wants("4", "burger").company(0, goods="3 burger")
    state = table.state
    state.reserve, state.bank.cash = [20, 20], 5
    table.dine()
    assert [event.income for event in table.told(events.HouseFed)] == [10, 10]  # this dinner keeps its price
    assert state.rules.unit_price(state, 0) == 20
    table.wants("2", "burger")
    (foreseen,) = [event for event in dinner.preview(state) if isinstance(event, events.HouseFed)]
    assert foreseen.income == 20
    assert table.dine().told(events.HouseFed)[-1].income == 20


def test_a_saved_price_goes_on() -> None:
    old = msgspec.json.encode({"type": "base_price", "now": 10, "coming": 5})
    assert msgspec.json.decode(old, type=BasePrice).price == 5


def why(found: events.HouseFed) -> tuple[str, str]:
    return found.why, found.tie


def test_the_total_decides_and_every_rival_is_told() -> None:
    found = fed(chains(3).wants("2", "burger").company(0, goods="burger").company(1, goods="burger"))
    assert why(found) == ("total", "")
    assert [(o.seat, o.price, o.distance, o.had) for o in found.offers] == [
        (0, 10, 0, "same"),
        (1, 10, 1, "same"),
        (2, 10, 2, "nothing"),
    ]


def test_whoever_alone_has_the_goods_is_told_so() -> None:
    assert why(fed(chains(2).wants("2", "burger").company(1, goods="burger"))) == ("only", "")


def test_a_meal_that_is_liked_better_decides_before_the_total() -> None:
    table = chains(3, "kimchi", "noodles").wants("2", "burger")
    table.company(0, goods="burger").company(1, goods="kimchi burger").company(2, goods="noodles")
    found = fed(table)
    assert (found.seat, *why(found)) == (1, "liked", "")
    assert [(offer.seat, offer.had) for offer in found.offers] == [(1, "same"), (0, "less"), (2, "less")]


TIERS = ("kimchi 2 sushi", "kimchi burger pizza", "kimchi 2 noodles", "2 sushi", "burger pizza", "2 noodles")
"""The ways to serve a burger and a pizza to a house with a garden, the preferred one first."""


@pytest.mark.parametrize("tier", range(len(TIERS) - 1))
def test_every_way_to_serve_a_house_is_told_before_the_next_although_it_costs_more(tier: int) -> None:
    """Expansion 5.1: six tiers; price and distance of every rival stand beside the winner's."""
    city = laid(LINE).with_house(laid(LINE).house("2").with_garden("n"))
    table = Table(3, city, ("kimchi", "sushi", "noodles")).wants("2", "burger pizza")
    for seat, door in enumerate(((3, 8), (3, 3), (3, 13))):
        table.restaurant(seat, door, door)
    table.company(0, goods=TIERS[tier]).company(1, goods=TIERS[tier + 1])
    found = fed(table)
    assert (found.seat, *why(found)) == (0, "liked", "")
    assert [(o.seat, o.price, o.distance, o.had) for o in found.offers] == [
        (0, 10, 1, "same"),
        (1, 10, 0, "less"),
        (2, 10, 2, "nothing"),
    ]


@pytest.mark.parametrize("tier", TIERS)
def test_within_every_way_the_total_the_tie_breakers_and_the_order_decide(tier: str) -> None:
    def meal(doors: tuple[Place, Place], *work: str) -> events.HouseFed:
        city = laid(LINE).with_house(laid(LINE).house("2").with_garden("n"))
        table = Table(2, city, ("kimchi", "sushi", "noodles", "movie_stars")).wants("2", "burger pizza")
        for seat, door in enumerate(doors):
            table.restaurant(seat, door, door).company(seat, work=work[seat] if work else "", goods=tier)
        return fed(table)

    same = ((3, 8), (3, 8))
    assert why(meal(((3, 3), (3, 8)))) == ("total", "")
    assert why(meal(same, "b_movie_star", "2 waitress")) == ("tie", "stars")
    assert why(meal(same, "waitress", "")) == ("tie", "waitresses")
    assert why(meal(same)) == ("order", "")


def test_ketchup_stands_in_the_sum() -> None:
    table = chains(2, "ketchup").wants("2", "burger").company(0, goods="burger")
    found = fed(table.company(1, goods="burger", milestones="someone_sells_your_demand"))
    assert [(o.price, o.distance, o.nearer, o.score) for o in found.offers] == [(10, 0, 0, 10), (10, 1, 1, 10)]


def fire(beach: str, work: str, fired: str) -> tuple[dict[str, int], dict[str, int]]:
    table = Table(2, LINE, ("mass_marketeers",)).company(0, work=work, beach=beach, cash=50).pay_day()
    play = flow.Play(table.state, Chance(b""))
    table.state.stack[-1].take(play, 0, Action.of(("fire", *fired.split(), "end")))
    table.state.stack[-1].run(play)
    return table.state.chains[0].hand, table.state.chains[0].work


def test_which_copy_is_fired_can_be_chosen_where_one_still_acts() -> None:
    assert fire("mass_marketeer", "mass_marketeer", "mass_marketeer") == ({}, {"mass_marketeer": 1})
    assert fire("mass_marketeer", "mass_marketeer", "work-mass_marketeer") == ({"mass_marketeer": 1}, {})
    assert fire("mass_marketeer", "2 mass_marketeer", "mass_marketeer work-mass_marketeer") == (
        {},
        {"mass_marketeer": 1},
    )


def test_no_more_copies_at_work_are_named_than_there_are() -> None:
    table = Table(2, LINE, ("mass_marketeers",)).company(0, work="mass_marketeer", beach="mass_marketeer", cash=50)
    table.pay_day()
    assert table.refused(0, "fire work-mass_marketeer work-mass_marketeer end") == "fire-there"
    assert table.refused(0, "fire mass_marketeer mass_marketeer work-mass_marketeer end") == "fire-there"


def test_where_it_does_not_matter_a_card_is_a_card() -> None:
    table = Table(2, LINE).company(0, work="trainer", beach="trainer", cash=50).pay_day()
    assert table.offered(0, "fire") == ["trainer"]


def test_what_a_bankrupt_chain_was_building_stays_and_is_never_said_to_open() -> None:
    table = Table(3, LINE).restaurant(0, (3, 3), (3, 3)).restaurant(0, (3, 8), (3, 8), open_=False)
    table.restaurant(1, (3, 13), (3, 13), open_=False)
    table.state.chains[0].bankrupt = True
    table.phase("7.3")
    assert [event.seats for event in table.told(events.RestaurantsOpened)] == [(1,)]
    table.phase("7.6")
    assert [(event.seat, event.closed) for event in table.told(events.RestaurantsGivenUp)] == [(0, ("I4",))]
    assert [(r.seat, r.open) for r in table.state.city.restaurants] == [(0, True), (0, False), (1, True)]
