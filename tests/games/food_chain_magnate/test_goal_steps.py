"""Companies with a goal: what needs a long career or an early start happens within a few turns."""

from __future__ import annotations

import pytest

from games.food_chain_magnate import TITLE
from games.food_chain_magnate.ai.goal_steps import card_for
from games.food_chain_magnate.state import Variant
from games.kernel import Chance, Game, legality
from games.kernel.ai.players import NormalPlayer

MOST_TURNS = 12


def turn_of(goal: str, modules: list[str]) -> int:
    """Return the turn in which a company with a goal reaches it, against one that plays to win."""
    options = TITLE.options({"modules": modules, "turn_limit": MOST_TURNS}, 3)
    game, _ = Game.new(TITLE, options, 3, Chance(b"quest"))
    usual, dice = NormalPlayer(), Chance(b"dice")
    while game.waiting():
        seat = game.waiting()[0]
        view, decision = game.view(seat), legality.decision_of(TITLE, game.state, seat)
        assert decision is not None
        step = TITLE.testing.action_towards(view, decision, goal) if seat == 0 else None
        action = step or usual.choose(TITLE, view, seat, dice)
        moved = game.act(seat, action, b"quest")
        if goal in TITLE.testing.seen(game.state, action, moved.events):
            return game.state.turn
    return 99


@pytest.mark.parametrize(
    "goal",
    ["trained.into cfo", "restructured.cards_named cfo", "trained.by guru", "verb move", "event garden_planted"],
)
def test_far_careers_and_what_they_are_for_are_shown(goal: str) -> None:
    assert turn_of(goal, []) <= MOST_TURNS


@pytest.mark.parametrize("card", ["trainer", "marketeer"])
def test_what_leaves_after_the_second_turn_is_earned_in_time(card: str) -> None:
    assert turn_of(f"milestone_won.milestone first_{card}_used", ["new_milestones"]) == 2


def test_nobody_sets_out_for_what_takes_no_card() -> None:
    rules = Variant().rules
    assert card_for(rules, "house_fed.goods burger") is None
    assert card_for(rules, "verb next") is None
    assert card_for(rules, "milestone_won.milestone first_radio_campaign") == "brand_director"
