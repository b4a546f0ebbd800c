"""Properties of every game: the kernel's checks, secrets, speed of copies, bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.critter_kitchen import TITLE
from games.critter_kitchen.ai.lookahead import PlannerPlayer
from games.critter_kitchen.state import State
from games.critter_kitchen.steps.kitchen import CriticMeal, Refrigerate, Serve
from games.critter_kitchen.steps.round import Plan
from games.kernel import PLAYERS, AiPlayer, Chance, NotLegal, check, only_action, random_action
from tests.games.critter_kitchen.builders import a_table
from tests.lengths import LONG


def random_game(seats: int, seed: bytes, options: dict[str, Any]) -> Iterator[State]:
    chance, pick = Chance(seed), Chance(seed[::-1])
    state, _ = TITLE.setup(TITLE.options(options, seats), seats, chance)
    for _ in range(TITLE.testing.longest(seats)):
        yield state
        owed = [decision for decision in TITLE.decisions(state) if decision.owed]
        if not owed:
            return
        TITLE.perform(state, owed[0].seat, random_action(TITLE, state, owed[0].seat, pick), chance)
    raise AssertionError("the game does not end")


def encoded(value: object) -> bytes:
    return msgspec.msgpack.encode(value)


def hidden_twins() -> Iterator[tuple[str, State, State]]:
    for what, holds in (("tokens", "bread7 wine2"), ("soup", "bread7 fish2 soup soup")):
        yield (
            what,
            a_table("Red Blue", holds={"Red": "bread7 fish2"}, step=Plan([0, 1]), bag=["wine2", "fish2"]).state,
            a_table("Red Blue", holds={"Red": holds}, step=Plan([0, 1]), bag=["wine2", "fish2"]).state,
        )
    others: dict[str, dict[str, Any]] = {
        "rumors": {"rumors": ["picky", "tender", "to_go"]},
        "challenges to come": {"challenges": ["ultimate_melt", "cellar_platter", *["savory_stack"] * 4]},
        "zous chefs to come": {"zous": ["ming", "rusk", "carol", "olive", "otto", "newton"]},
        "the bag": {"bag": ["fish7"]},
    }
    for what, changes in others.items():
        yield (
            what,
            a_table("Red Blue", step=Plan([0, 1])).state,
            a_table("Red Blue", step=Plan([0, 1]), **changes).state,
        )


def test_states_that_differ_in_secrets_look_the_same() -> None:
    for what, one, other in hidden_twins():
        assert encoded(TITLE.view(one, 1)) == encoded(TITLE.view(other, 1)), what
        assert encoded(TITLE.view(one, None)) == encoded(TITLE.view(other, None)), what


def test_a_plan_is_seen_by_its_owner_alone_but_that_it_is_there_by_all() -> None:
    table = a_table("Red Blue", step=Plan([0, 1]))
    table.do("Red", "plan soup_truck garden_top_shop desert_vendor")
    for viewer, seen in ((0, ("plan", "soup_truck", "garden_top_shop", "desert_vendor")), (1, None), (None, None)):
        step = TITLE.view(table.state, viewer).stack[-1]
        assert isinstance(step, Plan) and step.answers == {0: seen}


@pytest.mark.parametrize("step", [Serve([0, 1]), CriticMeal([0, 1])])
def test_dishes_and_meals_are_seen_by_their_owner_alone_but_that_they_are_there_by_all(step: Any) -> None:
    table = a_table("Red Blue", holds={"Red": "bread7 " * 8, "Blue": "fish7 " * 8}, step=step.copy(), round=3)
    table.do("Red", f"{table.keys('Red')[-1]} end")
    shown = TITLE.view(table.state, 1).stack[-1]
    assert isinstance(shown, (Serve, CriticMeal)) and shown.answers == {0: None}


def test_what_is_kept_in_the_fridge_is_never_shown_nor_when_it_was_chosen() -> None:
    table = a_table("Red Blue", holds={"Red": "bread7 " * 8, "Blue": "fish7 " * 8}, step=Refrigerate([0, 1]), round=3)
    before = encoded(TITLE.view(table.state, 1))
    table.do("Red", "keep " + "bread7 " * 7)
    assert encoded(TITLE.view(table.state, 1)) == before


def test_a_finished_game_takes_no_action_and_hides_nothing() -> None:
    *_, state = random_game(2, b"over" * 8, {})
    with pytest.raises(NotLegal):
        check(TITLE, state, 0, random_action(TITLE, a_table("Red Blue", step=Plan([0, 1])).state, 0, Chance(b"")))
    seen = TITLE.view(state, None)
    assert None not in seen.shields and None not in seen.rumors


def wins(player: AiPlayer, other: AiPlayer, games: int, seats: int) -> int:
    won = 0
    for n in range(games):
        chance, dice = Chance(b"match %d" % n), Chance(b"dice %d" % n)
        state, _ = TITLE.setup(TITLE.options({}, seats), seats, chance)
        while owed := [decision for decision in TITLE.decisions(state) if decision.owed]:
            seat = owed[0].seat
            mine = (seat + n) % 2 == 0
            view = TITLE.view(state, seat)
            action = only_action(TITLE, state, seat) or (player if mine else other).choose(TITLE, view, seat, dice)
            check(TITLE, state, seat, action)
            TITLE.perform(state, seat, action, chance)
        result = TITLE.result(state)
        assert result is not None
        won += (result.winners[0] + n) % 2 == 0
    return won


@pytest.mark.skipif(not LONG, reason="six whole games with thought")
def test_planning_against_plans_beats_greed() -> None:
    assert wins(PlannerPlayer(), PLAYERS["normal"], 6, 4) >= 5


def test_the_searching_bot_is_the_planner() -> None:
    view = TITLE.view(a_table("Red Blue", {"garden_top_shop": "wine7"}, step=Plan([0, 1])).state, 0)
    thought = [player.choose(TITLE, view, 0, Chance(b"same")) for player in (PLAYERS["expert"], PlannerPlayer())]
    assert thought[0] == thought[1]
