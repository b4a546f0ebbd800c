"""The searching bots' estimate of the race for the most trucks."""

from __future__ import annotations

import pytest

from games.food_truck_city import TITLE
from games.food_truck_city.ai import lookahead
from games.food_truck_city.ai.race import odds, turns_left
from games.food_truck_city.steps.stack import Buy, Fines, Window
from games.kernel import Action, Chance, Game, unhurried
from tests.games.food_truck_city.builders import TWO, Table, a_city
from tests.games.food_truck_city.test_sane_play import PARKED


def chance_of(table: Table, seat: int = 0) -> float:
    return odds(table.view(seat), seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_start_nobody_is_far_ahead(seats: int) -> None:
    game, _ = Game.new(TITLE, TITLE.options({}, seats), seats, Chance(b"race"))
    found = [odds(game.view(seat), seat) for seat in range(seats)]
    assert all(1 / seats / 3 < one < 2 / seats for one in found)


def test_the_chances_of_two_add_up() -> None:
    table = a_city(PARKED, money=(3, 8))
    assert chance_of(table, 0) + chance_of(table, 1) == pytest.approx(1.0, abs=0.02)


def test_money_and_trucks_help() -> None:
    level, richer, more = (a_city(TWO, money=(3, 3)), a_city(TWO, money=(6, 3)), a_city(PARKED, money=(3, 3)))
    assert chance_of(level) < chance_of(richer)
    assert chance_of(level) < chance_of(more)


def test_in_the_last_turn_a_truck_that_can_be_paid_decides() -> None:
    before = {"step": Buy(False), "moved": ["0piz"], "last_turns": [0], "settled": False}
    can, cannot = (a_city(TWO, money=(money, 5), **before) for money in (4, 3))  # type: ignore[arg-type]
    assert chance_of(can) > chance_of(cannot) + 0.2


def test_a_fine_that_cannot_be_paid_in_the_last_turn_costs_a_truck() -> None:
    before = {"step": Fines(["piz", "sus"]), "last_turns": [0], "settled": False}
    pays, loses = (a_city(PARKED, money=(money, 0), **before) for money in (9, 0))  # type: ignore[arg-type]
    assert chance_of(pays) > chance_of(loses) + 0.2


def test_what_the_dice_will_show_does_not_matter_to_an_answer_before_them() -> None:
    table = a_city(
        TWO, hands={0: ("award_piz",)}, money=(3, 3), step=Window([0], {}, "pre_roll"), food=None, customer=None
    )
    answers = {str(lookahead.look_ahead(table.view(0), 0, Chance(bytes([n])), unhurried)) for n in range(12)}
    assert answers == {"play award_piz"}


def test_the_end_of_a_turn_is_no_better_for_the_card_drawn_there() -> None:
    """To buy lets it be drawn as well, only later: else a good card would look like a reason not to buy."""
    found = set()
    for card in ("big_tip", "nitrous", "road_closed"):
        state = a_city(TWO, money=(4, 5), step=Buy(False), moved=["0piz"]).state
        state.deck.append(state.deck.pop(state.deck.index(card)))
        thought = lookahead.Thought(0, state, b"luck")
        found.add((thought.glance(Action("end_buy")), thought.glance(Action("buy", ("tac", "V2-1")))))
    assert len(found) == 1
    passed, bought = found.pop()
    assert passed < bought


def test_once_all_blocks_are_known_the_turns_left_are_known_as_well() -> None:
    assert turns_left(a_city(TWO, last_turns=[0]).view(0)) == 1.0


def test_games_of_more_people_take_more_turns() -> None:
    """In 60 games of *Normal* each 24 turns were left in the first fifth at a table of two, 32 at one of four."""
    games = [Game.new(TITLE, TITLE.options({}, seats), seats, Chance(b"race"))[0] for seats in (2, 3, 4)]
    two, three, four = (turns_left(game.view(0)) for game in games)
    assert 20 < two < 30 < three < four < 45
