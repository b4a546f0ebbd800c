"""Set-up, structure, order, hiring and training: worked examples 15.1 to 15.3 of the rules."""

from __future__ import annotations

import pytest

from games.food_chain_magnate import TITLE, events, structure
from games.food_chain_magnate.steps.restructuring import ChoosePositions, put_to_work
from games.food_chain_magnate.steps.turn import Round
from games.kernel import Action, Chance, Game, actions, flow
from tests.games.food_chain_magnate.builders import Table, pile

SEED = b"s" * 32


@pytest.mark.parametrize(
    ("seats", "tiles", "bank", "campaigns", "cards"),
    [(2, 9, 100, 13, 202), (3, 12, 150, 14, 202), (4, 16, 200, 15, 212), (5, 20, 250, 16, 222)],
)
def test_set_up_by_number_of_players(seats: int, tiles: int, bank: int, campaigns: int, cards: int) -> None:
    state, _ = TITLE.setup(TITLE.options({}, seats), seats, Chance(SEED))
    assert len(state.city.tiles) == tiles
    assert state.bank.cash == bank
    assert len(state.free_campaigns) == campaigns
    assert sum(state.supply.values()) == cards
    assert len(state.free_houses) == state.gardens == 8


def test_the_introductory_game_has_more_money_and_no_reserve_or_milestones() -> None:
    state, _ = TITLE.setup(TITLE.options({"game": "introductory"}, 3), 3, Chance(SEED))
    assert state.bank.cash == 225
    assert not state.rules.reserve and not state.rules.milestones
    second, _ = TITLE.setup(TITLE.options({"game": "second"}, 3), 3, Chance(SEED))
    assert len(second.rules.milestones) == 18


def test_all_drinks_are_on_the_map_where_agreed() -> None:
    for n in range(12):
        state, _ = TITLE.setup(TITLE.options({"all_drinks": True}, 2), 2, Chance(b"%d" % n))
        assert {letter for _, letter in state.city.ground.sources} == set("BLS")


def test_who_passes_places_after_all_others_and_must() -> None:
    options = TITLE.options({}, 3)
    game, _ = Game.new(TITLE, options, 3, Chance(SEED))
    a, b, c = game.state.order

    def place(seat: int) -> None:
        square = game.choices(seat, ("place",))[0].key
        corner = game.choices(seat, ("place", square))[0].key
        game.act(seat, Action("place", (square, corner)), SEED)

    assert game.waiting() == (c,)
    place(c)
    for seat in (b, a):
        game.act(seat, Action("pass"), SEED)
    assert game.waiting() == (a,)
    assert [choice.key for choice in game.choices(a)] == ["place"]
    place(a)
    place(b)
    assert game.waiting() == (0, 1, 2)
    assert {d.kind for d in game.decisions()} == {"reserve"}


STAFF = "management_trainee 2 recruiting_girl marketing_trainee errand_boy"


def test_slots_of_managers_count_for_all_others() -> None:
    rules = Table().state.rules
    staff = [card for card, n in pile(STAFF).items() for _ in range(n)]
    assert structure.open_slots(rules, 3, staff) == 0
    assert structure.open_slots(rules, 3, [*staff, "trainer"]) is None


def test_four_managers_never_fit_three_slots() -> None:
    rules = Table().state.rules
    assert structure.fits(rules, 3, ["management_trainee"] * 3)
    assert not structure.fits(rules, 3, ["management_trainee"] * 4)
    assert structure.fits(rules, 4, ["management_trainee"] * 4)


def test_an_illegal_structure_leaves_everybody_on_the_beach() -> None:
    table = Table().company(0, beach=f"{STAFF} trainer")
    play = flow.Play(table.state, Chance(b""))
    put_to_work(
        play,
        0,
        ["management_trainee", "trainer", "errand_boy", "marketing_trainee", "recruiting_girl", "recruiting_girl"],
    )
    assert table.state.chains[0].work == {}
    assert sum(table.state.chains[0].hand.values()) == 6


def test_only_structures_that_fit_are_offered_and_come_out_together() -> None:
    table = Table().company(0, beach=f"{STAFF} trainer").company(1, beach="waitress").phase("1")
    told = table.act(0, "work management_trainee recruiting_girl recruiting_girl errand_boy marketing_trainee end")
    assert told == []
    assert (
        table.refused(
            0, f"work {'management_trainee recruiting_girl recruiting_girl'} trainer errand_boy marketing_trainee end"
        )
        == "slot"
    )
    hidden = TITLE.view(table.state, 1).state.stack[-1]
    assert hidden.answers == {0: None}
    table.act(1, "work waitress end")
    revealed = {event.seat: event for event in table.told(events.Restructured)}
    assert revealed[0].slots == 0 and revealed[1].slots == 2
    assert "first_waitress_played" in table.state.chains[1].milestones
    assert "first_errand_boy_played" in table.state.chains[0].milestones


def test_the_same_structure_again_is_one_answer() -> None:
    table = Table().company(0, beach="waitress trainer").phase("1")
    assert "same" not in table.offered(0)
    table.act(0, "work waitress end")
    table.state.chains[0].hand, table.state.chains[0].work = {"waitress": 1, "trainer": 1}, {}
    table.phase("1")
    table.act(0, "same")
    assert table.state.chains[0].work == {"waitress": 1}


def test_busy_marketeers_change_nothing_in_the_structure() -> None:
    table = Table(5, board="A0 B0").campaign(9, 0, "beer", 1, "A1", card="campaign_manager")
    table.company(0, beach="waitress").phase("1")
    assert table.offered(0, "work") == ["waitress", "end"]


def test_positions_are_chosen_and_not_sorted() -> None:
    table = Table(4)
    table.phase("2")
    assert isinstance(table.state.stack[-1], ChoosePositions)
    table.act(0, "position 4")
    table.act(1, "position 1")
    assert table.refused(2, "position 4") == "position"
    table.act(2, "position 3")
    assert table.state.order == [1, 3, 2, 0]


def test_the_airplane_milestone_counts_two_more_open_slots() -> None:
    table = Table(3)
    for seat, work in enumerate(("waitress", "waitress", "3 waitress")):
        table.company(seat, work=work)
    table.state.chains[2].milestones["first_airplane_campaign"] = 4
    table.state.order = [1, 0, 2]
    table.phase("2")
    step = table.state.stack[-1]
    assert isinstance(step, ChoosePositions)
    assert step.queue == [1, 0, 2]


def test_hiring_from_an_empty_pile_needs_training_at_once() -> None:
    table = Table().company(0, work="trainer").empty_pile("management_trainee").at_work()
    before = table.state.supply["junior_vice_president"]
    assert "management_trainee" not in table.offered(0, "hire")
    table.act(0, "hire junior_vice_president trainer")
    assert table.state.supply["junior_vice_president"] == before - 1
    assert table.state.chains[0].hand == {"junior_vice_president": 1}
    assert table.state.chains[0].hires == 1
    assert "first_to_train_someone" in table.state.chains[0].milestones


def test_a_hire_never_uses_a_card_that_only_todays_training_frees() -> None:
    table = Table().company(0, work="trainer coach", beach="junior_vice_president")
    table.empty_pile("management_trainee").empty_pile("junior_vice_president").at_work()
    assert table.refused(0, "hire junior_vice_president trainer") == "cards-left"
    assert table.offered(0, "hire vice_president") == ["coach"]


def test_two_trainers_do_not_train_one_card_twice_but_a_guru_does() -> None:
    table = Table().company(0, work="2 trainer", beach="errand_boy").at_work().skip_to(0, "train")
    table.act(0, "train errand_boy cart_operator trainer")
    assert "train" not in table.offered(0)
    guru = Table().company(0, work="guru", beach="errand_boy").empty_pile("cart_operator").empty_pile("truck_driver")
    guru.at_work().skip_to(0, "train")
    guru.act(0, "train errand_boy zeppelin_pilot guru")
    assert guru.state.chains[0].hand == {"zeppelin_pilot": 1}


def test_a_coach_may_go_on_with_the_card_it_has_trained() -> None:
    table = Table().company(0, work="coach trainer", beach="errand_boy").at_work().skip_to(0, "train")
    table.act(0, "train errand_boy cart_operator coach")
    assert table.offered(0, "train cart_operator truck_driver") == ["coach"]
    table.act(0, "train cart_operator truck_driver coach")
    assert table.state.chains[0].hand == {"truck_driver": 1}


def test_actions_of_all_cards_combine_after_paying_twenty() -> None:
    table = Table().company(0, work="2 trainer coach", beach="management_trainee", milestones="first_to_pay_20")
    table.at_work().skip_to(0, "train")
    table.act(0, "train management_trainee executive_vice_president all")
    assert table.state.chains[0].hand == {"executive_vice_president": 1}


def test_a_card_hired_today_can_be_trained_today() -> None:
    table = Table().company(0, work="trainer").at_work()
    table.act(0, "hire management_trainee")
    table.act(0, "train management_trainee junior_vice_president trainer")
    assert table.state.chains[0].hand == {"junior_vice_president": 1}


@pytest.mark.parametrize(("left", "gained"), [(5, 2), (1, 1), (0, 0)])
def test_the_third_hire_brings_two_trainees_or_what_is_left(left: int, gained: int) -> None:
    table = Table().company(0, work="2 recruiting_girl").empty_pile("management_trainee", left).at_work()
    for _ in range(3):
        table.act(0, "hire waitress")
    assert table.state.chains[0].hand.get("management_trainee", 0) == gained
    assert "first_to_hire_3" in table.state.chains[0].milestones


def test_one_trainer_trains_one_of_two_free_trainees() -> None:
    table = Table().company(0, work="2 recruiting_girl trainer").at_work()
    for _ in range(3):
        table.act(0, "hire waitress")
    table.act(0, "train management_trainee luxuries_manager trainer")
    assert "train" not in table.offered(0)
    assert table.state.chains[0].hand["management_trainee"] == 1


def test_a_busy_director_counts_against_a_second_one() -> None:
    table = Table(5, board="A0 B0").campaign(9, 0, "beer", 1, "A1", card="brand_director")
    table.company(0, work="trainer", beach="brand_manager").at_work().skip_to(0, "hire")
    table.act(0, "next")
    assert "train" not in table.offered(0)


def test_who_had_a_hundred_dollars_trains_no_cfo() -> None:
    table = Table().company(0, work="trainer", beach="senior_vice_president", milestones="first_to_have_100")
    table.at_work().skip_to(0, "train")
    assert "cfo" not in table.offered(0, "train senior_vice_president")
    assert table.refused(0, "train senior_vice_president cfo trainer") == "second-copy"


def test_a_working_day_is_one_turn_that_ends_by_itself_when_nothing_is_left() -> None:
    table = Table().company(0, work="kitchen_trainee").at_work()
    before = TITLE.turn(table.state)
    assert before.owner == 0
    table.act(0, "hire waitress")
    assert table.refused(0, "hire waitress") == "job-over"
    table.act(0, "cook kitchen_trainee burger")
    assert TITLE.turn(table.state) == before
    assert table.offered(0) == ["done"]
    assert TITLE.decisions(table.state)[0].auto


def test_sub_steps_come_in_their_order() -> None:
    table = Table().company(0, work="kitchen_trainee trainer", beach="errand_boy").at_work()
    assert table.refused(0, "cook kitchen_trainee burger") == "job-later"
    table.act(0, "next")
    table.act(0, "next")
    assert table.refused(0, "train errand_boy cart_operator trainer") == "job-over"
    table.act(0, "cook kitchen_trainee pizza")
    assert table.state.chains[0].hand == {"errand_boy": 1, "pizza_cook": 1}


def test_the_first_turn_plans_nothing() -> None:
    table = Table()
    table.state.stack = [Round()]
    table.phase("1")
    assert not isinstance(table.state.stack[-1], ChoosePositions)
    assert [event.slots for event in table.told(events.Restructured)] == [3, 3]


def test_a_working_day_may_be_ended_with_work_left_undone() -> None:
    game, _ = Game.new(TITLE, TITLE.options({"game": "introductory"}, 2), 2, Chance(SEED))
    while {d.kind for d in game.decisions()} != {"work"}:
        seat = game.waiting()[0]
        game.act(seat, next(actions(TITLE, game.state, seat)), SEED)
    seat = game.waiting()[0]
    assert [choice.key for choice in game.choices(seat)] == ["hire", "next", "done"]
    game.act(seat, Action("done"), SEED)
    assert game.waiting() != (seat,)
