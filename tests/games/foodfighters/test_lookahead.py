"""The search of Foodfighters: every dice result is weighted by its probability."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.foodfighters import TITLE
from games.foodfighters.ai import lookahead
from games.foodfighters.ai.odds import chance_of_winning
from games.foodfighters.dice import chance_of_splats
from games.kernel import Action, Chance, Game, unhurried
from tests.games.foodfighters.builders import a_table

ONE_CARROT_LEFT = "CK RB OS / RS OK OB / RK . ."


def throws(table_changes: dict[str, object], text: str) -> list[tuple[float, tuple[int, ...]]]:
    table = a_table(**table_changes)  # type: ignore[arg-type]
    return list(lookahead._throws(table.state, 0, Action.of(text.split())))


@pytest.mark.parametrize("changes", [{}, {"bonus_die": "S"}, {"ongoing": ("drippings",)}])
def test_an_attack_hits_as_often_as_the_dice_say(changes: dict[str, object]) -> None:
    found = throws(changes, "attack F0 F0")
    dice = 3 if "bonus_die" in changes else 2
    hits = 0.0
    for likely, draws in found:
        assert len(draws) == dice
        after = a_table(**changes)  # type: ignore[arg-type]
        after.do("S", "attack F0 F0", draws)
        hits += likely * len(after.side("S").knocked_out)
    assert hits == pytest.approx(float(chance_of_splats(dice, 1)))
    assert sum(likely for likely, _ in found) == pytest.approx(1.0)


def test_a_roll_for_beans_brings_its_mean() -> None:
    mean = 0.0
    for likely, draws in throws({}, "roll"):
        after = a_table()
        after.do("S", "roll", draws)
        mean += likely * after.side("S").beans
    assert mean == pytest.approx(float(Fraction(33, 10)))


def test_what_draws_nothing_has_one_result() -> None:
    assert throws({}, "swap F0 F1") == [(1.0, ())]


def test_who_has_two_of_a_kind_is_ahead() -> None:
    ahead = a_table(north=ONE_CARROT_LEFT).state
    assert chance_of_winning(ahead, 0) > 0.6
    assert chance_of_winning(ahead, 1) < 0.5


def test_an_unlikely_win_now_is_worth_more_than_none() -> None:
    """A search stops on request, and still answers."""
    table = a_table(north=ONE_CARROT_LEFT)
    view = TITLE.view(table.state, 0)
    assert lookahead.look_ahead(view, 0, lambda: True) is not None
    assert str(lookahead.look_ahead(view, 0, unhurried)) == "attack F0 F0"


@pytest.mark.parametrize("teams", [("grains", "seafood"), ("seafood", "veggies")])
def test_house_teams_can_be_thought_about(teams: tuple[str, str]) -> None:
    options = TITLE.options({"team": list(teams)}, 2)
    game, _ = Game.new(TITLE, options, 2, Chance(b"house"))
    for _ in range(40):
        waiting = game.waiting()
        if not waiting:
            break
        action = lookahead.look_ahead(game.view(waiting[0]), waiting[0], lambda: True)
        assert action is not None
        game.act(waiting[0], action, b"house")
