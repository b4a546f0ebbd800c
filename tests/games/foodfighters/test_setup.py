"""Setting up (rules sections 3, 6 and 12): teams, thoughts, formations, the start roll, options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.foodfighters import TITLE, events
from games.foodfighters.state import State
from games.kernel import Chance, Event, OptionsError, ScriptedChance
from tests.games.foodfighters.builders import again

NINE = list(range(9))
START = [*again(0, 2), *again(1, 3), *again(2, 3), *again(0, 1), *again(1, 1), *again(2, 2)]


def new(draws: Sequence[int | Sequence[int]], **options: Any) -> tuple[State, list[Event]]:
    chance = ScriptedChance(draws)
    made = TITLE.setup(TITLE.options(options, 2), 2, chance)
    assert chance.unused == 0
    assert TITLE.testing.invariants(made[0]) == []
    return made


def problems(**options: Any) -> list[str]:
    with pytest.raises(OptionsError) as caught:
        TITLE.options(options, 2)
    return [problem.id for problem in caught.value.problems]


def ids(state: State, seat: int) -> list[str]:
    return [fighter.id for fighter in state.sides[seat].grid if fighter]


@pytest.mark.parametrize(("coin", "south"), [(0, "meats"), (1, "veggies")])
def test_a_coin_flip_deals_the_base_teams(coin: int, south: str) -> None:
    state, told = new([coin, NINE, NINE, *START])
    assert state.sides[0].team == south and state.sides[1].team != south
    assert [e.how for e in told if isinstance(e, events.TeamChosen)] == ["coin", "coin"]


def test_every_type_thinks_of_every_enemy_type_once() -> None:
    state, _ = new([NINE, NINE, *START], team=["meats", "veggies"])
    assert ids(state, 0) == ["KC", "KO", "KR", "BC", "BO", "BR", "SC", "SO", "SR"]
    assert ids(state, 1) == ["CK", "CB", "CS", "OK", "OB", "OS", "RK", "RB", "RS"]


def test_formations_follow_the_shuffles_south_first() -> None:
    south, north = [8, *range(8)], [*range(1, 9), 0]
    state, _ = new([south, north, *START], team=["meats", "veggies"])
    assert ids(state, 0)[0] == "SR" and ids(state, 1)[8] == "CK"


def test_everything_starts_in_the_pantry() -> None:
    state, _ = new([NINE, NINE, *START], team=["meats", "veggies"])
    assert state.supply == 30 and state.bonus_die is None and state.turn == 1
    for side in state.sides:
        assert (side.beans, side.spoons, side.crackers, side.pans) == (0, 2, 3, 1)
        assert side.pantry == list(side.deck) and len(side.deck) == 3


def test_more_beans_goes_first_and_sets_no_flag() -> None:
    state, told = new([NINE, NINE, *START], team=["meats", "veggies"])
    assert state.active == 0 and not state.sides[0].rolled_bonus
    assert [e.beans for e in told if isinstance(e, events.StartRolled)] == [8, 4]


def test_the_second_player_may_start_with_two_beans() -> None:
    state, told = new([NINE, NINE, *START], team=["meats", "veggies"], second_beans="2")
    assert (state.sides[1].beans, state.sides[0].beans, state.supply) == (2, 0, 28)
    assert any(isinstance(e, events.Compensated) and e.seat == 1 for e in told)


def test_who_leaves_the_team_open_gets_the_other_base_team() -> None:
    state, _ = new([NINE, NINE, *START], team=["veggies", "auto"])
    assert state.sides[1].team == "meats"
    state, _ = new([1, NINE, NINE, *START], team=["auto", "grains"])
    assert state.sides[0].team == "veggies"


def test_a_mirror_match_is_possible() -> None:
    state, _ = new([NINE, NINE, *START], team=["meats", "meats"])
    assert ids(state, 0) == ids(state, 1) == ["KK", "KB", "KS", "BK", "BB", "BS", "SK", "SB", "SS"]
    attacks = {a.key for a in TITLE.choices(state, 0, ("attack", "F0"))}
    assert attacks == {"F0", "F1"}


def test_a_custom_team_mixes_types_and_brings_one_teams_cards() -> None:
    options = {"team": ["custom", "veggies"], "custom_south": ["onion", "crab", "steak"]}
    state, _ = new([NINE, NINE, *START], **options, custom_cards=["seafood", "none"])
    assert ids(state, 0) == ["OC", "OO", "OR", "AC", "AO", "AR", "SC", "SO", "SR"]
    assert ids(state, 1)[:3] == ["CO", "CA", "CS"]
    assert state.sides[0].deck == ("undertow", "second_wave", "hard_shell")
    state, _ = new([NINE, NINE, *START], **options)
    assert state.sides[0].deck == ("bean_boost", "tossed_salad", "onion_tears")


def test_a_custom_team_is_checked() -> None:
    assert problems(team=["custom", "meats"]) == ["foodfighters-option-custom-missing"]
    assert problems(team=["meats", "auto"], custom_north=["onion", "crab", "steak"]) == [
        "foodfighters-option-custom-unused"
    ]
    crossed = {"team": ["custom", "meats"], "custom_south": ["onion", "crab", "steak"]}
    assert problems(**crossed, custom_cards=["grains", "none"]) == ["foodfighters-option-custom-cards-wrong"]
    assert problems(team=["custom", "meats"], custom_south=["onion", "onion", "crab"]) == ["kernel-option-wrong"]


def test_two_games_of_one_seed_are_the_same() -> None:
    made = [TITLE.setup(TITLE.options({}, 2), 2, Chance(b"seed")) for _ in range(2)]
    assert made[0] == made[1]
