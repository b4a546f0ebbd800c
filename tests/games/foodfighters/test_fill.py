"""Gaps (rules section 9)."""

from __future__ import annotations

import pytest

from games.foodfighters.data import fighter_of
from games.foodfighters.formation import fillers, gaps
from games.foodfighters.geometry import CELLS
from games.foodfighters.state import Fighter
from games.foodfighters.steps import Fill
from tests.games.foodfighters.builders import a_table, roll


@pytest.mark.parametrize(
    ("formation", "expected", "candidates"),
    [
        ("x.x / xxx / xxx", {"F1"}, {"B0", "B1", "B2"}),
        ("xxx / x.x / x..", {"M1"}, {"B0"}),
        ("x.x / .xx / ...", {"F1"}, {"M1", "M2"}),
        ("xxx / x.x / ...", set(), None),
        ("xxx / xxx / .x.", set(), None),
    ],
)
def test_the_examples_of_the_reference(formation: str, expected: set[str], candidates: set[str] | None) -> None:
    fighter = Fighter("KC", *fighter_of("KC"))
    grid = [fighter if mark == "x" else None for mark in formation if mark in "x."]
    assert {CELLS[cell] for cell in gaps(grid)} == expected
    if candidates is not None:
        assert {CELLS[cell] for cell in fillers(grid)} == candidates


def test_a_filler_brings_its_items() -> None:
    table = a_table(north="CK . OS / RB OB+sc . / . . .", step=Fill(), attacked=True)
    table.do("N", "fill F1 M1")
    filler = table.fighter("N.F1")
    assert filler is not None and filler.items == ("spoon", "cracker")


def test_the_owner_of_the_gap_fills_it_before_its_own_turn() -> None:
    table = a_table()
    table.do("S", "attack F0 F1", roll("S", 2))
    assert table.asked() == ("N", "fill")
    assert table.refused("N", "roll") == "action-while-filling"
    assert table.refused("N", "pass") == "pass-in-fill"
    assert table.refused("N", "fill F0 B0") == "gap-there"
    assert table.refused("N", "fill F1 M0") == "filler"
    table.do("N", "fill F1 B1")
    assert table.asked() == ("N", "action") and table.rows("N") == "CK OB OS / RB RS CS / OK . RK"


def test_several_gaps_are_filled_one_after_the_other() -> None:
    table = a_table(north="CK . . / RB RS CS / OK OB RK", step=Fill(), attacked=True)
    assert table.legal("N") == {f"fill {gap} {cell}" for gap in ("F1", "F2") for cell in ("B0", "B1", "B2")}
    table.do("N", "fill F2 B0")
    assert table.asked() == ("N", "fill")
    table.do("N", "fill F1 B2")
    assert table.asked() == ("N", "action")
