"""Coffee: the worked examples of the coffee board, shops, baristas, and discarded goods."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from games.food_chain_magnate import TITLE, events
from games.food_chain_magnate.city.squares import SQUARES, at
from games.food_chain_magnate.modules.coffee import CoffeeSold, Shop, ShopMoved, ShopPlaced, Shops, own_shops
from games.food_chain_magnate.preview import checklist
from games.food_chain_magnate.steps import dinner
from tests.games.food_chain_magnate.builders import Place, Table, named

BOARD = "E0 N2 / A2 O1"
GLUTTONY, XANGO, DUCK = 0, 1, 2


def shop(table: Table, seat: int, *places: Place) -> Table:
    standing = table.state.extra["coffee"]
    assert isinstance(standing, Shops)
    added = tuple(Shop(seat, at(*place)) for place in places)
    table.state.extra["coffee"] = Shops((*standing.standing, *added))
    table.state.city = table.state.city.covering(tuple(at(*place) for place in places))
    return table


def coffee_board(seller: int, gluttony: int = 3, xango: int = 3, shops: bool = True, *more: str) -> Table:
    """Three chains; house 8 wants two burgers, which one of them has; Golden Duck has three coffee."""
    table = Table(3, BOARD, ("coffee", *more))
    table.restaurant(GLUTTONY, (0, 6), (1, 6)).restaurant(XANGO, (8, 5), (8, 5)).restaurant(DUCK, (8, 8), (8, 8))
    for seat, n in ((GLUTTONY, gluttony), (XANGO, xango), (DUCK, 3)):
        table.state.chains[seat].goods = {"coffee": n} if n else {}
    table.state.chains[seller].goods["burger"] = 2
    return (shop(table, GLUTTONY, (4, 1)) if shops else table).wants("8", "2 burger")


def sold(table: Table) -> dict[int, int]:
    return {event.seat: event.count for event in table.dine().told(CoffeeSold)}


@pytest.mark.parametrize(
    ("seller", "board", "distance", "cups"),
    [
        (XANGO, {}, 2, {GLUTTONY: 2}),  # C1
        (DUCK, {}, 2, {GLUTTONY: 1}),  # C2
        (DUCK, {"xango": 0}, 2, {GLUTTONY: 2}),  # C3
        (DUCK, {"gluttony": 1}, 2, {GLUTTONY: 1, XANGO: 1}),  # C4
        (XANGO, {"gluttony": 1}, 2, {GLUTTONY: 1}),  # C5
        (GLUTTONY, {}, 1, {GLUTTONY: 1}),  # C6
        (DUCK, {"shops": False}, 2, {}),  # C8
    ],
)
def test_coffee_is_sold_on_the_way_to_a_dinner(
    seller: int, board: dict[str, Any], distance: int, cups: dict[int, int]
) -> None:
    table = coffee_board(seller, **board)
    before = [chain.goods.get("coffee", 0) for chain in table.state.chains]
    assert sold(table) == cups
    (fed,) = table.told(events.HouseFed)
    assert (fed.seat, fed.offers[0].distance) == (seller, distance)
    after = [chain.goods.get("coffee", 0) for chain in table.state.chains]
    assert [b - a for b, a in zip(before, after, strict=True)] == [cups.get(seat, 0) for seat in range(3)]
    assert table.cash() == [10 * cups.get(seat, 0) + 20 * (seat == seller) for seat in range(3)]


def test_another_restaurant_of_the_seller_sells_on_the_way() -> None:
    """C7."""
    assert sold(coffee_board(XANGO).restaurant(XANGO, (5, 5), (5, 6))) == {GLUTTONY: 2, XANGO: 1}


def test_a_counter_on_all_ways_sells() -> None:
    """C9."""
    assert sold(shop(coffee_board(DUCK), DUCK, (6, 6))) == {GLUTTONY: 1, DUCK: 1}


def test_a_garden_doubles_every_cup_at_the_price_of_whoever_sells_it() -> None:
    """C10."""
    table = coffee_board(XANGO).company(GLUTTONY, work="3 pricing_manager")
    city = table.state.city
    table.state.city = city.with_house(city.house("8").with_garden("n"))
    assert city.house("8").with_garden("n").garden == (at(1, 2), at(1, 3))
    table.dine()
    assert table.cash() == [28, 40, 0]


def test_a_roundabout_is_walked_by_its_counter() -> None:
    """C12: the walk takes the northern half, where the shop stands."""
    table = Table(2, "A0 U0 B0", ("coffee", "new_districts")).restaurant(0, (3, 13), (3, 13))
    shop(table, 1, (1, 7)).company(0, goods="burger").company(1, goods="coffee").wants("2", "burger")
    assert sold(table) == {1: 1}
    (event,) = table.told(CoffeeSold)
    assert named((0, 7)) in event.way and named((4, 7)) not in event.way


def test_the_way_told_leads_from_the_house_past_the_counters_to_the_door() -> None:
    table = coffee_board(XANGO)
    sold(table)
    (event,) = table.told(CoffeeSold)
    way = [SQUARES[name] for name in event.way]
    ground, house = table.state.city.ground, table.state.city.house("8")
    assert way[0] in {node for node, _ in ground.begins(house.squares)}
    assert way[-1] in {node for node, _ in ground.touches[at(8, 5)]}
    assert all(after in {node for node, _ in ground.links[before]} for before, after in pairwise(way))
    assert {at(1, 5), at(2, 6)} & set(way)  # past the restaurant at the top


def test_coffee_without_counters_or_coffee_changes_nothing() -> None:
    table = coffee_board(XANGO, gluttony=0, xango=0, shops=False)
    table.state.chains[DUCK].goods = {}
    assert sold(table) == {}


def test_fries_come_once_for_meal_and_coffee_and_for_coffee_alone() -> None:
    """F2, and the ruling that goods and coffee to one building count once."""
    table = coffee_board(XANGO, 1, 3, True, "fry_chefs").company(GLUTTONY, work="2 fry_chef")
    table.dine()
    assert table.cash()[GLUTTONY] == 10 + 20
    both = coffee_board(GLUTTONY, 3, 3, True, "fry_chefs").company(GLUTTONY, work="2 fry_chef").dine()
    assert both.cash()[GLUTTONY] == 20 + 20 + 10


def test_coffee_counts_for_the_cfo_and_is_foreseen() -> None:
    table = coffee_board(XANGO).company(GLUTTONY, work="cfo")
    foreseen = dinner.preview(table.state)
    assert dinner.takings(foreseen, 3) == [30, 20, 0]
    assert [event.count for event in foreseen if isinstance(event, CoffeeSold)] == [2]
    assert table.dine().cash() == [30, 20, 0]


def test_coffee_that_ruins_its_seller_earns_no_milestone() -> None:
    """Section 4.4, the first coffee sold, and base 7.5: as with meals."""
    table = coffee_board(XANGO).company(GLUTTONY, work="4 discount_manager")
    assert sold(table) == {GLUTTONY: 2}
    assert table.state.chains[GLUTTONY].bankrupt and table.state.chains[GLUTTONY].milestones == {}


def test_a_bankrupt_chains_coffee_brings_nothing() -> None:
    table = coffee_board(XANGO)
    table.state.chains[GLUTTONY].bankrupt = True
    assert sold(table) == {} and table.cash() == [0, 20, 0]


def test_baristas_make_one_two_and_five_and_may_make_none() -> None:
    table = Table(2, BOARD, ("coffee",)).company(0, work="barista_trainee barista lead_barista").at_work()
    table.skip_to(0, "cook")
    for card in ("barista_trainee", "barista", "lead_barista"):
        assert table.offered(0, f"cook {card}") == ["coffee"]
        table.act(0, f"cook {card} coffee")
    assert table.state.chains[0].goods == {"coffee": 8}


def test_a_night_shift_doubles_a_barista_trainee_only() -> None:
    table = Table(2, BOARD, ("coffee", "night_shift_managers"))
    table.company(0, work="night_shift_manager barista_trainee barista").at_work().skip_to(0, "cook")
    table.act(0, "cook barista_trainee coffee")
    table.act(0, "cook barista_trainee coffee")
    assert table.offered(0, "cook") == ["barista"]


@pytest.mark.parametrize("milestones", ["", "first_to_throw_away"])
def test_coffee_is_never_kept_and_throwing_it_away_is_no_milestone(milestones: str) -> None:
    table = Table(2, BOARD, ("coffee",)).company(0, goods="3 coffee", milestones=milestones).phase("7.1")
    assert table.state.chains[0].goods == {}
    assert ("first_to_throw_away" in table.state.chains[0].milestones) == bool(milestones)


def test_coffee_cannot_be_advertised() -> None:
    assert not Table(2, BOARD, ("coffee",)).state.rules.goods["coffee"].marketable


def at_school(*places: Place, beach: str = "barista_trainee", work: str = "coach") -> Table:
    """A chain with a restaurant at the top right, shops on the map, and a coach."""
    table = Table(3, BOARD, ("coffee",)).restaurant(0, (0, 6), (1, 6)).company(0, work=work, beach=beach)
    return shop(table, 0, *places).at_work().skip_to(0, "train")


def test_a_new_barista_may_place_a_shop_at_once() -> None:
    table = at_school()
    table.act(0, "train barista_trainee barista coach")
    assert set(table.offered(0)) == {"shop", "decline"}
    assert TITLE.turn(table.state).owner == 0
    assert [task.job for task in checklist(table.state, 0)]  # the day goes on below
    assert table.refused(0, "train barista lead_barista coach") == "first"
    table.act(0, f"shop {named((4, 1))}")
    assert [s.square for s in own_shops(table.state, 0)] == [at(4, 1)]
    assert [event.square for event in table.told(ShopPlaced)] == [named((4, 1))]
    assert not table.state.city.free >> at(4, 1) & 1
    assert TITLE.testing.invariants(table.state) == []


def test_a_shop_may_be_declined() -> None:
    table = at_school()
    table.act(0, "train barista_trainee barista coach")
    table.act(0, "decline")
    assert own_shops(table.state, 0) == [] and "train" in table.offered(0)


def test_two_steps_at_once_bring_two_shops_one_after_the_other() -> None:
    table = at_school()
    table.act(0, "train barista_trainee lead_barista coach")
    table.act(0, f"shop {named((4, 1))}")
    table.act(0, f"shop {table.offered(0, 'shop')[0]}")
    assert len(own_shops(table.state, 0)) == 2
    assert "shop" not in table.offered(0)


def test_hiring_and_training_at_once_brings_a_shop_too() -> None:
    table = Table(3, BOARD, ("coffee",)).restaurant(0, (0, 6), (1, 6)).company(0, work="trainer")
    table.empty_pile("barista_trainee").at_work()
    table.act(0, "hire barista trainer")
    assert "shop" in table.offered(0)


def test_no_two_shops_share_a_tile_and_all_stand_at_a_road_in_range() -> None:
    table = at_school((4, 1))
    table.act(0, "train barista_trainee barista coach")
    offered = table.offered(0, "shop")
    assert not {named((row, column)) for row in range(5) for column in range(5)} & set(offered)
    assert table.refused(0, f"shop {named((1, 4))}") == "shop-site"
    near = table.state.city.ground.within(at(1, 6), 2) | table.state.city.ground.within(at(4, 1), 2)
    assert all(near >> SQUARES[name] & 1 for name in offered)


def test_who_has_all_shops_on_the_map_moves_one() -> None:
    table = at_school((4, 1), (6, 6), (5, 1))
    table.act(0, "train barista_trainee barista coach")
    assert set(table.offered(0)) == {"move_shop", "decline"}
    assert table.refused(0, f"move_shop {named((9, 9))} {named((1, 4))}") == "own-shop"
    table.act(0, f"move_shop {named((4, 1))} {named((1, 4))}")  # the tile it leaves counts as free
    assert at(1, 4) in [s.square for s in own_shops(table.state, 0)]
    assert table.state.city.free >> at(4, 1) & 1
    assert [(event.moved, event.square) for event in table.told(ShopMoved)] == [(named((4, 1)), named((1, 4)))]


def test_ranges_are_counted_from_shops_too() -> None:
    table = Table(2, BOARD, ("coffee",)).company(0, work="marketing_trainee")
    shop(table, 0, (4, 1)).at_work()
    assert "campaign" in table.skip_to(0, "campaign").offered(0)


def test_the_first_seller_places_a_shop_anywhere_in_clean_up() -> None:
    table = coffee_board(XANGO).dine()
    assert table.state.chains[GLUTTONY].milestones["first_coffee_sold"] == 5
    table.phase("7.0")
    assert set(table.offered(GLUTTONY)) == {"shop", "decline"}
    table.act(GLUTTONY, f"shop {named((8, 3))}")
    assert len(own_shops(table.state, GLUTTONY)) == 2


def test_an_older_milestone_brings_no_shop() -> None:
    table = coffee_board(XANGO).company(0, milestones="first_coffee_sold").phase("7.0")
    assert not TITLE.decisions(table.state)


def test_bankrupt_chains_shops_stay_and_keep_their_tile() -> None:
    table = coffee_board(XANGO)
    table.state.chains[GLUTTONY].bankrupt = True
    table.phase("7.6")
    assert len(own_shops(table.state, GLUTTONY)) == 1
