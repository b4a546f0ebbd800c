"""Every kind of illegal attempt names the exact rule broken."""

from __future__ import annotations

import pytest

from games.foodfighters import TITLE
from games.kernel import Action, NotUnderstood, apply
from games.kernel.chance import ScriptedChance
from tests.games.foodfighters.builders import SOUTH_2, a_table


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("pass", "pass-in-action"),
        ("move", "empty-space"),
        ("move F0 F1", "space-in-row"),
        ("fill F1 B0", "gap-now"),
        ("play sizzle", "card-held"),
        ("buy spoon F0", "buying-before-action"),
        ("swap F0 F0", "swap-with-itself"),
        ("attack M0 F0", "attack-from-behind"),
        ("attack F2 F2", "target-in-mind"),
        ("attack F0 F2", "reach"),
        ("attack F0 M0", "reach-but-spoon"),
        ("attack F1 F0", "thought"),
    ],
)
def test_on_the_first_layout(action: str, rule: str) -> None:
    assert a_table().refused("S", action) == rule


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("swap F0 B1", "swap-with-empty"),
        ("swap B1 F0", "fighter-there"),
        ("attack B1 F0", "fighter-there"),
        ("move F0 B1", "space-in-row"),
        ("move B0 B2", "move-onto-fighter"),
        ("move B0 F1", "move-onto-fighter"),
        ("move B1 B0", "fighter-there"),
    ],
)
def test_with_an_empty_space(action: str, rule: str) -> None:
    assert a_table("KC SO BR / KO SC BO / SR . KR").refused("S", action) == rule


def test_a_move_never_changes_the_row() -> None:
    assert a_table("KC SO BR / KO . BO / . . .").refused("S", "move M0 B1") == "move-to-other-row"


def test_a_spoon_flies_straight_or_exactly_diagonally() -> None:
    table = a_table(SOUTH_2.replace("SO", "SO+s"))
    assert table.refused("S", "attack M1 F2") == "spoon-line"
    assert table.refused("S", "attack M1 M1") == "thought"


def test_nobody_in_mind_nobody_attacked() -> None:
    table = a_table("KC KO KR / BC BO BR / SC SO SR", "RK RB RS / OK OB OS / CK CB CS")
    assert table.legal("S", "attack") == {"F2 F1", "F2 F2"}
    table = a_table("KC KO BO / BC KR BR / SC SO SR", "RK RB RS / OK OB OS / CK CB CS")
    assert table.refused("S", "attack") == "attack-possible"
    assert table.refused("S", "attack F0 F0") == "target-in-mind"


def test_an_empty_enemy_space_is_no_target() -> None:
    table = a_table(SOUTH_2.replace("KC", "KC+s"), "CK CB OS / RB RS CS / OK OB .")
    assert table.refused("S", "attack F0 B2") == "fighter-there"


def test_one_action_per_turn() -> None:
    table = a_table(beans=(5, 0))
    table.do("S", "swap F0 F1")
    assert table.refused("S", "swap F0 F1") == "action-left"
    assert table.refused("S", "fill F0 B0") == "gap-now"


@pytest.mark.parametrize("action", ["dance", "attack Z1 F0", "attack F0 nose", "swap F0 f1"])
def test_words_that_name_nothing_are_not_understood(action: str) -> None:
    with pytest.raises(NotUnderstood):
        apply(TITLE, a_table().state, 0, Action.of(action.split()), ScriptedChance([]))


def test_things_that_do_not_exist_are_not_understood() -> None:
    table = a_table(beans=(9, 0))
    table.do("S", "swap F0 F1")
    with pytest.raises(NotUnderstood):
        apply(TITLE, table.state, 0, Action.of(["buy", "fork"]), ScriptedChance([]))
