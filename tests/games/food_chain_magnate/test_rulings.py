"""Answers of the FAQ and rulings of the rules that are not in other files: examples of 15.1 to 15.5, options of 13."""

from __future__ import annotations

import pytest

from games.food_chain_magnate import TITLE, events
from games.food_chain_magnate.city import placing
from games.food_chain_magnate.city.squares import at
from games.food_chain_magnate.steps.opening import FirstRestaurants
from games.kernel import Chance, NotUnderstood
from tests.games.food_chain_magnate.builders import (
    BOARD_A,
    BOARD_M1,
    BOARD_S,
    BOARD_X,
    Table,
    board_y,
    built,
    laid,
    named,
)

SEED = b"r" * 32


def test_a_tile_barred_at_set_up_is_open_to_a_manager_later() -> None:
    table = Table(board=BOARD_S).restaurant(0, (4, 8), (4, 8)).restaurant(1, (3, 4), (3, 4))
    table.state.stack = [FirstRestaurants([1], [])]
    assert table.refused(1, f"place {named((1, 1))} ne") == "entrance-tile"
    table.company(0, work="regional_manager").at_work().skip_to(0, "open")
    table.act(0, f"open regional_manager {named((1, 1))} ne")
    assert table.told(events.RestaurantPlaced)[0].opens == "now"


def test_a_restaurant_whose_road_lies_on_the_next_tile_may_be_placed_later() -> None:
    table = Table(board=board_y()).company(0, work="regional_manager").at_work().skip_to(0, "open")
    table.act(0, f"open regional_manager {named((3, 2))} sw")
    assert table.state.city.owned(0)[0].entrance == at(4, 2)


def test_hiring_goes_on_beside_a_trainer_with_nobody_to_train() -> None:
    table = Table().company(0, work="trainer").at_work()
    assert table.refused(0, "train waitress burger_cook trainer") == "job-later"
    table.act(0, "hire waitress")
    assert "train" not in table.offered(0)


def test_the_free_trainees_are_never_phantoms() -> None:
    table = Table().company(0, work="2 recruiting_girl trainer").empty_pile("management_trainee").at_work()
    for _ in range(3):
        table.act(0, "hire waitress")
    assert table.state.chains[0].hand == {"waitress": 3}
    assert "train" not in table.offered(0)


def test_a_hire_beyond_an_empty_pile_may_take_many_steps_and_need_no_cards_between() -> None:
    table = Table().company(0, work="guru").empty_pile("errand_boy").empty_pile("cart_operator")
    table.empty_pile("truck_driver").at_work()
    table.act(0, "hire zeppelin_pilot guru")
    assert table.state.chains[0].hand == {"zeppelin_pilot": 1}


def test_while_entry_cards_are_left_they_are_hired_and_not_passed_over() -> None:
    table = Table().company(0, work="coach").empty_pile("management_trainee", 1).at_work()
    assert table.refused(0, "hire junior_vice_president coach") == "entry-card"


def test_a_card_hired_beyond_an_empty_pile_is_trained_on_by_its_own_teacher_only() -> None:
    table = Table().company(0, work="coach trainer").empty_pile("management_trainee").at_work()
    table.act(0, "hire junior_vice_president coach")
    assert table.offered(0, "train junior_vice_president vice_president") == ["coach"]


def test_a_buyer_brings_two_of_each_source_on_its_route() -> None:
    table = Table(board=BOARD_X).restaurant(0, (3, 13), (4, 13)).company(0, work="cart_operator")
    table.at_work().skip_to(0, "fetch")
    table.act(0, f"fetch cart_operator {named((5, 1))}")
    assert table.state.chains[0].goods == {"beer": 2}


def test_a_zeppelin_never_flies_diagonally() -> None:
    table = Table(board=BOARD_X).restaurant(0, (3, 13), (4, 13))
    ground = table.state.city.ground

    def on_tiles(*places: tuple[int, int]) -> int:
        tiles = [ground.tile_places[place] for place in places]
        return sum(1 << n for n, (square, _) in enumerate(ground.sources) if ground.tile_at[square] in tiles)

    start = ground.tile_places[0, 2]
    around_the_corner = on_tiles((0, 2), (1, 2), (1, 1))
    assert around_the_corner & on_tiles((1, 1))
    assert around_the_corner not in ground.flights(start, 1)
    assert around_the_corner in ground.flights(start, 2)


def test_an_airplane_flies_over_all_its_lines_on_the_board() -> None:
    table = Table(board=BOARD_A).restaurant(0, (3, 0), (3, 1)).company(0, work="brand_manager")
    table.at_work().skip_to(0, "campaign")
    assert table.refused(0, "campaign brand_manager 5 left-14 beer 1") == "flight"
    assert "left-13" in table.offered(0, "campaign brand_manager 5")


def test_airplanes_over_the_same_lines_bring_both_their_goods() -> None:
    table = Table(board=BOARD_A).campaign(4, 0, "beer", 1, "top-D").campaign(5, 1, "pizza", 1, "top-C").phase("6")
    assert table.state.demand == dict.fromkeys(("8", "12"), (("beer", 0), ("pizza", 1)))


def test_a_campaign_names_one_good_for_all_its_turns() -> None:
    table = Table(board="K0 T0").restaurant(0, (3, 3), (3, 4)).company(0, work="marketing_trainee").at_work()
    table.skip_to(0, "campaign")
    table.state.gone = list(table.state.rules.milestones)
    place = f"{named((1, 1))}-tall"
    with pytest.raises(NotUnderstood):
        table.act(0, f"campaign marketing_trainee 14 {place} burger+pizza 2")
    table.act(0, f"campaign marketing_trainee 14 {place} burger 2")
    table.phase("6").phase("6")
    assert table.state.demand == {"18": (("burger", 0),) * 2}
    assert table.state.campaigns == []


def test_eternal_burgers_stay_burgers() -> None:
    table = Table(board="K0 T0").restaurant(0, (3, 3), (3, 4)).company(0, work="marketing_trainee").at_work()
    table.skip_to(0, "campaign")
    table.act(0, f"campaign marketing_trainee 14 {named((1, 1))}-tall burger 1")
    table.phase("6").phase("6").phase("6").phase("6")
    assert table.state.demand == {"18": (("burger", 0),) * 3}
    assert [(c.left, c.eternal, c.card) for c in table.state.campaigns] == [(1, True, "marketing_trainee")]


def test_a_billboard_off_the_road_is_illegal_and_beside_it_reaches_all_three_that_touch_it() -> None:
    city = built(built(laid(BOARD_M1), 11, (4, 3), "s"), 14, (3, 10), "s")
    table = Table(5, board=city).company(0, work="2 brand_director").at_work().skip_to(0, "campaign")
    assert table.refused(0, f"campaign brand_director 15 {named((4, 15))} beer 1") == "campaign-road"
    table.act(0, f"campaign brand_director 11 {named((3, 12))}-wide beer 1")
    table.phase("6")
    assert set(table.state.demand) == {"4", "14", "18"}
    assert [told.houses for told in table.told(events.Marketed)] == [("4", "14", "18")]


def test_a_local_manager_stays_within_three_borders_and_a_regional_one_does_not() -> None:
    table = Table(5, board="A0 T0 K0 R0 B0").restaurant(0, (3, 3), (3, 3))
    table.company(0, work="local_manager regional_manager").at_work().skip_to(0, "open")
    far = named((0, 20))
    assert far not in table.offered(0, "open local_manager")
    assert far in table.offered(0, "open regional_manager")
    near = named((3, 13))
    table.act(0, f"open local_manager {near} {table.offered(0, f'open local_manager {near}')[0]}")
    assert table.told(events.RestaurantPlaced)[0].opens == "next_turn"


def test_a_moved_restaurant_may_turn_on_its_squares_but_not_stay_as_it_was() -> None:
    table = Table(board="G0 A0").restaurant(0, (3, 3), (4, 3), open_=False).company(0, work="regional_manager")
    table.at_work().skip_to(0, "move")
    where = named((3, 3))
    assert "sw" not in table.offered(0, f"move {where} {where}")
    table.act(0, f"move {where} {where} nw")
    assert [(r.corner, r.open) for r in table.state.city.owned(0)] == [("nw", True)]
    assert table.state.chains[0].restaurants == 2


def test_a_garden_between_two_houses_belongs_to_the_one_named() -> None:
    table = Table(board="K0 K2").company(0, work="new_business_developer")
    houses = [house.id for house in table.state.city.houses]
    assert houses == ["18"]
    table = Table(board=built(laid("K0"), 14, (3, 1), "e")).company(0, work="new_business_developer").at_work()
    table.skip_to(0, "garden")
    assert table.refused(0, "garden 14 n") == "second-garden"
    table.act(0, "garden 18 w")
    assert table.state.city.house("18").garden == (at(1, 1), at(2, 1))
    assert table.state.gardens == 7


def test_links_between_adjacent_roads_are_an_option_that_changes_only_hauls() -> None:
    for option in ("exits", "adjacent"):
        city = laid("A0 B0", option)
        assert city.distance((at(3, 3),), city.house("4")) == 1


def test_a_card_may_be_hired_once_though_it_is_trained_away_at_once() -> None:
    table = Table(2).company(0, work="trainer 2 recruiting_girl", beach="").at_work()
    for _ in range(3):
        table.act(0, "hire errand_boy")
    assert table.state.chains[0].hires == 3
    table.act(0, "train errand_boy cart_operator trainer")
    assert table.state.chains[0].hires == 3


@pytest.mark.parametrize("game", ["introductory", "second"])
def test_games_without_reserve_go_from_dinner_to_campaigns(game: str) -> None:
    state, _ = TITLE.setup(TITLE.options({"game": game}, 2), 2, Chance(SEED))
    assert state.bank.cash == 150
    table = Table(game=game).company(0, beach="burger_cook")
    table.phase("5")
    assert TITLE.decisions(table.state) == ()
    assert table.state.chains[0].hand == {"burger_cook": 1}


def test_a_bankrupt_chain_keeps_its_campaigns_and_nobody_returns() -> None:
    table = Table(3, board=board_y()).campaign(9, 0, "beer", 1, "J10", card="campaign_manager")
    table.company(0, beach="trainer", milestones="first_radio_campaign")
    table.state.chains[0].bankrupt = True
    table.phase("5").phase("7.6")
    assert table.state.order == [1, 2]
    assert [(c.number, c.card) for c in table.state.campaigns] == [(9, "")]
    table.phase("6")
    assert table.state.campaigns == [] and table.state.chains[0].hand == {}
    assert TITLE.testing.invariants(table.state) == []


def test_a_ruined_chain_does_not_win_when_the_bank_ends_the_game() -> None:
    table = Table(2).company(1, cash=3)
    table.state.chains[0].bankrupt = True
    table.state.bank.ended = True
    table.phase("4.9")
    result = TITLE.result(table.state)
    assert result is not None and result.ranking == ((1,), (0,))


def test_eternal_campaigns_of_marketeers_named_later_are_eternal_too() -> None:
    table = Table(5, board=BOARD_A).restaurant(0, (3, 0), (3, 1))
    table.company(0, work="2 brand_manager", milestones="first_billboard_placed").at_work().skip_to(0, "campaign")
    table.act(0, "campaign brand_manager 4 top-D pizza 3")
    assert table.state.campaigns[0].eternal and table.state.campaigns[0].left == 1


def test_no_two_restaurants_cover_the_same_square() -> None:
    table = Table(board="A0 B0").restaurant(0, (3, 3), (3, 3))
    for corner in ("nw", "ne", "sw", "se"):
        assert not placing.corner_sites(table.state.city, corner) >> at(3, 3) & 1
