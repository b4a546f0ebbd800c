"""Reach (rules section 2): the complete table, and what follows from it."""

from __future__ import annotations

import pytest

from games.foodfighters.geometry import CELL_OF, CELLS, NORMAL_REACH, SPOON_REACH, cell_name, place

REACH = {
    "F0": ("F0 F1", "M0 B0 M2"),
    "F1": ("F0 F1 F2", "M1 B1"),
    "F2": ("F1 F2", "M2 B2 M0"),
    "M0": ("", "F0 M0 B0 F2"),
    "M1": ("", "F1 M1 B1"),
    "M2": ("", "F2 M2 B2 F0"),
    "B0": ("", "F0 M0 B0"),
    "B1": ("", "F1 M1 B1"),
    "B2": ("", "F2 M2 B2"),
}


@pytest.mark.parametrize("attacker", CELLS)
def test_a_cell_reaches_what_the_table_says(attacker: str) -> None:
    normal, spoon = (set(cells.split()) for cells in REACH[attacker])
    cell = CELL_OF[attacker]
    assert {CELLS[target] for target in NORMAL_REACH[cell]} == normal
    assert {CELLS[target] for target in SPOON_REACH[cell]} == normal | spoon


def test_reach_is_mutual() -> None:
    for reach in (NORMAL_REACH, SPOON_REACH):
        assert all(a in reach[t] for a in range(9) for t in reach[a])


def test_cells_have_names_on_the_whole_table() -> None:
    assert [place(cell_name(seat, cell)) for seat in (0, 1) for cell in range(9)] == [
        (seat, cell) for seat in (0, 1) for cell in range(9)
    ]
