"""Every worked example of the rules reference: visits, purchases, chefs, turns and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.foodies import TITLE, events
from games.foodies.chefs import RULES
from games.foodies.data import PRICES
from games.foodies.state import State
from games.foodies.steps import Buy, EndTurn, Hire, Roll, Visit
from games.kernel import Action, Chance, NotLegal, ScriptedChance, apply, flow, offers, only_action
from tests.games.foodies.builders import court, game, read, written

EXAMPLES = {name: parts for name, _, parts in read()}
VISITS = [name for name in EXAMPLES if name.startswith("V")]
PURCHASES = [name for name in EXAMPLES if name.startswith("B")]
CHEFS = [name for name in EXAMPLES if name.startswith("H")]


def do(state: State, seat: int, text: str, *draws: int) -> Sequence[object]:
    return apply(TITLE, state, seat, Action.of(text.split()), ScriptedChance(draws))


def settle(state: State, *draws: int) -> None:
    flow.settle(flow.Play(state, ScriptedChance(draws)))


def asked(state: State) -> list[tuple[int, str]]:
    return [(d.seat, d.kind) for d in TITLE.decisions(state) if d.owed]


def keys(state: State, seat: int, *chosen: str) -> list[str]:
    return [choice.key for choice in offers(TITLE, state, seat, chosen)]


def test_all_the_examples_are_there() -> None:
    assert (len(VISITS), len(PURCHASES), len(CHEFS)) == (23, 4, 9)


def _answer(visit: dict[str, Any]) -> str | None:
    if "pay" in visit:
        return "pay" if visit["pay"] else "keep"
    if "target" in visit:
        return f"target {visit['target']}"
    return "targets " + " ".join(map(str, visit["targets"])) if "targets" in visit else None


@pytest.mark.parametrize("name", VISITS)
def test_a_visit_gives_what_the_example_says(name: str) -> None:
    parts = dict(EXAMPLES[name])
    state = game(court(**parts["before"]))
    visit = parts["visit"]
    state.stack[-1] = Visit.of(state, visit["space"])
    settle(state)
    if state.courts[0].flyers and asked(state)[0][1] == "flyer":
        flyer = visit.get("flyer_to")
        do(state, 0, f"flyer {flyer}" if flyer else "stay")
    answer = _answer(visit)
    if answer:
        do(state, 0, answer)
    assert written(state.courts[0]) == parts["after"]
    assert asked(state) == [(0, "buy")], "nothing else is asked"


def test_a_flyer_goes_only_to_a_neighbour_of_the_face() -> None:
    state = game(court(flyers=1))
    state.stack[-1] = Visit.of(state, 5)
    assert keys(state, 0, "flyer") == ["2", "4", "6", "8"]
    for wrong in "13795":
        with pytest.raises(NotLegal):
            do(state, 0, f"flyer {wrong}")


def test_the_italian_may_choose_only_built_neighbours() -> None:
    before = dict(EXAMPLES["V15"])["before"]
    state = game(court(**before))
    state.stack[-1] = Visit.of(state, 4)
    settle(state)
    assert keys(state, 0, "target") == ["5", "7"]


@pytest.mark.parametrize("name", PURCHASES)
def test_a_purchase_moves_cards_and_coins_as_the_example_says(name: str) -> None:
    parts = EXAMPLES[name]
    before = parts[0][1]
    market, market_after = (value for key, value in parts if key == "market")
    decks = [value for key, value in parts if key == "deck top"]
    buy, after = (next(value for key, value in parts if key == wanted) for wanted in ("buy", "after"))
    state = game(court(**before), step=Buy(), market=list(market), deck=list(reversed(decks[0])))
    card = market[buy["slot"] - 1]
    do(state, 0, f"buy {card} {buy['space']}")
    assert written(state.courts[0]) == after
    assert state.market == market_after
    assert list(reversed(state.deck)) == decks[1]
    covered = before["stalls"].get(str(buy["space"]))
    assert state.removed == ([covered] if covered else [])


def test_the_prices_fall_from_seven_to_three() -> None:
    assert PRICES == (7, 6, 5, 4, 3)


def test_an_empty_slot_offers_nothing() -> None:
    state = game(court(coins=9), step=Buy(), market=[None, "AM01", "JP07", "DE02", "TH09"])
    assert keys(state, 0, "buy") == ["AM01", "JP07", "DE02", "TH09"]
    state.market = [None] * 5
    assert keys(state, 0) == ["pass"]


@pytest.mark.parametrize("name", CHEFS)
def test_a_special_chef_wants_what_the_example_says(name: str) -> None:
    parts = dict(EXAMPLES[name])
    chef, satisfied = parts["requirement"]
    made = court(stalls=parts["stalls"])
    assert RULES[chef].met(made) is satisfied
    assert made.stars() == int(parts["complete stars in court"])


def test_t01_a_rolled_zero_lets_the_active_seat_choose_the_face() -> None:
    state = game(court(flyers=1), court(flyers=1))
    settle(state, 0)
    assert asked(state) == [(0, "face")]
    do(state, 0, "face 4")
    assert asked(state) == [(0, "flyer"), (1, "flyer")]
    assert keys(state, 1, "flyer") == ["1", "5", "7"] == keys(state, 0, "flyer")


@pytest.mark.parametrize(("face", "flight", "coins", "left"), [(5, 2, [5, 4, 5], 1), (2, 1, [4, 4, 4], 0)])
def test_t02_all_collect_and_flyers_are_independent(face: int, flight: int, coins: list[int], left: int) -> None:
    state = game(*(court(coins=3, flyers=n, coin_tokens={"1": 1}) for n in (1, 2, 2)))
    settle(state, face)
    do(state, 0, "stay")
    do(state, 1, f"flyer {flight}")
    do(state, 2, "stay")
    assert [c.coins for c in state.courts] == coins
    assert [c.flyers for c in state.courts] == [1, 1, 2]
    assert [c.coin_tokens[1] for c in state.courts] == [1, left, 1]


def test_t03_the_chef_for_hire_costs_four_and_comes_once_a_turn() -> None:
    state = game(court(coins=9, popularity=6), step=Hire(False))
    do(state, 0, "hire")
    assert (state.courts[0].coins, state.courts[0].popularity) == (5, 7)
    with pytest.raises(NotLegal) as refused:
        do(state, 0, "hire")
    assert refused.value.reason.id == "foodies-no-second-hire"
    poor = game(court(coins=3), step=Hire(False))
    with pytest.raises(NotLegal) as short:
        do(poor, 0, "hire")
    assert short.value.reason.id == "foodies-no-coins-chef"


def _cross() -> dict[str, str]:
    return {"2": "JP01", "4": "IT01", "5": "AM01", "6": "DE01", "8": "TH01"}


def test_t04_two_chefs_in_one_turn_and_none_twice() -> None:
    state = game(court(coins=4, popularity=10, stalls=_cross()), court(stalls=_cross()), step=Hire(False))
    do(state, 0, "special cross5")
    assert state.courts[0].popularity == 13
    do(state, 0, "hire")
    assert (state.courts[0].coins, state.courts[0].popularity) == (0, 14)
    do(state, 0, "done", 5)
    do(state, 1, "pass")
    with pytest.raises(NotLegal) as taken:
        do(state, 1, "special cross5")
    assert taken.value.reason.id == "foodies-no-chef-twice"


def test_with_scope_player_each_seat_may_hire_the_same_chef_once() -> None:
    state = game(court(stalls=_cross()), step=Hire(False), chef_scope="player", hired={"cross5": [1]})
    do(state, 0, "special cross5")
    assert keys(state, 0) == ["done"]


def test_t05_the_round_is_finished_after_the_goal_is_reached() -> None:
    state = game(court(), court(), court(popularity=18, stalls={"5": "JP08"}, pop_tokens={"5": 2}))
    settle(state, 5)
    assert state.triggered and state.courts[2].popularity == 21
    for seat in (0, 1, 2):
        assert asked(state)[0] == (seat, "buy")
        do(state, seat, "pass")
        if seat < 2:
            do(state, seat, "done", 1)
        state.courts[1].popularity = 24 if seat == 1 else state.courts[1].popularity
    do(state, 2, "done")
    result = TITLE.result(state)
    assert result is not None and result.ranking == ((1,), (2,), (0,))


def test_t06_reaching_the_goal_in_the_last_seats_turn_ends_the_game_with_it() -> None:
    state = game(court(), court(coins=4, popularity=19), step=Hire(False), turn=1)
    do(state, 1, "hire")
    assert TITLE.result(state) is None
    do(state, 1, "done")
    result = TITLE.result(state)
    assert result is not None and result.winners == (1,)


@pytest.mark.parametrize(("coins", "ranking"), [((3, 5, 9), ((1,), (0,), (2,))), ((5, 5, 9), ((0, 1), (2,)))])
def test_t07_ties_are_broken_by_coins_and_then_shared(
    coins: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]
) -> None:
    courts = [court(popularity=p, coins=c) for p, c in zip((22, 22, 19), coins, strict=True)]
    state = game(*courts, step=EndTurn(), turn=2, triggered=True)
    settle(state)
    result = TITLE.result(state)
    assert result is not None and result.ranking == ranking


def test_t08_covering_a_stall_can_break_a_star() -> None:
    state = game(court(coins=3, stalls={"2": "AM02", "5": "AM08"}), step=Buy(), market=[None] * 4 + ["DE01"])
    assert state.courts[0].stars() == 1
    do(state, 0, "buy DE01 5")
    assert state.courts[0].stars() == 0 and state.removed == ["AM08"]
    state.stack[-1] = Visit.of(state, 2)
    settle(state)
    assert (state.courts[0].coins, state.courts[0].popularity) == (3, 0)


@pytest.mark.parametrize(("seats", "goal"), [(2, 20), (3, 20), (4, 30), (5, 30)])
def test_t09_a_game_begins_with_courts_flyers_and_cultures_as_set_up(seats: int, goal: int) -> None:
    chance = Chance(b"setup")
    options = TITLE.options({"first": "2"}, seats)
    state, told = TITLE.setup(options, seats, chance)
    assert state.goal == goal and len(state.deck) == 45 and None not in state.market
    assert [state.courts[(1 + n) % seats].flyers for n in range(seats)] == [1, 2, 2, 3, 3][:seats]
    assert all((sum(c.coin_tokens), c.coins, c.popularity) == (1, 3, 0) for c in state.courts)
    assert len(set(state.cultures)) == 5 and len(state.hired) == 2
    assert len({c.dashboard for c in state.courts}) == seats
    assert isinstance(told[0], events.FirstSeat) and told[0].seat == 1


def test_after_sixty_rounds_the_game_is_scored() -> None:
    state = game(court(coins=1), court(), step=EndTurn(), turn=119)
    settle(state)
    result = TITLE.result(state)
    assert result is not None and result.reason.id == "foodies-result-round-cap" and result.winners == (0,)


def test_a_pass_that_is_the_only_answer_can_be_given_without_asking() -> None:
    state = game(court(coins=2), step=Buy(), market=["AM01", "AM02", "AM03", "AM04", "AM05"])
    assert only_action(TITLE, state, 0) == Action("pass")


def test_a_flyer_gained_in_a_visit_cannot_be_used_in_it() -> None:
    state = game(court(stalls={"5": "DE01"}))
    settle(state, 5)
    assert state.courts[0].flyers == 1 and asked(state) == [(0, "buy")]


def test_a_committed_flyer_may_be_changed_until_all_have_answered() -> None:
    state = game(court(flyers=1), court(flyers=1), step=Roll())
    settle(state, 5)
    do(state, 0, "flyer 2")
    assert asked(state) == [(1, "flyer")]
    do(state, 0, "stay")
    do(state, 1, "stay")
    assert state.courts[0].flyers == 1
