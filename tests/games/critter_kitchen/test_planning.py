"""The samples of the searching bot: a round of shopping, the others' plans, and the value of leftovers."""

from __future__ import annotations

import pytest

from games.critter_kitchen import TITLE
from games.critter_kitchen.ai import dish_choice
from games.critter_kitchen.ai.lookahead import Kitchen, imagined
from games.critter_kitchen.ai.shopping_playout import Rush, sent
from games.critter_kitchen.state import State
from games.critter_kitchen.steps.kitchen import Serve, read_dishes
from games.critter_kitchen.steps.round import Plan
from games.critter_kitchen.steps.shop import Shop
from games.critter_kitchen.tokens import VALUE_OF
from games.critter_kitchen.view import View, determinize
from games.kernel import LEVELS, PLAYERS, Chance, apply, next_answer
from games.kernel.values import Action
from tests.games.critter_kitchen.builders import SHOP, Table, a_table

DESERT = "desert_vendor"


def by_value(item: str) -> float:
    """Choose the highest ingredient, as everybody in these examples."""
    return VALUE_OF.get(item, 0.5)


def played_out(table: Table) -> Table:
    """Play the round by the rules, with everybody taking the highest ingredient."""
    while any(isinstance(step, Shop) for step in table.state.stack) and TITLE.decisions(table.state):
        seat = TITLE.decisions(table.state)[0].seat
        answer = next_answer(TITLE, table.state, {})
        if answer is None:
            found = table.keys(table.names[seat], "take")
            answer_to = Action("take", (max(found, key=by_value),))
        else:
            answer_to = answer.action
        apply(TITLE, table.state, seat, answer_to, Chance(b"round"))
    return table


ROUNDS = {
    "tied chefs alternate": ({SHOP: "bread5 fish4 meat3"}, {"Ann": "lizard", "Bob": "lizard"}),
    "the faster queue comes first": (
        {SHOP: "bread7 fish6 meat5 wine4"},
        {"Ann": "boar", "Bob": "mouse lizard@chef_academy"},
    ),
    "leftovers go on to the academy": (
        {SHOP: "bread7 fish6 meat5", DESERT: "wine4 wine2"},
        {"Ann": "mouse boar@chef_academy", "Bob": f"lizard@chef_academy mouse@{DESERT}"},
    ),
    "who finds nothing has a soup": ({SHOP: "bread5"}, {"Ann": "mouse", "Bob": "boar"}),
}


@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_in_thought_goes_as_by_the_rules(name: str) -> None:
    items, chefs = ROUNDS[name]
    table = a_table("Ann Bob", items, chefs)
    state = table.state
    there = {place: [sent(c.seat, c.kind) for c in state.chefs_at(place)] for place in state.row}
    rush = Rush([by_value, by_value], state.track)
    rush.play(state.row, state.items, there)
    played_out(table.settle())
    for seat, name_ in enumerate(table.names):
        assert sorted(rush.taken[seat]) == sorted(table.holds(name_).split())
    assert rush.track == table.state.track


def test_the_others_are_imagined_where_something_lies() -> None:
    view = TITLE.view(a_table("Ann Bob", {SHOP: "bread7 fish6 meat7"}, step=Plan([0, 1])).state, 0)
    world = imagined(view, Kitchen(view, 0), Chance(b"world"))
    assert world.others[SHOP]
    assert [len(chefs) for chefs in world.others.values() if chefs] == [1, 1, 1]
    assert {chef.seat for chefs in world.others.values() for chef in chefs} == {1}


def test_normal_cooks_as_steady_does_where_hard_keeps_something_for_the_critic() -> None:
    view = TITLE.view(rich_kitchen(), 0)
    answers = {level: PLAYERS[level].choose(TITLE, view, 0, Chance(b"dinner")) for level in LEVELS}
    assert answers["hard"] == answers["normal"] != answers["expert"]


def rich_kitchen() -> State:
    """Ann could serve so much that it would cost her the meal in the end."""
    holds = {"Ann": "wine7 spice-wine cheese7 spice-cheese bread2 fish2 carrot2"}
    state: State = a_table("Ann Bob", holds=holds, step=Serve([0, 1]), round=6).state
    state.challenges[3:6] = ["harbor_picnic", "ultimate_melt", "cellar_platter"]
    return state


def serving(view: View) -> dict[str, list[str]]:
    return dict(read_dishes(dish_choice.best_serving(view, 0).args, list(view.open_challenges())))


def test_a_dish_of_little_worth_does_not_cost_the_meal() -> None:
    view = TITLE.view(rich_kitchen(), 0)
    spent = " ".join(key for parts in serving(view).values() for key in parts)
    assert "spice-wine" not in spent
    apply(TITLE, determinize(view, Chance(b"")), 0, dish_choice.best_serving(view, 0), Chance(b""))


def test_a_stopped_thought_serves_what_wins_most_stars() -> None:
    holds = {"Ann": "bread7 fish7 cheese7 carrot3"}
    view = TITLE.view(a_table("Ann Bob", holds=holds, step=Serve([0, 1]), round=3).state, 0)
    hurried = dish_choice.best_serving(view, 0, lambda: True)
    assert set(read_dishes(hurried.args, list(view.open_challenges()))[0][1]) == {"bread7", "fish7", "cheese7"}
