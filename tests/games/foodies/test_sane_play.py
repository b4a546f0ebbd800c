"""Positions in which the Expert player makes no mistake that a beginner would laugh at."""

from __future__ import annotations

import pytest

from games.foodies import TITLE
from games.foodies.state import State
from games.foodies.steps import Buy, ChooseFace, Collect, Hire, Visit
from games.kernel import Chance, ExpertPlayer
from tests.games.foodies.builders import court, game

ROW = {"1": "AM05", "2": "AM04"}
DECK = ["AM01", "DE01", "IT01", "JP01", "TH01", "AM02", "DE02", "IT02", "JP02", "TH02"]


def answer(state: State, seat: int = 0) -> str:
    return str(ExpertPlayer().choose(TITLE, TITLE.view(state, seat), seat, Chance(b"sane")))


def test_it_hires_the_chef_that_wins() -> None:
    mine, rival = court(popularity=20, coins=4), court(popularity=20, coins=9)
    assert answer(game(rival, mine, step=Hire(False), turn=17, triggered=True), 1) == "hire"


def test_it_hires_rather_than_keep_coins_that_are_worth_nothing_any_more() -> None:
    mine, rival = court(popularity=18, coins=8), court(popularity=19, coins=8)
    assert answer(game(mine, rival, step=Hire(False), turn=16)) == "hire"


def test_it_never_leaves_a_special_chef_to_the_others() -> None:
    mine = court(popularity=3, stalls={"1": "AM01", "2": "AM02", "3": "AM03", "4": "AM04"})
    assert answer(game(mine, court(popularity=4), step=Hire(True), turn=8, deck=DECK)) == "special same4"


def test_it_buys_a_stall_that_it_can_pay_when_the_game_is_young() -> None:
    state = game(court(coins=4), court(coins=3), step=Buy(), market=[None, None, None, "AM06", "AM01"], deck=DECK)
    assert answer(state).startswith("buy ")


def test_it_does_not_build_over_a_good_stall_while_there_is_room() -> None:
    mine = court(coins=3, popularity=2, stalls={"5": "AM06"})
    state = game(mine, court(popularity=2), step=Buy(), turn=4, market=[None] * 4 + ["AM10"], deck=DECK)
    bought = answer(state)
    assert bought.startswith("buy AM10") and not bought.endswith("5")


def test_it_sets_a_stall_where_stars_are_completed() -> None:
    mine = court(coins=3, popularity=4, stalls={"5": "AM05", "1": "AM01", "9": "AM02"})
    state = game(mine, court(popularity=4), step=Buy(), turn=6, market=[None] * 4 + ["TH05"], deck=DECK)
    assert answer(state) in {f"buy TH05 {space}" for space in (2, 4, 6, 8)}


def test_it_sends_a_flyer_to_the_popularity_that_wins() -> None:
    mine = court(popularity=19, coins=0, flyers=1, stalls={"2": "AM06", "1": "AM01"})
    state = game(court(popularity=20), mine, step=Visit(1, [1], {}), turn=17, triggered=True)
    mine.pop_tokens[2] = 1
    assert answer(state, 1) == "flyer 2"


def test_it_does_not_waste_a_flyer_on_a_space_that_gives_less() -> None:
    mine = court(popularity=5, flyers=1, stalls={"5": "AM06"}, coin_tokens={"5": 3})
    assert answer(game(mine, court(popularity=5), step=Visit(5, [0], {}), turn=6, deck=DECK)) == "stay"


def test_it_pays_for_the_popularity_that_wins() -> None:
    cultures = ["american", "brazilian", "german", "italian", "japanese"]
    mine = court(popularity=19, coins=3, stalls={"5": "BR01"})
    state = game(court(popularity=19, coins=9), mine, step=Collect({1: 5}, {}), turn=17, triggered=True)
    state.cultures = cultures
    assert answer(state, 1) == "pay"


def test_it_sets_a_zero_to_the_space_that_gives_most() -> None:
    mine = court(popularity=8, stalls={"3": "AM06", "9": "AM01"}, pop_tokens={"3": 2})
    rival = court(popularity=8, stalls={"4": "AM06", "6": "JP07"})
    assert answer(game(mine, rival, step=ChooseFace(), turn=8, deck=DECK)) == "face 3"


def test_it_copies_the_richer_neighbour() -> None:
    mine = court(popularity=18, stalls={"5": "JP01", "2": "AM01", "8": "AM06"})
    state = game(court(popularity=20), mine, step=Collect({1: 5}, {}), turn=17, triggered=True)
    assert answer(state, 1) == "target 8"


def test_it_sets_a_zero_to_where_the_rival_gets_nothing() -> None:
    mine = court(popularity=8, stalls={"3": "AM06", "9": "AM06"})
    rival = court(popularity=8, pop_tokens={"3": 3})
    assert answer(game(mine, rival, step=ChooseFace(), turn=8, deck=DECK)) == "face 9"


def test_it_hires_the_special_chef_in_the_last_turn() -> None:
    mine = court(popularity=18, stalls={"1": "AM01", "2": "AM02", "3": "AM03", "4": "AM04"})
    state = game(court(popularity=20), mine, step=Hire(True), turn=17, triggered=True)
    assert answer(state, 1) == "special same4"


def test_it_spends_nothing_on_a_stall_when_the_chef_wins() -> None:
    mine = court(popularity=19, coins=4, stalls={"1": "AM01"})
    state = game(court(popularity=19, coins=9), mine, step=Buy(), turn=17, triggered=True)
    state.market = [None, None, None, "AM06", "AM10"]
    assert answer(state, 1) == "pass"


@pytest.mark.parametrize("turn", [1, 3])
def test_it_does_not_pay_a_chef_while_coins_still_build_the_court(turn: int) -> None:
    mine = court(coins=4, popularity=0, stalls=ROW)
    assert answer(game(court(), mine, step=Hire(False), turn=turn, deck=DECK), 1) == "done"
