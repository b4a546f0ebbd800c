"""The two facing grids: cells, rows, lanes and reach (rules section 2).

A cell of one side is a number from 0 to 8 in the order F0 F1 F2 M0 M1 M2 B0 B1 B2. Lanes are numbered once for the
whole table, as the South player sees them, so lane 0 of South faces lane 0 of North.
"""

from __future__ import annotations

from games.kernel import Seat

SOUTH: Seat = 0
NORTH: Seat = 1
SIDES = ("S", "N")

CELLS = ("F0", "F1", "F2", "M0", "M1", "M2", "B0", "B1", "B2")
CELL_OF = {name: cell for cell, name in enumerate(CELLS)}
"""The number of a cell by its name."""
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8))
"""The cells of the front, middle and back row."""
ROW_NAMES = ("F", "M", "B")


def cell_name(seat: Seat, cell: int) -> str:
    """Return the name of a cell on the whole table, such as `S.F0`."""
    return f"{SIDES[seat]}.{CELLS[cell]}"


def place(name: str) -> tuple[Seat, int]:
    """Return the side and the cell that a name such as `N.B2` means. Raise ValueError or KeyError for anything else."""
    side, cell = name.split(".")
    return SIDES.index(side), CELL_OF[cell]


def row_of(cell: int) -> int:
    """Return the depth of a cell, counted from the shared middle line: 0 front, 1 middle, 2 back."""
    return cell // 3


def lane_of(cell: int) -> int:
    """Return the lane of a cell, 0 to 2."""
    return cell % 3


def steps_between(attacker: int, target: int) -> int:
    """Return the row steps from an attacker's cell to an enemy cell; front to front is 1. Empty spaces count."""
    return row_of(attacker) + row_of(target) + 1


def in_normal_reach(attacker: int, target: int) -> bool:
    """Return whether the target's cell is right next to the attacker's, straight ahead or diagonally."""
    # One step means that both are in their front rows: nobody else attacks without a Spoon.
    return steps_between(attacker, target) == 1 and abs(lane_of(attacker) - lane_of(target)) <= 1


def on_spoon_line(attacker: int, target: int) -> bool:
    """Return whether a thrown Spoon gets there: the same lane, or an exact diagonal. Nothing ever blocks the way."""
    lanes = abs(lane_of(attacker) - lane_of(target))
    return lanes == 0 or lanes == steps_between(attacker, target)


# The same for both sides, as lanes are numbered once for the whole table (section 2).
NORMAL_REACH = tuple(tuple(t for t in range(9) if in_normal_reach(a, t)) for a in range(9))
"""For each attacker's cell, the enemy cells in normal reach."""
SPOON_REACH = tuple(
    NORMAL_REACH[a] + tuple(t for t in range(9) if on_spoon_line(a, t) and not in_normal_reach(a, t)) for a in range(9)
)
"""For each attacker's cell, the enemy cells it reaches with a Spoon in hand: those in normal reach first."""
